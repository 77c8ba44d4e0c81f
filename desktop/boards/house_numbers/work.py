"""What the board of House Numbers works with: link, draft, view, and what is half begun beside the draft."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QRectF

from desktop.boards.common.link import Link, LogLine
from desktop.boards.common.look import Look
from desktop.boards.common.pieces import Ident
from desktop.boards.common.scene import BoardScene
from desktop.boards.house_numbers.deeds import NOTHING, Deed, Deeds
from desktop.boards.house_numbers.draft import Draft
from desktop.boards.house_numbers.layout import AREA
from desktop.boards.house_numbers.panels import LineState
from desktop.boards.house_numbers.states import Situation, Target
from engine.games.house_numbers.actions import Action
from engine.games.house_numbers.view import View


class Work(BoardScene):
    """The fields that gestures and pieces share.

    ``front`` is the front seat of the view that is shown, ``shown`` the seat whose sheet lies on the table. ``tool``
    is "roundabout" while one is to be placed, "effect" or "plan" while one is dragged, ``marked`` the thing that would
    take it. While something is dragged, ``carried`` is the place of the pair (or
    ``CARRIED_ROUNDABOUT``) and ``carry`` the draft with it; else they are -1 and None. ``aimed`` is the plot under
    the pointer or the focus, ``peeked`` the pair there (-1: none). ``picking`` is the plan whose estates are being
    chosen, with those ``picked``; ``warned`` the plan before whose claim a warning stands. ``targets`` keeps what
    plots are for the draft as it is. ``glancing`` tells that all sheets show, ``flipped`` in which turn the solo card
    turned the plans over. ``deeds`` is what seats did in turns that are over, ``pointed`` the log line under the
    pointer, ``rows`` where lines of the log lie. ``before`` is the view before the sheets changed last, ``inked`` the
    seat whose marks stood there as draft by then (``was_drafted``: there was a draft).
    """

    def __init__(self, link: Link, look: Look) -> None:
        super().__init__(AREA, look)
        self.link = link
        self.draft = Draft()
        self.view: View | None = None
        self.front: int | None = None
        self.shown: int | None = None
        self.tool = ""
        self.carried = -1
        self.carry: Action | None = None
        self.aimed: int | None = None
        self.peeked = -1
        self.picking = -1
        self.picked: tuple[int, ...] = ()
        self.warned = -1
        self.hinted: Action | None = None
        self.lines: tuple[LogLine, ...] = ()
        self.log_back = 0
        """So many of the newest lines have been scrolled away."""
        self.deeds = Deeds()
        self.rows: list[tuple[LogLine, QRectF, LineState]] = []
        self.pointed: LogLine | None = None
        self.before: View | None = None
        self.glancing = False
        self.marked: Ident | None = None
        self.flipped = 0
        self.inked: int | None = None
        self.was_drafted = False
        self.situation: Situation | None = None
        self.targets: dict[int, Target | None] = {}

    @property
    def now(self) -> Situation:
        """The situation of the view that is shown. Raises LookupError before the first view."""
        if self.situation is None:
            raise LookupError("no view is shown yet")
        return self.situation

    @property
    def seen(self) -> View:
        """The view that is shown. Raises LookupError before the first one."""
        if self.view is None:
            raise LookupError("no view is shown yet")
        return self.view

    def rest(self) -> None:
        """Forgets what is half begun beside the draft."""
        self.tool = ""
        self.picking, self.picked, self.warned = -1, (), -1
        self.aimed = None
        self.hinted = None

    def pointed_deed(self, seat: int | None = None) -> Deed:
        """What the log line under the pointer speaks of; with ``seat`` only if it speaks of that seat."""
        if self.pointed is None or (seat is not None and self.pointed.seat != seat):
            return NOTHING
        return self.deeds.of_line(self.pointed)

    def take_target(self, target: Target | None) -> None:
        """Puts a target into the situation."""
        self.situation = dataclasses.replace(self.now, target=target)

    # What the board itself does

    def refresh(self) -> None:
        """Works every state out anew and gives it to its piece."""
        raise NotImplementedError

    def show_target(self) -> None:
        """Gives the pieces that show a target their states."""
        raise NotImplementedError

    def press_effect(self, target: Ident) -> None:
        """Uses the effect of the draft on what was pressed."""
        raise NotImplementedError

    def press_drawer(self, ident: Ident) -> None:
        """Opens a drawer, or closes the open one."""
        raise NotImplementedError

    def close_drawer(self) -> bool:
        """Closes the open drawer; tells whether there was one."""
        raise NotImplementedError

    def commit(self, action: Action) -> None:
        """Takes ``action`` as the draft, without parts that are not legal any more."""
        raise NotImplementedError

    def write(self, action: Action, plot: int, number: int) -> None:
        """Puts the number, and the park or pool it brings, into the draft as one part."""
        raise NotImplementedError
