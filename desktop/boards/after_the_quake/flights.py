"""What happened, decorated: pawns walk on and buildings come from the card of their player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF

from desktop.boards.after_the_quake.layout import income_rect, spot_of, tile_rect
from desktop.boards.after_the_quake.ring import GhostState, RingCard
from desktop.boards.after_the_quake.sides import Sides
from desktop.boards.after_the_quake.town_map import Lot
from desktop.boards.after_the_quake.tray import Ghost
from engine.games.after_the_quake import events as told
from engine.games.after_the_quake.view import NONE

LENGTH = 250
APART = 350


class Flights(Sides):
    """Flies pieces from where they were to where the view has them already."""

    own_move = NONE
    """The player whose move was laid out on this board; its pieces are where they belong already."""

    def primary(self) -> None:
        """Presses the primary button; what the front seat laid out needs no flight."""
        self.own_move = self.now.player if self.situation is not None and self.now.role != "go" else NONE
        super().primary()
        self.own_move = NONE

    def fly(self, events: Sequence[object]) -> None:
        """Flies what moved, one after the other."""
        delay = 0
        for event in events:
            if isinstance(event, told.Stood) and event.player != self.own_move:
                self.fly_pawn(event, delay)
            elif isinstance(event, told.BuildingBuilt) and event.player != self.own_move:
                self.fly_building(event, delay)
            else:
                continue
            delay += APART

    def fly_pawn(self, event: told.Stood, delay: int) -> None:
        """A pawn walks from where it stood to its space of the card."""
        card = self.pieces["ring", event.card]
        view, table = self.seen, self.now.table
        assert isinstance(card, RingCard)
        if view.card != event.card or not 0 <= event.player < len(view.last) or view.last[event.player] == NONE:
            return
        number = self.now.numbers[event.player]
        end = spot_of(tile_rect(event.card, event.space, len(table.card_at(event.card)))) + QPointF(0, 4)
        old = view.last[event.player]
        if event.card == 0:
            start = income_rect(old).center() + QPointF(0, 11)
        else:
            start = spot_of(tile_rect(event.card - 1, old, len(table.card_at(event.card - 1)))) + QPointF(0, 4)
        card.away = number

        def done() -> None:
            card.away = 0
            card.update()

        self.fly_ghost(GhostState("pawn", event.player, number), start, end, delay, done)

    def fly_building(self, event: told.BuildingBuilt, delay: int) -> None:
        """A building comes from the card of its player."""
        lot, card = self.pieces.get(("lot", event.space)), self.pieces.get(("card", event.player))
        if not isinstance(lot, Lot) or card is None or self.camera is None:
            return
        number, scale = self.now.numbers[event.player], self.camera.scale()
        start = card.mapToScene(card.rect.center())
        end = lot.mapToScene(lot.corner + QPointF(60.7, 88.8)) - QPointF(0, 8)
        lot.bare = True

        def done() -> None:
            lot.bare = False
            lot.update()

        self.fly_ghost(GhostState("building", event.player, number, factor=0.92 * scale), start, end, delay, done)

    def fly_ghost(self, state: GhostState, start: QPointF, end: QPointF, delay: int, done: Callable[[], None]) -> None:
        """Flies a ghost of its own along a straight line."""
        flyer = Ghost(self.look)
        flyer.put(state)
        self.addItem(flyer)
        flyer.setPos(start)

        def step(share: float) -> None:
            flyer.setVisible(share > 0)
            flyer.setPos(start + (end - start) * share)

        def end_it() -> None:
            self.removeItem(flyer)
            done()

        self.motion.run(LENGTH, step, end_it, delay=delay)
