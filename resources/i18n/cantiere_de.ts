<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AfterTheQuake</name>
        <message>
            <source> or </source>
            <comment>between the alternatives of a bonus</comment>
            <translation> oder </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>colour and number</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 each</source>
            <comment>points of a goal</comment>
            <translation>je %1</translation>
        </message>
        <message>
            <source>%1 for each own building at the outer edge of the map.</source>
            <translation>%1 je eigenes Gebäude am äußeren Rand des Stadtplans.</translation>
        </message>
        <message>
            <source>%1 for each own building beside one of somebody else.</source>
            <translation>%1 je eigenes Gebäude neben einem fremden.</translation>
        </message>
        <message>
            <source>%1 for each own building on %2.</source>
            <translation>%1 je eigenes Gebäude auf %2.</translation>
        </message>
        <message>
            <source>%1 for each own building on the map.</source>
            <translation>%1 je eigenes Gebäude auf dem Stadtplan.</translation>
        </message>
        <message>
            <source>%1 for each own building where rubble lay at the start.</source>
            <translation>%1 je eigenes Gebäude, wo zu Beginn Schutt lag.</translation>
        </message>
        <message>
            <source>%1 for each own card of urban planning.</source>
            <translation>%1 je eigene Karte der Stadtplanung.</translation>
        </message>
        <message>
            <source>%1 for each own token of rubble.</source>
            <translation>%1 je eigener Schuttstein.</translation>
        </message>
        <message>
            <source>%1 for each pair of own buildings side by side.</source>
            <translation>%1 je Paar eigener Gebäude nebeneinander.</translation>
        </message>
        <message>
            <source>%1 for each plot card with an own building.</source>
            <translation>%1 je Grundstückskarte mit einem eigenen Gebäude.</translation>
        </message>
        <message>
            <source>%1 for each plot card with two own buildings or more.</source>
            <translation>%1 je Grundstückskarte mit mindestens zwei eigenen Gebäuden.</translation>
        </message>
        <message>
            <source>%1 for each set of light, cable car, hydrant and park.</source>
            <translation>%1 je Satz aus Laterne, Kabelbahn, Hydrant und Park.</translation>
        </message>
        <message>
            <source>%1 for four own buildings or more that hang together.</source>
            <translation>%1 für mindestens vier zusammenhängende eigene Gebäude.</translation>
        </message>
        <message>
            <source>%1 for own buildings on all five numbers.</source>
            <translation>%1 für eigene Gebäude auf allen fünf Zahlen.</translation>
        </message>
        <message>
            <source>%1 for own buildings on all four colours.</source>
            <translation>%1 für eigene Gebäude auf allen vier Farben.</translation>
        </message>
        <message>
            <source>%1 for the first to build all eight buildings.</source>
            <translation>%1 für den ersten, der alle acht Gebäude baut.</translation>
        </message>
        <message>
            <source>%1, the Committee moves</source>
            <translation>%1, das Komitee zieht</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n Jahr</numerusform>
                <numerusform>%n Jahre</numerusform>
            </translation>
        </message>
        <message>
            <source>1 $ for each own building on the map</source>
            <comment>bonus</comment>
            <translation>1 $ je eigenes Gebäude auf dem Stadtplan</translation>
        </message>
        <message>
            <source>1 $ or 2 $, as it stands under the space.</source>
            <translation>1 $ oder 2 $, wie es unter dem Feld steht.</translation>
        </message>
        <message>
            <source>1 for 3 $</source>
            <comment>points for money</comment>
            <translation>1 je 3 $</translation>
        </message>
        <message>
            <source>2 $</source>
            <comment>bonus</comment>
            <translation>2 $</translation>
        </message>
        <message>
            <source>2 $ for each own building on the map</source>
            <comment>bonus</comment>
            <translation>2 $ je eigenes Gebäude auf dem Stadtplan</translation>
        </message>
        <message>
            <source>3 $</source>
            <comment>bonus</comment>
            <translation>3 $</translation>
        </message>
        <message>
            <source>A hidden goal</source>
            <translation>Ein verdecktes Ziel</translation>
        </message>
        <message>
            <source>A permit too many</source>
            <translation>Eine Genehmigung zu viel</translation>
        </message>
        <message>
            <source>A sixth permit</source>
            <translation>Eine sechste Genehmigung</translation>
        </message>
        <message>
            <source>Action card %1 of %2</source>
            <translation>Aktionskarte %1 von %2</translation>
        </message>
        <message>
            <source>Always 1 $</source>
            <translation>Immer 1 $</translation>
        </message>
        <message>
            <source>As printed</source>
            <translation>Wie gedruckt</translation>
        </message>
        <message>
            <source>Bonus of the year</source>
            <translation>Bonus des Jahres</translation>
        </message>
        <message>
            <source>Build</source>
            <comment>action</comment>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>Build with subsidy</source>
            <comment>action</comment>
            <translation>Bauen mit Zuschuss</translation>
        </message>
        <message>
            <source>Cable cars</source>
            <translation>Kabelbahnen</translation>
        </message>
        <message>
            <source>Clean up</source>
            <comment>action</comment>
            <translation>Aufräumen</translation>
        </message>
        <message>
            <source>Common: %1</source>
            <comment>a goal</comment>
            <translation>Gemeinsam: %1</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>Development</source>
            <comment>action</comment>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>Each chooses one alternative of the bonus, from right to left.</source>
            <translation>Jeder wählt eine Möglichkeit des Bonus, von rechts nach links.</translation>
        </message>
        <message>
            <source>Each pawn goes to a free space: action, money or pass.</source>
            <translation>Jede Figur geht auf ein freies Feld: Aktion, Geld oder Passen.</translation>
        </message>
        <message>
            <source>Every space gives 1 $, to the Committee too.</source>
            <translation>Jedes Feld gibt 1 $, auch dem Komitee.</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>action</comment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Goals of the Committee</source>
            <translation>Ziele des Komitees</translation>
        </message>
        <message>
            <source>Hydrants</source>
            <translation>Hydranten</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Einkommen</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>action</comment>
            <translation>Einkommen</translation>
        </message>
        <message>
            <source>Lights</source>
            <translation>Laternen</translation>
        </message>
        <message>
            <source>Material</source>
            <comment>action</comment>
            <translation>Material</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Geld</translation>
        </message>
        <message>
            <source>Money in $</source>
            <comment>chart</comment>
            <translation>Geld in $</translation>
        </message>
        <message>
            <source>Money of a space</source>
            <translation>Geld eines Felds</translation>
        </message>
        <message>
            <source>More buildings on the map decide.</source>
            <translation>Mehr Gebäude auf dem Stadtplan entscheiden.</translation>
        </message>
        <message>
            <source>Not taken</source>
            <translation>Nicht nehmen</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the Committee wins.</source>
            <translation>Nichts unterscheidet sie: Das Komitee gewinnt.</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the place is shared.</source>
            <translation>Nichts unterscheidet sie: Der Rang wird geteilt.</translation>
        </message>
        <message>
            <source>One of the six permits in hand goes to the discards.</source>
            <translation>Eine der sechs Genehmigungen auf der Hand kommt auf die Ablage.</translation>
        </message>
        <message>
            <source>One seat against the Committee, which moves by the permits it turns up.</source>
            <translation>Ein Platz gegen das Komitee, das nach den Genehmigungen zieht, die es aufdeckt.</translation>
        </message>
        <message>
            <source>Parks</source>
            <translation>Parks</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>action</comment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Permit</source>
            <comment>action</comment>
            <translation>Genehmigung</translation>
        </message>
        <message>
            <source>Personal: %1</source>
            <comment>a goal</comment>
            <translation>Persönlich: %1</translation>
        </message>
        <message>
            <source>Points for development</source>
            <comment>chart</comment>
            <translation>Punkte für Entwicklung</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Take and discard</source>
            <translation>Nehmen und ablegen</translation>
        </message>
        <message>
            <source>The Committee</source>
            <translation>Das Komitee</translation>
        </message>
        <message>
            <source>The city stands again, and points are counted.</source>
            <translation>Die Stadt steht wieder, und die Punkte werden gezählt.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>The most buildings on %2: %1 by places.</source>
            <translation>Die meisten Gebäude auf %2: %1 nach Rang.</translation>
        </message>
        <message>
            <source>The most cards of urban planning: %1 by places.</source>
            <translation>Die meisten Karten der Stadtplanung: %1 nach Rang.</translation>
        </message>
        <message>
            <source>The most money at the end: %1 by places.</source>
            <translation>Das meiste Geld am Ende: %1 nach Rang.</translation>
        </message>
        <message>
            <source>The most tokens of rubble: %1 by places.</source>
            <translation>Die meisten Schuttsteine: %1 nach Rang.</translation>
        </message>
        <message>
            <source>The pawns go to the income spaces and take their money.</source>
            <translation>Die Figuren gehen auf die Einkommensfelder und nehmen deren Geld.</translation>
        </message>
        <message>
            <source>The permit is taken and seen, then any one of the six is discarded.</source>
            <translation>Die Genehmigung wird genommen und angesehen, dann wird eine beliebige der sechs abgelegt.</translation>
        </message>
        <message>
            <source>Two to four seats build the city up again, and the most points win.</source>
            <translation>Zwei bis vier Plätze bauen die Stadt wieder auf, und die meisten Punkte gewinnen.</translation>
        </message>
        <message>
            <source>Urban planning</source>
            <translation>Stadtplanung</translation>
        </message>
        <message>
            <source>What a space gives to a pawn that takes money instead of an action.</source>
            <translation>Was ein Feld der Figur gibt, die statt einer Aktion Geld nimmt.</translation>
        </message>
        <message>
            <source>What becomes of one more permit with five in hand.</source>
            <translation>Was mit einer weiteren Genehmigung geschieht, wenn fünf auf der Hand sind.</translation>
        </message>
        <message>
            <source>With five permits in hand, none can be taken.</source>
            <translation>Mit fünf Genehmigungen auf der Hand kann keine mehr genommen werden.</translation>
        </message>
        <message>
            <source>a build</source>
            <comment>bonus</comment>
            <translation>ein Bau</translation>
        </message>
        <message>
            <source>a building</source>
            <comment>bonus</comment>
            <translation>ein Gebäude</translation>
        </message>
        <message>
            <source>a building and a permit</source>
            <comment>bonus</comment>
            <translation>ein Gebäude und eine Genehmigung</translation>
        </message>
        <message>
            <source>a free step of development</source>
            <comment>bonus</comment>
            <translation>ein freier Schritt Entwicklung</translation>
        </message>
        <message>
            <source>a goal</source>
            <comment>bonus</comment>
            <translation>ein Ziel</translation>
        </message>
        <message>
            <source>a hidden permit</source>
            <translation>eine verdeckte Genehmigung</translation>
        </message>
        <message>
            <source>a permit</source>
            <comment>bonus</comment>
            <translation>eine Genehmigung</translation>
        </message>
        <message>
            <source>against the Committee</source>
            <comment>mode of a match</comment>
            <translation>gegen das Komitee</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>city</source>
            <comment>group of score rows</comment>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>common</source>
            <comment>group of score rows</comment>
            <translation>gemeinsam</translation>
        </message>
        <message>
            <source>each for itself</source>
            <comment>mode of a match</comment>
            <translation>jeder für sich</translation>
        </message>
        <message>
            <source>green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>personal</source>
            <comment>group of score rows</comment>
            <translation>persönlich</translation>
        </message>
        <message>
            <source>red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>subsidy</source>
            <comment>a permit that stands for any number or colour</comment>
            <translation>Zuschuss</translation>
        </message>
        <message>
            <source>the Committee</source>
            <comment>inside a sentence, nominative</comment>
            <translation>das Komitee</translation>
        </message>
        <message>
            <source>the bonus of 1915 has been taken</source>
            <comment>why the match ended</comment>
            <translation>der Bonus von 1915 ist genommen</translation>
        </message>
        <message>
            <source>the eighth building of the Committee</source>
            <comment>why the match ended</comment>
            <translation>das achte Gebäude des Komitees</translation>
        </message>
        <message>
            <source>the eighth building, built by %1</source>
            <comment>why the match ended</comment>
            <translation>das achte Gebäude, gebaut von %1</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>Gelb</translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeBoard</name>
        <message>
            <source>%1 $</source>
            <translation>%1 $</translation>
        </message>
        <message>
            <source>%1 acts on action card %2.</source>
            <translation>%1 handelt auf Aktionskarte %2.</translation>
        </message>
        <message>
            <source>%1 built</source>
            <translation>%1 gebaut</translation>
        </message>
        <message>
            <source>%1 chooses an income space.</source>
            <translation>%1 wählt ein Einkommensfeld.</translation>
        </message>
        <message>
            <source>%1 discards a permit.</source>
            <translation>%1 legt eine Genehmigung ab.</translation>
        </message>
        <message>
            <source>%1 each</source>
            <comment>cards of urban planning</comment>
            <translation>je %1</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>noch %1</translation>
        </message>
        <message>
            <source>%1 more in stock</source>
            <translation>noch %1 im Vorrat</translation>
        </message>
        <message>
            <source>%1 of 8 built</source>
            <translation>%1 von 8 gebaut</translation>
        </message>
        <message>
            <source>%1 takes the bonus of %2.</source>
            <translation>%1 nimmt den Bonus von %2.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 zu %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>action and price</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, %2 acts first</source>
            <translation>%1, %2 zieht als Erstes</translation>
        </message>
        <message>
            <source>%1, %2 acts fourth</source>
            <translation>%1, %2 zieht als Viertes</translation>
        </message>
        <message>
            <source>%1, %2 acts second</source>
            <translation>%1, %2 zieht als Zweites</translation>
        </message>
        <message>
            <source>%1, %2 acts third</source>
            <translation>%1, %2 zieht als Drittes</translation>
        </message>
        <message>
            <source>%1, %2 short</source>
            <translation>%1, %2 fehlt</translation>
        </message>
        <message>
            <source>%1, %2: %3 of 8 built, %4, buildings in the area %5, permits %6, goals %7, rubble %8.</source>
            <translation>%1, %2: %3 von 8 gebaut, %4, Gebäude im Bereich %5, Genehmigungen %6, Ziele %7, Schutt %8.</translation>
        </message>
        <message>
            <source>%1, offered</source>
            <translation>%1, angeboten</translation>
        </message>
        <message>
            <source>%1, still waits</source>
            <translation>%1, wartet noch</translation>
        </message>
        <message>
            <source>%1, the pawn stands on %2</source>
            <translation>%1, die Figur steht auf %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>place in the order, player</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2 costs %3 and leaves %4.</source>
            <translation>%1: %2 kostet %3, es bleiben %4.</translation>
        </message>
        <message>
            <source>%1: %2 left, the next one is worth %3</source>
            <translation>%1: noch %2, die nächste zählt %3</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <comment>place in the order, player, where</comment>
            <translation>%1 %2, %3</translation>
        </message>
        <message>
            <source>%1: %2, furthest right, %3</source>
            <translation>%1 %2, am weitesten rechts, %3</translation>
        </message>
        <message>
            <source>%1: choose an action of this card, or take the money.</source>
            <translation>%1: eine Aktion dieser Karte wählen oder das Geld nehmen.</translation>
        </message>
        <message>
            <source>%1: choose an income space; whoever stands further right acts earlier.</source>
            <translation>%1: ein Einkommensfeld wählen; wer weiter rechts steht, handelt früher.</translation>
        </message>
        <message>
            <source>%1: choose one bonus of %2.</source>
            <translation>%1: einen Bonus von %2 wählen.</translation>
        </message>
        <message>
            <source>%1: choose the card of urban planning: %2.</source>
            <translation>%1: die Karte der Stadtplanung wählen: %2.</translation>
        </message>
        <message>
            <source>%1: clean up for 2 $, or press rubble on the map to take it as well for 3 $.</source>
            <translation>%1: für 2 $ aufräumen oder Schutt auf dem Stadtplan drücken und für 3 $ mitnehmen.</translation>
        </message>
        <message>
            <source>%1: confirm %2, or choose another action.</source>
            <translation>%1: bestätigen (%2) oder eine andere Aktion wählen.</translation>
        </message>
        <message>
            <source>%1: confirm the building on %2, or change its parts.</source>
            <translation>%1: das Gebäude auf %2 bestätigen oder Teile ändern.</translation>
        </message>
        <message>
            <source>%1: confirm the clean-up.</source>
            <translation>%1: das Aufräumen bestätigen.</translation>
        </message>
        <message>
            <source>%1: confirm the goal, or choose another one.</source>
            <translation>%1: das Ziel bestätigen oder ein anderes wählen.</translation>
        </message>
        <message>
            <source>%1: confirm the income space, or choose another one.</source>
            <translation>%1: das Einkommensfeld bestätigen oder ein anderes wählen.</translation>
        </message>
        <message>
            <source>%1: confirm the permit, or choose another one.</source>
            <translation>%1: die Genehmigung bestätigen oder eine andere wählen.</translation>
        </message>
        <message>
            <source>%1: drag a building of the own area to a lit space of the map, or press the space.</source>
            <translation>%1: ein Gebäude des eigenen Bereichs auf einen beleuchteten Bauplatz ziehen oder den Bauplatz drücken.</translation>
        </message>
        <message>
            <source>%1: drag the pawn to a free space of action card %2, or press the space.</source>
            <translation>%1: die Figur auf ein freies Feld der Aktionskarte %2 ziehen oder das Feld drücken.</translation>
        </message>
        <message>
            <source>%1: here stands %2; it costs %3 and leaves %4.</source>
            <translation>%1: hier wird auf %2 gebaut; das kostet %3 und lässt %4.</translation>
        </message>
        <message>
            <source>%1: offer a second permit for %2.</source>
            <translation>%1: eine zweite Genehmigung für %2 anbieten.</translation>
        </message>
        <message>
            <source>%1: offer one or two permits for %2.</source>
            <translation>%1: eine oder zwei Genehmigungen für %2 anbieten.</translation>
        </message>
        <message>
            <source>%1: pass; nothing else happens on this card.</source>
            <translation>%1: passen; sonst geschieht auf dieser Karte nichts.</translation>
        </message>
        <message>
            <source>%1: six permits are one too many; discard one of them.</source>
            <translation>%1: sechs Genehmigungen sind eine zu viel; eine davon ablegen.</translation>
        </message>
        <message>
            <source>%1: take a goal from the row or from the stack.</source>
            <translation>%1: ein Ziel aus der Reihe oder vom Stapel nehmen.</translation>
        </message>
        <message>
            <source>%1: take a permit from the row or from the stack.</source>
            <translation>%1: eine Genehmigung aus der Reihe oder vom Stapel nehmen.</translation>
        </message>
        <message>
            <source>%1: take a permit from the row.</source>
            <translation>%1: eine Genehmigung aus der Reihe nehmen.</translation>
        </message>
        <message>
            <source>%1: take the money of the space instead of an action.</source>
            <translation>%1: das Geld des Felds statt einer Aktion nehmen.</translation>
        </message>
        <message>
            <source>%1: the income of %2 makes %3.</source>
            <translation>%1: mit dem Einkommen von %2 sind es %3.</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n Schritt</numerusform>
                <numerusform>%n Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>1 $ for each own building</source>
            <translation>1 $ je eigenes Gebäude</translation>
        </message>
        <message>
            <source>1 to 5</source>
            <translation>1 bis 5</translation>
        </message>
        <message>
            <source>1-2 left, 3 middle, 4-5 right</source>
            <translation>1-2 links, 3 Mitte, 4-5 rechts</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1.</translation>
        </message>
        <message>
            <source>2 $</source>
            <translation>2 $</translation>
        </message>
        <message>
            <source>2 $ for each own building</source>
            <translation>2 $ je eigenes Gebäude</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2.</translation>
        </message>
        <message>
            <source>3 $</source>
            <translation>3 $</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3.</translation>
        </message>
        <message>
            <source>4th</source>
            <translation>4.</translation>
        </message>
        <message>
            <source>8 built</source>
            <translation>8 gebaut</translation>
        </message>
        <message>
            <source>A building moves into its area.</source>
            <translation>Ein Gebäude kommt in seinen Bereich.</translation>
        </message>
        <message>
            <source>A pawn on the pass space does nothing else.</source>
            <translation>Eine Figur auf dem Passfeld tut sonst nichts.</translation>
        </message>
        <message>
            <source>Action card %1</source>
            <translation>Aktionskarte %1</translation>
        </message>
        <message>
            <source>Area of %1</source>
            <translation>Bereich: %1</translation>
        </message>
        <message>
            <source>Best Builder</source>
            <translation>Bester Baumeister</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonus of %1</source>
            <translation>Bonus von %1</translation>
        </message>
        <message>
            <source>Build</source>
            <comment>action</comment>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>Build</source>
            <comment>action card</comment>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>Build with subsidy</source>
            <comment>action</comment>
            <translation>Bauen mit Zuschuss</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Bau</translation>
        </message>
        <message>
            <source>Building and permit</source>
            <translation>Gebäude und Genehmigung</translation>
        </message>
        <message>
            <source>Building of the own area</source>
            <translation>Gebäude des eigenen Bereichs</translation>
        </message>
        <message>
            <source>Building on %1</source>
            <translation>Bau auf %1</translation>
        </message>
        <message>
            <source>Clean up</source>
            <comment>action</comment>
            <translation>Aufräumen</translation>
        </message>
        <message>
            <source>Clean up</source>
            <comment>action card</comment>
            <translation>Räumen</translation>
        </message>
        <message>
            <source>Clean-up</source>
            <translation>Aufräumen</translation>
        </message>
        <message>
            <source>Committee</source>
            <translation>Komitee</translation>
        </message>
        <message>
            <source>Common goals</source>
            <translation>Gemeinsame Ziele</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Preis</translation>
        </message>
        <message>
            <source>Dev.</source>
            <translation>Entw.</translation>
        </message>
        <message>
            <source>Develop</source>
            <comment>action</comment>
            <translation>Entwickeln</translation>
        </message>
        <message>
            <source>Develop</source>
            <comment>action card</comment>
            <translation>Ausbau</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Ablegen</translation>
        </message>
        <message>
            <source>Each step from the pawn to another action of the card costs 2 $.</source>
            <translation>Jeder Schritt von der Figur zu einer anderen Aktion der Karte kostet 2 $.</translation>
        </message>
        <message>
            <source>Esc: take back</source>
            <translation>Esc: zurücknehmen</translation>
        </message>
        <message>
            <source>Five permits may be held. The discarded one lies open.</source>
            <translation>Fünf Genehmigungen dürfen es sein. Die abgelegte liegt offen.</translation>
        </message>
        <message>
            <source>Gains</source>
            <translation>Gewinn</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>action</comment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>action card</comment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Goal row</source>
            <translation>Zielreihe</translation>
        </message>
        <message>
            <source>Goals: %1</source>
            <translation>Ziele: %1</translation>
        </message>
        <message>
            <source>Hint: the bonus %1.</source>
            <translation>Tipp: der Bonus %1.</translation>
        </message>
        <message>
            <source>Hint: the income space for %1.</source>
            <translation>Tipp: das Einkommensfeld mit %1.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1, a building on %2.</source>
            <translation>Tipp: die Figur auf %1, ein Gebäude auf %2.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1, and its money.</source>
            <translation>Tipp: die Figur auf %1 und dessen Geld.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1, the action %2.</source>
            <translation>Tipp: die Figur auf %1, die Aktion %2.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1.</source>
            <translation>Tipp: die Figur auf %1.</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Einkommen</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>action</comment>
            <translation>Einkommen</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>action card</comment>
            <translation>Ertrag</translation>
        </message>
        <message>
            <source>Income %1</source>
            <translation>Einkommen %1</translation>
        </message>
        <message>
            <source>Income space, %1</source>
            <translation>Einkommensfeld, %1</translation>
        </message>
        <message>
            <source>Income spaces</source>
            <translation>Einkommensfelder</translation>
        </message>
        <message>
            <source>It builds on %1, the first free space of the map.</source>
            <translation>Es baut auf %1, dem ersten freien Platz des Plans.</translation>
        </message>
        <message>
            <source>It builds on %1, the first free space of this colour.</source>
            <translation>Es baut auf %1, dem ersten freien Platz dieser Farbe.</translation>
        </message>
        <message>
            <source>It builds on %1, the first free space with this number.</source>
            <translation>Es baut auf %1, dem ersten freien Platz mit dieser Zahl.</translation>
        </message>
        <message>
            <source>It cannot do %1 and takes the money.</source>
            <translation>Es kann die Aktion nicht ausführen (%1) und nimmt das Geld.</translation>
        </message>
        <message>
            <source>It does %1.</source>
            <translation>Es führt die Aktion aus: %1.</translation>
        </message>
        <message>
            <source>It has no building for %1 and does %2 instead.</source>
            <translation>Für %1 fehlt ein Gebäude; stattdessen führt es aus: %2.</translation>
        </message>
        <message>
            <source>It is Best Builder.</source>
            <translation>Es ist Bester Baumeister.</translation>
        </message>
        <message>
            <source>It takes %1.</source>
            <translation>Es nimmt %1.</translation>
        </message>
        <message>
            <source>It takes a goal, worth 3 points to it.</source>
            <translation>Es nimmt ein Ziel, das ihm 3 Punkte bringt.</translation>
        </message>
        <message>
            <source>It takes a permit from the stack.</source>
            <translation>Es nimmt eine Genehmigung vom Stapel.</translation>
        </message>
        <message>
            <source>It takes the permit %1 from the row.</source>
            <translation>Es nimmt die Genehmigung %1 aus der Reihe.</translation>
        </message>
        <message>
            <source>It takes the rubble of %1.</source>
            <translation>Es nimmt den Schutt von %1.</translation>
        </message>
        <message>
            <source>It turns up %1 to choose a space for its building.</source>
            <translation>Es deckt %1 auf und wählt damit seinen Bauplatz.</translation>
        </message>
        <message>
            <source>It turns up %1: number %2 sends it to %3.</source>
            <translation>Es deckt %1 auf: Die %2 schickt es auf %3.</translation>
        </message>
        <message>
            <source>It turns up %1: number %2 sends it to the income space for %3.</source>
            <translation>Es deckt %1 auf: Die %2 schickt es auf das Einkommensfeld mit %3.</translation>
        </message>
        <message>
            <source>It turns up the top permit and goes where its number sends it.</source>
            <translation>Es deckt die oberste Genehmigung auf und geht, wohin deren Zahl es schickt.</translation>
        </message>
        <message>
            <source>Its development is now %1.</source>
            <translation>Seine Entwicklung ist nun %1.</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Lower curtain</source>
            <translation>Vorhang senken</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Stadtplan</translation>
        </message>
        <message>
            <source>Material</source>
            <comment>action</comment>
            <translation>Material</translation>
        </message>
        <message>
            <source>Material</source>
            <comment>action card</comment>
            <translation>Material</translation>
        </message>
        <message>
            <source>Money</source>
            <comment>gained</comment>
            <translation>Geld</translation>
        </message>
        <message>
            <source>Money, %1</source>
            <translation>Geld, %1</translation>
        </message>
        <message>
            <source>More money means a later turn on the first action card.</source>
            <translation>Mehr Geld heißt, auf der ersten Aktionskarte später zu handeln.</translation>
        </message>
        <message>
            <source>No permits in hand fit %1.</source>
            <translation>Keine Genehmigung auf der Hand passt zu %1.</translation>
        </message>
        <message>
            <source>No permits in hand fit a space that could be paid for.</source>
            <translation>Keine Genehmigung auf der Hand passt zu einem bezahlbaren Bauplatz.</translation>
        </message>
        <message>
            <source>Nothing can be built now.</source>
            <translation>Jetzt kann nichts gebaut werden.</translation>
        </message>
        <message>
            <source>Only a pawn on the pass space passes: drag it there.</source>
            <translation>Nur eine Figur auf dem Passfeld passt: dorthin ziehen.</translation>
        </message>
        <message>
            <source>Own area and cards</source>
            <translation>Eigener Bereich und Karten</translation>
        </message>
        <message>
            <source>Own goals: %1</source>
            <translation>Eigene Ziele: %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>action</comment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>action card</comment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pawn of %1</source>
            <translation>Figur von %1</translation>
        </message>
        <message>
            <source>Permit</source>
            <comment>action</comment>
            <translation>Genehmigung</translation>
        </message>
        <message>
            <source>Permit</source>
            <comment>action card</comment>
            <translation>Genehm.</translation>
        </message>
        <message>
            <source>Permit row</source>
            <translation>Genehmigungen</translation>
        </message>
        <message>
            <source>Permits: %1</source>
            <translation>Genehmigungen: %1</translation>
        </message>
        <message>
            <source>Permits: %1, %2 offered</source>
            <translation>Genehmigungen: %1, %2 angeboten</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
        <message>
            <source>Press an action of the card; its tag is the whole price.</source>
            <translation>Eine Aktion der Karte drücken; das Schild nennt den ganzen Preis.</translation>
        </message>
        <message>
            <source>Press rubble on the map to take it for 1 $ more.</source>
            <translation>Schutt auf dem Stadtplan drücken: für 1 $ mehr kommt er mit.</translation>
        </message>
        <message>
            <source>Purse</source>
            <translation>Kasse</translation>
        </message>
        <message>
            <source>Rows and goals</source>
            <translation>Reihen und Ziele</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Six permits</source>
            <translation>Sechs Genehmigungen</translation>
        </message>
        <message>
            <source>Spaces for the pawn</source>
            <translation>Felder für die Figur</translation>
        </message>
        <message>
            <source>Stack of permits: %1 left, %2 discarded</source>
            <translation>Stapel der Genehmigungen: noch %1, abgelegt %2</translation>
        </message>
        <message>
            <source>Stack: %1 left</source>
            <translation>Stapel: noch %1</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Subsidy</source>
            <translation>Zuschuss</translation>
        </message>
        <message>
            <source>Take %1</source>
            <translation>%1 nehmen</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Take bonus</source>
            <translation>Bonus nehmen</translation>
        </message>
        <message>
            <source>That one is taken, so it goes on to the right, to %1.</source>
            <translation>Das ist besetzt, also geht es nach rechts weiter, auf %1.</translation>
        </message>
        <message>
            <source>That one is taken; an even number sends it on to the left, to %1.</source>
            <translation>Das ist besetzt; eine gerade Zahl schickt es nach links weiter, auf %1.</translation>
        </message>
        <message>
            <source>That one is taken; an odd number sends it on to the right, to %1.</source>
            <translation>Das ist besetzt; eine ungerade Zahl schickt es nach rechts weiter, auf %1.</translation>
        </message>
        <message>
            <source>The Committee</source>
            <translation>Das Komitee</translation>
        </message>
        <message>
            <source>The Committee moves next. Go on when ready.</source>
            <translation>Als Nächstes zieht das Komitee. Weiter, wenn alles bereit ist.</translation>
        </message>
        <message>
            <source>The leftmost open permit goes with it, so it takes urban planning: %1.</source>
            <translation>Die linke offene Genehmigung passt dazu, also nimmt es Stadtplanung: %1.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist zu Ende.</translation>
        </message>
        <message>
            <source>The pawn stands on %1</source>
            <translation>Die Figur steht auf %1</translation>
        </message>
        <message>
            <source>The tags show prices; each step from the pawn to another action adds 2 $.</source>
            <translation>Die Schilder zeigen Preise; jeder Schritt von der Figur zu einer anderen Aktion kostet 2 $ mehr.</translation>
        </message>
        <message>
            <source>Turned up last: %1, which leads to %2.</source>
            <translation>Zuletzt aufgedeckt: %1, das führt zu %2.</translation>
        </message>
        <message>
            <source>Urban planning</source>
            <translation>Stadtplanung</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Jahr</translation>
        </message>
        <message>
            <source>Year %1</source>
            <translation>Jahr %1</translation>
        </message>
        <message>
            <source>Year %1: a building costs %2; bonus: %3.</source>
            <translation>Jahr %1: ein Gebäude kostet %2; Bonus: %3.</translation>
        </message>
        <message>
            <source>Years and action cards</source>
            <translation>Jahre und Aktionskarten</translation>
        </message>
        <message>
            <source>action: %1</source>
            <translation>Aktion: %1</translation>
        </message>
        <message>
            <source>acts now</source>
            <translation>handelt jetzt</translation>
        </message>
        <message>
            <source>all five numbers</source>
            <translation>alle fünf Zahlen</translation>
        </message>
        <message>
            <source>all four</source>
            <translation>alle vier</translation>
        </message>
        <message>
            <source>at the edge</source>
            <translation>am Rand</translation>
        </message>
        <message>
            <source>automaton</source>
            <translation>Automat</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>building</source>
            <comment>a gain</comment>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>building laid out here</source>
            <translation>hier liegt ein Gebäude bereit</translation>
        </message>
        <message>
            <source>building of %1</source>
            <translation>Gebäude von %1</translation>
        </message>
        <message>
            <source>building subsidy</source>
            <translation>Bauzuschuss</translation>
        </message>
        <message>
            <source>by lot</source>
            <translation>per Los</translation>
        </message>
        <message>
            <source>by others</source>
            <translation>bei fremden</translation>
        </message>
        <message>
            <source>cable car</source>
            <translation>Kabelbahn</translation>
        </message>
        <message>
            <source>can be built for %1</source>
            <translation>bebaubar für %1</translation>
        </message>
        <message>
            <source>development %1</source>
            <comment>a gain</comment>
            <translation>Entwicklung %1</translation>
        </message>
        <message>
            <source>done</source>
            <comment>an action card</comment>
            <translation>vorbei</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>gains: %1</source>
            <translation>Gewinn: %1</translation>
        </message>
        <message>
            <source>gap in the goal row</source>
            <translation>Lücke in der Zielreihe</translation>
        </message>
        <message>
            <source>gap in the permit row</source>
            <translation>Lücke in der Reihe der Genehmigungen</translation>
        </message>
        <message>
            <source>gives %1 now</source>
            <translation>bringt jetzt %1</translation>
        </message>
        <message>
            <source>gives %1 now, then %2</source>
            <translation>bringt jetzt %1, dann %2</translation>
        </message>
        <message>
            <source>goal</source>
            <comment>a gain</comment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>group</source>
            <translation>Gruppe</translation>
        </message>
        <message>
            <source>group of four</source>
            <translation>vier am Stück</translation>
        </message>
        <message>
            <source>hand full</source>
            <translation>Hand voll</translation>
        </message>
        <message>
            <source>has acted</source>
            <translation>hat gehandelt</translation>
        </message>
        <message>
            <source>hidden goal</source>
            <translation>verdecktes Ziel</translation>
        </message>
        <message>
            <source>hidden permit</source>
            <translation>verdeckte Genehmigung</translation>
        </message>
        <message>
            <source>hydrant</source>
            <translation>Hydrant</translation>
        </message>
        <message>
            <source>income %1</source>
            <translation>Einkommen %1</translation>
        </message>
        <message>
            <source>its building site</source>
            <translation>sein Bauplatz</translation>
        </message>
        <message>
            <source>its rubble is taken</source>
            <translation>der Schutt kommt mit</translation>
        </message>
        <message>
            <source>left</source>
            <comment>cards in a stack</comment>
            <translation>übrig</translation>
        </message>
        <message>
            <source>light</source>
            <translation>Laterne</translation>
        </message>
        <message>
            <source>money</source>
            <translation>Geld</translation>
        </message>
        <message>
            <source>money %1</source>
            <translation>Geld %1</translation>
        </message>
        <message>
            <source>most %1</source>
            <translation>die meisten %1</translation>
        </message>
        <message>
            <source>most money</source>
            <translation>das meiste Geld</translation>
        </message>
        <message>
            <source>most rubble</source>
            <translation>der meiste Schutt</translation>
        </message>
        <message>
            <source>most urban</source>
            <translation>meiste Stadtplanung</translation>
        </message>
        <message>
            <source>next</source>
            <comment>an action card</comment>
            <translation>folgt</translation>
        </message>
        <message>
            <source>next one for %1</source>
            <translation>die nächste für %1</translation>
        </message>
        <message>
            <source>no building</source>
            <translation>kein Gebäude</translation>
        </message>
        <message>
            <source>no permits</source>
            <translation>nichts passt</translation>
        </message>
        <message>
            <source>none left</source>
            <translation>keine mehr</translation>
        </message>
        <message>
            <source>now</source>
            <comment>an action card</comment>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>on %1</source>
            <translation>auf %1</translation>
        </message>
        <message>
            <source>on all four</source>
            <translation>auf allen vier</translation>
        </message>
        <message>
            <source>on blue</source>
            <translation>auf Blau</translation>
        </message>
        <message>
            <source>on green</source>
            <translation>auf Grün</translation>
        </message>
        <message>
            <source>on red</source>
            <translation>auf Rot</translation>
        </message>
        <message>
            <source>on rubble</source>
            <translation>auf Schutt</translation>
        </message>
        <message>
            <source>on the income of %1</source>
            <translation>auf dem Einkommen von %1</translation>
        </message>
        <message>
            <source>on yellow</source>
            <translation>auf Gelb</translation>
        </message>
        <message>
            <source>one to five are worth %1 together</source>
            <translation>eine bis fünf zählen zusammen %1</translation>
        </message>
        <message>
            <source>order: %1</source>
            <translation>Reihe: %1</translation>
        </message>
        <message>
            <source>order: card %1</source>
            <translation>Folge: Karte %1</translation>
        </message>
        <message>
            <source>order: card %1, right to left</source>
            <translation>Folge: Karte %1, von rechts</translation>
        </message>
        <message>
            <source>order: income, right to left</source>
            <translation>Folge: Einkommen, von rechts</translation>
        </message>
        <message>
            <source>own</source>
            <comment>a goal</comment>
            <translation>eigene</translation>
        </message>
        <message>
            <source>pair</source>
            <comment>a goal</comment>
            <translation>Paar</translation>
        </message>
        <message>
            <source>park</source>
            <translation>Park</translation>
        </message>
        <message>
            <source>pawn of %1</source>
            <translation>Figur von %1</translation>
        </message>
        <message>
            <source>per card</source>
            <translation>je Karte</translation>
        </message>
        <message>
            <source>per own</source>
            <translation>je eigenes</translation>
        </message>
        <message>
            <source>per own %1</source>
            <translation>je eigenes %1</translation>
        </message>
        <message>
            <source>per own at the edge</source>
            <translation>je eigenes am Rand</translation>
        </message>
        <message>
            <source>per own by others</source>
            <translation>je eigenes bei fremden</translation>
        </message>
        <message>
            <source>per own on rubble</source>
            <translation>je eigenes auf Schutt</translation>
        </message>
        <message>
            <source>per own pair</source>
            <translation>je eigenes Paar</translation>
        </message>
        <message>
            <source>per pair</source>
            <translation>je Paar</translation>
        </message>
        <message>
            <source>per plot</source>
            <translation>je Karte</translation>
        </message>
        <message>
            <source>per plot card</source>
            <translation>je Karte</translation>
        </message>
        <message>
            <source>per plot with two</source>
            <translation>je Karte mit zwei</translation>
        </message>
        <message>
            <source>per rubble</source>
            <translation>je Schutt</translation>
        </message>
        <message>
            <source>per set</source>
            <translation>je Satz</translation>
        </message>
        <message>
            <source>per set of four</source>
            <translation>je Satz aus vier</translation>
        </message>
        <message>
            <source>per urban card</source>
            <translation>je Planungskarte</translation>
        </message>
        <message>
            <source>permit</source>
            <comment>a gain</comment>
            <translation>Genehmigung</translation>
        </message>
        <message>
            <source>purse %1, then %2</source>
            <translation>Kasse %1, dann %2</translation>
        </message>
        <message>
            <source>red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>refilled at once</source>
            <translation>gleich aufgefüllt</translation>
        </message>
        <message>
            <source>rubble</source>
            <translation>Schutt</translation>
        </message>
        <message>
            <source>rubble token</source>
            <translation>Schuttstein</translation>
        </message>
        <message>
            <source>secret</source>
            <translation>geheim</translation>
        </message>
        <message>
            <source>shared</source>
            <comment>a type of urban planning on both permits</comment>
            <translation>gleich</translation>
        </message>
        <message>
            <source>subsidy</source>
            <translation>Zuschuss</translation>
        </message>
        <message>
            <source>the left space</source>
            <translation>das linke Feld</translation>
        </message>
        <message>
            <source>the middle space</source>
            <translation>das mittlere Feld</translation>
        </message>
        <message>
            <source>the right space</source>
            <translation>das rechte Feld</translation>
        </message>
        <message>
            <source>two a plot</source>
            <translation>zwei je Karte</translation>
        </message>
        <message>
            <source>urban</source>
            <translation>Planung</translation>
        </message>
        <message>
            <source>waits</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>worth %1 from the top</source>
            <translation>von oben zählen sie %1</translation>
        </message>
        <message>
            <source>would give %1 now</source>
            <translation>brächte jetzt %1</translation>
        </message>
        <message>
            <source>would give %1 now, then %2</source>
            <translation>brächte jetzt %1, dann %2</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>Gelb</translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeCells</name>
        <message>
            <source>%1 %2</source>
            <comment>player and count</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <comment>type, number of cards, points</comment>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>1 point for each full %1 $.</source>
            <translation>1 Punkt je volle %1 $.</translation>
        </message>
        <message>
            <source>Buildings on the map: %1.</source>
            <translation>Gebäude auf dem Stadtplan: %1.</translation>
        </message>
        <message>
            <source>Counts: %1.</source>
            <translation>Es zählen: %1.</translation>
        </message>
        <message>
            <source>Each goal card, whatever it asks for.</source>
            <translation>Jede Zielkarte, was immer sie verlangt.</translation>
        </message>
        <message>
            <source>No card.</source>
            <translation>Keine Karte.</translation>
        </message>
        <message>
            <source>Not a goal of this seat.</source>
            <translation>Kein Ziel dieses Platzes.</translation>
        </message>
        <message>
            <source>The number of the field: %1 to the right, %2 up.</source>
            <translation>Die Zahl des Felds: %1 nach rechts, %2 nach oben.</translation>
        </message>
        <message>
            <source>common goals</source>
            <comment>source of points</comment>
            <translation>gemeinsame Ziele</translation>
        </message>
        <message>
            <source>development</source>
            <comment>source of points</comment>
            <translation>Entwicklung</translation>
        </message>
        <message>
            <source>money</source>
            <comment>source of points</comment>
            <translation>Geld</translation>
        </message>
        <message>
            <source>personal goals</source>
            <comment>source of points</comment>
            <translation>persönliche Ziele</translation>
        </message>
        <message>
            <source>urban planning</source>
            <comment>source of points</comment>
            <translation>Stadtplanung</translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeEvents</name>
        <message>
            <source>%1 (%2 $)</source>
            <comment>player and income</comment>
            <translation>%1 (%2 $)</translation>
        </message>
        <message>
            <source>%1 (space %2)</source>
            <comment>player and space of the last card</comment>
            <translation>%1 (Feld %2)</translation>
        </message>
        <message>
            <source>%1 begins; chance gives the order of income: %2</source>
            <translation>%1 beginnt; der Zufall bestimmt die Reihenfolge des Einkommens: %2</translation>
        </message>
        <message>
            <source>%1 begins; whoever stood furthest right on the last action card takes income first: %2</source>
            <translation>%1 beginnt; wer auf der letzten Aktionskarte am weitesten rechts stand, nimmt zuerst Einkommen: %2</translation>
        </message>
        <message>
            <source>%1 builds on %2 with %3, for %4 $</source>
            <translation>%1 baut auf %2 mit %3, für %4 $</translation>
        </message>
        <message>
            <source>%1 builds on %2, free of charge</source>
            <translation>%1 baut kostenlos auf %2</translation>
        </message>
        <message>
            <source>%1 can develop no further and gains %2 $</source>
            <translation>%1 kommt in der Entwicklung nicht weiter und erhält %2 $</translation>
        </message>
        <message>
            <source>%1 can use no alternative of the bonus</source>
            <translation>%1 kann keine Möglichkeit des Bonus nutzen</translation>
        </message>
        <message>
            <source>%1 cleans up for %2 $, without rubble</source>
            <translation>%1 räumt für %2 $ auf, ohne Schutt</translation>
        </message>
        <message>
            <source>%1 clears the rubble on %2 for %3 $</source>
            <translation>%1 räumt den Schutt auf %2 für %3 $ weg</translation>
        </message>
        <message>
            <source>%1 clears the rubble on %2, free of charge</source>
            <translation>%1 räumt den Schutt auf %2 kostenlos weg</translation>
        </message>
        <message>
            <source>%1 discards the permit that is too much: %2</source>
            <translation>%1 legt die Genehmigung ab, die zu viel ist: %2</translation>
        </message>
        <message>
            <source>%1 earns %2 $</source>
            <translation>%1 verdient %2 $</translation>
        </message>
        <message>
            <source>%1 goes to space %2 (%3) and pays %4 $ in steps to space %5: %6</source>
            <translation>%1 geht auf Feld %2 (%3) und zahlt %4 $ für Schritte zu Feld %5: %6</translation>
        </message>
        <message>
            <source>%1 goes to space %2 (%3) for its money</source>
            <translation>%1 geht auf Feld %2 (%3), wegen des Geldes</translation>
        </message>
        <message>
            <source>%1 goes to space %2: %3</source>
            <translation>%1 geht auf Feld %2: %3</translation>
        </message>
        <message>
            <source>%1 is the first with eight buildings: Best Builder. Whoever has not moved yet still does, then the match ends</source>
            <translation>%1 hat als Erstes acht Gebäude: Bester Baumeister. Wer noch nicht dran war, zieht noch, dann endet die Partie</translation>
        </message>
        <message>
            <source>%1 moves on the development board, now %2</source>
            <translation>%1 rückt auf der Entwicklungstafel vor, jetzt %2</translation>
        </message>
        <message>
            <source>%1 passes on space %2: nothing now, but early on the next card</source>
            <translation>%1 passt auf Feld %2: jetzt nichts, dafür früh auf der nächsten Karte</translation>
        </message>
        <message>
            <source>%1 takes %2 $ as the bonus of the year</source>
            <translation>%1 nimmt %2 $ als Bonus des Jahres</translation>
        </message>
        <message>
            <source>%1 takes %2 $ instead of an action</source>
            <translation>%1 nimmt %2 $ statt einer Aktion</translation>
        </message>
        <message>
            <source>%1 takes a building into the own area</source>
            <translation>%1 holt ein Gebäude in den eigenen Bereich</translation>
        </message>
        <message>
            <source>%1 takes a cable car</source>
            <translation>%1 nimmt eine Kabelbahn</translation>
        </message>
        <message>
            <source>%1 takes a goal from the row: %2</source>
            <translation>%1 nimmt ein Ziel aus der Reihe: %2</translation>
        </message>
        <message>
            <source>%1 takes a goal from the stack</source>
            <translation>%1 nimmt ein Ziel vom Stapel</translation>
        </message>
        <message>
            <source>%1 takes a goal from the stack: %2</source>
            <translation>%1 nimmt ein Ziel vom Stapel: %2</translation>
        </message>
        <message>
            <source>%1 takes a hydrant</source>
            <translation>%1 nimmt einen Hydranten</translation>
        </message>
        <message>
            <source>%1 takes a light</source>
            <translation>%1 nimmt eine Laterne</translation>
        </message>
        <message>
            <source>%1 takes a park worth %2 points</source>
            <translation>%1 nimmt einen Park mit %2 Punkten</translation>
        </message>
        <message>
            <source>%1 takes a permit from the row: %2</source>
            <translation>%1 nimmt eine Genehmigung aus der Reihe: %2</translation>
        </message>
        <message>
            <source>%1 takes a permit from the stack</source>
            <translation>%1 nimmt eine Genehmigung vom Stapel</translation>
        </message>
        <message>
            <source>%1 takes a permit from the stack: %2</source>
            <translation>%1 nimmt eine Genehmigung vom Stapel: %2</translation>
        </message>
        <message>
            <source>%1 takes the income space of %2 $</source>
            <translation>%1 nimmt das Einkommensfeld mit %2 $</translation>
        </message>
        <message>
            <source>%1: no income and no action cards, only a last bonus</source>
            <translation>%1: kein Einkommen und keine Aktionskarten, nur ein letzter Bonus</translation>
        </message>
        <message numerus="yes">
            <source>%n discarded permits are shuffled into a new stack</source>
            <translation>
                <numerusform>%n abgelegte Genehmigung bildet den neuen Stapel</numerusform>
                <numerusform>%n abgelegte Genehmigungen werden zu einem neuen Stapel gemischt</numerusform>
            </translation>
        </message>
        <message>
            <source>Action card %1: whoever stood furthest right on card %2 acts first: %3</source>
            <translation>Aktionskarte %1: Wer auf Karte %2 am weitesten rechts stand, handelt zuerst: %3</translation>
        </message>
        <message>
            <source>Action card %1: whoever took the income furthest right acts first: %2</source>
            <translation>Aktionskarte %1: Wer das Einkommen am weitesten rechts nahm, handelt zuerst: %2</translation>
        </message>
        <message>
            <source>Bonus of %1 (%2): whoever stands furthest right chooses first: %3</source>
            <translation>Bonus von %1 (%2): Wer am weitesten rechts steht, wählt zuerst: %3</translation>
        </message>
        <message>
            <source>The Committee cannot do %1 and takes the money of the space</source>
            <translation>Das Komitee kann die Aktion nicht ausführen (%1) und nimmt das Geld des Felds</translation>
        </message>
        <message>
            <source>The Committee does %1</source>
            <translation>Das Komitee führt die Aktion aus: %1</translation>
        </message>
        <message>
            <source>The Committee has no building for %1 and does %2 instead</source>
            <translation>Das Komitee hat kein Gebäude für die Aktion (%1) und macht stattdessen: %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1, which chooses its building site</source>
            <translation>Das Komitee deckt %1 auf; damit wählt es seinen Bauplatz</translation>
        </message>
        <message>
            <source>The Committee turns up %1: a 1 or 2 leads to the left space, %2</source>
            <translation>Das Komitee deckt %1 auf: 1 oder 2 führt zum linken Feld, %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: a 3 leads to the middle space, %2</source>
            <translation>Das Komitee deckt %1 auf: 3 führt zum mittleren Feld, %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: a 4 or 5 leads to the right space, %2</source>
            <translation>Das Komitee deckt %1 auf: 4 oder 5 führt zum rechten Feld, %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the %2 leads to the income of %3 $</source>
            <translation>Das Komitee deckt %1 auf: Die %2 führt zum Einkommen von %3 $</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the income of %3 $ is taken, so it goes on to the right, to %4 $</source>
            <translation>Das Komitee deckt %1 auf: Das Einkommen von %3 $ ist besetzt, also geht es nach rechts weiter, zu %4 $</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the left space is taken, and the even number leads round to the right end, to %2</source>
            <translation>Das Komitee deckt %1 auf: Das linke Feld ist besetzt, und die gerade Zahl führt herum ans rechte Ende, zu %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the left space is taken, and the odd number leads to the right, to %2</source>
            <translation>Das Komitee deckt %1 auf: Das linke Feld ist besetzt, und die ungerade Zahl führt nach rechts, zu %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the middle space is taken, and the even number leads to the left, to %2</source>
            <translation>Das Komitee deckt %1 auf: Das mittlere Feld ist besetzt, und die gerade Zahl führt nach links, zu %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the middle space is taken, and the odd number leads to the right, to %2</source>
            <translation>Das Komitee deckt %1 auf: Das mittlere Feld ist besetzt, und die ungerade Zahl führt nach rechts, zu %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the right space is taken, and the even number leads to the left, to %2</source>
            <translation>Das Komitee deckt %1 auf: Das rechte Feld ist besetzt, und die gerade Zahl führt nach links, zu %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the right space is taken, and the odd number leads round to the left end, to %2</source>
            <translation>Das Komitee deckt %1 auf: Das rechte Feld ist besetzt, und die ungerade Zahl führt herum ans linke Ende, zu %2</translation>
        </message>
        <message>
            <source>The goal row is filled: %1</source>
            <translation>Die Zielreihe wird aufgefüllt: %1</translation>
        </message>
        <message>
            <source>The match is over: somebody has built all eight buildings</source>
            <translation>Die Partie ist zu Ende: Jemand hat alle acht Gebäude gebaut</translation>
        </message>
        <message>
            <source>The match is over: the bonus of 1915 has been taken</source>
            <translation>Die Partie ist zu Ende: Der Bonus von 1915 ist genommen</translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeReasons</name>
        <message>
            <source>%1 has no building in the own area: Material brings one.</source>
            <translation>%1 hat kein Gebäude im eigenen Bereich: Material bringt eines.</translation>
        </message>
        <message>
            <source>%1 has no building left in the stock.</source>
            <translation>%1 hat kein Gebäude mehr im Vorrat.</translation>
        </message>
        <message>
            <source>%1 holds %2 permits already, and more are not allowed.</source>
            <translation>%1 hat schon %2 Genehmigungen auf der Hand, und mehr sind nicht erlaubt.</translation>
        </message>
        <message>
            <source>A build takes one permit or two different ones.</source>
            <translation>Ein Bau braucht eine Genehmigung oder zwei verschiedene.</translation>
        </message>
        <message>
            <source>A pawn does an action, takes money or passes.</source>
            <translation>Eine Figur führt eine Aktion aus, nimmt Geld oder passt.</translation>
        </message>
        <message>
            <source>Against the Committee the income of 4 $ is blocked.</source>
            <translation>Gegen das Komitee ist das Einkommen von 4 $ gesperrt.</translation>
        </message>
        <message>
            <source>Beside a subsidy an ordinary permit must show number or colour of %1.</source>
            <translation>Neben einem Zuschuss braucht es eine gewöhnliche Genehmigung mit Zahl oder Farbe von %1.</translation>
        </message>
        <message>
            <source>Built already: %1 (%2).</source>
            <comment>space and builder</comment>
            <translation>Schon bebaut: %1 (%2).</translation>
        </message>
        <message>
            <source>Built already: %1.</source>
            <translation>Schon bebaut: %1.</translation>
        </message>
        <message>
            <source>Impossible position: a building is missing or stands where none can.</source>
            <translation>Unmögliche Stellung: Ein Gebäude fehlt oder steht, wo keines stehen kann.</translation>
        </message>
        <message>
            <source>Impossible position: a purse or a marker of development cannot be like that.</source>
            <translation>Unmögliche Stellung: Ein Geldbeutel oder ein Entwicklungsstein kann so nicht sein.</translation>
        </message>
        <message>
            <source>Impossible position: cards of urban planning are missing or lie twice.</source>
            <translation>Unmögliche Stellung: Karten der Stadtplanung fehlen oder liegen doppelt.</translation>
        </message>
        <message>
            <source>Impossible position: goals are missing or lie twice.</source>
            <translation>Unmögliche Stellung: Ziele fehlen oder liegen doppelt.</translation>
        </message>
        <message>
            <source>Impossible position: permits are missing or lie twice.</source>
            <translation>Unmögliche Stellung: Genehmigungen fehlen oder liegen doppelt.</translation>
        </message>
        <message>
            <source>Impossible position: rubble is missing or lies twice.</source>
            <translation>Unmögliche Stellung: Schutt fehlt oder liegt doppelt.</translation>
        </message>
        <message>
            <source>Impossible position: so many seats cannot play.</source>
            <translation>Unmögliche Stellung: So viele Plätze können nicht spielen.</translation>
        </message>
        <message>
            <source>Impossible position: the end does not fit.</source>
            <translation>Unmögliche Stellung: Das Ende passt nicht.</translation>
        </message>
        <message>
            <source>Impossible position: the pawns cannot stand like that.</source>
            <translation>Unmögliche Stellung: Die Figuren können nicht so stehen.</translation>
        </message>
        <message>
            <source>Impossible position: the plot cards make no map.</source>
            <translation>Unmögliche Stellung: Die Grundstückskarten ergeben keinen Stadtplan.</translation>
        </message>
        <message>
            <source>Impossible position: year and action cards do not fit.</source>
            <translation>Unmögliche Stellung: Jahr und Aktionskarten passen nicht zusammen.</translation>
        </message>
        <message>
            <source>No card lies on this place of the row.</source>
            <translation>An dieser Stelle der Reihe liegt keine Karte.</translation>
        </message>
        <message>
            <source>No rubble lies on %1, so nothing is cleared.</source>
            <translation>Auf %1 liegt kein Schutt, also wird nichts weggeräumt.</translation>
        </message>
        <message>
            <source>No rubble to clear on %1.</source>
            <translation>Kein Schutt wegzuräumen auf %1.</translation>
        </message>
        <message>
            <source>No such card is left to take.</source>
            <translation>Eine solche Karte ist nicht mehr zu nehmen.</translation>
        </message>
        <message>
            <source>Not a building space: %1.</source>
            <translation>Kein Bauplatz: %1.</translation>
        </message>
        <message>
            <source>Not in the hand of %1: %2.</source>
            <translation>Nicht auf der Hand von %1: %2.</translation>
        </message>
        <message>
            <source>Number and colour must match: these permits do not fit %1.</source>
            <translation>Zahl und Farbe müssen stimmen: Diese Genehmigungen passen nicht zu %1.</translation>
        </message>
        <message>
            <source>On the space Pass a pawn passes and does nothing else; elsewhere none passes.</source>
            <translation>Auf dem Feld Passen passt eine Figur und tut sonst nichts; anderswo passt keine.</translation>
        </message>
        <message>
            <source>Only a card whose symbol both permits show, and which is in stock, is taken.</source>
            <translation>Genommen wird nur eine Karte, deren Zeichen beide Genehmigungen zeigen und die im Vorrat ist.</translation>
        </message>
        <message>
            <source>Rubble lies on %1: first it is cleared, for 3 $.</source>
            <translation>Auf %1 liegt Schutt: Erst wird er weggeräumt, für 3 $.</translation>
        </message>
        <message>
            <source>Taken: another pawn stands on this space.</source>
            <translation>Besetzt: Auf diesem Feld steht eine andere Figur.</translation>
        </message>
        <message>
            <source>That is not possible in this part of the year.</source>
            <translation>Das geht in diesem Teil des Jahres nicht.</translation>
        </message>
        <message>
            <source>The bonus of this year has no such alternative.</source>
            <translation>Der Bonus dieses Jahres hat keine solche Möglichkeit.</translation>
        </message>
        <message>
            <source>The parts of the move do not go together.</source>
            <translation>Die Teile des Zugs passen nicht zusammen.</translation>
        </message>
        <message>
            <source>The permits in hand fit no free space.</source>
            <translation>Die Genehmigungen auf der Hand passen zu keinem freien Feld.</translation>
        </message>
        <message>
            <source>There is no such space.</source>
            <translation>Ein solches Feld gibt es nicht.</translation>
        </message>
        <message>
            <source>This card has no such action.</source>
            <translation>Diese Karte hat keine solche Aktion.</translation>
        </message>
        <message>
            <source>This permit comes from the row, not from the stack.</source>
            <translation>Diese Genehmigung kommt aus der Reihe, nicht vom Stapel.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Dieser Platz</translation>
        </message>
        <message>
            <source>Too little money: it costs %1 $, and %2 $ are there.</source>
            <translation>Zu wenig Geld: Es kostet %1 $, und %2 $ sind da.</translation>
        </message>
        <message>
            <source>this permit</source>
            <translation>diese Genehmigung</translation>
        </message>
        <message>
            <source>this seat</source>
            <comment>in the hand of ...</comment>
            <translation>diesem Platz</translation>
        </message>
        <message>
            <source>this space</source>
            <translation>diesem Feld</translation>
        </message>
    </context>
    <context>
        <name>Aids</name>
        <message>
            <source>A computer player proposes a move when asked.</source>
            <translation>Ein Computerspieler schlägt auf Wunsch einen Zug vor.</translation>
        </message>
        <message>
            <source>A curtain comes down between the seats, and sheets show when all are ready.</source>
            <translation>Zwischen den Plätzen fällt ein Vorhang; die Blätter zeigen sich, wenn alle bereit sind.</translation>
        </message>
        <message>
            <source>Counts what can still come.</source>
            <translation>Zählt, was noch kommen kann.</translation>
        </message>
        <message>
            <source>Free undo</source>
            <translation>Freies Zurücknehmen</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>Legal targets</source>
            <translation>Erlaubte Ziele</translation>
        </message>
        <message>
            <source>Lights up where a piece that is picked up may go.</source>
            <translation>Zeigt, wohin ein aufgenommenes Teil gelegt werden darf.</translation>
        </message>
        <message>
            <source>Live score</source>
            <translation>Laufende Wertung</translation>
        </message>
        <message>
            <source>Moves can be taken back even after something new was seen. The result says so.</source>
            <translation>Züge können auch zurückgenommen werden, nachdem Neues zu sehen war. Das Ergebnis sagt es.</translation>
        </message>
        <message>
            <source>Shows early what would not count at the end, and why.</source>
            <translation>Zeigt früh, was am Ende nicht zählen würde, und warum.</translation>
        </message>
        <message>
            <source>Shows points now, and points with the move under way.</source>
            <translation>Zeigt die Punkte jetzt und mit dem begonnenen Zug.</translation>
        </message>
        <message>
            <source>Soft hints</source>
            <translation>Leise Hinweise</translation>
        </message>
        <message>
            <source>What is left</source>
            <translation>Was noch kommt</translation>
        </message>
        <message>
            <source>Write in secret</source>
            <translation>Geheim schreiben</translation>
        </message>
        <message>
            <source>hints</source>
            <comment>in a list</comment>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>legal targets</source>
            <comment>in a list</comment>
            <translation>erlaubte Ziele</translation>
        </message>
        <message>
            <source>live score</source>
            <comment>in a list</comment>
            <translation>laufende Wertung</translation>
        </message>
        <message>
            <source>soft hints</source>
            <comment>in a list</comment>
            <translation>leise Hinweise</translation>
        </message>
        <message>
            <source>what is left</source>
            <comment>in a list</comment>
            <translation>was noch kommt</translation>
        </message>
    </context>
    <context>
        <name>Announcer</name>
        <message numerus="yes">
            <source>%n more lines stand in the log</source>
            <translation>
                <numerusform>%n weitere Zeile steht im Verlauf</numerusform>
                <numerusform>%n weitere Zeilen stehen im Verlauf</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody has won.</source>
            <translation>Niemand hat gewonnen.</translation>
        </message>
        <message>
            <source>Rank %1: %2 with %3 points</source>
            <translation>Rang %1: %2 mit %3 Punkten</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>A part of the program failed. The match is kept and can go on; details are in %1.</source>
            <translation>Ein Teil des Programms ist ausgefallen. Die Partie ist gesichert und kann weitergehen; Einzelheiten stehen in %1.</translation>
        </message>
        <message>
            <source>Matches of Cantiere (%1)</source>
            <translation>Partien von Cantiere (%1)</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>Pictures (%1)</source>
            <translation>Bilder (%1)</translation>
        </message>
        <message>
            <source>Save the match</source>
            <translation>Partie speichern</translation>
        </message>
        <message>
            <source>Save the picture of the result</source>
            <translation>Bild des Ergebnisses speichern</translation>
        </message>
        <message>
            <source>The course of this match is not known in full; it cannot be reviewed.</source>
            <translation>Der Verlauf dieser Partie ist nicht vollständig bekannt; eine Rückschau ist nicht möglich.</translation>
        </message>
        <message>
            <source>The picture cannot be written to %1.</source>
            <translation>Das Bild kann nicht nach %1 geschrieben werden.</translation>
        </message>
        <message>
            <source>The program ended unexpectedly in a match of %1 (%2). All that had been confirmed is kept.</source>
            <translation>Das Programm wurde unerwartet beendet, in einer Partie %1 (%2). Alles Bestätigte ist erhalten.</translation>
        </message>
        <message>
            <source>The rules page %1 is missing; the installation may be damaged.</source>
            <translation>Die Regelseite %1 fehlt; die Installation ist vielleicht beschädigt.</translation>
        </message>
        <message>
            <source>the terminal</source>
            <translation>dem Terminal</translation>
        </message>
    </context>
    <context>
        <name>Autosave</name>
        <message>
            <source>Another window of Cantiere saves in %1; this one plays on without being saved.</source>
            <translation>Ein anderes Fenster von Cantiere speichert in %1; dieses spielt ohne Speichern weiter.</translation>
        </message>
        <message>
            <source>The folder %1 cannot be made (%2); the match goes on without being saved.</source>
            <translation>Der Ordner %1 lässt sich nicht anlegen (%2); die Partie geht ohne Speichern weiter.</translation>
        </message>
        <message>
            <source>The folder %1 is read-only; the match goes on without being saved.</source>
            <translation>Der Ordner %1 ist schreibgeschützt; die Partie geht ohne Speichern weiter.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>On the board</source>
            <translation>Auf dem Brett</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Drücken</translation>
        </message>
        <message>
            <source>Read the rules</source>
            <translation>Regeln lesen</translation>
        </message>
        <message>
            <source>Read the rules, %1</source>
            <translation>Regeln lesen, %1</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Board</source>
            <translation>Spielbrett</translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n Minute</numerusform>
                <numerusform>%n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seconds</source>
            <translation>
                <numerusform>%n Sekunde</numerusform>
                <numerusform>%n Sekunden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seconds are left.</source>
            <translation>
                <numerusform>Noch %n Sekunde.</numerusform>
                <numerusform>Noch %n Sekunden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Uhr</translation>
        </message>
        <message>
            <source>Hide the time</source>
            <translation>Zeit verbergen</translation>
        </message>
        <message>
            <source>How many minutes for each step?</source>
            <translation>Wie viele Minuten für jeden Schritt?</translation>
        </message>
        <message>
            <source>Let the clock go on</source>
            <translation>Uhr weiterlaufen lassen</translation>
        </message>
        <message>
            <source>Minutes each for cones, plan and guess; at the end it only reminds.</source>
            <translation>Minuten je für Kegel, Plan und Tipp; am Ende erinnert sie nur.</translation>
        </message>
        <message>
            <source>Minutes for each step of a round. It only reminds.</source>
            <translation>Minuten für jeden Schritt einer Runde. Sie erinnert nur.</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>clock</comment>
            <translation>Aus</translation>
        </message>
        <message>
            <source>Other</source>
            <comment>number of minutes</comment>
            <translation>Andere</translation>
        </message>
        <message>
            <source>Pause the clock</source>
            <translation>Uhr anhalten</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Uhr stellen</translation>
        </message>
        <message>
            <source>Show the time</source>
            <translation>Zeit zeigen</translation>
        </message>
        <message>
            <source>The clock is off.</source>
            <translation>Die Uhr ist aus.</translation>
        </message>
        <message>
            <source>The clock runs.</source>
            <translation>Die Uhr läuft.</translation>
        </message>
        <message>
            <source>The clock stands still while computer players think.</source>
            <translation>Die Uhr steht, während Computerspieler nachdenken.</translation>
        </message>
        <message>
            <source>The clock stands still while nobody looks at the board.</source>
            <translation>Die Uhr steht, während niemand auf das Brett schaut.</translation>
        </message>
        <message>
            <source>The clock stands still while the board shows what happened.</source>
            <translation>Die Uhr steht, während das Brett zeigt, was geschehen ist.</translation>
        </message>
        <message>
            <source>The clock stands still while the curtain is down.</source>
            <translation>Die Uhr steht, solange der Vorhang unten ist.</translation>
        </message>
        <message>
            <source>The clock waits for the next step that people think over.</source>
            <translation>Die Uhr wartet auf den nächsten Schritt, über den jemand nachdenkt.</translation>
        </message>
        <message>
            <source>The clock was paused by hand.</source>
            <translation>Die Uhr wurde von Hand angehalten.</translation>
        </message>
        <message>
            <source>The time is up. The match waits as long as it takes.</source>
            <translation>Die Zeit ist um. Die Partie wartet, solange es dauert.</translation>
        </message>
        <message>
            <source>paused</source>
            <comment>clock</comment>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>Zeit ist um</translation>
        </message>
    </context>
    <context>
        <name>CommonGround</name>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trees</source>
            <translation>
                <numerusform>%n Baum</numerusform>
                <numerusform>%n Bäume</numerusform>
            </translation>
        </message>
        <message>
            <source>All see the places while the mayor still thinks, and keep silent.</source>
            <translation>Alle sehen die Orte, während der Bürgermeister noch überlegt, und schweigen.</translation>
        </message>
        <message>
            <source>Bonus tile with bandstand</source>
            <translation>Bonusplättchen mit Musikpavillon</translation>
        </message>
        <message>
            <source>Bonus tile with carousel</source>
            <translation>Bonusplättchen mit Karussell</translation>
        </message>
        <message>
            <source>Bonus tile with clock tower</source>
            <translation>Bonusplättchen mit Uhrturm</translation>
        </message>
        <message>
            <source>Bonus tile with fountain</source>
            <translation>Bonusplättchen mit Brunnen</translation>
        </message>
        <message>
            <source>Bonus tile with pond</source>
            <translation>Bonusplättchen mit Teich</translation>
        </message>
        <message>
            <source>Bonus tile with statue</source>
            <translation>Bonusplättchen mit Denkmal</translation>
        </message>
        <message>
            <source>Both faces of a tile may be used.</source>
            <translation>Beide Seiten eines Plättchens sind erlaubt.</translation>
        </message>
        <message>
            <source>Common Ground</source>
            <translation>Gemeinsamer Grund</translation>
        </message>
        <message>
            <source>Cone A, blue, with a drop</source>
            <translation>Kegel A, blau, mit Tropfen</translation>
        </message>
        <message>
            <source>Cone B, yellow, with a sun</source>
            <translation>Kegel B, gelb, mit Sonne</translation>
        </message>
        <message>
            <source>Cone C, orange, with a flame</source>
            <translation>Kegel C, orange, mit Flamme</translation>
        </message>
        <message>
            <source>Cone D, white, with a cloud</source>
            <translation>Kegel D, weiß, mit Wolke</translation>
        </message>
        <message>
            <source>Enchanted Forest</source>
            <translation>Zauberwald</translation>
        </message>
        <message>
            <source>For children</source>
            <translation>Für Kinder</translation>
        </message>
        <message>
            <source>Garden City</source>
            <translation>Gartenstadt</translation>
        </message>
        <message>
            <source>Hidden place</source>
            <translation>Verdeckter Ort</translation>
        </message>
        <message>
            <source>Lively Quarter</source>
            <translation>Munteres Viertel</translation>
        </message>
        <message>
            <source>Merry Muddle</source>
            <translation>Buntes Durcheinander</translation>
        </message>
        <message>
            <source>More trees than this ground can hold: somebody planted by moonlight.</source>
            <translation>Mehr Bäume, als dieser Grund tragen kann: Jemand hat bei Mondschein gepflanzt.</translation>
        </message>
        <message>
            <source>Nobody finds the way at once, and everybody has a good time.</source>
            <translation>Niemand findet gleich den Weg, und alle haben Spaß dabei.</translation>
        </message>
        <message>
            <source>Odd Corners</source>
            <translation>Schräge Ecken</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>One mind drew this city, spread over several heads.</source>
            <translation>Ein einziger Gedanke hat diese Stadt gezeichnet, verteilt auf mehrere Köpfe.</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Offener Tisch</translation>
        </message>
        <message>
            <source>Place %1</source>
            <comment>a place without a name</comment>
            <translation>Ort %1</translation>
        </message>
        <message>
            <source>Places that were missed go where they touch the city at corners only.</source>
            <translation>Verfehlte Orte kommen dorthin, wo sie die Stadt nur an Ecken berühren.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runde %1 von %2</translation>
        </message>
        <message>
            <source>Shade on every street: other cities send visitors to take notes.</source>
            <translation>Schatten in jeder Straße: Andere Städte schicken Besuch zum Abschauen.</translation>
        </message>
        <message>
            <source>Site tile A, blue, with a drop</source>
            <translation>Bauschild A, blau, mit Tropfen</translation>
        </message>
        <message>
            <source>Site tile B, yellow, with a sun</source>
            <translation>Bauschild B, gelb, mit Sonne</translation>
        </message>
        <message>
            <source>Site tile C, orange, with a flame</source>
            <translation>Bauschild C, orange, mit Flamme</translation>
        </message>
        <message>
            <source>Site tile D, white, with a cloud</source>
            <translation>Bauschild D, weiß, mit Wolke</translation>
        </message>
        <message>
            <source>Six rounds are over; every whole tree counts.</source>
            <translation>Sechs Runden sind vorbei; jeder ganze Baum zählt.</translation>
        </message>
        <message>
            <source>Six rounds, one city, one score: all seats win or lose it together.</source>
            <translation>Sechs Runden, eine Stadt, ein Ergebnis: Alle Plätze gewinnen oder verlieren gemeinsam.</translation>
        </message>
        <message>
            <source>The Bonus tile completes at least one tree and shuts a line.</source>
            <translation>Das Bonusplättchen vollendet mindestens einen Baum und sperrt eine Linie.</translation>
        </message>
        <message>
            <source>The bus stops in the pond, but somebody will love it.</source>
            <translation>Der Bus hält im Teich, aber irgendwem wird es gefallen.</translation>
        </message>
        <message>
            <source>The city is built</source>
            <translation>Die Stadt ist gebaut</translation>
        </message>
        <message>
            <source>The deputy sets each cone on an empty cell beside the city.</source>
            <translation>Die Vertretung stellt jeden Kegel auf ein leeres Feld neben der Stadt.</translation>
        </message>
        <message>
            <source>The deputy sets the cones</source>
            <translation>Die Vertretung stellt die Kegel</translation>
        </message>
        <message>
            <source>The face that came up is used.</source>
            <translation>Es gilt die Seite, die oben lag.</translation>
        </message>
        <message>
            <source>The group guesses</source>
            <translation>Die Gruppe rät</translation>
        </message>
        <message>
            <source>The mayor chooses faces</source>
            <translation>Der Bürgermeister wählt Seiten</translation>
        </message>
        <message>
            <source>The mayor gives each place a cone in secret and seals the plan.</source>
            <translation>Der Bürgermeister gibt heimlich jedem Ort einen Kegel und besiegelt den Plan.</translation>
        </message>
        <message>
            <source>The mayor lays the Bonus tile</source>
            <translation>Der Bürgermeister legt das Bonusplättchen</translation>
        </message>
        <message>
            <source>The mayor lays what was missed</source>
            <translation>Der Bürgermeister legt das Verfehlte</translation>
        </message>
        <message>
            <source>The mayor may turn each drawn tile over and use the easier place.</source>
            <translation>Der Bürgermeister darf jedes gezogene Plättchen umdrehen und den leichteren Ort nehmen.</translation>
        </message>
        <message>
            <source>The mayor plans</source>
            <translation>Der Bürgermeister plant</translation>
        </message>
        <message>
            <source>The mayor turns the drawn tiles as wished, then all see the places.</source>
            <translation>Der Bürgermeister dreht die gezogenen Plättchen nach Wunsch, dann sehen alle die Orte.</translation>
        </message>
        <message>
            <source>The others talk and lay their site tiles; the deputy seals the guess.</source>
            <translation>Die anderen beraten und legen die Bauschilder; die Vertretung besiegelt den Tipp.</translation>
        </message>
        <message>
            <source>The places show when the cones stand.</source>
            <translation>Die Orte zeigen sich, wenn die Kegel stehen.</translation>
        </message>
        <message>
            <source>The places show when the plan is sealed.</source>
            <translation>Die Orte zeigen sich, wenn der Plan besiegelt ist.</translation>
        </message>
        <message>
            <source>The score belongs to all seats together.</source>
            <translation>Das Ergebnis gehört allen Plätzen gemeinsam.</translation>
        </message>
        <message>
            <source>Things stand where people look for them, most of the time.</source>
            <translation>Die Dinge stehen, wo man sie sucht, jedenfalls meistens.</translation>
        </message>
        <message>
            <source>Three half trees, and a wall that shuts a line.</source>
            <translation>Drei halbe Bäume und eine Mauer, die eine Linie sperrt.</translation>
        </message>
        <message>
            <source>Together</source>
            <translation>Gemeinsam</translation>
        </message>
        <message>
            <source>Town Hall</source>
            <translation>Rathaus</translation>
        </message>
        <message>
            <source>Trees in columns</source>
            <translation>Bäume in Spalten</translation>
        </message>
        <message>
            <source>Trees in rows</source>
            <translation>Bäume in Zeilen</translation>
        </message>
        <message>
            <source>all together</source>
            <comment>mode of a match</comment>
            <translation>alle gemeinsam</translation>
        </message>
        <message>
            <source>city</source>
            <comment>group of score rows</comment>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>cone A (blue)</source>
            <translation>Kegel A (blau)</translation>
        </message>
        <message>
            <source>cone B (yellow)</source>
            <translation>Kegel B (gelb)</translation>
        </message>
        <message>
            <source>cone C (orange)</source>
            <translation>Kegel C (orange)</translation>
        </message>
        <message>
            <source>cone D (white)</source>
            <translation>Kegel D (weiß)</translation>
        </message>
        <message>
            <source>east</source>
            <comment>the line to the ...</comment>
            <translation>Osten</translation>
        </message>
        <message>
            <source>east to west</source>
            <translation>Ost nach West</translation>
        </message>
        <message>
            <source>north</source>
            <comment>the line to the ...</comment>
            <translation>Norden</translation>
        </message>
        <message>
            <source>north to south</source>
            <translation>Nord nach Süd</translation>
        </message>
        <message>
            <source>six rounds are over</source>
            <comment>why the match ended</comment>
            <translation>sechs Runden sind vorbei</translation>
        </message>
        <message>
            <source>south</source>
            <comment>the line to the ...</comment>
            <translation>Süden</translation>
        </message>
        <message>
            <source>west</source>
            <comment>the line to the ...</comment>
            <translation>Westen</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundBoard</name>
        <message>
            <source>%1 (%2)</source>
            <comment>seat with colour and symbol</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 agrees to this layout</source>
            <translation>%1 ist mit dieser Anordnung einverstanden</translation>
        </message>
        <message>
            <source>%1 beside %2</source>
            <translation>%1 neben %2</translation>
        </message>
        <message>
            <source>%1 chooses the faces of the tiles.</source>
            <translation>%1 wählt die Seiten der Plättchen.</translation>
        </message>
        <message>
            <source>%1 decides</source>
            <translation>%1 entscheidet</translation>
        </message>
        <message>
            <source>%1 does not agree yet</source>
            <translation>%1 ist noch nicht einverstanden</translation>
        </message>
        <message>
            <source>%1 in columns</source>
            <translation>%1 in Spalten</translation>
        </message>
        <message>
            <source>%1 in rows</source>
            <translation>%1 in Zeilen</translation>
        </message>
        <message>
            <source>%1 is still open</source>
            <translation>%1 ist noch offen</translation>
        </message>
        <message>
            <source>%1 is still to be set</source>
            <translation>%1 steht noch aus</translation>
        </message>
        <message>
            <source>%1 keeps silent</source>
            <translation>%1 schweigt</translation>
        </message>
        <message>
            <source>%1 lays the places that were not guessed.</source>
            <translation>%1 legt die Orte, die nicht erraten wurden.</translation>
        </message>
        <message>
            <source>%1 lets %2 decide</source>
            <translation>%1 lässt %2 entscheiden</translation>
        </message>
        <message>
            <source>%1 moves the site tiles now</source>
            <translation>%1 bewegt jetzt die Bauschilder</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 of %2 agree</source>
            <translation>%1 von %2 einverstanden</translation>
        </message>
        <message>
            <source>%1 of %2 guessed</source>
            <translation>%1 von %2 erraten</translation>
        </message>
        <message>
            <source>%1 plans in secret.</source>
            <translation>%1 plant im Geheimen.</translation>
        </message>
        <message>
            <source>%1 proposes this, %2 left</source>
            <translation>%1 schlägt dies vor, %2 übrig</translation>
        </message>
        <message>
            <source>%1 seals when all have ticked</source>
            <translation>%1 besiegelt, wenn alle abgehakt haben</translation>
        </message>
        <message>
            <source>%1 sets the cones.</source>
            <translation>%1 stellt die Kegel.</translation>
        </message>
        <message>
            <source>%1 trees</source>
            <translation>%1 Bäume</translation>
        </message>
        <message>
            <source>%1 trees: %2 in rows, %3 in columns</source>
            <translation>%1 Bäume: %2 in Zeilen, %3 in Spalten</translation>
        </message>
        <message>
            <source>%1 was meant for cone %2</source>
            <translation>%1 war für Kegel %2 gemeint</translation>
        </message>
        <message>
            <source>%1 was meant for cone %2, beside %3</source>
            <translation>%1 war für Kegel %2 gemeint, neben %3</translation>
        </message>
        <message>
            <source>%1, wall to the %2</source>
            <translation>%1, Mauer nach %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: choose a face of each tile.</source>
            <translation>%1: eine Seite jedes Plättchens wählen.</translation>
        </message>
        <message>
            <source>%1: confirm the cones, or move them.</source>
            <translation>%1: die Kegel bestätigen oder versetzen.</translation>
        </message>
        <message>
            <source>%1: confirm, or choose another corner.</source>
            <translation>%1: bestätigen oder eine andere Ecke wählen.</translation>
        </message>
        <message>
            <source>%1: give each cone one of the places, so that the others find it.</source>
            <translation>%1: jedem Kegel einen Ort geben, so dass die anderen ihn finden.</translation>
        </message>
        <message>
            <source>%1: lay %2 on a lit corner of the city.</source>
            <translation>%1: %2 an eine helle Ecke der Stadt legen.</translation>
        </message>
        <message>
            <source>%1: lay each place on a lit corner of the city.</source>
            <translation>%1: jeden Ort an eine helle Ecke der Stadt legen.</translation>
        </message>
        <message>
            <source>%1: lay each site tile on the place that %2 meant for it.</source>
            <translation>%1: jedes Bauschild auf den Ort legen, den %2 dafür meinte.</translation>
        </message>
        <message>
            <source>%1: set %2 on a lit cell.</source>
            <translation>%1: %2 auf ein helles Feld stellen.</translation>
        </message>
        <message>
            <source>%1: set one cone of each colour beside the city.</source>
            <translation>%1: einen Kegel jeder Farbe neben die Stadt stellen.</translation>
        </message>
        <message>
            <source>%1: turn the Bonus tile, then confirm.</source>
            <translation>%1: das Bonusplättchen drehen, dann bestätigen.</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between names of a list</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>1 tree</source>
            <translation>1 Baum</translation>
        </message>
        <message>
            <source>; </source>
            <comment>between reasons</comment>
            <translation>; </translation>
        </message>
        <message>
            <source>Above what the group guessed, below what %1 meant.</source>
            <translation>Oben, was die Gruppe geraten hat, unten, was %1 meinte.</translation>
        </message>
        <message>
            <source>All win together: the plan that is easiest to read is the best one. Neighbours count more than corners.</source>
            <translation>Alle gewinnen gemeinsam: Der Plan, der am leichtesten zu lesen ist, ist der beste. Nachbarn zählen mehr als Ecken.</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Cone %1</source>
            <translation>Kegel %1</translation>
        </message>
        <message>
            <source>Cover</source>
            <comment>short for: cover the screen</comment>
            <translation>Verdecken</translation>
        </message>
        <message>
            <source>Cover the screen</source>
            <translation>Bildschirm verdecken</translation>
        </message>
        <message>
            <source>Deputy</source>
            <translation>Vertretung</translation>
        </message>
        <message>
            <source>Deputy</source>
            <comment>as short as can be</comment>
            <translation>Vize</translation>
        </message>
        <message>
            <source>Drop a place here</source>
            <translation>Hier einen Ort ablegen</translation>
        </message>
        <message>
            <source>Empty cell %1: %2</source>
            <translation>Leeres Feld %1: %2</translation>
        </message>
        <message>
            <source>Esc puts it back</source>
            <translation>Esc legt es zurück</translation>
        </message>
        <message>
            <source>Free cells</source>
            <translation>Freie Felder</translation>
        </message>
        <message>
            <source>Hint: %1</source>
            <translation>Tipp: %1</translation>
        </message>
        <message>
            <source>Hint: cones at %1</source>
            <translation>Tipp: Kegel auf %1</translation>
        </message>
        <message>
            <source>In the tray</source>
            <translation>In der Ablage</translation>
        </message>
        <message>
            <source>It completes %1 trees.</source>
            <translation>Es vollendet %1 Bäume.</translation>
        </message>
        <message>
            <source>It completes 1 tree.</source>
            <translation>Es vollendet 1 Baum.</translation>
        </message>
        <message>
            <source>It completes no tree like this.</source>
            <translation>So vollendet es keinen Baum.</translation>
        </message>
        <message>
            <source>It has %1.</source>
            <translation>Es hat %1.</translation>
        </message>
        <message>
            <source>Its wall shuts everything to the %1 of it.</source>
            <translation>Seine Mauer sperrt alles nach %1.</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Größer</translation>
        </message>
        <message>
            <source>Lay it here</source>
            <translation>Hier ablegen</translation>
        </message>
        <message>
            <source>Let decide</source>
            <translation>Überlassen</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Mayor</source>
            <translation>Bürgermeister</translation>
        </message>
        <message>
            <source>Mayor</source>
            <comment>as short as can be</comment>
            <translation>Bgm.</translation>
        </message>
        <message>
            <source>N</source>
            <comment>north, on the compass</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>No place yet</source>
            <translation>Noch kein Ort</translation>
        </message>
        <message>
            <source>No proposal yet</source>
            <translation>Noch kein Vorschlag</translation>
        </message>
        <message>
            <source>Only %1 looks</source>
            <translation>Nur %1 schaut</translation>
        </message>
        <message>
            <source>Perfect round! %1 lays the Bonus tile.</source>
            <translation>Perfekte Runde! %1 legt das Bonusplättchen.</translation>
        </message>
        <message>
            <source>Perfect round! %1: lay the Bonus tile beside the city.</source>
            <translation>Perfekte Runde! %1: das Bonusplättchen neben die Stadt legen.</translation>
        </message>
        <message>
            <source>Plan sealed, seat locked</source>
            <translation>Plan besiegelt, Platz gesperrt</translation>
        </message>
        <message>
            <source>Proposal: %1</source>
            <translation>Vorschlag: %1</translation>
        </message>
        <message>
            <source>Propose</source>
            <translation>Vorschlagen</translation>
        </message>
        <message>
            <source>Propose (%1)</source>
            <translation>Vorschlagen (%1)</translation>
        </message>
        <message>
            <source>R turns the tile</source>
            <translation>R dreht das Plättchen</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Round %1 of 6</source>
            <translation>Runde %1 von 6</translation>
        </message>
        <message>
            <source>Seal</source>
            <translation>Besiegeln</translation>
        </message>
        <message>
            <source>Seal the plan</source>
            <translation>Plan besiegeln</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Set cones</source>
            <translation>Kegel stellen</translation>
        </message>
        <message>
            <source>Show places</source>
            <translation>Orte zeigen</translation>
        </message>
        <message>
            <source>Show the whole city</source>
            <translation>Ganze Stadt zeigen</translation>
        </message>
        <message>
            <source>Slot of %1 with %2</source>
            <translation>Feld von %1 mit %2</translation>
        </message>
        <message>
            <source>Slot of %1, empty</source>
            <translation>Feld von %1, leer</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Kleiner</translation>
        </message>
        <message>
            <source>The city is finished.</source>
            <translation>Die Stadt ist fertig.</translation>
        </message>
        <message>
            <source>The group</source>
            <translation>Die Gruppe</translation>
        </message>
        <message>
            <source>The others know city and cones. They must not see the places of %1 or the plan before the reveal.</source>
            <translation>Die anderen kennen Stadt und Kegel. Die Orte von %1 und den Plan sehen sie erst bei der Auflösung.</translation>
        </message>
        <message>
            <source>The others know city and cones. They see the places as soon as %1 shows them.</source>
            <translation>Die anderen kennen Stadt und Kegel. Die Orte sehen sie, sobald %1 sie zeigt.</translation>
        </message>
        <message>
            <source>The others know city, cones and places. The plan of %1 stays secret.</source>
            <translation>Die anderen kennen Stadt, Kegel und Orte. Der Plan von %1 bleibt geheim.</translation>
        </message>
        <message>
            <source>They guess</source>
            <translation>Es raten</translation>
        </message>
        <message>
            <source>Three half trees and a wall.</source>
            <translation>Drei halbe Bäume und eine Mauer.</translation>
        </message>
        <message>
            <source>Turn %1 over</source>
            <translation>%1 umdrehen</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Nach links drehen</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Nach rechts drehen</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>a cell is still to be chosen</source>
            <translation>ein Feld fehlt noch</translation>
        </message>
        <message>
            <source>a corner is still to be chosen</source>
            <translation>eine Ecke fehlt noch</translation>
        </message>
        <message>
            <source>as mayor %1 of %2 guessed</source>
            <translation>als Bürgermeister %1 von %2 erraten</translation>
        </message>
        <message>
            <source>completes %1 trees</source>
            <translation>vollendet %1 Bäume</translation>
        </message>
        <message>
            <source>completes 1 tree</source>
            <translation>vollendet 1 Baum</translation>
        </message>
        <message>
            <source>completes no tree</source>
            <translation>vollendet keinen Baum</translation>
        </message>
        <message>
            <source>cone A (blue drop)</source>
            <translation>Kegel A (blauer Tropfen)</translation>
        </message>
        <message>
            <source>cone B (yellow sun)</source>
            <translation>Kegel B (gelbe Sonne)</translation>
        </message>
        <message>
            <source>cone C (orange flame)</source>
            <translation>Kegel C (orange Flamme)</translation>
        </message>
        <message>
            <source>cone D (white cloud)</source>
            <translation>Kegel D (weiße Wolke)</translation>
        </message>
        <message>
            <source>east</source>
            <translation>Osten</translation>
        </message>
        <message>
            <source>guessed</source>
            <translation>geraten</translation>
        </message>
        <message>
            <source>in the middle</source>
            <translation>in der Mitte</translation>
        </message>
        <message>
            <source>lays tiles</source>
            <translation>legt Plättchen</translation>
        </message>
        <message>
            <source>meant</source>
            <translation>gemeint</translation>
        </message>
        <message>
            <source>north</source>
            <translation>Norden</translation>
        </message>
        <message>
            <source>of %1 at most</source>
            <translation>von höchstens %1</translation>
        </message>
        <message>
            <source>plans in secret</source>
            <translation>plant im Geheimen</translation>
        </message>
        <message>
            <source>seat locked</source>
            <translation>Platz gesperrt</translation>
        </message>
        <message>
            <source>sets the cones</source>
            <translation>stellt die Kegel</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>gesperrt</translation>
        </message>
        <message>
            <source>shut by: %1</source>
            <translation>gesperrt durch: %1</translation>
        </message>
        <message>
            <source>site tile A (blue drop)</source>
            <translation>Bauschild A (blauer Tropfen)</translation>
        </message>
        <message>
            <source>site tile B (yellow sun)</source>
            <translation>Bauschild B (gelbe Sonne)</translation>
        </message>
        <message>
            <source>site tile C (orange flame)</source>
            <translation>Bauschild C (orange Flamme)</translation>
        </message>
        <message>
            <source>site tile D (white cloud)</source>
            <translation>Bauschild D (weiße Wolke)</translation>
        </message>
        <message>
            <source>south</source>
            <translation>Süden</translation>
        </message>
        <message>
            <source>still to be set</source>
            <translation>steht noch aus</translation>
        </message>
        <message>
            <source>to be set</source>
            <translation>steht aus</translation>
        </message>
        <message>
            <source>trees</source>
            <translation>Bäume</translation>
        </message>
        <message>
            <source>west</source>
            <translation>Westen</translation>
        </message>
        <message>
            <source>“%1”</source>
            <translation>„%1“</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundCells</name>
        <message>
            <source>%1 for %2</source>
            <comment>place, cone</comment>
            <translation>%1 für %2</translation>
        </message>
        <message>
            <source>%1 for %2, not %3</source>
            <comment>place, cone, another cone</comment>
            <translation>%1 für %2, nicht %3</translation>
        </message>
        <message>
            <source>%1 in rows, %2 in columns</source>
            <translation>%1 in Zeilen, %2 in Spalten</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>right guesses</comment>
            <translation>%1 von %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 of at most %2 trees that %n tiles can have</source>
            <translation>
                <numerusform>%1 von höchstens %2 Bäumen für %n Plättchen</numerusform>
                <numerusform>%1 von höchstens %2 Bäumen für %n Plättchen</numerusform>
            </translation>
        </message>
        <message>
            <source>Column by column, from west to east: %1</source>
            <translation>Spalte für Spalte, von West nach Ost: %1</translation>
        </message>
        <message>
            <source>Mayors, right guesses, trees</source>
            <translation>Bürgermeister, Treffer, Bäume</translation>
        </message>
        <message>
            <source>Places of each mayor</source>
            <translation>Orte je Bürgermeister</translation>
        </message>
        <message>
            <source>Row by row, from north to south: %1</source>
            <translation>Zeile für Zeile, von Nord nach Süd: %1</translation>
        </message>
        <message>
            <source>Sealed by %1.</source>
            <translation>Besiegelt von %1.</translation>
        </message>
        <message>
            <source>Sealed by %1; in agreement: %2.</source>
            <translation>Besiegelt von %1; einverstanden: %2.</translation>
        </message>
        <message>
            <source>The group</source>
            <translation>Die Gruppe</translation>
        </message>
        <message numerus="yes">
            <source>The group built %n trees</source>
            <translation>
                <numerusform>Die Gruppe hat %n Baum</numerusform>
                <numerusform>Die Gruppe hat %n Bäume</numerusform>
            </translation>
        </message>
        <message>
            <source>Trees</source>
            <translation>Bäume</translation>
        </message>
        <message numerus="yes">
            <source>Upper bound for %n tiles: %1 trees.</source>
            <translation>
                <numerusform>Obergrenze für %n Plättchen: %1 Bäume.</numerusform>
                <numerusform>Obergrenze für %n Plättchen: %1 Bäume.</numerusform>
            </translation>
        </message>
        <message>
            <source>after each round</source>
            <translation>nach jeder Runde</translation>
        </message>
        <message>
            <source>guessed right</source>
            <comment>places of a mayor</comment>
            <translation>richtig geraten</translation>
        </message>
        <message>
            <source>in columns</source>
            <comment>source of trees</comment>
            <translation>in Spalten</translation>
        </message>
        <message>
            <source>in rows</source>
            <comment>source of trees</comment>
            <translation>in Zeilen</translation>
        </message>
        <message>
            <source>missed</source>
            <comment>places of a mayor</comment>
            <translation>verfehlt</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundEvents</name>
        <message>
            <source>%1 is mayor, %2 is deputy, four cones</source>
            <translation>Bürgermeister: %1, Vertretung: %2, vier Kegel</translation>
        </message>
        <message>
            <source>%1 is mayor, %2 is deputy, three cones</source>
            <translation>Bürgermeister: %1, Vertretung: %2, drei Kegel</translation>
        </message>
        <message>
            <source>%1 lays %2 at a corner of the city</source>
            <translation>%1 legt %2 an eine Ecke der Stadt</translation>
        </message>
        <message numerus="yes">
            <source>%1 lays a Bonus tile: %n trees, shut to the %2</source>
            <translation>
                <numerusform>%1 legt ein Bonusplättchen: %n Baum, gesperrt nach %2</numerusform>
                <numerusform>%1 legt ein Bonusplättchen: %n Bäume, gesperrt nach %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 meant %2 for %3</source>
            <comment>mayor, place, cone</comment>
            <translation>%1 meinte %2 für %3</translation>
        </message>
        <message>
            <source>%1 meant %2 for %3, beside %4</source>
            <comment>mayor, place, cone, neighbour</comment>
            <translation>%1 meinte %2 für %3, neben %4</translation>
        </message>
        <message>
            <source>%1 proposes %2, in the order of the places</source>
            <translation>%1 schlägt %2 vor, in der Folge der Orte</translation>
        </message>
        <message>
            <source>%1 seals a plan for %2</source>
            <translation>%1 besiegelt einen Plan für %2</translation>
        </message>
        <message>
            <source>%1 seals the guess</source>
            <translation>%1 besiegelt den Tipp</translation>
        </message>
        <message>
            <source>%1 seals the guess; in agreement: %2</source>
            <translation>%1 besiegelt den Tipp; einverstanden: %2</translation>
        </message>
        <message>
            <source>%1 sets the cones</source>
            <translation>%1 stellt die Kegel</translation>
        </message>
        <message numerus="yes">
            <source>%1: right, %n trees</source>
            <comment>%1 says what was meant</comment>
            <translation>
                <numerusform>%1: richtig, %n Baum</numerusform>
                <numerusform>%1: richtig, %n Bäume</numerusform>
            </translation>
        </message>
        <message>
            <source>%1; the group thought of %2</source>
            <comment>%1 says what was meant; %2 is a cone</comment>
            <translation>%1; die Gruppe dachte an %2</translation>
        </message>
        <message numerus="yes">
            <source>The city is built: %n trees, %1</source>
            <translation>
                <numerusform>Die Stadt ist gebaut: %n Baum, %1</numerusform>
                <numerusform>Die Stadt ist gebaut: %n Bäume, %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommonGroundMotives</name>
        <message>
            <source>%1 followed %2, but alone would have thought of %3</source>
            <translation>%1 hörte auf %2 und hätte sonst %3 verbunden</translation>
        </message>
        <message>
            <source>%1 found nothing near the cones to guess by</source>
            <translation>Für den Tipp fand %1 bei den Kegeln keinen Anhalt</translation>
        </message>
        <message numerus="yes">
            <source>%1 laid %2 near %3: they go together, and %n sites there now bring two trees or more</source>
            <comment>seat, place, neighbour</comment>
            <translation>
                <numerusform>%1 legte %2 nahe %3 an: Das passt zusammen, und %n Platz dort bringt jetzt zwei Bäume oder mehr</numerusform>
                <numerusform>%1 legte %2 nahe %3 an: Das passt zusammen, und %n Plätze dort bringen jetzt zwei Bäume oder mehr</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid %2 where %n sites now bring two trees or more</source>
            <comment>seat, place</comment>
            <translation>
                <numerusform>%1 legte %2 dorthin, wo jetzt %n Platz zwei Bäume oder mehr bringt</numerusform>
                <numerusform>%1 legte %2 dorthin, wo jetzt %n Plätze zwei Bäume oder mehr bringen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 laid %2 where the city can still grow</source>
            <translation>%1 legte %2 dorthin, wo die Stadt noch wachsen kann</translation>
        </message>
        <message numerus="yes">
            <source>%1 laid the Bonus tile for %n trees, not for %2, to keep good sites open</source>
            <comment>seat, the most trees there were</comment>
            <translation>
                <numerusform>%1 legte das Bonusplättchen für %n Baum, nicht für %2, damit gute Plätze frei bleiben</numerusform>
                <numerusform>%1 legte das Bonusplättchen für %n Bäume, nicht für %2, damit gute Plätze frei bleiben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid the Bonus tile for %n trees, nowhere more, its wall where least room is lost</source>
            <comment>seat</comment>
            <translation>
                <numerusform>%1 legte das Bonusplättchen für %n Baum, nirgends mehr, die Mauer dort, wo am wenigsten Platz verloren geht</numerusform>
                <numerusform>%1 legte das Bonusplättchen für %n Bäume, nirgends mehr, die Mauer dort, wo am wenigsten Platz verloren geht</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 let chance guess</source>
            <translation>%1 überließ den Tipp dem Zufall</translation>
        </message>
        <message>
            <source>%1 let chance lay the tile</source>
            <translation>%1 überließ dem Zufall, wo das Plättchen liegt</translation>
        </message>
        <message>
            <source>%1 let chance make the plan</source>
            <translation>%1 überließ den Plan dem Zufall</translation>
        </message>
        <message>
            <source>%1 let chance place the cones</source>
            <translation>%1 überließ die Kegel dem Zufall</translation>
        </message>
        <message>
            <source>%1 let chance turn the tiles</source>
            <translation>%1 überließ die Seiten der Plättchen dem Zufall</translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 wählte für %2 den Platz neben %3: Dort kann %n Baum wachsen</numerusform>
                <numerusform>%1 wählte für %2 den Platz neben %3: Dort können %n Bäume wachsen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there, and no other site is like it</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 wählte für %2 den Platz neben %3: Dort kann %n Baum wachsen, und kein anderer Platz gleicht ihm</numerusform>
                <numerusform>%1 wählte für %2 den Platz neben %3: Dort können %n Bäume wachsen, und kein anderer Platz gleicht ihm</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there, nowhere more</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 wählte für %2 den Platz neben %3: Dort kann %n Baum wachsen, nirgends mehr</numerusform>
                <numerusform>%1 wählte für %2 den Platz neben %3: Dort können %n Bäume wachsen, nirgends mehr</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 was surest of %2</source>
            <translation>%1 verband vor allem %2</translation>
        </message>
        <message>
            <source>%1 was surest of %2, then of %3</source>
            <translation>%1 verband vor allem %2, dann %3</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>a place, the place that it goes with</comment>
            <translation>%1 mit %2</translation>
        </message>
        <message>
            <source>As deputy, %1 kept to this guess, surest of %2</source>
            <translation>In der Vertretung blieb %1 dabei und verband vor allem %2</translation>
        </message>
        <message>
            <source>As deputy, %1 sealed the guess as agreed with %2</source>
            <translation>In der Vertretung besiegelte %1 den Tipp, wie mit %2 vereinbart</translation>
        </message>
        <message>
            <source>As mayor, %1 found nothing near the cones to go by</source>
            <translation>Für den Plan fand %1 bei den Kegeln keinen Anhalt</translation>
        </message>
        <message>
            <source>As mayor, %1 thought of %2</source>
            <translation>Im Plan verband %1 %2</translation>
        </message>
        <message>
            <source>As mayor, %1 turned up the clearest faces and thought of %2</source>
            <translation>Im Plan wählte %1 die klarsten Seiten und verband %2</translation>
        </message>
        <message>
            <source>As mayor, %1 turned up the faces that tell the sites apart best</source>
            <translation>Für den Plan wählte %1 die Seiten, die die Plätze am besten unterscheiden</translation>
        </message>
        <message>
            <source>Why %1 did this is not known</source>
            <translation>Warum %1 so handelte, ist nicht bekannt</translation>
        </message>
        <message>
            <source>followed %1</source>
            <comment>of a seat</comment>
            <translation>hörte auf %1</translation>
        </message>
        <message>
            <source>thought of %1</source>
            <comment>of a seat</comment>
            <translation>verband %1</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundReasons</name>
        <message>
            <source>%1 cannot do that in this part of the round.</source>
            <translation>%1 kann das in diesem Teil der Runde nicht tun.</translation>
        </message>
        <message>
            <source>%1 has made all %2 proposals of this round.</source>
            <translation>%1 hat alle %2 Vorschläge dieser Runde gemacht.</translation>
        </message>
        <message>
            <source>%2 cones are in play this round, not %1.</source>
            <translation>In dieser Runde sind %2 Kegel im Spiel, nicht %1.</translation>
        </message>
        <message>
            <source>%2 places are drawn this round, not %1.</source>
            <translation>In dieser Runde sind %2 Orte gezogen, nicht %1.</translation>
        </message>
        <message>
            <source>%2 tiles are drawn, but %1 faces are given.</source>
            <translation>Gezogen sind %2 Plättchen, genannt aber %1 Seiten.</translation>
        </message>
        <message>
            <source>A Bonus tile has four sides.</source>
            <translation>Ein Bonusplättchen hat vier Kanten.</translation>
        </message>
        <message>
            <source>A tile has two faces only.</source>
            <translation>Ein Plättchen hat nur zwei Seiten.</translation>
        </message>
        <message>
            <source>Agreement comes from the guessing seats, each of them once.</source>
            <translation>Zustimmung kommt von den ratenden Plätzen, von jedem einmal.</translation>
        </message>
        <message>
            <source>Corners only: right beside this cell lies %1.</source>
            <translation>Nur Ecken: Gleich neben diesem Feld liegt %1.</translation>
        </message>
        <message>
            <source>Each place has a cone of its own, but two have %1.</source>
            <translation>Jeder Ort hat einen eigenen Kegel, aber zwei haben %1.</translation>
        </message>
        <message>
            <source>Impossible position: a piece of the city cannot lie where it does.</source>
            <translation>Unmögliche Stellung: Ein Teil der Stadt kann nicht liegen, wo es liegt.</translation>
        </message>
        <message>
            <source>Impossible position: a proposal is not whole or cannot have been made.</source>
            <translation>Unmögliche Stellung: Ein Vorschlag ist nicht vollständig oder kann nicht gemacht worden sein.</translation>
        </message>
        <message>
            <source>Impossible position: round %1 cannot have gone like that.</source>
            <translation>Unmögliche Stellung: Runde %1 kann nicht so verlaufen sein.</translation>
        </message>
        <message>
            <source>Impossible position: the cones are too many, too few, or cannot stand there.</source>
            <translation>Unmögliche Stellung: Die Kegel sind zu viele, zu wenige oder können dort nicht stehen.</translation>
        </message>
        <message>
            <source>Impossible position: the places to be laid do not fit the round.</source>
            <translation>Unmögliche Stellung: Die Orte, die noch zu legen sind, passen nicht zur Runde.</translation>
        </message>
        <message>
            <source>Impossible position: the plan does not give each place one cone.</source>
            <translation>Unmögliche Stellung: Der Plan gibt nicht jedem Ort einen Kegel.</translation>
        </message>
        <message>
            <source>Impossible position: the rounds do not add up, there are %1.</source>
            <translation>Unmögliche Stellung: Die Runden gehen nicht auf, es sind %1.</translation>
        </message>
        <message>
            <source>Impossible position: the seats or the mayor do not exist.</source>
            <translation>Unmögliche Stellung: Die Plätze oder den Bürgermeister gibt es nicht.</translation>
        </message>
        <message>
            <source>Impossible position: tiles are missing or lie twice.</source>
            <translation>Unmögliche Stellung: Plättchen fehlen oder liegen doppelt.</translation>
        </message>
        <message>
            <source>No tree can grow here: no neighbour turns a half tree to this cell.</source>
            <translation>Hier kann kein Baum wachsen: Kein Nachbar wendet diesem Feld einen halben Baum zu.</translation>
        </message>
        <message>
            <source>Not among the places to be laid: %1.</source>
            <translation>Nicht unter den Orten, die zu legen sind: %1.</translation>
        </message>
        <message>
            <source>Not in play this round: %1.</source>
            <translation>In dieser Runde nicht im Spiel: %1.</translation>
        </message>
        <message>
            <source>Shut: a Bonus tile closes this line.</source>
            <translation>Gesperrt: Ein Bonusplättchen sperrt diese Linie.</translation>
        </message>
        <message>
            <source>Shut: this line is closed by the %1.</source>
            <translation>Gesperrt durch: %1.</translation>
        </message>
        <message>
            <source>Taken: %1 lies here.</source>
            <translation>Belegt: Hier liegt %1.</translation>
        </message>
        <message>
            <source>The lawn ends here: the city cannot grow any further.</source>
            <translation>Hier endet der Rasen: Die Stadt kann nicht weiter wachsen.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Dieser Platz</translation>
        </message>
        <message>
            <source>Tiles are not turned over here: that belongs to the variant for children.</source>
            <translation>Hier werden keine Plättchen umgedreht: Das gehört zur Variante für Kinder.</translation>
        </message>
        <message>
            <source>Too far away: no tile touches this cell at a corner.</source>
            <translation>Zu weit weg: Kein Plättchen berührt dieses Feld an einer Ecke.</translation>
        </message>
        <message>
            <source>Turned like this, the Bonus tile completes no tree: its wall is in the way.</source>
            <translation>So gedreht vollendet das Bonusplättchen keinen Baum: Die Mauer ist im Weg.</translation>
        </message>
        <message>
            <source>Two cones on one cell: each needs a cell of its own.</source>
            <translation>Zwei Kegel auf einem Feld: Jeder braucht ein eigenes.</translation>
        </message>
        <message>
            <source>another tile</source>
            <translation>ein anderes Plättchen</translation>
        </message>
        <message>
            <source>this cone</source>
            <translation>dieser Kegel</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>%1 and %2 look away.</source>
            <comment>%1: names with commas, %2: the last name</comment>
            <translation>%1 und %2 schauen weg.</translation>
        </message>
        <message>
            <source>%1 looks away.</source>
            <translation>%1 schaut weg.</translation>
        </message>
        <message>
            <source>%1 takes the turn back</source>
            <translation>%1 nimmt den Zug zurück</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the places that all see</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>All see and think: %1</source>
            <translation>Alle sehen und überlegen: %1</translation>
        </message>
        <message>
            <source>Behind this sheet</source>
            <translation>Hinter diesem Blatt</translation>
        </message>
        <message>
            <source>Drawn for</source>
            <translation>Gezeichnet für</translation>
        </message>
        <message>
            <source>Everybody else looks away.</source>
            <translation>Alle anderen schauen weg.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>I am %1: roll it up</source>
            <translation>Hier ist %1: aufrollen</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Secret</source>
            <comment>what kind of sheet</comment>
            <translation>Geheim</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>The curtain is down for %1 (%2). Space or Enter rolls it up.</source>
            <translation>Der Vorhang ist unten für %1 (%2). Leertaste oder Eingabetaste rollt ihn auf.</translation>
        </message>
        <message>
            <source>the hand and the plans of %1</source>
            <comment>tiles that only this seat sees</comment>
            <translation>die Hand und die Pläne von %1</translation>
        </message>
        <message>
            <source>the hand of %1</source>
            <comment>cards that only this seat sees</comment>
            <translation>die Handkarten von %1</translation>
        </message>
        <message>
            <source>the permits and goals of %1</source>
            <comment>cards that only this seat sees</comment>
            <translation>die Genehmigungen und Ziele von %1</translation>
        </message>
        <message>
            <source>the places and the plan of %1</source>
            <translation>die Orte und der Plan von %1</translation>
        </message>
        <message>
            <source>the plan of %1</source>
            <translation>der Plan von %1</translation>
        </message>
        <message>
            <source>what %1 writes this turn</source>
            <translation>was %1 in diesem Zug schreibt</translation>
        </message>
        <message>
            <source>what only %1 may see</source>
            <translation>was nur %1 sehen darf</translation>
        </message>
    </context>
    <context>
        <name>Dialogs</name>
        <message>
            <source>%1 agrees</source>
            <translation>%1 stimmt zu</translation>
        </message>
        <message>
            <source>A match of %1 waits. Put it aside?</source>
            <translation>Eine Partie %1 wartet. Zur Seite legen?</translation>
        </message>
        <message>
            <source>About Cantiere</source>
            <translation>Über Cantiere</translation>
        </message>
        <message>
            <source>Actions of all seats that are taken back: %1. Every person at the table agrees first.</source>
            <translation>Aktionen aller Plätze, die zurückgenommen werden: %1. Vorher stimmen alle Personen am Tisch zu.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Cantiere, its art and its texts: MIT License.</source>
            <translation>Cantiere, Zeichnungen und Texte: MIT-Lizenz.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Command icons from Tabler Icons by Paweł Kuna: MIT License.</source>
            <translation>Befehlssymbole aus Tabler Icons von Paweł Kuna: MIT-Lizenz.</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Einzelheiten kopieren</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Einzelheiten</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Zurückgehen</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Go on where it stopped?</source>
            <translation>An der letzten Stelle weiterspielen?</translation>
        </message>
        <message>
            <source>It is saved and waits in the home window under Continue.</source>
            <translation>Sie ist gespeichert und wartet im Startfenster unter Weiterspielen.</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Verlassen</translation>
        </message>
        <message>
            <source>Leave this match?</source>
            <translation>Diese Partie verlassen?</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>Not possible now</source>
            <translation>Jetzt nicht möglich</translation>
        </message>
        <message>
            <source>Place pictograms from Maki and Temaki: CC0 1.0.</source>
            <translation>Ortssymbole aus Maki und Temaki: CC0 1.0.</translation>
        </message>
        <message>
            <source>Put it aside</source>
            <translation>Zur Seite legen</translation>
        </message>
        <message>
            <source>Put the match under way aside?</source>
            <translation>Laufende Partie beiseitelegen?</translation>
        </message>
        <message>
            <source>Qt for Python by The Qt Company: LGPL version 3.</source>
            <translation>Qt for Python von The Qt Company: LGPL Version 3.</translation>
        </message>
        <message>
            <source>Rights</source>
            <translation>Rechte</translation>
        </message>
        <message>
            <source>Rules belong to nobody; titles, words and pictures here are our own. Thanks to the authors.</source>
            <translation>Regeln gehören niemandem; Titel, Worte und Bilder sind hier eigene. Dank an die Autorinnen und Autoren.</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Regel zeigen</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Etwas ist schiefgegangen</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Bleiben</translation>
        </message>
        <message>
            <source>Take back together?</source>
            <translation>Gemeinsam zurücknehmen?</translation>
        </message>
        <message>
            <source>The file “%1” is to be opened.</source>
            <translation>Die Datei „%1“ soll geöffnet werden.</translation>
        </message>
        <message>
            <source>The full texts lie in the folder resources/licences of the program.</source>
            <translation>Die vollen Texte liegen im Ordner resources/licences des Programms.</translation>
        </message>
        <message>
            <source>The match so far is kept among the saved ones as “%1”; Open brings it back.</source>
            <translation>Die bisherige Partie bleibt unter den gespeicherten als „%1“; Öffnen holt sie zurück.</translation>
        </message>
        <message>
            <source>Typeface Atkinson Hyperlegible Next by the Braille Institute: SIL Open Font License 1.1.</source>
            <translation>Schrift Atkinson Hyperlegible Next vom Braille Institute: SIL Open Font License 1.1.</translation>
        </message>
        <message>
            <source>Version %1. Five games about building for one table.</source>
            <translation>Version %1. Fünf Spiele rund ums Bauen für einen Tisch.</translation>
        </message>
        <message>
            <source>shapely: BSD 3-Clause License; msgspec: BSD 3-Clause License.</source>
            <translation>shapely: BSD-Lizenz (3 Klauseln); msgspec: BSD-Lizenz (3 Klauseln).</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>%1 claims plan %2 first: %3</source>
            <translation>%1 wertet Vorhaben %2 zuerst: %3</translation>
        </message>
        <message>
            <source>%1 claims plan %2 later: %3</source>
            <translation>%1 wertet Vorhaben %2 später: %3</translation>
        </message>
        <message>
            <source>%1 hands %2 on to %3</source>
            <translation>%1 gibt %2 an %3 weiter</translation>
        </message>
        <message>
            <source>%1, roundabout in street %2</source>
            <comment>%1 is a whole sentence</comment>
            <translation>%1, Kreisverkehr in Straße %2</translation>
        </message>
        <message>
            <source>%1: %2 by temp agency in street %3</source>
            <translation>%1: %2 mit Zeitarbeit in Straße %3</translation>
        </message>
        <message>
            <source>%1: %2 in street %3</source>
            <translation>%1: %2 in Straße %3</translation>
        </message>
        <message>
            <source>%1: %2 in street %3, a fence</source>
            <translation>%1: %2 in Straße %3, ein Zaun</translation>
        </message>
        <message>
            <source>%1: %2 in street %3, agent for estates of %4</source>
            <translation>%1: %2 in Straße %3, Makler für Siedlungen zu %4</translation>
        </message>
        <message>
            <source>%1: %2 in street %3, bis in street %4</source>
            <translation>%1: %2 in Straße %3, Bis in Straße %4</translation>
        </message>
        <message>
            <source>%1: %2 with a park in street %3</source>
            <translation>%1: %2 mit Park in Straße %3</translation>
        </message>
        <message>
            <source>%1: %2 with a pool in street %3</source>
            <translation>%1: %2 mit Pool in Straße %3</translation>
        </message>
        <message>
            <source>%1: permit refused</source>
            <translation>%1: Ablehnung vom Bauamt</translation>
        </message>
        <message>
            <source>All cards are shuffled, as wished by %1</source>
            <translation>Alle Karten werden gemischt, gewünscht von %1</translation>
        </message>
        <message>
            <source>The match is over: %1</source>
            <translation>Die Partie ist vorbei: %1</translation>
        </message>
        <message>
            <source>The solo card comes: city plans show their later value</source>
            <translation>Die Solokarte erscheint: Bauvorhaben zeigen den späteren Wert</translation>
        </message>
        <message>
            <source>The used cards are shuffled</source>
            <translation>Die gebrauchten Karten werden gemischt</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>The disk is full: %1 could not be written.</source>
            <translation>Der Datenträger ist voll: %1 konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>Die Datei %1 lässt sich nicht lesen: %2.</translation>
        </message>
        <message>
            <source>The file %1 could not be written: %2.</source>
            <translation>Die Datei %1 konnte nicht geschrieben werden: %2.</translation>
        </message>
        <message>
            <source>The file %1 is too large to be a match of Cantiere.</source>
            <translation>Die Datei %1 ist zu groß für eine Partie von Cantiere.</translation>
        </message>
        <message>
            <source>The folder is read-only: %1 could not be written.</source>
            <translation>Der Ordner ist schreibgeschützt: %1 konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>it is a folder</source>
            <translation>das ist ein Ordner</translation>
        </message>
        <message>
            <source>it is not there</source>
            <translation>nicht vorhanden</translation>
        </message>
        <message>
            <source>it may not be read or written</source>
            <translation>Lesen oder Schreiben ist nicht erlaubt</translation>
        </message>
        <message>
            <source>its name is too long</source>
            <translation>der Name ist zu lang</translation>
        </message>
        <message>
            <source>the disk or the network does not answer</source>
            <translation>der Datenträger oder das Netz antwortet nicht</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>%1 min</source>
            <comment>minutes, short</comment>
            <translation>%1 Min.</translation>
        </message>
        <message>
            <source>%1 to %2 seats</source>
            <translation>%1 bis %2 Plätze</translation>
        </message>
        <message>
            <source>After the Quake</source>
            <translation>Nach dem Beben</translation>
        </message>
        <message>
            <source>Building plan</source>
            <translation>Bauplan</translation>
        </message>
        <message>
            <source>Common Ground</source>
            <translation>Gemeinsamer Grund</translation>
        </message>
        <message>
            <source>Draw the furniture so that people can still reach the door.</source>
            <translation>Möbel so zeichnen, dass alle noch zur Tür kommen.</translation>
        </message>
        <message>
            <source>Earn permits, clear rubble, and build the city up again.</source>
            <translation>Genehmigungen holen, Schutt räumen, die Stadt neu bauen.</translation>
        </message>
        <message>
            <source>Fixed deal</source>
            <translation>Feste Karten</translation>
        </message>
        <message>
            <source>Flip three pairs, write one number, fence in the finest street.</source>
            <translation>Drei Paare, eine Nummer, die schönste Straße im Zaun.</translation>
        </message>
        <message>
            <source>Hidden buildings on one big grid, no number twice in a line.</source>
            <translation>Verborgene Häuser im großen Raster, keine Zahl doppelt in einer Reihe.</translation>
        </message>
        <message>
            <source>House Numbers</source>
            <translation>Hausnummern</translation>
        </message>
        <message>
            <source>Last year</source>
            <translation>Das letzte Jahr</translation>
        </message>
        <message>
            <source>Move in</source>
            <translation>Einzug</translation>
        </message>
        <message>
            <source>Nine Blocks</source>
            <translation>Neun Blöcke</translation>
        </message>
        <message>
            <source>Odd town</source>
            <translation>Seltsame Stadt</translation>
        </message>
        <message>
            <source>Place by place, one town together: guess what the mayor meant.</source>
            <translation>Ort für Ort eine Stadt: erraten, was das Bürgermeisteramt meint.</translation>
        </message>
        <message>
            <source>Plays by the rules of 1906 San Francisco by Perepau Llistosella (Looping Games, 2018; Biberstein Spiele, 2025).</source>
            <translation>Folgt den Regeln von 1906 San Francisco von Perepau Llistosella (Looping Games, 2018; Biberstein Spiele, 2025).</translation>
        </message>
        <message>
            <source>Plays by the rules of Link City by Émilien Alquier (Bandjo! / Blue Orange, 2024).</source>
            <translation>Folgt den Regeln von Link City von Émilien Alquier (Bandjo! / Blue Orange, 2024).</translation>
        </message>
        <message>
            <source>Plays by the rules of Numberplace City by Nakiku Sotogamo (ORUCAgames, 2019).</source>
            <translation>Folgt den Regeln von Numberplace City von Nakiku Sotogamo (ORUCAgames, 2019).</translation>
        </message>
        <message>
            <source>Plays by the rules of Verplant &amp; zugestellt (Home Staging) by Steffen Hacker (frechverlag, 2023; Blue Orange, 2025).</source>
            <translation>Folgt den Regeln von Verplant &amp; zugestellt (Home Staging) von Steffen Hacker (frechverlag, 2023; Blue Orange, 2025).</translation>
        </message>
        <message>
            <source>Plays by the rules of Welcome To... by Benoit Turpin (Blue Cocker Games, 2018).</source>
            <translation>Folgt den Regeln von Welcome To... von Benoit Turpin (Blue Cocker Games, 2018).</translation>
        </message>
        <message>
            <source>Room to Move</source>
            <translation>Platz da!</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>%1 to act</source>
            <comment>names</comment>
            <translation>%1 am Zug</translation>
        </message>
        <message>
            <source>%1: new match</source>
            <translation>%1: neue Partie</translation>
        </message>
        <message>
            <source>A match that is left waits here to be gone on with.</source>
            <translation>Eine verlassene Partie wartet hier auf die Fortsetzung.</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Info</translation>
        </message>
        <message>
            <source>Coming</source>
            <translation>Folgt noch</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Sprache: %1</translation>
        </message>
        <message>
            <source>Last match: %1</source>
            <translation>Letzte Partie: %1</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>No match under way</source>
            <translation>Keine Partie im Gang</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Puzzles for one</source>
            <translation>Rätsel für eine Person</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>This game is not built yet.</source>
            <translation>Dieses Spiel ist noch nicht gebaut.</translation>
        </message>
        <message>
            <source>coming</source>
            <translation>folgt noch</translation>
        </message>
        <message>
            <source>five games about building, one table</source>
            <translation>fünf Spiele rund ums Bauen, ein Tisch</translation>
        </message>
        <message>
            <source>saved %1</source>
            <comment>%1 is a date</comment>
            <translation>gespeichert %1</translation>
        </message>
        <message>
            <source>they come later</source>
            <translation>folgen später</translation>
        </message>
    </context>
    <context>
        <name>HouseNumbers</name>
        <message numerus="yes">
            <source>%n bis houses stand in one and the same street.</source>
            <translation>
                <numerusform>%n Bis-Haus steht in ein und derselben Straße.</numerusform>
                <numerusform>%n Bis-Häuser stehen in ein und derselben Straße.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bis in one street</source>
            <translation>
                <numerusform>%n Bis in einer Straße</numerusform>
                <numerusform>%n Bis in einer Straße</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n boxes of the temp agency are crossed.</source>
            <translation>
                <numerusform>%n Feld der Zeitarbeit ist angekreuzt.</numerusform>
                <numerusform>%n Felder der Zeitarbeit sind angekreuzt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n temps</source>
            <translation>
                <numerusform>%n Zeitarbeit</numerusform>
                <numerusform>%n Zeitarbeiten</numerusform>
            </translation>
        </message>
        <message>
            <source>A second house with the number of its neighbour.</source>
            <translation>Ein zweites Haus mit der Nummer des Nachbarn.</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Fortgeschritten</translation>
        </message>
        <message>
            <source>Agent</source>
            <comment>short</comment>
            <translation>Makler</translation>
        </message>
        <message>
            <source>All of street %1</source>
            <translation>Ganze Straße %1</translation>
        </message>
        <message>
            <source>All parks and all planned pools of street %1 are built.</source>
            <translation>Alle Parks und alle geplanten Pools von Straße %1 sind gebaut.</translation>
        </message>
        <message numerus="yes">
            <source>All parks are built in %n streets.</source>
            <translation>
                <numerusform>In %n Straße sind alle Parks gebaut.</numerusform>
                <numerusform>In %n Straßen sind alle Parks gebaut.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All parks in %n streets</source>
            <translation>
                <numerusform>Alle Parks in %n Straße</numerusform>
                <numerusform>Alle Parks in %n Straßen</numerusform>
            </translation>
        </message>
        <message>
            <source>All parks, all planned pools and a roundabout are built in one street, whichever it is.</source>
            <translation>Alle Parks, alle geplanten Pools und ein Kreisverkehr sind in einer beliebigen Straße gebaut.</translation>
        </message>
        <message numerus="yes">
            <source>All planned pools are built in %n streets.</source>
            <translation>
                <numerusform>In %n Straße sind alle geplanten Pools gebaut.</numerusform>
                <numerusform>In %n Straßen sind alle geplanten Pools gebaut.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All pools in %n streets</source>
            <translation>
                <numerusform>Alle Pools in %n Straße</numerusform>
                <numerusform>Alle Pools in %n Straßen</numerusform>
            </translation>
        </message>
        <message>
            <source>All street ends</source>
            <translation>Alle Straßenenden</translation>
        </message>
        <message>
            <source>All three are discarded.</source>
            <translation>Alle drei werden abgelegt.</translation>
        </message>
        <message>
            <source>As basic, with roundabouts and starred city plans.</source>
            <translation>Wie Grundspiel, mit Kreisverkehren und Bauvorhaben mit Stern.</translation>
        </message>
        <message>
            <source>As practice, with roundabouts and starred city plans.</source>
            <translation>Wie Übung, mit Kreisverkehren und Bauvorhaben mit Stern.</translation>
        </message>
        <message>
            <source>As solo, with roundabouts and starred city plans.</source>
            <translation>Wie Solo, mit Kreisverkehren und Bauvorhaben mit Stern.</translation>
        </message>
        <message>
            <source>Asked at the first claim of each plan.</source>
            <translation>Gefragt bei der ersten Wertung jedes Vorhabens.</translation>
        </message>
        <message>
            <source>Asked at the first claim of the match.</source>
            <translation>Gefragt bei der ersten Wertung der Partie.</translation>
        </message>
        <message>
            <source>Basic</source>
            <translation>Grundspiel</translation>
        </message>
        <message>
            <source>Bis</source>
            <translation>Bis</translation>
        </message>
        <message>
            <source>Bis</source>
            <comment>short</comment>
            <translation>Bis</translation>
        </message>
        <message>
            <source>Builds the pool planned on the plot of the number.</source>
            <translation>Baut den Pool, der auf dem Bauplatz der Nummer geplant ist.</translation>
        </message>
        <message>
            <source>Cards after a refusal</source>
            <translation>Karten nach einer Ablehnung</translation>
        </message>
        <message>
            <source>City plan %1</source>
            <translation>Bauvorhaben %1</translation>
        </message>
        <message>
            <source>Complete estates of these sizes: %1.</source>
            <translation>Fertige Siedlungen dieser Größen: %1.</translation>
        </message>
        <message>
            <source>Estates %1</source>
            <translation>Siedlungen %1</translation>
        </message>
        <message>
            <source>Estates of %1</source>
            <translation>Siedlungen zu %1</translation>
        </message>
        <message>
            <source>Estates of one size are worth more.</source>
            <translation>Siedlungen einer Größe werden mehr wert.</translation>
        </message>
        <message>
            <source>Every plan</source>
            <translation>Jedes Vorhaben</translation>
        </message>
        <message>
            <source>Every plot of street %1 is filled.</source>
            <translation>Jeder Bauplatz von Straße %1 ist belegt.</translation>
        </message>
        <message>
            <source>Everybody writes one number from three open pairs.</source>
            <translation>Alle schreiben eine Nummer aus drei offenen Paaren.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experten</translation>
        </message>
        <message>
            <source>Expert and advanced</source>
            <translation>Experten, fortgeschritten</translation>
        </message>
        <message>
            <source>Landscaper</source>
            <translation>Gärtner</translation>
        </message>
        <message>
            <source>Landscaper</source>
            <comment>short</comment>
            <translation>Gärtner</translation>
        </message>
        <message>
            <source>More complete estates decide.</source>
            <translation>Mehr fertige Siedlungen entscheiden.</translation>
        </message>
        <message>
            <source>More estates of size %1 decide.</source>
            <translation>Mehr Siedlungen der Größe %1 entscheiden.</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the place is shared.</source>
            <translation>Nichts unterscheidet sie: Der Rang wird geteilt.</translation>
        </message>
        <message>
            <source>Once</source>
            <translation>Einmal</translation>
        </message>
        <message>
            <source>One new fence between two plots.</source>
            <translation>Ein neuer Zaun zwischen zwei Bauplätzen.</translation>
        </message>
        <message>
            <source>One of them goes to the next seat.</source>
            <translation>Eine davon geht an den nächsten Platz.</translation>
        </message>
        <message>
            <source>One park in the street of the number.</source>
            <translation>Ein Park in der Straße der Nummer.</translation>
        </message>
        <message>
            <source>Parks and pools of street %1</source>
            <translation>Parks und Pools von Straße %1</translation>
        </message>
        <message>
            <source>Parks, pools, roundabout in one street</source>
            <translation>Parks, Pools, Kreisverkehr in einer Straße</translation>
        </message>
        <message>
            <source>Parks, street %1</source>
            <translation>Parks, Straße %1</translation>
        </message>
        <message>
            <source>Pass none</source>
            <translation>Keine</translation>
        </message>
        <message>
            <source>Pass one</source>
            <translation>Eine weiter</translation>
        </message>
        <message>
            <source>Permit refusals</source>
            <translation>Ablehnungen</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Pool</translation>
        </message>
        <message>
            <source>Pool</source>
            <comment>short</comment>
            <translation>Pool</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Pools</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>Practice, advanced</source>
            <translation>Übung, fortgeschritten</translation>
        </message>
        <message>
            <source>Real estate agent</source>
            <translation>Immobilienmakler</translation>
        </message>
        <message>
            <source>Roundabouts</source>
            <translation>Kreisverkehre</translation>
        </message>
        <message>
            <source>Secret cards, roundabouts and starred city plans.</source>
            <translation>Geheime Karten, Kreisverkehre und Bauvorhaben mit Stern.</translation>
        </message>
        <message>
            <source>Shuffle wish</source>
            <translation>Mischwunsch</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>Solo, advanced</source>
            <translation>Solo, fortgeschritten</translation>
        </message>
        <message>
            <source>Surveyor</source>
            <translation>Vermesser</translation>
        </message>
        <message>
            <source>Surveyor</source>
            <comment>short</comment>
            <translation>Vermesser</translation>
        </message>
        <message>
            <source>Temp</source>
            <comment>short</comment>
            <translation>Zeitarbeit</translation>
        </message>
        <message>
            <source>Temp agency</source>
            <translation>Zeitarbeit</translation>
        </message>
        <message>
            <source>The basic game alone: city plans keep their first value, no temp ranking.</source>
            <translation>Das Grundspiel allein: Bauvorhaben behalten den ersten Wert, keine Zeitarbeitswertung.</translation>
        </message>
        <message>
            <source>The first and the last plot of all three streets are filled.</source>
            <translation>Der erste und der letzte Bauplatz aller drei Straßen sind belegt.</translation>
        </message>
        <message>
            <source>The number may change by up to two.</source>
            <translation>Die Nummer darf sich um bis zu zwei ändern.</translation>
        </message>
        <message>
            <source>Three cards a turn, number and effect mixed freely; city plans lose value halfway.</source>
            <translation>Drei Karten je Zug, Nummer und Effekt frei gemischt; zur Halbzeit verlieren Bauvorhaben an Wert.</translation>
        </message>
        <message>
            <source>Three secret cards per seat; the one not used goes to the next seat.</source>
            <translation>Drei geheime Karten je Platz; die nicht benutzte geht an den nächsten Platz.</translation>
        </message>
        <message>
            <source>What a seat does with its three cards when the permit is refused.</source>
            <translation>Was ein Platz nach einer Ablehnung mit seinen drei Karten macht.</translation>
        </message>
        <message>
            <source>Who claims a city plan first may have all cards shuffled.</source>
            <translation>Wer ein Bauvorhaben zuerst wertet, darf alle Karten mischen lassen.</translation>
        </message>
        <message>
            <source>advanced rules</source>
            <translation>fortgeschrittene Regeln</translation>
        </message>
        <message>
            <source>all three city plans scored: %1</source>
            <comment>why the match ended</comment>
            <translation>alle drei Bauvorhaben gewertet: %1</translation>
        </message>
        <message>
            <source>basic rules</source>
            <translation>Grundregeln</translation>
        </message>
        <message>
            <source>every plot filled: %1</source>
            <comment>why the match ended</comment>
            <translation>alle Bauplätze belegt: %1</translation>
        </message>
        <message>
            <source>expert and advanced rules</source>
            <translation>Expertenregeln, fortgeschritten</translation>
        </message>
        <message>
            <source>expert rules</source>
            <translation>Expertenregeln</translation>
        </message>
        <message>
            <source>losses</source>
            <comment>group of score rows</comment>
            <translation>Abzüge</translation>
        </message>
        <message>
            <source>plans</source>
            <comment>group of score rows</comment>
            <translation>Vorhaben</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>practice, advanced rules</source>
            <translation>Übung, fortgeschrittene Regeln</translation>
        </message>
        <message>
            <source>sheet</source>
            <comment>group of score rows</comment>
            <translation>Blatt</translation>
        </message>
        <message>
            <source>solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>solo, advanced rules</source>
            <translation>Solo, fortgeschrittene Regeln</translation>
        </message>
        <message>
            <source>street %1, between plots %2 and %3</source>
            <translation>Straße %1, zwischen Bauplatz %2 und %3</translation>
        </message>
        <message>
            <source>street %1, plot %2</source>
            <translation>Straße %1, Bauplatz %2</translation>
        </message>
        <message>
            <source>the last card was dealt</source>
            <comment>why the match ended</comment>
            <translation>die letzte Karte ist ausgeteilt</translation>
        </message>
        <message>
            <source>third permit refusal: %1</source>
            <comment>why the match ended</comment>
            <translation>dritte Ablehnung vom Bauamt: %1</translation>
        </message>
    </context>
    <context>
        <name>HouseNumbersBoard</name>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 %2 of %3</source>
            <translation>%1 %2 von %3</translation>
        </message>
        <message>
            <source>%1 %2 of %3 boxes</source>
            <translation>%1 %2 von %3 Feldern</translation>
        </message>
        <message>
            <source>%1 %2 of %3 houses</source>
            <translation>%1 %2 von %3 Häusern</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1 bis</source>
            <translation>%1 bis</translation>
        </message>
        <message>
            <source>%1 bis in one street</source>
            <translation>%1 Bis in einer Straße</translation>
        </message>
        <message>
            <source>%1 has confirmed: waiting for %2</source>
            <translation>%1 hat bestätigt: es fehlt noch %2</translation>
        </message>
        <message>
            <source>%1 has scored it: %2</source>
            <translation>%1 hat gewertet: %2</translation>
        </message>
        <message>
            <source>%1 left: %2</source>
            <translation>noch %1: %2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 of %2 cards</source>
            <translation>%1 von %2 Karten</translation>
        </message>
        <message>
            <source>%1 of %2 ready</source>
            <translation>%1 von %2 bereit</translation>
        </message>
        <message>
            <source>%1 temp boxes</source>
            <translation>%1 Zeitarbeitsfelder</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n points</source>
            <comment>%1 is a whole sentence</comment>
            <translation>
                <numerusform>%1, %n Punkt</numerusform>
                <numerusform>%1, %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, nobody yet</source>
            <translation>%1, noch niemand</translation>
        </message>
        <message>
            <source>%1, on top: %2</source>
            <translation>%1, obenauf: %2</translation>
        </message>
        <message>
            <source>%1, sheet of %2</source>
            <comment>%1 is a street</comment>
            <translation>%1, Blatt von %2</translation>
        </message>
        <message>
            <source>%1, switched off</source>
            <translation>%1, ausgeschaltet</translation>
        </message>
        <message>
            <source>%1, switched on</source>
            <translation>%1, eingeschaltet</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>number: how many cards of it</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>points</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 of %3 boxes crossed</source>
            <translation>%1: %2 von %3 Feldern angekreuzt</translation>
        </message>
        <message>
            <source>%1: empty</source>
            <translation>%1: frei</translation>
        </message>
        <message>
            <source>%1: empty, with a planned pool</source>
            <translation>%1: frei, mit geplantem Pool</translation>
        </message>
        <message>
            <source>%1: house %2</source>
            <translation>%1: Haus %2</translation>
        </message>
        <message>
            <source>%1: house %2 bis</source>
            <translation>%1: Haus %2 bis</translation>
        </message>
        <message>
            <source>%1: roundabout</source>
            <translation>%1: Kreisverkehr</translation>
        </message>
        <message>
            <source>%1; %2 fits</source>
            <translation>%1; %2 passt</translation>
        </message>
        <message numerus="yes">
            <source>%n complete</source>
            <comment>estates</comment>
            <translation>
                <numerusform>%n fertig</numerusform>
                <numerusform>%n fertig</numerusform>
            </translation>
        </message>
        <message>
            <source>7 points from six boxes</source>
            <translation>7 Punkte ab sechs Feldern</translation>
        </message>
        <message>
            <source>Agent</source>
            <translation>Makler</translation>
        </message>
        <message>
            <source>All in one street</source>
            <translation>Alles in einer Straße</translation>
        </message>
        <message>
            <source>All of street %1</source>
            <translation>Ganze Straße %1</translation>
        </message>
        <message>
            <source>All parks in %1 streets</source>
            <translation>Alle Parks in %1 Straßen</translation>
        </message>
        <message>
            <source>All parks in %1 streets</source>
            <comment>short</comment>
            <translation>Parks in %1 Straßen</translation>
        </message>
        <message>
            <source>All pools in %1 streets</source>
            <translation>Alle Pools in %1 Straßen</translation>
        </message>
        <message>
            <source>All pools in %1 streets</source>
            <comment>short</comment>
            <translation>Pools in %1 Straßen</translation>
        </message>
        <message>
            <source>All sheets</source>
            <translation>Alle Blätter</translation>
        </message>
        <message>
            <source>All street ends</source>
            <translation>Alle Straßenenden</translation>
        </message>
        <message>
            <source>Back to %1</source>
            <translation>Zurück zu %1</translation>
        </message>
        <message>
            <source>Back to the sheet of %1</source>
            <translation>Zurück zum Blatt von %1</translation>
        </message>
        <message>
            <source>Bis</source>
            <translation>Bis</translation>
        </message>
        <message>
            <source>Card %1, %2 with %3</source>
            <comment>%2 is a number, %3 an effect</comment>
            <translation>Karte %1, %2 mit %3</translation>
        </message>
        <message>
            <source>Card for its effect: %1</source>
            <translation>Karte für den Effekt: %1</translation>
        </message>
        <message>
            <source>Card for its number: %1</source>
            <translation>Karte für die Nummer: %1</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Karten</translation>
        </message>
        <message>
            <source>City plans</source>
            <translation>Bauvorhaben</translation>
        </message>
        <message>
            <source>Claim all the same</source>
            <translation>Trotzdem werten</translation>
        </message>
        <message>
            <source>Claim plan %1: %2</source>
            <translation>Vorhaben %1 werten: %2</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Confirm turn</source>
            <translation>Zug bestätigen</translation>
        </message>
        <message>
            <source>Confirm without a claim</source>
            <translation>Ohne Wertung bestätigen</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Stapel</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Effekt</translation>
        </message>
        <message>
            <source>Effects: %1</source>
            <translation>Effekte: %1</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Eingabe</translation>
        </message>
        <message>
            <source>Esc puts it back</source>
            <translation>Esc legt zurück</translation>
        </message>
        <message>
            <source>Esc shows the sheet of %1 again</source>
            <translation>Esc zeigt wieder das Blatt von %1</translation>
        </message>
        <message>
            <source>Estate of %1, from street %2, plot %3</source>
            <translation>Siedlung zu %1, ab Straße %2, Bauplatz %3</translation>
        </message>
        <message>
            <source>Estates</source>
            <translation>Siedlungen</translation>
        </message>
        <message>
            <source>Estates %1</source>
            <translation>Siedlungen %1</translation>
        </message>
        <message>
            <source>Estates %1 × %2</source>
            <translation>Siedlungen %1 × %2</translation>
        </message>
        <message>
            <source>Estates of %1: %2 points each</source>
            <translation>Siedlungen zu %1: je %2 Punkte</translation>
        </message>
        <message>
            <source>Fence</source>
            <translation>Zaun</translation>
        </message>
        <message>
            <source>First claim: shuffle all cards anew before the next turn?</source>
            <translation>Erste Wertung: alle Karten vor dem nächsten Zug neu mischen?</translation>
        </message>
        <message>
            <source>Hint: %1</source>
            <translation>Tipp: %1</translation>
        </message>
        <message>
            <source>Keep the cards</source>
            <translation>Karten behalten</translation>
        </message>
        <message>
            <source>Landscaper</source>
            <translation>Gärtner</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lassen</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Nummer</translation>
        </message>
        <message>
            <source>Numbers: %1</source>
            <translation>Nummern: %1</translation>
        </message>
        <message>
            <source>Pair</source>
            <translation>Paar</translation>
        </message>
        <message>
            <source>Pair: %1 with %2; next turn %3</source>
            <translation>Paar: %1 mit %2; nächster Zug %3</translation>
        </message>
        <message>
            <source>Park</source>
            <translation>Park</translation>
        </message>
        <message>
            <source>Parks + pools, street %1</source>
            <translation>Parks + Pools, Straße %1</translation>
        </message>
        <message>
            <source>Parks, pools: str. %1</source>
            <comment>short</comment>
            <translation>Parks, Pools: Str. %1</translation>
        </message>
        <message>
            <source>Plan %1</source>
            <translation>Vorhaben %1</translation>
        </message>
        <message>
            <source>Plan %1, %2: first %3, later %4 points</source>
            <translation>Vorhaben %1, %2: zuerst %3, später %4 Punkte</translation>
        </message>
        <message>
            <source>Plan %1: %2. %3 points. %4</source>
            <translation>Vorhaben %1: %2. %3 Punkte. %4</translation>
        </message>
        <message>
            <source>Plans</source>
            <translation>Vorhaben</translation>
        </message>
        <message>
            <source>Points now</source>
            <translation>Punkte jetzt</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Pool</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Pools</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Ablehnung</translation>
        </message>
        <message>
            <source>Refusals</source>
            <translation>Ablehnungen</translation>
        </message>
        <message>
            <source>Roundabout</source>
            <translation>Kreisverkehr</translation>
        </message>
        <message>
            <source>Roundabout, %1</source>
            <translation>Kreisverkehr, %1</translation>
        </message>
        <message>
            <source>Roundabouts</source>
            <translation>Kreisverkehre</translation>
        </message>
        <message>
            <source>Score strip</source>
            <translation>Punkteleiste</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Sheet of %1</source>
            <translation>Blatt von %1</translation>
        </message>
        <message>
            <source>Sheet of %1, %2</source>
            <translation>Blatt von %1, %2</translation>
        </message>
        <message>
            <source>Sheet of %1, %2, %3 points</source>
            <translation>Blatt von %1, %2, %3 Punkte</translation>
        </message>
        <message numerus="yes">
            <source>Sheet of %1, %n houses</source>
            <translation>
                <numerusform>Blatt von %1, %n Haus</numerusform>
                <numerusform>Blatt von %1, %n Häuser</numerusform>
            </translation>
        </message>
        <message>
            <source>Shuffle</source>
            <translation>Mischen</translation>
        </message>
        <message>
            <source>Solo card</source>
            <translation>Solokarte</translation>
        </message>
        <message>
            <source>Still in the deck</source>
            <translation>Noch im Stapel</translation>
        </message>
        <message>
            <source>Street %1</source>
            <translation>Straße %1</translation>
        </message>
        <message>
            <source>Street %1, fence between plots %2 and %3</source>
            <translation>Straße %1, Zaun zwischen Bauplatz %2 und %3</translation>
        </message>
        <message>
            <source>Street %1, gap between plots %2 and %3</source>
            <translation>Straße %1, Grenze zwischen Bauplatz %2 und %3</translation>
        </message>
        <message>
            <source>Street %1, parks: %2 of %3 built, %4 points</source>
            <translation>Straße %1, Parks: %2 von %3 gebaut, %4 Punkte</translation>
        </message>
        <message>
            <source>Street %1, plot %2</source>
            <translation>Straße %1, Bauplatz %2</translation>
        </message>
        <message>
            <source>Surveyor</source>
            <translation>Vermesser</translation>
        </message>
        <message>
            <source>Take a refusal</source>
            <translation>Ablehnung nehmen</translation>
        </message>
        <message>
            <source>Take back: %1</source>
            <translation>Zurücknehmen: %1</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Temp</source>
            <translation>Zeitarbeit</translation>
        </message>
        <message>
            <source>Temp agency</source>
            <translation>Zeitarbeit</translation>
        </message>
        <message>
            <source>Temp ranking</source>
            <translation>Zeitarbeitswertung</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Die Partie ist vorbei</translation>
        </message>
        <message>
            <source>The solo card has come: later values count now</source>
            <translation>Solokarte: Jetzt gelten die späteren Werte</translation>
        </message>
        <message>
            <source>The turn is complete, and a city plan can be claimed.</source>
            <translation>Der Zug ist vollständig, und ein Vorhaben kann gewertet werden.</translation>
        </message>
        <message>
            <source>This claim locks rows of seven or more for good: no fence can split them later.</source>
            <translation>Diese Wertung sperrt Reihen ab sieben Häusern endgültig: Kein Zaun kann sie später teilen.</translation>
        </message>
        <message>
            <source>Tracks and points of %1</source>
            <translation>Leisten und Punkte von %1</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <translation>Warten auf %1</translation>
        </message>
        <message>
            <source>Write %1</source>
            <translation>%1 schreiben</translation>
        </message>
        <message>
            <source>Write a number</source>
            <translation>Nummer schreiben</translation>
        </message>
        <message>
            <source>a copy of %1 fits</source>
            <translation>eine Kopie der %1 passt</translation>
        </message>
        <message>
            <source>a fence fits</source>
            <translation>ein Zaun passt</translation>
        </message>
        <message>
            <source>a roundabout fits</source>
            <translation>ein Kreisverkehr passt</translation>
        </message>
        <message>
            <source>after the answer</source>
            <translation>nach der Antwort</translation>
        </message>
        <message>
            <source>after the card to pass</source>
            <translation>nach der Karte zum Weitergeben</translation>
        </message>
        <message>
            <source>after the cards</source>
            <translation>nach den Karten</translation>
        </message>
        <message>
            <source>after the choice on the road</source>
            <translation>nach der Wahl auf der Straße</translation>
        </message>
        <message>
            <source>after the estates</source>
            <translation>nach den Siedlungen</translation>
        </message>
        <message>
            <source>after the number</source>
            <translation>nach der Nummer</translation>
        </message>
        <message>
            <source>after the roundabout</source>
            <translation>nach dem Kreisverkehr</translation>
        </message>
        <message>
            <source>both are built</source>
            <translation>beide sind gebaut</translation>
        </message>
        <message>
            <source>boxes: %1</source>
            <translation>Felder: %1</translation>
        </message>
        <message>
            <source>build the park</source>
            <translation>den Park bauen</translation>
        </message>
        <message>
            <source>build the pool</source>
            <translation>den Pool bauen</translation>
        </message>
        <message>
            <source>can be claimed</source>
            <translation>kann gewertet werden</translation>
        </message>
        <message>
            <source>can be raised</source>
            <translation>kann erhöht werden</translation>
        </message>
        <message>
            <source>can be spent</source>
            <translation>kann eingesetzt werden</translation>
        </message>
        <message>
            <source>choose a card for its number</source>
            <translation>eine Karte für die Nummer wählen</translation>
        </message>
        <message>
            <source>choose a pair of cards</source>
            <translation>ein Kartenpaar wählen</translation>
        </message>
        <message>
            <source>choose a plot for the copy</source>
            <translation>einen Bauplatz für die Kopie wählen</translation>
        </message>
        <message>
            <source>choose a size of estates to raise</source>
            <translation>eine Siedlungsgröße aufwerten</translation>
        </message>
        <message>
            <source>choose another card for its effect</source>
            <translation>eine andere Karte für den Effekt wählen</translation>
        </message>
        <message>
            <source>choose the card that is passed on</source>
            <translation>die Karte zum Weitergeben wählen</translation>
        </message>
        <message>
            <source>choose the estates that plan %1 spends</source>
            <translation>die Siedlungen für Vorhaben %1 wählen</translation>
        </message>
        <message>
            <source>claimed first by %1</source>
            <translation>zuerst gewertet von %1</translation>
        </message>
        <message>
            <source>claimed in this turn</source>
            <translation>in diesem Zug gewertet</translation>
        </message>
        <message>
            <source>claimed later by %1</source>
            <translation>später gewertet von %1</translation>
        </message>
        <message>
            <source>confirm the turn</source>
            <translation>den Zug bestätigen</translation>
        </message>
        <message>
            <source>copy a house</source>
            <translation>Haus kopieren</translation>
        </message>
        <message>
            <source>cross a temp box</source>
            <translation>ein Zeitarbeitsfeld ankreuzen</translation>
        </message>
        <message>
            <source>drop %1 on a lit plot</source>
            <translation>%1 auf einen hellen Bauplatz legen</translation>
        </message>
        <message>
            <source>drop %1 with %2 on a lit plot</source>
            <translation>%1 mit %2 auf einen hellen Bauplatz legen</translation>
        </message>
        <message>
            <source>drop the card on the sheet for its effect</source>
            <translation>die Karte für den Effekt auf das Blatt legen</translation>
        </message>
        <message>
            <source>drop the effect on the new house</source>
            <translation>den Effekt auf das neue Haus legen</translation>
        </message>
        <message>
            <source>drop the plan on the sheet to claim it</source>
            <translation>das Vorhaben auf das Blatt legen, um es zu werten</translation>
        </message>
        <message>
            <source>estate of %1 closes %2</source>
            <translation>Siedlung zu %1 fertig %2</translation>
        </message>
        <message>
            <source>estates %1</source>
            <translation>Siedlungen %1</translation>
        </message>
        <message>
            <source>first</source>
            <translation>zuerst</translation>
        </message>
        <message>
            <source>goes to %1</source>
            <translation>geht an %1</translation>
        </message>
        <message>
            <source>has confirmed</source>
            <translation>hat bestätigt</translation>
        </message>
        <message>
            <source>has not confirmed</source>
            <translation>hat nicht bestätigt</translation>
        </message>
        <message>
            <source>is discarded</source>
            <translation>wird abgelegt</translation>
        </message>
        <message>
            <source>is spent</source>
            <translation>ist eingesetzt</translation>
        </message>
        <message>
            <source>is writing</source>
            <translation>schreibt</translation>
        </message>
        <message>
            <source>later</source>
            <translation>später</translation>
        </message>
        <message numerus="yes">
            <source>most boxes: %1, in %n seats</source>
            <translation>
                <numerusform>meiste Felder: %1, bei %n Platz</numerusform>
                <numerusform>meiste Felder: %1, bei %n Plätzen</numerusform>
            </translation>
        </message>
        <message>
            <source>most boxes: 7, 4, 1 points</source>
            <translation>meiste Felder: 7, 4, 1 Punkte</translation>
        </message>
        <message>
            <source>most: %1</source>
            <translation>vorn: %1</translation>
        </message>
        <message>
            <source>next turn</source>
            <translation>danach</translation>
        </message>
        <message>
            <source>no points yet</source>
            <translation>noch keine Punkte</translation>
        </message>
        <message numerus="yes">
            <source>no: %1 fits on %n plots</source>
            <translation>
                <numerusform>nein: %1 passt auf %n Platz</numerusform>
                <numerusform>nein: %1 passt auf %n Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing fits</source>
            <translation>nichts passt</translation>
        </message>
        <message>
            <source>on top: %1</source>
            <translation>oben: %1</translation>
        </message>
        <message>
            <source>one fence</source>
            <translation>ein Zaun</translation>
        </message>
        <message>
            <source>one park</source>
            <translation>ein Park</translation>
        </message>
        <message>
            <source>one pool</source>
            <translation>ein Pool</translation>
        </message>
        <message>
            <source>or confirm without it</source>
            <translation>oder ohne bestätigen</translation>
        </message>
        <message>
            <source>others are writing</source>
            <translation>andere schreiben</translation>
        </message>
        <message>
            <source>parks %1</source>
            <translation>Parks %1</translation>
        </message>
        <message>
            <source>parks %1, plans %2</source>
            <translation>Parks %1, Vorhaben %2</translation>
        </message>
        <message>
            <source>part of this turn</source>
            <translation>Teil dieses Zuges</translation>
        </message>
        <message>
            <source>person</source>
            <translation>Person</translation>
        </message>
        <message>
            <source>plan %1 can be claimed</source>
            <translation>Vorhaben %1 kann gewertet werden</translation>
        </message>
        <message>
            <source>plan %1 can be claimed %2</source>
            <translation>Vorhaben %1 wertbar %2</translation>
        </message>
        <message>
            <source>plans %1 can be claimed</source>
            <translation>die Vorhaben %1 können gewertet werden</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>points for each</source>
            <translation>Punkte je Siedlung</translation>
        </message>
        <message>
            <source>points for each of that size</source>
            <translation>Punkte je Siedlung dieser Größe</translation>
        </message>
        <message>
            <source>points: %1</source>
            <translation>Punkte: %1</translation>
        </message>
        <message>
            <source>press a sheet to see it in full, Esc goes back</source>
            <translation>ein Blatt antippen zeigt es ganz, Esc geht zurück</translation>
        </message>
        <message>
            <source>press it or drag it to a plot</source>
            <translation>anklicken oder auf einen Bauplatz ziehen</translation>
        </message>
        <message>
            <source>press their tags</source>
            <translation>auf die Schilder klicken</translation>
        </message>
        <message>
            <source>put a fence in a lit gap</source>
            <translation>einen Zaun auf eine helle Grenze setzen</translation>
        </message>
        <message>
            <source>put the roundabout on a lit plot</source>
            <translation>den Kreisverkehr auf einen hellen Bauplatz legen</translation>
        </message>
        <message>
            <source>raise estates</source>
            <translation>Siedlungswert</translation>
        </message>
        <message>
            <source>raised in this turn</source>
            <translation>in diesem Zug erhöht</translation>
        </message>
        <message>
            <source>scored: %1</source>
            <translation>gewertet: %1</translation>
        </message>
        <message>
            <source>served a city plan</source>
            <translation>diente einem Vorhaben</translation>
        </message>
        <message>
            <source>shuffle all cards anew, or keep them?</source>
            <translation>alle Karten neu mischen oder behalten?</translation>
        </message>
        <message>
            <source>take a refusal</source>
            <translation>eine Ablehnung nehmen</translation>
        </message>
        <message>
            <source>take it back</source>
            <translation>zurück</translation>
        </message>
        <message>
            <source>the later value holds</source>
            <translation>der spätere Wert gilt</translation>
        </message>
        <message>
            <source>the left half of a card</source>
            <translation>die linke Hälfte einer Karte</translation>
        </message>
        <message>
            <source>the match is over</source>
            <translation>die Partie ist vorbei</translation>
        </message>
        <message>
            <source>the right half of a card</source>
            <translation>die rechte Hälfte einer Karte</translation>
        </message>
        <message>
            <source>then %1</source>
            <translation>dann %1</translation>
        </message>
        <message>
            <source>third ends it</source>
            <translation>die dritte beendet</translation>
        </message>
        <message>
            <source>to write</source>
            <translation>schreiben</translation>
        </message>
        <message>
            <source>town of %1</source>
            <translation>Stadt von %1</translation>
        </message>
        <message numerus="yes">
            <source>turn %1 of %2, %n cards</source>
            <translation>
                <numerusform>Zug %1 von %2, %n Karte</numerusform>
                <numerusform>Zug %1 von %2, %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>two at most</source>
            <translation>höchstens zwei</translation>
        </message>
        <message>
            <source>until all have confirmed</source>
            <translation>bis alle bestätigt haben</translation>
        </message>
        <message>
            <source>with a pool</source>
            <translation>mit Pool</translation>
        </message>
        <message>
            <source>with this drop %1</source>
            <translation>mit diesem Zug %1</translation>
        </message>
        <message>
            <source>with this turn %1</source>
            <translation>mit diesem Zug %1</translation>
        </message>
        <message>
            <source>without its planned pool</source>
            <translation>ohne den geplanten Pool</translation>
        </message>
        <message>
            <source>would be complete</source>
            <translation>wäre fertig</translation>
        </message>
        <message>
            <source>would be fulfilled</source>
            <translation>wäre erfüllt</translation>
        </message>
        <message>
            <source>write %1 on a lit plot</source>
            <translation>%1 auf einen hellen Bauplatz schreiben</translation>
        </message>
        <message>
            <source>write %1 on plot %2 of street %3, with %4</source>
            <translation>%1 auf Bauplatz %2 von Straße %3 schreiben, mit %4</translation>
        </message>
        <message>
            <source>−2 to +2</source>
            <translation>−2 bis +2</translation>
        </message>
    </context>
    <context>
        <name>HouseNumbersCells</name>
        <message>
            <source>%1 %2</source>
            <comment>source of points, points</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 boxes or more give 7 points.</source>
            <translation>Ab %1 Feldern gibt es 7 Punkte.</translation>
        </message>
        <message>
            <source>%1 of %2 parks of street %3 are built.</source>
            <translation>Parks in Straße %3: %1 von %2 gebaut.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <comment>plots</comment>
            <translation>%1 bis %2</translation>
        </message>
        <message numerus="yes">
            <source>%n bis houses stand.</source>
            <translation>
                <numerusform>%n Bis-Haus steht.</numerusform>
                <numerusform>%n Bis-Häuser stehen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n boxes: %1</source>
            <translation>
                <numerusform>%n Feld: %1</numerusform>
                <numerusform>%n Felder: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of three refusals taken.</source>
            <translation>
                <numerusform>%n von drei Ablehnungen genommen.</numerusform>
                <numerusform>%n von drei Ablehnungen genommen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pools are built.</source>
            <translation>
                <numerusform>%n Pool ist gebaut.</numerusform>
                <numerusform>%n Pools sind gebaut.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roundabouts lie in the streets.</source>
            <translation>
                <numerusform>%n Kreisverkehr liegt in den Straßen.</numerusform>
                <numerusform>%n Kreisverkehre liegen in den Straßen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Alone there is no temp ranking.</source>
            <translation>Allein gibt es keine Zeitarbeitswertung.</translation>
        </message>
        <message>
            <source>Claimed at its first value.</source>
            <translation>Zum ersten Wert gewertet.</translation>
        </message>
        <message>
            <source>Claimed at its later value.</source>
            <translation>Zum späteren Wert gewertet.</translation>
        </message>
        <message>
            <source>Most boxes give 7, second most 4, third most 1.</source>
            <translation>Die meisten Felder geben 7, die zweitmeisten 4, die drittmeisten 1.</translation>
        </message>
        <message>
            <source>Not claimed.</source>
            <translation>Nicht gewertet.</translation>
        </message>
        <message>
            <source>Nothing counts here.</source>
            <translation>Hier zählt nichts.</translation>
        </message>
        <message numerus="yes">
            <source>The agent raised this size %n time(s).</source>
            <translation>
                <numerusform>Der Makler hat diese Größe %n Mal erhöht.</numerusform>
                <numerusform>Der Makler hat diese Größe %n Mal erhöht.</numerusform>
            </translation>
        </message>
        <message>
            <source>The value circled last under the trees counts.</source>
            <translation>Es zählt der eingekreiste Wert unter den Bäumen.</translation>
        </message>
        <message>
            <source>estates</source>
            <comment>source of points</comment>
            <translation>Siedlungen</translation>
        </message>
        <message>
            <source>losses</source>
            <comment>source of points</comment>
            <translation>Abzüge</translation>
        </message>
        <message>
            <source>parks</source>
            <comment>source of points</comment>
            <translation>Parks</translation>
        </message>
        <message>
            <source>plans</source>
            <comment>source of points</comment>
            <translation>Vorhaben</translation>
        </message>
        <message>
            <source>pools</source>
            <comment>source of points</comment>
            <translation>Pools</translation>
        </message>
        <message>
            <source>street %1, plot %2</source>
            <translation>Straße %1, Bauplatz %2</translation>
        </message>
        <message>
            <source>street %1, plots %2</source>
            <translation>Straße %1, Bauplätze %2</translation>
        </message>
        <message>
            <source>temps</source>
            <comment>source of points</comment>
            <translation>Zeitarbeit</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Back from settings, rules, statistics and set-up</source>
            <translation>Zurück aus Einstellungen, Regeln, Statistik und Vorbereitung</translation>
        </message>
        <message>
            <source>Board as a list</source>
            <translation>Brett als Liste</translation>
        </message>
        <message>
            <source>Confirm: the primary button</source>
            <translation>Bestätigen: die Haupttaste</translation>
        </message>
        <message>
            <source>Cover private views</source>
            <translation>Privates verdecken</translation>
        </message>
        <message>
            <source>Everything can be done without a mouse.</source>
            <translation>Alles geht auch ohne Maus.</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Überall</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Mirror what is held</source>
            <translation>Gehaltenes spiegeln</translation>
        </message>
        <message>
            <source>Nearer and farther</source>
            <translation>Näher und weiter weg</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Auf dem Brett</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>Press what has the focus</source>
            <translation>Drücken, was den Fokus hat</translation>
        </message>
        <message>
            <source>Put back what is held, take back the last part</source>
            <translation>Gehaltenes zurücklegen, letzten Teil zurücknehmen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Save the match</source>
            <translation>Partie speichern</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>The whole board</source>
            <translation>Das ganze Brett</translation>
        </message>
        <message>
            <source>This list of keys</source>
            <translation>Diese Liste der Tasten</translation>
        </message>
        <message>
            <source>To the nearest thing in a direction</source>
            <translation>Zum Nächsten in einer Richtung</translation>
        </message>
        <message>
            <source>To the next thing on the board, or the one before</source>
            <translation>Zum nächsten Ding auf dem Brett, oder zum vorigen</translation>
        </message>
        <message>
            <source>Turn what is held</source>
            <translation>Gehaltenes drehen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>Levels</name>
        <message>
            <source>Beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Person</translation>
        </message>
        <message>
            <source>Picks any legal move. Good for trying things out.</source>
            <translation>Macht irgendeinen erlaubten Zug. Gut zum Ausprobieren.</translation>
        </message>
        <message>
            <source>Plans ahead and rarely wastes a turn.</source>
            <translation>Plant voraus und vergeudet selten einen Zug.</translation>
        </message>
        <message>
            <source>Plays sensibly and looks at the current turn only. Makes mistakes.</source>
            <translation>Spielt vernünftig und sieht nur den laufenden Zug. Macht Fehler.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Zufall</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Geübt</translation>
        </message>
        <message>
            <source>Somebody at this table.</source>
            <translation>Jemand an diesem Tisch.</translation>
        </message>
        <message>
            <source>Thinks as long as the time limit allows.</source>
            <translation>Denkt so lange, wie die Zeit erlaubt.</translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <source>%1: a computer player takes over</source>
            <translation>%1: ein Computerspieler übernimmt</translation>
        </message>
        <message>
            <source>%1: a person takes over</source>
            <translation>%1: eine Person übernimmt</translation>
        </message>
        <message>
            <source>About Cantiere</source>
            <translation>Über Cantiere</translation>
        </message>
        <message>
            <source>Back to the home window</source>
            <translation>Zurück zum Startfenster</translation>
        </message>
        <message>
            <source>Cover private views</source>
            <translation>Privates verdecken</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Hand a seat over</source>
            <translation>Platz übergeben</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Let computer players go on</source>
            <translation>Computerspieler weiterspielen lassen</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menü</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Partie öffnen</translation>
        </message>
        <message>
            <source>Pause computer players</source>
            <translation>Computerspieler anhalten</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>button of the top bar</comment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save this match</source>
            <translation>Diese Partie speichern</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Start this match again</source>
            <translation>Partie neu beginnen</translation>
        </message>
        <message>
            <source>Turn the board to a seat</source>
            <translation>Brett zu einem Platz drehen</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
    </context>
    <context>
        <name>Mirror</name>
        <message>
            <source>%1, can be pressed</source>
            <translation>%1, kann gedrückt werden</translation>
        </message>
        <message>
            <source>%1, chosen</source>
            <translation>%1, gewählt</translation>
        </message>
        <message>
            <source>%1, heading</source>
            <translation>%1, Überschrift</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close the list</source>
            <translation>Liste schließen</translation>
        </message>
        <message>
            <source>Enter presses a line. Left and right: sections. Ctrl with up and down: what can be pressed. Escape takes back. F6: board.</source>
            <translation>Eingabe drückt eine Zeile. Links und rechts: Abschnitte. Strg mit auf und ab: was gedrückt werden kann. Esc nimmt zurück. F6: Brett.</translation>
        </message>
        <message>
            <source>Last announcement</source>
            <translation>Letzte Ansage</translation>
        </message>
        <message>
            <source>Only what can be pressed now</source>
            <translation>Nur was jetzt gedrückt werden kann</translation>
        </message>
        <message>
            <source>The board as a list</source>
            <translation>Das Brett als Liste</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>%1 sits above, in the right corner; a press moves on</source>
            <translation>%1 sitzt oben, in der rechten Ecke; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits above; a press moves on</source>
            <translation>%1 sitzt oben; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits at the left, in the upper corner; a press moves on</source>
            <translation>%1 sitzt links, in der oberen Ecke; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits at the left; a press moves on</source>
            <translation>%1 sitzt links; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits at the right, in the lower corner; a press moves on</source>
            <translation>%1 sitzt rechts, in der unteren Ecke; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits at the right; a press moves on</source>
            <translation>%1 sitzt rechts; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits below, in the left corner; a press moves on</source>
            <translation>%1 sitzt unten, in der linken Ecke; ein Druck rückt weiter</translation>
        </message>
        <message>
            <source>%1 sits below; a press moves on</source>
            <translation>%1 sitzt unten; ein Druck rückt weiter</translation>
        </message>
        <message numerus="yes">
            <source>%n seats</source>
            <translation>
                <numerusform>%n Platz</numerusform>
                <numerusform>%n Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a seat</source>
            <translation>Platz hinzufügen</translation>
        </message>
        <message>
            <source>Aids</source>
            <translation>Hilfen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Colour and symbol: %1</source>
            <translation>Farbe und Zeichen: %1</translation>
        </message>
        <message>
            <source>Every seat needs a name.</source>
            <translation>Jeder Platz braucht einen Namen.</translation>
        </message>
        <message>
            <source>Left empty, the town gets its name by lot.</source>
            <translation>Ein leeres Feld heißt: Der Name der Stadt wird ausgelost.</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Spielart</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Number of the match</source>
            <translation>Nummer der Partie</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Optionen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Seat by lot</source>
            <translation>Plätze auslosen</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Take this seat away</source>
            <translation>Diesen Platz entfernen</translation>
        </message>
        <message>
            <source>The board turns to the seat that acts. Press a seat to move it to its edge.</source>
            <translation>Das Brett dreht sich zum Platz am Zug. Ein Druck setzt einen Platz an seine Kante.</translation>
        </message>
        <message>
            <source>The number of the match is too large.</source>
            <translation>Die Nummer der Partie ist zu groß.</translation>
        </message>
        <message>
            <source>The same number brings everything in the same order again.</source>
            <translation>Dieselbe Nummer bringt alles noch einmal in derselben Reihenfolge.</translation>
        </message>
        <message>
            <source>The screen lies flat</source>
            <translation>Der Bildschirm liegt flach</translation>
        </message>
        <message>
            <source>Town</source>
            <translation>Stadt</translation>
        </message>
        <message>
            <source>Two seats are called %1. Each name can be used once.</source>
            <translation>Zwei Plätze heißen %1. Jeder Name geht nur einmal.</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Wer spielt</translation>
        </message>
        <message>
            <source>With other numbers of seats: %1</source>
            <translation>Mit anderer Zahl von Plätzen: %1</translation>
        </message>
        <message>
            <source>drawn by chance</source>
            <translation>vom Zufall bestimmt</translation>
        </message>
    </context>
    <context>
        <name>NineBlocks</name>
        <message>
            <source>%2 points or more for %1</source>
            <comment>why the match ended</comment>
            <translation>mindestens %2 Punkte für %1</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <comment>short bonus</comment>
            <translation>1 Punkt</translation>
        </message>
        <message>
            <source>1 point each</source>
            <translation>je 1 Punkt</translation>
        </message>
        <message>
            <source>100 rounds are over; first place: %1</source>
            <comment>why the match ended</comment>
            <translation>100 Runden sind vorbei; erster Platz: %1</translation>
        </message>
        <message>
            <source>1st</source>
            <comment>place in the order of planning</comment>
            <translation>als 1.</translation>
        </message>
        <message>
            <source>2 points each</source>
            <translation>je 2 Punkte</translation>
        </message>
        <message>
            <source>2nd</source>
            <comment>place in the order of planning</comment>
            <translation>als 2.</translation>
        </message>
        <message>
            <source>3rd</source>
            <comment>place in the order of planning</comment>
            <translation>als 3.</translation>
        </message>
        <message>
            <source>4th</source>
            <comment>place in the order of planning</comment>
            <translation>als 4.</translation>
        </message>
        <message>
            <source>Ask before a repeat</source>
            <translation>Vor Wiederholungen fragen</translation>
        </message>
        <message>
            <source>Asks before a tile is planned that repeats a number in sight.</source>
            <translation>Fragt nach, bevor ein Plättchen geplant wird, das eine sichtbare Zahl wiederholt.</translation>
        </message>
        <message>
            <source>Big wheel</source>
            <translation>Riesenrad</translation>
        </message>
        <message>
            <source>Big wheel</source>
            <comment>short name</comment>
            <translation>Riesenrad</translation>
        </message>
        <message>
            <source>Block %1 to %2</source>
            <translation>Block %1 bis %2</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonus of the 8</source>
            <translation>Bonus der 8</translation>
        </message>
        <message>
            <source>Built alone</source>
            <translation>Allein gebaut</translation>
        </message>
        <message>
            <source>Cascade</source>
            <translation>Kaskade</translation>
        </message>
        <message>
            <source>Dock crane</source>
            <translation>Hafenkran</translation>
        </message>
        <message>
            <source>Dock crane</source>
            <comment>short name</comment>
            <translation>Hafenkran</translation>
        </message>
        <message>
            <source>Drop 1</source>
            <comment>short bonus</comment>
            <translation>1 ablegen</translation>
        </message>
        <message>
            <source>Drop 1 penalty tile</source>
            <translation>1 Strafe ablegen</translation>
        </message>
        <message>
            <source>Drop 2</source>
            <comment>short bonus</comment>
            <translation>2 ablegen</translation>
        </message>
        <message>
            <source>Drop 2 penalty tiles</source>
            <translation>2 Strafen ablegen</translation>
        </message>
        <message>
            <source>Each seat plans a tile or passes for good; passing costs nothing.</source>
            <translation>Jeder Platz plant ein Plättchen oder passt endgültig; Passen kostet nichts.</translation>
        </message>
        <message>
            <source>Fewer penalty tiles decide.</source>
            <translation>Weniger Strafplättchen entscheiden.</translation>
        </message>
        <message>
            <source>Final phase</source>
            <translation>Schlussphase</translation>
        </message>
        <message>
            <source>Gain 1 point</source>
            <translation>1 Punkt erhalten</translation>
        </message>
        <message>
            <source>Lighthouse</source>
            <translation>Leuchtturm</translation>
        </message>
        <message>
            <source>Lighthouse</source>
            <comment>short name</comment>
            <translation>Leuchtturm</translation>
        </message>
        <message>
            <source>Line %1</source>
            <translation>Linie %1</translation>
        </message>
        <message>
            <source>Lines 1 to 9</source>
            <translation>Linien 1 bis 9</translation>
        </message>
        <message>
            <source>Lines A to I</source>
            <translation>Linien A bis I</translation>
        </message>
        <message>
            <source>Nobody has won</source>
            <translation>Niemand hat gewonnen</translation>
        </message>
        <message>
            <source>Nothing is built any more.</source>
            <translation>Gebaut wird nichts mehr.</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the victory is shared.</source>
            <translation>Nichts unterscheidet sie: Der Sieg wird geteilt.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>One after the other, the seats lay tiles face down in their own areas.</source>
            <translation>Reihum legt jeder Platz verdeckte Plättchen in das eigene Gebiet.</translation>
        </message>
        <message>
            <source>One question before the tile is laid.</source>
            <translation>Eine Frage, bevor das Plättchen liegt.</translation>
        </message>
        <message>
            <source>Own blocks</source>
            <translation>Eigene Blöcke</translation>
        </message>
        <message>
            <source>Own number</source>
            <translation>Eigene Zahl</translation>
        </message>
        <message>
            <source>Palm house</source>
            <translation>Palmenhaus</translation>
        </message>
        <message>
            <source>Palm house</source>
            <comment>short name</comment>
            <translation>Palmenhaus</translation>
        </message>
        <message>
            <source>Pillar hall</source>
            <translation>Säulenhalle</translation>
        </message>
        <message>
            <source>Pillar hall</source>
            <comment>short name</comment>
            <translation>Säulenhalle</translation>
        </message>
        <message>
            <source>Plan face down, turn over together, and build where no number repeats.</source>
            <translation>Verdeckt planen, gemeinsam aufdecken und bauen, wo sich keine Zahl wiederholt.</translation>
        </message>
        <message>
            <source>Planning</source>
            <translation>Planung</translation>
        </message>
        <message>
            <source>Remove any building</source>
            <translation>Gebäude entfernen</translation>
        </message>
        <message>
            <source>Remove one</source>
            <comment>short bonus</comment>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Saw-tooth</source>
            <comment>short name</comment>
            <translation>Sägedach</translation>
        </message>
        <message>
            <source>Saw-tooth mill</source>
            <translation>Sägedachfabrik</translation>
        </message>
        <message>
            <source>See hands or draw 1</source>
            <translation>Hände sehen oder 1 ziehen</translation>
        </message>
        <message>
            <source>See or draw</source>
            <comment>short bonus</comment>
            <translation>Sehen, +1</translation>
        </message>
        <message>
            <source>Several areas are full: the last tile built decides.</source>
            <translation>Mehrere Gebiete sind voll: Das zuletzt gebaute Plättchen entscheidet.</translation>
        </message>
        <message>
            <source>Shared blocks</source>
            <translation>Geteilte Blöcke</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Start next</source>
            <comment>short bonus</comment>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Start the next round</source>
            <translation>Nächste Runde beginnen</translation>
        </message>
        <message>
            <source>Step gable</source>
            <translation>Treppengiebel</translation>
        </message>
        <message>
            <source>Step gable</source>
            <comment>short name</comment>
            <translation>Treppengiebel</translation>
        </message>
        <message>
            <source>Swap 2 tiles</source>
            <comment>short bonus</comment>
            <translation>2 tauschen</translation>
        </message>
        <message>
            <source>Swap up to 2 tiles</source>
            <translation>Bis 2 tauschen</translation>
        </message>
        <message>
            <source>The bonus of the number that was built, or of any lower number.</source>
            <translation>Der Bonus der gebauten Zahl oder einer beliebigen kleineren.</translation>
        </message>
        <message>
            <source>The bonus of the number that was built.</source>
            <translation>Der Bonus der gebauten Zahl.</translation>
        </message>
        <message>
            <source>The last seat builds</source>
            <translation>Der letzte Platz baut</translation>
        </message>
        <message>
            <source>The last seat lays open tiles, one at a time, for a point each.</source>
            <translation>Der letzte Platz legt offene Plättchen, eines nach dem anderen, für je einen Punkt.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Die Partie ist vorbei</translation>
        </message>
        <message>
            <source>The match is over, and all seats are out.</source>
            <translation>Die Partie ist vorbei, und alle Plätze sind ausgeschieden.</translation>
        </message>
        <message>
            <source>The seat with the lowest new building may use a bonus.</source>
            <translation>Der Platz mit dem niedrigsten neuen Gebäude darf einen Bonus nutzen.</translation>
        </message>
        <message>
            <source>The tile is laid; a red mark is all that warns.</source>
            <translation>Das Plättchen liegt sofort; nur eine rote Marke warnt.</translation>
        </message>
        <message>
            <source>Turn areas</source>
            <comment>short bonus</comment>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>Turn the areas</source>
            <translation>Gebiete drehen</translation>
        </message>
        <message>
            <source>Twin houses</source>
            <translation>Zwillingshäuser</translation>
        </message>
        <message>
            <source>Twin houses</source>
            <comment>short name</comment>
            <translation>Zwillinge</translation>
        </message>
        <message>
            <source>Which bonus the seat with the lowest new building may use.</source>
            <translation>Welchen Bonus der Platz mit dem niedrigsten neuen Gebäude nutzen darf.</translation>
        </message>
        <message>
            <source>Win</source>
            <comment>short bonus</comment>
            <translation>Gewinnen</translation>
        </message>
        <message>
            <source>Win at once</source>
            <translation>Sofort gewinnen</translation>
        </message>
        <message>
            <source>Windmill</source>
            <translation>Windmühle</translation>
        </message>
        <message>
            <source>Windmill</source>
            <comment>short name</comment>
            <translation>Windmühle</translation>
        </message>
        <message>
            <source>all other seats are out, the last one is %1</source>
            <comment>why the match ended</comment>
            <translation>alle anderen Plätze sind ausgeschieden, übrig bleibt %1</translation>
        </message>
        <message>
            <source>all seats are out, so nobody wins</source>
            <comment>why the match ended</comment>
            <translation>alle Plätze sind ausgeschieden, also gewinnt niemand</translation>
        </message>
        <message>
            <source>block %1 to %2</source>
            <comment>object of a sentence</comment>
            <translation>Block %1 bis %2</translation>
        </message>
        <message>
            <source>completed</source>
            <comment>group of score rows</comment>
            <translation>vollendet</translation>
        </message>
        <message>
            <source>extra</source>
            <comment>group of score rows</comment>
            <translation>zusätzlich</translation>
        </message>
        <message>
            <source>in block %1 to %2</source>
            <translation>in Block %1 bis %2</translation>
        </message>
        <message>
            <source>in line %1</source>
            <translation>in Linie %1</translation>
        </message>
        <message>
            <source>line %1</source>
            <comment>object of a sentence</comment>
            <translation>Linie %1</translation>
        </message>
        <message>
            <source>nobody builds any more; first place: %1</source>
            <comment>why the match ended</comment>
            <translation>niemand baut mehr; erster Platz: %1</translation>
        </message>
        <message>
            <source>the 1 (lighthouse)</source>
            <comment>subject or object</comment>
            <translation>die 1 (Leuchtturm)</translation>
        </message>
        <message>
            <source>the 2 (twin houses)</source>
            <comment>subject or object</comment>
            <translation>die 2 (Zwillingshäuser)</translation>
        </message>
        <message>
            <source>the 3 (saw-tooth mill)</source>
            <comment>subject or object</comment>
            <translation>die 3 (Sägedachfabrik)</translation>
        </message>
        <message>
            <source>the 4 (pillar hall)</source>
            <comment>subject or object</comment>
            <translation>die 4 (Säulenhalle)</translation>
        </message>
        <message>
            <source>the 5 (step gable)</source>
            <comment>subject or object</comment>
            <translation>die 5 (Treppengiebel)</translation>
        </message>
        <message>
            <source>the 6 (windmill)</source>
            <comment>subject or object</comment>
            <translation>die 6 (Windmühle)</translation>
        </message>
        <message>
            <source>the 7 (dock crane)</source>
            <comment>subject or object</comment>
            <translation>die 7 (Hafenkran)</translation>
        </message>
        <message>
            <source>the 8 (big wheel)</source>
            <comment>subject or object</comment>
            <translation>die 8 (Riesenrad)</translation>
        </message>
        <message>
            <source>the 9 (palm house)</source>
            <comment>subject or object</comment>
            <translation>die 9 (Palmenhaus)</translation>
        </message>
        <message>
            <source>the bonus of the 9, used by %1</source>
            <comment>why the match ended</comment>
            <translation>der Bonus der 9, genutzt von %1</translation>
        </message>
        <message>
            <source>the whole own area is built: %1</source>
            <comment>why the match ended</comment>
            <translation>das eigene Gebiet ist ganz bebaut: %1</translation>
        </message>
        <message>
            <source>three points win</source>
            <comment>mode of a match</comment>
            <translation>drei Punkte gewinnen</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksBoard</name>
        <message>
            <source>%1 alone may build here.</source>
            <translation>Hier darf nur %1 bauen.</translation>
        </message>
        <message>
            <source>%1 alone may build here: 2 points for the block.</source>
            <translation>Hier darf nur %1 bauen: 2 Punkte für den Block.</translation>
        </message>
        <message>
            <source>%1 already has its %2</source>
            <translation>%1 hat schon eine %2</translation>
        </message>
        <message>
            <source>%1 at %2, in the block of %3.</source>
            <translation>%1 auf %2, im Block von %3.</translation>
        </message>
        <message>
            <source>%1 at %2.</source>
            <translation>%1 auf %2.</translation>
        </message>
        <message>
            <source>%1 builds alone.</source>
            <translation>%1 baut allein.</translation>
        </message>
        <message>
            <source>%1 builds alone: 1 point for each tile laid openly, or stop.</source>
            <translation>%1 baut allein: 1 Punkt für jedes offen gelegte Plättchen, oder Schluss.</translation>
        </message>
        <message>
            <source>%1 built the lowest number and has its bonus.</source>
            <translation>%1 hat die niedrigste Zahl gebaut und darf den Bonus nutzen.</translation>
        </message>
        <message>
            <source>%1 goes to the penalties.</source>
            <translation>%1 geht zu den Strafen.</translation>
        </message>
        <message>
            <source>%1 in the hand.</source>
            <translation>%1 in der Hand.</translation>
        </message>
        <message>
            <source>%1 in the hand. Fits on: %2.</source>
            <translation>%1 in der Hand. Passt auf: %2.</translation>
        </message>
        <message>
            <source>%1 lies on %2.</source>
            <translation>%1 liegt auf %2.</translation>
        </message>
        <message>
            <source>%1 lies outside the area of %2.</source>
            <translation>%1 liegt außerhalb des Gebiets von %2.</translation>
        </message>
        <message>
            <source>%1 may build here.</source>
            <translation>Hier bauen: %1.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>so many of so many</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1 of %2 penalties.</source>
            <translation>%1 von %2 Strafen.</translation>
        </message>
        <message>
            <source>%1 of %2 penalties: %3 is out.</source>
            <translation>%1 von %2 Strafen: %3 scheidet aus.</translation>
        </message>
        <message>
            <source>%1 of 3 points</source>
            <translation>%1 von 3 Punkten</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>%1 passes for good?</source>
            <translation>Passt %1 endgültig?</translation>
        </message>
        <message>
            <source>%1 plans.</source>
            <translation>%1 plant.</translation>
        </message>
        <message>
            <source>%1 stands on: %2.</source>
            <translation>Die %1 steht auf: %2.</translation>
        </message>
        <message>
            <source>%1 stops for good?</source>
            <translation>Hört %1 endgültig auf?</translation>
        </message>
        <message>
            <source>%1 then builds alone: 1 point for every tile.</source>
            <translation>%1 baut dann allein: 1 Punkt für jedes Plättchen.</translation>
        </message>
        <message>
            <source>%1, given up</source>
            <translation>%1, abgegeben</translation>
        </message>
        <message>
            <source>%1, in the hand</source>
            <translation>%1, in der Hand</translation>
        </message>
        <message>
            <source>%1, just drawn</source>
            <translation>%1, eben gezogen</translation>
        </message>
        <message>
            <source>%1, planned at %2</source>
            <translation>%1, geplant auf %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>space: building</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 is planned there</source>
            <translation>%1: Dort ist eine %2 geplant</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the four blocks of the own area.</source>
            <translation>%1: ein Plättchen verdeckt in den vier Blöcken des eigenen Gebiets planen.</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the own area, or pass for good.</source>
            <translation>%1: ein Plättchen verdeckt im eigenen Gebiet planen oder endgültig passen.</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the six blocks of the own area.</source>
            <translation>%1: ein Plättchen verdeckt in den sechs Blöcken des eigenen Gebiets planen.</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the three near blocks or the centre.</source>
            <translation>%1: ein Plättchen verdeckt in den drei nahen Blöcken oder der Mitte planen.</translation>
        </message>
        <message>
            <source>%1: plan two tiles, one after the other, face down, in the own area.</source>
            <translation>%1: zwei Plättchen nacheinander verdeckt im eigenen Gebiet planen.</translation>
        </message>
        <message>
            <source>%1’s screen is closed</source>
            <translation>Schirm von %1: zu</translation>
        </message>
        <message>
            <source>%1’s screen is open</source>
            <translation>Schirm von %1: offen</translation>
        </message>
        <message numerus="yes">
            <source>%n more may still be out there.</source>
            <translation>
                <numerusform>Es kann noch %n davon geben.</numerusform>
                <numerusform>Es kann noch %n davon geben.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them just drawn</source>
            <translation>
                <numerusform>%n davon eben gezogen</numerusform>
                <numerusform>%n davon eben gezogen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points if it stays.</source>
            <translation>
                <numerusform>%n Punkt, wenn es bleibt.</numerusform>
                <numerusform>%n Punkte, wenn es bleibt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles behind it.</source>
            <translation>
                <numerusform>Dahinter liegt %n Plättchen.</numerusform>
                <numerusform>Dahinter liegen %n Plättchen.</numerusform>
            </translation>
        </message>
        <message>
            <source>1st place</source>
            <translation>1. Platz</translation>
        </message>
        <message>
            <source>3 points win · %1 penalties: out</source>
            <translation>3 Punkte gewinnen · %1 Strafen: aus</translation>
        </message>
        <message>
            <source>All have passed then: most points win.</source>
            <translation>Dann haben alle gepasst: Die meisten Punkte gewinnen.</translation>
        </message>
        <message>
            <source>All screens are closed</source>
            <translation>Alle Sichtschirme sind zu</translation>
        </message>
        <message>
            <source>Alone, only tiles that repeat nothing may be laid.</source>
            <translation>Allein dürfen nur Plättchen liegen, die nichts wiederholen.</translation>
        </message>
        <message>
            <source>Answer beside the board.</source>
            <translation>Die Antwort steht neben dem Brett.</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>the button</comment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Behind the screen</source>
            <translation>Hinter dem Sichtschirm</translation>
        </message>
        <message>
            <source>Block of %1</source>
            <translation>Block von %1</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Bauen</translation>
        </message>
        <message>
            <source>Building site</source>
            <translation>Baustelle</translation>
        </message>
        <message>
            <source>Buildings at %1.</source>
            <translation>Gebäude auf %1.</translation>
        </message>
        <message>
            <source>Built by %1 in round %2.</source>
            <translation>Gebaut von %1 in Runde %2.</translation>
        </message>
        <message>
            <source>Built by %1.</source>
            <translation>Gebaut von %1.</translation>
        </message>
        <message>
            <source>Completes %1.</source>
            <translation>Vollendet: %1.</translation>
        </message>
        <message>
            <source>Cover</source>
            <comment>the button</comment>
            <translation>Zudecken</translation>
        </message>
        <message>
            <source>Diary</source>
            <comment>short heading of the site diary</comment>
            <translation>Tagebuch</translation>
        </message>
        <message>
            <source>Discards %1</source>
            <translation>Ablage %1</translation>
        </message>
        <message>
            <source>Drag a tile to a space, or press it first and then the space. The keys 1 to 9 take a tile.</source>
            <translation>Ein Plättchen auf ein Feld ziehen, oder erst das Plättchen und dann das Feld drücken. Die Tasten 1 bis 9 nehmen ein Plättchen.</translation>
        </message>
        <message>
            <source>Drop on a lit space, or choose one with the arrow keys and Enter. Esc sends the tile home.</source>
            <translation>Auf ein helles Feld legen, oder eines mit Pfeiltasten und Eingabe wählen. Esc schickt das Plättchen zurück.</translation>
        </message>
        <message>
            <source>Dropping asks first.</source>
            <translation>Beim Ablegen wird gefragt.</translation>
        </message>
        <message>
            <source>Each tile that repeats no number gives 1 point. Lines and blocks count, too.</source>
            <translation>Jedes Plättchen, das keine Zahl wiederholt, gibt 1 Punkt. Linien und Blöcke zählen auch.</translation>
        </message>
        <message>
            <source>Every number would repeat one here.</source>
            <translation>Hier wiederholt jede Zahl eine andere.</translation>
        </message>
        <message>
            <source>Face down: %1.</source>
            <translation>Verdeckt: %1.</translation>
        </message>
        <message>
            <source>Final phase</source>
            <translation>Schlussphase</translation>
        </message>
        <message>
            <source>Fits.</source>
            <translation>Passt.</translation>
        </message>
        <message>
            <source>Give it up</source>
            <translation>Abgeben</translation>
        </message>
        <message>
            <source>Give up</source>
            <comment>the button</comment>
            <translation>Abgeben</translation>
        </message>
        <message>
            <source>Give up a tile</source>
            <comment>the button</comment>
            <translation>Plättchen abgeben</translation>
        </message>
        <message>
            <source>Give up a tile: 1 penalty</source>
            <translation>Plättchen abgeben: 1 Strafe</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>the button</comment>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Go on building</source>
            <translation>Weiter bauen</translation>
        </message>
        <message>
            <source>Hint: %1 on %2.</source>
            <translation>Tipp: %1 auf %2.</translation>
        </message>
        <message>
            <source>Hint: give up %1.</source>
            <translation>Tipp: %1 abgeben.</translation>
        </message>
        <message>
            <source>Hint: pass for good.</source>
            <translation>Tipp: endgültig passen.</translation>
        </message>
        <message>
            <source>Just drawn.</source>
            <translation>Eben gezogen.</translation>
        </message>
        <message>
            <source>Lines %1 cross it: they can be completed only after the areas have been turned.</source>
            <translation>Die Linien %1 laufen hindurch: Erst nach einer Drehung der Gebiete lassen sie sich vollenden.</translation>
        </message>
        <message>
            <source>Lower curtain</source>
            <translation>Vorhang herunter</translation>
        </message>
        <message>
            <source>No %1 in the hand.</source>
            <translation>Keine %1 in der Hand.</translation>
        </message>
        <message>
            <source>No penalty, no more plans; the points stay.</source>
            <translation>Keine Strafe, keine Pläne mehr; die Punkte bleiben.</translation>
        </message>
        <message>
            <source>Nobody builds any more then: the match ends, most points win.</source>
            <translation>Dann baut niemand mehr: Die Partie endet, die meisten Punkte gewinnen.</translation>
        </message>
        <message>
            <source>Nobody may build here.</source>
            <translation>Hier darf niemand bauen.</translation>
        </message>
        <message>
            <source>Nobody’s block</source>
            <translation>Niemandes Block</translation>
        </message>
        <message>
            <source>Own plan, not handed over yet: %1.</source>
            <translation>Eigener Plan, noch nicht übergeben: %1.</translation>
        </message>
        <message>
            <source>Own plan: %1.</source>
            <translation>Eigener Plan: %1.</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>the button</comment>
            <translation>Passen</translation>
        </message>
        <message>
            <source>Pass for good</source>
            <translation>Endgültig passen</translation>
        </message>
        <message>
            <source>Pass: %1 then builds alone, 1 point per tile</source>
            <translation>Passen: %1 baut dann allein, 1 Punkt je Plättchen</translation>
        </message>
        <message>
            <source>Penalties %1 of %2</source>
            <translation>Strafen %1 von %2</translation>
        </message>
        <message>
            <source>Plan</source>
            <comment>the button</comment>
            <translation>Planen</translation>
        </message>
        <message>
            <source>Plan and hand over</source>
            <translation>Planen und übergeben</translation>
        </message>
        <message>
            <source>Plan and turn over</source>
            <translation>Planen und aufdecken</translation>
        </message>
        <message>
            <source>Plan it all the same</source>
            <translation>Trotzdem planen</translation>
        </message>
        <message>
            <source>Plan or pass for good. Passing costs no penalty.</source>
            <translation>Planen oder endgültig passen. Passen kostet keine Strafe.</translation>
        </message>
        <message>
            <source>Plan, then plan again</source>
            <translation>Planen, dann noch einmal</translation>
        </message>
        <message>
            <source>Planning here costs %1 all these tiles:</source>
            <translation>Hier zu planen kostet %1 alle diese Plättchen:</translation>
        </message>
        <message>
            <source>Planning here costs %1 both tiles:</source>
            <translation>Hier zu planen kostet %1 beide Plättchen:</translation>
        </message>
        <message>
            <source>Press the tile to give up.</source>
            <translation>Das Plättchen drücken, das abgegeben wird.</translation>
        </message>
        <message>
            <source>Press the tile to give up: it goes to the penalties.</source>
            <translation>Das Plättchen drücken, das abgegeben wird: Es geht zu den Strafen.</translation>
        </message>
        <message>
            <source>Press: every place of this number.</source>
            <translation>Drücken: alle Orte dieser Zahl.</translation>
        </message>
        <message>
            <source>Press: turn the board to the next seat.</source>
            <translation>Drücken: das Brett zum nächsten Platz drehen.</translation>
        </message>
        <message>
            <source>Repeats no number in sight.</source>
            <translation>Wiederholt keine sichtbare Zahl.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Site diary</source>
            <translation>Bautagebuch</translation>
        </message>
        <message>
            <source>Spaces, line by line</source>
            <translation>Felder, Linie für Linie</translation>
        </message>
        <message>
            <source>Stop</source>
            <comment>the button</comment>
            <translation>Schluss</translation>
        </message>
        <message>
            <source>Stop for good</source>
            <translation>Endgültig Schluss</translation>
        </message>
        <message>
            <source>Supply %1</source>
            <translation>Vorrat %1</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>The board faces %1</source>
            <translation>Brett zu %1 gedreht</translation>
        </message>
        <message>
            <source>The board faces nobody</source>
            <translation>Brett zu niemandem gedreht</translation>
        </message>
        <message>
            <source>The last seat builds</source>
            <translation>Der letzte Platz baut</translation>
        </message>
        <message>
            <source>The lowest number built in the round earns its bonus</source>
            <translation>Die niedrigste gebaute Zahl der Runde bringt einen Bonus</translation>
        </message>
        <message>
            <source>The match is over. %1: first place.</source>
            <translation>Die Partie ist zu Ende. %1: erster Platz.</translation>
        </message>
        <message>
            <source>The match is over. Nobody has won.</source>
            <translation>Die Partie ist zu Ende. Niemand hat gewonnen.</translation>
        </message>
        <message>
            <source>The others look away until the curtain is down again.</source>
            <translation>Die anderen schauen weg, bis der Vorhang wieder unten ist.</translation>
        </message>
        <message>
            <source>The own plan at %1 comes first. Planning here costs %2 this tile:</source>
            <translation>Der eigene Plan auf %1 geht vor. Hier zu planen kostet %2 dieses Plättchen:</translation>
        </message>
        <message>
            <source>The plan of %1 lies here.</source>
            <translation>Hier liegt der Plan von %1.</translation>
        </message>
        <message>
            <source>The tile goes to the penalties. Undo takes it back.</source>
            <translation>Das Plättchen geht zu den Strafen. Rückgängig nimmt es zurück.</translation>
        </message>
        <message>
            <source>The tile lies face down. Drag it on, or take it back with Undo.</source>
            <translation>Das Plättchen liegt verdeckt. Es lässt sich weiterziehen oder mit Rückgängig zurücknehmen.</translation>
        </message>
        <message>
            <source>The tiles of %1</source>
            <translation>Die Plättchen von %1</translation>
        </message>
        <message>
            <source>They stay closed until the steps are put away.</source>
            <translation>Sie bleiben zu, bis die Schritte weggelegt sind.</translation>
        </message>
        <message>
            <source>This number repeats one wherever it is planned. Esc sends the tile home.</source>
            <translation>Diese Zahl wiederholt überall eine andere. Esc schickt das Plättchen zurück.</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>What lay behind the screen.</source>
            <translation>Was hinter dem Sichtschirm lag.</translation>
        </message>
        <message>
            <source>Without a repeat: %1.</source>
            <translation>Ohne Wiederholung: %1.</translation>
        </message>
        <message>
            <source>builds alone</source>
            <translation>baut allein</translation>
        </message>
        <message>
            <source>by whom</source>
            <translation>von wem</translation>
        </message>
        <message>
            <source>hand of %1</source>
            <translation>%1 auf der Hand</translation>
        </message>
        <message>
            <source>has the bonus</source>
            <translation>hat den Bonus</translation>
        </message>
        <message>
            <source>left</source>
            <comment>so many tiles may still be out there</comment>
            <translation>übrig</translation>
        </message>
        <message>
            <source>line already scored</source>
            <translation>schon gewertete Linie</translation>
        </message>
        <message>
            <source>line scored</source>
            <translation>gewertet</translation>
        </message>
        <message>
            <source>new in the rack: %1</source>
            <translation>neu auf der Leiste: %1</translation>
        </message>
        <message>
            <source>no plan</source>
            <translation>kein Plan</translation>
        </message>
        <message>
            <source>none</source>
            <comment>no plan in this round</comment>
            <translation>keiner</translation>
        </message>
        <message>
            <source>now</source>
            <comment>is planning now</comment>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>one seat only: 2 points</source>
            <translation>nur ein Platz: 2 Punkte</translation>
        </message>
        <message>
            <source>one seat: 2 points</source>
            <translation>ein Platz: 2 P.</translation>
        </message>
        <message>
            <source>out</source>
            <translation>aus</translation>
        </message>
        <message>
            <source>out</source>
            <comment>the last slot of the penalty rack</comment>
            <translation>aus</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>gepasst</translation>
        </message>
        <message>
            <source>planned</source>
            <comment>has planned in this round</comment>
            <translation>geplant</translation>
        </message>
        <message>
            <source>planned %1</source>
            <translation>%1 geplant</translation>
        </message>
        <message>
            <source>planning now</source>
            <translation>plant jetzt</translation>
        </message>
        <message>
            <source>plans %1</source>
            <translation>plant %1</translation>
        </message>
        <message>
            <source>plans once more</source>
            <translation>plant noch einmal</translation>
        </message>
        <message>
            <source>shared by seats</source>
            <translation>geteilt</translation>
        </message>
        <message>
            <source>shared by these seats</source>
            <translation>von diesen geteilt</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>beginnt die Runde</translation>
        </message>
        <message>
            <source>who scored it</source>
            <translation>wer sie wertet</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksBonus</name>
        <message>
            <source>%1 drops %2: %3 of %4 penalties.</source>
            <translation>%1 legt %2 ab: %3 von %4 Strafen.</translation>
        </message>
        <message>
            <source>%1 fills the hand up to five tiles this time.</source>
            <translation>%1 füllt die Hand diesmal auf fünf Plättchen auf.</translation>
        </message>
        <message>
            <source>%1 gains a point: %2 of 3.</source>
            <translation>%1 erhält einen Punkt: %2 von 3.</translation>
        </message>
        <message>
            <source>%1 gets %2. All areas move; buildings and scored lines stay.</source>
            <translation>%1 bekommt %2. Alle Gebiete wandern; Gebäude und gewertete Linien bleiben.</translation>
        </message>
        <message numerus="yes">
            <source>%1 puts %2 on the discards and draws %n new tiles.</source>
            <translation>
                <numerusform>%1 legt %2 ab und zieht %n neues Plättchen.</numerusform>
                <numerusform>%1 legt %2 ab und zieht %n neue Plättchen.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 starts the next round.</source>
            <translation>%1 beginnt die nächste Runde.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>seat, its tiles</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: choose a bonus up to %2, or decline.</source>
            <translation>%1: einen Bonus bis zur %2 wählen oder verzichten.</translation>
        </message>
        <message>
            <source>%1: use the bonus of the %2, or decline. %3</source>
            <translation>%1: den Bonus der %2 nutzen oder verzichten. %3</translation>
        </message>
        <message>
            <source>Bonus of the %1</source>
            <translation>Bonus der %1</translation>
        </message>
        <message>
            <source>Choose a number up to the one that was built.</source>
            <translation>Eine Zahl bis zur gebauten wählen.</translation>
        </message>
        <message>
            <source>Choose one of both.</source>
            <translation>Eines von beiden wählen.</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Verzichten</translation>
        </message>
        <message>
            <source>Drag the helmet to the own card, or press Use.</source>
            <translation>Den Helm auf die eigene Karte ziehen oder „Nutzen“ drücken.</translation>
        </message>
        <message>
            <source>Draw one more</source>
            <translation>Eins mehr ziehen</translation>
        </message>
        <message>
            <source>Half turn</source>
            <translation>Halbe Drehung</translation>
        </message>
        <message>
            <source>Known hands</source>
            <translation>Gesehene Hände</translation>
        </message>
        <message>
            <source>Only %1 looks</source>
            <translation>Nur %1 sieht hin</translation>
        </message>
        <message>
            <source>Only %1 sees the hands of all others, as they are before the refill.</source>
            <translation>Nur %1 sieht die Hände aller anderen, so wie sie vor dem Auffüllen sind.</translation>
        </message>
        <message>
            <source>Penalty tile %1: drop it</source>
            <translation>Strafplättchen %1: ablegen</translation>
        </message>
        <message>
            <source>Penalty tile %1: will be dropped</source>
            <translation>Strafplättchen %1: wird abgelegt</translation>
        </message>
        <message>
            <source>Press a building, or drag it off the board.</source>
            <translation>Ein Gebäude drücken oder vom Brett ziehen.</translation>
        </message>
        <message>
            <source>Press penalty tiles, or drag them off the rack.</source>
            <translation>Strafplättchen drücken oder von der Leiste ziehen.</translation>
        </message>
        <message>
            <source>Press tiles of the hand, or drag them to the discards.</source>
            <translation>Plättchen der Hand drücken oder auf die Ablage ziehen.</translation>
        </message>
        <message>
            <source>Quarter left</source>
            <translation>Viertel links</translation>
        </message>
        <message>
            <source>Quarter right</source>
            <translation>Viertel rechts</translation>
        </message>
        <message>
            <source>See all hands</source>
            <translation>Hände sehen</translation>
        </message>
        <message>
            <source>Take hold of the board and turn it, or press a turn.</source>
            <translation>Das Brett anfassen und drehen oder eine Drehung drücken.</translation>
        </message>
        <message>
            <source>The %1 on %2, built by %3, goes to the discards. Points stay.</source>
            <translation>Die %1 auf %2, gebaut von %3, wird abgelegt. Punkte bleiben.</translation>
        </message>
        <message>
            <source>The others look away. Any key or press covers the hands.</source>
            <translation>Die anderen schauen weg. Jede Taste und jeder Druck deckt die Hände zu.</translation>
        </message>
        <message>
            <source>Tile %1: swap it</source>
            <translation>Plättchen %1: tauschen</translation>
        </message>
        <message>
            <source>Tile %1: will be swapped</source>
            <translation>Plättchen %1: wird getauscht</translation>
        </message>
        <message>
            <source>Use the bonus</source>
            <translation>Bonus nutzen</translation>
        </message>
        <message>
            <source>Which bonus?</source>
            <translation>Welcher Bonus?</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksCells</name>
        <message>
            <source>%1 %2</source>
            <comment>source of points, points</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1, round %2</source>
            <comment>line, block or space</comment>
            <translation>%1, Runde %2</translation>
        </message>
        <message>
            <source>Buildings that stand: %1. Bonuses used: %2.</source>
            <translation>Stehende Gebäude: %1. Genutzte Boni: %2.</translation>
        </message>
        <message>
            <source>No points.</source>
            <translation>Keine Punkte.</translation>
        </message>
        <message>
            <source>Nothing.</source>
            <translation>Nichts.</translation>
        </message>
        <message>
            <source>Out in round %1.</source>
            <translation>Ausgeschieden in Runde %1.</translation>
        </message>
        <message>
            <source>Passed in round %1.</source>
            <translation>Gepasst in Runde %1.</translation>
        </message>
        <message>
            <source>Penalty tiles: %1 of %2 (%3).</source>
            <translation>Strafplättchen: %1 von %2 (%3).</translation>
        </message>
        <message>
            <source>Penalty tiles: %1 of %2.</source>
            <translation>Strafplättchen: %1 von %2.</translation>
        </message>
        <message numerus="yes">
            <source>The bonus of the 8 was used %n time(s).</source>
            <translation>
                <numerusform>Der Bonus der 8 wurde %n-mal genutzt.</numerusform>
                <numerusform>Der Bonus der 8 wurde %n-mal genutzt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles given up: %1.</source>
            <translation>Abgegebene Plättchen: %1.</translation>
        </message>
        <message>
            <source>blocks</source>
            <comment>source of points</comment>
            <translation>Blöcke</translation>
        </message>
        <message>
            <source>bonus</source>
            <comment>source of points</comment>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>built alone</source>
            <comment>source of points</comment>
            <translation>allein gebaut</translation>
        </message>
        <message>
            <source>lines</source>
            <comment>source of points</comment>
            <translation>Linien</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksEvents</name>
        <message>
            <source>%1 %2 on %3</source>
            <comment>seat, number, space</comment>
            <translation>%1 %2 auf %3</translation>
        </message>
        <message>
            <source>%1 begins a round of the final phase; the order: %2</source>
            <translation>%1 beginnt eine Runde der Schlussphase; Reihenfolge: %2</translation>
        </message>
        <message>
            <source>%1 begins; the order of planning: %2</source>
            <translation>%1 beginnt; Reihenfolge der Planung: %2</translation>
        </message>
        <message>
            <source>%1 builds %2 on %3</source>
            <translation>%1 baut %2 auf %3</translation>
        </message>
        <message>
            <source>%1 builds alone: %2 on %3, 1 point</source>
            <translation>%1 baut allein: %2 auf %3, 1 Punkt</translation>
        </message>
        <message numerus="yes">
            <source>%1 completes %2: %n points</source>
            <translation>
                <numerusform>%1 vollendet %2: %n Punkt</numerusform>
                <numerusform>%1 vollendet %2: %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 does not use the bonus of the %2</source>
            <translation>%1 nutzt den Bonus der %2 nicht</translation>
        </message>
        <message>
            <source>%1 has built the lowest number, %2, and may use a bonus</source>
            <translation>%1 hat die niedrigste Zahl gebaut, %2, und darf einen Bonus nutzen</translation>
        </message>
        <message>
            <source>%1 has built the lowest number, %2; the bonus can change nothing now</source>
            <translation>%1 hat die niedrigste Zahl gebaut, %2; der Bonus kann jetzt nichts ändern</translation>
        </message>
        <message>
            <source>%1 has built the whole own area and wins</source>
            <translation>%1 hat das eigene Gebiet ganz bebaut und gewinnt</translation>
        </message>
        <message>
            <source>%1 has no tile and can draw none: no plan, no penalty</source>
            <translation>%1 hat kein Plättchen und kann keines ziehen: kein Plan, keine Strafe</translation>
        </message>
        <message>
            <source>%1 has nothing left to build and passes for good</source>
            <translation>%1 kann nichts mehr bauen und passt endgültig</translation>
        </message>
        <message>
            <source>%1 have built their whole areas and share the victory</source>
            <translation>%1 haben die eigenen Gebiete ganz bebaut und teilen sich den Sieg</translation>
        </message>
        <message numerus="yes">
            <source>%1 is out with %n penalty tiles</source>
            <translation>
                <numerusform>%1 scheidet mit %n Strafplättchen aus</numerusform>
                <numerusform>%1 scheidet mit %n Strafplättchen aus</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 is the last to build: alone, openly, for a point per tile</source>
            <translation>%1 baut als letzter Platz weiter: allein, offen, ein Punkt je Plättchen</translation>
        </message>
        <message>
            <source>%1 loses %2 on %3: %5 planned this number earlier, on %4 %6</source>
            <translation>%1 verliert %2 auf %3: %5 hat diese Zahl früher geplant, auf %4 %6</translation>
        </message>
        <message>
            <source>%1 loses %2 on %3: an own plan of this number came earlier, on %4 %6</source>
            <translation>%1 verliert %2 auf %3: Ein eigener Plan mit dieser Zahl lag früher da, auf %4 %6</translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %2 on %3: this number stands on %4 %5 already; the %n buildings there are penalties too</source>
            <translation>
                <numerusform>%1 verliert %2 auf %3: Diese Zahl steht schon auf %4 %5; auch %n Gebäude dort wird zur Strafe</numerusform>
                <numerusform>%1 verliert %2 auf %3: Diese Zahl steht schon auf %4 %5; auch %n Gebäude dort werden zur Strafe</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 loses %2 on %3: this number stood on %4 %5; that building is gone already</source>
            <translation>%1 verliert %2 auf %3: Diese Zahl stand auf %4 %5; das Gebäude ist schon fort</translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %2 on %3: this number stood on %4 %5; the %n buildings still there are penalties too</source>
            <translation>
                <numerusform>%1 verliert %2 auf %3: Diese Zahl stand auf %4 %5; auch %n Gebäude, das noch dort steht, wird zur Strafe</numerusform>
                <numerusform>%1 verliert %2 auf %3: Diese Zahl stand auf %4 %5; auch %n Gebäude, die noch dort stehen, werden zur Strafe</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 loses %2 to %3: both planned %4, and the later tile stays</source>
            <translation>%1 verliert %2 an %3: Beide planten %4, und das spätere Plättchen bleibt</translation>
        </message>
        <message>
            <source>%1 loses %2 to %3: the first tile there was %4, not %5</source>
            <translation>%1 verliert %2 an %3: Zuerst lag dort %4, nicht %5</translation>
        </message>
        <message>
            <source>%1 passes for good, without a penalty</source>
            <translation>%1 passt endgültig, ohne Strafe</translation>
        </message>
        <message>
            <source>%1 plans a tile on %2</source>
            <translation>%1 plant ein Plättchen auf %2</translation>
        </message>
        <message>
            <source>%1 plans nothing and takes %2 as a penalty</source>
            <translation>%1 plant nichts und nimmt %2 als Strafe</translation>
        </message>
        <message>
            <source>%1 reach three points and share the victory</source>
            <translation>%1 erreichen drei Punkte und teilen sich den Sieg</translation>
        </message>
        <message>
            <source>%1 reaches three points and wins</source>
            <translation>%1 erreicht drei Punkte und gewinnt</translation>
        </message>
        <message>
            <source>%1 wins with the bonus of the 9</source>
            <translation>%1 gewinnt mit dem Bonus der 9</translation>
        </message>
        <message>
            <source>%2 rounds are over: %1 share the victory</source>
            <translation>%2 Runden sind vorbei: %1 teilen sich den Sieg</translation>
        </message>
        <message>
            <source>%2 rounds are over: %1 wins</source>
            <translation>%2 Runden sind vorbei: %1 gewinnt</translation>
        </message>
        <message>
            <source>All other seats are out: %1 wins</source>
            <translation>Alle anderen Plätze sind ausgeschieden: %1 gewinnt</translation>
        </message>
        <message>
            <source>All seats are out: the match ends, and nobody wins</source>
            <translation>Alle Plätze sind ausgeschieden: Die Partie endet, und niemand gewinnt</translation>
        </message>
        <message numerus="yes">
            <source>Bonus of the %3: %1 drops %n penalty tiles, %2</source>
            <translation>
                <numerusform>Bonus der %3: %1 legt %n Strafplättchen ab, %2</numerusform>
                <numerusform>Bonus der %3: %1 legt %n Strafplättchen ab, %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Bonus of the 1: %1 swaps %2 for new tiles</source>
            <translation>Bonus der 1: %1 tauscht %2 gegen neue Plättchen</translation>
        </message>
        <message>
            <source>Bonus of the 2: %1 removes the building on %2</source>
            <translation>Bonus der 2: %1 entfernt das Gebäude auf %2</translation>
        </message>
        <message>
            <source>Bonus of the 3: %1 begins the next round</source>
            <translation>Bonus der 3: %1 beginnt die nächste Runde</translation>
        </message>
        <message>
            <source>Bonus of the 5: %1 draws one tile more</source>
            <translation>Bonus der 5: %1 zieht ein Plättchen mehr</translation>
        </message>
        <message>
            <source>Bonus of the 5: %1 looks at the hands of all others</source>
            <translation>Bonus der 5: %1 sieht die Hände aller anderen an</translation>
        </message>
        <message>
            <source>Bonus of the 7: %1 turns all areas by %2 degrees</source>
            <translation>Bonus der 7: %1 dreht alle Gebiete um %2 Grad</translation>
        </message>
        <message>
            <source>Bonus of the 8: %1 gains a point</source>
            <translation>Bonus der 8: %1 erhält einen Punkt</translation>
        </message>
        <message>
            <source>Bonus of the 9: %1 wins at once</source>
            <translation>Bonus der 9: %1 gewinnt sofort</translation>
        </message>
        <message>
            <source>Nobody builds any more: %1 share the victory</source>
            <translation>Niemand baut mehr: %1 teilen sich den Sieg</translation>
        </message>
        <message>
            <source>Nobody builds any more: %1 wins</source>
            <translation>Niemand baut mehr: %1 gewinnt</translation>
        </message>
        <message>
            <source>The final phase begins: from now on seats plan or pass for good</source>
            <translation>Die Schlussphase beginnt: Von nun an heißt es planen oder endgültig passen</translation>
        </message>
        <message>
            <source>The plans are turned over: %1</source>
            <translation>Die Pläne werden aufgedeckt: %1</translation>
        </message>
        <message numerus="yes">
            <source>The supply is empty: %n discarded tiles are shuffled</source>
            <translation>
                <numerusform>Der Vorrat ist leer: %n abgelegtes Plättchen wird gemischt</numerusform>
                <numerusform>Der Vorrat ist leer: %n abgelegte Plättchen werden gemischt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksFlat</name>
        <message>
            <source>At the edges</source>
            <translation>An den Rändern</translation>
        </message>
        <message>
            <source>Tile %1 of %2, face down: hold it, or press V</source>
            <translation>Plättchen %1 von %2, verdeckt: halten oder V drücken</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Drehen</translation>
        </message>
        <message>
            <source>faces %1</source>
            <translation>zu %1</translation>
        </message>
        <message>
            <source>hand of %1</source>
            <translation>%1 auf der Hand</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksReasons</name>
        <message>
            <source>%1 cannot do that in this part of the round.</source>
            <translation>%1 kann das in diesem Teil der Runde nicht tun.</translation>
        </message>
        <message>
            <source>%1 cannot pass yet: passing for good begins with the final phase.</source>
            <translation>%1 kann noch nicht passen: Passen gibt es erst in der Schlussphase.</translation>
        </message>
        <message>
            <source>%1 cannot use the bonus of the %2 now.</source>
            <translation>%1 kann den Bonus der %2 jetzt nicht nutzen.</translation>
        </message>
        <message>
            <source>%1 has planned a tile on %2 already in this round.</source>
            <translation>%1 hat auf %2 in dieser Runde schon ein Plättchen geplant.</translation>
        </message>
        <message>
            <source>%1 need not give up a tile: in the final phase passing is free.</source>
            <translation>%1 muss kein Plättchen abgeben: In der Schlussphase ist Passen frei.</translation>
        </message>
        <message>
            <source>A repeat: %1 stands %2 already, on %3.</source>
            <translation>Eine Wiederholung: %1 steht %2 schon auf %3.</translation>
        </message>
        <message>
            <source>A repeat: whoever builds alone may not lay %1 here.</source>
            <translation>Eine Wiederholung: Wer allein baut, darf %1 hier nicht legen.</translation>
        </message>
        <message>
            <source>Built already: %2 stands on %1.</source>
            <translation>Schon bebaut: Auf %1 steht %2.</translation>
        </message>
        <message>
            <source>Impossible position: a building repeats a number, or nobody can have built it.</source>
            <translation>Unmögliche Stellung: Ein Gebäude wiederholt eine Zahl, oder niemand kann es gebaut haben.</translation>
        </message>
        <message>
            <source>Impossible position: a hand holds too many tiles.</source>
            <translation>Unmögliche Stellung: Eine Hand hält zu viele Plättchen.</translation>
        </message>
        <message>
            <source>Impossible position: a plan lies where it cannot, or the wrong seat is to plan.</source>
            <translation>Unmögliche Stellung: Ein Plan liegt, wo er nicht darf, oder der falsche Platz ist am Zug.</translation>
        </message>
        <message>
            <source>Impossible position: a seat has more penalty tiles than it can have.</source>
            <translation>Unmögliche Stellung: Ein Platz hat mehr Strafplättchen als möglich.</translation>
        </message>
        <message>
            <source>Impossible position: points cannot have been won like that.</source>
            <translation>Unmögliche Stellung: Die Punkte können so nicht entstanden sein.</translation>
        </message>
        <message>
            <source>Impossible position: so many seats cannot play.</source>
            <translation>Unmögliche Stellung: Mit so vielen Plätzen wird nicht gespielt.</translation>
        </message>
        <message>
            <source>Impossible position: the areas cannot be turned like that.</source>
            <translation>Unmögliche Stellung: So können die Gebiete nicht gedreht sein.</translation>
        </message>
        <message>
            <source>Impossible position: the end and its winners do not fit.</source>
            <translation>Unmögliche Stellung: Das Ende und die Sieger passen nicht.</translation>
        </message>
        <message>
            <source>Impossible position: the rounds and phases do not fit.</source>
            <translation>Unmögliche Stellung: Runden und Phasen passen nicht.</translation>
        </message>
        <message>
            <source>Impossible position: there must be %1 tiles of each number.</source>
            <translation>Unmögliche Stellung: Von jeder Zahl muss es %1 Plättchen geben.</translation>
        </message>
        <message>
            <source>Impossible position: what seats have seen does not fit the tiles.</source>
            <translation>Unmögliche Stellung: Was die Plätze gesehen haben, passt nicht zu den Plättchen.</translation>
        </message>
        <message>
            <source>Not among the penalty tiles of %1: %2.</source>
            <translation>Nicht unter den Strafplättchen von %1: %2.</translation>
        </message>
        <message>
            <source>Not in the hand of %1: %2.</source>
            <translation>Nicht in der Hand von %1: %2.</translation>
        </message>
        <message>
            <source>Nothing to remove: %1 is free.</source>
            <translation>Nichts zu entfernen: %1 ist frei.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n tiles can still be drawn.</source>
            <translation>
                <numerusform>Nur %n Plättchen kann noch gezogen werden.</numerusform>
                <numerusform>Nur %n Plättchen können noch gezogen werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>Outside every area: nobody may build on %1.</source>
            <translation>Außerhalb aller Gebiete: Auf %1 darf niemand bauen.</translation>
        </message>
        <message>
            <source>Outside the own area: %2 may build on %1.</source>
            <translation>Außerhalb des eigenen Gebiets: Auf %1 darf nur gebaut werden von %2.</translation>
        </message>
        <message>
            <source>The areas move on by one, two or three quarter turns.</source>
            <translation>Die Gebiete drehen sich um eine, zwei oder drei Vierteldrehungen.</translation>
        </message>
        <message>
            <source>The bonus of the %1 does not work like that.</source>
            <translation>So wirkt der Bonus der %1 nicht.</translation>
        </message>
        <message numerus="yes">
            <source>The bonus of the %1 takes at most %n tiles.</source>
            <translation>
                <numerusform>Der Bonus der %1 gilt für höchstens %n Plättchen.</numerusform>
                <numerusform>Der Bonus der %1 gilt für höchstens %n Plättchen.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such space.</source>
            <translation>Dieses Feld gibt es nicht.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Dieser Platz</translation>
        </message>
        <message>
            <source>Tiles have the numbers 1 to 9.</source>
            <translation>Plättchen haben die Zahlen 1 bis 9.</translation>
        </message>
        <message>
            <source>this space</source>
            <translation>dieses Feld</translation>
        </message>
        <message>
            <source>this tile</source>
            <translation>dieses Plättchen</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksResolution</name>
        <message>
            <source>%1 %2 on %3</source>
            <comment>seat, number, space</comment>
            <translation>%1 %2 auf %3</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>seat with colour and symbol</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 builds alone</source>
            <translation>%1 baut allein</translation>
        </message>
        <message>
            <source>%1 builds alone: 1 point for the tile.</source>
            <translation>%1 baut allein: 1 Punkt für das Plättchen.</translation>
        </message>
        <message>
            <source>%1 builds the %2 on %3.</source>
            <translation>%1 baut die %2 auf %3.</translation>
        </message>
        <message>
            <source>%1 does not use the bonus.</source>
            <translation>%1 nutzt den Bonus nicht.</translation>
        </message>
        <message>
            <source>%1 draws one tile more this time.</source>
            <translation>%1 zieht diesmal ein Plättchen mehr.</translation>
        </message>
        <message>
            <source>%1 drops %2 from the penalties.</source>
            <translation>%1 legt %2 von den Strafen ab.</translation>
        </message>
        <message>
            <source>%1 gains 1 point.</source>
            <translation>%1 erhält 1 Punkt.</translation>
        </message>
        <message>
            <source>%1 gains 2 points: no other seat may build there.</source>
            <translation>%1 erhält 2 Punkte: Dort darf kein anderer Platz bauen.</translation>
        </message>
        <message>
            <source>%1 gains a point.</source>
            <translation>%1 erhält einen Punkt.</translation>
        </message>
        <message>
            <source>%1 has %2 penalties, the limit is %3.</source>
            <translation>%1 hat %2 Strafen, die Grenze ist %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1 is complete: %n points.</source>
            <comment>line or block</comment>
            <translation>
                <numerusform>%1 ist vollendet: %n Punkt.</numerusform>
                <numerusform>%1 ist vollendet: %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 is out</source>
            <translation>%1 scheidet aus</translation>
        </message>
        <message>
            <source>%1 looks at all hands.</source>
            <translation>%1 sieht alle Hände an.</translation>
        </message>
        <message>
            <source>%1 of %2 penalties</source>
            <translation>%1 von %2 Strafen</translation>
        </message>
        <message>
            <source>%1 of %2 points</source>
            <translation>%1 von %2 Punkten</translation>
        </message>
        <message>
            <source>%1 starts the next round.</source>
            <translation>%1 beginnt die nächste Runde.</translation>
        </message>
        <message numerus="yes">
            <source>%1 swaps %n tiles of the hand.</source>
            <translation>
                <numerusform>%1 tauscht %n Plättchen der Hand.</numerusform>
                <numerusform>%1 tauscht %n Plättchen der Hand.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 takes the %2 on %3 off the board.</source>
            <translation>%1 nimmt die %2 auf %3 vom Brett.</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes the planned tile and %n pieces of the board.</source>
            <translation>
                <numerusform>%1 nimmt das geplante Plättchen und %n Gebäude vom Brett.</numerusform>
                <numerusform>%1 nimmt das geplante Plättchen und %n Gebäude vom Brett.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes the planned tile and %n pieces of the board; the rest was taken before.</source>
            <translation>
                <numerusform>%1 nimmt das geplante Plättchen und %n Gebäude vom Brett; der Rest war schon fort.</numerusform>
                <numerusform>%1 nimmt das geplante Plättchen und %n Gebäude vom Brett; der Rest war schon fort.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 turns the board by %2 degrees: every seat has another area.</source>
            <translation>%1 dreht das Brett um %2 Grad: Jeder Platz hat ein anderes Gebiet.</translation>
        </message>
        <message>
            <source>%1 wins at once.</source>
            <translation>%1 gewinnt sofort.</translation>
        </message>
        <message>
            <source>%1 wins with the bonus of the 9.</source>
            <translation>%1 gewinnt mit dem Bonus der 9.</translation>
        </message>
        <message>
            <source>%1: %2 penalties. This seat is out.</source>
            <translation>%1: %2 Strafen. Dieser Platz scheidet aus.</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <comment>seat, how many penalties or points</comment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>%1: all others are out.</source>
            <translation>%1: Alle anderen sind ausgeschieden.</translation>
        </message>
        <message>
            <source>%1: on %2 the last %3 stays, that of %4. This earlier %3 goes to the rack.</source>
            <translation>%1: Auf %2 bleibt die letzte %3, die von %4. Diese frühere %3 kommt auf die Leiste.</translation>
        </message>
        <message>
            <source>%1: the %2 planned on %3 repeats the %2 built on %4.</source>
            <translation>%1: Die auf %3 geplante %2 wiederholt die auf %4 gebaute %2.</translation>
        </message>
        <message>
            <source>%1: the %2 planned on %3 repeats the %2 that %4 planned earlier on %5. It goes to the rack.</source>
            <translation>%1: Die auf %3 geplante %2 wiederholt die %2, die %4 früher auf %5 geplant hat. Sie kommt auf die Leiste.</translation>
        </message>
        <message>
            <source>%1: the first tile on %2 shows %3, so this %4 cannot stay. It goes to the rack.</source>
            <translation>%1: Das erste Plättchen auf %2 ist eine %3, darum kann diese %4 nicht bleiben. Sie kommt auf die Leiste.</translation>
        </message>
        <message>
            <source>%1: the own area is full.</source>
            <translation>%1: Das eigene Gebiet ist voll.</translation>
        </message>
        <message>
            <source>%1: three points.</source>
            <translation>%1: drei Punkte.</translation>
        </message>
        <message numerus="yes">
            <source>%n plans turned over</source>
            <translation>
                <numerusform>%n Plan aufgedeckt</numerusform>
                <numerusform>%n Pläne aufgedeckt</numerusform>
            </translation>
        </message>
        <message>
            <source>Against the board</source>
            <translation>Gegen das Brett</translation>
        </message>
        <message>
            <source>Against the board: none</source>
            <translation>Gegen das Brett: nichts</translation>
        </message>
        <message numerus="yes">
            <source>All %n come to this rack.</source>
            <translation>
                <numerusform>%n kommt auf diese Leiste.</numerusform>
                <numerusform>Alle %n kommen auf diese Leiste.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n pieces go to the rack.</source>
            <translation>
                <numerusform>%n Plättchen kommt auf die Leiste.</numerusform>
                <numerusform>Alle %n Plättchen kommen auf die Leiste.</numerusform>
            </translation>
        </message>
        <message>
            <source>All have passed. The most points: %1.</source>
            <translation>Alle haben gepasst. Die meisten Punkte: %1.</translation>
        </message>
        <message>
            <source>All others have passed or are out. From now on %1 builds openly, each tile gives 1 point.</source>
            <translation>Alle anderen haben gepasst oder sind ausgeschieden. Von nun an baut %1 offen, jedes Plättchen gibt 1 Punkt.</translation>
        </message>
        <message>
            <source>Any key skips</source>
            <translation>Jede Taste springt</translation>
        </message>
        <message>
            <source>At once</source>
            <comment>pace</comment>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Bonus of the %1</source>
            <translation>Bonus der %1</translation>
        </message>
        <message>
            <source>Bonus of the %1: not used</source>
            <translation>Bonus der %1: nicht genutzt</translation>
        </message>
        <message>
            <source>Bonus of the %1: used</source>
            <translation>Bonus der %1: genutzt</translation>
        </message>
        <message>
            <source>Bonus of the lowest number</source>
            <translation>Bonus der kleinsten Zahl</translation>
        </message>
        <message>
            <source>Bonus: none</source>
            <translation>Bonus: keiner</translation>
        </message>
        <message>
            <source>Both come to this rack.</source>
            <translation>Beide kommen auf diese Leiste.</translation>
        </message>
        <message>
            <source>Both pieces go to the rack.</source>
            <translation>Beide kommen auf die Leiste.</translation>
        </message>
        <message>
            <source>Building and points</source>
            <translation>Bauen und Punkte</translation>
        </message>
        <message>
            <source>Building: nothing</source>
            <translation>Bauen: nichts</translation>
        </message>
        <message>
            <source>Built: %1 on %2</source>
            <translation>Gebaut: %1 auf %2</translation>
        </message>
        <message>
            <source>Clash: %1</source>
            <translation>Zusammenstoß: %1</translation>
        </message>
        <message>
            <source>Clashes</source>
            <translation>Zusammenstöße</translation>
        </message>
        <message>
            <source>Clashes: none</source>
            <translation>Zusammenstöße: keine</translation>
        </message>
        <message>
            <source>Close: back to the present</source>
            <translation>Schließen: zurück zur Gegenwart</translation>
        </message>
        <message>
            <source>Complete: %1</source>
            <translation>Vollendet: %1</translation>
        </message>
        <message>
            <source>Drop one penalty tile.</source>
            <translation>Ein Strafplättchen ablegen.</translation>
        </message>
        <message>
            <source>Drop up to two penalty tiles.</source>
            <translation>Bis zu zwei Strafplättchen ablegen.</translation>
        </message>
        <message>
            <source>End of the round</source>
            <translation>Ende der Runde</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>From the next round on each seat builds or passes. Passing costs nothing and is for good.</source>
            <translation>Ab der nächsten Runde baut oder passt jeder Platz. Passen kostet nichts und ist endgültig.</translation>
        </message>
        <message>
            <source>Gain a point.</source>
            <translation>Einen Punkt erhalten.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Los</translation>
        </message>
        <message>
            <source>Hand and penalties go to the discards; buildings and points stay.</source>
            <translation>Hand und Strafen werden abgelegt; Gebäude und Punkte bleiben.</translation>
        </message>
        <message>
            <source>Hands are filled up; %1 starts the next round.</source>
            <translation>Die Hände werden aufgefüllt; %1 beginnt die nächste Runde.</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Halt</translation>
        </message>
        <message>
            <source>Its bonus can change nothing now.</source>
            <translation>Der Bonus kann jetzt nichts ändern.</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Letzte Runde</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Vor</translation>
        </message>
        <message>
            <source>No other %1 in %2.</source>
            <translation>Keine andere %1 in %2.</translation>
        </message>
        <message>
            <source>Nobody is left, nobody wins.</source>
            <translation>Niemand ist übrig, niemand gewinnt.</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>pace</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Only the later one goes to the rack.</source>
            <translation>Nur die spätere kommt auf die Leiste.</translation>
        </message>
        <message>
            <source>Pace: at once</source>
            <translation>Tempo: sofort</translation>
        </message>
        <message>
            <source>Pace: fast</source>
            <translation>Tempo: schnell</translation>
        </message>
        <message>
            <source>Pace: normal</source>
            <translation>Tempo: normal</translation>
        </message>
        <message>
            <source>Pace: slow</source>
            <translation>Tempo: langsam</translation>
        </message>
        <message>
            <source>Plans turned over</source>
            <translation>Pläne aufgedeckt</translation>
        </message>
        <message>
            <source>Remove any building from the board.</source>
            <translation>Ein beliebiges Gebäude vom Brett nehmen.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <comment>short heading of the steps</comment>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Round %1, step by step</source>
            <translation>Runde %1, Schritt für Schritt</translation>
        </message>
        <message>
            <source>Same space</source>
            <translation>Dasselbe Feld</translation>
        </message>
        <message>
            <source>Same space: %1</source>
            <translation>Dasselbe Feld: %1</translation>
        </message>
        <message>
            <source>Same space: none</source>
            <translation>Dasselbe Feld: keines</translation>
        </message>
        <message>
            <source>See all hands, or draw one tile more.</source>
            <translation>Alle Hände sehen oder ein Plättchen mehr ziehen.</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Start the next round.</source>
            <translation>Die nächste Runde beginnen.</translation>
        </message>
        <message>
            <source>Step %1 of %2, %3: %4</source>
            <translation>Schritt %1 von %2, %3: %4</translation>
        </message>
        <message>
            <source>Steps</source>
            <comment>button that shows the last round</comment>
            <translation>Schritte</translation>
        </message>
        <message>
            <source>Swap up to two tiles of the hand with the supply.</source>
            <translation>Bis zu zwei Plättchen der Hand mit dem Vorrat tauschen.</translation>
        </message>
        <message>
            <source>That piece is gone already: only the planned tile goes to the rack.</source>
            <translation>Das Gebäude ist schon fort: Nur das geplante Plättchen kommt auf die Leiste.</translation>
        </message>
        <message>
            <source>That piece was taken before: %1 takes the planned tile alone.</source>
            <translation>Das Gebäude war schon fort: %1 nimmt nur das geplante Plättchen.</translation>
        </message>
        <message>
            <source>The %1 of %2 goes to the rack.</source>
            <translation>Die %1 von %2 kommt auf die Leiste.</translation>
        </message>
        <message>
            <source>The %1 of %2 is the lowest number built in this round.</source>
            <translation>Die %1 von %2 ist die niedrigste in dieser Runde gebaute Zahl.</translation>
        </message>
        <message>
            <source>The %1 of %2 on %3 meets the %1 built on %4.</source>
            <translation>Die %1 von %2 auf %3 trifft auf die %1, die auf %4 steht.</translation>
        </message>
        <message>
            <source>The %1 of %2 on %3 was planned after the %1 of %4 on %5.</source>
            <translation>Die %1 von %2 auf %3 wurde nach der %1 von %4 auf %5 geplant.</translation>
        </message>
        <message>
            <source>The %1 on %2 clashes and comes to this rack.</source>
            <translation>Die %1 auf %2 stößt zusammen und kommt auf diese Leiste.</translation>
        </message>
        <message>
            <source>The %1 on %2 is built.</source>
            <translation>Die %1 auf %2 ist gebaut.</translation>
        </message>
        <message>
            <source>The %1 on %2 is lost and comes to this rack.</source>
            <translation>Die %1 auf %2 ist verloren und kommt auf diese Leiste.</translation>
        </message>
        <message>
            <source>The %1 on %2 leaves the board. Points stay.</source>
            <translation>Die %1 auf %2 verlässt das Brett. Punkte bleiben.</translation>
        </message>
        <message>
            <source>The %1 on %2 repeats the %1 on %3.</source>
            <translation>Die %1 auf %2 wiederholt die %1 auf %3.</translation>
        </message>
        <message>
            <source>The %1 on %2 stands so far.</source>
            <translation>Die %1 auf %2 steht noch.</translation>
        </message>
        <message>
            <source>The %1 on %2 was laid last: it stays.</source>
            <translation>Die %1 auf %2 lag zuletzt: Sie bleibt.</translation>
        </message>
        <message>
            <source>The %1 on %2 was lost.</source>
            <translation>Die %1 auf %2 ging verloren.</translation>
        </message>
        <message>
            <source>The %1 on %2 was planned first: it stays.</source>
            <translation>Die %1 auf %2 war früher geplant: Sie bleibt.</translation>
        </message>
        <message>
            <source>The final phase begins</source>
            <translation>Die Schlussphase beginnt</translation>
        </message>
        <message>
            <source>The first tile laid there shows %1: only that number can stay.</source>
            <translation>Das erste Plättchen dort ist eine %1: Nur diese Zahl kann bleiben.</translation>
        </message>
        <message>
            <source>The hand is filled up; %1 goes on building alone.</source>
            <translation>Die Hand wird aufgefüllt; %1 baut allein weiter.</translation>
        </message>
        <message>
            <source>The last %1 laid there stays, that of %2.</source>
            <translation>Die zuletzt gelegte %1 bleibt, die von %2.</translation>
        </message>
        <message>
            <source>The last round has been played. The most points: %1.</source>
            <translation>Die letzte Runde ist gespielt. Die meisten Punkte: %1.</translation>
        </message>
        <message>
            <source>The lowest number: bonus of the %1.</source>
            <translation>Die niedrigste Zahl: Bonus der %1.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Die Partie ist vorbei</translation>
        </message>
        <message>
            <source>The planned tile comes to this rack.</source>
            <translation>Das geplante Plättchen kommt auf diese Leiste.</translation>
        </message>
        <message>
            <source>The plans are turned over: %1.</source>
            <translation>Die Pläne werden aufgedeckt: %1.</translation>
        </message>
        <message>
            <source>The tile on %1 closes the last gap.</source>
            <translation>Das Plättchen auf %1 schließt die letzte Lücke.</translation>
        </message>
        <message>
            <source>This seat is out.</source>
            <translation>Dieser Platz scheidet aus.</translation>
        </message>
        <message>
            <source>Turn the board under the buildings.</source>
            <translation>Das Brett unter den Gebäuden drehen.</translation>
        </message>
        <message>
            <source>What happened, one by one</source>
            <translation>Schritt für Schritt</translation>
        </message>
        <message>
            <source>Win the match at once.</source>
            <translation>Die Partie sofort gewinnen.</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>%1 has acted on it since.</source>
            <translation>%1 hat darauf schon weitergespielt.</translation>
        </message>
        <message>
            <source>%1 has nothing to decide now.</source>
            <translation>%1 hat jetzt nichts zu entscheiden.</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>number and effect of a card</comment>
            <translation>%1 mit %2</translation>
        </message>
        <message>
            <source>A bis house stands right beside the house that it copies.</source>
            <translation>Ein Bis-Haus steht direkt neben dem Haus, das es kopiert.</translation>
        </message>
        <message>
            <source>A fence lies between the two plots: bis cannot copy across it.</source>
            <translation>Zwischen den Bauplätzen steht ein Zaun: Bis kopiert nicht darüber.</translation>
        </message>
        <message>
            <source>A fence stands here already.</source>
            <translation>Hier steht schon ein Zaun.</translation>
        </message>
        <message>
            <source>A part of the move is still missing.</source>
            <translation>Ein Teil des Zuges fehlt noch.</translation>
        </message>
        <message>
            <source>A roundabout lies here.</source>
            <translation>Hier liegt ein Kreisverkehr.</translation>
        </message>
        <message>
            <source>All boxes for estates of size %1 are crossed.</source>
            <translation>Alle Felder für Siedlungen zu %1 sind angekreuzt.</translation>
        </message>
        <message>
            <source>All parks of street %1 are built.</source>
            <translation>Alle Parks von Straße %1 sind gebaut.</translation>
        </message>
        <message>
            <source>Another seat has looked at its own sheet since.</source>
            <translation>Ein anderer Platz hat seitdem sein Blatt angesehen.</translation>
        </message>
        <message>
            <source>Both roundabouts are built: two are the most.</source>
            <translation>Beide Kreisverkehre sind gebaut: Mehr als zwei gibt es nicht.</translation>
        </message>
        <message>
            <source>City plan %1 asks for estates of these sizes: %2.</source>
            <translation>Bauvorhaben %1 verlangt Siedlungen dieser Größen: %2.</translation>
        </message>
        <message>
            <source>City plan %1 is not fulfilled yet.</source>
            <translation>Bauvorhaben %1 ist noch nicht erfüllt.</translation>
        </message>
        <message>
            <source>City plan %1 is scored on this sheet already.</source>
            <translation>Bauvorhaben %1 ist auf diesem Blatt schon gewertet.</translation>
        </message>
        <message>
            <source>City plan %1 needs plots that already served another one.</source>
            <translation>Bauvorhaben %1 braucht Bauplätze, die schon einem anderen dienten.</translation>
        </message>
        <message>
            <source>City plan %1 spends no estates.</source>
            <translation>Bauvorhaben %1 verbraucht keine Siedlungen.</translation>
        </message>
        <message>
            <source>City plans and estates are named in their order, each once.</source>
            <translation>Bauvorhaben und Siedlungen werden der Reihe nach genannt, jede einmal.</translation>
        </message>
        <message>
            <source>Consent is missing from: %1.</source>
            <translation>Die Zustimmung fehlt von: %1.</translation>
        </message>
        <message>
            <source>Impossible position: a fence is missing or cannot stand where it does.</source>
            <translation>Unmögliche Stellung: Ein Zaun fehlt oder steht falsch.</translation>
        </message>
        <message>
            <source>Impossible position: a pool without its house at %1.</source>
            <translation>Unmögliche Stellung: Pool ohne Haus: %1.</translation>
        </message>
        <message>
            <source>Impossible position: bis houses without one original at %1.</source>
            <translation>Unmögliche Stellung: Bis-Häuser ohne ein Original: %1.</translation>
        </message>
        <message>
            <source>Impossible position: cards are missing or lie twice.</source>
            <translation>Unmögliche Stellung: Karten fehlen oder liegen doppelt.</translation>
        </message>
        <message>
            <source>Impossible position: city plan %1 cannot have been scored like this.</source>
            <translation>Unmögliche Stellung: Bauvorhaben %1 kann so nicht gewertet worden sein.</translation>
        </message>
        <message>
            <source>Impossible position: more boxes are crossed than there are.</source>
            <translation>Unmögliche Stellung: mehr Kreuze als Felder.</translation>
        </message>
        <message>
            <source>Impossible position: more effects than turns.</source>
            <translation>Unmögliche Stellung: mehr Effekte als Züge.</translation>
        </message>
        <message>
            <source>Impossible position: numbers do not rise at %1.</source>
            <translation>Unmögliche Stellung: Nummern steigen nicht: %1.</translation>
        </message>
        <message>
            <source>Impossible position: the city plans are not one of each kind.</source>
            <translation>Unmögliche Stellung: Bauvorhaben nicht eins von jeder Art.</translation>
        </message>
        <message>
            <source>Impossible position: the end does not fit.</source>
            <translation>Unmögliche Stellung: Das Ende passt nicht.</translation>
        </message>
        <message>
            <source>Impossible position: the number of turns does not fit the sheet.</source>
            <translation>Unmögliche Stellung: Die Zahl der Züge passt nicht zum Blatt.</translation>
        </message>
        <message>
            <source>Impossible position: the seats do not fit the mode.</source>
            <translation>Unmögliche Stellung: Die Plätze passen nicht zur Spielart.</translation>
        </message>
        <message>
            <source>Impossible position: the sheet contradicts itself.</source>
            <translation>Unmögliche Stellung: Das Blatt widerspricht sich.</translation>
        </message>
        <message>
            <source>Impossible position: the stored places for numbers are wrong.</source>
            <translation>Unmögliche Stellung: Die gespeicherten Stellen für Nummern sind falsch.</translation>
        </message>
        <message>
            <source>Impossible position: too many roundabouts.</source>
            <translation>Unmögliche Stellung: zu viele Kreisverkehre.</translation>
        </message>
        <message>
            <source>No card is handed on here.</source>
            <translation>Hier wird keine Karte weitergegeben.</translation>
        </message>
        <message>
            <source>No complete estate begins at: %1.</source>
            <translation>Hier beginnt keine fertige Siedlung: %1.</translation>
        </message>
        <message>
            <source>No fence between two houses with number %1.</source>
            <translation>Kein Zaun zwischen zwei Häusern mit der Nummer %1.</translation>
        </message>
        <message>
            <source>No fence can stand there.</source>
            <translation>Dort kann kein Zaun stehen.</translation>
        </message>
        <message>
            <source>No fence here: both plots already served a city plan.</source>
            <translation>Kein Zaun hier: Beide Bauplätze dienten schon einem Vorhaben.</translation>
        </message>
        <message>
            <source>No pool is planned on this plot.</source>
            <translation>Auf diesem Bauplatz ist kein Pool geplant.</translation>
        </message>
        <message numerus="yes">
            <source>No refusal: %1 fits on %n plots.</source>
            <translation>
                <numerusform>Keine Ablehnung: %1 passt auf %n Bauplatz.</numerusform>
                <numerusform>Keine Ablehnung: %1 passt auf %n Bauplätze.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody asks for the shuffle wish now.</source>
            <translation>Nach dem Mischwunsch wird jetzt nicht gefragt.</translation>
        </message>
        <message>
            <source>Not on offer: %1.</source>
            <translation>Nicht im Angebot: %1.</translation>
        </message>
        <message>
            <source>Number %1 stands here already.</source>
            <translation>Hier steht schon Nummer %1.</translation>
        </message>
        <message>
            <source>Number and effect must come from the same pair.</source>
            <translation>Nummer und Effekt müssen aus demselben Paar kommen.</translation>
        </message>
        <message>
            <source>Numbers go from 0 to 17: %1 is not possible.</source>
            <translation>Nummern gehen von 0 bis 17: %1 ist nicht möglich.</translation>
        </message>
        <message>
            <source>One card gives the number or the effect, never both.</source>
            <translation>Eine Karte gibt die Nummer oder den Effekt, nie beides.</translation>
        </message>
        <message>
            <source>One of the options has a value that this game does not know.</source>
            <translation>Eine der Optionen hat einen Wert, den dieses Spiel nicht kennt.</translation>
        </message>
        <message>
            <source>Only %1 can bring that back.</source>
            <translation>Nur %1 kann das wiederherstellen.</translation>
        </message>
        <message>
            <source>Roundabouts belong to the advanced rules.</source>
            <translation>Kreisverkehre gehören zu den fortgeschrittenen Regeln.</translation>
        </message>
        <message>
            <source>Something new was seen since: only free undo goes back behind that.</source>
            <translation>Seitdem war Neues zu sehen: Weiter zurück geht nur freies Zurücknehmen.</translation>
        </message>
        <message>
            <source>That is not a move of this game.</source>
            <translation>Das ist kein Zug dieses Spiels.</translation>
        </message>
        <message>
            <source>The card says %1: only the temp agency writes %2.</source>
            <translation>Die Karte sagt %1: Nur die Zeitarbeit schreibt %2.</translation>
        </message>
        <message>
            <source>The chosen card gives another effect: %1.</source>
            <translation>Die gewählte Karte gibt einen anderen Effekt: %1.</translation>
        </message>
        <message>
            <source>The colour chosen for %1 does not exist.</source>
            <translation>Die für %1 gewählte Farbe gibt es nicht.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>Die Partie ist vorbei.</translation>
        </message>
        <message>
            <source>The number of the match is too large.</source>
            <translation>Die Nummer der Partie ist zu groß.</translation>
        </message>
        <message>
            <source>The set-up asks for %1 seats, but %2 are given.</source>
            <translation>Vorgesehen sind %1 Plätze, angegeben sind %2.</translation>
        </message>
        <message>
            <source>The table has moved on: that move was made for an earlier position.</source>
            <translation>Der Tisch ist weiter: Dieser Zug galt für eine frühere Stellung.</translation>
        </message>
        <message>
            <source>There are no estates of size %1: sizes go from 1 to 6.</source>
            <translation>Siedlungen der Größe %1 gibt es nicht: Größen gehen von 1 bis 6.</translation>
        </message>
        <message>
            <source>There is no computer player of the level chosen for %1.</source>
            <translation>Für %1 ist eine Stufe gewählt, die es nicht gibt.</translation>
        </message>
        <message>
            <source>There is no house to copy.</source>
            <translation>Es gibt kein Haus zum Kopieren.</translation>
        </message>
        <message>
            <source>There is no such city plan on the table.</source>
            <translation>Dieses Bauvorhaben liegt nicht aus.</translation>
        </message>
        <message>
            <source>There is no such plot.</source>
            <translation>Diesen Bauplatz gibt es nicht.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>Diesen Platz gibt es in dieser Partie nicht.</translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Es gibt nichts wiederherzustellen.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Es gibt nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>This aid is switched off in this match.</source>
            <translation>Diese Hilfe ist in dieser Partie ausgeschaltet.</translation>
        </message>
        <message>
            <source>This estate already served a city plan.</source>
            <translation>Diese Siedlung diente schon einem Bauvorhaben.</translation>
        </message>
        <message>
            <source>This estate serves another city plan in this turn.</source>
            <translation>Diese Siedlung dient in diesem Zug einem anderen Bauvorhaben.</translation>
        </message>
        <message>
            <source>This game has no such mode.</source>
            <translation>Diese Spielart gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>This match comes from another version: its earlier moves stay as they are.</source>
            <translation>Diese Partie stammt aus einer anderen Version: Frühere Züge bleiben, wie sie sind.</translation>
        </message>
        <message>
            <source>This mode takes %2 to %3 seats, not %1.</source>
            <translation>Diese Spielart hat %2 bis %3 Plätze, nicht %1.</translation>
        </message>
        <message>
            <source>This position cannot come up in a match.</source>
            <translation>Diese Stellung kann in einer Partie nicht vorkommen.</translation>
        </message>
        <message>
            <source>This scenario cannot be played: its file is missing or wrong.</source>
            <translation>Dieses Szenario lässt sich nicht spielen: Seine Datei fehlt oder ist fehlerhaft.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Dieser Platz</translation>
        </message>
        <message>
            <source>Too far: the temp agency turns %2 into %3 to %4, not into %1.</source>
            <translation>Zu weit: Die Zeitarbeit macht aus %2 höchstens %3 bis %4, nicht %1.</translation>
        </message>
        <message>
            <source>Too high: %1 stands to the right.</source>
            <translation>Zu hoch: Rechts steht %1.</translation>
        </message>
        <message>
            <source>Too low: %1 stands to the left.</source>
            <translation>Zu niedrig: Links steht %1.</translation>
        </message>
        <message>
            <source>this card</source>
            <translation>diese Karte</translation>
        </message>
        <message>
            <source>this plot</source>
            <translation>dieser Bauplatz</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>The file %1 belongs to a game that this version does not know: %4.</source>
            <translation>Die Datei %1 gehört zu einem Spiel, das diese Version nicht kennt: %4.</translation>
        </message>
        <message>
            <source>The file %1 belongs to another game: expected %3, found %4.</source>
            <translation>Die Datei %1 gehört zu einem anderen Spiel: erwartet %3, gefunden %4.</translation>
        </message>
        <message>
            <source>The file %1 contradicts itself: field %2 should be %3, found %4.</source>
            <translation>Die Datei %1 widerspricht sich: Feld %2 müsste %3 sein, gefunden %4.</translation>
        </message>
        <message>
            <source>The file %1 follows newer rules than this version knows (rules %4).</source>
            <translation>Die Datei %1 folgt neueren Regeln, als diese Version kennt (Regeln %4).</translation>
        </message>
        <message>
            <source>The file %1 has a format that is too old to be read (format %4).</source>
            <translation>Die Datei %1 hat ein zu altes Format (Format %4).</translation>
        </message>
        <message>
            <source>The file %1 holds a position that cannot come up (field %2).</source>
            <translation>Die Datei %1 enthält eine unmögliche Stellung (Feld %2).</translation>
        </message>
        <message>
            <source>The file %1 is cut off after %4 bytes.</source>
            <translation>Die Datei %1 ist nach %4 Bytes abgeschnitten.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: a number cannot be read (found %4).</source>
            <translation>Die Datei %1 ist beschädigt: Eine Zahl ist nicht lesbar (gefunden %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: field %2 is missing.</source>
            <translation>Die Datei %1 ist beschädigt: Feld %2 fehlt.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: field %2 should be %3, found %4.</source>
            <translation>Die Datei %1 ist beschädigt: Feld %2 müsste %3 sein, gefunden %4.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: it cannot be read (found %4).</source>
            <translation>Die Datei %1 ist beschädigt: Sie lässt sich nicht lesen (gefunden %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: the field %2 stands twice.</source>
            <translation>Die Datei %1 ist beschädigt: Feld %2 steht doppelt.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: the rules refuse entry %2 (reason %4).</source>
            <translation>Die Datei %1 ist beschädigt: Die Regeln lassen Eintrag %2 nicht zu (Grund %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: unknown field at %2 (found %4).</source>
            <translation>Die Datei %1 ist beschädigt: unbekanntes Feld bei %2 (gefunden %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: what follows from entry %2 is not what the file holds.</source>
            <translation>Die Datei %1 ist beschädigt: Was aus Eintrag %2 folgt, ist nicht, was die Datei enthält.</translation>
        </message>
        <message>
            <source>The file %1 is empty.</source>
            <translation>Die Datei %1 ist leer.</translation>
        </message>
        <message>
            <source>The file %1 is not a match saved by Cantiere.</source>
            <translation>Die Datei %1 ist keine von Cantiere gespeicherte Partie.</translation>
        </message>
        <message>
            <source>The file %1 is not a saved match: it is nested too deeply.</source>
            <translation>Die Datei %1 ist keine gespeicherte Partie: zu tief verschachtelt.</translation>
        </message>
        <message>
            <source>The file %1 is not a saved match: it is not text.</source>
            <translation>Die Datei %1 ist keine gespeicherte Partie: kein Text.</translation>
        </message>
        <message>
            <source>The file %1 is too large to be a saved match.</source>
            <translation>Die Datei %1 ist zu groß für eine gespeicherte Partie.</translation>
        </message>
        <message>
            <source>The file %1 was changed by hand or damaged: the check of field %2 fails.</source>
            <translation>Die Datei %1 wurde von Hand geändert oder beschädigt: Die Prüfung von Feld %2 schlägt fehl.</translation>
        </message>
        <message>
            <source>The file %1 was saved by a newer version of Cantiere (format %4).</source>
            <translation>Die Datei %1 stammt von einer neueren Version von Cantiere (Format %4).</translation>
        </message>
    </context>
    <context>
        <name>Result</name>
        <message>
            <source>%1 win together</source>
            <translation>%1 gewinnen gemeinsam</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>%1 gewinnt</translation>
        </message>
        <message>
            <source>%1, %2: %3 points</source>
            <translation>%1, %2: %3 Punkte</translation>
        </message>
        <message>
            <source>%1, %2: %3, %4 points; %5</source>
            <comment>part of the match, seat, how it went, what happened</comment>
            <translation>%1, %2: %3, %4 Punkte; %5</translation>
        </message>
        <message>
            <source>%1, total: %2 points</source>
            <translation>%1, gesamt: %2 Punkte</translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n Minute</numerusform>
                <numerusform>%n Minuten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seats</source>
            <translation>
                <numerusform>%n Platz</numerusform>
                <numerusform>%n Plätze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Züge</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the board</source>
            <translation>Zurück zum Brett</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Diagramme</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Neue Partie</translation>
        </message>
        <message>
            <source>Nobody has won</source>
            <translation>Niemand hat gewonnen</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Point at a cell of the table: what counts is lit here.</source>
            <translation>Auf ein Feld der Tabelle zeigen: Was zählt, leuchtet hier.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Review match</source>
            <translation>Rückschau</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Save match</source>
            <translation>Partie speichern</translation>
        </message>
        <message>
            <source>Save the city</source>
            <translation>Stadt speichern</translation>
        </message>
        <message>
            <source>Saved by itself at the last action.</source>
            <translation>Beim letzten Zug von selbst gespeichert.</translation>
        </message>
        <message>
            <source>Score table</source>
            <translation>Wertungstabelle</translation>
        </message>
        <message>
            <source>Share picture</source>
            <translation>Bild teilen</translation>
        </message>
        <message>
            <source>Sources</source>
            <comment>of points, a chart</comment>
            <translation>Herkunft</translation>
        </message>
        <message>
            <source>The end in %1: %2.</source>
            <comment>year and reason</comment>
            <translation>Das Ende im Jahr %1: %2.</translation>
        </message>
        <message>
            <source>The end: %1.</source>
            <translation>Das Ende: %1.</translation>
        </message>
        <message>
            <source>Tie: %1 have %2 each. %3</source>
            <comment>names, points, what decides</comment>
            <translation>Gleichstand: %1 haben je %2. %3</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Where the points come from</source>
            <translation>Woher die Punkte kommen</translation>
        </message>
        <message>
            <source>after each round</source>
            <translation>nach jeder Runde</translation>
        </message>
        <message>
            <source>after each step</source>
            <translation>nach jedem Schritt</translation>
        </message>
        <message>
            <source>after each turn</source>
            <translation>nach jedem Zug</translation>
        </message>
        <message>
            <source>after each year</source>
            <translation>nach jedem Jahr</translation>
        </message>
        <message>
            <source>count, then points</source>
            <translation>Anzahl, dann Punkte</translation>
        </message>
        <message>
            <source>place %1</source>
            <translation>Rang %1</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>%1 confirms the turn</source>
            <translation>%1 bestätigt den Zug</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>number of the step, number of steps</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Back to the result</source>
            <translation>Zurück zum Ergebnis</translation>
        </message>
        <message>
            <source>One step back (left arrow)</source>
            <translation>Ein Schritt zurück (Pfeil links)</translation>
        </message>
        <message>
            <source>One step on (right arrow)</source>
            <translation>Ein Schritt weiter (Pfeil rechts)</translation>
        </message>
        <message>
            <source>Page Up and Page Down go by turns</source>
            <translation>Bild auf und Bild ab gehen zugweise</translation>
        </message>
        <message>
            <source>Play or stop (Space)</source>
            <translation>Abspielen oder anhalten (Leertaste)</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Rückschau</translation>
        </message>
        <message>
            <source>Seen by</source>
            <translation>Gesehen von</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Schritt</translation>
        </message>
        <message>
            <source>Steps per second</source>
            <translation>Schritte pro Sekunde</translation>
        </message>
        <message>
            <source>The start of the match</source>
            <translation>Der Anfang der Partie</translation>
        </message>
        <message>
            <source>To the end (End)</source>
            <translation>Zum Ende (Ende)</translation>
        </message>
        <message>
            <source>To the start (Home)</source>
            <translation>Zum Anfang (Pos1)</translation>
        </message>
    </context>
    <context>
        <name>RoomToMove</name>
        <message>
            <source>%1 %2</source>
            <comment>number and name of a scenario</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 each</source>
            <comment>points of a bonus</comment>
            <translation>je %1</translation>
        </message>
        <message>
            <source>%1 of %2 seats ready</source>
            <translation>%1 von %2 Plätzen fertig</translation>
        </message>
        <message>
            <source>%1: card %2 of %3</source>
            <translation>%1: Karte %2 von %3</translation>
        </message>
        <message>
            <source>%1: card %2 of %3, %4</source>
            <comment>room, number of cards, what the card shows</comment>
            <translation>%1: Karte %2 von %3, %4</translation>
        </message>
        <message>
            <source>%1: walls and door</source>
            <translation>%1: Wände und Tür</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <comment>what is going on, how many seats are ready</comment>
            <translation>%1; %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more sides</source>
            <translation>
                <numerusform>%n weitere Seite</numerusform>
                <numerusform>%n weitere Seiten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more squares</source>
            <translation>
                <numerusform>%n weiteres Feld</numerusform>
                <numerusform>%n weitere Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>All seats at once draw the chosen pieces on their own sheets.</source>
            <translation>Alle Plätze zeichnen die gewählten Stücke gleichzeitig auf das eigene Blatt.</translation>
        </message>
        <message>
            <source>All seats draw the walls of the room, with one door.</source>
            <translation>Alle Plätze zeichnen die Wände des Raums, mit einer Tür.</translation>
        </message>
        <message>
            <source>All sheets are finished and counted.</source>
            <translation>Alle Blätter sind fertig und ausgezählt.</translation>
        </message>
        <message>
            <source>As many pieces count: the place is shared.</source>
            <translation>Es zählen gleich viele Stücke: Der Rang wird geteilt.</translation>
        </message>
        <message>
            <source>At once, when the piece is drawn.</source>
            <translation>Sofort, wenn das Stück gezeichnet wird.</translation>
        </message>
        <message>
            <source>Bonus %1</source>
            <translation>Bonus %1</translation>
        </message>
        <message>
            <source>Carpets</source>
            <translation>Teppiche</translation>
        </message>
        <message>
            <source>Choosing a card</source>
            <translation>Karte wählen</translation>
        </message>
        <message>
            <source>Choosing a room</source>
            <translation>Raum wählen</translation>
        </message>
        <message>
            <source>Choosing pieces</source>
            <translation>Stücke wählen</translation>
        </message>
        <message>
            <source>Drawing</source>
            <translation>Zeichnen</translation>
        </message>
        <message>
            <source>Everybody draws the same furniture, each in a house of its own.</source>
            <translation>Alle zeichnen dieselben Möbel, jeder Platz im eigenen Haus.</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Fertigstellen</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Frei</translation>
        </message>
        <message>
            <source>Furniture may stand on carpets, and carpets may be pushed under furniture.</source>
            <translation>Möbel dürfen auf Teppichen stehen und Teppiche unter Möbel geschoben werden.</translation>
        </message>
        <message>
            <source>It is enough when the room is closed.</source>
            <translation>Es genügt, wenn der Raum geschlossen wird.</translation>
        </message>
        <message>
            <source>Last chance for front door, windows and loose walls.</source>
            <translation>Letzte Gelegenheit für Haustür, Fenster und lose Wände.</translation>
        </message>
        <message>
            <source>More pieces that count decide.</source>
            <translation>Mehr zählende Stücke entscheiden.</translation>
        </message>
        <message>
            <source>Nothing may stand on a carpet.</source>
            <translation>Auf einem Teppich darf nichts stehen.</translation>
        </message>
        <message>
            <source>Number %1</source>
            <comment>a furniture number without a name</comment>
            <translation>Nummer %1</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Aus</translation>
        </message>
        <message>
            <source>On</source>
            <translation>An</translation>
        </message>
        <message>
            <source>Room %1</source>
            <translation>Raum %1</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Runde %1 von %2</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Szenario</translation>
        </message>
        <message>
            <source>Scenario %1</source>
            <translation>Szenario %1</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>Streng</translation>
        </message>
        <message>
            <source>The active seat shares the tokens out between the two options of the card.</source>
            <translation>Der aktive Platz verteilt die Marken auf die beiden Varianten der Karte.</translation>
        </message>
        <message>
            <source>The active seat turns any card of the room.</source>
            <translation>Der aktive Platz deckt eine beliebige Karte des Raums auf.</translation>
        </message>
        <message>
            <source>The active seat turns the card of any room that is left.</source>
            <translation>Der aktive Platz deckt die Karte eines beliebigen übrigen Raums auf.</translation>
        </message>
        <message>
            <source>The house, its rooms, special rules and bonuses.</source>
            <translation>Das Haus, seine Räume, Sonderregeln und Boni.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>Die Partie ist zu Ende</translation>
        </message>
        <message>
            <source>This piece</source>
            <translation>Dieses Stück</translation>
        </message>
        <message>
            <source>This scenario cannot be used: %1</source>
            <translation>Dieses Szenario ist nicht brauchbar: %1</translation>
        </message>
        <message>
            <source>Training: %1</source>
            <comment>scenario without a number</comment>
            <translation>Zum Üben: %1</translation>
        </message>
        <message>
            <source>Walls and door</source>
            <translation>Wände und Tür</translation>
        </message>
        <message>
            <source>Walls later</source>
            <translation>Wände später</translation>
        </message>
        <message>
            <source>When a side that needs a wall must have it.</source>
            <translation>Wann eine Seite, die eine Wand braucht, sie haben muss.</translation>
        </message>
        <message>
            <source>Whether furniture may stand on carpets.</source>
            <translation>Ob Möbel auf Teppichen stehen dürfen.</translation>
        </message>
        <message>
            <source>a house for each seat</source>
            <comment>mode of a match</comment>
            <translation>ein Haus für jeden Platz</translation>
        </message>
        <message>
            <source>all sheets are finished</source>
            <comment>why the match ended</comment>
            <translation>alle Blätter sind fertig</translation>
        </message>
        <message>
            <source>between %1 and %2</source>
            <comment>two squares</comment>
            <translation>zwischen %1 und %2</translation>
        </message>
        <message>
            <source>bonuses</source>
            <comment>group of score rows</comment>
            <translation>Boni</translation>
        </message>
        <message>
            <source>east</source>
            <comment>direction</comment>
            <translation>Osten</translation>
        </message>
        <message>
            <source>east of %1</source>
            <comment>a side of a square</comment>
            <translation>östlich von %1</translation>
        </message>
        <message>
            <source>here</source>
            <comment>no side is named</comment>
            <translation>hier</translation>
        </message>
        <message>
            <source>north</source>
            <comment>direction</comment>
            <translation>Norden</translation>
        </message>
        <message>
            <source>north of %1</source>
            <comment>a side of a square</comment>
            <translation>nördlich von %1</translation>
        </message>
        <message>
            <source>rooms</source>
            <comment>group of score rows</comment>
            <translation>Räume</translation>
        </message>
        <message>
            <source>south</source>
            <comment>direction</comment>
            <translation>Süden</translation>
        </message>
        <message>
            <source>south of %1</source>
            <comment>a side of a square</comment>
            <translation>südlich von %1</translation>
        </message>
        <message>
            <source>the content of the game is missing.</source>
            <translation>Der Inhalt des Spiels fehlt.</translation>
        </message>
        <message>
            <source>these squares</source>
            <translation>diese Felder</translation>
        </message>
        <message>
            <source>west</source>
            <comment>direction</comment>
            <translation>Westen</translation>
        </message>
        <message>
            <source>west of %1</source>
            <comment>a side of a square</comment>
            <translation>westlich von %1</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveBoard</name>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message numerus="yes">
            <source>%1 in the hand, %n places in this turn.</source>
            <translation>
                <numerusform>%1 in der Hand, %n Platz in dieser Drehung.</numerusform>
                <numerusform>%1 in der Hand, %n Plätze in dieser Drehung.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in the hand.</source>
            <translation>%1 in der Hand.</translation>
        </message>
        <message>
            <source>%1 is drawn at %2.</source>
            <translation>%1 ist bei %2 gezeichnet.</translation>
        </message>
        <message>
            <source>%1 is left out.</source>
            <translation>%1 wird weggelassen.</translation>
        </message>
        <message>
            <source>%1 of %2 seats have confirmed</source>
            <translation>Plätze, die bestätigt haben: %1 von %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: fits</source>
            <translation>%1: passt</translation>
        </message>
        <message numerus="yes">
            <source>%n drawn</source>
            <translation>
                <numerusform>%n gezeichnet</numerusform>
                <numerusform>%n gezeichnet</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n Stück</numerusform>
                <numerusform>%n Stücke</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces selected</source>
            <translation>
                <numerusform>%n Stück gewählt</numerusform>
                <numerusform>%n Stücke gewählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n Raum</numerusform>
                <numerusform>%n Räume</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tokens</source>
            <translation>
                <numerusform>%n Marke</numerusform>
                <numerusform>%n Marken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tokens to assign: press an option, or drag.</source>
            <translation>
                <numerusform>%n Marke zu verteilen: eine Variante drücken oder ziehen.</numerusform>
                <numerusform>%n Marken zu verteilen: eine Variante drücken oder ziehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>A piece was mirrored.</source>
            <translation>Ein Stück wurde gespiegelt.</translation>
        </message>
        <message>
            <source>All cards of the room are drawn: now its walls and its door.</source>
            <translation>Alle Karten des Raums sind gezeichnet: nun Wände und Tür.</translation>
        </message>
        <message>
            <source>All rooms are drawn: front door, windows and loose walls are left.</source>
            <translation>Alle Räume sind gezeichnet: Haustür, Fenster und freie Wände bleiben.</translation>
        </message>
        <message>
            <source>All sheets are finished.</source>
            <translation>Alle Blätter sind fertig.</translation>
        </message>
        <message>
            <source>All tokens lie on an option.</source>
            <translation>Alle Marken liegen auf einer Variante.</translation>
        </message>
        <message>
            <source>An option was swapped.</source>
            <translation>Eine Variante wurde getauscht.</translation>
        </message>
        <message>
            <source>Assign</source>
            <translation>Verteilen</translation>
        </message>
        <message>
            <source>Assign the tokens</source>
            <translation>Marken verteilen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Back to the own sheet</source>
            <translation>Zum eigenen Blatt</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <translation>Boni</translation>
        </message>
        <message>
            <source>Bright idea</source>
            <translation>Geistesblitz</translation>
        </message>
        <message>
            <source>Bright idea: mirror</source>
            <translation>Geistesblitz: spiegeln</translation>
        </message>
        <message>
            <source>Bright idea: not used yet</source>
            <translation>Geistesblitz: noch frei</translation>
        </message>
        <message>
            <source>Bright idea: swap</source>
            <translation>Geistesblitz: tauschen</translation>
        </message>
        <message>
            <source>Bright idea: used</source>
            <translation>Geistesblitz: benutzt</translation>
        </message>
        <message>
            <source>Bright idea: used by this card</source>
            <translation>Geistesblitz: für diese Karte benutzt</translation>
        </message>
        <message>
            <source>Card %1, %2</source>
            <translation>Karte %1, %2</translation>
        </message>
        <message>
            <source>Cards of the room “%1”</source>
            <translation>Karten des Raums „%1“</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close the room</source>
            <translation>Raum schließen</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Bestätigen</translation>
        </message>
        <message>
            <source>Confirm card</source>
            <translation>Karte bestätigen</translation>
        </message>
        <message>
            <source>Confirm with pieces left out?</source>
            <translation>Bestätigen und Stücke weglassen?</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Fertig.</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Finish the sheet</source>
            <translation>Blatt abschließen</translation>
        </message>
        <message>
            <source>Hint: %1 on the first option, %2 on the second.</source>
            <translation>Tipp: %1 auf die erste Variante, %2 auf die zweite.</translation>
        </message>
        <message>
            <source>Hint: %1.</source>
            <translation>Tipp: %1.</translation>
        </message>
        <message>
            <source>Hint: card %1.</source>
            <translation>Tipp: Karte %1.</translation>
        </message>
        <message>
            <source>Hint: leave everything out.</source>
            <translation>Tipp: alles weglassen.</translation>
        </message>
        <message>
            <source>Hint: the room “%1”.</source>
            <translation>Tipp: der Raum „%1“.</translation>
        </message>
        <message numerus="yes">
            <source>Leave %n out</source>
            <translation>
                <numerusform>%n weglassen</numerusform>
                <numerusform>%n weglassen</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>Weglassen</translation>
        </message>
        <message>
            <source>Leave out: %1</source>
            <translation>Weglassen: %1</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Protokoll</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Spiegeln</translation>
        </message>
        <message>
            <source>Mirror with the bright idea</source>
            <translation>Mit dem Geistesblitz spiegeln</translation>
        </message>
        <message>
            <source>Mirroring changes nothing on this piece.</source>
            <translation>Spiegeln ändert an diesem Stück nichts.</translation>
        </message>
        <message>
            <source>No bonus asks for windows or the front door; every room is reached.</source>
            <translation>Kein Bonus hängt von Fenstern oder Haustür ab; jeder Raum ist erreichbar.</translation>
        </message>
        <message>
            <source>Nothing counts there: the walk from the front door does not reach it.</source>
            <translation>Dort zählt nichts: Der Rundgang von der Haustür kommt nicht hin.</translation>
        </message>
        <message>
            <source>On the sheet</source>
            <translation>Auf dem Blatt</translation>
        </message>
        <message>
            <source>One mirror or swap in the match.</source>
            <translation>Einmal je Partie spiegeln oder tauschen.</translation>
        </message>
        <message>
            <source>One mirror or swap.</source>
            <translation>Spiegeln oder tauschen.</translation>
        </message>
        <message>
            <source>One sheet only</source>
            <translation>Nur ein Blatt</translation>
        </message>
        <message>
            <source>Places in this turn: %1, in the others: %2</source>
            <translation>Plätze in dieser Drehung: %1, sonst: %2</translation>
        </message>
        <message>
            <source>Places: %1</source>
            <translation>Plätze: %1</translation>
        </message>
        <message>
            <source>Press a card, or drag it to the left.</source>
            <translation>Eine Karte drücken oder nach links ziehen.</translation>
        </message>
        <message>
            <source>Press a room, then turn it.</source>
            <translation>Einen Raum drücken, dann aufdecken.</translation>
        </message>
        <message>
            <source>Rooms</source>
            <translation>Räume</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Sheet of %1: %2</source>
            <translation>Blatt von %1: %2</translation>
        </message>
        <message>
            <source>Sheets</source>
            <translation>Blätter</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Tauschen</translation>
        </message>
        <message>
            <source>The bright idea is for one piece of the card only.</source>
            <translation>Der Geistesblitz gilt nur für ein Stück der Karte.</translation>
        </message>
        <message>
            <source>The bright idea is used.</source>
            <translation>Der Geistesblitz ist genutzt.</translation>
        </message>
        <message>
            <source>The next card comes here</source>
            <translation>Hierher kommt die nächste Karte</translation>
        </message>
        <message>
            <source>The other option is drawn.</source>
            <translation>Die andere Variante wird gezeichnet.</translation>
        </message>
        <message>
            <source>The piece is drawn mirrored.</source>
            <translation>Das Stück wird gespiegelt gezeichnet.</translation>
        </message>
        <message>
            <source>The sheet of %1. Escape: back to the sheet of %2</source>
            <translation>Das Blatt von %1. Esc: zurück zum Blatt von %2</translation>
        </message>
        <message>
            <source>Token to assign</source>
            <translation>Marken zu verteilen</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Aufdecken</translation>
        </message>
        <message>
            <source>Turn card %1</source>
            <translation>Karte %1 aufdecken</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Nach links drehen</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Nach rechts drehen</translation>
        </message>
        <message>
            <source>Turn the card</source>
            <translation>Karte aufdecken</translation>
        </message>
        <message>
            <source>Turn the room</source>
            <translation>Raum aufdecken</translation>
        </message>
        <message>
            <source>Turn “%1”</source>
            <translation>„%1“ aufdecken</translation>
        </message>
        <message>
            <source>Two sheets beside each other</source>
            <translation>Zwei Blätter nebeneinander</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <translation>Es fehlt noch: %1</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Was zu tun ist</translation>
        </message>
        <message>
            <source>What windows and front door still decide</source>
            <translation>Was Fenster und Haustür noch entscheiden</translation>
        </message>
        <message>
            <source>active seat</source>
            <translation>aktiver Platz</translation>
        </message>
        <message>
            <source>being furnished</source>
            <translation>wird eingerichtet</translation>
        </message>
        <message>
            <source>card confirmed</source>
            <translation>Karte bestätigt</translation>
        </message>
        <message>
            <source>choose the next room</source>
            <translation>den nächsten Raum wählen</translation>
        </message>
        <message>
            <source>choose what all seats draw</source>
            <comment>tokens go to an option</comment>
            <translation>wählen, was alle Plätze zeichnen</translation>
        </message>
        <message>
            <source>confirm the card</source>
            <translation>die Karte bestätigen</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>draw here</source>
            <comment>a key</comment>
            <translation>hier zeichnen</translation>
        </message>
        <message>
            <source>draw the walls and the door of the room “%1”</source>
            <translation>Wände und Tür des Raums „%1“ zeichnen</translation>
        </message>
        <message>
            <source>draw “%1”, or leave it out</source>
            <translation>„%1“ zeichnen oder weglassen</translation>
        </message>
        <message>
            <source>drawing</source>
            <translation>zeichnet</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>gezeichnet</translation>
        </message>
        <message>
            <source>draws</source>
            <translation>zeichnet</translation>
        </message>
        <message>
            <source>draws this sheet</source>
            <translation>zeichnet dieses Blatt</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>verdeckt</translation>
        </message>
        <message>
            <source>finish the sheet: front door and windows</source>
            <translation>das Blatt abschließen: Haustür und Fenster</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>hallway</source>
            <translation>Flur</translation>
        </message>
        <message>
            <source>idea ready</source>
            <translation>Blitz frei</translation>
        </message>
        <message>
            <source>idea used</source>
            <translation>Blitz genutzt</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>in der Hand</translation>
        </message>
        <message>
            <source>leave out</source>
            <comment>a key</comment>
            <translation>weglassen</translation>
        </message>
        <message>
            <source>left open</source>
            <translation>offen gelassen</translation>
        </message>
        <message>
            <source>left out</source>
            <translation>weggelassen</translation>
        </message>
        <message>
            <source>no hallway</source>
            <translation>ohne Flur</translation>
        </message>
        <message>
            <source>none drawn yet</source>
            <translation>noch keins gezeichnet</translation>
        </message>
        <message>
            <source>not selected</source>
            <translation>nicht gewählt</translation>
        </message>
        <message>
            <source>nothing counts there</source>
            <translation>dort zählt nichts</translation>
        </message>
        <message>
            <source>nothing drawn: −3</source>
            <translation>nichts gezeichnet: −3</translation>
        </message>
        <message>
            <source>now</source>
            <comment>of a bonus</comment>
            <translation>jetzt</translation>
        </message>
        <message>
            <source>now %1</source>
            <translation>jetzt %1</translation>
        </message>
        <message>
            <source>one hallway</source>
            <translation>ein Flur</translation>
        </message>
        <message>
            <source>open</source>
            <translation>offen</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>room done</source>
            <translation>Raum fertig</translation>
        </message>
        <message>
            <source>sheet finished</source>
            <translation>Blatt fertig</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>Felder</translation>
        </message>
        <message>
            <source>take up</source>
            <comment>a key</comment>
            <translation>aufnehmen</translation>
        </message>
        <message>
            <source>to draw</source>
            <translation>zu zeichnen</translation>
        </message>
        <message>
            <source>turn</source>
            <comment>a key</comment>
            <translation>drehen</translation>
        </message>
        <message>
            <source>turn a card of the room “%1”</source>
            <translation>eine Karte des Raums „%1“ aufdecken</translation>
        </message>
        <message>
            <source>waits</source>
            <translation>wartet</translation>
        </message>
        <message>
            <source>wall side met</source>
            <translation>Wand vorhanden</translation>
        </message>
        <message>
            <source>walls and door drawn</source>
            <translation>Wände und Tür gezeichnet</translation>
        </message>
        <message>
            <source>walls and door to draw</source>
            <translation>Wände und Tür zu zeichnen</translation>
        </message>
        <message>
            <source>worth</source>
            <comment>of a bonus</comment>
            <translation>Wert</translation>
        </message>
        <message>
            <source>−3 if nothing is drawn</source>
            <translation>−3, wenn nichts gezeichnet wird</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveBook</name>
        <message>
            <source>%1 × %2</source>
            <comment>card, its tokens</comment>
            <translation>%1 × %2</translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n Stück</numerusform>
                <numerusform>%n Stücke</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n Raum</numerusform>
                <numerusform>%n Räume</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>All %1</source>
            <comment>scenarios, with their number</comment>
            <translation>Alle %1</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <translation>Boni</translation>
        </message>
        <message>
            <source>Chooses one of the scenarios that are shown by chance.</source>
            <translation>Wählt eines der gezeigten Szenarien durch Zufall.</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>scenarios</comment>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Hard</source>
            <comment>scenarios</comment>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Hatched squares are cut by the slanting walls and lie outside.</source>
            <translation>Schraffierte Felder sind von den schrägen Wänden geschnitten und liegen draußen.</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>scenarios</comment>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>No hallway: the front door and all other doors open into the main room: %1.</source>
            <translation>Kein Flur: Die Haustür und alle anderen Türen führen in den Hauptraum: %1.</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>Keine.</translation>
        </message>
        <message>
            <source>Open the scenario book</source>
            <translation>Szenarienbuch öffnen</translation>
        </message>
        <message>
            <source>Rooms and cards</source>
            <translation>Räume und Karten</translation>
        </message>
        <message>
            <source>Scenario book</source>
            <translation>Szenarienbuch</translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Szenarien</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Sonderregeln</translation>
        </message>
        <message>
            <source>Surprise</source>
            <translation>Überraschung</translation>
        </message>
        <message>
            <source>This scenario cannot be played. %1</source>
            <translation>Dieses Szenario lässt sich nicht spielen. %1</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>for learning</source>
            <translation>zum Üben</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
        <message>
            <source>points</source>
            <translation>Punkte</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveCells</name>
        <message>
            <source>%1 %2</source>
            <comment>source of points, points</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 (%2): %3</source>
            <comment>piece, squares, points</comment>
            <translation>%1 (%2): %3</translation>
        </message>
        <message>
            <source>%1 (%2): 0</source>
            <comment>piece, squares</comment>
            <translation>%1 (%2): 0</translation>
        </message>
        <message>
            <source>%1 (%2): 0, nobody can walk to %3</source>
            <comment>piece, its squares, squares</comment>
            <translation>%1 (%2): 0, niemand kommt nach %3</translation>
        </message>
        <message>
            <source>Bright idea: a mirrored piece.</source>
            <translation>Geistesblitz: ein gespiegeltes Stück.</translation>
        </message>
        <message>
            <source>Bright idea: not used.</source>
            <translation>Geistesblitz: nicht genutzt.</translation>
        </message>
        <message>
            <source>Bright idea: the other option of a card.</source>
            <translation>Geistesblitz: die andere Variante einer Karte.</translation>
        </message>
        <message>
            <source>No points.</source>
            <translation>Keine Punkte.</translation>
        </message>
        <message>
            <source>No way leads here from the front door, so nothing counts.</source>
            <translation>Von der Haustür führt kein Weg hierher, also zählt nichts.</translation>
        </message>
        <message>
            <source>Nothing of this kind counts.</source>
            <translation>Nichts dergleichen zählt.</translation>
        </message>
        <message>
            <source>Nothing was drawn here.</source>
            <translation>Hier wurde nichts gezeichnet.</translation>
        </message>
        <message>
            <source>Pieces that count: %1 of %2 drawn.</source>
            <translation>Stücke, die zählen: %1 von %2 gezeichneten.</translation>
        </message>
        <message>
            <source>Squares: %1.</source>
            <translation>Felder: %1.</translation>
        </message>
        <message>
            <source>The room was left open, so nothing counts.</source>
            <translation>Der Raum blieb offen, also zählt nichts.</translation>
        </message>
        <message>
            <source>bonuses</source>
            <comment>source of points</comment>
            <translation>Boni</translation>
        </message>
        <message>
            <source>empty rooms</source>
            <comment>source of points</comment>
            <translation>leere Räume</translation>
        </message>
        <message>
            <source>rooms</source>
            <comment>source of points</comment>
            <translation>Räume</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveClosing</name>
        <message>
            <source>%1 can still be closed. Left open, its pieces count for nothing.</source>
            <comment>room</comment>
            <translation>%1 lässt sich noch schließen. Offen gelassen zählen die Stücke darin nichts.</translation>
        </message>
        <message>
            <source>%1, door %2. Ready to be confirmed.</source>
            <comment>squares, a side</comment>
            <translation>%1, Tür %2. Kann bestätigt werden.</translation>
        </message>
        <message>
            <source>%1, in the room</source>
            <comment>a square</comment>
            <translation>%1, im Raum</translation>
        </message>
        <message>
            <source>%1, no door of its own is needed. Ready to be confirmed.</source>
            <translation>%1, eine eigene Tür ist nicht nötig. Kann bestätigt werden.</translation>
        </message>
        <message>
            <source>%1, outside the room</source>
            <comment>a square</comment>
            <translation>%1, außerhalb des Raums</translation>
        </message>
        <message>
            <source>%1. The door goes on one of the green sides.</source>
            <translation>%1. Die Tür gehört auf eine der grünen Seiten.</translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <comment>size of a room</comment>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n windows</source>
            <translation>
                <numerusform>%n Fenster</numerusform>
                <numerusform>%n Fenster</numerusform>
            </translation>
        </message>
        <message>
            <source>All windows</source>
            <comment>button, short</comment>
            <translation>Alle Fenster</translation>
        </message>
        <message>
            <source>Anew</source>
            <comment>button, short</comment>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Finish without</source>
            <comment>button: without a front door</comment>
            <translation>Ohne beenden</translation>
        </message>
        <message>
            <source>Front door and windows</source>
            <translation>Haustür und Fenster</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <comment>button</comment>
            <translation>Offen lassen</translation>
        </message>
        <message>
            <source>Leave open</source>
            <comment>button</comment>
            <translation>Offen lassen</translation>
        </message>
        <message>
            <source>No front door yet, %1.</source>
            <comment>windows</comment>
            <translation>Noch keine Haustür, %1.</translation>
        </message>
        <message>
            <source>No outline with a door fits any more: the room can only be left open.</source>
            <translation>Kein Umriss mit Tür ist mehr möglich: Der Raum kann nur offen bleiben.</translation>
        </message>
        <message>
            <source>Not enclosed yet: drag walls along grid lines (W), paint the squares (P), or take an outline (O).</source>
            <translation>Noch nicht umschlossen: Wände an den Linien ziehen (W), Felder ausmalen (P) oder einen Umriss nehmen (O).</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>button, short: leave the room open</comment>
            <translation>Offen</translation>
        </message>
        <message>
            <source>Outline</source>
            <comment>button, short</comment>
            <translation>Umriss</translation>
        </message>
        <message>
            <source>Outline %1 of %2</source>
            <comment>button</comment>
            <translation>Umriss %1 von %2</translation>
        </message>
        <message>
            <source>Outline %1 of %2: %3.</source>
            <comment>number, how many, squares</comment>
            <translation>Umriss %1 von %2: %3.</translation>
        </message>
        <message>
            <source>Outline %1/%2</source>
            <comment>button, short</comment>
            <translation>Umriss %1/%2</translation>
        </message>
        <message>
            <source>Outline for me</source>
            <comment>button</comment>
            <translation>Umriss vorschlagen</translation>
        </message>
        <message>
            <source>Set the front door</source>
            <comment>button</comment>
            <translation>Haustür setzen</translation>
        </message>
        <message>
            <source>Start again</source>
            <comment>button</comment>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Take an outline</source>
            <comment>button</comment>
            <translation>Einen Umriss nehmen</translation>
        </message>
        <message>
            <source>The front door is set, %1.</source>
            <comment>windows</comment>
            <translation>Die Haustür ist gesetzt, %1.</translation>
        </message>
        <message>
            <source>Walls and door of the room</source>
            <translation>Wände und Tür des Raums</translation>
        </message>
        <message>
            <source>Walls and door: %1</source>
            <comment>room</comment>
            <translation>Wände und Tür: %1</translation>
        </message>
        <message>
            <source>Windows</source>
            <comment>button, short</comment>
            <translation>Fenster</translation>
        </message>
        <message>
            <source>Windows all round</source>
            <comment>button</comment>
            <translation>Fenster ringsum</translation>
        </message>
        <message>
            <source>Windows on all outer sides</source>
            <comment>button</comment>
            <translation>Fenster an allen Außenseiten</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveEvents</name>
        <message>
            <source>%1 %2</source>
            <comment>seat, its points at the end</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>piece, squares</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 chooses the first option of card %2</source>
            <translation>%1 wählt die erste Variante der Karte %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 chooses the first option of card %2, %n times</source>
            <translation>
                <numerusform>%1 wählt die erste Variante der Karte %2, %n-mal</numerusform>
                <numerusform>%1 wählt die erste Variante der Karte %2, %n-mal</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 chooses the second option of card %2</source>
            <translation>%1 wählt die zweite Variante der Karte %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 chooses the second option of card %2, %n times</source>
            <translation>
                <numerusform>%1 wählt die zweite Variante der Karte %2, %n-mal</numerusform>
                <numerusform>%1 wählt die zweite Variante der Karte %2, %n-mal</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 closes a room: %2, %n squares</source>
            <translation>
                <numerusform>%1 schließt einen Raum: %2, %n Feld</numerusform>
                <numerusform>%1 schließt einen Raum: %2, %n Felder</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 closes a room: %2, %n squares, door %3</source>
            <translation>
                <numerusform>%1 schließt einen Raum: %2, %n Feld, Tür %3</numerusform>
                <numerusform>%1 schließt einen Raum: %2, %n Felder, Tür %3</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 draws nothing of card %2, %3</source>
            <translation>%1 zeichnet nichts von Karte %2, %3</translation>
        </message>
        <message>
            <source>%1 draws: %2</source>
            <comment>seat, pieces</comment>
            <translation>%1 zeichnet: %2</translation>
        </message>
        <message>
            <source>%1 finishes the sheet without a front door: nothing can be reached</source>
            <translation>%1 stellt das Blatt ohne Haustür fertig: Nichts ist erreichbar</translation>
        </message>
        <message numerus="yes">
            <source>%1 finishes the sheet: front door %2, %n windows</source>
            <translation>
                <numerusform>%1 stellt das Blatt fertig: Haustür %2, %n Fenster</numerusform>
                <numerusform>%1 stellt das Blatt fertig: Haustür %2, %n Fenster</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 leaves a room open: %2</source>
            <translation>%1 lässt einen Raum offen: %2</translation>
        </message>
        <message>
            <source>%1 shares the tokens of card %2: %3 for the first option, %4 for the second</source>
            <translation>%1 verteilt die Marken der Karte %2: %3 für die erste Variante, %4 für die zweite</translation>
        </message>
        <message>
            <source>%1 turns card %2, %3: %4 or %5</source>
            <translation>%1 deckt Karte %2 auf, %3: %4 oder %5</translation>
        </message>
        <message>
            <source>%1 turns room %2: %3</source>
            <comment>seat, sign and name of a room</comment>
            <translation>%1 deckt Raum %2 auf: %3</translation>
        </message>
        <message>
            <source>%1, by a bright idea for the other option</source>
            <comment>%1 is a line</comment>
            <translation>%1, mit einem Geistesblitz für die andere Variante</translation>
        </message>
        <message>
            <source>%1, mirrored by a bright idea</source>
            <comment>%1 is a line</comment>
            <translation>%1, mit einem Geistesblitz gespiegelt</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <comment>what a seat draws, what it leaves out</comment>
            <translation>%1; %2</translation>
        </message>
        <message>
            <source>All sheets are finished: %1</source>
            <translation>Alle Blätter sind fertig: %1</translation>
        </message>
        <message numerus="yes">
            <source>leaves out %n pieces</source>
            <comment>after what a seat draws</comment>
            <translation>
                <numerusform>lässt %n Stück weg</numerusform>
                <numerusform>lässt %n Stücke weg</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveHints</name>
        <message>
            <source>%1 and %2 share a wall.</source>
            <comment>two rooms</comment>
            <translation>Eine gemeinsame Wand: %1 und %2.</translation>
        </message>
        <message>
            <source>%1 and %2 share no wall.</source>
            <comment>two rooms</comment>
            <translation>Keine gemeinsame Wand: %1 und %2.</translation>
        </message>
        <message>
            <source>%1 cannot be closed any more: no walls with a door fit.</source>
            <translation>%1: lässt sich nicht mehr schließen, keine Wände mit einer Tür passen.</translation>
        </message>
        <message>
            <source>%1 does not reach the railing.</source>
            <translation>%1: reicht nicht bis ans Geländer.</translation>
        </message>
        <message>
            <source>%1 has no window to the %2 yet.</source>
            <comment>room, direction</comment>
            <translation>%1: noch kein Fenster nach %2.</translation>
        </message>
        <message>
            <source>%1 has no window yet that sees this: %2.</source>
            <comment>room, thing outside</comment>
            <translation>%1: noch kein Fenster, das dies sieht: %2.</translation>
        </message>
        <message>
            <source>%1 is no rectangle.</source>
            <translation>%1: kein Rechteck.</translation>
        </message>
        <message>
            <source>%1 is no square.</source>
            <translation>%1: kein Quadrat.</translation>
        </message>
        <message>
            <source>%1 lies at an outer wall to the %2.</source>
            <comment>room, direction</comment>
            <translation>%1: liegt an einer Außenwand nach %2.</translation>
        </message>
        <message>
            <source>%1 lies at no outer wall to the %2.</source>
            <comment>room, direction</comment>
            <translation>%1: liegt an keiner Außenwand nach %2.</translation>
        </message>
        <message>
            <source>%1 must be finished and within reach.</source>
            <translation>%1: Der Raum muss fertig und erreichbar sein.</translation>
        </message>
        <message>
            <source>%1 of %2 lamps so far.</source>
            <translation>Bisher Lampen: %1 von %2.</translation>
        </message>
        <message>
            <source>%1 of %2 pieces so far.</source>
            <translation>Bisher Stücke: %1 von %2.</translation>
        </message>
        <message>
            <source>%1 of %2 seats so far.</source>
            <comment>places to sit</comment>
            <translation>Bisher Sitzplätze: %1 von %2.</translation>
        </message>
        <message>
            <source>%1 of %2 squares with plants so far.</source>
            <translation>Bisher Felder mit Pflanzen: %1 von %2.</translation>
        </message>
        <message>
            <source>%1 was left open: its pieces count for nothing.</source>
            <translation>%1: offen gelassen, die Stücke darin zählen nichts.</translation>
        </message>
        <message>
            <source>%1 would not count: no way leads from the front door to its door.</source>
            <translation>%1: würde nicht zählen, von der Haustür führt kein Weg zur Tür.</translation>
        </message>
        <message>
            <source>%1 would not count: nobody can walk to %2.</source>
            <comment>piece, squares</comment>
            <translation>%1: würde nicht zählen, niemand kommt nach %2.</translation>
        </message>
        <message>
            <source>%1: %2, at least %3 wanted.</source>
            <translation>%1: %2, mindestens %3 sind verlangt.</translation>
        </message>
        <message>
            <source>%1: %2, at most %3 wanted.</source>
            <translation>%1: %2, höchstens %3 sind erlaubt.</translation>
        </message>
        <message>
            <source>%1: %2, exactly %3 wanted.</source>
            <translation>%1: %2, genau %3 sind verlangt.</translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n Feld</numerusform>
                <numerusform>%n Felder</numerusform>
            </translation>
        </message>
        <message>
            <source>Any room</source>
            <translation>Irgendein Raum</translation>
        </message>
        <message>
            <source>Both must be finished and within reach: %1, %2.</source>
            <translation>Beide müssen fertig und erreichbar sein: %1, %2.</translation>
        </message>
        <message>
            <source>Both must be there and count: %1, %2.</source>
            <translation>Beides muss da sein und zählen: %1, %2.</translation>
        </message>
        <message>
            <source>No room has a window yet that sees this: %2.</source>
            <comment>thing outside</comment>
            <translation>Noch kein Raum hat ein Fenster, das dies sieht: %2.</translation>
        </message>
        <message>
            <source>No way leads from one to the other yet.</source>
            <translation>Noch führt kein Weg vom einen zum anderen.</translation>
        </message>
        <message>
            <source>Still missing: %1.</source>
            <translation>Es fehlt noch: %1.</translation>
        </message>
        <message>
            <source>Too far: %1 apart, not %2.</source>
            <translation>Zu weit: %1 Abstand, höchstens %2.</translation>
        </message>
        <message>
            <source>Too near: %1 apart, not %2.</source>
            <translation>Zu nah: %1 Abstand, mindestens %2.</translation>
        </message>
        <message>
            <source>Without a front door nobody gets in, and nothing counts.</source>
            <translation>Ohne Haustür kommt niemand hinein, und nichts zählt.</translation>
        </message>
        <message>
            <source>church</source>
            <comment>seen from a window</comment>
            <translation>Kirche</translation>
        </message>
        <message>
            <source>mountains</source>
            <comment>seen from a window</comment>
            <translation>Berge</translation>
        </message>
        <message>
            <source>sea</source>
            <comment>seen from a window</comment>
            <translation>Meer</translation>
        </message>
        <message>
            <source>street</source>
            <comment>seen from a window</comment>
            <translation>Straße</translation>
        </message>
        <message>
            <source>the door of the %1</source>
            <comment>room</comment>
            <translation>die Tür dieses Raums: %1</translation>
        </message>
        <message>
            <source>the front door</source>
            <translation>Haustür</translation>
        </message>
        <message>
            <source>tree</source>
            <comment>seen from a window</comment>
            <translation>Baum</translation>
        </message>
        <message>
            <source>water</source>
            <comment>seen from a window</comment>
            <translation>Wasser</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveMotives</name>
        <message>
            <source>%1: %2</source>
            <comment>seat, why it did this</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>; </source>
            <comment>between two reasons for one card</comment>
            <translation>; </translation>
        </message>
        <message>
            <source>a special rule asks for both options</source>
            <translation>eine Sonderregel verlangt beide Varianten</translation>
        </message>
        <message>
            <source>all other rooms open into this one</source>
            <translation>alle anderen Räume öffnen sich zu diesem</translation>
        </message>
        <message numerus="yes">
            <source>any other door would cost %n points</source>
            <translation>
                <numerusform>jede andere Tür würde %n Punkt kosten</numerusform>
                <numerusform>jede andere Tür würde %n Punkte kosten</numerusform>
            </translation>
        </message>
        <message>
            <source>chance decides</source>
            <translation>der Zufall entscheidet</translation>
        </message>
        <message>
            <source>it is the last room</source>
            <translation>es ist der letzte Raum</translation>
        </message>
        <message>
            <source>neither finds a good place, and “%1” takes less</source>
            <translation>keines von beiden findet einen guten Platz, und „%1“ braucht weniger</translation>
        </message>
        <message>
            <source>no other card could be turned</source>
            <translation>keine andere Karte war möglich</translation>
        </message>
        <message>
            <source>no outline with a door was possible any more</source>
            <translation>kein Umriss mit einer Tür war mehr möglich</translation>
        </message>
        <message>
            <source>nothing more could be added</source>
            <translation>es gab nichts mehr hinzuzufügen</translation>
        </message>
        <message>
            <source>of the rooms that are left, this one needs the most squares</source>
            <translation>von den übrigen Räumen braucht dieser die meisten Felder</translation>
        </message>
        <message>
            <source>other doors would have been as good</source>
            <translation>andere Türen wären ebenso gut gewesen</translation>
        </message>
        <message numerus="yes">
            <source>outside this door %n free squares can be walked to, nowhere more</source>
            <translation>
                <numerusform>vor dieser Tür ist %n freies Feld zu erreichen, nirgends mehr</numerusform>
                <numerusform>vor dieser Tür sind %n freie Felder zu erreichen, nirgends mehr</numerusform>
            </translation>
        </message>
        <message>
            <source>the card with the largest pieces comes while there is room</source>
            <translation>die Karte mit den größten Stücken kommt, solange Platz ist</translation>
        </message>
        <message>
            <source>the door can be nowhere else</source>
            <translation>die Tür kann nirgends sonst sein</translation>
        </message>
        <message numerus="yes">
            <source>the door leads to %n free squares, as others would</source>
            <translation>
                <numerusform>die Tür führt zu %n freien Feld, wie andere auch</numerusform>
                <numerusform>die Tür führt zu %n freien Feldern, wie andere auch</numerusform>
            </translation>
        </message>
        <message>
            <source>the front door is where the sheet is worth the most</source>
            <translation>die Haustür ist dort, wo das Blatt am meisten wert ist</translation>
        </message>
        <message>
            <source>the front door is where the ways through the house are shortest</source>
            <translation>die Haustür ist dort, wo die Wege durchs Haus am kürzesten sind</translation>
        </message>
        <message>
            <source>the reason is not known</source>
            <translation>der Grund ist nicht bekannt</translation>
        </message>
        <message>
            <source>this room needs no door of its own</source>
            <translation>dieser Raum braucht keine eigene Tür</translation>
        </message>
        <message>
            <source>windows everywhere, for they can only bring points</source>
            <translation>überall Fenster, denn sie können nur Punkte bringen</translation>
        </message>
        <message>
            <source>“%1” fits well only mirrored, by the bright idea</source>
            <translation>„%1“ passt gut nur gespiegelt, dank Geistesblitz</translation>
        </message>
        <message numerus="yes">
            <source>“%1” had only %n places left</source>
            <comment>a piece of furniture</comment>
            <translation>
                <numerusform>für „%1“ blieb nur %n Platz</numerusform>
                <numerusform>für „%1“ blieben nur %n Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” has more squares of furniture than “%2”: %3, not %4</source>
            <translation>„%1“ hat mehr Möbelfelder als „%2“: %3, nicht %4</translation>
        </message>
        <message>
            <source>“%1” is left out, for it fits nowhere</source>
            <translation>„%1“ wird weggelassen, denn das Stück passt nirgends</translation>
        </message>
        <message>
            <source>“%1” is left out, for it would bring no more than it costs</source>
            <translation>„%1“ wird weggelassen, denn das Stück brächte nicht mehr, als es kostet</translation>
        </message>
        <message>
            <source>“%1” is left out, for it would cut off a finished room</source>
            <translation>„%1“ wird weggelassen, denn das Stück schnitte einen fertigen Raum ab</translation>
        </message>
        <message>
            <source>“%1” is left out, for it would tear the room apart</source>
            <translation>„%1“ wird weggelassen, denn das Stück risse den Raum auseinander</translation>
        </message>
        <message>
            <source>“%1” is left out, for the room could have no door any more</source>
            <translation>„%1“ wird weggelassen, denn der Raum könnte keine Tür mehr haben</translation>
        </message>
        <message>
            <source>“%1” is worth as much as “%2”</source>
            <translation>„%1“ ist so viel wert wie „%2“</translation>
        </message>
        <message>
            <source>“%1” keeps off the way through the house</source>
            <translation>„%1“ lässt den Weg durchs Haus frei</translation>
        </message>
        <message numerus="yes">
            <source>“%1” shares %n squares of circulation with other pieces</source>
            <comment>a piece</comment>
            <translation>
                <numerusform>„%1“ teilt %n Lauffeld mit anderen Stücken</numerusform>
                <numerusform>„%1“ teilt %n Lauffelder mit anderen Stücken</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” stands right beside the rest of its room</source>
            <translation>„%1“ steht gleich neben dem Rest seines Raums</translation>
        </message>
        <message numerus="yes">
            <source>“%1” stands with %n sides along walls</source>
            <comment>a piece</comment>
            <translation>
                <numerusform>„%1“ steht mit %n Seite an Wänden</numerusform>
                <numerusform>„%1“ steht mit %n Seiten an Wänden</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” takes %3 squares, not %4 like “%2”, and leaves more for what comes</source>
            <translation>„%1“ braucht %3 Felder, nicht %4 wie „%2“, und lässt mehr für das, was kommt</translation>
        </message>
        <message>
            <source>“%1” takes least from the rest of the house there</source>
            <translation>„%1“ nimmt dort dem übrigen Haus am wenigsten</translation>
        </message>
        <message>
            <source>“%2” finds no good place, so the bright idea brings “%1” in its stead</source>
            <translation>„%2“ findet keinen guten Platz, darum bringt der Geistesblitz stattdessen „%1“</translation>
        </message>
        <message>
            <source>“%2” finds no good place, “%1” does</source>
            <translation>„%2“ findet keinen guten Platz, „%1“ schon</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveReasons</name>
        <message>
            <source>%1 (%2)</source>
            <comment>furniture number and name</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 cannot do that in this part of the round.</source>
            <translation>%1 kann das in diesem Teil der Runde nicht tun.</translation>
        </message>
        <message>
            <source>%1: a carpet lies on %2, and nothing may stand on it.</source>
            <translation>%1: Auf %2 liegt ein Teppich, darauf darf nichts stehen.</translation>
        </message>
        <message>
            <source>%1: a wall is needed %2.</source>
            <translation>%1: Es braucht eine Wand %2.</translation>
        </message>
        <message>
            <source>%1: a wall or door runs %2.</source>
            <translation>%1: Eine Wand oder Tür ist im Weg, %2.</translation>
        </message>
        <message>
            <source>%1: furniture stands on %2 already.</source>
            <translation>%1: Auf %2 stehen schon Möbel.</translation>
        </message>
        <message>
            <source>%1: in a finished room on %2.</source>
            <translation>%1: Auf %2 liegt ein fertiger Raum.</translation>
        </message>
        <message>
            <source>%1: mirrored it is the same as turned, so that takes no bright idea.</source>
            <translation>%1: Gespiegelt ist dasselbe wie gedreht, das braucht keinen Geistesblitz.</translation>
        </message>
        <message>
            <source>%1: no door may be %2, where a wall is needed.</source>
            <translation>%1: Es braucht eine Wand %2, keine Tür.</translation>
        </message>
        <message>
            <source>%1: only plants may stand on %2.</source>
            <translation>%1: Auf %2 dürfen nur Pflanzen stehen.</translation>
        </message>
        <message>
            <source>%1: other pieces of this room need %2 as circulation.</source>
            <translation>%1: Andere Stücke des Raums brauchen %2 als Lauffeld.</translation>
        </message>
        <message>
            <source>%1: outside the house on %2.</source>
            <translation>%1: Auf %2 außerhalb des Hauses.</translation>
        </message>
        <message>
            <source>%1: over the edge of the sheet.</source>
            <translation>%1: Über den Rand des Blatts hinaus.</translation>
        </message>
        <message>
            <source>%1: pieces of another room need %2.</source>
            <translation>%1: Stücke eines anderen Raums brauchen %2.</translation>
        </message>
        <message>
            <source>%1: something is in the way on %2.</source>
            <translation>%1: Auf %2 steht etwas im Weg.</translation>
        </message>
        <message>
            <source>%1: the ceiling is too low for circulation on %2.</source>
            <translation>%1: Auf %2 ist die Decke zu niedrig für Lauffelder.</translation>
        </message>
        <message>
            <source>%1: the plan keeps %2 free as circulation.</source>
            <translation>%1: Der Grundriss hält %2 als Lauffeld frei.</translation>
        </message>
        <message>
            <source>%1: the scenario keeps %2 uncovered.</source>
            <translation>%1: Das Szenario hält %2 unbedeckt.</translation>
        </message>
        <message>
            <source>%1: the square of a door must stay free: %2.</source>
            <translation>%1: Vor einer Tür bleibt frei: %2.</translation>
        </message>
        <message>
            <source>A card has two options, the first and the second.</source>
            <translation>Eine Karte hat zwei Varianten, die erste und die zweite.</translation>
        </message>
        <message>
            <source>A room needs at least one square.</source>
            <translation>Ein Raum hat mindestens ein Feld.</translation>
        </message>
        <message>
            <source>All tokens go to the same option on this card: %1.</source>
            <translation>Auf dieser Karte kommen alle Marken auf dieselbe Variante: %1.</translation>
        </message>
        <message>
            <source>Each option must get a token on this card: %1.</source>
            <translation>Auf dieser Karte bekommt jede Variante eine Marke: %1.</translation>
        </message>
        <message>
            <source>Each window and each side of the front door is named once, in order.</source>
            <translation>Jedes Fenster und jede Seite der Haustür wird einmal genannt, der Reihe nach.</translation>
        </message>
        <message>
            <source>Impossible position: a room cannot have been closed like that.</source>
            <translation>Unmögliche Stellung: Ein Raum kann so nicht geschlossen worden sein.</translation>
        </message>
        <message>
            <source>Impossible position: a sheet has pieces that it cannot have, or not there.</source>
            <translation>Unmögliche Stellung: Ein Blatt hat Stücke, die es nicht oder nicht dort haben kann.</translation>
        </message>
        <message>
            <source>Impossible position: a wall, window or door cannot have been drawn there.</source>
            <translation>Unmögliche Stellung: Eine Wand, ein Fenster oder eine Tür kann dort nicht gezeichnet sein.</translation>
        </message>
        <message>
            <source>Impossible position: cards or tokens do not fit the scenario.</source>
            <translation>Unmögliche Stellung: Karten oder Marken passen nicht zum Szenario.</translation>
        </message>
        <message>
            <source>Impossible position: rooms and phases do not fit.</source>
            <translation>Unmögliche Stellung: Räume und Phasen passen nicht zusammen.</translation>
        </message>
        <message>
            <source>Impossible position: so many seats cannot play.</source>
            <translation>Unmögliche Stellung: So viele Plätze können nicht spielen.</translation>
        </message>
        <message>
            <source>Impossible position: there is no such scenario.</source>
            <translation>Unmögliche Stellung: Dieses Szenario gibt es nicht.</translation>
        </message>
        <message>
            <source>More pieces of one option than it has tokens.</source>
            <translation>Von einer Variante sind es mehr Stücke als Marken.</translation>
        </message>
        <message>
            <source>No door %1: %2 must be free.</source>
            <translation>Keine Tür %1: %2 muss frei sein.</translation>
        </message>
        <message>
            <source>No door %1: a piece needs a wall there.</source>
            <translation>Keine Tür %1: Ein Stück braucht dort eine Wand.</translation>
        </message>
        <message>
            <source>No door %1: it would lead into the wrong room, on %2.</source>
            <translation>Keine Tür %1: Sie würde auf %2 in den falschen Raum führen.</translation>
        </message>
        <message>
            <source>No door %1: it would lead out of the house.</source>
            <translation>Keine Tür %1: Sie würde aus dem Haus führen.</translation>
        </message>
        <message>
            <source>No door %1: that is not the edge of the room.</source>
            <translation>Keine Tür %1: Das ist nicht der Rand des Raums.</translation>
        </message>
        <message>
            <source>No door %1: this wall belongs to the plan.</source>
            <translation>Keine Tür %1: Diese Wand gehört zum Grundriss.</translation>
        </message>
        <message>
            <source>No front door %1: it goes into an outer wall.</source>
            <translation>Keine Haustür %1: Sie gehört in eine Außenwand.</translation>
        </message>
        <message>
            <source>No front door %1: the scenario says where it may be.</source>
            <translation>Keine Haustür %1: Das Szenario sagt, wo sie sein darf.</translation>
        </message>
        <message>
            <source>No front door here: %1 belongs to a finished room.</source>
            <translation>Keine Haustür hier: %1 gehört zu einem fertigen Raum.</translation>
        </message>
        <message>
            <source>No front door here: %1 must be free, without furniture or circulation.</source>
            <translation>Keine Haustür hier: %1 muss frei von Möbeln und Lauffeldern sein.</translation>
        </message>
        <message>
            <source>No such card lies face down in this room: %1.</source>
            <translation>In diesem Raum liegt keine solche Karte verdeckt: %1.</translation>
        </message>
        <message>
            <source>No wall %1: a door is there.</source>
            <translation>Keine Wand %1: Dort ist eine Tür.</translation>
        </message>
        <message>
            <source>No wall %1: both sides must lie in the house.</source>
            <translation>Keine Wand %1: Auf beiden Seiten muss das Haus sein.</translation>
        </message>
        <message>
            <source>No wall %2: it would run through this piece: %1.</source>
            <translation>Keine Wand %2: Sie würde durch dieses Stück gehen: %1.</translation>
        </message>
        <message>
            <source>No window %1: a door is there.</source>
            <translation>Kein Fenster %1: Dort ist eine Tür.</translation>
        </message>
        <message>
            <source>No window %1: the scenario forbids it.</source>
            <translation>Kein Fenster %1: Das Szenario verbietet es.</translation>
        </message>
        <message>
            <source>No window %1: windows go into outer walls.</source>
            <translation>Kein Fenster %1: Fenster gehören in Außenwände.</translation>
        </message>
        <message>
            <source>Not yet: the scenario says which card comes before %1.</source>
            <translation>Noch nicht: Das Szenario sagt, welche Karte vor %1 kommt.</translation>
        </message>
        <message>
            <source>Only the bright idea mirrors a piece, and only one.</source>
            <translation>Nur der Geistesblitz spiegelt ein Stück, und nur eines.</translation>
        </message>
        <message>
            <source>Pieces turn by quarters: no turn, one, two or three.</source>
            <translation>Stücke drehen sich in Vierteln: gar nicht, um eins, zwei oder drei.</translation>
        </message>
        <message>
            <source>Room %1 has been turned already, or there is none.</source>
            <translation>Raum %1 ist schon aufgedeckt, oder es gibt ihn nicht.</translation>
        </message>
        <message>
            <source>Scenario %1 cannot be played: %2</source>
            <translation>Szenario %1 lässt sich nicht spielen: %2</translation>
        </message>
        <message>
            <source>The bright idea has been used already in this match.</source>
            <translation>Der Geistesblitz ist in dieser Partie schon genutzt.</translation>
        </message>
        <message>
            <source>The bright idea is switched on, but nothing makes use of it.</source>
            <translation>Der Geistesblitz ist an, aber nichts nutzt ihn.</translation>
        </message>
        <message numerus="yes">
            <source>The card has %n tokens, not that many.</source>
            <translation>
                <numerusform>Die Karte hat nur %n Marke.</numerusform>
                <numerusform>Die Karte hat nur %n Marken.</numerusform>
            </translation>
        </message>
        <message>
            <source>The door of another room opens onto %1, which must stay outside.</source>
            <translation>Die Tür eines anderen Raums öffnet sich auf %1, das draußen bleiben muss.</translation>
        </message>
        <message>
            <source>The doors of the other rooms must open into the main room: %1 is outside of it.</source>
            <translation>Die Türen der anderen Räume müssen in den Hauptraum führen: %1 liegt nicht darin.</translation>
        </message>
        <message>
            <source>The front door is two squares wide, on one straight wall.</source>
            <translation>Die Haustür ist zwei Felder breit, in einer geraden Wand.</translation>
        </message>
        <message>
            <source>The front door must open into the main room: %1 is outside of it.</source>
            <translation>Die Haustür muss in den Hauptraum führen: %1 liegt nicht darin.</translation>
        </message>
        <message>
            <source>The front door would open into the room, on %1.</source>
            <translation>Die Haustür würde in den Raum führen, auf %1.</translation>
        </message>
        <message>
            <source>The room must contain its pieces with all circulation: %1 is missing.</source>
            <translation>Der Raum muss seine Stücke mit allen Lauffeldern enthalten: Es fehlt %1.</translation>
        </message>
        <message>
            <source>The room needs a door.</source>
            <translation>Der Raum braucht eine Tür.</translation>
        </message>
        <message>
            <source>The room would be in separate parts: squares or walls part it.</source>
            <translation>Der Raum wäre in getrennten Teilen: Felder oder Wände teilen ihn.</translation>
        </message>
        <message>
            <source>The room would lie outside the house on %1.</source>
            <translation>Der Raum läge auf %1 außerhalb des Hauses.</translation>
        </message>
        <message>
            <source>The room would take what other rooms hold: %1.</source>
            <translation>Der Raum nähme, was anderen Räumen gehört: %1.</translation>
        </message>
        <message>
            <source>The wall %1 stays as it is: its room is finished.</source>
            <translation>Die Wand %1 bleibt, wie sie ist: Der Raum ist fertig.</translation>
        </message>
        <message>
            <source>There is one front door, one square wide.</source>
            <translation>Es gibt eine Haustür, ein Feld breit.</translation>
        </message>
        <message>
            <source>This belongs to the hallway and to no room: %1.</source>
            <translation>Dies gehört zum Flur und zu keinem Raum: %1.</translation>
        </message>
        <message>
            <source>This piece</source>
            <translation>Dieses Stück</translation>
        </message>
        <message>
            <source>This room draws no door of its own.</source>
            <translation>Dieser Raum zeichnet keine eigene Tür.</translation>
        </message>
        <message>
            <source>This room must touch the railing.</source>
            <translation>Dieser Raum muss das Geländer berühren.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Dieser Platz</translation>
        </message>
        <message>
            <source>Walls are drawn between two squares of the house.</source>
            <translation>Wände werden zwischen zwei Feldern des Hauses gezeichnet.</translation>
        </message>
        <message>
            <source>its file is missing.</source>
            <translation>Seine Datei fehlt.</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveWalk</name>
        <message>
            <source>%1, 0 of %2: nobody can walk to %3</source>
            <comment>piece, its squares, squares</comment>
            <translation>%1, 0 von %2: Niemand kommt zu %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>seat, sentence</comment>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2, %n points there</source>
            <translation>
                <numerusform>%1: %2, dort %n Punkt</numerusform>
                <numerusform>%1: %2, dort %n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2, %n points there; not counting: %3</source>
            <translation>
                <numerusform>%1: %2, dort %n Punkt; zählt nicht: %3</numerusform>
                <numerusform>%1: %2, dort %n Punkte; zählt nicht: %3</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2, left open, nothing counts there</source>
            <comment>seat, room</comment>
            <translation>%1: %2, offen gelassen, dort zählt nichts</translation>
        </message>
        <message>
            <source>%1: %2, no way leads there</source>
            <comment>seat, room</comment>
            <translation>%1: %2, kein Weg führt dorthin</translation>
        </message>
        <message>
            <source>%1: %2, nothing was drawn there, −3 points</source>
            <comment>seat, room</comment>
            <translation>%1: %2, dort ist nichts gezeichnet, −3 Punkte</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n points for “%2”</source>
            <comment>seat, bonus</comment>
            <translation>
                <numerusform>%1: %n Punkt für „%2“</numerusform>
                <numerusform>%1: %n Punkte für „%2“</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n points in all</source>
            <translation>
                <numerusform>%1: insgesamt %n Punkt</numerusform>
                <numerusform>%1: insgesamt %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: no way leads from the front door to its door</source>
            <translation>%1: Von der Haustür führt kein Weg zur Tür</translation>
        </message>
        <message>
            <source>%1: nothing was drawn</source>
            <translation>%1: nichts gezeichnet</translation>
        </message>
        <message>
            <source>%1: so far</source>
            <comment>name of a seat</comment>
            <translation>%1: bisher</translation>
        </message>
        <message>
            <source>%1: the room was left open</source>
            <translation>%1: Der Raum blieb offen</translation>
        </message>
        <message>
            <source>%1: the walk begins at the front door</source>
            <translation>%1: Der Rundgang beginnt an der Haustür</translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n Stück</numerusform>
                <numerusform>%n Stücke</numerusform>
            </translation>
        </message>
        <message>
            <source>Again</source>
            <comment>button</comment>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>button: one station back</comment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <translation>Boni</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <comment>button</comment>
            <translation>Boni</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <comment>station of the walk</comment>
            <translation>Boni</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>button</comment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Count the bonuses</source>
            <comment>button</comment>
            <translation>Boni zählen</translation>
        </message>
        <message>
            <source>Final walk</source>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>Final walk</source>
            <comment>button</comment>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>Front door</source>
            <comment>station of the walk</comment>
            <translation>Haustür</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>button</comment>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Hold</source>
            <comment>button</comment>
            <translation>Anhalten</translation>
        </message>
        <message>
            <source>Next</source>
            <comment>button: the next station</comment>
            <translation>Nächste Station</translation>
        </message>
        <message>
            <source>Next sheet</source>
            <comment>button</comment>
            <translation>Nächstes Blatt</translation>
        </message>
        <message>
            <source>Rooms</source>
            <translation>Räume</translation>
        </message>
        <message>
            <source>Sheet of %1</source>
            <comment>button</comment>
            <translation>Blatt von %1</translation>
        </message>
        <message>
            <source>Skip</source>
            <comment>button</comment>
            <translation>Überspringen</translation>
        </message>
        <message>
            <source>Skip to the total</source>
            <comment>button</comment>
            <translation>Zur Summe</translation>
        </message>
        <message>
            <source>The walk</source>
            <translation>Rundgang</translation>
        </message>
        <message>
            <source>To the sheets</source>
            <comment>button: ends the walk</comment>
            <translation>Zu den Blättern</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Summe</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>station of the walk</comment>
            <translation>Summe</translation>
        </message>
        <message>
            <source>at once</source>
            <comment>pace of the walk</comment>
            <translation>sofort</translation>
        </message>
        <message>
            <source>fast</source>
            <comment>pace of the walk</comment>
            <translation>schnell</translation>
        </message>
        <message>
            <source>left open</source>
            <comment>note of a room</comment>
            <translation>offen gelassen</translation>
        </message>
        <message>
            <source>normal pace</source>
            <comment>pace of the walk</comment>
            <translation>normales Tempo</translation>
        </message>
        <message>
            <source>not reached</source>
            <comment>note of a room</comment>
            <translation>nicht erreicht</translation>
        </message>
        <message>
            <source>nothing was drawn</source>
            <comment>note of a room</comment>
            <translation>nichts gezeichnet</translation>
        </message>
        <message>
            <source>points of each sheet</source>
            <translation>Punkte aller Blätter</translation>
        </message>
        <message>
            <source>slow</source>
            <comment>pace of the walk</comment>
            <translation>langsam</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveWalls</name>
        <message>
            <source>%1, in the hand</source>
            <translation>%1, in der Hand</translation>
        </message>
        <message>
            <source>Door %1 rubbed out.</source>
            <translation>Tür %1 ausradiert.</translation>
        </message>
        <message>
            <source>Door of the room (D)</source>
            <translation>Zimmertür (D)</translation>
        </message>
        <message>
            <source>Door set %1.</source>
            <translation>Tür gesetzt, %1.</translation>
        </message>
        <message>
            <source>Drag along grid lines; going back rubs out.</source>
            <translation>An Linien ziehen; zurück radiert.</translation>
        </message>
        <message>
            <source>Draw a wall %1</source>
            <translation>Wand zeichnen, %1</translation>
        </message>
        <message>
            <source>Draw a window %1</source>
            <translation>Fenster zeichnen, %1</translation>
        </message>
        <message>
            <source>Eraser (X)</source>
            <translation>Radiergummi (X)</translation>
        </message>
        <message>
            <source>Front door %1 rubbed out.</source>
            <translation>Haustür %1 ausradiert.</translation>
        </message>
        <message>
            <source>Front door (F)</source>
            <translation>Haustür (F)</translation>
        </message>
        <message>
            <source>Front door set %1.</source>
            <translation>Haustür gesetzt, %1.</translation>
        </message>
        <message>
            <source>Hints on what would not count: hidden (I)</source>
            <translation>Hinweise, was nicht zählen würde: verborgen (I)</translation>
        </message>
        <message>
            <source>Hints on what would not count: shown (I)</source>
            <translation>Hinweise, was nicht zählen würde: sichtbar (I)</translation>
        </message>
        <message>
            <source>Paint the squares of the room.</source>
            <translation>Die Felder des Raums ausmalen.</translation>
        </message>
        <message>
            <source>Press or drag to rub out.</source>
            <translation>Drücken oder ziehen radiert aus.</translation>
        </message>
        <message>
            <source>Rub out the door %1</source>
            <translation>Tür ausradieren, %1</translation>
        </message>
        <message>
            <source>Rub out the front door %1</source>
            <translation>Haustür ausradieren, %1</translation>
        </message>
        <message>
            <source>Rub out the wall %1</source>
            <translation>Wand ausradieren, %1</translation>
        </message>
        <message>
            <source>Rub out the window %1</source>
            <translation>Fenster ausradieren, %1</translation>
        </message>
        <message>
            <source>Rub out what is drawn %1</source>
            <translation>Ausradieren, was gezeichnet ist, %1</translation>
        </message>
        <message>
            <source>Rubbed out %1.</source>
            <translation>Ausradiert: %1.</translation>
        </message>
        <message>
            <source>Set the door %1</source>
            <translation>Tür setzen, %1</translation>
        </message>
        <message>
            <source>Set the front door %1</source>
            <translation>Haustür setzen, %1</translation>
        </message>
        <message>
            <source>Squares of the room (P)</source>
            <translation>Felder des Raums (P)</translation>
        </message>
        <message>
            <source>The door goes on a green side.</source>
            <translation>Die Tür gehört auf eine grüne Seite.</translation>
        </message>
        <message>
            <source>The front door goes on an outer side.</source>
            <translation>Die Haustür gehört an eine Außenseite.</translation>
        </message>
        <message>
            <source>Wall %1 rubbed out.</source>
            <translation>Wand %1 ausradiert.</translation>
        </message>
        <message>
            <source>Wall (W)</source>
            <translation>Wand (W)</translation>
        </message>
        <message>
            <source>Wall drawn %1.</source>
            <translation>Wand gezeichnet, %1.</translation>
        </message>
        <message>
            <source>Walls, doors and windows</source>
            <translation>Wände, Türen und Fenster</translation>
        </message>
        <message>
            <source>What would not count</source>
            <translation>Was nicht zählen würde</translation>
        </message>
        <message>
            <source>Window %1 rubbed out.</source>
            <translation>Fenster %1 ausradiert.</translation>
        </message>
        <message>
            <source>Window (N)</source>
            <translation>Fenster (N)</translation>
        </message>
        <message>
            <source>Window drawn %1.</source>
            <translation>Fenster gezeichnet, %1.</translation>
        </message>
        <message>
            <source>Windows go on outer sides.</source>
            <translation>Fenster gehören an Außenseiten.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Find in the rules</source>
            <translation>In den Regeln suchen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Rules page</source>
            <translation>Regelseite</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>blue circle</source>
            <translation>blauer Kreis</translation>
        </message>
        <message>
            <source>brown cross</source>
            <translation>braunes Kreuz</translation>
        </message>
        <message>
            <source>crimson heart</source>
            <translation>rotes Herz</translation>
        </message>
        <message>
            <source>green square</source>
            <translation>grünes Quadrat</translation>
        </message>
        <message>
            <source>grey ring</source>
            <translation>grauer Ring</translation>
        </message>
        <message>
            <source>olive hexagon</source>
            <translation>olivgrünes Sechseck</translation>
        </message>
        <message>
            <source>orange triangle</source>
            <translation>oranges Dreieck</translation>
        </message>
        <message>
            <source>pink diamond</source>
            <translation>rosa Raute</translation>
        </message>
        <message>
            <source>sky blue pentagon</source>
            <translation>hellblaues Fünfeck</translation>
        </message>
        <message>
            <source>teal wedge</source>
            <translation>petrolfarbener Keil</translation>
        </message>
        <message>
            <source>violet moon</source>
            <translation>violetter Mond</translation>
        </message>
        <message>
            <source>yellow star</source>
            <translation>gelber Stern</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>145 % reads well from two metres.</source>
            <translation>145 % ist aus zwei Metern gut lesbar.</translation>
        </message>
        <message>
            <source>A question before a running match is left or started again.</source>
            <translation>Eine Frage, bevor eine laufende Partie verlassen oder neu begonnen wird.</translation>
        </message>
        <message>
            <source>A question when a seat confirms its turn and a city plan could be claimed.</source>
            <translation>Eine Frage, wenn ein Platz den Zug bestätigt und ein Vorhaben gewertet werden könnte.</translation>
        </message>
        <message>
            <source>A turn passes when its button is pressed; without this, as soon as it is complete.</source>
            <translation>Ein Zug geht weiter, wenn sein Knopf gedrückt wird; sonst, sobald er vollständig ist.</translation>
        </message>
        <message>
            <source>Aids in new matches</source>
            <translation>Hilfen in neuen Partien</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Bewegungen</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>animations</comment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>language</comment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>light or dark look</comment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Ask before a match is left</source>
            <translation>Vor dem Verlassen fragen</translation>
        </message>
        <message>
            <source>Ask when a claim is left</source>
            <translation>Vor ausgelassener Wertung fragen</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Confirm every turn</source>
            <translation>Jeden Zug bestätigen</translation>
        </message>
        <message>
            <source>Cover private views by themselves</source>
            <translation>Private Ansichten von selbst abdecken</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>look</comment>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>animations</comment>
            <translation>Schnell</translation>
        </message>
        <message>
            <source>Fences and small pieces are easier to hit with a finger.</source>
            <translation>Zäune und kleine Teile sind mit dem Finger leichter zu treffen.</translation>
        </message>
        <message>
            <source>Hatching beside every colour that means something.</source>
            <translation>Schraffur neben jeder Farbe, die etwas bedeutet.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <comment>look</comment>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Holds at once, also in a running match.</source>
            <translation>Gilt sofort, auch in einer laufenden Partie.</translation>
        </message>
        <message>
            <source>How fast pieces travel on the board; the system may ask for none.</source>
            <translation>Wie schnell Teile über das Brett wandern; das System kann darauf verzichten.</translation>
        </message>
        <message>
            <source>Instant</source>
            <comment>animations</comment>
            <translation>Sofort</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Language and look</source>
            <translation>Sprache und Aussehen</translation>
        </message>
        <message>
            <source>Large targets</source>
            <translation>Große Ziele</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>look</comment>
            <translation>Hell</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>animations</comment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>On a standing screen, a board with sides turns towards the seat that acts.</source>
            <translation>Auf einem stehenden Bildschirm dreht sich ein Plan mit Seiten zu dem Platz, der am Zug ist.</translation>
        </message>
        <message>
            <source>Paper by day, blueprint by night, or black on white.</source>
            <translation>Bei Tag Papier, bei Nacht Blaupause, oder Schwarz auf Weiß.</translation>
        </message>
        <message>
            <source>Patterns</source>
            <translation>Muster</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Fragen</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>animations</comment>
            <translation>Langsam</translation>
        </message>
        <message>
            <source>Square boards turn</source>
            <translation>Quadratische Pläne drehen sich</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Textgröße</translation>
        </message>
        <message>
            <source>The board turns towards the seat that acts, and targets are larger.</source>
            <translation>Das Brett dreht sich zum Platz am Zug, und Ziele sind größer.</translation>
        </message>
        <message>
            <source>The curtain comes down when nobody touches anything for 20 seconds.</source>
            <translation>Der Vorhang fällt, wenn 20 Sekunden lang niemand etwas berührt.</translation>
        </message>
        <message>
            <source>The screen lies flat</source>
            <translation>Der Bildschirm liegt flach</translation>
        </message>
        <message>
            <source>The settings file %1 is damaged; it was moved aside and the settings start afresh.</source>
            <translation>Die Einstellungsdatei %1 ist beschädigt; sie wurde beiseitegelegt, und die Einstellungen beginnen neu.</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Der Tisch</translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message>
            <source>%1 %2</source>
            <comment>name and total</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>computer player with level</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>game and number of matches</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 (helped)</source>
            <comment>name and total</comment>
            <translation>%1 (mit Hilfe)</translation>
        </message>
        <message>
            <source>%1 at %2: %3.</source>
            <comment>date, time, reasons of the end</comment>
            <translation>%1 um %2: %3.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>used of chosen</comment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>game and mode</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, with help</source>
            <comment>a result</comment>
            <translation>%1, mit Hilfe</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>chart and seat</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>date and total</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>names of a group and its total</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>reason and number of matches</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 per match</source>
            <translation>%1: %2 je Partie</translation>
        </message>
        <message>
            <source>%1: %2 points</source>
            <translation>%1: %2 Punkte</translation>
        </message>
        <message>
            <source>%1: used %2 of %3 times</source>
            <translation>%1: %2 von %3 Mal genutzt</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches of all games are removed for good. Saved matches stay.</source>
            <translation>
                <numerusform>%n Partie aller Spiele wird endgültig entfernt. Gespeicherte Partien bleiben.</numerusform>
                <numerusform>%n Partien aller Spiele werden endgültig entfernt. Gespeicherte Partien bleiben.</numerusform>
            </translation>
        </message>
        <message>
            <source>100 rounds</source>
            <translation>100 Runden</translation>
        </message>
        <message>
            <source>A row tells more about its match.</source>
            <translation>Eine Zeile verrät mehr über die Partie.</translation>
        </message>
        <message>
            <source>All others out</source>
            <translation>Alle anderen ausgeschieden</translation>
        </message>
        <message>
            <source>All out, nobody won</source>
            <translation>Alle ausgeschieden, niemand gewann</translation>
        </message>
        <message>
            <source>All passed</source>
            <translation>Alle haben gepasst</translation>
        </message>
        <message>
            <source>All seats together</source>
            <translation>Alle gemeinsam</translation>
        </message>
        <message>
            <source>All sheets finished</source>
            <translation>Alle Blätter fertig</translation>
        </message>
        <message>
            <source>All three city plans</source>
            <translation>Alle drei Bauvorhaben</translation>
        </message>
        <message>
            <source>Another program holds the statistics in %1; they could not be written.</source>
            <translation>Ein anderes Programm hält die Statistik in %1 fest; sie konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>As CSV, for spreadsheets</source>
            <translation>Als CSV, für Tabellen</translation>
        </message>
        <message>
            <source>As JSON, for programs</source>
            <translation>Als JSON, für Programme</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes</translation>
        </message>
        <message>
            <source>Bonus of 1915</source>
            <translation>Bonus von 1915</translation>
        </message>
        <message>
            <source>Bonus of the 9</source>
            <translation>Bonus der 9</translation>
        </message>
        <message>
            <source>Bonuses used</source>
            <translation>Genutzte Boni</translation>
        </message>
        <message>
            <source>Bright ideas used</source>
            <translation>Geistesblitze genutzt</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Gebäude</translation>
        </message>
        <message>
            <source>Buildings that stand</source>
            <translation>Stehende Gebäude</translation>
        </message>
        <message>
            <source>Cantiere statistics</source>
            <comment>name of a file</comment>
            <translation>Cantiere-Statistik</translation>
        </message>
        <message>
            <source>Cards of urban planning</source>
            <translation>Karten der Stadtplanung</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>Spiel wählen</translation>
        </message>
        <message>
            <source>City plans</source>
            <translation>Bauvorhaben</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Alles löschen</translation>
        </message>
        <message>
            <source>Delete all statistics?</source>
            <translation>Alle Statistiken löschen?</translation>
        </message>
        <message>
            <source>Effects used of chosen</source>
            <translation>Genutzte von gewählten Effekten</translation>
        </message>
        <message>
            <source>Eighth building</source>
            <translation>Achtes Gebäude</translation>
        </message>
        <message>
            <source>Every match played to its end is counted here, with the points of each seat.</source>
            <translation>Hier zählt jede zu Ende gespielte Partie, mit den Punkten jedes Platzes.</translation>
        </message>
        <message>
            <source>Every plot filled</source>
            <translation>Alle Bauplätze belegt</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Export the statistics as CSV</source>
            <translation>Statistik als CSV exportieren</translation>
        </message>
        <message>
            <source>Export the statistics as JSON</source>
            <translation>Statistik als JSON exportieren</translation>
        </message>
        <message>
            <source>Game and mode</source>
            <translation>Spiel und Spielart</translation>
        </message>
        <message>
            <source>Guessed right as mayor</source>
            <translation>Im Amt erraten</translation>
        </message>
        <message>
            <source>Helped</source>
            <translation>Mit Hilfe</translation>
        </message>
        <message>
            <source>Helped %1: %2.</source>
            <comment>seat, by what</comment>
            <translation>Mit Hilfe %1: %2.</translation>
        </message>
        <message>
            <source>Houses</source>
            <translation>Häuser</translation>
        </message>
        <message>
            <source>How matches ended</source>
            <translation>Wie Partien endeten</translation>
        </message>
        <message>
            <source>In a match</source>
            <translation>In einer Partie</translation>
        </message>
        <message>
            <source>JSON files (%1)</source>
            <translation>JSON-Dateien (%1)</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Last card dealt</source>
            <translation>Letzte Karte ausgeteilt</translation>
        </message>
        <message>
            <source>Length</source>
            <comment>of a match</comment>
            <translation>Dauer</translation>
        </message>
        <message>
            <source>Lines and blocks completed</source>
            <translation>Vollendete Linien und Blöcke</translation>
        </message>
        <message>
            <source>Longest</source>
            <comment>streak of wins</comment>
            <translation>Längste</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Most trees possible</source>
            <translation>Mögliche Bäume</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>No match has been finished yet</source>
            <translation>Noch keine Partie beendet</translation>
        </message>
        <message>
            <source>Nobody won: %1</source>
            <comment>seats with totals</comment>
            <translation>Niemand gewann: %1</translation>
        </message>
        <message>
            <source>Penalty tiles at the end</source>
            <translation>Strafplättchen am Ende</translation>
        </message>
        <message>
            <source>Perfect rounds</source>
            <translation>Perfekte Runden</translation>
        </message>
        <message>
            <source>Permit refusals</source>
            <translation>Ablehnungen</translation>
        </message>
        <message>
            <source>Personal goals</source>
            <translation>Persönliche Ziele</translation>
        </message>
        <message>
            <source>Pieces drawn</source>
            <translation>Gezeichnete Stücke</translation>
        </message>
        <message>
            <source>Pieces that count</source>
            <translation>Stücke, die zählen</translation>
        </message>
        <message>
            <source>Places meant as mayor</source>
            <translation>Im Amt gemeint</translation>
        </message>
        <message>
            <source>Points of %1</source>
            <translation>Punkte von %1</translation>
        </message>
        <message>
            <source>Points on average</source>
            <translation>Punkte im Mittel</translation>
        </message>
        <message>
            <source>Pools lost</source>
            <translation>Verlorene Pools</translation>
        </message>
        <message>
            <source>Proposals</source>
            <translation>Vorschläge</translation>
        </message>
        <message>
            <source>Rooms closed</source>
            <translation>Geschlossene Räume</translation>
        </message>
        <message>
            <source>Roundabouts</source>
            <translation>Kreisverkehre</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Rounds as mayor</source>
            <translation>Runden im Amt</translation>
        </message>
        <message>
            <source>Rubble cleared</source>
            <translation>Weggeräumter Schutt</translation>
        </message>
        <message>
            <source>Seats and points</source>
            <translation>Plätze und Punkte</translation>
        </message>
        <message>
            <source>Shuffle wishes</source>
            <translation>Mischwünsche</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Sechs Runden</translation>
        </message>
        <message>
            <source>Squares of closed rooms</source>
            <translation>Felder geschlossener Räume</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Steps paid for</source>
            <translation>Bezahlte Schritte</translation>
        </message>
        <message>
            <source>Streak</source>
            <translation>Serie</translation>
        </message>
        <message>
            <source>Tables (%1)</source>
            <translation>Tabellen (%1)</translation>
        </message>
        <message>
            <source>The Committee</source>
            <translation>Das Komitee</translation>
        </message>
        <message>
            <source>The disk is full: the statistics in %1 could not be written.</source>
            <translation>Der Datenträger ist voll: Die Statistik in %1 konnte nicht geschrieben werden.</translation>
        </message>
        <message>
            <source>The folder of %1 cannot be written; no statistics are kept.</source>
            <translation>In den Ordner von %1 lässt sich nicht schreiben; es wird keine Statistik geführt.</translation>
        </message>
        <message>
            <source>The statistics file is damaged; it was moved aside to %1 and the statistics start afresh.</source>
            <translation>Die Statistikdatei ist beschädigt; sie wurde als %1 beiseitegelegt, und die Statistik beginnt neu.</translation>
        </message>
        <message>
            <source>The statistics in %1 are damaged and cannot be moved aside.</source>
            <translation>Die Statistik in %1 ist beschädigt und lässt sich nicht beiseitelegen.</translation>
        </message>
        <message>
            <source>The statistics in %1 could not be changed to this version; nothing is added to them.</source>
            <translation>Die Statistik in %1 ließ sich nicht an diese Version anpassen; es wird nichts hinzugefügt.</translation>
        </message>
        <message>
            <source>The statistics in %1 were written by a newer version; nothing is added to them.</source>
            <translation>Die Statistik in %1 stammt von einer neueren Version; es wird nichts hinzugefügt.</translation>
        </message>
        <message>
            <source>Third permit refusal</source>
            <translation>Dritte Ablehnung</translation>
        </message>
        <message>
            <source>Three points</source>
            <translation>Drei Punkte</translation>
        </message>
        <message>
            <source>Tiles given up</source>
            <translation>Abgegebene Plättchen</translation>
        </message>
        <message>
            <source>Tiles of the city</source>
            <translation>Plättchen der Stadt</translation>
        </message>
        <message>
            <source>Tiles planned</source>
            <translation>Geplante Plättchen</translation>
        </message>
        <message>
            <source>Trees of the city</source>
            <translation>Bäume der Stadt</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Züge</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Ohne Hilfe</translation>
        </message>
        <message>
            <source>Who played</source>
            <translation>Wer gespielt hat</translation>
        </message>
        <message>
            <source>Whole area built</source>
            <translation>Gebiet ganz bebaut</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Years</source>
            <translation>Jahre</translation>
        </message>
        <message numerus="yes">
            <source>a brick is %n matches</source>
            <translation>
                <numerusform>ein Ziegel ist %n Partie</numerusform>
                <numerusform>ein Ziegel sind %n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a brick is %n points</source>
            <translation>
                <numerusform>ein Ziegel ist %n Punkt</numerusform>
                <numerusform>ein Ziegel sind %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>a computer player for a while</source>
            <translation>zeitweise ein Computerspieler</translation>
        </message>
        <message>
            <source>begun from a position</source>
            <translation>aus einer Stellung begonnen</translation>
        </message>
        <message>
            <source>hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>legal targets</source>
            <translation>erlaubte Ziele</translation>
        </message>
        <message>
            <source>live score</source>
            <translation>laufende Wertung</translation>
        </message>
        <message>
            <source>mean %1, best %2</source>
            <translation>Mittel %1, bestes %2</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>neueste zuerst</translation>
        </message>
        <message>
            <source>per match</source>
            <translation>je Partie</translation>
        </message>
        <message numerus="yes">
            <source>per match, a brick is %n</source>
            <translation>
                <numerusform>je Partie, ein Ziegel ist %n</numerusform>
                <numerusform>je Partie, ein Ziegel sind %n</numerusform>
            </translation>
        </message>
        <message>
            <source>soft hints</source>
            <translation>leise Hinweise</translation>
        </message>
        <message>
            <source>taken back after something new was seen</source>
            <translation>zurückgenommen, nachdem Neues zu sehen war</translation>
        </message>
        <message>
            <source>the same match once more</source>
            <translation>dieselbe Partie noch einmal</translation>
        </message>
        <message>
            <source>what is left</source>
            <translation>was noch kommt</translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message>
            <source>%1 %2</source>
            <comment>seat and how many hints it took</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 The file was moved aside to %2.</source>
            <translation>%1 Die Datei wurde als %2 beiseitegelegt.</translation>
        </message>
        <message>
            <source>%1 The match goes on from where it was saved, and what was done before cannot be taken back.</source>
            <translation>%1 Es geht vom gespeicherten Stand weiter, und Früheres lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>%1 is thinking</source>
            <translation>%1 denkt nach</translation>
        </message>
        <message>
            <source>Aids in this match: %1.</source>
            <translation>Hilfen in dieser Partie: %1.</translation>
        </message>
        <message>
            <source>Hints taken: %1.</source>
            <translation>Genutzte Tipps: %1.</translation>
        </message>
        <message>
            <source>Played with free undo.</source>
            <translation>Mit freiem Zurücknehmen gespielt.</translation>
        </message>
        <message numerus="yes">
            <source>Taken back: %n time(s).</source>
            <translation>
                <numerusform>%n Mal zurückgenommen.</numerusform>
                <numerusform>%n Mal zurückgenommen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match cannot begin: %1</source>
            <translation>Die Partie kann nicht beginnen: %1</translation>
        </message>
        <message>
            <source>There is no match to go on with.</source>
            <translation>Es gibt keine Partie zum Weiterspielen.</translation>
        </message>
        <message>
            <source>This version replays entry %1 of the match differently; it goes on from where it was saved, and what was done before cannot be taken back.</source>
            <translation>Diese Version spielt Eintrag %1 der Partie anders nach; es geht vom gespeicherten Stand weiter, und Früheres lässt sich nicht zurücknehmen.</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>Zug %1</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source>%1 (%2)</source>
            <comment>seat with colour and symbol</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <comment>end of a list of names</comment>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the names of a list</comment>
            <translation>, </translation>
        </message>
    </context>
</TS>
