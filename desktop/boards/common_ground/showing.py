"""Keeps map and tray equal to the situation: each method works out states and gives them to pieces."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from desktop.boards.common.layers import Layer
from desktop.boards.common.pieces import Ident, Piece
from desktop.boards.common_ground import prompts
from desktop.boards.common_ground.cones import Cell, CellState, ConeState, SiteState, SlotState, SupplyState
from desktop.boards.common_ground.desk import Detail
from desktop.boards.common_ground.lawn import Line, halves_of, seams_of
from desktop.boards.common_ground.layout import (
    BOARD,
    NAMED_FROM,
    SEAL,
    SEAL_NOTE,
    SENTENCE_GAP,
    TRAY,
    card_rect,
    cell_rect,
    place_rect,
    sentence_rect,
    slot_rect,
    strip_rect,
    supply_rect,
    token_rect,
)
from desktop.boards.common_ground.panels import ButtonState, SmallState
from desktop.boards.common_ground.play import Play
from desktop.boards.common_ground.states import (
    closed_on,
    detail_of,
    grown_city,
    open_cells,
    sides_towards,
    tile_at,
    tile_laid,
    world_of,
)
from desktop.boards.common_ground.tiles import Tile
from desktop.boards.common_ground.tray import VerdictState
from desktop.texts.places import piece_name, piece_sentence
from engine.games.common_ground.view import Here, Phase

PLACES = 4
DESK_CONE = Layer.MARK + 10


class Showing(Play):
    """The map and the tray; ``Sides`` adds the panels."""

    frame: QGraphicsRectItem
    root: QGraphicsItem

    # The map

    def put_map(self) -> None:
        """Gives city, lawn, lines, trees, cones and cells their states."""
        now = self.now
        city = grown_city(now)
        wanted: set[Ident] = {("tile", laid.cell) for laid in now.view.city}
        self.sweep("tile", wanted)
        named = not now.desk
        for laid in now.view.city:
            ident = ("tile", laid.cell)
            if ident not in self.pieces:
                self.add(Tile(laid.cell, self.look, Layer.PIECE, self.root))
            state = (laid.piece, laid.closed, halves_of(city, laid.cell), named)
            self.pieces[ident].put(state, active=True, name=prompts.tile_name(laid.piece, laid.cell))
        taken = set(city.occupied) | {cell for cell in now.cones if cell is not None}
        self.pieces["lawn",].put(frozenset(taken) | now.legal)
        lines = [Line(cell, side) for cell, side, _ in now.city.shut_lines]
        at = tile_at(now)
        if at is not None and now.role == "bonus":
            lines.append(Line(at, closed_on(now, at), draft=True))
        self.pieces["shut",].put((tuple(lines), frozenset(city.occupied)))
        self.pieces["trees",].put(seams_of(city))
        veil = self.pieces["veil",]
        veil.put(True)
        veil.setVisible(now.desk)
        self.put_cones()
        self.put_cells()

    def put_cones(self) -> None:
        """Gives the cones their states."""
        now = self.now
        for colour in range(PLACES):
            piece = self.pieces["cone", colour]
            cell = now.cones[colour] if colour < len(now.cones) else None
            piece.setVisible(cell is not None)
            if cell is None:
                piece.put(None)
                continue
            piece.setPos(cell_rect(cell).topLeft())
            piece.setZValue(DESK_CONE if now.desk else Layer.PIECE + 0.5)
            mine = now.load == ("cone", colour)
            lit = now.role == "group" and now.load is not None and now.load[0] == "place"
            aimed = now.aimed == ("cone", colour)
            state = ConeState(
                colour,
                now.city.half_trees_towards(cell),
                sides_towards(now.city, cell),
                draft=now.role == "cones",
                held=(mine and not now.carried) or aimed or (mine and now.role == "group"),
                lit=lit and not aimed,
                away=mine and now.carried and now.role == "cones",
                small=now.desk,
            )
            name = f"{prompts.cone_name(colour)}, {prompts.where_words(cell)}, {prompts.trees_words(state.trees)}"
            name += prompts.beside_words(now.city, cell)
            piece.put(state, active=not now.desk, name=name)

    def put_cells(self) -> None:
        """Makes and unmakes the empty cells and gives them their states."""
        now = self.now
        cells = set() if now.desk else open_cells(now)
        if now.view.phase is not Phase.CONES or now.role != "cones":
            cells -= {cell for cell in now.cones if cell is not None}
        self.sweep("cell", {("cell", cell) for cell in cells})
        legal_lit = "legal" in self.link.aids
        working = bool(now.load) or (now.role == "cones" and None in now.sketch.cones)
        working = working or (now.role in ("corners", "bonus") and now.sketch.cell is None)
        set_cones = {cell for cell in now.cones if cell is not None} if now.role == "cones" else set()
        at = tile_at(now)
        for cell in cells:
            ident = ("cell", cell)
            if ident not in self.pieces:
                self.add(Cell(cell, self.look, self.root))
            piece = self.pieces[ident]
            spot = now.city.spot(cell)
            light, trees, sides = "", spot.trees, sides_towards(now.city, cell)
            legal = cell in now.legal
            if now.aimed == ident:
                light = "refused" if now.refused else "aimed"
            elif self.refused and self.peeked == ident:
                light = "refused"
            elif working and legal and legal_lit and cell not in set_cones:
                light = "legal"
            elif ident in (self.peeked, self.focused):
                light = "peeked"
            if working and legal and self.peeked == ident and light == "legal":
                light = "aimed"
            if now.role == "bonus" and (legal and light in ("legal", "aimed")):
                trees = now.city.bonus_trees(cell, now.sketch.closed) or trees
            lies = tile_laid(now) if at == cell else -1
            if lies >= 0:
                light = "" if light != "refused" else light
            if light == "" and lies < 0:
                state = CellState()
            elif lies >= 0 and now.role == "bonus":
                closed = closed_on(now, cell)
                gain = now.city.bonus_trees(cell, closed)
                state = CellState(light, piece=lies, closed=closed, gain=gain, carried=now.carried)
            elif lies >= 0:
                state = CellState(light, piece=lies, carried=now.carried)
            else:
                state = CellState(light, trees, sides, spot.shut_by >= 0)
            here = Here(spot.trees, False, False, spot.shut_by)
            words = prompts.here_words(here)
            piece.put(state, active=cell not in set_cones, name=prompts.cell_name(cell, words))
            piece.setZValue(Layer.PIECE + (0.3 if lies >= 0 else 0))

    def sweep(self, kind: str, wanted: set[Ident]) -> None:
        """Takes away the pieces of a kind that are not wanted any more."""
        for ident in [ident for ident in self.pieces if ident[0] == kind and ident not in wanted]:
            if self.focused == ident:
                self.focused = None
            if self.hovered == ident:
                self.hovered = None
            if self.peeked == ident:
                self.peeked = None
            self.removeItem(self.pieces.pop(ident))

    def put_camera(self) -> None:
        """Shows the city as large as it fits; a zoom that somebody chose stays as long as the same is to be seen."""
        camera, now = self.camera, self.now
        if camera is None:
            return
        window = self.layout.board if now.desk else BOARD
        world = world_of(now, self.layout)
        self.pieces["map",].resize(window)
        if window != camera.window:
            camera.window = window
            self.frame.setRect(window)
            camera.world = world
            camera.fit()
        elif world != camera.world and not now.carried:
            moved = camera.moved
            camera.world = world
            if moved:
                camera.apply()
            else:
                camera.fit()

    # The tray

    def put_tray(self) -> None:
        """Gives the tray its states."""
        now = self.now
        desk = now.desk
        self.pieces["tray",].resize(self.layout.tray if desk else TRAY)
        self.pieces["tray",].put(("", ""))
        rule = self.pieces["rule",]
        tray = self.layout.tray if desk else TRAY
        rule.resize(QRectF(1280 if desk else 1032, tray.top() + 18, 2, tray.height() - 36))
        rule.put(desk)
        rule.setVisible(bool(now.role) or now.view.phase is Phase.GROUP)
        self.put_supply()
        self.put_places()
        self.put_sites()
        self.put_bonus()
        self.put_seal()
        self.put_words()

    def put_supply(self) -> None:
        """Gives the cones of the deputy's tray their states."""
        now = self.now
        shown = now.view.phase is Phase.CONES
        for colour in range(PLACES):
            piece = self.pieces["supply", colour]
            visible = shown and now.role == "cones" and colour < now.count
            piece.setVisible(visible)
            if not visible:
                piece.put(None)
                continue
            piece.resize(supply_rect(colour, now.count))
            cell = now.sketch.cones[colour]
            mine = now.load == ("cone", colour)
            note = prompts.supply_note(None if cell is None else now.city.half_trees_towards(cell))
            state = SupplyState(
                colour, prompts.cone_title(colour), note, away=cell is not None or (mine and now.carried), held=mine
            )
            piece.put(state, active=now.role == "cones", name=f"{prompts.cone_name(colour)}: {note[0]}")

    def put_places(self) -> None:
        """Gives the drawn or mismatched places and what lies beside them their states."""
        now = self.now
        desk, tray = self.layout if now.desk else None, now.tray
        past = now.view.history[-1] if now.view.history else None
        over = now.view.phase is Phase.OVER
        if over and past is not None:
            tray = past.places
        asks = now.view.options.children == "on"
        may_turn = now.role == "faces" or (now.role == "plan" and asks and now.view.options.open_table != "on")
        for place in range(PLACES):
            card, slot = self.pieces["place", place], self.pieces["slot", place]
            words, verdict, face = (
                self.pieces["words", place],
                self.pieces["verdict", place],
                self.pieces["face", place],
            )
            there = place < len(tray)
            card.setVisible(there)
            matched = there and (now.role in ("plan", "group") or now.view.phase is Phase.GROUP)
            slot.setVisible(matched)
            words.setVisible(there and desk is not None)
            face.setVisible(there and may_turn)
            judged = there and past is not None and now.view.phase in (Phase.CORNERS, Phase.OVER)
            verdict.setVisible(judged)
            if not there:
                for piece in (card, slot, words, verdict, face):
                    piece.put(None)
                continue
            piece_number = tray[place]
            count = max(len(tray), now.count)
            home = place_rect(place, count, desk)
            card.resize(home)
            mine = now.load == ("place", place)
            held = "lifted" if mine and now.carried else "held" if mine else ""
            laid = now.role == "corners" and now.sketch.cell is not None and now.sketch.piece == piece_number
            if laid and not mine:
                held = "faded"
            elif now.role == "corners" and now.sketch.piece == piece_number and not held and len(tray) > 1:
                held = "held"
            active = now.role in ("plan", "group", "corners") or (there and piece_number >= 0 and not over)
            card.put((piece_number, -1, held), active=active, name=self.name_of_place(place, tray))
            if matched:
                self.put_slot(place, slot_rect(place, count, desk))
            else:
                slot.put(None)
            beside = slot_rect(place, count, desk)
            if desk is not None:
                top = beside.bottom() + SENTENCE_GAP if now.role == "plan" else beside.top() + 50
                words.resize(sentence_rect(place, count, desk, top))
                words.put(piece_sentence(piece_number))
            if may_turn:
                left = beside.right() + 10 if now.role == "plan" else beside.left()
                face.resize(QRectF(left, beside.top(), *((64, 60) if desk is not None and desk.deep else (44, 40))))
                face.put(
                    SmallState("", icon="icons/refresh"), active=True, name=prompts.face_name(piece_name(piece_number))
                )
            if judged and past is not None:
                verdict.resize(QRectF(beside.left(), beside.top(), 110, 140))
                at = past.places.index(piece_number)
                verdict.put(VerdictState(past.meant[at], past.guessed[at]))

    def name_of_place(self, place: int, tray: tuple[int, ...]) -> str:
        """A place of the tray for a screen reader."""
        now = self.now
        if tray != now.tray:
            return piece_name(tray[place])
        return prompts.place_name(now, place)

    def put_slot(self, place: int, rect: QRectF) -> None:
        """Gives a slot its state."""
        now = self.now
        slot = self.pieces["slot", place]
        slot.resize(rect)
        light = ""
        if now.load and now.load[0] == "cone":
            light = "aimed" if now.aimed == ("slot", place) else "legal" if "legal" in self.link.aids else ""
        rows: list[tuple[int, int]] = []
        if now.view.phase is Phase.GROUP:
            for seat, matching in enumerate(now.view.proposals):
                if matching and matching[place] is not None:
                    rows.append((self.link.seats[seat].number, matching[place]))  # type: ignore[arg-type]
        filled = now.sketch.matching[place] is not None and light != "aimed"
        name = prompts.slot_name(piece_name(now.tray[place]), now.sketch.matching[place])
        slot.put(SlotState(light, tuple(rows), filled), active=bool(now.load), name=name)

    def put_sites(self) -> None:
        """Lays every site tile where it belongs."""
        now = self.now
        shown = now.role in ("plan", "group")
        strip = self.pieces["strip",]
        loose = [c for c in range(now.count) if self.place_on(c) is None] if now.role == "group" else []
        strip.setVisible(bool(loose))
        strip.resize(strip_rect(now.count))
        strip.put(bool(loose), name="")
        for colour in range(PLACES):
            piece = self.pieces["site", colour]
            visible = shown and colour < now.count
            piece.setVisible(visible)
            if not visible:
                piece.put(None)
                continue
            place, swaps = self.shown_on(colour)
            if place is not None:
                rect = slot_rect(place, max(len(now.tray), now.count), self.layout if now.desk else None)
            elif now.desk:
                card = card_rect(colour, now.count, self.layout)
                # Before the tree and the number at the end of the head.
                rect = QRectF(card.right() - 18 - 40 - 46 - 44, card.top() + 3, 42, 42)
            else:
                rect = token_rect(colour, now.count)
            piece.resize(rect)
            mine = now.load == ("cone", colour)
            mover = now.sketch.movers[place] if place is not None and now.role == "group" else -1
            number = self.link.seats[mover].number if mover >= 0 else 0
            piece.setVisible(not (mine and now.carried and self.swapped() >= 0))
            state = SiteState(colour, mine and not now.carried, mine and now.carried, number if not swaps else 0, swaps)
            name = prompts.site_name(colour)
            if place is not None:
                name = f"{name}: {piece_name(now.tray[place])}"
            piece.put(state, active=True, name=name)

    def swapped(self) -> int:
        """The site tile that would change places with the one that is carried, -1 if none."""
        now = self.now
        if now.load is None or now.load[0] != "cone" or not now.carried:
            return -1
        if now.aimed is None or now.aimed[0] != "slot":
            return -1
        other = now.sketch.matching[int(now.aimed[1])]
        return -1 if other is None or other == now.load[1] else other

    def shown_on(self, colour: int) -> tuple[int | None, bool]:
        """The place beside which a site tile is shown (None: on the strip), and whether a swap would put it there."""
        if colour == self.swapped():
            assert self.load
            return self.place_on(self.load[1]), True
        return self.place_on(colour), False

    def put_cards(self) -> None:
        """Gives the details of the mayor's desk their states, and the loupe over a city seen from far away."""
        now = self.now
        number = self.link.seats[now.view.mayor].number
        for colour in range(PLACES):
            card = self.pieces["card", colour]
            visible = now.desk and colour < len(now.cones)
            card.setVisible(visible)
            if not visible:
                card.put(None)
                continue
            card.resize(card_rect(colour, now.count, self.layout))
            state = detail_of(now, colour, self.card_title(colour), number)
            name = prompts.card_name(colour, state.place, state.trees)
            name += prompts.beside_words(now.city, now.cones[colour] or 0)
            card.put(state, active=now.role == "plan", name=name)
        self.put_loupe()

    def card_title(self, colour: int) -> str:
        """What stands at the head of a detail."""
        now = self.now
        if now.load and now.load[0] == "place" and now.aimed == ("card", colour):
            return prompts.drop_words()
        place = self.place_on(colour)
        return prompts.open_words() if place is None else piece_name(now.drawn[place])

    def put_loupe(self) -> None:
        """Shows the places around a cone enlarged while the city is so small that only names are to be seen."""
        now = self.now
        loupe = self.pieces["loupe",]
        assert isinstance(loupe, Detail)
        ident = self.peeked
        colour = int(ident[1]) if ident is not None and ident[0] == "cone" else -1
        if now.aimed is not None and now.aimed[0] == "cone":
            colour = int(now.aimed[1])
        scale = self.camera.scale() if self.camera is not None else 1.0
        cell = now.cones[colour] if 0 <= colour < len(now.cones) else None
        near = cell_rect(cell).width() * scale if cell is not None else NAMED_FROM
        if now.desk or cell is None or near >= NAMED_FROM * self.look.growth:
            loupe.hide()
            loupe.put(None)
            return
        spot = self.pieces["cone", colour].sceneBoundingRect().center()
        left = BOARD.left() + 12 if spot.x() > BOARD.center().x() else BOARD.right() - 388 - 84
        loupe.resize(QRectF(left, BOARD.center().y() - 208, 376, 416))
        loupe.put(detail_of(now, colour, self.card_title(colour), 0))
        loupe.show()

    def put_bonus(self) -> None:
        """Gives the Bonus tile of the tray its state."""
        now = self.now
        shown = now.role == "bonus"
        card = self.pieces["bonus",]
        card.setVisible(shown)
        for step in (-1, 1):
            button = self.pieces["turn", step]
            button.setVisible(shown)
            x = 184 if step < 0 else 240
            button.resize(QRectF(x, 840, 48, 48))
            icon = "icons/rotate" if step < 0 else "icons/rotate-clockwise"
            button.put(SmallState("", icon=icon), active=shown, name=prompts.turn_name(step))
        if not shown:
            card.put(None)
            return
        card.resize(place_rect(0, 4))
        held = "lifted" if now.carried else "held" if now.load else "faded" if now.sketch.cell is not None else ""
        name = prompts.bonus_words(now.view.bonus, now.sketch.closed)
        card.put((now.view.bonus, now.sketch.closed, held), active=True, name=name)

    def put_seal(self) -> None:
        """Gives the primary button its state."""
        now = self.now
        seal = self.pieces["seal",]
        shown = bool(now.role) or now.view.phase is Phase.GROUP
        seal.setVisible(shown)
        if not shown:
            seal.put(None)
            return
        if now.desk:
            seal.place(self.layout.seal, self.layout.seal_note)  # type: ignore[attr-defined]
        else:
            seal.place(SEAL, SEAL_NOTE)  # type: ignore[attr-defined]
        person = self.link.is_person(now.view.deputy)
        words, under, note = prompts.button_words(now, self.link.seats, person=person)
        icon = "common/seal" if now.view.phase in (Phase.PLAN, Phase.GROUP) else "icons/check"
        ticks: tuple[tuple[int, bool], ...] = ()
        if now.view.phase is Phase.GROUP:
            agreed = self.ticked()
            ticks = tuple(
                (self.link.seats[seat].number, seat in agreed)
                for seat in range(now.view.seats)
                if seat != now.view.mayor
            )
            if not self.guessing_persons():
                note = ""
        can = self.can_seal()
        # Short of room the name alone says who decides.
        below = (under, self.link.seats[now.view.deputy].name) if under else ""
        state = ButtonState(words, below, "" if can else note, icon, ticks)
        seal.put(state, active=can, name=f"{words}. {note}" if note and not can else words)
        checks = self.pieces["checks",]
        checks.setVisible(now.role == "plan")
        checks.resize(self.layout.checks)
        checks.put(tuple((colour, self.place_on(colour) is not None) for colour in range(now.count)))

    def put_words(self) -> None:
        """Says in the tray what is waited for, or what the Bonus tile would do."""
        now = self.now
        piece = self.pieces["tray_words",]
        large, small, rect = "", "", QRectF(32, 812, 980, 168)
        if now.role == "bonus":
            rect = QRectF(320, 826, 690, 140)
            trees, closed, at = 0, now.sketch.closed, tile_at(now)
            if at is not None:
                closed = closed_on(now, at)
                trees = now.city.bonus_trees(at, closed)
            large, small = prompts.bonus_lines(at, trees, closed)
        elif not now.role and now.view.phase in (Phase.CONES, Phase.BONUS):
            large = prompts.prompt_words(now, self.link.seats)
        piece.setVisible(bool(large))
        piece.resize(rect)
        piece.put((large, small) if large else None)

    # What carrying and pressing ask for

    def show_aim(self) -> None:
        """Shows what the target under the pointer would do; a tile that would lie there covers nothing around it."""
        self.refresh()
        self.ghost.setVisible(tile_at(self.now) is None)
        self.point_out(self.aimed)

    def show_refusal(self, words: str) -> None:
        """Shows why something may not be."""
        self.refused = words
        self.refresh()

    def spot_of(self, ident: Ident) -> QRectF:
        """A piece on the screen, in scene coordinates."""
        piece: Piece | None = self.pieces.get(ident)
        return QRectF(QPointF(), QPointF()) if piece is None else piece.mapRectToScene(piece.rect)
