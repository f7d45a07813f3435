<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ArticleText</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CliWords</name>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, players made anew %n time(s)</source>
        <translation>
            <numerusform>%1, players made anew %n time</numerusform>
            <numerusform>%1, players made anew %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) added.</source>
        <translation>
            <numerusform>%n pair added.</numerusform>
            <numerusform>%n pairs added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more: give --limit %1 to see them all.</source>
        <translation>
            <numerusform>%Ln more: give --limit %1 to see it as well.</numerusform>
            <numerusform>%Ln more: give --limit %1 to see them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 turn(s)</source>
        <translation>
            <numerusform>%1 turn</numerusform>
            <numerusform>%1 turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 choice(s)</source>
        <translation>
            <numerusform>%1 choice</numerusform>
            <numerusform>%1 choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln seat(s)</source>
        <translation>
            <numerusform>%Ln seat</numerusform>
            <numerusform>%Ln seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) lost in a row</source>
        <translation>
            <numerusform>%Ln match lost in a row</numerusform>
            <numerusform>%Ln matches lost in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) won in a row</source>
        <translation>
            <numerusform>%Ln match won in a row</numerusform>
            <numerusform>%Ln matches won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --json has all</source>
        <translation>
            <numerusform>and %Ln more; --json has all</numerusform>
            <numerusform>and %Ln more; --json has all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points a match, in %Ln analysed match(es)</source>
        <translation>
            <numerusform>points a match, in %Ln analysed match</numerusform>
            <numerusform>points a match, in %Ln analysed matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shares are shown from %Ln match(es) on.</source>
        <translation>
            <numerusform>Shares are shown from %Ln match on.</numerusform>
            <numerusform>Shares are shown from %Ln matches on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>%n more power and %1 scores.</source>
        <translation>
            <numerusform>%n more power and %1 scores.</numerusform>
            <numerusform>%n more power and %1 scores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may still play %n minion(s).</source>
        <translation>
            <numerusform>You may still play %n minion.</numerusform>
            <numerusform>You may still play %n minions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may still play %n action(s).</source>
        <translation>
            <numerusform>You may still play %n action.</numerusform>
            <numerusform>You may still play %n actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>You hold %n card.</numerusform>
            <numerusform>You hold %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The lead is at %n point(s); %1 win.</source>
        <translation>
            <numerusform>The lead is at %n point; %1 win.</numerusform>
            <numerusform>The lead is at %n points; %1 win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message numerus="yes">
        <source>Each was played to the end %Ln time(s), the hidden cards dealt by lot.</source>
        <translation>
            <numerusform>Each was played to the end %Ln time, the hidden cards dealt by lot.</numerusform>
            <numerusform>Each was played to the end %Ln times, the hidden cards dealt by lot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HyperCoach</name>
    <message numerus="yes">
        <source>You have %n movement point(s): move a miniature.</source>
        <translation>
            <numerusform>You have %n movement point: move a miniature.</numerusform>
            <numerusform>You have %n movement points: move a miniature.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n cube(s) to place.</source>
        <translation>
            <numerusform>You have %n cube to place.</numerusform>
            <numerusform>You have %n cubes to place.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HyperPainter</name>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <comment>the name of a deck of technologies</comment>
        <translation>
            <numerusform>%1 (%n left)</numerusform>
            <numerusform>%1 (%n left)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gem(s)</source>
        <translation>
            <numerusform>gem</numerusform>
            <numerusform>gems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HyperWords</name>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n movement point</numerusform>
            <numerusform>%n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying step(s)</source>
        <translation>
            <numerusform>%n flying step</numerusform>
            <numerusform>%n flying steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s)</source>
        <translation>
            <numerusform>%n attack point</numerusform>
            <numerusform>%n attack points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged attack point(s)</source>
        <translation>
            <numerusform>%n ranged attack point</numerusform>
            <numerusform>%n ranged attack points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress(es) to place</source>
        <translation>
            <numerusform>%n fortress to place</numerusform>
            <numerusform>%n fortresses to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miniature(s) to place</source>
        <translation>
            <numerusform>%n miniature to place</numerusform>
            <numerusform>%n miniatures to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to develop</source>
        <translation>
            <numerusform>%n step to develop</numerusform>
            <numerusform>%n steps to develop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology(ies) to take</source>
        <translation>
            <numerusform>%n technology to take</numerusform>
            <numerusform>%n technologies to take</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to draw</source>
        <translation>
            <numerusform>%n cube to draw</numerusform>
            <numerusform>%n cubes to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go there costs %n flying step(s).</source>
        <translation>
            <numerusform>To go there costs %n flying step.</numerusform>
            <numerusform>To go there costs %n flying steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go there costs %n movement point(s).</source>
        <translation>
            <numerusform>To go there costs %n movement point.</numerusform>
            <numerusform>To go there costs %n movement points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>%n token left</numerusform>
            <numerusform>%n tokens left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miniature(s)</source>
        <translation>
            <numerusform>%n miniature</numerusform>
            <numerusform>%n miniatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n halted miniature(s)</source>
        <translation>
            <numerusform>%n halted miniature</numerusform>
            <numerusform>%n halted miniatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress(es)</source>
        <translation>
            <numerusform>%n fortress</numerusform>
            <numerusform>%n fortresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end</source>
        <translation>
            <numerusform>%n point at the end</numerusform>
            <numerusform>%n points at the end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) are in it. Nobody may look which comes next.</source>
        <translation>
            <numerusform>%n cube is in it.</numerusform>
            <numerusform>%n cubes are in it. Nobody may look which comes next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to place</source>
        <translation>
            <numerusform>%n cube to place</numerusform>
            <numerusform>%n cubes to place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message numerus="yes">
        <source>played %Ln time(s)</source>
        <translation>
            <numerusform>played once</numerusform>
            <numerusform>played %Ln times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PiecePainter</name>
    <message numerus="yes">
        <source>waits %n more turn(s)</source>
        <translation>
            <numerusform>waits %n more turn</numerusform>
            <numerusform>waits %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discards %n</source>
        <comment>cards, at the beginning of its turn</comment>
        <translation>
            <numerusform>discards %n</numerusform>
            <numerusform>discards %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message numerus="yes">
        <source>%1: %n authority</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n authority</numerusform>
            <numerusform>%1: %n authority</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s) when its turn begins</source>
        <translation>
            <numerusform>discards %n card when its turn begins</numerusform>
            <numerusform>discards %n cards when its turn begins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>waits %n more turn(s)</source>
        <translation>
            <numerusform>waits %n more turn</numerusform>
            <numerusform>waits %n more turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your deck: %n card(s)</source>
        <translation>
            <numerusform>Your deck: %n card</numerusform>
            <numerusform>Your deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck of %1: %n card(s)</source>
        <translation>
            <numerusform>Deck of %1: %n card</numerusform>
            <numerusform>Deck of %1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your discard pile: %n card(s)</source>
        <translation>
            <numerusform>Your discard pile: %n card</numerusform>
            <numerusform>Your discard pile: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of %1: %n card(s)</source>
        <translation>
            <numerusform>Discard pile of %1: %n card</numerusform>
            <numerusform>Discard pile of %1: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down before %1</source>
        <translation>
            <numerusform>%n card face down before %1</numerusform>
            <numerusform>%n cards face down before %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade deck: %n card(s)</source>
        <translation>
            <numerusform>Trade deck: %n card</numerusform>
            <numerusform>Trade deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scrap heap: %n card(s)</source>
        <translation>
            <numerusform>Scrap heap: %n card</numerusform>
            <numerusform>Scrap heap: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%n left.</numerusform>
            <numerusform>%n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combat does not reach %1.</source>
        <translation>
            <numerusform>%n combat does not reach %1.</numerusform>
            <numerusform>%n combat does not reach %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealmCoach</name>
    <message numerus="yes">
        <source>You have %n combat: attack.</source>
        <translation>
            <numerusform>You have %n combat: attack.</numerusform>
            <numerusform>You have %n combat: attack.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n trade: buy a card.</source>
        <translation>
            <numerusform>You have %n trade: buy a card.</numerusform>
            <numerusform>You have %n trade: buy a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trade buys nothing yet.</source>
        <translation>
            <numerusform>%n trade buys nothing yet.</numerusform>
            <numerusform>%n trade buys nothing yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RealmSums</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message numerus="yes">
        <source>%n at one screen</source>
        <translation>
            <numerusform>%n at one screen</numerusform>
            <numerusform>%n at one screen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message numerus="yes">
        <source>In a stack of %n equal cards.</source>
        <translation>
            <numerusform>In a stack of %n equal card.</numerusform>
            <numerusform>In a stack of %n equal cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message numerus="yes">
        <source>From %n analysed match(es).</source>
        <translation>
            <numerusform>From %n analysed match.</numerusform>
            <numerusform>From %n analysed matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) lost in a row</source>
        <translation>
            <numerusform>%n match lost in a row</numerusform>
            <numerusform>%n matches lost in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won in a row</source>
        <translation>
            <numerusform>%n match won in a row</numerusform>
            <numerusform>%n matches won in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardOfMatchBox</name>
    <message numerus="yes">
        <source>%n of your %1 points hung on it.</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%n of your %1 points hung on it.</numerusform>
            <numerusform>%n of your %1 points hung on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 points of %2 hung on it.</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%n of the %1 points of %2 hung on it.</numerusform>
            <numerusform>%n of the %1 points of %2 hung on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer at %1 in turn %2</source>
        <comment>points without a card</comment>
        <translation>
            <numerusform>%n fewer at %1 in turn %2</numerusform>
            <numerusform>%n fewer at %1 in turn %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n came by its own ability.</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n came by its own ability.</numerusform>
            <numerusform>%n came by its own ability.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardTallyModel</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardsView</name>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>in %n match</numerusform>
            <numerusform>in %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) looked through.</source>
        <translation>
            <numerusform>%1 of %n match looked through.</numerusform>
            <numerusform>%1 of %n matches looked through.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CloseUp</name>
    <message numerus="yes">
        <source>%n power short of the breakpoint. VP count if it scored as it stands.</source>
        <translation>
            <numerusform>%n power short of the breakpoint. VP count if it scored as it stands.</numerusform>
            <numerusform>%n power short of the breakpoint. VP count if it scored as it stands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>You draw %n card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CompareView</name>
    <message numerus="yes">
        <source>A minion among the first %n card(s):</source>
        <translation>
            <numerusform>A minion in the first card:</numerusform>
            <numerusform>A minion among the first %n cards:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DealDialog</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DeletedMatches</name>
    <message numerus="yes">
        <source>%n match(es) with every move and chart will be gone and cannot be brought back.</source>
        <translation>
            <numerusform>%n match with every move and chart will be gone and cannot be brought back.</numerusform>
            <numerusform>%n matches with every move and chart will be gone and cannot be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiscardDialog</name>
    <message numerus="yes">
        <source>%1: %n discarded</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n discarded</numerusform>
            <numerusform>%1: %n discarded</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EndPage</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It changed %n time(s) from one to another.</source>
        <translation>
            <numerusform>It changed once from one to another.</numerusform>
            <numerusform>It changed %n times from one to another.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) from %2 in turn %3</source>
        <comment>a player and what scored</comment>
        <translation>
            <numerusform>%1: %n point from %2 in turn %3</numerusform>
            <numerusform>%1: %n points from %2 in turn %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, after being %n point(s) behind when turn %2 ended</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1, after being %n point behind when turn %2 ended</numerusform>
            <numerusform>%1, after being %n points behind when turn %2 ended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 victory point(s)</source>
        <translation>
            <numerusform>%1: %2 victory point</numerusform>
            <numerusform>%1: %2 victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FactionEntryModel</name>
    <message numerus="yes">
        <source>%1: %2, %n time(s)</source>
        <comment>a card, its kind, how often it is there</comment>
        <translation>
            <numerusform>%1: %2, %n time</numerusform>
            <numerusform>%1: %2, %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n fault(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1, %n fault</numerusform>
            <numerusform>%1, %n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to look at</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1, %n to look at</numerusform>
            <numerusform>%1, %n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FactionSlot</name>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n minion</numerusform>
            <numerusform>%n minions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FactionsPage</name>
    <message numerus="yes">
        <source>a draft with %n fault(s)</source>
        <translation>
            <numerusform>a draft with %n fault</numerusform>
            <numerusform>a draft with %n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FactionsPresenter</name>
    <message numerus="yes">
        <source>The file is not taken, for it has %n fault(s). Line %1: %2</source>
        <translation>
            <numerusform>The file is not taken, for it has %n fault. Line %1: %2</numerusform>
            <numerusform>The file is not taken, for it has %n faults. Line %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FaultList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n fault</numerusform>
            <numerusform>%n faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n to look at</numerusform>
            <numerusform>%n to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FilterBar</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HomePage</name>
    <message numerus="yes">
        <source>%n match(es) this month</source>
        <translation>
            <numerusform>%n match this month</numerusform>
            <numerusform>%n matches this month</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>matches of this month</comment>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>matches of this month</comment>
        <translation>
            <numerusform>%n given up</numerusform>
            <numerusform>%n given up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HyperboreaGallery</name>
    <message numerus="yes">
        <source>%n of %1</source>
        <translation>
            <numerusform>%n of %1</numerusform>
            <numerusform>%n of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the box</source>
        <translation>
            <numerusform>%n in the box</numerusform>
            <numerusform>%n in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HyperboreaMiniTable</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gem(s)</source>
        <translation>
            <numerusform>%n gem</numerusform>
            <numerusform>%n gems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HyperboreaTable</name>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n movement point</numerusform>
            <numerusform>%n movement points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s)</source>
        <translation>
            <numerusform>%n attack point</numerusform>
            <numerusform>%n attack points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miniature(s)</source>
        <translation>
            <numerusform>%n miniature</numerusform>
            <numerusform>%n miniatures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress(es)</source>
        <translation>
            <numerusform>%n fortress</numerusform>
            <numerusform>%n fortresses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to draw</source>
        <translation>
            <numerusform>%n cube to draw</numerusform>
            <numerusform>%n cubes to draw</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LabPage</name>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n match(es) to be finished</source>
        <translation>
            <numerusform>%n match to be finished</numerusform>
            <numerusform>%n matches to be finished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchForm</name>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n option changed</numerusform>
            <numerusform>%n options changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchLog</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPreview</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchesPage</name>
    <message numerus="yes">
        <source>Export %n match(es) into a folder</source>
        <translation>
            <numerusform>Export %n match into a folder</numerusform>
            <numerusform>Export %n matches into a folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brought back %n match(es).</source>
        <translation>
            <numerusform>Brought back %n match.</numerusform>
            <numerusform>Brought back %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n match(es). For %1 days “Deleted…” above the list brings them back.</source>
        <translation>
            <numerusform>Deleted %n match. For %1 days “Deleted…” above the list brings it back.</numerusform>
            <numerusform>Deleted %n matches. For %1 days “Deleted…” above the list brings them back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchesPresenter</name>
    <message numerus="yes">
        <source>%n match(es) written to %1.</source>
        <translation>
            <numerusform>%n match written to %1.</numerusform>
            <numerusform>%n matches written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %n match(es).</source>
        <translation>
            <numerusform>Imported %n match.</numerusform>
            <numerusform>Imported %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OpenMatchCard</name>
    <message numerus="yes">
        <source>%n more to finish</source>
        <translation>
            <numerusform>%n more to finish</numerusform>
            <numerusform>%n more to finish</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OutcomeWords</name>
    <message numerus="yes">
        <source>you draw %n card(s)</source>
        <translation>
            <numerusform>you draw %n card</numerusform>
            <numerusform>you draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more minion(s)</source>
        <translation>
            <numerusform>then one more minion</numerusform>
            <numerusform>then %n more minions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more action(s)</source>
        <translation>
            <numerusform>then one more action</numerusform>
            <numerusform>then %n more actions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PairCardModel</name>
    <message numerus="yes">
        <source>%1, %n copy(ies)</source>
        <translation>
            <numerusform>%1, one copy</numerusform>
            <numerusform>%1, %n copies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PairsPage</name>
    <message numerus="yes">
        <source>Search %n card(s) — “return”, power 3…</source>
        <translation>
            <numerusform>Search %n card — “return”, power 3…</numerusform>
            <numerusform>Search %n cards — “return”, power 3…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PairsPresenter</name>
    <message numerus="yes">
        <source>%n pair(s) written.</source>
        <translation>
            <numerusform>%n pair written.</numerusform>
            <numerusform>%n pairs written.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pair(s) taken from the file.</source>
        <translation>
            <numerusform>%n new pair taken from the file.</numerusform>
            <numerusform>%n new pairs taken from the file.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PuzzleView</name>
    <message numerus="yes">
        <source>%n due</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n due</numerusform>
            <numerusform>%n due</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 solved at the first try, of %n puzzle(s)</source>
        <translation>
            <numerusform>%1 of %2 solved at the first try, of %n puzzle</numerusform>
            <numerusform>%1 of %2 solved at the first try, of %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es), %1 of them as it was played.</source>
        <translation>
            <numerusform>%n guess, %1 of them as it was played.</numerusform>
            <numerusform>%n guesses, %1 of them as it was played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Question</name>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <comment>plays</comment>
        <translation>
            <numerusform>%n minion</numerusform>
            <numerusform>%n minions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <comment>plays</comment>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n talent(s)</source>
        <translation>
            <numerusform>%n talent</numerusform>
            <numerusform>%n talents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RealmCardPanel</name>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n of them</numerusform>
            <numerusform>%n of them</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecapDesk</name>
    <message numerus="yes">
        <source>%1 (and %n more effect(s))</source>
        <comment>what somebody did, and how much came of it that is not told</comment>
        <translation>
            <numerusform>%1 (and %n more effect)</numerusform>
            <numerusform>%1 (and %n more effects)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecapStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>steps of what happened</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more step(s): the arrow keys go from one to the next</source>
        <translation>
            <numerusform>%n more step: the arrow keys go from one to the next</numerusform>
            <numerusform>%n more steps: the arrow keys go from one to the next</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecentMatches</name>
    <message numerus="yes">
        <source>All %n match(es)</source>
        <translation>
            <numerusform>All matches</numerusform>
            <numerusform>All %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ResponseList</name>
    <message numerus="yes">
        <source>and %n other answer(s)</source>
        <translation>
            <numerusform>and %n other answer</numerusform>
            <numerusform>and %n other answers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) could be used.</source>
        <translation>
            <numerusform>%n more card could be used.</numerusform>
            <numerusform>%n more cards could be used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScoreChart</name>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <translation>
            <numerusform>%1: %2 point</numerusform>
            <numerusform>%1: %2 points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScoringList</name>
    <message numerus="yes">
        <source>%n card(s) there now</source>
        <translation>
            <numerusform>%n card there now</numerusform>
            <numerusform>%n cards there now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the base deck</source>
        <translation>
            <numerusform>%n left in the base deck</numerusform>
            <numerusform>%n left in the base deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SheetView</name>
    <message numerus="yes">
        <source>Choose what is for %n seat(s), or change their number.</source>
        <translation>
            <numerusform>Choose what is for %n seat, or change their number.</numerusform>
            <numerusform>Choose what is for %n seats, or change their number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SmashUpMiniTable</name>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n minion</numerusform>
            <numerusform>%n minions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n action</numerusform>
            <numerusform>%n actions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n minion(s) left.</source>
        <translation>
            <numerusform>You have %n minion left.</numerusform>
            <numerusform>You have %n minions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n action(s) left.</source>
        <translation>
            <numerusform>You have %n action left.</numerusform>
            <numerusform>You have %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) scored so far.</source>
        <translation>
            <numerusform>%n base has scored so far.</numerusform>
            <numerusform>%n bases have scored so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StarRealmsGallery</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StarRealmsMiniTable</name>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n base</numerusform>
            <numerusform>%n bases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n card(s) in hand.</source>
        <translation>
            <numerusform>You have %n card in hand.</numerusform>
            <numerusform>You have %n cards in hand.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StarRealmsTable</name>
    <message numerus="yes">
        <source>Then %n combat is left, not enough for what comes next.</source>
        <translation>
            <numerusform>Then %n combat is left, not enough for what comes next.</numerusform>
            <numerusform>Then %n combat is left, not enough for what comes next.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StartCard</name>
    <message numerus="yes">
        <source>%n faction(s), %1 pairs. See what each one does, then play one or let the dice choose.</source>
        <translation>
            <numerusform>%n faction, %1 pairs. See what each one does, then play one or let the dice choose.</numerusform>
            <numerusform>%n factions, %1 pairs. See what each one does, then play one or let the dice choose.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::StatisticsView</name>
    <message numerus="yes">
        <source>Shares are shown from %n match(es) on.</source>
        <translation>
            <numerusform>Shares are shown from %n match on.</numerusform>
            <numerusform>Shares are shown from %n matches on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Show all %n</numerusform>
            <numerusform>Show all %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1, %n match</numerusform>
            <numerusform>%1, %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es)</source>
        <translation>
            <numerusform>After %n match</numerusform>
            <numerusform>After %n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Elo after %n match(es) against levels, 95 %: %2 to %3.</source>
        <translation>
            <numerusform>%1 Elo after %n match against levels, 95 %: %2 to %3.</numerusform>
            <numerusform>%1 Elo after %n matches against levels, 95 %: %2 to %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrialPanel</name>
    <message numerus="yes">
        <source>of %n match(es) won; between %1 % and %2 % with a certainty of 95 %</source>
        <translation>
            <numerusform>of %n match won; between %1 % and %2 % with a certainty of 95 %</numerusform>
            <numerusform>of %n matches won; between %1 % and %2 % with a certainty of 95 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was played %n time(s).</source>
        <translation>
            <numerusform>%1 was played %n time.</numerusform>
            <numerusform>%1 was played %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) would not end.</source>
        <translation>
            <numerusform>%n match would not end.</numerusform>
            <numerusform>%n matches would not end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it: %1 of %n match(es) won.</source>
        <translation>
            <numerusform>With it: %1 of %n match won.</numerusform>
            <numerusform>With it: %1 of %n matches won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it: %1 of %n match(es) won.</source>
        <translation>
            <numerusform>Without it: %1 of %n match won.</numerusform>
            <numerusform>Without it: %1 of %n matches won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tried out in %n match(es) at level %1</source>
        <translation>
            <numerusform>Tried out in %n match at level %1</numerusform>
            <numerusform>Tried out in %n matches at level %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TryStrip</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>choices that were tried out</comment>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TurningPoint</name>
    <message numerus="yes">
        <source>%n point(s) for you, and you were in front from then on.</source>
        <translation>
            <numerusform>%n point for you, and you were in front from then on.</numerusform>
            <numerusform>%n points for you, and you were in front from then on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1, who was in front from then on.</source>
        <translation>
            <numerusform>%n point for %1, who was in front from then on.</numerusform>
            <numerusform>%n points for %1, who was in front from then on.</numerusform>
        </translation>
    </message>
</context>
</TS>
