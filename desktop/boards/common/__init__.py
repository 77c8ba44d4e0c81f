"""What every board shares: layers, sprites, pieces, scene, view, camera, gestures, painting helpers, the link.

Nothing here knows a game.
"""
