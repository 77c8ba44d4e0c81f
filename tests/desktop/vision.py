"""How pictures look without colour and to eyes that see colours differently, and how much two pictures differ."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QColor, QImage, QPixmap

# Machado, Oliveira and Fernandes 2009, complete loss, on linear light.
MATRICES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}
EYES = tuple(MATRICES)


def to_linear(values: np.ndarray) -> np.ndarray:
    """Light of sRGB values from 0 to 1."""
    return np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def to_srgb(values: np.ndarray) -> np.ndarray:
    """sRGB values of light from 0 to 1."""
    held = np.clip(values, 0, 1)
    return np.where(held <= 0.0031308, held * 12.92, 1.055 * held ** (1 / 2.4) - 0.055)


def pixels(picture: QImage | QPixmap) -> np.ndarray:
    """A picture as an array of height x width x 3, 0 to 1."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : image.width() * 3].reshape(image.height(), image.width(), 3) / 255.0


def seen(values: np.ndarray, eyes: str) -> np.ndarray:
    """sRGB values as ``eyes`` see them, as sRGB."""
    return to_srgb(to_linear(values) @ np.array(MATRICES[eyes]).T)


def seen_colour(colour: str, eyes: str) -> str:
    """A colour "#RRGGBB" as ``eyes`` see it."""
    chosen = QColor(colour)
    red, green, blue = seen(np.array([[chosen.redF(), chosen.greenF(), chosen.blueF()]]), eyes)[0]
    return QColor.fromRgbF(float(red), float(green), float(blue)).name()


def lightness(values: np.ndarray) -> np.ndarray:
    """CIE lightness from 0 to 100 of sRGB values."""
    light = to_linear(values) @ np.array(MATRICES["grey"][0])
    return np.where(light > 0.008856, 116 * np.cbrt(light) - 16, 903.3 * light)


def difference(one: QImage | QPixmap, other: QImage | QPixmap, eyes: str) -> float:
    """The share of pixels, 0 to 1, whose lightness differs clearly (by 15 of 100) for ``eyes``.

    A shape that only sits a pixel elsewhere does not count: the smallest share over shifts by a pixel is taken.
    """
    first, second = (lightness(seen(pixels(picture), eyes)) for picture in (one, other))
    high, wide = (min(first.shape[axis], second.shape[axis]) for axis in (0, 1))
    first, second = first[:high, :wide], second[:high, :wide]
    shares = []
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            moved = np.roll(second, (down, right), axis=(0, 1))
            shares.append(float(np.mean(np.abs(first - moved)[1:-1, 1:-1] > 15)))
    return min(shares)
