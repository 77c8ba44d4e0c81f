"""What the board of After the Quake shows of a thing that the pointer or the focus rests on, active or not."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.boards.after_the_quake.cards import UrbanTable
from desktop.boards.after_the_quake.flights import Flights
from desktop.boards.after_the_quake.layout import AREA
from desktop.boards.after_the_quake.names import action_name, money, permit_name, translate, urban_values, with_symbol
from desktop.boards.after_the_quake.panels import PromptState
from desktop.boards.after_the_quake.states import ACT, BUILDS, INCOME, action_of
from desktop.boards.common.gestures import Phase as Stage
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common.texts import fill
from engine.games.after_the_quake.view import NONE

LOOKED_AT = ("own", "common", "goal", "permit", "urban")
"""Kinds of things that the focus comes to for their own sake, at the end of the order of Tab."""
POINTED_AT = (*LOOKED_AT, "hand", "offered", "lot")
"""Kinds of things that tell something while the pointer is on them, also where pressing does nothing."""
CARDS = ("hand", "permit", "goal", "common", "own", "offered")


class Peeking(Flights):
    """Points out what is under the pointer or the focus."""

    def pointer_move(self, at: QPointF) -> None:
        """Also things that cannot be pressed are pointed out."""
        super().pointer_move(at)
        if self.gesture.phase is Stage.IDLE and self.hovered is None:
            found = self.looked_at(at)
            self.point_out(found if found is not None else self.focused)

    def pointer_leave(self) -> None:
        """Nothing is pointed out any more."""
        super().pointer_leave()
        if self.hovered is None and self.gesture.phase is Stage.IDLE:
            self.point_out(self.focused)

    def looked_at(self, at: QPointF) -> Ident | None:
        """What lies at a point and tells something of itself."""
        for item in self.items(at, Qt.ItemSelectionMode.IntersectsItemBoundingRect):
            if not isinstance(item, Piece) or item.ident[0] not in POINTED_AT or not item.name or not item.isVisible():
                continue
            if item.mapRectToScene(item.hit()).contains(at):
                return item.ident
        return None

    def point_out(self, ident: Ident | None) -> None:
        """Shows what lies under the pointer or the focus is about."""
        if self.situation is None or self.carried or not getattr(self.link, "playing", True):
            return
        before, self.peeked = self.peeked, ident
        if before == ident:
            return
        if ident != self.hushed:
            self.hushed = None
        for one, on in ((before, False), (ident, True)):
            if one is not None and one in self.pieces and one not in (self.hovered, self.focused):
                self.pieces[one].mark(hovered=on)
        kinds = {one[0] for one in (before, ident) if one is not None}
        if kinds & {"space", "income"}:
            self.situation = self.look_at_work()
            self.put_spaces()
        if "own" in kinds:
            self.put_hand()
        if "urban" in kinds:
            self.put_values()
        now = self.now
        aim = None
        if ident is not None and ident[0] == "lot" and now.kind in BUILDS and now.shows:
            held, fits = self.load is not None, int(ident[1]) in now.parts.sites
            aim = ident if held or (fits and now.sketch.site is None) else None
        if aim != self.aim:
            self.aim = aim
            self.show_aim()
            return
        if kinds & set(CARDS):
            self.put_map()
        self.put_prompt()

    def put_values(self) -> None:
        """Shows what all cards of urban planning are worth while one of its stocks is pointed out."""
        table, peeked = self.pieces["urban_values",], self.peeked
        shown = peeked is not None and peeked[0] == "urban" and peeked in self.pieces
        table.setVisible(shown)
        if not shown or peeked is None:
            table.put(None)
            return
        chip, scale = self.pieces[peeked].rect, max(1.0, self.look.scale)
        wide, high = 210.0 * min(1.5, scale), 30.0 * min(1.5, scale) * 4 + 14
        left = min(max(chip.center().x() - wide / 2, 8.0), AREA.right() - wide - 10)
        table.resize(QRectF(left, self.rows.urban[0].top() - high - 6, wide, high))
        table.put(UrbanTable(int(peeked[1]), tuple(urban_values(type_, short=True) for type_ in range(4))))

    def put_prompt(self) -> None:
        """Gives the prompt its words; while something is pointed out, those about it."""
        super().put_prompt()
        words, prompt = self.peeked_words(), self.pieces["prompt",]
        if words and isinstance(prompt.state, PromptState) and not prompt.state.refused:
            prompt.put(PromptState(prompt.state.number, words, prompt.state.note), name=prompt.name)

    def peeked_words(self) -> str:
        """What is told of the thing that is pointed out, "" where its own words stand in the prompt already."""
        now, peeked = self.now, self.peeked
        remark = str(getattr(self.link, "remark", ""))
        if remark or self.carried or self.load is not None or now.aim is not None or self.hinted is not None:
            return ""
        if peeked is None or peeked == self.hushed or peeked not in self.pieces:
            return ""
        piece, kind = self.pieces[peeked], peeked[0]
        if kind == "space":
            return self.price_words(int(peeked[1]))
        if kind == "income":
            return self.income_words(int(peeked[1]))
        if kind == "lot" and now.kind in BUILDS and now.sketch.site is None and now.shows:
            return self.why_not(int(peeked[1]))
        if piece.active or kind not in POINTED_AT or not piece.name:
            return ""
        if kind == "urban":
            return f"{begun(piece.name)}."
        if kind in ("hand", "permit", "offered") and piece.state.card >= 0:
            return f"{begun(permit_name(piece.state.card))}."
        return f"{begun(piece.name)}."

    def price_words(self, space: int) -> str:
        """What the action of a space costs from where the pawn stands, or would stand, and what it leaves."""
        now = self.now
        if now.role != ACT or space >= len(now.table.card) or self.passing(space) or self.shut_words():
            return ""
        stand = now.stand if now.stand is not None else space
        prices = self.prices_at(space)
        if prices is None or self.passing(stand) or prices.reasons[space]:
            return ""
        sketch = type(now.sketch)(space=stand, target=space)
        outlook = self.link.preview(action_of(now.view, ACT, sketch)).detail
        price = prices.money[space]
        left = outlook.money - price + sum(amount for _, amount in outlook.payments)
        words = translate("AfterTheQuakeBoard", "%1: %2 costs %3 and leaves %4.")
        name = action_name(now.table.card[space].action)
        return fill(words, with_symbol(self.faces[now.player]), name, money(price), money(left))

    def income_words(self, space: int) -> str:
        """What an income space would make of the purse."""
        now = self.now
        if now.role != INCOME or space not in now.parts.spaces:
            return ""
        amount = now.table.content.year_income[space]
        words = translate("AfterTheQuakeBoard", "%1: the income of %2 makes %3.")
        after = now.view.boards[now.player].money + amount
        return fill(words, with_symbol(self.faces[now.player]), money(amount), money(after))

    def focusable(self, piece: Piece | None) -> bool:
        """Whether the focus may stay on a piece."""
        return piece is not None and piece.isVisible() and (piece.active or piece.ident[0] in LOOKED_AT)

    def looked_order(self) -> list[Ident]:
        """What the focus comes to for its own sake."""
        return [
            ident
            for kind in LOOKED_AT
            for ident in sorted(ident for ident in self.pieces if ident[0] == kind)
            if (piece := self.pieces[ident]).isVisible() and piece.name and not piece.active and ident[-1] != NONE
        ]


def begun(words: str) -> str:
    """Words with a capital at their beginning."""
    return words[:1].upper() + words[1:]
