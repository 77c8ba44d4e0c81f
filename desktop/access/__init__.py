"""What makes the program usable for everybody: typeface, colours, the list mirror and announcements.

Nothing here may know a game; boards bring their own words.
"""
