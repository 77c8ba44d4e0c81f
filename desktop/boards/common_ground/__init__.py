"""The board of Common Ground: an endless lawn with the city, the mayor's secret desk, the table of the group.

Knows views, actions and the link; never a match, a state or the rules.
"""
