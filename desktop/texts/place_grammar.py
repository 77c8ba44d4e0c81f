"""Places of Common Ground inside sentences: "the bakery", "accanto al panificio", "neben der Bäckerei".

Sentences take a place in one of two forms: ``the_piece`` as subject or object (German accusative), and ``by_piece``
after words of nearness (Italian "a" with its article, German dative). Names stand as on their tiles in the content;
their genders stand here.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Final

from desktop.texts.places import language, piece_name
from engine.games.common_ground.city import BONUS, TOWN_HALL

ITALIAN: Final = MappingProxyType(
    {
        "m": "Tribunale, Minigolf, Palazzo di ghiaccio, Frutteto, Fruttivendolo, Bagno pubblico, Circo, Autolavaggio, "
        "Ristorante di pesce, Cinema, Belvedere, Museo, Faro, Bunker segreto, Circolo del tennis, Aeroporto, "
        "Negozio di vestiti, Cimitero, Castello in rovina, Supermercato, Ufficio postale, Negozio di scarpe, "
        "Veterinario, Panificio, Albergo, Cantiere, Vulcano, Bowling, Ospedale, Negozio di mobili, Zoo, "
        "Mulino a vento, Dentista, Laboratorio, Labirinto, Parrucchiere, Osservatorio, Acquario, Set del cinema, "
        "Negozio di magia, Campeggio, Negozio di giocattoli, Club velico, Parco giochi, Negozio di bici, Stadio, "
        "Asilo, Covo dei pirati, Luna park, Mercato dei fiori, Porto, Centro di riciclo, Palazzo reale, "
        "Parco per cani, Teatro, Lago da pesca, Parco, Orologiaio, Skatepark, Ottico, Caffè dei giochi, "
        "Rifugio animali, Municipio",
        "f": "Macchina del tempo, Gioielleria, Base dei sottomarini, Rampa di lancio, Palestra, Università, Gelateria, "
        "Officina dei robot, Cioccolateria, Pista di ghiaccio, Piramide, Stazione di servizio, Palestra di roccia, "
        "Stazione di polizia, Fattoria, Scuola di spie, Scuola di equitazione, Pista di kart, Casa di riposo, "
        "Ferramenta, Casa stregata, Spiaggia, Libreria, Hamburgeria, Fabbrica, Officina, Autostazione, Sala da tè, "
        "Farmacia, Sala da ballo, Macelleria, Biblioteca, Pizzeria, Isola del tesoro, Scuola guida, "
        "Centrale elettrica, Scuola di musica, Ambasciata aliena, Lavanderia, Torre radio, Pista da sci, "
        "Redazione del giornale, Corsa delle lumache, Prigione, Piscina, Stazione dei treni, Scuola, Banca",
        "mp": "Oggetti smarriti, Pompieri, Dolciumi",
        "fp": "Terme",
    }
)
"""Italian names by gender and number."""
GERMAN: Final = MappingProxyType(
    {
        "m": "Eispalast, Juwelier, U-Boot-Hafen, Obstgarten, Zirkus, Leuchtturm, Bunker, Tennisclub, Flughafen, "
        "Kleiderladen, Friedhof, Supermarkt, Schuhladen, Tierarzt, Vulkan, Bauernhof, Baumarkt, Zoo, Zahnarzt, "
        "Strand, Irrgarten, Buchladen, Friseur, Zauberladen, Busbahnhof, Tanzsaal, Zeltplatz, Segelclub, Spielplatz, "
        "Fahrradladen, Kindergarten, Bonbonladen, Rummelplatz, Waschsalon, Funkturm, Blumenmarkt, Hafen, "
        "Wertstoffhof, Königspalast, Bahnhof, Angelsee, Park, Uhrmacher, Skatepark, Optiker, "
        "Laden „Obst und Gemüse“",
        "f": "Zeitmaschine, Startrampe, Autowäsche, Aussicht, Feuerwehr, Universität, Eisdiele, Burgruine, "
        "Schoko-Manufaktur, Post, Eisbahn, Pyramide, Bäckerei, Baustelle, Tankstelle, Kletterhalle, Bowlingbahn, "
        "Polizei, Spionschule, Reitschule, Kartbahn, Windmühle, Burgerbude, Sternwarte, Fabrik, Werkstatt, Apotheke, "
        "Metzgerei, Bibliothek, Pizzeria, Schatzinsel, Fahrschule, Musikschule, Alien-Botschaft, Skipiste, "
        "Hundewiese, Schnecken-Rennbahn, Schule, Bank",
        "n": "Gericht, Minigolf, Fundbüro, Fischlokal, Kino, Museum, Fitness-Studio, Roboterwerk, Hotel, Krankenhaus, "
        "Altersheim, Spukhaus, Möbelhaus, Labor, Aquarium, Filmstudio, Teehaus, Stadion, Kraftwerk, Piratennest, "
        "Wellness-Bad, Zeitungshaus, Gefängnis, Schwimmbad, Theater, Spielecafé, Tierheim, Rathaus",
        "p": "Toiletten, Spielwaren",
    }
)
"""German names by gender; "p" are plurals."""
SIGNS: Final = MappingProxyType({"Obst und Gemüse": "Laden „Obst und Gemüse“"})
"""German names that are only what a sign says."""

GERMAN_ARTICLES: Final = MappingProxyType(
    {"m": ("den", "dem"), "f": ("die", "der"), "n": ("das", "dem"), "p": ("die", "den")}
)
"""Accusative and dative."""
ITALIAN_TO: Final = MappingProxyType(
    {"il ": "al ", "lo ": "allo ", "la ": "alla ", "l’": "all’", "i ": "ai ", "gli ": "agli ", "le ": "alle "}
)
"""Articles melted with "a"."""


@cache
def genders(code: str) -> dict[str, str]:
    """The gender of each name in a language."""
    table = {"it": ITALIAN, "de": GERMAN}[code]
    return {name: gender for gender, names in table.items() for name in names.split(", ")}


def the_piece(piece: int) -> str:
    """A piece of the city as subject or object: "the bakery", "il panificio", "den Friedhof"."""
    return spoken_piece(piece, 0)


def by_piece(piece: int) -> str:
    """A piece of the city after words of nearness: "the bakery", "al panificio", "dem Friedhof"."""
    return spoken_piece(piece, 1)


def spoken_piece(piece: int, form: int) -> str:
    """The name of a piece with its article in the language of the program, ``form`` 0 or 1 as above; the bare name
    where its gender is not known."""
    name = piece_name(piece)
    code = language()
    if code == "it":
        gender = "f" if piece >= BONUS else genders("it").get(name)
        return name if gender is None else italian(name, gender, form)
    if code == "de":
        name = SIGNS.get(name, name)
        gender = "n" if piece >= BONUS else genders("de").get(name)
        return name if gender is None else f"{GERMAN_ARTICLES[gender][form]} {name}"
    if piece == TOWN_HALL:
        return name
    return f"the {name}" if piece >= BONUS else f"the {name[0].lower()}{name[1:]}"


def italian(name: str, gender: str, form: int) -> str:
    """An Italian name with its article, melted with "a" in form 1."""
    start = name.lower()
    vowel = start[0] in "aeiouàèéìòùh"
    heavy = start[0] in "zxy" or start[:2] in ("gn", "ps", "pn") or (start[0] == "s" and start[1] not in "aeiou")
    if gender in ("m", "f") and vowel:
        article = "l’"
    elif gender == "m":
        article = "lo " if heavy else "il "
    elif gender == "mp":
        article = "gli " if vowel or heavy else "i "
    else:
        article = "la " if gender == "f" else "le "
    return f"{ITALIAN_TO[article] if form else article}{start[0]}{name[1:]}"
