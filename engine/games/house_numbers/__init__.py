"""House Numbers: flip and write, everybody at once, solo and expert hands.

``facts``, ``sheet``, ``actions`` and ``view`` load without the rules; ``rules`` holds the game object.
"""
