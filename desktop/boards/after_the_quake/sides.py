"""Keeps seats, log and tray equal to the situation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.boards.after_the_quake import prompts
from desktop.boards.after_the_quake.cards import CardState, GoalCard, PermitCard
from desktop.boards.after_the_quake.layout import SHEET, SHEET_SMALL, hand_rects
from desktop.boards.after_the_quake.names import (
    bonus_name,
    money,
    payment_word,
    permit_name,
    tile_word,
    translate,
    type_name,
)
from desktop.boards.after_the_quake.panels import Diary, SeatState, entries
from desktop.boards.after_the_quake.rowing import FACE_DOWN, Rowing
from desktop.boards.after_the_quake.sheets import value_at
from desktop.boards.after_the_quake.states import (
    ACT,
    BONUS,
    BUILDS,
    DISCARD,
    GO,
    Sketch,
    action_of,
    gives_of,
    order_of,
    shared_types,
    stands_of,
)
from desktop.boards.after_the_quake.tray import Area, AreaState, Sheet, SheetState, gain_words, points_words
from desktop.boards.common.buttons import ButtonState
from desktop.boards.common.layers import Layer
from desktop.boards.common.link import LogLine
from desktop.boards.common.texts import fill
from engine.games.after_the_quake.actions import PASS, Reason
from engine.games.after_the_quake.content import PERMITS
from engine.games.after_the_quake.facts import LAST_YEAR
from engine.games.after_the_quake.view import NONE, Phase

LINES_LEAST = 3
"""So many lines the log has at least below the order."""
HAND_USUAL, GOALS_USUAL = 7, 12
"""So many pieces the tray has for permits and goals from the beginning; more are made as they are needed."""


class Sides(Rowing):
    """The states of seats, log and tray."""

    goals_left = 0.0
    """Where the goals of the tray begin."""

    # Seats and log

    def put_seats(self) -> None:
        """Gives the seat cards their states."""
        now, view = self.now, self.seen
        for player, board in enumerate(view.boards):
            face = self.faces[player]
            counts = (len(board.permits) + len(view.hands[player]), len(board.goals) + len(view.secret_goals[player]))
            lifted = player == now.player and now.kind in BUILDS and (
                now.sketch.site is not None or (now.carried and now.load is not None and now.load[0] == "building")
            )  # fmt: skip
            acts = player == now.player
            over = view.phase is Phase.OVER
            state = SeatState(
                face.number, player, face.name, face.level, "" if over else prompts.rank_words(now, player),
                view.built.count(player), board.money, board.area, lifted, counts[0], counts[1], board.rubble,
                (*board.urban, len(board.parks)), acts, not over and player not in view.queue, view.best == player,
                *self.sent(player),
            )  # fmt: skip
            text = translate("AfterTheQuakeBoard", "%1, %2: %3 of 8 built, %4, buildings in the area %5, permits %6, "
                             "goals %7, rubble %8.")  # fmt: skip
            name = fill(text, face.name, prompts.status_words(now, player), state.built, money(board.money), board.area,
                        counts[0], counts[1], board.rubble)  # fmt: skip
            if state.revealed >= 0:
                words = translate("AfterTheQuakeBoard", "Turned up last: %1, which leads to %2.")
                name = f"{name} {fill(words, permit_name(state.revealed), state.sent[0])}"
            types = [f"{type_name(type_)} ×{count}" for type_, count in enumerate(state.urban) if count]
            self.pieces["card", player].put(state, name=f"{name} {', '.join(types)}".strip())

    def sent(self, player: int) -> tuple[int, tuple[str, ...], str]:
        """The permit that the Committee turned up last, the space that it led to in several wordings, and its action;
        -1 for others and before the first one."""
        now, view = self.now, self.seen
        stand = next((one for one in stands_of(now) if one.player == player and not one.left), None)
        if player < view.seats or view.revealed == NONE:
            return NONE, (), ""
        if view.year == LAST_YEAR:
            return view.revealed, (translate("AfterTheQuakeBoard", "its building site"), tile_word("build")), "build"
        if stand is None:
            return NONE, (), ""
        if stand.card == NONE:
            amount = money(now.table.content.year_income[stand.space])
            return view.revealed, (fill(translate("AfterTheQuakeBoard", "income %1"), amount), amount), "income"
        action = now.table.card_at(stand.card)[stand.space].action
        return view.revealed, (tile_word(action),), action

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Shows the newest lines that fit."""
        if tuple(lines) != self.lines:
            self.lines = tuple(lines)
            self.log_back = 0
        if self.situation is not None:
            self.put_log()
            self.put_prompt()

    def put_log(self) -> None:
        """Tells the story of the match, the newest sentence first."""
        diary = self.pieces["log",]
        assert isinstance(diary, Diary)
        numbers = self.now.numbers
        told = [(line.turn, self.number_of(line, numbers), line.words, line.why) for line in self.lines]
        found = entries(self.look, told, diary.size, diary.rect.width() - 36)
        room = max(1, int((diary.rect.height() - diary.head) // diary.step))
        order = prompts.order_lines(self.now, self.faces)
        if room < len(order) + LINES_LEAST:
            order = ()
        room = max(1, int((diary.rect.height() - diary.head - diary.order_height(len(order))) // diary.step))
        most = max(0, len(found) - room)
        self.log_back = min(self.log_back, most)
        back = self.log_back / most if most else -1.0
        diary.setVisible(diary.rect.height() > diary.head + diary.step)
        note = prompts.order_note(self.now)
        if not order:
            names = [self.faces[player].name for player in order_of(self.seen)]
            note = (fill(translate("AfterTheQuakeBoard", "order: %1"), ", ".join(names)),)
        newest = " ".join([line.words for line in self.lines[-3:]] or [line.words[0] for line in order])
        diary.put((tuple(found[self.log_back : self.log_back + room]), note, back, order), name=newest)

    def scroll_log(self, way: int) -> None:
        """Shows older (1) or newer (-1) lines of the log."""
        self.log_back = max(0, self.log_back + way)
        self.put_log()

    # The tray

    def put_tray(self) -> None:
        """Gives area, hand, goals, sheet and buttons their states."""
        self.put_area()
        self.put_hand()
        self.put_sheet()
        self.put_buttons()

    def put_area(self) -> None:
        """Gives shelf and building their states."""
        now, view, player = self.now, self.seen, self.owner
        area, building = self.pieces["area",], self.pieces["building",]
        assert isinstance(area, Area)
        area.setVisible(player != NONE)
        building.setVisible(player != NONE and view.boards[max(0, player)].area > 0)
        if player == NONE:
            area.put(None)
            building.put(None)
            return
        board, number = view.boards[player], now.numbers[player]
        owner = self.faces[player].name
        title = fill(translate("AfterTheQuakeBoard", "Area of %1"), owner)
        caption = fill(translate("AfterTheQuakeBoard", "%1 more in stock"), board.stock)
        state = AreaState(player, number, board.area, (title, owner), (caption, f"+{board.stock}"))
        area.put(state, name=f"{title}: {caption}")
        if not board.area:
            building.put(None)
            return
        building.setPos(area.foot(board.area - 1))
        builds = player == now.player and now.kind in BUILDS
        lifted = builds and (now.sketch.site is not None or (now.load in (("building",),) and now.carried))
        name = translate("AfterTheQuakeBoard", "Building of the own area")
        building.put((player, number, "ghost" if lifted else ""), active=builds and now.sketch.site is None, name=name)

    def have_cards(self, permits: int, goals: int) -> None:
        """Makes pieces for so many permits and goals in the tray; the Committee holds as many as it takes."""
        for place in range(permits):
            if ("hand", place) not in self.pieces:
                self.add(PermitCard(("hand", place), self.look, Layer.TRAY + 1))
        for place in range(goals):
            if ("own", place) not in self.pieces:
                self.add(GoalCard(("own", place), self.look, Layer.TRAY + 1))

    def put_hand(self) -> None:
        """Gives permits and goals of the tray their states."""
        now = self.now
        hand, goals = self.hand, self.goals
        offered = set(now.sketch.permits) if now.kind in BUILDS else set()
        shown = [place for place, permit in enumerate(hand) if permit not in offered]
        right = self.sheet_rect().left()
        size, cards, places, start = hand_rects(len(shown), len(goals), right)
        rects = dict(zip(shown, cards, strict=True))
        usable = set(now.parts.permits) if now.kind in BUILDS else set(now.parts.discards)
        self.have_cards(len(hand), len(goals))
        for place in range(sum(ident[0] == "hand" for ident in self.pieces)):
            piece = self.pieces["hand", place]
            piece.setVisible(place in rects)
            if place not in rects:
                piece.put(None)
                continue
            piece.resize(rects[place])
            permit = hand[place]
            light = ""
            if now.load == ("hand", place) and now.carried:
                light = "lifted"
            elif now.verdict is not None and now.verdict.ident == ("hand", place):
                light = "refused"
            elif now.role == DISCARD and now.sketch.discard == permit:
                light = "chosen"
            elif permit in usable and now.shows and (now.role == DISCARD or now.sketch.site is not None):
                light = "legal"
            active = permit >= 0 and (now.role == DISCARD or (now.kind in BUILDS and now.sketch.site is not None))
            card = permit if permit >= 0 else FACE_DOWN
            piece.put(CardState(card, size, light), active=active, name=permit_name(permit))
        for place in range(sum(ident[0] == "own" for ident in self.pieces)):
            piece = self.pieces["own", place]
            piece.setVisible(place < len(goals))
            if place >= len(goals):
                piece.put(None)
                continue
            piece.resize(places[place])
            card = goals[place] if goals[place] >= 0 else FACE_DOWN
            piece.setZValue(Layer.TRAY + 1 + (0.5 if self.peeked == ("own", place) else 0.01 * place))
            state = CardState(card, size, players=len(self.seen.boards), gives=gives_of(now, goals[place]))
            piece.put(state, name=self.told_goal(goals[place]))
        self.goals_left = start
        self.put_hand_titles(len(hand), len(offered & set(hand)), len(goals), start)

    def put_hand_titles(self, permits: int, offered: int, goals: int, start: float) -> None:
        """Gives the headings over permits and goals their words and places."""
        one, other = self.pieces["heading", "hand"], self.pieces["heading", "own"]
        known = self.owner != NONE
        one.setVisible(known)
        other.setVisible(known)
        if not known:
            return
        right = self.sheet_rect().left()
        one.resize(QRectF(184, 834, max(90.0, start - 194), 24))
        other.resize(QRectF(start, 834, max(60.0, right - start - (76 if self.covers else 12)), 24))
        title = prompts.permits_title(permits, offered)
        one.put((title, ()), name=title[0])
        short = fill(translate("AfterTheQuakeBoard", "Goals: %1"), goals)
        long = fill(translate("AfterTheQuakeBoard", "Own goals: %1"), goals)
        words = (short,) if self.seen.seat is None else (long, short)
        hides = getattr(self.link, "secret", True) and self.seen.phase is not Phase.OVER
        note = (translate("AfterTheQuakeBoard", "secret"),) if hides and not self.covers else ()
        other.put(((*words, str(goals)), note), name=words[0])

    def put_sheet(self) -> None:
        """Gives the sheet of the move its state."""
        now = self.now
        sheet = self.pieces["sheet",]
        assert isinstance(sheet, Sheet)
        sheet.setVisible(bool(now.role))
        if now.role:
            sheet.resize(self.sheet_rect())
        builds = now.kind in BUILDS
        permits = now.sketch.permits if builds else ()
        for place in range(2):
            piece = self.pieces["offered", place]
            piece.setVisible(place < len(permits))
            if place >= len(permits):
                piece.put(None)
                continue
            piece.resize(sheet.slot(place))
            lit = (now.sketch.urban,) if now.sketch.urban is not None else self.types_of(permits)
            light = "lifted" if now.load == ("offered", place) and now.carried else ""
            piece.put(CardState(permits[place], "mid", light, lit), active=True,
                      name=prompts.hand_words(now, permits[place]))  # fmt: skip
        if not now.role:
            sheet.put(None)
            return
        sheet.put(self.sheet_state(permits), name=self.sheet_words(permits))

    def types_of(self, permits: tuple[int, ...]) -> tuple[int, ...]:
        """The types that two permits share."""
        return shared_types(self.seen, permits)

    def sheet_state(self, permits: tuple[int, ...]) -> SheetState:
        """What stands on the sheet of the move."""
        now = self.now
        builds = now.kind in BUILDS
        title = prompts.sheet_title(now)
        if now.role == GO or (self.story and now.sketch == type(now.sketch)() and now.role != BONUS):
            story = self.story or (translate("AfterTheQuakeBoard", "It turns up the top permit and goes where its "
                                             "number sends it."),)  # fmt: skip
            title = (translate("AfterTheQuakeBoard", "The Committee"),)
            return SheetState(title, story=story, revealed=now.view.revealed if self.story else NONE)
        lot, shared = (-1, 0), -1
        by: tuple[str, ...] = ()
        trial = now.trial
        if builds and trial.site is not None:
            cell = now.table.town.cells[trial.site]
            if cell is not None:
                lot = (cell.colour, cell.number)
                by = tuple(self.serves(permit, lot) for permit in permits)
            shared = now.sketch.urban if now.sketch.urban is not None else -1
        lines: tuple[tuple[str, int], ...] = ()
        purse = (-1, -1)
        outlook = now.outlook
        if outlook is not None and (now.kind or now.sketch.money) and not (builds and trial.site is None):
            lines = tuple((self.payment(what, amount), amount) for what, amount in outlook.payments)
            before = now.view.boards[now.player].money
            gained = outlook.money - before + sum(amount for _, amount in outlook.payments)
            if gained:
                lines = (*lines, (translate("AfterTheQuakeBoard", "Money", "gained"), -gained))
            purse = (before, outlook.money)
        slots = 2 if builds and now.sketch.site is not None else 0
        return SheetState(
            title, lines, purse, self.gains(), permits, slots, lot, shared, self.types_of(permits), by,
            note=self.sheet_note(), low=now.role == BONUS and not builds, points=self.points,
        )  # fmt: skip

    @property
    def points(self) -> tuple[int, int] | None:
        """The points of the front seat now and after what is laid out, None where they are not told."""
        told = self.now.gives
        return None if told is None else (told.total, told.after)

    def serves(self, permit: int, lot: tuple[int, int]) -> str:
        """What of a lot a permit gives, "" for nothing."""
        if permit >= PERMITS:
            return "any"
        content = self.now.table.content
        both = content.permit_colours[permit] == lot[0], content.permit_numbers[permit] == lot[1]
        return "match" if any(both) else ""

    def payment(self, what: str, amount: int) -> str:
        """What is paid for, in words."""
        now = self.now
        if what == "steps":
            target = now.sketch.target if now.sketch.target is not None else 0
            text = translate("AfterTheQuakeBoard", "%n step(s)", "", amount // 2)
            return fill(translate("AfterTheQuakeBoard", "%1 to %2"), text, self.tile(target))
        if what == "year":
            return fill(translate("AfterTheQuakeBoard", "Year %1"), prompts.year_of(now))
        return payment_word(what)

    def tile(self, space: int) -> str:
        """The action of a space of the present card in one word."""
        return tile_word(self.now.table.card[space].action)

    def gains(self) -> tuple[tuple[str, str], ...]:
        """What the move brings besides money."""
        now = self.now
        found: list[tuple[str, str]] = []
        trial = now.trial
        cleans = now.kind in BUILDS and trial.site is not None and bool(now.view.rubble >> trial.site & 1)
        if cleans or (now.kind == "clean" and now.sketch.rubble is not None):
            found.append(("rubble", "1"))
        if now.kind in BUILDS and now.sketch.urban is not None:
            found.append((f"urban{now.sketch.urban}", "1"))
        if now.kind in ("material", "building_and_permit"):
            found.append(("material", "1"))
        if now.kind in ("permit", "building_and_permit"):
            found.append(("permit", "1"))
        if now.kind == "goal":
            found.append(("goal", "1"))
        path = self.path()
        if path:
            board = now.view.boards[now.player]
            before = value_at(board.column, board.row)
            found.append(("develop", f"{before} → {value_at(*path[-1])}".replace("-", "−")))
        return tuple(found)

    def sheet_note(self) -> str:
        """A hint on the sheet."""
        now = self.now
        if now.role == ACT and not now.shows and not now.kind and not now.sketch.money:
            return translate("AfterTheQuakeBoard", "Each step from the pawn to another action of the card costs 2 $.")
        if now.role == ACT and now.sketch.space is None:
            return translate("AfterTheQuakeBoard", "The tags show prices; each step from the pawn to another action "
                             "adds 2 $.")  # fmt: skip
        if now.role == BONUS and not now.kind:
            return " ".join((*self.bonus_reasons(), *self.story))
        if now.role == "income":
            return translate("AfterTheQuakeBoard", "More money means a later turn on the first action card.")
        if now.role == DISCARD:
            return translate("AfterTheQuakeBoard", "Five permits may be held. The discarded one lies open.")
        if now.role == ACT and not now.kind and not now.sketch.money:
            return translate("AfterTheQuakeBoard", "Press an action of the card; its tag is the whole price.")
        if now.kind == "clean" and now.sketch.rubble is None:
            return translate("AfterTheQuakeBoard", "Press rubble on the map to take it for 1 $ more.")
        return ""

    def bonus_reasons(self) -> tuple[str, ...]:
        """Why alternatives of the bonus cannot be chosen."""
        now = self.now
        found = []
        for place, bonus in enumerate(now.table.bonuses):
            if place in now.parts.alternatives:
                continue
            refusal = self.link.refuse(action_of(now.view, BONUS, Sketch(alternative=place)))
            words = translate("AfterTheQuakeBoard", "Nothing can be built now.")
            if refusal is not None and refusal.code != Reason.INCOMPLETE:
                words = self.link.reason(refusal)
            found.append(f"{bonus_name(bonus)}: {words}")
        return tuple(found)

    def sheet_words(self, permits: tuple[int, ...]) -> str:
        """The sheet for a screen reader."""
        state = self.sheet_state(permits)
        parts = [state.title if isinstance(state.title, str) else state.title[0], *state.story]
        parts += [f"{words} {money(abs(amount))}" for words, amount in state.lines]
        if state.purse[0] >= 0:
            text = translate("AfterTheQuakeBoard", "purse %1, then %2")
            parts.append(fill(text, money(state.purse[0]), money(state.purse[1])))
        if state.gains:
            parts.append(gain_words(state.gains))
        if state.points is not None:
            parts.append(points_words(state.points))
        return ". ".join(part for part in parts if part)

    # Buttons

    def put_buttons(self) -> None:
        """Gives the buttons of the tray their states."""
        now = self.now
        primary, back, take = self.pieces["primary",], self.pieces["back",], self.pieces["money",]
        working = bool(now.role)
        sheet = self.pieces["sheet",]
        assert isinstance(sheet, Sheet)
        for piece, rect in zip((primary, take, back), sheet.buttons, strict=True):
            piece.resize(rect)
        primary.setVisible(working)
        words = prompts.primary_words(now) if working else ("",)
        primary.put(ButtonState(words, primary=True) if working else None, active=working and self.can_play(),
                    name=words[0])  # fmt: skip
        stands = now.role == ACT and now.sketch.space is not None
        passes = stands and now.table.card[now.sketch.space or 0].action == PASS
        take.setVisible(stands and not passes)
        if take.isVisible() or (stands and not passes):
            amount = now.table.money_at(now.sketch.space or 0)
            text = fill(translate("AfterTheQuakeBoard", "Money, %1"), money(amount))
            take.put(ButtonState(text, down=now.sketch.money), active=True, name=text)
        else:
            take.put(None)
        begun = working and self.can_undo()
        back.setVisible(working and now.role != GO)
        text = translate("AfterTheQuakeBoard", "Take back")
        back.put(ButtonState(text), active=begun, name=text)
        self.put_bonuses()
        covers = self.covers
        cover = self.pieces["cover",]
        cover.setVisible(covers)
        cover.resize(QRectF(self.sheet_rect().left() - 66, 834, 54, 28))
        text = translate("AfterTheQuakeBoard", "Lower curtain")
        cover.put(ButtonState("", icon="icons/eye-off") if covers else None, active=covers, name=text)

    @property
    def covers(self) -> bool:
        """Whether the curtain can be lowered by hand."""
        secret = bool(self.hand or self.goals) and self.seen.seat is not None and getattr(self.link, "secret", True)
        # Where many cards lie there is no room for the button over them.
        return secret and hasattr(self.link, "cover") and self.sheet_rect().left() - self.goals_left > 200

    def sheet_rect(self) -> QRectF:
        """Where the sheet of the move lies: without a move it takes no room."""
        now = self.now
        if not now.role:
            return QRectF(1262, SHEET.top(), 0, SHEET.height())
        wide = (now.kind in BUILDS and now.sketch.site is not None) or now.role in (BONUS, GO) or bool(self.story)
        return SHEET if wide else SHEET_SMALL

    def put_bonuses(self) -> None:
        """Gives the buttons of the year's bonus their states."""
        now = self.now
        bonuses = now.table.bonuses if now.role == BONUS and now.kind not in BUILDS else ()
        for place in range(3):
            button = self.pieces["bonus", place]
            button.setVisible(place < len(bonuses))
            if place >= len(bonuses):
                button.put(None)
                continue
            each = 242.0 if len(bonuses) < 3 else 158.0
            button.resize(QRectF(SHEET.left() + 14 + (each + 8) * place, SHEET.top() + 32, each, 46))
            words = bonus_name(bonuses[place])
            usable = place in now.parts.alternatives
            button.put(ButtonState(words, down=now.sketch.alternative == place), active=usable, name=words)
