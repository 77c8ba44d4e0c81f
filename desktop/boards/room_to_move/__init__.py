"""The board of Room to Move: the squared sheet with its plan, the furniture cards, the walk through the house.

Knows views, actions and the link; never a match, a state or the rules.
"""
