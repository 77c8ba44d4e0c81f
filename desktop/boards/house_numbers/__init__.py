"""The board of House Numbers: sheet, offers, panels, draft and gestures.

Sees the view, the actions and the facts of the game, never its state or rules.
"""
