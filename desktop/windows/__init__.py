"""The windows: home, new match, match frame, result, rules, settings, dialogs, and the theme they share.

They speak to the rest of the program through signals and plain records and never hold a Match, rules or a state.
"""
