"""Squares, edges, turns, masks: geometry shared by the board games.

``planar`` is the one module that may import shapely, on first use.
"""
