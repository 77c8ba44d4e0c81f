"""The style sheet of all windows, made from the tokens of a palette.

Widgets say what they are with the property "role": "title", "heading", "caption", "primary", "outline", "quiet",
"choice", "panel", "bar" and so on. A button keeps weight and border width in every state, so that nothing moves or is
cut.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop.access.fonts import FAMILY
from desktop.access.palettes import Palette


def style_sheet(look: Palette, px: Callable[[float], int], size: Callable[[float], int]) -> str:
    """The sheet for a palette; ``px`` and ``size`` turn design pixels into pixels (see ``Theme``)."""
    return "\n".join((texts(look, px), buttons(look, px, size), fields(look, px, size), grounds(look, px, size)))


def texts(look: Palette, px: Callable[[float], int]) -> str:
    """Labels and text pages."""
    return f"""
    QWidget {{ font-family: "{FAMILY}"; font-size: {px(18)}px; color: {look.ink}; }}
    QLabel {{ background: transparent; }}
    QLabel[role="hero"] {{ font-size: {px(42)}px; font-weight: 700; }}
    QLabel[role="title"] {{ font-size: {px(26)}px; font-weight: 700; }}
    QLabel[role="heading"] {{ font-size: {px(22)}px; font-weight: 700; }}
    QLabel[role="card-title"] {{ font-size: {px(24)}px; font-weight: 700; }}
    QLabel[role="card-title-small"] {{ font-size: {px(20)}px; font-weight: 700; }}
    QLabel[role="strong-small"] {{ font-size: {px(16)}px; font-weight: 600; }}
    QLabel[role="strong"] {{ font-size: {px(18)}px; font-weight: 600; }}
    QLabel[role="caption"] {{ font-size: {px(16)}px; color: {look.pencil}; }}
    QLabel[role="caption-ink"] {{ font-size: {px(16)}px; }}
    QLabel[role="sum"] {{ font-size: {px(24)}px; font-weight: 600; }}
    QLabel[role="points"] {{ font-size: {px(28)}px; font-weight: 700; color: {look.gold_text}; }}
    QLabel[role="key"] {{ font-size: {px(17)}px; font-weight: 600; color: {look.blueprint}; }}
    QLabel[role="soft"] {{ font-size: {px(17)}px; color: {look.pencil}; }}
    QLabel[role="on-desk"] {{ font-size: {px(18)}px; color: {look.pencil_on_desk}; }}
    QLabel[role="warning"] {{ font-size: {px(16)}px; color: {look.refuse}; font-weight: 600; }}
    QToolTip {{ background: {look.paper}; color: {look.ink}; border: 1px solid {look.edge}; padding: {px(5)}px;
        font-size: {px(16)}px; }}
    """


def buttons(look: Palette, px: Callable[[float], int], size: Callable[[float], int]) -> str:
    """Push buttons, tool buttons, choices and switches."""
    normal, tight = f"padding: {px(7)}px {px(15)}px;", f"padding: {px(6)}px {px(8)}px;"
    return f"""
    QPushButton, QToolButton {{ background: {look.paper}; color: {look.ink}; border: 2px solid {look.edge};
        outline: none; border-radius: {size(9)}px; {normal} font-weight: 400; min-height: {px(26)}px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {look.ink}; }}
    QPushButton:pressed, QToolButton:pressed {{ background: {look.paper2}; }}
    QPushButton:focus, QToolButton:focus {{ border-color: {look.blueprint}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {look.pencil}; border: 2px dashed {look.edge}; }}
    QPushButton[role="outline"] {{ border-color: {look.ink}; font-weight: 600; }}
    QPushButton[role="outline"]:hover {{ background: {look.paper2}; }}
    QPushButton[role="outline"]:focus {{ border: 3px solid {look.blueprint}; padding: {px(7) - 1}px {px(15) - 1}px; }}
    QPushButton[role="outline"]:disabled {{ border: 2px dashed {look.edge}; color: {look.pencil}; }}
    QPushButton[role="blue"] {{ border-color: {look.blueprint}; color: {look.blueprint}; font-weight: 600; }}
    QPushButton[role="blue"]:focus {{ border: 3px solid {look.ink}; padding: {px(7) - 1}px {px(15) - 1}px; }}
    QPushButton[role="primary"], QPushButton[role="hero"] {{ background: {look.blueprint}; color: {look.on_blueprint};
        border-color: {look.blueprint}; font-weight: 600; }}
    QPushButton[role="hero"] {{ font-size: {px(21)}px; }}
    QPushButton[role="primary"]:hover, QPushButton[role="hero"]:hover {{ border-color: {look.ink}; }}
    QPushButton[role="primary"]:focus, QPushButton[role="hero"]:focus {{ border: 3px solid {look.ink};
        padding: {px(7) - 1}px {px(15) - 1}px; }}
    QPushButton[role="primary"]:disabled, QPushButton[role="hero"]:disabled {{ background: {look.paper2};
        color: {look.pencil}; border: 2px dashed {look.edge}; }}
    QToolButton[role="quiet"], QPushButton[role="quiet"] {{ background: transparent; border: 2px solid transparent;
        {tight} }}
    QToolButton[role="quiet"]:hover, QPushButton[role="quiet"]:hover {{ background: {look.paper2};
        border-color: {look.edge}; }}
    QToolButton[role="quiet"]:focus, QPushButton[role="quiet"]:focus {{ border-color: {look.blueprint}; }}
    QToolButton[role="quiet"]:disabled, QPushButton[role="quiet"]:disabled {{ color: {look.pencil}; }}
    QToolButton[role="seat"] {{ background: transparent; border: 2px solid transparent; {tight} }}
    QToolButton[role="seat"]:hover {{ border-color: {look.edge}; }}
    QToolButton[role="seat"]:checked {{ background: {look.paper}; border-color: {look.blueprint}; }}
    QToolButton[role="seat"]:focus {{ border-color: {look.ink}; }}
    QToolButton[role="chip"] {{ background: {look.paper}; border: 2px solid {look.edge}; padding: 0 {px(8)}px;
        min-height: 0; border-radius: {size(9)}px; }}
    QToolButton[role="chip"]:focus {{ border-color: {look.blueprint}; }}
    QToolButton[role="chip"]:disabled {{ color: {look.ink}; border: 2px solid {look.edge}; }}
    QPushButton[role="square"] {{ padding: 0; background: {look.paper2}; }}
    QToolButton::menu-indicator, QPushButton::menu-indicator {{ image: none; width: 0px; }}
    QPushButton[role="tab"] {{ font-size: {px(16)}px; padding: 0 {px(6)}px; min-height: {px(24)}px;
        border-radius: {size(6)}px; }}
    QPushButton[role="tab"]:checked {{ border-color: {look.blueprint}; background: {look.blueprint};
        color: {look.on_blueprint}; }}
    QPushButton[role="tab"]:checked:focus {{ border: 3px solid {look.ink}; padding: 0 {px(6) - 1}px; }}
    QPushButton[role="choice"]:checked {{ border-color: {look.blueprint}; background: {look.blueprint};
        color: {look.on_blueprint}; }}
    QPushButton[role="choice"]:checked:focus {{ border: 3px solid {look.ink};
        padding: {px(7) - 1}px {px(15) - 1}px; }}
    """


def fields(look: Palette, px: Callable[[float], int], size: Callable[[float], int]) -> str:
    """Line edits, lists to choose from, sliders, menus, scroll bars."""
    return f"""
    QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{ background: {look.paper}; border: 2px solid {look.edge};
        border-radius: {size(7)}px; padding: {px(4)}px {px(10)}px; min-height: {px(28)}px;
        selection-background-color: {look.blueprint}; selection-color: {look.on_blueprint}; }}
    QLineEdit:hover, QComboBox:hover {{ border-color: {look.ink}; }}
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus {{ border: 3px solid {look.blueprint};
        padding: {px(4) - 1}px {px(10) - 1}px; }}
    QComboBox {{ combobox-popup: 0; }}
    QComboBox::drop-down {{ border: none; width: {px(26)}px; }}
    QComboBox QAbstractItemView {{ background: {look.paper}; border: 1px solid {look.ink}; padding: {px(4)}px;
        selection-background-color: {look.blueprint}; selection-color: {look.on_blueprint}; outline: none; }}
    QComboBox QAbstractItemView::item {{ min-height: {px(36)}px; padding: 0 {px(6)}px; }}
    QMenu {{ background: {look.paper}; border: 1px solid {look.ink}; border-radius: {size(6)}px;
        padding: {px(6)}px; }}
    QMenu::item {{ padding: {px(7)}px {px(26)}px {px(7)}px {px(14)}px; border-radius: {size(5)}px; }}
    QMenu {{ icon-size: {px(20)}px; }}
    QMenu::icon {{ padding-left: {px(10)}px; }}
    QMenu::item:selected {{ background: {look.blueprint}; color: {look.on_blueprint}; }}
    QMenu::item:disabled {{ color: {look.pencil}; }}
    QMenu::separator {{ height: 1px; background: {look.edge}; margin: {px(5)}px {px(8)}px; }}
    QSlider:horizontal {{ min-height: {px(34)}px; }}
    QSlider::groove:horizontal {{ height: {px(6)}px; background: {look.edge}; border-radius: {px(3)}px; }}
    QSlider::sub-page:horizontal {{ background: {look.blueprint}; border-radius: {px(3)}px; }}
    QSlider::handle:horizontal {{ width: {px(22)}px; height: {px(22)}px; margin: -{px(9)}px 0;
        background: {look.paper}; border: 2px solid {look.ink}; border-radius: {px(12)}px; }}
    QSlider::handle:horizontal:focus {{ border: 3px solid {look.blueprint}; }}
    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: {px(12)}px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {look.edge}; border-radius: {px(5)}px; min-height: {px(40)}px;
        margin: 0 1px; }}
    QScrollBar::handle:vertical:hover {{ background: {look.pencil}; }}
    QScrollBar:horizontal {{ background: transparent; height: {px(12)}px; margin: 0; }}
    QScrollBar::handle:horizontal {{ background: {look.edge}; border-radius: {px(5)}px; min-width: {px(40)}px; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{ background: none;
        border: none; width: 0; height: 0; }}
    """


def grounds(look: Palette, px: Callable[[float], int], size: Callable[[float], int]) -> str:
    """Cards, panels, bars, dialogs, text pages."""
    return f"""
    QDialog {{ background: {look.paper}; }}
    QFrame[role="bar"] {{ background: {look.paper}; border: none; border-bottom: 2px solid {look.ink}; }}
    QFrame[role="foot"] {{ background: {look.paper2}; border: none; border-top: 2px solid {look.ink}; }}
    QFrame[role="panel"] {{ background: {look.paper2}; border: 1px solid {look.edge}; border-radius: {size(12)}px; }}
    QFrame[role="sheet"] {{ background: {look.paper}; border: 2px solid {look.ink}; border-radius: 0; }}
    QFrame[role="note"] {{ background: {look.paper}; border: 1px solid {look.pencil}; border-radius: 0; }}
    QFrame[role="rule"] {{ background: {look.grid}; border: none; }}
    QTextBrowser {{ background: {look.paper}; border: none; selection-background-color: {look.blueprint};
        selection-color: {look.on_blueprint}; }}
    QListWidget {{ background: transparent; border: none; outline: none; }}
    QListWidget::item {{ padding: {px(6)}px {px(10)}px; border-radius: {size(6)}px; }}
    QListWidget::item:hover {{ background: {look.paper2}; }}
    QListWidget::item:selected {{ background: {look.blueprint}; color: {look.on_blueprint}; }}
    """
