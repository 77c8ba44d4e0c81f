"""Squares, edges and shapes as integer masks, and the same things as plane geometry by shapely.

What several games could use lives here; nothing in it knows the rules of a game. Only ``planar`` loads shapely.
"""
