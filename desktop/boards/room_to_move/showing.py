"""Keeps plan, panels and tray equal to the situation: each method works out states and gives them to pieces."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QPointF, QRectF

from desktop.boards.common.buttons import ButtonState
from desktop.boards.common.pieces import Ident
from desktop.boards.common.texts import fill
from desktop.boards.room_to_move import prompts
from desktop.boards.room_to_move.drawn import Drawn, DrawnState, WallsState
from desktop.boards.room_to_move.last_words import (
    MOST,
    LastState,
    counts_nothing,
    is_last,
    last_heading,
    last_rect,
)
from desktop.boards.room_to_move.layout import BUTTONS, CARD, UNITS, WINDOW, corner
from desktop.boards.room_to_move.marks import HandleState, Stem, Tag, TagState, Target, TargetState
from desktop.boards.room_to_move.panels import Bonus
from desktop.boards.room_to_move.sheets import discs_of, dots_of, floors_of, hallway_of
from desktop.boards.room_to_move.siding import Siding
from desktop.boards.room_to_move.states import (
    MIRROR_AT,
    NONE,
    Held,
    card_of,
    option_of,
    options_of,
    tokens_of,
)
from desktop.boards.room_to_move.tray import (
    BigRoom,
    CardState,
    OptionState,
    SmallCard,
    choice_rect,
    small_rect,
)
from desktop.texts.scenarios import family_title, piece_title, room_title
from engine.games.room_to_move.actions import AssignTokens, Idea, TurnCard, TurnRoom
from engine.games.room_to_move.view import UNSEEN, Phase
from engine.geometry.squares import mask_of, sides_of

translate = QCoreApplication.translate
MOST_PIECES = 40
HANDLES = ("left", "right", "mirror")


class Showing(Siding):
    """The states of all pieces."""

    # The sheet

    def put_sheet(self) -> None:
        """Gives ground, floors, furniture, dots, walls and discs their states."""
        now = self.now
        sheet, house, scenario = now.sheet, now.house, now.scenario
        for kind in ("ground", "given"):
            self.pieces[kind,].put(scenario.number)
        self.pieces["floors",].put(floors_of(sheet))
        pointed = int(self.pointed[1]) if self.pointed is not None and self.pointed[0] == "drawn" else NONE
        self.pieces["dots",].put(dots_of(house, sheet, pointed))
        drafts = now.drafted if now.draws else 0
        first = len(sheet.placed) - drafts
        for place in range(MOST_PIECES):
            piece = self.pieces.get(("drawn", place))
            if place >= len(sheet.placed):
                if piece is not None:
                    piece.setVisible(False)
                    piece.put(None)
                continue
            if piece is None:
                piece = self.add(Drawn(place, self.look, self.root))
            assert isinstance(piece, Drawn)
            name = prompts.drawn_name(now, place)
            piece.lie(DrawnState(sheet.placed[place], place >= first), active=not self.busy, name=name)
            piece.setVisible(True)
        self.pieces["walls",].put(WallsState.of(now.view.options, sheet))
        self.pieces["discs",].put((discs_of(house, sheet), hallway_of(house, sheet)))
        self.pieces["sheet",].put(True, active=True, name=self.sheet_name())

    def sheet_name(self) -> str:
        """The sheet for a screen reader."""
        name = self.link.seats[self.now.shown].name
        count = translate("RoomToMoveBoard", "%n pieces", "", len(self.now.sheet.placed))
        return fill(translate("RoomToMoveBoard", "Sheet of %1: %2"), name, count)

    def put_aim(self) -> None:
        """Gives legal places, target, sentence, ghost and handles their states."""
        now = self.now
        held = self.held
        shown = held is not None and now.draws
        anchors = self.pieces["anchors",]
        if shown and now.anchors and held is not None:
            own = self.legal_of(held)
            others = 0
            start = MIRROR_AT if held.mirror else 0
            for turns in range(4):
                others |= now.anchors[start + turns]
            anchors.put((own, others & ~own))
        else:
            anchors.put(None)
        anchors.setVisible(anchors.state is not None)
        self.place_handles()
        self.show_target()

    def show_target(self) -> None:
        """Shows where the held piece would be drawn, and what the rules say of it."""
        target, tag = self.pieces["target",], self.pieces["tag", "reason"]
        assert isinstance(target, Target)
        assert isinstance(tag, Tag)
        held, anchor, verdict = self.held, self.aim, self.verdict
        shape = self.shape(held) if held is not None else None
        if held is None or anchor is None or verdict is None or shape is None or not shape.room >> anchor & 1:
            target.show_target(None)
            tag.tell(None, QRectF(), QRectF())
            return
        stands, walks = shape.at(anchor)
        refusal = verdict.refusal
        symbol = None if self.ghost.isVisible() else (self.piece_index(held.slot), held.turns, held.mirror)
        sides = []
        for (step, side), (_, met) in zip(shape.sides, verdict.met, strict=False):
            sides.append((anchor + step, side, met))
        bad = mask_of(refusal.squares) if refusal is not None else 0
        edges = refusal.numbers if refusal is not None and refusal.code in EDGE_CODES else ()
        target.show_target(TargetState(stands, walks, anchor, refusal is not None, bad, edges, tuple(sides), symbol))
        words, point = "", QPointF()
        if refusal is not None:
            words = self.reason(refusal)
            spot = bad or mask_of(sides_of(edges[0])[0][0] for _ in edges[:1]) or stands
            point = corner(spot.bit_length() - 1) + QPointF(UNITS / 2, UNITS / 2)
        elif sides and all(met for _, _, met in sides):
            words = translate("RoomToMoveBoard", "wall side met")
            point = corner(sides[0][0]) + QPointF(UNITS / 2, UNITS / 2)
        if not words:
            tag.tell(None, QRectF(), QRectF())
            return
        at = self.root.sceneTransform().map(point)
        avoid = self.root.sceneTransform().mapRect(target.rect)
        if self.ghost.isVisible():
            avoid = avoid.united(self.ghost.mapRectToScene(self.ghost.rect))
        for kind in HANDLES:
            handle = self.pieces["handle", kind]
            avoid = avoid.united(handle.mapRectToScene(handle.rect.adjusted(-6, -4, 34, 4)))
        tag.tell(TagState(words, refusal is not None, at), WINDOW.adjusted(8, 8, -8, -8), avoid)

    def place_handles(self) -> None:
        """Puts the handles beside the ghost or the piece that waits."""
        held = self.held
        stem = self.pieces["stem",]
        assert isinstance(stem, Stem)
        visible = held is not None and self.aim is not None and self.now.draws
        for kind in HANDLES:
            self.pieces["handle", kind].setVisible(visible)
        stem.setVisible(visible)
        if not visible or held is None:
            return
        if self.ghost.isVisible():
            box = self.ghost.mapRectToScene(self.ghost.rect)
        else:
            box = self.root.sceneTransform().mapRect(self.footprint(held))
        right = box.right() + 96 < WINDOW.right() + 60
        x = box.right() + 62 if right else box.left() - 84
        y = min(max(box.center().y() - 54, WINDOW.top() + 30), WINDOW.bottom() - 140)
        for place, kind in enumerate(HANDLES):
            self.pieces["handle", kind].setPos(x, y + 54 * place)
        start = QPointF(box.right() if right else box.left(), min(max(y, box.top() + 6), box.bottom() - 6))
        stem.lead((start, QPointF(x, start.y()), QPointF(x, y + 108)))
        can = held.mirror or self.may_mirror(held.slot)
        lamp = "light_bulb_on" if self.now.base.idea is Idea.NONE else "light_bulb_off"
        states = {
            "left": (HandleState("icons/rotate", "Q"), True, translate("RoomToMoveBoard", "Turn left")),
            "right": (HandleState("icons/rotate-clockwise", "E"), True, translate("RoomToMoveBoard", "Turn right")),
            "mirror": (HandleState("icons/flip-horizontal", "M", lamp, held.mirror), can,
                       translate("RoomToMoveBoard", "Mirror with the bright idea")),
        }  # fmt: skip
        for kind, (state, active, name) in states.items():
            self.pieces["handle", kind].put(state, active=active, name=name)

    def footprint(self, held: Held) -> QRectF:
        """The box of the held piece where it would be drawn, in board units."""
        shape = self.shape(held)
        at = corner(self.aim or 0)
        return QRectF(at.x(), at.y(), shape.width * UNITS, shape.height * UNITS)

    def show_aim(self) -> None:
        """Shows the target anew; nothing else changes while something is dragged, but what it would bring."""
        now = self.now
        before = now.verdict
        self.situation = replace(now, aim=self.aim, verdict=self.verdict)
        self.place_handles()
        self.show_target()
        if gains(before) != gains(self.verdict) and "live_score" in self.link.aids:
            self.put_title()

    # The tray

    def put_tray(self) -> None:
        """Gives the cards, options, tokens and buttons their states."""
        now = self.now
        self.put_choices()
        self.put_card()
        self.put_small_cards()
        self.put_last()
        self.put_tokens()
        self.put_buttons()
        keys = ("held" if self.held is not None else "free") if now.draws else ""
        self.pieces["keys",].put(keys)
        self.pieces["keys",].setVisible(bool(keys))

    def put_choices(self) -> None:
        """The room cards, while a room is to be chosen."""
        now = self.now
        scenario, view = now.scenario, now.view
        visible = view.phase is Phase.ROOM
        for room in range(len(scenario.rooms)):
            piece = self.pieces["choice", room]
            piece.setVisible(visible)
            if not visible:
                piece.put(None)
                continue
            piece.resize(choice_rect(room, len(scenario.rooms)))
            done = room in view.rooms_done
            state = BigRoom(room + 1, room_title(scenario, room), scenario.rooms[room].cards, done,
                            now.sketch.chosen == room or self.hinted == TurnRoom(room))  # fmt: skip
            families = ", ".join(family_title(number) for number, _ in scenario.rooms[room].cards)
            words = f"{state.name}: {families}"
            words += ". " + translate("RoomToMoveBoard", "Done.") if done else ""
            piece.put(state, active=now.works and not done, name=words)

    def put_card(self) -> None:
        """The present card with its two options."""
        now = self.now
        view = now.view
        card = card_of(now.house, view)
        visible = view.phase is not Phase.ROOM
        piece = self.pieces["card",]
        piece.setVisible(visible)
        waits = view.phase is Phase.CARD and self.card_ghost.isVisible()
        shown = card is not None and view.phase in (Phase.TOKENS, Phase.DRAW)
        if not shown or card is None:
            piece.put(CardState(0, self.empty_words(), waits))
        else:
            piece.put(CardState(card[0]), name=prompts.card_name(card[0], "open", tokens_of(now.house, view)))
        options = options_of(now.house, view) if shown else None
        for option in (0, 1):
            own = self.pieces["option", option]
            own.setVisible(options is not None)
            if options is None:
                own.put(None)
                continue
            state = self.option_state(option, options[option])
            words = state.status if isinstance(state.status, str) else state.status[0]
            name = f"{state.name}: {words}"
            active = now.works and (view.phase is Phase.TOKENS or self.next_slot(option) is not None)
            own.put(state, active=active, name=name)

    def empty_words(self) -> str:
        """What stands where no card lies open."""
        phase = self.now.phase
        if phase is Phase.CARD:
            return translate("RoomToMoveBoard", "The next card comes here")
        if phase is Phase.CLOSE:
            return translate("RoomToMoveBoard", "All cards of the room are drawn: now its walls and its door.")
        if phase is Phase.FINISH:
            return translate("RoomToMoveBoard", "All rooms are drawn: front door, windows and loose walls are left.")
        return ""

    def option_state(self, option: int, piece: int) -> OptionState:
        """An option of the present card."""
        now, sketch = self.now, self.now.sketch
        name = piece_title(piece)
        if now.phase is Phase.TOKENS:
            count = sketch.tokens[option] if now.works else 0
            squares = len(now.house.furniture.pieces[piece].shape.furniture)
            size = translate("RoomToMoveBoard", "%n squares", "", squares)
            loose = sum(sketch.tokens) < tokens_of(now.house, now.view)
            target = now.works and (self.token_ghost.isVisible() or loose)
            hinted = isinstance(self.hinted, AssignTokens) and self.hinted.first is not None
            if hinted and not count:
                first = self.hinted.first
                count = first if option == 0 else tokens_of(now.house, now.view) - first
            return OptionState(piece, 0, False, ("chosen",) * count, size, name, target=target)
        slots = self.slots
        held = self.held is not None and option_of(slots, sketch, self.held.slot) == option
        turns, mirror = (self.held.turns, self.held.mirror) if held and self.held is not None else (0, False)
        own = [slot for slot in range(len(slots)) if option_of(slots, sketch, slot) == option]
        tokens = []
        done = left = 0
        for slot in own:
            lies = sketch.place_of(slot) is not None and (self.held is None or self.held.slot != slot)
            if not now.works and now.mine and now.view.acted[now.shown]:
                lies = True
            tokens.append("drawn" if lies else "left" if slot in sketch.left else "chosen")
            done += lies
            left += slot in sketch.left
        if not own:
            status = translate("RoomToMoveBoard", "not selected")
        elif held:
            status = translate("RoomToMoveBoard", "in hand")
        elif done == len(own):
            status = translate("RoomToMoveBoard", "drawn")
        elif left == len(own):
            status = translate("RoomToMoveBoard", "left out")
        else:
            status = translate("RoomToMoveBoard", "to draw")
        return OptionState(piece, turns, mirror, tuple(tokens), status, name, held, faint=not own)

    def put_small_cards(self) -> None:
        """The cards of the room in work."""
        now = self.now
        view = now.view
        visible = view.room >= 0 and view.phase in (Phase.CARD, Phase.TOKENS, Phase.DRAW, Phase.CLOSE)
        cards = now.scenario.rooms[view.room].cards if visible else ()
        heading = self.pieces["cards",]
        heading.setVisible(visible)
        if visible:
            words = fill(translate("RoomToMoveBoard", "Cards of the room “%1”"), room_title(now.scenario, view.room))
            heading.put((view.room + 1, words), name=words)
        for place in range(10):
            piece = self.pieces["small", place]
            piece.setVisible(place < len(cards))
            if place >= len(cards):
                piece.put(None)
                continue
            number, tokens = cards[place]
            turned = view.turned[view.room][place]
            state = "shut" if not turned else "done"
            if place == view.card and view.phase in (Phase.TOKENS, Phase.DRAW):
                state = "open"
            shown = ("shut",) * tokens if view.first[view.room][place] == UNSEEN else ("chosen",) * tokens
            choosing = view.phase is Phase.CARD
            chosen = state == "shut" and (now.sketch.chosen == number or self.hinted == TurnCard(number)) and choosing
            may = now.works and choosing and state == "shut" and self.link.refuse(TurnCard(number)) is None
            piece.resize(small_rect(place, len(cards), large=choosing))
            piece.put(SmallCard(number, state, shown, chosen, choosing), active=may,
                      name=prompts.card_name(number, state, tokens))  # fmt: skip

    def put_last(self) -> None:
        """What windows and front door still decide, while the own sheet is finished."""
        now = self.now
        shown = now.phase is Phase.FINISH
        cards = self.last_cards() if shown else []
        heading = self.pieces["last_heading",]
        heading.setVisible(shown)
        words = last_heading(any_left=bool(cards)) if shown else ""
        heading.put(words, name=words)
        for place in range(MOST):
            piece = self.pieces["last", place]
            piece.setVisible(place < len(cards))
            if place >= len(cards):
                piece.put(None)
                continue
            piece.resize(last_rect(place, len(cards)))
            state = cards[place]
            piece.put(state, active=True, name=". ".join((state.text, *state.missing[:1])))

    def last_cards(self) -> list[LastState]:
        """Bonuses of windows and doors, then rooms that are not reached, as far as there is room."""
        now = self.now
        cards = []
        for place, bonus in enumerate(now.scenario.bonuses):
            if is_last(bonus):
                row = self.bonus_row(place)
                value = "" if row.now is None else str(row.now) if row.now or not row.missing else "–"
                cards.append(LastState(row.text, value, (row.missing,) if row.missing else (), row.icon))
        for room, points in enumerate(now.rooms if "live_score" in now.aids else ()):
            if points == 0 and now.sheet.closed[room] is not None:
                cards.append(LastState(room_title(now.scenario, room), "0", counts_nothing(), room=room + 1))
        return cards[:MOST]

    def put_tokens(self) -> None:
        """The tokens that lie on neither option yet."""
        now = self.now
        tokens = tokens_of(now.house, now.view) if now.phase is Phase.TOKENS else 0
        dragged = self.token_ghost.isVisible()
        left = tokens - sum(now.sketch.tokens) if now.works else tokens
        if dragged and self.grabbed is not None and self.grabbed[0] == "token":
            left -= 1
        for token in range(4):
            piece = self.pieces["token", token]
            piece.setVisible(token < left)
            step = 30.0 if left > 3 else 36.0
            piece.setPos(CARD.left() + 54 - step * (left - 1) / 2 + step * token, CARD.bottom() - 23)
            piece.put(True if token < left else None, active=now.works and token < left,
                      name=translate("RoomToMoveBoard", "Token to assign"))  # fmt: skip

    def put_buttons(self) -> None:
        """Leave out, primary, and the line over them."""
        now = self.now
        leave, primary, hint = self.pieces["leave",], self.pieces["primary",], self.pieces["hint",]
        words = self.hint_words()
        shorter = self.places_words() if self.held is not None and self.now.anchors else words
        hint.put((words, shorter), name=words)
        wide = BUTTONS.width()
        looking = now.front is not None and not now.mine
        leaving = now.draws and not looking
        leave.setVisible(leaving)
        if leaving:
            slot = self.held.slot if self.held is not None else self.open_slot()
            names: tuple[str, ...] = (translate("RoomToMoveBoard", "Leave out"),)
            if slot is not None:
                name = piece_title(self.piece_index(slot))
                names = (fill(translate("RoomToMoveBoard", "Leave out: %1"), name), *names)
            leave.resize(QRectF(BUTTONS.left(), BUTTONS.top(), wide * 0.46, BUTTONS.height()))
            leave.put(ButtonState(names), active=slot is not None, name=names[0])
        primary.setVisible(now.works or looking)
        left = BUTTONS.left() + (wide * 0.46 + 14 if leaving else wide * 0.2)
        primary.resize(QRectF(left, BUTTONS.top(), BUTTONS.right() - left, BUTTONS.height()))
        if looking:
            back = (translate("RoomToMoveBoard", "Back to the own sheet"), translate("RoomToMoveBoard", "Back"))
            primary.put(ButtonState(back, primary=True), active=True, name=back[0])
            return
        if not now.works:
            primary.put(None)
            return
        shown = prompts.primary_words(now)
        warns = self.asked == "left"
        if warns:
            text = translate("RoomToMoveBoard", "Leave %n out", "", self.undecided())
            shown = (text,)
        primary.put(ButtonState(shown, "" if warns else "icons/check", primary=True, warns=warns),
                    active=self.can_play(), name=shown[0])  # fmt: skip

    def hint_words(self) -> str:
        """The line over the buttons."""
        if self.situation is None:
            return ""
        own = next((words for part in self.parts if (words := part.hint())), "")
        if own:
            return own
        if self.asked == "left":
            return translate("RoomToMoveBoard", "Confirm with pieces left out?")
        if self.held is not None and self.now.anchors:
            start = MIRROR_AT if self.held.mirror else 0
            counts = [mask.bit_count() for mask in self.now.anchors[start : start + 4]]
            here = counts.pop(self.held.turns)
            others = " · ".join(str(count) for count in counts)
            text = translate("RoomToMoveBoard", "Places in this turn: %1, in the others: %2")
            return fill(text, here, others)
        return prompts.tray_hint(self.now)

    def places_words(self) -> str:
        """How many places the held piece has as it is turned, in few words."""
        assert self.held is not None
        return fill(translate("RoomToMoveBoard", "Places: %1"), self.legal_of(self.held).bit_count())

    # What is under the pointer

    def point_out(self, ident: Ident | None) -> None:
        """Lights what belongs to the thing under the pointer or the focus."""
        if self.situation is None or self.dragging:
            return
        if ident == self.pointed:
            return
        before, self.pointed = self.pointed, ident
        kinds = ("drawn", "bonus", "room")
        if (before is not None and before[0] in kinds) or (ident is not None and ident[0] in kinds):
            self.put_sheet()
            self.put_title()
            self.put_glow()
            for part in self.parts:
                part.pointed()

    def put_glow(self) -> None:
        """Lights the squares that a bonus counts, or the pieces of a room."""
        now, ident = self.now, self.pointed
        mask = 0
        if ident is not None and ident[0] == "bonus" and int(ident[1]) < len(now.bonuses):
            mask = now.bonuses[int(ident[1])].squares
        elif ident is not None and ident[0] == "room":
            room = int(ident[1])
            closed = now.sheet.closed[room]
            mask = closed.area if closed is not None else 0
            for placed in now.sheet.placed:
                if placed.room == room:
                    mask |= now.house.squares(placed)[0]
        row = self.pieces["tag", "row"]
        assert isinstance(row, Tag)
        words = self.row_words()
        if words and ident is not None:
            box = self.pieces[ident].rect
            at = QPointF(box.left() + 2, box.center().y())
            row.tell(TagState(words, False, at), WINDOW.adjusted(8, 8, -8, -8), box)
        else:
            row.tell(None, QRectF(), QRectF())
        glow = self.pieces["glow",]
        glow.setVisible(bool(mask))
        glow.put(mask)

    def row_words(self) -> str:
        """What is told beside a bonus that is pointed at and whose row has no room for it."""
        ident = self.pointed
        if ident is None or ident[0] != "bonus":
            return ""
        row = self.pieces[ident]
        if not isinstance(row, Bonus) or row.state is None or row.wholly():
            return ""
        return f"{row.state.text}. {row.state.missing}" if row.state.missing else str(row.state.text)


EDGE_CODES = ("crosses_wall", "needs_wall", "door_in_side")
"""Refusals whose numbers are edges."""


def gains(verdict: object) -> tuple[object, object]:
    """What a verdict would change in the title block."""
    if verdict is None or getattr(verdict, "refusal", None) is not None:
        return (0, ())
    return getattr(verdict, "gain", 0), getattr(verdict, "bonuses", ())
