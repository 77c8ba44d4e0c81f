"""Keeps the title block equal to the situation: scenario, rooms, bonuses, bright idea; folded into tabs where texts are
large."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.boards.common.buttons import Button, ButtonState
from desktop.boards.common.layers import Layer
from desktop.boards.room_to_move import prompts
from desktop.boards.room_to_move.layout import TITLE
from desktop.boards.room_to_move.panels import STEP, Bonus, BonusRow, Head, Heading, HeadState, Idea, Room, RoomRow
from desktop.boards.room_to_move.play import Play
from desktop.boards.room_to_move.states import NONE, card_of
from desktop.texts.places import spoken
from desktop.texts.room_to_move_hints import missing_text
from desktop.texts.scenarios import room_title
from engine.games.room_to_move import kinds
from engine.games.room_to_move.actions import Idea as BrightIdea
from engine.games.room_to_move.view import UNSEEN, BonusNow, Phase

translate = QCoreApplication.translate
ROOM, BONUS, HEADING, IDEA = 54.0, 34.0, 30.0, 66.0
LEAST_ROOM, LEAST_BONUS = 42.0, 26.0
STACKED = 1.2
"""From this scale on the words of the bright idea stand over its buttons."""
ICONS: dict[type, str] = {
    kinds.Complete: "icons/square-check", kinds.Cards: "icons/cards", kinds.Count: "icons/circle-plus",
    kinds.Tagged: "icons/sun", kinds.Seats: "icons/user", kinds.Distance: "icons/run",
    kinds.WindowFaces: "icons/arrow-right", kinds.WindowSees: "icons/eye", kinds.Size: "icons/maximize",
    kinds.Rectangular: "icons/square", kinds.TouchesWall: "icons/home", kinds.TouchesRoom: "icons/home",
    kinds.TouchesRailing: "icons/home", kinds.Beside: "icons/replace", kinds.Covers: "icons/star",
    kinds.CirculationAt: "icons/run", kinds.Doors: "icons/door-exit", kinds.FreeAround: "icons/focus-2",
}  # fmt: skip


class Titling(Play):
    """The states of the title block."""

    def make_title(self, rooms: int, bonuses: int) -> None:
        """Makes the rows of a scenario."""
        for ident in [ident for ident in self.pieces if ident[0] in ("room", "bonus")]:
            self.removeItem(self.pieces.pop(ident))
        for room in range(rooms):
            self.add(Room(room, self.look))
        for bonus in range(bonuses):
            self.add(Bonus(bonus, self.look))

    def make_frame(self) -> None:
        """Makes what every scenario has."""
        look = self.look
        self.add(Head(look))
        for kind in ("rooms", "bonuses"):
            self.add(Heading(kind, look))
            self.add(Button(("tab", kind), look, Layer.PANEL + 1))
        self.add(Idea(look))
        for kind in ("idea_mirror", "idea_swap"):
            self.add(Button((kind,), look, Layer.PANEL + 1))

    def put_title(self) -> None:
        """Gives the title block its states and lays it out."""
        if self.half:
            return
        now = self.now
        scenario = now.scenario
        rooms, bonuses = len(scenario.rooms), len(scenario.bonuses)
        made = [sum(ident[0] == kind for ident in self.pieces) for kind in ("room", "bonus")]
        if made != [rooms, bonuses]:
            self.make_title(rooms, bonuses)
        head = self.pieces["head",]
        state = HeadState(
            scenario.number, spoken(scenario.file.names), scenario.file.pencils, prompts.summary_words(scenario)
        )
        head.put(state, active=True, name=prompts.story_words(scenario))
        self.lay_title(rooms, bonuses)
        for room in range(rooms):
            row = self.room_row(room)
            words = [row.name, row.status if isinstance(row.status, str) else row.status[0]]
            words += [] if row.points is None else [translate("RoomToMoveBoard", "%n points", "", now.rooms[room])]
            self.pieces["room", room].put(row, active=True, name=", ".join(word for word in words if word))
        for bonus in range(bonuses):
            line = self.bonus_row(bonus)
            name = f"{line.text}: {line.worth}"
            if line.now is not None:
                name += ", " + translate("RoomToMoveBoard", "now %1").replace("%1", str(line.now))
            if line.missing:
                name += f". {line.missing}"
            self.pieces["bonus", bonus].put(line, active=True, name=name)
        self.put_idea()

    def lay_title(self, rooms: int, bonuses: int) -> None:
        """Lays the rows out; where they do not fit, or a bonus was opened that would not, a tab shows rooms or bonuses
        only."""
        scale = max(1.0, self.look.scale)
        top = TITLE.top() + 66
        heading = HEADING * min(scale, 1.5)
        idea = IDEA * min(1.45, scale)
        room_least = max(LEAST_ROOM, 22 * scale + 20)
        bonus_least = max(LEAST_BONUS, 24.5 * scale)
        free = TITLE.bottom() - top - idea - 10
        wanted = 2 * heading + rooms * room_least + bonuses * bonus_least
        opened = self.opened_height(bonuses)
        folded = wanted > free or max(opened, self.text_height(bonuses)) > free - 2 * heading - 8 - rooms * room_least
        shown = (self.tab or "rooms",) if folded else ("rooms", "bonuses")
        room, bonus = ROOM, BONUS
        if folded:
            tab = 44.0
            for place, kind in enumerate(("rooms", "bonuses")):
                button = self.pieces["tab", kind]
                wide = TITLE.width() / 2 - 6
                button.resize(QRectF(TITLE.left() + 4 + (wide + 6) * place, top, wide, tab))
            top += tab + 6
            room = min(1.4 * ROOM, (free - heading - tab - 6) / max(1, rooms))
            bonus = min(2 * BONUS * scale, (free - heading - tab - 6) / max(1, bonuses))
        else:
            bonus = max(BONUS, opened / max(1, bonuses))
            spare = free - 2 * heading - rooms * ROOM - bonuses * bonus - 8
            if spare < 0:
                # Rooms give way first: a row of a bonus may need two lines.
                given = min(rooms * (ROOM - room_least), -spare)
                room -= given / max(1, rooms)
                bonus -= min(bonus - bonus_least, (-spare - given) / max(1, bonuses))
                spare = 0
            bonus += min(16.0 * scale, spare / max(1, bonuses))
            top += 2
        for kind in ("rooms", "bonuses"):
            self.pieces["tab", kind].setVisible(folded)
            words = (translate("RoomToMoveBoard", "Rooms") if kind == "rooms"
                     else translate("RoomToMoveBoard", "Bonuses"))  # fmt: skip
            self.pieces["tab", kind].put(ButtonState(words, down=kind in shown), active=folded, name=words)
        y = top
        heights = self.shared_heights(bonuses, bonus)
        for kind, count, high in (("rooms", rooms, room), ("bonuses", bonuses, bonus)):
            head = self.pieces["heading", kind]
            visible = kind in shown
            head.setVisible(visible and count > 0)
            live = "live_score" in self.link.aids
            if kind == "rooms":
                points = (translate("RoomToMoveBoard", "points"), 8.0)
                head.put((translate("RoomToMoveBoard", "Rooms"), (points,) if live else ()))
            else:
                column = 52.0 * min(1.3, scale)
                worth = (translate("RoomToMoveBoard", "worth", "of a bonus"), column + 12)
                value = (translate("RoomToMoveBoard", "now", "of a bonus"), 8.0)
                head.put((translate("RoomToMoveBoard", "Bonuses"), (worth, value) if live else (worth,)))
            if visible:
                head.resize(QRectF(TITLE.left(), y, TITLE.width(), heading))
                y += heading
            for place in range(count):
                piece = self.pieces[kind[:-1] if kind == "rooms" else "bonus", place]
                piece.setVisible(visible)
                if visible:
                    tall = heights[place] if kind == "bonuses" else high
                    piece.resize(QRectF(TITLE.left(), y, TITLE.width(), tall))
                    y += tall
            y += 8 if visible else 0
        self.pieces["idea",].resize(QRectF(TITLE.left() + 4, TITLE.bottom() - idea, TITLE.width() - 4, idea))

    def text_height(self, bonuses: int) -> float:
        """How high the bonus rows are at least, so that every text can be read."""
        scale = max(1.0, self.look.scale)
        return sum(max(LEAST_BONUS, STEP * self.lines_of(place, missing=False)) * scale for place in range(bonuses))

    def opened_height(self, bonuses: int) -> float:
        """How high the bonus rows are at least if the one that was opened says all; 0 if none is open."""
        if self.opened == NONE or self.opened >= bonuses:
            return 0.0
        more = self.lines_of(self.opened, missing=True) - self.lines_of(self.opened, missing=False)
        return self.text_height(bonuses) + (STEP * more + 8) * max(1.0, self.look.scale)

    def lines_of(self, place: int, *, missing: bool) -> int:
        """How many lines the row of a bonus needs."""
        piece, row = self.pieces["bonus", place], self.bonus_row(place)
        assert isinstance(piece, Bonus)
        return piece.wanted_lines(row if missing else replace(row, missing=""), TITLE.width())

    def shared_heights(self, bonuses: int, high: float) -> list[float]:
        """The heights of the bonus rows: rows that need fewer lines give to those that need more."""
        scale = max(1.0, self.look.scale)
        least = LEAST_BONUS * scale
        wanted = [max(least, STEP * scale * self.lines_of(place, missing=True) + 4) for place in range(bonuses)]
        spare = high * bonuses - sum(wanted)
        if spare >= 0:
            return [one + spare / max(1, bonuses) for one in wanted]
        # Not all of what is missing has room: the row that was opened, then what fits, row by row; the others show it
        # when they are pointed at or opened.
        heights = [max(least, STEP * scale * self.lines_of(place, missing=False)) for place in range(bonuses)]
        spare = high * bonuses - sum(heights)
        for place, one in sorted(enumerate(wanted), key=lambda pair: pair[0] != self.opened):
            if 0 < one - heights[place] <= spare:
                spare -= one - heights[place]
                heights[place] = one
        return [one + spare / max(1, bonuses) for one in heights]

    def room_row(self, room: int) -> RoomRow:
        """A room of the title block."""
        now = self.now
        view = now.view
        status, sign = prompts.room_status(now, room)
        points = None
        if "live_score" in now.aids and room < len(now.rooms):
            points = prompts.number_words(now.rooms[room])
        pointed = self.pointed
        lit = room == view.room and view.phase not in (Phase.ROOM, Phase.FINISH, Phase.OVER)
        if pointed is not None and pointed[0] == "drawn" and int(pointed[1]) < len(now.sheet.placed):
            lit = now.sheet.placed[int(pointed[1])].room == room
        change = 0
        if now.verdict is not None and now.verdict.refusal is None and room == view.room and points is not None:
            change = now.verdict.gain
        faint = room not in view.rooms_done
        return RoomRow(
            room + 1, room_title(now.scenario, room), status, sign, self.tokens_of_room(room), points,
            lit, faint, change,
        )  # fmt: skip

    def tokens_of_room(self, room: int) -> tuple[str, ...]:
        """The tokens of a room, card by card."""
        now = self.now
        found: list[str] = []
        for place, (number, tokens) in enumerate(now.scenario.rooms[room].cards):
            found += self.tokens_of_card(room, place, number, tokens)
        return tuple(found)

    def tokens_of_card(self, room: int, place: int, number: int, tokens: int) -> list[str]:
        """The tokens of a card: "?" while it lies face down, else drawn, left out or still to be drawn."""
        now = self.now
        view = now.view
        if not view.turned[room][place] or view.first[room][place] == UNSEEN:
            return ["shut"] * tokens
        drawn = sum(placed.room == room and now.house.piece(placed).number == number for placed in now.sheet.placed)
        present = room == view.room and place == view.card and view.phase is Phase.DRAW and card_of(now.house, view)
        rest = tokens - min(drawn, tokens)
        if present and not view.acted[now.shown]:
            left = len(now.sketch.left) if now.mine else 0
            return ["drawn"] * (tokens - rest) + ["left"] * min(left, rest) + ["chosen"] * max(0, rest - left)
        return ["drawn"] * (tokens - rest) + ["left"] * rest

    def bonus_row(self, place: int) -> BonusRow:
        """A bonus of the title block."""
        now = self.now
        bonus = now.scenario.bonuses[place]
        found: BonusNow | None = now.bonuses[place] if place < len(now.bonuses) else None
        live = "live_score" in now.aids and found is not None
        value = found.count * found.each if found is not None and live else None
        per = found is not None and (found.count > 1 or not is_once(bonus))
        worth = f"{found.count} × {found.each}" if found is not None and per and live else str(bonus.points)
        missing = missing_text(now.scenario, bonus, found) if found is not None and live else ""
        change = 0
        if live and now.verdict is not None and now.verdict.refusal is None and now.verdict.bonuses:
            then = now.verdict.bonuses[place]
            change = then.count * then.each - (value or 0)
        icon = ICONS.get(type(bonus), "icons/star")
        return BonusRow(icon, spoken(bonus.text), worth, value, missing, change)

    def put_idea(self) -> None:
        """Gives the bright idea and its buttons their states."""
        now = self.now
        piece = self.pieces["idea",]
        title, line = prompts.idea_words(now)
        ready = now.sheet.idea is BrightIdea.NONE
        scale = min(1.45, max(1.0, self.look.scale))
        wide, high, top = 96.0 * scale, piece.rect.height() - 22, piece.rect.top() + 11
        # Where texts are large, the buttons lie below the words instead of beside them.
        stacked = scale > STACKED
        if stacked:
            wide = (piece.rect.width() - 62 - 16) / 2
            high = piece.rect.height() / 2 - 6
            top = piece.rect.bottom() - high - 8
        shown = now.mine and now.base.idea is BrightIdea.NONE
        spoken = [words if isinstance(words, str) else words[0] for words in (title, line)]
        room = (0.0 if stacked else 2 * wide + 18) if shown else 0.0
        piece.put((title, line, ready, room, stacked and shown), name=". ".join(spoken))
        slot = self.idea_slot() if now.draws else None
        mirror = slot is not None and self.may_mirror(slot)
        buttons = (
            ("idea_mirror", translate("RoomToMoveBoard", "Mirror"), mirror, now.held is not None and now.held.mirror),
            ("idea_swap", translate("RoomToMoveBoard", "Swap"), self.may_swap(), now.sketch.swapped != NONE),
        )
        x = piece.rect.right() - 2 * wide - 16
        for kind, words, can, down in buttons:
            button = self.pieces[kind,]
            button.setVisible(shown)
            button.resize(QRectF(x, top, wide, high))
            button.put(ButtonState(words, down=down), active=shown and can, name=words)
            x += wide + 6


def is_once(bonus: object) -> bool:
    """Whether a bonus is given once; others count things."""
    if isinstance(bonus, kinds.Count | kinds.Tagged | kinds.Seats):
        return bonus.at_least > 0
    if isinstance(bonus, kinds.Distance | kinds.WindowSees):
        return bonus.per is False
    return not isinstance(bonus, kinds.Doors | kinds.FreeAround | kinds.CirculationAt | kinds.Beside | kinds.Covers)
