"""The desktop program: windows, boards, texts and files around the engine.

Here lives everything that needs Qt, a folder or a clock. No rules and no chance of a game may live here.
"""
