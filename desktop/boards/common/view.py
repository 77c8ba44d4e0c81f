"""The window onto a board scene: fits the design area, letterboxes with the desk, turns mouse and touch into pointer
calls."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QEventPoint, QMouseEvent, QPainter, QResizeEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.boards.common.gestures import THRESHOLD, Phase
from desktop.boards.common.scene import BoardScene

RELEASED = QEventPoint.State.Released


class BoardView(QGraphicsView):
    """Shows a board scene as large as fits, without scroll bars; its transform is this fit and nothing else.

    ``quarter`` turns the whole scene clockwise by quarters, for seats around a screen that lies flat.
    """

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self.fingers = 0
        self.spread = 0.0
        self.centre = QPointF()
        self.angle = 0.0
        self.quarter = 0
        self.second: QPointF | None = None
        """Where the second press of a double click holds the button down."""
        self.fitted = (1.0, 0, 0)
        self.settling = QTimer(self)
        self.settling.setSingleShot(True)
        self.settling.timeout.connect(self.settle_if_shown)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, True)
        # Scroll areas ask for Qt's own pan gesture; touch is taken by the view itself.
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)
        # A filter, not an override of viewportEvent: painting within a call of Python would let an error of a piece
        # run through Qt and end the process.
        self.viewport().installEventFilter(self)
        self.setAccessibleName(self.tr("Board"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the design area into the new size."""
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Scales the scene so that its whole design area shows."""
        area = self.board.area
        size = self.viewport().size()
        wide, high = (size.height(), size.width()) if self.quarter % 2 else (size.width(), size.height())
        scale = min(wide / area.width(), high / area.height())
        # A match that was left answers no questions, and its board is not shown again.
        gone = not getattr(getattr(self.board, "link", None), "playing", True)
        if scale > 0 and not gone:
            self.resetTransform()
            self.rotate(90 * self.quarter)
            self.scale(scale, scale)
            self.board.pixels = scale
            self.fitted = (scale, wide, high)
            if self.isVisible():
                # Laying out anew takes a while and asks the table: once, after all resizing, and never for a board
                # that is about to go.
                self.settling.start(0)
            else:
                self.settle()

    def settle_if_shown(self) -> None:
        """Lays the board out unless its page has been left meanwhile, when nobody answers it any more."""
        if self.isVisible():
            self.settle()

    def settle(self) -> None:
        """Lets the board lay itself out for the size of the view."""
        self.settling.stop()
        if self.scene() is self.board:
            self.board.fit_to(*self.fitted)

    def turn_to(self, quarter: int) -> None:
        """Turns the scene clockwise to so many quarters."""
        if quarter != self.quarter:
            self.quarter = quarter
            self.fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fills everything with the desk."""
        painter.fillRect(rect, QColor(self.board.look.palette.desk))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the things on the board; from the last one it leaves the board."""
        if self.board.step_focus(1 if forward else -1):
            return True
        return super().focusNextPrevChild(forward)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes touch from the viewport: one finger is the pointer, two fingers move the camera."""
        if event.type() in (
            QEvent.Type.TouchBegin,
            QEvent.Type.TouchUpdate,
            QEvent.Type.TouchEnd,
            QEvent.Type.TouchCancel,
        ):
            self.take_touch(event)  # type: ignore[arg-type]
            event.accept()
            return True
        if event.type() == QEvent.Type.Leave:
            self.board.pointer_leave()
        return False

    def take_touch(self, event: QTouchEvent) -> None:
        """Turns one finger into pointer calls and two into zoom, pan and turn."""
        points = sorted(event.points(), key=lambda point: point.id())
        kind = event.type()
        if kind == QEvent.Type.TouchCancel:
            self.board.pointer_cancel("focus")
            self.fingers = 0
            return
        touching = [self.mapToScene(point.position().toPoint()) for point in points if point.state() != RELEASED]
        if len(touching) >= 2:
            self.take_two(touching[0], touching[1])
            return
        if self.fingers == 2:
            # The finger that stays is followed only if it still carries something.
            self.fingers = 1 if self.board.gesture.phase is Phase.DRAGGED else 0
        last = self.mapToScene(points[0].position().toPoint()) if points else QPointF()
        at = touching[0] if touching else last
        if kind == QEvent.Type.TouchBegin:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.fingers = 1
            self.board.pointer_press(at, touch=True)
        elif kind == QEvent.Type.TouchUpdate and self.fingers == 1:
            self.board.pointer_move(at)
        elif kind == QEvent.Type.TouchEnd:
            if self.fingers == 1:
                self.board.pointer_release(at)
                self.board.pointer_leave()
            self.fingers = 0

    def take_two(self, first: QPointF, second: QPointF) -> None:
        """Tells the board how two fingers move."""
        centre, way = (first + second) / 2, second - first
        spread = max(1.0, math.hypot(way.x(), way.y()))
        angle = math.degrees(math.atan2(way.y(), way.x()))
        if self.fingers != 2:
            self.board.fingers_down(centre)
            self.fingers = 2
        else:
            turned = (angle - self.angle + 180) % 360 - 180
            self.board.fingers_move(centre, spread / self.spread, centre - self.centre, turned)
        self.spread, self.centre, self.angle = spread, centre, angle

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The left button presses, the middle one moves the board, the right one puts back or asks for a rule."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        at = self.mapToScene(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton:
            self.board.pointer_press(at)
        elif event.button() == Qt.MouseButton.RightButton:
            if self.board.gesture.phase is Phase.DRAGGED:
                self.board.pointer_cancel("escape")
            else:
                self.board.ask_rule(at)
        elif event.button() == Qt.MouseButton.MiddleButton:
            self.centre = at
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Moves the pointer, or the board with the middle button."""
        at = self.mapToScene(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.MiddleButton:
            self.board.move_camera(at, 1.0, at - self.centre)
            self.centre = at
        else:
            self.drag_second(at, held=bool(event.buttons() & Qt.MouseButton.LeftButton))
            self.board.pointer_move(at)
        self.setCursor(self.board.cursor_shape())
        event.accept()

    def drag_second(self, at: QPointF, *, held: bool) -> None:
        """Turns the second press of a double click into a press once the pointer drags."""
        start = self.second
        if start is None or (held and (at - start).manhattanLength() <= THRESHOLD):
            return
        self.second = None
        if held:
            self.board.pointer_press(start)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The left button releases."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.second = None
            self.board.pointer_release(self.mapToScene(event.position().toPoint()))
            self.setCursor(self.board.cursor_shape())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of a double click does nothing, for what the first one chose would be let go again; except
        on things that are pressed again and again. A drag may begin with it."""
        if event.button() == Qt.MouseButton.LeftButton:
            at = self.mapToScene(event.position().toPoint())
            if self.board.repeats((at.x(), at.y())):
                self.mousePressEvent(event)
                return
            self.second = at
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms the board about the pointer."""
        at = self.mapToScene(event.position().toPoint())
        self.board.wheel(at, 1.0015 ** event.angleDelta().y())
        event.accept()
