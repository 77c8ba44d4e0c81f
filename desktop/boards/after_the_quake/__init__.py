"""The board of After the Quake: map of plots, ring of action cards, year and development boards, seats, rows, tray.

Knows views, actions, content and the link; never a match, a state or the rules.
"""
