<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>AfterTheQuake</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n years</source>
            <translation>
                <numerusform>%n year</numerusform>
                <numerusform>%n years</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeBoard</name>
        <message numerus="yes">
            <source>%n step(s)</source>
            <translation>
                <numerusform>%n step</numerusform>
                <numerusform>%n steps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>AfterTheQuakeEvents</name>
        <message numerus="yes">
            <source>%n discarded permits are shuffled into a new stack</source>
            <translation>
                <numerusform>%n discarded permit makes the new stack</numerusform>
                <numerusform>%n discarded permits are shuffled into a new stack</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Announcer</name>
        <message numerus="yes">
            <source>%n more lines stand in the log</source>
            <translation>
                <numerusform>%n more line stands in the log</numerusform>
                <numerusform>%n more lines stand in the log</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Clock</name>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seconds</source>
            <translation>
                <numerusform>%n second</numerusform>
                <numerusform>%n seconds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seconds are left.</source>
            <translation>
                <numerusform>%n second is left.</numerusform>
                <numerusform>%n seconds are left.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommonGround</name>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n trees</source>
            <translation>
                <numerusform>%n tree</numerusform>
                <numerusform>%n trees</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommonGroundCells</name>
        <message numerus="yes">
            <source>%1 of at most %2 trees that %n tiles can have</source>
            <translation>
                <numerusform>%1 of at most %2 trees that %n tile can have</numerusform>
                <numerusform>%1 of at most %2 trees that %n tiles can have</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The group built %n trees</source>
            <translation>
                <numerusform>The group built %n tree</numerusform>
                <numerusform>The group built %n trees</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Upper bound for %n tiles: %1 trees.</source>
            <translation>
                <numerusform>Upper bound for %n tile: %1 trees.</numerusform>
                <numerusform>Upper bound for %n tiles: %1 trees.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommonGroundEvents</name>
        <message numerus="yes">
            <source>%1 lays a Bonus tile: %n trees, shut to the %2</source>
            <translation>
                <numerusform>%1 lays a Bonus tile: %n tree, shut to the %2</numerusform>
                <numerusform>%1 lays a Bonus tile: %n trees, shut to the %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: right, %n trees</source>
            <comment>%1 says what was meant</comment>
            <translation>
                <numerusform>%1: right, %n tree</numerusform>
                <numerusform>%1: right, %n trees</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The city is built: %n trees, %1</source>
            <translation>
                <numerusform>The city is built: %n tree, %1</numerusform>
                <numerusform>The city is built: %n trees, %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>CommonGroundMotives</name>
        <message numerus="yes">
            <source>%1 laid %2 near %3: they go together, and %n sites there now bring two trees or more</source>
            <comment>seat, place, neighbour</comment>
            <translation>
                <numerusform>%1 laid %2 near %3: they go together, and %n site there now brings two trees or more</numerusform>
                <numerusform>%1 laid %2 near %3: they go together, and %n sites there now bring two trees or more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid %2 where %n sites now bring two trees or more</source>
            <comment>seat, place</comment>
            <translation>
                <numerusform>%1 laid %2 where %n site now brings two trees or more</numerusform>
                <numerusform>%1 laid %2 where %n sites now bring two trees or more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid the Bonus tile for %n trees, not for %2, to keep good sites open</source>
            <comment>seat, the most trees there were</comment>
            <translation>
                <numerusform>%1 laid the Bonus tile for %n tree, not for %2, to keep good sites open</numerusform>
                <numerusform>%1 laid the Bonus tile for %n trees, not for %2, to keep good sites open</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 laid the Bonus tile for %n trees, nowhere more, its wall where least room is lost</source>
            <comment>seat</comment>
            <translation>
                <numerusform>%1 laid the Bonus tile for %n tree, nowhere more, its wall where least room is lost</numerusform>
                <numerusform>%1 laid the Bonus tile for %n trees, nowhere more, its wall where least room is lost</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 put %2 beside %3: %n tree can grow there</numerusform>
                <numerusform>%1 put %2 beside %3: %n trees can grow there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there, and no other site is like it</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 put %2 beside %3: %n tree can grow there, and no other site is like it</numerusform>
                <numerusform>%1 put %2 beside %3: %n trees can grow there, and no other site is like it</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 put %2 beside %3: %n trees can grow there, nowhere more</source>
            <comment>seat, cone, neighbour</comment>
            <translation>
                <numerusform>%1 put %2 beside %3: %n tree can grow there, nowhere more</numerusform>
                <numerusform>%1 put %2 beside %3: %n trees can grow there, nowhere more</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseNumbers</name>
        <message numerus="yes">
            <source>%n bis houses stand in one and the same street.</source>
            <translation>
                <numerusform>%n bis house stands in one and the same street.</numerusform>
                <numerusform>%n bis houses stand in one and the same street.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bis in one street</source>
            <translation>
                <numerusform>%n bis in one street</numerusform>
                <numerusform>%n bis in one street</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n boxes of the temp agency are crossed.</source>
            <translation>
                <numerusform>%n box of the temp agency is crossed.</numerusform>
                <numerusform>%n boxes of the temp agency are crossed.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n temps</source>
            <translation>
                <numerusform>%n temp</numerusform>
                <numerusform>%n temps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All parks are built in %n streets.</source>
            <translation>
                <numerusform>All parks are built in %n street.</numerusform>
                <numerusform>All parks are built in %n streets.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All parks in %n streets</source>
            <translation>
                <numerusform>All parks in %n street</numerusform>
                <numerusform>All parks in %n streets</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All planned pools are built in %n streets.</source>
            <translation>
                <numerusform>All planned pools are built in %n street.</numerusform>
                <numerusform>All planned pools are built in %n streets.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All pools in %n streets</source>
            <translation>
                <numerusform>All pools in %n street</numerusform>
                <numerusform>All pools in %n streets</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseNumbersBoard</name>
        <message numerus="yes">
            <source>%1, %n points</source>
            <comment>%1 is a whole sentence</comment>
            <translation>
                <numerusform>%1, %n point</numerusform>
                <numerusform>%1, %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n complete</source>
            <comment>estates</comment>
            <translation>
                <numerusform>%n complete</numerusform>
                <numerusform>%n complete</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Sheet of %1, %n houses</source>
            <translation>
                <numerusform>Sheet of %1, %n house</numerusform>
                <numerusform>Sheet of %1, %n houses</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>most boxes: %1, in %n seats</source>
            <translation>
                <numerusform>most boxes: %1, in %n seat</numerusform>
                <numerusform>most boxes: %1, in %n seats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no: %1 fits on %n plots</source>
            <translation>
                <numerusform>no: %1 fits on %n plot</numerusform>
                <numerusform>no: %1 fits on %n plots</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>turn %1 of %2, %n cards</source>
            <translation>
                <numerusform>turn %1 of %2, %n card</numerusform>
                <numerusform>turn %1 of %2, %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>HouseNumbersCells</name>
        <message numerus="yes">
            <source>%n bis houses stand.</source>
            <translation>
                <numerusform>%n bis house stands.</numerusform>
                <numerusform>%n bis houses stand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n boxes: %1</source>
            <translation>
                <numerusform>%n box: %1</numerusform>
                <numerusform>%n boxes: %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of three refusals taken.</source>
            <translation>
                <numerusform>%n of three refusals taken.</numerusform>
                <numerusform>%n of three refusals taken.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pools are built.</source>
            <translation>
                <numerusform>%n pool is built.</numerusform>
                <numerusform>%n pools are built.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n roundabouts lie in the streets.</source>
            <translation>
                <numerusform>%n roundabout lies in the streets.</numerusform>
                <numerusform>%n roundabouts lie in the streets.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The agent raised this size %n time(s).</source>
            <translation>
                <numerusform>The agent raised this size %n time.</numerusform>
                <numerusform>The agent raised this size %n times.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewMatch</name>
        <message numerus="yes">
            <source>%n seats</source>
            <translation>
                <numerusform>%n seat</numerusform>
                <numerusform>%n seats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocks</name>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksBoard</name>
        <message numerus="yes">
            <source>%n more may still be out there.</source>
            <translation>
                <numerusform>%n more may still be out there.</numerusform>
                <numerusform>%n more may still be out there.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n of them just drawn</source>
            <translation>
                <numerusform>%n of them just drawn</numerusform>
                <numerusform>%n of them just drawn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points if it stays.</source>
            <translation>
                <numerusform>%n point if it stays.</numerusform>
                <numerusform>%n points if it stays.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tiles behind it.</source>
            <translation>
                <numerusform>%n tile behind it.</numerusform>
                <numerusform>%n tiles behind it.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksBonus</name>
        <message numerus="yes">
            <source>%1 puts %2 on the discards and draws %n new tiles.</source>
            <translation>
                <numerusform>%1 puts %2 on the discards and draws %n new tile.</numerusform>
                <numerusform>%1 puts %2 on the discards and draws %n new tiles.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksCells</name>
        <message numerus="yes">
            <source>The bonus of the 8 was used %n time(s).</source>
            <translation>
                <numerusform>The bonus of the 8 was used once.</numerusform>
                <numerusform>The bonus of the 8 was used %n times.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksEvents</name>
        <message numerus="yes">
            <source>%1 completes %2: %n points</source>
            <translation>
                <numerusform>%1 completes %2: %n point</numerusform>
                <numerusform>%1 completes %2: %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 is out with %n penalty tiles</source>
            <translation>
                <numerusform>%1 is out with %n penalty tile</numerusform>
                <numerusform>%1 is out with %n penalty tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %2 on %3: this number stands on %4 %5 already; the %n buildings there are penalties too</source>
            <translation>
                <numerusform>%1 loses %2 on %3: this number stands on %4 %5 already; the building there is a penalty too</numerusform>
                <numerusform>%1 loses %2 on %3: this number stands on %4 %5 already; the %n buildings there are penalties too</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 loses %2 on %3: this number stood on %4 %5; the %n buildings still there are penalties too</source>
            <translation>
                <numerusform>%1 loses %2 on %3: this number stood on %4 %5; the building still there is a penalty too</numerusform>
                <numerusform>%1 loses %2 on %3: this number stood on %4 %5; the %n buildings still there are penalties too</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bonus of the %3: %1 drops %n penalty tiles, %2</source>
            <translation>
                <numerusform>Bonus of the %3: %1 drops a penalty tile, %2</numerusform>
                <numerusform>Bonus of the %3: %1 drops %n penalty tiles, %2</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The supply is empty: %n discarded tiles are shuffled</source>
            <translation>
                <numerusform>The supply is empty: %n discarded tile is shuffled</numerusform>
                <numerusform>The supply is empty: %n discarded tiles are shuffled</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksReasons</name>
        <message numerus="yes">
            <source>Only %n tiles can still be drawn.</source>
            <translation>
                <numerusform>Only %n tile can still be drawn.</numerusform>
                <numerusform>Only %n tiles can still be drawn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The bonus of the %1 takes at most %n tiles.</source>
            <translation>
                <numerusform>The bonus of the %1 takes at most %n tile.</numerusform>
                <numerusform>The bonus of the %1 takes at most %n tiles.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NineBlocksResolution</name>
        <message numerus="yes">
            <source>%1 is complete: %n points.</source>
            <comment>line or block</comment>
            <translation>
                <numerusform>%1 is complete: %n point.</numerusform>
                <numerusform>%1 is complete: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 swaps %n tiles of the hand.</source>
            <translation>
                <numerusform>%1 swaps %n tile of the hand.</numerusform>
                <numerusform>%1 swaps %n tiles of the hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes the planned tile and %n pieces of the board.</source>
            <translation>
                <numerusform>%1 takes the planned tile and one piece of the board.</numerusform>
                <numerusform>%1 takes the planned tile and %n pieces of the board.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 takes the planned tile and %n pieces of the board; the rest was taken before.</source>
            <translation>
                <numerusform>%1 takes the planned tile and one piece of the board; the rest was taken before.</numerusform>
                <numerusform>%1 takes the planned tile and %n pieces of the board; the rest was taken before.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n plans turned over</source>
            <translation>
                <numerusform>%n plan turned over</numerusform>
                <numerusform>%n plans turned over</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n come to this rack.</source>
            <translation>
                <numerusform>%n comes to this rack.</numerusform>
                <numerusform>All %n come to this rack.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>All %n pieces go to the rack.</source>
            <translation>
                <numerusform>%n piece goes to the rack.</numerusform>
                <numerusform>All %n pieces go to the rack.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Reasons</name>
        <message numerus="yes">
            <source>No refusal: %1 fits on %n plots.</source>
            <translation>
                <numerusform>No refusal: %1 fits on %n plot.</numerusform>
                <numerusform>No refusal: %1 fits on %n plots.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Result</name>
        <message numerus="yes">
            <source>%n minutes</source>
            <translation>
                <numerusform>%n minute</numerusform>
                <numerusform>%n minutes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n seats</source>
            <translation>
                <numerusform>%n seat</numerusform>
                <numerusform>%n seats</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turns</source>
            <translation>
                <numerusform>%n turn</numerusform>
                <numerusform>%n turns</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMove</name>
        <message numerus="yes">
            <source>%n more sides</source>
            <translation>
                <numerusform>%n more side</numerusform>
                <numerusform>%n more sides</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more squares</source>
            <translation>
                <numerusform>%n more square</numerusform>
                <numerusform>%n more squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rounds</source>
            <translation>
                <numerusform>%n round</numerusform>
                <numerusform>%n rounds</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveBoard</name>
        <message numerus="yes">
            <source>%1 in the hand, %n places in this turn.</source>
            <translation>
                <numerusform>%1 in the hand, %n place in this turn.</numerusform>
                <numerusform>%1 in the hand, %n places in this turn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n drawn</source>
            <translation>
                <numerusform>%n drawn</numerusform>
                <numerusform>%n drawn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces selected</source>
            <translation>
                <numerusform>%n piece selected</numerusform>
                <numerusform>%n pieces selected</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n room</numerusform>
                <numerusform>%n rooms</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n square</numerusform>
                <numerusform>%n squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tokens</source>
            <translation>
                <numerusform>%n token</numerusform>
                <numerusform>%n tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tokens to assign: press an option, or drag.</source>
            <translation>
                <numerusform>%n token to assign: press an option, or drag.</numerusform>
                <numerusform>%n tokens to assign: press an option, or drag.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Leave %n out</source>
            <translation>
                <numerusform>Leave %n out</numerusform>
                <numerusform>Leave %n out</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveBook</name>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n rooms</source>
            <translation>
                <numerusform>%n room</numerusform>
                <numerusform>%n rooms</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n square</numerusform>
                <numerusform>%n squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveClosing</name>
        <message numerus="yes">
            <source>%n squares</source>
            <comment>size of a room</comment>
            <translation>
                <numerusform>%n square</numerusform>
                <numerusform>%n squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n windows</source>
            <translation>
                <numerusform>%n window</numerusform>
                <numerusform>%n windows</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveEvents</name>
        <message numerus="yes">
            <source>%1 chooses the first option of card %2, %n times</source>
            <translation>
                <numerusform>%1 chooses the first option of card %2, %n time</numerusform>
                <numerusform>%1 chooses the first option of card %2, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 chooses the second option of card %2, %n times</source>
            <translation>
                <numerusform>%1 chooses the second option of card %2, %n time</numerusform>
                <numerusform>%1 chooses the second option of card %2, %n times</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 closes a room: %2, %n squares</source>
            <translation>
                <numerusform>%1 closes a room: %2, %n square</numerusform>
                <numerusform>%1 closes a room: %2, %n squares</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 closes a room: %2, %n squares, door %3</source>
            <translation>
                <numerusform>%1 closes a room: %2, %n square, door %3</numerusform>
                <numerusform>%1 closes a room: %2, %n squares, door %3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 finishes the sheet: front door %2, %n windows</source>
            <translation>
                <numerusform>%1 finishes the sheet: front door %2, %n window</numerusform>
                <numerusform>%1 finishes the sheet: front door %2, %n windows</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>leaves out %n pieces</source>
            <comment>after what a seat draws</comment>
            <translation>
                <numerusform>leaves out %n piece</numerusform>
                <numerusform>leaves out %n pieces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveHints</name>
        <message numerus="yes">
            <source>%n squares</source>
            <translation>
                <numerusform>%n square</numerusform>
                <numerusform>%n squares</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveMotives</name>
        <message numerus="yes">
            <source>any other door would cost %n points</source>
            <translation>
                <numerusform>any other door would cost %n point</numerusform>
                <numerusform>any other door would cost %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>outside this door %n free squares can be walked to, nowhere more</source>
            <translation>
                <numerusform>outside this door %n free square can be walked to, nowhere more</numerusform>
                <numerusform>outside this door %n free squares can be walked to, nowhere more</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the door leads to %n free squares, as others would</source>
            <translation>
                <numerusform>the door leads to %n free square, as others would</numerusform>
                <numerusform>the door leads to %n free squares, as others would</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“%1” had only %n places left</source>
            <comment>a piece of furniture</comment>
            <translation>
                <numerusform>“%1” had only %n place left</numerusform>
                <numerusform>“%1” had only %n places left</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“%1” shares %n squares of circulation with other pieces</source>
            <comment>a piece</comment>
            <translation>
                <numerusform>“%1” shares %n square of circulation with other pieces</numerusform>
                <numerusform>“%1” shares %n squares of circulation with other pieces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>“%1” stands with %n sides along walls</source>
            <comment>a piece</comment>
            <translation>
                <numerusform>“%1” stands with %n side along walls</numerusform>
                <numerusform>“%1” stands with %n sides along walls</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveReasons</name>
        <message numerus="yes">
            <source>The card has %n tokens, not that many.</source>
            <translation>
                <numerusform>The card has only %n token.</numerusform>
                <numerusform>The card has only %n tokens.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RoomToMoveWalk</name>
        <message numerus="yes">
            <source>%1: %2, %n points there</source>
            <translation>
                <numerusform>%1: %2, %n point there</numerusform>
                <numerusform>%1: %2, %n points there</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %2, %n points there; not counting: %3</source>
            <translation>
                <numerusform>%1: %2, %n point there; not counting: %3</numerusform>
                <numerusform>%1: %2, %n points there; not counting: %3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n points for “%2”</source>
            <comment>seat, bonus</comment>
            <translation>
                <numerusform>%1: %n point for “%2”</numerusform>
                <numerusform>%1: %n points for “%2”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: %n points in all</source>
            <translation>
                <numerusform>%1: %n point in all</numerusform>
                <numerusform>%1: %n points in all</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pieces</source>
            <translation>
                <numerusform>%n piece</numerusform>
                <numerusform>%n pieces</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Statistics</name>
        <message numerus="yes">
            <source>%n matches</source>
            <translation>
                <numerusform>%n match</numerusform>
                <numerusform>%n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n matches of all games are removed for good. Saved matches stay.</source>
            <translation>
                <numerusform>%n match of all games is removed for good. Saved matches stay.</numerusform>
                <numerusform>%n matches of all games are removed for good. Saved matches stay.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a brick is %n matches</source>
            <translation>
                <numerusform>a brick is %n match</numerusform>
                <numerusform>a brick is %n matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>a brick is %n points</source>
            <translation>
                <numerusform>a brick is %n point</numerusform>
                <numerusform>a brick is %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>per match, a brick is %n</source>
            <translation>
                <numerusform>per match, a brick is %n</numerusform>
                <numerusform>per match, a brick is %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Table</name>
        <message numerus="yes">
            <source>Taken back: %n time(s).</source>
            <translation>
                <numerusform>Taken back: once.</numerusform>
                <numerusform>Taken back: %n times.</numerusform>
            </translation>
        </message>
    </context>
</TS>
