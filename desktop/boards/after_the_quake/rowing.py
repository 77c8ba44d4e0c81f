"""Keeps permit row, goal row, common goals and urban planning equal to the situation."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF

from desktop.boards.after_the_quake.cards import CardState, ChipState
from desktop.boards.after_the_quake.layout import Rows, rows_of
from desktop.boards.after_the_quake.names import goal_words, permit_name, translate, type_name, urban_values
from desktop.boards.after_the_quake.showing import Showing
from desktop.boards.after_the_quake.states import BUILDS, TAKES, gives_of, shared_types
from desktop.boards.common.buttons import ButtonState
from desktop.boards.common.texts import fill
from engine.games.after_the_quake.actions import FROM_STACK
from engine.games.after_the_quake.legal import urban_left
from engine.games.after_the_quake.view import NONE, ROW

FACE_DOWN = -2
GAP_CARD = -1


class Rowing(Showing):
    """The states of what lies open for all."""

    rows: Rows

    def lay_out(self) -> None:
        """Works out where rows and seats lie."""
        view = self.seen
        self.rows = rows_of(len(view.boards), view.seats, tall_text=self.look.scale)
        for kind, rects in (
            ("permit", self.rows.permits), ("goal", self.rows.goals), ("common", self.rows.common),
            ("urban", self.rows.urban), ("card", self.rows.seats),
        ):  # fmt: skip
            for place, rect in enumerate(rects):
                number = NONE if kind == "permit" and place == ROW else place
                if (kind, number) in self.pieces:
                    self.pieces[kind, number].resize(rect)
        for key, rect in self.rows.headings:
            self.pieces["heading", key].resize(rect)
        self.pieces["log",].resize(self.rows.log)

    # Rows

    def put_rows(self) -> None:
        """Gives permit row, goal row, common goals and urban planning their states."""
        now, view = self.now, self.seen
        takes = now.kind in TAKES
        permits = takes and now.kind != "goal"
        for place in range(ROW):
            card = view.permit_row[place] if place < len(view.permit_row) else GAP_CARD
            light = self.row_light("permit", place, on=permits)
            name = permit_name(card) if card >= 0 else translate("AfterTheQuakeBoard", "gap in the permit row")
            self.pieces["permit", place].put(
                CardState(card, self.rows.size, light), active=permits and card >= 0, name=name
            )
        self.put_stacks(permits=permits)
        self.put_goals()
        self.put_urban()
        self.put_headings()

    def put_goals(self) -> None:
        """Gives the goals of the row and the common ones their states."""
        now, view = self.now, self.seen
        players = len(view.boards)
        for place in range(ROW):
            card = view.goal_row[place] if place < len(view.goal_row) else GAP_CARD
            light = self.row_light("goal", place, on=now.kind == "goal")
            name = translate("AfterTheQuakeBoard", "gap in the goal row") if card < 0 else self.told_goal(card)
            wished = not (now.kind == "goal" and now.sketch.take == place)
            state = CardState(card, "low", light, players=players, gives=gives_of(now, card), wished=wished)
            self.pieces["goal", place].put(state, active=now.kind == "goal" and card >= 0, name=name)
        best = now.table.content.goal("best_builder")
        for place, card in enumerate((*view.common, best)):
            name = self.told_goal(card)
            if card == best and view.best != NONE:
                name += f", {self.faces[view.best].name}"
            state = CardState(card, "low", players=players, gives=gives_of(now, card))
            self.pieces["common", place].put(state, name=name)

    def put_gives(self) -> None:
        """Tells anew what goals give, and nothing else."""
        now = self.now
        for ident, piece in self.pieces.items():
            if ident[0] not in ("goal", "common", "own") or piece.state is None or piece.state.card < 0:
                continue
            gives = gives_of(now, piece.state.card)
            if gives != piece.state.gives:
                name = self.told_goal(piece.state.card)
                piece.put(replace(piece.state, gives=gives), active=piece.active, name=name)

    def told_goal(self, card: int) -> str:
        """A goal for a screen reader, with what it gives or would give."""
        now = self.now
        words, gives = goal_words(card, len(self.seen.boards)), gives_of(now, card)
        if gives is None:
            return words
        if card in self.seen.goal_row:
            changed = translate("AfterTheQuakeBoard", "would give %1 now, then %2")
            still = translate("AfterTheQuakeBoard", "would give %1 now")
        else:
            changed = translate("AfterTheQuakeBoard", "gives %1 now, then %2")
            still = translate("AfterTheQuakeBoard", "gives %1 now")
        return f"{words}, {fill(still, gives[0]) if gives[0] == gives[1] else fill(changed, *gives)}"

    def put_stacks(self, *, permits: bool) -> None:
        """Gives the stacks of permits and goals their states."""
        now, view = self.now, self.seen
        count = view.permits_left
        open_ = permits and FROM_STACK in now.parts.takes
        light = self.row_light("permit", NONE, on=open_)
        text = translate("AfterTheQuakeBoard", "Stack of permits: %1 left, %2 discarded")
        name = fill(text, count, len(view.discards))
        state = CardState(FACE_DOWN, self.rows.size, light, count=count)
        stack = self.pieces["permit", NONE]
        stack.setVisible(len(self.rows.permits) > ROW or open_)
        if len(self.rows.permits) == ROW:
            stack.resize(QRectF(self.rows.permits[0].left() + 226, self.rows.permits[0].top() - 24, 74, 22))
        stack.put(state, active=permits, name=name)
        goals = self.pieces["goal_stack",]
        heading = next(rect for key, rect in self.rows.headings if key == "goals")
        goals.resize(QRectF(heading.right() - 132, heading.top() - 1, 132, heading.height() + 2))
        open_ = now.kind == "goal" and FROM_STACK in now.parts.takes
        words = translate("AfterTheQuakeBoard", "Stack: %1 left").replace("%1", str(view.goals_left))
        chosen = now.kind == "goal" and now.sketch.take == FROM_STACK
        goals.put(ButtonState(words, down=chosen), active=open_, name=words)
        goals.setVisible(open_)
        top = self.pieces["permit_stack",]
        slim = len(self.rows.permits) == ROW
        heading = next(rect for key, rect in self.rows.headings if key == "permits")
        top.resize(QRectF(heading.right() - 132, heading.top() - 1, 132, heading.height() + 2))
        words = translate("AfterTheQuakeBoard", "Stack: %1 left").replace("%1", str(view.permits_left))
        open_ = permits and FROM_STACK in now.parts.takes and slim
        top.put(ButtonState(words, down=permits and now.sketch.take == FROM_STACK), active=open_, name=words)
        top.setVisible(open_)
        if slim:
            stack.setVisible(False)

    def row_light(self, kind: str, place: int, *, on: bool) -> str:
        """How a card of a row is lit."""
        now = self.now
        take = place if place >= 0 else FROM_STACK
        if now.verdict is not None and now.verdict.ident == (kind, place):
            return "refused"
        if not on:
            return ""
        if now.load == (kind, place) and now.carried:
            return "lifted"
        if now.sketch.take == take:
            return "chosen"
        return "legal" if now.shows and take in now.parts.takes else ""

    def put_urban(self) -> None:
        """Gives the stocks of urban planning their states."""
        now, view = self.now, self.seen
        urban = now.table.content.urban
        player = self.owner if self.owner != NONE else 0
        board = view.boards[player]
        lights = urban.lights
        next_light = lights[board.urban[0] + 1] - lights[board.urban[0]] if board.urban[0] + 1 < len(lights) else 0
        worth = (next_light, urban.cable_car, urban.hydrant, view.parks[0] if view.parks else 0)
        most = (len(lights) - 1, urban.cable_cars, urban.hydrants, len(urban.parks))
        types = shared_types(view, now.sketch.permits) if now.kind in BUILDS else ()
        for type_ in range(4):
            light = ""
            if type_ in types:
                light = "chosen" if now.sketch.urban == type_ else "legal"
            stock = urban_left(view, type_)
            text = translate("AfterTheQuakeBoard", "%1: %2 left, the next one is worth %3")
            name = f"{fill(text, type_name(type_), stock, worth[type_])}; {urban_values(type_)}"
            state = ChipState(type_, worth[type_], stock, most[type_], light)
            self.pieces["urban", type_].put(state, active=type_ in types and len(types) > 1, name=name)

    def put_headings(self) -> None:
        """Gives the headings their words."""
        view = self.seen
        for key, words, note in (
            ("permits", translate("AfterTheQuakeBoard", "Permit row"), self.permit_note()),
            ("goals", translate("AfterTheQuakeBoard", "Goal row"),
             (fill(translate("AfterTheQuakeBoard", "%1 left"), view.goals_left),)),
            ("common", translate("AfterTheQuakeBoard", "Common goals"),
             (translate("AfterTheQuakeBoard", "Best Builder"),) if view.seats < 4 else ()),
            ("urban", translate("AfterTheQuakeBoard", "Urban planning"), self.urban_note()),
        ):  # fmt: skip
            self.pieces["heading", key].put((words, note), name=f"{words}. {note[0] if note else ''}")

    def permit_note(self) -> tuple[str, ...]:
        """The note beside the heading of the permit row."""
        view = self.seen
        if view.solo:
            words = translate("AfterTheQuakeBoard", "1-2 left, 3 middle, 4-5 right")
            return words, fill(translate("AfterTheQuakeBoard", "%1 left"), view.permits_left)
        if len(self.rows.permits) == ROW:
            return (fill(translate("AfterTheQuakeBoard", "%1 left"), view.permits_left),)
        return (translate("AfterTheQuakeBoard", "refilled at once"),) if view.seats < 4 else ()

    def urban_note(self) -> tuple[str, ...]:
        """The note beside the heading of urban planning."""
        if self.owner == NONE:
            return ()
        return (fill(translate("AfterTheQuakeBoard", "next one for %1"), self.faces[self.owner].name),)
