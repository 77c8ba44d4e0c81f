"""The boards: scenes, pieces and gestures that show views and turn gestures into actions.

Boards see views, actions and facts of their game, never its state or rules, and never a Match.
"""
