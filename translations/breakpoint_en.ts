<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
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
        <source>wins %1 % (%2 to %3), %n playout(s)</source>
        <translation>
            <numerusform>wins %1 % (%2 to %3), %n playout</numerusform>
            <numerusform>wins %1 % (%2 to %3), %n playouts</numerusform>
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
        <source>played %n time(s)</source>
        <translation>
            <numerusform>played once</numerusform>
            <numerusform>played %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n choice</numerusform>
            <numerusform>%n choices</numerusform>
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
    <name>ui::RecentMatches</name>
    <message numerus="yes">
        <source>All %n match(es)</source>
        <translation>
            <numerusform>The only match</numerusform>
            <numerusform>All %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ResultTable</name>
    <message numerus="yes">
        <source>%1: %2 victory point(s)</source>
        <translation>
            <numerusform>%1: %2 victory point</numerusform>
            <numerusform>%1: %2 victory points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScoreChart</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <translation>
            <numerusform>%1: %2 point</numerusform>
            <numerusform>%1: %2 points</numerusform>
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
    <name>ui::WelcomePane</name>
    <message numerus="yes">
        <source>%n faction(s). See what each one does, then play with two of them.</source>
        <translation>
            <numerusform>%n faction. See what it does, then play with it.</numerusform>
            <numerusform>%n factions. See what each one does, then play with two of them.</numerusform>
        </translation>
    </message>
</context>
</TS>
