"""The board of Nine Blocks: the grid with its areas, the screen with the hand, penalty racks, the site around them.

Knows views, actions and the link; never a match, a state or the rules.
"""
