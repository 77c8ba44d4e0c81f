"""The new-match window: what can be set up, and what Start sends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from window_samples import lay_out, make_theme, make_translations, new_match

from desktop.table.plan import MatchPlan, SeatPlan
from desktop.windows.new_match import NewMatchWindow
from engine.games.common_ground.facts import FACTS as COMMON_GROUND
from engine.games.house_numbers.facts import FACTS
from engine.games.nine_blocks.facts import FACTS as NINE_BLOCKS


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """Every test speaks English."""
    make_translations().use("en")


@pytest.fixture
def window(qapp: QApplication) -> Iterator[NewMatchWindow]:
    """A window with the first set-up of House Numbers."""
    made = NewMatchWindow(make_theme())
    made.open_game(FACTS)
    lay_out(made, QSize(1600, 1000))
    yield made
    made.close()


def started(window: NewMatchWindow) -> MatchPlan:
    """What Start sends."""
    plans: list[MatchPlan] = []
    window.start.connect(plans.append)
    window.start_button.click()
    return plans[-1]


def test_start_has_the_focus_and_one_press_begins(window: NewMatchWindow) -> None:
    assert QApplication.focusWidget() is window.start_button
    plans: list[MatchPlan] = []
    window.start.connect(plans.append)
    QTest.keyClick(window.start_button, Qt.Key.Key_Space)
    assert plans == [
        MatchPlan(
            game="house_numbers",
            mode="basic",
            seats=(SeatPlan("Ada", "person", 1), SeatPlan("Bo", "beginner", 2)),
            options={"reshuffle": "once"},
        )
    ]
    assert plans[0].undo_is_free


def test_modes_follow_the_number_of_seats(window: NewMatchWindow) -> None:
    def offered() -> list[str]:
        return [name for name, card in window.mode_cards.items() if card.isVisible()]

    assert offered() == ["basic", "advanced", "expert", "expert_advanced"]
    window.mode_cards["advanced"].click()
    window.seating.rows[1].away.click()
    assert offered() == ["solo", "solo_advanced", "practice", "practice_advanced"]
    assert window.mode == "solo"
    window.seating.add_button.click()
    assert window.mode == "advanced"


def test_twelve_seats_at_most_and_one_at_least(window: NewMatchWindow) -> None:
    for _ in range(10):
        window.seating.add_button.click()
    assert len(window.seating.rows) == 12
    assert not window.seating.add_button.isVisible()
    plan = started(window)
    assert len({seat.colour for seat in plan.seats}) == 12
    assert len({seat.name for seat in plan.seats}) == 12
    while len(window.seating.rows) > 1:
        window.seating.rows[-1].away.click()
    assert not window.seating.rows[0].away.isVisible()


def test_a_colour_that_is_taken_changes_places(window: NewMatchWindow) -> None:
    window.seating.rows[0].coloured.emit(2)
    assert [row.colour for row in window.seating.rows] == [2, 1]
    window.seating.rows[0].coloured.emit(9)
    assert [row.colour for row in window.seating.rows] == [9, 1]


def test_names_must_be_there_and_differ(window: NewMatchWindow) -> None:
    window.seating.rows[1].name.setText("  ")
    assert not window.start_button.isEnabled()
    assert window.warning.text() == "Every seat needs a name."
    window.seating.rows[1].name.setText("Ada")
    assert window.warning.text() == "Two seats are called Ada. Each name can be used once."
    window.seating.rows[1].name.setText("Bo")
    assert window.start_button.isEnabled()
    assert not window.warning.isVisible()


def test_options_show_where_they_matter_and_explain_themselves(window: NewMatchWindow) -> None:
    assert window.option_rows["reshuffle"].isVisible()
    assert not window.option_rows["expert_refusal"].isVisible()
    window.mode_cards["expert"].click()
    row = window.option_rows["expert_refusal"]
    assert row.isVisible()
    assert row.sentence.text().endswith("One of them goes to the next seat.")
    row.buttons["pass_none"].click()
    assert row.sentence.text().endswith("All three are discarded.")
    assert started(window).options == {"reshuffle": "once", "expert_refusal": "pass_none"}


def test_free_undo_follows_the_people_until_it_is_touched(window: NewMatchWindow) -> None:
    switch = window.undo_row.switch
    assert switch.isChecked()
    people = window.seating.rows[1].controller
    people.setCurrentIndex(people.findData("person"))
    assert not switch.isChecked()
    assert started(window).free_undo is None
    switch.click()
    people.setCurrentIndex(people.findData("beginner"))
    assert switch.isChecked()
    assert started(window).free_undo is True


def test_secret_writing_only_where_it_means_something(window: NewMatchWindow) -> None:
    assert not window.secret_row.isVisible()
    people = window.seating.rows[1].controller
    people.setCurrentIndex(people.findData("person"))
    assert window.secret_row.isVisible()
    window.secret_row.switch.click()
    assert started(window).secret
    window.mode_cards["expert"].click()
    assert not window.secret_row.isVisible()
    assert not started(window).secret


def test_aids_and_the_number_of_the_deal(window: NewMatchWindow) -> None:
    window.aid_rows["left"].switch.click()
    window.seed.setText("1234")
    plan = started(window)
    assert plan.aids == {"legal", "live_score"}
    assert plan.seed == 1234
    window.seed.setText("9999999999999999999")
    assert not window.start_button.isEnabled()


def test_levels_in_use_are_explained(window: NewMatchWindow) -> None:
    assert window.seating.legend.text().startswith("Beginner: ")
    combo = window.seating.rows[1].controller
    combo.setCurrentIndex(combo.findData("person"))
    assert not window.seating.legend.isVisible()


def test_the_last_set_up_comes_back(qapp: QApplication) -> None:
    plan = MatchPlan(
        game="house_numbers",
        mode="expert_advanced",
        seats=(SeatPlan("Mia", "person", 7, "Tannau"), SeatPlan("Tom", "person", 3), SeatPlan("Robo", "random", 12)),
        options={"reshuffle": "every_plan", "expert_refusal": "pass_none"},
        free_undo=True,
        aids=frozenset({"left"}),
    )
    made = NewMatchWindow(make_theme())
    made.open_game(FACTS, plan)
    assert started(made) == plan


@pytest.mark.parametrize(
    "plan",
    [
        MatchPlan("another_game", "basic", (SeatPlan("Ada"),)),
        MatchPlan("house_numbers", "no_such_mode", (SeatPlan("Ada"),)),
        MatchPlan("house_numbers", "basic", ()),
        MatchPlan(
            "house_numbers", "basic", (SeatPlan("Ada"), SeatPlan("Bo", "no_such_level", 2)), {"reshuffle": "never"}
        ),
        MatchPlan("house_numbers", "solo", tuple(SeatPlan(f"S{at}", colour=at % 12 + 1) for at in range(20))),
    ],
)
def test_a_set_up_that_does_not_fit_any_more_still_starts(plan: MatchPlan, qapp: QApplication) -> None:
    made = NewMatchWindow(make_theme())
    made.open_game(FACTS, plan)
    sent = started(made)
    mode = FACTS.mode(sent.mode)
    assert mode is not None
    assert mode.table_seats[0] <= len(sent.seats) <= mode.table_seats[1]
    assert all(seat.controller in ("person", *FACTS.levels) for seat in sent.seats)
    assert set(sent.options.values()) <= {"once", "every_plan", "pass_one", "pass_none"}


def test_a_second_game_takes_the_place_of_the_first(qapp: QApplication) -> None:
    made = new_match(make_theme(), 4)
    made.open_game(FACTS)
    assert len(made.seating.rows) == 2
    assert len(made.mode_cards) == len(FACTS.modes)


def test_the_last_set_up_comes_back_as_it_was(window: NewMatchWindow) -> None:
    window.seating.rows[0].name.setText("Zoe")
    window.seating.rows[0].coloured.emit(7)
    window.seating.rows[0].town.setText("Rivoli")
    window.seating.add_button.click()
    window.mode_cards["advanced"].click()
    window.aid_rows["left"].switch.click()
    plan = started(window)
    again = NewMatchWindow(make_theme())
    again.open_game(FACTS, MatchPlan.from_json(plan.to_json()))
    assert started(again) == plan


def test_seats_by_lot_keep_their_people(window: NewMatchWindow) -> None:
    for _ in range(3):
        window.seating.add_button.click()
    before = window.seating.seats()
    window.shuffle_button.click()
    after = window.seating.seats()
    assert after != before
    assert sorted(after, key=lambda seat: seat.name) == sorted(before, key=lambda seat: seat.name)


def test_who_sits_where_is_asked_only_where_the_screen_lies_flat(window: NewMatchWindow) -> None:
    kept: list[dict[str, list[int]]] = []
    flat: list[bool] = []
    window.seated.connect(kept.append)
    window.flat.connect(flat.append)
    chips = window.table.chips
    assert [chip.isEnabled() for chip in chips] == [False, False]
    window.flat_row.switch.click()
    assert flat == [True]
    assert window.edges() == (0, 2)
    chips[1].click()
    assert kept == [{"2": [0, 3]}]
    assert window.edges() == (0, 3)
    again = NewMatchWindow(make_theme())
    again.lie(flat=True, edges=kept[0], aids=("legal",))
    again.open_game(FACTS)
    assert again.edges() == (0, 3)
    assert started(again).aids == {"legal"}


def test_two_seats_of_nine_blocks_sit_in_corners(qapp: QApplication) -> None:
    window = NewMatchWindow(make_theme())
    window.lie(flat=True, edges={}, aids=())
    window.open_game(NINE_BLOCKS)
    lay_out(window, QSize(1600, 1000))
    table = window.table
    for edges in permutations(range(4), 2):
        table.show_table("nine_blocks", window.seating.seats(), edges, flat=True)
        top = table.table()
        for chip, edge in zip(table.chips, edges, strict=True):
            place = chip.geometry()
            near = {
                0: (place.left() - top.left(), place.top() - top.bottom()),
                1: (place.right() - top.left(), place.top() - top.top()),
                2: (place.right() - top.right(), place.bottom() - top.top()),
                3: (place.left() - top.right(), place.bottom() - top.bottom()),
            }[edge]
            assert max(abs(one) for one in near) < 20, edges
            assert "corner" in chip.accessibleName()
    table.show_table("nine_blocks", window.seating.seats(), (0, 0), flat=True)
    assert "corner" not in table.chips[0].accessibleName()


def test_the_table_shows_all_seats_at_their_edges(window: NewMatchWindow) -> None:
    window.flat_row.switch.click()
    for count in range(3, 13):
        window.seating.add_button.click()
        lay_out(window, QSize(1600, 1300))
        table = window.table
        assert len(table.chips) == count
        places = [chip.geometry() for chip in table.chips]
        assert all(table.rect().contains(place) for place in places), count
        assert not any(one.intersects(other) for i, one in enumerate(places) for other in places[:i]), count


def test_one_seat_needs_no_table(qapp: QApplication) -> None:
    window = new_match(make_theme(), 1)
    lay_out(window, QSize(1600, 1000))
    assert not window.flat_row.isVisible()
    assert not window.shuffle_button.isVisible()
    window.close()


def test_switches_leave_no_holes(window: NewMatchWindow) -> None:
    """Aids that mean nothing in a game leave no empty places, whatever game was shown before."""
    for facts in (FACTS, COMMON_GROUND, FACTS):
        window.open_game(facts)
        QApplication.processEvents()
        shown = [row for row in window.aid_switches() if row.isVisible()]
        places = [window.aid_grid.getItemPosition(window.aid_grid.indexOf(row))[:2] for row in shown]
        assert places == [(at // 2, at % 2) for at in range(len(shown))]
