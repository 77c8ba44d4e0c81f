"""What is laid out before it is played, with undo and redo, for boards whose draft is one value."""

from __future__ import annotations

from typing import Generic, TypeVar

Sketch = TypeVar("Sketch")


class Draft(Generic[Sketch]):
    """The value ``sketch`` with what undo goes back to and what redo goes on to."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.past: list[Sketch] = []
        self.future: list[Sketch] = []

    def put(self, sketch: Sketch) -> bool:
        """Takes ``sketch``; tells whether anything changed."""
        if sketch == self.sketch:
            return False
        self.past.append(self.sketch)
        self.future.clear()
        self.sketch = sketch
        return True

    def undo(self) -> bool:
        """Goes back by one part; tells whether there was one."""
        if not self.past:
            return False
        self.future.append(self.sketch)
        self.sketch = self.past.pop()
        return True

    def redo(self) -> bool:
        """Puts the part again that was taken back; tells whether there was one."""
        if not self.future:
            return False
        self.past.append(self.sketch)
        self.sketch = self.future.pop()
        return True

    def keep(self) -> tuple[Sketch, tuple[Sketch, ...], tuple[Sketch, ...]] | None:
        """Everything, to be put back later; None if there is nothing."""
        if not self.past and not self.future:
            return None
        return self.sketch, tuple(self.past), tuple(self.future)

    def put_back(self, kept: tuple[Sketch, tuple[Sketch, ...], tuple[Sketch, ...]]) -> None:
        """Takes what ``keep`` gave."""
        self.sketch, past, future = kept
        self.past, self.future = list(past), list(future)

    def begin(self, sketch: Sketch) -> None:
        """Starts anew."""
        self.sketch = sketch
        self.past.clear()
        self.future.clear()
