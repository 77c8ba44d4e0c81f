<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <context>
        <name>AfterTheQuake</name>
        <message>
            <source> or </source>
            <comment>between the alternatives of a bonus</comment>
            <translation> o </translation>
        </message>
        <message>
            <source>%1 %2</source>
            <comment>colour and number</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1 each</source>
            <comment>points of a goal</comment>
            <translation>%1 cad.</translation>
        </message>
        <message>
            <source>%1 for each own building at the outer edge of the map.</source>
            <translation>%1 per ogni edificio proprio sul bordo esterno della mappa.</translation>
        </message>
        <message>
            <source>%1 for each own building beside one of somebody else.</source>
            <translation>%1 per ogni edificio proprio accanto a uno altrui.</translation>
        </message>
        <message>
            <source>%1 for each own building on %2.</source>
            <translation>%1 per ogni edificio proprio sul %2.</translation>
        </message>
        <message>
            <source>%1 for each own building on the map.</source>
            <translation>%1 per ogni edificio proprio sulla mappa.</translation>
        </message>
        <message>
            <source>%1 for each own building where rubble lay at the start.</source>
            <translation>%1 per ogni edificio proprio dove all’inizio c’erano macerie.</translation>
        </message>
        <message>
            <source>%1 for each own card of urban planning.</source>
            <translation>%1 per ogni carta di urbanistica propria.</translation>
        </message>
        <message>
            <source>%1 for each own token of rubble.</source>
            <translation>%1 per ogni gettone macerie proprio.</translation>
        </message>
        <message>
            <source>%1 for each pair of own buildings side by side.</source>
            <translation>%1 per ogni coppia di edifici propri affiancati.</translation>
        </message>
        <message>
            <source>%1 for each plot card with an own building.</source>
            <translation>%1 per ogni carta lotto con un edificio proprio.</translation>
        </message>
        <message>
            <source>%1 for each plot card with two own buildings or more.</source>
            <translation>%1 per ogni carta lotto con almeno due edifici propri.</translation>
        </message>
        <message>
            <source>%1 for each set of light, cable car, hydrant and park.</source>
            <translation>%1 per ogni serie di lampione, funivia, idrante e parco.</translation>
        </message>
        <message>
            <source>%1 for four own buildings or more that hang together.</source>
            <translation>%1 per almeno quattro edifici propri collegati.</translation>
        </message>
        <message>
            <source>%1 for own buildings on all five numbers.</source>
            <translation>%1 per edifici propri su tutti e cinque i numeri.</translation>
        </message>
        <message>
            <source>%1 for own buildings on all four colours.</source>
            <translation>%1 per edifici propri su tutti e quattro i colori.</translation>
        </message>
        <message>
            <source>%1 for the first to build all eight buildings.</source>
            <translation>%1 per chi costruisce per primo tutti e otto gli edifici.</translation>
        </message>
        <message>
            <source>%1, the Committee moves</source>
            <translation>%1, muove il Comitato</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n anno</numerusform>
                <numerusform>%n anni</numerusform>
            </translation>
        </message>
        <message>
            <source>1 $ for each own building on the map</source>
            <comment>bonus</comment>
            <translation>1 $ per ogni edificio proprio sulla mappa</translation>
        </message>
        <message>
            <source>1 $ or 2 $, as it stands under the space.</source>
            <translation>1 $ o 2 $, come è scritto sotto la casella.</translation>
        </message>
        <message>
            <source>1 for 3 $</source>
            <comment>points for money</comment>
            <translation>1 ogni 3 $</translation>
        </message>
        <message>
            <source>2 $</source>
            <comment>bonus</comment>
            <translation>2 $</translation>
        </message>
        <message>
            <source>2 $ for each own building on the map</source>
            <comment>bonus</comment>
            <translation>2 $ per ogni edificio proprio sulla mappa</translation>
        </message>
        <message>
            <source>3 $</source>
            <comment>bonus</comment>
            <translation>3 $</translation>
        </message>
        <message>
            <source>A hidden goal</source>
            <translation>Un obiettivo coperto</translation>
        </message>
        <message>
            <source>A permit too many</source>
            <translation>Un permesso di troppo</translation>
        </message>
        <message>
            <source>A sixth permit</source>
            <translation>Un sesto permesso</translation>
        </message>
        <message>
            <source>Action card %1 of %2</source>
            <translation>Carta azione %1 di %2</translation>
        </message>
        <message>
            <source>Always 1 $</source>
            <translation>Sempre 1 $</translation>
        </message>
        <message>
            <source>As printed</source>
            <translation>Come stampato</translation>
        </message>
        <message>
            <source>Bonus of the year</source>
            <translation>Bonus dell’anno</translation>
        </message>
        <message>
            <source>Build</source>
            <comment>action</comment>
            <translation>Costruire</translation>
        </message>
        <message>
            <source>Build with subsidy</source>
            <comment>action</comment>
            <translation>Costruire con sovvenzione</translation>
        </message>
        <message>
            <source>Cable cars</source>
            <translation>Funivie</translation>
        </message>
        <message>
            <source>Clean up</source>
            <comment>action</comment>
            <translation>Sgombero</translation>
        </message>
        <message>
            <source>Common: %1</source>
            <comment>a goal</comment>
            <translation>Comune: %1</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Sviluppo</translation>
        </message>
        <message>
            <source>Development</source>
            <comment>action</comment>
            <translation>Sviluppo</translation>
        </message>
        <message>
            <source>Each chooses one alternative of the bonus, from right to left.</source>
            <translation>Ognuno sceglie un’alternativa del bonus, da destra a sinistra.</translation>
        </message>
        <message>
            <source>Each pawn goes to a free space: action, money or pass.</source>
            <translation>Ogni pedina va su una casella libera: azione, denaro o passo.</translation>
        </message>
        <message>
            <source>Every space gives 1 $, to the Committee too.</source>
            <translation>Ogni casella dà 1 $, anche al Comitato.</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>action</comment>
            <translation>Obiettivo</translation>
        </message>
        <message>
            <source>Goals of the Committee</source>
            <translation>Obiettivi del Comitato</translation>
        </message>
        <message>
            <source>Hydrants</source>
            <translation>Idranti</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Entrate</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>action</comment>
            <translation>Entrate</translation>
        </message>
        <message>
            <source>Lights</source>
            <translation>Lampioni</translation>
        </message>
        <message>
            <source>Material</source>
            <comment>action</comment>
            <translation>Materiale</translation>
        </message>
        <message>
            <source>Money</source>
            <translation>Denaro</translation>
        </message>
        <message>
            <source>Money in $</source>
            <comment>chart</comment>
            <translation>Denaro in $</translation>
        </message>
        <message>
            <source>Money of a space</source>
            <translation>Denaro di una casella</translation>
        </message>
        <message>
            <source>More buildings on the map decide.</source>
            <translation>Decide chi ha più edifici sulla mappa.</translation>
        </message>
        <message>
            <source>Not taken</source>
            <translation>Non si prende</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the Committee wins.</source>
            <translation>Nulla li distingue: vince il Comitato.</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the place is shared.</source>
            <translation>Nulla li distingue: il posto in classifica è condiviso.</translation>
        </message>
        <message>
            <source>One of the six permits in hand goes to the discards.</source>
            <translation>Uno dei sei permessi in mano va negli scarti.</translation>
        </message>
        <message>
            <source>One seat against the Committee, which moves by the permits it turns up.</source>
            <translation>Un posto contro il Comitato, che si muove secondo i permessi che scopre.</translation>
        </message>
        <message>
            <source>Parks</source>
            <translation>Parchi</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>action</comment>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Permit</source>
            <comment>action</comment>
            <translation>Permesso</translation>
        </message>
        <message>
            <source>Personal: %1</source>
            <comment>a goal</comment>
            <translation>Personale: %1</translation>
        </message>
        <message>
            <source>Points for development</source>
            <comment>chart</comment>
            <translation>Punti di sviluppo</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Take and discard</source>
            <translation>Prendere e scartare</translation>
        </message>
        <message>
            <source>The Committee</source>
            <translation>Il Comitato</translation>
        </message>
        <message>
            <source>The city stands again, and points are counted.</source>
            <translation>La città è di nuovo in piedi, e si contano i punti.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partita è finita</translation>
        </message>
        <message>
            <source>The most buildings on %2: %1 by places.</source>
            <translation>Più edifici sul %2: %1 secondo il piazzamento.</translation>
        </message>
        <message>
            <source>The most cards of urban planning: %1 by places.</source>
            <translation>Più carte di urbanistica: %1 secondo il piazzamento.</translation>
        </message>
        <message>
            <source>The most money at the end: %1 by places.</source>
            <translation>Più denaro alla fine: %1 secondo il piazzamento.</translation>
        </message>
        <message>
            <source>The most tokens of rubble: %1 by places.</source>
            <translation>Più gettoni macerie: %1 secondo il piazzamento.</translation>
        </message>
        <message>
            <source>The pawns go to the income spaces and take their money.</source>
            <translation>Le pedine vanno sulle caselle delle entrate e prendono il loro denaro.</translation>
        </message>
        <message>
            <source>The permit is taken and seen, then any one of the six is discarded.</source>
            <translation>Il permesso si prende e si guarda, poi se ne scarta uno qualsiasi dei sei.</translation>
        </message>
        <message>
            <source>Two to four seats build the city up again, and the most points win.</source>
            <translation>Da due a quattro posti ricostruiscono la città, e vince chi ha più punti.</translation>
        </message>
        <message>
            <source>Urban planning</source>
            <translation>Urbanistica</translation>
        </message>
        <message>
            <source>What a space gives to a pawn that takes money instead of an action.</source>
            <translation>Quanto dà una casella alla pedina che prende denaro invece di un’azione.</translation>
        </message>
        <message>
            <source>What becomes of one more permit with five in hand.</source>
            <translation>Che cosa succede a un altro permesso con cinque in mano.</translation>
        </message>
        <message>
            <source>With five permits in hand, none can be taken.</source>
            <translation>Con cinque permessi in mano non se ne possono prendere altri.</translation>
        </message>
        <message>
            <source>a build</source>
            <comment>bonus</comment>
            <translation>una costruzione</translation>
        </message>
        <message>
            <source>a building</source>
            <comment>bonus</comment>
            <translation>un edificio</translation>
        </message>
        <message>
            <source>a building and a permit</source>
            <comment>bonus</comment>
            <translation>un edificio e un permesso</translation>
        </message>
        <message>
            <source>a free step of development</source>
            <comment>bonus</comment>
            <translation>un passo di sviluppo gratis</translation>
        </message>
        <message>
            <source>a goal</source>
            <comment>bonus</comment>
            <translation>un obiettivo</translation>
        </message>
        <message>
            <source>a hidden permit</source>
            <translation>un permesso coperto</translation>
        </message>
        <message>
            <source>a permit</source>
            <comment>bonus</comment>
            <translation>un permesso</translation>
        </message>
        <message>
            <source>against the Committee</source>
            <comment>mode of a match</comment>
            <translation>contro il Comitato</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>blu</translation>
        </message>
        <message>
            <source>city</source>
            <comment>group of score rows</comment>
            <translation>città</translation>
        </message>
        <message>
            <source>common</source>
            <comment>group of score rows</comment>
            <translation>comuni</translation>
        </message>
        <message>
            <source>each for itself</source>
            <comment>mode of a match</comment>
            <translation>ognuno per sé</translation>
        </message>
        <message>
            <source>green</source>
            <translation>verde</translation>
        </message>
        <message>
            <source>personal</source>
            <comment>group of score rows</comment>
            <translation>personali</translation>
        </message>
        <message>
            <source>red</source>
            <translation>rosso</translation>
        </message>
        <message>
            <source>subsidy</source>
            <comment>a permit that stands for any number or colour</comment>
            <translation>sovvenzione</translation>
        </message>
        <message>
            <source>the Committee</source>
            <comment>inside a sentence, nominative</comment>
            <translation>il Comitato</translation>
        </message>
        <message>
            <source>the bonus of 1915 has been taken</source>
            <comment>why the match ended</comment>
            <translation>il bonus del 1915 è stato preso</translation>
        </message>
        <message>
            <source>the eighth building of the Committee</source>
            <comment>why the match ended</comment>
            <translation>l’ottavo edificio del Comitato</translation>
        </message>
        <message>
            <source>the eighth building, built by %1</source>
            <comment>why the match ended</comment>
            <translation>l’ottavo edificio, costruito da %1</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>giallo</translation>
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
            <translation>%1 agisce sulla carta azione %2.</translation>
        </message>
        <message>
            <source>%1 built</source>
            <translation>costruiti: %1</translation>
        </message>
        <message>
            <source>%1 chooses an income space.</source>
            <translation>%1 sceglie una casella delle entrate.</translation>
        </message>
        <message>
            <source>%1 discards a permit.</source>
            <translation>%1 scarta un permesso.</translation>
        </message>
        <message>
            <source>%1 each</source>
            <comment>cards of urban planning</comment>
            <translation>%1 ciascuna</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>restano %1</translation>
        </message>
        <message>
            <source>%1 more in stock</source>
            <translation>altri %1 in riserva</translation>
        </message>
        <message>
            <source>%1 of 8 built</source>
            <translation>%1 di 8 costruiti</translation>
        </message>
        <message>
            <source>%1 takes the bonus of %2.</source>
            <translation>%1 prende il bonus del %2.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 fino a %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>action and price</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, %2 acts first</source>
            <translation>%1, prima mossa a %2</translation>
        </message>
        <message>
            <source>%1, %2 acts fourth</source>
            <translation>%1, quarta mossa a %2</translation>
        </message>
        <message>
            <source>%1, %2 acts second</source>
            <translation>%1, seconda mossa a %2</translation>
        </message>
        <message>
            <source>%1, %2 acts third</source>
            <translation>%1, terza mossa a %2</translation>
        </message>
        <message>
            <source>%1, %2 short</source>
            <translation>%1, manca %2</translation>
        </message>
        <message>
            <source>%1, %2: %3 of 8 built, %4, buildings in the area %5, permits %6, goals %7, rubble %8.</source>
            <translation>%1, %2: %3 di 8 costruiti, %4, edifici nell’area %5, permessi %6, obiettivi %7, macerie %8.</translation>
        </message>
        <message>
            <source>%1, offered</source>
            <translation>%1, offerto</translation>
        </message>
        <message>
            <source>%1, still waits</source>
            <translation>%1, aspetta</translation>
        </message>
        <message>
            <source>%1, the pawn stands on %2</source>
            <translation>%1, la pedina sta su %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>place in the order, player</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2 costs %3 and leaves %4.</source>
            <translation>%1: %2 costa %3 e lascia %4.</translation>
        </message>
        <message>
            <source>%1: %2 left, the next one is worth %3</source>
            <translation>%1: restano %2, la prossima vale %3</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <comment>place in the order, player, where</comment>
            <translation>%1 %2, %3</translation>
        </message>
        <message>
            <source>%1: %2, furthest right, %3</source>
            <translation>%1 %2, più a destra, %3</translation>
        </message>
        <message>
            <source>%1: choose an action of this card, or take the money.</source>
            <translation>%1: scegliere un’azione di questa carta, o prendere il denaro.</translation>
        </message>
        <message>
            <source>%1: choose an income space; whoever stands further right acts earlier.</source>
            <translation>%1: scegliere una casella delle entrate; chi sta più a destra agisce prima.</translation>
        </message>
        <message>
            <source>%1: choose one bonus of %2.</source>
            <translation>%1: scegliere un bonus del %2.</translation>
        </message>
        <message>
            <source>%1: choose the card of urban planning: %2.</source>
            <translation>%1: scegliere la carta di urbanistica: %2.</translation>
        </message>
        <message>
            <source>%1: clean up for 2 $, or press rubble on the map to take it as well for 3 $.</source>
            <translation>%1: sgomberare per 2 $, o premere delle macerie sulla mappa per prenderle, a 3 $.</translation>
        </message>
        <message>
            <source>%1: confirm %2, or choose another action.</source>
            <translation>%1: confermare (%2), o scegliere un’altra azione.</translation>
        </message>
        <message>
            <source>%1: confirm the building on %2, or change its parts.</source>
            <translation>%1: confermare l’edificio su %2, o cambiarne le parti.</translation>
        </message>
        <message>
            <source>%1: confirm the clean-up.</source>
            <translation>%1: confermare lo sgombero.</translation>
        </message>
        <message>
            <source>%1: confirm the goal, or choose another one.</source>
            <translation>%1: confermare l’obiettivo, o sceglierne un altro.</translation>
        </message>
        <message>
            <source>%1: confirm the income space, or choose another one.</source>
            <translation>%1: confermare la casella delle entrate, o sceglierne un’altra.</translation>
        </message>
        <message>
            <source>%1: confirm the permit, or choose another one.</source>
            <translation>%1: confermare il permesso, o sceglierne un altro.</translation>
        </message>
        <message>
            <source>%1: drag a building of the own area to a lit space of the map, or press the space.</source>
            <translation>%1: trascinare un edificio della propria area su uno spazio illuminato della mappa, o premere lo spazio.</translation>
        </message>
        <message>
            <source>%1: drag the pawn to a free space of action card %2, or press the space.</source>
            <translation>%1: trascinare la pedina su una casella libera della carta azione %2, o premere la casella.</translation>
        </message>
        <message>
            <source>%1: here stands %2; it costs %3 and leaves %4.</source>
            <translation>%1: qui si costruisce su %2; costa %3 e lascia %4.</translation>
        </message>
        <message>
            <source>%1: offer a second permit for %2.</source>
            <translation>%1: offrire un secondo permesso per %2.</translation>
        </message>
        <message>
            <source>%1: offer one or two permits for %2.</source>
            <translation>%1: offrire uno o due permessi per %2.</translation>
        </message>
        <message>
            <source>%1: pass; nothing else happens on this card.</source>
            <translation>%1: passare; su questa carta non succede altro.</translation>
        </message>
        <message>
            <source>%1: six permits are one too many; discard one of them.</source>
            <translation>%1: sei permessi sono uno di troppo; scartarne uno.</translation>
        </message>
        <message>
            <source>%1: take a goal from the row or from the stack.</source>
            <translation>%1: prendere un obiettivo dalla fila o dal mazzo.</translation>
        </message>
        <message>
            <source>%1: take a permit from the row or from the stack.</source>
            <translation>%1: prendere un permesso dalla fila o dal mazzo.</translation>
        </message>
        <message>
            <source>%1: take a permit from the row.</source>
            <translation>%1: prendere un permesso dalla fila.</translation>
        </message>
        <message>
            <source>%1: take the money of the space instead of an action.</source>
            <translation>%1: prendere il denaro della casella invece di un’azione.</translation>
        </message>
        <message>
            <source>%1: the income of %2 makes %3.</source>
            <translation>%1: l'entrata di %2 porta a %3.</translation>
        </message>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n passo</numerusform>
                <numerusform>%n passi</numerusform>
            </translation>
        </message>
        <message>
            <source>1 $ for each own building</source>
            <translation>1 $ per ogni edificio proprio</translation>
        </message>
        <message>
            <source>1 to 5</source>
            <translation>da 1 a 5</translation>
        </message>
        <message>
            <source>1-2 left, 3 middle, 4-5 right</source>
            <translation>1-2 sinistra, 3 centro, 4-5 destra</translation>
        </message>
        <message>
            <source>1st</source>
            <translation>1º</translation>
        </message>
        <message>
            <source>2 $</source>
            <translation>2 $</translation>
        </message>
        <message>
            <source>2 $ for each own building</source>
            <translation>2 $ per ogni edificio proprio</translation>
        </message>
        <message>
            <source>2nd</source>
            <translation>2º</translation>
        </message>
        <message>
            <source>3 $</source>
            <translation>3 $</translation>
        </message>
        <message>
            <source>3rd</source>
            <translation>3º</translation>
        </message>
        <message>
            <source>4th</source>
            <translation>4º</translation>
        </message>
        <message>
            <source>8 built</source>
            <translation>8 costruiti</translation>
        </message>
        <message>
            <source>A building moves into its area.</source>
            <translation>Un edificio passa nella sua area.</translation>
        </message>
        <message>
            <source>A pawn on the pass space does nothing else.</source>
            <translation>Una pedina sulla casella del passo non fa altro.</translation>
        </message>
        <message>
            <source>Action card %1</source>
            <translation>Carta azione %1</translation>
        </message>
        <message>
            <source>Area of %1</source>
            <translation>Area di %1</translation>
        </message>
        <message>
            <source>Best Builder</source>
            <translation>Miglior costruttore</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonus of %1</source>
            <translation>Bonus del %1</translation>
        </message>
        <message>
            <source>Build</source>
            <comment>action</comment>
            <translation>Costruire</translation>
        </message>
        <message>
            <source>Build</source>
            <comment>action card</comment>
            <translation>Costruire</translation>
        </message>
        <message>
            <source>Build with subsidy</source>
            <comment>action</comment>
            <translation>Costruire con sovvenzione</translation>
        </message>
        <message>
            <source>Building</source>
            <translation>Costruzione</translation>
        </message>
        <message>
            <source>Building and permit</source>
            <translation>Edificio e permesso</translation>
        </message>
        <message>
            <source>Building of the own area</source>
            <translation>Edificio della propria area</translation>
        </message>
        <message>
            <source>Building on %1</source>
            <translation>Costruzione su %1</translation>
        </message>
        <message>
            <source>Clean up</source>
            <comment>action</comment>
            <translation>Sgombero</translation>
        </message>
        <message>
            <source>Clean up</source>
            <comment>action card</comment>
            <translation>Pulizia</translation>
        </message>
        <message>
            <source>Clean-up</source>
            <translation>Sgombero</translation>
        </message>
        <message>
            <source>Committee</source>
            <translation>Comitato</translation>
        </message>
        <message>
            <source>Common goals</source>
            <translation>Obiettivi comuni</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Confermare</translation>
        </message>
        <message>
            <source>Cost</source>
            <translation>Costo</translation>
        </message>
        <message>
            <source>Dev.</source>
            <translation>Svil.</translation>
        </message>
        <message>
            <source>Develop</source>
            <comment>action</comment>
            <translation>Sviluppo</translation>
        </message>
        <message>
            <source>Develop</source>
            <comment>action card</comment>
            <translation>Sviluppo</translation>
        </message>
        <message>
            <source>Development</source>
            <translation>Sviluppo</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Scartare</translation>
        </message>
        <message>
            <source>Each step from the pawn to another action of the card costs 2 $.</source>
            <translation>Ogni passo dalla pedina a un’altra azione della carta costa 2 $.</translation>
        </message>
        <message>
            <source>Esc: take back</source>
            <translation>Esc: riprendere</translation>
        </message>
        <message>
            <source>Five permits may be held. The discarded one lies open.</source>
            <translation>Si possono tenere cinque permessi. Quello scartato resta scoperto.</translation>
        </message>
        <message>
            <source>Gains</source>
            <translation>Guadagni</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Avanti</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>action</comment>
            <translation>Obiettivo</translation>
        </message>
        <message>
            <source>Goal</source>
            <comment>action card</comment>
            <translation>Obiettivo</translation>
        </message>
        <message>
            <source>Goal row</source>
            <translation>Fila degli obiettivi</translation>
        </message>
        <message>
            <source>Goals: %1</source>
            <translation>Obiettivi: %1</translation>
        </message>
        <message>
            <source>Hint: the bonus %1.</source>
            <translation>Suggerimento: il bonus %1.</translation>
        </message>
        <message>
            <source>Hint: the income space for %1.</source>
            <translation>Suggerimento: la casella delle entrate da %1.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1, a building on %2.</source>
            <translation>Suggerimento: la pedina su %1, un edificio su %2.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1, and its money.</source>
            <translation>Suggerimento: la pedina su %1, e il denaro.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1, the action %2.</source>
            <translation>Suggerimento: la pedina su %1, l’azione %2.</translation>
        </message>
        <message>
            <source>Hint: the pawn to %1.</source>
            <translation>Suggerimento: la pedina su %1.</translation>
        </message>
        <message>
            <source>Income</source>
            <translation>Entrate</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>action</comment>
            <translation>Entrate</translation>
        </message>
        <message>
            <source>Income</source>
            <comment>action card</comment>
            <translation>Entrate</translation>
        </message>
        <message>
            <source>Income %1</source>
            <translation>Entrate %1</translation>
        </message>
        <message>
            <source>Income space, %1</source>
            <translation>Casella delle entrate, %1</translation>
        </message>
        <message>
            <source>Income spaces</source>
            <translation>Caselle entrate</translation>
        </message>
        <message>
            <source>It builds on %1, the first free space of the map.</source>
            <translation>Costruisce su %1, il primo spazio libero della mappa.</translation>
        </message>
        <message>
            <source>It builds on %1, the first free space of this colour.</source>
            <translation>Costruisce su %1, il primo spazio libero di questo colore.</translation>
        </message>
        <message>
            <source>It builds on %1, the first free space with this number.</source>
            <translation>Costruisce su %1, il primo spazio libero con questo numero.</translation>
        </message>
        <message>
            <source>It cannot do %1 and takes the money.</source>
            <translation>Non può eseguire l’azione (%1) e prende il denaro.</translation>
        </message>
        <message>
            <source>It does %1.</source>
            <translation>Esegue l’azione: %1.</translation>
        </message>
        <message>
            <source>It has no building for %1 and does %2 instead.</source>
            <translation>Non ha edifici per %1; esegue invece: %2.</translation>
        </message>
        <message>
            <source>It is Best Builder.</source>
            <translation>È il miglior costruttore.</translation>
        </message>
        <message>
            <source>It takes %1.</source>
            <translation>Prende %1.</translation>
        </message>
        <message>
            <source>It takes a goal, worth 3 points to it.</source>
            <translation>Prende un obiettivo, che gli vale 3 punti.</translation>
        </message>
        <message>
            <source>It takes a permit from the stack.</source>
            <translation>Prende un permesso dal mazzo.</translation>
        </message>
        <message>
            <source>It takes the permit %1 from the row.</source>
            <translation>Prende il permesso %1 dalla fila.</translation>
        </message>
        <message>
            <source>It takes the rubble of %1.</source>
            <translation>Prende le macerie di %1.</translation>
        </message>
        <message>
            <source>It turns up %1 to choose a space for its building.</source>
            <translation>Scopre %1, che sceglie dove costruisce.</translation>
        </message>
        <message>
            <source>It turns up %1: number %2 sends it to %3.</source>
            <translation>Scopre %1: il numero %2 lo manda %3.</translation>
        </message>
        <message>
            <source>It turns up %1: number %2 sends it to the income space for %3.</source>
            <translation>Scopre %1: il numero %2 lo manda alla casella delle entrate da %3.</translation>
        </message>
        <message>
            <source>It turns up the top permit and goes where its number sends it.</source>
            <translation>Scopre il primo permesso del mazzo e va dove lo manda il numero.</translation>
        </message>
        <message>
            <source>Its development is now %1.</source>
            <translation>Il suo sviluppo ora è %1.</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Cronaca</translation>
        </message>
        <message>
            <source>Lower curtain</source>
            <translation>Calare il sipario</translation>
        </message>
        <message>
            <source>Map</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>Material</source>
            <comment>action</comment>
            <translation>Materiale</translation>
        </message>
        <message>
            <source>Material</source>
            <comment>action card</comment>
            <translation>Materiale</translation>
        </message>
        <message>
            <source>Money</source>
            <comment>gained</comment>
            <translation>Denaro</translation>
        </message>
        <message>
            <source>Money, %1</source>
            <translation>Denaro, %1</translation>
        </message>
        <message>
            <source>More money means a later turn on the first action card.</source>
            <translation>Più denaro vuol dire agire più tardi sulla prima carta azione.</translation>
        </message>
        <message>
            <source>No permits in hand fit %1.</source>
            <translation>Nessun permesso in mano va bene per %1.</translation>
        </message>
        <message>
            <source>No permits in hand fit a space that could be paid for.</source>
            <translation>Nessun permesso in mano va bene per uno spazio che si possa pagare.</translation>
        </message>
        <message>
            <source>Nothing can be built now.</source>
            <translation>Ora non si può costruire nulla.</translation>
        </message>
        <message>
            <source>Only a pawn on the pass space passes: drag it there.</source>
            <translation>Passa solo una pedina sulla casella del passo: va trascinata lì.</translation>
        </message>
        <message>
            <source>Own area and cards</source>
            <translation>Area e carte proprie</translation>
        </message>
        <message>
            <source>Own goals: %1</source>
            <translation>Obiettivi propri: %1</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>action</comment>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>action card</comment>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Pawn of %1</source>
            <translation>Pedina di %1</translation>
        </message>
        <message>
            <source>Permit</source>
            <comment>action</comment>
            <translation>Permesso</translation>
        </message>
        <message>
            <source>Permit</source>
            <comment>action card</comment>
            <translation>Permesso</translation>
        </message>
        <message>
            <source>Permit row</source>
            <translation>Fila dei permessi</translation>
        </message>
        <message>
            <source>Permits: %1</source>
            <translation>Permessi: %1</translation>
        </message>
        <message>
            <source>Permits: %1, %2 offered</source>
            <translation>Permessi: %1, %2 offerti</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <translation>Punti: %1</translation>
        </message>
        <message>
            <source>Press an action of the card; its tag is the whole price.</source>
            <translation>Premere un’azione della carta; il cartellino è il prezzo intero.</translation>
        </message>
        <message>
            <source>Press rubble on the map to take it for 1 $ more.</source>
            <translation>Premere delle macerie sulla mappa per prenderle con 1 $ in più.</translation>
        </message>
        <message>
            <source>Purse</source>
            <translation>Borsa</translation>
        </message>
        <message>
            <source>Rows and goals</source>
            <translation>File e obiettivi</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Six permits</source>
            <translation>Sei permessi</translation>
        </message>
        <message>
            <source>Spaces for the pawn</source>
            <translation>Caselle per la pedina</translation>
        </message>
        <message>
            <source>Stack of permits: %1 left, %2 discarded</source>
            <translation>Mazzo dei permessi: restano %1, scartati %2</translation>
        </message>
        <message>
            <source>Stack: %1 left</source>
            <translation>Mazzo: restano %1</translation>
        </message>
        <message>
            <source>Steps</source>
            <translation>Passi</translation>
        </message>
        <message>
            <source>Subsidy</source>
            <translation>Sussidio</translation>
        </message>
        <message>
            <source>Take %1</source>
            <translation>Prendere %1</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Riprendere</translation>
        </message>
        <message>
            <source>Take bonus</source>
            <translation>Prendere il bonus</translation>
        </message>
        <message>
            <source>That one is taken, so it goes on to the right, to %1.</source>
            <translation>È occupata, quindi prosegue a destra, fino a %1.</translation>
        </message>
        <message>
            <source>That one is taken; an even number sends it on to the left, to %1.</source>
            <translation>È occupata; un numero pari lo manda a sinistra, fino a %1.</translation>
        </message>
        <message>
            <source>That one is taken; an odd number sends it on to the right, to %1.</source>
            <translation>È occupata; un numero dispari lo manda a destra, fino a %1.</translation>
        </message>
        <message>
            <source>The Committee</source>
            <translation>Il Comitato</translation>
        </message>
        <message>
            <source>The Committee moves next. Go on when ready.</source>
            <translation>Ora muove il Comitato. Proseguire quando si vuole.</translation>
        </message>
        <message>
            <source>The leftmost open permit goes with it, so it takes urban planning: %1.</source>
            <translation>Il permesso scoperto più a sinistra si accorda, perciò prende una carta di urbanistica: %1.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The pawn stands on %1</source>
            <translation>La pedina sta su %1</translation>
        </message>
        <message>
            <source>The tags show prices; each step from the pawn to another action adds 2 $.</source>
            <translation>I cartellini mostrano i prezzi; ogni passo dalla pedina a un’altra azione aggiunge 2 $.</translation>
        </message>
        <message>
            <source>Turned up last: %1, which leads to %2.</source>
            <translation>Scoperto per ultimo: %1, che porta a %2.</translation>
        </message>
        <message>
            <source>Urban planning</source>
            <translation>Urbanistica</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Che cosa c’è da fare</translation>
        </message>
        <message>
            <source>Year</source>
            <translation>Anno</translation>
        </message>
        <message>
            <source>Year %1</source>
            <translation>Anno %1</translation>
        </message>
        <message>
            <source>Year %1: a building costs %2; bonus: %3.</source>
            <translation>Anno %1: un edificio costa %2; bonus: %3.</translation>
        </message>
        <message>
            <source>Years and action cards</source>
            <translation>Anni e carte azione</translation>
        </message>
        <message>
            <source>action: %1</source>
            <translation>azione: %1</translation>
        </message>
        <message>
            <source>acts now</source>
            <translation>agisce ora</translation>
        </message>
        <message>
            <source>all five numbers</source>
            <translation>tutti i cinque numeri</translation>
        </message>
        <message>
            <source>all four</source>
            <translation>tutti e quattro</translation>
        </message>
        <message>
            <source>at the edge</source>
            <translation>al bordo</translation>
        </message>
        <message>
            <source>automaton</source>
            <translation>automa</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>blu</translation>
        </message>
        <message>
            <source>building</source>
            <comment>a gain</comment>
            <translation>edificio</translation>
        </message>
        <message>
            <source>building laid out here</source>
            <translation>edificio posato qui</translation>
        </message>
        <message>
            <source>building of %1</source>
            <translation>edificio di %1</translation>
        </message>
        <message>
            <source>building subsidy</source>
            <translation>sovvenzione edilizia</translation>
        </message>
        <message>
            <source>by lot</source>
            <translation>a sorte</translation>
        </message>
        <message>
            <source>by others</source>
            <translation>vicino ad altri</translation>
        </message>
        <message>
            <source>cable car</source>
            <translation>funivia</translation>
        </message>
        <message>
            <source>can be built for %1</source>
            <translation>si può costruire per %1</translation>
        </message>
        <message>
            <source>development %1</source>
            <comment>a gain</comment>
            <translation>sviluppo %1</translation>
        </message>
        <message>
            <source>done</source>
            <comment>an action card</comment>
            <translation>fatta</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>vuoto</translation>
        </message>
        <message>
            <source>gains: %1</source>
            <translation>guadagni: %1</translation>
        </message>
        <message>
            <source>gap in the goal row</source>
            <translation>vuoto nella fila degli obiettivi</translation>
        </message>
        <message>
            <source>gap in the permit row</source>
            <translation>vuoto nella fila dei permessi</translation>
        </message>
        <message>
            <source>gives %1 now</source>
            <translation>dà ora %1</translation>
        </message>
        <message>
            <source>gives %1 now, then %2</source>
            <translation>dà ora %1, poi %2</translation>
        </message>
        <message>
            <source>goal</source>
            <comment>a gain</comment>
            <translation>obiettivo</translation>
        </message>
        <message>
            <source>green</source>
            <translation>verde</translation>
        </message>
        <message>
            <source>group</source>
            <translation>gruppo</translation>
        </message>
        <message>
            <source>group of four</source>
            <translation>gruppo di quattro</translation>
        </message>
        <message>
            <source>hand full</source>
            <translation>mano piena</translation>
        </message>
        <message>
            <source>has acted</source>
            <translation>ha agito</translation>
        </message>
        <message>
            <source>hidden goal</source>
            <translation>obiettivo coperto</translation>
        </message>
        <message>
            <source>hidden permit</source>
            <translation>permesso coperto</translation>
        </message>
        <message>
            <source>hydrant</source>
            <translation>idrante</translation>
        </message>
        <message>
            <source>income %1</source>
            <translation>entrate %1</translation>
        </message>
        <message>
            <source>its building site</source>
            <translation>il suo terreno</translation>
        </message>
        <message>
            <source>its rubble is taken</source>
            <translation>le sue macerie si prendono</translation>
        </message>
        <message>
            <source>left</source>
            <comment>cards in a stack</comment>
            <translation>ancora</translation>
        </message>
        <message>
            <source>light</source>
            <translation>lampione</translation>
        </message>
        <message>
            <source>money</source>
            <translation>denaro</translation>
        </message>
        <message>
            <source>money %1</source>
            <translation>denaro %1</translation>
        </message>
        <message>
            <source>most %1</source>
            <translation>più edifici %1</translation>
        </message>
        <message>
            <source>most money</source>
            <translation>più denaro</translation>
        </message>
        <message>
            <source>most rubble</source>
            <translation>più macerie</translation>
        </message>
        <message>
            <source>most urban</source>
            <translation>più urbanistica</translation>
        </message>
        <message>
            <source>next</source>
            <comment>an action card</comment>
            <translation>poi</translation>
        </message>
        <message>
            <source>next one for %1</source>
            <translation>la prossima per %1</translation>
        </message>
        <message>
            <source>no building</source>
            <translation>niente edifici</translation>
        </message>
        <message>
            <source>no permits</source>
            <translation>niente permessi</translation>
        </message>
        <message>
            <source>none left</source>
            <translation>finiti</translation>
        </message>
        <message>
            <source>now</source>
            <comment>an action card</comment>
            <translation>ora</translation>
        </message>
        <message>
            <source>on %1</source>
            <translation>su %1</translation>
        </message>
        <message>
            <source>on all four</source>
            <translation>su tutti e quattro</translation>
        </message>
        <message>
            <source>on blue</source>
            <translation>sul blu</translation>
        </message>
        <message>
            <source>on green</source>
            <translation>sul verde</translation>
        </message>
        <message>
            <source>on red</source>
            <translation>sul rosso</translation>
        </message>
        <message>
            <source>on rubble</source>
            <translation>su macerie</translation>
        </message>
        <message>
            <source>on the income of %1</source>
            <translation>sull'entrata di %1</translation>
        </message>
        <message>
            <source>on yellow</source>
            <translation>sul giallo</translation>
        </message>
        <message>
            <source>one to five are worth %1 together</source>
            <translation>da una a cinque valgono insieme %1</translation>
        </message>
        <message>
            <source>order: %1</source>
            <translation>ordine: %1</translation>
        </message>
        <message>
            <source>order: card %1</source>
            <translation>ordine: carta %1</translation>
        </message>
        <message>
            <source>order: card %1, right to left</source>
            <translation>ordine: carta %1, da destra</translation>
        </message>
        <message>
            <source>order: income, right to left</source>
            <translation>ordine: entrate, da destra</translation>
        </message>
        <message>
            <source>own</source>
            <comment>a goal</comment>
            <translation>edificio</translation>
        </message>
        <message>
            <source>pair</source>
            <comment>a goal</comment>
            <translation>coppia</translation>
        </message>
        <message>
            <source>park</source>
            <translation>parco</translation>
        </message>
        <message>
            <source>pawn of %1</source>
            <translation>pedina di %1</translation>
        </message>
        <message>
            <source>per card</source>
            <translation>per carta</translation>
        </message>
        <message>
            <source>per own</source>
            <translation>per edificio</translation>
        </message>
        <message>
            <source>per own %1</source>
            <translation>per edificio %1</translation>
        </message>
        <message>
            <source>per own at the edge</source>
            <translation>per edificio al bordo</translation>
        </message>
        <message>
            <source>per own by others</source>
            <translation>per edificio vicino ad altri</translation>
        </message>
        <message>
            <source>per own on rubble</source>
            <translation>per edificio su macerie</translation>
        </message>
        <message>
            <source>per own pair</source>
            <translation>per coppia propria</translation>
        </message>
        <message>
            <source>per pair</source>
            <translation>per coppia</translation>
        </message>
        <message>
            <source>per plot</source>
            <translation>per lotto</translation>
        </message>
        <message>
            <source>per plot card</source>
            <translation>per carta lotto</translation>
        </message>
        <message>
            <source>per plot with two</source>
            <translation>per lotto con due</translation>
        </message>
        <message>
            <source>per rubble</source>
            <translation>per macerie</translation>
        </message>
        <message>
            <source>per set</source>
            <translation>per serie</translation>
        </message>
        <message>
            <source>per set of four</source>
            <translation>per serie di quattro</translation>
        </message>
        <message>
            <source>per urban card</source>
            <translation>per carta urbanistica</translation>
        </message>
        <message>
            <source>permit</source>
            <comment>a gain</comment>
            <translation>permesso</translation>
        </message>
        <message>
            <source>purse %1, then %2</source>
            <translation>borsa %1, poi %2</translation>
        </message>
        <message>
            <source>red</source>
            <translation>rosso</translation>
        </message>
        <message>
            <source>refilled at once</source>
            <translation>si riempie subito</translation>
        </message>
        <message>
            <source>rubble</source>
            <translation>macerie</translation>
        </message>
        <message>
            <source>rubble token</source>
            <translation>gettone macerie</translation>
        </message>
        <message>
            <source>secret</source>
            <translation>segreti</translation>
        </message>
        <message>
            <source>shared</source>
            <comment>a type of urban planning on both permits</comment>
            <translation>comune</translation>
        </message>
        <message>
            <source>subsidy</source>
            <translation>sovvenzione</translation>
        </message>
        <message>
            <source>the left space</source>
            <translation>alla casella di sinistra</translation>
        </message>
        <message>
            <source>the middle space</source>
            <translation>alla casella di mezzo</translation>
        </message>
        <message>
            <source>the right space</source>
            <translation>alla casella di destra</translation>
        </message>
        <message>
            <source>two a plot</source>
            <translation>due a lotto</translation>
        </message>
        <message>
            <source>urban</source>
            <translation>urbanistica</translation>
        </message>
        <message>
            <source>waits</source>
            <translation>aspetta</translation>
        </message>
        <message>
            <source>worth %1 from the top</source>
            <translation>dall'alto valgono %1</translation>
        </message>
        <message>
            <source>would give %1 now</source>
            <translation>darebbe ora %1</translation>
        </message>
        <message>
            <source>would give %1 now, then %2</source>
            <translation>darebbe ora %1, poi %2</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>giallo</translation>
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
            <translation>1 punto ogni %1 $ interi.</translation>
        </message>
        <message>
            <source>Buildings on the map: %1.</source>
            <translation>Edifici sulla mappa: %1.</translation>
        </message>
        <message>
            <source>Counts: %1.</source>
            <translation>Contano: %1.</translation>
        </message>
        <message>
            <source>Each goal card, whatever it asks for.</source>
            <translation>Ogni carta obiettivo, qualunque cosa chieda.</translation>
        </message>
        <message>
            <source>No card.</source>
            <translation>Nessuna carta.</translation>
        </message>
        <message>
            <source>Not a goal of this seat.</source>
            <translation>Non è un obiettivo di questo posto.</translation>
        </message>
        <message>
            <source>The number of the field: %1 to the right, %2 up.</source>
            <translation>Il numero del campo: %1 a destra, %2 in alto.</translation>
        </message>
        <message>
            <source>common goals</source>
            <comment>source of points</comment>
            <translation>obiettivi comuni</translation>
        </message>
        <message>
            <source>development</source>
            <comment>source of points</comment>
            <translation>sviluppo</translation>
        </message>
        <message>
            <source>money</source>
            <comment>source of points</comment>
            <translation>denaro</translation>
        </message>
        <message>
            <source>personal goals</source>
            <comment>source of points</comment>
            <translation>obiettivi personali</translation>
        </message>
        <message>
            <source>urban planning</source>
            <comment>source of points</comment>
            <translation>urbanistica</translation>
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
            <translation>%1 (casella %2)</translation>
        </message>
        <message>
            <source>%1 begins; chance gives the order of income: %2</source>
            <translation>Comincia il %1; il caso dà l’ordine delle entrate: %2</translation>
        </message>
        <message>
            <source>%1 begins; whoever stood furthest right on the last action card takes income first: %2</source>
            <translation>Comincia il %1; prende le entrate per primo chi stava più a destra sull’ultima carta azione: %2</translation>
        </message>
        <message>
            <source>%1 builds on %2 with %3, for %4 $</source>
            <translation>%1 costruisce su %2 con %3, per %4 $</translation>
        </message>
        <message>
            <source>%1 builds on %2, free of charge</source>
            <translation>%1 costruisce su %2 senza pagare</translation>
        </message>
        <message>
            <source>%1 can develop no further and gains %2 $</source>
            <translation>%1 non può svilupparsi oltre e riceve %2 $</translation>
        </message>
        <message>
            <source>%1 can use no alternative of the bonus</source>
            <translation>%1 non può usare nessuna alternativa del bonus</translation>
        </message>
        <message>
            <source>%1 cleans up for %2 $, without rubble</source>
            <translation>%1 fa uno sgombero da %2 $, senza macerie</translation>
        </message>
        <message>
            <source>%1 clears the rubble on %2 for %3 $</source>
            <translation>%1 sgombra le macerie su %2 per %3 $</translation>
        </message>
        <message>
            <source>%1 clears the rubble on %2, free of charge</source>
            <translation>%1 sgombra le macerie su %2 senza pagare</translation>
        </message>
        <message>
            <source>%1 discards the permit that is too much: %2</source>
            <translation>%1 scarta il permesso di troppo: %2</translation>
        </message>
        <message>
            <source>%1 earns %2 $</source>
            <translation>%1 guadagna %2 $</translation>
        </message>
        <message>
            <source>%1 goes to space %2 (%3) and pays %4 $ in steps to space %5: %6</source>
            <translation>%1 va sulla casella %2 (%3) e paga %4 $ di passi fino alla casella %5: %6</translation>
        </message>
        <message>
            <source>%1 goes to space %2 (%3) for its money</source>
            <translation>%1 va sulla casella %2 (%3) per il denaro</translation>
        </message>
        <message>
            <source>%1 goes to space %2: %3</source>
            <translation>%1 va sulla casella %2: %3</translation>
        </message>
        <message>
            <source>%1 is the first with eight buildings: Best Builder. Whoever has not moved yet still does, then the match ends</source>
            <translation>%1 ha per primo otto edifici: Miglior costruttore. Chi non ha ancora mosso lo fa, poi la partita finisce</translation>
        </message>
        <message>
            <source>%1 moves on the development board, now %2</source>
            <translation>%1 avanza sulla tabella dello sviluppo, ora %2</translation>
        </message>
        <message>
            <source>%1 passes on space %2: nothing now, but early on the next card</source>
            <translation>%1 passa sulla casella %2: ora niente, ma presto sulla prossima carta</translation>
        </message>
        <message>
            <source>%1 takes %2 $ as the bonus of the year</source>
            <translation>%1 prende %2 $ come bonus dell’anno</translation>
        </message>
        <message>
            <source>%1 takes %2 $ instead of an action</source>
            <translation>%1 prende %2 $ invece di un’azione</translation>
        </message>
        <message>
            <source>%1 takes a building into the own area</source>
            <translation>%1 porta un edificio nella propria area</translation>
        </message>
        <message>
            <source>%1 takes a cable car</source>
            <translation>%1 prende una funivia</translation>
        </message>
        <message>
            <source>%1 takes a goal from the row: %2</source>
            <translation>%1 prende un obiettivo dalla fila: %2</translation>
        </message>
        <message>
            <source>%1 takes a goal from the stack</source>
            <translation>%1 prende un obiettivo dal mazzo</translation>
        </message>
        <message>
            <source>%1 takes a goal from the stack: %2</source>
            <translation>%1 prende un obiettivo dal mazzo: %2</translation>
        </message>
        <message>
            <source>%1 takes a hydrant</source>
            <translation>%1 prende un idrante</translation>
        </message>
        <message>
            <source>%1 takes a light</source>
            <translation>%1 prende un lampione</translation>
        </message>
        <message>
            <source>%1 takes a park worth %2 points</source>
            <translation>%1 prende un parco da %2 punti</translation>
        </message>
        <message>
            <source>%1 takes a permit from the row: %2</source>
            <translation>%1 prende un permesso dalla fila: %2</translation>
        </message>
        <message>
            <source>%1 takes a permit from the stack</source>
            <translation>%1 prende un permesso dal mazzo</translation>
        </message>
        <message>
            <source>%1 takes a permit from the stack: %2</source>
            <translation>%1 prende un permesso dal mazzo: %2</translation>
        </message>
        <message>
            <source>%1 takes the income space of %2 $</source>
            <translation>%1 prende la casella delle entrate da %2 $</translation>
        </message>
        <message>
            <source>%1: no income and no action cards, only a last bonus</source>
            <translation>%1: niente entrate e niente carte azione, solo un ultimo bonus</translation>
        </message>
        <message numerus="yes">
            <source>%n discarded permits are shuffled into a new stack</source>
            <translation>
                <numerusform>%n permesso scartato forma il nuovo mazzo</numerusform>
                <numerusform>%n permessi scartati si mescolano in un nuovo mazzo</numerusform>
            </translation>
        </message>
        <message>
            <source>Action card %1: whoever stood furthest right on card %2 acts first: %3</source>
            <translation>Carta azione %1: agisce per primo chi stava più a destra sulla carta %2: %3</translation>
        </message>
        <message>
            <source>Action card %1: whoever took the income furthest right acts first: %2</source>
            <translation>Carta azione %1: agisce per primo chi ha preso le entrate più a destra: %2</translation>
        </message>
        <message>
            <source>Bonus of %1 (%2): whoever stands furthest right chooses first: %3</source>
            <translation>Bonus del %1 (%2): sceglie per primo chi sta più a destra: %3</translation>
        </message>
        <message>
            <source>The Committee cannot do %1 and takes the money of the space</source>
            <translation>Il Comitato non può eseguire l’azione (%1) e prende il denaro della casella</translation>
        </message>
        <message>
            <source>The Committee does %1</source>
            <translation>Il Comitato esegue l’azione: %1</translation>
        </message>
        <message>
            <source>The Committee has no building for %1 and does %2 instead</source>
            <translation>Il Comitato non ha edifici per l’azione (%1) e invece ne esegue un’altra: %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1, which chooses its building site</source>
            <translation>Il Comitato scopre %1, che sceglie dove costruisce</translation>
        </message>
        <message>
            <source>The Committee turns up %1: a 1 or 2 leads to the left space, %2</source>
            <translation>Il Comitato scopre %1: 1 o 2 porta alla casella di sinistra, %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: a 3 leads to the middle space, %2</source>
            <translation>Il Comitato scopre %1: 3 porta alla casella di mezzo, %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: a 4 or 5 leads to the right space, %2</source>
            <translation>Il Comitato scopre %1: 4 o 5 porta alla casella di destra, %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the %2 leads to the income of %3 $</source>
            <translation>Il Comitato scopre %1: il numero %2 porta alle entrate da %3 $</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the income of %3 $ is taken, so it goes on to the right, to %4 $</source>
            <translation>Il Comitato scopre %1: le entrate da %3 $ sono occupate, quindi va avanti verso destra, fino a %4 $</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the left space is taken, and the even number leads round to the right end, to %2</source>
            <translation>Il Comitato scopre %1: la casella di sinistra è occupata, e il numero pari riporta all’estremità destra, a %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the left space is taken, and the odd number leads to the right, to %2</source>
            <translation>Il Comitato scopre %1: la casella di sinistra è occupata, e il numero dispari porta a destra, a %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the middle space is taken, and the even number leads to the left, to %2</source>
            <translation>Il Comitato scopre %1: la casella di mezzo è occupata, e il numero pari porta a sinistra, a %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the middle space is taken, and the odd number leads to the right, to %2</source>
            <translation>Il Comitato scopre %1: la casella di mezzo è occupata, e il numero dispari porta a destra, a %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the right space is taken, and the even number leads to the left, to %2</source>
            <translation>Il Comitato scopre %1: la casella di destra è occupata, e il numero pari porta a sinistra, a %2</translation>
        </message>
        <message>
            <source>The Committee turns up %1: the right space is taken, and the odd number leads round to the left end, to %2</source>
            <translation>Il Comitato scopre %1: la casella di destra è occupata, e il numero dispari riporta all’estremità sinistra, a %2</translation>
        </message>
        <message>
            <source>The goal row is filled: %1</source>
            <translation>La fila degli obiettivi si riempie: %1</translation>
        </message>
        <message>
            <source>The match is over: somebody has built all eight buildings</source>
            <translation>La partita è finita: qualcuno ha costruito tutti e otto gli edifici</translation>
        </message>
        <message>
            <source>The match is over: the bonus of 1915 has been taken</source>
            <translation>La partita è finita: il bonus del 1915 è stato preso</translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeReasons</name>
        <message>
            <source>%1 has no building in the own area: Material brings one.</source>
            <translation>%1 non ha edifici nella propria area: Materiale ne porta uno.</translation>
        </message>
        <message>
            <source>%1 has no building left in the stock.</source>
            <translation>%1 non ha più edifici nella riserva.</translation>
        </message>
        <message>
            <source>%1 holds %2 permits already, and more are not allowed.</source>
            <translation>%1 ha già %2 permessi in mano, e di più non è ammesso.</translation>
        </message>
        <message>
            <source>A build takes one permit or two different ones.</source>
            <translation>Una costruzione richiede un permesso o due diversi.</translation>
        </message>
        <message>
            <source>A pawn does an action, takes money or passes.</source>
            <translation>Una pedina esegue un’azione, prende denaro o passa.</translation>
        </message>
        <message>
            <source>Against the Committee the income of 4 $ is blocked.</source>
            <translation>Contro il Comitato le entrate da 4 $ sono bloccate.</translation>
        </message>
        <message>
            <source>Beside a subsidy an ordinary permit must show number or colour of %1.</source>
            <translation>Accanto a un sussidio serve un permesso normale con il numero o il colore di %1.</translation>
        </message>
        <message>
            <source>Built already: %1 (%2).</source>
            <comment>space and builder</comment>
            <translation>Già edificata: %1 (%2).</translation>
        </message>
        <message>
            <source>Built already: %1.</source>
            <translation>Già edificata: %1.</translation>
        </message>
        <message>
            <source>Impossible position: a building is missing or stands where none can.</source>
            <translation>Posizione impossibile: un edificio manca o sta dove non può.</translation>
        </message>
        <message>
            <source>Impossible position: a purse or a marker of development cannot be like that.</source>
            <translation>Posizione impossibile: una borsa o un segnalino dello sviluppo non può essere così.</translation>
        </message>
        <message>
            <source>Impossible position: cards of urban planning are missing or lie twice.</source>
            <translation>Posizione impossibile: mancano carte di urbanistica o ce ne sono di doppie.</translation>
        </message>
        <message>
            <source>Impossible position: goals are missing or lie twice.</source>
            <translation>Posizione impossibile: mancano obiettivi o ce ne sono di doppi.</translation>
        </message>
        <message>
            <source>Impossible position: permits are missing or lie twice.</source>
            <translation>Posizione impossibile: mancano permessi o ce ne sono di doppi.</translation>
        </message>
        <message>
            <source>Impossible position: rubble is missing or lies twice.</source>
            <translation>Posizione impossibile: mancano macerie o ce ne sono di doppie.</translation>
        </message>
        <message>
            <source>Impossible position: so many seats cannot play.</source>
            <translation>Posizione impossibile: con tanti posti non si gioca.</translation>
        </message>
        <message>
            <source>Impossible position: the end does not fit.</source>
            <translation>Posizione impossibile: la fine non corrisponde.</translation>
        </message>
        <message>
            <source>Impossible position: the pawns cannot stand like that.</source>
            <translation>Posizione impossibile: le pedine non possono stare così.</translation>
        </message>
        <message>
            <source>Impossible position: the plot cards make no map.</source>
            <translation>Posizione impossibile: le carte lotto non formano una mappa.</translation>
        </message>
        <message>
            <source>Impossible position: year and action cards do not fit.</source>
            <translation>Posizione impossibile: anno e carte azione non corrispondono.</translation>
        </message>
        <message>
            <source>No card lies on this place of the row.</source>
            <translation>In questo punto della fila non c’è nessuna carta.</translation>
        </message>
        <message>
            <source>No rubble lies on %1, so nothing is cleared.</source>
            <translation>Su %1 non ci sono macerie, quindi non si sgombra nulla.</translation>
        </message>
        <message>
            <source>No rubble to clear on %1.</source>
            <translation>Niente macerie da sgombrare su %1.</translation>
        </message>
        <message>
            <source>No such card is left to take.</source>
            <translation>Non resta nessuna carta di questo tipo da prendere.</translation>
        </message>
        <message>
            <source>Not a building space: %1.</source>
            <translation>Non è una casella edificabile: %1.</translation>
        </message>
        <message>
            <source>Not in the hand of %1: %2.</source>
            <translation>Non nella mano di %1: %2.</translation>
        </message>
        <message>
            <source>Number and colour must match: these permits do not fit %1.</source>
            <translation>Numero e colore devono corrispondere: questi permessi non vanno bene per %1.</translation>
        </message>
        <message>
            <source>On the space Pass a pawn passes and does nothing else; elsewhere none passes.</source>
            <translation>Sulla casella Passo la pedina passa e non fa altro; altrove non si passa.</translation>
        </message>
        <message>
            <source>Only a card whose symbol both permits show, and which is in stock, is taken.</source>
            <translation>Si prende solo una carta il cui simbolo è su entrambi i permessi e che è nella riserva.</translation>
        </message>
        <message>
            <source>Rubble lies on %1: first it is cleared, for 3 $.</source>
            <translation>Su %1 ci sono macerie: prima si sgombrano, per 3 $.</translation>
        </message>
        <message>
            <source>Taken: another pawn stands on this space.</source>
            <translation>Occupata: su questa casella c’è un’altra pedina.</translation>
        </message>
        <message>
            <source>That is not possible in this part of the year.</source>
            <translation>In questa parte dell’anno non è possibile.</translation>
        </message>
        <message>
            <source>The bonus of this year has no such alternative.</source>
            <translation>Il bonus di quest’anno non ha questa alternativa.</translation>
        </message>
        <message>
            <source>The parts of the move do not go together.</source>
            <translation>Le parti della mossa non vanno insieme.</translation>
        </message>
        <message>
            <source>The permits in hand fit no free space.</source>
            <translation>I permessi in mano non vanno bene per nessuna casella libera.</translation>
        </message>
        <message>
            <source>There is no such space.</source>
            <translation>Questa casella non esiste.</translation>
        </message>
        <message>
            <source>This card has no such action.</source>
            <translation>Questa carta non ha questa azione.</translation>
        </message>
        <message>
            <source>This permit comes from the row, not from the stack.</source>
            <translation>Questo permesso viene dalla fila, non dal mazzo.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Questo posto</translation>
        </message>
        <message>
            <source>Too little money: it costs %1 $, and %2 $ are there.</source>
            <translation>Troppo poco denaro: costa %1 $, e ci sono %2 $.</translation>
        </message>
        <message>
            <source>this permit</source>
            <translation>questo permesso</translation>
        </message>
        <message>
            <source>this seat</source>
            <comment>in the hand of ...</comment>
            <translation>questo posto</translation>
        </message>
        <message>
            <source>this space</source>
            <translation>questa casella</translation>
        </message>
    </context>
    <context>
        <name>Aids</name>
        <message>
            <source>A computer player proposes a move when asked.</source>
            <translation>Un giocatore artificiale propone una mossa su richiesta.</translation>
        </message>
        <message>
            <source>A curtain comes down between the seats, and sheets show when all are ready.</source>
            <translation>Tra un posto e l’altro scende un sipario; i fogli si vedono quando tutti sono pronti.</translation>
        </message>
        <message>
            <source>Counts what can still come.</source>
            <translation>Conta ciò che può ancora uscire.</translation>
        </message>
        <message>
            <source>Free undo</source>
            <translation>Annullamento libero</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Suggerimenti</translation>
        </message>
        <message>
            <source>Legal targets</source>
            <translation>Mosse possibili</translation>
        </message>
        <message>
            <source>Lights up where a piece that is picked up may go.</source>
            <translation>Illumina i punti in cui può andare il pezzo preso in mano.</translation>
        </message>
        <message>
            <source>Live score</source>
            <translation>Punteggio in diretta</translation>
        </message>
        <message>
            <source>Moves can be taken back even after something new was seen. The result says so.</source>
            <translation>Le mosse si possono annullare anche dopo aver visto qualcosa di nuovo. Il risultato lo dice.</translation>
        </message>
        <message>
            <source>Shows early what would not count at the end, and why.</source>
            <translation>Mostra per tempo ciò che alla fine non conterebbe, e perché.</translation>
        </message>
        <message>
            <source>Shows points now, and points with the move under way.</source>
            <translation>Mostra i punti attuali e quelli con la mossa in corso.</translation>
        </message>
        <message>
            <source>Soft hints</source>
            <translation>Avvisi discreti</translation>
        </message>
        <message>
            <source>What is left</source>
            <translation>Che cosa resta</translation>
        </message>
        <message>
            <source>Write in secret</source>
            <translation>Scrivere in segreto</translation>
        </message>
        <message>
            <source>hints</source>
            <comment>in a list</comment>
            <translation>suggerimenti</translation>
        </message>
        <message>
            <source>legal targets</source>
            <comment>in a list</comment>
            <translation>mosse possibili</translation>
        </message>
        <message>
            <source>live score</source>
            <comment>in a list</comment>
            <translation>punteggio in diretta</translation>
        </message>
        <message>
            <source>soft hints</source>
            <comment>in a list</comment>
            <translation>avvisi discreti</translation>
        </message>
        <message>
            <source>what is left</source>
            <comment>in a list</comment>
            <translation>che cosa resta</translation>
        </message>
    </context>
    <context>
        <name>Announcer</name>
        <message numerus="yes">
            <source>%n more lines stand in the log</source>
            <translation>
                <numerusform>%n altra riga sta nel diario</numerusform>
                <numerusform>altre %n righe stanno nel diario</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody has won.</source>
            <translation>Nessuno ha vinto.</translation>
        </message>
        <message>
            <source>Rank %1: %2 with %3 points</source>
            <translation>Posto %1: %2 con %3 punti</translation>
        </message>
    </context>
    <context>
        <name>App</name>
        <message>
            <source>A part of the program failed. The match is kept and can go on; details are in %1.</source>
            <translation>Una parte del programma ha avuto un errore. La partita è salva e può continuare; i dettagli sono in %1.</translation>
        </message>
        <message>
            <source>Matches of Cantiere (%1)</source>
            <translation>Partite di Cantiere (%1)</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Apri una partita</translation>
        </message>
        <message>
            <source>Pictures (%1)</source>
            <translation>Immagini (%1)</translation>
        </message>
        <message>
            <source>Save the match</source>
            <translation>Salva la partita</translation>
        </message>
        <message>
            <source>Save the picture of the result</source>
            <translation>Salvare l’immagine del risultato</translation>
        </message>
        <message>
            <source>The course of this match is not known in full; it cannot be reviewed.</source>
            <translation>Lo svolgimento di questa partita non è noto per intero; non si può rivedere.</translation>
        </message>
        <message>
            <source>The picture cannot be written to %1.</source>
            <translation>Impossibile scrivere l’immagine in %1.</translation>
        </message>
        <message>
            <source>The program ended unexpectedly in a match of %1 (%2). All that had been confirmed is kept.</source>
            <translation>Il programma si è chiuso inaspettatamente durante una partita a %1 (%2). Tutto ciò che era confermato è conservato.</translation>
        </message>
        <message>
            <source>The rules page %1 is missing; the installation may be damaged.</source>
            <translation>Manca la pagina delle regole %1; l’installazione potrebbe essere danneggiata.</translation>
        </message>
        <message>
            <source>the terminal</source>
            <translation>il terminale</translation>
        </message>
    </context>
    <context>
        <name>Autosave</name>
        <message>
            <source>Another window of Cantiere saves in %1; this one plays on without being saved.</source>
            <translation>Un’altra finestra di Cantiere salva in %1; questa continua senza salvare.</translation>
        </message>
        <message>
            <source>The folder %1 cannot be made (%2); the match goes on without being saved.</source>
            <translation>Non è possibile creare la cartella %1 (%2); la partita continua senza salvataggio.</translation>
        </message>
        <message>
            <source>The folder %1 is read-only; the match goes on without being saved.</source>
            <translation>La cartella %1 è di sola lettura; la partita continua senza salvataggio.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>On the board</source>
            <translation>Sul tabellone</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Premere</translation>
        </message>
        <message>
            <source>Read the rules</source>
            <translation>Leggere le regole</translation>
        </message>
        <message>
            <source>Read the rules, %1</source>
            <translation>Leggere le regole, %1</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Board</source>
            <translation>Tabellone</translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minuti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seconds</source>
            <translation>
                <numerusform>%n secondo</numerusform>
                <numerusform>%n secondi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seconds are left.</source>
            <translation>
                <numerusform>Resta %n secondo.</numerusform>
                <numerusform>Restano %n secondi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Clock</source>
            <translation>Orologio</translation>
        </message>
        <message>
            <source>Hide the time</source>
            <translation>Nascondi il tempo</translation>
        </message>
        <message>
            <source>How many minutes for each step?</source>
            <translation>Quanti minuti per ogni passo?</translation>
        </message>
        <message>
            <source>Let the clock go on</source>
            <translation>Fai ripartire l’orologio</translation>
        </message>
        <message>
            <source>Minutes each for cones, plan and guess; at the end it only reminds.</source>
            <translation>Minuti per coni, piano e risposta, ciascuno; alla fine ricorda soltanto.</translation>
        </message>
        <message>
            <source>Minutes for each step of a round. It only reminds.</source>
            <translation>Minuti per ogni passo di un giro. Ricorda soltanto.</translation>
        </message>
        <message>
            <source>Off</source>
            <comment>clock</comment>
            <translation>Spento</translation>
        </message>
        <message>
            <source>Other</source>
            <comment>number of minutes</comment>
            <translation>Altro</translation>
        </message>
        <message>
            <source>Pause the clock</source>
            <translation>Metti l’orologio in pausa</translation>
        </message>
        <message>
            <source>Set the clock</source>
            <translation>Regola l’orologio</translation>
        </message>
        <message>
            <source>Show the time</source>
            <translation>Mostra il tempo</translation>
        </message>
        <message>
            <source>The clock is off.</source>
            <translation>L’orologio è spento.</translation>
        </message>
        <message>
            <source>The clock runs.</source>
            <translation>L’orologio va.</translation>
        </message>
        <message>
            <source>The clock stands still while computer players think.</source>
            <translation>L’orologio sta fermo mentre i giocatori artificiali pensano.</translation>
        </message>
        <message>
            <source>The clock stands still while nobody looks at the board.</source>
            <translation>L’orologio sta fermo mentre nessuno guarda il tabellone.</translation>
        </message>
        <message>
            <source>The clock stands still while the board shows what happened.</source>
            <translation>L’orologio sta fermo mentre il tabellone mostra che cosa è successo.</translation>
        </message>
        <message>
            <source>The clock stands still while the curtain is down.</source>
            <translation>L’orologio sta fermo mentre il sipario è abbassato.</translation>
        </message>
        <message>
            <source>The clock waits for the next step that people think over.</source>
            <translation>L’orologio attende il prossimo passo su cui si riflette.</translation>
        </message>
        <message>
            <source>The clock was paused by hand.</source>
            <translation>L’orologio è stato messo in pausa a mano.</translation>
        </message>
        <message>
            <source>The time is up. The match waits as long as it takes.</source>
            <translation>Il tempo è scaduto. La partita aspetta quanto serve.</translation>
        </message>
        <message>
            <source>paused</source>
            <comment>clock</comment>
            <translation>in pausa</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>tempo scaduto</translation>
        </message>
    </context>
    <context>
        <name>CommonGround</name>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n round</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trees</source>
            <translation>
                <numerusform>%n albero</numerusform>
                <numerusform>%n alberi</numerusform>
            </translation>
        </message>
        <message>
            <source>All see the places while the mayor still thinks, and keep silent.</source>
            <translation>Tutti vedono i luoghi mentre il sindaco riflette ancora, e tacciono.</translation>
        </message>
        <message>
            <source>Bonus tile with bandstand</source>
            <translation>Tessera Bonus con padiglione della banda</translation>
        </message>
        <message>
            <source>Bonus tile with carousel</source>
            <translation>Tessera Bonus con giostra</translation>
        </message>
        <message>
            <source>Bonus tile with clock tower</source>
            <translation>Tessera Bonus con torre dell’orologio</translation>
        </message>
        <message>
            <source>Bonus tile with fountain</source>
            <translation>Tessera Bonus con fontana</translation>
        </message>
        <message>
            <source>Bonus tile with pond</source>
            <translation>Tessera Bonus con laghetto</translation>
        </message>
        <message>
            <source>Bonus tile with statue</source>
            <translation>Tessera Bonus con statua</translation>
        </message>
        <message>
            <source>Both faces of a tile may be used.</source>
            <translation>Si possono usare entrambe le facce di una tessera.</translation>
        </message>
        <message>
            <source>Common Ground</source>
            <translation>Terreno comune</translation>
        </message>
        <message>
            <source>Cone A, blue, with a drop</source>
            <translation>Cono A, blu, con una goccia</translation>
        </message>
        <message>
            <source>Cone B, yellow, with a sun</source>
            <translation>Cono B, giallo, con un sole</translation>
        </message>
        <message>
            <source>Cone C, orange, with a flame</source>
            <translation>Cono C, arancione, con una fiamma</translation>
        </message>
        <message>
            <source>Cone D, white, with a cloud</source>
            <translation>Cono D, bianco, con una nuvola</translation>
        </message>
        <message>
            <source>Enchanted Forest</source>
            <translation>Foresta incantata</translation>
        </message>
        <message>
            <source>For children</source>
            <translation>Per bambini</translation>
        </message>
        <message>
            <source>Garden City</source>
            <translation>Città giardino</translation>
        </message>
        <message>
            <source>Hidden place</source>
            <translation>Luogo nascosto</translation>
        </message>
        <message>
            <source>Lively Quarter</source>
            <translation>Quartiere vivace</translation>
        </message>
        <message>
            <source>Merry Muddle</source>
            <translation>Allegro guazzabuglio</translation>
        </message>
        <message>
            <source>More trees than this ground can hold: somebody planted by moonlight.</source>
            <translation>Più alberi di quanti questo terreno ne possa tenere: qualcuno ha piantato al chiaro di luna.</translation>
        </message>
        <message>
            <source>Nobody finds the way at once, and everybody has a good time.</source>
            <translation>Nessuno trova subito la strada, e tutti si divertono.</translation>
        </message>
        <message>
            <source>Odd Corners</source>
            <translation>Angoli bizzarri</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>One mind drew this city, spread over several heads.</source>
            <translation>Una sola mente ha disegnato questa città, divisa fra più teste.</translation>
        </message>
        <message>
            <source>Open table</source>
            <translation>Tavolo aperto</translation>
        </message>
        <message>
            <source>Place %1</source>
            <comment>a place without a name</comment>
            <translation>Luogo %1</translation>
        </message>
        <message>
            <source>Places that were missed go where they touch the city at corners only.</source>
            <translation>I luoghi mancati vanno dove toccano la città solo negli angoli.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Round %1 di %2</translation>
        </message>
        <message>
            <source>Shade on every street: other cities send visitors to take notes.</source>
            <translation>Ombra in ogni via: altre città mandano visitatori a prendere appunti.</translation>
        </message>
        <message>
            <source>Site tile A, blue, with a drop</source>
            <translation>Tessera cantiere A, blu, con una goccia</translation>
        </message>
        <message>
            <source>Site tile B, yellow, with a sun</source>
            <translation>Tessera cantiere B, gialla, con un sole</translation>
        </message>
        <message>
            <source>Site tile C, orange, with a flame</source>
            <translation>Tessera cantiere C, arancione, con una fiamma</translation>
        </message>
        <message>
            <source>Site tile D, white, with a cloud</source>
            <translation>Tessera cantiere D, bianca, con una nuvola</translation>
        </message>
        <message>
            <source>Six rounds are over; every whole tree counts.</source>
            <translation>Sei round sono finiti; conta ogni albero intero.</translation>
        </message>
        <message>
            <source>Six rounds, one city, one score: all seats win or lose it together.</source>
            <translation>Sei round, una città, un punteggio: tutti i posti vincono o perdono insieme.</translation>
        </message>
        <message>
            <source>The Bonus tile completes at least one tree and shuts a line.</source>
            <translation>La tessera Bonus completa almeno un albero e chiude una linea.</translation>
        </message>
        <message>
            <source>The bus stops in the pond, but somebody will love it.</source>
            <translation>L’autobus si ferma nel laghetto, ma a qualcuno piacerà.</translation>
        </message>
        <message>
            <source>The city is built</source>
            <translation>La città è costruita</translation>
        </message>
        <message>
            <source>The deputy sets each cone on an empty cell beside the city.</source>
            <translation>Il vice mette ogni cono su una casella vuota accanto alla città.</translation>
        </message>
        <message>
            <source>The deputy sets the cones</source>
            <translation>Il vice mette i coni</translation>
        </message>
        <message>
            <source>The face that came up is used.</source>
            <translation>Si usa la faccia uscita.</translation>
        </message>
        <message>
            <source>The group guesses</source>
            <translation>Il gruppo indovina</translation>
        </message>
        <message>
            <source>The mayor chooses faces</source>
            <translation>Il sindaco sceglie le facce</translation>
        </message>
        <message>
            <source>The mayor gives each place a cone in secret and seals the plan.</source>
            <translation>Il sindaco assegna in segreto un cono a ogni luogo e sigilla il piano.</translation>
        </message>
        <message>
            <source>The mayor lays the Bonus tile</source>
            <translation>Il sindaco mette la tessera Bonus</translation>
        </message>
        <message>
            <source>The mayor lays what was missed</source>
            <translation>Il sindaco mette i luoghi mancati</translation>
        </message>
        <message>
            <source>The mayor may turn each drawn tile over and use the easier place.</source>
            <translation>Il sindaco può girare ogni tessera pescata e usare il luogo più facile.</translation>
        </message>
        <message>
            <source>The mayor plans</source>
            <translation>Il sindaco pianifica</translation>
        </message>
        <message>
            <source>The mayor turns the drawn tiles as wished, then all see the places.</source>
            <translation>Il sindaco gira le tessere pescate come vuole, poi tutti vedono i luoghi.</translation>
        </message>
        <message>
            <source>The others talk and lay their site tiles; the deputy seals the guess.</source>
            <translation>Gli altri parlano e mettono le tessere cantiere; il vice sigilla la risposta.</translation>
        </message>
        <message>
            <source>The places show when the cones stand.</source>
            <translation>I luoghi si vedono quando i coni sono messi.</translation>
        </message>
        <message>
            <source>The places show when the plan is sealed.</source>
            <translation>I luoghi si vedono quando il piano è sigillato.</translation>
        </message>
        <message>
            <source>The score belongs to all seats together.</source>
            <translation>Il punteggio è di tutti i posti insieme.</translation>
        </message>
        <message>
            <source>Things stand where people look for them, most of the time.</source>
            <translation>Le cose stanno dove la gente le cerca, quasi sempre.</translation>
        </message>
        <message>
            <source>Three half trees, and a wall that shuts a line.</source>
            <translation>Tre mezzi alberi e un muro che chiude una linea.</translation>
        </message>
        <message>
            <source>Together</source>
            <translation>Insieme</translation>
        </message>
        <message>
            <source>Town Hall</source>
            <translation>Municipio</translation>
        </message>
        <message>
            <source>Trees in columns</source>
            <translation>Alberi nelle colonne</translation>
        </message>
        <message>
            <source>Trees in rows</source>
            <translation>Alberi nelle righe</translation>
        </message>
        <message>
            <source>all together</source>
            <comment>mode of a match</comment>
            <translation>tutti insieme</translation>
        </message>
        <message>
            <source>city</source>
            <comment>group of score rows</comment>
            <translation>città</translation>
        </message>
        <message>
            <source>cone A (blue)</source>
            <translation>cono A (blu)</translation>
        </message>
        <message>
            <source>cone B (yellow)</source>
            <translation>cono B (giallo)</translation>
        </message>
        <message>
            <source>cone C (orange)</source>
            <translation>cono C (arancione)</translation>
        </message>
        <message>
            <source>cone D (white)</source>
            <translation>cono D (bianco)</translation>
        </message>
        <message>
            <source>east</source>
            <comment>the line to the ...</comment>
            <translation>est</translation>
        </message>
        <message>
            <source>east to west</source>
            <translation>da est a ovest</translation>
        </message>
        <message>
            <source>north</source>
            <comment>the line to the ...</comment>
            <translation>nord</translation>
        </message>
        <message>
            <source>north to south</source>
            <translation>da nord a sud</translation>
        </message>
        <message>
            <source>six rounds are over</source>
            <comment>why the match ended</comment>
            <translation>sei round sono finiti</translation>
        </message>
        <message>
            <source>south</source>
            <comment>the line to the ...</comment>
            <translation>sud</translation>
        </message>
        <message>
            <source>west</source>
            <comment>the line to the ...</comment>
            <translation>ovest</translation>
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
            <translation>%1 è d’accordo con questa disposizione</translation>
        </message>
        <message>
            <source>%1 beside %2</source>
            <translation>%1 accanto a %2</translation>
        </message>
        <message>
            <source>%1 chooses the faces of the tiles.</source>
            <translation>%1 sceglie le facce delle tessere.</translation>
        </message>
        <message>
            <source>%1 decides</source>
            <translation>%1 decide</translation>
        </message>
        <message>
            <source>%1 does not agree yet</source>
            <translation>%1 non è ancora d’accordo</translation>
        </message>
        <message>
            <source>%1 in columns</source>
            <translation>%1 nelle colonne</translation>
        </message>
        <message>
            <source>%1 in rows</source>
            <translation>%1 nelle righe</translation>
        </message>
        <message>
            <source>%1 is still open</source>
            <translation>%1 è ancora aperto</translation>
        </message>
        <message>
            <source>%1 is still to be set</source>
            <translation>%1 è ancora da mettere</translation>
        </message>
        <message>
            <source>%1 keeps silent</source>
            <translation>%1 tace</translation>
        </message>
        <message>
            <source>%1 lays the places that were not guessed.</source>
            <translation>%1 mette i luoghi non indovinati.</translation>
        </message>
        <message>
            <source>%1 lets %2 decide</source>
            <translation>%1 lascia decidere %2</translation>
        </message>
        <message>
            <source>%1 moves the site tiles now</source>
            <translation>%1 muove ora le tessere cantiere</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 su %2</translation>
        </message>
        <message>
            <source>%1 of %2 agree</source>
            <translation>%1 su %2 sono d’accordo</translation>
        </message>
        <message>
            <source>%1 of %2 guessed</source>
            <translation>indovinati %1 su %2</translation>
        </message>
        <message>
            <source>%1 plans in secret.</source>
            <translation>%1 pianifica in segreto.</translation>
        </message>
        <message>
            <source>%1 proposes this, %2 left</source>
            <translation>%1 propone questo, ne restano %2</translation>
        </message>
        <message>
            <source>%1 seals when all have ticked</source>
            <translation>%1 sigilla quando tutti hanno spuntato</translation>
        </message>
        <message>
            <source>%1 sets the cones.</source>
            <translation>%1 mette i coni.</translation>
        </message>
        <message>
            <source>%1 trees</source>
            <translation>%1 alberi</translation>
        </message>
        <message>
            <source>%1 trees: %2 in rows, %3 in columns</source>
            <translation>%1 alberi: %2 nelle righe, %3 nelle colonne</translation>
        </message>
        <message>
            <source>%1 was meant for cone %2</source>
            <translation>%1 era pensato per il cono %2</translation>
        </message>
        <message>
            <source>%1 was meant for cone %2, beside %3</source>
            <translation>%1 era pensato per il cono %2, accanto a %3</translation>
        </message>
        <message>
            <source>%1, wall to the %2</source>
            <translation>%1, muro verso %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: choose a face of each tile.</source>
            <translation>%1: scegliere una faccia di ogni tessera.</translation>
        </message>
        <message>
            <source>%1: confirm the cones, or move them.</source>
            <translation>%1: confermare i coni, o spostarli.</translation>
        </message>
        <message>
            <source>%1: confirm, or choose another corner.</source>
            <translation>%1: confermare, o scegliere un altro angolo.</translation>
        </message>
        <message>
            <source>%1: give each cone one of the places, so that the others find it.</source>
            <translation>%1: dare a ogni cono uno dei luoghi, in modo che gli altri lo trovino.</translation>
        </message>
        <message>
            <source>%1: lay %2 on a lit corner of the city.</source>
            <translation>%1: mettere %2 su un angolo illuminato della città.</translation>
        </message>
        <message>
            <source>%1: lay each place on a lit corner of the city.</source>
            <translation>%1: mettere ogni luogo su un angolo illuminato della città.</translation>
        </message>
        <message>
            <source>%1: lay each site tile on the place that %2 meant for it.</source>
            <translation>%1: mettere ogni tessera cantiere sul luogo che %2 intendeva.</translation>
        </message>
        <message>
            <source>%1: set %2 on a lit cell.</source>
            <translation>%1: mettere %2 su una casella illuminata.</translation>
        </message>
        <message>
            <source>%1: set one cone of each colour beside the city.</source>
            <translation>%1: mettere accanto alla città un cono per colore.</translation>
        </message>
        <message>
            <source>%1: turn the Bonus tile, then confirm.</source>
            <translation>%1: girare la tessera Bonus, poi confermare.</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between names of a list</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>1 tree</source>
            <translation>1 albero</translation>
        </message>
        <message>
            <source>; </source>
            <comment>between reasons</comment>
            <translation>; </translation>
        </message>
        <message>
            <source>Above what the group guessed, below what %1 meant.</source>
            <translation>Sopra ciò che il gruppo ha indovinato, sotto ciò che intendeva %1.</translation>
        </message>
        <message>
            <source>All win together: the plan that is easiest to read is the best one. Neighbours count more than corners.</source>
            <translation>Si vince tutti insieme: il piano migliore è il più facile da leggere. I vicini contano più degli angoli.</translation>
        </message>
        <message>
            <source>City</source>
            <translation>Città</translation>
        </message>
        <message>
            <source>Cone %1</source>
            <translation>Cono %1</translation>
        </message>
        <message>
            <source>Cover</source>
            <comment>short for: cover the screen</comment>
            <translation>Coprire</translation>
        </message>
        <message>
            <source>Cover the screen</source>
            <translation>Coprire lo schermo</translation>
        </message>
        <message>
            <source>Deputy</source>
            <translation>Vice</translation>
        </message>
        <message>
            <source>Deputy</source>
            <comment>as short as can be</comment>
            <translation>Vice</translation>
        </message>
        <message>
            <source>Drop a place here</source>
            <translation>Posare qui un luogo</translation>
        </message>
        <message>
            <source>Empty cell %1: %2</source>
            <translation>Casella vuota %1: %2</translation>
        </message>
        <message>
            <source>Esc puts it back</source>
            <translation>Esc la rimette a posto</translation>
        </message>
        <message>
            <source>Free cells</source>
            <translation>Caselle libere</translation>
        </message>
        <message>
            <source>Hint: %1</source>
            <translation>Suggerimento: %1</translation>
        </message>
        <message>
            <source>Hint: cones at %1</source>
            <translation>Suggerimento: coni in %1</translation>
        </message>
        <message>
            <source>In the tray</source>
            <translation>Nel vassoio</translation>
        </message>
        <message>
            <source>It completes %1 trees.</source>
            <translation>Completa %1 alberi.</translation>
        </message>
        <message>
            <source>It completes 1 tree.</source>
            <translation>Completa 1 albero.</translation>
        </message>
        <message>
            <source>It completes no tree like this.</source>
            <translation>Così non completa alcun albero.</translation>
        </message>
        <message>
            <source>It has %1.</source>
            <translation>Ha %1.</translation>
        </message>
        <message>
            <source>Its wall shuts everything to the %1 of it.</source>
            <translation>Il suo muro chiude tutto verso %1.</translation>
        </message>
        <message>
            <source>Larger</source>
            <translation>Più grande</translation>
        </message>
        <message>
            <source>Lay it here</source>
            <translation>Metterlo qui</translation>
        </message>
        <message>
            <source>Let decide</source>
            <translation>Far decidere</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Mayor</source>
            <translation>Sindaco</translation>
        </message>
        <message>
            <source>Mayor</source>
            <comment>as short as can be</comment>
            <translation>Sind.</translation>
        </message>
        <message>
            <source>N</source>
            <comment>north, on the compass</comment>
            <translation>N</translation>
        </message>
        <message>
            <source>No place yet</source>
            <translation>Ancora nessun luogo</translation>
        </message>
        <message>
            <source>No proposal yet</source>
            <translation>Ancora nessuna proposta</translation>
        </message>
        <message>
            <source>Only %1 looks</source>
            <translation>Guarda solo %1</translation>
        </message>
        <message>
            <source>Perfect round! %1 lays the Bonus tile.</source>
            <translation>Round perfetto! %1 mette la tessera Bonus.</translation>
        </message>
        <message>
            <source>Perfect round! %1: lay the Bonus tile beside the city.</source>
            <translation>Round perfetto! %1: mettere la tessera Bonus accanto alla città.</translation>
        </message>
        <message>
            <source>Plan sealed, seat locked</source>
            <translation>Piano sigillato, posto bloccato</translation>
        </message>
        <message>
            <source>Proposal: %1</source>
            <translation>Proposta: %1</translation>
        </message>
        <message>
            <source>Propose</source>
            <translation>Proporre</translation>
        </message>
        <message>
            <source>Propose (%1)</source>
            <translation>Proporre (%1)</translation>
        </message>
        <message>
            <source>R turns the tile</source>
            <translation>R gira la tessera</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Round %1 of 6</source>
            <translation>Round %1 di 6</translation>
        </message>
        <message>
            <source>Seal</source>
            <translation>Sigillare</translation>
        </message>
        <message>
            <source>Seal the plan</source>
            <translation>Sigillare il piano</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Set cones</source>
            <translation>Mettere i coni</translation>
        </message>
        <message>
            <source>Show places</source>
            <translation>Mostrare i luoghi</translation>
        </message>
        <message>
            <source>Show the whole city</source>
            <translation>Mostrare tutta la città</translation>
        </message>
        <message>
            <source>Slot of %1 with %2</source>
            <translation>Spazio di %1 con %2</translation>
        </message>
        <message>
            <source>Slot of %1, empty</source>
            <translation>Spazio di %1, vuoto</translation>
        </message>
        <message>
            <source>Smaller</source>
            <translation>Più piccolo</translation>
        </message>
        <message>
            <source>The city is finished.</source>
            <translation>La città è finita.</translation>
        </message>
        <message>
            <source>The group</source>
            <translation>Il gruppo</translation>
        </message>
        <message>
            <source>The others know city and cones. They must not see the places of %1 or the plan before the reveal.</source>
            <translation>Gli altri conoscono città e coni. Prima della rivelazione non devono vedere i luoghi di %1 né il piano.</translation>
        </message>
        <message>
            <source>The others know city and cones. They see the places as soon as %1 shows them.</source>
            <translation>Gli altri conoscono città e coni. Vedono i luoghi appena %1 li mostra.</translation>
        </message>
        <message>
            <source>The others know city, cones and places. The plan of %1 stays secret.</source>
            <translation>Gli altri conoscono città, coni e luoghi. Il piano di %1 resta segreto.</translation>
        </message>
        <message>
            <source>They guess</source>
            <translation>Indovinano</translation>
        </message>
        <message>
            <source>Three half trees and a wall.</source>
            <translation>Tre mezzi alberi e un muro.</translation>
        </message>
        <message>
            <source>Turn %1 over</source>
            <translation>Voltare %1</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Girare a sinistra</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Girare a destra</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Che cosa c’è da fare</translation>
        </message>
        <message>
            <source>a cell is still to be chosen</source>
            <translation>una casella è ancora da scegliere</translation>
        </message>
        <message>
            <source>a corner is still to be chosen</source>
            <translation>un angolo è ancora da scegliere</translation>
        </message>
        <message>
            <source>as mayor %1 of %2 guessed</source>
            <translation>come sindaco indovinati %1 su %2</translation>
        </message>
        <message>
            <source>completes %1 trees</source>
            <translation>completa %1 alberi</translation>
        </message>
        <message>
            <source>completes 1 tree</source>
            <translation>completa 1 albero</translation>
        </message>
        <message>
            <source>completes no tree</source>
            <translation>non completa alberi</translation>
        </message>
        <message>
            <source>cone A (blue drop)</source>
            <translation>cono A (goccia blu)</translation>
        </message>
        <message>
            <source>cone B (yellow sun)</source>
            <translation>cono B (sole giallo)</translation>
        </message>
        <message>
            <source>cone C (orange flame)</source>
            <translation>cono C (fiamma arancione)</translation>
        </message>
        <message>
            <source>cone D (white cloud)</source>
            <translation>cono D (nuvola bianca)</translation>
        </message>
        <message>
            <source>east</source>
            <translation>est</translation>
        </message>
        <message>
            <source>guessed</source>
            <translation>indovinato</translation>
        </message>
        <message>
            <source>in the middle</source>
            <translation>al centro</translation>
        </message>
        <message>
            <source>lays tiles</source>
            <translation>mette tessere</translation>
        </message>
        <message>
            <source>meant</source>
            <translation>inteso</translation>
        </message>
        <message>
            <source>north</source>
            <translation>nord</translation>
        </message>
        <message>
            <source>of %1 at most</source>
            <translation>su %1 possibili</translation>
        </message>
        <message>
            <source>plans in secret</source>
            <translation>pianifica in segreto</translation>
        </message>
        <message>
            <source>seat locked</source>
            <translation>posto bloccato</translation>
        </message>
        <message>
            <source>sets the cones</source>
            <translation>mette i coni</translation>
        </message>
        <message>
            <source>shut</source>
            <translation>chiuso</translation>
        </message>
        <message>
            <source>shut by: %1</source>
            <translation>chiuso da: %1</translation>
        </message>
        <message>
            <source>site tile A (blue drop)</source>
            <translation>tessera cantiere A (goccia blu)</translation>
        </message>
        <message>
            <source>site tile B (yellow sun)</source>
            <translation>tessera cantiere B (sole giallo)</translation>
        </message>
        <message>
            <source>site tile C (orange flame)</source>
            <translation>tessera cantiere C (fiamma arancione)</translation>
        </message>
        <message>
            <source>site tile D (white cloud)</source>
            <translation>tessera cantiere D (nuvola bianca)</translation>
        </message>
        <message>
            <source>south</source>
            <translation>sud</translation>
        </message>
        <message>
            <source>still to be set</source>
            <translation>ancora da mettere</translation>
        </message>
        <message>
            <source>to be set</source>
            <translation>da mettere</translation>
        </message>
        <message>
            <source>trees</source>
            <translation>alberi</translation>
        </message>
        <message>
            <source>west</source>
            <translation>ovest</translation>
        </message>
        <message>
            <source>“%1”</source>
            <translation>«%1»</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundCells</name>
        <message>
            <source>%1 for %2</source>
            <comment>place, cone</comment>
            <translation>%1 per %2</translation>
        </message>
        <message>
            <source>%1 for %2, not %3</source>
            <comment>place, cone, another cone</comment>
            <translation>%1 per %2, non %3</translation>
        </message>
        <message>
            <source>%1 in rows, %2 in columns</source>
            <translation>%1 nelle righe, %2 nelle colonne</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>right guesses</comment>
            <translation>%1 su %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 of at most %2 trees that %n tiles can have</source>
            <translation>
                <numerusform>%1 alberi su %2 possibili con %n tessera</numerusform>
                <numerusform>%1 alberi su %2 possibili con %n tessere</numerusform>
            </translation>
        </message>
        <message>
            <source>Column by column, from west to east: %1</source>
            <translation>Colonna per colonna, da ovest a est: %1</translation>
        </message>
        <message>
            <source>Mayors, right guesses, trees</source>
            <translation>Sindaci, luoghi indovinati, alberi</translation>
        </message>
        <message>
            <source>Places of each mayor</source>
            <translation>Luoghi di ogni sindaco</translation>
        </message>
        <message>
            <source>Row by row, from north to south: %1</source>
            <translation>Riga per riga, da nord a sud: %1</translation>
        </message>
        <message>
            <source>Sealed by %1.</source>
            <translation>Sigillato da %1.</translation>
        </message>
        <message>
            <source>Sealed by %1; in agreement: %2.</source>
            <translation>Sigillato da %1; d’accordo: %2.</translation>
        </message>
        <message>
            <source>The group</source>
            <translation>Il gruppo</translation>
        </message>
        <message numerus="yes">
            <source>The group built %n trees</source>
            <translation>
                <numerusform>Il gruppo ha %n albero</numerusform>
                <numerusform>Il gruppo ha %n alberi</numerusform>
            </translation>
        </message>
        <message>
            <source>Trees</source>
            <translation>Alberi</translation>
        </message>
        <message numerus="yes">
            <source>Upper bound for %n tiles: %1 trees.</source>
            <translation>
                <numerusform>Limite per %n tessera: %1 alberi.</numerusform>
                <numerusform>Limite per %n tessere: %1 alberi.</numerusform>
            </translation>
        </message>
        <message>
            <source>after each round</source>
            <translation>dopo ogni round</translation>
        </message>
        <message>
            <source>guessed right</source>
            <comment>places of a mayor</comment>
            <translation>indovinati</translation>
        </message>
        <message>
            <source>in columns</source>
            <comment>source of trees</comment>
            <translation>nelle colonne</translation>
        </message>
        <message>
            <source>in rows</source>
            <comment>source of trees</comment>
            <translation>nelle righe</translation>
        </message>
        <message>
            <source>missed</source>
            <comment>places of a mayor</comment>
            <translation>mancati</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundEvents</name>
        <message>
            <source>%1 is mayor, %2 is deputy, four cones</source>
            <translation>Sindaco: %1; vice: %2; quattro coni</translation>
        </message>
        <message>
            <source>%1 is mayor, %2 is deputy, three cones</source>
            <translation>Sindaco: %1; vice: %2; tre coni</translation>
        </message>
        <message>
            <source>%1 lays %2 at a corner of the city</source>
            <translation>%1 mette %2 a un angolo della città</translation>
        </message>
        <message numerus="yes">
            <source>%1 lays a Bonus tile: %n trees, shut to the %2</source>
            <translation>
                <numerusform>%1 mette una tessera Bonus: %n albero, chiuso verso %2</numerusform>
                <numerusform>%1 mette una tessera Bonus: %n alberi, chiuso verso %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 meant %2 for %3</source>
            <comment>mayor, place, cone</comment>
            <translation>%1 intendeva %2 per il %3</translation>
        </message>
        <message>
            <source>%1 meant %2 for %3, beside %4</source>
            <comment>mayor, place, cone, neighbour</comment>
            <translation>%1 intendeva %2 per il %3, accanto %4</translation>
        </message>
        <message>
            <source>%1 proposes %2, in the order of the places</source>
            <translation>%1 propone %2, nell’ordine dei luoghi</translation>
        </message>
        <message>
            <source>%1 seals a plan for %2</source>
            <translation>%1 sigilla un piano per %2</translation>
        </message>
        <message>
            <source>%1 seals the guess</source>
            <translation>%1 sigilla la risposta</translation>
        </message>
        <message>
            <source>%1 seals the guess; in agreement: %2</source>
            <translation>%1 sigilla la risposta; d’accordo: %2</translation>
        </message>
        <message>
            <source>%1 sets the cones</source>
            <translation>%1 mette i coni</translation>
        </message>
        <message numerus="yes">
            <source>%1: right, %n trees</source>
            <comment>%1 says what was meant</comment>
            <translation>
                <numerusform>%1: giusto, %n albero</numerusform>
                <numerusform>%1: giusto, %n alberi</numerusform>
            </translation>
        </message>
        <message>
            <source>%1; the group thought of %2</source>
            <comment>%1 says what was meant; %2 is a cone</comment>
            <translation>%1; il gruppo pensava al %2</translation>
        </message>
        <message numerus="yes">
            <source>The city is built: %n trees, %1</source>
            <translation>
                <numerusform>La città è costruita: %n albero, %1</numerusform>
                <numerusform>La città è costruita: %n alberi, %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommonGroundMotives</name>
        <message>
            <source>%1 followed %2, but alone would have thought of %3</source>
            <translation>%1 ha dato ascolto a %2, ma per conto suo avrebbe abbinato %3</translation>
        </message>
        <message>
            <source>%1 found nothing near the cones to guess by</source>
            <translation>%1 non aveva niente vicino ai coni per indovinare</translation>
        </message>
        <message numerus="yes">
            <source>%1 laid %2 near %3: they go together, and %n sites there now bring two trees or more</source>
            <comment>seat, place, neighbour</comment>
            <translation>
                <numerusform>%1 ha messo %2 vicino %3: stanno bene insieme, e lì ora %n posto porta due alberi o più</numerusform>
                <numerusform>%1 ha messo %2 vicino %3: stanno bene insieme, e lì ora %n posti portano due alberi o più</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid %2 where %n sites now bring two trees or more</source>
            <comment>seat, place</comment>
            <translation>
                <numerusform>%1 ha messo %2 dove ora %n posto porta due alberi o più</numerusform>
                <numerusform>%1 ha messo %2 dove ora %n posti portano due alberi o più</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 laid %2 where the city can still grow</source>
            <translation>%1 ha messo %2 dove la città può ancora crescere</translation>
        </message>
        <message numerus="yes">
            <source>%1 laid the Bonus tile for %n trees, not for %2, to keep good sites open</source>
            <comment>seat, the most trees there were</comment>
            <translation>
                <numerusform>%1 ha messo la tessera Bonus per %n albero, non per %2, per lasciare liberi i posti buoni</numerusform>
                <numerusform>%1 ha messo la tessera Bonus per %n alberi, non per %2, per lasciare liberi i posti buoni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid the Bonus tile for %n trees, nowhere more, its wall where least room is lost</source>
            <comment>seat</comment>
            <translation>
                <numerusform>%1 ha messo la tessera Bonus per %n albero, da nessuna parte di più, con il muro dove si perde meno spazio</numerusform>
                <numerusform>%1 ha messo la tessera Bonus per %n alberi, da nessuna parte di più, con il muro dove si perde meno spazio</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 let chance guess</source>
            <translation>%1 ha lasciato al caso la risposta</translation>
        </message>
        <message>
            <source>%1 let chance lay the tile</source>
            <translation>%1 ha lasciato al caso dove mettere la tessera</translation>
        </message>
        <message>
            <source>%1 let chance make the plan</source>
            <translation>%1 ha lasciato al caso il piano</translation>
        </message>
        <message>
            <source>%1 let chance place the cones</source>
            <translation>%1 ha lasciato al caso i coni</translation>
        </message>
        <message>
            <source>%1 let chance turn the tiles</source>
            <translation>%1 ha lasciato al caso le facce delle tessere</translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 ha messo il %2 accanto %3: lì può crescere %n albero</numerusform>
                <numerusform>%1 ha messo il %2 accanto %3: lì possono crescere %n alberi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there, and no other site is like it</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 ha messo il %2 accanto %3: lì può crescere %n albero e nessun altro posto gli somiglia</numerusform>
                <numerusform>%1 ha messo il %2 accanto %3: lì possono crescere %n alberi e nessun altro posto gli somiglia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there, nowhere more</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 ha messo il %2 accanto %3: lì può crescere %n albero, da nessuna parte di più</numerusform>
                <numerusform>%1 ha messo il %2 accanto %3: lì possono crescere %n alberi, da nessuna parte di più</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 was surest of %2</source>
            <translation>%1 abbinava senza dubbi %2</translation>
        </message>
        <message>
            <source>%1 was surest of %2, then of %3</source>
            <translation>%1 abbinava prima di tutto %2, poi %3</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>a place, the place that it goes with</comment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>As deputy, %1 kept to this guess, surest of %2</source>
            <translation>Come vice %1 non ha cambiato idea: abbinava soprattutto %2</translation>
        </message>
        <message>
            <source>As deputy, %1 sealed the guess as agreed with %2</source>
            <translation>Come vice %1 ha sigillato la risposta d’accordo con %2</translation>
        </message>
        <message>
            <source>As mayor, %1 found nothing near the cones to go by</source>
            <translation>Nel piano %1 non aveva niente vicino ai coni su cui basarsi</translation>
        </message>
        <message>
            <source>As mayor, %1 thought of %2</source>
            <translation>Nel piano %1 abbinava %2</translation>
        </message>
        <message>
            <source>As mayor, %1 turned up the clearest faces and thought of %2</source>
            <translation>Nel piano %1 ha scelto le facce più chiare e abbinava %2</translation>
        </message>
        <message>
            <source>As mayor, %1 turned up the faces that tell the sites apart best</source>
            <translation>Per il piano %1 ha scelto le facce che distinguono meglio i posti</translation>
        </message>
        <message>
            <source>Why %1 did this is not known</source>
            <translation>Non si sa perché %1 abbia fatto così</translation>
        </message>
        <message>
            <source>followed %1</source>
            <comment>of a seat</comment>
            <translation>ha dato ascolto a %1</translation>
        </message>
        <message>
            <source>thought of %1</source>
            <comment>of a seat</comment>
            <translation>abbinava %1</translation>
        </message>
    </context>
    <context>
        <name>CommonGroundReasons</name>
        <message>
            <source>%1 cannot do that in this part of the round.</source>
            <translation>%1 non può farlo in questa parte del round.</translation>
        </message>
        <message>
            <source>%1 has made all %2 proposals of this round.</source>
            <translation>%1 ha già fatto tutte le %2 proposte di questo round.</translation>
        </message>
        <message>
            <source>%2 cones are in play this round, not %1.</source>
            <translation>In questo round i coni in gioco sono %2, non %1.</translation>
        </message>
        <message>
            <source>%2 places are drawn this round, not %1.</source>
            <translation>In questo round i luoghi pescati sono %2, non %1.</translation>
        </message>
        <message>
            <source>%2 tiles are drawn, but %1 faces are given.</source>
            <translation>Le tessere pescate sono %2, ma le facce indicate sono %1.</translation>
        </message>
        <message>
            <source>A Bonus tile has four sides.</source>
            <translation>Una tessera Bonus ha quattro lati.</translation>
        </message>
        <message>
            <source>A tile has two faces only.</source>
            <translation>Una tessera ha solo due facce.</translation>
        </message>
        <message>
            <source>Agreement comes from the guessing seats, each of them once.</source>
            <translation>L’accordo viene dai posti che indovinano, ciascuno una volta.</translation>
        </message>
        <message>
            <source>Corners only: right beside this cell lies %1.</source>
            <translation>Solo angoli: proprio accanto a questa casella c’è %1.</translation>
        </message>
        <message>
            <source>Each place has a cone of its own, but two have %1.</source>
            <translation>Ogni luogo ha un proprio cono, ma due hanno lo stesso: %1.</translation>
        </message>
        <message>
            <source>Impossible position: a piece of the city cannot lie where it does.</source>
            <translation>Posizione impossibile: un pezzo della città non può stare dove sta.</translation>
        </message>
        <message>
            <source>Impossible position: a proposal is not whole or cannot have been made.</source>
            <translation>Posizione impossibile: una proposta non è intera o non può essere stata fatta.</translation>
        </message>
        <message>
            <source>Impossible position: round %1 cannot have gone like that.</source>
            <translation>Posizione impossibile: il round %1 non può essere andato così.</translation>
        </message>
        <message>
            <source>Impossible position: the cones are too many, too few, or cannot stand there.</source>
            <translation>Posizione impossibile: i coni sono troppi, troppo pochi o non possono stare lì.</translation>
        </message>
        <message>
            <source>Impossible position: the places to be laid do not fit the round.</source>
            <translation>Posizione impossibile: i luoghi ancora da mettere non vanno d’accordo con il round.</translation>
        </message>
        <message>
            <source>Impossible position: the plan does not give each place one cone.</source>
            <translation>Posizione impossibile: il piano non dà un cono a ogni luogo.</translation>
        </message>
        <message>
            <source>Impossible position: the rounds do not add up, there are %1.</source>
            <translation>Posizione impossibile: i round non tornano, sono %1.</translation>
        </message>
        <message>
            <source>Impossible position: the seats or the mayor do not exist.</source>
            <translation>Posizione impossibile: i posti o il sindaco non esistono.</translation>
        </message>
        <message>
            <source>Impossible position: tiles are missing or lie twice.</source>
            <translation>Posizione impossibile: mancano tessere o ce ne sono di doppie.</translation>
        </message>
        <message>
            <source>No tree can grow here: no neighbour turns a half tree to this cell.</source>
            <translation>Qui non può crescere un albero: nessun vicino rivolge mezzo albero a questa casella.</translation>
        </message>
        <message>
            <source>Not among the places to be laid: %1.</source>
            <translation>Non è fra i luoghi da mettere: %1.</translation>
        </message>
        <message>
            <source>Not in play this round: %1.</source>
            <translation>Non in gioco in questo round: %1.</translation>
        </message>
        <message>
            <source>Shut: a Bonus tile closes this line.</source>
            <translation>Chiuso: una tessera Bonus chiude questa linea.</translation>
        </message>
        <message>
            <source>Shut: this line is closed by the %1.</source>
            <translation>Chiuso da: %1.</translation>
        </message>
        <message>
            <source>Taken: %1 lies here.</source>
            <translation>Occupato: qui c’è %1.</translation>
        </message>
        <message>
            <source>The lawn ends here: the city cannot grow any further.</source>
            <translation>Qui finisce il prato: la città non può crescere oltre.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Questo posto</translation>
        </message>
        <message>
            <source>Tiles are not turned over here: that belongs to the variant for children.</source>
            <translation>Qui le tessere non si girano: è la variante per bambini.</translation>
        </message>
        <message>
            <source>Too far away: no tile touches this cell at a corner.</source>
            <translation>Troppo lontano: nessuna tessera tocca questa casella in un angolo.</translation>
        </message>
        <message>
            <source>Turned like this, the Bonus tile completes no tree: its wall is in the way.</source>
            <translation>Girata così, la tessera Bonus non completa alberi: il muro è di mezzo.</translation>
        </message>
        <message>
            <source>Two cones on one cell: each needs a cell of its own.</source>
            <translation>Due coni su una casella: ognuno vuole una casella propria.</translation>
        </message>
        <message>
            <source>another tile</source>
            <translation>un’altra tessera</translation>
        </message>
        <message>
            <source>this cone</source>
            <translation>questo cono</translation>
        </message>
    </context>
    <context>
        <name>Curtain</name>
        <message>
            <source>%1 and %2 look away.</source>
            <comment>%1: names with commas, %2: the last name</comment>
            <translation>%1 e %2 guardano altrove.</translation>
        </message>
        <message>
            <source>%1 looks away.</source>
            <translation>%1 guarda altrove.</translation>
        </message>
        <message>
            <source>%1 takes the turn back</source>
            <translation>%1 riprende il turno</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the places that all see</comment>
            <translation>, </translation>
        </message>
        <message>
            <source>All see and think: %1</source>
            <translation>Tutti vedono e pensano: %1</translation>
        </message>
        <message>
            <source>Behind this sheet</source>
            <translation>Dietro questo foglio</translation>
        </message>
        <message>
            <source>Drawn for</source>
            <translation>Disegnato per</translation>
        </message>
        <message>
            <source>Everybody else looks away.</source>
            <translation>Tutti gli altri guardano altrove.</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Gioco</translation>
        </message>
        <message>
            <source>I am %1: roll it up</source>
            <translation>%1 è qui: arrotolare</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Giro</translation>
        </message>
        <message>
            <source>Secret</source>
            <comment>what kind of sheet</comment>
            <translation>Segreto</translation>
        </message>
        <message>
            <source>Sheet</source>
            <translation>Foglio</translation>
        </message>
        <message>
            <source>The curtain is down for %1 (%2). Space or Enter rolls it up.</source>
            <translation>Il sipario è abbassato per %1 (%2). Spazio o Invio lo arrotola.</translation>
        </message>
        <message>
            <source>the hand and the plans of %1</source>
            <comment>tiles that only this seat sees</comment>
            <translation>la mano e i progetti di %1</translation>
        </message>
        <message>
            <source>the hand of %1</source>
            <comment>cards that only this seat sees</comment>
            <translation>la mano di %1</translation>
        </message>
        <message>
            <source>the permits and goals of %1</source>
            <comment>cards that only this seat sees</comment>
            <translation>i permessi e gli obiettivi di %1</translation>
        </message>
        <message>
            <source>the places and the plan of %1</source>
            <translation>i luoghi e il piano di %1</translation>
        </message>
        <message>
            <source>the plan of %1</source>
            <translation>il piano di %1</translation>
        </message>
        <message>
            <source>what %1 writes this turn</source>
            <translation>quello che %1 scrive in questo turno</translation>
        </message>
        <message>
            <source>what only %1 may see</source>
            <translation>ciò che può vedere solo %1</translation>
        </message>
    </context>
    <context>
        <name>Dialogs</name>
        <message>
            <source>%1 agrees</source>
            <translation>%1 è d’accordo</translation>
        </message>
        <message>
            <source>A match of %1 waits. Put it aside?</source>
            <translation>Una partita a %1 è in attesa. Metterla da parte?</translation>
        </message>
        <message>
            <source>About Cantiere</source>
            <translation>Informazioni su Cantiere</translation>
        </message>
        <message>
            <source>Actions of all seats that are taken back: %1. Every person at the table agrees first.</source>
            <translation>Azioni di tutti i posti che vengono annullate: %1. Prima serve l’accordo di ogni persona al tavolo.</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annulla</translation>
        </message>
        <message>
            <source>Cantiere, its art and its texts: MIT License.</source>
            <translation>Cantiere, i suoi disegni e i suoi testi: licenza MIT.</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Command icons from Tabler Icons by Paweł Kuna: MIT License.</source>
            <translation>Icone dei comandi da Tabler Icons di Paweł Kuna: licenza MIT.</translation>
        </message>
        <message>
            <source>Copy details</source>
            <translation>Copia i dettagli</translation>
        </message>
        <message>
            <source>Details</source>
            <translation>Dettagli</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Giochi</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Torna indietro</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Go on where it stopped?</source>
            <translation>Riprendere da dove si era interrotto?</translation>
        </message>
        <message>
            <source>It is saved and waits in the home window under Continue.</source>
            <translation>È salvata e aspetta nella finestra iniziale sotto Continua.</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <translation>Continua a giocare</translation>
        </message>
        <message>
            <source>Leave</source>
            <translation>Lascia</translation>
        </message>
        <message>
            <source>Leave this match?</source>
            <translation>Lasciare questa partita?</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenze</translation>
        </message>
        <message>
            <source>Not now</source>
            <translation>Non ora</translation>
        </message>
        <message>
            <source>Not possible now</source>
            <translation>Ora non è possibile</translation>
        </message>
        <message>
            <source>Place pictograms from Maki and Temaki: CC0 1.0.</source>
            <translation>Pittogrammi dei luoghi da Maki e Temaki: CC0 1.0.</translation>
        </message>
        <message>
            <source>Put it aside</source>
            <translation>Metterla da parte</translation>
        </message>
        <message>
            <source>Put the match under way aside?</source>
            <translation>Mettere da parte la partita in corso?</translation>
        </message>
        <message>
            <source>Qt for Python by The Qt Company: LGPL version 3.</source>
            <translation>Qt for Python di The Qt Company: LGPL versione 3.</translation>
        </message>
        <message>
            <source>Rights</source>
            <translation>Diritti</translation>
        </message>
        <message>
            <source>Rules belong to nobody; titles, words and pictures here are our own. Thanks to the authors.</source>
            <translation>Le regole non appartengono a nessuno; titoli, parole e immagini sono nostri. Grazie agli autori.</translation>
        </message>
        <message>
            <source>Show the rule</source>
            <translation>Mostra la regola</translation>
        </message>
        <message>
            <source>Something went wrong</source>
            <translation>Qualcosa è andato storto</translation>
        </message>
        <message>
            <source>Stay</source>
            <translation>Resta</translation>
        </message>
        <message>
            <source>Take back together?</source>
            <translation>Annullare insieme?</translation>
        </message>
        <message>
            <source>The file “%1” is to be opened.</source>
            <translation>Si sta per aprire il file «%1».</translation>
        </message>
        <message>
            <source>The full texts lie in the folder resources/licences of the program.</source>
            <translation>I testi completi si trovano nella cartella resources/licences del programma.</translation>
        </message>
        <message>
            <source>The match so far is kept among the saved ones as “%1”; Open brings it back.</source>
            <translation>La partita finora giocata resta tra quelle salvate come «%1»; Apri la riporta in tavola.</translation>
        </message>
        <message>
            <source>Typeface Atkinson Hyperlegible Next by the Braille Institute: SIL Open Font License 1.1.</source>
            <translation>Carattere Atkinson Hyperlegible Next del Braille Institute: SIL Open Font License 1.1.</translation>
        </message>
        <message>
            <source>Version %1. Five games about building for one table.</source>
            <translation>Versione %1. Cinque giochi sul costruire per un solo tavolo.</translation>
        </message>
        <message>
            <source>shapely: BSD 3-Clause License; msgspec: BSD 3-Clause License.</source>
            <translation>shapely: licenza BSD a 3 clausole; msgspec: licenza BSD a 3 clausole.</translation>
        </message>
    </context>
    <context>
        <name>Events</name>
        <message>
            <source>%1 claims plan %2 first: %3</source>
            <translation>%1 realizza il progetto %2 al primo valore: %3</translation>
        </message>
        <message>
            <source>%1 claims plan %2 later: %3</source>
            <translation>%1 realizza il progetto %2 al secondo valore: %3</translation>
        </message>
        <message>
            <source>%1 hands %2 on to %3</source>
            <translation>%1 passa %2 a %3</translation>
        </message>
        <message>
            <source>%1, roundabout in street %2</source>
            <comment>%1 is a whole sentence</comment>
            <translation>%1, rotatoria in via %2</translation>
        </message>
        <message>
            <source>%1: %2 by temp agency in street %3</source>
            <translation>%1: %2 con l’interinale in via %3</translation>
        </message>
        <message>
            <source>%1: %2 in street %3</source>
            <translation>%1: %2 in via %3</translation>
        </message>
        <message>
            <source>%1: %2 in street %3, a fence</source>
            <translation>%1: %2 in via %3, una recinzione</translation>
        </message>
        <message>
            <source>%1: %2 in street %3, agent for estates of %4</source>
            <translation>%1: %2 in via %3, agente per i complessi di %4</translation>
        </message>
        <message>
            <source>%1: %2 in street %3, bis in street %4</source>
            <translation>%1: %2 in via %3, bis in via %4</translation>
        </message>
        <message>
            <source>%1: %2 with a park in street %3</source>
            <translation>%1: %2 con un parco in via %3</translation>
        </message>
        <message>
            <source>%1: %2 with a pool in street %3</source>
            <translation>%1: %2 con una piscina in via %3</translation>
        </message>
        <message>
            <source>%1: permit refused</source>
            <translation>%1: permesso negato</translation>
        </message>
        <message>
            <source>All cards are shuffled, as wished by %1</source>
            <translation>Si rimescolano tutte le carte, come voluto da %1</translation>
        </message>
        <message>
            <source>The match is over: %1</source>
            <translation>La partita è finita: %1</translation>
        </message>
        <message>
            <source>The solo card comes: city plans show their later value</source>
            <translation>Esce la carta solitario: i progetti mostrano il secondo valore</translation>
        </message>
        <message>
            <source>The used cards are shuffled</source>
            <translation>Si rimescolano le carte usate</translation>
        </message>
    </context>
    <context>
        <name>Files</name>
        <message>
            <source>The disk is full: %1 could not be written.</source>
            <translation>Il disco è pieno: non è stato possibile scrivere %1.</translation>
        </message>
        <message>
            <source>The file %1 cannot be read: %2.</source>
            <translation>Non è possibile leggere il file %1: %2.</translation>
        </message>
        <message>
            <source>The file %1 could not be written: %2.</source>
            <translation>Non è stato possibile scrivere il file %1: %2.</translation>
        </message>
        <message>
            <source>The file %1 is too large to be a match of Cantiere.</source>
            <translation>Il file %1 è troppo grande per essere una partita di Cantiere.</translation>
        </message>
        <message>
            <source>The folder is read-only: %1 could not be written.</source>
            <translation>La cartella è di sola lettura: non è stato possibile scrivere %1.</translation>
        </message>
        <message>
            <source>it is a folder</source>
            <translation>è una cartella</translation>
        </message>
        <message>
            <source>it is not there</source>
            <translation>non esiste</translation>
        </message>
        <message>
            <source>it may not be read or written</source>
            <translation>mancano i permessi di lettura o scrittura</translation>
        </message>
        <message>
            <source>its name is too long</source>
            <translation>il nome è troppo lungo</translation>
        </message>
        <message>
            <source>the disk or the network does not answer</source>
            <translation>il disco o la rete non risponde</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>%1 min</source>
            <comment>minutes, short</comment>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 to %2 seats</source>
            <translation>da %1 a %2 posti</translation>
        </message>
        <message>
            <source>After the Quake</source>
            <translation>Dopo il terremoto</translation>
        </message>
        <message>
            <source>Building plan</source>
            <translation>Piano edilizio</translation>
        </message>
        <message>
            <source>Common Ground</source>
            <translation>Terreno comune</translation>
        </message>
        <message>
            <source>Draw the furniture so that people can still reach the door.</source>
            <translation>Disegnare i mobili lasciando libera la strada per la porta.</translation>
        </message>
        <message>
            <source>Earn permits, clear rubble, and build the city up again.</source>
            <translation>Ottenere permessi, sgombrare macerie, ricostruire la città.</translation>
        </message>
        <message>
            <source>Fixed deal</source>
            <translation>Mazzo fisso</translation>
        </message>
        <message>
            <source>Flip three pairs, write one number, fence in the finest street.</source>
            <translation>Tre coppie, un numero da scrivere, la via più bella da recintare.</translation>
        </message>
        <message>
            <source>Hidden buildings on one big grid, no number twice in a line.</source>
            <translation>Edifici nascosti su una grande griglia, nessun numero due volte in fila.</translation>
        </message>
        <message>
            <source>House Numbers</source>
            <translation>Numeri civici</translation>
        </message>
        <message>
            <source>Last year</source>
            <translation>L’ultimo anno</translation>
        </message>
        <message>
            <source>Move in</source>
            <translation>Trasloco</translation>
        </message>
        <message>
            <source>Nine Blocks</source>
            <translation>Nove isolati</translation>
        </message>
        <message>
            <source>Odd town</source>
            <translation>Strana città</translation>
        </message>
        <message>
            <source>Place by place, one town together: guess what the mayor meant.</source>
            <translation>Luogo dopo luogo, una città insieme: indovinare il pensiero del sindaco.</translation>
        </message>
        <message>
            <source>Plays by the rules of 1906 San Francisco by Perepau Llistosella (Looping Games, 2018; Biberstein Spiele, 2025).</source>
            <translation>Segue le regole di 1906 San Francisco di Perepau Llistosella (Looping Games, 2018; Biberstein Spiele, 2025).</translation>
        </message>
        <message>
            <source>Plays by the rules of Link City by Émilien Alquier (Bandjo! / Blue Orange, 2024).</source>
            <translation>Segue le regole di Link City di Émilien Alquier (Bandjo! / Blue Orange, 2024).</translation>
        </message>
        <message>
            <source>Plays by the rules of Numberplace City by Nakiku Sotogamo (ORUCAgames, 2019).</source>
            <translation>Segue le regole di Numberplace City di Nakiku Sotogamo (ORUCAgames, 2019).</translation>
        </message>
        <message>
            <source>Plays by the rules of Verplant &amp; zugestellt (Home Staging) by Steffen Hacker (frechverlag, 2023; Blue Orange, 2025).</source>
            <translation>Segue le regole di Verplant &amp; zugestellt (Home Staging) di Steffen Hacker (frechverlag, 2023; Blue Orange, 2025).</translation>
        </message>
        <message>
            <source>Plays by the rules of Welcome To... by Benoit Turpin (Blue Cocker Games, 2018).</source>
            <translation>Segue le regole di Welcome To... di Benoit Turpin (Blue Cocker Games, 2018).</translation>
        </message>
        <message>
            <source>Room to Move</source>
            <translation>Spazio di manovra</translation>
        </message>
    </context>
    <context>
        <name>Home</name>
        <message>
            <source>%1 to act</source>
            <comment>names</comment>
            <translation>tocca a %1</translation>
        </message>
        <message>
            <source>%1: new match</source>
            <translation>%1: nuova partita</translation>
        </message>
        <message>
            <source>A match that is left waits here to be gone on with.</source>
            <translation>Una partita lasciata a metà aspetta qui di essere ripresa.</translation>
        </message>
        <message>
            <source>About</source>
            <translation>Info</translation>
        </message>
        <message>
            <source>Coming</source>
            <translation>In arrivo</translation>
        </message>
        <message>
            <source>Continue</source>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Language: %1</source>
            <translation>Lingua: %1</translation>
        </message>
        <message>
            <source>Last match: %1</source>
            <translation>Ultima partita: %1</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>No match under way</source>
            <translation>Nessuna partita in corso</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Apri</translation>
        </message>
        <message>
            <source>Puzzles for one</source>
            <translation>Rompicapi per uno</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiche</translation>
        </message>
        <message>
            <source>This game is not built yet.</source>
            <translation>Questo gioco non è ancora costruito.</translation>
        </message>
        <message>
            <source>coming</source>
            <translation>in arrivo</translation>
        </message>
        <message>
            <source>five games about building, one table</source>
            <translation>cinque giochi sul costruire, un tavolo</translation>
        </message>
        <message>
            <source>saved %1</source>
            <comment>%1 is a date</comment>
            <translation>salvata %1</translation>
        </message>
        <message>
            <source>they come later</source>
            <translation>arriveranno più avanti</translation>
        </message>
    </context>
    <context>
        <name>HouseNumbers</name>
        <message numerus="yes">
            <source>%n bis houses stand in one and the same street.</source>
            <translation>
                <numerusform>%n casa bis sta in una sola via.</numerusform>
                <numerusform>%n case bis stanno in una sola via.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bis in one street</source>
            <translation>
                <numerusform>%n bis in una via</numerusform>
                <numerusform>%n bis in una via</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n boxes of the temp agency are crossed.</source>
            <translation>
                <numerusform>%n casella interinale è segnata.</numerusform>
                <numerusform>%n caselle interinali sono segnate.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n temps</source>
            <translation>
                <numerusform>%n interinale</numerusform>
                <numerusform>%n interinali</numerusform>
            </translation>
        </message>
        <message>
            <source>A second house with the number of its neighbour.</source>
            <translation>Una seconda casa con il numero della vicina.</translation>
        </message>
        <message>
            <source>Advanced</source>
            <translation>Avanzata</translation>
        </message>
        <message>
            <source>Agent</source>
            <comment>short</comment>
            <translation>Agente</translation>
        </message>
        <message>
            <source>All of street %1</source>
            <translation>Tutta la via %1</translation>
        </message>
        <message>
            <source>All parks and all planned pools of street %1 are built.</source>
            <translation>Tutti i parchi e tutte le piscine previste della via %1 sono costruiti.</translation>
        </message>
        <message numerus="yes">
            <source>All parks are built in %n streets.</source>
            <translation>
                <numerusform>Tutti i parchi sono costruiti in %n via.</numerusform>
                <numerusform>Tutti i parchi sono costruiti in %n vie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All parks in %n streets</source>
            <translation>
                <numerusform>Tutti i parchi in %n via</numerusform>
                <numerusform>Tutti i parchi in %n vie</numerusform>
            </translation>
        </message>
        <message>
            <source>All parks, all planned pools and a roundabout are built in one street, whichever it is.</source>
            <translation>Tutti i parchi, tutte le piscine previste e una rotatoria sono costruiti in una stessa via, qualunque sia.</translation>
        </message>
        <message numerus="yes">
            <source>All planned pools are built in %n streets.</source>
            <translation>
                <numerusform>Tutte le piscine previste sono costruite in %n via.</numerusform>
                <numerusform>Tutte le piscine previste sono costruite in %n vie.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All pools in %n streets</source>
            <translation>
                <numerusform>Tutte le piscine in %n via</numerusform>
                <numerusform>Tutte le piscine in %n vie</numerusform>
            </translation>
        </message>
        <message>
            <source>All street ends</source>
            <translation>Tutte le estremità</translation>
        </message>
        <message>
            <source>All three are discarded.</source>
            <translation>Tutte e tre sono scartate.</translation>
        </message>
        <message>
            <source>As basic, with roundabouts and starred city plans.</source>
            <translation>Come la base, con rotatorie e progetti con la stella.</translation>
        </message>
        <message>
            <source>As practice, with roundabouts and starred city plans.</source>
            <translation>Come l’allenamento, con rotatorie e progetti con la stella.</translation>
        </message>
        <message>
            <source>As solo, with roundabouts and starred city plans.</source>
            <translation>Come il solitario, con rotatorie e progetti con la stella.</translation>
        </message>
        <message>
            <source>Asked at the first claim of each plan.</source>
            <translation>Si chiede alla prima realizzazione di ogni progetto.</translation>
        </message>
        <message>
            <source>Asked at the first claim of the match.</source>
            <translation>Si chiede alla prima realizzazione della partita.</translation>
        </message>
        <message>
            <source>Basic</source>
            <translation>Base</translation>
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
            <translation>Costruisce la piscina prevista sul lotto del numero.</translation>
        </message>
        <message>
            <source>Cards after a refusal</source>
            <translation>Carte dopo un permesso negato</translation>
        </message>
        <message>
            <source>City plan %1</source>
            <translation>Progetto %1</translation>
        </message>
        <message>
            <source>Complete estates of these sizes: %1.</source>
            <translation>Complessi completi di queste grandezze: %1.</translation>
        </message>
        <message>
            <source>Estates %1</source>
            <translation>Complessi %1</translation>
        </message>
        <message>
            <source>Estates of %1</source>
            <translation>Complessi di %1</translation>
        </message>
        <message>
            <source>Estates of one size are worth more.</source>
            <translation>I complessi di una grandezza valgono di più.</translation>
        </message>
        <message>
            <source>Every plan</source>
            <translation>Ogni progetto</translation>
        </message>
        <message>
            <source>Every plot of street %1 is filled.</source>
            <translation>Ogni lotto della via %1 è occupato.</translation>
        </message>
        <message>
            <source>Everybody writes one number from three open pairs.</source>
            <translation>Tutti scrivono un numero scelto fra tre coppie scoperte.</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Esperta</translation>
        </message>
        <message>
            <source>Expert and advanced</source>
            <translation>Esperta e avanzata</translation>
        </message>
        <message>
            <source>Landscaper</source>
            <translation>Giardiniere</translation>
        </message>
        <message>
            <source>Landscaper</source>
            <comment>short</comment>
            <translation>Giardiniere</translation>
        </message>
        <message>
            <source>More complete estates decide.</source>
            <translation>Decidono i complessi completi.</translation>
        </message>
        <message>
            <source>More estates of size %1 decide.</source>
            <translation>Decidono i complessi di grandezza %1.</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the place is shared.</source>
            <translation>Nulla li distingue: il posto è condiviso.</translation>
        </message>
        <message>
            <source>Once</source>
            <translation>Una volta</translation>
        </message>
        <message>
            <source>One new fence between two plots.</source>
            <translation>Una nuova recinzione fra due lotti.</translation>
        </message>
        <message>
            <source>One of them goes to the next seat.</source>
            <translation>Una di esse va al posto successivo.</translation>
        </message>
        <message>
            <source>One park in the street of the number.</source>
            <translation>Un parco nella via del numero.</translation>
        </message>
        <message>
            <source>Parks and pools of street %1</source>
            <translation>Parchi e piscine della via %1</translation>
        </message>
        <message>
            <source>Parks, pools, roundabout in one street</source>
            <translation>Parchi, piscine, rotatoria in una via</translation>
        </message>
        <message>
            <source>Parks, street %1</source>
            <translation>Parchi, via %1</translation>
        </message>
        <message>
            <source>Pass none</source>
            <translation>Nessuna</translation>
        </message>
        <message>
            <source>Pass one</source>
            <translation>Passarne una</translation>
        </message>
        <message>
            <source>Permit refusals</source>
            <translation>Permessi negati</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Piscina</translation>
        </message>
        <message>
            <source>Pool</source>
            <comment>short</comment>
            <translation>Piscina</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Piscine</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Allenamento</translation>
        </message>
        <message>
            <source>Practice, advanced</source>
            <translation>Allenamento avanzato</translation>
        </message>
        <message>
            <source>Real estate agent</source>
            <translation>Agente immobiliare</translation>
        </message>
        <message>
            <source>Roundabouts</source>
            <translation>Rotatorie</translation>
        </message>
        <message>
            <source>Secret cards, roundabouts and starred city plans.</source>
            <translation>Carte segrete, rotatorie e progetti con la stella.</translation>
        </message>
        <message>
            <source>Shuffle wish</source>
            <translation>Rimescolare</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solitario</translation>
        </message>
        <message>
            <source>Solo, advanced</source>
            <translation>Solitario avanzato</translation>
        </message>
        <message>
            <source>Surveyor</source>
            <translation>Geometra</translation>
        </message>
        <message>
            <source>Surveyor</source>
            <comment>short</comment>
            <translation>Geometra</translation>
        </message>
        <message>
            <source>Temp</source>
            <comment>short</comment>
            <translation>Interinale</translation>
        </message>
        <message>
            <source>Temp agency</source>
            <translation>Agenzia interinale</translation>
        </message>
        <message>
            <source>The basic game alone: city plans keep their first value, no temp ranking.</source>
            <translation>Il gioco base da soli: i progetti tengono il primo valore, nessuna classifica interinale.</translation>
        </message>
        <message>
            <source>The first and the last plot of all three streets are filled.</source>
            <translation>Il primo e l’ultimo lotto di tutte e tre le vie sono occupati.</translation>
        </message>
        <message>
            <source>The number may change by up to two.</source>
            <translation>Il numero può cambiare fino a due unità.</translation>
        </message>
        <message>
            <source>Three cards a turn, number and effect mixed freely; city plans lose value halfway.</source>
            <translation>Tre carte a turno, numero ed effetto combinati a piacere; a metà i progetti perdono valore.</translation>
        </message>
        <message>
            <source>Three secret cards per seat; the one not used goes to the next seat.</source>
            <translation>Tre carte segrete per posto; quella non usata va al posto successivo.</translation>
        </message>
        <message>
            <source>What a seat does with its three cards when the permit is refused.</source>
            <translation>Che cosa fa un posto delle sue tre carte quando il permesso è negato.</translation>
        </message>
        <message>
            <source>Who claims a city plan first may have all cards shuffled.</source>
            <translation>Chi realizza per primo un progetto può far rimescolare tutte le carte.</translation>
        </message>
        <message>
            <source>advanced rules</source>
            <translation>regole avanzate</translation>
        </message>
        <message>
            <source>all three city plans scored: %1</source>
            <comment>why the match ended</comment>
            <translation>tutti e tre i progetti realizzati: %1</translation>
        </message>
        <message>
            <source>basic rules</source>
            <translation>regole base</translation>
        </message>
        <message>
            <source>every plot filled: %1</source>
            <comment>why the match ended</comment>
            <translation>tutti i lotti occupati: %1</translation>
        </message>
        <message>
            <source>expert and advanced rules</source>
            <translation>regole esperte e avanzate</translation>
        </message>
        <message>
            <source>expert rules</source>
            <translation>regole esperte</translation>
        </message>
        <message>
            <source>losses</source>
            <comment>group of score rows</comment>
            <translation>perdite</translation>
        </message>
        <message>
            <source>plans</source>
            <comment>group of score rows</comment>
            <translation>progetti</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>allenamento</translation>
        </message>
        <message>
            <source>practice, advanced rules</source>
            <translation>allenamento, regole avanzate</translation>
        </message>
        <message>
            <source>sheet</source>
            <comment>group of score rows</comment>
            <translation>foglio</translation>
        </message>
        <message>
            <source>solo</source>
            <translation>solitario</translation>
        </message>
        <message>
            <source>solo, advanced rules</source>
            <translation>solitario, regole avanzate</translation>
        </message>
        <message>
            <source>street %1, between plots %2 and %3</source>
            <translation>via %1, fra i lotti %2 e %3</translation>
        </message>
        <message>
            <source>street %1, plot %2</source>
            <translation>via %1, lotto %2</translation>
        </message>
        <message>
            <source>the last card was dealt</source>
            <comment>why the match ended</comment>
            <translation>l’ultima carta è stata distribuita</translation>
        </message>
        <message>
            <source>third permit refusal: %1</source>
            <comment>why the match ended</comment>
            <translation>terzo permesso negato: %1</translation>
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
            <translation>%1 %2 di %3</translation>
        </message>
        <message>
            <source>%1 %2 of %3 boxes</source>
            <translation>%1 %2 di %3 caselle</translation>
        </message>
        <message>
            <source>%1 %2 of %3 houses</source>
            <translation>%1 %2 di %3 case</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <translation>%1 e %2</translation>
        </message>
        <message>
            <source>%1 bis</source>
            <translation>%1 bis</translation>
        </message>
        <message>
            <source>%1 bis in one street</source>
            <translation>%1 bis in una via</translation>
        </message>
        <message>
            <source>%1 has confirmed: waiting for %2</source>
            <translation>%1 ha confermato: si aspetta %2</translation>
        </message>
        <message>
            <source>%1 has scored it: %2</source>
            <translation>%1 lo ha realizzato: %2</translation>
        </message>
        <message>
            <source>%1 left: %2</source>
            <translation>%1 rimaste: %2</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <translation>%1 di %2</translation>
        </message>
        <message>
            <source>%1 of %2 cards</source>
            <translation>%1 di %2 carte</translation>
        </message>
        <message>
            <source>%1 of %2 ready</source>
            <translation>%1 di %2 pronti</translation>
        </message>
        <message>
            <source>%1 temp boxes</source>
            <translation>%1 caselle interinali</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n points</source>
            <comment>%1 is a whole sentence</comment>
            <translation>
                <numerusform>%1, %n punto</numerusform>
                <numerusform>%1, %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, nobody yet</source>
            <translation>%1, ancora nessuno</translation>
        </message>
        <message>
            <source>%1, on top: %2</source>
            <translation>%1, in cima: %2</translation>
        </message>
        <message>
            <source>%1, sheet of %2</source>
            <comment>%1 is a street</comment>
            <translation>%1, foglio di %2</translation>
        </message>
        <message>
            <source>%1, switched off</source>
            <translation>%1, spento</translation>
        </message>
        <message>
            <source>%1, switched on</source>
            <translation>%1, acceso</translation>
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
            <translation>%1: %2 caselle segnate su %3</translation>
        </message>
        <message>
            <source>%1: empty</source>
            <translation>%1: libero</translation>
        </message>
        <message>
            <source>%1: empty, with a planned pool</source>
            <translation>%1: libero, con una piscina prevista</translation>
        </message>
        <message>
            <source>%1: house %2</source>
            <translation>%1: casa %2</translation>
        </message>
        <message>
            <source>%1: house %2 bis</source>
            <translation>%1: casa %2 bis</translation>
        </message>
        <message>
            <source>%1: roundabout</source>
            <translation>%1: rotatoria</translation>
        </message>
        <message>
            <source>%1; %2 fits</source>
            <translation>%1; qui va il %2</translation>
        </message>
        <message numerus="yes">
            <source>%n complete</source>
            <comment>estates</comment>
            <translation>
                <numerusform>%n completo</numerusform>
                <numerusform>%n completi</numerusform>
            </translation>
        </message>
        <message>
            <source>7 points from six boxes</source>
            <translation>7 punti da sei caselle in su</translation>
        </message>
        <message>
            <source>Agent</source>
            <translation>Agente</translation>
        </message>
        <message>
            <source>All in one street</source>
            <translation>Tutto in una via</translation>
        </message>
        <message>
            <source>All of street %1</source>
            <translation>Tutta la via %1</translation>
        </message>
        <message>
            <source>All parks in %1 streets</source>
            <translation>Tutti i parchi in %1 vie</translation>
        </message>
        <message>
            <source>All parks in %1 streets</source>
            <comment>short</comment>
            <translation>Parchi in %1 vie</translation>
        </message>
        <message>
            <source>All pools in %1 streets</source>
            <translation>Tutte le piscine in %1 vie</translation>
        </message>
        <message>
            <source>All pools in %1 streets</source>
            <comment>short</comment>
            <translation>Piscine in %1 vie</translation>
        </message>
        <message>
            <source>All sheets</source>
            <translation>Tutti i fogli</translation>
        </message>
        <message>
            <source>All street ends</source>
            <translation>Tutte le estremità</translation>
        </message>
        <message>
            <source>Back to %1</source>
            <translation>Torna a %1</translation>
        </message>
        <message>
            <source>Back to the sheet of %1</source>
            <translation>Tornare al foglio di %1</translation>
        </message>
        <message>
            <source>Bis</source>
            <translation>Bis</translation>
        </message>
        <message>
            <source>Card %1, %2 with %3</source>
            <comment>%2 is a number, %3 an effect</comment>
            <translation>Carta %1, %2 con %3</translation>
        </message>
        <message>
            <source>Card for its effect: %1</source>
            <translation>Carta per l’effetto: %1</translation>
        </message>
        <message>
            <source>Card for its number: %1</source>
            <translation>Carta per il numero: %1</translation>
        </message>
        <message>
            <source>Cards</source>
            <translation>Carte</translation>
        </message>
        <message>
            <source>City plans</source>
            <translation>Progetti</translation>
        </message>
        <message>
            <source>Claim all the same</source>
            <translation>Realizza lo stesso</translation>
        </message>
        <message>
            <source>Claim plan %1: %2</source>
            <translation>Realizzare il progetto %1: %2</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Conferma</translation>
        </message>
        <message>
            <source>Confirm turn</source>
            <translation>Conferma il turno</translation>
        </message>
        <message>
            <source>Confirm without a claim</source>
            <translation>Confermare senza realizzare</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Mazzo</translation>
        </message>
        <message>
            <source>Effect</source>
            <translation>Effetto</translation>
        </message>
        <message>
            <source>Effects: %1</source>
            <translation>Effetti: %1</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Invio</translation>
        </message>
        <message>
            <source>Esc puts it back</source>
            <translation>Esc la rimette a posto</translation>
        </message>
        <message>
            <source>Esc shows the sheet of %1 again</source>
            <translation>Esc mostra di nuovo il foglio di %1</translation>
        </message>
        <message>
            <source>Estate of %1, from street %2, plot %3</source>
            <translation>Complesso di %1, da via %2, lotto %3</translation>
        </message>
        <message>
            <source>Estates</source>
            <translation>Complessi</translation>
        </message>
        <message>
            <source>Estates %1</source>
            <translation>Complessi %1</translation>
        </message>
        <message>
            <source>Estates %1 × %2</source>
            <translation>Complessi %1 × %2</translation>
        </message>
        <message>
            <source>Estates of %1: %2 points each</source>
            <translation>Complessi di %1: %2 punti ciascuno</translation>
        </message>
        <message>
            <source>Fence</source>
            <translation>Recinzione</translation>
        </message>
        <message>
            <source>First claim: shuffle all cards anew before the next turn?</source>
            <translation>Prima realizzazione: rimescolare tutte le carte prima del prossimo turno?</translation>
        </message>
        <message>
            <source>Hint: %1</source>
            <translation>Suggerimento: %1</translation>
        </message>
        <message>
            <source>Keep the cards</source>
            <translation>Tieni le carte</translation>
        </message>
        <message>
            <source>Landscaper</source>
            <translation>Giardiniere</translation>
        </message>
        <message>
            <source>Leave it</source>
            <translation>Lascia stare</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Number</source>
            <translation>Numero</translation>
        </message>
        <message>
            <source>Numbers: %1</source>
            <translation>Numeri: %1</translation>
        </message>
        <message>
            <source>Pair</source>
            <translation>Coppia</translation>
        </message>
        <message>
            <source>Pair: %1 with %2; next turn %3</source>
            <translation>Coppia: %1 con %2; prossimo turno %3</translation>
        </message>
        <message>
            <source>Park</source>
            <translation>Parco</translation>
        </message>
        <message>
            <source>Parks + pools, street %1</source>
            <translation>Parchi + piscine, via %1</translation>
        </message>
        <message>
            <source>Parks, pools: str. %1</source>
            <comment>short</comment>
            <translation>Parchi, piscine: via %1</translation>
        </message>
        <message>
            <source>Plan %1</source>
            <translation>Progetto %1</translation>
        </message>
        <message>
            <source>Plan %1, %2: first %3, later %4 points</source>
            <translation>Progetto %1, %2: primo valore %3, poi %4 punti</translation>
        </message>
        <message>
            <source>Plan %1: %2. %3 points. %4</source>
            <translation>Progetto %1: %2. %3 punti. %4</translation>
        </message>
        <message>
            <source>Plans</source>
            <translation>Progetti</translation>
        </message>
        <message>
            <source>Points now</source>
            <translation>Punti ora</translation>
        </message>
        <message>
            <source>Pool</source>
            <translation>Piscina</translation>
        </message>
        <message>
            <source>Pools</source>
            <translation>Piscine</translation>
        </message>
        <message>
            <source>Refusal</source>
            <translation>Permesso negato</translation>
        </message>
        <message>
            <source>Refusals</source>
            <translation>Dinieghi</translation>
        </message>
        <message>
            <source>Roundabout</source>
            <translation>Rotatoria</translation>
        </message>
        <message>
            <source>Roundabout, %1</source>
            <translation>Rotatoria, %1</translation>
        </message>
        <message>
            <source>Roundabouts</source>
            <translation>Rotatorie</translation>
        </message>
        <message>
            <source>Score strip</source>
            <translation>Striscia dei punti</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Sheet of %1</source>
            <translation>Foglio di %1</translation>
        </message>
        <message>
            <source>Sheet of %1, %2</source>
            <translation>Foglio di %1, %2</translation>
        </message>
        <message>
            <source>Sheet of %1, %2, %3 points</source>
            <translation>Foglio di %1, %2, %3 punti</translation>
        </message>
        <message numerus="yes">
            <source>Sheet of %1, %n houses</source>
            <translation>
                <numerusform>Foglio di %1, %n casa</numerusform>
                <numerusform>Foglio di %1, %n case</numerusform>
            </translation>
        </message>
        <message>
            <source>Shuffle</source>
            <translation>Rimescola</translation>
        </message>
        <message>
            <source>Solo card</source>
            <translation>Carta solitario</translation>
        </message>
        <message>
            <source>Still in the deck</source>
            <translation>Ancora nel mazzo</translation>
        </message>
        <message>
            <source>Street %1</source>
            <translation>Via %1</translation>
        </message>
        <message>
            <source>Street %1, fence between plots %2 and %3</source>
            <translation>Via %1, recinzione fra i lotti %2 e %3</translation>
        </message>
        <message>
            <source>Street %1, gap between plots %2 and %3</source>
            <translation>Via %1, confine fra i lotti %2 e %3</translation>
        </message>
        <message>
            <source>Street %1, parks: %2 of %3 built, %4 points</source>
            <translation>Via %1, parchi: %2 di %3 costruiti, %4 punti</translation>
        </message>
        <message>
            <source>Street %1, plot %2</source>
            <translation>Via %1, lotto %2</translation>
        </message>
        <message>
            <source>Surveyor</source>
            <translation>Geometra</translation>
        </message>
        <message>
            <source>Take a refusal</source>
            <translation>Permesso negato</translation>
        </message>
        <message>
            <source>Take back: %1</source>
            <translation>Annulla: %1</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Riprendi</translation>
        </message>
        <message>
            <source>Temp</source>
            <translation>Interinale</translation>
        </message>
        <message>
            <source>Temp agency</source>
            <translation>Agenzia interinale</translation>
        </message>
        <message>
            <source>Temp ranking</source>
            <translation>Classifica interinale</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partita è finita</translation>
        </message>
        <message>
            <source>The solo card has come: later values count now</source>
            <translation>È uscita la carta solitario: ora valgono i secondi valori</translation>
        </message>
        <message>
            <source>The turn is complete, and a city plan can be claimed.</source>
            <translation>Il turno è completo e si può realizzare un progetto.</translation>
        </message>
        <message>
            <source>This claim locks rows of seven or more for good: no fence can split them later.</source>
            <translation>Questa realizzazione blocca per sempre file di sette o più case: nessuna recinzione potrà dividerle.</translation>
        </message>
        <message>
            <source>Tracks and points of %1</source>
            <translation>Caselle e punti di %1</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Turno</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <translation>Si aspetta %1</translation>
        </message>
        <message>
            <source>Write %1</source>
            <translation>Scrivere %1</translation>
        </message>
        <message>
            <source>Write a number</source>
            <translation>Scrivi un numero</translation>
        </message>
        <message>
            <source>a copy of %1 fits</source>
            <translation>ci sta una copia del %1</translation>
        </message>
        <message>
            <source>a fence fits</source>
            <translation>ci sta una recinzione</translation>
        </message>
        <message>
            <source>a roundabout fits</source>
            <translation>ci sta una rotatoria</translation>
        </message>
        <message>
            <source>after the answer</source>
            <translation>dopo la risposta</translation>
        </message>
        <message>
            <source>after the card to pass</source>
            <translation>dopo la carta da passare</translation>
        </message>
        <message>
            <source>after the cards</source>
            <translation>dopo le carte</translation>
        </message>
        <message>
            <source>after the choice on the road</source>
            <translation>dopo la scelta sulla strada</translation>
        </message>
        <message>
            <source>after the estates</source>
            <translation>dopo i complessi</translation>
        </message>
        <message>
            <source>after the number</source>
            <translation>dopo il numero</translation>
        </message>
        <message>
            <source>after the roundabout</source>
            <translation>dopo la rotatoria</translation>
        </message>
        <message>
            <source>both are built</source>
            <translation>entrambe costruite</translation>
        </message>
        <message>
            <source>boxes: %1</source>
            <translation>caselle: %1</translation>
        </message>
        <message>
            <source>build the park</source>
            <translation>costruire il parco</translation>
        </message>
        <message>
            <source>build the pool</source>
            <translation>costruire la piscina</translation>
        </message>
        <message>
            <source>can be claimed</source>
            <translation>si può realizzare</translation>
        </message>
        <message>
            <source>can be raised</source>
            <translation>si può aumentare</translation>
        </message>
        <message>
            <source>can be spent</source>
            <translation>si può impiegare</translation>
        </message>
        <message>
            <source>choose a card for its number</source>
            <translation>scegliere una carta per il numero</translation>
        </message>
        <message>
            <source>choose a pair of cards</source>
            <translation>scegliere una coppia di carte</translation>
        </message>
        <message>
            <source>choose a plot for the copy</source>
            <translation>scegliere un lotto per la copia</translation>
        </message>
        <message>
            <source>choose a size of estates to raise</source>
            <translation>scegliere quali complessi far valere di più</translation>
        </message>
        <message>
            <source>choose another card for its effect</source>
            <translation>scegliere un’altra carta per l’effetto</translation>
        </message>
        <message>
            <source>choose the card that is passed on</source>
            <translation>scegliere la carta da passare</translation>
        </message>
        <message>
            <source>choose the estates that plan %1 spends</source>
            <translation>scegliere i complessi per il progetto %1</translation>
        </message>
        <message>
            <source>claimed first by %1</source>
            <translation>realizzato al primo valore da %1</translation>
        </message>
        <message>
            <source>claimed in this turn</source>
            <translation>realizzato in questo turno</translation>
        </message>
        <message>
            <source>claimed later by %1</source>
            <translation>realizzato al secondo valore da %1</translation>
        </message>
        <message>
            <source>confirm the turn</source>
            <translation>confermare il turno</translation>
        </message>
        <message>
            <source>copy a house</source>
            <translation>copia casa</translation>
        </message>
        <message>
            <source>cross a temp box</source>
            <translation>segnare una casella interinale</translation>
        </message>
        <message>
            <source>drop %1 on a lit plot</source>
            <translation>posare il %1 su un lotto illuminato</translation>
        </message>
        <message>
            <source>drop %1 with %2 on a lit plot</source>
            <translation>posare il %1 con %2 su un lotto illuminato</translation>
        </message>
        <message>
            <source>drop the card on the sheet for its effect</source>
            <translation>posare la carta sul foglio per il suo effetto</translation>
        </message>
        <message>
            <source>drop the effect on the new house</source>
            <translation>posare l'effetto sulla casa nuova</translation>
        </message>
        <message>
            <source>drop the plan on the sheet to claim it</source>
            <translation>posare il progetto sul foglio per realizzarlo</translation>
        </message>
        <message>
            <source>estate of %1 closes %2</source>
            <translation>complesso di %1 si chiude %2</translation>
        </message>
        <message>
            <source>estates %1</source>
            <translation>complessi %1</translation>
        </message>
        <message>
            <source>first</source>
            <translation>primo</translation>
        </message>
        <message>
            <source>goes to %1</source>
            <translation>va a %1</translation>
        </message>
        <message>
            <source>has confirmed</source>
            <translation>ha confermato</translation>
        </message>
        <message>
            <source>has not confirmed</source>
            <translation>non ha confermato</translation>
        </message>
        <message>
            <source>is discarded</source>
            <translation>si scarta</translation>
        </message>
        <message>
            <source>is spent</source>
            <translation>è impiegato</translation>
        </message>
        <message>
            <source>is writing</source>
            <translation>scrive</translation>
        </message>
        <message>
            <source>later</source>
            <translation>poi</translation>
        </message>
        <message numerus="yes">
            <source>most boxes: %1, in %n seats</source>
            <translation>
                <numerusform>più caselle: %1, da %n posto</numerusform>
                <numerusform>più caselle: %1, da %n posti</numerusform>
            </translation>
        </message>
        <message>
            <source>most boxes: 7, 4, 1 points</source>
            <translation>più caselle: 7, 4, 1 punti</translation>
        </message>
        <message>
            <source>most: %1</source>
            <translation>di più: %1</translation>
        </message>
        <message>
            <source>next turn</source>
            <translation>prossimo</translation>
        </message>
        <message>
            <source>no points yet</source>
            <translation>ancora nessun punto</translation>
        </message>
        <message numerus="yes">
            <source>no: %1 fits on %n plots</source>
            <translation>
                <numerusform>no: il %1 sta su %n lotto</numerusform>
                <numerusform>no: il %1 sta su %n lotti</numerusform>
            </translation>
        </message>
        <message>
            <source>nothing fits</source>
            <translation>niente va bene</translation>
        </message>
        <message>
            <source>on top: %1</source>
            <translation>in cima: %1</translation>
        </message>
        <message>
            <source>one fence</source>
            <translation>una recinzione</translation>
        </message>
        <message>
            <source>one park</source>
            <translation>un parco</translation>
        </message>
        <message>
            <source>one pool</source>
            <translation>una piscina</translation>
        </message>
        <message>
            <source>or confirm without it</source>
            <translation>o confermare senza</translation>
        </message>
        <message>
            <source>others are writing</source>
            <translation>gli altri scrivono</translation>
        </message>
        <message>
            <source>parks %1</source>
            <translation>parchi %1</translation>
        </message>
        <message>
            <source>parks %1, plans %2</source>
            <translation>parchi %1, progetti %2</translation>
        </message>
        <message>
            <source>part of this turn</source>
            <translation>parte di questo turno</translation>
        </message>
        <message>
            <source>person</source>
            <translation>persona</translation>
        </message>
        <message>
            <source>plan %1 can be claimed</source>
            <translation>il progetto %1 si può realizzare</translation>
        </message>
        <message>
            <source>plan %1 can be claimed %2</source>
            <translation>progetto %1 realizzabile %2</translation>
        </message>
        <message>
            <source>plans %1 can be claimed</source>
            <translation>i progetti %1 si possono realizzare</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punti</translation>
        </message>
        <message>
            <source>points for each</source>
            <translation>punti per ognuno</translation>
        </message>
        <message>
            <source>points for each of that size</source>
            <translation>punti per ognuno di quella grandezza</translation>
        </message>
        <message>
            <source>points: %1</source>
            <translation>punti: %1</translation>
        </message>
        <message>
            <source>press a sheet to see it in full, Esc goes back</source>
            <translation>premere un foglio per vederlo intero, Esc torna indietro</translation>
        </message>
        <message>
            <source>press it or drag it to a plot</source>
            <translation>con un clic o trascinandola su un lotto</translation>
        </message>
        <message>
            <source>press their tags</source>
            <translation>con un clic sulle etichette</translation>
        </message>
        <message>
            <source>put a fence in a lit gap</source>
            <translation>mettere una recinzione in un confine illuminato</translation>
        </message>
        <message>
            <source>put the roundabout on a lit plot</source>
            <translation>posare la rotatoria su un lotto illuminato</translation>
        </message>
        <message>
            <source>raise estates</source>
            <translation>più valore</translation>
        </message>
        <message>
            <source>raised in this turn</source>
            <translation>aumentato in questo turno</translation>
        </message>
        <message>
            <source>scored: %1</source>
            <translation>realizzato: %1</translation>
        </message>
        <message>
            <source>served a city plan</source>
            <translation>è servita a un progetto</translation>
        </message>
        <message>
            <source>shuffle all cards anew, or keep them?</source>
            <translation>rimescolare tutte le carte o tenerle?</translation>
        </message>
        <message>
            <source>take a refusal</source>
            <translation>prendere un permesso negato</translation>
        </message>
        <message>
            <source>take it back</source>
            <translation>togliere</translation>
        </message>
        <message>
            <source>the later value holds</source>
            <translation>vale il secondo valore</translation>
        </message>
        <message>
            <source>the left half of a card</source>
            <translation>la metà sinistra di una carta</translation>
        </message>
        <message>
            <source>the match is over</source>
            <translation>la partita è finita</translation>
        </message>
        <message>
            <source>the right half of a card</source>
            <translation>la metà destra di una carta</translation>
        </message>
        <message>
            <source>then %1</source>
            <translation>poi %1</translation>
        </message>
        <message>
            <source>third ends it</source>
            <translation>la terza chiude</translation>
        </message>
        <message>
            <source>to write</source>
            <translation>da scrivere</translation>
        </message>
        <message>
            <source>town of %1</source>
            <translation>città di %1</translation>
        </message>
        <message numerus="yes">
            <source>turn %1 of %2, %n cards</source>
            <translation>
                <numerusform>turno %1 di %2, %n carta</numerusform>
                <numerusform>turno %1 di %2, %n carte</numerusform>
            </translation>
        </message>
        <message>
            <source>two at most</source>
            <translation>due al massimo</translation>
        </message>
        <message>
            <source>until all have confirmed</source>
            <translation>finché tutti confermano</translation>
        </message>
        <message>
            <source>with a pool</source>
            <translation>con piscina</translation>
        </message>
        <message>
            <source>with this drop %1</source>
            <translation>con questa mossa %1</translation>
        </message>
        <message>
            <source>with this turn %1</source>
            <translation>con questo turno %1</translation>
        </message>
        <message>
            <source>without its planned pool</source>
            <translation>senza la piscina prevista</translation>
        </message>
        <message>
            <source>would be complete</source>
            <translation>sarebbe completo</translation>
        </message>
        <message>
            <source>would be fulfilled</source>
            <translation>sarebbe soddisfatto</translation>
        </message>
        <message>
            <source>write %1 on a lit plot</source>
            <translation>scrivere %1 su un lotto illuminato</translation>
        </message>
        <message>
            <source>write %1 on plot %2 of street %3, with %4</source>
            <translation>scrivere %1 sul lotto %2 della via %3, con %4</translation>
        </message>
        <message>
            <source>−2 to +2</source>
            <translation>da −2 a +2</translation>
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
            <translation>Da %1 caselle in su: 7 punti.</translation>
        </message>
        <message>
            <source>%1 of %2 parks of street %3 are built.</source>
            <translation>Parchi costruiti nella via %3: %1 di %2.</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <comment>plots</comment>
            <translation>da %1 a %2</translation>
        </message>
        <message numerus="yes">
            <source>%n bis houses stand.</source>
            <translation>
                <numerusform>C’è %n casa bis.</numerusform>
                <numerusform>Ci sono %n case bis.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n boxes: %1</source>
            <translation>
                <numerusform>%n casella: %1</numerusform>
                <numerusform>%n caselle: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of three refusals taken.</source>
            <translation>
                <numerusform>%n permesso negato su tre.</numerusform>
                <numerusform>%n permessi negati su tre.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pools are built.</source>
            <translation>
                <numerusform>%n piscina è costruita.</numerusform>
                <numerusform>%n piscine sono costruite.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roundabouts lie in the streets.</source>
            <translation>
                <numerusform>C’è %n rotatoria nelle vie.</numerusform>
                <numerusform>Ci sono %n rotatorie nelle vie.</numerusform>
            </translation>
        </message>
        <message>
            <source>Alone there is no temp ranking.</source>
            <translation>Da soli non c’è la classifica interinale.</translation>
        </message>
        <message>
            <source>Claimed at its first value.</source>
            <translation>Realizzato al primo valore.</translation>
        </message>
        <message>
            <source>Claimed at its later value.</source>
            <translation>Realizzato al secondo valore.</translation>
        </message>
        <message>
            <source>Most boxes give 7, second most 4, third most 1.</source>
            <translation>Più caselle: 7; seconda: 4; terza: 1.</translation>
        </message>
        <message>
            <source>Not claimed.</source>
            <translation>Non realizzato.</translation>
        </message>
        <message>
            <source>Nothing counts here.</source>
            <translation>Qui non conta nulla.</translation>
        </message>
        <message numerus="yes">
            <source>The agent raised this size %n time(s).</source>
            <translation>
                <numerusform>L’agente ha aumentato questa grandezza %n volta.</numerusform>
                <numerusform>L’agente ha aumentato questa grandezza %n volte.</numerusform>
            </translation>
        </message>
        <message>
            <source>The value circled last under the trees counts.</source>
            <translation>Conta il valore cerchiato sotto gli alberi.</translation>
        </message>
        <message>
            <source>estates</source>
            <comment>source of points</comment>
            <translation>complessi</translation>
        </message>
        <message>
            <source>losses</source>
            <comment>source of points</comment>
            <translation>perdite</translation>
        </message>
        <message>
            <source>parks</source>
            <comment>source of points</comment>
            <translation>parchi</translation>
        </message>
        <message>
            <source>plans</source>
            <comment>source of points</comment>
            <translation>progetti</translation>
        </message>
        <message>
            <source>pools</source>
            <comment>source of points</comment>
            <translation>piscine</translation>
        </message>
        <message>
            <source>street %1, plot %2</source>
            <translation>via %1, lotto %2</translation>
        </message>
        <message>
            <source>street %1, plots %2</source>
            <translation>via %1, lotti %2</translation>
        </message>
        <message>
            <source>temps</source>
            <comment>source of points</comment>
            <translation>interinali</translation>
        </message>
    </context>
    <context>
        <name>Keys</name>
        <message>
            <source>Back from settings, rules, statistics and set-up</source>
            <translation>Indietro da impostazioni, regole, statistiche e preparazione</translation>
        </message>
        <message>
            <source>Board as a list</source>
            <translation>Tabellone come elenco</translation>
        </message>
        <message>
            <source>Confirm: the primary button</source>
            <translation>Conferma: il pulsante principale</translation>
        </message>
        <message>
            <source>Cover private views</source>
            <translation>Coprire ciò che è privato</translation>
        </message>
        <message>
            <source>Everything can be done without a mouse.</source>
            <translation>Tutto si può fare senza mouse.</translation>
        </message>
        <message>
            <source>Everywhere</source>
            <translation>Ovunque</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Schermo intero</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Mirror what is held</source>
            <translation>Specchiare ciò che si tiene</translation>
        </message>
        <message>
            <source>Nearer and farther</source>
            <translation>Più vicino e più lontano</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>On the board</source>
            <translation>Sul tabellone</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Aprire una partita</translation>
        </message>
        <message>
            <source>Press what has the focus</source>
            <translation>Premere ciò che è in evidenza</translation>
        </message>
        <message>
            <source>Put back what is held, take back the last part</source>
            <translation>Riporre ciò che si tiene, annullare l’ultima parte</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Uscire</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Save the match</source>
            <translation>Salvare la partita</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>The whole board</source>
            <translation>Tutto il tabellone</translation>
        </message>
        <message>
            <source>This list of keys</source>
            <translation>Questo elenco di tasti</translation>
        </message>
        <message>
            <source>To the nearest thing in a direction</source>
            <translation>Alla cosa più vicina in una direzione</translation>
        </message>
        <message>
            <source>To the next thing on the board, or the one before</source>
            <translation>Alla cosa seguente sul tabellone, o a quella prima</translation>
        </message>
        <message>
            <source>Turn what is held</source>
            <translation>Girare ciò che si tiene</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>Levels</name>
        <message>
            <source>Beginner</source>
            <translation>Principiante</translation>
        </message>
        <message>
            <source>Expert</source>
            <translation>Esperto</translation>
        </message>
        <message>
            <source>Person</source>
            <translation>Persona</translation>
        </message>
        <message>
            <source>Picks any legal move. Good for trying things out.</source>
            <translation>Fa una mossa lecita qualsiasi. Buono per provare.</translation>
        </message>
        <message>
            <source>Plans ahead and rarely wastes a turn.</source>
            <translation>Pianifica e spreca di rado un turno.</translation>
        </message>
        <message>
            <source>Plays sensibly and looks at the current turn only. Makes mistakes.</source>
            <translation>Gioca con buon senso e guarda solo il turno in corso. Fa errori.</translation>
        </message>
        <message>
            <source>Random</source>
            <translation>Casuale</translation>
        </message>
        <message>
            <source>Skilled</source>
            <translation>Abile</translation>
        </message>
        <message>
            <source>Somebody at this table.</source>
            <translation>Qualcuno a questo tavolo.</translation>
        </message>
        <message>
            <source>Thinks as long as the time limit allows.</source>
            <translation>Pensa per tutto il tempo concesso.</translation>
        </message>
    </context>
    <context>
        <name>Match</name>
        <message>
            <source>%1: a computer player takes over</source>
            <translation>%1: subentra il computer</translation>
        </message>
        <message>
            <source>%1: a person takes over</source>
            <translation>%1: subentra una persona</translation>
        </message>
        <message>
            <source>About Cantiere</source>
            <translation>Informazioni su Cantiere</translation>
        </message>
        <message>
            <source>Back to the home window</source>
            <translation>Torna alla finestra iniziale</translation>
        </message>
        <message>
            <source>Cover private views</source>
            <translation>Copri ciò che è privato</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Schermo intero</translation>
        </message>
        <message>
            <source>Hand a seat over</source>
            <translation>Cedi un posto</translation>
        </message>
        <message>
            <source>Keys</source>
            <translation>Tasti</translation>
        </message>
        <message>
            <source>Let computer players go on</source>
            <translation>Far proseguire i giocatori computer</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Menu</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Open a match</source>
            <translation>Apri una partita</translation>
        </message>
        <message>
            <source>Pause computer players</source>
            <translation>Fermare i giocatori computer</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Ripeti</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Save</source>
            <comment>button of the top bar</comment>
            <translation>Salva</translation>
        </message>
        <message>
            <source>Save this match</source>
            <translation>Salva questa partita</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Start this match again</source>
            <translation>Ricomincia questa partita</translation>
        </message>
        <message>
            <source>Turn the board to a seat</source>
            <translation>Gira il tabellone verso un posto</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annulla</translation>
        </message>
    </context>
    <context>
        <name>Mirror</name>
        <message>
            <source>%1, can be pressed</source>
            <translation>%1, si può premere</translation>
        </message>
        <message>
            <source>%1, chosen</source>
            <translation>%1, scelto</translation>
        </message>
        <message>
            <source>%1, heading</source>
            <translation>%1, titolo</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudere</translation>
        </message>
        <message>
            <source>Close the list</source>
            <translation>Chiudere l’elenco</translation>
        </message>
        <message>
            <source>Enter presses a line. Left and right: sections. Ctrl with up and down: what can be pressed. Escape takes back. F6: board.</source>
            <translation>Invio preme una riga. Sinistra e destra: sezioni. Ctrl con su e giù: ciò che si può premere. Esc annulla. F6: tabellone.</translation>
        </message>
        <message>
            <source>Last announcement</source>
            <translation>Ultimo annuncio</translation>
        </message>
        <message>
            <source>Only what can be pressed now</source>
            <translation>Solo ciò che ora si può premere</translation>
        </message>
        <message>
            <source>The board as a list</source>
            <translation>Il tabellone come elenco</translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message>
            <source>%1 sits above, in the right corner; a press moves on</source>
            <translation>%1 siede in alto, nell’angolo destro; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits above; a press moves on</source>
            <translation>%1 siede in alto; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits at the left, in the upper corner; a press moves on</source>
            <translation>%1 siede a sinistra, nell’angolo in alto; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits at the left; a press moves on</source>
            <translation>%1 siede a sinistra; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits at the right, in the lower corner; a press moves on</source>
            <translation>%1 siede a destra, nell’angolo in basso; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits at the right; a press moves on</source>
            <translation>%1 siede a destra; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits below, in the left corner; a press moves on</source>
            <translation>%1 siede in basso, nell’angolo sinistro; un tocco sposta oltre</translation>
        </message>
        <message>
            <source>%1 sits below; a press moves on</source>
            <translation>%1 siede in basso; un tocco sposta oltre</translation>
        </message>
        <message numerus="yes">
            <source>%n seats</source>
            <translation>
                <numerusform>%n posto</numerusform>
                <numerusform>%n posti</numerusform>
            </translation>
        </message>
        <message>
            <source>Add a seat</source>
            <translation>Aggiungi un posto</translation>
        </message>
        <message>
            <source>Aids</source>
            <translation>Aiuti</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Colour and symbol: %1</source>
            <translation>Colore e simbolo: %1</translation>
        </message>
        <message>
            <source>Every seat needs a name.</source>
            <translation>Ogni posto ha bisogno di un nome.</translation>
        </message>
        <message>
            <source>Left empty, the town gets its name by lot.</source>
            <translation>Se resta vuoto, il nome della città si estrae a sorte.</translation>
        </message>
        <message>
            <source>Mode</source>
            <translation>Modalità</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Number of the match</source>
            <translation>Numero della partita</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Opzioni</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Seat by lot</source>
            <translation>Posti a sorte</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Inizia</translation>
        </message>
        <message>
            <source>Take this seat away</source>
            <translation>Togli questo posto</translation>
        </message>
        <message>
            <source>The board turns to the seat that acts. Press a seat to move it to its edge.</source>
            <translation>Il tabellone si gira verso il posto di turno. Un tocco sposta un posto al suo lato.</translation>
        </message>
        <message>
            <source>The number of the match is too large.</source>
            <translation>Il numero della partita è troppo grande.</translation>
        </message>
        <message>
            <source>The same number brings everything in the same order again.</source>
            <translation>Lo stesso numero fa uscire tutto di nuovo nello stesso ordine.</translation>
        </message>
        <message>
            <source>The screen lies flat</source>
            <translation>Lo schermo è in piano</translation>
        </message>
        <message>
            <source>Town</source>
            <translation>Città</translation>
        </message>
        <message>
            <source>Two seats are called %1. Each name can be used once.</source>
            <translation>Due posti si chiamano %1. Ogni nome si può usare una volta sola.</translation>
        </message>
        <message>
            <source>Who plays</source>
            <translation>Chi gioca</translation>
        </message>
        <message>
            <source>With other numbers of seats: %1</source>
            <translation>Con un altro numero di posti: %1</translation>
        </message>
        <message>
            <source>drawn by chance</source>
            <translation>estratto a caso</translation>
        </message>
    </context>
    <context>
        <name>NineBlocks</name>
        <message>
            <source>%2 points or more for %1</source>
            <comment>why the match ended</comment>
            <translation>almeno %2 punti per %1</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n round</numerusform>
            </translation>
        </message>
        <message>
            <source>1 point</source>
            <comment>short bonus</comment>
            <translation>1 punto</translation>
        </message>
        <message>
            <source>1 point each</source>
            <translation>da 1 punto</translation>
        </message>
        <message>
            <source>100 rounds are over; first place: %1</source>
            <comment>why the match ended</comment>
            <translation>100 round sono finiti; primo posto: %1</translation>
        </message>
        <message>
            <source>1st</source>
            <comment>place in the order of planning</comment>
            <translation>1°</translation>
        </message>
        <message>
            <source>2 points each</source>
            <translation>da 2 punti</translation>
        </message>
        <message>
            <source>2nd</source>
            <comment>place in the order of planning</comment>
            <translation>2°</translation>
        </message>
        <message>
            <source>3rd</source>
            <comment>place in the order of planning</comment>
            <translation>3°</translation>
        </message>
        <message>
            <source>4th</source>
            <comment>place in the order of planning</comment>
            <translation>4°</translation>
        </message>
        <message>
            <source>Ask before a repeat</source>
            <translation>Chiedere prima di un doppione</translation>
        </message>
        <message>
            <source>Asks before a tile is planned that repeats a number in sight.</source>
            <translation>Chiede conferma prima di una tessera che ripete un numero già in vista.</translation>
        </message>
        <message>
            <source>Big wheel</source>
            <translation>Ruota panoramica</translation>
        </message>
        <message>
            <source>Big wheel</source>
            <comment>short name</comment>
            <translation>Ruota</translation>
        </message>
        <message>
            <source>Block %1 to %2</source>
            <translation>Isolato da %1 a %2</translation>
        </message>
        <message>
            <source>Bonus</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonus of the 8</source>
            <translation>Bonus del numero 8</translation>
        </message>
        <message>
            <source>Built alone</source>
            <translation>Costruite in solitaria</translation>
        </message>
        <message>
            <source>Cascade</source>
            <translation>A cascata</translation>
        </message>
        <message>
            <source>Dock crane</source>
            <translation>Gru del porto</translation>
        </message>
        <message>
            <source>Dock crane</source>
            <comment>short name</comment>
            <translation>Gru</translation>
        </message>
        <message>
            <source>Drop 1</source>
            <comment>short bonus</comment>
            <translation>Togli 1</translation>
        </message>
        <message>
            <source>Drop 1 penalty tile</source>
            <translation>Togli 1 penalità</translation>
        </message>
        <message>
            <source>Drop 2</source>
            <comment>short bonus</comment>
            <translation>Togli 2</translation>
        </message>
        <message>
            <source>Drop 2 penalty tiles</source>
            <translation>Togli 2 penalità</translation>
        </message>
        <message>
            <source>Each seat plans a tile or passes for good; passing costs nothing.</source>
            <translation>Ogni posto pianifica una tessera o passa per sempre; passare non costa nulla.</translation>
        </message>
        <message>
            <source>Fewer penalty tiles decide.</source>
            <translation>Decide chi ha meno tessere di penalità.</translation>
        </message>
        <message>
            <source>Final phase</source>
            <translation>Fase finale</translation>
        </message>
        <message>
            <source>Gain 1 point</source>
            <translation>Guadagna 1 punto</translation>
        </message>
        <message>
            <source>Lighthouse</source>
            <translation>Faro</translation>
        </message>
        <message>
            <source>Lighthouse</source>
            <comment>short name</comment>
            <translation>Faro</translation>
        </message>
        <message>
            <source>Line %1</source>
            <translation>Linea %1</translation>
        </message>
        <message>
            <source>Lines 1 to 9</source>
            <translation>Linee da 1 a 9</translation>
        </message>
        <message>
            <source>Lines A to I</source>
            <translation>Linee da A a I</translation>
        </message>
        <message>
            <source>Nobody has won</source>
            <translation>Nessuno ha vinto</translation>
        </message>
        <message>
            <source>Nothing is built any more.</source>
            <translation>Non si costruisce più nulla.</translation>
        </message>
        <message>
            <source>Nothing tells them apart: the victory is shared.</source>
            <translation>Nulla li distingue: la vittoria è condivisa.</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>One after the other, the seats lay tiles face down in their own areas.</source>
            <translation>Uno dopo l’altro, i posti mettono tessere coperte nelle proprie zone.</translation>
        </message>
        <message>
            <source>One question before the tile is laid.</source>
            <translation>Una domanda prima di mettere la tessera.</translation>
        </message>
        <message>
            <source>Own blocks</source>
            <translation>Isolati propri</translation>
        </message>
        <message>
            <source>Own number</source>
            <translation>Numero proprio</translation>
        </message>
        <message>
            <source>Palm house</source>
            <translation>Serra delle palme</translation>
        </message>
        <message>
            <source>Palm house</source>
            <comment>short name</comment>
            <translation>Serra</translation>
        </message>
        <message>
            <source>Pillar hall</source>
            <translation>Palazzo a colonne</translation>
        </message>
        <message>
            <source>Pillar hall</source>
            <comment>short name</comment>
            <translation>Colonne</translation>
        </message>
        <message>
            <source>Plan face down, turn over together, and build where no number repeats.</source>
            <translation>Progettare a tessere coperte, scoprirle insieme, costruire dove nessun numero si ripete.</translation>
        </message>
        <message>
            <source>Planning</source>
            <translation>Progetti</translation>
        </message>
        <message>
            <source>Remove any building</source>
            <translation>Togli un edificio</translation>
        </message>
        <message>
            <source>Remove one</source>
            <comment>short bonus</comment>
            <translation>Togli uno</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Saw-tooth</source>
            <comment>short name</comment>
            <translation>Shed</translation>
        </message>
        <message>
            <source>Saw-tooth mill</source>
            <translation>Fabbrica a shed</translation>
        </message>
        <message>
            <source>See hands or draw 1</source>
            <translation>Vedi mani o pesca 1</translation>
        </message>
        <message>
            <source>See or draw</source>
            <comment>short bonus</comment>
            <translation>Vedi o pesca</translation>
        </message>
        <message>
            <source>Several areas are full: the last tile built decides.</source>
            <translation>Più zone sono complete: decide l’ultima tessera costruita.</translation>
        </message>
        <message>
            <source>Shared blocks</source>
            <translation>Isolati condivisi</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Start next</source>
            <comment>short bonus</comment>
            <translation>Primo dopo</translation>
        </message>
        <message>
            <source>Start the next round</source>
            <translation>Inizia il prossimo round</translation>
        </message>
        <message>
            <source>Step gable</source>
            <translation>Casa a gradoni</translation>
        </message>
        <message>
            <source>Step gable</source>
            <comment>short name</comment>
            <translation>Gradoni</translation>
        </message>
        <message>
            <source>Swap 2 tiles</source>
            <comment>short bonus</comment>
            <translation>Cambia 2</translation>
        </message>
        <message>
            <source>Swap up to 2 tiles</source>
            <translation>Cambia fino a 2</translation>
        </message>
        <message>
            <source>The bonus of the number that was built, or of any lower number.</source>
            <translation>Il bonus del numero costruito o di uno più basso, a scelta.</translation>
        </message>
        <message>
            <source>The bonus of the number that was built.</source>
            <translation>Il bonus del numero costruito.</translation>
        </message>
        <message>
            <source>The last seat builds</source>
            <translation>Costruisce l’ultimo posto</translation>
        </message>
        <message>
            <source>The last seat lays open tiles, one at a time, for a point each.</source>
            <translation>L’ultimo posto mette tessere scoperte, una alla volta, per un punto ciascuna.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partita è finita</translation>
        </message>
        <message>
            <source>The match is over, and all seats are out.</source>
            <translation>La partita è finita e tutti i posti sono fuori.</translation>
        </message>
        <message>
            <source>The seat with the lowest new building may use a bonus.</source>
            <translation>Il posto con il nuovo edificio più basso può usare un bonus.</translation>
        </message>
        <message>
            <source>The tile is laid; a red mark is all that warns.</source>
            <translation>La tessera si mette subito; avverte solo un segno rosso.</translation>
        </message>
        <message>
            <source>Turn areas</source>
            <comment>short bonus</comment>
            <translation>Gira le zone</translation>
        </message>
        <message>
            <source>Turn the areas</source>
            <translation>Gira le zone</translation>
        </message>
        <message>
            <source>Twin houses</source>
            <translation>Case gemelle</translation>
        </message>
        <message>
            <source>Twin houses</source>
            <comment>short name</comment>
            <translation>Gemelle</translation>
        </message>
        <message>
            <source>Which bonus the seat with the lowest new building may use.</source>
            <translation>Quale bonus può usare il posto con il nuovo edificio più basso.</translation>
        </message>
        <message>
            <source>Win</source>
            <comment>short bonus</comment>
            <translation>Vinci</translation>
        </message>
        <message>
            <source>Win at once</source>
            <translation>Vinci subito</translation>
        </message>
        <message>
            <source>Windmill</source>
            <translation>Mulino a vento</translation>
        </message>
        <message>
            <source>Windmill</source>
            <comment>short name</comment>
            <translation>Mulino</translation>
        </message>
        <message>
            <source>all other seats are out, the last one is %1</source>
            <comment>why the match ended</comment>
            <translation>tutti gli altri posti sono fuori, resta solo %1</translation>
        </message>
        <message>
            <source>all seats are out, so nobody wins</source>
            <comment>why the match ended</comment>
            <translation>tutti i posti sono fuori, quindi nessuno vince</translation>
        </message>
        <message>
            <source>block %1 to %2</source>
            <comment>object of a sentence</comment>
            <translation>l’isolato da %1 a %2</translation>
        </message>
        <message>
            <source>completed</source>
            <comment>group of score rows</comment>
            <translation>completati</translation>
        </message>
        <message>
            <source>extra</source>
            <comment>group of score rows</comment>
            <translation>extra</translation>
        </message>
        <message>
            <source>in block %1 to %2</source>
            <translation>nell’isolato da %1 a %2</translation>
        </message>
        <message>
            <source>in line %1</source>
            <translation>nella linea %1</translation>
        </message>
        <message>
            <source>line %1</source>
            <comment>object of a sentence</comment>
            <translation>la linea %1</translation>
        </message>
        <message>
            <source>nobody builds any more; first place: %1</source>
            <comment>why the match ended</comment>
            <translation>nessuno costruisce più; primo posto: %1</translation>
        </message>
        <message>
            <source>the 1 (lighthouse)</source>
            <comment>subject or object</comment>
            <translation>l’1 (faro)</translation>
        </message>
        <message>
            <source>the 2 (twin houses)</source>
            <comment>subject or object</comment>
            <translation>il 2 (case gemelle)</translation>
        </message>
        <message>
            <source>the 3 (saw-tooth mill)</source>
            <comment>subject or object</comment>
            <translation>il 3 (fabbrica a shed)</translation>
        </message>
        <message>
            <source>the 4 (pillar hall)</source>
            <comment>subject or object</comment>
            <translation>il 4 (palazzo a colonne)</translation>
        </message>
        <message>
            <source>the 5 (step gable)</source>
            <comment>subject or object</comment>
            <translation>il 5 (casa a gradoni)</translation>
        </message>
        <message>
            <source>the 6 (windmill)</source>
            <comment>subject or object</comment>
            <translation>il 6 (mulino a vento)</translation>
        </message>
        <message>
            <source>the 7 (dock crane)</source>
            <comment>subject or object</comment>
            <translation>il 7 (gru del porto)</translation>
        </message>
        <message>
            <source>the 8 (big wheel)</source>
            <comment>subject or object</comment>
            <translation>l’8 (ruota panoramica)</translation>
        </message>
        <message>
            <source>the 9 (palm house)</source>
            <comment>subject or object</comment>
            <translation>il 9 (serra delle palme)</translation>
        </message>
        <message>
            <source>the bonus of the 9, used by %1</source>
            <comment>why the match ended</comment>
            <translation>il bonus del numero 9, usato da %1</translation>
        </message>
        <message>
            <source>the whole own area is built: %1</source>
            <comment>why the match ended</comment>
            <translation>la propria zona è tutta costruita: %1</translation>
        </message>
        <message>
            <source>three points win</source>
            <comment>mode of a match</comment>
            <translation>vincono tre punti</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksBoard</name>
        <message>
            <source>%1 alone may build here.</source>
            <translation>Qui può costruire solo %1.</translation>
        </message>
        <message>
            <source>%1 alone may build here: 2 points for the block.</source>
            <translation>Qui può costruire solo %1: 2 punti per l’isolato.</translation>
        </message>
        <message>
            <source>%1 already has its %2</source>
            <translation>%1 ha già un %2</translation>
        </message>
        <message>
            <source>%1 at %2, in the block of %3.</source>
            <translation>%1 in %2, nell’isolato di %3.</translation>
        </message>
        <message>
            <source>%1 at %2.</source>
            <translation>%1 in %2.</translation>
        </message>
        <message>
            <source>%1 builds alone.</source>
            <translation>%1 costruisce in solitaria.</translation>
        </message>
        <message>
            <source>%1 builds alone: 1 point for each tile laid openly, or stop.</source>
            <translation>%1 costruisce in solitaria: 1 punto per ogni tessera posata scoperta, oppure si ferma.</translation>
        </message>
        <message>
            <source>%1 built the lowest number and has its bonus.</source>
            <translation>%1 ha costruito il numero più basso e ne ha il bonus.</translation>
        </message>
        <message>
            <source>%1 goes to the penalties.</source>
            <translation>%1 va tra le penalità.</translation>
        </message>
        <message>
            <source>%1 in the hand.</source>
            <translation>%1 in mano.</translation>
        </message>
        <message>
            <source>%1 in the hand. Fits on: %2.</source>
            <translation>%1 in mano. Va bene in: %2.</translation>
        </message>
        <message>
            <source>%1 lies on %2.</source>
            <translation>%1 sta in %2.</translation>
        </message>
        <message>
            <source>%1 lies outside the area of %2.</source>
            <translation>%1 è fuori dalla zona di %2.</translation>
        </message>
        <message>
            <source>%1 may build here.</source>
            <translation>Qui può costruire: %1.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>so many of so many</comment>
            <translation>%1 di %2</translation>
        </message>
        <message>
            <source>%1 of %2 penalties.</source>
            <translation>%1 penalità su %2.</translation>
        </message>
        <message>
            <source>%1 of %2 penalties: %3 is out.</source>
            <translation>%1 penalità su %2: %3 è fuori.</translation>
        </message>
        <message>
            <source>%1 of 3 points</source>
            <translation>%1 di 3 punti</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%1 in %2</translation>
        </message>
        <message>
            <source>%1 passes for good?</source>
            <translation>%1 passa per sempre?</translation>
        </message>
        <message>
            <source>%1 plans.</source>
            <translation>%1 progetta.</translation>
        </message>
        <message>
            <source>%1 stands on: %2.</source>
            <translation>Il numero %1 sta in: %2.</translation>
        </message>
        <message>
            <source>%1 stops for good?</source>
            <translation>%1 si ferma per sempre?</translation>
        </message>
        <message>
            <source>%1 then builds alone: 1 point for every tile.</source>
            <translation>%1 poi costruisce in solitaria: 1 punto per ogni tessera.</translation>
        </message>
        <message>
            <source>%1, given up</source>
            <translation>%1, tra le penalità</translation>
        </message>
        <message>
            <source>%1, in the hand</source>
            <translation>%1, in mano</translation>
        </message>
        <message>
            <source>%1, just drawn</source>
            <translation>%1, appena pescata</translation>
        </message>
        <message>
            <source>%1, planned at %2</source>
            <translation>%1, progettato in %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>space: building</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 is planned there</source>
            <translation>%1: lì è progettato un %2</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the four blocks of the own area.</source>
            <translation>%1: una tessera coperta nei quattro isolati della propria zona.</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the own area, or pass for good.</source>
            <translation>%1: una tessera coperta nella propria zona, oppure passare per sempre.</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the six blocks of the own area.</source>
            <translation>%1: una tessera coperta nei sei isolati della propria zona.</translation>
        </message>
        <message>
            <source>%1: plan one tile, face down, in the three near blocks or the centre.</source>
            <translation>%1: una tessera coperta nei tre isolati vicini o al centro.</translation>
        </message>
        <message>
            <source>%1: plan two tiles, one after the other, face down, in the own area.</source>
            <translation>%1: due tessere coperte, una dopo l’altra, nella propria zona.</translation>
        </message>
        <message>
            <source>%1’s screen is closed</source>
            <translation>Il paravento di %1 è chiuso</translation>
        </message>
        <message>
            <source>%1’s screen is open</source>
            <translation>Il paravento di %1 è aperto</translation>
        </message>
        <message numerus="yes">
            <source>%n more may still be out there.</source>
            <translation>
                <numerusform>Ne può esistere ancora %n.</numerusform>
                <numerusform>Ne possono esistere ancora %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them just drawn</source>
            <translation>
                <numerusform>%n appena pescata</numerusform>
                <numerusform>%n appena pescate</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points if it stays.</source>
            <translation>
                <numerusform>%n punto se resta.</numerusform>
                <numerusform>%n punti se resta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles behind it.</source>
            <translation>
                <numerusform>Dietro c’è %n tessera.</numerusform>
                <numerusform>Dietro ci sono %n tessere.</numerusform>
            </translation>
        </message>
        <message>
            <source>1st place</source>
            <translation>1° posto</translation>
        </message>
        <message>
            <source>3 points win · %1 penalties: out</source>
            <translation>Si vince a 3 punti · fuori a %1 penalità</translation>
        </message>
        <message>
            <source>All have passed then: most points win.</source>
            <translation>Così tutti hanno passato: vince chi ha più punti.</translation>
        </message>
        <message>
            <source>All screens are closed</source>
            <translation>Tutti i paraventi sono chiusi</translation>
        </message>
        <message>
            <source>Alone, only tiles that repeat nothing may be laid.</source>
            <translation>In solitaria si posano solo tessere che non ripetono nulla.</translation>
        </message>
        <message>
            <source>Answer beside the board.</source>
            <translation>Si risponde accanto al tabellone.</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>the button</comment>
            <translation>Ritira</translation>
        </message>
        <message>
            <source>Behind the screen</source>
            <translation>Dietro il paravento</translation>
        </message>
        <message>
            <source>Block of %1</source>
            <translation>Isolato di %1</translation>
        </message>
        <message>
            <source>Build</source>
            <translation>Costruire</translation>
        </message>
        <message>
            <source>Building site</source>
            <translation>Cantiere</translation>
        </message>
        <message>
            <source>Buildings at %1.</source>
            <translation>Edifici in %1.</translation>
        </message>
        <message>
            <source>Built by %1 in round %2.</source>
            <translation>Costruito da %1 nel round %2.</translation>
        </message>
        <message>
            <source>Built by %1.</source>
            <translation>Costruito da %1.</translation>
        </message>
        <message>
            <source>Completes %1.</source>
            <translation>Completa %1.</translation>
        </message>
        <message>
            <source>Cover</source>
            <comment>the button</comment>
            <translation>Copri</translation>
        </message>
        <message>
            <source>Diary</source>
            <comment>short heading of the site diary</comment>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Discards %1</source>
            <translation>Scarti %1</translation>
        </message>
        <message>
            <source>Drag a tile to a space, or press it first and then the space. The keys 1 to 9 take a tile.</source>
            <translation>Si trascina una tessera su una casella, o si preme prima la tessera e poi la casella. I tasti da 1 a 9 prendono una tessera.</translation>
        </message>
        <message>
            <source>Drop on a lit space, or choose one with the arrow keys and Enter. Esc sends the tile home.</source>
            <translation>Si lascia su una casella accesa, o se ne sceglie una con le frecce e Invio. Esc rimanda a casa la tessera.</translation>
        </message>
        <message>
            <source>Dropping asks first.</source>
            <translation>Prima di posare si chiede.</translation>
        </message>
        <message>
            <source>Each tile that repeats no number gives 1 point. Lines and blocks count, too.</source>
            <translation>Ogni tessera che non ripete un numero dà 1 punto. Contano anche linee e isolati.</translation>
        </message>
        <message>
            <source>Every number would repeat one here.</source>
            <translation>Qui ogni numero ne ripete uno.</translation>
        </message>
        <message>
            <source>Face down: %1.</source>
            <translation>Coperto: %1.</translation>
        </message>
        <message>
            <source>Final phase</source>
            <translation>Fase finale</translation>
        </message>
        <message>
            <source>Fits.</source>
            <translation>Va bene.</translation>
        </message>
        <message>
            <source>Give it up</source>
            <translation>Cedila</translation>
        </message>
        <message>
            <source>Give up</source>
            <comment>the button</comment>
            <translation>Cedi</translation>
        </message>
        <message>
            <source>Give up a tile</source>
            <comment>the button</comment>
            <translation>Cedi una tessera</translation>
        </message>
        <message>
            <source>Give up a tile: 1 penalty</source>
            <translation>Cedi una tessera: 1 penalità</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>the button</comment>
            <translation>Continua</translation>
        </message>
        <message>
            <source>Go on building</source>
            <translation>Continua a costruire</translation>
        </message>
        <message>
            <source>Hint: %1 on %2.</source>
            <translation>Suggerimento: %1 in %2.</translation>
        </message>
        <message>
            <source>Hint: give up %1.</source>
            <translation>Suggerimento: cedere %1.</translation>
        </message>
        <message>
            <source>Hint: pass for good.</source>
            <translation>Suggerimento: passare per sempre.</translation>
        </message>
        <message>
            <source>Just drawn.</source>
            <translation>Appena pescata.</translation>
        </message>
        <message>
            <source>Lines %1 cross it: they can be completed only after the areas have been turned.</source>
            <translation>Le linee %1 lo attraversano: si possono completare solo dopo una rotazione delle zone.</translation>
        </message>
        <message>
            <source>Lower curtain</source>
            <translation>Abbassa il sipario</translation>
        </message>
        <message>
            <source>No %1 in the hand.</source>
            <translation>Nessun %1 in mano.</translation>
        </message>
        <message>
            <source>No penalty, no more plans; the points stay.</source>
            <translation>Nessuna penalità, nessun altro progetto; i punti restano.</translation>
        </message>
        <message>
            <source>Nobody builds any more then: the match ends, most points win.</source>
            <translation>Poi nessuno costruisce più: la partita finisce, vince chi ha più punti.</translation>
        </message>
        <message>
            <source>Nobody may build here.</source>
            <translation>Qui non può costruire nessuno.</translation>
        </message>
        <message>
            <source>Nobody’s block</source>
            <translation>Isolato di nessuno</translation>
        </message>
        <message>
            <source>Own plan, not handed over yet: %1.</source>
            <translation>Progetto proprio, non ancora consegnato: %1.</translation>
        </message>
        <message>
            <source>Own plan: %1.</source>
            <translation>Progetto proprio: %1.</translation>
        </message>
        <message>
            <source>Pass</source>
            <comment>the button</comment>
            <translation>Passa</translation>
        </message>
        <message>
            <source>Pass for good</source>
            <translation>Passa per sempre</translation>
        </message>
        <message>
            <source>Pass: %1 then builds alone, 1 point per tile</source>
            <translation>Passa: poi %1 costruisce in solitaria, 1 punto a tessera</translation>
        </message>
        <message>
            <source>Penalties %1 of %2</source>
            <translation>Penalità %1 di %2</translation>
        </message>
        <message>
            <source>Plan</source>
            <comment>the button</comment>
            <translation>Progetta</translation>
        </message>
        <message>
            <source>Plan and hand over</source>
            <translation>Progetta e passa la mano</translation>
        </message>
        <message>
            <source>Plan and turn over</source>
            <translation>Progetta e scopri</translation>
        </message>
        <message>
            <source>Plan it all the same</source>
            <translation>Progetta lo stesso</translation>
        </message>
        <message>
            <source>Plan or pass for good. Passing costs no penalty.</source>
            <translation>Progettare o passare per sempre. Passare non costa penalità.</translation>
        </message>
        <message>
            <source>Plan, then plan again</source>
            <translation>Progetta, poi di nuovo</translation>
        </message>
        <message>
            <source>Planning here costs %1 all these tiles:</source>
            <translation>Progettare qui costa a %1 tutte queste tessere:</translation>
        </message>
        <message>
            <source>Planning here costs %1 both tiles:</source>
            <translation>Progettare qui costa a %1 le due tessere:</translation>
        </message>
        <message>
            <source>Press the tile to give up.</source>
            <translation>Si preme la tessera da cedere.</translation>
        </message>
        <message>
            <source>Press the tile to give up: it goes to the penalties.</source>
            <translation>Si preme la tessera da cedere: va tra le penalità.</translation>
        </message>
        <message>
            <source>Press: every place of this number.</source>
            <translation>Premere: ogni posto di questo numero.</translation>
        </message>
        <message>
            <source>Press: turn the board to the next seat.</source>
            <translation>Premere: gira il tabellone verso il posto seguente.</translation>
        </message>
        <message>
            <source>Repeats no number in sight.</source>
            <translation>Non ripete nessun numero in vista.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Site diary</source>
            <translation>Diario di cantiere</translation>
        </message>
        <message>
            <source>Spaces, line by line</source>
            <translation>Caselle, linea per linea</translation>
        </message>
        <message>
            <source>Stop</source>
            <comment>the button</comment>
            <translation>Fermati</translation>
        </message>
        <message>
            <source>Stop for good</source>
            <translation>Fermati per sempre</translation>
        </message>
        <message>
            <source>Supply %1</source>
            <translation>Riserva %1</translation>
        </message>
        <message>
            <source>Take it back</source>
            <translation>Riprendila</translation>
        </message>
        <message>
            <source>The board faces %1</source>
            <translation>Tabellone verso %1</translation>
        </message>
        <message>
            <source>The board faces nobody</source>
            <translation>Tabellone verso nessuno</translation>
        </message>
        <message>
            <source>The last seat builds</source>
            <translation>Costruisce l’ultimo posto</translation>
        </message>
        <message>
            <source>The lowest number built in the round earns its bonus</source>
            <translation>Il numero più basso costruito nel round dà il suo bonus</translation>
        </message>
        <message>
            <source>The match is over. %1: first place.</source>
            <translation>La partita è finita. %1: primo posto.</translation>
        </message>
        <message>
            <source>The match is over. Nobody has won.</source>
            <translation>La partita è finita. Nessuno ha vinto.</translation>
        </message>
        <message>
            <source>The others look away until the curtain is down again.</source>
            <translation>Gli altri guardano altrove finché il sipario è di nuovo giù.</translation>
        </message>
        <message>
            <source>The own plan at %1 comes first. Planning here costs %2 this tile:</source>
            <translation>Il proprio progetto in %1 viene prima. Progettare qui costa a %2 questa tessera:</translation>
        </message>
        <message>
            <source>The plan of %1 lies here.</source>
            <translation>Qui c’è il progetto di %1.</translation>
        </message>
        <message>
            <source>The tile goes to the penalties. Undo takes it back.</source>
            <translation>La tessera va tra le penalità. Annulla la riprende.</translation>
        </message>
        <message>
            <source>The tile lies face down. Drag it on, or take it back with Undo.</source>
            <translation>La tessera è coperta. Si può trascinare altrove, o riprendere con Annulla.</translation>
        </message>
        <message>
            <source>The tiles of %1</source>
            <translation>Le tessere di %1</translation>
        </message>
        <message>
            <source>They stay closed until the steps are put away.</source>
            <translation>Restano chiusi finché i passi sono aperti.</translation>
        </message>
        <message>
            <source>This number repeats one wherever it is planned. Esc sends the tile home.</source>
            <translation>Ovunque lo si progetti, questo numero ne ripete uno. Esc rimanda a casa la tessera.</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Che cosa c’è da fare</translation>
        </message>
        <message>
            <source>What lay behind the screen.</source>
            <translation>Quello che c’era dietro il paravento.</translation>
        </message>
        <message>
            <source>Without a repeat: %1.</source>
            <translation>Senza ripetere: %1.</translation>
        </message>
        <message>
            <source>builds alone</source>
            <translation>in solitaria</translation>
        </message>
        <message>
            <source>by whom</source>
            <translation>da chi</translation>
        </message>
        <message>
            <source>hand of %1</source>
            <translation>%1 in mano</translation>
        </message>
        <message>
            <source>has the bonus</source>
            <translation>ha il bonus</translation>
        </message>
        <message>
            <source>left</source>
            <comment>so many tiles may still be out there</comment>
            <translation>restano</translation>
        </message>
        <message>
            <source>line already scored</source>
            <translation>linea già segnata</translation>
        </message>
        <message>
            <source>line scored</source>
            <translation>linea segnata</translation>
        </message>
        <message>
            <source>new in the rack: %1</source>
            <translation>nuove nella rastrelliera: %1</translation>
        </message>
        <message>
            <source>no plan</source>
            <translation>nessun progetto</translation>
        </message>
        <message>
            <source>none</source>
            <comment>no plan in this round</comment>
            <translation>nessuno</translation>
        </message>
        <message>
            <source>now</source>
            <comment>is planning now</comment>
            <translation>ora</translation>
        </message>
        <message>
            <source>one seat only: 2 points</source>
            <translation>un posto solo: 2 punti</translation>
        </message>
        <message>
            <source>one seat: 2 points</source>
            <translation>uno solo: 2 punti</translation>
        </message>
        <message>
            <source>out</source>
            <translation>fuori</translation>
        </message>
        <message>
            <source>out</source>
            <comment>the last slot of the penalty rack</comment>
            <translation>via</translation>
        </message>
        <message>
            <source>passed</source>
            <translation>ha passato</translation>
        </message>
        <message>
            <source>planned</source>
            <comment>has planned in this round</comment>
            <translation>fatto</translation>
        </message>
        <message>
            <source>planned %1</source>
            <translation>progettato %1</translation>
        </message>
        <message>
            <source>planning now</source>
            <translation>progetta ora</translation>
        </message>
        <message>
            <source>plans %1</source>
            <translation>progetta %1</translation>
        </message>
        <message>
            <source>plans once more</source>
            <translation>ancora una volta</translation>
        </message>
        <message>
            <source>shared by seats</source>
            <translation>condiviso</translation>
        </message>
        <message>
            <source>shared by these seats</source>
            <translation>condiviso da questi</translation>
        </message>
        <message>
            <source>start player</source>
            <translation>comincia il round</translation>
        </message>
        <message>
            <source>who scored it</source>
            <translation>chi l’ha segnata</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksBonus</name>
        <message>
            <source>%1 drops %2: %3 of %4 penalties.</source>
            <translation>%1 scarta %2: %3 penalità su %4.</translation>
        </message>
        <message>
            <source>%1 fills the hand up to five tiles this time.</source>
            <translation>%1 questa volta riempie la mano fino a cinque tessere.</translation>
        </message>
        <message>
            <source>%1 gains a point: %2 of 3.</source>
            <translation>%1 guadagna un punto: %2 di 3.</translation>
        </message>
        <message>
            <source>%1 gets %2. All areas move; buildings and scored lines stay.</source>
            <translation>%1 prende %2. Tutte le zone si spostano; edifici e linee segnate restano.</translation>
        </message>
        <message numerus="yes">
            <source>%1 puts %2 on the discards and draws %n new tiles.</source>
            <translation>
                <numerusform>%1 mette %2 fra gli scarti e pesca %n tessera nuova.</numerusform>
                <numerusform>%1 mette %2 fra gli scarti e pesca %n tessere nuove.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 starts the next round.</source>
            <translation>%1 comincia il prossimo round.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>seat, its tiles</comment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: choose a bonus up to %2, or decline.</source>
            <translation>%1: scegliere un bonus fino al numero %2, o rinunciare.</translation>
        </message>
        <message>
            <source>%1: use the bonus of the %2, or decline. %3</source>
            <translation>%1: usare il bonus del numero %2, o rinunciare. %3</translation>
        </message>
        <message>
            <source>Bonus of the %1</source>
            <translation>Bonus del numero %1</translation>
        </message>
        <message>
            <source>Choose a number up to the one that was built.</source>
            <translation>Scegliere un numero fino a quello costruito.</translation>
        </message>
        <message>
            <source>Choose one of both.</source>
            <translation>Scegliere una delle due cose.</translation>
        </message>
        <message>
            <source>Decline</source>
            <translation>Rinuncia</translation>
        </message>
        <message>
            <source>Drag the helmet to the own card, or press Use.</source>
            <translation>Trascinare il casco sulla propria scheda, o premere Usa.</translation>
        </message>
        <message>
            <source>Draw one more</source>
            <translation>Pesca una in più</translation>
        </message>
        <message>
            <source>Half turn</source>
            <translation>Mezzo giro</translation>
        </message>
        <message>
            <source>Known hands</source>
            <translation>Mani viste</translation>
        </message>
        <message>
            <source>Only %1 looks</source>
            <translation>Guarda solo %1</translation>
        </message>
        <message>
            <source>Only %1 sees the hands of all others, as they are before the refill.</source>
            <translation>Solo %1 vede le mani di tutti gli altri, come sono prima di riempirle.</translation>
        </message>
        <message>
            <source>Penalty tile %1: drop it</source>
            <translation>Penalità %1: scartarla</translation>
        </message>
        <message>
            <source>Penalty tile %1: will be dropped</source>
            <translation>Penalità %1: sarà scartata</translation>
        </message>
        <message>
            <source>Press a building, or drag it off the board.</source>
            <translation>Premere un edificio, o trascinarlo fuori dal tabellone.</translation>
        </message>
        <message>
            <source>Press penalty tiles, or drag them off the rack.</source>
            <translation>Premere tessere di penalità, o trascinarle via dalla rastrelliera.</translation>
        </message>
        <message>
            <source>Press tiles of the hand, or drag them to the discards.</source>
            <translation>Premere tessere della mano, o trascinarle sugli scarti.</translation>
        </message>
        <message>
            <source>Quarter left</source>
            <translation>Quarto a sinistra</translation>
        </message>
        <message>
            <source>Quarter right</source>
            <translation>Quarto a destra</translation>
        </message>
        <message>
            <source>See all hands</source>
            <translation>Vedi le mani</translation>
        </message>
        <message>
            <source>Take hold of the board and turn it, or press a turn.</source>
            <translation>Afferrare il tabellone e girarlo, o premere un giro.</translation>
        </message>
        <message>
            <source>The %1 on %2, built by %3, goes to the discards. Points stay.</source>
            <translation>La tessera %1 su %2, costruita da %3, va agli scarti. I punti restano.</translation>
        </message>
        <message>
            <source>The others look away. Any key or press covers the hands.</source>
            <translation>Gli altri guardano altrove. Un tasto o un tocco qualsiasi copre le mani.</translation>
        </message>
        <message>
            <source>Tile %1: swap it</source>
            <translation>Tessera %1: cambiarla</translation>
        </message>
        <message>
            <source>Tile %1: will be swapped</source>
            <translation>Tessera %1: sarà cambiata</translation>
        </message>
        <message>
            <source>Use the bonus</source>
            <translation>Usa il bonus</translation>
        </message>
        <message>
            <source>Which bonus?</source>
            <translation>Quale bonus?</translation>
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
            <translation>%1, round %2</translation>
        </message>
        <message>
            <source>Buildings that stand: %1. Bonuses used: %2.</source>
            <translation>Edifici in piedi: %1. Bonus usati: %2.</translation>
        </message>
        <message>
            <source>No points.</source>
            <translation>Nessun punto.</translation>
        </message>
        <message>
            <source>Nothing.</source>
            <translation>Nulla.</translation>
        </message>
        <message>
            <source>Out in round %1.</source>
            <translation>Fuori nel round %1.</translation>
        </message>
        <message>
            <source>Passed in round %1.</source>
            <translation>Ha passato nel round %1.</translation>
        </message>
        <message>
            <source>Penalty tiles: %1 of %2 (%3).</source>
            <translation>Tessere di penalità: %1 di %2 (%3).</translation>
        </message>
        <message>
            <source>Penalty tiles: %1 of %2.</source>
            <translation>Tessere di penalità: %1 di %2.</translation>
        </message>
        <message numerus="yes">
            <source>The bonus of the 8 was used %n time(s).</source>
            <translation>
                <numerusform>Il bonus del numero 8 è stato usato %n volta.</numerusform>
                <numerusform>Il bonus del numero 8 è stato usato %n volte.</numerusform>
            </translation>
        </message>
        <message>
            <source>Tiles given up: %1.</source>
            <translation>Tessere cedute: %1.</translation>
        </message>
        <message>
            <source>blocks</source>
            <comment>source of points</comment>
            <translation>isolati</translation>
        </message>
        <message>
            <source>bonus</source>
            <comment>source of points</comment>
            <translation>bonus</translation>
        </message>
        <message>
            <source>built alone</source>
            <comment>source of points</comment>
            <translation>costruite in solitaria</translation>
        </message>
        <message>
            <source>lines</source>
            <comment>source of points</comment>
            <translation>linee</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksEvents</name>
        <message>
            <source>%1 %2 on %3</source>
            <comment>seat, number, space</comment>
            <translation>%1 %2 su %3</translation>
        </message>
        <message>
            <source>%1 begins a round of the final phase; the order: %2</source>
            <translation>%1 comincia un round della fase finale; ordine: %2</translation>
        </message>
        <message>
            <source>%1 begins; the order of planning: %2</source>
            <translation>%1 comincia; ordine dei progetti: %2</translation>
        </message>
        <message>
            <source>%1 builds %2 on %3</source>
            <translation>%1 costruisce %2 su %3</translation>
        </message>
        <message>
            <source>%1 builds alone: %2 on %3, 1 point</source>
            <translation>%1 costruisce in solitaria: %2 su %3, 1 punto</translation>
        </message>
        <message numerus="yes">
            <source>%1 completes %2: %n points</source>
            <translation>
                <numerusform>%1 completa %2: %n punto</numerusform>
                <numerusform>%1 completa %2: %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 does not use the bonus of the %2</source>
            <translation>%1 non usa il bonus del numero %2</translation>
        </message>
        <message>
            <source>%1 has built the lowest number, %2, and may use a bonus</source>
            <translation>%1 ha costruito il numero più basso, %2, e può usare un bonus</translation>
        </message>
        <message>
            <source>%1 has built the lowest number, %2; the bonus can change nothing now</source>
            <translation>%1 ha costruito il numero più basso, %2; ora il bonus non può cambiare nulla</translation>
        </message>
        <message>
            <source>%1 has built the whole own area and wins</source>
            <translation>%1 ha costruito tutta la propria zona e vince</translation>
        </message>
        <message>
            <source>%1 has no tile and can draw none: no plan, no penalty</source>
            <translation>%1 non ha tessere e non può pescarne: nessun progetto, nessuna penalità</translation>
        </message>
        <message>
            <source>%1 has nothing left to build and passes for good</source>
            <translation>%1 non può più costruire nulla e passa per sempre</translation>
        </message>
        <message>
            <source>%1 have built their whole areas and share the victory</source>
            <translation>%1 hanno costruito tutta la loro zona e condividono la vittoria</translation>
        </message>
        <message numerus="yes">
            <source>%1 is out with %n penalty tiles</source>
            <translation>
                <numerusform>%1 esce dal gioco con %n tessera di penalità</numerusform>
                <numerusform>%1 esce dal gioco con %n tessere di penalità</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 is the last to build: alone, openly, for a point per tile</source>
            <translation>%1 è l’ultimo posto che costruisce: tessere scoperte, un punto ciascuna</translation>
        </message>
        <message>
            <source>%1 loses %2 on %3: %5 planned this number earlier, on %4 %6</source>
            <translation>%1 perde %2 su %3: %5 ha progettato prima questo numero, su %4 %6</translation>
        </message>
        <message>
            <source>%1 loses %2 on %3: an own plan of this number came earlier, on %4 %6</source>
            <translation>%1 perde %2 su %3: un suo progetto con questo numero veniva prima, su %4 %6</translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %2 on %3: this number stands on %4 %5 already; the %n buildings there are penalties too</source>
            <translation>
                <numerusform>%1 perde %2 su %3: questo numero c’è già su %4 %5; anche %n edificio lì diventa penalità</numerusform>
                <numerusform>%1 perde %2 su %3: questo numero c’è già su %4 %5; anche %n edifici lì diventano penalità</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 loses %2 on %3: this number stood on %4 %5; that building is gone already</source>
            <translation>%1 perde %2 su %3: questo numero era su %4 %5; quell’edificio non c’è già più</translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %2 on %3: this number stood on %4 %5; the %n buildings still there are penalties too</source>
            <translation>
                <numerusform>%1 perde %2 su %3: questo numero era su %4 %5; anche %n edificio rimasto diventa penalità</numerusform>
                <numerusform>%1 perde %2 su %3: questo numero era su %4 %5; anche %n edifici rimasti diventano penalità</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 loses %2 to %3: both planned %4, and the later tile stays</source>
            <translation>%1 perde %2 a favore di %3: la stessa scelta, %4, e resta la tessera messa dopo</translation>
        </message>
        <message>
            <source>%1 loses %2 to %3: the first tile there was %4, not %5</source>
            <translation>%1 perde %2 a favore di %3: la prima tessera lì era %4, non %5</translation>
        </message>
        <message>
            <source>%1 passes for good, without a penalty</source>
            <translation>%1 passa per sempre, senza penalità</translation>
        </message>
        <message>
            <source>%1 plans a tile on %2</source>
            <translation>%1 progetta una tessera su %2</translation>
        </message>
        <message>
            <source>%1 plans nothing and takes %2 as a penalty</source>
            <translation>%1 non progetta nulla e prende %2 come penalità</translation>
        </message>
        <message>
            <source>%1 reach three points and share the victory</source>
            <translation>%1 arrivano a tre punti e condividono la vittoria</translation>
        </message>
        <message>
            <source>%1 reaches three points and wins</source>
            <translation>%1 arriva a tre punti e vince</translation>
        </message>
        <message>
            <source>%1 wins with the bonus of the 9</source>
            <translation>%1 vince con il bonus del numero 9</translation>
        </message>
        <message>
            <source>%2 rounds are over: %1 share the victory</source>
            <translation>%2 round sono finiti: %1 condividono la vittoria</translation>
        </message>
        <message>
            <source>%2 rounds are over: %1 wins</source>
            <translation>%2 round sono finiti: vince %1</translation>
        </message>
        <message>
            <source>All other seats are out: %1 wins</source>
            <translation>Tutti gli altri posti sono fuori: vince %1</translation>
        </message>
        <message>
            <source>All seats are out: the match ends, and nobody wins</source>
            <translation>Tutti i posti sono fuori: la partita finisce e nessuno vince</translation>
        </message>
        <message numerus="yes">
            <source>Bonus of the %3: %1 drops %n penalty tiles, %2</source>
            <translation>
                <numerusform>Bonus del numero %3: %1 scarta %n tessera di penalità, %2</numerusform>
                <numerusform>Bonus del numero %3: %1 scarta %n tessere di penalità, %2</numerusform>
            </translation>
        </message>
        <message>
            <source>Bonus of the 1: %1 swaps %2 for new tiles</source>
            <translation>Bonus del numero 1: %1 cambia %2 con tessere nuove</translation>
        </message>
        <message>
            <source>Bonus of the 2: %1 removes the building on %2</source>
            <translation>Bonus del numero 2: %1 toglie l’edificio su %2</translation>
        </message>
        <message>
            <source>Bonus of the 3: %1 begins the next round</source>
            <translation>Bonus del numero 3: %1 comincia il prossimo round</translation>
        </message>
        <message>
            <source>Bonus of the 5: %1 draws one tile more</source>
            <translation>Bonus del numero 5: %1 pesca una tessera in più</translation>
        </message>
        <message>
            <source>Bonus of the 5: %1 looks at the hands of all others</source>
            <translation>Bonus del numero 5: %1 guarda le mani di tutti gli altri</translation>
        </message>
        <message>
            <source>Bonus of the 7: %1 turns all areas by %2 degrees</source>
            <translation>Bonus del numero 7: %1 gira tutte le zone di %2 gradi</translation>
        </message>
        <message>
            <source>Bonus of the 8: %1 gains a point</source>
            <translation>Bonus del numero 8: %1 guadagna un punto</translation>
        </message>
        <message>
            <source>Bonus of the 9: %1 wins at once</source>
            <translation>Bonus del numero 9: %1 vince subito</translation>
        </message>
        <message>
            <source>Nobody builds any more: %1 share the victory</source>
            <translation>Nessuno costruisce più: %1 condividono la vittoria</translation>
        </message>
        <message>
            <source>Nobody builds any more: %1 wins</source>
            <translation>Nessuno costruisce più: vince %1</translation>
        </message>
        <message>
            <source>The final phase begins: from now on seats plan or pass for good</source>
            <translation>Comincia la fase finale: d’ora in poi si progetta o si passa per sempre</translation>
        </message>
        <message>
            <source>The plans are turned over: %1</source>
            <translation>Si scoprono i progetti: %1</translation>
        </message>
        <message numerus="yes">
            <source>The supply is empty: %n discarded tiles are shuffled</source>
            <translation>
                <numerusform>La riserva è vuota: si mescola %n tessera scartata</numerusform>
                <numerusform>La riserva è vuota: si mescolano %n tessere scartate</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksFlat</name>
        <message>
            <source>At the edges</source>
            <translation>Ai bordi</translation>
        </message>
        <message>
            <source>Tile %1 of %2, face down: hold it, or press V</source>
            <translation>Tessera %1 di %2, coperta: tenerla premuta, o premere V</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Gira</translation>
        </message>
        <message>
            <source>faces %1</source>
            <translation>verso %1</translation>
        </message>
        <message>
            <source>hand of %1</source>
            <translation>%1 in mano</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksReasons</name>
        <message>
            <source>%1 cannot do that in this part of the round.</source>
            <translation>%1 non può farlo in questa parte del round.</translation>
        </message>
        <message>
            <source>%1 cannot pass yet: passing for good begins with the final phase.</source>
            <translation>%1 non può ancora passare: si passa solo nella fase finale.</translation>
        </message>
        <message>
            <source>%1 cannot use the bonus of the %2 now.</source>
            <translation>%1 non può usare ora il bonus del numero %2.</translation>
        </message>
        <message>
            <source>%1 has planned a tile on %2 already in this round.</source>
            <translation>%1 ha già progettato una tessera su %2 in questo round.</translation>
        </message>
        <message>
            <source>%1 need not give up a tile: in the final phase passing is free.</source>
            <translation>%1 non deve rinunciare a una tessera: nella fase finale passare non costa nulla.</translation>
        </message>
        <message>
            <source>A repeat: %1 stands %2 already, on %3.</source>
            <translation>Un doppione: %1 c’è già %2, su %3.</translation>
        </message>
        <message>
            <source>A repeat: whoever builds alone may not lay %1 here.</source>
            <translation>Un doppione: chi costruisce in solitaria non può mettere %1 qui.</translation>
        </message>
        <message>
            <source>Built already: %2 stands on %1.</source>
            <translation>Già costruito: su %1 c’è %2.</translation>
        </message>
        <message>
            <source>Impossible position: a building repeats a number, or nobody can have built it.</source>
            <translation>Posizione impossibile: un edificio ripete un numero, o nessuno può averlo costruito.</translation>
        </message>
        <message>
            <source>Impossible position: a hand holds too many tiles.</source>
            <translation>Posizione impossibile: una mano ha troppe tessere.</translation>
        </message>
        <message>
            <source>Impossible position: a plan lies where it cannot, or the wrong seat is to plan.</source>
            <translation>Posizione impossibile: un progetto sta dove non può, o tocca al posto sbagliato.</translation>
        </message>
        <message>
            <source>Impossible position: a seat has more penalty tiles than it can have.</source>
            <translation>Posizione impossibile: un posto ha più tessere di penalità del possibile.</translation>
        </message>
        <message>
            <source>Impossible position: points cannot have been won like that.</source>
            <translation>Posizione impossibile: i punti non possono essere nati così.</translation>
        </message>
        <message>
            <source>Impossible position: so many seats cannot play.</source>
            <translation>Posizione impossibile: non si gioca con tanti posti.</translation>
        </message>
        <message>
            <source>Impossible position: the areas cannot be turned like that.</source>
            <translation>Posizione impossibile: le zone non possono essere girate così.</translation>
        </message>
        <message>
            <source>Impossible position: the end and its winners do not fit.</source>
            <translation>Posizione impossibile: la fine e chi vince non corrispondono.</translation>
        </message>
        <message>
            <source>Impossible position: the rounds and phases do not fit.</source>
            <translation>Posizione impossibile: round e fasi non corrispondono.</translation>
        </message>
        <message>
            <source>Impossible position: there must be %1 tiles of each number.</source>
            <translation>Posizione impossibile: di ogni numero ci devono essere %1 tessere.</translation>
        </message>
        <message>
            <source>Impossible position: what seats have seen does not fit the tiles.</source>
            <translation>Posizione impossibile: ciò che i posti hanno visto non corrisponde alle tessere.</translation>
        </message>
        <message>
            <source>Not among the penalty tiles of %1: %2.</source>
            <translation>Non è fra le tessere di penalità di %1: %2.</translation>
        </message>
        <message>
            <source>Not in the hand of %1: %2.</source>
            <translation>Non è nella mano di %1: %2.</translation>
        </message>
        <message>
            <source>Nothing to remove: %1 is free.</source>
            <translation>Nulla da togliere: %1 è libero.</translation>
        </message>
        <message numerus="yes">
            <source>Only %n tiles can still be drawn.</source>
            <translation>
                <numerusform>Si può pescare ancora solo %n tessera.</numerusform>
                <numerusform>Si possono pescare ancora solo %n tessere.</numerusform>
            </translation>
        </message>
        <message>
            <source>Outside every area: nobody may build on %1.</source>
            <translation>Fuori da ogni zona: su %1 non può costruire nessuno.</translation>
        </message>
        <message>
            <source>Outside the own area: %2 may build on %1.</source>
            <translation>Fuori dalla propria zona: su %1 si costruisce solo da %2.</translation>
        </message>
        <message>
            <source>The areas move on by one, two or three quarter turns.</source>
            <translation>Le zone girano di uno, due o tre quarti di giro.</translation>
        </message>
        <message>
            <source>The bonus of the %1 does not work like that.</source>
            <translation>Il bonus del numero %1 non funziona così.</translation>
        </message>
        <message numerus="yes">
            <source>The bonus of the %1 takes at most %n tiles.</source>
            <translation>
                <numerusform>Il bonus del numero %1 vale per %n tessera al massimo.</numerusform>
                <numerusform>Il bonus del numero %1 vale per %n tessere al massimo.</numerusform>
            </translation>
        </message>
        <message>
            <source>There is no such space.</source>
            <translation>Questa casella non esiste.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Questo posto</translation>
        </message>
        <message>
            <source>Tiles have the numbers 1 to 9.</source>
            <translation>Le tessere hanno i numeri da 1 a 9.</translation>
        </message>
        <message>
            <source>this space</source>
            <translation>questa casella</translation>
        </message>
        <message>
            <source>this tile</source>
            <translation>questa tessera</translation>
        </message>
    </context>
    <context>
        <name>NineBlocksResolution</name>
        <message>
            <source>%1 %2 on %3</source>
            <comment>seat, number, space</comment>
            <translation>%1 %2 su %3</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <comment>seat with colour and symbol</comment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 builds alone</source>
            <translation>%1 costruisce in solitaria</translation>
        </message>
        <message>
            <source>%1 builds alone: 1 point for the tile.</source>
            <translation>%1 costruisce in solitaria: 1 punto per la tessera.</translation>
        </message>
        <message>
            <source>%1 builds the %2 on %3.</source>
            <translation>%1 costruisce la tessera %2 su %3.</translation>
        </message>
        <message>
            <source>%1 does not use the bonus.</source>
            <translation>%1 non usa il bonus.</translation>
        </message>
        <message>
            <source>%1 draws one tile more this time.</source>
            <translation>%1 questa volta pesca una tessera in più.</translation>
        </message>
        <message>
            <source>%1 drops %2 from the penalties.</source>
            <translation>%1 scarta %2 dalle penalità.</translation>
        </message>
        <message>
            <source>%1 gains 1 point.</source>
            <translation>%1 guadagna 1 punto.</translation>
        </message>
        <message>
            <source>%1 gains 2 points: no other seat may build there.</source>
            <translation>%1 guadagna 2 punti: lì nessun altro posto può costruire.</translation>
        </message>
        <message>
            <source>%1 gains a point.</source>
            <translation>%1 guadagna un punto.</translation>
        </message>
        <message>
            <source>%1 has %2 penalties, the limit is %3.</source>
            <translation>%1 ha %2 penalità, il limite è %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1 is complete: %n points.</source>
            <comment>line or block</comment>
            <translation>
                <numerusform>%1: tutto costruito, %n punto.</numerusform>
                <numerusform>%1: tutto costruito, %n punti.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 is out</source>
            <translation>%1 è fuori</translation>
        </message>
        <message>
            <source>%1 looks at all hands.</source>
            <translation>%1 guarda tutte le mani.</translation>
        </message>
        <message>
            <source>%1 of %2 penalties</source>
            <translation>%1 penalità su %2</translation>
        </message>
        <message>
            <source>%1 of %2 points</source>
            <translation>%1 punti su %2</translation>
        </message>
        <message>
            <source>%1 starts the next round.</source>
            <translation>%1 comincia il prossimo round.</translation>
        </message>
        <message numerus="yes">
            <source>%1 swaps %n tiles of the hand.</source>
            <translation>
                <numerusform>%1 cambia %n tessera della mano.</numerusform>
                <numerusform>%1 cambia %n tessere della mano.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 takes the %2 on %3 off the board.</source>
            <translation>%1 toglie dal tabellone la tessera %2 su %3.</translation>
        </message>
        <message numerus="yes">
            <source>%1 takes the planned tile and %n pieces of the board.</source>
            <translation>
                <numerusform>%1 prende la tessera progettata e %n edificio del tabellone.</numerusform>
                <numerusform>%1 prende la tessera progettata e %n edifici del tabellone.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes the planned tile and %n pieces of the board; the rest was taken before.</source>
            <translation>
                <numerusform>%1 prende la tessera progettata e %n edificio del tabellone; il resto non c’era già più.</numerusform>
                <numerusform>%1 prende la tessera progettata e %n edifici del tabellone; il resto non c’era già più.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 turns the board by %2 degrees: every seat has another area.</source>
            <translation>%1 gira il tabellone di %2 gradi: ogni posto ha un’altra zona.</translation>
        </message>
        <message>
            <source>%1 wins at once.</source>
            <translation>%1 vince subito.</translation>
        </message>
        <message>
            <source>%1 wins with the bonus of the 9.</source>
            <translation>%1 vince con il bonus del numero 9.</translation>
        </message>
        <message>
            <source>%1: %2 penalties. This seat is out.</source>
            <translation>%1: %2 penalità. Questo posto è fuori.</translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <comment>seat, how many penalties or points</comment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>%1: all others are out.</source>
            <translation>%1: tutti gli altri sono fuori.</translation>
        </message>
        <message>
            <source>%1: on %2 the last %3 stays, that of %4. This earlier %3 goes to the rack.</source>
            <translation>%1: su %2 resta l’ultima tessera %3, quella di %4. Questa tessera %3, messa prima, va sulla rastrelliera.</translation>
        </message>
        <message>
            <source>%1: the %2 planned on %3 repeats the %2 built on %4.</source>
            <translation>%1: %2 su %3, ma su %4 c’è già un %2.</translation>
        </message>
        <message>
            <source>%1: the %2 planned on %3 repeats the %2 that %4 planned earlier on %5. It goes to the rack.</source>
            <translation>%1: %2 su %3, ma %4 ha progettato un %2 prima, su %5. La tessera va sulla rastrelliera.</translation>
        </message>
        <message>
            <source>%1: the first tile on %2 shows %3, so this %4 cannot stay. It goes to the rack.</source>
            <translation>%1: la prima tessera su %2 è un %3, perciò questa tessera %4 non può restare. Va sulla rastrelliera.</translation>
        </message>
        <message>
            <source>%1: the own area is full.</source>
            <translation>%1: la propria zona è completa.</translation>
        </message>
        <message>
            <source>%1: three points.</source>
            <translation>%1: tre punti.</translation>
        </message>
        <message numerus="yes">
            <source>%n plans turned over</source>
            <translation>
                <numerusform>%n progetto scoperto</numerusform>
                <numerusform>%n progetti scoperti</numerusform>
            </translation>
        </message>
        <message>
            <source>Against the board</source>
            <translation>Contro il tabellone</translation>
        </message>
        <message>
            <source>Against the board: none</source>
            <translation>Contro il tabellone: nulla</translation>
        </message>
        <message numerus="yes">
            <source>All %n come to this rack.</source>
            <translation>
                <numerusform>Viene qui (%n).</numerusform>
                <numerusform>Vengono qui tutte e %n.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n pieces go to the rack.</source>
            <translation>
                <numerusform>%n tessera va sulla rastrelliera.</numerusform>
                <numerusform>Tutte e %n le tessere vanno sulla rastrelliera.</numerusform>
            </translation>
        </message>
        <message>
            <source>All have passed. The most points: %1.</source>
            <translation>Tutti hanno passato. Più punti: %1.</translation>
        </message>
        <message>
            <source>All others have passed or are out. From now on %1 builds openly, each tile gives 1 point.</source>
            <translation>Tutti gli altri hanno passato o sono fuori. D’ora in poi %1 costruisce a tessere scoperte, ciascuna dà 1 punto.</translation>
        </message>
        <message>
            <source>Any key skips</source>
            <translation>Un tasto salta</translation>
        </message>
        <message>
            <source>At once</source>
            <comment>pace</comment>
            <translation>Subito</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Prima</translation>
        </message>
        <message>
            <source>Bonus of the %1</source>
            <translation>Bonus del numero %1</translation>
        </message>
        <message>
            <source>Bonus of the %1: not used</source>
            <translation>Bonus del numero %1: non usato</translation>
        </message>
        <message>
            <source>Bonus of the %1: used</source>
            <translation>Bonus del numero %1: usato</translation>
        </message>
        <message>
            <source>Bonus of the lowest number</source>
            <translation>Bonus del più basso</translation>
        </message>
        <message>
            <source>Bonus: none</source>
            <translation>Bonus: nessuno</translation>
        </message>
        <message>
            <source>Both come to this rack.</source>
            <translation>Tutte e due vengono qui.</translation>
        </message>
        <message>
            <source>Both pieces go to the rack.</source>
            <translation>Tutte e due vanno sulla rastrelliera.</translation>
        </message>
        <message>
            <source>Building and points</source>
            <translation>Costruzione e punti</translation>
        </message>
        <message>
            <source>Building: nothing</source>
            <translation>Costruzione: nulla</translation>
        </message>
        <message>
            <source>Built: %1 on %2</source>
            <translation>Costruito: %1 su %2</translation>
        </message>
        <message>
            <source>Clash: %1</source>
            <translation>Scontro: %1</translation>
        </message>
        <message>
            <source>Clashes</source>
            <translation>Scontri</translation>
        </message>
        <message>
            <source>Clashes: none</source>
            <translation>Scontri: nessuno</translation>
        </message>
        <message>
            <source>Close: back to the present</source>
            <translation>Chiudi: di nuovo al presente</translation>
        </message>
        <message>
            <source>Complete: %1</source>
            <translation>Si completa: %1</translation>
        </message>
        <message>
            <source>Drop one penalty tile.</source>
            <translation>Scartare una tessera di penalità.</translation>
        </message>
        <message>
            <source>Drop up to two penalty tiles.</source>
            <translation>Scartare fino a due tessere di penalità.</translation>
        </message>
        <message>
            <source>End of the round</source>
            <translation>Fine del round</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>pace</comment>
            <translation>Veloce</translation>
        </message>
        <message>
            <source>First</source>
            <translation>Primo</translation>
        </message>
        <message>
            <source>From the next round on each seat builds or passes. Passing costs nothing and is for good.</source>
            <translation>Dal prossimo round ogni posto costruisce o passa. Passare non costa nulla ed è per sempre.</translation>
        </message>
        <message>
            <source>Gain a point.</source>
            <translation>Guadagnare un punto.</translation>
        </message>
        <message>
            <source>Go on</source>
            <translation>Avvia</translation>
        </message>
        <message>
            <source>Hand and penalties go to the discards; buildings and points stay.</source>
            <translation>Mano e penalità vanno agli scarti; edifici e punti restano.</translation>
        </message>
        <message>
            <source>Hands are filled up; %1 starts the next round.</source>
            <translation>Le mani si riempiono; il prossimo round inizia da %1.</translation>
        </message>
        <message>
            <source>Hold</source>
            <translation>Ferma</translation>
        </message>
        <message>
            <source>Its bonus can change nothing now.</source>
            <translation>Il suo bonus ora non può cambiare nulla.</translation>
        </message>
        <message>
            <source>Last</source>
            <translation>Ultimo</translation>
        </message>
        <message>
            <source>Last round</source>
            <translation>Ultimo round</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Poi</translation>
        </message>
        <message>
            <source>No other %1 in %2.</source>
            <translation>Liberi da altri %1: %2.</translation>
        </message>
        <message>
            <source>Nobody is left, nobody wins.</source>
            <translation>Non resta nessuno, non vince nessuno.</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>pace</comment>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Only the later one goes to the rack.</source>
            <translation>Solo quella che viene dopo va sulla rastrelliera.</translation>
        </message>
        <message>
            <source>Pace: at once</source>
            <translation>Ritmo: subito</translation>
        </message>
        <message>
            <source>Pace: fast</source>
            <translation>Ritmo: rapido</translation>
        </message>
        <message>
            <source>Pace: normal</source>
            <translation>Ritmo: normale</translation>
        </message>
        <message>
            <source>Pace: slow</source>
            <translation>Ritmo: lento</translation>
        </message>
        <message>
            <source>Plans turned over</source>
            <translation>Progetti scoperti</translation>
        </message>
        <message>
            <source>Remove any building from the board.</source>
            <translation>Togliere dal tabellone un edificio qualsiasi.</translation>
        </message>
        <message>
            <source>Round %1</source>
            <comment>short heading of the steps</comment>
            <translation>Round %1</translation>
        </message>
        <message>
            <source>Round %1, step by step</source>
            <translation>Round %1, passo per passo</translation>
        </message>
        <message>
            <source>Same space</source>
            <translation>Stessa casella</translation>
        </message>
        <message>
            <source>Same space: %1</source>
            <translation>Stessa casella: %1</translation>
        </message>
        <message>
            <source>Same space: none</source>
            <translation>Stessa casella: nessuna</translation>
        </message>
        <message>
            <source>See all hands, or draw one tile more.</source>
            <translation>Vedere tutte le mani, o pescare una tessera in più.</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>pace</comment>
            <translation>Lento</translation>
        </message>
        <message>
            <source>Start the next round.</source>
            <translation>Cominciare il prossimo round.</translation>
        </message>
        <message>
            <source>Step %1 of %2, %3: %4</source>
            <translation>Passo %1 di %2, %3: %4</translation>
        </message>
        <message>
            <source>Steps</source>
            <comment>button that shows the last round</comment>
            <translation>Passi</translation>
        </message>
        <message>
            <source>Swap up to two tiles of the hand with the supply.</source>
            <translation>Cambiare con la riserva fino a due tessere della mano.</translation>
        </message>
        <message>
            <source>That piece is gone already: only the planned tile goes to the rack.</source>
            <translation>Quell’edificio non c’è già più: solo la tessera progettata va sulla rastrelliera.</translation>
        </message>
        <message>
            <source>That piece was taken before: %1 takes the planned tile alone.</source>
            <translation>Quell’edificio non c’era già più: %1 prende solo la tessera progettata.</translation>
        </message>
        <message>
            <source>The %1 of %2 goes to the rack.</source>
            <translation>La tessera %1 di %2 va sulla rastrelliera.</translation>
        </message>
        <message>
            <source>The %1 of %2 is the lowest number built in this round.</source>
            <translation>La tessera %1 di %2 è il numero più basso costruito in questo round.</translation>
        </message>
        <message>
            <source>The %1 of %2 on %3 meets the %1 built on %4.</source>
            <translation>%1 di %2 su %3: su %4 c’è già un %1.</translation>
        </message>
        <message>
            <source>The %1 of %2 on %3 was planned after the %1 of %4 on %5.</source>
            <translation>%1 di %2 su %3: %4 ha progettato un %1 prima, su %5.</translation>
        </message>
        <message>
            <source>The %1 on %2 clashes and comes to this rack.</source>
            <translation>La tessera %1 su %2 si scontra e viene su questa rastrelliera.</translation>
        </message>
        <message>
            <source>The %1 on %2 is built.</source>
            <translation>La tessera %1 su %2 è costruita.</translation>
        </message>
        <message>
            <source>The %1 on %2 is lost and comes to this rack.</source>
            <translation>La tessera %1 su %2 è persa e viene su questa rastrelliera.</translation>
        </message>
        <message>
            <source>The %1 on %2 leaves the board. Points stay.</source>
            <translation>La tessera %1 su %2 lascia il tabellone. I punti restano.</translation>
        </message>
        <message>
            <source>The %1 on %2 repeats the %1 on %3.</source>
            <translation>La tessera %1 su %2 ripete la tessera %1 su %3.</translation>
        </message>
        <message>
            <source>The %1 on %2 stands so far.</source>
            <translation>La tessera %1 su %2 per ora resta.</translation>
        </message>
        <message>
            <source>The %1 on %2 was laid last: it stays.</source>
            <translation>La tessera %1 su %2 è stata messa per ultima: resta.</translation>
        </message>
        <message>
            <source>The %1 on %2 was lost.</source>
            <translation>La tessera %1 su %2 è andata persa.</translation>
        </message>
        <message>
            <source>The %1 on %2 was planned first: it stays.</source>
            <translation>La tessera %1 su %2 è stata progettata prima: resta.</translation>
        </message>
        <message>
            <source>The final phase begins</source>
            <translation>Comincia la fase finale</translation>
        </message>
        <message>
            <source>The first tile laid there shows %1: only that number can stay.</source>
            <translation>La prima tessera messa lì è un %1: solo quel numero può restare.</translation>
        </message>
        <message>
            <source>The hand is filled up; %1 goes on building alone.</source>
            <translation>La mano si riempie; %1 continua a costruire senza avversari.</translation>
        </message>
        <message>
            <source>The last %1 laid there stays, that of %2.</source>
            <translation>Resta l’ultima tessera %1 messa lì, quella di %2.</translation>
        </message>
        <message>
            <source>The last round has been played. The most points: %1.</source>
            <translation>L’ultimo round è stato giocato. Più punti: %1.</translation>
        </message>
        <message>
            <source>The lowest number: bonus of the %1.</source>
            <translation>Il numero più basso: bonus del numero %1.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partita è finita</translation>
        </message>
        <message>
            <source>The planned tile comes to this rack.</source>
            <translation>La tessera progettata viene su questa rastrelliera.</translation>
        </message>
        <message>
            <source>The plans are turned over: %1.</source>
            <translation>Si scoprono i progetti: %1.</translation>
        </message>
        <message>
            <source>The tile on %1 closes the last gap.</source>
            <translation>La tessera su %1 chiude l’ultimo vuoto.</translation>
        </message>
        <message>
            <source>This seat is out.</source>
            <translation>Questo posto è fuori.</translation>
        </message>
        <message>
            <source>Turn the board under the buildings.</source>
            <translation>Girare il tabellone sotto gli edifici.</translation>
        </message>
        <message>
            <source>What happened, one by one</source>
            <translation>Passo per passo</translation>
        </message>
        <message>
            <source>Win the match at once.</source>
            <translation>Vincere subito la partita.</translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message>
            <source>%1 has acted on it since.</source>
            <translation>Nel frattempo %1 ha già proseguito.</translation>
        </message>
        <message>
            <source>%1 has nothing to decide now.</source>
            <translation>%1 ora non ha nulla da decidere.</translation>
        </message>
        <message>
            <source>%1 with %2</source>
            <comment>number and effect of a card</comment>
            <translation>%1 con %2</translation>
        </message>
        <message>
            <source>A bis house stands right beside the house that it copies.</source>
            <translation>Una casa bis sta subito accanto alla casa che copia.</translation>
        </message>
        <message>
            <source>A fence lies between the two plots: bis cannot copy across it.</source>
            <translation>Fra i due lotti c’è una recinzione: bis non può copiare oltre.</translation>
        </message>
        <message>
            <source>A fence stands here already.</source>
            <translation>Qui c’è già una recinzione.</translation>
        </message>
        <message>
            <source>A part of the move is still missing.</source>
            <translation>Manca ancora una parte della mossa.</translation>
        </message>
        <message>
            <source>A roundabout lies here.</source>
            <translation>Qui c’è una rotatoria.</translation>
        </message>
        <message>
            <source>All boxes for estates of size %1 are crossed.</source>
            <translation>Tutte le caselle per i complessi di %1 sono segnate.</translation>
        </message>
        <message>
            <source>All parks of street %1 are built.</source>
            <translation>Tutti i parchi della via %1 sono costruiti.</translation>
        </message>
        <message>
            <source>Another seat has looked at its own sheet since.</source>
            <translation>Nel frattempo un altro posto ha guardato il proprio foglio.</translation>
        </message>
        <message>
            <source>Both roundabouts are built: two are the most.</source>
            <translation>Entrambe le rotatorie sono costruite: due è il massimo.</translation>
        </message>
        <message>
            <source>City plan %1 asks for estates of these sizes: %2.</source>
            <translation>Il progetto %1 chiede complessi di queste grandezze: %2.</translation>
        </message>
        <message>
            <source>City plan %1 is not fulfilled yet.</source>
            <translation>Il progetto %1 non è ancora completo.</translation>
        </message>
        <message>
            <source>City plan %1 is scored on this sheet already.</source>
            <translation>Il progetto %1 è già realizzato su questo foglio.</translation>
        </message>
        <message>
            <source>City plan %1 needs plots that already served another one.</source>
            <translation>Il progetto %1 richiede lotti già usati per un altro.</translation>
        </message>
        <message>
            <source>City plan %1 spends no estates.</source>
            <translation>Il progetto %1 non usa complessi.</translation>
        </message>
        <message>
            <source>City plans and estates are named in their order, each once.</source>
            <translation>Progetti e complessi vanno indicati in ordine, una volta ciascuno.</translation>
        </message>
        <message>
            <source>Consent is missing from: %1.</source>
            <translation>Manca il consenso di: %1.</translation>
        </message>
        <message>
            <source>Impossible position: a fence is missing or cannot stand where it does.</source>
            <translation>Posizione impossibile: una recinzione manca o non può stare dov’è.</translation>
        </message>
        <message>
            <source>Impossible position: a pool without its house at %1.</source>
            <translation>Posizione impossibile: piscina senza la sua casa: %1.</translation>
        </message>
        <message>
            <source>Impossible position: bis houses without one original at %1.</source>
            <translation>Posizione impossibile: case bis senza un solo originale: %1.</translation>
        </message>
        <message>
            <source>Impossible position: cards are missing or lie twice.</source>
            <translation>Posizione impossibile: carte mancanti o doppie.</translation>
        </message>
        <message>
            <source>Impossible position: city plan %1 cannot have been scored like this.</source>
            <translation>Posizione impossibile: il progetto %1 non può essere stato realizzato così.</translation>
        </message>
        <message>
            <source>Impossible position: more boxes are crossed than there are.</source>
            <translation>Posizione impossibile: più caselle segnate di quante ce ne sono.</translation>
        </message>
        <message>
            <source>Impossible position: more effects than turns.</source>
            <translation>Posizione impossibile: più effetti che turni.</translation>
        </message>
        <message>
            <source>Impossible position: numbers do not rise at %1.</source>
            <translation>Posizione impossibile: i numeri non crescono: %1.</translation>
        </message>
        <message>
            <source>Impossible position: the city plans are not one of each kind.</source>
            <translation>Posizione impossibile: i progetti non sono uno per tipo.</translation>
        </message>
        <message>
            <source>Impossible position: the end does not fit.</source>
            <translation>Posizione impossibile: la fine non corrisponde.</translation>
        </message>
        <message>
            <source>Impossible position: the number of turns does not fit the sheet.</source>
            <translation>Posizione impossibile: il numero dei turni non corrisponde al foglio.</translation>
        </message>
        <message>
            <source>Impossible position: the seats do not fit the mode.</source>
            <translation>Posizione impossibile: i posti non corrispondono alla modalità.</translation>
        </message>
        <message>
            <source>Impossible position: the sheet contradicts itself.</source>
            <translation>Posizione impossibile: il foglio si contraddice.</translation>
        </message>
        <message>
            <source>Impossible position: the stored places for numbers are wrong.</source>
            <translation>Posizione impossibile: i posti salvati per i numeri sono sbagliati.</translation>
        </message>
        <message>
            <source>Impossible position: too many roundabouts.</source>
            <translation>Posizione impossibile: troppe rotatorie.</translation>
        </message>
        <message>
            <source>No card is handed on here.</source>
            <translation>Qui non si passa nessuna carta.</translation>
        </message>
        <message>
            <source>No complete estate begins at: %1.</source>
            <translation>Nessun complesso completo comincia qui: %1.</translation>
        </message>
        <message>
            <source>No fence between two houses with number %1.</source>
            <translation>Nessuna recinzione fra due case con il numero %1.</translation>
        </message>
        <message>
            <source>No fence can stand there.</source>
            <translation>Lì non può stare una recinzione.</translation>
        </message>
        <message>
            <source>No fence here: both plots already served a city plan.</source>
            <translation>Qui nessuna recinzione: entrambi i lotti sono già serviti a un progetto.</translation>
        </message>
        <message>
            <source>No pool is planned on this plot.</source>
            <translation>Su questo lotto non è prevista una piscina.</translation>
        </message>
        <message numerus="yes">
            <source>No refusal: %1 fits on %n plots.</source>
            <translation>
                <numerusform>Permesso valido: il %1 sta su %n lotto.</numerusform>
                <numerusform>Permesso valido: il %1 sta su %n lotti.</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody asks for the shuffle wish now.</source>
            <translation>Ora nessuno chiede di rimescolare.</translation>
        </message>
        <message>
            <source>Not on offer: %1.</source>
            <translation>Non disponibile: %1.</translation>
        </message>
        <message>
            <source>Number %1 stands here already.</source>
            <translation>Qui c’è già il numero %1.</translation>
        </message>
        <message>
            <source>Number and effect must come from the same pair.</source>
            <translation>Numero ed effetto devono venire dalla stessa coppia.</translation>
        </message>
        <message>
            <source>Numbers go from 0 to 17: %1 is not possible.</source>
            <translation>I numeri vanno da 0 a 17: %1 non è possibile.</translation>
        </message>
        <message>
            <source>One card gives the number or the effect, never both.</source>
            <translation>Una carta dà il numero o l’effetto, mai entrambi.</translation>
        </message>
        <message>
            <source>One of the options has a value that this game does not know.</source>
            <translation>Una delle opzioni ha un valore che questo gioco non conosce.</translation>
        </message>
        <message>
            <source>Only %1 can bring that back.</source>
            <translation>Solo %1 può ripeterlo.</translation>
        </message>
        <message>
            <source>Roundabouts belong to the advanced rules.</source>
            <translation>Le rotatorie fanno parte delle regole avanzate.</translation>
        </message>
        <message>
            <source>Something new was seen since: only free undo goes back behind that.</source>
            <translation>Nel frattempo si è visto qualcosa di nuovo: oltre torna solo l’annullamento libero.</translation>
        </message>
        <message>
            <source>That is not a move of this game.</source>
            <translation>Questa non è una mossa di questo gioco.</translation>
        </message>
        <message>
            <source>The card says %1: only the temp agency writes %2.</source>
            <translation>La carta dice %1: solo l’agenzia interinale scrive %2.</translation>
        </message>
        <message>
            <source>The chosen card gives another effect: %1.</source>
            <translation>La carta scelta dà un altro effetto: %1.</translation>
        </message>
        <message>
            <source>The colour chosen for %1 does not exist.</source>
            <translation>Il colore scelto per %1 non esiste.</translation>
        </message>
        <message>
            <source>The match is over.</source>
            <translation>La partita è finita.</translation>
        </message>
        <message>
            <source>The number of the match is too large.</source>
            <translation>Il numero della partita è troppo grande.</translation>
        </message>
        <message>
            <source>The set-up asks for %1 seats, but %2 are given.</source>
            <translation>L’impostazione chiede %1 posti, ma ne sono dati %2.</translation>
        </message>
        <message>
            <source>The table has moved on: that move was made for an earlier position.</source>
            <translation>Il tavolo è andato avanti: quella mossa valeva per una posizione precedente.</translation>
        </message>
        <message>
            <source>There are no estates of size %1: sizes go from 1 to 6.</source>
            <translation>Non esistono complessi di grandezza %1: le grandezze vanno da 1 a 6.</translation>
        </message>
        <message>
            <source>There is no computer player of the level chosen for %1.</source>
            <translation>Non c’è un giocatore artificiale del livello scelto per %1.</translation>
        </message>
        <message>
            <source>There is no house to copy.</source>
            <translation>Non c’è una casa da copiare.</translation>
        </message>
        <message>
            <source>There is no such city plan on the table.</source>
            <translation>Quel progetto non è sul tavolo.</translation>
        </message>
        <message>
            <source>There is no such plot.</source>
            <translation>Quel lotto non esiste.</translation>
        </message>
        <message>
            <source>There is no such seat in this match.</source>
            <translation>Quel posto non esiste in questa partita.</translation>
        </message>
        <message>
            <source>There is nothing to bring back.</source>
            <translation>Non c’è nulla da ripetere.</translation>
        </message>
        <message>
            <source>There is nothing to take back.</source>
            <translation>Non c’è nulla da annullare.</translation>
        </message>
        <message>
            <source>This aid is switched off in this match.</source>
            <translation>Questo aiuto è spento in questa partita.</translation>
        </message>
        <message>
            <source>This estate already served a city plan.</source>
            <translation>Questo complesso è già servito a un progetto.</translation>
        </message>
        <message>
            <source>This estate serves another city plan in this turn.</source>
            <translation>Questo complesso serve a un altro progetto in questo turno.</translation>
        </message>
        <message>
            <source>This game has no such mode.</source>
            <translation>Questo gioco non ha quella modalità.</translation>
        </message>
        <message>
            <source>This match comes from another version: its earlier moves stay as they are.</source>
            <translation>Questa partita viene da un’altra versione: le mosse precedenti restano come sono.</translation>
        </message>
        <message>
            <source>This mode takes %2 to %3 seats, not %1.</source>
            <translation>Questa modalità richiede da %2 a %3 posti, non %1.</translation>
        </message>
        <message>
            <source>This position cannot come up in a match.</source>
            <translation>Questa posizione non può capitare in una partita.</translation>
        </message>
        <message>
            <source>This scenario cannot be played: its file is missing or wrong.</source>
            <translation>Questo scenario non si può giocare: il suo file manca o è sbagliato.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Questo posto</translation>
        </message>
        <message>
            <source>Too far: the temp agency turns %2 into %3 to %4, not into %1.</source>
            <translation>Troppo: l’agenzia interinale porta %2 da %3 a %4, non a %1.</translation>
        </message>
        <message>
            <source>Too high: %1 stands to the right.</source>
            <translation>Troppo alto: a destra c’è %1.</translation>
        </message>
        <message>
            <source>Too low: %1 stands to the left.</source>
            <translation>Troppo basso: a sinistra c’è %1.</translation>
        </message>
        <message>
            <source>this card</source>
            <translation>questa carta</translation>
        </message>
        <message>
            <source>this plot</source>
            <translation>questo lotto</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>The file %1 belongs to a game that this version does not know: %4.</source>
            <translation>Il file %1 appartiene a un gioco che questa versione non conosce: %4.</translation>
        </message>
        <message>
            <source>The file %1 belongs to another game: expected %3, found %4.</source>
            <translation>Il file %1 appartiene a un altro gioco: atteso %3, trovato %4.</translation>
        </message>
        <message>
            <source>The file %1 contradicts itself: field %2 should be %3, found %4.</source>
            <translation>Il file %1 si contraddice: il campo %2 dovrebbe essere %3, trovato %4.</translation>
        </message>
        <message>
            <source>The file %1 follows newer rules than this version knows (rules %4).</source>
            <translation>Il file %1 segue regole più nuove di quelle note a questa versione (regole %4).</translation>
        </message>
        <message>
            <source>The file %1 has a format that is too old to be read (format %4).</source>
            <translation>Il file %1 ha un formato troppo vecchio per essere letto (formato %4).</translation>
        </message>
        <message>
            <source>The file %1 holds a position that cannot come up (field %2).</source>
            <translation>Il file %1 contiene una posizione impossibile (campo %2).</translation>
        </message>
        <message>
            <source>The file %1 is cut off after %4 bytes.</source>
            <translation>Il file %1 è troncato dopo %4 byte.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: a number cannot be read (found %4).</source>
            <translation>Il file %1 è danneggiato: un numero non è leggibile (trovato %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: field %2 is missing.</source>
            <translation>Il file %1 è danneggiato: manca il campo %2.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: field %2 should be %3, found %4.</source>
            <translation>Il file %1 è danneggiato: il campo %2 dovrebbe essere %3, trovato %4.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: it cannot be read (found %4).</source>
            <translation>Il file %1 è danneggiato: non si può leggere (trovato %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: the field %2 stands twice.</source>
            <translation>Il file %1 è danneggiato: il campo %2 compare due volte.</translation>
        </message>
        <message>
            <source>The file %1 is damaged: the rules refuse entry %2 (reason %4).</source>
            <translation>Il file %1 è danneggiato: le regole non ammettono la voce %2 (motivo %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: unknown field at %2 (found %4).</source>
            <translation>Il file %1 è danneggiato: campo sconosciuto in %2 (trovato %4).</translation>
        </message>
        <message>
            <source>The file %1 is damaged: what follows from entry %2 is not what the file holds.</source>
            <translation>Il file %1 è danneggiato: ciò che segue dalla voce %2 non è ciò che il file contiene.</translation>
        </message>
        <message>
            <source>The file %1 is empty.</source>
            <translation>Il file %1 è vuoto.</translation>
        </message>
        <message>
            <source>The file %1 is not a match saved by Cantiere.</source>
            <translation>Il file %1 non è una partita salvata da Cantiere.</translation>
        </message>
        <message>
            <source>The file %1 is not a saved match: it is nested too deeply.</source>
            <translation>Il file %1 non è una partita salvata: è annidato troppo a fondo.</translation>
        </message>
        <message>
            <source>The file %1 is not a saved match: it is not text.</source>
            <translation>Il file %1 non è una partita salvata: non è testo.</translation>
        </message>
        <message>
            <source>The file %1 is too large to be a saved match.</source>
            <translation>Il file %1 è troppo grande per essere una partita salvata.</translation>
        </message>
        <message>
            <source>The file %1 was changed by hand or damaged: the check of field %2 fails.</source>
            <translation>Il file %1 è stato modificato a mano o danneggiato: il controllo del campo %2 fallisce.</translation>
        </message>
        <message>
            <source>The file %1 was saved by a newer version of Cantiere (format %4).</source>
            <translation>Il file %1 è stato salvato da una versione più nuova di Cantiere (formato %4).</translation>
        </message>
    </context>
    <context>
        <name>Result</name>
        <message>
            <source>%1 win together</source>
            <translation>%1 vincono insieme</translation>
        </message>
        <message>
            <source>%1 wins</source>
            <translation>Vince %1</translation>
        </message>
        <message>
            <source>%1, %2: %3 points</source>
            <translation>%1, %2: %3 punti</translation>
        </message>
        <message>
            <source>%1, %2: %3, %4 points; %5</source>
            <comment>part of the match, seat, how it went, what happened</comment>
            <translation>%1, %2: %3, %4 punti; %5</translation>
        </message>
        <message>
            <source>%1, total: %2 points</source>
            <translation>%1, totale: %2 punti</translation>
        </message>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minuto</numerusform>
                <numerusform>%n minuti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seats</source>
            <translation>
                <numerusform>%n posto</numerusform>
                <numerusform>%n posti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n turno</numerusform>
                <numerusform>%n turni</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the board</source>
            <translation>Torna al tabellone</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Tabellone</translation>
        </message>
        <message>
            <source>Charts</source>
            <translation>Grafici</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Inizio</translation>
        </message>
        <message>
            <source>New match</source>
            <translation>Nuova partita</translation>
        </message>
        <message>
            <source>Nobody has won</source>
            <translation>Nessuno ha vinto</translation>
        </message>
        <message>
            <source>Play again</source>
            <translation>Gioca ancora</translation>
        </message>
        <message>
            <source>Point at a cell of the table: what counts is lit here.</source>
            <translation>Puntare una casella della tabella: qui si illumina ciò che conta.</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punti</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Risultato</translation>
        </message>
        <message>
            <source>Review match</source>
            <translation>Rivedere la partita</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Save match</source>
            <translation>Salva la partita</translation>
        </message>
        <message>
            <source>Save the city</source>
            <translation>Salva la città</translation>
        </message>
        <message>
            <source>Saved by itself at the last action.</source>
            <translation>Salvata da sé all’ultima mossa.</translation>
        </message>
        <message>
            <source>Score table</source>
            <translation>Tabella dei punti</translation>
        </message>
        <message>
            <source>Share picture</source>
            <translation>Condividere l’immagine</translation>
        </message>
        <message>
            <source>Sources</source>
            <comment>of points, a chart</comment>
            <translation>Provenienza</translation>
        </message>
        <message>
            <source>The end in %1: %2.</source>
            <comment>year and reason</comment>
            <translation>La fine nel %1: %2.</translation>
        </message>
        <message>
            <source>The end: %1.</source>
            <translation>La fine: %1.</translation>
        </message>
        <message>
            <source>Tie: %1 have %2 each. %3</source>
            <comment>names, points, what decides</comment>
            <translation>Parità: %1 hanno %2 a testa. %3</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totale</translation>
        </message>
        <message>
            <source>Where the points come from</source>
            <translation>Da dove vengono i punti</translation>
        </message>
        <message>
            <source>after each round</source>
            <translation>dopo ogni round</translation>
        </message>
        <message>
            <source>after each step</source>
            <translation>dopo ogni passo</translation>
        </message>
        <message>
            <source>after each turn</source>
            <translation>dopo ogni turno</translation>
        </message>
        <message>
            <source>after each year</source>
            <translation>dopo ogni anno</translation>
        </message>
        <message>
            <source>count, then points</source>
            <translation>quantità, poi punti</translation>
        </message>
        <message>
            <source>place %1</source>
            <translation>posto %1</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>%1 confirms the turn</source>
            <translation>%1 conferma il turno</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>number of the step, number of steps</comment>
            <translation>%1 di %2</translation>
        </message>
        <message>
            <source>Back to the result</source>
            <translation>Torna al risultato</translation>
        </message>
        <message>
            <source>One step back (left arrow)</source>
            <translation>Un passo indietro (freccia sinistra)</translation>
        </message>
        <message>
            <source>One step on (right arrow)</source>
            <translation>Un passo avanti (freccia destra)</translation>
        </message>
        <message>
            <source>Page Up and Page Down go by turns</source>
            <translation>Pag su e Pag giù vanno di turno in turno</translation>
        </message>
        <message>
            <source>Play or stop (Space)</source>
            <translation>Avviare o fermare (Spazio)</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Replay</translation>
        </message>
        <message>
            <source>Seen by</source>
            <translation>Visto da</translation>
        </message>
        <message>
            <source>Step</source>
            <translation>Passo</translation>
        </message>
        <message>
            <source>Steps per second</source>
            <translation>Passi al secondo</translation>
        </message>
        <message>
            <source>The start of the match</source>
            <translation>L’inizio della partita</translation>
        </message>
        <message>
            <source>To the end (End)</source>
            <translation>Alla fine (Fine)</translation>
        </message>
        <message>
            <source>To the start (Home)</source>
            <translation>All’inizio (Home)</translation>
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
            <translation>%1 l’uno</translation>
        </message>
        <message>
            <source>%1 of %2 seats ready</source>
            <translation>pronti %1 posti su %2</translation>
        </message>
        <message>
            <source>%1: card %2 of %3</source>
            <translation>%1: carta %2 di %3</translation>
        </message>
        <message>
            <source>%1: card %2 of %3, %4</source>
            <comment>room, number of cards, what the card shows</comment>
            <translation>%1: carta %2 di %3, %4</translation>
        </message>
        <message>
            <source>%1: walls and door</source>
            <translation>%1: muri e porta</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <comment>what is going on, how many seats are ready</comment>
            <translation>%1; %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more sides</source>
            <translation>
                <numerusform>%n altro lato</numerusform>
                <numerusform>altri %n lati</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more squares</source>
            <translation>
                <numerusform>%n altra casella</numerusform>
                <numerusform>altre %n caselle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n round</numerusform>
            </translation>
        </message>
        <message>
            <source>All seats at once draw the chosen pieces on their own sheets.</source>
            <translation>Tutti i posti insieme disegnano i pezzi scelti sul proprio foglio.</translation>
        </message>
        <message>
            <source>All seats draw the walls of the room, with one door.</source>
            <translation>Tutti i posti disegnano i muri della stanza, con una porta.</translation>
        </message>
        <message>
            <source>All sheets are finished and counted.</source>
            <translation>Tutti i fogli sono finiti e contati.</translation>
        </message>
        <message>
            <source>As many pieces count: the place is shared.</source>
            <translation>Contano altrettanti pezzi: il posto in classifica è condiviso.</translation>
        </message>
        <message>
            <source>At once, when the piece is drawn.</source>
            <translation>Subito, quando si disegna il pezzo.</translation>
        </message>
        <message>
            <source>Bonus %1</source>
            <translation>Bonus %1</translation>
        </message>
        <message>
            <source>Carpets</source>
            <translation>Tappeti</translation>
        </message>
        <message>
            <source>Choosing a card</source>
            <translation>Si sceglie una carta</translation>
        </message>
        <message>
            <source>Choosing a room</source>
            <translation>Si sceglie una stanza</translation>
        </message>
        <message>
            <source>Choosing pieces</source>
            <translation>Si scelgono i pezzi</translation>
        </message>
        <message>
            <source>Drawing</source>
            <translation>Si disegna</translation>
        </message>
        <message>
            <source>Everybody draws the same furniture, each in a house of its own.</source>
            <translation>Tutti disegnano gli stessi mobili, ciascuno nella propria casa.</translation>
        </message>
        <message>
            <source>Finishing</source>
            <translation>Ultimi ritocchi</translation>
        </message>
        <message>
            <source>Free</source>
            <translation>Liberi</translation>
        </message>
        <message>
            <source>Furniture may stand on carpets, and carpets may be pushed under furniture.</source>
            <translation>I mobili possono stare sui tappeti, e i tappeti finire sotto i mobili.</translation>
        </message>
        <message>
            <source>It is enough when the room is closed.</source>
            <translation>Basta che ci sia quando si chiude la stanza.</translation>
        </message>
        <message>
            <source>Last chance for front door, windows and loose walls.</source>
            <translation>Ultima occasione per porta d’ingresso, finestre e muri liberi.</translation>
        </message>
        <message>
            <source>More pieces that count decide.</source>
            <translation>Decidono più pezzi che contano.</translation>
        </message>
        <message>
            <source>Nothing may stand on a carpet.</source>
            <translation>Su un tappeto non può stare nulla.</translation>
        </message>
        <message>
            <source>Number %1</source>
            <comment>a furniture number without a name</comment>
            <translation>Numero %1</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>No</translation>
        </message>
        <message>
            <source>On</source>
            <translation>Sì</translation>
        </message>
        <message>
            <source>Room %1</source>
            <translation>Stanza %1</translation>
        </message>
        <message>
            <source>Round %1 of %2</source>
            <translation>Round %1 di %2</translation>
        </message>
        <message>
            <source>Scenario</source>
            <translation>Scenario</translation>
        </message>
        <message>
            <source>Scenario %1</source>
            <translation>Scenario %1</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>Intoccabili</translation>
        </message>
        <message>
            <source>The active seat shares the tokens out between the two options of the card.</source>
            <translation>Il posto di turno divide i gettoni fra le due varianti della carta.</translation>
        </message>
        <message>
            <source>The active seat turns any card of the room.</source>
            <translation>Il posto di turno scopre una carta qualsiasi della stanza.</translation>
        </message>
        <message>
            <source>The active seat turns the card of any room that is left.</source>
            <translation>Il posto di turno scopre la carta di una qualsiasi delle stanze rimaste.</translation>
        </message>
        <message>
            <source>The house, its rooms, special rules and bonuses.</source>
            <translation>La casa, le sue stanze, le regole speciali e i bonus.</translation>
        </message>
        <message>
            <source>The match is over</source>
            <translation>La partita è finita</translation>
        </message>
        <message>
            <source>This piece</source>
            <translation>Questo pezzo</translation>
        </message>
        <message>
            <source>This scenario cannot be used: %1</source>
            <translation>Questo scenario non si può usare: %1</translation>
        </message>
        <message>
            <source>Training: %1</source>
            <comment>scenario without a number</comment>
            <translation>Per imparare: %1</translation>
        </message>
        <message>
            <source>Walls and door</source>
            <translation>Muri e porta</translation>
        </message>
        <message>
            <source>Walls later</source>
            <translation>Muri più tardi</translation>
        </message>
        <message>
            <source>When a side that needs a wall must have it.</source>
            <translation>Quando deve esserci il muro su un lato che lo richiede.</translation>
        </message>
        <message>
            <source>Whether furniture may stand on carpets.</source>
            <translation>Se i mobili possono stare sui tappeti.</translation>
        </message>
        <message>
            <source>a house for each seat</source>
            <comment>mode of a match</comment>
            <translation>una casa per posto</translation>
        </message>
        <message>
            <source>all sheets are finished</source>
            <comment>why the match ended</comment>
            <translation>tutti i fogli sono finiti</translation>
        </message>
        <message>
            <source>between %1 and %2</source>
            <comment>two squares</comment>
            <translation>tra %1 e %2</translation>
        </message>
        <message>
            <source>bonuses</source>
            <comment>group of score rows</comment>
            <translation>bonus</translation>
        </message>
        <message>
            <source>east</source>
            <comment>direction</comment>
            <translation>est</translation>
        </message>
        <message>
            <source>east of %1</source>
            <comment>a side of a square</comment>
            <translation>a est di %1</translation>
        </message>
        <message>
            <source>here</source>
            <comment>no side is named</comment>
            <translation>qui</translation>
        </message>
        <message>
            <source>north</source>
            <comment>direction</comment>
            <translation>nord</translation>
        </message>
        <message>
            <source>north of %1</source>
            <comment>a side of a square</comment>
            <translation>a nord di %1</translation>
        </message>
        <message>
            <source>rooms</source>
            <comment>group of score rows</comment>
            <translation>stanze</translation>
        </message>
        <message>
            <source>south</source>
            <comment>direction</comment>
            <translation>sud</translation>
        </message>
        <message>
            <source>south of %1</source>
            <comment>a side of a square</comment>
            <translation>a sud di %1</translation>
        </message>
        <message>
            <source>the content of the game is missing.</source>
            <translation>manca il contenuto del gioco.</translation>
        </message>
        <message>
            <source>these squares</source>
            <translation>queste caselle</translation>
        </message>
        <message>
            <source>west</source>
            <comment>direction</comment>
            <translation>ovest</translation>
        </message>
        <message>
            <source>west of %1</source>
            <comment>a side of a square</comment>
            <translation>a ovest di %1</translation>
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
                <numerusform>%1 in mano, %n posto con questo giro.</numerusform>
                <numerusform>%1 in mano, %n posti con questo giro.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in the hand.</source>
            <translation>%1 in mano.</translation>
        </message>
        <message>
            <source>%1 is drawn at %2.</source>
            <translation>%1: disegnato in %2.</translation>
        </message>
        <message>
            <source>%1 is left out.</source>
            <translation>%1: tralasciato.</translation>
        </message>
        <message>
            <source>%1 of %2 seats have confirmed</source>
            <translation>posti che hanno confermato: %1 su %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <translation>%1 su %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: fits</source>
            <translation>%1: ci sta</translation>
        </message>
        <message numerus="yes">
            <source>%n drawn</source>
            <translation>
                <numerusform>%n disegnato</numerusform>
                <numerusform>%n disegnati</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n pezzo</numerusform>
                <numerusform>%n pezzi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces selected</source>
            <translation>
                <numerusform>%n pezzo scelto</numerusform>
                <numerusform>%n pezzi scelti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punto</numerusform>
                <numerusform>%n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n stanza</numerusform>
                <numerusform>%n stanze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n casella</numerusform>
                <numerusform>%n caselle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tokens</source>
            <translation>
                <numerusform>%n gettone</numerusform>
                <numerusform>%n gettoni</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tokens to assign: press an option, or drag.</source>
            <translation>
                <numerusform>%n gettone da assegnare: premere una variante o trascinare.</numerusform>
                <numerusform>%n gettoni da assegnare: premere una variante o trascinare.</numerusform>
            </translation>
        </message>
        <message>
            <source>A piece was mirrored.</source>
            <translation>Un pezzo è stato specchiato.</translation>
        </message>
        <message>
            <source>All cards of the room are drawn: now its walls and its door.</source>
            <translation>Tutte le carte della stanza sono disegnate: ora muri e porta.</translation>
        </message>
        <message>
            <source>All rooms are drawn: front door, windows and loose walls are left.</source>
            <translation>Tutte le stanze sono disegnate: restano porta d'ingresso, finestre e muri liberi.</translation>
        </message>
        <message>
            <source>All sheets are finished.</source>
            <translation>Tutti i fogli sono finiti.</translation>
        </message>
        <message>
            <source>All tokens lie on an option.</source>
            <translation>Tutti i gettoni sono su una variante.</translation>
        </message>
        <message>
            <source>An option was swapped.</source>
            <translation>Una variante è stata scambiata.</translation>
        </message>
        <message>
            <source>Assign</source>
            <translation>Assegna</translation>
        </message>
        <message>
            <source>Assign the tokens</source>
            <translation>Assegna i gettoni</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Back to the own sheet</source>
            <translation>Torna al proprio foglio</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bright idea</source>
            <translation>Lampo di genio</translation>
        </message>
        <message>
            <source>Bright idea: mirror</source>
            <translation>Lampo di genio: specchio</translation>
        </message>
        <message>
            <source>Bright idea: not used yet</source>
            <translation>Lampo di genio: non ancora usato</translation>
        </message>
        <message>
            <source>Bright idea: swap</source>
            <translation>Lampo di genio: scambio</translation>
        </message>
        <message>
            <source>Bright idea: used</source>
            <translation>Lampo di genio: usato</translation>
        </message>
        <message>
            <source>Bright idea: used by this card</source>
            <translation>Lampo di genio: usato con questa carta</translation>
        </message>
        <message>
            <source>Card %1, %2</source>
            <translation>Carta %1, %2</translation>
        </message>
        <message>
            <source>Cards of the room “%1”</source>
            <translation>Carte della stanza “%1”</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Chiudi</translation>
        </message>
        <message>
            <source>Close the room</source>
            <translation>Chiudi la stanza</translation>
        </message>
        <message>
            <source>Confirm</source>
            <translation>Conferma</translation>
        </message>
        <message>
            <source>Confirm card</source>
            <translation>Conferma carta</translation>
        </message>
        <message>
            <source>Confirm with pieces left out?</source>
            <translation>Confermare tralasciando dei pezzi?</translation>
        </message>
        <message>
            <source>Done.</source>
            <translation>Fatta.</translation>
        </message>
        <message>
            <source>Finish</source>
            <translation>Finisci</translation>
        </message>
        <message>
            <source>Finish the sheet</source>
            <translation>Finisci il foglio</translation>
        </message>
        <message>
            <source>Hint: %1 on the first option, %2 on the second.</source>
            <translation>Consiglio: %1 sulla prima variante, %2 sulla seconda.</translation>
        </message>
        <message>
            <source>Hint: %1.</source>
            <translation>Consiglio: %1.</translation>
        </message>
        <message>
            <source>Hint: card %1.</source>
            <translation>Consiglio: carta %1.</translation>
        </message>
        <message>
            <source>Hint: leave everything out.</source>
            <translation>Consiglio: tralasciare tutto.</translation>
        </message>
        <message>
            <source>Hint: the room “%1”.</source>
            <translation>Consiglio: la stanza “%1”.</translation>
        </message>
        <message numerus="yes">
            <source>Leave %n out</source>
            <translation>
                <numerusform>Tralascia %n</numerusform>
                <numerusform>Tralascia %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Leave out</source>
            <translation>Tralascia</translation>
        </message>
        <message>
            <source>Leave out: %1</source>
            <translation>Tralascia: %1</translation>
        </message>
        <message>
            <source>Log</source>
            <translation>Diario</translation>
        </message>
        <message>
            <source>Mirror</source>
            <translation>Specchia</translation>
        </message>
        <message>
            <source>Mirror with the bright idea</source>
            <translation>Specchia con il lampo di genio</translation>
        </message>
        <message>
            <source>Mirroring changes nothing on this piece.</source>
            <translation>Specchiare non cambia nulla in questo pezzo.</translation>
        </message>
        <message>
            <source>No bonus asks for windows or the front door; every room is reached.</source>
            <translation>Nessun bonus dipende da finestre o porta d’ingresso; ogni stanza è raggiunta.</translation>
        </message>
        <message>
            <source>Nothing counts there: the walk from the front door does not reach it.</source>
            <translation>Lì non conta nulla: il giro dalla porta d’ingresso non ci arriva.</translation>
        </message>
        <message>
            <source>On the sheet</source>
            <translation>Sul foglio</translation>
        </message>
        <message>
            <source>One mirror or swap in the match.</source>
            <translation>Uno specchio o scambio a partita.</translation>
        </message>
        <message>
            <source>One mirror or swap.</source>
            <translation>Uno specchio o scambio.</translation>
        </message>
        <message>
            <source>One sheet only</source>
            <translation>Un solo foglio</translation>
        </message>
        <message>
            <source>Places in this turn: %1, in the others: %2</source>
            <translation>Posti con questo giro: %1, con gli altri: %2</translation>
        </message>
        <message>
            <source>Places: %1</source>
            <translation>Posizioni: %1</translation>
        </message>
        <message>
            <source>Press a card, or drag it to the left.</source>
            <translation>Premere una carta o trascinarla a sinistra.</translation>
        </message>
        <message>
            <source>Press a room, then turn it.</source>
            <translation>Premere una stanza, poi scoprirla.</translation>
        </message>
        <message>
            <source>Rooms</source>
            <translation>Stanze</translation>
        </message>
        <message>
            <source>Seats</source>
            <translation>Posti</translation>
        </message>
        <message>
            <source>Sheet of %1: %2</source>
            <translation>Foglio di %1: %2</translation>
        </message>
        <message>
            <source>Sheets</source>
            <translation>Fogli</translation>
        </message>
        <message>
            <source>Swap</source>
            <translation>Scambia</translation>
        </message>
        <message>
            <source>The bright idea is for one piece of the card only.</source>
            <translation>Il lampo di genio vale per un solo pezzo della carta.</translation>
        </message>
        <message>
            <source>The bright idea is used.</source>
            <translation>Il lampo di genio è usato.</translation>
        </message>
        <message>
            <source>The next card comes here</source>
            <translation>La prossima carta viene qui</translation>
        </message>
        <message>
            <source>The other option is drawn.</source>
            <translation>Si disegna l'altra variante.</translation>
        </message>
        <message>
            <source>The piece is drawn mirrored.</source>
            <translation>Il pezzo è disegnato specchiato.</translation>
        </message>
        <message>
            <source>The sheet of %1. Escape: back to the sheet of %2</source>
            <translation>Il foglio di %1. Esc: torna al foglio di %2</translation>
        </message>
        <message>
            <source>Token to assign</source>
            <translation>Gettone da assegnare</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Scopri</translation>
        </message>
        <message>
            <source>Turn card %1</source>
            <translation>Scopri la carta %1</translation>
        </message>
        <message>
            <source>Turn left</source>
            <translation>Ruota a sinistra</translation>
        </message>
        <message>
            <source>Turn right</source>
            <translation>Ruota a destra</translation>
        </message>
        <message>
            <source>Turn the card</source>
            <translation>Scopri la carta</translation>
        </message>
        <message>
            <source>Turn the room</source>
            <translation>Scopri la stanza</translation>
        </message>
        <message>
            <source>Turn “%1”</source>
            <translation>Scopri “%1”</translation>
        </message>
        <message>
            <source>Two sheets beside each other</source>
            <translation>Due fogli affiancati</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <translation>Si aspetta %1</translation>
        </message>
        <message>
            <source>What is to be done</source>
            <translation>Che cosa c'è da fare</translation>
        </message>
        <message>
            <source>What windows and front door still decide</source>
            <translation>Che cosa decidono ancora finestre e porta d’ingresso</translation>
        </message>
        <message>
            <source>active seat</source>
            <translation>posto di turno</translation>
        </message>
        <message>
            <source>being furnished</source>
            <translation>si arreda</translation>
        </message>
        <message>
            <source>card confirmed</source>
            <translation>carta confermata</translation>
        </message>
        <message>
            <source>choose the next room</source>
            <translation>scegliere la prossima stanza</translation>
        </message>
        <message>
            <source>choose what all seats draw</source>
            <comment>tokens go to an option</comment>
            <translation>scegliere che cosa disegnano tutti</translation>
        </message>
        <message>
            <source>confirm the card</source>
            <translation>confermare la carta</translation>
        </message>
        <message>
            <source>done</source>
            <translation>fatta</translation>
        </message>
        <message>
            <source>draw here</source>
            <comment>a key</comment>
            <translation>disegna qui</translation>
        </message>
        <message>
            <source>draw the walls and the door of the room “%1”</source>
            <translation>disegnare muri e porta della stanza “%1”</translation>
        </message>
        <message>
            <source>draw “%1”, or leave it out</source>
            <translation>disegnare o tralasciare “%1”</translation>
        </message>
        <message>
            <source>drawing</source>
            <translation>disegna</translation>
        </message>
        <message>
            <source>drawn</source>
            <translation>disegnato</translation>
        </message>
        <message>
            <source>draws</source>
            <translation>disegna</translation>
        </message>
        <message>
            <source>draws this sheet</source>
            <translation>disegna questo foglio</translation>
        </message>
        <message>
            <source>face down</source>
            <translation>coperta</translation>
        </message>
        <message>
            <source>finish the sheet: front door and windows</source>
            <translation>finire il foglio: porta d'ingresso e finestre</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>finito</translation>
        </message>
        <message>
            <source>hallway</source>
            <translation>corridoio</translation>
        </message>
        <message>
            <source>idea ready</source>
            <translation>lampo pronto</translation>
        </message>
        <message>
            <source>idea used</source>
            <translation>lampo usato</translation>
        </message>
        <message>
            <source>in hand</source>
            <translation>in mano</translation>
        </message>
        <message>
            <source>leave out</source>
            <comment>a key</comment>
            <translation>tralascia</translation>
        </message>
        <message>
            <source>left open</source>
            <translation>lasciata aperta</translation>
        </message>
        <message>
            <source>left out</source>
            <translation>tralasciato</translation>
        </message>
        <message>
            <source>no hallway</source>
            <translation>senza corridoio</translation>
        </message>
        <message>
            <source>none drawn yet</source>
            <translation>nessuno disegnato</translation>
        </message>
        <message>
            <source>not selected</source>
            <translation>non scelto</translation>
        </message>
        <message>
            <source>nothing counts there</source>
            <translation>lì non conta nulla</translation>
        </message>
        <message>
            <source>nothing drawn: −3</source>
            <translation>nulla disegnato: −3</translation>
        </message>
        <message>
            <source>now</source>
            <comment>of a bonus</comment>
            <translation>ora</translation>
        </message>
        <message>
            <source>now %1</source>
            <translation>ora %1</translation>
        </message>
        <message>
            <source>one hallway</source>
            <translation>un corridoio</translation>
        </message>
        <message>
            <source>open</source>
            <translation>scoperta</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punti</translation>
        </message>
        <message>
            <source>room done</source>
            <translation>stanza fatta</translation>
        </message>
        <message>
            <source>sheet finished</source>
            <translation>foglio finito</translation>
        </message>
        <message>
            <source>squares</source>
            <translation>caselle</translation>
        </message>
        <message>
            <source>take up</source>
            <comment>a key</comment>
            <translation>prendi</translation>
        </message>
        <message>
            <source>to draw</source>
            <translation>da disegnare</translation>
        </message>
        <message>
            <source>turn</source>
            <comment>a key</comment>
            <translation>ruota</translation>
        </message>
        <message>
            <source>turn a card of the room “%1”</source>
            <translation>scoprire una carta della stanza “%1”</translation>
        </message>
        <message>
            <source>waits</source>
            <translation>aspetta</translation>
        </message>
        <message>
            <source>wall side met</source>
            <translation>muro presente</translation>
        </message>
        <message>
            <source>walls and door drawn</source>
            <translation>muri e porta disegnati</translation>
        </message>
        <message>
            <source>walls and door to draw</source>
            <translation>muri e porta da disegnare</translation>
        </message>
        <message>
            <source>worth</source>
            <comment>of a bonus</comment>
            <translation>vale</translation>
        </message>
        <message>
            <source>−3 if nothing is drawn</source>
            <translation>−3 se non si disegna nulla</translation>
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
                <numerusform>%n pezzo</numerusform>
                <numerusform>%n pezzi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n stanza</numerusform>
                <numerusform>%n stanze</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n casella</numerusform>
                <numerusform>%n caselle</numerusform>
            </translation>
        </message>
        <message>
            <source>All %1</source>
            <comment>scenarios, with their number</comment>
            <translation>Tutti e %1</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Chooses one of the scenarios that are shown by chance.</source>
            <translation>Sceglie a caso uno degli scenari mostrati.</translation>
        </message>
        <message>
            <source>Easy</source>
            <comment>scenarios</comment>
            <translation>Facili</translation>
        </message>
        <message>
            <source>Hard</source>
            <comment>scenarios</comment>
            <translation>Difficili</translation>
        </message>
        <message>
            <source>Hatched squares are cut by the slanting walls and lie outside.</source>
            <translation>Le caselle tratteggiate sono tagliate dai muri obliqui e restano fuori.</translation>
        </message>
        <message>
            <source>Medium</source>
            <comment>scenarios</comment>
            <translation>Medi</translation>
        </message>
        <message>
            <source>No hallway: the front door and all other doors open into the main room: %1.</source>
            <translation>Niente corridoio: la porta d’ingresso e tutte le altre danno sulla stanza principale: %1.</translation>
        </message>
        <message>
            <source>None.</source>
            <translation>Nessuna.</translation>
        </message>
        <message>
            <source>Open the scenario book</source>
            <translation>Apri il libro degli scenari</translation>
        </message>
        <message>
            <source>Rooms and cards</source>
            <translation>Stanze e carte</translation>
        </message>
        <message>
            <source>Scenario book</source>
            <translation>Libro degli scenari</translation>
        </message>
        <message>
            <source>Scenarios</source>
            <translation>Scenari</translation>
        </message>
        <message>
            <source>Special rules</source>
            <translation>Regole speciali</translation>
        </message>
        <message>
            <source>Surprise</source>
            <translation>Sorpresa</translation>
        </message>
        <message>
            <source>This scenario cannot be played. %1</source>
            <translation>Questo scenario non si può giocare. %1</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>facile</translation>
        </message>
        <message>
            <source>for learning</source>
            <translation>per imparare</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>difficile</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>medio</translation>
        </message>
        <message>
            <source>points</source>
            <translation>punti</translation>
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
            <translation>%1 (%2): 0, nessuno può arrivare a %3</translation>
        </message>
        <message>
            <source>Bright idea: a mirrored piece.</source>
            <translation>Lampo di genio: un pezzo specchiato.</translation>
        </message>
        <message>
            <source>Bright idea: not used.</source>
            <translation>Lampo di genio: non usato.</translation>
        </message>
        <message>
            <source>Bright idea: the other option of a card.</source>
            <translation>Lampo di genio: l’altra variante di una carta.</translation>
        </message>
        <message>
            <source>No points.</source>
            <translation>Nessun punto.</translation>
        </message>
        <message>
            <source>No way leads here from the front door, so nothing counts.</source>
            <translation>Dalla porta d’ingresso non si arriva qui, quindi non conta nulla.</translation>
        </message>
        <message>
            <source>Nothing of this kind counts.</source>
            <translation>Nulla di simile conta.</translation>
        </message>
        <message>
            <source>Nothing was drawn here.</source>
            <translation>Qui non è stato disegnato nulla.</translation>
        </message>
        <message>
            <source>Pieces that count: %1 of %2 drawn.</source>
            <translation>Pezzi che contano: %1 su %2 disegnati.</translation>
        </message>
        <message>
            <source>Squares: %1.</source>
            <translation>Caselle: %1.</translation>
        </message>
        <message>
            <source>The room was left open, so nothing counts.</source>
            <translation>La stanza è rimasta aperta, quindi non conta nulla.</translation>
        </message>
        <message>
            <source>bonuses</source>
            <comment>source of points</comment>
            <translation>bonus</translation>
        </message>
        <message>
            <source>empty rooms</source>
            <comment>source of points</comment>
            <translation>stanze vuote</translation>
        </message>
        <message>
            <source>rooms</source>
            <comment>source of points</comment>
            <translation>stanze</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveClosing</name>
        <message>
            <source>%1 can still be closed. Left open, its pieces count for nothing.</source>
            <comment>room</comment>
            <translation>%1: si può ancora chiudere. Lasciata aperta, i suoi pezzi non contano nulla.</translation>
        </message>
        <message>
            <source>%1, door %2. Ready to be confirmed.</source>
            <comment>squares, a side</comment>
            <translation>%1, porta %2. Si può confermare.</translation>
        </message>
        <message>
            <source>%1, in the room</source>
            <comment>a square</comment>
            <translation>%1, nella stanza</translation>
        </message>
        <message>
            <source>%1, no door of its own is needed. Ready to be confirmed.</source>
            <translation>%1, non serve una porta propria. Si può confermare.</translation>
        </message>
        <message>
            <source>%1, outside the room</source>
            <comment>a square</comment>
            <translation>%1, fuori dalla stanza</translation>
        </message>
        <message>
            <source>%1. The door goes on one of the green sides.</source>
            <translation>%1. La porta va su uno dei lati verdi.</translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <comment>size of a room</comment>
            <translation>
                <numerusform>%n casella</numerusform>
                <numerusform>%n caselle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n windows</source>
            <translation>
                <numerusform>%n finestra</numerusform>
                <numerusform>%n finestre</numerusform>
            </translation>
        </message>
        <message>
            <source>All windows</source>
            <comment>button, short</comment>
            <translation>Finestre</translation>
        </message>
        <message>
            <source>Anew</source>
            <comment>button, short</comment>
            <translation>Daccapo</translation>
        </message>
        <message>
            <source>Finish without</source>
            <comment>button: without a front door</comment>
            <translation>Finire senza</translation>
        </message>
        <message>
            <source>Front door and windows</source>
            <translation>Porta d’ingresso e finestre</translation>
        </message>
        <message>
            <source>Leave it open</source>
            <comment>button</comment>
            <translation>Lasciarla aperta</translation>
        </message>
        <message>
            <source>Leave open</source>
            <comment>button</comment>
            <translation>Lasciare aperta</translation>
        </message>
        <message>
            <source>No front door yet, %1.</source>
            <comment>windows</comment>
            <translation>Ancora nessuna porta d’ingresso, %1.</translation>
        </message>
        <message>
            <source>No outline with a door fits any more: the room can only be left open.</source>
            <translation>Nessun contorno con una porta è più possibile: la stanza può solo restare aperta.</translation>
        </message>
        <message>
            <source>Not enclosed yet: drag walls along grid lines (W), paint the squares (P), or take an outline (O).</source>
            <translation>Non ancora chiusa: tracciare muri lungo le linee (W), dipingere le caselle (P) o prendere un contorno (O).</translation>
        </message>
        <message>
            <source>Open</source>
            <comment>button, short: leave the room open</comment>
            <translation>Aperta</translation>
        </message>
        <message>
            <source>Outline</source>
            <comment>button, short</comment>
            <translation>Contorno</translation>
        </message>
        <message>
            <source>Outline %1 of %2</source>
            <comment>button</comment>
            <translation>Contorno %1 di %2</translation>
        </message>
        <message>
            <source>Outline %1 of %2: %3.</source>
            <comment>number, how many, squares</comment>
            <translation>Contorno %1 di %2: %3.</translation>
        </message>
        <message>
            <source>Outline %1/%2</source>
            <comment>button, short</comment>
            <translation>Contorno %1/%2</translation>
        </message>
        <message>
            <source>Outline for me</source>
            <comment>button</comment>
            <translation>Proporre il contorno</translation>
        </message>
        <message>
            <source>Set the front door</source>
            <comment>button</comment>
            <translation>Porta d’ingresso</translation>
        </message>
        <message>
            <source>Start again</source>
            <comment>button</comment>
            <translation>Ricominciare</translation>
        </message>
        <message>
            <source>Take an outline</source>
            <comment>button</comment>
            <translation>Prendere un contorno</translation>
        </message>
        <message>
            <source>The front door is set, %1.</source>
            <comment>windows</comment>
            <translation>La porta d’ingresso c’è, %1.</translation>
        </message>
        <message>
            <source>Walls and door of the room</source>
            <translation>Muri e porta della stanza</translation>
        </message>
        <message>
            <source>Walls and door: %1</source>
            <comment>room</comment>
            <translation>Muri e porta: %1</translation>
        </message>
        <message>
            <source>Windows</source>
            <comment>button, short</comment>
            <translation>Finestre</translation>
        </message>
        <message>
            <source>Windows all round</source>
            <comment>button</comment>
            <translation>Finestre ovunque</translation>
        </message>
        <message>
            <source>Windows on all outer sides</source>
            <comment>button</comment>
            <translation>Finestre su tutti i lati esterni</translation>
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
            <translation>%1 sceglie la prima variante della carta %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 chooses the first option of card %2, %n times</source>
            <translation>
                <numerusform>%1 sceglie la prima variante della carta %2, %n volta</numerusform>
                <numerusform>%1 sceglie la prima variante della carta %2, %n volte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 chooses the second option of card %2</source>
            <translation>%1 sceglie la seconda variante della carta %2</translation>
        </message>
        <message numerus="yes">
            <source>%1 chooses the second option of card %2, %n times</source>
            <translation>
                <numerusform>%1 sceglie la seconda variante della carta %2, %n volta</numerusform>
                <numerusform>%1 sceglie la seconda variante della carta %2, %n volte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 closes a room: %2, %n squares</source>
            <translation>
                <numerusform>%1 chiude una stanza: %2, %n casella</numerusform>
                <numerusform>%1 chiude una stanza: %2, %n caselle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 closes a room: %2, %n squares, door %3</source>
            <translation>
                <numerusform>%1 chiude una stanza: %2, %n casella, porta %3</numerusform>
                <numerusform>%1 chiude una stanza: %2, %n caselle, porta %3</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 draws nothing of card %2, %3</source>
            <translation>%1 non disegna nulla della carta %2, %3</translation>
        </message>
        <message>
            <source>%1 draws: %2</source>
            <comment>seat, pieces</comment>
            <translation>%1 disegna: %2</translation>
        </message>
        <message>
            <source>%1 finishes the sheet without a front door: nothing can be reached</source>
            <translation>%1 finisce il foglio senza porta d’ingresso: non si arriva da nessuna parte</translation>
        </message>
        <message numerus="yes">
            <source>%1 finishes the sheet: front door %2, %n windows</source>
            <translation>
                <numerusform>%1 finisce il foglio: porta d’ingresso %2, %n finestra</numerusform>
                <numerusform>%1 finisce il foglio: porta d’ingresso %2, %n finestre</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 leaves a room open: %2</source>
            <translation>%1 lascia aperta una stanza: %2</translation>
        </message>
        <message>
            <source>%1 shares the tokens of card %2: %3 for the first option, %4 for the second</source>
            <translation>%1 divide i gettoni della carta %2: %3 alla prima variante, %4 alla seconda</translation>
        </message>
        <message>
            <source>%1 turns card %2, %3: %4 or %5</source>
            <translation>%1 scopre la carta %2, %3: %4 oppure %5</translation>
        </message>
        <message>
            <source>%1 turns room %2: %3</source>
            <comment>seat, sign and name of a room</comment>
            <translation>%1 scopre la stanza %2: %3</translation>
        </message>
        <message>
            <source>%1, by a bright idea for the other option</source>
            <comment>%1 is a line</comment>
            <translation>%1, con un lampo di genio per l’altra variante</translation>
        </message>
        <message>
            <source>%1, mirrored by a bright idea</source>
            <comment>%1 is a line</comment>
            <translation>%1, con un pezzo specchiato da un lampo di genio</translation>
        </message>
        <message>
            <source>%1; %2</source>
            <comment>what a seat draws, what it leaves out</comment>
            <translation>%1; %2</translation>
        </message>
        <message>
            <source>All sheets are finished: %1</source>
            <translation>Tutti i fogli sono finiti: %1</translation>
        </message>
        <message numerus="yes">
            <source>leaves out %n pieces</source>
            <comment>after what a seat draws</comment>
            <translation>
                <numerusform>lascia fuori %n pezzo</numerusform>
                <numerusform>lascia fuori %n pezzi</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveHints</name>
        <message>
            <source>%1 and %2 share a wall.</source>
            <comment>two rooms</comment>
            <translation>Un muro in comune: %1 e %2.</translation>
        </message>
        <message>
            <source>%1 and %2 share no wall.</source>
            <comment>two rooms</comment>
            <translation>Nessun muro in comune: %1 e %2.</translation>
        </message>
        <message>
            <source>%1 cannot be closed any more: no walls with a door fit.</source>
            <translation>%1: non si può più chiudere, nessun muro con una porta ci sta.</translation>
        </message>
        <message>
            <source>%1 does not reach the railing.</source>
            <translation>%1: non arriva alla ringhiera.</translation>
        </message>
        <message>
            <source>%1 has no window to the %2 yet.</source>
            <comment>room, direction</comment>
            <translation>%1: ancora nessuna finestra a %2.</translation>
        </message>
        <message>
            <source>%1 has no window yet that sees this: %2.</source>
            <comment>room, thing outside</comment>
            <translation>%1: da nessuna finestra si vede ancora questo: %2.</translation>
        </message>
        <message>
            <source>%1 is no rectangle.</source>
            <translation>%1: non è un rettangolo.</translation>
        </message>
        <message>
            <source>%1 is no square.</source>
            <translation>%1: non è un quadrato.</translation>
        </message>
        <message>
            <source>%1 lies at an outer wall to the %2.</source>
            <comment>room, direction</comment>
            <translation>%1: tocca un muro esterno a %2.</translation>
        </message>
        <message>
            <source>%1 lies at no outer wall to the %2.</source>
            <comment>room, direction</comment>
            <translation>%1: non tocca nessun muro esterno a %2.</translation>
        </message>
        <message>
            <source>%1 must be finished and within reach.</source>
            <translation>%1: la stanza dev’essere finita e raggiungibile.</translation>
        </message>
        <message>
            <source>%1 of %2 lamps so far.</source>
            <translation>Finora lampade: %1 su %2.</translation>
        </message>
        <message>
            <source>%1 of %2 pieces so far.</source>
            <translation>Finora pezzi: %1 su %2.</translation>
        </message>
        <message>
            <source>%1 of %2 seats so far.</source>
            <comment>places to sit</comment>
            <translation>Finora posti a sedere: %1 su %2.</translation>
        </message>
        <message>
            <source>%1 of %2 squares with plants so far.</source>
            <translation>Finora caselle con piante: %1 su %2.</translation>
        </message>
        <message>
            <source>%1 was left open: its pieces count for nothing.</source>
            <translation>%1: rimasta aperta, i suoi pezzi non contano nulla.</translation>
        </message>
        <message>
            <source>%1 would not count: no way leads from the front door to its door.</source>
            <translation>%1: non conterebbe, dalla porta d’ingresso non si arriva alla sua porta.</translation>
        </message>
        <message>
            <source>%1 would not count: nobody can walk to %2.</source>
            <comment>piece, squares</comment>
            <translation>%1: non conterebbe, nessuno può arrivare a %2.</translation>
        </message>
        <message>
            <source>%1: %2, at least %3 wanted.</source>
            <translation>%1: %2, ne servono almeno %3.</translation>
        </message>
        <message>
            <source>%1: %2, at most %3 wanted.</source>
            <translation>%1: %2, al massimo %3.</translation>
        </message>
        <message>
            <source>%1: %2, exactly %3 wanted.</source>
            <translation>%1: %2, ne servono esattamente %3.</translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n casella</numerusform>
                <numerusform>%n caselle</numerusform>
            </translation>
        </message>
        <message>
            <source>Any room</source>
            <translation>Una stanza qualsiasi</translation>
        </message>
        <message>
            <source>Both must be finished and within reach: %1, %2.</source>
            <translation>Devono essere finite e raggiungibili entrambe: %1, %2.</translation>
        </message>
        <message>
            <source>Both must be there and count: %1, %2.</source>
            <translation>Devono esserci e contare entrambi: %1, %2.</translation>
        </message>
        <message>
            <source>No room has a window yet that sees this: %2.</source>
            <comment>thing outside</comment>
            <translation>Da nessuna stanza si vede ancora questo: %2.</translation>
        </message>
        <message>
            <source>No way leads from one to the other yet.</source>
            <translation>Ancora nessun passaggio porta dall’uno all’altro.</translation>
        </message>
        <message>
            <source>Still missing: %1.</source>
            <translation>Manca ancora: %1.</translation>
        </message>
        <message>
            <source>Too far: %1 apart, not %2.</source>
            <translation>Troppo lontano: %1 di distanza, al massimo %2.</translation>
        </message>
        <message>
            <source>Too near: %1 apart, not %2.</source>
            <translation>Troppo vicino: %1 di distanza, almeno %2.</translation>
        </message>
        <message>
            <source>Without a front door nobody gets in, and nothing counts.</source>
            <translation>Senza porta d’ingresso non entra nessuno, e non conta nulla.</translation>
        </message>
        <message>
            <source>church</source>
            <comment>seen from a window</comment>
            <translation>chiesa</translation>
        </message>
        <message>
            <source>mountains</source>
            <comment>seen from a window</comment>
            <translation>montagne</translation>
        </message>
        <message>
            <source>sea</source>
            <comment>seen from a window</comment>
            <translation>mare</translation>
        </message>
        <message>
            <source>street</source>
            <comment>seen from a window</comment>
            <translation>strada</translation>
        </message>
        <message>
            <source>the door of the %1</source>
            <comment>room</comment>
            <translation>la porta di questa stanza: %1</translation>
        </message>
        <message>
            <source>the front door</source>
            <translation>la porta d’ingresso</translation>
        </message>
        <message>
            <source>tree</source>
            <comment>seen from a window</comment>
            <translation>albero</translation>
        </message>
        <message>
            <source>water</source>
            <comment>seen from a window</comment>
            <translation>acqua</translation>
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
            <translation>una regola speciale vuole entrambe le varianti</translation>
        </message>
        <message>
            <source>all other rooms open into this one</source>
            <translation>tutte le altre stanze si aprono su questa</translation>
        </message>
        <message numerus="yes">
            <source>any other door would cost %n points</source>
            <translation>
                <numerusform>ogni altra porta costerebbe %n punto</numerusform>
                <numerusform>ogni altra porta costerebbe %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>chance decides</source>
            <translation>decide il caso</translation>
        </message>
        <message>
            <source>it is the last room</source>
            <translation>è l’ultima stanza</translation>
        </message>
        <message>
            <source>neither finds a good place, and “%1” takes less</source>
            <translation>nessuno dei due trova un buon posto, e “%1” occupa meno</translation>
        </message>
        <message>
            <source>no other card could be turned</source>
            <translation>non si poteva girare nessun’altra carta</translation>
        </message>
        <message>
            <source>no outline with a door was possible any more</source>
            <translation>nessun contorno con una porta era più possibile</translation>
        </message>
        <message>
            <source>nothing more could be added</source>
            <translation>non si poteva aggiungere altro</translation>
        </message>
        <message>
            <source>of the rooms that are left, this one needs the most squares</source>
            <translation>tra le stanze rimaste, questa richiede più caselle</translation>
        </message>
        <message>
            <source>other doors would have been as good</source>
            <translation>altre porte sarebbero andate altrettanto bene</translation>
        </message>
        <message numerus="yes">
            <source>outside this door %n free squares can be walked to, nowhere more</source>
            <translation>
                <numerusform>fuori da questa porta si raggiunge %n casella libera, altrove non di più</numerusform>
                <numerusform>fuori da questa porta si raggiungono %n caselle libere, altrove non di più</numerusform>
            </translation>
        </message>
        <message>
            <source>the card with the largest pieces comes while there is room</source>
            <translation>la carta con i pezzi più grandi viene finché c’è spazio</translation>
        </message>
        <message>
            <source>the door can be nowhere else</source>
            <translation>la porta non può stare altrove</translation>
        </message>
        <message numerus="yes">
            <source>the door leads to %n free squares, as others would</source>
            <translation>
                <numerusform>la porta dà su %n casella libera, come farebbero altre</numerusform>
                <numerusform>la porta dà su %n caselle libere, come farebbero altre</numerusform>
            </translation>
        </message>
        <message>
            <source>the front door is where the sheet is worth the most</source>
            <translation>la porta d’ingresso è dove il foglio vale di più</translation>
        </message>
        <message>
            <source>the front door is where the ways through the house are shortest</source>
            <translation>la porta d’ingresso è dove le vie attraverso la casa sono più brevi</translation>
        </message>
        <message>
            <source>the reason is not known</source>
            <translation>il motivo non è noto</translation>
        </message>
        <message>
            <source>this room needs no door of its own</source>
            <translation>questa stanza non ha bisogno di una porta propria</translation>
        </message>
        <message>
            <source>windows everywhere, for they can only bring points</source>
            <translation>finestre ovunque, perché possono solo portare punti</translation>
        </message>
        <message>
            <source>“%1” fits well only mirrored, by the bright idea</source>
            <translation>“%1” sta bene solo specchiato, con il lampo di genio</translation>
        </message>
        <message numerus="yes">
            <source>“%1” had only %n places left</source>
            <comment>a piece of furniture</comment>
            <translation>
                <numerusform>per “%1” restava solo %n posto</numerusform>
                <numerusform>per “%1” restavano solo %n posti</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” has more squares of furniture than “%2”: %3, not %4</source>
            <translation>“%1” ha più caselle di mobili di “%2”: %3, non %4</translation>
        </message>
        <message>
            <source>“%1” is left out, for it fits nowhere</source>
            <translation>il pezzo “%1” viene tralasciato: non entra da nessuna parte</translation>
        </message>
        <message>
            <source>“%1” is left out, for it would bring no more than it costs</source>
            <translation>il pezzo “%1” viene tralasciato: non porterebbe più di quanto costa</translation>
        </message>
        <message>
            <source>“%1” is left out, for it would cut off a finished room</source>
            <translation>il pezzo “%1” viene tralasciato: isolerebbe una stanza finita</translation>
        </message>
        <message>
            <source>“%1” is left out, for it would tear the room apart</source>
            <translation>il pezzo “%1” viene tralasciato: spezzerebbe la stanza</translation>
        </message>
        <message>
            <source>“%1” is left out, for the room could have no door any more</source>
            <translation>il pezzo “%1” viene tralasciato: la stanza non potrebbe più avere una porta</translation>
        </message>
        <message>
            <source>“%1” is worth as much as “%2”</source>
            <translation>“%1” vale quanto “%2”</translation>
        </message>
        <message>
            <source>“%1” keeps off the way through the house</source>
            <translation>“%1” lascia libera la via attraverso la casa</translation>
        </message>
        <message numerus="yes">
            <source>“%1” shares %n squares of circulation with other pieces</source>
            <comment>a piece</comment>
            <translation>
                <numerusform>“%1” condivide %n casella di passaggio con altri pezzi</numerusform>
                <numerusform>“%1” condivide %n caselle di passaggio con altri pezzi</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” stands right beside the rest of its room</source>
            <translation>“%1” sta proprio accanto al resto della sua stanza</translation>
        </message>
        <message numerus="yes">
            <source>“%1” stands with %n sides along walls</source>
            <comment>a piece</comment>
            <translation>
                <numerusform>“%1” sta con %n lato lungo i muri</numerusform>
                <numerusform>“%1” sta con %n lati lungo i muri</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” takes %3 squares, not %4 like “%2”, and leaves more for what comes</source>
            <translation>“%1” occupa %3 caselle, non %4 come “%2”, e ne lascia di più per ciò che verrà</translation>
        </message>
        <message>
            <source>“%1” takes least from the rest of the house there</source>
            <translation>“%1” lì toglie meno spazio al resto della casa</translation>
        </message>
        <message>
            <source>“%2” finds no good place, so the bright idea brings “%1” in its stead</source>
            <translation>“%2” non trova un buon posto: il lampo di genio porta al suo posto “%1”</translation>
        </message>
        <message>
            <source>“%2” finds no good place, “%1” does</source>
            <translation>“%2” non trova un buon posto, “%1” sì</translation>
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
            <translation>%1 non può farlo in questa parte del round.</translation>
        </message>
        <message>
            <source>%1: a carpet lies on %2, and nothing may stand on it.</source>
            <translation>%1: in %2 c’è un tappeto, e su un tappeto non sta nulla.</translation>
        </message>
        <message>
            <source>%1: a wall is needed %2.</source>
            <translation>%1: serve un muro %2.</translation>
        </message>
        <message>
            <source>%1: a wall or door runs %2.</source>
            <translation>%1: c’è un muro o una porta %2.</translation>
        </message>
        <message>
            <source>%1: furniture stands on %2 already.</source>
            <translation>%1: in %2 c’è già un mobile.</translation>
        </message>
        <message>
            <source>%1: in a finished room on %2.</source>
            <translation>%1: in %2 c’è una stanza finita.</translation>
        </message>
        <message>
            <source>%1: mirrored it is the same as turned, so that takes no bright idea.</source>
            <translation>%1: specchiato è uguale a girato, non serve un lampo di genio.</translation>
        </message>
        <message>
            <source>%1: no door may be %2, where a wall is needed.</source>
            <translation>%1: serve un muro %2, niente porta.</translation>
        </message>
        <message>
            <source>%1: only plants may stand on %2.</source>
            <translation>%1: in %2 possono stare solo piante.</translation>
        </message>
        <message>
            <source>%1: other pieces of this room need %2 as circulation.</source>
            <translation>%1: altri pezzi della stanza hanno bisogno di %2 come passaggio.</translation>
        </message>
        <message>
            <source>%1: outside the house on %2.</source>
            <translation>%1: fuori dalla casa in %2.</translation>
        </message>
        <message>
            <source>%1: over the edge of the sheet.</source>
            <translation>%1: oltre il bordo del foglio.</translation>
        </message>
        <message>
            <source>%1: pieces of another room need %2.</source>
            <translation>%1: i pezzi di un’altra stanza hanno bisogno di %2.</translation>
        </message>
        <message>
            <source>%1: something is in the way on %2.</source>
            <translation>%1: in %2 c’è un ostacolo.</translation>
        </message>
        <message>
            <source>%1: the ceiling is too low for circulation on %2.</source>
            <translation>%1: in %2 il soffitto è troppo basso per passare.</translation>
        </message>
        <message>
            <source>%1: the plan keeps %2 free as circulation.</source>
            <translation>%1: la pianta tiene libero il passaggio in %2.</translation>
        </message>
        <message>
            <source>%1: the scenario keeps %2 uncovered.</source>
            <translation>%1: lo scenario vuole che %2 resti scoperto.</translation>
        </message>
        <message>
            <source>%1: the square of a door must stay free: %2.</source>
            <translation>%1: davanti a una porta resta libero: %2.</translation>
        </message>
        <message>
            <source>A card has two options, the first and the second.</source>
            <translation>Una carta ha due varianti, la prima e la seconda.</translation>
        </message>
        <message>
            <source>A room needs at least one square.</source>
            <translation>Una stanza ha almeno una casella.</translation>
        </message>
        <message>
            <source>All tokens go to the same option on this card: %1.</source>
            <translation>Su questa carta i gettoni vanno tutti alla stessa variante: %1.</translation>
        </message>
        <message>
            <source>Each option must get a token on this card: %1.</source>
            <translation>Su questa carta ogni variante riceve un gettone: %1.</translation>
        </message>
        <message>
            <source>Each window and each side of the front door is named once, in order.</source>
            <translation>Ogni finestra e ogni lato della porta d’ingresso va indicato una volta, in ordine.</translation>
        </message>
        <message>
            <source>Impossible position: a room cannot have been closed like that.</source>
            <translation>Posizione impossibile: una stanza non può essere stata chiusa così.</translation>
        </message>
        <message>
            <source>Impossible position: a sheet has pieces that it cannot have, or not there.</source>
            <translation>Posizione impossibile: un foglio ha pezzi che non può avere, o non lì.</translation>
        </message>
        <message>
            <source>Impossible position: a wall, window or door cannot have been drawn there.</source>
            <translation>Posizione impossibile: lì non si può disegnare quel muro, finestra o porta.</translation>
        </message>
        <message>
            <source>Impossible position: cards or tokens do not fit the scenario.</source>
            <translation>Posizione impossibile: carte o gettoni non vanno d’accordo con lo scenario.</translation>
        </message>
        <message>
            <source>Impossible position: rooms and phases do not fit.</source>
            <translation>Posizione impossibile: stanze e fasi non tornano.</translation>
        </message>
        <message>
            <source>Impossible position: so many seats cannot play.</source>
            <translation>Posizione impossibile: in tanti posti non si può giocare.</translation>
        </message>
        <message>
            <source>Impossible position: there is no such scenario.</source>
            <translation>Posizione impossibile: questo scenario non c’è.</translation>
        </message>
        <message>
            <source>More pieces of one option than it has tokens.</source>
            <translation>Di una variante ci sono più pezzi che gettoni.</translation>
        </message>
        <message>
            <source>No door %1: %2 must be free.</source>
            <translation>Niente porta %1: %2 dev’essere libero.</translation>
        </message>
        <message>
            <source>No door %1: a piece needs a wall there.</source>
            <translation>Niente porta %1: lì un pezzo ha bisogno di un muro.</translation>
        </message>
        <message>
            <source>No door %1: it would lead into the wrong room, on %2.</source>
            <translation>Niente porta %1: in %2 darebbe sulla stanza sbagliata.</translation>
        </message>
        <message>
            <source>No door %1: it would lead out of the house.</source>
            <translation>Niente porta %1: darebbe fuori dalla casa.</translation>
        </message>
        <message>
            <source>No door %1: that is not the edge of the room.</source>
            <translation>Niente porta %1: non è il bordo della stanza.</translation>
        </message>
        <message>
            <source>No door %1: this wall belongs to the plan.</source>
            <translation>Niente porta %1: questo muro fa parte della pianta.</translation>
        </message>
        <message>
            <source>No front door %1: it goes into an outer wall.</source>
            <translation>Niente porta d’ingresso %1: va in un muro esterno.</translation>
        </message>
        <message>
            <source>No front door %1: the scenario says where it may be.</source>
            <translation>Niente porta d’ingresso %1: lo scenario dice dove può stare.</translation>
        </message>
        <message>
            <source>No front door here: %1 belongs to a finished room.</source>
            <translation>Niente porta d’ingresso qui: %1 appartiene a una stanza finita.</translation>
        </message>
        <message>
            <source>No front door here: %1 must be free, without furniture or circulation.</source>
            <translation>Niente porta d’ingresso qui: %1 dev’essere libero da mobili e passaggi.</translation>
        </message>
        <message>
            <source>No such card lies face down in this room: %1.</source>
            <translation>In questa stanza non c’è una carta coperta simile: %1.</translation>
        </message>
        <message>
            <source>No wall %1: a door is there.</source>
            <translation>Niente muro %1: lì c’è una porta.</translation>
        </message>
        <message>
            <source>No wall %1: both sides must lie in the house.</source>
            <translation>Niente muro %1: la casa dev’essere da tutte e due le parti.</translation>
        </message>
        <message>
            <source>No wall %2: it would run through this piece: %1.</source>
            <translation>Niente muro %2: passerebbe attraverso questo pezzo: %1.</translation>
        </message>
        <message>
            <source>No window %1: a door is there.</source>
            <translation>Niente finestra %1: lì c’è una porta.</translation>
        </message>
        <message>
            <source>No window %1: the scenario forbids it.</source>
            <translation>Niente finestra %1: lo scenario lo vieta.</translation>
        </message>
        <message>
            <source>No window %1: windows go into outer walls.</source>
            <translation>Niente finestra %1: le finestre vanno nei muri esterni.</translation>
        </message>
        <message>
            <source>Not yet: the scenario says which card comes before %1.</source>
            <translation>Non ancora: lo scenario dice quale carta viene prima di %1.</translation>
        </message>
        <message>
            <source>Only the bright idea mirrors a piece, and only one.</source>
            <translation>Solo il lampo di genio specchia un pezzo, e uno solo.</translation>
        </message>
        <message>
            <source>Pieces turn by quarters: no turn, one, two or three.</source>
            <translation>I pezzi girano a quarti di giro: nessuno, uno, due o tre.</translation>
        </message>
        <message>
            <source>Room %1 has been turned already, or there is none.</source>
            <translation>La stanza %1 è già scoperta, o non c’è.</translation>
        </message>
        <message>
            <source>Scenario %1 cannot be played: %2</source>
            <translation>Lo scenario %1 non si può giocare: %2</translation>
        </message>
        <message>
            <source>The bright idea has been used already in this match.</source>
            <translation>Il lampo di genio è già stato usato in questa partita.</translation>
        </message>
        <message>
            <source>The bright idea is switched on, but nothing makes use of it.</source>
            <translation>Il lampo di genio è acceso, ma nulla lo usa.</translation>
        </message>
        <message numerus="yes">
            <source>The card has %n tokens, not that many.</source>
            <translation>
                <numerusform>La carta ha solo %n gettone.</numerusform>
                <numerusform>La carta ha solo %n gettoni.</numerusform>
            </translation>
        </message>
        <message>
            <source>The door of another room opens onto %1, which must stay outside.</source>
            <translation>La porta di un’altra stanza dà su %1, che deve restare fuori.</translation>
        </message>
        <message>
            <source>The doors of the other rooms must open into the main room: %1 is outside of it.</source>
            <translation>Le porte delle altre stanze devono dare sulla stanza principale: %1 ne resta fuori.</translation>
        </message>
        <message>
            <source>The front door is two squares wide, on one straight wall.</source>
            <translation>La porta d’ingresso è larga due caselle, su un muro diritto.</translation>
        </message>
        <message>
            <source>The front door must open into the main room: %1 is outside of it.</source>
            <translation>La porta d’ingresso deve dare sulla stanza principale: %1 ne resta fuori.</translation>
        </message>
        <message>
            <source>The front door would open into the room, on %1.</source>
            <translation>La porta d’ingresso darebbe su questa stanza, in %1.</translation>
        </message>
        <message>
            <source>The room must contain its pieces with all circulation: %1 is missing.</source>
            <translation>La stanza deve contenere i suoi pezzi con tutto il passaggio: manca %1.</translation>
        </message>
        <message>
            <source>The room needs a door.</source>
            <translation>La stanza ha bisogno di una porta.</translation>
        </message>
        <message>
            <source>The room would be in separate parts: squares or walls part it.</source>
            <translation>La stanza sarebbe in parti separate: caselle o muri la dividono.</translation>
        </message>
        <message>
            <source>The room would lie outside the house on %1.</source>
            <translation>La stanza uscirebbe dalla casa in %1.</translation>
        </message>
        <message>
            <source>The room would take what other rooms hold: %1.</source>
            <translation>La stanza prenderebbe ciò che è di altre stanze: %1.</translation>
        </message>
        <message>
            <source>The wall %1 stays as it is: its room is finished.</source>
            <translation>Il muro %1 resta com’è: la sua stanza è finita.</translation>
        </message>
        <message>
            <source>There is one front door, one square wide.</source>
            <translation>La porta d’ingresso è una, larga una casella.</translation>
        </message>
        <message>
            <source>This belongs to the hallway and to no room: %1.</source>
            <translation>Questo appartiene al corridoio e a nessuna stanza: %1.</translation>
        </message>
        <message>
            <source>This piece</source>
            <translation>Questo pezzo</translation>
        </message>
        <message>
            <source>This room draws no door of its own.</source>
            <translation>Questa stanza non disegna una porta propria.</translation>
        </message>
        <message>
            <source>This room must touch the railing.</source>
            <translation>Questa stanza deve toccare la ringhiera.</translation>
        </message>
        <message>
            <source>This seat</source>
            <translation>Questo posto</translation>
        </message>
        <message>
            <source>Walls are drawn between two squares of the house.</source>
            <translation>I muri si disegnano tra due caselle della casa.</translation>
        </message>
        <message>
            <source>its file is missing.</source>
            <translation>manca il suo file.</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveWalk</name>
        <message>
            <source>%1, 0 of %2: nobody can walk to %3</source>
            <comment>piece, its squares, squares</comment>
            <translation>%1, 0 su %2: nessuno arriva a %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <comment>seat, sentence</comment>
            <translation>%1: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1: %2, %n points there</source>
            <translation>
                <numerusform>%1: %2, %n punto</numerusform>
                <numerusform>%1: %2, %n punti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2, %n points there; not counting: %3</source>
            <translation>
                <numerusform>%1: %2, %n punto; non conta: %3</numerusform>
                <numerusform>%1: %2, %n punti; non conta: %3</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2, left open, nothing counts there</source>
            <comment>seat, room</comment>
            <translation>%1: %2, lasciata aperta, lì non conta nulla</translation>
        </message>
        <message>
            <source>%1: %2, no way leads there</source>
            <comment>seat, room</comment>
            <translation>%1: %2, nessuna via ci arriva</translation>
        </message>
        <message>
            <source>%1: %2, nothing was drawn there, −3 points</source>
            <comment>seat, room</comment>
            <translation>%1: %2, lì non è stato disegnato nulla, −3 punti</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n points for “%2”</source>
            <comment>seat, bonus</comment>
            <translation>
                <numerusform>%1: %n punto per «%2»</numerusform>
                <numerusform>%1: %n punti per «%2»</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n points in all</source>
            <translation>
                <numerusform>%1: %n punto in tutto</numerusform>
                <numerusform>%1: %n punti in tutto</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: no way leads from the front door to its door</source>
            <translation>%1: dalla porta d’ingresso nessuna via porta alla sua porta</translation>
        </message>
        <message>
            <source>%1: nothing was drawn</source>
            <translation>%1: non è stato disegnato nulla</translation>
        </message>
        <message>
            <source>%1: so far</source>
            <comment>name of a seat</comment>
            <translation>%1: finora</translation>
        </message>
        <message>
            <source>%1: the room was left open</source>
            <translation>%1: la stanza è rimasta aperta</translation>
        </message>
        <message>
            <source>%1: the walk begins at the front door</source>
            <translation>%1: il giro comincia dalla porta d’ingresso</translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n pezzo</numerusform>
                <numerusform>%n pezzi</numerusform>
            </translation>
        </message>
        <message>
            <source>Again</source>
            <comment>button</comment>
            <translation>Daccapo</translation>
        </message>
        <message>
            <source>Back</source>
            <comment>button: one station back</comment>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <comment>button</comment>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Bonuses</source>
            <comment>station of the walk</comment>
            <translation>Bonus</translation>
        </message>
        <message>
            <source>Close</source>
            <comment>button</comment>
            <translation>Chiudere</translation>
        </message>
        <message>
            <source>Count the bonuses</source>
            <comment>button</comment>
            <translation>Contare i bonus</translation>
        </message>
        <message>
            <source>Final walk</source>
            <translation>Giro finale</translation>
        </message>
        <message>
            <source>Final walk</source>
            <comment>button</comment>
            <translation>Giro finale</translation>
        </message>
        <message>
            <source>Front door</source>
            <comment>station of the walk</comment>
            <translation>Ingresso</translation>
        </message>
        <message>
            <source>Go on</source>
            <comment>button</comment>
            <translation>Continuare</translation>
        </message>
        <message>
            <source>Hold</source>
            <comment>button</comment>
            <translation>Fermare</translation>
        </message>
        <message>
            <source>Next</source>
            <comment>button: the next station</comment>
            <translation>Avanti</translation>
        </message>
        <message>
            <source>Next sheet</source>
            <comment>button</comment>
            <translation>Foglio seguente</translation>
        </message>
        <message>
            <source>Rooms</source>
            <translation>Stanze</translation>
        </message>
        <message>
            <source>Sheet of %1</source>
            <comment>button</comment>
            <translation>Foglio di %1</translation>
        </message>
        <message>
            <source>Skip</source>
            <comment>button</comment>
            <translation>Saltare</translation>
        </message>
        <message>
            <source>Skip to the total</source>
            <comment>button</comment>
            <translation>Passare al totale</translation>
        </message>
        <message>
            <source>The walk</source>
            <translation>Il giro</translation>
        </message>
        <message>
            <source>To the sheets</source>
            <comment>button: ends the walk</comment>
            <translation>Ai fogli</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totale</translation>
        </message>
        <message>
            <source>Total</source>
            <comment>station of the walk</comment>
            <translation>Totale</translation>
        </message>
        <message>
            <source>at once</source>
            <comment>pace of the walk</comment>
            <translation>subito</translation>
        </message>
        <message>
            <source>fast</source>
            <comment>pace of the walk</comment>
            <translation>veloce</translation>
        </message>
        <message>
            <source>left open</source>
            <comment>note of a room</comment>
            <translation>lasciata aperta</translation>
        </message>
        <message>
            <source>normal pace</source>
            <comment>pace of the walk</comment>
            <translation>passo normale</translation>
        </message>
        <message>
            <source>not reached</source>
            <comment>note of a room</comment>
            <translation>non raggiunta</translation>
        </message>
        <message>
            <source>nothing was drawn</source>
            <comment>note of a room</comment>
            <translation>nulla di disegnato</translation>
        </message>
        <message>
            <source>points of each sheet</source>
            <translation>punti di ogni foglio</translation>
        </message>
        <message>
            <source>slow</source>
            <comment>pace of the walk</comment>
            <translation>lento</translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveWalls</name>
        <message>
            <source>%1, in the hand</source>
            <translation>%1, in mano</translation>
        </message>
        <message>
            <source>Door %1 rubbed out.</source>
            <translation>Porta %1 cancellata.</translation>
        </message>
        <message>
            <source>Door of the room (D)</source>
            <translation>Porta della stanza (D)</translation>
        </message>
        <message>
            <source>Door set %1.</source>
            <translation>Porta messa %1.</translation>
        </message>
        <message>
            <source>Drag along grid lines; going back rubs out.</source>
            <translation>Lungo le linee; tornando si cancella.</translation>
        </message>
        <message>
            <source>Draw a wall %1</source>
            <translation>Disegnare un muro %1</translation>
        </message>
        <message>
            <source>Draw a window %1</source>
            <translation>Disegnare una finestra %1</translation>
        </message>
        <message>
            <source>Eraser (X)</source>
            <translation>Gomma (X)</translation>
        </message>
        <message>
            <source>Front door %1 rubbed out.</source>
            <translation>Porta d’ingresso %1 cancellata.</translation>
        </message>
        <message>
            <source>Front door (F)</source>
            <translation>Porta d’ingresso (F)</translation>
        </message>
        <message>
            <source>Front door set %1.</source>
            <translation>Porta d’ingresso messa %1.</translation>
        </message>
        <message>
            <source>Hints on what would not count: hidden (I)</source>
            <translation>Avvisi su ciò che non conterebbe: nascosti (I)</translation>
        </message>
        <message>
            <source>Hints on what would not count: shown (I)</source>
            <translation>Avvisi su ciò che non conterebbe: visibili (I)</translation>
        </message>
        <message>
            <source>Paint the squares of the room.</source>
            <translation>Dipingere le caselle della stanza.</translation>
        </message>
        <message>
            <source>Press or drag to rub out.</source>
            <translation>Premere o trascinare per cancellare.</translation>
        </message>
        <message>
            <source>Rub out the door %1</source>
            <translation>Cancellare la porta %1</translation>
        </message>
        <message>
            <source>Rub out the front door %1</source>
            <translation>Cancellare la porta d’ingresso %1</translation>
        </message>
        <message>
            <source>Rub out the wall %1</source>
            <translation>Cancellare il muro %1</translation>
        </message>
        <message>
            <source>Rub out the window %1</source>
            <translation>Cancellare la finestra %1</translation>
        </message>
        <message>
            <source>Rub out what is drawn %1</source>
            <translation>Cancellare ciò che è disegnato %1</translation>
        </message>
        <message>
            <source>Rubbed out %1.</source>
            <translation>Cancellato %1.</translation>
        </message>
        <message>
            <source>Set the door %1</source>
            <translation>Mettere la porta %1</translation>
        </message>
        <message>
            <source>Set the front door %1</source>
            <translation>Mettere la porta d’ingresso %1</translation>
        </message>
        <message>
            <source>Squares of the room (P)</source>
            <translation>Caselle della stanza (P)</translation>
        </message>
        <message>
            <source>The door goes on a green side.</source>
            <translation>La porta va su un lato verde.</translation>
        </message>
        <message>
            <source>The front door goes on an outer side.</source>
            <translation>La porta d’ingresso va su un lato esterno.</translation>
        </message>
        <message>
            <source>Wall %1 rubbed out.</source>
            <translation>Muro %1 cancellato.</translation>
        </message>
        <message>
            <source>Wall (W)</source>
            <translation>Muro (W)</translation>
        </message>
        <message>
            <source>Wall drawn %1.</source>
            <translation>Muro disegnato %1.</translation>
        </message>
        <message>
            <source>Walls, doors and windows</source>
            <translation>Muri, porte e finestre</translation>
        </message>
        <message>
            <source>What would not count</source>
            <translation>Che cosa non conterebbe</translation>
        </message>
        <message>
            <source>Window %1 rubbed out.</source>
            <translation>Finestra %1 cancellata.</translation>
        </message>
        <message>
            <source>Window (N)</source>
            <translation>Finestra (N)</translation>
        </message>
        <message>
            <source>Window drawn %1.</source>
            <translation>Finestra disegnata %1.</translation>
        </message>
        <message>
            <source>Windows go on outer sides.</source>
            <translation>Le finestre vanno sui lati esterni.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Indice</translation>
        </message>
        <message>
            <source>Find in the rules</source>
            <translation>Cerca nelle regole</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regole</translation>
        </message>
        <message>
            <source>Rules page</source>
            <translation>Pagina delle regole</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>blue circle</source>
            <translation>cerchio blu</translation>
        </message>
        <message>
            <source>brown cross</source>
            <translation>croce marrone</translation>
        </message>
        <message>
            <source>crimson heart</source>
            <translation>cuore cremisi</translation>
        </message>
        <message>
            <source>green square</source>
            <translation>quadrato verde</translation>
        </message>
        <message>
            <source>grey ring</source>
            <translation>anello grigio</translation>
        </message>
        <message>
            <source>olive hexagon</source>
            <translation>esagono oliva</translation>
        </message>
        <message>
            <source>orange triangle</source>
            <translation>triangolo arancione</translation>
        </message>
        <message>
            <source>pink diamond</source>
            <translation>rombo rosa</translation>
        </message>
        <message>
            <source>sky blue pentagon</source>
            <translation>pentagono celeste</translation>
        </message>
        <message>
            <source>teal wedge</source>
            <translation>spicchio verde petrolio</translation>
        </message>
        <message>
            <source>violet moon</source>
            <translation>luna viola</translation>
        </message>
        <message>
            <source>yellow star</source>
            <translation>stella gialla</translation>
        </message>
    </context>
    <context>
        <name>Settings</name>
        <message>
            <source>145 % reads well from two metres.</source>
            <translation>Con il 145 % si legge bene da due metri.</translation>
        </message>
        <message>
            <source>A question before a running match is left or started again.</source>
            <translation>Una domanda prima di lasciare o ricominciare una partita in corso.</translation>
        </message>
        <message>
            <source>A question when a seat confirms its turn and a city plan could be claimed.</source>
            <translation>Una domanda quando un posto conferma il turno e un progetto si potrebbe realizzare.</translation>
        </message>
        <message>
            <source>A turn passes when its button is pressed; without this, as soon as it is complete.</source>
            <translation>Il turno passa quando si preme il suo pulsante; senza, appena è completo.</translation>
        </message>
        <message>
            <source>Aids in new matches</source>
            <translation>Aiuti nelle nuove partite</translation>
        </message>
        <message>
            <source>Animations</source>
            <translation>Animazioni</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>animations</comment>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>language</comment>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>As the system</source>
            <comment>light or dark look</comment>
            <translation>Come il sistema</translation>
        </message>
        <message>
            <source>Ask before a match is left</source>
            <translation>Chiedere prima di lasciare una partita</translation>
        </message>
        <message>
            <source>Ask when a claim is left</source>
            <translation>Chiedere se si lascia un progetto</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Confirm every turn</source>
            <translation>Confermare ogni turno</translation>
        </message>
        <message>
            <source>Cover private views by themselves</source>
            <translation>Coprire da sé le viste private</translation>
        </message>
        <message>
            <source>Dark</source>
            <comment>look</comment>
            <translation>Scuro</translation>
        </message>
        <message>
            <source>Fast</source>
            <comment>animations</comment>
            <translation>Veloci</translation>
        </message>
        <message>
            <source>Fences and small pieces are easier to hit with a finger.</source>
            <translation>Recinzioni e pezzi piccoli sono più facili da toccare con un dito.</translation>
        </message>
        <message>
            <source>Hatching beside every colour that means something.</source>
            <translation>Un tratteggio accanto a ogni colore che ha un significato.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <comment>look</comment>
            <translation>Alto contrasto</translation>
        </message>
        <message>
            <source>Holds at once, also in a running match.</source>
            <translation>Vale subito, anche a partita in corso.</translation>
        </message>
        <message>
            <source>How fast pieces travel on the board; the system may ask for none.</source>
            <translation>La velocità dei pezzi sul tabellone; il sistema può chiedere di evitarle.</translation>
        </message>
        <message>
            <source>Instant</source>
            <comment>animations</comment>
            <translation>Immediate</translation>
        </message>
        <message>
            <source>Language</source>
            <translation>Lingua</translation>
        </message>
        <message>
            <source>Language and look</source>
            <translation>Lingua e aspetto</translation>
        </message>
        <message>
            <source>Large targets</source>
            <translation>Bersagli grandi</translation>
        </message>
        <message>
            <source>Light</source>
            <comment>look</comment>
            <translation>Chiaro</translation>
        </message>
        <message>
            <source>Look</source>
            <translation>Aspetto</translation>
        </message>
        <message>
            <source>Normal</source>
            <comment>animations</comment>
            <translation>Normali</translation>
        </message>
        <message>
            <source>On a standing screen, a board with sides turns towards the seat that acts.</source>
            <translation>Su uno schermo in piedi, un tabellone con lati si gira verso il posto che agisce.</translation>
        </message>
        <message>
            <source>Paper by day, blueprint by night, or black on white.</source>
            <translation>Carta di giorno, cianografia di notte, oppure nero su bianco.</translation>
        </message>
        <message>
            <source>Patterns</source>
            <translation>Motivi</translation>
        </message>
        <message>
            <source>Questions</source>
            <translation>Domande</translation>
        </message>
        <message>
            <source>Settings</source>
            <translation>Impostazioni</translation>
        </message>
        <message>
            <source>Slow</source>
            <comment>animations</comment>
            <translation>Lente</translation>
        </message>
        <message>
            <source>Square boards turn</source>
            <translation>I tabelloni quadrati girano</translation>
        </message>
        <message>
            <source>Text size</source>
            <translation>Grandezza del testo</translation>
        </message>
        <message>
            <source>The board turns towards the seat that acts, and targets are larger.</source>
            <translation>Il tabellone si gira verso il posto di turno e i bersagli sono più grandi.</translation>
        </message>
        <message>
            <source>The curtain comes down when nobody touches anything for 20 seconds.</source>
            <translation>Il sipario scende quando nessuno tocca nulla per 20 secondi.</translation>
        </message>
        <message>
            <source>The screen lies flat</source>
            <translation>Lo schermo è in piano</translation>
        </message>
        <message>
            <source>The settings file %1 is damaged; it was moved aside and the settings start afresh.</source>
            <translation>Il file delle impostazioni %1 è danneggiato; è stato messo da parte e le impostazioni ripartono da zero.</translation>
        </message>
        <message>
            <source>The table</source>
            <translation>Il tavolo</translation>
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
            <translation>%1 (con aiuto)</translation>
        </message>
        <message>
            <source>%1 at %2: %3.</source>
            <comment>date, time, reasons of the end</comment>
            <translation>%1 alle %2: %3.</translation>
        </message>
        <message>
            <source>%1 of %2</source>
            <comment>used of chosen</comment>
            <translation>%1 di %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>game and mode</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, with help</source>
            <comment>a result</comment>
            <translation>%1, con aiuto</translation>
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
            <translation>%1: %2 a partita</translation>
        </message>
        <message>
            <source>%1: %2 points</source>
            <translation>%1: %2 punti</translation>
        </message>
        <message>
            <source>%1: used %2 of %3 times</source>
            <translation>%1: usato %2 volte su %3</translation>
        </message>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n partita</numerusform>
                <numerusform>%n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches of all games are removed for good. Saved matches stay.</source>
            <translation>
                <numerusform>%n partita di tutti i giochi viene tolta per sempre. Le partite salvate restano.</numerusform>
                <numerusform>%n partite di tutti i giochi vengono tolte per sempre. Le partite salvate restano.</numerusform>
            </translation>
        </message>
        <message>
            <source>100 rounds</source>
            <translation>100 round</translation>
        </message>
        <message>
            <source>A row tells more about its match.</source>
            <translation>Una riga dice di più sulla sua partita.</translation>
        </message>
        <message>
            <source>All others out</source>
            <translation>Tutti gli altri fuori</translation>
        </message>
        <message>
            <source>All out, nobody won</source>
            <translation>Tutti fuori, nessuno ha vinto</translation>
        </message>
        <message>
            <source>All passed</source>
            <translation>Tutti hanno passato</translation>
        </message>
        <message>
            <source>All seats together</source>
            <translation>Tutti insieme</translation>
        </message>
        <message>
            <source>All sheets finished</source>
            <translation>Tutti i fogli finiti</translation>
        </message>
        <message>
            <source>All three city plans</source>
            <translation>Tutti e tre i progetti</translation>
        </message>
        <message>
            <source>Another program holds the statistics in %1; they could not be written.</source>
            <translation>Un altro programma usa le statistiche in %1; non è stato possibile scriverle.</translation>
        </message>
        <message>
            <source>As CSV, for spreadsheets</source>
            <translation>Come CSV, per fogli di calcolo</translation>
        </message>
        <message>
            <source>As JSON, for programs</source>
            <translation>Come JSON, per programmi</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Indietro</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Migliore</translation>
        </message>
        <message>
            <source>Bonus of 1915</source>
            <translation>Bonus del 1915</translation>
        </message>
        <message>
            <source>Bonus of the 9</source>
            <translation>Bonus del numero 9</translation>
        </message>
        <message>
            <source>Bonuses used</source>
            <translation>Bonus usati</translation>
        </message>
        <message>
            <source>Bright ideas used</source>
            <translation>Lampi di genio usati</translation>
        </message>
        <message>
            <source>Buildings</source>
            <translation>Edifici</translation>
        </message>
        <message>
            <source>Buildings that stand</source>
            <translation>Edifici in piedi</translation>
        </message>
        <message>
            <source>Cantiere statistics</source>
            <comment>name of a file</comment>
            <translation>Statistiche di Cantiere</translation>
        </message>
        <message>
            <source>Cards of urban planning</source>
            <translation>Carte di urbanistica</translation>
        </message>
        <message>
            <source>Choose a game</source>
            <translation>Scegli un gioco</translation>
        </message>
        <message>
            <source>City plans</source>
            <translation>Progetti</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Data</translation>
        </message>
        <message>
            <source>Delete all</source>
            <translation>Elimina tutto</translation>
        </message>
        <message>
            <source>Delete all statistics?</source>
            <translation>Eliminare tutte le statistiche?</translation>
        </message>
        <message>
            <source>Effects used of chosen</source>
            <translation>Effetti usati fra quelli scelti</translation>
        </message>
        <message>
            <source>Eighth building</source>
            <translation>Ottavo edificio</translation>
        </message>
        <message>
            <source>Every match played to its end is counted here, with the points of each seat.</source>
            <translation>Qui conta ogni partita giocata fino in fondo, con i punti di ogni posto.</translation>
        </message>
        <message>
            <source>Every plot filled</source>
            <translation>Tutti i lotti occupati</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Esporta</translation>
        </message>
        <message>
            <source>Export the statistics as CSV</source>
            <translation>Esporta le statistiche come CSV</translation>
        </message>
        <message>
            <source>Export the statistics as JSON</source>
            <translation>Esporta le statistiche come JSON</translation>
        </message>
        <message>
            <source>Game and mode</source>
            <translation>Gioco e modalità</translation>
        </message>
        <message>
            <source>Guessed right as mayor</source>
            <translation>Indovinati come sindaco</translation>
        </message>
        <message>
            <source>Helped</source>
            <translation>Con aiuto</translation>
        </message>
        <message>
            <source>Helped %1: %2.</source>
            <comment>seat, by what</comment>
            <translation>Con aiuto %1: %2.</translation>
        </message>
        <message>
            <source>Houses</source>
            <translation>Case</translation>
        </message>
        <message>
            <source>How matches ended</source>
            <translation>Come sono finite le partite</translation>
        </message>
        <message>
            <source>In a match</source>
            <translation>In una partita</translation>
        </message>
        <message>
            <source>JSON files (%1)</source>
            <translation>File JSON (%1)</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Tienile</translation>
        </message>
        <message>
            <source>Last card dealt</source>
            <translation>Ultima carta distribuita</translation>
        </message>
        <message>
            <source>Length</source>
            <comment>of a match</comment>
            <translation>Durata</translation>
        </message>
        <message>
            <source>Lines and blocks completed</source>
            <translation>Linee e isolati completati</translation>
        </message>
        <message>
            <source>Longest</source>
            <comment>streak of wins</comment>
            <translation>Più lunga</translation>
        </message>
        <message>
            <source>Matches</source>
            <translation>Partite</translation>
        </message>
        <message>
            <source>Mean</source>
            <translation>Media</translation>
        </message>
        <message>
            <source>Most trees possible</source>
            <translation>Alberi possibili</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nome</translation>
        </message>
        <message>
            <source>No match has been finished yet</source>
            <translation>Nessuna partita è ancora finita</translation>
        </message>
        <message>
            <source>Nobody won: %1</source>
            <comment>seats with totals</comment>
            <translation>Nessuno ha vinto: %1</translation>
        </message>
        <message>
            <source>Penalty tiles at the end</source>
            <translation>Tessere di penalità alla fine</translation>
        </message>
        <message>
            <source>Perfect rounds</source>
            <translation>Round perfetti</translation>
        </message>
        <message>
            <source>Permit refusals</source>
            <translation>Permessi negati</translation>
        </message>
        <message>
            <source>Personal goals</source>
            <translation>Obiettivi personali</translation>
        </message>
        <message>
            <source>Pieces drawn</source>
            <translation>Pezzi disegnati</translation>
        </message>
        <message>
            <source>Pieces that count</source>
            <translation>Pezzi che contano</translation>
        </message>
        <message>
            <source>Places meant as mayor</source>
            <translation>Luoghi pensati come sindaco</translation>
        </message>
        <message>
            <source>Points of %1</source>
            <translation>Punti di %1</translation>
        </message>
        <message>
            <source>Points on average</source>
            <translation>Punti in media</translation>
        </message>
        <message>
            <source>Pools lost</source>
            <translation>Piscine perse</translation>
        </message>
        <message>
            <source>Proposals</source>
            <translation>Proposte</translation>
        </message>
        <message>
            <source>Rooms closed</source>
            <translation>Stanze chiuse</translation>
        </message>
        <message>
            <source>Roundabouts</source>
            <translation>Rotatorie</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Round</translation>
        </message>
        <message>
            <source>Rounds as mayor</source>
            <translation>Round come sindaco</translation>
        </message>
        <message>
            <source>Rubble cleared</source>
            <translation>Macerie sgombrate</translation>
        </message>
        <message>
            <source>Seats and points</source>
            <translation>Posti e punti</translation>
        </message>
        <message>
            <source>Shuffle wishes</source>
            <translation>Rimescolamenti voluti</translation>
        </message>
        <message>
            <source>Six rounds</source>
            <translation>Sei round</translation>
        </message>
        <message>
            <source>Squares of closed rooms</source>
            <translation>Caselle delle stanze chiuse</translation>
        </message>
        <message>
            <source>Statistics</source>
            <translation>Statistiche</translation>
        </message>
        <message>
            <source>Steps paid for</source>
            <translation>Passi pagati</translation>
        </message>
        <message>
            <source>Streak</source>
            <translation>Serie</translation>
        </message>
        <message>
            <source>Tables (%1)</source>
            <translation>Tabelle (%1)</translation>
        </message>
        <message>
            <source>The Committee</source>
            <translation>Il Comitato</translation>
        </message>
        <message>
            <source>The disk is full: the statistics in %1 could not be written.</source>
            <translation>Il disco è pieno: non è stato possibile scrivere le statistiche in %1.</translation>
        </message>
        <message>
            <source>The folder of %1 cannot be written; no statistics are kept.</source>
            <translation>Non è possibile scrivere nella cartella di %1; le statistiche non vengono conservate.</translation>
        </message>
        <message>
            <source>The statistics file is damaged; it was moved aside to %1 and the statistics start afresh.</source>
            <translation>Il file delle statistiche è danneggiato; è stato messo da parte come %1 e le statistiche ripartono da zero.</translation>
        </message>
        <message>
            <source>The statistics in %1 are damaged and cannot be moved aside.</source>
            <translation>Le statistiche in %1 sono danneggiate e non si possono mettere da parte.</translation>
        </message>
        <message>
            <source>The statistics in %1 could not be changed to this version; nothing is added to them.</source>
            <translation>Non è stato possibile adattare a questa versione le statistiche in %1; non si aggiunge nulla.</translation>
        </message>
        <message>
            <source>The statistics in %1 were written by a newer version; nothing is added to them.</source>
            <translation>Le statistiche in %1 sono di una versione più nuova; non si aggiunge nulla.</translation>
        </message>
        <message>
            <source>Third permit refusal</source>
            <translation>Terzo permesso negato</translation>
        </message>
        <message>
            <source>Three points</source>
            <translation>Tre punti</translation>
        </message>
        <message>
            <source>Tiles given up</source>
            <translation>Tessere cedute</translation>
        </message>
        <message>
            <source>Tiles of the city</source>
            <translation>Tessere della città</translation>
        </message>
        <message>
            <source>Tiles planned</source>
            <translation>Tessere progettate</translation>
        </message>
        <message>
            <source>Trees of the city</source>
            <translation>Alberi della città</translation>
        </message>
        <message>
            <source>Turns</source>
            <translation>Turni</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Senza aiuto</translation>
        </message>
        <message>
            <source>Who played</source>
            <translation>Chi ha giocato</translation>
        </message>
        <message>
            <source>Whole area built</source>
            <translation>Zona tutta costruita</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Vinte</translation>
        </message>
        <message>
            <source>Years</source>
            <translation>Anni</translation>
        </message>
        <message numerus="yes">
            <source>a brick is %n matches</source>
            <translation>
                <numerusform>un mattone è %n partita</numerusform>
                <numerusform>un mattone sono %n partite</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a brick is %n points</source>
            <translation>
                <numerusform>un mattone è %n punto</numerusform>
                <numerusform>un mattone sono %n punti</numerusform>
            </translation>
        </message>
        <message>
            <source>a computer player for a while</source>
            <translation>per un po’ un giocatore artificiale</translation>
        </message>
        <message>
            <source>begun from a position</source>
            <translation>cominciata da una posizione</translation>
        </message>
        <message>
            <source>hints</source>
            <translation>suggerimenti</translation>
        </message>
        <message>
            <source>legal targets</source>
            <translation>mosse possibili</translation>
        </message>
        <message>
            <source>live score</source>
            <translation>punteggio in diretta</translation>
        </message>
        <message>
            <source>mean %1, best %2</source>
            <translation>media %1, migliore %2</translation>
        </message>
        <message>
            <source>newest first</source>
            <translation>prima le più recenti</translation>
        </message>
        <message>
            <source>per match</source>
            <translation>a partita</translation>
        </message>
        <message numerus="yes">
            <source>per match, a brick is %n</source>
            <translation>
                <numerusform>a partita, un mattone è %n</numerusform>
                <numerusform>a partita, un mattone sono %n</numerusform>
            </translation>
        </message>
        <message>
            <source>soft hints</source>
            <translation>avvisi discreti</translation>
        </message>
        <message>
            <source>taken back after something new was seen</source>
            <translation>annullato dopo aver visto qualcosa di nuovo</translation>
        </message>
        <message>
            <source>the same match once more</source>
            <translation>di nuovo la stessa partita</translation>
        </message>
        <message>
            <source>what is left</source>
            <translation>che cosa resta</translation>
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
            <translation>%1 Il file è stato messo da parte come %2.</translation>
        </message>
        <message>
            <source>%1 The match goes on from where it was saved, and what was done before cannot be taken back.</source>
            <translation>%1 La partita continua da dove era salvata e ciò che è avvenuto prima non si può annullare.</translation>
        </message>
        <message>
            <source>%1 is thinking</source>
            <translation>%1 sta pensando</translation>
        </message>
        <message>
            <source>Aids in this match: %1.</source>
            <translation>Aiuti in questa partita: %1.</translation>
        </message>
        <message>
            <source>Hints taken: %1.</source>
            <translation>Suggerimenti presi: %1.</translation>
        </message>
        <message>
            <source>Played with free undo.</source>
            <translation>Giocata con annullamento libero.</translation>
        </message>
        <message numerus="yes">
            <source>Taken back: %n time(s).</source>
            <translation>
                <numerusform>Annullata %n volta.</numerusform>
                <numerusform>Annullata %n volte.</numerusform>
            </translation>
        </message>
        <message>
            <source>The match cannot begin: %1</source>
            <translation>La partita non può cominciare: %1</translation>
        </message>
        <message>
            <source>There is no match to go on with.</source>
            <translation>Non c’è una partita da riprendere.</translation>
        </message>
        <message>
            <source>This version replays entry %1 of the match differently; it goes on from where it was saved, and what was done before cannot be taken back.</source>
            <translation>Questa versione riproduce diversamente la voce %1 della partita; si continua da dove era salvata e ciò che è avvenuto prima non si può annullare.</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <translation>Turno %1</translation>
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
            <translation>%1 e %2</translation>
        </message>
        <message>
            <source>, </source>
            <comment>between the names of a list</comment>
            <translation>, </translation>
        </message>
    </context>
</TS>
