"""Files of the program: folders, saves, autosaves, settings, the log.

Here lives every byte that is written to disk, always atomically. No match and no rules may live here.
"""
