<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AnalysisWords</name>
    <message>
        <source>No choice is marked.</source>
        <translation>Kein Spielzug ist angestrichen.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of several turns</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>What cost most was chosen in %1: %2 points.</source>
        <translation>Am meisten kostete, was in %1 gewählt wurde: %2 Punkte.</translation>
    </message>
    <message>
        <source>Luck made no difference.</source>
        <translation>Das Glück machte keinen Unterschied.</translation>
    </message>
    <message>
        <source>Luck gave %1.</source>
        <translation>Das Glück brachte %1.</translation>
    </message>
    <message>
        <source>Luck took %1.</source>
        <translation>Das Glück nahm %1.</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 %2 Factions and seat alone win %3 of 100 such matches.</source>
        <translation>%1 %2 Fraktionen und Platz allein gewinnen %3 von 100 solchen Partien.</translation>
    </message>
    <message>
        <source>Why it was a draw</source>
        <translation>Warum es unentschieden ausging</translation>
    </message>
    <message>
        <source>Why you won</source>
        <translation>Warum du gewonnen hast</translation>
    </message>
    <message>
        <source>Why you lost</source>
        <translation>Warum du verloren hast</translation>
    </message>
    <message>
        <source>Why %1 won</source>
        <translation>Warum %1 gewonnen hat</translation>
    </message>
    <message>
        <source>Why %1 lost</source>
        <translation>Warum %1 verloren hat</translation>
    </message>
    <message>
        <source>The match was given up at a win chance of %1: that is what the lines add up to.</source>
        <translation>Die Partie wurde bei einer Gewinnchance von %1 aufgegeben: So viel ergeben die Zeilen zusammen.</translation>
    </message>
    <message>
        <source>How it stood when it was given up</source>
        <translation>Wie es stand, als aufgegeben wurde</translation>
    </message>
    <message>
        <source>%1 %2 The seat alone wins %3 of 100 such matches.</source>
        <translation>%1 %2 Der Platz allein gewinnt %3 von 100 solchen Partien.</translation>
    </message>
    <message>
        <source>All agreed to end the match at a win chance of %1: that is what the lines add up to.</source>
        <translation>Alle haben sich bei einer Gewinnchance von %1 geeinigt, die Partie zu beenden: darauf summieren sich die Zeilen.</translation>
    </message>
    <message>
        <source>%1 %2 %3 and seat alone win %4 of 100 such matches.</source>
        <comment>%3: what a seat is</comment>
        <translation>%1 %2 %3 und Platz allein gewinnen %4 von 100 solchen Partien.</translation>
    </message>
</context>
<context>
    <name>AnswerTimes</name>
    <message>
        <source>Passed for you after %1 scored: you wish never to be asked.</source>
        <translation>Nach der Wertung von %1 für dich gepasst: Du willst nie gefragt werden.</translation>
    </message>
    <message>
        <source>Passed for you before %1 scores: you wish never to be asked.</source>
        <translation>Vor der Wertung von %1 für dich gepasst: Du willst nie gefragt werden.</translation>
    </message>
    <message>
        <source>Passed for you after %1 scored: you passed for this base.</source>
        <translation>Nach der Wertung von %1 für dich gepasst: Du hast für diese Basis gepasst.</translation>
    </message>
    <message>
        <source>Passed for you before %1 scores: you passed for this base.</source>
        <translation>Vor der Wertung von %1 für dich gepasst: Du hast für diese Basis gepasst.</translation>
    </message>
    <message>
        <source>Passed for you after %1 scored: nothing you have would change anything.</source>
        <translation>Nach der Wertung von %1 für dich gepasst: Nichts, was du hast, würde etwas ändern.</translation>
    </message>
    <message>
        <source>Passed for you before %1 scores: nothing you have would change anything.</source>
        <translation>Vor der Wertung von %1 für dich gepasst: Nichts, was du hast, würde etwas ändern.</translation>
    </message>
</context>
<context>
    <name>ArticleText</name>
    <message>
        <source>As this program plays it, %1</source>
        <translation>So spielt es dieses Programm, %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two printings</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Rules %1</source>
        <translation>Regeln %1</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Kapitel</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Siehe auch</translation>
    </message>
    <message>
        <source>Named in</source>
        <translation>Genannt in</translation>
    </message>
    <message>
        <source>As this program plays it, printing by printing</source>
        <translation>So spielt es dieses Programm, Auflage für Auflage</translation>
    </message>
    <message>
        <source>It has no ability.</source>
        <translation>Sie hat keine Fähigkeit.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiterer</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>The text of this entry is in English.</source>
        <translation>Der Text dieses Eintrags ist auf Englisch.</translation>
    </message>
    <message>
        <source>Rulings</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Ask</name>
    <message>
        <source>There is a pair of this name already.</source>
        <translation>Ein Paar mit diesem Namen gibt es schon.</translation>
    </message>
    <message>
        <source>This name cannot be shown. Type letters.</source>
        <translation>Dieser Name lässt sich nicht anzeigen. Gib Buchstaben ein.</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>%1 power %2</source>
        <comment>a kind of card</comment>
        <translation>%1, Stärke %2</translation>
    </message>
    <message>
        <source>%1 power %2 (printed %3)</source>
        <comment>a kind of card</comment>
        <translation>%1, Stärke %2 (gedruckt %3)</translation>
    </message>
    <message>
        <source>+1 power counters: %1</source>
        <translation>+1-Stärkemarker: %1</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>nennt %1</translation>
    </message>
</context>
<context>
    <name>CarryOver</name>
    <message>
        <source>Your matches are made ready for this version. Nothing of them is lost.</source>
        <translation>Deine Partien werden für diese Version hergerichtet. Nichts davon geht verloren.</translation>
    </message>
    <message>
        <source>%1
%2 of %3 matches</source>
        <comment>a sentence, then how far it is</comment>
        <translation>%1
%2 von %3 Partien</translation>
    </message>
</context>
<context>
    <name>ChartExport</name>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>%1 in turn %2</source>
        <comment>what scored, and when</comment>
        <translation>%1 in Zug %2</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chart as a picture (*.png)</source>
        <translation>Diagramm als Bild (*.png)</translation>
    </message>
    <message>
        <source>Chart as a drawing (*.svg)</source>
        <translation>Diagramm als Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Numbers for a spreadsheet (*.csv)</source>
        <translation>Zahlen für eine Tabellenkalkulation (*.csv)</translation>
    </message>
    <message>
        <source>Report (*.pdf)</source>
        <translation>Bericht (*.pdf)</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a game calls what scored, and which</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Breakpoint, %1</source>
        <comment>who made a chart, and on which day</comment>
        <translation>Breakpoint, %1</translation>
    </message>
</context>
<context>
    <name>ChartOffer</name>
    <message>
        <source>Save the chart</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>The chart is not saved</source>
        <translation>Das Diagramm ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Save chart…</source>
        <translation>Diagramm speichern…</translation>
    </message>
</context>
<context>
    <name>CliWords</name>
    <message>
        <source>this is no test</source>
        <translation>das ist kein Test</translation>
    </message>
    <message>
        <source>write two Elo differences, the lower one first, such as 0,20</source>
        <translation>schreib zwei Elo-Abstände, den kleineren zuerst, etwa 0,20</translation>
    </message>
    <message>
        <source>which game; left out where there is one</source>
        <translation>welches Spiel; entfällt, wo es nur eines gibt</translation>
    </message>
    <message>
        <source>one --player for A, who is measured, and one for B, who sits in all other seats</source>
        <translation>ein --player für A, der gemessen wird, und einer für B, der auf allen anderen Plätzen sitzt</translation>
    </message>
    <message>
        <source>how many matches, rounded up to whole deals, each played once with A in each seat</source>
        <translation>wie viele Partien, aufgerundet auf ganze Austeilungen; jede wird mit A auf jedem Platz einmal gespielt</translation>
    </message>
    <message>
        <source>how many seats a match has</source>
        <translation>wie viele Plätze eine Partie hat</translation>
    </message>
    <message>
        <source>which pairs of factions play: all, those of one box (core), or PAIR:PAIR:… by their factions or saved names</source>
        <translation>welche Fraktionspaare spielen: alle (all), die einer Schachtel (core) oder PAAR:PAAR:… mit ihren Fraktionen oder gespeicherten Namen</translation>
    </message>
    <message>
        <source>which printing; the game&apos;s default when left out</source>
        <translation>welche Auflage; ohne Angabe die übliche des Spiels</translation>
    </message>
    <message>
        <source>time a choice, the same for both players</source>
        <translation>Bedenkzeit für eine Entscheidung, für beide Spieler dieselbe</translation>
    </message>
    <message>
        <source>iterations a choice, the same for both players; without either each player has its own</source>
        <translation>Durchläufe für eine Entscheidung, für beide Spieler gleich viele; ohne beides hat jeder Spieler seine eigene Grenze</translation>
    </message>
    <message>
        <source>stop as soon as this test decides: ELO0,ELO1 asks whether A is ELO0 or ELO1 better than B, and is wrong in one of twenty cases; ends with 1 unless it is ELO1</source>
        <translation>aufhören, sobald dieser Test entscheidet: ELO0,ELO1 fragt, ob A um ELO0 oder um ELO1 besser ist als B, und irrt sich in einem von zwanzig Fällen; endet mit 1, außer wenn es ELO1 ist</translation>
    </message>
    <message>
        <source>how many threads; changes the time, never the result of players that count iterations</source>
        <translation>wie viele Threads; ändert die Dauer, nie das Ergebnis von Spielern, die Durchläufe zählen</translation>
    </message>
    <message>
        <source>two players are needed, not %1</source>
        <translation>gebraucht werden zwei Spieler, nicht %1</translation>
    </message>
    <message>
        <source>write --player A --player B</source>
        <translation>schreib --player A --player B</translation>
    </message>
    <message>
        <source>%1 is played without pairs</source>
        <translation>%1 wird ohne Paare gespielt</translation>
    </message>
    <message>
        <source>leave --pairs out</source>
        <translation>lass --pairs weg</translation>
    </message>
    <message>
        <source>there is no such box</source>
        <translation>so eine Schachtel gibt es nicht</translation>
    </message>
    <message>
        <source>there are several such boxes</source>
        <translation>solche Schachteln gibt es mehrere</translation>
    </message>
    <message>
        <source>choose among %1, or name PAIR:PAIR</source>
        <translation>wähle aus %1, oder nenne PAAR:PAAR</translation>
    </message>
    <message>
        <source>write the run with all its matches to this file, as JSON</source>
        <translation>den Lauf mit allen Partien als JSON in diese Datei schreiben</translation>
    </message>
    <message>
        <source>play this run from its first deal; what is stored of it stays until that is done</source>
        <translation>diesen Lauf von der ersten Austeilung an spielen; was davon gespeichert ist, bleibt, bis das fertig ist</translation>
    </message>
    <message>
        <source>every stored run, and nothing else</source>
        <translation>alle gespeicherten Läufe, sonst nichts</translation>
    </message>
    <message>
        <source>delete this stored run, and nothing else</source>
        <translation>diesen gespeicherten Lauf löschen, sonst nichts</translation>
    </message>
    <message>
        <source>Run %1 is complete; this is what it says. --again plays it anew.</source>
        <translation>Lauf %1 ist vollständig; das hat er ergeben. --again spielt ihn noch einmal.</translation>
    </message>
    <message>
        <source>Going on with run %1, which is to take the place of run %2: %3 of %4 deals are there.</source>
        <translation>Weiter mit Lauf %1, der Lauf %2 ersetzen soll: %3 von %4 Austeilungen sind da.</translation>
    </message>
    <message>
        <source>Going on with run %1: %2 of %3 deals are there.</source>
        <translation>Weiter mit Lauf %1: %2 von %3 Austeilungen sind da.</translation>
    </message>
    <message>
        <source>%1 does nothing else; leave out %2</source>
        <translation>%1 tut sonst nichts; lass %2 weg</translation>
    </message>
    <message>
        <source>this run is not kept.</source>
        <translation>Dieser Lauf wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>these players do not answer the same twice, so nobody can tell whether run %1 was begun by the same versions of them.</source>
        <translation>Diese Spieler antworten nicht zweimal gleich; deshalb weiß niemand, ob Lauf %1 mit denselben Versionen von ihnen begonnen wurde.</translation>
    </message>
    <message>
        <source>run %1 was played with another version of cards, rules or players, so this one begins anew.</source>
        <translation>Lauf %1 wurde mit einer anderen Version der Karten, Regeln oder Spieler gespielt; dieser beginnt deshalb von vorn.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 von %2: %3</translation>
    </message>
    <message>
        <source>there is no match to be told of, so %1 is not written.</source>
        <translation>Es gibt keine Partie zu berichten, deshalb wird %1 nicht geschrieben.</translation>
    </message>
    <message>
        <source>%1 The deals before are kept; go on with: %2</source>
        <translation>%1 Die Austeilungen davor sind gespeichert; weiter geht es mit: %2</translation>
    </message>
    <message>
        <source>Stopped before the first deal was played. Begin again with: %1</source>
        <translation>Angehalten, bevor die erste Austeilung gespielt war. Neu beginnen mit: %1</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2. Go on with: %3</source>
        <translation>Angehalten nach %1 von %2. Weiter geht es mit: %3</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2. They are not kept.</source>
        <translation>Angehalten nach %1 von %2. Sie werden nicht gespeichert.</translation>
    </message>
    <message>
        <source>Until they are all there run %1 stays as it is.</source>
        <translation>Bis alle da sind, bleibt Lauf %1, wie er ist.</translation>
    </message>
    <message>
        <source>run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>set</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>budget</source>
        <translation>Aufwand</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>Austeilungen</translation>
    </message>
    <message>
        <source>A&apos;s share and Elo</source>
        <translation>Anteil und Elo von A</translation>
    </message>
    <message>
        <source>%1, again</source>
        <translation>%1, erneut</translation>
    </message>
    <message>
        <source>No run is stored. Begin one with: breakpoint-cli arena --player A --player B</source>
        <translation>Kein Lauf ist gespeichert. Beginn einen mit: breakpoint-cli arena --player A --player B</translation>
    </message>
    <message>
        <source>Deleted run %1.</source>
        <translation>Lauf %1 ist gelöscht.</translation>
    </message>
    <message>
        <source>measure one player against another over mirrored deals</source>
        <translation>einen Spieler an einem anderen messen, über gespiegelte Austeilungen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>H0, A is not %1 Elo better</source>
        <translation>H0, A ist nicht um %1 Elo besser</translation>
    </message>
    <message>
        <source>H1, A is more than %1 Elo better</source>
        <translation>H1, A ist um mehr als %1 Elo besser</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1 ms and %2 iterations a choice</source>
        <translation>%1 ms und %2 Durchläufe je Entscheidung</translation>
    </message>
    <message>
        <source>%1 ms a choice</source>
        <translation>%1 ms je Entscheidung</translation>
    </message>
    <message>
        <source>%1 iterations a choice</source>
        <translation>%1 Durchläufe je Entscheidung</translation>
    </message>
    <message>
        <source>%1, Elo %2</source>
        <translation>%1, Elo %2</translation>
    </message>
    <message>
        <source>%1, Elo %2 (%3 to %4)</source>
        <translation>%1, Elo %2 (%3 bis %4)</translation>
    </message>
    <message>
        <source>A %1 against B %2: %3, %4 with A once in each of %5 seats</source>
        <translation>A %1 gegen B %2: %3, %4 mit A je einmal auf jedem von %5 Plätzen</translation>
    </message>
    <message>
        <source>pairs %1 of %2</source>
        <translation>Paare %1 aus %2</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>low end</source>
        <translation>untere Grenze</translation>
    </message>
    <message>
        <source>high end</source>
        <translation>obere Grenze</translation>
    </message>
    <message>
        <source>share of wins (even: %1)</source>
        <translation>Anteil der Siege (gleich stark: %1)</translation>
    </message>
    <message>
        <source>share in seat %1</source>
        <translation>Anteil auf Platz %1</translation>
    </message>
    <message>
        <source>The ends are those of the 95 % interval: in 95 of 100 such runs the true figure lies between them.</source>
        <translation>Die Grenzen sind die des 95-%-Intervalls: In 95 von 100 solchen Läufen liegt der wahre Wert dazwischen.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Of the %1 matches of a deal A won %2.</source>
        <translation>Von den %1 Partien einer Austeilung hat A so viele gewonnen: %2.</translation>
    </message>
    <message>
        <source>SPRT %1 against %2 Elo: %3 (LLR %4, bounds %5 and %6)</source>
        <translation>SPRT %1 gegen %2 Elo: %3 (LLR %4, Schranken %5 und %6)</translation>
    </message>
    <message>
        <source>time a choice</source>
        <translation>Zeit je Entscheidung</translation>
    </message>
    <message>
        <source>choices</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>99 % within</source>
        <translation>99 % binnen</translation>
    </message>
    <message>
        <source>longest</source>
        <translation>längste</translation>
    </message>
    <message>
        <source>CPU mean</source>
        <translation>CPU, Mittel</translation>
    </message>
    <message>
        <source>CPU 99 %</source>
        <translation>CPU, 99 %</translation>
    </message>
    <message>
        <source>The times are of all deals of this run that are stored.</source>
        <translation>Die Zeiten sind die aller gespeicherten Austeilungen dieses Laufs.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>where the copy goes; a file that is there is never replaced</source>
        <translation>wohin die Kopie kommt; eine vorhandene Datei wird nie ersetzt</translation>
    </message>
    <message>
        <source>Everything is copied into %1. Put it back with: %2</source>
        <translation>Alles ist nach %1 kopiert. Zurückspielen mit: %2</translation>
    </message>
    <message>
        <source>a file that backup wrote; it stays as it is</source>
        <translation>eine Datei, die backup geschrieben hat; sie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>The database is as %1 has it.</source>
        <translation>Die Datenbank ist so, wie sie in %1 steht.</translation>
    </message>
    <message>
        <source>What was there before is kept as %1.</source>
        <translation>Was vorher da war, liegt in %1.</translation>
    </message>
    <message>
        <source>copy everything that is kept into a file</source>
        <translation>alles Gespeicherte in eine Datei kopieren</translation>
    </message>
    <message>
        <source>put a backup in the place of what is kept</source>
        <translation>eine Sicherung zurückspielen, die alles Gespeicherte ersetzt</translation>
    </message>
    <message>
        <source>which game</source>
        <translation>welches Spiel</translation>
    </message>
    <message>
        <source>how many matches; the signature is of this number</source>
        <translation>wie viele Partien; die Signatur gilt für diese Zahl</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>matches/s</source>
        <translation>Partien/s</translation>
    </message>
    <message>
        <source>ns per choice</source>
        <translation>ns je Entscheidung</translation>
    </message>
    <message>
        <source>ns per clone</source>
        <translation>ns je Kopie</translation>
    </message>
    <message>
        <source>ns per conceal</source>
        <translation>ns je Verdecken</translation>
    </message>
    <message>
        <source>signature</source>
        <translation>Signatur</translation>
    </message>
    <message>
        <source>measure the speed of random play</source>
        <translation>messen, wie schnell zufällig gespielt wird</translation>
    </message>
    <message numerus="yes">
        <source>%n copy(ies)</source>
        <translation>
            <numerusform>%n Exemplar</numerusform>
            <numerusform>%n Exemplare</numerusform>
        </translation>
    </message>
    <message>
        <source>only this faction&apos;s</source>
        <translation>nur die dieser Fraktion</translation>
    </message>
    <message>
        <source>only this printing&apos;s</source>
        <translation>nur die dieser Auflage</translation>
    </message>
    <message>
        <source>list cards and bases with their text</source>
        <translation>Karten und Basen mit ihrem Text auflisten</translation>
    </message>
    <message>
        <source>PATH</source>
        <translation>PFAD</translation>
    </message>
    <message>
        <source>card files, or folders of them</source>
        <translation>Kartendateien oder Ordner damit</translation>
    </message>
    <message>
        <source>whose cards they are</source>
        <translation>zu welchem Spiel die Karten gehören</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>das Spiel „%1“ gibt es nicht</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n Datei</numerusform>
            <numerusform>%n Dateien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>check card files</source>
        <translation>Kartendateien prüfen</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>%1 Going on with the program&apos;s own cards.</source>
        <translation>%1 Es geht mit den Karten des Programms weiter.</translation>
    </message>
    <message>
        <source>another database than your own</source>
        <translation>eine andere Datenbank als deine eigene</translation>
    </message>
    <message>
        <source>print JSON; seats are counted from 0 there</source>
        <translation>JSON ausgeben; Plätze zählen dort ab 0</translation>
    </message>
    <message>
        <source>speak this language instead of the system&apos;s: %1</source>
        <translation>diese Sprache statt der des Systems sprechen: %1</translation>
    </message>
    <message>
        <source>CODE</source>
        <translation>SPRACHE</translation>
    </message>
    <message>
        <source>With every command:</source>
        <translation>Bei jedem Befehl:</translation>
    </message>
    <message>
        <source>See %1 --help.</source>
        <translation>Siehe %1 --help.</translation>
    </message>
    <message>
        <source>there is nothing to do with &quot;%1&quot; here</source>
        <translation>mit „%1“ ist hier nichts anzufangen</translation>
    </message>
    <message>
        <source>there is no option %1 here</source>
        <translation>eine Option %1 gibt es hier nicht</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;. Commands: %2.</source>
        <translation>den Befehl „%1“ gibt es nicht. Befehle: %2.</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;, did you mean &quot;%2&quot;? Commands: %3.</source>
        <translation>den Befehl „%1“ gibt es nicht, meintest du „%2“? Befehle: %3.</translation>
    </message>
    <message>
        <source>%1 needs a value after it: %2</source>
        <translation>%1 braucht einen Wert dahinter: %2</translation>
    </message>
    <message>
        <source>%1 is given more than once, give it once: %2</source>
        <translation>%1 steht mehrmals da, einmal genügt: %2</translation>
    </message>
    <message>
        <source>%1 is missing: %2</source>
        <translation>%1 fehlt: %2</translation>
    </message>
    <message>
        <source>Usage</source>
        <translation>Aufruf</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONEN</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>PFLICHT</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>diese Hilfe ausgeben, sonst nichts</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 the answer is no, 2 wrong usage or something that cannot be read or written.</source>
        <translation>Endstatus: 0 erledigt, 1 die Antwort ist Nein, 2 falscher Aufruf oder etwas lässt sich nicht lesen oder schreiben.</translation>
    </message>
    <message>
        <source>FILE is empty</source>
        <translation>DATEI ist leer</translation>
    </message>
    <message>
        <source>there is no translation into &quot;%1&quot;; there are: %2</source>
        <translation>eine Übersetzung in „%1“ gibt es nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>print the version</source>
        <translation>die Version ausgeben</translation>
    </message>
    <message>
        <source>CARD</source>
        <translation>KARTE</translation>
    </message>
    <message>
        <source>the card&apos;s or base&apos;s name</source>
        <translation>der Name der Karte oder Basis</translation>
    </message>
    <message>
        <source>which printing&apos;s</source>
        <translation>aus welcher Auflage</translation>
    </message>
    <message>
        <source>%1 is a faction, no card; its cards: %2</source>
        <translation>%1 ist eine Fraktion, keine Karte; ihre Karten: %2</translation>
    </message>
    <message>
        <source>there is no card &quot;%1&quot;; all cards: %2</source>
        <translation>die Karte „%1“ gibt es nicht; alle Karten: %2</translation>
    </message>
    <message>
        <source>there is no card &quot;%1&quot;</source>
        <translation>die Karte „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>there is no card &quot;%1&quot;; this is &quot;%2&quot;</source>
        <translation>die Karte „%1“ gibt es nicht; das hier ist „%2“</translation>
    </message>
    <message>
        <source>the %1 has no &quot;%2&quot;: %3</source>
        <translation>In „%1“ gibt es keine Karte „%2“: %3</translation>
    </message>
    <message>
        <source>This is the %1; the %2 one has another name: %3</source>
        <translation>Das ist die Karte aus „%1“; die aus „%2“ heißt anders: %3</translation>
    </message>
    <message>
        <source>This is the %1; the %2 one differs: %3</source>
        <translation>Das ist die Karte aus „%1“; die aus „%2“ ist anders: %3</translation>
    </message>
    <message>
        <source>list the program of a card</source>
        <translation>das Programm einer Karte auflisten</translation>
    </message>
    <message>
        <source>cannot be read: %1</source>
        <translation>lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>there is no *.json file in this folder</source>
        <translation>in diesem Ordner ist keine Datei *.json</translation>
    </message>
    <message>
        <source>with this file they are longer than 64 MB together</source>
        <translation>mit dieser Datei sind es zusammen mehr als 64 MB</translation>
    </message>
    <message>
        <source>name fewer at a time</source>
        <translation>nenne weniger auf einmal</translation>
    </message>
    <message>
        <source>the output could not be written; is the disk full?</source>
        <translation>die Ausgabe ließ sich nicht schreiben; ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>a match option, NAME=VALUE (shared_factions=yes); a name that is none is answered with those there are</source>
        <translation>eine Option der Partie, NAME=WERT (shared_factions=yes); auf einen falschen Namen folgen die, die es gibt</translation>
    </message>
    <message>
        <source>nobody sits at the table</source>
        <translation>niemand sitzt am Tisch</translation>
    </message>
    <message>
        <source>write --seat PAIR:PLAYER for each seat, as --seat Aliens+Pirates:human --seat Ninjas+Robots:level:3</source>
        <translation>schreib --seat PAAR:SPIELER für jeden Platz, etwa --seat Aliens+Pirates:human --seat Ninjas+Robots:level:3</translation>
    </message>
    <message>
        <source>write --seat PLAYER for each seat</source>
        <translation>schreib --seat SPIELER für jeden Platz</translation>
    </message>
    <message>
        <source>no player is named</source>
        <translation>kein Spieler ist genannt</translation>
    </message>
    <message>
        <source>write PAIR:PLAYER, as Aliens+Pirates:greedy</source>
        <translation>schreib PAAR:SPIELER, etwa Aliens+Pirates:greedy</translation>
    </message>
    <message>
        <source>no value is given</source>
        <translation>ein Wert fehlt</translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation>schreib NAME=WERT</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>finished</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>abandoned</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 (%2 - %3 for %4)</source>
        <translation>%1 (%2 - %3 für %4)</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>nobody wins</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>%1, and the match is not over</source>
        <translation>%1, und die Partie ist nicht zu Ende</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>NUMMER</translation>
    </message>
    <message>
        <source>the number of a match, as list gives it</source>
        <translation>die Nummer einer Partie, wie list sie nennt</translation>
    </message>
    <message>
        <source>every match, newest first</source>
        <translation>alle Partien, die neueste zuerst</translation>
    </message>
    <message>
        <source>a match with its turns and moves; of one that runs what its people may know</source>
        <translation>eine Partie mit ihren Zügen und Spielzügen; von einer laufenden das, was ihre Menschen wissen dürfen</translation>
    </message>
    <message>
        <source>write a match as JSON</source>
        <translation>eine Partie als JSON schreiben</translation>
    </message>
    <message>
        <source>to this file instead of the standard output</source>
        <translation>in diese Datei statt auf die Standardausgabe</translation>
    </message>
    <message>
        <source>of a match that still runs, too: it can be imported then, but who has the seed knows every hidden card</source>
        <translation>auch bei einer laufenden Partie: Dann lässt sie sich importieren, aber wer die Startzahl hat, kennt jede verdeckte Karte</translation>
    </message>
    <message>
        <source>take matches from JSON files, if they replay</source>
        <translation>Partien aus JSON-Dateien übernehmen, wenn sie sich nachspielen lassen</translation>
    </message>
    <message>
        <source>files that export wrote</source>
        <translation>Dateien, die export geschrieben hat</translation>
    </message>
    <message>
        <source>take also a match that is stored already, as a copy</source>
        <translation>auch eine schon gespeicherte Partie übernehmen, als Kopie</translation>
    </message>
    <message>
        <source>replay a match and compare every standing</source>
        <translation>eine Partie nachspielen und jeden Zwischenstand vergleichen</translation>
    </message>
    <message>
        <source>the number of a match is missing; matches list shows them</source>
        <translation>die Nummer der Partie fehlt; matches list zeigt die Nummern</translation>
    </message>
    <message>
        <source>No match is stored. `play --record` stores one.</source>
        <translation>Keine Partie ist gespeichert. `play --record` speichert eine.</translation>
    </message>
    <message>
        <source>id</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Match %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>begun %1</source>
        <translation>begonnen %1</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Winner: %1</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Scorings</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>turn %1: %2, %3</source>
        <translation>Zug %1: %2, %3</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>turn %1 ends, %2</source>
        <translation>Ende von Zug %1, %2</translation>
    </message>
    <message>
        <source>Match %1 is written to %2.</source>
        <translation>Partie %1 steht jetzt in %2.</translation>
    </message>
    <message>
        <source>%1 is stored already, as match %2; --again takes it a second time</source>
        <translation>%1 ist schon gespeichert, als Partie %2; --again übernimmt sie ein zweites Mal</translation>
    </message>
    <message>
        <source>%1 is match %2.</source>
        <translation>%1 ist Partie %2.</translation>
    </message>
    <message>
        <source>Match %1 does not replay:</source>
        <translation>Partie %1 lässt sich nicht nachspielen:</translation>
    </message>
    <message>
        <source>Deleted match %1.</source>
        <translation>Partie %1 ist gelöscht.</translation>
    </message>
    <message>
        <source>list, show, export, import, verify and delete matches</source>
        <translation>Partien auflisten, zeigen, exportieren, importieren, prüfen und löschen</translation>
    </message>
    <message>
        <source>%1, did you mean &quot;%2&quot;?</source>
        <translation>%1, meintest du „%2“?</translation>
    </message>
    <message>
        <source>%1, choose among %2</source>
        <translation>%1, wähle aus %2</translation>
    </message>
    <message>
        <source>there is no set &quot;%1&quot;</source>
        <translation>die Auflage „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>there is no faction &quot;%1&quot;</source>
        <translation>die Fraktion „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>choose among %1</source>
        <translation>wähle aus %1</translation>
    </message>
    <message>
        <source>the pair &quot;%1&quot; is of the set %2</source>
        <translation>das Paar „%1“ gehört zur Auflage %2</translation>
    </message>
    <message>
        <source>add --set %1 for a match with it</source>
        <translation>gib für eine Partie damit --set %1 an</translation>
    </message>
    <message>
        <source>there is no saved pair &quot;%1&quot;</source>
        <translation>ein gespeichertes Paar „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>write two factions, such as Aliens+Pirates; pairs list shows the saved ones</source>
        <translation>schreib zwei Fraktionen, etwa Aliens+Pirates; pairs list zeigt die gespeicherten Paare</translation>
    </message>
    <message>
        <source>a pair is %1 factions, not %2</source>
        <translation>zu einem Paar gehören %1 Fraktionen, nicht %2</translation>
    </message>
    <message>
        <source>write FACTION+FACTION, such as Aliens+Pirates</source>
        <translation>schreib FRAKTION+FRAKTION, etwa Aliens+Pirates</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 steht zweimal da</translation>
    </message>
    <message>
        <source>choose two different ones</source>
        <translation>wähle zwei verschiedene</translation>
    </message>
    <message>
        <source>every saved pair</source>
        <translation>alle gespeicherten Paare</translation>
    </message>
    <message>
        <source>save a pair</source>
        <translation>ein Paar speichern</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>its name</source>
        <translation>sein Name</translation>
    </message>
    <message>
        <source>PAIR</source>
        <translation>PAAR</translation>
    </message>
    <message>
        <source>its factions, as Aliens+Pirates</source>
        <translation>seine Fraktionen, etwa Aliens+Pirates</translation>
    </message>
    <message>
        <source>which printing</source>
        <translation>welche Auflage</translation>
    </message>
    <message>
        <source>remove a pair; its matches stay</source>
        <translation>ein Paar löschen; seine Partien bleiben</translation>
    </message>
    <message>
        <source>Save one with: breakpoint-cli pairs add NAME FACTION+FACTION</source>
        <translation>Speichere eines mit: breakpoint-cli pairs add NAME FRAKTION+FRAKTION</translation>
    </message>
    <message>
        <source>No pair is saved. %1</source>
        <translation>Kein Paar ist gespeichert. %1</translation>
    </message>
    <message>
        <source>No pair of the set %1 is saved. %2</source>
        <translation>Kein Paar der Auflage %1 ist gespeichert. %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>the name is empty</source>
        <translation>der Name ist leer</translation>
    </message>
    <message>
        <source>write letters</source>
        <translation>schreib Buchstaben</translation>
    </message>
    <message>
        <source>the name holds a colon, which parts a pair from its player</source>
        <translation>im Namen steht ein Doppelpunkt, der ein Paar von seinem Spieler trennt</translation>
    </message>
    <message>
        <source>leave it out</source>
        <translation>lass ihn weg</translation>
    </message>
    <message>
        <source>the name reads as other factions, %1</source>
        <translation>der Name liest sich als andere Fraktionen, %1</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>wähle einen anderen Namen</translation>
    </message>
    <message>
        <source>Saved %1 (%2).</source>
        <translation>%1 (%2) ist gespeichert.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 ist gelöscht.</translation>
    </message>
    <message>
        <source>there is no pair &quot;%1&quot;</source>
        <translation>ein Paar „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>%1 verlangt eine ganze Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>decides all chance: the same seed gives the same match</source>
        <translation>bestimmt allen Zufall: dieselbe Zahl gibt dieselbe Partie</translation>
    </message>
    <message>
        <source>how many choices deep</source>
        <translation>wie viele Entscheidungen tief</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>sequences</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>count the reachable sequences of choices</source>
        <translation>die möglichen Folgen von Entscheidungen zählen</translation>
    </message>
    <message>
        <source>--json is for matches without people</source>
        <translation>--json ist für Partien ohne Menschen</translation>
    </message>
    <message>
        <source>keep the match as it is played; without it nothing is kept</source>
        <translation>die Partie beim Spielen speichern; sonst wird nichts gespeichert</translation>
    </message>
    <message>
        <source>go on with this stored match</source>
        <translation>diese gespeicherte Partie fortsetzen</translation>
    </message>
    <message>
        <source>This match is not kept; add --record to keep it.</source>
        <translation>Diese Partie wird nicht gespeichert; mit --record schon.</translation>
    </message>
    <message>
        <source>match %1 is %2; matches show %1 tells how it went</source>
        <translation>Partie %1, Stand: %2; matches show %1 sagt, wie sie verlief</translation>
    </message>
    <message>
        <source>match %1 does not replay, so it cannot go on.</source>
        <translation>Partie %1 lässt sich nicht nachspielen und deshalb nicht fortsetzen.</translation>
    </message>
    <message>
        <source>the match stays as it is: who began it had a player that this program has not</source>
        <translation>die Partie bleibt, wie sie ist: Wer sie begann, hatte einen Spieler, den dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>%1 The match is stored up to there; go on with: %2</source>
        <translation>%1 Bis dahin ist die Partie gespeichert; weiter geht es mit: %2</translation>
    </message>
    <message>
        <source>The match is kept. Go on with: %1</source>
        <translation>Die Partie ist gespeichert. Weiter geht es mit: %1</translation>
    </message>
    <message>
        <source>The match was not recorded, so it ends here.</source>
        <translation>Die Partie wurde nicht aufgezeichnet und endet deshalb hier.</translation>
    </message>
    <message>
        <source>Seed %1: --seed %1 deals the same again.</source>
        <translation>Startzahl %1: --seed %1 teilt noch einmal dasselbe aus.</translation>
    </message>
    <message>
        <source>wins</source>
        <comment>who has won the match</comment>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>stored as match %1</source>
        <translation>gespeichert als Partie %1</translation>
    </message>
    <message>
        <source>play a match, or go on with one</source>
        <translation>eine Partie spielen oder fortsetzen</translation>
    </message>
    <message>
        <source>the same as level:0</source>
        <translation>dasselbe wie level:0</translation>
    </message>
    <message>
        <source>takes what leads to the best position; with settings, as greedy:worlds=2,noise=1</source>
        <translation>nimmt, was zur besten Stellung führt; mit Einstellungen etwa greedy:worlds=2,noise=1</translation>
    </message>
    <message>
        <source>searches, as levels 3 to 5 do; with settings, as ismcts:ms=20,turns=3</source>
        <translation>sucht wie die Stufen 3 bis 5; mit Einstellungen etwa ismcts:ms=20,turns=3</translation>
    </message>
    <message>
        <source>ismcts that sees every hidden card: a cheat, to be measured alone</source>
        <translation>ein ismcts, der jede verdeckte Karte sieht: ein Falschspieler, nur zum Messen</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spieler:</translation>
    </message>
    <message>
        <source>Here a level counts its ways alone and looks at no clock, so that the same seed gives the same result on every machine, however busy.</source>
        <translation>Eine Stufe zählt hier nur ihre Versuche und schaut nicht auf die Uhr, damit dieselbe Startzahl auf jedem Rechner dasselbe ergibt, wie viel er auch zu tun hat.</translation>
    </message>
    <message>
        <source>A setting that does not exist, as ismcts:x=1, is answered with those there are; core/ai/README.md says more.</source>
        <translation>Auf eine Einstellung, die es nicht gibt, etwa ismcts:x=1, folgen die, die es gibt; mehr steht in core/ai/README.md.</translation>
    </message>
    <message>
        <source>WORDS</source>
        <translation>WORTE</translation>
    </message>
    <message>
        <source>what you want to know, or an address such as rules/8.6 or 8.6</source>
        <translation>was du wissen möchtest, oder eine Adresse wie rules/8.6 oder 8.6</translation>
    </message>
    <message>
        <source>how many entries at most</source>
        <translation>wie viele Einträge höchstens</translation>
    </message>
    <message>
        <source>There is no &quot;%1&quot;; this is what its words are found in.</source>
        <translation>„%1“ gibt es nicht; hier kommen die Wörter daraus vor.</translation>
    </message>
    <message>
        <source>As this program plays it (%1): </source>
        <translation>So spielt es dieses Programm (%1): </translation>
    </message>
    <message>
        <source>Below it:</source>
        <translation>Darunter:</translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>Named in:</source>
        <translation>Genannt in:</translation>
    </message>
    <message>
        <source>nothing in the rules has &quot;%1&quot;</source>
        <translation>in den Regeln kommt „%1“ nicht vor</translation>
    </message>
    <message>
        <source>%1: try fewer or other words, or a card&apos;s name</source>
        <translation>%1: versuch es mit weniger oder anderen Wörtern oder mit dem Namen einer Karte</translation>
    </message>
    <message>
        <source>search the rules, or show one entry by its address</source>
        <translation>die Regeln durchsuchen oder einen Eintrag mit seiner Adresse zeigen</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>GESCHEITERT</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ausgelassen</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed, %3 skipped</source>
        <translation>%1 bestanden, %2 gescheitert, %3 ausgelassen</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <translation>%1 bestanden, %2 gescheitert</translation>
    </message>
    <message>
        <source>scenario files, or folders of them</source>
        <translation>Szenariodateien oder Ordner damit</translation>
    </message>
    <message>
        <source>the game of scenarios that name none</source>
        <translation>das Spiel der Szenarien, die keines nennen</translation>
    </message>
    <message>
        <source>run scenario files</source>
        <translation>Szenariodateien ausführen</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>mean score</source>
        <translation>Punkte im Mittel</translation>
    </message>
    <message>
        <source>how many matches; number n has the seed plus n</source>
        <translation>wie viele Partien; die n-te hat die Startzahl plus n</translation>
    </message>
    <message>
        <source>test every invariant after every choice</source>
        <translation>nach jeder Entscheidung jede Invariante prüfen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Stopped after %1 of %2.</source>
        <translation>Angehalten nach %1 von %2.</translation>
    </message>
    <message>
        <source>breach in the match of seed %1 after choice %2: %3</source>
        <translation>Invariante verletzt in der Partie mit Startzahl %1 nach Entscheidung %2: %3</translation>
    </message>
    <message>
        <source>breach in the match of seed %1 after choice %2 (%3): %4</source>
        <translation>Invariante verletzt in der Partie mit Startzahl %1 nach Entscheidung %2 (%3): %4</translation>
    </message>
    <message>
        <source>The figures are of the matches before it. See it again with --seed %1 --matches 1 --check.</source>
        <translation>Die Zahlen sind die der Partien davor. Noch einmal zu sehen mit --seed %1 --matches 1 --check.</translation>
    </message>
    <message>
        <source>play many matches between AIs and count</source>
        <translation>viele Partien zwischen KIs spielen und zählen</translation>
    </message>
    <message>
        <source>y</source>
        <comment>yes, by its first letter</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Press Enter, %1: </source>
        <translation>Drück Enter, %1: </translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>u to take back</source>
        <translation>u nimmt zurück</translation>
    </message>
    <message>
        <source>d to offer a draw</source>
        <translation>d bietet Unentschieden an</translation>
    </message>
    <message>
        <source>q to stop</source>
        <translation>q hört auf</translation>
    </message>
    <message>
        <source>It is over when the others agree. y offers the draw: </source>
        <translation>Stimmen die anderen zu, ist die Partie zu Ende. j bietet das Unentschieden an: </translation>
    </message>
    <message>
        <source>%1 declines the draw and plays on to win.</source>
        <translation>%1 lehnt das Unentschieden ab und spielt weiter auf Sieg.</translation>
    </message>
    <message>
        <source>%1: %2 offers a draw. Do you agree? y ends the match: </source>
        <translation>%1: Unentschieden angeboten von %2. Stimmst du zu? j beendet die Partie: </translation>
    </message>
    <message>
        <source>%1 declines the draw.</source>
        <translation>%1 lehnt das Unentschieden ab.</translation>
    </message>
    <message>
        <source>Nothing is lost yet: the next answer tries again, q stops.</source>
        <translation>Noch ist nichts verloren: Die nächste Antwort versucht es noch einmal, q hört auf.</translation>
    </message>
    <message>
        <source>Enter tries again, q stops: </source>
        <translation>Enter versucht es noch einmal, q hört auf: </translation>
    </message>
    <message>
        <source>%1 takes the last choice back.</source>
        <translation>Letzte Entscheidung zurückgenommen: %1.</translation>
    </message>
    <message>
        <source>Nothing can be taken back: a hidden card has been seen, or somebody else has chosen since. </source>
        <translation>Zurücknehmen geht nicht: Eine verdeckte Karte war zu sehen, oder jemand anders hat seitdem gewählt. </translation>
    </message>
    <message>
        <source>A draw can be offered where a turn is yours to play on. </source>
        <translation>Unentschieden anbieten kannst du da, wo dein Zug weitergeht. </translation>
    </message>
    <message>
        <source>Answer with 1</source>
        <translation>Antworte mit 1</translation>
    </message>
    <message>
        <source>Answer with 1 to %1</source>
        <translation>Antworte mit 1 bis %1</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>eingetroffen</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Stellungen</translation>
    </message>
    <message>
        <source>%1; %2 positions held out: log loss %3, by hand %4, calibration error %5</source>
        <translation>%1; zurückgehaltene Stellungen: %2; Log-Verlust %3, von Hand %4, Kalibrierungsfehler %5</translation>
    </message>
    <message>
        <source>%1; %2 positions held out: log loss %3, by weights of the numbers alone %4, by hand %5, calibration error %6</source>
        <translation>%1; zurückgehaltene Stellungen: %2; Log-Verlust %3, mit Gewichten der Zahlen allein %4, von Hand %5, Kalibrierungsfehler %6</translation>
    </message>
    <message>
        <source>%1; %2 questions held out: log loss %3 (all answers alike %4, the teacher itself %5), the teacher&apos;s answer in %6 (at random %7)</source>
        <translation>%1; zurückgehaltene Fragen: %2; Log-Verlust %3 (alle Antworten gleich %4, der Lehrer selbst %5), die Antwort des Lehrers in %6 (zufällig %7)</translation>
    </message>
    <message>
        <source>these weights judge no better than the evaluation by hand; give more --matches.</source>
        <translation>Diese Gewichte urteilen nicht besser als die Bewertung von Hand; gib mehr --matches an.</translation>
    </message>
    <message>
        <source>this network judges no better than weights of its numbers alone; give more --matches.</source>
        <translation>Dieses Netz urteilt nicht besser als Gewichte seiner Zahlen allein; gib mehr --matches an.</translation>
    </message>
    <message>
        <source>this policy is no better than taking all answers for alike; give more --matches.</source>
        <translation>Diese Vorauswahl ist nicht besser, als alle Antworten für gleich gut zu halten; gib mehr --matches an.</translation>
    </message>
    <message>
        <source>which pairs of factions play, as for arena</source>
        <translation>welche Fraktionspaare spielen, wie bei arena</translation>
    </message>
    <message>
        <source>how many threads; changes the time, never the result</source>
        <translation>wie viele Threads; ändert die Dauer, nie das Ergebnis</translation>
    </message>
    <message>
        <source>where the weights go, as JSON</source>
        <translation>wohin die Gewichte kommen, als JSON</translation>
    </message>
    <message numerus="yes">
        <source>%1, players made anew %n time(s)</source>
        <translation>
            <numerusform>%1, Spieler einmal erneuert</numerusform>
            <numerusform>%1, Spieler %n-mal erneuert</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped before there was enough to learn from; %1 is not written.</source>
        <translation>Angehalten, bevor es genug zu lernen gab; %1 wird nicht geschrieben.</translation>
    </message>
    <message>
        <source>Stopped after %1; what they taught is written to %2.</source>
        <translation>Angehalten nach %1; was daraus gelernt wurde, steht in %2.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Again: %1</source>
        <translation>Noch einmal: %1</translation>
    </message>
    <message>
        <source>there is nothing to learn for that</source>
        <translation>dafür gibt es nichts zu lernen</translation>
    </message>
    <message>
        <source>give --matches</source>
        <translation>gib --matches an</translation>
    </message>
    <message>
        <source>that is too little to learn from</source>
        <translation>das ist zu wenig zum Lernen</translation>
    </message>
    <message>
        <source>give at least %1</source>
        <translation>gib mindestens %1 an</translation>
    </message>
    <message>
        <source>learn to judge positions, or which choices are worth trying, from matches against itself</source>
        <translation>aus Partien gegen sich selbst lernen, Stellungen zu beurteilen oder welche Entscheidungen einen Versuch wert sind</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Could not convert: %1</source>
        <translation>Damit ist nichts anzufangen: %1</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>Elo of A&apos;s team</source>
        <translation>Elo des Teams von A</translation>
    </message>
    <message>
        <source>A shares each win with its team: of the %1 wins of a deal it had %2, and %3 is the most it can have.</source>
        <translation>A teilt jeden Sieg mit dem eigenen Team: Von den %1 Siegen einer Austeilung kamen auf A so viele: %2. Mehr als %3 sind nicht möglich.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Austeilung</numerusform>
            <numerusform>%Ln Austeilungen</numerusform>
        </translation>
    </message>
    <message>
        <source>yyyy-MM-dd HH:mm</source>
        <comment>year, month, day and time as QLocale::toString() reads it</comment>
        <translation>dd.MM.yyyy HH:mm</translation>
    </message>
    <message>
        <source>json for all of it, csv for the score after each turn</source>
        <translation>json für alles, csv für den Stand nach jedem Zug</translation>
    </message>
    <message>
        <source>remove a match; for 30 days restore brings it back</source>
        <translation>eine Partie löschen; 30 Tage lang holt restore sie zurück</translation>
    </message>
    <message>
        <source>bring back a match that was deleted</source>
        <translation>eine gelöschte Partie zurückholen</translation>
    </message>
    <message>
        <source>there is no format &quot;%1&quot;; choose json or csv</source>
        <translation>ein Format „%1“ gibt es nicht; wähle json oder csv</translation>
    </message>
    <message>
        <source>Match %1 was played at a table: nothing to replay, and its points add up.</source>
        <translation>Partie %1 wurde am Tisch gespielt: Es gibt nichts nachzuspielen, und ihre Punkte gehen auf.</translation>
    </message>
    <message>
        <source>the number of a match is missing; matches delete said it</source>
        <translation>die Nummer einer Partie fehlt; matches delete hat sie genannt</translation>
    </message>
    <message>
        <source>Match %1 is back.</source>
        <translation>Partie %1 ist wieder da.</translation>
    </message>
    <message>
        <source>all saved pairs as JSON</source>
        <translation>alle gespeicherten Paare als JSON</translation>
    </message>
    <message>
        <source>save the pairs of such a file that are not there yet</source>
        <translation>die Paare einer solchen Datei speichern, die es noch nicht gibt</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) added.</source>
        <translation>
            <numerusform>%n Paar hinzugefügt.</numerusform>
            <numerusform>%n Paare hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>list, add, remove, export and import saved pairs</source>
        <translation>gespeicherte Paare auflisten, hinzufügen, entfernen, exportieren und importieren</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>first third of a match</source>
        <translation>erstes Drittel einer Partie</translation>
    </message>
    <message>
        <source>second third</source>
        <translation>zweites Drittel</translation>
    </message>
    <message>
        <source>last third</source>
        <translation>letztes Drittel</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>questions</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gesagt</translation>
    </message>
    <message>
        <source>Brier</source>
        <translation>Brier-Wert</translation>
    </message>
    <message>
        <source>log loss</source>
        <translation>Log-Verlust</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>in the position</source>
        <translation>in der Stellung</translation>
    </message>
    <message>
        <source>What is said is the chance by so many lines, each played to the end by the policy in a world dealt for the
seat that is asked; won is what became of it.
  Brier            mean square of the difference; less is better, 0.25 is a coin&apos;s
  log loss         how little it expected what came, in nats; a coin has 0.693
  error            how far a chance is from the truth on average, over ten ranges of chances
  slope            under 1 it is too sure of itself, above 1 not sure enough
  in the position  root mean square difference from the true chance of the position, which --truth finds by
                   playing on --truth-lines times; their noise is taken off; with its 95 % interval
</source>
        <translation>Gesagt ist die Aussicht nach so vielen Wegen, jeder nach der Vorauswahl zu Ende gespielt in einer Welt, die für den
gefragten Platz ausgeteilt ist; gewonnen ist, was daraus wurde.
  Brier-Wert       mittleres Quadrat des Unterschieds; weniger ist besser, 0,25 hat eine Münze
  Log-Verlust      wie wenig das erwartet wurde, was kam, in Nats; eine Münze hat 0,693
  Fehler           wie weit eine Aussicht im Mittel von der Wahrheit entfernt ist, über zehn Bereiche
  Steigung         unter 1 ist sie ihrer zu sicher, über 1 nicht sicher genug
  in der Stellung  Wurzel des mittleren quadratischen Unterschieds zur wahren Aussicht der Stellung, die --truth ermittelt,
                   indem es --truth-lines Mal weiterspielt; deren Rauschen ist abgezogen; mit 95-%-Intervall
</translation>
    </message>
    <message>
        <source>who plays the matches; %1 when left out</source>
        <translation>wer die Partien spielt; ohne Angabe %1</translation>
    </message>
    <message>
        <source>how many matches; 100 when left out</source>
        <translation>wie viele Partien; ohne Angabe 100</translation>
    </message>
    <message>
        <source>of each match so many questions are drawn; 8 when left out</source>
        <translation>aus jeder Partie werden so viele Fragen gezogen; ohne Angabe 8</translation>
    </message>
    <message>
        <source>each chance is told by so many lines; 120 when left out</source>
        <translation>jede Aussicht beruht auf so vielen Wegen; ohne Angabe 120</translation>
    </message>
    <message>
        <source>at so many questions, one of a match, the true chance is found, too</source>
        <translation>bei so vielen Fragen, einer je Partie, wird auch die wahre Aussicht ermittelt</translation>
    </message>
    <message>
        <source>who plays on to find it; %1 when left out</source>
        <translation>wer dafür weiterspielt; ohne Angabe %1</translation>
    </message>
    <message>
        <source>how often, at each of them; 12 when left out</source>
        <translation>wie oft, bei jeder von ihnen; ohne Angabe 12</translation>
    </message>
    <message>
        <source>where the report goes, as JSON</source>
        <translation>wohin der Bericht kommt, als JSON</translation>
    </message>
    <message>
        <source>Stopped before there was anything to tell.</source>
        <translation>Angehalten, bevor es etwas zu berichten gab.</translation>
    </message>
    <message>
        <source>Stopped after %1.</source>
        <translation>Angehalten nach %1.</translation>
    </message>
    <message>
        <source>there is one of a match at most</source>
        <translation>es gibt höchstens eine je Partie</translation>
    </message>
    <message>
        <source>give as many --matches</source>
        <translation>ebenso viele --matches angeben</translation>
    </message>
    <message>
        <source>measure how true the win chances are that people are told</source>
        <translation>messen, wie wahr die genannten Siegaussichten sind</translation>
    </message>
    <message>
        <source>read by these weights the lines foretell no better than as they come; give more --matches.</source>
        <translation>so gedeutet sagen die Wege nicht besser voraus als ungedeutet; gib mehr --matches an.</translation>
    </message>
    <message>
        <source>The result is told by what was held out from learning:
  log loss           how little it expected what came, in nats; less is better, for positions a coin has 0.693
  by hand            the log loss of the evaluation whose weights people have set, for lines that of the lines as they
                     came; what is learned should have less
  calibration error  how far a chance is from the truth on average: with 0.02 about 58 to 62 of a hundred
                     positions that it calls 60 % are won
The file comes into use as resources/ai/GAME/USE.json, lines as lines-SEATS.json, once the program is built again, for it is compiled in.
</source>
        <translation>Wie gut das Ergebnis ist, zeigt das, was beim Lernen zurückgehalten wurde:
  Log-Verlust          wie wenig erwartet war, was kam, in Nats; weniger ist besser, bei Stellungen hat eine Münze 0,693
  von Hand             der Log-Verlust der Bewertung, deren Gewichte Menschen gesetzt haben, bei lines der ungedeuteten
                       Wege; Gelerntes sollte weniger haben
  Kalibrierungsfehler  wie weit eine Aussicht im Mittel von der Wahrheit entfernt ist: Bei 0,02 werden von hundert
                       Stellungen, denen sie 60 % gibt, etwa 58 bis 62 gewonnen
Die Datei kommt als resources/ai/SPIEL/ZWECK.json in Gebrauch, lines als lines-PLÄTZE.json, sobald das Programm neu gebaut
ist, denn sie wird hineinkompiliert.
</translation>
    </message>
    <message>
        <source>plays: to judge what a choice leads to, as greedy does; leaves: to judge where a line of a search ends; network: both, by a small network that also sees what lies where, for players with eval=network; choices: which of them are worth trying, as the lines of a search do; lines: how chances are read from what lines by these choices come to</source>
        <translation>plays: beurteilen, wohin eine Entscheidung führt, wie greedy es tut; leaves: beurteilen, wo ein Weg einer Suche endet; network: beides, mit einem kleinen Netz, das auch sieht, was wo liegt, für Spieler mit eval=network; choices: welche Entscheidungen einen Versuch wert sind, wie die Wege einer Suche es brauchen; lines: welche Aussichten sich aus dem ergeben, wohin Wege mit diesen Entscheidungen führen</translation>
    </message>
    <message>
        <source>how many matches at most; when neither this nor --minutes is given 4096, or 128 for choices and 1000 for lines</source>
        <translation>wie viele Partien höchstens; ohne diese Angabe und ohne --minutes 4096, für choices 128 und für lines 1000</translation>
    </message>
    <message>
        <source>how long; says at the end how many matches that were; for plays, leaves and network</source>
        <translation>wie lange; sagt am Ende, wie viele Partien das waren; für plays, leaves und network</translation>
    </message>
    <message>
        <source>for choices: whose are learned from, a search without a limit of time, %1 when left out; for lines: who plays the matches, %2</source>
        <translation>für choices: von wessen Entscheidungen gelernt wird, eine Suche ohne Zeitgrenze, ohne Angabe %1; für lines: wer die Partien spielt, ohne Angabe %2</translation>
    </message>
    <message>
        <source>for lines: how many are played from each of eight questions a match; %1 when left out</source>
        <translation>für lines: wie viele von jeder von acht Fragen einer Partie aus gespielt werden; ohne Angabe %1</translation>
    </message>
    <message>
        <source>choose plays, leaves, network, choices or lines</source>
        <translation>wähle plays, leaves, network, choices oder lines</translation>
    </message>
    <message>
        <source>this is learned from a number of matches</source>
        <translation>das wird aus einer Anzahl von Partien gelernt</translation>
    </message>
    <message>
        <source>only choices and lines are learned from a teacher</source>
        <translation>nur choices und lines werden von einem Lehrer gelernt</translation>
    </message>
    <message>
        <source>only --use lines plays any</source>
        <translation>nur --use lines spielt welche</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>every faction of your own</source>
        <translation>alle eigenen Fraktionen</translation>
    </message>
    <message>
        <source>take factions from card files, if they have no fault</source>
        <translation>Fraktionen aus Kartendateien übernehmen, wenn sie keinen Fehler haben</translation>
    </message>
    <message>
        <source>card files of one faction each</source>
        <translation>Kartendateien mit je einer Fraktion</translation>
    </message>
    <message>
        <source>in the place of the one that has its name</source>
        <translation>anstelle der Fraktion, die ihren Namen trägt</translation>
    </message>
    <message>
        <source>write a faction as its card file</source>
        <translation>eine Fraktion als Kartendatei schreiben</translation>
    </message>
    <message>
        <source>remove a faction; matches that it plays in stay as they are</source>
        <translation>eine Fraktion entfernen; Partien, in denen sie spielt, bleiben, wie sie sind</translation>
    </message>
    <message>
        <source>%1 has no factions that you could write</source>
        <translation>in %1 lassen sich keine eigenen Fraktionen schreiben</translation>
    </message>
    <message>
        <source>you have no faction &quot;%1&quot;</source>
        <translation>du hast keine Fraktion „%1“</translation>
    </message>
    <message>
        <source>You have no faction of your own. Take one with: %1</source>
        <translation>Du hast keine eigene Fraktion. So übernimmst du eine: %1</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1 is stored already, as %2</source>
        <translation>%1 ist schon gespeichert, als %2</translation>
    </message>
    <message>
        <source>%1: you have another faction %2; --replace takes its place</source>
        <translation>%1: du hast eine andere Fraktion %2; --replace setzt diese an ihre Stelle</translation>
    </message>
    <message>
        <source>%1 is there: play it as any other faction.</source>
        <translation>%1 ist da: spiele sie wie jede andere Fraktion.</translation>
    </message>
    <message>
        <source>%1 is written to %2.</source>
        <translation>%1 steht in %2.</translation>
    </message>
    <message>
        <source>your own factions: list, import, export, remove</source>
        <translation>eigene Fraktionen: auflisten, übernehmen, ausgeben, entfernen</translation>
    </message>
    <message>
        <source>%1, practice</source>
        <comment>how far a match is</comment>
        <translation>%1, Übung</translation>
    </message>
    <message>
        <source>everything can be taken back, also what showed hidden cards; the match counts nowhere</source>
        <translation>alles kann zurückgenommen werden, auch was verdeckte Karten gezeigt hat; die Partie zählt in keiner Statistik</translation>
    </message>
    <message>
        <source>--resume goes on with a match as it is; leave out --seat, --set, --seed, --option and --practice</source>
        <translation>--resume setzt eine Partie fort, wie sie ist; lass --seat, --set, --seed, --option und --practice weg</translation>
    </message>
    <message>
        <source>tell how often each player ended its turn with a play held back, in the matches played now</source>
        <translation>sagen, wie oft jeder Spieler seinen Zug mit einem zurückgehaltenen Ausspielen beendet hat, in den Partien, die jetzt gespielt werden</translation>
    </message>
    <message>
        <source>No turn was watched: none was played now.</source>
        <translation>Kein Zug wurde beobachtet: Jetzt wurde keiner gespielt.</translation>
    </message>
    <message>
        <source>expecting 10 to 90 %, or not saying</source>
        <translation>bei 10 bis 90 % erwartet oder ohne Angabe</translation>
    </message>
    <message>
        <source>turns ended</source>
        <translation>Züge beendet</translation>
    </message>
    <message>
        <source>play held back</source>
        <translation>Ausspielen zurückgehalten</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>files that `arena --export` wrote, and folders of them</source>
        <translation>Dateien von `arena --export` und Ordner damit</translation>
    </message>
    <message>
        <source>where the scale goes, as JSON</source>
        <translation>wohin die Skala als JSON kommt</translation>
    </message>
    <message>
        <source>The weakest player has 0. A difference of 100 wins 64 % of the matches between two,
one of 200 76 %, one of 400 91 %. Each interval holds the difference from the weakest
in 95 of 100 cases, as far as players beat each other by their strength alone.
</source>
        <translation>Der schwächste Spieler hat 0. Ein Unterschied von 100 gewinnt 64 % der Partien zu zweit,
einer von 200 76 %, einer von 400 91 %. Jede Spanne enthält den Unterschied zum schwächsten
in 95 von 100 Fällen, soweit Spieler einander nur nach ihrer Stärke schlagen.
</translation>
    </message>
    <message>
        <source>put the players of arena runs on one scale</source>
        <translation>Spieler aus Läufen der Arena auf eine Skala setzen</translation>
    </message>
    <message>
        <source>only those with this in their names</source>
        <translation>nur die, in deren Namen das vorkommt</translation>
    </message>
    <message>
        <source>no card has &quot;%1&quot; in its name</source>
        <translation>keine Karte hat „%1“ im Namen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more: give --limit %1 to see them all.</source>
        <translation>
            <numerusform>Noch %Ln: Mit --limit %1 siehst du ihn auch.</numerusform>
            <numerusform>Noch %Ln: Mit --limit %1 siehst du alle.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3, %4 s of CPU</source>
        <translation>%1, %2, %3, CPU-Zeit: %4 s</translation>
    </message>
    <message numerus="yes">
        <source>%1 turn(s)</source>
        <translation>
            <numerusform>%1 Zug</numerusform>
            <numerusform>%1 Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 choice(s)</source>
        <translation>
            <numerusform>%1 Entscheidung</numerusform>
            <numerusform>%1 Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>The text of this entry is in English.</source>
        <translation>Der Text dieses Eintrags ist auf Englisch.</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>%1; %2 positions held out: log loss %3, before %4, by hand %5, calibration error %6</source>
        <translation>%1; zurückgehaltene Stellungen: %2; Log-Verlust %3, zuvor %4, von Hand %5, Kalibrierungsfehler %6</translation>
    </message>
    <message>
        <source>the network judges no better than before; give more --matches.</source>
        <translation>das Netz urteilt nicht besser als zuvor; gib mehr --matches.</translation>
    </message>
    <message>
        <source>for network: the file of one, which is to play --seats better; all else in it stays as it is</source>
        <translation>für network: die Datei eines Netzes, das mit --seats besser spielen soll; alles andere darin bleibt, wie es ist</translation>
    </message>
    <message>
        <source>only a network can be taught more</source>
        <translation>nur ein Netz kann mehr lernen</translation>
    </message>
    <message>
        <source>inexact</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>start: factions, seat</source>
        <translation>Anfang: Fraktionen, Platz</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>errors of %1</source>
        <translation>Fehler von %1</translation>
    </message>
    <message>
        <source>other choices of %1</source>
        <translation>andere Spielzüge von %1</translation>
    </message>
    <message>
        <source>hidden cards</source>
        <translation>verborgene Karten</translation>
    </message>
    <message>
        <source>drift of the measure</source>
        <translation>Drift des Maßes</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>error rate</source>
        <translation>Fehlerrate</translation>
    </message>
    <message>
        <source>that mattered</source>
        <translation>auf die es ankam</translation>
    </message>
    <message>
        <source>mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunders</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>choice</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>mark</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>kostete</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>All is in points of win chance, a hundred of them a sure win, with 95 % intervals. Of each seat the lines
add up to its result.
  luck           what was drawn, turned up and discarded by chance, beside what might have been
  errors         choices that are marked: inexact from 3 points on, mistake from 7, blunder from 15, where
                 the whole interval is above that
  other choices  all others, beside what the policy would have chosen that plays the lines
  hidden cards   what a choice did because of cards that its seat could not know
  drift          what the measure itself was wrong by, as it shows when the same table is judged from later
  error rate     points lost in a choice that mattered, times ten, as backgammon players count
</source>
        <translation>Alles in Punkten der Gewinnchance, hundert davon sind ein sicherer Sieg, mit Intervallen von 95 %. Die Zeilen
eines Platzes ergeben zusammen sein Ergebnis.
  Glück              was gezogen, aufgedeckt und zufällig abgeworfen wurde, neben dem, was hätte kommen können
  Fehler             angestrichene Spielzüge: ungenau ab 3 Punkten, Fehler ab 7, Patzer ab 15, wenn das ganze
                     Intervall darüber liegt
  andere Spielzüge   alle übrigen, neben dem, was die Strategie gewählt hätte, die die Wege spielt
  verborgene Karten  was ein Spielzug wegen Karten bewirkte, die sein Platz nicht kennen konnte
  Drift              um wie viel das Maß selbst irrte, wie es sich zeigt, wenn derselbe Tisch von später beurteilt wird
  Fehlerrate         verlorene Punkte je Spielzug, auf den es ankam, mal zehn, wie man beim Backgammon zählt
</translation>
    </message>
    <message>
        <source>why a match was won and lost: luck, errors and what else was there</source>
        <translation>warum eine Partie gewonnen und verloren wurde: Glück, Fehler und was sonst möglich war</translation>
    </message>
    <message>
        <source>MATCH</source>
        <translation>PARTIE</translation>
    </message>
    <message>
        <source>the number of a match that is over, as matches list gives it</source>
        <translation>die Nummer einer beendeten Partie, wie matches list sie nennt</translation>
    </message>
    <message>
        <source>quick, normal or deep; normal when left out</source>
        <translation>quick (schnell), normal oder deep (gründlich); ohne Angabe normal</translation>
    </message>
    <message>
        <source>analyse anew though an analysis is stored</source>
        <translation>neu analysieren, obwohl eine Analyse gespeichert ist</translation>
    </message>
    <message>
        <source>there is no depth &quot;%1&quot;; choose quick, normal or deep</source>
        <translation>es gibt keine Tiefe „%1“; wähle quick, normal oder deep</translation>
    </message>
    <message>
        <source>%1: %2 of %3 choices</source>
        <translation>%1: %2 von %3 Spielzügen</translation>
    </message>
    <message>
        <source>Stopped; what was found until then is kept.</source>
        <translation>Angehalten; was bis dahin gefunden wurde, ist aufgehoben.</translation>
    </message>
    <message>
        <source>whose matches, by the name of a seat; your own when left out</source>
        <translation>wessen Partien, als Name eines Platzes; ohne diese Angabe deine</translation>
    </message>
    <message>
        <source>only matches with that opponent: level:0 to level:5, or the name of a person</source>
        <translation>nur Partien mit diesem Gegner: level:0 bis level:5 oder der Name einer Person</translation>
    </message>
    <message>
        <source>only matches of that printing</source>
        <translation>nur Partien dieser Auflage</translation>
    </message>
    <message>
        <source>only matches begun on that day or later, as 2026-06-01</source>
        <translation>nur Partien, die an diesem Tag oder später begannen, etwa 2026-06-01</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no day; write year, month and day, as 2026-06-01</source>
        <translation>„%1“ ist kein Tag; schreib Jahr, Monat und Tag, etwa 2026-06-01</translation>
    </message>
    <message>
        <source>nobody called &quot;%1&quot; has a match that counts</source>
        <translation>niemand namens „%1“ hat eine Partie, die zählt</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>less</source>
        <translation>weniger</translation>
    </message>
    <message>
        <source>than even</source>
        <translation>als gleich</translation>
    </message>
    <message numerus="yes">
        <source>%Ln seat(s)</source>
        <translation>
            <numerusform>%Ln Platz</numerusform>
            <numerusform>%Ln Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, begins</source>
        <comment>a number of seats, and who begins</comment>
        <translation>%1, beginnt</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <comment>a number of seats, and who begins</comment>
        <translation>%1, an %2. Stelle</translation>
    </message>
    <message>
        <source>week of %1</source>
        <translation>Woche ab %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) lost in a row</source>
        <translation>
            <numerusform>%Ln Partie in Folge verloren</numerusform>
            <numerusform>%Ln Partien in Folge verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) won in a row</source>
        <translation>
            <numerusform>%Ln Partie in Folge gewonnen</numerusform>
            <numerusform>%Ln Partien in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more; --json has all</source>
        <translation>
            <numerusform>und %Ln weitere; --json hat alle</numerusform>
            <numerusform>und %Ln weitere; --json hat alle</numerusform>
        </translation>
    </message>
    <message>
        <source>faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>pair against pair</source>
        <translation>Paar gegen Paar</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>who begins</source>
        <translation>wer beginnt</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>gewertet</translation>
    </message>
    <message>
        <source>own points</source>
        <translation>eigene Punkte</translation>
    </message>
    <message>
        <source>an opponent&apos;s</source>
        <translation>je Gegner</translation>
    </message>
    <message>
        <source>rating after</source>
        <translation>Wertungszahl nach</translation>
    </message>
    <message>
        <source>day</source>
        <translation>Tag</translation>
    </message>
    <message numerus="yes">
        <source>points a match, in %Ln analysed match(es)</source>
        <translation>
            <numerusform>Punkte je Partie, aus %Ln analysierten</numerusform>
            <numerusform>Punkte je Partie, aus %Ln analysierten</numerusform>
        </translation>
    </message>
    <message>
        <source>own errors</source>
        <translation>eigene Fehler</translation>
    </message>
    <message>
        <source>an opponent&apos;s errors</source>
        <translation>Fehler je Gegner</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Bestwert</translation>
    </message>
    <message>
        <source>match</source>
        <comment>a column of match numbers</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>now</source>
        <translation>zurzeit</translation>
    </message>
    <message>
        <source>longest row</source>
        <translation>längste Serie</translation>
    </message>
    <message>
        <source>most points</source>
        <translation>meiste Punkte</translation>
    </message>
    <message>
        <source>largest lead at the end</source>
        <translation>größter Vorsprung am Ende</translation>
    </message>
    <message>
        <source>fewest turns to win</source>
        <translation>wenigste Züge bis zum Sieg</translation>
    </message>
    <message>
        <source>No match counts yet: it must be over, no practice, and of one person alone. `play --record` stores one.</source>
        <translation>Noch zählt keine Partie: Sie muss zu Ende sein, darf keine Übung sein und nur eine Person haben. `play --record` speichert eine.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 won</source>
        <translation>%1: %2 von %3 gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Shares are shown from %Ln match(es) on.</source>
        <translation>
            <numerusform>Anteile stehen hier ab %Ln Partie.</numerusform>
            <numerusform>Anteile stehen hier ab %Ln Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 of %3 won, %4 (%5 to %6)</source>
        <translation>%1: %2 von %3 gewonnen, %4 (%5 bis %6)</translation>
    </message>
    <message>
        <source>this is no width</source>
        <translation>das ist keine Breite</translation>
    </message>
    <message>
        <source>write points of a hundred from 0.1 to 40, such as 2 for ± 2 points</source>
        <translation>schreib Punkte von hundert von 0.1 bis 40, etwa 2 für ± 2 Punkte</translation>
    </message>
    <message>
        <source>who plays both sides; level:2 when left out</source>
        <translation>wer beide Seiten spielt; ohne Angabe level:2</translation>
    </message>
    <message>
        <source>how many matches of every two pairs, rounded up to whole blocks of eight</source>
        <translation>wie viele Partien je zwei Paare spielen, aufgerundet auf ganze Blöcke von acht</translation>
    </message>
    <message>
        <source>play until every two pairs are known to so many points, such as 2 for ± 2 points of a hundred</source>
        <translation>spielt, bis man es von je zwei Paaren auf so viele Punkte genau weiß, etwa 2 für ± 2 Punkte von hundert</translation>
    </message>
    <message>
        <source>play until every pair&apos;s mean over the others is known to so many points; 2 when nothing is said</source>
        <translation>spielt, bis man das Mittel jedes Paars über die anderen auf so viele Punkte genau weiß; ohne Angabe 2</translation>
    </message>
    <message>
        <source>play the K-th of N parts, K/N, on one of several machines, into the file of --out</source>
        <translation>spielt den K-ten von N Teilen, K/N, auf einem von mehreren Rechnern, in die Datei von --out</translation>
    </message>
    <message>
        <source>choose another game with --game</source>
        <translation>wähle mit --game ein anderes Spiel</translation>
    </message>
    <message>
        <source>there are several goals</source>
        <translation>es sind mehrere Ziele genannt</translation>
    </message>
    <message>
        <source>give one of --matches, --width and --mean-width</source>
        <translation>nenn eines von --matches, --width und --mean-width</translation>
    </message>
    <message>
        <source>this is no part of a lab</source>
        <translation>das ist kein Teil eines Labors</translation>
    </message>
    <message>
        <source>write K/N, such as 2/8 for the second of eight</source>
        <translation>schreib K/N, etwa 2/8 für den zweiten von acht</translation>
    </message>
    <message>
        <source>a mean width needs all that is played</source>
        <translation>eine mittlere Breite braucht alles, was gespielt wird</translation>
    </message>
    <message>
        <source>give --matches, or --width, for which each part plays what suffices in any case</source>
        <translation>nenn --matches oder --width, wofür jeder Teil spielt, was in jedem Fall reicht</translation>
    </message>
    <message>
        <source>write what is known then to this file, to be added up with others; a part goes on with it</source>
        <translation>schreibt, was man dann weiß, in diese Datei, die mit anderen zusammengezählt werden kann; ein Teil macht mit ihr weiter</translation>
    </message>
    <message>
        <source>the number of a lab, as list gives it</source>
        <translation>die Nummer eines Labors, wie list sie nennt</translation>
    </message>
    <message>
        <source>every stored lab, newest first</source>
        <translation>alle gespeicherten Labore, die neuesten zuerst</translation>
    </message>
    <message>
        <source>what a stored lab came to</source>
        <translation>was ein gespeichertes Labor ergeben hat</translation>
    </message>
    <message>
        <source>add up files that --out wrote, of one lab</source>
        <translation>zählt Dateien zusammen, die --out geschrieben hat, alle von einem Labor</translation>
    </message>
    <message>
        <source>files that --out wrote</source>
        <translation>Dateien, die --out geschrieben hat</translation>
    </message>
    <message>
        <source>add them to the stored lab, too, so that it can be gone on with</source>
        <translation>nimmt sie auch in das gespeicherte Labor auf, damit es weitergehen kann</translation>
    </message>
    <message>
        <source>delete a stored lab</source>
        <translation>löscht ein gespeichertes Labor</translation>
    </message>
    <message>
        <source>no file is named for this part</source>
        <translation>für diesen Teil ist keine Datei genannt</translation>
    </message>
    <message>
        <source>add --out FILE</source>
        <translation>ergänze --out DATEI</translation>
    </message>
    <message>
        <source>Stopped; what was played is kept, and the same command goes on with it.</source>
        <translation>Angehalten; was gespielt ist, bleibt, und derselbe Befehl macht damit weiter.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>it holds what belongs to another part of the lab</source>
        <translation>sie enthält, was zu einem anderen Teil des Labors gehört</translation>
    </message>
    <message>
        <source>name another file</source>
        <translation>nenn eine andere Datei</translation>
    </message>
    <message>
        <source>this lab is not kept.</source>
        <translation>dieses Labor wird nicht aufgehoben.</translation>
    </message>
    <message>
        <source>this player does not answer the same twice, so nobody can tell whether lab %1 was begun by the same version of it.</source>
        <translation>dieser Spieler antwortet nicht zweimal gleich, deshalb weiß niemand, ob Labor %1 von derselben Fassung begonnen wurde.</translation>
    </message>
    <message>
        <source>Going on with lab %1: %2 matches are there.</source>
        <translation>Labor %1 geht weiter: %2 Partien sind da.</translation>
    </message>
    <message>
        <source>lab %1 was played with another version of cards, rules or players, so this one begins anew.</source>
        <translation>Labor %1 wurde mit einer anderen Fassung von Karten, Regeln oder Spielern gespielt, deshalb beginnt dieses neu.</translation>
    </message>
    <message>
        <source>No lab is stored. Begin one with: breakpoint-cli lab --pairs core</source>
        <translation>Es ist kein Labor gespeichert. Beginne eines mit: breakpoint-cli lab --pairs core</translation>
    </message>
    <message>
        <source>lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>the number of a lab is missing; lab list shows them</source>
        <translation>es fehlt die Nummer eines Labors; lab list zeigt sie</translation>
    </message>
    <message>
        <source>Deleted lab %1.</source>
        <translation>Labor %1 gelöscht.</translation>
    </message>
    <message>
        <source>it does not belong to the others: %1 is another</source>
        <translation>sie gehört nicht zu den anderen: %1 ist nicht gleich</translation>
    </message>
    <message>
        <source>it does not belong to the others: %1 is &quot;%2&quot; here and &quot;%3&quot; there</source>
        <translation>sie gehört nicht zu den anderen: %1 ist hier „%2“ und dort „%3“</translation>
    </message>
    <message>
        <source>add up files of one lab alone</source>
        <translation>zähl nur Dateien eines Labors zusammen</translation>
    </message>
    <message>
        <source>block %1 of %2 is in it and in %3</source>
        <translation>Block %1 von %2 steht darin und in %3</translation>
    </message>
    <message>
        <source>add up each part once</source>
        <translation>zähl jeden Teil einmal</translation>
    </message>
    <message>
        <source>block %1 of %2 is in lab %3 already</source>
        <translation>Block %1 von %2 ist in Labor %3 schon gezählt</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
    <message>
        <source>%1 h left</source>
        <translation>noch %1 h</translation>
    </message>
    <message>
        <source>%1 pairs of %2 factions, played by %3 on both sides: %4 matches</source>
        <translation>%1 Paare aus %2 Fraktionen, auf beiden Seiten gespielt von %3: %4 Partien</translation>
    </message>
    <message>
        <source>wins of a hundred</source>
        <translation>Siege von hundert</translation>
    </message>
    <message>
        <source>fitted</source>
        <translation>angepasst</translation>
    </message>
    <message>
        <source>more than its parts</source>
        <translation>mehr als seine Teile</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>Stärke</translation>
    </message>
    <message>
        <source>Who begins wins %1 of a hundred.</source>
        <translation>Wer beginnt, gewinnt %1 von hundert.</translation>
    </message>
    <message>
        <source>%1 %, %2 matches, ± %3 points, %4</source>
        <translation>%1 %, %2 Partien, ± %3 Punkte, %4</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>the printing</source>
        <translation>die Auflage</translation>
    </message>
    <message>
        <source>the version of the cards</source>
        <translation>die Fassung der Karten</translation>
    </message>
    <message>
        <source>the version of the rules</source>
        <translation>die Fassung der Regeln</translation>
    </message>
    <message>
        <source>the player</source>
        <translation>der Spieler</translation>
    </message>
    <message>
        <source>the way of playing, by its signature,</source>
        <translation>die Spielweise, an ihrer Signatur erkannt,</translation>
    </message>
    <message>
        <source>the choice of match options</source>
        <translation>die Wahl der Partieoptionen</translation>
    </message>
    <message>
        <source>the seed</source>
        <translation>die Startzahl</translation>
    </message>
    <message>
        <source>the choice of pairs</source>
        <translation>die Auswahl der Paare</translation>
    </message>
    <message>
        <source>draws what strong players often do and looks no further; the quickest, for many matches</source>
        <translation>lost aus, was starke Spieler oft tun, und sieht nicht weiter; am schnellsten, für viele Partien</translation>
    </message>
    <message>
        <source>Styles, for each player but level:0, random and policy, as level:3,style=%1:</source>
        <translation>Charaktere, für jeden Spieler außer level:0, random und policy, etwa level:3,style=%1:</translation>
    </message>
    <message>
        <source>it sits</source>
        <translation>sie sitzt</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>questions out of matches: what was best?</source>
        <translation>Fragen aus Partien: was war am besten?</translation>
    </message>
    <message>
        <source>those that ship and your own, with how far you are</source>
        <translation>die mitgelieferten und deine eigenen, und wie weit du bist</translation>
    </message>
    <message>
        <source>make puzzles of what is marked in an analysed match of yours</source>
        <translation>aus dem, was in einer deiner analysierten Partien markiert ist, Aufgaben machen</translation>
    </message>
    <message>
        <source>the number of a match that is analysed</source>
        <translation>die Nummer einer analysierten Partie</translation>
    </message>
    <message>
        <source>of this choice alone, by its number; of all your blunders and mistakes when left out</source>
        <translation>nur aus diesem Spielzug, nach seiner Nummer; ohne Angabe aus allen deinen Patzern und Fehlern</translation>
    </message>
    <message>
        <source>remove a puzzle of your own, and how far you are with it</source>
        <translation>eine eigene Aufgabe entfernen, und wie weit du mit ihr bist</translation>
    </message>
    <message>
        <source>KEY</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>as puzzles list has it</source>
        <translation>wie puzzles list ihn angibt</translation>
    </message>
    <message>
        <source>look for puzzles in matches that a player plays against itself</source>
        <translation>in Partien eines Spielers gegen sich selbst nach Aufgaben suchen</translation>
    </message>
    <message>
        <source>who plays; level:2 when left out</source>
        <translation>wer spielt; ohne Angabe level:2</translation>
    </message>
    <message>
        <source>how many are wanted</source>
        <translation>wie viele es sein sollen</translation>
    </message>
    <message>
        <source>how many matches are played at most</source>
        <translation>wie viele Partien höchstens gespielt werden</translation>
    </message>
    <message>
        <source>worlds in which the best answer must lead by ten points</source>
        <translation>Welten, in denen die beste Antwort um zehn Punkte vorn liegen muss</translation>
    </message>
    <message>
        <source>the file that they are written to</source>
        <translation>die Datei, in die sie geschrieben werden</translation>
    </message>
    <message>
        <source>weigh every answer of the puzzles of a file anew</source>
        <translation>alle Antworten der Aufgaben einer Datei neu abwägen</translation>
    </message>
    <message>
        <source>a file of puzzles; those that ship when left out</source>
        <translation>eine Datei mit Aufgaben; ohne Angabe die mitgelieferten</translation>
    </message>
    <message>
        <source>worlds for each answer that may be best</source>
        <translation>Welten für jede Antwort, die die beste sein könnte</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>comes back</source>
        <translation>kommt wieder</translation>
    </message>
    <message>
        <source>match %1 is not analysed yet; analyse %1 does it</source>
        <translation>Partie %1 ist noch nicht analysiert; analyse %1 tut es</translation>
    </message>
    <message>
        <source>Choice %1 had one answer alone, or is none of this match.</source>
        <translation>Spielzug %1 hatte nur eine Antwort, oder er gehört nicht zu dieser Partie.</translation>
    </message>
    <message>
        <source>Nothing is marked as a mistake or a blunder in this match.</source>
        <translation>In dieser Partie ist nichts als Fehler oder Patzer markiert.</translation>
    </message>
    <message>
        <source>%1, %2 puzzles</source>
        <translation>%1, %2 Aufgaben</translation>
    </message>
    <message>
        <source>%1 puzzles in %2</source>
        <translation>%1 Aufgaben in %2</translation>
    </message>
    <message>
        <source>best</source>
        <translation>die beste</translation>
    </message>
    <message>
        <source>leads by</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>%1 of %2 have one answer that is ten points better than all others</source>
        <translation>%1 von %2 haben eine Antwort, die um zehn Punkte besser ist als alle anderen</translation>
    </message>
    <message>
        <source>what became of your cards instead; replays the matches that nobody has looked through yet</source>
        <translation>stattdessen, was aus deinen Karten wurde; spielt die Partien nach, die noch nicht durchgesehen sind</translation>
    </message>
    <message>
        <source>%1 of %2 looked through</source>
        <translation>%1 von %2 durchgesehen</translation>
    </message>
    <message>
        <source>Nothing is known of cards: that takes a match that was played here and counts.</source>
        <translation>Von Karten ist nichts bekannt: Dazu braucht es eine Partie, die hier gespielt wurde und zählt.</translation>
    </message>
    <message>
        <source>Cards in %1</source>
        <translation>Karten in %1</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a card, by whoever brought it</comment>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>stranded</source>
        <translation>übrig</translation>
    </message>
    <message>
        <source>won when played</source>
        <translation>gewonnen, wenn gespielt</translation>
    </message>
    <message>
        <source>when not</source>
        <translation>wenn nicht</translation>
    </message>
    <message>
        <source>Played is not cause: who plays a card is often ahead already.</source>
        <translation>Gespielt heißt nicht verursacht: Wer eine Karte spielt, liegt oft schon vorn.</translation>
    </message>
    <message>
        <source>write a report with its pictures to FILE.html; the window writes it as PDF, too</source>
        <translation>einen Bericht mit seinen Bildern in DATEI.html schreiben; das Fenster schreibt ihn auch als PDF</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not end in .html; a report as PDF is written by the window, on the page of the match</source>
        <translation>„%1“ endet nicht auf .html; einen Bericht als PDF schreibt das Fenster, auf der Seite der Partie</translation>
    </message>
    <message>
        <source>The report is written to %1.</source>
        <translation>Der Bericht steht in %1.</translation>
    </message>
    <message>
        <source>Played by %1 on both sides, %2 matches of an own lab of an older version.</source>
        <translation>Auf beiden Seiten gespielt von %1, %2 Partien aus einem eigenen Labor einer älteren Fassung.</translation>
    </message>
    <message>
        <source>Played by %1 on both sides, %2 matches of an own lab.</source>
        <translation>Auf beiden Seiten gespielt von %1, %2 Partien aus einem eigenen Labor.</translation>
    </message>
    <message>
        <source>Played by %1 on both sides, %2 matches that come with the program, of an older version.</source>
        <translation>Auf beiden Seiten gespielt von %1, %2 Partien, die dem Programm beiliegen, von einer älteren Fassung.</translation>
    </message>
    <message>
        <source>Played by %1 on both sides, %2 matches that come with the program.</source>
        <translation>Auf beiden Seiten gespielt von %1, %2 Partien, die dem Programm beiliegen.</translation>
    </message>
    <message>
        <source>%1 is the better pair: it wins %2 of a hundred more than %3 does against other pairs.</source>
        <translation>%1 ist das bessere Paar: Gegen andere Paare gewinnt es %2 von hundert mehr als %3.</translation>
    </message>
    <message>
        <source>Which one is better these matches do not say: %1 wins %2 of a hundred more than %3.</source>
        <translation>Welches besser ist, sagen diese Partien nicht: %1 gewinnt %2 von hundert mehr als %3.</translation>
    </message>
    <message>
        <source>minions among the cards</source>
        <translation>Kreaturen unter den Karten</translation>
    </message>
    <message>
        <source>mean power</source>
        <translation>mittlere Stärke</translation>
    </message>
    <message>
        <source>other pairs</source>
        <translation>andere Paare</translation>
    </message>
    <message>
        <source>No lab has these two pairs. Play one with: breakpoint-cli lab</source>
        <translation>Kein Labor hat diese beiden Paare. Spiel eines mit: breakpoint-cli lab</translation>
    </message>
    <message>
        <source>Against each other %1 wins %2 of a hundred, by what all matches say; counted are %3 in %4.</source>
        <translation>Gegeneinander gewinnt %1 %2 von hundert, nach allem, was die Partien sagen; gezählt sind %3 in %4.</translation>
    </message>
    <message>
        <source>two factions, such as Aliens+Pirates, or the name of a saved pair</source>
        <translation>zwei Fraktionen, etwa Aliens+Pirates, oder der Name eines gespeicherten Paars</translation>
    </message>
    <message>
        <source>OTHER</source>
        <translation>ANDERES</translation>
    </message>
    <message>
        <source>the pair to compare it with</source>
        <translation>das Paar, mit dem verglichen wird</translation>
    </message>
    <message>
        <source>which of two pairs is better, by how much and how surely</source>
        <translation>welches von zwei Paaren besser ist, um wie viel und wie sicher</translation>
    </message>
    <message>
        <source>%1 against %2 other pairs, played by %3 on both sides: %4 deals, %5 matches</source>
        <translation>%1 gegen %2 andere Paare, auf beiden Seiten gespielt von %3: %4 Austeilungen, %5 Partien</translation>
    </message>
    <message>
        <source>As the decks were shuffled it wins %1 of a hundred. With a card on top instead of a random one, it wins so many more:</source>
        <translation>So, wie die Decks gemischt waren, gewinnt es %1 von hundert. Liegt statt einer zufälligen diese Karte oben, gewinnt es so viele mehr:</translation>
    </message>
    <message>
        <source>copies</source>
        <translation>Exemplare</translation>
    </message>
    <message>
        <source>on top</source>
        <translation>oben</translation>
    </message>
    <message>
        <source>won where played</source>
        <translation>gewonnen, wo gespielt</translation>
    </message>
    <message>
        <source>won where not</source>
        <translation>gewonnen, wo nicht</translation>
    </message>
    <message>
        <source>Played is not cause: who is ahead plays more. What stands under &quot;on top&quot; is free of that.</source>
        <translation>Gespielt heißt nicht verursacht: Wer vorn liegt, spielt mehr. Was unter „oben“ steht, ist frei davon.</translation>
    </message>
    <message>
        <source>where this scored</source>
        <translation>wo diese gewertet wurde</translation>
    </message>
    <message>
        <source>which pair, by its factions or its saved name</source>
        <translation>welches Paar, nach seinen Fraktionen oder seinem gespeicherten Namen</translation>
    </message>
    <message>
        <source>who plays both sides; policy when left out</source>
        <translation>wer beide Seiten spielt; ohne Angabe policy</translation>
    </message>
    <message>
        <source>how many deals; each is played once as it is and once with each card on top</source>
        <translation>wie viele Austeilungen; jede wird einmal gespielt, wie sie ist, und einmal mit jeder Karte oben</translation>
    </message>
    <message>
        <source>no pair is named</source>
        <translation>es ist kein Paar genannt</translation>
    </message>
    <message>
        <source>add --pair FACTION+FACTION, such as Aliens+Pirates</source>
        <translation>füge --pair FRAKTION+FRAKTION hinzu, etwa Aliens+Pirates</translation>
    </message>
    <message>
        <source>%1 of %2 deals</source>
        <translation>%1 von %2 Austeilungen</translation>
    </message>
    <message>
        <source>in this game no card can be put on top of a deck</source>
        <translation>in diesem Spiel kann keine Karte oben auf ein Deck gelegt werden</translation>
    </message>
    <message>
        <source>write its counts to this file with the command that plays them, as those that come with the program</source>
        <translation>schreibt seine Zahlen in diese Datei, mit dem Befehl, der sie spielt, wie die, die dem Programm beiliegen</translation>
    </message>
    <message>
        <source>not every two pairs have played equally often, so no command plays just these matches</source>
        <translation>nicht alle Paare haben gleich oft gegeneinander gespielt, deshalb spielt kein Befehl genau diese Partien</translation>
    </message>
    <message>
        <source>go on with the lab by --matches</source>
        <translation>führe das Labor mit --matches fort</translation>
    </message>
    <message>
        <source>the game</source>
        <comment>who wins where all play against it</comment>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>The game wins.</source>
        <translation>Das Spiel gewinnt.</translation>
    </message>
    <message>
        <source>ask what a card is worth: lab cards --game %1</source>
        <translation>frag, was eine Karte wert ist: lab cards --game %1</translation>
    </message>
    <message>
        <source>whom it meets: all, the pairs of one box (core), or PAIR:PAIR:…; those that share a faction with it are left out. In a game without pairs: the card that others are compared with</source>
        <translation>wen es trifft: all, die Paare einer Box (core) oder PAAR:PAAR:…; die eine Fraktion mit ihm teilen, bleiben weg. In einem Spiel ohne Paare: die Karte, mit der andere verglichen werden</translation>
    </message>
    <message>
        <source>in a game without pairs: which cards are tried, CARD:CARD:…; all when left out</source>
        <translation>in einem Spiel ohne Paare: welche Karten versucht werden, KARTE:KARTE:…; ohne Angabe alle</translation>
    </message>
    <message>
        <source>name a card with --card</source>
        <translation>nenn eine Karte mit --card</translation>
    </message>
    <message>
        <source>which card carries a pair, by what it is worth on top of the deck; in a game without pairs, what a card is worth that a seat has from the beginning</source>
        <translation>welche Karte ein Paar trägt, danach, was sie oben auf dem Deck wert ist; in einem Spiel ohne Paare, was eine Karte wert ist, die ein Platz von Anfang an hat</translation>
    </message>
    <message>
        <source>Played by %1 in all seats: %2 deals, %3 matches</source>
        <translation>Auf allen Plätzen gespielt von %1: %2 Austeilungen, %3 Partien</translation>
    </message>
    <message>
        <source>Without a card a seat wins %1 of a hundred. With this one from the beginning, for nothing, it wins so many more:</source>
        <translation>Ohne Karte gewinnt ein Platz %1 von hundert. Mit dieser von Anfang an, umsonst, gewinnt er so viele mehr:</translation>
    </message>
    <message>
        <source>With %1 from the beginning, for nothing, a seat wins %2 of a hundred. With this one instead it wins so many more:</source>
        <translation>Mit %1 von Anfang an, umsonst, gewinnt ein Platz %2 von hundert. Mit dieser stattdessen gewinnt er so viele mehr:</translation>
    </message>
    <message>
        <source>worth</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>cards lists them</source>
        <translation>cards zählt sie auf</translation>
    </message>
    <message>
        <source>none of these cards can be given to a seat</source>
        <translation>keine dieser Karten lässt sich einem Platz geben</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the cards acquired</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>up to a quarter</source>
        <comment>of the cards acquired</comment>
        <translation>bis zu einem Viertel</translation>
    </message>
    <message>
        <source>up to a half</source>
        <comment>of the cards acquired</comment>
        <translation>bis zur Hälfte</translation>
    </message>
    <message>
        <source>more than half</source>
        <comment>of the cards acquired</comment>
        <translation>mehr als die Hälfte</translation>
    </message>
    <message>
        <source>of the cards acquired</source>
        <translation>von den erworbenen Karten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a faction, and its share of the cards</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>acquired</source>
        <translation>erworben</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>a card</comment>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>won when acquired</source>
        <translation>gewonnen, wenn erworben</translation>
    </message>
    <message>
        <source>There are no puzzles of %1 yet. puzzles add makes some of a match of yours that is analysed, puzzles find looks for some.</source>
        <translation>Es gibt noch keine Aufgaben zu %1. puzzles add macht welche aus einer analysierten Partie von dir, puzzles find sucht welche.</translation>
    </message>
    <message>
        <source>Match %1 replays: %2 choices, %3 standings. %5: %4.</source>
        <comment>%5 is what the game calls its marks, of which there are %4</comment>
        <translation>Partie %1 lässt sich nachspielen. Entscheidungen: %2, Zwischenstände: %3, %5: %4.</translation>
    </message>
    <message>
        <source>given up at</source>
        <translation>aufgegeben bei</translation>
    </message>
    <message>
        <source>Play, record and understand Smash Up, Star Realms and Hyperborea, without a window.</source>
        <translation>Smash Up, Star Realms und Hyperborea spielen, festhalten und verstehen, ohne Fenster.</translation>
    </message>
    <message>
        <source>start: seat</source>
        <translation>Anfang: Platz</translation>
    </message>
    <message>
        <source>agreed at</source>
        <translation>geeinigt bei</translation>
    </message>
    <message>
        <source>which pairs of factions play: all, those of one box (core), or PAIR:PAIR:… by their factions or saved names; in a game in which each seat is one thing, such as a realm, all or REALM:REALM:…</source>
        <translation>welche Paare von Fraktionen spielen: all, die einer Schachtel (core) oder PAAR:PAAR:… mit ihren Fraktionen oder gespeicherten Namen; in einem Spiel, in dem jeder Platz nur eines ist, etwa ein Reich, all oder REICH:REICH:…</translation>
    </message>
    <message>
        <source>which pairs of factions, or realms, are strong, and by what</source>
        <translation>welche Paare von Fraktionen oder Reiche stark sind, und wodurch</translation>
    </message>
    <message>
        <source>%1: %2, played by %3 on both sides: %4 matches</source>
        <comment>&quot;Realms: 6, played by …&quot;</comment>
        <translation>%1: %2, auf beiden Seiten gespielt von %3: %4 Partien</translation>
    </message>
    <message>
        <source>who sits there, one --seat for each: PAIR:PLAYER (Aliens+Pirates:level:3), where PAIR is two factions or the name of a saved pair, and PLAYER is human, level:0 to level:5, or a level with a character (level:3,style=patient). In a game without pairs PLAYER alone, or what the seat is and PLAYER (Red Duchy:level:3) where each is something else</source>
        <translation>wer dort sitzt, ein --seat für jeden: PAAR:SPIELER (Aliens+Pirates:level:3); PAAR sind zwei Fraktionen oder der Name eines gespeicherten Paars, SPIELER ist human, level:0 bis level:5 oder eine Stufe mit Charakter (level:3,style=patient). In einem Spiel ohne Paare nur SPIELER, oder was der Platz ist und SPIELER (Red Duchy:level:3), wo jeder etwas anderes ist</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;</source>
        <translation>es gibt kein „%1“</translation>
    </message>
    <message>
        <source>what came of your matches: by faction or realm, pair, opponent, base, seat, option and time</source>
        <translation>was aus deinen Partien wurde: nach Fraktion oder Reich, Paar, Gegner, Basis, Platz, Option und Zeit</translation>
    </message>
    <message>
        <source>there is no such match option</source>
        <translation>eine solche Option gibt es nicht</translation>
    </message>
    <message>
        <source>it has no such value</source>
        <translation>einen solchen Wert hat sie nicht</translation>
    </message>
    <message>
        <source>option</source>
        <comment>of a match</comment>
        <translation>Option</translation>
    </message>
    <message>
        <source>start: %1, seat</source>
        <translation>Anfang: %1, Platz</translation>
    </message>
    <message>
        <source>%1 names no game and was run as %2; --game says which it is of: %3.</source>
        <translation>%1 nennt kein Spiel und lief als %2; --game sagt, von welchem es ist: %3.</translation>
    </message>
    <message>
        <source>Matches count that are over, played here or at a table, none for practice and none that goes on from a
moment of another. Where several persons sat at one screen nobody knows who of them you are: --player
tells it by name. What several won together is won in parts, by a team as a whole.
  low end, high end  95 % intervals: where the share lies, as far as so few matches tell
  than even          more or less, where the whole interval is above or below an even share of the wins
                     (half with two seats, a third with three); empty while that says nothing, and below ten
                     matches
  rating             against the levels, on their scale, by Glicko-2, ten matches at a time
  --cards            matches in which a card was seen, drawn, played, played before the first own turn after
                     it was drawn was over (at once), or still in hand at the end (stranded); copies of a
                     card count as one. In a game in which cards are bought also those in which it was
                     acquired, or removed for good, and how much of what was acquired was of a faction
</source>
        <translation>Es zählen Partien, die zu Ende sind, hier oder am Tisch gespielt, keine zur Übung und keine, die von
einem Moment einer anderen aus weitergeht. Saßen mehrere an einem Bildschirm, weiß niemand, wer davon du bist: --player
sagt es mit Namen. Was mehrere gemeinsam gewinnen, zählt in Teilen, bei einem Team ganz.
  untere, obere Grenze  95-%-Intervalle: wo der Anteil liegt, soweit so wenige Partien es sagen
  als gleich            mehr oder weniger, wenn das ganze Intervall über oder unter einem gleichen Anteil an
                        den Siegen liegt (die Hälfte bei zwei Plätzen, ein Drittel bei drei); leer, solange das
                        nichts sagt; dafür braucht es zehn Partien
  Wertungszahl          gegen die Stufen, auf deren Skala, nach Glicko-2, je zehn Partien
  --cards               Partien, in denen eine Karte gesehen, gezogen, gespielt, spätestens im ersten eigenen
                        Zug nach dem Ziehen gespielt wurde (sofort), oder am Ende noch auf der Hand war (übrig);
                        Exemplare einer Karte zählen zusammen. In einem Spiel, in dem man Karten kauft, auch die,
                        in denen sie erworben oder für immer entfernt wurde, und wie viel von dem Erworbenen
                        von einer Fraktion war
</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>%n more power and %1 scores.</source>
        <translation>
            <numerusform>Noch %n Stärke, dann wird %1 gewertet.</numerusform>
            <numerusform>Noch %n Stärke, dann wird %1 gewertet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may still play %n minion(s).</source>
        <translation>
            <numerusform>Du darfst noch %n Kreatur ausspielen.</numerusform>
            <numerusform>Du darfst noch %n Kreaturen ausspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A card or a base gave more than the one of each turn. What is not used now is lost.</source>
        <translation>Eine Karte oder Basis gibt dir mehr als die eine jedes Zuges. Was du jetzt nicht nutzt, verfällt.</translation>
    </message>
    <message numerus="yes">
        <source>You may still play %n action(s).</source>
        <translation>
            <numerusform>Du darfst noch %n Aktion ausspielen.</numerusform>
            <numerusform>Du darfst noch %n Aktionen ausspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may play a minion and an action, in any order, or less.</source>
        <translation>Du darfst eine Kreatur und eine Aktion ausspielen, in beliebiger Reihenfolge, oder weniger.</translation>
    </message>
    <message>
        <source>A minion stays at a base and adds its power there.</source>
        <translation>Eine Kreatur bleibt an einer Basis und bringt dort ihre Stärke ein.</translation>
    </message>
    <message>
        <source>You may still play a minion.</source>
        <translation>Du darfst noch eine Kreatur ausspielen.</translation>
    </message>
    <message>
        <source>Its power counts at the base where it lies. Every turn gives one minion; none can be saved.</source>
        <translation>Ihre Stärke zählt an der Basis, an der sie liegt. Jeder Zug bringt eine Kreatur; aufsparen lässt sich keine.</translation>
    </message>
    <message>
        <source>You may still play an action.</source>
        <translation>Du darfst noch eine Aktion ausspielen.</translation>
    </message>
    <message>
        <source>It does what it says and is discarded, unless it is played on a base or a minion: there it stays.</source>
        <translation>Sie tut, was auf ihr steht, und wird abgelegt; nur wenn sie auf eine Basis oder Kreatur gespielt wird, bleibt sie dort.</translation>
    </message>
    <message>
        <source>Then bases with enough power score, and you draw two cards.</source>
        <translation>Dann werden Basen mit genug Stärke gewertet, und du ziehst zwei Karten.</translation>
    </message>
    <message>
        <source>At %1 you are level with %2.</source>
        <translation>Gleichstand an %1: du und %2.</translation>
    </message>
    <message>
        <source>If it scored now, both would get the points of the better place, and the next place would go to nobody.</source>
        <translation>Würde jetzt gewertet, bekämen beide die Punkte des besseren Platzes, und der nächste Platz bliebe leer.</translation>
    </message>
    <message>
        <source>%1 scores after your plays.</source>
        <translation>Nach deinem Ausspielen wird %1 gewertet.</translation>
    </message>
    <message>
        <source>It has %1 power of %2. The most power there is worth %3 VP, the second most %4; until then every play counts.</source>
        <translation>Dort liegen %1 Stärke von %2. Die meiste Stärke bringt %3 SP, die zweitmeiste %4; bis dahin zählt jede Karte.</translation>
    </message>
    <message>
        <source>You may use the talent of %1.</source>
        <translation>Du darfst das Talent von %1 nutzen.</translation>
    </message>
    <message>
        <source>A talent works once in each of your turns and takes no play.</source>
        <translation>Ein Talent wirkt einmal in jedem deiner Züge und kostet kein Ausspielen.</translation>
    </message>
    <message>
        <source>It is looked at when a turn ends: the most points win then, and a tie plays on.</source>
        <translation>Das wird am Ende eines Zuges geprüft: Es gewinnt, wer die meisten Punkte hat; bei Gleichstand geht es weiter.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Du hast %n Karte auf der Hand.</numerusform>
            <numerusform>Du hast %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>After your plays you draw two, and what is more than ten then has to be discarded.</source>
        <translation>Nach dem Ausspielen ziehst du zwei, und was dann über zehn ist, musst du ablegen.</translation>
    </message>
    <message>
        <source>No minion is in this hand: you may take a new one, once.</source>
        <translation>In dieser Hand ist keine Kreatur: Du darfst einmal eine neue nehmen.</translation>
    </message>
    <message>
        <source>Only minions bring power to a base. The new hand has to be kept.</source>
        <translation>Nur Kreaturen bringen Stärke an eine Basis. Die neue Hand musst du behalten.</translation>
    </message>
    <message>
        <source>Choose the base for %1.</source>
        <translation>Wähle die Basis für %1.</translation>
    </message>
    <message>
        <source>The power of all players together breaks a base; the points go by what each one has there.</source>
        <translation>Die Stärke aller zusammen bringt eine Basis zur Wertung; die Punkte richten sich danach, was jeder dort hat.</translation>
    </message>
    <message>
        <source>Choose where %1 is to lie.</source>
        <translation>Wähle, wo %1 liegen soll.</translation>
    </message>
    <message>
        <source>It stays there and goes on working. A gold ring says where it may go.</source>
        <translation>Die Karte bleibt dort und wirkt weiter. Ein goldener Ring zeigt, wohin sie darf.</translation>
    </message>
    <message>
        <source>This play is extra: use it now or not at all.</source>
        <translation>Das ist zusätzlich: Nutze es jetzt oder gar nicht.</translation>
    </message>
    <message>
        <source>It takes none of the plays that a turn gives.</source>
        <translation>Es kostet nichts von dem, was du im Zug ausspielen darfst.</translation>
    </message>
    <message>
        <source>Several bases are ready: say which one scores first.</source>
        <translation>Mehrere Basen sind bereit: Sag, welche zuerst gewertet wird.</translation>
    </message>
    <message>
        <source>It is your turn, so you choose. The next one is looked at when this one is through.</source>
        <translation>Du bist am Zug, also wählst du. Nach der nächsten wird gesehen, wenn diese fertig ist.</translation>
    </message>
    <message>
        <source>Ten cards are the most you keep: choose what to discard.</source>
        <translation>Mehr als zehn Karten behältst du nicht: Wähle, was du ablegst.</translation>
    </message>
    <message>
        <source>That holds only here, after drawing. When your deck runs out, the discard pile becomes a new one.</source>
        <translation>Das gilt nur hier, nach dem Ziehen. Ist dein Deck leer, wird der Ablagestapel zu einem neuen.</translation>
    </message>
    <message>
        <source>%1 is about to score: you may answer with a card, or pass.</source>
        <translation>%1 wird gleich gewertet: Du darfst mit einer Karte antworten oder passen.</translation>
    </message>
    <message>
        <source>Places go by the power that is there when all have passed. Such a card takes no play.</source>
        <translation>Die Plätze richten sich nach der Stärke, die dort liegt, wenn alle gepasst haben. So eine Karte kostet kein Ausspielen.</translation>
    </message>
    <message>
        <source>The points are given; you may answer with a card, or pass.</source>
        <translation>Die Punkte sind vergeben; du darfst mit einer Karte antworten oder passen.</translation>
    </message>
    <message>
        <source>What can leave the base now is not discarded with the others.</source>
        <translation>Was die Basis jetzt noch verlässt, wird nicht mit den anderen abgelegt.</translation>
    </message>
    <message>
        <source>You may use a card of yours at this moment, or pass.</source>
        <translation>Du darfst jetzt eine deiner Karten nutzen oder passen.</translation>
    </message>
    <message>
        <source>Such a card works only when its time comes, also in another player&apos;s turn.</source>
        <translation>Solche Karten wirken nur in bestimmten Momenten, auch im Zug eines anderen.</translation>
    </message>
    <message>
        <source>Several cards have something to do: say which comes first.</source>
        <translation>Mehrere Karten haben etwas zu tun: Sag, welche zuerst kommt.</translation>
    </message>
    <message>
        <source>They are done one after the other, and each may change what the next one finds.</source>
        <translation>Eine wird nach der anderen ausgeführt, und jede kann die folgenden beeinflussen.</translation>
    </message>
    <message>
        <source>%1 asks: you may, and need not.</source>
        <translation>%1 fragt: Du darfst, musst aber nicht.</translation>
    </message>
    <message>
        <source>What a card says has to be done, except where it says that you may.</source>
        <translation>Was eine Karte sagt, muss geschehen, außer wo sie sagt, dass du darfst.</translation>
    </message>
    <message>
        <source>Choose one after the other, and say when it is enough.</source>
        <translation>Wähle eins nach dem anderen und sag, wenn es genug ist.</translation>
    </message>
    <message>
        <source>What is chosen is marked and can be put back.</source>
        <translation>Was gewählt ist, ist markiert und lässt sich zurücklegen.</translation>
    </message>
    <message>
        <source>%1 wants something to be chosen.</source>
        <translation>Für %1 musst du etwas wählen.</translation>
    </message>
    <message>
        <source>A card is done as it reads. A gold ring says what it can mean.</source>
        <translation>Eine Karte wird ausgeführt, wie sie dasteht. Ein goldener Ring zeigt, was sie meinen kann.</translation>
    </message>
    <message>
        <source>%1 has scored, and %2 lies in its place.</source>
        <translation>Gewertet ist %1, an ihrem Platz liegt %2.</translation>
    </message>
    <message>
        <source>The points stand on the race above. The cards that lay there went to their owners&apos; discard piles.</source>
        <translation>Die Punkte stehen oben auf der Leiste. Die Karten, die dort lagen, sind auf die Ablagestapel ihrer Besitzer gekommen.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1.</source>
        <translation>Jetzt am Zug: %1.</translation>
    </message>
    <message>
        <source>Each turn ends with two cards drawn. You are asked where a card of yours has something to say.</source>
        <translation>Jeder Zug endet mit zwei gezogenen Karten. Du wirst gefragt, wo eine deiner Karten mitreden kann.</translation>
    </message>
    <message>
        <source>Of your minions you may play %1 now.</source>
        <translation>Von deinen Kreaturen darfst du jetzt %1 ausspielen.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two cards of which one may be played</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>What is left to be played is not for every card; the question says for which.</source>
        <translation>Was du noch ausspielen darfst, gilt nicht für jede Karte; die Frage sagt, für welche.</translation>
    </message>
    <message>
        <source>There is nothing that you could play now: end your play phase.</source>
        <translation>Es gibt nichts, was du jetzt ausspielen könntest: Beende deine Ausspielphase.</translation>
    </message>
    <message numerus="yes">
        <source>The lead is at %n point(s); %1 win.</source>
        <translation>
            <numerusform>An der Spitze steht %n Punkt; %1 gewinnen.</numerusform>
            <numerusform>An der Spitze stehen %n Punkte; %1 gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You may play a minion.</source>
        <translation>Du darfst eine Kreatur ausspielen.</translation>
    </message>
    <message>
        <source>You may play an action.</source>
        <translation>Du darfst eine Aktion ausspielen.</translation>
    </message>
</context>
<context>
    <name>Cue</name>
    <message>
        <source>A card is drawn</source>
        <translation>Eine Karte wird gezogen</translation>
    </message>
    <message>
        <source>A card is played</source>
        <translation>Eine Karte wird gespielt</translation>
    </message>
    <message>
        <source>Power grows</source>
        <translation>Stärke steigt</translation>
    </message>
    <message>
        <source>Power shrinks</source>
        <translation>Stärke sinkt</translation>
    </message>
    <message>
        <source>A card leaves the table</source>
        <translation>Eine Karte verlässt den Tisch</translation>
    </message>
    <message>
        <source>You can respond</source>
        <translation>Du kannst reagieren</translation>
    </message>
    <message>
        <source>A base is ready to score</source>
        <translation>Eine Basis kann gewertet werden</translation>
    </message>
    <message>
        <source>A base scores</source>
        <translation>Eine Basis wird gewertet</translation>
    </message>
    <message>
        <source>Points are gained</source>
        <translation>Jemand bekommt Punkte</translation>
    </message>
    <message>
        <source>Your turn begins</source>
        <translation>Dein Zug beginnt</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You have lost</source>
        <translation>Du hast verloren</translation>
    </message>
    <message>
        <source>Something is not allowed</source>
        <translation>Etwas ist nicht erlaubt</translation>
    </message>
</context>
<context>
    <name>Database</name>
    <message>
        <source>The file %1 cannot be written: see that its folder exists and that you may write there.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben: Sieh nach, ob es ihren Ordner gibt und ob du dort schreiben darfst.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written, so nothing was changed: see that you may write there.</source>
        <translation>Die Datei %1 lässt sich nicht schreiben, also wurde nichts geändert: Sieh nach, ob du dort schreiben darfst.</translation>
    </message>
    <message>
        <source>The database %1 could not be put in its place; what was there is beside it, under a name with &quot;-replaced-&quot; in it: see that you may write there.</source>
        <translation>Die Datenbank %1 ließ sich nicht an ihren Platz bringen; was dort war, liegt daneben, unter einem Namen mit „-replaced-“: Sieh nach, ob du dort schreiben darfst.</translation>
    </message>
    <message>
        <source>There is a file %1 already, and a backup takes no file&apos;s place: choose another name.</source>
        <translation>Es gibt schon eine Datei %1, und eine Sicherung nimmt keiner Datei den Platz: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no database %1, so there is nothing to back up.</source>
        <translation>Es gibt keine Datenbank %1, also auch nichts zu sichern.</translation>
    </message>
    <message>
        <source>The backup %1 cannot be written: choose another name, or another folder.</source>
        <translation>Die Sicherung %1 lässt sich nicht schreiben: Wähle einen anderen Namen oder einen anderen Ordner.</translation>
    </message>
    <message>
        <source>There is no backup %1: see how the file is called.</source>
        <translation>Es gibt keine Sicherung %1: Sieh nach, wie die Datei heißt.</translation>
    </message>
    <message>
        <source>The file %1 is no backup, or a damaged one, so nothing was changed: take another one.</source>
        <translation>Die Datei %1 ist keine Sicherung oder eine beschädigte, also wurde nichts geändert: Nimm eine andere.</translation>
    </message>
    <message>
        <source>There is nothing in the file %1, so nothing was changed: take another backup.</source>
        <translation>In der Datei %1 ist nichts, also wurde nichts geändert: Nimm eine andere Sicherung.</translation>
    </message>
    <message>
        <source>The file %1 is the database itself, so there is nothing to restore: name a backup.</source>
        <translation>Die Datei %1 ist die Datenbank selbst, also gibt es nichts zurückzuspielen: Nenn eine Sicherung.</translation>
    </message>
    <message>
        <source>The database %1 was moved, deleted or replaced while it was open, so nothing more can be kept in it: put it back in its place and try again, or begin anew.</source>
        <translation>Die Datenbank %1 wurde verschoben, gelöscht oder ersetzt, während sie offen war, also lässt sich nichts mehr in ihr speichern: Leg sie an ihren Platz zurück und versuch es noch einmal oder beginn neu.</translation>
    </message>
    <message>
        <source>The path %1 is a folder and not a database: name a file in it with --db.</source>
        <translation>Der Pfad %1 ist ein Ordner und keine Datenbank: Nenn mit --db eine Datei darin.</translation>
    </message>
    <message>
        <source>The database %1 cannot be made because its folder does not exist: make the folder, or choose another file with --db.</source>
        <translation>Die Datenbank %1 lässt sich nicht anlegen, weil es ihren Ordner nicht gibt: Leg den Ordner an oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The database %1 cannot be made because its folder is read-only: allow writing there, or choose another file with --db.</source>
        <translation>Die Datenbank %1 lässt sich nicht anlegen, weil ihr Ordner schreibgeschützt ist: Erlaub das Schreiben dort oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The database %1 cannot be opened without Qt&apos;s SQLite driver: install libqt6sql6-sqlite.</source>
        <translation>Die Datenbank %1 lässt sich ohne Qts SQLite-Treiber nicht öffnen: Installiere libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>The name of the database %1 is no UTF-8 text, so it could be taken for another file: rename it, or choose another file with --db.</source>
        <translation>Der Name der Datenbank %1 ist kein gültiger UTF-8-Text, sie könnte also mit einer anderen Datei verwechselt werden: Benenn sie um oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The database %1 is read-only, so what is in it can be looked at but no match and no pair can be saved: allow writing to the file and to its folder, or choose another file with --db.</source>
        <translation>Die Datenbank %1 ist schreibgeschützt, man kann also ansehen, was darin ist, aber keine Partie und kein Paar speichern: Erlaub das Schreiben in die Datei und in ihren Ordner oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The database %1 is in use by another program, perhaps a second Breakpoint: close that one, or try again in a moment.</source>
        <translation>Die Datenbank %1 wird gerade von einem anderen Programm benutzt, vielleicht einem zweiten Breakpoint: Schließ es oder versuch es gleich noch einmal.</translation>
    </message>
    <message>
        <source>The database %1 is read-only, so nothing can be saved in it: allow writing to the file and to its folder, or choose another file with --db.</source>
        <translation>Die Datenbank %1 ist schreibgeschützt, also lässt sich nichts darin speichern: Erlaub das Schreiben in die Datei und in ihren Ordner oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The disk that holds the database %1 is full, so nothing was saved: free some space and try again.</source>
        <translation>Der Datenträger mit der Datenbank %1 ist voll, also wurde nichts gespeichert: Mach etwas Platz und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The disk that holds the database %1 reported an error: check the disk and the space left on it, then try again.</source>
        <translation>Der Datenträger mit der Datenbank %1 meldet einen Fehler: Prüf ihn und den freien Platz darauf und versuch es dann noch einmal.</translation>
    </message>
    <message>
        <source>The database %1 is damaged and was left as it is: put a backup in its place (breakpoint-cli restore FILE, or “Restore a backup” in the menu “Match”), or move it elsewhere to begin with a new one.</source>
        <translation>Die Datenbank %1 ist beschädigt und blieb, wie sie war: Leg eine Sicherung an ihren Platz (breakpoint-cli restore DATEI oder „Sicherung zurückspielen“ im Menü „Partie“) oder verschieb sie, um mit einer neuen zu beginnen.</translation>
    </message>
    <message>
        <source>The file %1 is not a database, or its beginning is damaged, and was left as it is: choose another file with --db, or put a backup in its place (breakpoint-cli restore FILE, or “Restore a backup” in the menu “Match”).</source>
        <translation>Die Datei %1 ist keine Datenbank, oder ihr Anfang ist beschädigt, und blieb, wie sie war: Wähle mit --db eine andere Datei oder leg eine Sicherung an ihren Platz (breakpoint-cli restore DATEI oder „Sicherung zurückspielen“ im Menü „Partie“).</translation>
    </message>
    <message>
        <source>The database %1 cannot be opened: see that its folder exists and that you may read and write there, or choose another file with --db.</source>
        <translation>Die Datenbank %1 lässt sich nicht öffnen: Sieh nach, ob es ihren Ordner gibt und ob du dort lesen und schreiben darfst, oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>There is not enough memory to use the database %1: close other programs and try again.</source>
        <translation>Der Speicher reicht für die Datenbank %1 nicht aus: Schließ andere Programme und versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The database %1 did not do what was asked, and nothing was saved (%2): please report this sentence.</source>
        <translation>Die Datenbank %1 hat nicht getan, was verlangt war, und nichts wurde gespeichert (%2): Bitte melde diesen Satz.</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>ohne Angabe eines Grundes</translation>
    </message>
    <message>
        <source>The database %1 could not be brought from version %2 to %3 of its tables and stands as it was, whole. %4</source>
        <translation>Die Datenbank %1 ließ sich nicht von Version %2 auf Version %3 ihrer Tabellen bringen und ist noch ganz, wie sie war. %4</translation>
    </message>
    <message>
        <source>The database %1 is of an older version and read-only, so it cannot be brought up to date: allow writing to the file and to its folder once, or choose another file with --db.</source>
        <translation>Die Datenbank %1 ist von einer älteren Version und schreibgeschützt, also lässt sie sich nicht auf den neuen Stand bringen: Erlaub einmal das Schreiben in die Datei und in ihren Ordner oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The file %1 is a database of another program and was left as it is: choose another file with --db.</source>
        <translation>Die Datei %1 ist die Datenbank eines anderen Programms und blieb, wie sie war: Wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>The database %1 was written by a newer Breakpoint (version %2 of its tables, this program knows %3) and was left as it is: update this program, or choose another file with --db.</source>
        <translation>Die Datenbank %1 wurde von einem neueren Breakpoint geschrieben (Version %2 ihrer Tabellen, dieses Programm kennt %3) und blieb, wie sie war: Aktualisier dieses Programm oder wähle mit --db eine andere Datei.</translation>
    </message>
    <message>
        <source>There is no arena run %1: see the list of runs (`arena --list`) for those there are.</source>
        <translation>Es gibt keinen Arena-Lauf %1: Die Liste der Läufe (`arena --list`) zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>There is no entry &quot;%1&quot; in the rules: search for its words instead.</source>
        <translation>In den Regeln gibt es keinen Eintrag „%1“: Such stattdessen nach seinen Wörtern.</translation>
    </message>
    <message>
        <source>The content file %1 is given twice, so nothing was imported: remove one of them.</source>
        <translation>Die Inhaltsdatei %1 ist zweimal angegeben, also wurde nichts eingelesen: Nimm eine davon weg.</translation>
    </message>
    <message>
        <source>The copy of %1 in the database %2 is damaged and is not used: start the program again, which stores it anew.</source>
        <translation>Die Kopie von %1 in der Datenbank %2 ist beschädigt und wird nicht benutzt: Starte das Programm neu, dann wird sie neu gespeichert.</translation>
    </message>
    <message>
        <source>There is no match %1: see the list of matches (`matches list`) for those there are.</source>
        <translation>Es gibt keine Partie %1: Die Liste der Partien (`matches list`) zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>Match %1 has %2 choices stored and is not as it was opened here with %3, so another program has played it on or taken something back: open it again from the list of matches.</source>
        <translation>Von Partie %1 sind %2 Spielzüge gespeichert, und sie ist nicht mehr so, wie sie hier mit %3 geöffnet wurde; ein anderes Programm hat also weitergespielt oder etwas zurückgenommen: Öffne sie noch einmal aus der Liste der Partien.</translation>
    </message>
    <message>
        <source>Match %1 is finished, so nothing can be added to it: take its last choice back first, or start a new match.</source>
        <translation>Partie %1 ist beendet, also lässt sich nichts hinzufügen: Nimm erst ihren letzten Spielzug zurück oder beginn eine neue Partie.</translation>
    </message>
    <message>
        <source>Match %1 has %2 choices stored, so it cannot be taken back to %3: open it again from the list of matches.</source>
        <translation>Von Partie %1 sind %2 Spielzüge gespeichert, also lässt sie sich nicht auf %3 zurücknehmen: Öffne sie noch einmal aus der Liste der Partien.</translation>
    </message>
    <message>
        <source>There is no saved pair %1: see the list of pairs for those there are.</source>
        <translation>Es gibt kein gespeichertes Paar %1: Die Liste der Paare zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>A pair cannot have the same faction twice: choose another second faction.</source>
        <translation>Ein Paar kann nicht zweimal dieselbe Fraktion haben: Wähle eine andere zweite Fraktion.</translation>
    </message>
    <message>
        <source>A saved pair needs a name: type one.</source>
        <translation>Ein gespeichertes Paar braucht einen Namen: Gib einen ein.</translation>
    </message>
    <message>
        <source>There is already a pair called &quot;%1&quot;: choose another name.</source>
        <translation>Es gibt schon ein Paar namens „%1“: Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>There is no own faction %1: see the list of own factions for those there are.</source>
        <translation>Es gibt keine eigene Fraktion %1: die Liste der eigenen Fraktionen zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>A faction needs a name: write one.</source>
        <translation>Eine Fraktion braucht einen Namen: schreibe einen.</translation>
    </message>
    <message>
        <source>There is already an own faction called &quot;%1&quot;: choose another name.</source>
        <translation>Es gibt schon eine eigene Fraktion „%1“: wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Match %1 was played with this program, so what happened in it cannot be written anew: change its notes and tags instead.</source>
        <translation>Partie %1 wurde mit diesem Programm gespielt; was in ihr geschah, lässt sich nicht neu schreiben: ändere stattdessen ihre Notizen und Schlagwörter.</translation>
    </message>
    <message>
        <source>All but the settings was restored. The file %1 cannot be written: see that you may write there, and restore once more.</source>
        <translation>Alles außer den Einstellungen wurde wiederhergestellt. Die Datei %1 lässt sich nicht schreiben: sorge dafür, dass du dort schreiben darfst, und stelle noch einmal wieder her.</translation>
    </message>
    <message>
        <source>There is no match %1 that is over.</source>
        <translation>Es gibt keine beendete Partie %1.</translation>
    </message>
    <message>
        <source>The stored analysis of match %1 cannot be read; analyse it again.</source>
        <translation>Die gespeicherte Analyse von Partie %1 lässt sich nicht lesen; analysiere sie neu.</translation>
    </message>
    <message>
        <source>There is no lab %1: see the list of labs (`lab list`) for those there are.</source>
        <translation>Es gibt kein Labor %1: Die Liste (`lab list`) zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>The stored lab %1 cannot be read; delete it.</source>
        <translation>Das gespeicherte Labor %1 ist nicht lesbar; lösche es.</translation>
    </message>
    <message>
        <source>The stored puzzle &quot;%1&quot; cannot be read; remove it.</source>
        <translation>Die gespeicherte Aufgabe „%1“ lässt sich nicht lesen; entferne sie.</translation>
    </message>
    <message>
        <source>There is no puzzle &quot;%1&quot; of your own.</source>
        <translation>Es gibt keine eigene Aufgabe „%1“.</translation>
    </message>
</context>
<context>
    <name>DayWords</name>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>day, month and year as QLocale::toString() reads it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %n Minute</numerusform>
            <numerusform>vor %n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %n Stunde</numerusform>
            <numerusform>vor %n Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Guten Abend</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Guten Morgen</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Guten Tag</translation>
    </message>
</context>
<context>
    <name>ExplanationText</name>
    <message>
        <source>Hint: %1, there is nothing else to choose.</source>
        <translation>Tipp: %1, sonst gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <translation>Warum: %1.</translation>
    </message>
    <message>
        <source>%1: %2. There was nothing else to choose.</source>
        <translation>%1: %2. Sonst gab es nichts zu wählen.</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>What sets it apart cannot be told for sure.</source>
        <translation>Was dafür den Ausschlag gab, lässt sich nicht sicher sagen.</translation>
    </message>
    <message>
        <source>The player of that seat was asked again for this.</source>
        <translation>Dafür wurde der Spieler auf diesem Platz noch einmal gefragt.</translation>
    </message>
    <message>
        <source>The player that gives hints was asked for this.</source>
        <translation>Dafür wurde der Spieler gefragt, der die Tipps gibt.</translation>
    </message>
    <message>
        <source>Wins more often: %1.</source>
        <translation>Gewinnt öfter: %1.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an answer, and how many wins</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>As good, as far as can be told: %1.</source>
        <translation>Ebenso gut, soweit sich das sagen lässt: %1.</translation>
    </message>
    <message>
        <source>Less good: %1.</source>
        <translation>Weniger gut: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Each was played to the end %Ln time(s), the hidden cards dealt by lot.</source>
        <translation>
            <numerusform>Jede Antwort wurde %Ln-mal zu Ende gespielt, die verdeckten Karten dabei ausgelost.</numerusform>
            <numerusform>Jede Antwort wurde %Ln-mal zu Ende gespielt, die verdeckten Karten dabei ausgelost.</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 wins in 100 (%2 to %3)</source>
        <translation>etwa %1 Siege in 100 (%2 bis %3)</translation>
    </message>
    <message>
        <source>Hint: %1, %2.</source>
        <comment>an answer, and how many wins</comment>
        <translation>Tipp: %1, %2.</translation>
    </message>
    <message>
        <source>“%1” does about as well: the difference is at most %2 wins in 100.</source>
        <translation>„%1“ ist etwa ebenso gut: Der Unterschied ist höchstens %2 Siege in 100.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Tipp: %1.</translation>
    </message>
    <message>
        <source>Why rather than “%1”: %2.</source>
        <translation>Warum eher als „%1“: %2.</translation>
    </message>
</context>
<context>
    <name>FaceWords</name>
    <message>
        <source>its own ability</source>
        <translation>eigene Fähigkeit</translation>
    </message>
    <message>
        <source>+1 power counters</source>
        <translation>+1-Stärkemarker</translation>
    </message>
    <message>
        <source>for a time</source>
        <comment>a source of power that ends with a turn</comment>
        <translation>auf Zeit</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
</context>
<context>
    <name>FileNames</name>
    <message>
        <source> vs </source>
        <comment>between two sides, in the name of a file</comment>
        <translation> gegen </translation>
    </message>
</context>
<context>
    <name>FindPalette</name>
    <message>
        <source>put them together</source>
        <translation>so zusammenstellen</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>word</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>About Breakpoint</source>
        <translation>Über Breakpoint</translation>
    </message>
    <message>
        <source>Play Smash Up, Star Realms and Hyperborea against the computer or each other, keep every match, and see how it went.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Made with Qt %1 and SQLite. Smash Up is a game by Paul Peterson, published by Alderac Entertainment Group, Star Realms one by Robert Dougherty and Darwin Kastle, published by Wise Wizard Games, Hyperborea one by Andrea Chiarvesio and Pierluca Zizzi, published by Asterion Press and Yemaia; this program is not theirs.</source>
        <translation>Spiele Smash Up, Star Realms und Hyperborea gegen den Computer oder gegeneinander, behalte jede Partie und sieh, wie sie lief.

Freie Software unter der GNU General Public License, Version 3 oder neuer. Ohne jede Gewährleistung.

Mit Qt %1 und SQLite gemacht. Smash Up ist ein Spiel von Paul Peterson, erschienen bei Alderac Entertainment Group, Star Realms eines von Robert Dougherty und Darwin Kastle, erschienen bei Wise Wizard Games, Hyperborea eines von Andrea Chiarvesio und Pierluca Zizzi, erschienen bei Asterion Press und Yemaia; dieses Programm ist nicht von ihnen.</translation>
    </message>
</context>
<context>
    <name>HyperCoach</name>
    <message>
        <source>You may take a technology.</source>
        <translation>Du darfst eine Technologie nehmen.</translation>
    </message>
    <message>
        <source>It is a set more to fill, in this turn already, and counts at the end. The grey cube on it comes into your bag.</source>
        <translation>Sie ist ein Satz mehr, den du füllen kannst, schon in diesem Zug, und zählt am Ende. Der graue Würfel darauf kommt in deinen Beutel.</translation>
    </message>
    <message>
        <source>You may place a new miniature: the hexes are marked.</source>
        <translation>Du darfst eine neue Miniatur einsetzen: Die Felder sind markiert.</translation>
    </message>
    <message>
        <source>More of them reach further, hold more hexes, and the last one of your reserve meets a condition of the end.</source>
        <translation>Mehr davon kommen weiter und halten mehr Felder, und die letzte aus deinem Vorrat erfüllt eine Bedingung für das Ende.</translation>
    </message>
    <message>
        <source>You may develop a row of your board.</source>
        <translation>Du darfst eine Reihe deines Tableaus entwickeln.</translation>
    </message>
    <message>
        <source>From level 4 on a row can be given up for cubes of its colour, and coloured cubes are points.</source>
        <translation>Ab Stufe 4 kannst du eine Reihe für Würfel ihrer Farbe hergeben, und farbige Würfel sind Punkte.</translation>
    </message>
    <message>
        <source>You may do something with your cubes.</source>
        <translation>Du darfst etwas mit deinen Würfeln tun.</translation>
    </message>
    <message>
        <source>More cubes fill more sets. What is drawn now is placed in this turn.</source>
        <translation>Mehr Würfel füllen mehr Sätze. Was du jetzt ziehst, legst du in diesem Zug.</translation>
    </message>
    <message>
        <source>A miniature may go into a city or a ruin: it costs nothing.</source>
        <translation>Eine Miniatur darf in eine Stadt oder Ruine gehen: Das kostet nichts.</translation>
    </message>
    <message>
        <source>A city does what is written on it, a ruin has a token for you. Whoever is inside comes out with your reset.</source>
        <translation>Eine Stadt tut, was bei ihr steht, eine Ruine hat ein Plättchen für dich. Wer darin ist, kommt mit deinem Neuanfang heraus.</translation>
    </message>
    <message>
        <source>You may attack: what can be struck at is marked.</source>
        <translation>Du darfst angreifen: Was getroffen werden kann, ist markiert.</translation>
    </message>
    <message>
        <source>A ghost that you remove is worth points and frees its place. So does the first miniature of each opponent.</source>
        <translation>Ein Geist, den du entfernst, bringt Punkte und macht seinen Platz frei, ebenso die erste Miniatur jedes Gegners.</translation>
    </message>
    <message>
        <source>You may take fortresses off a hex.</source>
        <translation>Du darfst Festungen aus einem Feld nehmen.</translation>
    </message>
    <message>
        <source>While one stands there an attack takes it instead of its owner&apos;s miniature.</source>
        <translation>Solange eine dort steht, trifft ein Angriff sie statt der Miniatur ihres Besitzers.</translation>
    </message>
    <message>
        <source>You may build a fortress.</source>
        <translation>Du darfst eine Festung bauen.</translation>
    </message>
    <message>
        <source>It takes the first attack on a miniature of yours in that hex, and comes back at the start of your next turn.</source>
        <translation>Sie fängt den ersten Angriff auf eine deiner Miniaturen in diesem Feld ab und kommt am Beginn deines nächsten Zuges zurück.</translation>
    </message>
    <message>
        <source>You have flying steps: any hex beside costs one.</source>
        <translation>Du hast Flugschritte: Jedes Nachbarfeld kostet einen.</translation>
    </message>
    <message>
        <source>Terrain does not matter, and a halted miniature may fly on.</source>
        <translation>Das Gelände ist gleich, und eine angehaltene Miniatur darf weiterfliegen.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n movement point(s): move a miniature.</source>
        <translation>
            <numerusform>Du hast %n Bewegungspunkt: Zieh eine Miniatur.</numerusform>
            <numerusform>Du hast %n Bewegungspunkte: Zieh eine Miniatur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside a dark hex it turns that up: there are cities, ruins and ghosts. Who controls a hex has points for it at the end.</source>
        <translation>Neben einem dunklen Feld deckt sie es auf: Dort sind Städte, Ruinen und Geister. Wer ein Feld beherrscht, hat am Ende Punkte dafür.</translation>
    </message>
    <message>
        <source>One cube more fills %1.</source>
        <translation>Ein Würfel mehr füllt %1.</translation>
    </message>
    <message>
        <source>As soon as all spaces of a set are filled it gives what is written beside it, in this turn, and once in a turn.</source>
        <translation>Sobald alle Felder eines Satzes gefüllt sind, gibt er, was daneben steht, in diesem Zug und einmal je Zug.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n cube(s) to place.</source>
        <translation>
            <numerusform>Du hast %n Würfel zu legen.</numerusform>
            <numerusform>Du hast %n Würfel zu legen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube goes on a space of its colour, or on one for any colour. It stays there, so a set may be filled over several turns.</source>
        <translation>Ein Würfel kommt auf ein Feld seiner Farbe oder auf eines für beliebige Farben. Er bleibt dort, ein Satz kann also über mehrere Züge gefüllt werden.</translation>
    </message>
    <message>
        <source>A row may be given up for cubes.</source>
        <translation>Du darfst eine Reihe für Würfel hergeben.</translation>
    </message>
    <message>
        <source>It falls to 0, and one cube of its colour comes into your bag, two from level 6: points, and more to draw.</source>
        <translation>Sie fällt auf 0, und ein Würfel ihrer Farbe kommt in deinen Beutel, ab Stufe 6 zwei: Punkte, und mehr zum Ziehen.</translation>
    </message>
    <message>
        <source>Your race tile may be used.</source>
        <translation>Dein Volksplättchen darf genutzt werden.</translation>
    </message>
    <message>
        <source>What it does once is ready again after your reset.</source>
        <translation>Was es einmal tut, ist nach deinem Neuanfang wieder bereit.</translation>
    </message>
    <message>
        <source>You may use the token that you keep.</source>
        <translation>Du darfst das Plättchen nutzen, das du behalten hast.</translation>
    </message>
    <message>
        <source>Only one can be kept, so use it before you go into the next ruin.</source>
        <translation>Nur eines kann behalten werden; nutze es also vor der nächsten Ruine.</translation>
    </message>
    <message>
        <source>Your bag is empty: when you end the turn you reset.</source>
        <translation>Dein Beutel ist leer: Beendest du den Zug, gibt es einen Neuanfang.</translation>
    </message>
    <message>
        <source>Your cubes come back from the technologies, your miniatures step out of cities and ruins and can go in anew.</source>
        <translation>Deine Würfel kommen von den Technologien zurück, deine Miniaturen treten aus Städten und Ruinen und können wieder hinein.</translation>
    </message>
    <message>
        <source>When you are done, end the turn.</source>
        <translation>Wenn du fertig bist, beende den Zug.</translation>
    </message>
    <message>
        <source>What you have not spent is lost, and you draw three new cubes.</source>
        <translation>Was du nicht genutzt hast, verfällt, und du ziehst drei neue Würfel.</translation>
    </message>
    <message>
        <source>Choose the colour that is in your bag twice.</source>
        <translation>Wähle die Farbe, die zweimal in deinem Beutel ist.</translation>
    </message>
    <message>
        <source>Green moves, red attacks, purple brings miniatures, orange develops, yellow gives gems, and blue takes technologies.</source>
        <translation>Grün bewegt, Rot greift an, Lila bringt Miniaturen, Orange entwickelt, Gelb gibt Kristalle, und Blau nimmt Technologien.</translation>
    </message>
    <message>
        <source>Choose a row that begins further on.</source>
        <translation>Wähle eine Reihe, die weiter vorn beginnt.</translation>
    </message>
    <message>
        <source>From level 4 on it can be given up for cubes of its colour.</source>
        <translation>Ab Stufe 4 kannst du sie für Würfel ihrer Farbe hergeben.</translation>
    </message>
    <message>
        <source>Choose one of the two race tiles of your realm.</source>
        <translation>Wähle eines der beiden Volksplättchen deines Reiches.</translation>
    </message>
    <message>
        <source>It is yours for the whole match. The other one goes back into the box.</source>
        <translation>Es gehört dir die ganze Partie. Das andere kommt in die Schachtel zurück.</translation>
    </message>
    <message>
        <source>Choose where the cube goes: the spaces are marked.</source>
        <translation>Wähle, wohin der Würfel kommt: Die Felder sind markiert.</translation>
    </message>
    <message>
        <source>On a base technology, only one of the two sets can be begun at a time.</source>
        <translation>Auf einer Grundtechnologie kann immer nur einer der beiden Sätze begonnen sein.</translation>
    </message>
    <message>
        <source>Choose the next hex: each says what the step costs.</source>
        <translation>Wähle das nächste Feld: Bei jedem steht, was der Schritt kostet.</translation>
    </message>
    <message>
        <source>Choose what the attack removes.</source>
        <translation>Wähle, was der Angriff entfernt.</translation>
    </message>
    <message>
        <source>Ghosts stay with you and count more the more you have.</source>
        <translation>Geister bleiben bei dir und zählen mehr, je mehr du hast.</translation>
    </message>
    <message>
        <source>You found a token: use it now, or keep it.</source>
        <translation>Du hast ein Plättchen gefunden: Nutze es jetzt oder behalte es.</translation>
    </message>
    <message>
        <source>One can be kept, and used at any time in a turn of yours.</source>
        <translation>Eines kann behalten und jederzeit in deinem Zug genutzt werden.</translation>
    </message>
    <message>
        <source>You may leave the cubes on this technology.</source>
        <translation>Du darfst die Würfel auf dieser Technologie lassen.</translation>
    </message>
    <message>
        <source>It works on while it is full. But cubes that lie there cannot be drawn.</source>
        <translation>Sie wirkt weiter, solange sie voll ist. Aber Würfel, die dort liegen, werden nicht gezogen.</translation>
    </message>
    <message>
        <source>Something is to be chosen: what can be is marked.</source>
        <translation>Es ist etwas zu wählen: Was möglich ist, ist markiert.</translation>
    </message>
    <message>
        <source>What an effect says is done as far as it can be.</source>
        <translation>Was eine Wirkung sagt, geschieht, soweit es geht.</translation>
    </message>
    <message>
        <source>This is your last turn.</source>
        <translation>Das ist dein letzter Zug.</translation>
    </message>
    <message>
        <source>Enough conditions of the end are met. What you hold and control behind it is counted.</source>
        <translation>Genug Bedingungen für das Ende sind erfüllt. Gezählt wird, was du danach hast und beherrschst.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1.</source>
        <translation>Jetzt ist %1 am Zug.</translation>
    </message>
    <message>
        <source>Look where they go and which technology they take: another one takes its place.</source>
        <translation>Sieh, wohin sie ziehen und welche Technologie sie nehmen: Eine andere tritt an ihre Stelle.</translation>
    </message>
    <message>
        <source>Forest and mountain cost more to enter, mountain and swamp more to leave. Where an enemy stands in the open a miniature is halted.</source>
        <translation>Wald und Gebirge kosten mehr, wenn du hineingehst, Gebirge und Sumpf, wenn du hinausgehst. Wo ein Feind im Freien steht, wird eine Miniatur angehalten.</translation>
    </message>
    <message>
        <source>No space takes this cube: put it away.</source>
        <translation>Kein Feld nimmt diesen Würfel: Leg ihn ab.</translation>
    </message>
    <message>
        <source>It is not lost. It comes back into your bag with your reset.</source>
        <translation>Er ist nicht verloren. Mit deinem Neuanfang kommt er in deinen Beutel zurück.</translation>
    </message>
</context>
<context>
    <name>HyperPainter</name>
    <message numerus="yes">
        <source>%1 (%n left)</source>
        <comment>the name of a deck of technologies</comment>
        <translation>
            <numerusform>%1 (noch %n)</numerusform>
            <numerusform>%1 (noch %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>YOUR CUBES</source>
        <translation>DEINE WÜRFEL</translation>
    </message>
    <message>
        <source>CUBES OF %1</source>
        <comment>a player</comment>
        <translation>WÜRFEL: %1</translation>
    </message>
    <message>
        <source>Unused, and in the bag</source>
        <translation>Ablage und Beutel</translation>
    </message>
    <message>
        <source>DEVELOPMENT</source>
        <translation>ENTWICKLUNG</translation>
    </message>
    <message>
        <source>Technologies that are taken lie here.</source>
        <translation>Hier liegen genommene Technologien.</translation>
    </message>
    <message>
        <source>full</source>
        <comment>a technology, of cubes</comment>
        <translation>voll</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 SP</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1 ▸</source>
        <comment>a player at turn</comment>
        <translation>%1 ▸</translation>
    </message>
    <message numerus="yes">
        <source>gem(s)</source>
        <translation>
            <numerusform>Kristall</numerusform>
            <numerusform>Kristalle</numerusform>
        </translation>
    </message>
    <message>
        <source>not yet seen</source>
        <comment>a hex</comment>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>ruin ×%1</source>
        <comment>tokens in it</comment>
        <translation>Ruine ×%1</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a ruin</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Kept token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>used</source>
        <comment>a technology in this turn</comment>
        <translation>genutzt</translation>
    </message>
</context>
<context>
    <name>HyperStage</name>
    <message>
        <source>%1 → %2</source>
        <comment>a miniature from one hex to another</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>attacks in %1</source>
        <comment>a hex, whoever has the turn</comment>
        <translation>Angriff in %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>a technology, whoever has the turn</comment>
        <translation>nimmt %1</translation>
    </message>
</context>
<context>
    <name>HyperTermsWords</name>
    <message>
        <source>Technologies that are taken, cities, ruins, hexes and most race tiles were designed for Breakpoint.</source>
        <translation>Fortgeschrittene Technologien, Städte, Ruinen, Felder und die meisten Volksplättchen wurden für Breakpoint entworfen.</translation>
    </message>
</context>
<context>
    <name>HyperWords</name>
    <message>
        <source>%1 %2</source>
        <comment>a number of cubes of a colour</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>none</source>
        <comment>cubes</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n Bewegungspunkt</numerusform>
            <numerusform>%n Bewegungspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n flying step(s)</source>
        <translation>
            <numerusform>%n Flugschritt</numerusform>
            <numerusform>%n Flugschritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s)</source>
        <translation>
            <numerusform>%n Angriffspunkt</numerusform>
            <numerusform>%n Angriffspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ranged attack point(s)</source>
        <translation>
            <numerusform>%n Fernangriffspunkt</numerusform>
            <numerusform>%n Fernangriffspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress(es) to place</source>
        <translation>
            <numerusform>%n Festung zu setzen</numerusform>
            <numerusform>%n Festungen zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n miniature(s) to place</source>
        <translation>
            <numerusform>%n Miniatur zu setzen</numerusform>
            <numerusform>%n Miniaturen zu setzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) to develop</source>
        <translation>
            <numerusform>%n Schritt zu entwickeln</numerusform>
            <numerusform>%n Schritte zu entwickeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n technology(ies) to take</source>
        <translation>
            <numerusform>%n Technologie zu nehmen</numerusform>
            <numerusform>%n Technologien zu nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to draw</source>
        <translation>
            <numerusform>%n Würfel zu ziehen</numerusform>
            <numerusform>%n Würfel zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>one condition ends it</source>
        <translation>eine Bedingung beendet die Partie</translation>
    </message>
    <message>
        <source>two conditions end it</source>
        <translation>zwei Bedingungen beenden die Partie</translation>
    </message>
    <message>
        <source>three conditions end it</source>
        <translation>drei Bedingungen beenden die Partie</translation>
    </message>
    <message>
        <source>Invasion, %1</source>
        <comment>a mode, what ends it</comment>
        <translation>Invasion: %1</translation>
    </message>
    <message>
        <source>Race War, %1</source>
        <comment>a mode, what ends it</comment>
        <translation>Krieg der Völker: %1</translation>
    </message>
    <message>
        <source>%1 %2 of %3</source>
        <comment>a player, how much of an aim</comment>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>met</source>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>%1: not met</source>
        <translation>%1: nicht erfüllt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a condition of the end, how near it is</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not yet seen: it is turned up when a miniature comes beside it.</source>
        <translation>Noch unbekannt: Das Feld wird aufgedeckt, sobald eine Miniatur daneben kommt.</translation>
    </message>
    <message numerus="yes">
        <source>To go there costs %n flying step(s).</source>
        <translation>
            <numerusform>Dorthin kostet es %n Flugschritt.</numerusform>
            <numerusform>Dorthin kostet es %n Flugschritte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go there costs %n movement point(s).</source>
        <translation>
            <numerusform>Dorthin kostet es %n Bewegungspunkt.</numerusform>
            <numerusform>Dorthin kostet es %n Bewegungspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>a ghost in it</source>
        <translation>darin ein Geist</translation>
    </message>
    <message>
        <source>%1 in it</source>
        <comment>a player</comment>
        <translation>darin: %1</translation>
    </message>
    <message>
        <source>Designed for Breakpoint.</source>
        <translation>Für Breakpoint entworfen.</translation>
    </message>
    <message>
        <source>City %1: %2</source>
        <translation>Stadt %1: %2</translation>
    </message>
    <message>
        <source>bronze</source>
        <translation>Bronze</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>gold</source>
        <comment>a metal</comment>
        <translation>Gold</translation>
    </message>
    <message numerus="yes">
        <source>%n token(s) left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruin (%1): %2</source>
        <comment>its metal, what lies there</comment>
        <translation>Ruine (%1): %2</translation>
    </message>
    <message numerus="yes">
        <source>%n miniature(s)</source>
        <translation>
            <numerusform>%n Miniatur</numerusform>
            <numerusform>%n Miniaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n halted miniature(s)</source>
        <translation>
            <numerusform>%n angehaltene Miniatur</numerusform>
            <numerusform>%n angehaltene Miniaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress(es)</source>
        <translation>
            <numerusform>%n Festung</numerusform>
            <numerusform>%n Festungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, what stands there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>where points come from</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Cubes in the bag: %1</source>
        <translation>Würfel im Beutel: %1</translation>
    </message>
    <message>
        <source>In reserve: %1 and %2</source>
        <comment>miniatures, fortresses</comment>
        <translation>Im Vorrat: %1 und %2</translation>
    </message>
    <message>
        <source>Race tile %1: %2</source>
        <translation>Volksplättchen %1: %2</translation>
    </message>
    <message>
        <source>%1 (filled: %2)</source>
        <comment>a space</comment>
        <translation>%1 (belegt: %2)</translation>
    </message>
    <message>
        <source>Spaces: %1</source>
        <translation>Plätze: %1</translation>
    </message>
    <message>
        <source>It was activated in this turn.</source>
        <translation>In diesem Zug schon aktiviert.</translation>
    </message>
    <message>
        <source>A cube completes it: %1</source>
        <comment>colours</comment>
        <translation>Ein Würfel macht es voll: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end</source>
        <translation>
            <numerusform>%n Punkt am Ende</numerusform>
            <numerusform>%n Punkte am Ende</numerusform>
        </translation>
    </message>
    <message>
        <source>A grey cube comes with it.</source>
        <translation>Dazu kommt ein grauer Würfel.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a hex, its terrain</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>Available cube: %1</source>
        <translation>Verfügbarer Würfel: %1</translation>
    </message>
    <message>
        <source>Unused cube: %1</source>
        <translation>Abgelegter Würfel: %1</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>Row %1</source>
        <comment>a colour</comment>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>Kept token</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>There are %1 of it.</source>
        <comment>of a cube</comment>
        <translation>Davon gibt es %1.</translation>
    </message>
    <message>
        <source>It would complete %1.</source>
        <translation>Er würde voll machen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) are in it. Nobody may look which comes next.</source>
        <translation>
            <numerusform>%n Würfel ist darin.</numerusform>
            <numerusform>%n Würfel sind darin. Niemand darf nachsehen, welcher als Nächstes kommt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Level %1 of 6. From level 4 on it can be upgraded for cubes.</source>
        <translation>Stufe %1 von 6. Ab Stufe 4 kann die Reihe für Würfel verwertet werden.</translation>
    </message>
    <message>
        <source>It was used and comes back with a reset.</source>
        <translation>Schon verwendet; mit dem nächsten Neubeginn ist es wieder da.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>what it is, all that is to be said of it</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer, what it costs or brings</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>1 attack point</source>
        <translation>1 Angriffspunkt</translation>
    </message>
    <message>
        <source>1 ranged attack point</source>
        <translation>1 Fernangriffspunkt</translation>
    </message>
    <message>
        <source>the ghost goes</source>
        <translation>der Geist verschwindet</translation>
    </message>
    <message>
        <source>a fortress falls</source>
        <translation>eine Festung fällt</translation>
    </message>
    <message>
        <source>the miniature goes</source>
        <translation>die Miniatur verschwindet</translation>
    </message>
    <message>
        <source>a token is taken</source>
        <translation>ein Plättchen wird genommen</translation>
    </message>
    <message>
        <source>%1 VP, with a grey cube</source>
        <translation>%1 SP, mit einem grauen Würfel</translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation>%1 SP</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to place</source>
        <translation>
            <numerusform>%n Würfel zu legen</numerusform>
            <numerusform>%n Würfel zu legen</numerusform>
        </translation>
    </message>
    <message>
        <source>A step costs 1 movement point; from another terrain into it 1 more.</source>
        <translation>Ein Schritt kostet 1 Bewegungspunkt; aus anderem Gelände hinein 1 mehr.</translation>
    </message>
    <message>
        <source>A step costs 1 movement point; from it into another terrain 1 more.</source>
        <translation>Ein Schritt kostet 1 Bewegungspunkt; von hier in anderes Gelände 1 mehr.</translation>
    </message>
    <message>
        <source>A step costs 1 movement point; from another terrain into it 1 more, and from it into another 1 more.</source>
        <translation>Ein Schritt kostet 1 Bewegungspunkt; aus anderem Gelände hinein 1 mehr, und von hier in anderes 1 mehr.</translation>
    </message>
    <message>
        <source>A step costs 1 movement point.</source>
        <translation>Ein Schritt kostet 1 Bewegungspunkt.</translation>
    </message>
    <message>
        <source>Capital: %1</source>
        <comment>a player</comment>
        <translation>Hauptstadt: %1</translation>
    </message>
    <message>
        <source>Homeland: %1</source>
        <comment>a player</comment>
        <translation>Heimatland: %1</translation>
    </message>
    <message>
        <source>Controlled by: %1</source>
        <comment>a player</comment>
        <translation>Beherrscht von: %1</translation>
    </message>
</context>
<context>
    <name>HyperboreaPrimer</name>
    <message>
        <source>Lead a realm to the most points</source>
        <translation>Führe ein Reich zu den meisten Punkten</translation>
    </message>
    <message>
        <source>Three cubes a turn</source>
        <translation>Drei Würfel in jedem Zug</translation>
    </message>
    <message>
        <source>A full set acts at once</source>
        <translation>Ein voller Satz wirkt sofort</translation>
    </message>
    <message>
        <source>Steps cost movement</source>
        <translation>Schritte kosten Bewegung</translation>
    </message>
    <message>
        <source>Into cities and ruins</source>
        <translation>In Städte und Ruinen</translation>
    </message>
    <message>
        <source>Attacks win trophies</source>
        <translation>Angriffe bringen Trophäen</translation>
    </message>
    <message>
        <source>More cubes, more sets</source>
        <translation>Mehr Würfel, mehr Sätze</translation>
    </message>
    <message>
        <source>When the bag is empty: a reset</source>
        <translation>Ist der Beutel leer: ein Neuanfang</translation>
    </message>
    <message>
        <source>Conditions end it, points decide</source>
        <translation>Bedingungen beenden die Partie, Punkte entscheiden</translation>
    </message>
    <message>
        <source>From your homeland you send miniatures into a land that nobody has seen. Gems, ghosts, cubes, technologies and the hexes that you control are points, and whoever has the most at the end wins.</source>
        <translation>Aus deinem Heimatland schickst du Miniaturen in ein Land, das niemand kennt. Kristalle, Geister, Würfel, Technologien und die Felder, die du beherrschst, sind Punkte, und wer am Ende die meisten hat, gewinnt.</translation>
    </message>
    <message>
        <source>A step costs 1 movement point. Where the terrain changes, forest and mountain cost 1 more to enter, and swamp and mountain 1 more to leave. A hex that nobody has seen is turned up as soon as a miniature comes beside it.</source>
        <translation>Ein Schritt kostet 1 Bewegungspunkt. Wechselt das Gelände, kostet es 1 mehr, Wald oder Gebirge zu betreten, und 1 mehr, Sumpf oder Gebirge zu verlassen. Ein unbekanntes Feld wird aufgedeckt, sobald eine Miniatur daneben kommt.</translation>
    </message>
    <message>
        <source>A miniature in the open may go into an empty city or ruin of its hex, which costs nothing. One finds room there, and stays until your reset. Most of these places hold a ghost that has to be removed first.</source>
        <translation>Eine Miniatur im Freien darf in eine leere Stadt oder Ruine ihres Feldes gehen; das kostet nichts. Eine hat darin Platz und bleibt bis zu deinem Neuanfang. In den meisten ist zuerst ein Geist zu entfernen.</translation>
    </message>
    <message>
        <source>Developing lifts a row. From level %1 on it may fall to 0 for a cube of its colour, from %2 for two. A technology that you take is one set more and counts at the end, but a grey cube comes with it, and few spaces take that.</source>
        <translation>Entwickeln hebt eine Reihe. Ab Stufe %1 darf sie für einen Würfel ihrer Farbe auf 0 fallen, ab %2 für zwei. Eine Technologie, die du nimmst, ist ein Satz mehr und zählt am Ende; aber mit ihr kommt ein grauer Würfel, und wenige Felder nehmen ihn.</translation>
    </message>
    <message>
        <source>A turn ends with %1 new cubes from the bag. If it is empty then, all your cubes come back into it first, and your miniatures step out of cities and ruins. So everything can be used anew.</source>
        <translation>Ein Zug endet mit %1 neuen Würfeln aus dem Beutel. Ist er dann leer, kommen vorher alle deine Würfel in ihn zurück, und deine Miniaturen treten aus Städten und Ruinen. So ist alles von Neuem nutzbar.</translation>
    </message>
    <message>
        <source>The map as a match begins: homelands with miniatures at its edge, hexes that nobody has seen between them.</source>
        <translation>Die Karte zu Beginn einer Partie: Heimatländer mit Miniaturen am Rand, dazwischen unbekannte Felder.</translation>
    </message>
    <message>
        <source>Three cubes come out of a bag. Green moves, red attacks, purple brings miniatures, orange develops, yellow gives gems, and blue takes technologies.</source>
        <translation>Drei Würfel kommen aus einem Beutel. Grün bewegt, Rot greift an, Lila bringt Miniaturen, Orange entwickelt, Gelb gibt Kristalle, und Blau nimmt Technologien.</translation>
    </message>
    <message>
        <source>A green cube lies on the first set of %1; a red one fills it.</source>
        <translation>Auf dem ersten Satz von %1 liegt ein grüner Würfel; ein roter füllt ihn.</translation>
    </message>
    <message>
        <source>A miniature in a desert. A step to the desert or the swamp beside it costs 1, one to the forest or the mountain 2. Two hexes further on have not been seen yet.</source>
        <translation>Eine Miniatur in einer Wüste. Ein Schritt in die Wüste oder den Sumpf daneben kostet 1, einer in den Wald oder das Gebirge 2. Zwei Felder weiter weg sind noch unbekannt.</translation>
    </message>
    <message>
        <source>Two miniatures beside a city and a ruin; then one is in each of them, and the ruin has a token less.</source>
        <translation>Zwei Miniaturen bei einer Stadt und einer Ruine; dann ist in jeder eine, und die Ruine hat ein Plättchen weniger.</translation>
    </message>
    <message>
        <source>A miniature removes a ghost from a ruin. Beside it what trophies are worth, and a fortress.</source>
        <translation>Eine Miniatur entfernt einen Geist aus einer Ruine. Daneben, was Trophäen wert sind, und eine Festung.</translation>
    </message>
    <message>
        <source>Rows at levels 2, %1 and %2, which give no cube, one, and two. A technology with a grey cube, which goes to the bag.</source>
        <translation>Reihen auf den Stufen 2, %1 und %2, die keinen, einen und zwei Würfel geben. Eine Technologie mit einem grauen Würfel, der in den Beutel kommt.</translation>
    </message>
    <message>
        <source>Cubes go from %1 and from those put away back to the bag. A miniature leaves a city.</source>
        <translation>Würfel kommen von %1 und aus der Ablage in den Beutel zurück. Eine Miniatur verlässt eine Stadt.</translation>
    </message>
    <message>
        <source>The three conditions of the end, and what each thing counts then.</source>
        <translation>Die drei Bedingungen für das Ende, und was dann wie viel zählt.</translation>
    </message>
    <message>
        <source>Your miniatures</source>
        <translation>Deine Miniaturen</translation>
    </message>
    <message>
        <source>%1 begin in your capital</source>
        <translation>%1 beginnen in deiner Hauptstadt</translation>
    </message>
    <message>
        <source>Hexes not yet seen</source>
        <translation>Unbekannte Felder</translation>
    </message>
    <message>
        <source>what is there turns up on the way</source>
        <translation>was dort ist, zeigt sich unterwegs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>counted all the time, open to all</source>
        <translation>laufend gezählt, für alle sichtbar</translation>
    </message>
    <message>
        <source>%1 are left</source>
        <translation>%1 sind noch darin</translation>
    </message>
    <message>
        <source>yours in this turn</source>
        <translation>deine in diesem Zug</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>attacks</source>
        <translation>greift an</translation>
    </message>
    <message>
        <source>new miniatures</source>
        <translation>neue Miniaturen</translation>
    </message>
    <message>
        <source>develops rows</source>
        <translation>entwickelt Reihen</translation>
    </message>
    <message>
        <source>gives gems</source>
        <translation>gibt Kristalle</translation>
    </message>
    <message>
        <source>technologies</source>
        <translation>Technologien</translation>
    </message>
    <message>
        <source>one space is empty, and any colour fills it</source>
        <translation>ein Feld ist leer, und jede Farbe füllt es</translation>
    </message>
    <message>
        <source>full: this is yours, now</source>
        <translation>voll: Das gehört dir, sofort</translation>
    </message>
    <message>
        <source>each step</source>
        <translation>jeder Schritt</translation>
    </message>
    <message>
        <source>into forest or mountain, from other terrain</source>
        <translation>in Wald oder Gebirge, aus anderem Gelände</translation>
    </message>
    <message>
        <source>out of swamp or mountain, to other terrain</source>
        <translation>aus Sumpf oder Gebirge, in anderes Gelände</translation>
    </message>
    <message>
        <source>in the open</source>
        <translation>im Freien</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>darin</translation>
    </message>
    <message>
        <source>A city acts at once: %1</source>
        <comment>what it does</comment>
        <translation>Eine Stadt wirkt sofort: %1</translation>
    </message>
    <message>
        <source>A ruin</source>
        <translation>Eine Ruine</translation>
    </message>
    <message>
        <source>You take a token: use it now, or keep it.</source>
        <translation>Du nimmst ein Plättchen: Nutze es jetzt oder behalte es.</translation>
    </message>
    <message>
        <source>A ghost</source>
        <translation>Ein Geist</translation>
    </message>
    <message>
        <source>While it is there nobody goes in.</source>
        <translation>Solange er da ist, geht niemand hinein.</translation>
    </message>
    <message>
        <source>1 attack point</source>
        <translation>1 Angriffspunkt</translation>
    </message>
    <message>
        <source>the ruin is free</source>
        <translation>die Ruine ist frei</translation>
    </message>
    <message>
        <source>Ghosts</source>
        <translation>Geister</translation>
    </message>
    <message>
        <source>%1 point for one, %2 for two, %3 for three, then 1 for each more</source>
        <translation>%1 Punkt für einen, %2 für zwei, %3 für drei, dann 1 für jeden weiteren</translation>
    </message>
    <message>
        <source>The first miniature of each opponent</source>
        <translation>Die erste Miniatur jedes Gegners</translation>
    </message>
    <message>
        <source>1 point; later ones go home</source>
        <translation>1 Punkt; spätere kommen heim</translation>
    </message>
    <message>
        <source>A fortress</source>
        <translation>Eine Festung</translation>
    </message>
    <message>
        <source>It falls in the place of its owner&apos;s miniature.</source>
        <translation>Sie fällt anstelle der Miniatur ihres Besitzers.</translation>
    </message>
    <message>
        <source>nothing yet</source>
        <translation>noch nichts</translation>
    </message>
    <message>
        <source>rows of your board become cubes</source>
        <translation>Reihen deines Tableaus werden Würfel</translation>
    </message>
    <message>
        <source>a technology becomes yours</source>
        <translation>eine Technologie wird deine</translation>
    </message>
    <message>
        <source>and a grey cube</source>
        <translation>und ein grauer Würfel</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>your cubes come back</source>
        <translation>deine Würfel kommen zurück</translation>
    </message>
    <message>
        <source>your miniatures step out</source>
        <translation>deine Miniaturen treten heraus</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>how many of what</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 with two players</source>
        <translation>%1 zu zweit</translation>
    </message>
    <message>
        <source>advanced ones, that you took</source>
        <translation>fortgeschrittene, die du genommen hast</translation>
    </message>
    <message>
        <source>the last one is on the map</source>
        <translation>die letzte ist auf der Karte</translation>
    </message>
    <message>
        <source>Two of these end it</source>
        <translation>Zwei davon beenden die Partie</translation>
    </message>
    <message>
        <source>1 each</source>
        <comment>points</comment>
        <translation>je 1</translation>
    </message>
    <message>
        <source>1 each, grey 0</source>
        <translation>je 1, Grau 0</translation>
    </message>
    <message>
        <source>%1 each</source>
        <comment>points</comment>
        <translation>je %1</translation>
    </message>
    <message>
        <source>as printed</source>
        <translation>wie aufgedruckt</translation>
    </message>
    <message>
        <source>1, 2 or 4 each</source>
        <translation>je 1, 2 oder 4</translation>
    </message>
    <message>
        <source>This counts</source>
        <translation>Das zählt</translation>
    </message>
    <message>
        <source>In every turn you have %1 cubes, drawn blindly from a bag of your own, or what is left in it. Each colour is good for something else. A cube that you cannot use is put away, and comes back later.</source>
        <translation>In jedem Zug hast du %1 Würfel, blind aus deinem Beutel gezogen, oder was noch darin ist. Jede Farbe ist für etwas anderes gut. Ein Würfel, den du nicht brauchen kannst, wird abgelegt und kommt später wieder.</translation>
    </message>
    <message>
        <source>Put cubes on the spaces of your technologies: a space takes its own colour, and one of all colours takes any but grey. The last cube of a set brings what stands beside it, at once. Cubes may wait there for later turns, but where a technology has two sets only one of them can be begun.</source>
        <translation>Lege Würfel auf die Felder deiner Technologien: Ein Feld nimmt seine eigene Farbe, ein buntes jede außer Grau. Der letzte Würfel eines Satzes bringt sofort, was daneben steht. Würfel dürfen dort auf spätere Züge warten, aber wo eine Technologie zwei Sätze hat, kann nur einer davon begonnen sein.</translation>
    </message>
    <message>
        <source>The end is called once two of the three conditions are met, in a short match one, in a long one all, no matter who met them. Everybody else has one more turn. You control a hex in which you have more miniatures than any other player, and more than there are ghosts.</source>
        <translation>Das Ende wird ausgerufen, sobald zwei der drei Bedingungen erfüllt sind, in einer kurzen Partie eine, in einer langen alle, gleich von wem. Jeder andere hat noch einen Zug. Du beherrschst ein Feld, in dem du mehr Miniaturen hast als jeder andere und mehr, als Geister da sind.</translation>
    </message>
    <message>
        <source>An attack point removes a ghost or a miniature of an opponent in a hex where you have one yourself. What you keep of them is points. Who steps into a hex where an opponent stands in the open is halted there for this turn.</source>
        <translation>Ein Angriffspunkt entfernt einen Geist oder eine Miniatur eines Gegners in einem Feld, in dem du selbst eine hast. Was du davon behältst, sind Punkte. Wer in ein Feld zieht, in dem ein Gegner im Freien steht, wird dort für diesen Zug angehalten.</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
    <message>
        <source>AI</source>
        <translation>KI</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>the points of two seats</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 vs. %2</source>
        <comment>two players</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two players</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two pairs of factions</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 − %2 for %3</source>
        <translation>%1 − %2 für %3</translation>
    </message>
    <message>
        <source>Running, just begun</source>
        <translation>Läuft, eben begonnen</translation>
    </message>
    <message>
        <source>Running, %1 after turn %2</source>
        <translation>Läuft, %1 nach Zug %2</translation>
    </message>
    <message>
        <source>Given up at %1</source>
        <translation>Aufgegeben bei %1</translation>
    </message>
    <message>
        <source>%1 won %2</source>
        <translation>Sieg: %1, %2</translation>
    </message>
    <message>
        <source>Nobody won, %1</source>
        <translation>Niemand hat gewonnen, %1</translation>
    </message>
    <message>
        <source>A draw, %1</source>
        <translation>Unentschieden, %1</translation>
    </message>
    <message>
        <source>Shared by %1, %2</source>
        <translation>Gemeinsamer Sieg: %1, %2</translation>
    </message>
    <message>
        <source>d MMMM yyyy, HH:mm</source>
        <comment>day, month, year and time as QLocale::toString() reads it</comment>
        <translation>d. MMMM yyyy, HH:mm</translation>
    </message>
    <message>
        <source>Running</source>
        <comment>a match</comment>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Given up</source>
        <comment>a match</comment>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a match</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a match</comment>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>a match</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Table game</source>
        <translation>Partie am Tisch</translation>
    </message>
    <message>
        <source>Table game, %1</source>
        <comment>a place</comment>
        <translation>Partie am Tisch, %1</translation>
    </message>
    <message>
        <source>From match %1, move %2</source>
        <translation>Aus Partie %1, Spielzug %2</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>day, short month and year as QLocale::toString() reads it</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a match</comment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>All hands are open and everything can be taken back; the match counts nowhere.</source>
        <translation>Alle Handkarten liegen offen und alles kann zurückgenommen werden; die Partie zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <comment>day, month and year as QLocale::toString() reads it</comment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1, written %2</source>
        <comment>a day, and when the match of a table was written up</comment>
        <translation>%1, aufgeschrieben %2</translation>
    </message>
    <message>
        <source>No winner</source>
        <comment>a match</comment>
        <translation>Ohne Sieger</translation>
    </message>
    <message>
        <source>Lost to the game, %1</source>
        <translation>Gegen das Spiel verloren, %1</translation>
    </message>
    <message>
        <source>Won together, %1</source>
        <translation>Zusammen gewonnen, %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>several players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Lost to %1, %2</source>
        <translation>Gegen %1 verloren, %2</translation>
    </message>
    <message>
        <source>Won together against %1, %2</source>
        <translation>Gemeinsam gegen %1 gewonnen, %2</translation>
    </message>
    <message>
        <source>%1 won %2</source>
        <comment>several players</comment>
        <translation>%1 haben %2 gewonnen</translation>
    </message>
    <message>
        <source>Everything can be taken back; the match counts nowhere.</source>
        <translation>Alles kann zurückgenommen werden; die Partie zählt nirgends.</translation>
    </message>
</context>
<context>
    <name>MeterRead</name>
    <message>
        <source>%1 of %2</source>
        <comment>a value and the end of its scale</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>%1, step %2</source>
        <translation>%1, Schritt %2</translation>
    </message>
    <message>
        <source>Here and now</source>
        <translation>Hier und jetzt</translation>
    </message>
    <message>
        <source>You are here.</source>
        <translation>Hier steht die Partie.</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>The printings</source>
        <translation>Die Auflagen</translation>
    </message>
    <message>
        <source>%1 reads the same in every printing.</source>
        <translation>%1: in allen Auflagen gleich.</translation>
    </message>
    <message>
        <source>%1 is in one printing only.</source>
        <translation>%1: nur in einer Auflage.</translation>
    </message>
    <message>
        <source>What the rules say here is in English.</source>
        <translation>Was die Regeln hier sagen, ist auf Englisch.</translation>
    </message>
</context>
<context>
    <name>OpenedMatch</name>
    <message>
        <source>Cannot be replayed</source>
        <translation>Lässt sich nicht nachspielen</translation>
    </message>
    <message>
        <source>The match cannot be replayed beyond move %1.</source>
        <translation>Die Partie lässt sich nach Spielzug %1 nicht weiter nachspielen.</translation>
    </message>
    <message>
        <source>%1 scored %2</source>
        <translation>%1 gewertet: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>who, and what it did to the points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Ordinals</name>
    <message>
        <source>1st</source>
        <comment>a place</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>a place</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>a place</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>%1th</source>
        <comment>a place</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>PairDealing</name>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no whole number</source>
        <translation>„%1“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>leave it empty for a new one each time</source>
        <translation>lass sie leer, dann ist sie jedes Mal neu</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>has no name</source>
        <translation>hat keinen Namen</translation>
    </message>
    <message>
        <source>type one</source>
        <translation>gib einen ein</translation>
    </message>
    <message>
        <source>has a name that cannot be shown</source>
        <translation>hat einen Namen, der sich nicht anzeigen lässt</translation>
    </message>
    <message>
        <source>type letters</source>
        <translation>gib Buchstaben ein</translation>
    </message>
    <message>
        <source>the saved pair &quot;%1&quot; is gone</source>
        <translation>das gespeicherte Paar „%1“ gibt es nicht mehr</translation>
    </message>
    <message>
        <source>choose another one</source>
        <translation>wähle ein anderes</translation>
    </message>
</context>
<context>
    <name>PairSheet</name>
    <message>
        <source>%1. %2 of %3 cards are minions, their mean power is %4.</source>
        <translation>%1. %2 von %3 Karten sind Kreaturen, ihre mittlere Stärke ist %4.</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
</context>
<context>
    <name>PairStandings</name>
    <message>
        <source>%1 on both sides</source>
        <translation>%1 auf beiden Seiten</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>your own lab</source>
        <translation>dein eigenes Labor</translation>
    </message>
    <message>
        <source>of an older version</source>
        <translation>von einer älteren Fassung</translation>
    </message>
</context>
<context>
    <name>PairWords</name>
    <message>
        <source>won %1</source>
        <translation>%1 gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>played %Ln time(s)</source>
        <translation>
            <numerusform>einmal gespielt</numerusform>
            <numerusform>%Ln-mal gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>no match ended yet</source>
        <translation>noch keine Partie beendet</translation>
    </message>
</context>
<context>
    <name>PiecePainter</name>
    <message>
        <source>TRADE ROW</source>
        <translation>HANDELSREIHE</translation>
    </message>
    <message numerus="yes">
        <source>waits %n more turn(s)</source>
        <translation>
            <numerusform>wartet noch %n Zug</numerusform>
            <numerusform>wartet noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>count %1</source>
        <comment>of assimilation</comment>
        <translation>Zähler %1</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>discards %n</source>
        <comment>cards, at the beginning of its turn</comment>
        <translation>
            <numerusform>wirft %n ab</numerusform>
            <numerusform>wirft %n ab</numerusform>
        </translation>
    </message>
    <message>
        <source>Boss</source>
        <translation>Boss</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Imperator</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, and who plays it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>authority</source>
        <translation>Autorität</translation>
    </message>
    <message>
        <source>hand %1</source>
        <comment>its cards</comment>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>a pile</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>trade deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>scrap heap</source>
        <translation>Schrott</translation>
    </message>
    <message>
        <source>acts now</source>
        <translation>handelt gerade</translation>
    </message>
    <message>
        <source>your side</source>
        <translation>deine Seite</translation>
    </message>
</context>
<context>
    <name>PieceWords</name>
    <message>
        <source>outpost</source>
        <translation>Außenposten</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>ship</source>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>Kosten %1</translation>
    </message>
    <message>
        <source>defense %1</source>
        <translation>Verteidigung %1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a card, and what it is</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>A copy of %1.</source>
        <translation>Eine Kopie von %1.</translation>
    </message>
    <message>
        <source>%1: out of the match</source>
        <translation>%1: ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n authority</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n Autorität</numerusform>
            <numerusform>%1: %n Autorität</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>is done with it</source>
        <translation>ist damit fertig</translation>
    </message>
    <message>
        <source>on your side</source>
        <translation>auf deiner Seite</translation>
    </message>
    <message>
        <source>leads its side</source>
        <translation>führt die Seite an</translation>
    </message>
    <message>
        <source>guarded by an outpost</source>
        <translation>durch einen Außenposten geschützt</translation>
    </message>
    <message numerus="yes">
        <source>discards %n card(s) when its turn begins</source>
        <translation>
            <numerusform>wirft zu Beginn des Zuges %n Karte ab</numerusform>
            <numerusform>wirft zu Beginn des Zuges %n Karten ab</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trade and %2 combat</source>
        <translation>%1 Handel und %2 Kampf</translation>
    </message>
    <message numerus="yes">
        <source>waits %n more turn(s)</source>
        <translation>
            <numerusform>wartet noch %n Zug</numerusform>
            <numerusform>wartet noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>assimilation count %1</source>
        <translation>Assimilationszähler %1</translation>
    </message>
    <message numerus="yes">
        <source>Your deck: %n card(s)</source>
        <translation>
            <numerusform>Dein Deck: %n Karte</numerusform>
            <numerusform>Dein Deck: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck of %1: %n card(s)</source>
        <translation>
            <numerusform>Deck von %1: %n Karte</numerusform>
            <numerusform>Deck von %1: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your discard pile: %n card(s)</source>
        <translation>
            <numerusform>Dein Ablagestapel: %n Karte</numerusform>
            <numerusform>Dein Ablagestapel: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard pile of %1: %n card(s)</source>
        <translation>
            <numerusform>Ablagestapel von %1: %n Karte</numerusform>
            <numerusform>Ablagestapel von %1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, on top %2</source>
        <comment>a pile, and a card</comment>
        <translation>%1, oben %2</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) face down before %1</source>
        <translation>
            <numerusform>%n verdeckte Karte vor %1</numerusform>
            <numerusform>%n verdeckte Karten vor %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trade deck: %n card(s)</source>
        <translation>
            <numerusform>Handelsdeck: %n Karte</numerusform>
            <numerusform>Handelsdeck: %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scrap heap: %n card(s)</source>
        <translation>
            <numerusform>Schrotthaufen: %n Karte</numerusform>
            <numerusform>Schrotthaufen: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade: %1</source>
        <translation>Handel: %1</translation>
    </message>
    <message>
        <source>Combat: %1</source>
        <translation>Kampf: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card, and in which tentacle</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>In a tentacle.</source>
        <translation>In einem Tentakel.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a card, and how many there are</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n left.</source>
        <comment>cards</comment>
        <translation>
            <numerusform>Noch %n.</numerusform>
            <numerusform>Noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 In play for %2.</source>
        <comment>a card</comment>
        <translation>%1 Im Spiel bei %2.</translation>
    </message>
    <message>
        <source>%1 trade</source>
        <translation>%1 Handel</translation>
    </message>
    <message>
        <source>%1 combat</source>
        <translation>%1 Kampf</translation>
    </message>
    <message>
        <source>%1 authority</source>
        <translation>%1 Autorität</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n Karte ziehen</numerusform>
            <numerusform>%n Karten ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is destroyed</source>
        <translation>%1 wird zerstört</translation>
    </message>
    <message>
        <source>This destroys your own %1, and nothing is asked before.</source>
        <translation>Das zerstört deine eigene Karte %1, ohne dass noch gefragt wird.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two bases</comment>
        <translation>%1 und %2</translation>
    </message>
    <message numerus="yes">
        <source>%n combat does not reach %1.</source>
        <translation>
            <numerusform>%n Kampf erreicht %1 nicht.</numerusform>
            <numerusform>%n Kampf erreicht %1 nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <comment>a player, and the authority before and after</comment>
        <translation>%1: %2 → %3</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>From your discard pile</source>
        <translation>Aus deinem Ablagestapel</translation>
    </message>
    <message>
        <source>From the discard pile of %1</source>
        <translation>Aus dem Ablagestapel von %1</translation>
    </message>
    <message>
        <source>Challenge: %1</source>
        <translation>Herausforderung: %1</translation>
    </message>
    <message>
        <source>Free-for-All</source>
        <translation>Jeder gegen jeden</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Jäger</translation>
    </message>
    <message>
        <source>First Blood</source>
        <translation>First Blood</translation>
    </message>
    <message>
        <source>Hydra</source>
        <translation>Hydra</translation>
    </message>
    <message>
        <source>Emperor</source>
        <translation>Imperator</translation>
    </message>
    <message>
        <source>Raid</source>
        <translation>Raid</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1 (provisional)</source>
        <comment>a format that rests on one source</comment>
        <translation>%1 (vorläufig)</translation>
    </message>
    <message>
        <source>out of the match</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>has the turn, and acts now</source>
        <translation>ist am Zug und handelt gerade</translation>
    </message>
</context>
<context>
    <name>PlayerWords</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>%1 AI</source>
        <translation>KI %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Aimless</source>
        <comment>a level</comment>
        <translation>Planlos</translation>
    </message>
    <message>
        <source>Easy</source>
        <comment>a level</comment>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Fair</source>
        <comment>a level</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <comment>a level</comment>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <comment>a level</comment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Master</source>
        <comment>a level</comment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>patient</source>
        <comment>a computer player&apos;s character</comment>
        <translation>geduldig</translation>
    </message>
    <message>
        <source>aggressive</source>
        <comment>a computer player&apos;s character</comment>
        <translation>aggressiv</translation>
    </message>
    <message>
        <source>leader hunter</source>
        <comment>a computer player&apos;s character</comment>
        <translation>jagt den Führenden</translation>
    </message>
    <message>
        <source>It wins about %1 of 100 matches for two against %2, and has %3 Elo (%4 to %5) where %6 has 0.</source>
        <translation>Gewinnt etwa %1 von 100 Partien zu zweit gegen %2 und hat %3 Elo (%4 bis %5), wenn %6 bei 0 steht.</translation>
    </message>
    <message>
        <source>Quick AI</source>
        <comment>plays what it has learned without looking ahead</comment>
        <translation>Schnelle KI</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>In the database %1 these card files were damaged: %2. The program&apos;s own are used and were stored anew. See whether the disk is sound.</source>
        <translation>In der Datenbank %1 waren diese Kartendateien beschädigt: %2. Es gelten die des Programms, und sie sind neu gespeichert. Sieh nach, ob der Datenträger in Ordnung ist.</translation>
    </message>
    <message>
        <source>In the database %1 these card files were damaged: %2. The program&apos;s own are used. See whether the disk is sound.</source>
        <translation>In der Datenbank %1 waren diese Kartendateien beschädigt: %2. Es gelten die des Programms. Sieh nach, ob der Datenträger in Ordnung ist.</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>das Spiel „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>choose one of: %1</source>
        <translation>wähle eines: %1</translation>
    </message>
    <message>
        <source>Say what can be asked for, and end.</source>
        <translation>Sagen, was es gibt, und enden.</translation>
    </message>
    <message>
        <source>Say the version, and end.</source>
        <translation>Die Version sagen und enden.</translation>
    </message>
    <message>
        <source>Keep matches and pairs in FILE instead of your own database.</source>
        <translation>Partien und Paare in DATEI speichern statt in deiner eigenen Datenbank.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Make a picture of PAGE and end: %1. Needs no display. For play and match, a match is invented where the database has none that is finished.</source>
        <translation>Ein Bild von SEITE machen und enden: %1. Braucht keinen Bildschirm. Für play und match wird eine Partie erfunden, wo die Datenbank keine beendete hat.</translation>
    </message>
    <message>
        <source>PAGE</source>
        <translation>SEITE</translation>
    </message>
    <message>
        <source>Size of the picture, 1440x900 unless given.</source>
        <translation>Größe des Bildes, ohne Angabe 1440x900.</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>BxH</translation>
    </message>
    <message>
        <source>Theme of the picture: dark (the usual) or light.</source>
        <translation>Farben des Bildes: dark (dunkel, üblich) oder light (hell).</translation>
    </message>
    <message>
        <source>THEME</source>
        <translation>FARBEN</translation>
    </message>
    <message>
        <source>Printing of the picture: first or current.</source>
        <translation>Auflage des Bildes: first (erste) oder current (neue).</translation>
    </message>
    <message>
        <source>SET</source>
        <translation>AUFLAGE</translation>
    </message>
    <message>
        <source>Speak this language instead of the chosen one: %1.</source>
        <translation>Diese Sprache statt der gewählten sprechen: %1.</translation>
    </message>
    <message>
        <source>L</source>
        <translation>SPRACHE</translation>
    </message>
    <message>
        <source>Text size of the picture in percent, 80 to 200.</source>
        <translation>Schriftgröße des Bildes in Prozent, 80 bis 200.</translation>
    </message>
    <message>
        <source>PERCENT</source>
        <translation>PROZENT</translation>
    </message>
    <message>
        <source>Where the picture goes, PAGE.png unless given.</source>
        <translation>Wohin das Bild kommt, ohne Angabe SEITE.png.</translation>
    </message>
    <message>
        <source>there is no page &quot;%1&quot;; choose one of: %2</source>
        <translation>die Seite „%1“ gibt es nicht; wähle eine: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no size; give width and height like 1440x900, from 400x300 to 8000x8000</source>
        <translation>„%1“ ist keine Größe; gib Breite und Höhe an wie 1440x900, von 400x300 bis 8000x8000</translation>
    </message>
    <message>
        <source>there is no theme &quot;%1&quot;; choose dark or light</source>
        <translation>die Farben „%1“ gibt es nicht; wähle dark oder light</translation>
    </message>
    <message>
        <source>text can be 80 to 200 percent, not &quot;%1&quot;</source>
        <translation>die Schrift kann 80 bis 200 Prozent haben, nicht „%1“</translation>
    </message>
    <message>
        <source>--db needs the name of a file</source>
        <translation>--db braucht den Namen einer Datei</translation>
    </message>
    <message>
        <source>what is &quot;%1&quot;?</source>
        <translation>was ist „%1“?</translation>
    </message>
    <message>
        <source>there is no translation into &quot;%1&quot; yet; there are: %2</source>
        <translation>eine Übersetzung in „%1“ gibt es noch nicht; es gibt: %2</translation>
    </message>
    <message>
        <source>--%1 is for pictures; give --screenshot PAGE with it</source>
        <translation>--%1 ist für Bilder; gib --screenshot SEITE dazu an</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no UTF-8 text; rename the file</source>
        <translation>„%1“ ist kein UTF-8-Text; benenne die Datei um</translation>
    </message>
    <message>
        <source>See breakpoint --help.</source>
        <translation>Siehe breakpoint --help.</translation>
    </message>
    <message>
        <source>there is no display here. Use breakpoint-cli, or breakpoint --screenshot PAGE.</source>
        <translation>hier gibt es keinen Bildschirm. Nimm breakpoint-cli oder breakpoint --screenshot SEITE.</translation>
    </message>
    <message>
        <source>there is not enough memory; end other programs, or allow this one more (ulimit -v)</source>
        <translation>der Speicher reicht nicht; beende andere Programme, oder erlaube diesem mehr (ulimit -v)</translation>
    </message>
    <message>
        <source>the system gives no thread to work in; end other programs, or allow more (ulimit -u)</source>
        <translation>das System gibt keinen Thread zum Arbeiten her; beende andere Programme, oder erlaube mehr (ulimit -u)</translation>
    </message>
    <message>
        <source>there is no printing &quot;%1&quot;</source>
        <translation>die Auflage „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>no match could be played for the picture</source>
        <translation>für das Bild ließ sich keine Partie spielen</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>das Bild ließ sich nicht machen</translation>
    </message>
    <message>
        <source>[FILE]</source>
        <translation>[DATEI]</translation>
    </message>
    <message>
        <source>A match to open, or a backup to restore.</source>
        <translation>Eine Partie zum Öffnen oder eine Sicherung zum Zurückspielen.</translation>
    </message>
    <message>
        <source>the match could not be analysed for the picture</source>
        <translation>die Partie für das Bild ließ sich nicht analysieren</translation>
    </message>
    <message>
        <source>Play Smash Up, Star Realms and Hyperborea against the computer or each other, keep every match, and see how it went.</source>
        <translation>Smash Up, Star Realms und Hyperborea gegen den Computer oder gegeneinander spielen, jede Partie behalten und sehen, wie sie lief.</translation>
    </message>
    <message>
        <source>Game of the picture, by its id: starrealms.</source>
        <translation>Spiel des Bildes, mit seiner Kennung: starrealms.</translation>
    </message>
    <message>
        <source>GAME</source>
        <translation>SPIEL</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Usage: %1</source>
        <translation>Aufruf: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[Optionen]</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Die Option „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Diese Optionen gibt es nicht: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ fehlt ein Wert.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Nach „%1“ gehört kein Wert.</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Argumente:</translation>
    </message>
</context>
<context>
    <name>ReadingWords</name>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <comment>what was done</comment>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>luck %1</source>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>mistake −7.6</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>RealmCoach</name>
    <message>
        <source>An outpost stands before %1.</source>
        <translation>Vor %1 steht ein Außenposten.</translation>
    </message>
    <message>
        <source>It has to be destroyed first, by as much combat as its shield says, in one turn.</source>
        <translation>Er muss zuerst zerstört werden, mit so viel Kampf, wie sein Schild sagt, in einem Zug.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n combat: attack.</source>
        <translation>
            <numerusform>Du hast %n Kampf: Greif an.</numerusform>
            <numerusform>Du hast %n Kampf: Greif an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each point takes one authority. What is not spent in this turn is lost.</source>
        <translation>Jeder Punkt nimmt eine Autorität. Was in diesem Zug übrig bleibt, verfällt.</translation>
    </message>
    <message>
        <source>A base of the others is within your reach.</source>
        <translation>Eine Basis der anderen ist in deiner Reichweite.</translation>
    </message>
    <message>
        <source>It takes exactly its shield in combat and goes to its owner&apos;s discard pile. What it would give turn after turn is gone until it is played again.</source>
        <translation>Sie kostet genau so viel Kampf, wie ihr Schild sagt, und kommt auf den Ablagestapel ihres Besitzers. Was sie Zug um Zug gäbe, bleibt aus, bis sie wieder gespielt wird.</translation>
    </message>
    <message>
        <source>Play your cards: it costs nothing.</source>
        <translation>Spiel deine Karten: Das kostet nichts.</translation>
    </message>
    <message>
        <source>You may use %1.</source>
        <translation>Du darfst %1 nutzen.</translation>
    </message>
    <message>
        <source>A base stays in play and works once in each of your turns, but only if you say so.</source>
        <translation>Eine Basis bleibt im Spiel und wirkt einmal in jedem deiner Züge, aber nur, wenn du es sagst.</translation>
    </message>
    <message>
        <source>The ally ability of %1 is ready.</source>
        <translation>Die Verbündetenfähigkeit von %1 ist bereit.</translation>
    </message>
    <message>
        <source>Another card of its faction is in play. In which order they came does not matter.</source>
        <translation>Eine andere Karte derselben Fraktion ist im Spiel. In welcher Reihenfolge sie kamen, ist gleich.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n trade: buy a card.</source>
        <translation>
            <numerusform>Du hast %n Handel: Kauf eine Karte.</numerusform>
            <numerusform>Du hast %n Handel: Kauf eine Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>It goes to your discard pile and comes to your hand once that is shuffled. Cards of one faction help each other. Trade that is left is lost.</source>
        <translation>Sie kommt auf deinen Ablagestapel und auf die Hand, wenn der gemischt ist. Karten einer Fraktion helfen einander. Übriger Handel verfällt.</translation>
    </message>
    <message numerus="yes">
        <source>%n trade buys nothing yet.</source>
        <translation>
            <numerusform>%n Handel reicht noch für nichts.</numerusform>
            <numerusform>%n Handel reichen noch für nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the others first: trade adds up within a turn.</source>
        <translation>Spiel erst die anderen Karten: Innerhalb eines Zugs wird Handel mehr.</translation>
    </message>
    <message>
        <source>%1 may be scrapped for something.</source>
        <translation>%1 darf für etwas verschrottet werden.</translation>
    </message>
    <message>
        <source>Then it is out of your deck for good: worth it where the gain decides something, or where the card is a weak one.</source>
        <translation>Dann ist die Karte für immer aus deinem Deck: Das lohnt sich, wo der Gewinn etwas entscheidet oder die Karte schwach ist.</translation>
    </message>
    <message>
        <source>A team has its turn together and acts in any order. Whoever ends is done for this turn.</source>
        <translation>Ein Team hat seinen Zug gemeinsam und handelt in beliebiger Reihenfolge. Wer endet, ist für diesen Zug fertig.</translation>
    </message>
    <message>
        <source>When you are done, end the turn.</source>
        <translation>Wenn du fertig bist, beende den Zug.</translation>
    </message>
    <message>
        <source>Ships and what is left in your hand are discarded, bases stay, and you draw five cards.</source>
        <translation>Schiffe und restliche Handkarten werden abgelegt, Basen bleiben, und du ziehst fünf Karten.</translation>
    </message>
    <message>
        <source>You have to discard: choose what you need least.</source>
        <translation>Du musst abwerfen: Wähle, was du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>It is not lost: it lies in your discard pile and comes back when that is shuffled.</source>
        <translation>Verloren ist die Karte nicht: Sie liegt auf deinem Ablagestapel und kommt wieder, wenn der gemischt wird.</translation>
    </message>
    <message>
        <source>You may choose, and say when it is enough.</source>
        <translation>Du darfst wählen; sag, wann es genug ist.</translation>
    </message>
    <message>
        <source>Scouts and Vipers that are scrapped make room for better cards: you draw those more often.</source>
        <translation>Verschrottete Scouts und Viper machen besseren Karten Platz: Du ziehst diese dann öfter.</translation>
    </message>
    <message>
        <source>What is discarded comes back when your discard pile is shuffled.</source>
        <translation>Was abgeworfen ist, kommt wieder, wenn dein Ablagestapel gemischt wird.</translation>
    </message>
    <message>
        <source>%1 asks: you may, and need not.</source>
        <translation>%1 fragt: Du darfst, musst aber nicht.</translation>
    </message>
    <message>
        <source>What a card says has to be done, except where it says that you may.</source>
        <translation>Was eine Karte sagt, muss geschehen, außer wo sie sagt, dass du darfst.</translation>
    </message>
    <message>
        <source>%1 wants something to be chosen.</source>
        <translation>%1 will, dass du etwas wählst.</translation>
    </message>
    <message>
        <source>Now it is the turn of %1.</source>
        <translation>Jetzt ist %1 am Zug.</translation>
    </message>
    <message>
        <source>You are asked only where a card makes you discard. What they buy is gone from the trade row, and another card takes its place.</source>
        <translation>Du wirst nur gefragt, wo du wegen einer Karte abwerfen musst. Was andere kaufen, fehlt in der Handelsreihe, und eine neue Karte kommt an die Stelle.</translation>
    </message>
    <message>
        <source>Trade buys cards, combat attacks. What stays in your hand is discarded at the end of the turn.</source>
        <translation>Mit Handel kaufst du Karten, mit Kampf greifst du an. Was auf der Hand bleibt, wird am Ende des Zugs abgeworfen.</translation>
    </message>
    <message>
        <source>A card is done as it reads. What it can mean is marked.</source>
        <translation>Eine Karte wird ausgeführt, wie sie lautet. Was sie meinen kann, ist markiert.</translation>
    </message>
    <message>
        <source>You may let a teammate act first.</source>
        <translation>Du kannst zuerst einen Mitspieler handeln lassen.</translation>
    </message>
</context>
<context>
    <name>RealmStage</name>
    <message>
        <source>%1 → %2</source>
        <comment>combat, and against whom</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>destroys %1</source>
        <comment>a base, whoever has the turn</comment>
        <translation>zerstört %1</translation>
    </message>
    <message>
        <source>%1 ally</source>
        <comment>so much by an ally ability</comment>
        <translation>%1 Verbündete</translation>
    </message>
    <message>
        <source>acquires %1</source>
        <comment>a card for free, whoever has the turn</comment>
        <translation>erwirbt %1</translation>
    </message>
    <message>
        <source>buys %1</source>
        <comment>a card, whoever has the turn</comment>
        <translation>kauft %1</translation>
    </message>
</context>
<context>
    <name>RealmSums</name>
    <message>
        <source>%1 trade</source>
        <translation>%1 Handel</translation>
    </message>
    <message>
        <source>%1 combat</source>
        <translation>%1 Kampf</translation>
    </message>
    <message>
        <source>%1 authority</source>
        <translation>%1 Autorität</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>one thing more of several that are gained</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the last of what is gained</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1, or %2</source>
        <comment>one of two ways to use a card</comment>
        <translation>%1, oder %2</translation>
    </message>
    <message>
        <source>Alone %1.</source>
        <comment>what a card gives</comment>
        <translation>Allein %1.</translation>
    </message>
    <message>
        <source>With an ally %1.</source>
        <comment>what a card gives</comment>
        <translation>Mit einem Verbündeten %1.</translation>
    </message>
    <message>
        <source>With two allies %1.</source>
        <comment>what a card gives</comment>
        <translation>Mit zwei Verbündeten %1.</translation>
    </message>
    <message>
        <source>Scrapped, once, %1 more.</source>
        <comment>what a card gives</comment>
        <translation>Verschrottet, einmal, noch %1.</translation>
    </message>
    <message>
        <source>More goes by what lies on the table.</source>
        <translation>Mehr hängt davon ab, was auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>Nothing that is counted.</source>
        <translation>Nichts, was sich zählen lässt.</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>v</source>
        <comment>versus, between pairs</comment>
        <translation>gg.</translation>
    </message>
    <message numerus="yes">
        <source>%n at one screen</source>
        <translation>
            <numerusform>%n an einem Bildschirm</numerusform>
            <numerusform>%n an einem Bildschirm</numerusform>
        </translation>
    </message>
    <message>
        <source>given up</source>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>over</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>Zweiter</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>Dritter</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>Vierter</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>Fünfter</translation>
    </message>
    <message>
        <source>6th</source>
        <translation>Sechster</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>name, points, points, name</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>no winner</source>
        <translation>ohne Sieger</translation>
    </message>
    <message>
        <source>%1 %2 against %3</source>
        <comment>players, points, what they played against</comment>
        <translation>%1 %2 gegen %3</translation>
    </message>
</context>
<context>
    <name>SeatNames</name>
    <message>
        <source>You</source>
        <comment>the person at this machine</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>SmashUpPrimer</name>
    <message>
        <source>Two factions, one deck</source>
        <translation>Zwei Fraktionen, ein Deck</translation>
    </message>
    <message>
        <source>Bases lie between you</source>
        <translation>Zwischen euch liegen Basen</translation>
    </message>
    <message>
        <source>A minion and an action</source>
        <translation>Eine Kreatur und eine Aktion</translation>
    </message>
    <message>
        <source>Enough power breaks a base</source>
        <translation>Genug Stärke bringt eine Basis zur Wertung</translation>
    </message>
    <message>
        <source>Most power, most points</source>
        <translation>Meiste Stärke, meiste Punkte</translation>
    </message>
    <message>
        <source>Three signs to know</source>
        <translation>Drei Zeichen</translation>
    </message>
    <message>
        <source>First to 15</source>
        <translation>Wer zuerst 15 hat</translation>
    </message>
    <message>
        <source>Everybody takes two factions of twenty cards each and shuffles them into one deck. Five cards are the first hand.</source>
        <translation>Jeder nimmt zwei Fraktionen mit je zwanzig Karten und mischt sie zu einem Deck. Die Starthand hat fünf Karten.</translation>
    </message>
    <message>
        <source>There is one base more than there are players. The number at its top is the power that breaks it; below stands what the first, the second and the third place are worth. Many bases do something of their own.</source>
        <translation>Es gibt eine Basis mehr als Spieler. Die Zahl oben ist die Stärke, bei der sie gewertet wird; unten steht, was der erste, zweite und dritte Platz wert sind. Viele Basen können selbst etwas.</translation>
    </message>
    <message>
        <source>In your turn you may play one minion and one action, in any order, or less. A minion goes to a base and adds its power there. An action does what it says and is discarded, unless it stays at a base or on a minion.</source>
        <translation>In deinem Zug darfst du eine Kreatur und eine Aktion ausspielen, in beliebiger Reihenfolge, oder weniger. Eine Kreatur kommt an eine Basis und bringt dort ihre Stärke ein. Eine Aktion tut, was auf ihr steht, und wird abgelegt, wenn sie nicht an einer Basis oder auf einer Kreatur bleibt.</translation>
    </message>
    <message>
        <source>When the plays of a turn are through, the power of all players at a base counts together. A base with its breakpoint scores, whoever has the turn.</source>
        <translation>Ist in einem Zug alles ausgespielt, zählt die Stärke aller Spieler an einer Basis zusammen. Ist ihr Zerstörungswert erreicht, wird sie gewertet, egal wer am Zug ist.</translation>
    </message>
    <message>
        <source>Places go by the power that each player has there. Who ties takes the points of the better place, and the next place goes to nobody. Then all cards there are discarded, and another base comes.</source>
        <translation>Die Plätze richten sich nach der Stärke, die jeder dort hat. Wer gleichauf liegt, bekommt die Punkte des besseren Platzes, und der nächste Platz bleibt leer. Dann werden alle Karten dort abgelegt, und eine neue Basis kommt.</translation>
    </message>
    <message>
        <source>Most cards work once, when they are played. These three signs stand on cards that do more.</source>
        <translation>Die meisten Karten wirken einmal, wenn sie ausgespielt werden. Diese drei Zeichen stehen auf Karten, die mehr tun.</translation>
    </message>
    <message>
        <source>A turn ends with two cards drawn; more than ten in hand are discarded. Whoever has the most points wins when a turn ends with somebody at 15 or more. A tie plays on.</source>
        <translation>Ein Zug endet mit zwei gezogenen Karten; was über zehn auf der Hand ist, wird abgelegt. Hat jemand am Ende eines Zuges 15 Punkte oder mehr, gewinnt, wer die meisten hat. Bei Gleichstand geht es weiter.</translation>
    </message>
    <message>
        <source>Cards of %1 and of %2, and a deck of 40.</source>
        <translation>Karten von %1 und von %2, und ein Deck aus 40.</translation>
    </message>
    <message>
        <source>Three bases with their breakpoints and points.</source>
        <translation>Drei Basen mit Zerstörungswert und Punkten.</translation>
    </message>
    <message>
        <source>A minion goes from the hand to a base, an action to the discard pile.</source>
        <translation>Eine Kreatur geht von der Hand an eine Basis, eine Aktion auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>A base with minions of two players, ready to score.</source>
        <translation>Eine Basis mit Kreaturen zweier Spieler, bereit zur Wertung.</translation>
    </message>
    <message>
        <source>Two scorings: places one by one, and two players who tie.</source>
        <translation>Zwei Wertungen: die Plätze der Reihe nach, und zwei Spieler gleichauf.</translation>
    </message>
    <message>
        <source>The signs of ongoing cards, talents and specials.</source>
        <translation>Die Zeichen für Dauerhaft, Talent und Spezial.</translation>
    </message>
    <message>
        <source>The race: 13 points and 15 points. Two cards go from the deck to the hand.</source>
        <translation>Der Punktestand: 13 Punkte und 15 Punkte. Zwei Karten gehen vom Deck auf die Hand.</translation>
    </message>
    <message>
        <source>20 cards</source>
        <translation>20 Karten</translation>
    </message>
    <message>
        <source>your deck</source>
        <translation>dein Deck</translation>
    </message>
    <message>
        <source>40 cards</source>
        <translation>40 Karten</translation>
    </message>
    <message>
        <source>the power that breaks it</source>
        <translation>Stärke bis zur Wertung</translation>
    </message>
    <message>
        <source>points for the first, second and third place</source>
        <translation>Punkte für den ersten, zweiten und dritten Platz</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>one minion</source>
        <translation>eine Kreatur</translation>
    </message>
    <message>
        <source>one action</source>
        <translation>eine Aktion</translation>
    </message>
    <message>
        <source>it stays, and its power counts</source>
        <translation>sie bleibt, und ihre Stärke zählt</translation>
    </message>
    <message>
        <source>%1 power</source>
        <comment>how much it is</comment>
        <translation>%1 Stärke</translation>
    </message>
    <message>
        <source>%1 power of %2: it scores</source>
        <translation>%1 Stärke von %2: Sie wird gewertet</translation>
    </message>
    <message>
        <source>Three places</source>
        <translation>Drei Plätze</translation>
    </message>
    <message>
        <source>the more power, the better the place</source>
        <translation>je mehr Stärke, desto besser der Platz</translation>
    </message>
    <message>
        <source>A tie for the first</source>
        <translation>Gleichstand um den ersten</translation>
    </message>
    <message>
        <source>both take the first place, and nobody the second</source>
        <translation>beide nehmen den ersten Platz, niemand den zweiten</translation>
    </message>
    <message>
        <source>Ongoing</source>
        <translation>Dauerhaft</translation>
    </message>
    <message>
        <source>works as long as the card lies there</source>
        <translation>wirkt, solange die Karte dort liegt</translation>
    </message>
    <message>
        <source>Talent</source>
        <translation>Talent</translation>
    </message>
    <message>
        <source>may be used once in each of your turns</source>
        <translation>darf einmal in jedem deiner Züge genutzt werden</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spezial</translation>
    </message>
    <message>
        <source>waits for its moment, often before or after a base scores, in anybody&apos;s turn</source>
        <translation>wartet auf seinen Moment, oft vor oder nach einer Wertung, in jedem Zug</translation>
    </message>
    <message>
        <source>two cards</source>
        <translation>zwei Karten</translation>
    </message>
    <message>
        <source>your hand: ten at most</source>
        <translation>deine Hand: höchstens zehn</translation>
    </message>
</context>
<context>
    <name>SmashUpStage</name>
    <message>
        <source>%1 → %2</source>
        <comment>a card, and where it was played</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>discards %1</source>
        <comment>whoever has the turn</comment>
        <translation>legt %1 ab</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <comment>a base</comment>
        <translation>%1 wird gewertet</translation>
    </message>
    <message>
        <source>You show</source>
        <comment>cards, to everybody</comment>
        <translation>Du zeigst</translation>
    </message>
    <message>
        <source>%1 shows</source>
        <comment>a player, cards to everybody</comment>
        <translation>%1 zeigt</translation>
    </message>
</context>
<context>
    <name>SpokenCards</name>
    <message>
        <source>Card %1 of %2.</source>
        <translation>Karte %1 von %2.</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>At %1.</source>
        <comment>a card at a base</comment>
        <translation>Bei %1.</translation>
    </message>
    <message>
        <source>At %1, of %2.</source>
        <comment>a card at a base, and whose it is</comment>
        <translation>Bei %1, von %2.</translation>
    </message>
    <message>
        <source>Attached to %1.</source>
        <comment>a card to another</comment>
        <translation>Liegt auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>In a stack of %n equal cards.</source>
        <translation>
            <numerusform>In einem Stapel aus %n gleichen Karte.</numerusform>
            <numerusform>In einem Stapel aus %n gleichen Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand of %1: %2</source>
        <comment>a player, and how many cards</comment>
        <translation>Hand von %1: %2</translation>
    </message>
    <message>
        <source>Deck of %1: %2</source>
        <comment>a player, and how many cards</comment>
        <translation>Deck von %1: %2</translation>
    </message>
    <message>
        <source>Discard pile of %1: %2</source>
        <comment>a player, and how many cards</comment>
        <translation>Ablagestapel von %1: %2</translation>
    </message>
    <message>
        <source>Base deck: %1</source>
        <comment>how many bases</comment>
        <translation>Basisdeck: %1</translation>
    </message>
    <message>
        <source>Scored bases: %1</source>
        <comment>how many</comment>
        <translation>Gewertete Basen: %1</translation>
    </message>
    <message>
        <source>Madness deck: %1</source>
        <comment>how many cards</comment>
        <translation>Wahnsinnsdeck: %1</translation>
    </message>
    <message>
        <source>Face down.</source>
        <translation>Verdeckt.</translation>
    </message>
    <message>
        <source>Empty.</source>
        <comment>a pile</comment>
        <translation>Leer.</translation>
    </message>
    <message>
        <source>The newest first: %1</source>
        <comment>cards</comment>
        <translation>Die neueste zuerst: %1</translation>
    </message>
    <message>
        <source>Madness cards that nobody has yet.</source>
        <translation>Wahnsinnskarten, die noch niemand hat.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and the power at a base</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Power at %1.</source>
        <comment>a base</comment>
        <translation>Stärke bei %1.</translation>
    </message>
    <message>
        <source>Power at %1</source>
        <comment>a base</comment>
        <translation>Stärke bei %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>power, and the breakpoint</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>StarRealmsPrimer</name>
    <message>
        <source>Ten weak cards each</source>
        <translation>Zehn schwache Karten für jeden</translation>
    </message>
    <message>
        <source>Play your whole hand</source>
        <translation>Spiele deine ganze Hand</translation>
    </message>
    <message>
        <source>Trade buys better cards</source>
        <translation>Handel kauft bessere Karten</translation>
    </message>
    <message>
        <source>Cards of one faction help each other</source>
        <translation>Karten einer Fraktion helfen einander</translation>
    </message>
    <message>
        <source>Bases stay, outposts shield</source>
        <translation>Basen bleiben, Außenposten schützen</translation>
    </message>
    <message>
        <source>Scrapping, for good</source>
        <translation>Verschrotten, für immer</translation>
    </message>
    <message>
        <source>From 50 to 0</source>
        <translation>Von 50 auf 0</translation>
    </message>
    <message>
        <source>Everybody begins with eight Scouts and two Vipers as a deck, and with 50 authority. All that comes later is bought from one row of five cards that lies open to everybody.</source>
        <translation>Jeder beginnt mit acht Scouts und zwei Vipers als Deck und mit 50 Autorität. Alles Weitere wird aus einer Reihe von fünf Karten gekauft, die für alle offen liegt.</translation>
    </message>
    <message>
        <source>The coin says what a card costs. What you buy goes to your discard pile and comes back when your deck is shuffled; the row is filled at once. Explorers are always there for 2.</source>
        <translation>Die Münze sagt, was eine Karte kostet. Was du kaufst, kommt auf deinen Ablagestapel und kehrt zurück, wenn dein Deck gemischt wird; die Reihe wird sofort gefüllt. Explorer gibt es immer für 2.</translation>
    </message>
    <message>
        <source>An ability behind the sign of a faction can be used once another card of that faction is in play on your side; behind two signs, once two others are. The order does not matter.</source>
        <translation>Eine Fähigkeit hinter dem Zeichen einer Fraktion ist nutzbar, sobald eine andere Karte dieser Fraktion auf deiner Seite im Spiel ist; hinter zwei Zeichen, sobald es zwei andere sind. Die Reihenfolge ist gleich.</translation>
    </message>
    <message>
        <source>A base stays and can be used in every turn of yours, until somebody pays its shield in combat. While a dark shield stands, an outpost, nothing else of that player can be attacked.</source>
        <translation>Eine Basis bleibt und ist in jedem deiner Züge nutzbar, bis jemand ihren Schild mit Kampf bezahlt. Solange ein dunkler Schild steht, ein Außenposten, kann sonst nichts von diesem Spieler angegriffen werden.</translation>
    </message>
    <message>
        <source>An ability behind the cross sends the card itself to the scrap heap, once and for all. Cards that scrap Scouts and Vipers from your hand or discard pile make your deck better, too.</source>
        <translation>Eine Fähigkeit hinter dem Kreuz schickt die Karte selbst auf den Schrotthaufen, ein für alle Mal. Auch Karten, die Scouts und Vipers aus deiner Hand oder deinem Ablagestapel verschrotten, machen dein Deck besser.</translation>
    </message>
    <message>
        <source>Combat that is not needed for bases takes authority, point by point. Whoever falls to 0 is out at once, and the last one alive wins.</source>
        <translation>Kampf, der nicht für Basen gebraucht wird, nimmt Autorität, Punkt für Punkt. Wer auf 0 fällt, scheidet sofort aus, und wer als Letzter übrig ist, gewinnt.</translation>
    </message>
    <message>
        <source>A Scout and a Viper, a deck of ten, and 50 authority.</source>
        <translation>Ein Scout und ein Viper, ein Deck von zehn Karten und 50 Autorität.</translation>
    </message>
    <message>
        <source>A Scout, a Frontier Runner and a Viper give 3 trade, 1 combat and 2 authority.</source>
        <translation>Ein Scout, ein Frontier Runner und ein Viper geben 3 Handel, 1 Kampf und 2 Autorität.</translation>
    </message>
    <message>
        <source>Cards of the trade row, one of them lit; it goes to a discard pile.</source>
        <translation>Karten der Handelsreihe; was leuchtet, kann gekauft werden und kommt auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Two cards of the Blob, whose signs of an ally are lit.</source>
        <translation>Zwei Karten der Blob, deren Zeichen für Verbündete leuchten.</translation>
    </message>
    <message>
        <source>A base with a light shield behind an outpost with a dark one.</source>
        <translation>Eine Basis mit hellem Schild hinter einem Außenposten mit dunklem.</translation>
    </message>
    <message>
        <source>An Explorer is scrapped for 2 combat.</source>
        <translation>Ein Explorer wird für 2 Kampf verschrottet.</translation>
    </message>
    <message>
        <source>Combat 8 against an outpost of 5: 3 are left for authority, 41 becomes 38.</source>
        <translation>Kampf 8 gegen einen Außenposten mit 5: 3 bleiben für die Autorität, aus 41 wird 38.</translation>
    </message>
    <message>
        <source>8 of these</source>
        <translation>8 davon</translation>
    </message>
    <message>
        <source>2 of these</source>
        <translation>2 davon</translation>
    </message>
    <message>
        <source>your deck</source>
        <translation>dein Deck</translation>
    </message>
    <message>
        <source>authority</source>
        <translation>Autorität</translation>
    </message>
    <message>
        <source>to buy with</source>
        <translation>zum Kaufen</translation>
    </message>
    <message>
        <source>to attack with</source>
        <translation>zum Angreifen</translation>
    </message>
    <message>
        <source>yours at once</source>
        <translation>sofort für dich</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>costs 3</source>
        <translation>kostet 3</translation>
    </message>
    <message>
        <source>too dear now</source>
        <translation>jetzt zu teuer</translation>
    </message>
    <message>
        <source>always there</source>
        <translation>immer da</translation>
    </message>
    <message>
        <source>Each is the other&apos;s ally</source>
        <translation>Jede ist die Verbündete der anderen</translation>
    </message>
    <message>
        <source>A gold sign can be used now</source>
        <translation>Ein goldenes Zeichen ist jetzt nutzbar</translation>
    </message>
    <message>
        <source>an outpost: it must fall first</source>
        <translation>ein Außenposten: Er muss zuerst fallen</translation>
    </message>
    <message>
        <source>a base, safe behind it</source>
        <translation>eine Basis, sicher dahinter</translation>
    </message>
    <message>
        <source>5 combat at once destroys it</source>
        <translation>5 Kampf auf einmal zerstören ihn</translation>
    </message>
    <message>
        <source>a destroyed base is discarded, and comes back</source>
        <translation>eine zerstörte Basis wird abgelegt und kommt wieder</translation>
    </message>
    <message>
        <source>and the card is gone</source>
        <translation>und die Karte ist weg</translation>
    </message>
    <message>
        <source>rids you of a weak card</source>
        <translation>befreit dich von einer schwachen Karte</translation>
    </message>
    <message>
        <source>You have five cards, fewer in the first turn of whoever begins, and play as many as you like: it costs nothing. They give trade (coin), combat (red) and authority (shield). What you do not use is lost at the end of the turn; then all cards are discarded and five others drawn.</source>
        <translation>Du hast fünf Karten, weniger im ersten Zug von dem, der beginnt, und spielst so viele, wie du willst: Es kostet nichts. Sie geben Handel (Münze), Kampf (rot) und Autorität (Schild). Was du nicht nutzt, verfällt am Ende des Zuges; dann werden alle Karten abgeworfen und fünf andere gezogen.</translation>
    </message>
</context>
<context>
    <name>StatisticsWords</name>
    <message>
        <source>%1 of %2</source>
        <comment>matches won of those played</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Du beginnst</translation>
    </message>
    <message>
        <source>The other begins</source>
        <translation>Der andere beginnt</translation>
    </message>
    <message>
        <source>First of %1</source>
        <comment>seats at a table</comment>
        <translation>Erster von %1</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <comment>seats at a table</comment>
        <translation>An %1. Stelle von %2</translation>
    </message>
    <message>
        <source>d MMM</source>
        <comment>day and month as QLocale::toString() reads it</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Week of %1</source>
        <comment>a day</comment>
        <translation>Woche ab %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>95 %: %1 to %2.</source>
        <translation>95 %: %1 bis %2.</translation>
    </message>
    <message>
        <source>Not yet proof of more or less than half.</source>
        <translation>Noch kein Beleg für mehr oder weniger als die Hälfte.</translation>
    </message>
    <message>
        <source>Not yet proof of more or less than an even share of the wins, which is %1 %.</source>
        <translation>Noch kein Beleg für mehr oder weniger als einen gleichen Anteil an den Siegen, das sind %1 %.</translation>
    </message>
    <message>
        <source>That is more than half.</source>
        <translation>Das ist mehr als die Hälfte.</translation>
    </message>
    <message>
        <source>That is more than an even share of the wins, which is %1 %.</source>
        <translation>Das ist mehr als ein gleicher Anteil an den Siegen, das sind %1 %.</translation>
    </message>
    <message>
        <source>That is less than half.</source>
        <translation>Das ist weniger als die Hälfte.</translation>
    </message>
    <message>
        <source>That is less than an even share of the wins, which is %1 %.</source>
        <translation>Das ist weniger als ein gleicher Anteil an den Siegen, das sind %1 %.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>From %n analysed match(es).</source>
        <translation>
            <numerusform>Aus %n analysierten Partie.</numerusform>
            <numerusform>Aus %n analysierten Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Neither lucky nor unlucky, as far as that tells.</source>
        <translation>Weder Glück noch Pech, soweit das reicht.</translation>
    </message>
    <message>
        <source>Luckier than chance makes it.</source>
        <translation>Mehr Glück, als der Zufall ausmacht.</translation>
    </message>
    <message>
        <source>Unluckier than chance makes it.</source>
        <translation>Mehr Pech, als der Zufall ausmacht.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) lost in a row</source>
        <translation>
            <numerusform>%n Partie in Folge verloren</numerusform>
            <numerusform>%n Partien in Folge verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) won in a row</source>
        <translation>
            <numerusform>%n Partie in Folge gewonnen</numerusform>
            <numerusform>%n Partien in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <comment>of the cards acquired</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>up to a quarter</source>
        <comment>of the cards acquired</comment>
        <translation>bis zu einem Viertel</translation>
    </message>
    <message>
        <source>up to a half</source>
        <comment>of the cards acquired</comment>
        <translation>bis zur Hälfte</translation>
    </message>
    <message>
        <source>more than half</source>
        <comment>of the cards acquired</comment>
        <translation>mehr als die Hälfte</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>The others could answer since your last choice; it cannot be taken back.</source>
        <translation>Seit deiner letzten Wahl konnten die anderen antworten; sie lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>What followed your last choice showed new cards or was settled by chance; it cannot be taken back.</source>
        <translation>Nach deiner letzten Entscheidung wurden Karten aufgedeckt, oder der Zufall entschied; sie lässt sich nicht zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>TermsWords</name>
    <message>
        <source>This format rests on the user&apos;s manual alone. Where that says nothing, Breakpoint has decided.</source>
        <translation>Diese Spielweise beruht allein auf dem Handbuch. Wo es schweigt, hat Breakpoint entschieden.</translation>
    </message>
    <message>
        <source>Challenges rest on one source. Where that says nothing, Breakpoint has decided.</source>
        <translation>Herausforderungen beruhen auf einer einzigen Quelle. Wo sie schweigt, hat Breakpoint entschieden.</translation>
    </message>
</context>
<context>
    <name>app::BackupDesk</name>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung zurückspielen</translation>
    </message>
    <message>
        <source>Backups (*.db);;All files (*)</source>
        <translation>Sicherungen (*.db);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Backups (*.db)</source>
        <translation>Sicherungen (*.db)</translation>
    </message>
    <message>
        <source>Copying everything into %1</source>
        <translation>Alles wird nach %1 kopiert</translation>
    </message>
    <message>
        <source>Everything is copied into %1. “Restore a backup” in the menu “Match” puts it back.</source>
        <translation>Alles ist nach %1 kopiert. „Sicherung zurückspielen“ im Menü „Partie“ holt es zurück.</translation>
    </message>
    <message>
        <source>No backup was made</source>
        <translation>Keine Sicherung angelegt</translation>
    </message>
    <message>
        <source>Looking through %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Nothing is restored</source>
        <translation>Nichts zurückgespielt</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung zurückspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Everything is as %1 has it.</source>
        <translation>Alles ist so, wie es in %1 steht.</translation>
    </message>
    <message>
        <source>Everything is as %1 has it. What was there before is kept as %2.</source>
        <translation>Alles ist so, wie es in %1 steht. Was vorher da war, liegt in %2.</translation>
    </message>
    <message>
        <source>What %1 holds takes the place of all that is kept now. That is put aside in a file of its own, which can be restored in the same way.</source>
        <translation>Was %1 enthält, tritt an die Stelle von allem, was jetzt aufbewahrt ist. Das wird in eine eigene Datei beiseitegelegt, die sich ebenso wiederherstellen lässt.</translation>
    </message>
</context>
<context>
    <name>ui::AnalysisDesk</name>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>End the analysis; what was found before stays</source>
        <translation>Die Analyse beenden; was vorher gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>How far the analysis has come</source>
        <translation>Wie weit die Analyse ist</translation>
    </message>
    <message>
        <source>Look more deeply</source>
        <translation>Genauer ansehen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Four times as many worlds: intervals half as wide, in a minute or two</source>
        <translation>Viermal so viele Welten: halb so breite Intervalle, in ein bis zwei Minuten</translation>
    </message>
    <message>
        <source>What each choice cost and what luck brought; half a minute or so</source>
        <translation>Was jeder Spielzug kostete und was das Glück brachte; etwa eine halbe Minute</translation>
    </message>
    <message>
        <source>A first look is here; it is being looked at more thoroughly.</source>
        <translation>Ein erster Blick ist da; nun wird gründlicher hingesehen.</translation>
    </message>
    <message>
        <source>Every choice is being looked at.</source>
        <translation>Jeder Spielzug wird angesehen.</translation>
    </message>
    <message>
        <source>What each choice cost, what luck brought, and what else was there.</source>
        <translation>Was jeder Spielzug kostete, was das Glück brachte und was sonst möglich war.</translation>
    </message>
    <message>
        <source>This was found by an older version of the rules.</source>
        <translation>Das fand eine ältere Fassung der Regeln.</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Die Analyse</translation>
    </message>
    <message>
        <source>Start: factions, seat</source>
        <translation>Anfang: Fraktionen, Platz</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Your errors</source>
        <translation>Deine Fehler</translation>
    </message>
    <message>
        <source>Errors of %1</source>
        <translation>Fehler von %1</translation>
    </message>
    <message>
        <source>All other choices</source>
        <translation>Alle anderen Spielzüge</translation>
    </message>
    <message>
        <source>Hidden cards</source>
        <translation>Verborgene Karten</translation>
    </message>
    <message>
        <source>Drift of the measure</source>
        <translation>Drift des Maßes</translation>
    </message>
    <message>
        <source>%1: accuracy %2, error rate %3 in %4 choices that mattered</source>
        <translation>%1: Genauigkeit %2, Fehlerrate %3 in %4 Spielzügen, auf die es ankam</translation>
    </message>
    <message>
        <source>Turn %1: what else was there</source>
        <translation>Zug %1: was sonst möglich war</translation>
    </message>
    <message>
        <source>Turn %1: %2, cost %3</source>
        <translation>Zug %1: %2, kostete %3</translation>
    </message>
    <message>
        <source>Whose choices moved whose win chance</source>
        <translation>Wessen Spielzüge wessen Gewinnchance bewegten</translation>
    </message>
    <message>
        <source>Each row is who chose, each column whose win chance that moved, in points. Grey: it may as well be nothing.</source>
        <translation>Jede Zeile ist, wer zog, jede Spalte, wessen Gewinnchance das bewegte, in Punkten. Grau: Es kann auch nichts sein.</translation>
    </message>
    <message>
        <source>Other choices: %1</source>
        <comment>of a seat</comment>
        <translation>Andere Spielzüge: %1</translation>
    </message>
    <message>
        <source>This is a first look. A longer one makes the intervals narrower, so it marks more choices, and what errors cost may grow.</source>
        <translation>Das ist ein erster Blick. Ein gründlicherer macht die Intervalle schmaler, streicht darum mehr Spielzüge an, und was Fehler kosten, kann wachsen.</translation>
    </message>
    <message>
        <source>There is nothing to analyse: the match was over before anybody had chosen.</source>
        <translation>Es gibt nichts zu analysieren: Die Partie war zu Ende, bevor jemand gewählt hatte.</translation>
    </message>
    <message>
        <source>When it was given up</source>
        <comment>a win chance</comment>
        <translation>Beim Aufgeben</translation>
    </message>
    <message>
        <source>points of win chance, with 95 % intervals</source>
        <translation>Punkte Gewinnchance, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>win chance after each answer in per cent, with 95 % intervals</source>
        <translation>Gewinnchance nach jeder Antwort in Prozent, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>%1 worlds a table</source>
        <comment>that lines were played in</comment>
        <translation>%1 Welten je Stellung</translation>
    </message>
    <message>
        <source>Start: seat</source>
        <translation>Anfang: Platz</translation>
    </message>
    <message>
        <source>When all agreed</source>
        <comment>a win chance</comment>
        <translation>Bei der Einigung</translation>
    </message>
    <message>
        <source>Start: %1, seat</source>
        <translation>Anfang: %1, Platz</translation>
    </message>
</context>
<context>
    <name>ui::AnswerChart</name>
    <message>
        <source>What else was there</source>
        <translation>Was sonst möglich war</translation>
    </message>
    <message>
        <source>%1 (played, best)</source>
        <comment>an answer</comment>
        <translation>%1 (gespielt, am besten)</translation>
    </message>
    <message>
        <source>%1 (best)</source>
        <comment>an answer</comment>
        <translation>%1 (am besten)</translation>
    </message>
    <message>
        <source>%1 (played)</source>
        <comment>an answer</comment>
        <translation>%1 (gespielt)</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Win chance in %</source>
        <translation>Gewinnchance in %</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Worlds</source>
        <translation>Welten</translation>
    </message>
</context>
<context>
    <name>ui::AnswerDesk</name>
    <message>
        <source>The others may answer.</source>
        <translation>Die anderen dürfen antworten.</translation>
    </message>
    <message>
        <source>After %1 scored: you have nothing to answer with.</source>
        <translation>Nach der Wertung von %1: Du hast nichts, womit du antworten könntest.</translation>
    </message>
    <message>
        <source>Before %1 scores: you have nothing to answer with.</source>
        <translation>Vor der Wertung von %1: Du hast nichts, womit du antworten könntest.</translation>
    </message>
    <message>
        <source>Before %1 scores: the others may answer.</source>
        <translation>Vor der Wertung von %1: Die anderen dürfen antworten.</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>in a time to answer</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Goes on with the scoring</source>
        <translation>Setzt die Wertung fort</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>Wieder fragen</translation>
    </message>
    <message>
        <source>Ask me when it matters</source>
        <translation>Fragen, wenn es zählt</translation>
    </message>
    <message>
        <source>Always ask me</source>
        <translation>Immer fragen</translation>
    </message>
    <message>
        <source>%1 scores: the others may answer.</source>
        <translation>%1 wird gewertet: Die anderen dürfen antworten.</translation>
    </message>
    <message>
        <source>Pass, not asked again here</source>
        <translation>Passen, hier nicht mehr fragen</translation>
    </message>
    <message>
        <source>Passes each time until this base is gone, or until others would take its places</source>
        <translation>Passt jedes Mal, bis diese Basis weg ist oder andere ihre Plätze bekämen</translation>
    </message>
</context>
<context>
    <name>ui::ArticleHitModel</name>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>ui::ArticleSide</name>
    <message>
        <source>Cards this speaks of</source>
        <translation>Karten, um die es geht</translation>
    </message>
    <message>
        <source>Bases this speaks of</source>
        <translation>Basen, um die es geht</translation>
    </message>
    <message>
        <source>No card is named here.</source>
        <translation>Hier wird keine Karte genannt.</translation>
    </message>
    <message>
        <source>Match options</source>
        <translation>Optionen der Partie</translation>
    </message>
    <message>
        <source>Cards that were found</source>
        <translation>Gefundene Karten</translation>
    </message>
    <message>
        <source>%1: %2. The usual: %3.</source>
        <translation>%1: %2. Üblich: %3.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two values of an option</comment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>ui::AskMe</name>
    <message>
        <source>never</source>
        <comment>when a person is asked</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>always</source>
        <comment>when a person is asked</comment>
        <translation>immer</translation>
    </message>
    <message>
        <source>when it matters</source>
        <comment>when a person is asked</comment>
        <translation>wenn es zählt</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Frag mich</translation>
    </message>
    <message>
        <source>Ask me: %1</source>
        <translation>Frag mich: %1</translation>
    </message>
    <message>
        <source>You pass before and after each base scores, whatever you hold. The log says so.</source>
        <translation>Du passt vor und nach jeder Wertung, was immer du auf der Hand hast. Das Protokoll sagt es.</translation>
    </message>
    <message>
        <source>Only when something of yours could be used and would change something. The others get their time whether they have an answer or not.</source>
        <translation>Nur wenn du etwas nutzen könntest, das etwas ändern würde. Die anderen haben Zeit für eine Antwort, ob sie eine haben oder nicht.</translation>
    </message>
    <message>
        <source>Before and after each base scores, with nothing to use as well. Where you share the screen, only this hides from the others what you hold.</source>
        <translation>Vor und nach jeder Wertung, auch wenn du nichts nutzen kannst. Wo ihr euch den Bildschirm teilt, verbirgt nur das vor den anderen, was du auf der Hand hast.</translation>
    </message>
</context>
<context>
    <name>ui::AskedList</name>
    <message>
        <source>Who has been asked</source>
        <translation>Wer gefragt wurde</translation>
    </message>
    <message>
        <source>asked now</source>
        <comment>a player</comment>
        <translation>wird gefragt</translation>
    </message>
    <message>
        <source>passed</source>
        <comment>a player</comment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>may still answer</source>
        <comment>a player</comment>
        <translation>darf noch antworten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and whether they have been asked</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::BandChart</name>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>%1 from %2 to %3, 95 %: %4 to %5</source>
        <comment>what, the first and the last figure, the ends of its interval</comment>
        <translation>%1 von %2 auf %3, 95 %: %4 bis %5</translation>
    </message>
</context>
<context>
    <name>ui::Bars</name>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
</context>
<context>
    <name>ui::BoardDelegate</name>
    <message>
        <source>may ignore the base</source>
        <translation>darf die Basis ignorieren</translation>
    </message>
    <message>
        <source>about to score</source>
        <comment>a base</comment>
        <translation>wird gleich gewertet</translation>
    </message>
    <message>
        <source>%1 scores</source>
        <translation>%1 wird gewertet</translation>
    </message>
    <message>
        <source>%1 power</source>
        <comment>of a seat at a base</comment>
        <translation>Stärke %1</translation>
    </message>
</context>
<context>
    <name>ui::BoardView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Bases are columns, players are rows. Arrow keys move, Enter chooses, N goes to the next place that can be chosen, Escape goes back.</source>
        <translation>Basen sind Spalten, Spieler sind Zeilen. Pfeiltasten bewegen, Enter wählt, N geht zum nächsten wählbaren Platz, Esc geht zurück.</translation>
    </message>
</context>
<context>
    <name>ui::CardOfMatchBox</name>
    <message>
        <source>Card of the match: %1</source>
        <translation>Karte der Partie: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of your %1 points hung on it.</source>
        <comment>a card</comment>
        <translation>
            <numerusform>An ihr hing %n deiner %1 Punkte.</numerusform>
            <numerusform>An ihr hingen %n deiner %1 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the %1 points of %2 hung on it.</source>
        <comment>a card</comment>
        <translation>
            <numerusform>An ihr hing %n der %1 Punkte von %2.</numerusform>
            <numerusform>An ihr hingen %n der %1 Punkte von %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer at %1 in turn %2</source>
        <comment>points without a card</comment>
        <translation>
            <numerusform>%n weniger an %1 in Zug %2</numerusform>
            <numerusform>%n weniger an %1 in Zug %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Without it, as the bases stood when they scored: %1.</source>
        <translation>Ohne sie, so wie die Basen bei der Wertung standen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n came by its own ability.</source>
        <comment>points</comment>
        <translation>
            <numerusform>%n kam durch ihre eigene Fähigkeit.</numerusform>
            <numerusform>%n kamen durch ihre eigene Fähigkeit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardSheet</name>
    <message>
        <source>Cards to choose from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>Search these cards</source>
        <translation>In diesen Karten suchen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>As they lie</source>
        <comment>an order of cards</comment>
        <translation>Wie sie liegen</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Nach Namen</translation>
    </message>
    <message>
        <source>By breakpoint</source>
        <translation>Nach Zerstörungswert</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Nach Punkten</translation>
    </message>
    <message>
        <source>By power</source>
        <translation>Nach Stärke</translation>
    </message>
</context>
<context>
    <name>ui::CardStrip</name>
    <message>
        <source>%1: %2</source>
        <comment>card and its text</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of power %2</source>
        <comment>kind of a card</comment>
        <translation>%1 mit Stärke %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>card and its kind</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2. %3</source>
        <comment>card, kind, text</comment>
        <translation>%1, %2. %3</translation>
    </message>
</context>
<context>
    <name>ui::CardTallyModel</name>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Seen</source>
        <comment>a card, in so many matches</comment>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Matches in which whoever brought it saw it</source>
        <translation>Partien, in denen sie zu sehen bekam, wer sie mitbrachte</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Matches in which it was in hand</source>
        <translation>Partien, in denen sie auf der Hand war</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Matches in which it was played</source>
        <translation>Partien, in denen sie gespielt wurde</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Stranded</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Matches at whose end it was in hand</source>
        <translation>Partien, an deren Ende sie auf der Hand war</translation>
    </message>
    <message>
        <source>Won when played</source>
        <translation>Siege gespielt</translation>
    </message>
    <message>
        <source>Share of the matches won in which it was played</source>
        <translation>Anteil der gewonnenen Partien, in denen sie gespielt wurde</translation>
    </message>
    <message>
        <source>When not</source>
        <translation>Siege ohne</translation>
    </message>
    <message>
        <source>Share of the matches won in which it was drawn and not played</source>
        <translation>Anteil der gewonnenen Partien, in denen sie gezogen und nicht gespielt wurde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a card of a faction</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 won. %2</source>
        <comment>&quot;44 of 74&quot;, then what that says</comment>
        <translation>%1 gewonnen. %2</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>&quot;44 of 74&quot;</comment>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>Matches in which it was played before the first own turn after it was drawn was over</source>
        <translation>Partien, in denen sie spätestens im ersten eigenen Zug nach dem Ziehen gespielt wurde</translation>
    </message>
    <message>
        <source>Acquired</source>
        <comment>a card, in so many matches</comment>
        <translation>Erworben</translation>
    </message>
    <message>
        <source>Matches in which it was acquired</source>
        <translation>Partien, in denen sie erworben wurde</translation>
    </message>
    <message>
        <source>Removed</source>
        <comment>a card, in so many matches</comment>
        <translation>Entfernt</translation>
    </message>
    <message>
        <source>Matches in which it left the match for good</source>
        <translation>Partien, aus denen sie für immer verschwand</translation>
    </message>
    <message>
        <source>Won when acquired</source>
        <translation>Gewonnen, wenn erworben</translation>
    </message>
    <message>
        <source>Share of the matches won in which it was acquired</source>
        <translation>Anteil der Siege an den Partien, in denen sie erworben wurde</translation>
    </message>
</context>
<context>
    <name>ui::CardsView</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>What became of the cards</source>
        <translation>Was aus den Karten wurde</translation>
    </message>
    <message>
        <source>Won when played, by card</source>
        <translation>Gewonnen, wenn gespielt, nach Karte</translation>
    </message>
    <message>
        <source>Grey: the interval holds an even share, so it says nothing yet.</source>
        <translation>Grau: Das Intervall enthält den gleichen Anteil, es sagt also noch nichts.</translation>
    </message>
    <message>
        <source>How many matches are looked through</source>
        <translation>Wie viele Partien durchgesehen sind</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Look through no more matches; what was found is kept</source>
        <translation>Keine weiteren Partien durchsehen; was gefunden ist, bleibt</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Look through the other matches, too</source>
        <translation>Auch die übrigen Partien durchsehen</translation>
    </message>
    <message>
        <source>Matches won in which it was …</source>
        <translation>Gewonnene Partien, in denen sie … wurde</translation>
    </message>
    <message>
        <source>Played is not cause: who plays a card is often ahead already. Copies of a card count as one.</source>
        <translation>Gespielt heißt nicht verursacht: Wer eine Karte spielt, führt oft schon. Exemplare einer Karte zählen als eine.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>All factions</source>
        <translation>Alle Fraktionen</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Keine Partie passt dazu</translation>
    </message>
    <message>
        <source>Take a filter away, or play one.</source>
        <translation>Nimm einen Filter weg oder spiel eine.</translation>
    </message>
    <message>
        <source>Nothing to tell of cards yet</source>
        <translation>Von Karten ist noch nichts zu sagen</translation>
    </message>
    <message>
        <source>That takes a match that was played here to its end. Those for practice do not count.</source>
        <translation>Dafür braucht es eine Partie, die hier zu Ende gespielt wurde. Solche zum Üben zählen nicht.</translation>
    </message>
    <message numerus="yes">
        <source>in %n match(es)</source>
        <translation>
            <numerusform>in %n Partie</numerusform>
            <numerusform>in %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking through matches</source>
        <translation>Partien werden durchgesehen</translation>
    </message>
    <message>
        <source>Not all is looked through</source>
        <translation>Nicht alles ist durchgesehen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n match(es) looked through.</source>
        <translation>
            <numerusform>%1 von %n Partie durchgesehen.</numerusform>
            <numerusform>%1 von %n Partien durchgesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The table fills meanwhile.</source>
        <translation>Die Tabelle füllt sich derweil.</translation>
    </message>
    <message>
        <source>The table tells of those.</source>
        <translation>Von diesen erzählt die Tabelle.</translation>
    </message>
    <message>
        <source>Drawn in %1 of the %2 matches in which it was seen</source>
        <comment>a card</comment>
        <translation>Gezogen in %1 der %2 Partien, in denen sie zu sehen war</translation>
    </message>
    <message>
        <source>Played in %1, in %2 of them at once</source>
        <comment>matches</comment>
        <translation>Gespielt in %1, in %2 davon sofort</translation>
    </message>
    <message>
        <source>In hand at the end in %1 of the %2 in which it was drawn</source>
        <comment>matches</comment>
        <translation>Am Ende auf der Hand in %1 der %2, in denen sie gezogen war</translation>
    </message>
    <message>
        <source>seen</source>
        <comment>a card</comment>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>a card</comment>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>played</source>
        <comment>a card</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played at once</source>
        <comment>a card</comment>
        <translation>sofort gespielt</translation>
    </message>
    <message>
        <source>drawn, not played</source>
        <comment>a card</comment>
        <translation>gezogen, nicht gespielt</translation>
    </message>
    <message>
        <source>held at the end</source>
        <comment>a card</comment>
        <translation>am Ende gehalten</translation>
    </message>
    <message>
        <source>%1: matches won</source>
        <comment>a card</comment>
        <translation>%1: gewonnene Partien</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Factions among the cards acquired</source>
        <translation>Fraktionen unter den erworbenen Karten</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>gewonnene Partien</translation>
    </message>
    <message>
        <source>Acquired in %1, removed in %2</source>
        <comment>a card, matches</comment>
        <translation>Erworben in %1, entfernt in %2</translation>
    </message>
    <message>
        <source>acquired</source>
        <comment>a card</comment>
        <translation>erworben</translation>
    </message>
    <message>
        <source>removed</source>
        <comment>a card</comment>
        <translation>entfernt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a faction, and its share of the cards</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::CarryingPanel</name>
    <message>
        <source>Which card carries the pair</source>
        <translation>Welche Karte das Paar trägt</translation>
    </message>
    <message>
        <source>By cause</source>
        <translation>Nach Ursache</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Wie gespielt</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>What the cards and bases of the pair bring</source>
        <translation>Was die Karten und Basen des Paars bringen</translation>
    </message>
    <message>
        <source>How many deals are played</source>
        <translation>Wie viele Austeilungen gespielt sind</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>In this game no card can be put on top of a deck.</source>
        <translation>In diesem Spiel kann keine Karte oben auf ein Deck gelegt werden.</translation>
    </message>
    <message>
        <source>What %1 wins more with each of its cards on top of the deck than with a random one, in the same deals, played by %2.</source>
        <translation>Was %1 mit jeder seiner Karten oben auf dem Deck mehr gewinnt als mit einer zufälligen, in denselben Austeilungen, gespielt von %2.</translation>
    </message>
    <message>
        <source>Points that %1 won more where it played this card than where it did not; %2 matches, played by %3. Played is not cause: who is ahead plays more.</source>
        <translation>Punkte, die %1 mehr gewann, wo es diese Karte spielte, als wo nicht; %2 Partien, gespielt von %3. Gespielt heißt nicht verursacht: Wer vorn liegt, spielt mehr.</translation>
    </message>
    <message>
        <source>Points that %1 won more than usual where this base scored; %2 matches, played by %3.</source>
        <translation>Punkte, die %1 mehr als sonst gewann, wo diese Basis gewertet wurde; %2 Partien, gespielt von %3.</translation>
    </message>
    <message>
        <source>Points that %1 wins more with this card on top of the deck than with a random one; %2 deals, played by %3.</source>
        <translation>Punkte, die %1 mit dieser Karte oben auf dem Deck mehr gewinnt als mit einer zufälligen; %2 Austeilungen, gespielt von %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No card carries the pair for certain.</source>
        <translation>Keine Karte trägt das Paar mit Sicherheit.</translation>
    </message>
</context>
<context>
    <name>ui::ChanceChart</name>
    <message>
        <source>Win chance over the match</source>
        <translation>Gewinnchance im Lauf der Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Win chance in %</source>
        <translation>Gewinnchance in %</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>From %1 % at the start to %2 % at the end; marked choices: %3</source>
        <translation>Von %1 % am Anfang zu %2 % am Ende; angestrichene Spielzüge: %3</translation>
    </message>
    <message>
        <source>an opponent&apos;s error</source>
        <translation>ein Fehler der Gegner</translation>
    </message>
</context>
<context>
    <name>ui::ChoiceEditor</name>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>yes or no</source>
        <translation>ja oder nein</translation>
    </message>
</context>
<context>
    <name>ui::CloseUp</name>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
    </message>
    <message>
        <source>power %1 (printed %2)</source>
        <translation>Stärke %1 (gedruckt %2)</translation>
    </message>
    <message>
        <source>names %1</source>
        <translation>nennt %1</translation>
    </message>
    <message>
        <source>owned by %1, controlled by %2</source>
        <translation>Besitz: %1, Kontrolle: %2</translation>
    </message>
    <message>
        <source>base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>power %1 of %2</source>
        <translation>Stärke %1 von %2</translation>
    </message>
    <message>
        <source>worth %1 / %2 / %3 VP</source>
        <translation>%1 / %2 / %3 SP wert</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Point at a card or a base to read it here.</source>
        <translation>Zeig auf eine Karte oder eine Basis, um sie hier zu lesen.</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regeln (F1)</translation>
    </message>
    <message>
        <source>Rules for this card</source>
        <translation>Regeln zu dieser Karte</translation>
    </message>
    <message>
        <source>Not here</source>
        <translation>Hier nicht</translation>
    </message>
    <message>
        <source>The base scores</source>
        <translation>Die Basis wird gewertet</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <comment>a player and a base</comment>
        <translation>%1, an %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a source of power</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>printed: %1</source>
        <translation>aufgedruckt: %1</translation>
    </message>
    <message>
        <source>printed breakpoint %1</source>
        <translation>aufgedruckter Zerstörungswert %1</translation>
    </message>
    <message>
        <source>its ability is cancelled</source>
        <translation>ihre Fähigkeit ist aufgehoben</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Only the card&apos;s own power is counted: what else it does is not known before.</source>
        <translation>Gezählt ist nur die eigene Stärke der Karte: Was sie sonst bewirkt, ist vorher nicht bekannt.</translation>
    </message>
    <message>
        <source>The base would be ready to score at the end of the play phase.</source>
        <translation>Die Basis wäre am Ende der Ausspielphase bereit zur Wertung.</translation>
    </message>
    <message numerus="yes">
        <source>%n power short of the breakpoint. VP count if it scored as it stands.</source>
        <translation>
            <numerusform>Noch %n Stärke bis zum Zerstörungswert. So viele SP gäbe es, wenn sie jetzt gewertet würde.</numerusform>
            <numerusform>Noch %n Stärke bis zum Zerstörungswert. So viele SP gäbe es, wenn sie jetzt gewertet würde.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a base and its ability</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 VP at once</source>
        <comment>a seat and points that it gets, whether the base scores or not</comment>
        <translation>%1: sofort %2 SP</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Du ziehst %n Karte.</numerusform>
            <numerusform>Du ziehst %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The minion does not stay there.</source>
        <translation>Die Kreatur bleibt nicht dort liegen.</translation>
    </message>
    <message>
        <source>Then you are asked: %1</source>
        <translation>Dann wirst du gefragt: %1</translation>
    </message>
    <message>
        <source>What becomes of it: %1</source>
        <comment>a card that is chosen</comment>
        <translation>Was aus ihr wird: %1</translation>
    </message>
</context>
<context>
    <name>ui::CoachPanel</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Tell me no more</source>
        <translation>Nichts mehr sagen</translation>
    </message>
    <message>
        <source>Tells you no more. The menu, “Show me how”, brings it back.</source>
        <translation>Sagt dir nichts mehr. „Zeig mir, wie es geht“ im Menü bringt es zurück.</translation>
    </message>
</context>
<context>
    <name>ui::CompareView</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to the pairs (Escape)</source>
        <translation>Zurück zu den Paaren (Escape)</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>The left pair to the right and the right one to the left</source>
        <translation>Das linke Paar nach rechts und das rechte nach links</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Put the comparison on the clipboard (Ctrl+Shift+T)</source>
        <translation>Legt den Vergleich in die Zwischenablage (Strg+Umschalt+T)</translation>
    </message>
    <message>
        <source>Play one against the other</source>
        <translation>Gegeneinander spielen</translation>
    </message>
    <message>
        <source>Set up a match of the left pair against the right one</source>
        <translation>Bereitet eine Partie des linken Paars gegen das rechte vor</translation>
    </message>
    <message>
        <source>Compare two pairs</source>
        <translation>Zwei Paare vergleichen</translation>
    </message>
    <message>
        <source>Minions by power, in the deck</source>
        <translation>Kreaturen nach Stärke, im Deck</translation>
    </message>
    <message>
        <source>Number of minions by power, left and right</source>
        <translation>Zahl der Kreaturen nach Stärke, links und rechts</translation>
    </message>
    <message>
        <source>Kinds of cards, left and right</source>
        <translation>Arten von Karten, links und rechts</translation>
    </message>
    <message>
        <source>You with them</source>
        <translation>Du mit ihnen</translation>
    </message>
    <message>
        <source>What the cards do, copies</source>
        <translation>Was die Karten tun, alle Exemplare</translation>
    </message>
    <message>
        <source>Number of cards by what they do, left and right</source>
        <translation>Zahl der Karten nach dem, was sie tun, links und rechts</translation>
    </message>
    <message>
        <source>Cards to know of the left pair</source>
        <translation>Wichtige Karten des linken Paars</translation>
    </message>
    <message>
        <source>Cards to know of the right pair</source>
        <translation>Wichtige Karten des rechten Paars</translation>
    </message>
    <message>
        <source>Faction %1 of the left pair</source>
        <translation>Fraktion %1 des linken Paars</translation>
    </message>
    <message>
        <source>Faction %1 of the right pair</source>
        <translation>Fraktion %1 des rechten Paars</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>against each other: %1 of %2</source>
        <translation>gegeneinander: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>A minion among the first %n card(s):</source>
        <translation>
            <numerusform>Eine Kreatur unter der ersten %n Karte:</numerusform>
            <numerusform>Eine Kreatur unter den ersten %n Karten:</numerusform>
        </translation>
    </message>
    <message>
        <source>mean power</source>
        <translation>mittlere Stärke</translation>
    </message>
    <message>
        <source>Pair “%1”</source>
        <translation>Paar „%1“</translation>
    </message>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pairs</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Minions of power %1</source>
        <translation>Kreaturen mit Stärke %1</translation>
    </message>
    <message>
        <source>%1: strongest minions, busiest actions</source>
        <comment>a pair</comment>
        <translation>%1: stärkste Kreaturen, vielseitigste Aktionen</translation>
    </message>
    <message>
        <source>no match ended yet</source>
        <translation>noch keine Partie beendet</translation>
    </message>
    <message>
        <source>%1 of %2 won</source>
        <translation>%1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1
95 %: %2 to %3</source>
        <comment>counts, and the interval of their share</comment>
        <translation>%1
95 %: %2 bis %3</translation>
    </message>
    <message>
        <source>Save a chart</source>
        <translation>Ein Diagramm speichern</translation>
    </message>
    <message>
        <source>Write one of the charts to a file: a picture, a drawing or its numbers</source>
        <translation>Eines der Diagramme in eine Datei schreiben: als Bild, als Zeichnung oder seine Zahlen</translation>
    </message>
    <message>
        <source>Kinds of cards</source>
        <translation>Arten von Karten</translation>
    </message>
    <message>
        <source>Against other pairs, in the lab</source>
        <translation>Gegen andere Paare, im Labor</translation>
    </message>
    <message>
        <source>%1 of a hundred</source>
        <comment>wins; ± 2.8</comment>
        <translation>%1 von hundert</translation>
    </message>
    <message>
        <source>%1 is better by %2 points</source>
        <comment>a pair</comment>
        <translation>%1 ist um %2 Punkte besser</translation>
    </message>
    <message>
        <source>which one is better cannot be told yet: %1 by %2 points</source>
        <translation>welches besser ist, lässt sich noch nicht sagen: %1 um %2 Punkte</translation>
    </message>
    <message>
        <source>against each other %1 to %2, each %3</source>
        <comment>wins of a hundred; the last is an interval: ± 4.0</comment>
        <translation>gegeneinander %1 zu %2, je %3</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>pairs in a chart</comment>
        <translation>%1 und %2</translation>
    </message>
</context>
<context>
    <name>ui::ComponentModel</name>
    <message>
        <source>%1, %2. %3</source>
        <comment>a name, a kind, what it does</comment>
        <translation>%1, %2. %3</translation>
    </message>
</context>
<context>
    <name>ui::DealDialog</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Pairs for the table</source>
        <translation>Paare für den Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Zahl der Plätze</translation>
    </message>
    <message>
        <source>Factions that may come</source>
        <translation>Fraktionen, die vorkommen dürfen</translation>
    </message>
    <message>
        <source>Space lets a faction or a whole box come or not; Enter takes it in a draft.</source>
        <translation>Die Leertaste lässt eine Fraktion oder eine ganze Schachtel zu oder nicht; Enter nimmt sie, wenn reihum gewählt wird.</translation>
    </message>
    <message>
        <source>Pairs by seat</source>
        <translation>Paare nach Plätzen</translation>
    </message>
    <message>
        <source>Code of this deal</source>
        <translation>Code dieser Verteilung</translation>
    </message>
    <message>
        <source>Paste a code to get the same deal</source>
        <translation>Füge einen Code ein, um dieselbe Verteilung zu bekommen</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Neu verteilen</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Reihum wählen</translation>
    </message>
    <message>
        <source>Seats take factions one by one, in turn order and back</source>
        <translation>Die Plätze nehmen eine Fraktion nach der anderen, in Zugreihenfolge und zurück</translation>
    </message>
    <message>
        <source>Take this faction</source>
        <translation>Diese Fraktion nehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Code kopieren</translation>
    </message>
    <message>
        <source>Set up the match</source>
        <translation>Partie vorbereiten</translation>
    </message>
    <message>
        <source>%1: nothing yet</source>
        <comment>a seat</comment>
        <translation>%1: noch nichts</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its pair</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everybody has a pair.</source>
        <translation>Alle haben ein Paar.</translation>
    </message>
    <message>
        <source>%1 takes a faction.</source>
        <translation>%1 nimmt eine Fraktion.</translation>
    </message>
    <message>
        <source>Whoever has the code gets the same deal.</source>
        <translation>Wer den Code hat, bekommt dieselbe Verteilung.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Each seat gets two factions by chance</source>
        <translation>Jeder Platz bekommt zwei Fraktionen durch Los</translation>
    </message>
    <message>
        <source>A box that you untick is taken as one that you do not own, next time too.</source>
        <translation>Eine Schachtel ohne Haken gilt als eine, die du nicht hast, auch beim nächsten Mal.</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
</context>
<context>
    <name>ui::DeletedMatches</name>
    <message>
        <source>Deleted matches</source>
        <translation>Gelöschte Partien</translation>
    </message>
    <message>
        <source>A match that was deleted can be brought back for %1 days. Then it is gone for good.</source>
        <translation>Eine gelöschte Partie kann %1 Tage lang zurückgeholt werden. Danach ist sie endgültig weg.</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Endgültig löschen …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>when</comment>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) with every move and chart will be gone and cannot be brought back.</source>
        <translation>
            <numerusform>%n Partie mit allen Spielzügen und ihrem Diagramm ist dann weg und kann nicht zurückgeholt werden.</numerusform>
            <numerusform>%n Partien mit allen Spielzügen und Diagrammen sind dann weg und können nicht zurückgeholt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DifferenceChart</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
</context>
<context>
    <name>ui::DiscardDialog</name>
    <message>
        <source>Discard piles</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>%1 has discarded nothing.</source>
        <translation>%1: nichts abgelegt.</translation>
    </message>
    <message>
        <source>Discard pile of %1, newest first</source>
        <translation>%1: Ablagestapel, Neuestes zuerst</translation>
    </message>
    <message>
        <source>Hands and discard piles</source>
        <translation>Handkarten und Ablagestapel</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Handkarten von %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n discarded</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1: %n abgelegt</numerusform>
            <numerusform>%1: %n abgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at a card, or go to it, to read all of it.</source>
        <translation>Zeig auf eine Karte oder geh zu ihr, um sie ganz zu lesen.</translation>
    </message>
</context>
<context>
    <name>ui::EndButtons</name>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Rematch, %1 begins</source>
        <translation>Revanche, %1 beginnt</translation>
    </message>
    <message>
        <source>The same players and cards in another deal; somebody else has the first turn</source>
        <translation>Dieselben Spieler und Karten, neu gemischt; jemand anderes hat den ersten Zug</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>See the match</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Goes through the match move by move</source>
        <translation>Geht die Partie Zug für Zug durch</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Rematch, you begin</source>
        <translation>Revanche, du beginnst</translation>
    </message>
    <message>
        <source>Swap pairs</source>
        <translation>Paare tauschen</translation>
    </message>
    <message>
        <source>A rematch in which each plays the pair of the other</source>
        <translation>Eine Revanche, in der jeder das Paar des anderen spielt</translation>
    </message>
    <message>
        <source>Next level: %1</source>
        <translation>Nächste Stufe: %1</translation>
    </message>
    <message>
        <source>A rematch against computers that play one level higher</source>
        <translation>Eine Revanche gegen Computer, die eine Stufe stärker spielen</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>Goes through the match and finds what each choice cost and what luck brought</source>
        <translation>Geht die Partie durch und findet, was jeder Spielzug gekostet und was das Glück gebracht hat</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Seiten tauschen</translation>
    </message>
    <message>
        <source>A rematch in which each plays what the other was</source>
        <translation>Eine Revanche, in der jeder spielt, was der andere war</translation>
    </message>
</context>
<context>
    <name>ui::EndPage</name>
    <message>
        <source>Where the points came from</source>
        <translation>Woher die Punkte kamen</translation>
    </message>
    <message>
        <source>Scoring history</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>How it went</source>
        <translation>Wie es lief</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <comment>several players</comment>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>You lose to %1</source>
        <translation>Du verlierst gegen %1</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>You share the win with %1</source>
        <translation>Du teilst dir den Sieg mit %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>turns and choices</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s)</source>
        <translation>
            <numerusform>%n Entscheidung</numerusform>
            <numerusform>%n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>From</source>
        <translation>Woher</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Taken off for %1</source>
        <translation>Abzug für %1</translation>
    </message>
    <message>
        <source>%1, by its ability</source>
        <translation>%1, durch ihre Fähigkeit</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a seat and its points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>The most at once</source>
        <translation>Am meisten auf einmal</translation>
    </message>
    <message>
        <source>In front</source>
        <translation>In Führung</translation>
    </message>
    <message>
        <source>Caught up</source>
        <translation>Aufgeholt</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>Die Führung</translation>
    </message>
    <message>
        <source>Nobody else was ever in front alone.</source>
        <translation>Sonst lag niemand je allein vorn.</translation>
    </message>
    <message numerus="yes">
        <source>It changed %n time(s) from one to another.</source>
        <translation>
            <numerusform>Sie wechselte einmal.</numerusform>
            <numerusform>Sie wechselte %n-mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s) from %2 in turn %3</source>
        <comment>a player and what scored</comment>
        <translation>
            <numerusform>%1: %n Punkt durch %2 in Zug %3</numerusform>
            <numerusform>%1: %n Punkte durch %2 in Zug %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, alone and to the end, from turn %2 on</source>
        <comment>a player</comment>
        <translation>%1, ab Zug %2 allein und bis zum Ende</translation>
    </message>
    <message numerus="yes">
        <source>%1, after being %n point(s) behind when turn %2 ended</source>
        <comment>a player</comment>
        <translation>
            <numerusform>%1, nach %n Punkt Rückstand am Ende von Zug %2</numerusform>
            <numerusform>%1, nach %n Punkten Rückstand am Ende von Zug %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 victory point(s)</source>
        <translation>
            <numerusform>%1: %2 Siegpunkt</numerusform>
            <numerusform>%1: %2 Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>You gave up</source>
        <translation>Du hast aufgegeben</translation>
    </message>
    <message>
        <source>Nobody wins a match that was given up.</source>
        <translation>Eine aufgegebene Partie gewinnt niemand.</translation>
    </message>
    <message>
        <source>%1 wins, for you gave up</source>
        <comment>a player</comment>
        <translation>%1 gewinnt, weil du aufgegeben hast</translation>
    </message>
    <message>
        <source>The game wins</source>
        <translation>Das Spiel gewinnt</translation>
    </message>
    <message>
        <source>%1 win together</source>
        <comment>several players</comment>
        <translation>%1 gewinnen zusammen</translation>
    </message>
    <message>
        <source>You win together with %1</source>
        <translation>Du gewinnst zusammen mit %1</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Am Anfang</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>das Spiel</translation>
    </message>
    <message>
        <source>You and %1 lose to %2</source>
        <comment>mates, and others</comment>
        <translation>Du und %1 verlieren gegen %2</translation>
    </message>
    <message>
        <source>By all that was done to %1</source>
        <translation>Durch alles, was %1 geschah</translation>
    </message>
</context>
<context>
    <name>ui::ExportMenu</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write the figures or one of the charts into a file</source>
        <translation>Die Zahlen oder ein Diagramm in eine Datei schreiben</translation>
    </message>
    <message>
        <source>All figures…</source>
        <translation>Alle Zahlen&#xa0;…</translation>
    </message>
    <message>
        <source>%1…</source>
        <comment>a chart that is written into a file</comment>
        <translation>%1&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ui::FactionBanner</name>
    <message>
        <source>%1: free</source>
        <translation>%1: frei</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Press to choose one.</source>
        <translation>Drücke, um eine zu wählen.</translation>
    </message>
    <message>
        <source>%1. Press to change it.</source>
        <translation>%1. Drücke, um sie zu wechseln.</translation>
    </message>
    <message>
        <source>Choose a faction</source>
        <translation>Wähle eine Fraktion</translation>
    </message>
    <message>
        <source>%1 — change the faction</source>
        <translation>%1 — die Fraktion wechseln</translation>
    </message>
</context>
<context>
    <name>ui::FactionDialog</name>
    <message>
        <source>Choose a faction</source>
        <translation>Wähle eine Fraktion</translation>
    </message>
</context>
<context>
    <name>ui::FactionEntryModel</name>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n time(s)</source>
        <comment>a card, its kind, how often it is there</comment>
        <translation>
            <numerusform>%1: %2, %n-mal</numerusform>
            <numerusform>%1: %2, %n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n fault(s)</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1, %n Fehler</numerusform>
            <numerusform>%1, %n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n to look at</source>
        <comment>a card</comment>
        <translation>
            <numerusform>%1, %n Hinweis</numerusform>
            <numerusform>%1, %n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FactionForm</name>
    <message>
        <source>This cannot be shown as a form: the text is not whole, or takes a card over.</source>
        <translation>Als Formular lässt sich das nicht zeigen: Der Text ist nicht vollständig oder übernimmt eine Karte.</translation>
    </message>
    <message>
        <source>Leave out: %1</source>
        <translation>Weglassen: %1</translation>
    </message>
    <message>
        <source>Earlier: %1</source>
        <translation>Früher: %1</translation>
    </message>
    <message>
        <source>Later: %1</source>
        <translation>Später: %1</translation>
    </message>
    <message>
        <source>Edit as text</source>
        <translation>Als Text bearbeiten</translation>
    </message>
    <message>
        <source>Edit as text: %1</source>
        <translation>Als Text bearbeiten: %1</translation>
    </message>
    <message>
        <source>One more</source>
        <translation>Noch eins</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>called</source>
        <comment>what a step chooses is, by a name</comment>
        <translation>genannt</translation>
    </message>
    <message>
        <source>Later steps speak of it by this name.</source>
        <translation>Spätere Schritte sprechen unter diesem Namen davon.</translation>
    </message>
    <message>
        <source>Add to the card</source>
        <translation>Zur Karte hinzufügen</translation>
    </message>
    <message>
        <source>Add to this</source>
        <translation>Hierzu hinzufügen</translation>
    </message>
    <message>
        <source>Add to the step “%1”</source>
        <translation>Zum Schritt „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Add to “%1”</source>
        <translation>Zu „%1“ hinzufügen</translation>
    </message>
</context>
<context>
    <name>ui::FactionGallery</name>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>Enter or Space puts a faction into the pair or takes it out.</source>
        <translation>Enter oder Leertaste nimmt eine Fraktion ins Paar oder heraus.</translation>
    </message>
</context>
<context>
    <name>ui::FactionHead</name>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Name of the faction</source>
        <translation>Name der Fraktion</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Emblem</source>
        <translation>Wappen</translation>
    </message>
    <message>
        <source>Emblem of the faction</source>
        <translation>Wappen der Fraktion</translation>
    </message>
    <message>
        <source>Another colour…</source>
        <translation>Andere Farbe…</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>Colour of the faction: %1</source>
        <translation>Farbe der Fraktion: %1</translation>
    </message>
    <message>
        <source>Colour of the faction</source>
        <translation>Farbe der Fraktion</translation>
    </message>
</context>
<context>
    <name>ui::FactionListColumn</name>
    <message>
        <source>Own factions</source>
        <translation>Eigene Fraktionen</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>New faction</source>
        <translation>Neue Fraktion</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Cards and bases of the faction</source>
        <translation>Karten und Basen der Fraktion</translation>
    </message>
    <message>
        <source>Cards: %1 of %2</source>
        <translation>Karten: %1 von %2</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>What else can be done with factions</source>
        <translation>Was sich sonst mit Fraktionen tun lässt</translation>
    </message>
    <message>
        <source>Import from a file…</source>
        <translation>Aus einer Datei importieren …</translation>
    </message>
    <message>
        <source>A new one can be played at once.</source>
        <translation>Mit einer neuen kann man sofort spielen.</translation>
    </message>
    <message>
        <source>Begin a faction</source>
        <translation>Eine Fraktion beginnen</translation>
    </message>
    <message>
        <source>Begin one</source>
        <translation>Eine beginnen</translation>
    </message>
    <message>
        <source>New card</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Writes a card that can be played into the text</source>
        <translation>Schreibt eine spielbare Karte in den Text</translation>
    </message>
    <message>
        <source>What else can be done with the card</source>
        <translation>Was sonst mit der Karte getan werden kann</translation>
    </message>
    <message>
        <source>Duplicate the card</source>
        <translation>Karte duplizieren</translation>
    </message>
    <message>
        <source>Delete the card</source>
        <translation>Karte löschen</translation>
    </message>
    <message>
        <source>Copy a printed faction…</source>
        <translation>Gedruckte Fraktion abschreiben…</translation>
    </message>
    <message>
        <source>Copy…</source>
        <comment>a printed faction</comment>
        <translation>Abschreiben…</translation>
    </message>
    <message>
        <source>Begin with the cards of a printed faction, to change them</source>
        <translation>Mit den Karten einer gedruckten Fraktion beginnen, um sie zu ändern</translation>
    </message>
</context>
<context>
    <name>ui::FactionListModel</name>
    <message>
        <source>Factions — %1</source>
        <translation>Fraktionen – %1</translation>
    </message>
    <message>
        <source>Factions of %1</source>
        <translation>Fraktionen: %1</translation>
    </message>
    <message>
        <source>%1, in the pair. %2</source>
        <translation>%1, im Paar. %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>ui::FactionOutcomeColumn</name>
    <message>
        <source>As a card</source>
        <translation>Als Karte</translation>
    </message>
    <message>
        <source>The card as it is painted</source>
        <translation>Die Karte, wie sie gezeichnet wird</translation>
    </message>
    <message>
        <source>The sentence, made from the program</source>
        <translation>Der Satz, aus dem Programm gemacht</translation>
    </message>
    <message>
        <source>It does nothing but lie there.</source>
        <translation>Sie tut nichts, als dazuliegen.</translation>
    </message>
    <message>
        <source>This is how it was before. What is amiss now: %1</source>
        <translation>So war es zuvor. Was jetzt nicht stimmt: %1</translation>
    </message>
    <message>
        <source>It has no sentence yet. What is amiss: %1</source>
        <translation>Noch kein Satz. Was nicht stimmt: %1</translation>
    </message>
    <message>
        <source>In other languages</source>
        <translation>In anderen Sprachen</translation>
    </message>
</context>
<context>
    <name>ui::FactionSlot</name>
    <message>
        <source>First faction</source>
        <translation>Erste Fraktion</translation>
    </message>
    <message>
        <source>Second faction</source>
        <translation>Zweite Fraktion</translation>
    </message>
    <message>
        <source>Faction %1</source>
        <translation>Fraktion %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>minions and actions</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n Kreatur</numerusform>
            <numerusform>%n Kreaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: free</source>
        <translation>%1: frei</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose a faction from the gallery.</source>
        <translation>Wähle eine Fraktion aus der Galerie.</translation>
    </message>
    <message>
        <source>%1. Press to take it out of the pair.</source>
        <translation>%1. Drücken nimmt sie aus dem Paar.</translation>
    </message>
    <message>
        <source>Take %1 out of the pair</source>
        <translation>%1 aus dem Paar nehmen</translation>
    </message>
    <message>
        <source>Choose a faction</source>
        <translation>Wähle eine Fraktion</translation>
    </message>
</context>
<context>
    <name>ui::FactionTextColumn</name>
    <message>
        <source>Text of the faction</source>
        <translation>Text der Fraktion</translation>
    </message>
    <message>
        <source>A faction of your own</source>
        <translation>Eine eigene Fraktion</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>Als Text</translation>
    </message>
    <message>
        <source>The cards as text</source>
        <translation>Die Karten als Text</translation>
    </message>
    <message>
        <source>As form</source>
        <translation>Als Formular</translation>
    </message>
    <message>
        <source>The card as a form</source>
        <translation>Die Karte als Formular</translation>
    </message>
    <message>
        <source>What is set here is written into the text</source>
        <translation>Was hier gesetzt wird, steht dann im Text</translation>
    </message>
    <message>
        <source>Ctrl+Space offers what fits</source>
        <translation>Strg+Leertaste bietet an, was passt</translation>
    </message>
    <message>
        <source>No card can be added while the text is not whole.</source>
        <translation>Solange der Text nicht vollständig ist, kann keine Karte dazukommen.</translation>
    </message>
    <message>
        <source>Take back what was set last</source>
        <translation>Das zuletzt Gesetzte zurücknehmen</translation>
    </message>
    <message>
        <source>a card without a name</source>
        <translation>eine Karte ohne Namen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, a part of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the faction</source>
        <translation>die Fraktion</translation>
    </message>
    <message>
        <source>“New” begins with twenty cards that can be played, “Copy…” with those of a printed faction that you know. Change a card and it is checked at once, and told back as a sentence.</source>
        <translation>„Neu“ beginnt mit zwanzig spielbaren Karten, „Abschreiben…“ mit denen einer gedruckten Fraktion, die man kennt. Ändert man eine Karte, wird sie sofort geprüft und als Satz zurückgesagt.</translation>
    </message>
</context>
<context>
    <name>ui::FactionTextEdit</name>
    <message>
        <source>Offer what may be written here</source>
        <translation>Vorschlagen, was hier stehen kann</translation>
    </message>
    <message>
        <source>What may be written here</source>
        <translation>Was hier stehen darf</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a word, what it means</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::FactionsPage</name>
    <message>
        <source>Back to the pairs</source>
        <translation>Zurück zu den Paaren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take back what was typed last (Ctrl+Z)</source>
        <translation>Das zuletzt Geschriebene zurücknehmen (Strg+Z)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write this faction into a file, for others to import</source>
        <translation>Diese Fraktion in eine Datei schreiben, damit andere sie übernehmen können</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Damit spielen</translation>
    </message>
    <message>
        <source>Set up a match with this faction</source>
        <translation>Eine Partie mit dieser Fraktion vorbereiten</translation>
    </message>
    <message>
        <source>Own factions</source>
        <translation>Eigene Fraktionen</translation>
    </message>
    <message>
        <source>Import a faction</source>
        <translation>Fraktion importieren</translation>
    </message>
    <message>
        <source>Factions (*.json)</source>
        <translation>Fraktionen (*.json)</translation>
    </message>
    <message>
        <source>Export the faction</source>
        <translation>Fraktion exportieren</translation>
    </message>
    <message>
        <source>“%1” is deleted. Its matches stay as they are.</source>
        <translation>„%1“ ist gelöscht. Ihre Partien bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>can be played</source>
        <translation>spielbar</translation>
    </message>
    <message numerus="yes">
        <source>a draft with %n fault(s)</source>
        <translation>
            <numerusform>Entwurf mit %n Fehler</numerusform>
            <numerusform>Entwurf mit %n Fehlern</numerusform>
        </translation>
    </message>
    <message>
        <source>saved %1</source>
        <comment>just now, 3 minutes ago, yesterday, 3 May 2026</comment>
        <translation>gesichert %1</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FactionsPresenter</name>
    <message>
        <source>New Faction</source>
        <translation>Neue Fraktion</translation>
    </message>
    <message>
        <source>The file is not taken: %1</source>
        <comment>why</comment>
        <translation>Die Datei wird nicht übernommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>The file is not taken, for it has %n fault(s). Line %1: %2</source>
        <translation>
            <numerusform>Die Datei wird nicht übernommen, denn sie hat %n Fehler. Zeile %1: %2</numerusform>
            <numerusform>Die Datei wird nicht übernommen, denn sie hat %n Fehler. Zeile %1: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is there already.</source>
        <translation>„%1“ ist schon da.</translation>
    </message>
    <message>
        <source>“%1” is there and can be played.</source>
        <translation>„%1“ ist da und spielbar.</translation>
    </message>
    <message>
        <source>The faction is written.</source>
        <translation>Die Fraktion ist gespeichert.</translation>
    </message>
    <message>
        <source>copy</source>
        <comment>behind the name of a faction</comment>
        <translation>Kopie</translation>
    </message>
</context>
<context>
    <name>ui::FanView</name>
    <message>
        <source>no effect now</source>
        <translation>wirkungslos</translation>
    </message>
</context>
<context>
    <name>ui::FaultList</name>
    <message numerus="yes">
        <source>%n fault(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Goes there</source>
        <translation>Springt dorthin</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Mend it: write “%1”</source>
        <translation>Beheben: „%1“ schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n to look at</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>So lassen</translation>
    </message>
    <message>
        <source>Leave it: %1</source>
        <translation>So lassen: %1</translation>
    </message>
    <message>
        <source>It is not mentioned again while the program runs</source>
        <translation>Wird nicht mehr erwähnt, solange das Programm läuft</translation>
    </message>
    <message>
        <source>Fault, %1: %2</source>
        <comment>a line of the text, what is wrong</comment>
        <translation>Fehler, %1: %2</translation>
    </message>
    <message>
        <source>To look at, %1: %2</source>
        <comment>a line of the text, what is unusual</comment>
        <translation>Hinweis, %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::FilterBar</name>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Only computers played</source>
        <translation>Nur Computer spielten</translation>
    </message>
    <message>
        <source>Search names, factions, tags, notes…</source>
        <translation>Namen, Fraktionen, Schlagwörter, Notizen suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Partien durchsuchen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Show running matches</source>
        <translation>Laufende Partien zeigen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Show finished matches</source>
        <translation>Beendete Partien zeigen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Add a filter</source>
        <translation>Filter hinzufügen</translation>
    </message>
    <message>
        <source>With %1</source>
        <comment>a faction</comment>
        <translation>Mit %1</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <comment>a name</comment>
        <translation>Spieler: %1</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Stufe %1</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a day</comment>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>a day</comment>
        <translation>Bis %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>two days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Schlagwort %1</translation>
    </message>
    <message>
        <source>Table games</source>
        <translation>Partien am Tisch</translation>
    </message>
    <message>
        <source>Played here</source>
        <translation>Hier gespielt</translation>
    </message>
    <message>
        <source>Remove the filter %1</source>
        <translation>Filter „%1“ entfernen</translation>
    </message>
    <message>
        <source>&amp;Faction</source>
        <translation>&amp;Fraktion</translation>
    </message>
    <message>
        <source>&amp;Pair</source>
        <translation>&amp;Paar</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Stufe</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;Ergebnis</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <translation>P&amp;lätze</translation>
    </message>
    <message>
        <source>Pr&amp;inting</source>
        <translation>A&amp;uflage</translation>
    </message>
    <message>
        <source>&amp;Tag</source>
        <translation>Schlag&amp;wort</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>A&amp;rt</translation>
    </message>
    <message>
        <source>&amp;Clear all filters</source>
        <translation>Alle Filter au&amp;fheben</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The last 7 days</source>
        <translation>Die letzten 7 Tage</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>Matches between two days</source>
        <translation>Partien zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Bis</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>For practice</source>
        <translation>Zur Übung</translation>
    </message>
    <message>
        <source>In earnest</source>
        <translation>Im Ernst</translation>
    </message>
</context>
<context>
    <name>ui::FindModel</name>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Did you mean …?</source>
        <translation>Meintest du&#xa0;…?</translation>
    </message>
</context>
<context>
    <name>ui::FindPalette</name>
    <message>
        <source>Find anything</source>
        <translation>Überall suchen</translation>
    </message>
    <message>
        <source>Card, rule, match, pair, page or command</source>
        <translation>Karte, Regel, Partie, Paar, Seite oder Befehl</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Nothing is called that, and no rule speaks of it.</source>
        <translation>Nichts heißt so, und keine Regel spricht davon.</translation>
    </message>
    <message>
        <source>Up and down to choose, Enter to open, Escape to go back</source>
        <translation>Auf und ab wählt aus, Enter öffnet, Escape führt zurück</translation>
    </message>
</context>
<context>
    <name>ui::GamePages</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Whose page this is</source>
        <translation>Um welches Spiel es auf dieser Seite geht</translation>
    </message>
</context>
<context>
    <name>ui::HandModel</name>
    <message>
        <source>%1 (can be chosen)</source>
        <translation>%1 (wählbar)</translation>
    </message>
    <message>
        <source>%1 (can be chosen, would do nothing now)</source>
        <translation>%1 (wählbar, würde jetzt nichts bewirken)</translation>
    </message>
    <message>
        <source>%1 (picked, can be put back)</source>
        <translation>%1 (ausgewählt, kann zurückgelegt werden)</translation>
    </message>
</context>
<context>
    <name>ui::HomePage</name>
    <message>
        <source>Card, rule, match, pair…</source>
        <translation>Karte, Regel, Partie, Paar&#xa0;…</translation>
    </message>
    <message>
        <source>Find anything</source>
        <translation>Überall suchen</translation>
    </message>
    <message>
        <source>Hot seat</source>
        <translation>Am selben Bildschirm</translation>
    </message>
    <message>
        <source>A match of several persons at this screen</source>
        <translation>Eine Partie mehrerer Personen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>weekday, day and month as QLocale::toString() reads it</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) this month</source>
        <translation>
            <numerusform>%n Partie in diesem Monat</numerusform>
            <numerusform>%n Partien in diesem Monat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <comment>matches of this month</comment>
        <translation>
            <numerusform>%n gewonnen</numerusform>
            <numerusform>%n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>How %1 is played, in two minutes</source>
        <translation>Wie man %1 spielt, in zwei Minuten</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig mir, wie es geht</translation>
    </message>
    <message>
        <source>A match that says at each step what can be done and why</source>
        <translation>Eine Partie, die bei jedem Schritt sagt, was du tun kannst und warum</translation>
    </message>
    <message numerus="yes">
        <source>%n given up</source>
        <comment>matches of this month</comment>
        <translation>
            <numerusform>%n aufgegeben</numerusform>
            <numerusform>%n aufgegeben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HyperBar</name>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>Setup: %1</source>
        <comment>a player</comment>
        <translation>Aufbau: %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>%1, a last one each</source>
        <comment>which turn</comment>
        <translation>%1, je ein letzter Zug</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <comment>a condition that was met</comment>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>%1 %2/%3</source>
        <comment>a condition, how near it is</comment>
        <translation>%1 %2/%3</translation>
    </message>
</context>
<context>
    <name>ui::HyperCloseUp</name>
    <message>
        <source>What is pointed at</source>
        <translation>Worauf gezeigt wird</translation>
    </message>
    <message>
        <source>Technologies to take</source>
        <translation>Technologien zum Nehmen</translation>
    </message>
</context>
<context>
    <name>ui::HyperPieceModel</name>
    <message>
        <source>%1 (can be chosen)</source>
        <translation>%1 (wählbar)</translation>
    </message>
</context>
<context>
    <name>ui::HyperboreaGallery</name>
    <message>
        <source>%1: what lies in the box</source>
        <comment>a game</comment>
        <translation>%1: was in der Schachtel liegt</translation>
    </message>
    <message>
        <source>“flying”, “city”, “gem” …</source>
        <translation>„Flug“, „Stadt“, „Kristall“ …</translation>
    </message>
    <message>
        <source>Search the box</source>
        <translation>In der Schachtel suchen</translation>
    </message>
    <message>
        <source>What lies in the box</source>
        <translation>Was in der Schachtel liegt</translation>
    </message>
    <message>
        <source>Nothing in the box is like that.</source>
        <translation>So etwas liegt nicht in der Schachtel.</translation>
    </message>
    <message>
        <source>Rules on it</source>
        <translation>Regeln dazu</translation>
    </message>
    <message>
        <source>all</source>
        <comment>kinds of things in a box</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>a kind of things</comment>
        <translation>Zeige: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1</source>
        <translation>
            <numerusform>%n von %1</numerusform>
            <numerusform>%n von %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the box</source>
        <translation>
            <numerusform>%n in der Schachtel</numerusform>
            <numerusform>%n in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, two seats by %3: won %4 of 100 (%5 to %6)</source>
        <comment>a realm, a mode, a player, and figures</comment>
        <translation>%1, %2, zwei Plätze durch %3: %4 von 100 gewonnen (%5 bis %6)</translation>
    </message>
</context>
<context>
    <name>ui::HyperboreaMiniTable</name>
    <message>
        <source>%1: %2 and %3</source>
        <comment>a player, points, gems</comment>
        <translation>%1: %2 und %3</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gem(s)</source>
        <translation>
            <numerusform>%n Kristall</numerusform>
            <numerusform>%n Kristalle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 VP, %2</source>
        <comment>points, gems</comment>
        <translation>%1 SP, %2</translation>
    </message>
    <message>
        <source>You have %1.</source>
        <comment>what may still be used</comment>
        <translation>Du hast %1.</translation>
    </message>
</context>
<context>
    <name>ui::HyperboreaTable</name>
    <message>
        <source>Answers …</source>
        <translation>Antworten …</translation>
    </message>
    <message>
        <source>Lists all that can be answered now</source>
        <translation>Zeigt alles, was du jetzt antworten kannst, als Liste</translation>
    </message>
    <message>
        <source>My board</source>
        <translation>Mein Tableau</translation>
    </message>
    <message>
        <source>Shows your own board again</source>
        <translation>Zeigt wieder dein eigenes Tableau</translation>
    </message>
    <message numerus="yes">
        <source>%n movement point(s)</source>
        <translation>
            <numerusform>%n Bewegungspunkt</numerusform>
            <numerusform>%n Bewegungspunkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack point(s)</source>
        <translation>
            <numerusform>%n Angriffspunkt</numerusform>
            <numerusform>%n Angriffspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>steps to develop</source>
        <translation>Entwicklungsschritte</translation>
    </message>
    <message numerus="yes">
        <source>%n miniature(s)</source>
        <translation>
            <numerusform>%n Miniatur</numerusform>
            <numerusform>%n Miniaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fortress(es)</source>
        <translation>
            <numerusform>%n Festung</numerusform>
            <numerusform>%n Festungen</numerusform>
        </translation>
    </message>
    <message>
        <source>a technology</source>
        <translation>eine Technologie</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) to draw</source>
        <translation>
            <numerusform>%n Würfel zu ziehen</numerusform>
            <numerusform>%n Würfel zu ziehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two things that are left</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 is no answer to this question.</source>
        <translation>%1 ist keine Antwort auf diese Frage.</translation>
    </message>
    <message>
        <source>To take %1 you need an effect that takes a technology.</source>
        <translation>Um %1 zu nehmen, brauchst du einen Effekt, der eine Technologie nimmt.</translation>
    </message>
    <message>
        <source>%1 needs a step to develop, or level 4 to be upgraded.</source>
        <translation>%1 braucht einen Entwicklungsschritt, oder Stufe 4, um verwertet zu werden.</translation>
    </message>
    <message>
        <source>To fill %1, choose a cube first, then the space.</source>
        <translation>Um %1 zu füllen, wähle zuerst einen Würfel, dann den Platz.</translation>
    </message>
    <message>
        <source>Unused cubes come back with a reset, when the bag is empty.</source>
        <translation>Abgelegte Würfel kommen zurück, wenn der Beutel leer ist und du von Neuem beginnst.</translation>
    </message>
    <message>
        <source>You draw at the end of the turn, or by an effect.</source>
        <translation>Gezogen wird am Ende des Zuges oder durch einen Effekt.</translation>
    </message>
    <message>
        <source>%1 is not yet seen.</source>
        <translation>%1 ist noch unbekannt.</translation>
    </message>
    <message>
        <source>Nothing of yours can act in %1.</source>
        <translation>In %1 kann nichts von dir handeln.</translation>
    </message>
    <message>
        <source>You have no movement points left.</source>
        <translation>Du hast keine Bewegungspunkte mehr.</translation>
    </message>
    <message>
        <source>Nowhere from %1 do your movement points suffice.</source>
        <translation>Von %1 aus reichen deine Bewegungspunkte nirgendwohin.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen now.</source>
        <translation>%1 kann jetzt nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Rules on %1</source>
        <translation>Regeln zu %1</translation>
    </message>
    <message>
        <source>Board: %1</source>
        <comment>a player</comment>
        <translation>Tableau: %1</translation>
    </message>
    <message>
        <source>There is no hex %1.</source>
        <translation>Ein Feld %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Technologies to take</source>
        <translation>Technologien zum Nehmen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Board of the next player</source>
        <translation>Tableau des nächsten Spielers</translation>
    </message>
    <message>
        <source>Board of the player before</source>
        <translation>Tableau des vorigen Spielers</translation>
    </message>
    <message>
        <source>All answers</source>
        <translation>Alle Antworten</translation>
    </message>
    <message>
        <source>You may still use</source>
        <translation>Dir bleiben noch</translation>
    </message>
    <message>
        <source>%1 may still use</source>
        <comment>a player</comment>
        <translation>%1 bleiben noch</translation>
    </message>
    <message>
        <source>%1 You have %2.</source>
        <comment>a question, what may still be used</comment>
        <translation>%1 Du hast %2.</translation>
    </message>
    <message>
        <source>You have %1 left. End the turn anyway?</source>
        <translation>Du hast noch %1. Den Zug trotzdem beenden?</translation>
    </message>
    <message>
        <source>Meanwhile you can look at everything: point at it. A click on a player shows that board.</source>
        <translation>Inzwischen kannst du alles ansehen: Zeige darauf. Ein Klick auf einen Mitspieler zeigt sein Tableau.</translation>
    </message>
    <message>
        <source>What can be chosen has a gold frame. %1 lists all answers, %2 gives a hint.</source>
        <translation>Was gewählt werden kann, hat einen goldenen Rahmen. %1 zeigt alle Antworten, %2 gibt einen Tipp.</translation>
    </message>
    <message>
        <source>To %1</source>
        <comment>a hex</comment>
        <translation>Nach %1</translation>
    </message>
    <message>
        <source>Place the other cube first, or put it back.</source>
        <translation>Lege zuerst den anderen Würfel, oder lege ihn zurück.</translation>
    </message>
    <message>
        <source>The steps that are left go to rows that have none of theirs yet, below level 6.</source>
        <translation>Die übrigen Schritte gehen an Reihen, die noch keinen davon haben, unter Stufe 6.</translation>
    </message>
</context>
<context>
    <name>ui::InfluenceChart</name>
    <message>
        <source>Who chose</source>
        <translation>Wer zog</translation>
    </message>
    <message>
        <source>±, %1</source>
        <comment>the margin of what concerns a seat</comment>
        <translation>±, %1</translation>
    </message>
</context>
<context>
    <name>ui::IntervalChart</name>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Gewonnen in %</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a pair, against a pair</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name and how many</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::KeptNotice</name>
    <message>
        <source>%1 and %2</source>
        <comment>players</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>The match that was on the table is kept, and can be gone on with.</source>
        <translation>Die Partie, die am Tisch lief, bleibt aufgehoben und kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>The match against %1 is kept, and can be gone on with.</source>
        <translation>Die Partie gegen %1 bleibt aufgehoben und kann fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>ui::LabMatrixModel</name>
    <message>
        <source>%1 against %2: %3 of a hundred</source>
        <translation>%1 gegen %2: %3 von hundert</translation>
    </message>
    <message>
        <source>%1 and %2 share a faction</source>
        <translation>%1 und %2 teilen eine Fraktion</translation>
    </message>
    <message>
        <source>%1 against %2: no match yet</source>
        <translation>%1 gegen %2: noch keine Partie</translation>
    </message>
    <message>
        <source>%1 does not meet itself</source>
        <translation>%1 trifft nicht auf sich selbst</translation>
    </message>
</context>
<context>
    <name>ui::LabPage</name>
    <message>
        <source>All pairs</source>
        <translation>Alle Paare</translation>
    </message>
    <message>
        <source>The policy: quick and simple</source>
        <translation>Die Strategie: schnell und einfach</translation>
    </message>
    <message>
        <source>± %1 points</source>
        <translation>± %1 Punkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>As counted</source>
        <translation>Wie gezählt</translation>
    </message>
    <message>
        <source>The shares of the wins that were counted</source>
        <translation>Die Anteile der Siege, die gezählt wurden</translation>
    </message>
    <message>
        <source>Fitted</source>
        <translation>Angepasst</translation>
    </message>
    <message>
        <source>The shares by what all matches say of factions, pairs and meetings</source>
        <translation>Die Anteile nach dem, was alle Partien über Fraktionen, Paare und Begegnungen sagen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write the matrix into a file</source>
        <translation>Schreibt die Matrix in eine Datei</translation>
    </message>
    <message>
        <source>Wins of the row against the column, per cent</source>
        <translation>Siege der Zeile gegen die Spalte, in Prozent</translation>
    </message>
    <message>
        <source>Pairs against pairs</source>
        <translation>Paare gegen Paare</translation>
    </message>
    <message>
        <source>Sorted by the mean over the others. Blue: the row wins more; orange: less. Empty: the two share a faction.</source>
        <translation>Sortiert nach dem Mittel über die anderen. Blau: Die Zeile gewinnt öfter; orange: seltener. Leer: Die beiden teilen eine Fraktion.</translation>
    </message>
    <message>
        <source>The cell</source>
        <translation>Die Zelle</translation>
    </message>
    <message>
        <source>Play this meeting</source>
        <translation>Diese Begegnung spielen</translation>
    </message>
    <message>
        <source>Set up a match of these two pairs</source>
        <translation>Bereitet eine Partie dieser beiden Paare vor</translation>
    </message>
    <message>
        <source>Better or worse than its parts</source>
        <translation>Besser oder schlechter als seine Teile</translation>
    </message>
    <message>
        <source>How strong the factions are</source>
        <translation>Wie stark die Fraktionen sind</translation>
    </message>
    <message>
        <source>How far the lab has come</source>
        <translation>Wie weit das Labor ist</translation>
    </message>
    <message>
        <source>Play matches until every pair is known that well</source>
        <translation>Spielt Partien, bis man jedes Paar so genau kennt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>End the matches; what was played is kept</source>
        <translation>Beendet die Partien; was gespielt ist, bleibt</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Each pair to</source>
        <translation>Jedes Paar auf</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Prozessorkerne</translation>
    </message>
    <message>
        <source>All factions</source>
        <translation>Alle Fraktionen</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n Paar</numerusform>
            <numerusform>%n Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>%1 of about %2 matches; widest ± %3 points</source>
        <translation>%1 von etwa %2 Partien; am ungenauesten ± %3 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %n Minute</numerusform>
            <numerusform>noch etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 matches. How strong a pair is hangs on who plays it: this is by %2 on both sides.</source>
        <translation>%1 Partien. Wie stark ein Paar ist, hängt davon ab, wer es spielt: hier %2 auf beiden Seiten.</translation>
    </message>
    <message>
        <source>Nothing of this has been played yet. It is played in the background and kept as it comes.</source>
        <translation>Davon ist noch nichts gespielt. Gespielt wird im Hintergrund, und was kommt, bleibt.</translation>
    </message>
    <message>
        <source>%1 and %2 share a faction, so they do not meet.</source>
        <translation>%1 und %2 teilen eine Fraktion, also treffen sie nicht aufeinander.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>wins in a hundred; 95 %: %1 to %2, from %3 matches</source>
        <translation>Siege von hundert; 95 %: %1 bis %2, aus %3 Partien</translation>
    </message>
    <message>
        <source>Even: %1</source>
        <translation>Gleich stark: %1</translation>
    </message>
    <message>
        <source>The four factions for themselves: %1</source>
        <translation>Die vier Fraktionen für sich: %1</translation>
    </message>
    <message>
        <source>How well the two of each pair fit: %1</source>
        <translation>Wie gut die zwei jedes Paars passen: %1</translation>
    </message>
    <message>
        <source>This meeting in particular: %1</source>
        <translation>Diese Begegnung im Besonderen: %1</translation>
    </message>
    <message>
        <source>Chance, as far as can be told: %1</source>
        <translation>Zufall, soweit man es sagen kann: %1</translation>
    </message>
    <message>
        <source>Counted: %1</source>
        <translation>Gezählt: %1</translation>
    </message>
    <message>
        <source>Watch one</source>
        <translation>Eine ansehen</translation>
    </message>
    <message>
        <source>Look on at a match that the lab plays of these two; each time another one</source>
        <translation>Bei einer Partie zusehen, die das Labor mit diesen beiden spielt; jedes Mal bei einer anderen</translation>
    </message>
    <message>
        <source>Let the cores do something else for a while</source>
        <translation>Die Kerne eine Weile etwas anderes tun lassen</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>More matches</source>
        <translation>Mehr Partien</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Some of them came with the program.</source>
        <translation>Einige davon lagen dem Programm bei.</translation>
    </message>
    <message>
        <source>More matches of this meeting</source>
        <translation>Mehr Partien dieser Begegnung</translation>
    </message>
    <message>
        <source>wins in a hundred, as fitted; 95 %: %1 to %2, from all %3 matches</source>
        <translation>Siege von hundert, angepasst; 95 %: %1 bis %2, aus allen %3 Partien</translation>
    </message>
    <message>
        <source>Fitted: %1</source>
        <translation>Angepasst: %1</translation>
    </message>
    <message>
        <source>Play %1 more matches of these two alone, in the background</source>
        <translation>Im Hintergrund %1 weitere Partien nur dieser beiden spielen</translation>
    </message>
    <message>
        <source>Points of a hundred above or below even, with 95 % intervals</source>
        <translation>Punkte von hundert über oder unter Gleichstand, mit 95-%-Intervallen</translation>
    </message>
    <message>
        <source>Wins of the row against the column, per cent, as fitted</source>
        <translation>Siege der Zeile gegen die Spalte in Prozent, angepasst</translation>
    </message>
    <message>
        <source>Wins of the row against the column, per cent, as counted</source>
        <translation>Siege der Zeile gegen die Spalte in Prozent, gezählt</translation>
    </message>
    <message>
        <source>%1 matches</source>
        <translation>%1 Partien</translation>
    </message>
    <message>
        <source>The shares by what all matches say of each side and each meeting</source>
        <translation>Die Anteile nach dem, was alle Partien über jede Seite und jede Begegnung sagen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>What a card is worth</source>
        <translation>Was eine Karte wert ist</translation>
    </message>
    <message>
        <source>Sorted by the mean over the others. Blue: the row wins more; orange: less.</source>
        <translation>Geordnet nach dem Mittel über die anderen. Blau: die Zeile gewinnt öfter; orange: seltener.</translation>
    </message>
    <message>
        <source>Set up a match of these two</source>
        <translation>Eine Partie dieser beiden vorbereiten</translation>
    </message>
    <message>
        <source>How strong each side is</source>
        <translation>Wie stark jede Seite ist</translation>
    </message>
    <message>
        <source>Play matches until each side is known that well</source>
        <translation>Partien spielen, bis jede Seite so genau bekannt ist</translation>
    </message>
    <message>
        <source>Each side to</source>
        <translation>Jede Seite auf</translation>
    </message>
    <message>
        <source>%1 matches. How strong a side is hangs on who plays it: this is by %2 on both.</source>
        <translation>%1 Partien. Wie stark eine Seite ist, hängt davon ab, wer sie spielt: Hier spielt %2 beide.</translation>
    </message>
    <message>
        <source>%1 does not meet itself.</source>
        <translation>%1 trifft nicht auf sich selbst.</translation>
    </message>
    <message>
        <source>The two for themselves: %1</source>
        <translation>Die beiden für sich: %1</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>%1, as fitted</source>
        <comment>factions</comment>
        <translation>%1, angepasst</translation>
    </message>
    <message>
        <source>%1, as counted</source>
        <comment>factions</comment>
        <translation>%1, gezählt</translation>
    </message>
</context>
<context>
    <name>ui::LedgerChart</name>
    <message>
        <source>What the win chance changed by</source>
        <translation>Wodurch sich die Gewinnchance änderte</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Mindestens</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>ui::LessonDesk</name>
    <message>
        <source>You are told no more what can be done. “Show me how” in the menu brings it back, or in Settings “Say what can be done and why”.</source>
        <translation>Was man tun kann, wird dir nicht mehr gesagt. „Zeig mir, wie es geht“ im Menü bringt es zurück, oder in den Einstellungen „Sagen, was man tun kann und warum“.</translation>
    </message>
</context>
<context>
    <name>ui::LevelRow</name>
    <message>
        <source>%1, %2</source>
        <comment>a level and its word</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::LineStrip</name>
    <message>
        <source>The table before this choice</source>
        <translation>Der Tisch vor dieser Entscheidung</translation>
    </message>
    <message>
        <source>The table after the best answer</source>
        <translation>Der Tisch nach der besten Antwort</translation>
    </message>
    <message>
        <source>The table after the answer that was given</source>
        <translation>Der Tisch nach der Antwort, die gegeben wurde</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Fortsetzung</translation>
    </message>
    <message>
        <source>How it would most likely go on from there, with the cards as they lay</source>
        <translation>Wie es von dort wohl weiterginge, so wie die Karten lagen</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Begin a match of its own before this choice; this match stays as it is</source>
        <translation>Eine eigene Partie vor dieser Entscheidung beginnen; diese Partie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>One step of the line back</source>
        <translation>Einen Schritt der Fortsetzung zurück</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>One step of the line on</source>
        <translation>Einen Schritt der Fortsetzung weiter</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>Turn %1: the table before the choice</source>
        <translation>Zug %1: der Tisch vor der Entscheidung</translation>
    </message>
    <message>
        <source>Turn %1: how it might go on after %2</source>
        <translation>Zug %1: wie es weitergehen könnte nach %2</translation>
    </message>
    <message>
        <source>Turn %1: the table after the best, %2</source>
        <translation>Zug %1: der Tisch nach der besten Antwort, %2</translation>
    </message>
    <message>
        <source>Turn %1: the table after %2</source>
        <translation>Zug %1: der Tisch nach %2</translation>
    </message>
    <message>
        <source>%1 of %2 · %3: %4</source>
        <comment>a step of a line; who, what</comment>
        <translation>%1 von %2 · %3: %4</translation>
    </message>
    <message>
        <source>Make a puzzle</source>
        <translation>Als Aufgabe</translation>
    </message>
    <message>
        <source>Be asked this again, today and in a while, until it sits</source>
        <translation>Das wieder gefragt werden, heute und in einiger Zeit, bis es sitzt</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>the table, a choice</comment>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>the table after the best answer</comment>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>the table after what was played</comment>
        <translation>Gespielt</translation>
    </message>
</context>
<context>
    <name>ui::LinkedSentence</name>
    <message>
        <source>Goes to its place in the text</source>
        <translation>Führt zu seiner Stelle im Text</translation>
    </message>
    <message>
        <source>The cursor is in its text</source>
        <translation>Der Cursor steht in seinem Text</translation>
    </message>
</context>
<context>
    <name>ui::MainMenu</name>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>Überall &amp;suchen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Alles si&amp;chern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;zurückspielen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Menu bar</source>
        <translation>&amp;Menüleiste</translation>
    </message>
    <message>
        <source>What the ru&amp;les say here</source>
        <translation>Was die &amp;Regeln hier sagen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Breakpoint</source>
        <translation>&amp;Über Breakpoint</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>&amp;Wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Seats for the &amp;colour-blind</source>
        <translation>Plätze für &amp;Farbenblinde</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Textgröße</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>How it is &amp;played, in two minutes</source>
        <translation>Wie man es &amp;spielt, in zwei Minuten</translation>
    </message>
    <message>
        <source>&amp;Show me how</source>
        <translation>&amp;Zeig mir, wie es geht</translation>
    </message>
    <message>
        <source>&amp;Write up a table game…</source>
        <translation>Partie am Tisch auf&amp;schreiben&#xa0;…</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Shows the page %1</source>
        <translation>Zeigt die Seite %1</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) to be finished</source>
        <translation>
            <numerusform>%n Partie ist noch zu beenden</numerusform>
            <numerusform>%n Partien sind noch zu beenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Wie man es spielt</translation>
    </message>
    <message>
        <source>Own factions</source>
        <translation>Eigene Fraktionen</translation>
    </message>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>ui::MarkList</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2. %3</source>
        <comment>what scored, and who got how many points</comment>
        <translation>Zug %1: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and points</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::MatchBoard</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Try again to save</source>
        <translation>Noch einmal speichern</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>ui::MatchForm</name>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>new each time</source>
        <translation>jedes Mal neu</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startzahl</translation>
    </message>
    <message>
        <source>Seed: the same number deals the same match</source>
        <translation>Startzahl: dieselbe Zahl gibt dieselbe Partie</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Everybody plays with cards of one printing</source>
        <translation>Alle spielen mit Karten derselben Auflage</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Who plays, in turn order</source>
        <translation>Wer spielt, in Zugreihenfolge</translation>
    </message>
    <message>
        <source>By which rules</source>
        <translation>Nach welchen Regeln</translation>
    </message>
    <message>
        <source>as printed, no option changed</source>
        <translation>wie gedruckt, keine Option geändert</translation>
    </message>
    <message numerus="yes">
        <source>%n option(s) changed</source>
        <translation>
            <numerusform>%n Option geändert</numerusform>
            <numerusform>%n Optionen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startzahl %1</translation>
    </message>
    <message>
        <source>Fold up</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Fold the rules up</source>
        <translation>Regeln zuklappen</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Faction %1 of seat %2</source>
        <translation>Fraktion %1 von Platz %2</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <comment>how many play</comment>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 or %2 seats</source>
        <comment>how many play</comment>
        <translation>%1 oder %2 Plätze</translation>
    </message>
    <message>
        <source>%1 to %2 seats</source>
        <comment>how many play</comment>
        <translation>%1 bis %2 Plätze</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>players and players</comment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>ui::MatchListModel</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column and what is in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
</context>
<context>
    <name>ui::MatchListView</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Keine Partie passt dazu</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>%1 kept · %2 running</source>
        <translation>%1 gespeichert · %2 laufend</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Take matches from files that were exported</source>
        <translation>Partien aus exportierten Dateien übernehmen</translation>
    </message>
    <message>
        <source>Write up a table game…</source>
        <translation>Partie am Tisch aufschreiben&#xa0;…</translation>
    </message>
    <message>
        <source>Keep a match that was played with real cards</source>
        <translation>Eine Partie festhalten, die mit echten Karten gespielt wurde</translation>
    </message>
    <message>
        <source>Take a word out of the search or a filter away.</source>
        <translation>Nimm ein Wort aus der Suche oder einen Filter weg.</translation>
    </message>
    <message>
        <source>Clear the search and all filters</source>
        <translation>Suche und alle Filter aufheben</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Play one, or write up a table game. Every match is kept here from its first choice on.</source>
        <translation>Spiel eine, oder schreib eine Partie am Tisch auf. Jede Partie bleibt von ihrer ersten Entscheidung an hier erhalten.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Write up a table game</source>
        <translation>Partie am Tisch aufschreiben</translation>
    </message>
    <message>
        <source>Write up the first table game</source>
        <translation>Die erste Partie am Tisch aufschreiben</translation>
    </message>
    <message>
        <source>%1 found of %2</source>
        <translation>%1 gefunden von %2</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Only matches with this &amp;pair</source>
        <translation>Nur Partien mit diesem &amp;Paar</translation>
    </message>
    <message>
        <source>Add a &amp;tag</source>
        <translation>&amp;Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Colu&amp;mns</source>
        <translation>S&amp;palten</translation>
    </message>
    <message>
        <source>Deleted…</source>
        <translation>Gelöschte …</translation>
    </message>
    <message>
        <source>See deleted matches and bring them back</source>
        <translation>Gelöschte Partien ansehen und zurückholen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>What was best? Questions out of your matches, and others</source>
        <translation>Was war am besten? Fragen aus deinen Partien und anderen</translation>
    </message>
    <message>
        <source>Only matches &amp;with</source>
        <translation>Nur Partien &amp;mit</translation>
    </message>
</context>
<context>
    <name>ui::MatchLog</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>whose turn</comment>
        <translation>Zug %1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n×)</numerusform>
            <numerusform>%1 (%n×)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchMenu</name>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Match menu</source>
        <translation>Menü der Partie</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Neue Partie&#xa0;…</translation>
    </message>
    <message>
        <source>Skip to my turn</source>
        <translation>Bis zu meinem Zug überspringen</translation>
    </message>
    <message>
        <source>Put away for later</source>
        <translation>Für später weglegen</translation>
    </message>
    <message>
        <source>Offer a draw…</source>
        <translation>Unentschieden anbieten&#xa0;…</translation>
    </message>
    <message>
        <source>Give up this match</source>
        <translation>Diese Partie aufgeben</translation>
    </message>
    <message>
        <source>Pause between choices of an AI</source>
        <translation>Pause zwischen Entscheidungen einer KI</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a pause</comment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>a pause</comment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>a pause</comment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Long</source>
        <comment>a pause</comment>
        <translation>Lang</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>End this match as a draw? Everybody at this screen must agree; other players are asked.</source>
        <translation>Diese Partie unentschieden beenden? Alle an diesem Bildschirm müssen zustimmen; andere Spieler werden gefragt.</translation>
    </message>
    <message>
        <source>Offer to end this match as a draw? It is over if all other players agree.</source>
        <translation>Anbieten, diese Partie unentschieden zu beenden? Sie ist vorbei, wenn alle anderen Spieler zustimmen.</translation>
    </message>
    <message>
        <source>We all agree</source>
        <translation>Wir stimmen alle zu</translation>
    </message>
    <message>
        <source>Offer a draw</source>
        <translation>Unentschieden anbieten</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Ask me before and after bases score</source>
        <translation>Vor und nach Wertungen fragen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Wait for me after a base has scored</source>
        <translation>Nach einer Wertung auf mich warten</translation>
    </message>
    <message>
        <source>It ends here. It stays in the list as given up and cannot be played on.</source>
        <translation>Sie endet hier. Sie bleibt als aufgegeben in der Liste und kann nicht weitergespielt werden.</translation>
    </message>
    <message>
        <source>Give up this match?</source>
        <translation>Diese Partie aufgeben?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ui::MatchPreview</name>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Add a tag, then Enter</source>
        <translation>Schlagwort, dann Enter</translation>
    </message>
    <message>
        <source>Add a tag</source>
        <translation>Schlagwort hinzufügen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What is worth remembering about it?</source>
        <translation>Was ist daran bemerkenswert?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open the match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue the match</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export what is chosen</source>
        <translation>Auswahl exportieren</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete what is chosen</source>
        <translation>Auswahl löschen</translation>
    </message>
    <message>
        <source>Chosen match</source>
        <translation>Gewählte Partie</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a result and how many turns it took</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Chosen matches</source>
        <translation>Gewählte Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the tag %1</source>
        <translation>Schlagwort „%1“ entfernen</translation>
    </message>
</context>
<context>
    <name>ui::MatchTable</name>
    <message>
        <source>The usual columns</source>
        <translation>Die üblichen Spalten</translation>
    </message>
</context>
<context>
    <name>ui::MatchView</name>
    <message>
        <source>Back to the list of matches (Alt+Left)</source>
        <translation>Zurück zur Liste der Partien (Alt+Links)</translation>
    </message>
    <message>
        <source>Back to the list of matches</source>
        <translation>Zurück zur Liste der Partien</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with this match at the table</source>
        <translation>Diese Partie am Tisch fortsetzen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Spielzüge</translation>
    </message>
    <message>
        <source>Moves of the match</source>
        <translation>Spielzüge der Partie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Spielzug zurück</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Einen Spielzug weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Scoring history, turn by turn</source>
        <translation>Punkteverlauf, Zug um Zug</translation>
    </message>
    <message>
        <source>No table here</source>
        <translation>Kein Tisch hier</translation>
    </message>
    <message>
        <source>This move is told in the words of the record: the match cannot be replayed so far.</source>
        <translation>Dieser Spielzug steht in den Worten der Aufzeichnung: So weit lässt sich die Partie nicht nachspielen.</translation>
    </message>
    <message>
        <source>Score after each turn</source>
        <translation>Punkte nach jedem Zug</translation>
    </message>
    <message>
        <source>Score as recorded</source>
        <translation>Punkte laut Aufzeichnung</translation>
    </message>
    <message>
        <source>The table after move %1 of %2</source>
        <translation>Der Tisch nach Spielzug %1 von %2</translation>
    </message>
    <message>
        <source>Score at the start</source>
        <translation>Punkte zu Beginn</translation>
    </message>
    <message>
        <source>Score in turn %1</source>
        <translation>Punkte in Zug %1</translation>
    </message>
    <message>
        <source>The table at the start</source>
        <translation>Der Tisch zu Beginn</translation>
    </message>
    <message>
        <source>The table in turn %1, after move %2 of %3</source>
        <translation>Der Tisch in Zug %1, nach Spielzug %2 von %3</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the match; it can be brought back</source>
        <translation>Die Partie löschen; das lässt sich zurücknehmen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier aus weiterspielen</translation>
    </message>
    <message>
        <source>Begin a match of its own with the moves up to this one; this match stays as it is</source>
        <translation>Eine eigene Partie mit den Spielzügen bis hier beginnen; diese bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Jeder Schritt</translation>
    </message>
    <message>
        <source>Show every step</source>
        <translation>Jeden Schritt zeigen</translation>
    </message>
    <message>
        <source>Also steps that left nothing to choose, and those that only began something</source>
        <translation>Auch Schritte, die keine Wahl ließen, und solche, die nur etwas begannen</translation>
    </message>
    <message>
        <source>Go on by itself</source>
        <translation>Von selbst weitergehen</translation>
    </message>
    <message>
        <source>Move that is shown</source>
        <translation>Gezeigter Spielzug</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Show the scoring history as a table</source>
        <translation>Den Verlauf der Wertung als Tabelle zeigen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a move among all</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Berichtigen&#xa0;…</translation>
    </message>
    <message>
        <source>Mend what was written up of this match</source>
        <translation>Berichtigt, was von dieser Partie aufgeschrieben wurde</translation>
    </message>
    <message>
        <source>Write the match, its chart or a report to a file</source>
        <translation>Die Partie, ihr Diagramm oder einen Bericht in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Das Diagramm speichern</translation>
    </message>
    <message>
        <source>Write the chart to a file: a picture, a drawing, its numbers or a report</source>
        <translation>Das Diagramm in eine Datei schreiben: als Bild, als Zeichnung, als Zahlen oder als Bericht</translation>
    </message>
    <message>
        <source>What gave points</source>
        <translation>Was Punkte gab</translation>
    </message>
    <message>
        <source>In hand (%1): nothing</source>
        <comment>a player</comment>
        <translation>Auf der Hand (%1): nichts</translation>
    </message>
    <message>
        <source>In hand (%1): %2</source>
        <comment>a player, and the cards</comment>
        <translation>Auf der Hand (%1): %2</translation>
    </message>
    <message>
        <source>Scoring history, base by base</source>
        <translation>Punkteverlauf, Basis für Basis</translation>
    </message>
    <message>
        <source>Bases that scored, in order</source>
        <translation>Gewertete Basen, der Reihe nach</translation>
    </message>
    <message>
        <source>Next error</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>To the next choice that is marked</source>
        <translation>Zum nächsten angestrichenen Spielzug</translation>
    </message>
    <message>
        <source>Win chance</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Show the win chance in the place of the score</source>
        <translation>Die Gewinnchance statt des Punktestands zeigen</translation>
    </message>
    <message>
        <source>Your win chance</source>
        <translation>Deine Gewinnchance</translation>
    </message>
    <message>
        <source>Win chance of %1</source>
        <translation>Gewinnchance von %1</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Bericht…</translation>
    </message>
    <message>
        <source>Write what the analysis found to a file, as a page of HTML or as PDF</source>
        <translation>Was die Analyse fand in eine Datei schreiben, als HTML-Seite oder als PDF</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>Guess the moves</source>
        <translation>Züge raten</translation>
    </message>
    <message>
        <source>Answer the questions of this match anew, and see what you would give away</source>
        <translation>Die Fragen dieser Partie neu beantworten und sehen, was du verschenken würdest</translation>
    </message>
    <message>
        <source>Scoring history, row by row</source>
        <translation>Punkteverlauf, Zeile für Zeile</translation>
    </message>
    <message>
        <source>Rows of the sheet</source>
        <translation>Zeilen des Bogens</translation>
    </message>
    <message>
        <source>win chance in per cent, with 95 % band</source>
        <translation>Gewinnchance in Prozent, mit 95-%-Band</translation>
    </message>
</context>
<context>
    <name>ui::MatchesPage</name>
    <message>
        <source>Export match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Delete match</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <source>This is the match on the table; the table will be cleared.</source>
        <translation>Das ist die Partie auf dem Tisch; der Tisch wird abgeräumt.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Match records (*.breakpoint-match *.json)</source>
        <translation>Aufzeichnungen von Partien (*.breakpoint-match *.json)</translation>
    </message>
    <message numerus="yes">
        <source>Export %n match(es) into a folder</source>
        <translation>
            <numerusform>%n Partie in einen Ordner exportieren</numerusform>
            <numerusform>%n Partien in einen Ordner exportieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brought back %n match(es).</source>
        <translation>
            <numerusform>%n Partie zurückgeholt.</numerusform>
            <numerusform>%n Partien zurückgeholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match record (*.breakpoint-match *.json)</source>
        <translation>Aufzeichnung einer Partie (*.breakpoint-match *.json)</translation>
    </message>
    <message>
        <source>Match %1 is kept.</source>
        <translation>Partie %1 ist festgehalten.</translation>
    </message>
    <message>
        <source>Discard the sheet</source>
        <translation>Bogen verwerfen</translation>
    </message>
    <message>
        <source>What is written on it is lost.</source>
        <translation>Was darauf steht, geht verloren.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>This sheet is half written: keep it or throw it away first.</source>
        <translation>Dieser Bogen ist halb geschrieben: speichere ihn zuerst oder wirf ihn weg.</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Das Diagramm speichern</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n match(es). For %1 days “Deleted…” above the list brings them back.</source>
        <translation>
            <numerusform>%n Partie gelöscht. %1 Tage lang holt „Gelöschte …“ über der Liste sie zurück.</numerusform>
            <numerusform>%n Partien gelöscht. %1 Tage lang holt „Gelöschte …“ über der Liste sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is a puzzle now: “Puzzles” above the list of matches asks it.</source>
        <translation>Das ist jetzt eine Aufgabe: „Aufgaben“ über der Liste der Partien stellt sie.</translation>
    </message>
    <message>
        <source>Export figures</source>
        <translation>Zahlen exportieren</translation>
    </message>
    <message>
        <source>Numbers for a spreadsheet (*.csv)</source>
        <translation>Zahlen für eine Tabellenkalkulation (*.csv)</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>Page with its pictures (*.html)</source>
        <translation>Seite mit ihren Bildern (*.html)</translation>
    </message>
    <message>
        <source>Report (*.pdf)</source>
        <translation>Bericht (*.pdf)</translation>
    </message>
</context>
<context>
    <name>ui::MatchesPresenter</name>
    <message>
        <source>Match %1 is of a game that is not here.</source>
        <translation>Partie %1 gehört zu einem Spiel, das es hier nicht gibt.</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) written to %1.</source>
        <translation>
            <numerusform>%n Partie nach %1 geschrieben.</numerusform>
            <numerusform>%n Partien nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is here already, as match %2.</source>
        <translation>%1 ist schon da, als Partie %2.</translation>
    </message>
    <message>
        <source>%1 was not taken: %2</source>
        <translation>%1 wurde nicht übernommen: %2</translation>
    </message>
    <message numerus="yes">
        <source>Imported %n match(es).</source>
        <translation>
            <numerusform>%n Partie importiert.</numerusform>
            <numerusform>%n Partien importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing that was asked in this match made a difference.</source>
        <translation>Nichts, was in dieser Partie gefragt wurde, machte einen Unterschied.</translation>
    </message>
</context>
<context>
    <name>ui::MatrixChart</name>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
</context>
<context>
    <name>ui::MeantButtons</name>
    <message>
        <source>Did you mean “%1”?</source>
        <translation>Meintest du „%1“?</translation>
    </message>
</context>
<context>
    <name>ui::MeterView</name>
    <message>
        <source>Power</source>
        <translation>Stärke</translation>
    </message>
</context>
<context>
    <name>ui::MirrorBars</name>
    <message>
        <source>%1: %2 against %3</source>
        <translation>%1: %2 gegen %3</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Wovon</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>pairs</comment>
        <translation>%1 gegen %2</translation>
    </message>
</context>
<context>
    <name>ui::MoveListModel</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Spielzug</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1 · %2</source>
        <comment>whose turn</comment>
        <translation>Zug %1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation>Was gespielt wird</translation>
    </message>
    <message>
        <source>No faults</source>
        <translation>Keine Fehler</translation>
    </message>
</context>
<context>
    <name>ui::NoticeBar</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>That did not work: %1</source>
        <translation>Das ging nicht: %1</translation>
    </message>
</context>
<context>
    <name>ui::OpenMatchCard</name>
    <message>
        <source>unfinished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Look first</source>
        <translation>Erst ansehen</translation>
    </message>
    <message>
        <source>A match after turn %1</source>
        <translation>Eine Partie nach Zug %1</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Turn %1 is yours</source>
        <translation>Zug %1 ist deiner</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>begun %1</source>
        <comment>when a match began, &quot;yesterday&quot;</comment>
        <translation>begonnen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more to finish</source>
        <translation>
            <numerusform>noch %n andere offen</numerusform>
            <numerusform>noch %n andere offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Its table cannot be shown with the rules and cards of this version.</source>
        <translation>Ihr Tisch lässt sich mit den Regeln und Karten dieser Version nicht zeigen.</translation>
    </message>
    <message>
        <source>The table in small</source>
        <translation>Der Tisch im Kleinen</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>for practice, unfinished</source>
        <translation>zum Üben, nicht beendet</translation>
    </message>
    <message>
        <source>paused %1</source>
        <comment>when a match was last played, &quot;yesterday&quot;</comment>
        <translation>unterbrochen %1</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeCard</name>
    <message>
        <source>of %1: ready to score</source>
        <comment>power of the breakpoint</comment>
        <translation>von %1: bereit zur Wertung</translation>
    </message>
    <message>
        <source>of %1: does not score</source>
        <comment>power of the breakpoint</comment>
        <translation>von %1: wird nicht gewertet</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a number before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a place, then power</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, then %3, %4 VP</source>
        <comment>a seat&apos;s place and power before and after</comment>
        <translation>%1: %2, dann %3, %4 SP</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
</context>
<context>
    <name>ui::OutcomeWords</name>
    <message>
        <source>%1, %2</source>
        <comment>what a drop changes, and what follows</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 VP at once</source>
        <translation>sofort %1 SP</translation>
    </message>
    <message>
        <source>it does not stay</source>
        <translation>sie bleibt nicht</translation>
    </message>
    <message numerus="yes">
        <source>you draw %n card(s)</source>
        <translation>
            <numerusform>du ziehst %n Karte</numerusform>
            <numerusform>du ziehst %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>what happens to a card</comment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>to hand</source>
        <comment>where a card goes</comment>
        <translation>auf die Hand</translation>
    </message>
    <message>
        <source>to deck</source>
        <comment>where a card goes</comment>
        <translation>ins Deck</translation>
    </message>
    <message>
        <source>discarded</source>
        <comment>what happens to a card</comment>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>leaves play</source>
        <comment>what happens to a card</comment>
        <translation>verlässt das Spiel</translation>
    </message>
    <message>
        <source>moves</source>
        <comment>what happens to a card</comment>
        <translation>zieht um</translation>
    </message>
    <message>
        <source>moves to %1</source>
        <comment>what happens to a card</comment>
        <translation>zieht um: %1</translation>
    </message>
    <message>
        <source>changes sides</source>
        <comment>what happens to a card</comment>
        <translation>wechselt die Seite</translation>
    </message>
    <message>
        <source>power %1 → %2</source>
        <comment>of a card, now and then</comment>
        <translation>Stärke %1 → %2</translation>
    </message>
    <message>
        <source>stays on it</source>
        <comment>the held card, on a card</comment>
        <translation>bleibt darauf</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>power at a base, now and then</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>base %1</source>
        <comment>its power, now and then</comment>
        <translation>Basis %1</translation>
    </message>
    <message>
        <source>power stays %1</source>
        <translation>Stärke bleibt %1</translation>
    </message>
    <message>
        <source>%1 → %2 of %3</source>
        <translation>%1 → %2 von %3</translation>
    </message>
    <message>
        <source>you %1 → %2: %3, %4 VP</source>
        <comment>power, then place</comment>
        <translation>du %1 → %2: %3, %4 SP</translation>
    </message>
    <message>
        <source>you %1 → %2</source>
        <comment>power</comment>
        <translation>du %1 → %2</translation>
    </message>
    <message>
        <source>then a choice</source>
        <translation>dann eine Wahl</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what becomes of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2 → %3</source>
        <comment>a base, and its power now and then</comment>
        <translation>%1 %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 VP at once</source>
        <comment>a seat</comment>
        <translation>%1: sofort %2 SP</translation>
    </message>
    <message>
        <source>%1: %2 Madness</source>
        <comment>a seat, and how many such cards more or less</comment>
        <translation>%1: %2 Wahnsinn</translation>
    </message>
    <message>
        <source>then a minion</source>
        <comment>is to be chosen, in the width of a card</comment>
        <translation>dann Kreatur</translation>
    </message>
    <message>
        <source>then a card</source>
        <comment>is to be chosen, in the width of a card</comment>
        <translation>dann Karte</translation>
    </message>
    <message>
        <source>then a base</source>
        <comment>is to be chosen, in the width of a card</comment>
        <translation>dann Basis</translation>
    </message>
    <message>
        <source>then a player</source>
        <comment>is to be chosen, in the width of a card</comment>
        <translation>dann Spieler</translation>
    </message>
    <message>
        <source>then choose a minion here</source>
        <translation>wähle dann eine Kreatur hier</translation>
    </message>
    <message>
        <source>then choose a minion</source>
        <translation>wähle dann eine Kreatur</translation>
    </message>
    <message>
        <source>then choose a card here</source>
        <translation>wähle dann eine Karte hier</translation>
    </message>
    <message>
        <source>then choose a card</source>
        <translation>wähle dann eine Karte</translation>
    </message>
    <message>
        <source>then choose a base</source>
        <translation>wähle dann eine Basis</translation>
    </message>
    <message>
        <source>then choose a player</source>
        <translation>wähle dann einen Spieler</translation>
    </message>
    <message numerus="yes">
        <source>then %n more minion(s)</source>
        <translation>
            <numerusform>plus %n Kreatur</numerusform>
            <numerusform>plus %n Kreaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>then %n more action(s)</source>
        <translation>
            <numerusform>plus %n Aktion</numerusform>
            <numerusform>plus %n Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::OwnFactionModel</name>
    <message>
        <source>can be played</source>
        <translation>spielbar</translation>
    </message>
    <message>
        <source>draft, with faults</source>
        <translation>Entwurf, mit Fehlern</translation>
    </message>
</context>
<context>
    <name>ui::PairCardModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Wirkung</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n copy(ies)</source>
        <translation>
            <numerusform>%1, ein Exemplar</numerusform>
            <numerusform>%1, %n Exemplare</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>ui::PairListModel</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>ui::PairsPage</name>
    <message>
        <source>Random pair</source>
        <translation>Zufallspaar</translation>
    </message>
    <message>
        <source>Draw two factions by lot</source>
        <translation>Zwei Fraktionen auslosen</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern als&#xa0;…</translation>
    </message>
    <message>
        <source>Keep this pair under a name</source>
        <translation>Dieses Paar unter einem Namen speichern</translation>
    </message>
    <message>
        <source>Play this pair</source>
        <translation>Paar spielen</translation>
    </message>
    <message>
        <source>Set up a match with this pair</source>
        <translation>Eine Partie mit diesem Paar aufbauen</translation>
    </message>
    <message>
        <source>“%1” is deleted. Its matches stay.</source>
        <translation>„%1“ ist gelöscht. Die Partien bleiben.</translation>
    </message>
    <message>
        <source>Factions of the %1</source>
        <translation>Fraktionen: %1</translation>
    </message>
    <message>
        <source>Build pairs of the %1</source>
        <translation>Paare bilden: %1</translation>
    </message>
    <message>
        <source>Search the cards of the pair</source>
        <translation>Karten des Paars durchsuchen</translation>
    </message>
    <message>
        <source>Minions</source>
        <translation>Kreaturen</translation>
    </message>
    <message>
        <source>Show minions only</source>
        <translation>Nur Kreaturen zeigen</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>Show actions only</source>
        <translation>Nur Aktionen zeigen</translation>
    </message>
    <message>
        <source>Cards of the pair</source>
        <translation>Karten des Paars</translation>
    </message>
    <message>
        <source>Two factions make a deck</source>
        <translation>Zwei Fraktionen ergeben ein Deck</translation>
    </message>
    <message>
        <source>Choose two in the gallery, or draw a random pair. Their cards are listed here.</source>
        <translation>Wähle zwei in der Galerie oder lose ein Paar aus. Ihre Karten stehen dann hier.</translation>
    </message>
    <message>
        <source>No card is like that</source>
        <translation>Keine Karte passt dazu</translation>
    </message>
    <message>
        <source>Take a word out of the search, or show minions and actions again.</source>
        <translation>Nimm ein Wort aus der Suche oder zeige wieder Kreaturen und Aktionen.</translation>
    </message>
    <message>
        <source>Power of the minions</source>
        <translation>Stärke der Kreaturen</translation>
    </message>
    <message>
        <source>Number of minions by power</source>
        <translation>Anzahl der Kreaturen nach Stärke</translation>
    </message>
    <message>
        <source>What the pair does</source>
        <translation>Was das Paar kann</translation>
    </message>
    <message>
        <source>Number of cards by what they do</source>
        <translation>Anzahl der Karten nach ihrer Wirkung</translation>
    </message>
    <message>
        <source>Saved pairs</source>
        <translation>Gespeicherte Paare</translation>
    </message>
    <message>
        <source>Nothing saved yet</source>
        <translation>Noch nichts gespeichert</translation>
    </message>
    <message>
        <source>“Save as…” keeps a pair here.</source>
        <translation>Mit „Speichern als&#xa0;…“ bleibt ein Paar hier.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>Rename the saved pair</source>
        <translation>Das gespeicherte Paar umbenennen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete the saved pair</source>
        <translation>Das gespeicherte Paar löschen</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>Karten suchen</translation>
    </message>
    <message numerus="yes">
        <source>Search %n card(s) — “return”, power 3…</source>
        <translation>
            <numerusform>%n Karte durchsuchen – „Deck“, Stärke 3…</numerusform>
            <numerusform>%n Karten durchsuchen – „Deck“, Stärke 3…</numerusform>
        </translation>
    </message>
    <message>
        <source>saved pair</source>
        <translation>gespeichertes Paar</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>choose two factions</source>
        <translation>wähle zwei Fraktionen</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>choose one more faction</source>
        <translation>wähle noch eine Fraktion</translation>
    </message>
    <message>
        <source>Save pair</source>
        <translation>Paar speichern</translation>
    </message>
    <message>
        <source>Name of the pair</source>
        <translation>Name des Paars</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Rename pair</source>
        <translation>Paar umbenennen</translation>
    </message>
    <message>
        <source>New name of the pair</source>
        <translation>Neuer Name des Paars</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>For a table…</source>
        <translation>Für einen Tisch&#xa0;…</translation>
    </message>
    <message>
        <source>A pair for each seat, by lot or by draft</source>
        <translation>Ein Paar für jeden Platz, durch Los oder reihum gewählt</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>This pair beside another one (Ctrl+D)</source>
        <translation>Dieses Paar neben einem anderen (Strg+D)</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>Der Vergleich ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More to do with pairs</source>
        <translation>Mehr mit Paaren tun</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Notes and tags…</source>
        <translation>Notizen und Schlagwörter …</translation>
    </message>
    <message>
        <source>Copy the pair as text</source>
        <translation>Das Paar als Text kopieren</translation>
    </message>
    <message>
        <source>Paste a pair</source>
        <translation>Ein Paar einfügen</translation>
    </message>
    <message>
        <source>Export all saved pairs…</source>
        <translation>Alle gespeicherten Paare exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import pairs…</source>
        <translation>Paare importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Notes on %1</source>
        <translation>Notizen zu %1</translation>
    </message>
    <message>
        <source>Tags, with commas between them</source>
        <translation>Schlagwörter, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>The pair is on the clipboard, as one line of text.</source>
        <translation>Das Paar ist als eine Zeile Text in der Zwischenablage.</translation>
    </message>
    <message>
        <source>Export pairs</source>
        <translation>Paare exportieren</translation>
    </message>
    <message>
        <source>Pairs (*.json)</source>
        <translation>Paare (*.json)</translation>
    </message>
    <message>
        <source>Import pairs</source>
        <translation>Paare importieren</translation>
    </message>
    <message>
        <source>Print to a PDF…</source>
        <translation>Als PDF drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print the pair</source>
        <translation>Das Paar drucken</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF-Datei (*.pdf)</translation>
    </message>
    <message>
        <source>Own factions…</source>
        <translation>Eigene Fraktionen …</translation>
    </message>
    <message>
        <source>Write, import and export factions of your own</source>
        <translation>Eigene Fraktionen schreiben, importieren und exportieren</translation>
    </message>
    <message>
        <source>Export this pair…</source>
        <translation>Dieses Paar exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export the pair</source>
        <translation>Das Paar exportieren</translation>
    </message>
    <message>
        <source>Search names, factions, tags, notes…</source>
        <translation>Namen, Fraktionen, Schlagwörter, Notizen suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Search the saved pairs</source>
        <translation>Gespeicherte Paare durchsuchen</translation>
    </message>
    <message>
        <source>No saved pair is like that</source>
        <translation>Kein gespeichertes Paar passt dazu</translation>
    </message>
    <message>
        <source>Take a word out of the search.</source>
        <translation>Nimm ein Wort aus der Suche.</translation>
    </message>
    <message>
        <source>Draw a random pair</source>
        <translation>Ein Paar auslosen</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>Save this pair…</source>
        <translation>Dieses Paar speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Show all saved pairs</source>
        <translation>Alle gespeicherten Paare zeigen</translation>
    </message>
    <message>
        <source>you won %1 of %2</source>
        <translation>du hast %1 von %2 gewonnen</translation>
    </message>
    <message>
        <source>%1: %2 % (95 %: %3 to %4)</source>
        <comment>counts, and their share</comment>
        <translation>%1: %2 % (95 %: %3 bis %4)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Against other pairs</source>
        <translation>Gegen andere Paare</translation>
    </message>
    <message>
        <source>wins in a hundred against %1 others: place %2 of %3
%4</source>
        <comment>the last is who played it</comment>
        <translation>Siege von hundert gegen %1 andere: Platz %2 von %3
%4</translation>
    </message>
    <message>
        <source>Against other pairs: %1</source>
        <translation>Gegen andere Paare: %1</translation>
    </message>
</context>
<context>
    <name>ui::PairsPresenter</name>
    <message>
        <source>The faction %1 of this pair is not among the factions of this version.</source>
        <translation>Die Fraktion %1 dieses Paars gibt es in dieser Version nicht.</translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Als „%1“ gespeichert.</translation>
    </message>
    <message>
        <source>“%1” is saved already.</source>
        <translation>„%1“ ist schon gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) written.</source>
        <translation>
            <numerusform>%n Paar geschrieben.</numerusform>
            <numerusform>%n Paare geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new pair(s) taken from the file.</source>
        <translation>
            <numerusform>%n neues Paar aus der Datei übernommen.</numerusform>
            <numerusform>%n neue Paare aus der Datei übernommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet is written.</source>
        <translation>Das Blatt ist geschrieben.</translation>
    </message>
</context>
<context>
    <name>ui::PauseDesk</name>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Die Partie macht Pause.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The match is paused. The others choose again when you go on.</source>
        <translation>Die Partie macht Pause. Die anderen wählen wieder, wenn du weiterspielst.</translation>
    </message>
    <message>
        <source>A base has scored. The match waits until you go on.</source>
        <translation>Eine Basis wurde gewertet. Die Partie wartet, bis du weiterspielst.</translation>
    </message>
</context>
<context>
    <name>ui::PieceModel</name>
    <message>
        <source>Empty place</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>%1 (can be chosen)</source>
        <translation>%1 (wählbar)</translation>
    </message>
</context>
<context>
    <name>ui::PileDialog</name>
    <message>
        <source>Open piles</source>
        <translation>Offene Stapel</translation>
    </message>
    <message>
        <source>Piles</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a pile, and how many cards it has</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Discard pile of %1</source>
        <translation>Ablagestapel von %1</translation>
    </message>
    <message>
        <source>Scrap heap</source>
        <translation>Schrotthaufen</translation>
    </message>
    <message>
        <source>Deck of %1</source>
        <translation>Deck von %1</translation>
    </message>
    <message>
        <source>No card lies there.</source>
        <translation>Dort liegt keine Karte.</translation>
    </message>
    <message>
        <source>%1, newest first</source>
        <comment>a pile</comment>
        <translation>%1, neueste zuerst</translation>
    </message>
    <message>
        <source>Hand of %1, so far as it is known</source>
        <translation>Hand von %1, soweit bekannt</translation>
    </message>
    <message>
        <source>Your discard pile</source>
        <translation>Dein Ablagestapel</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Hand von %1</translation>
    </message>
</context>
<context>
    <name>ui::PlaceGrid</name>
    <message>
        <source>+ Points from a card</source>
        <translation>+ Punkte durch eine Karte</translation>
    </message>
    <message>
        <source>Add points from a card</source>
        <translation>Punkte durch eine Karte hinzufügen</translation>
    </message>
    <message>
        <source>1, 2, 3 set a place, equal ones tie · 0 for nothing · the first seat began</source>
        <translation>1, 2, 3 setzen einen Rang, gleiche sind ein Gleichstand · 0 für nichts · der erste Platz begann</translation>
    </message>
    <message>
        <source>Base, in the order they scored</source>
        <translation>Basis, in der Reihenfolge der Wertung</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>First faction</source>
        <translation>Erste Fraktion</translation>
    </message>
    <message>
        <source>First faction of seat %1</source>
        <translation>Erste Fraktion von Platz %1</translation>
    </message>
    <message>
        <source>Second faction</source>
        <translation>Zweite Fraktion</translation>
    </message>
    <message>
        <source>Second faction of seat %1</source>
        <translation>Zweite Fraktion von Platz %1</translation>
    </message>
    <message>
        <source>Cards of seat %1 that cost points</source>
        <translation>Karten von Platz %1, die Punkte kosten</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Card or reason</source>
        <translation>Karte oder Grund</translation>
    </message>
    <message>
        <source>Base %1</source>
        <translation>Basis %1</translation>
    </message>
    <message>
        <source>Reason for points %1</source>
        <translation>Grund für Punkte %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
    </message>
    <message>
        <source>Place of seat %1 in row %2</source>
        <translation>Rang von Platz %1 in Zeile %2</translation>
    </message>
    <message>
        <source>Points of seat %1 in row %2</source>
        <translation>Punkte von Platz %1 in Zeile %2</translation>
    </message>
</context>
<context>
    <name>ui::PlayNowCard</name>
    <message>
        <source>Play now</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>How strong the computer plays</source>
        <translation>Wie stark der Computer spielt</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mehr&#xa0;…</translation>
    </message>
    <message>
        <source>Who plays, with which factions, by which rules</source>
        <translation>Wer spielt, mit welchen Fraktionen, nach welchen Regeln</translation>
    </message>
    <message>
        <source>Another pair by chance</source>
        <translation>Ein anderes zufälliges Paar</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>change…</source>
        <translation>ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Faction %1: %2</source>
        <translation>Fraktion %1: %2</translation>
    </message>
    <message>
        <source>Chooses another one</source>
        <translation>Wählt eine andere</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the name of a pair, and how it fared</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Play against level %1</source>
        <translation>Gegen Stufe %1 spielen</translation>
    </message>
    <message>
        <source>Pair of the day</source>
        <translation>Paar des Tages</translation>
    </message>
    <message>
        <source>Pair of the day: %1</source>
        <translation>Paar des Tages: %1</translation>
    </message>
    <message>
        <source>Play now: %1</source>
        <comment>a game</comment>
        <translation>Jetzt spielen: %1</translation>
    </message>
    <message>
        <source>Or play %1</source>
        <comment>a game</comment>
        <translation>Oder %1 spielen</translation>
    </message>
    <message>
        <source>Against a computer of the same level</source>
        <translation>Gegen einen Computer derselben Stufe</translation>
    </message>
</context>
<context>
    <name>ui::PlayPageParts</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Shows the log and the card that is pointed at</source>
        <translation>Zeigt das Protokoll und die Karte unter dem Zeiger</translation>
    </message>
    <message>
        <source>has no table in this window yet</source>
        <translation>hat in diesem Fenster noch keinen Tisch</translation>
    </message>
    <message>
        <source>play it with breakpoint-cli</source>
        <translation>spiel es mit breakpoint-cli</translation>
    </message>
    <message>
        <source>The match cannot begin</source>
        <translation>Die Partie kann nicht beginnen</translation>
    </message>
    <message>
        <source>The match goes on, with a warning</source>
        <translation>Die Partie geht weiter, mit einer Warnung</translation>
    </message>
    <message>
        <source>The match cannot go on</source>
        <translation>Die Partie kann nicht weitergehen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>%1 declines the draw and plays on to win.</source>
        <translation>%1 lehnt das Unentschieden ab und spielt weiter auf Sieg.</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 denkt nach.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>The match waits until it can be saved.</source>
        <translation>Die Partie wartet, bis sie gespeichert werden kann.</translation>
    </message>
    <message>
        <source>Pass the screen to %1.</source>
        <translation>Gib den Bildschirm weiter an %1.</translation>
    </message>
    <message>
        <source>Pass the screen to %1</source>
        <translation>Gib den Bildschirm weiter an %1</translation>
    </message>
    <message>
        <source>The hand is covered. Press Enter when nobody else is looking.</source>
        <translation>Die Hand ist verdeckt. Drück Enter, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>Show the hand of %1</source>
        <translation>Hand zeigen: %1</translation>
    </message>
    <message>
        <source>The match waits while you read.</source>
        <translation>Die Partie wartet, während du liest.</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>While something is tried out nobody is asked why. Go back to the match first.</source>
        <translation>Beim Ausprobieren wird nach keinem Warum gefragt. Kehre zuerst zur Partie zurück.</translation>
    </message>
    <message>
        <source>The log holds no choice yet. Once it does, mark one in it and ask again.</source>
        <translation>Im Protokoll steht noch keine Entscheidung. Markiere eine, sobald es eine gibt, und frag noch einmal.</translation>
    </message>
    <message>
        <source>A base scores.</source>
        <translation>Eine Basis wird gewertet.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what somebody did last, and that they think on</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Back to match %1</source>
        <translation>Zurück zu Partie %1</translation>
    </message>
    <message>
        <source>Back to match %1, which this one goes on from</source>
        <translation>Zurück zu Partie %1, von der diese weitergeht</translation>
    </message>
</context>
<context>
    <name>ui::PlayPresenter</name>
    <message>
        <source>Matches are not kept here.</source>
        <translation>Hier werden keine Partien gespeichert.</translation>
    </message>
    <message>
        <source>It was given up; it can be looked at, but not played on.</source>
        <translation>Sie wurde aufgegeben; du kannst sie ansehen, aber nicht weiterspielen.</translation>
    </message>
    <message>
        <source>It is of a game that is not here.</source>
        <translation>Sie gehört zu einem Spiel, das es hier nicht gibt.</translation>
    </message>
    <message>
        <source>Nothing can be taken back now.</source>
        <translation>Jetzt lässt sich nichts zurücknehmen.</translation>
    </message>
</context>
<context>
    <name>ui::PointGrid</name>
    <message>
        <source>What each has after a turn, a round or in the end · empty: as before · Enter goes on · the first seat began</source>
        <translation>Was jeder nach einem Zug, einer Runde oder am Ende hat · leer: wie zuvor · Enter geht weiter · der erste Platz hat begonnen</translation>
    </message>
    <message>
        <source>In the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Seat %1 won</source>
        <translation>Platz %1 hat gewonnen</translation>
    </message>
    <message>
        <source>Points of seat %1 in row %2</source>
        <translation>Punkte von Platz %1 in Zeile %2</translation>
    </message>
    <message>
        <source>Seat %1 has the same score</source>
        <translation>Platz %1 hat denselben Stand</translation>
    </message>
    <message>
        <source>%1 not written down</source>
        <comment>what a seat was</comment>
        <translation>%1 nicht aufgeschrieben</translation>
    </message>
    <message>
        <source>%1 of seat %2</source>
        <comment>what a seat was</comment>
        <translation>%1 von Platz %2</translation>
    </message>
</context>
<context>
    <name>ui::PointsMark</name>
    <message>
        <source>+%1 · %2</source>
        <comment>points, and the sum so far</comment>
        <translation>+%1 · %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>ui::PrimerPage</name>
    <message>
        <source>How %1 is played</source>
        <translation>Wie man %1 spielt</translation>
    </message>
    <message>
        <source>How %1 is played, in two minutes</source>
        <translation>Wie man %1 spielt, in zwei Minuten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Play a first match</source>
        <translation>Spiel eine erste Partie</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
</context>
<context>
    <name>ui::PromptBar</name>
    <message>
        <source>Prompt</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Takes your last choice back (%1)</source>
        <translation>Nimmt deine letzte Wahl zurück (%1)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Shows what a search would do, what it expects and why (%1)</source>
        <translation>Zeigt, was eine Suche täte, was sie erwartet und warum (%1)</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Goes on without pauses until you are asked</source>
        <translation>Geht ohne Pausen weiter, bis du gefragt wirst</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Auswahl zurücknehmen</translation>
    </message>
    <message>
        <source>You have %1 left. End the play phase anyway?</source>
        <translation>Du hast noch %1 übrig. Die Ausspielphase trotzdem beenden?</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>There is a hint when you are asked.</source>
        <translation>Einen Tipp gibt es, wenn du gefragt bist.</translation>
    </message>
    <message>
        <source>End anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Makes again the choice that you took back last (%1)</source>
        <translation>Trifft die Wahl noch einmal, die du zuletzt zurückgenommen hast (%1)</translation>
    </message>
    <message>
        <source>This has to be answered first: nothing can be ended or passed now.</source>
        <translation>Das muss zuerst beantwortet werden: Hier lässt sich weder passen noch etwas beenden.</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Weiter ausspielen</translation>
    </message>
    <message>
        <source>Puts back what was picked last, or played and asks (Escape)</source>
        <translation>Nimmt zurück, was zuletzt gewählt oder ausgespielt wurde und noch fragt (Esc)</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Picked: %1. Pick %2 more.</source>
        <comment>cards</comment>
        <translation>Gewählt: %1. Wähle noch %2.</translation>
    </message>
    <message>
        <source>Picked: %1. Confirm it, or put it back.</source>
        <comment>cards</comment>
        <translation>Gewählt: %1. Bestätige es, oder nimm es zurück.</translation>
    </message>
    <message>
        <source>Passes this once (%1)</source>
        <translation>Passt nur dieses Mal (%1)</translation>
    </message>
    <message>
        <source>An extra play is offered: %1 once more passes, and it is lost.</source>
        <translation>Du darfst etwas zusätzlich ausspielen: Noch einmal %1 passt, und das verfällt.</translation>
    </message>
</context>
<context>
    <name>ui::PromptLine</name>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Puts away what was told in full</source>
        <translation>Räumt weg, was ganz gesagt wurde</translation>
    </message>
    <message>
        <source>Tells all of it, above the question</source>
        <translation>Sagt alles davon, über der Frage</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleView</name>
    <message>
        <source>Back to the list of matches (Alt+Left)</source>
        <translation>Zurück zur Liste der Partien (Alt+Links)</translation>
    </message>
    <message>
        <source>Back to the list of matches</source>
        <translation>Zurück zur Liste der Partien</translation>
    </message>
    <message>
        <source>What was best?</source>
        <translation>Was war am besten?</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>See the match that this is of, and its analysis</source>
        <translation>Die Partie ansehen, aus der das stammt, und ihre Analyse</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeig es mir</translation>
    </message>
    <message>
        <source>Tell the best answer; the puzzle is back tomorrow</source>
        <translation>Die beste Antwort nennen; die Aufgabe kommt morgen wieder</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Go to the next that is due</source>
        <translation>Zur nächsten, die fällig ist</translation>
    </message>
    <message>
        <source>Your tries</source>
        <translation>Deine Versuche</translation>
    </message>
    <message>
        <source>Comes back until it sits</source>
        <translation>Kommt wieder, bis sie sitzt</translation>
    </message>
    <message>
        <source>No puzzles yet</source>
        <translation>Noch keine Aufgaben</translation>
    </message>
    <message>
        <source>They come from marked choices of analysed matches: “Make a puzzle” beside the table of a match.</source>
        <translation>Sie kommen aus markierten Spielzügen analysierter Partien: „Aufgabe daraus machen“ beim Tisch einer Partie.</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>from %1, %2</source>
        <comment>a match, a turn</comment>
        <translation>aus %1, %2</translation>
    </message>
    <message>
        <source>from a match between computers, %1</source>
        <translation>aus einer Partie zwischen Computern, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n due</source>
        <comment>puzzles</comment>
        <translation>
            <numerusform>%n fällig</numerusform>
            <numerusform>%n fällig</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Gelöst.</translation>
    </message>
    <message>
        <source>The best was: %1</source>
        <translation>Am besten war: %1</translation>
    </message>
    <message>
        <source>Find the answer that gives nothing away.</source>
        <translation>Finde die Antwort, die nichts verschenkt.</translation>
    </message>
    <message>
        <source>Best: %1, which wins %2 of 100 such matches; the next best, %3, wins %4.</source>
        <translation>Am besten: %1, das gewinnt %2 von 100 solchen Partien; das Zweitbeste, %3, gewinnt %4.</translation>
    </message>
    <message>
        <source>Close: something better is there.</source>
        <translation>Knapp: Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>Something better is there.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>It sits: it does not come back.</source>
        <translation>Sie sitzt und kommt nicht wieder.</translation>
    </message>
    <message>
        <source>Solved at the first try it comes back after 1, 3, 10 and 30 days; missed, tomorrow.</source>
        <translation>Beim ersten Versuch gelöst kommt sie nach 1, 3, 10 und 30 Tagen wieder, verfehlt schon morgen.</translation>
    </message>
    <message>
        <source>Solved %1 of 4 times in a row; back on %2.</source>
        <translation>%1 von 4 Malen hintereinander gelöst; wieder am %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 solved at the first try, of %n puzzle(s)</source>
        <translation>
            <numerusform>%1 von %2 beim ersten Versuch gelöst, bei %n Aufgabe</numerusform>
            <numerusform>%1 von %2 beim ersten Versuch gelöst, bei %n Aufgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was guessed yet.</source>
        <translation>Noch nichts geraten.</translation>
    </message>
    <message numerus="yes">
        <source>%n guess(es), %1 of them as it was played.</source>
        <translation>
            <numerusform>%n Antwort, %1 davon wie gespielt.</numerusform>
            <numerusform>%n Antworten, %1 davon wie gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>They give away %1 points on average; what was played there gives away %2.</source>
        <translation>Im Schnitt verschenken sie %1 Punkte; was gespielt wurde, verschenkt dort %2.</translation>
    </message>
    <message>
        <source>There are too few answers for a hint.</source>
        <translation>Für einen Tipp gibt es zu wenige Antworten.</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>Back to the match (Alt+Left)</source>
        <translation>Zurück zur Partie (Alt+Links)</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Tell what was played and what was best, without a guess</source>
        <translation>Sagen, was gespielt wurde und was am besten war, ohne zu raten</translation>
    </message>
    <message>
        <source>Next question</source>
        <translation>Nächste Frage</translation>
    </message>
    <message>
        <source>Go on in the match</source>
        <translation>In der Partie weitergehen</translation>
    </message>
    <message>
        <source>Your guess</source>
        <translation>Deine Antwort</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>%1, %2 · question %3 of %4</source>
        <comment>a match, a turn</comment>
        <translation>%1, %2 · Frage %3 von %4</translation>
    </message>
    <message>
        <source>That was the match</source>
        <translation>Das war die Partie</translation>
    </message>
    <message>
        <source>Played was: %1</source>
        <translation>Gespielt wurde: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>beste</translation>
    </message>
    <message>
        <source>as it was played</source>
        <translation>wie gespielt</translation>
    </message>
    <message>
        <source>what was played</source>
        <translation>was gespielt wurde</translation>
    </message>
    <message>
        <source>Answer as you would in the match.</source>
        <translation>Antworte wie in der Partie.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>To the matches</source>
        <translation>Zu den Partien</translation>
    </message>
    <message>
        <source>One of these is best; with the hint the puzzle is back tomorrow:</source>
        <translation>Eine davon ist die beste; mit dem Tipp kommt die Aufgabe morgen wieder:</translation>
    </message>
</context>
<context>
    <name>ui::Question</name>
    <message>
        <source>%1: %2</source>
        <comment>a card, and what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is done, and with which card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Before %1 scores:</source>
        <translation>Vor der Wertung von %1:</translation>
    </message>
    <message>
        <source>After %1 has scored:</source>
        <translation>Nach der Wertung von %1:</translation>
    </message>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <comment>plays</comment>
        <translation>
            <numerusform>%n Kreatur</numerusform>
            <numerusform>%n Kreaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <comment>plays</comment>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n talent(s)</source>
        <translation>
            <numerusform>%n Talent</numerusform>
            <numerusform>%n Talente</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two kinds of plays</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Meanwhile you can look at every card: point at it.</source>
        <translation>Währenddessen kannst du jede Karte ansehen: Zeige auf sie.</translation>
    </message>
    <message>
        <source>Click a card, or drag it to where it shall go. %1 ends the play phase, %2 gives a hint.</source>
        <translation>Klicke auf eine Karte oder ziehe sie dorthin, wo sie liegen soll. %1 beendet die Ausspielphase, %2 gibt einen Tipp.</translation>
    </message>
    <message>
        <source>What can be chosen has a gold frame. %1 gives a hint.</source>
        <translation>Was gewählt werden kann, hat einen goldenen Rahmen. %1 gibt einen Tipp.</translation>
    </message>
    <message>
        <source>%1 gives a hint.</source>
        <translation>%1 gibt einen Tipp.</translation>
    </message>
    <message>
        <source>Choose among the cards in hand. %1 gives a hint.</source>
        <translation>Wähle unter den Karten auf der Hand. %1 gibt einen Tipp.</translation>
    </message>
</context>
<context>
    <name>ui::RaceMarker</name>
    <message>
        <source>%1: %2 of %3 victory points</source>
        <translation>%1: %2 von %3 Siegpunkten</translation>
    </message>
</context>
<context>
    <name>ui::RaceTrack</name>
    <message>
        <source>Race to %1 victory points</source>
        <translation>Rennen auf %1 Siegpunkte</translation>
    </message>
</context>
<context>
    <name>ui::RealmBar</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>End</source>
        <comment>of a match</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Discard</source>
        <comment>a phase of the turn</comment>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Main</source>
        <comment>a phase of the turn</comment>
        <translation>Hauptphase</translation>
    </message>
    <message>
        <source>%1 phase, now</source>
        <translation>%1, jetzt</translation>
    </message>
</context>
<context>
    <name>ui::RealmCardPanel</name>
    <message>
        <source>What it can add up to</source>
        <translation>Was zusammenkommen kann</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What the rules say of this card</source>
        <translation>Was die Regeln zu dieser Karte sagen</translation>
    </message>
    <message>
        <source>How the program reads it</source>
        <translation>Wie das Programm sie liest</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>%1 trade</source>
        <comment>the cost of a card</comment>
        <translation>%1 Handel</translation>
    </message>
    <message>
        <source>Beside the trade deck</source>
        <translation>Neben dem Handelsdeck</translation>
    </message>
    <message numerus="yes">
        <source>%n of them</source>
        <translation>
            <numerusform>%n davon</numerusform>
            <numerusform>%n davon</numerusform>
        </translation>
    </message>
    <message>
        <source>In each starting deck</source>
        <translation>In jedem Startdeck</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>In the trade deck</source>
        <translation>Im Handelsdeck</translation>
    </message>
    <message>
        <source>Defense</source>
        <translation>Verteidigung</translation>
    </message>
    <message>
        <source>%1, and it must fall first</source>
        <translation>%1, und er muss zuerst fallen</translation>
    </message>
    <message>
        <source>Ally</source>
        <translation>Verbündete</translation>
    </message>
    <message>
        <source>counts for every faction</source>
        <translation>zählt für jede Fraktion</translation>
    </message>
    <message>
        <source>another %1 card in play</source>
        <translation>eine andere Karte von %1 im Spiel</translation>
    </message>
    <message>
        <source>Double ally</source>
        <translation>Zwei Verbündete</translation>
    </message>
    <message>
        <source>two other %1 cards in play</source>
        <translation>zwei andere Karten von %1 im Spiel</translation>
    </message>
</context>
<context>
    <name>ui::RealmCloseUp</name>
    <message>
        <source>If you attack</source>
        <translation>Wenn du angreifst</translation>
    </message>
    <message>
        <source>Card</source>
        <comment>that is looked at</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>A copy of %1 until the turn ends.</source>
        <translation>Bis zum Ende des Zuges eine Kopie von %1.</translation>
    </message>
    <message>
        <source>%1, outpost</source>
        <comment>a base</comment>
        <translation>%1, Außenposten</translation>
    </message>
    <message>
        <source>Authority of %1</source>
        <translation>Autorität von %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a figure before and after</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>or</source>
        <comment>one attack, or another</comment>
        <translation>oder</translation>
    </message>
    <message>
        <source>Combat left over</source>
        <translation>Kampf, der übrig bleibt</translation>
    </message>
</context>
<context>
    <name>ui::RecapDesk</name>
    <message>
        <source>What happened since my last turn</source>
        <translation>Was seit meinem letzten Zug geschah</translation>
    </message>
    <message>
        <source>This is how it was. Nothing can be taken back here.</source>
        <translation>So war es vorher. Hier kann nichts zurückgenommen werden.</translation>
    </message>
    <message>
        <source>How it was, %1 of %2: %3</source>
        <comment>steps, then what happened</comment>
        <translation>Wie es war, %1 von %2: %3</translation>
    </message>
    <message>
        <source>Your turn</source>
        <comment>within which it happened</comment>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what somebody did, and what came of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who shows cards, and which</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This is the table of before. %1</source>
        <comment>and what leads back to now</comment>
        <translation>So war der Tisch vorher. %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more effect(s))</source>
        <comment>what somebody did, and how much came of it that is not told</comment>
        <translation>
            <numerusform>%1 (und %n weitere Wirkung)</numerusform>
            <numerusform>%1 (und %n weitere Wirkungen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecapStrip</name>
    <message>
        <source>Since your last turn</source>
        <translation>Seit deinem letzten Zug</translation>
    </message>
    <message>
        <source>See the step before</source>
        <translation>Den Schritt davor sehen</translation>
    </message>
    <message>
        <source>See the step before (%1)</source>
        <translation>Den Schritt davor sehen (%1)</translation>
    </message>
    <message>
        <source>See the next step again</source>
        <translation>Den nächsten Schritt noch einmal sehen</translation>
    </message>
    <message>
        <source>See the next step again (%1)</source>
        <translation>Den nächsten Schritt noch einmal sehen (%1)</translation>
    </message>
    <message>
        <source>Close what happened</source>
        <translation>Das Geschehene schließen</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Schließen (%1)</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Zurück zu jetzt</translation>
    </message>
    <message>
        <source>Shows the table as it is (%1)</source>
        <translation>Zeigt den Tisch, wie er jetzt ist (%1)</translation>
    </message>
    <message>
        <source>Nothing was played.</source>
        <translation>Es wurde nichts ausgespielt.</translation>
    </message>
    <message>
        <source>%1 leads back to now.</source>
        <comment>a key</comment>
        <translation>%1 führt zurück zu jetzt.</translation>
    </message>
    <message>
        <source>%1 or “%2” leads back to now.</source>
        <comment>a key, a button</comment>
        <translation>%1 oder „%2“ führt zurück zu jetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <comment>steps of what happened</comment>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more step(s): the arrow keys go from one to the next</source>
        <translation>
            <numerusform>%n weiterer Schritt: Die Pfeiltasten gehen von einem zum nächsten</numerusform>
            <numerusform>%n weitere Schritte: Die Pfeiltasten gehen von einem zum nächsten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RecentMatches</name>
    <message>
        <source>Recent matches</source>
        <translation>Letzte Partien</translation>
    </message>
    <message>
        <source>No match has ended yet</source>
        <translation>Noch keine Partie ist zu Ende</translation>
    </message>
    <message>
        <source>What you have played stands here, with how it went.</source>
        <translation>Hier steht, was du gespielt hast und wie es ausging.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Look at %1</source>
        <translation>Ansehen: %1</translation>
    </message>
    <message numerus="yes">
        <source>All %n match(es)</source>
        <translation>
            <numerusform>Alle Partien</numerusform>
            <numerusform>Alle %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
</context>
<context>
    <name>ui::ResponseList</name>
    <message>
        <source>What it comes to</source>
        <translation>Worauf es hinausläuft</translation>
    </message>
    <message>
        <source>The score would be %1.</source>
        <translation>Es stünde dann %1.</translation>
    </message>
    <message>
        <source>If you pass</source>
        <translation>Wenn du passt</translation>
    </message>
    <message>
        <source>Worked out from the table as it stands. The others may still answer.</source>
        <translation>Ausgerechnet nach dem Tisch, wie er ist. Die anderen können noch antworten.</translation>
    </message>
    <message>
        <source>Nobody leads alone then: the match goes on.</source>
        <translation>Dann führt niemand allein: die Partie geht weiter.</translation>
    </message>
    <message>
        <source>%1 wins at the end of this turn then.</source>
        <translation>Dann gewinnt %1 am Ende dieses Zuges.</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <comment>a seat, its place and the points for it</comment>
        <translation>%1 %2, %3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what one does, and who then has which place</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>answers to one question after another</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, at best: %2</source>
        <comment>what is used, and the answers to what it asks</comment>
        <translation>%1, bestenfalls: %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what one does, and what comes of it</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The score would be %1, before Madness is counted.</source>
        <translation>Es stünde %1, bevor der Wahnsinn zählt.</translation>
    </message>
    <message>
        <source>The match ends with this turn then, less what Madness costs with %1.</source>
        <translation>Die Partie endet dann mit diesem Zug, abzüglich des Wahnsinns mit %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <comment>a seat</comment>
        <translation>%1 gewinnt.</translation>
    </message>
    <message>
        <source>%1: what it does is not known before.</source>
        <translation>%1: Was das bewirkt, weiß man vorher nicht.</translation>
    </message>
    <message>
        <source>%1: no power changes here. %2</source>
        <comment>what is used, and what else comes of it</comment>
        <translation>%1: Hier ändert sich keine Stärke. %2</translation>
    </message>
    <message>
        <source>%1: it changes no power here.</source>
        <translation>%1: Das ändert hier keine Stärke.</translation>
    </message>
    <message>
        <source>Nothing changes; the cards there leave with the base</source>
        <translation>Nichts ändert sich; die Karten dort gehen mit der Basis</translation>
    </message>
    <message>
        <source>what it does is not known before</source>
        <translation>was das bewirkt, weiß man vorher nicht</translation>
    </message>
    <message>
        <source>changes nothing that is seen</source>
        <translation>ändert nichts, was man sieht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer, and what comes of it</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n other answer(s)</source>
        <translation>
            <numerusform>und %n weitere Antwort</numerusform>
            <numerusform>und %n weitere Antworten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) could be used.</source>
        <translation>
            <numerusform>%n weitere Karte ließe sich einsetzen.</numerusform>
            <numerusform>%n weitere Karten ließen sich einsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: nothing that it may choose makes it better for you here.</source>
        <translation>%1: Keine Wahl macht es hier besser für dich.</translation>
    </message>
</context>
<context>
    <name>ui::RowHeader</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>base deck %1</source>
        <translation>Basisdeck %1</translation>
    </message>
    <message>
        <source>Madness %1</source>
        <translation>Wahnsinn %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>deck %1</source>
        <translation>Deck %1</translation>
    </message>
    <message>
        <source>hand %1</source>
        <translation>Hand %1</translation>
    </message>
    <message>
        <source>Madness %1 (−%2)</source>
        <translation>Wahnsinn %1 (−%2)</translation>
    </message>
    <message>
        <source>no actions</source>
        <translation>keine Aktionen</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>whose turn it is</comment>
        <translation>deiner</translation>
    </message>
    <message>
        <source>scored %1</source>
        <comment>how many bases</comment>
        <translation>gewertet %1</translation>
    </message>
    <message>
        <source>minion %1</source>
        <comment>plays left</comment>
        <translation>Kreatur %1</translation>
    </message>
    <message>
        <source>action %1</source>
        <comment>plays left</comment>
        <translation>Aktion %1</translation>
    </message>
    <message>
        <source>disc. %1</source>
        <comment>cards in the discard pile, short</comment>
        <translation>Abl. %1</translation>
    </message>
    <message>
        <source>deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>Ablage</translation>
    </message>
</context>
<context>
    <name>ui::RulesPage</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Search rules, words, rulings, cards and bases…</source>
        <translation>Regeln, Begriffe, Entscheidungen, Karten und Basen durchsuchen&#xa0;…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <translation>In den Regeln gefunden</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Try fewer or other words, or the name of a card. The contents at the left have everything there is.</source>
        <translation>Versuch es mit weniger oder anderen Wörtern oder mit dem Namen einer Karte. Im Inhalt links steht alles, was es gibt.</translation>
    </message>
    <message>
        <source>What do you want to know?</source>
        <translation>Was möchtest du wissen?</translation>
    </message>
    <message>
        <source>Bookmark this entry</source>
        <translation>Lesezeichen für diesen Eintrag</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Lesezeichen</translation>
    </message>
    <message>
        <source>Enter opens the entry, Delete takes its bookmark away.</source>
        <translation>Enter öffnet den Eintrag, Entf nimmt das Lesezeichen weg.</translation>
    </message>
    <message>
        <source>In two minutes</source>
        <translation>In zwei Minuten</translation>
    </message>
    <message>
        <source>How it is played, in a few pages</source>
        <translation>Wie man es spielt, auf ein paar Seiten</translation>
    </message>
    <message>
        <source>The match waits as you left it</source>
        <translation>Die Partie wartet so, wie du sie verlassen hast</translation>
    </message>
    <message>
        <source>Ask in your own words, or type a card&apos;s name or a word that you do not know. Or choose a chapter at the left. F1 in a match shows what the rules say there, beside the table.</source>
        <translation>Frag in eigenen Worten, oder tippe den Namen einer Karte oder ein Wort, das du nicht kennst. Oder wähle links ein Kapitel. F1 zeigt während einer Partie neben dem Tisch, was die Regeln dort sagen.</translation>
    </message>
</context>
<context>
    <name>ui::RulesPanel</name>
    <message>
        <source>The rules here</source>
        <translation>Die Regeln hierzu</translation>
    </message>
    <message>
        <source>Back in the rules</source>
        <translation>Zurück in den Regeln</translation>
    </message>
    <message>
        <source>Forward in the rules</source>
        <translation>Vorwärts in den Regeln</translation>
    </message>
    <message>
        <source>Close the rules</source>
        <translation>Regeln schließen</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Search the rules beside the match</source>
        <translation>Die Regeln neben der Partie durchsuchen</translation>
    </message>
    <message>
        <source>This position</source>
        <translation>Diese Stellung</translation>
    </message>
    <message>
        <source>What the rules say of the moment the match is at</source>
        <translation>Was die Regeln zu dem sagen, was in der Partie gerade ansteht</translation>
    </message>
    <message>
        <source>Open in Rules</source>
        <translation>In Regeln öffnen</translation>
    </message>
    <message>
        <source>Shows this on the page of the rules; the match waits</source>
        <translation>Zeigt dies auf der Seite der Regeln; die Partie wartet</translation>
    </message>
    <message>
        <source>What the rules say here</source>
        <translation>Was die Regeln hierzu sagen</translation>
    </message>
    <message>
        <source>Found in the rules</source>
        <translation>In den Regeln gefunden</translation>
    </message>
    <message>
        <source>The match waits while you read. Escape leads back to it.</source>
        <translation>Die Partie wartet, während du liest. Mit Escape geht es zurück.</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Try fewer or other words, or the name of a card.</source>
        <translation>Versuche es mit weniger oder anderen Wörtern oder mit dem Namen einer Karte.</translation>
    </message>
</context>
<context>
    <name>ui::RulesPresenter</name>
    <message>
        <source>%1 found</source>
        <translation>%1 gefunden</translation>
    </message>
    <message>
        <source>rules %1</source>
        <translation>Regeln %1</translation>
    </message>
    <message>
        <source>rulings %1</source>
        <translation>Entscheidungen %1</translation>
    </message>
    <message>
        <source>cards %1</source>
        <translation>Karten %1</translation>
    </message>
    <message>
        <source>There is no entry “%1” in the rules.</source>
        <translation>In den Regeln gibt es keinen Eintrag „%1“.</translation>
    </message>
</context>
<context>
    <name>ui::ScoreChart</name>
    <message>
        <source>Scoring history</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>After turn %1. %2</source>
        <translation>Nach Zug %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <translation>
            <numerusform>%1: %2 Punkt</numerusform>
            <numerusform>%1: %2 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Base %1: %2</source>
        <translation>Basis %1: %2</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>Scored: %1</source>
        <translation>Gewertet: %1</translation>
    </message>
    <message>
        <source>After base %1. %2</source>
        <translation>Nach Basis %1. %2</translation>
    </message>
    <message>
        <source>Goal: %1</source>
        <comment>so many points</comment>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>The gold line is the move that is shown, at base %1.</source>
        <translation>Die goldene Linie ist der Spielzug, der gezeigt wird, bei Basis %1.</translation>
    </message>
    <message>
        <source>The gold line is the move that is shown, in turn %1.</source>
        <translation>Die goldene Linie ist der Spielzug, der gezeigt wird, in Zug %1.</translation>
    </message>
    <message>
        <source>The gold line: the move that is shown</source>
        <translation>Die goldene Linie: der Spielzug, der gezeigt wird</translation>
    </message>
    <message>
        <source>After row %1. %2</source>
        <translation>Nach Zeile %1. %2</translation>
    </message>
    <message>
        <source>The gold line is what is shown, at row %1.</source>
        <translation>Die goldene Linie ist, was gezeigt wird, bei Zeile %1.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a game calls them, and which</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreCourse</name>
    <message>
        <source>%1: %2</source>
        <comment>a name, and its points turn by turn</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreLine</name>
    <message>
        <source>%1 %2</source>
        <comment>a name and its points</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreSpark</name>
    <message>
        <source>Scoring history</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name and its points</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreTableModel</name>
    <message>
        <source>After turn %1</source>
        <translation>Nach Zug %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>less for %1</source>
        <translation>Abzug für %1</translation>
    </message>
    <message>
        <source>After base %1</source>
        <translation>Nach Basis %1</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>After row %1</source>
        <translation>Nach Zeile %1</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>ui::ScoringList</name>
    <message>
        <source>%1: %2 VP</source>
        <comment>a seat and what it gained</comment>
        <translation>%1: %2 SP</translation>
    </message>
    <message>
        <source>%1 %2, %3 power</source>
        <comment>a seat, its place, its power</comment>
        <translation>%1 %2, Stärke %3</translation>
    </message>
    <message>
        <source>You are asked.</source>
        <translation>Du bist gefragt.</translation>
    </message>
    <message>
        <source>%1 was chosen</source>
        <translation>%1 wurde ausgewählt</translation>
    </message>
    <message>
        <source>%1 power of %2</source>
        <translation>Stärke %1 von %2</translation>
    </message>
    <message>
        <source>Before scoring</source>
        <translation>Vor der Wertung</translation>
    </message>
    <message>
        <source>Places and points</source>
        <translation>Plätze und Punkte</translation>
    </message>
    <message>
        <source>After scoring</source>
        <translation>Nach der Wertung</translation>
    </message>
    <message>
        <source>The cards are discarded</source>
        <translation>Die Karten werden abgelegt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) there now</source>
        <translation>
            <numerusform>jetzt liegt dort %n Karte</numerusform>
            <numerusform>jetzt liegen dort %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A new base</source>
        <translation>Eine neue Basis</translation>
    </message>
    <message numerus="yes">
        <source>%n left in the base deck</source>
        <translation>
            <numerusform>noch %n im Basisdeck</numerusform>
            <numerusform>noch %n im Basisdeck</numerusform>
        </translation>
    </message>
    <message>
        <source>What %1 does then</source>
        <translation>Was %1 dann bewirkt</translation>
    </message>
    <message>
        <source>%1 (done)</source>
        <translation>%1 (erledigt)</translation>
    </message>
    <message>
        <source>%1 (now)</source>
        <translation>%1 (jetzt)</translation>
    </message>
    <message>
        <source>Scoring of %1</source>
        <translation>Wertung von %1</translation>
    </message>
    <message>
        <source>%1 %2: %3 VP</source>
        <comment>a seat, its place and what it gained</comment>
        <translation>%1 %2: %3 SP</translation>
    </message>
    <message>
        <source>The others may answer.</source>
        <translation>Die anderen dürfen antworten.</translation>
    </message>
    <message>
        <source>Done.</source>
        <comment>a time to answer that is over</comment>
        <translation>Erledigt.</translation>
    </message>
</context>
<context>
    <name>ui::SeatAnswers</name>
    <message>
        <source>If you choose %1</source>
        <translation>Wenn du %1 wählst</translation>
    </message>
</context>
<context>
    <name>ui::SeatEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>sits at this screen</source>
        <translation>sitzt an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Ohne Charakter</translation>
    </message>
    <message>
        <source>likes nothing but what wins</source>
        <translation>mag nur, was gewinnt</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: Name</translation>
    </message>
    <message>
        <source>%1: player</source>
        <translation>%1: Spieler</translation>
    </message>
    <message>
        <source>%1: character</source>
        <translation>%1: Charakter</translation>
    </message>
    <message>
        <source>%1: saved pair</source>
        <translation>%1: gespeichertes Paar</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Platz %1 entfernen</translation>
    </message>
    <message>
        <source>%1: pair by chance</source>
        <translation>%1: zufälliges Paar</translation>
    </message>
    <message>
        <source>A pair by chance, another one each time</source>
        <translation>Ein zufälliges Paar, jedes Mal ein anderes</translation>
    </message>
    <message>
        <source>One of the saved pairs</source>
        <translation>Eines der gespeicherten Paare</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>%1: faction %2: %3</source>
        <translation>%1: Fraktion %2: %3</translation>
    </message>
    <message>
        <source>Enter goes to the gallery, Delete leaves it to chance</source>
        <translation>Enter führt zur Galerie, Entf überlässt sie dem Zufall</translation>
    </message>
    <message>
        <source>%1 by chance</source>
        <comment>what a seat is</comment>
        <translation>%1 per Los</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat, what it is</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::SeatFigures</name>
    <message>
        <source>Score of every seat</source>
        <translation>Punkte jedes Platzes</translation>
    </message>
    <message>
        <source>%1: %2, won</source>
        <translation>%1: %2, gewonnen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 — won</source>
        <translation>%1 – gewonnen</translation>
    </message>
</context>
<context>
    <name>ui::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Like the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme: %1</source>
        <translation>Darstellung: %1</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Text size in percent</source>
        <translation>Textgröße in Prozent</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Colours of the seats for colour-blind eyes</source>
        <translation>Spielerfarben auch für Farbenblinde</translation>
    </message>
    <message>
        <source>Menus in a bar above the page</source>
        <translation>Menüs in einer Leiste über der Seite</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Tempo der Bewegung</translation>
    </message>
    <message>
        <source>Speed of motion, 0 to 4</source>
        <translation>Tempo der Bewegung, 0 bis 4</translation>
    </message>
    <message>
        <source>Reduced motion: fade, do not fly</source>
        <translation>Weniger Bewegung: überblenden statt fliegen</translation>
    </message>
    <message>
        <source>New matches</source>
        <translation>Neue Partien</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>The cards were printed twice, and some of them do something else since. A match is of one printing.</source>
        <translation>Die Karten gibt es in zwei Auflagen, und manche wirken in der neuen anders. Eine Partie wird mit einer von beiden gespielt.</translation>
    </message>
    <message>
        <source>Your data and your keys</source>
        <translation>Deine Daten und Tasten</translation>
    </message>
    <message>
        <source>Matches and pairs are kept in one file on this computer, and nowhere else:</source>
        <translation>Partien und Paare liegen in einer Datei auf diesem Rechner und sonst nirgends:</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Alles sichern&#xa0;…</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung zurückspielen&#xa0;…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>off</source>
        <comment>speed of motion</comment>
        <translation>aus</translation>
    </message>
    <message>
        <source>slow</source>
        <comment>speed of motion</comment>
        <translation>langsam</translation>
    </message>
    <message>
        <source>usual</source>
        <comment>speed of motion</comment>
        <translation>normal</translation>
    </message>
    <message>
        <source>fast</source>
        <comment>speed of motion</comment>
        <translation>schnell</translation>
    </message>
    <message>
        <source>fastest</source>
        <comment>speed of motion</comment>
        <translation>am schnellsten</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Sounds at the table</source>
        <translation>Klänge am Tisch</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Volume in percent</source>
        <translation>Lautstärke in Prozent</translation>
    </message>
    <message>
        <source>Listen: %1</source>
        <translation>Anhören: %1</translation>
    </message>
    <message>
        <source>Before and after a base scores</source>
        <translation>Vor und nach der Wertung einer Basis</translation>
    </message>
    <message>
        <source>Several people at one screen can each choose something else at the table.</source>
        <translation>Mehrere an einem Bildschirm können am Tisch je etwas anderes wählen.</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Zeig mir, wie es geht</translation>
    </message>
    <message>
        <source>Begins a match that says at each step what can be done</source>
        <translation>Beginnt eine Partie, die bei jedem Schritt sagt, was du tun kannst</translation>
    </message>
    <message>
        <source>Wait for me after a base has scored</source>
        <translation>Nach einer Wertung auf mich warten</translation>
    </message>
    <message>
        <source>Pause between choices of an AI</source>
        <translation>Pause zwischen Entscheidungen einer KI</translation>
    </message>
    <message>
        <source>Teaching, boxes and lists</source>
        <translation>Anleitung, Schachteln und Listen</translation>
    </message>
    <message>
        <source>Say what can be done and why</source>
        <translation>Sagen, was man tun kann und warum</translation>
    </message>
    <message>
        <source>in the first match</source>
        <translation>erste Partie</translation>
    </message>
    <message>
        <source>in the next match</source>
        <translation>nächste Partie</translation>
    </message>
    <message>
        <source>never</source>
        <comment>teaching</comment>
        <translation>nie</translation>
    </message>
    <message>
        <source>Boxes you have</source>
        <translation>Deine Schachteln</translation>
    </message>
    <message>
        <source>Random pairs and deals are of these boxes alone</source>
        <translation>Paare werden nur aus diesen Schachteln ausgelost und ausgeteilt</translation>
    </message>
    <message>
        <source>Columns of the matches</source>
        <translation>Spalten der Partien</translation>
    </message>
    <message>
        <source>What the list of matches shows of each</source>
        <translation>Was die Liste der Partien von jeder zeigt</translation>
    </message>
    <message>
        <source>Analyse a match once it is over</source>
        <translation>Partien nach ihrem Ende analysieren</translation>
    </message>
    <message>
        <source>Beside whatever else is done, on one core</source>
        <translation>Neben allem anderen her, auf einem Kern</translation>
    </message>
</context>
<context>
    <name>ui::SheetGrid</name>
    <message>
        <source>+ Seat</source>
        <translation>+ Platz</translation>
    </message>
    <message>
        <source>Add a seat to the sheet</source>
        <translation>Dem Bogen einen Platz hinzufügen</translation>
    </message>
    <message>
        <source>− Seat</source>
        <translation>− Platz</translation>
    </message>
    <message>
        <source>Take the last seat away</source>
        <translation>Den letzten Platz wegnehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
</context>
<context>
    <name>ui::SheetView</name>
    <message>
        <source>Write up a table game</source>
        <translation>Partie am Tisch aufschreiben</translation>
    </message>
    <message>
        <source>Tab to go on, Enter for the next base, Ctrl+S to keep</source>
        <translation>Tab geht weiter, Enter zur nächsten Basis, Strg+S hält fest</translation>
    </message>
    <message>
        <source>Back to the list of matches</source>
        <translation>Zurück zur Liste der Partien</translation>
    </message>
    <message>
        <source>Back to the list of matches (Alt+Left)</source>
        <translation>Zurück zur Liste der Partien (Alt+Links)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Throw this sheet away</source>
        <translation>Diesen Bogen wegwerfen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Keep the match (Ctrl+S)</source>
        <translation>Die Partie speichern (Strg+S)</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Printing</source>
        <translation>Auflage</translation>
    </message>
    <message>
        <source>As it goes</source>
        <translation>Der Verlauf</translation>
    </message>
    <message>
        <source>Does it add up?</source>
        <translation>Geht es auf?</translation>
    </message>
    <message>
        <source>What is meant</source>
        <translation>Was gemeint ist</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>What is worth remembering about it?</source>
        <translation>Was ist daran bemerkenswert?</translation>
    </message>
    <message>
        <source>Part of a word is enough. Only bases that have not scored are offered.</source>
        <translation>Ein Teil eines Wortes genügt. Angeboten werden nur Basen, die noch nicht gewertet wurden.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Noch nichts</translation>
    </message>
    <message>
        <source>Type the first base, in part, and who came first, second and third there.</source>
        <translation>Gib die erste Basis ein, ein Teil genügt, und wer dort Erster, Zweiter und Dritter war.</translation>
    </message>
    <message>
        <source>It goes on</source>
        <translation>Es geht weiter</translation>
    </message>
    <message>
        <source>Nobody has %1 (%2). Kept like this, it is a match that was given up.</source>
        <translation>Niemand hat %1 (%2). So festgehalten ist es eine Partie, die aufgegeben wurde.</translation>
    </message>
    <message>
        <source>A tie at the top</source>
        <translation>Gleichstand an der Spitze</translation>
    </message>
    <message>
        <source>Several have %1 or more and equally much (%2): by the rules the match goes on. Kept like this, they share it.</source>
        <translation>Mehrere haben %1 oder mehr und gleich viel (%2): Nach den Regeln geht die Partie weiter. So festgehalten teilen sie sich den Sieg.</translation>
    </message>
    <message>
        <source>It adds up</source>
        <translation>Es geht auf</translation>
    </message>
    <message>
        <source>With the last row the match is over (%1). Winner: %2</source>
        <translation>Mit der letzten Zeile ist die Partie zu Ende (%1). Sieg: %2</translation>
    </message>
    <message>
        <source>It was over before</source>
        <translation>Es war schon zu Ende</translation>
    </message>
    <message>
        <source>After row %1 this seat led alone with %2 or more: %3. The rows after it can only be right if they scored in the same turn.</source>
        <translation>Nach Zeile %1 führte dieser Platz allein mit %2 oder mehr: %3. Die Zeilen danach stimmen nur, wenn sie im selben Zug gewertet wurden.</translation>
    </message>
    <message>
        <source>Row %1 counts for nothing</source>
        <translation>Zeile %1 zählt nicht</translation>
    </message>
    <message>
        <source>It has places and no base. Name the base, or empty the row.</source>
        <translation>Sie hat Plätze, aber keine Basis. Nenne die Basis oder leere die Zeile.</translation>
    </message>
    <message>
        <source>Correct match %1</source>
        <translation>Partie %1 berichtigen</translation>
    </message>
    <message>
        <source>Leave the match as it was kept</source>
        <translation>Lässt die Partie, wie sie gespeichert war</translation>
    </message>
    <message>
        <source>It has a base and no places. Type who came first, second and third there, or empty the row.</source>
        <translation>Sie hat eine Basis und keine Plätze. Gib ein, wer dort Erster, Zweiter und Dritter wurde, oder leere die Zeile.</translation>
    </message>
    <message>
        <source>Nobody has points from %1.</source>
        <comment>bases</comment>
        <translation>Niemand hat Punkte von %1.</translation>
    </message>
    <message>
        <source>No base of this printing that has not scored yet is called “%1”. Write another part of its name, or empty the row.</source>
        <translation>Keine noch nicht gewertete Basis dieser Auflage heißt „%1“. Schreib einen anderen Teil ihres Namens, oder leere die Zeile.</translation>
    </message>
    <message>
        <source>Somebody has no name yet.</source>
        <translation>Jemand hat noch keinen Namen.</translation>
    </message>
    <message>
        <source>Tab or Enter to go on, Ctrl+S to keep</source>
        <translation>Weiter mit Tab oder Enter, behalten mit Strg+S</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Not for so many</source>
        <translation>Nicht für so viele</translation>
    </message>
    <message numerus="yes">
        <source>Choose what is for %n seat(s), or change their number.</source>
        <translation>
            <numerusform>Wähle etwas für %n Platz oder ändere die Anzahl.</numerusform>
            <numerusform>Wähle etwas für %n Plätze oder ändere die Anzahl.</numerusform>
        </translation>
    </message>
    <message>
        <source>Type what each seat has left, after each turn or in the end alone.</source>
        <translation>Tippe ein, was jeder Platz noch hat, nach jedem Zug oder nur am Ende.</translation>
    </message>
    <message>
        <source>Tick that you won, or type how you all went out (%1). Kept like this, it is a match that was given up.</source>
        <translation>Kreuze an, dass ihr gewonnen habt, oder tippe ein, wie alle ausgeschieden sind (%1). So behalten ist es eine aufgegebene Partie.</translation>
    </message>
    <message>
        <source>More than one side is left (%1). Type on, or tick who won. Kept like this, it is a match that was given up.</source>
        <translation>Mehr als eine Seite ist noch im Spiel (%1). Tippe weiter oder kreuze an, wer gewonnen hat. So behalten ist es eine aufgegebene Partie.</translation>
    </message>
    <message>
        <source>Nobody is left</source>
        <translation>Niemand ist übrig</translation>
    </message>
    <message>
        <source>All are out (%1). Tick who won; kept like this, they share it.</source>
        <translation>Alle sind ausgeschieden (%1). Kreuze an, wer gewonnen hat; so behalten teilen sich alle den Sieg.</translation>
    </message>
    <message>
        <source>With the last row all are out (%1), and the game has won.</source>
        <translation>Mit der letzten Zeile sind alle ausgeschieden (%1), und das Spiel hat gewonnen.</translation>
    </message>
    <message>
        <source>It was decided after row %1 already: the rows after it cannot be right.</source>
        <translation>Es war schon nach Zeile %1 entschieden: Die Zeilen danach können nicht stimmen.</translation>
    </message>
    <message>
        <source>Type the points of each seat, after each turn or in the end alone.</source>
        <translation>Trage die Punkte jedes Platzes ein, nach jedem Zug oder nur am Ende.</translation>
    </message>
    <message>
        <source>Equally many points</source>
        <translation>Gleich viele Punkte</translation>
    </message>
    <message>
        <source>Several have the most (%1). Tick who won; kept like this, they share it.</source>
        <translation>Mehrere haben die meisten (%1). Hake an, wer gewonnen hat; so behalten teilen sie sich den Sieg.</translation>
    </message>
</context>
<context>
    <name>ui::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Search keys and what they do</source>
        <translation>Tasten suchen und was sie tun</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>Das tut keine Taste.</translation>
    </message>
    <message>
        <source>Take your last choice back</source>
        <translation>Deine letzte Entscheidung zurücknehmen</translation>
    </message>
    <message>
        <source>Hint: what a search would do, what it expects and why</source>
        <translation>Tipp: was eine Suche täte, was sie erwartet und warum</translation>
    </message>
    <message>
        <source>End, pass or be done, as the prompt offers it</source>
        <translation>Beenden, passen oder fertig sein, wie es die Frage anbietet</translation>
    </message>
    <message>
        <source>Look at the discard piles</source>
        <translation>Die Ablagestapel ansehen</translation>
    </message>
    <message>
        <source>To the next that can be chosen</source>
        <translation>Zum Nächsten, das gewählt werden kann</translation>
    </message>
    <message>
        <source>In lists, tables and pages</source>
        <translation>In Listen, Tabellen und Seiten</translation>
    </message>
    <message>
        <source>Search on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>To the next field; with Shift to the one before</source>
        <translation>Zum nächsten Feld, mit Umschalt zum vorigen</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Within a list, a table or the gallery</source>
        <translation>In einer Liste, einer Tabelle oder der Galerie</translation>
    </message>
    <message>
        <source>Choose or open; in the log and the moves, why it was chosen</source>
        <translation>Wählen oder öffnen; im Protokoll und bei den Spielzügen: warum so entschieden wurde</translation>
    </message>
    <message>
        <source>Back out of a choice or a dialog</source>
        <translation>Aus einer Entscheidung oder einem Dialog zurück</translation>
    </message>
    <message>
        <source>Rename a saved pair</source>
        <translation>Ein gespeichertes Paar umbenennen</translation>
    </message>
    <message>
        <source>Delete a saved pair or a match</source>
        <translation>Ein gespeichertes Paar oder eine Partie löschen</translation>
    </message>
    <message>
        <source>From a match to the list; in the rules one entry back</source>
        <translation>Von einer Partie zur Liste, in den Regeln einen Eintrag zurück</translation>
    </message>
    <message>
        <source>Open the menus; Alt alone does the same</source>
        <translation>Die Menüs öffnen; Alt allein tut dasselbe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>The same, while the question itself has the keyboard</source>
        <translation>Dasselbe, solange die Frage selbst die Tastatur hat</translation>
    </message>
    <message>
        <source>In an analysed match to the next choice that is marked</source>
        <translation>In einer analysierten Partie zur nächsten markierten Entscheidung</translation>
    </message>
</context>
<context>
    <name>ui::SmashUpMiniTable</name>
    <message>
        <source>%1 %2</source>
        <comment>a seat and its power</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (%4)</source>
        <translation>%1: %2 von %3 (%4)</translation>
    </message>
    <message>
        <source>You have a minion and an action left.</source>
        <translation>Du hast noch eine Kreatur und eine Aktion.</translation>
    </message>
    <message>
        <source>You have %1 and %2 left.</source>
        <comment>counts of minions and actions</comment>
        <translation>Du hast noch %1 und %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n minion(s)</source>
        <translation>
            <numerusform>%n Kreatur</numerusform>
            <numerusform>%n Kreaturen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s)</source>
        <translation>
            <numerusform>%n Aktion</numerusform>
            <numerusform>%n Aktionen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n minion(s) left.</source>
        <translation>
            <numerusform>Du hast noch %n Kreatur.</numerusform>
            <numerusform>Du hast noch %n Kreaturen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n action(s) left.</source>
        <translation>
            <numerusform>Du hast noch %n Aktion.</numerusform>
            <numerusform>Du hast noch %n Aktionen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have nothing left to play.</source>
        <translation>Du hast nichts mehr auszuspielen.</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s) scored so far.</source>
        <translation>
            <numerusform>Bisher wurde %n Basis gewertet.</numerusform>
            <numerusform>Bisher wurden %n Basen gewertet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SmashUpTable</name>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>Discard piles</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>%1 is no answer to this question.</source>
        <translation>%1 ist keine Antwort auf diese Frage.</translation>
    </message>
    <message>
        <source>%1 cannot be played now: it is not your turn.</source>
        <translation>%1 lässt sich jetzt nicht ausspielen: Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>%1 cannot be played now.</source>
        <translation>%1 lässt sich jetzt nicht ausspielen.</translation>
    </message>
    <message>
        <source>%1 cannot be played now: no minion plays left.</source>
        <translation>%1 lässt sich jetzt nicht ausspielen: Du darfst keine Kreatur mehr ausspielen.</translation>
    </message>
    <message>
        <source>%1 cannot be played now: no action plays left.</source>
        <translation>%1 lässt sich jetzt nicht ausspielen: Du darfst keine Aktion mehr ausspielen.</translation>
    </message>
    <message>
        <source>From your discard pile</source>
        <translation>Aus deinem Ablagestapel</translation>
    </message>
    <message>
        <source>From the discard pile of %1</source>
        <translation>Aus dem Ablagestapel von %1</translation>
    </message>
    <message>
        <source>From your deck</source>
        <translation>Aus deinem Deck</translation>
    </message>
    <message>
        <source>From the deck of %1</source>
        <translation>Aus dem Deck von %1</translation>
    </message>
    <message>
        <source>From the hand of %1</source>
        <translation>Aus der Hand von %1</translation>
    </message>
    <message>
        <source>From the base deck</source>
        <translation>Aus dem Basisdeck</translation>
    </message>
    <message>
        <source>From the bases that have scored</source>
        <translation>Von den gewerteten Basen</translation>
    </message>
    <message>
        <source>From the treasures</source>
        <translation>Von den Schätzen</translation>
    </message>
    <message>
        <source>From beside the deck</source>
        <translation>Von neben dem Deck</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a card and its player</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 forbids it. %2</source>
        <comment>a card, and what it says</comment>
        <translation>%1 verbietet es. %2</translation>
    </message>
    <message>
        <source>The card itself cannot be played here.</source>
        <translation>Die Karte selbst lässt sich hier nicht ausspielen.</translation>
    </message>
    <message>
        <source>The plays you have left are not for this card here.</source>
        <translation>Was du noch ausspielen darfst, gilt nicht für diese Karte hier.</translation>
    </message>
    <message>
        <source>There is no minion here to play it on.</source>
        <translation>Hier ist keine Kreatur, auf die sie gespielt werden könnte.</translation>
    </message>
    <message>
        <source>If you choose %1</source>
        <translation>Wenn du %1 wählst</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <comment>a card</comment>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>can be used now</source>
        <comment>a card</comment>
        <translation>jetzt nutzbar</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card</comment>
        <translation>würde jetzt nichts bewirken</translation>
    </message>
    <message>
        <source>playable now</source>
        <comment>a card</comment>
        <translation>jetzt ausspielbar</translation>
    </message>
    <message>
        <source>%1 cannot be played now: the plays you have left are for other cards.</source>
        <translation>%1 lässt sich jetzt nicht ausspielen: Was du noch ausspielen darfst, gilt für andere Karten.</translation>
    </message>
    <message>
        <source>The card cannot choose this base.</source>
        <translation>Diese Basis kann die Karte nicht wählen.</translation>
    </message>
    <message>
        <source>If you play it: %1</source>
        <comment>what a drop changes at a base</comment>
        <translation>Wenn du sie ausspielst: %1</translation>
    </message>
    <message>
        <source>Rules on %1</source>
        <translation>Regeln zu %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a base, and why not there</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::SmashUpTableModel</name>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>%1 power %2</source>
        <translation>%1, Stärke %2</translation>
    </message>
    <message>
        <source>%1 (+1 counters: %2)</source>
        <translation>%1 (+1-Marker: %2)</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two cards</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 (can be chosen)</source>
        <translation>%1 (wählbar)</translation>
    </message>
    <message>
        <source>%1, base: power %2 of %3</source>
        <translation>%1, Basis: Stärke %2 von %3</translation>
    </message>
    <message>
        <source>worth %1, %2 and %3 VP</source>
        <translation>%1, %2 und %3 SP wert</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>being scored</source>
        <translation>wird gewertet</translation>
    </message>
    <message>
        <source>its ability is cancelled</source>
        <translation>ihre Fähigkeit ist aufgehoben</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>wählbar</translation>
    </message>
    <message>
        <source>%1, %2: %3; total %4</source>
        <translation>%1, %2: %3; zusammen %4</translation>
    </message>
    <message>
        <source>no minions</source>
        <translation>keine Kreaturen</translation>
    </message>
    <message>
        <source>may ignore the base</source>
        <translation>darf die Basis ignorieren</translation>
    </message>
    <message>
        <source>the base can be chosen</source>
        <translation>die Basis ist wählbar</translation>
    </message>
    <message>
        <source>%1: %2 VP, hand %3, deck %4, discard pile %5</source>
        <translation>%1: %2 SP, Hand %3, Deck %4, Ablagestapel %5</translation>
    </message>
    <message>
        <source>Madness cards %1, which would cost %2 VP now</source>
        <translation>Wahnsinnskarten %1, die jetzt %2 SP kosten würden</translation>
    </message>
    <message>
        <source>plays %1</source>
        <translation>Fraktionen %1</translation>
    </message>
    <message>
        <source>can play no actions this turn</source>
        <translation>diesen Zug keine Aktionen</translation>
    </message>
    <message>
        <source>can play no actions in their next turn</source>
        <translation>im nächsten eigenen Zug keine Aktionen</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>Turn %1, base deck %2</source>
        <translation>Zug %1, Basisdeck %2</translation>
    </message>
    <message>
        <source>Madness deck %1</source>
        <translation>Wahnsinnsdeck %1</translation>
    </message>
    <message>
        <source>%1 (new)</source>
        <comment>a card that came since the last choice</comment>
        <translation>%1 (neu)</translation>
    </message>
    <message>
        <source>%1 (picked as number %2)</source>
        <translation>%1 (als Nummer %2 gewählt)</translation>
    </message>
    <message>
        <source>%1 first</source>
        <translation>%1 Erster</translation>
    </message>
    <message>
        <source>%1 second</source>
        <translation>%1 Zweiter</translation>
    </message>
    <message>
        <source>%1 third</source>
        <translation>%1 Dritter</translation>
    </message>
    <message>
        <source>%1 gained %2 VP here</source>
        <translation>%1 hat hier %2 SP bekommen</translation>
    </message>
    <message>
        <source>%1 (moved here)</source>
        <comment>a card, since the last choice</comment>
        <translation>%1 (hierher bewegt)</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <comment>a card with its power, and that at the last choice</comment>
        <translation>%1 (vorher: %2)</translation>
    </message>
    <message>
        <source>holds %1</source>
        <comment>the cards of an open hand</comment>
        <translation>hat %1 auf der Hand</translation>
    </message>
    <message>
        <source>%1 (then: %2)</source>
        <comment>a card, and what choosing it would change</comment>
        <translation>%1 (dann: %2)</translation>
    </message>
</context>
<context>
    <name>ui::StandingBar</name>
    <message>
        <source>Start</source>
        <comment>a phase of the turn</comment>
        <translation>Beginn</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a phase of the turn</comment>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Score</source>
        <comment>a phase of the turn</comment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>a phase of the turn</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>End</source>
        <comment>a phase of the turn</comment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>%1 phase, now</source>
        <translation>Phase „%1“, jetzt</translation>
    </message>
    <message>
        <source>%1 phase</source>
        <translation>Phase „%1“</translation>
    </message>
    <message>
        <source>first to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>Madness deck %1</source>
        <translation>Wahnsinnsdeck %1</translation>
    </message>
</context>
<context>
    <name>ui::StarRealmsGallery</name>
    <message>
        <source>%1 cards</source>
        <comment>the cards of a game</comment>
        <translation>Karten von %1</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Write the cards that are shown, or one of them, into a file</source>
        <translation>Die gezeigten Karten oder eine davon in eine Datei schreiben</translation>
    </message>
    <message>
        <source>The cards as a table…</source>
        <translation>Die Karten als Tabelle…</translation>
    </message>
    <message>
        <source>This card as a picture…</source>
        <translation>Diese Karte als Bild…</translation>
    </message>
    <message>
        <source>“draw”, cost 3, outpost…</source>
        <translation>„ziehe“, Kosten 3, Außenposten…</translation>
    </message>
    <message>
        <source>Search the cards</source>
        <translation>Die Karten durchsuchen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>by cost</source>
        <translation>nach Kosten</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>nach Namen</translation>
    </message>
    <message>
        <source>by defense</source>
        <translation>nach Verteidigung</translation>
    </message>
    <message>
        <source>by copies</source>
        <translation>nach Anzahl</translation>
    </message>
    <message>
        <source>Order of the cards</source>
        <translation>Reihenfolge der Karten</translation>
    </message>
    <message>
        <source>Cards of the set %1</source>
        <translation>Karten des Sets %1</translation>
    </message>
    <message>
        <source>Unaligned</source>
        <translation>Ohne Fraktion</translation>
    </message>
    <message>
        <source>Show cards of %1</source>
        <translation>Karten von %1 zeigen</translation>
    </message>
    <message>
        <source>all</source>
        <comment>kinds of cards</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>ships</source>
        <translation>Schiffe</translation>
    </message>
    <message>
        <source>bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>outposts</source>
        <translation>Außenposten</translation>
    </message>
    <message>
        <source>Show cards of every kind</source>
        <translation>Karten jeder Art zeigen</translation>
    </message>
    <message>
        <source>Show ships only</source>
        <translation>Nur Schiffe zeigen</translation>
    </message>
    <message>
        <source>Show bases only</source>
        <translation>Nur Basen zeigen</translation>
    </message>
    <message>
        <source>Show outposts only</source>
        <translation>Nur Außenposten zeigen</translation>
    </message>
    <message>
        <source>No card is like that</source>
        <translation>Keine Karte passt dazu</translation>
    </message>
    <message>
        <source>Take a word out of the search, or show other factions and kinds again.</source>
        <translation>Nimm ein Wort aus der Suche, oder zeige wieder andere Fraktionen und Arten.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Alle Karten zeigen</translation>
    </message>
    <message>
        <source>%1 different, %2 in the trade deck</source>
        <comment>cards</comment>
        <translation>%1 verschiedene, %2 im Handelsdeck</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 with these filters</source>
        <comment>cards</comment>
        <translation>%1 von %2 mit diesen Filtern</translation>
    </message>
    <message>
        <source>Export the cards</source>
        <translation>Die Karten exportieren</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
    </message>
    <message>
        <source>Export the card</source>
        <translation>Die Karte exportieren</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
</context>
<context>
    <name>ui::StarRealmsMiniTable</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and their authority</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 ist ausgeschieden</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player, and how many bases they have</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n base(s)</source>
        <translation>
            <numerusform>%n Basis</numerusform>
            <numerusform>%n Basen</numerusform>
        </translation>
    </message>
    <message>
        <source>trade row: %1</source>
        <translation>Handelsreihe: %1</translation>
    </message>
    <message numerus="yes">
        <source>You have %n card(s) in hand.</source>
        <translation>
            <numerusform>Du hast %n Karte auf der Hand.</numerusform>
            <numerusform>Du hast %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 trade and %2 combat are yours to spend.</source>
        <translation>%1 Handel und %2 Kampf kannst du ausgeben.</translation>
    </message>
</context>
<context>
    <name>ui::StarRealmsTable</name>
    <message>
        <source>%1 Choose it again if you mean it.</source>
        <comment>what would be lost</comment>
        <translation>%1 Wähle noch einmal, wenn du es so meinst.</translation>
    </message>
    <message>
        <source>%1 again</source>
        <comment>a card that was bought</comment>
        <translation>Noch mal %1</translation>
    </message>
    <message>
        <source>Buys the same card again</source>
        <translation>Kauft dieselbe Karte noch einmal</translation>
    </message>
    <message>
        <source>Scrap …</source>
        <translation>Verschrotten …</translation>
    </message>
    <message>
        <source>Uses a scrap ability of a card in play, which is gone then</source>
        <translation>Nutzt die Verschrotten-Fähigkeit einer Karte im Spiel, die dann fort ist</translation>
    </message>
    <message>
        <source>Play all</source>
        <translation>Alle spielen</translation>
    </message>
    <message>
        <source>%1 is no answer to this question.</source>
        <translation>%1 ist keine Antwort auf diese Frage.</translation>
    </message>
    <message>
        <source>%1 costs %2 trade, and you have %3.</source>
        <translation>%1 kostet %2 Handel, du hast %3.</translation>
    </message>
    <message>
        <source>%1 cannot be acquired now.</source>
        <translation>%1 kann jetzt nicht erworben werden.</translation>
    </message>
    <message>
        <source>%1 has nothing to use now: for its ally ability another card of its faction must come.</source>
        <translation>%1 hat jetzt nichts zu nutzen: Für die Verbündetenfähigkeit muss eine andere Karte der Fraktion dazukommen.</translation>
    </message>
    <message>
        <source>%1 has nothing to use now.</source>
        <translation>%1 hat jetzt nichts zu nutzen.</translation>
    </message>
    <message>
        <source>%1 cannot be attacked: an outpost stands before it.</source>
        <translation>%1 kann nicht angegriffen werden: Ein Außenposten steht davor.</translation>
    </message>
    <message>
        <source>%1 has %2 defense, and you have %3 combat.</source>
        <translation>%1 hat %2 Verteidigung, du hast %3 Kampf.</translation>
    </message>
    <message>
        <source>%1 cannot be attacked by you.</source>
        <translation>%1 kann von dir nicht angegriffen werden.</translation>
    </message>
    <message>
        <source>%1 cannot be chosen now.</source>
        <translation>%1 kann jetzt nicht gewählt werden.</translation>
    </message>
    <message>
        <source>Rules on %1</source>
        <translation>Regeln zu %1</translation>
    </message>
    <message>
        <source>Discard piles</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>Scrap heap</source>
        <translation>Schrotthaufen</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Cards to choose from</source>
        <translation>Karten zur Auswahl</translation>
    </message>
    <message>
        <source>Meanwhile you can look at every card: point at it.</source>
        <translation>Währenddessen kannst du jede Karte ansehen: Zeige auf sie.</translation>
    </message>
    <message>
        <source>Click a card, or drag it to where it shall go. %1 ends the turn, %2 gives a hint.</source>
        <translation>Klicke auf eine Karte oder ziehe sie dahin, wo sie hin soll. %1 beendet den Zug, %2 gibt einen Tipp.</translation>
    </message>
    <message>
        <source>What can be chosen has a gold frame. %1 gives a hint.</source>
        <translation>Was gewählt werden kann, hat einen goldenen Rahmen. %1 gibt einen Tipp.</translation>
    </message>
    <message>
        <source>outpost first: %1 of your %2</source>
        <comment>combat</comment>
        <translation>erst Außenposten: %1 von deinen %2</translation>
    </message>
    <message>
        <source>%1: %2 → %3, and you win</source>
        <comment>a player, authority before and after</comment>
        <translation>%1: %2 → %3, und du gewinnst</translation>
    </message>
    <message numerus="yes">
        <source>Then %n combat is left, not enough for what comes next.</source>
        <translation>
            <numerusform>Dann bleibt %n Kampf, zu wenig für das Nächste.</numerusform>
            <numerusform>Dann bleiben %n Kampf, zu wenig für das Nächste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then %1 for %2: %3 → %4</source>
        <comment>combat, a player, authority before and after</comment>
        <translation>Dann %1 gegen %2: %3 → %4</translation>
    </message>
    <message>
        <source>%1 for %2: %3 → %4</source>
        <comment>combat, a player, authority before and after</comment>
        <translation>%1 gegen %2: %3 → %4</translation>
    </message>
    <message>
        <source>If you attack: %1</source>
        <translation>Wenn du angreifst: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an answer, and what it comes to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 combat</source>
        <translation>%1 Kampf</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n Handkarte</numerusform>
            <numerusform>%n Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>two things that are left</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>You have %1 left. End the turn anyway?</source>
        <translation>Du hast noch %1. Trotzdem den Zug beenden?</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>Autorität</translation>
    </message>
    <message>
        <source>Plays all cards of your hand: those that draw first, then those that ask for cards of the hand</source>
        <translation>Spielt alle Karten deiner Hand: zuerst die, mit denen du ziehst, dann die, die nach Karten der Hand fragen</translation>
    </message>
    <message>
        <source>Use all</source>
        <translation>Alle nutzen</translation>
    </message>
    <message>
        <source>Uses all abilities that ask nothing and scrap nothing, one after the other</source>
        <translation>Nutzt alle Fähigkeiten, die nichts fragen und nichts verschrotten, eine nach der anderen</translation>
    </message>
    <message>
        <source>Choose one of the answers. %1 gives a hint.</source>
        <translation>Wähle eine der Antworten. %1 gibt einen Tipp.</translation>
    </message>
</context>
<context>
    <name>ui::StartCard</name>
    <message>
        <source>Choose a pair yourself</source>
        <translation>Wähl selbst ein Paar</translation>
    </message>
    <message numerus="yes">
        <source>%n faction(s), %1 pairs. See what each one does, then play one or let the dice choose.</source>
        <translation>
            <numerusform>%n Fraktion, %1 Paare. Sieh dir an, was jede kann, und spiel eins davon oder lass die Würfel wählen.</numerusform>
            <numerusform>%n Fraktionen, %1 Paare. Sieh dir an, was jede kann, und spiel eins davon oder lass die Würfel wählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the pairs</source>
        <translation>Zu den Paaren</translation>
    </message>
    <message>
        <source>nothing is decided for good</source>
        <translation>nichts ist endgültig</translation>
    </message>
    <message>
        <source>Bring your table games</source>
        <translation>Trag Partien vom echten Tisch ein</translation>
    </message>
    <message>
        <source>Write up a match that was played with real cards: who, which factions, which bases. It counts like any other.</source>
        <translation>Schreib eine Partie auf, die mit echten Karten gespielt wurde: wer, welche Fraktionen, welche Basen. Sie zählt wie jede andere.</translation>
    </message>
    <message>
        <source>Write up a match</source>
        <translation>Eine Partie aufschreiben</translation>
    </message>
    <message>
        <source>keyboard alone, about a minute</source>
        <translation>nur mit der Tastatur, etwa eine Minute</translation>
    </message>
    <message>
        <source>Write up a match that was played with real cards: who, and what each had left after a turn or in the end. It counts like any other.</source>
        <translation>Trage eine Partie ein, die mit echten Karten gespielt wurde: wer, und was jeder nach einem Zug oder am Ende noch hatte. Sie zählt wie jede andere.</translation>
    </message>
</context>
<context>
    <name>ui::StartPanel</name>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Weiter mit</translation>
    </message>
    <message>
        <source>No match on the table</source>
        <translation>Keine Partie auf dem Tisch</translation>
    </message>
    <message>
        <source>Set one up for two to %1 seats, against the computer or at one screen.</source>
        <translation>Bau eine für zwei bis %1 Spieler auf, gegen den Computer oder an einem Bildschirm.</translation>
    </message>
    <message>
        <source>%1 · turn %2 · %3 · %4</source>
        <translation>%1 · Zug %2 · %3 · %4</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>two players</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>Go on with one that waits, or set up a new one for two to %1 seats, against the computer or at one screen.</source>
        <translation>Spiel eine weiter, die wartet, oder bau eine neue für zwei bis %1 Spieler auf, gegen den Computer oder an einem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsFilters</name>
    <message>
        <source>All opponents</source>
        <translation>Alle Gegner</translation>
    </message>
    <message>
        <source>All printings</source>
        <translation>Alle Auflagen</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last 90 days</source>
        <translation>Die letzten 90 Tage</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Die letzten 12 Monate</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Which game is told of</source>
        <translation>Um welches Spiel es geht</translation>
    </message>
    <message>
        <source>Whose matches these are</source>
        <translation>Wessen Partien das sind</translation>
    </message>
    <message>
        <source>Against whom they were played</source>
        <translation>Gegen wen sie gespielt wurden</translation>
    </message>
    <message>
        <source>With which printing they were played</source>
        <translation>Mit welcher Auflage sie gespielt wurden</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>a day</comment>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>From when on they were begun</source>
        <translation>Ab wann sie begonnen wurden</translation>
    </message>
    <message>
        <source>All options</source>
        <translation>Alle Optionen</translation>
    </message>
    <message>
        <source>With which match option they were played</source>
        <translation>Mit welcher Option sie gespielt wurden</translation>
    </message>
</context>
<context>
    <name>ui::StatisticsView</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Keine Partie ist so</translation>
    </message>
    <message>
        <source>Take a filter away, or play one.</source>
        <translation>Nimm einen Filter weg oder spiel eine.</translation>
    </message>
    <message>
        <source>Nothing to tell yet</source>
        <translation>Noch nichts zu berichten</translation>
    </message>
    <message>
        <source>Statistics come from matches that are over: played here, or written up from a table. Those for practice do not count.</source>
        <translation>Die Statistik entsteht aus Partien, die zu Ende sind: hier gespielt oder vom Tisch aufgeschrieben. Übungspartien zählen nicht.</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Write up a table game</source>
        <translation>Eine Partie am Tisch aufschreiben</translation>
    </message>
    <message>
        <source>Show all matches</source>
        <translation>Alle Partien zeigen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 won</source>
        <comment>&quot;44 of 74&quot;</comment>
        <translation>%1 gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>Share of all matches won</source>
        <translation>Anteil aller gewonnenen Partien</translation>
    </message>
    <message numerus="yes">
        <source>Shares are shown from %n match(es) on.</source>
        <translation>
            <numerusform>Anteile stehen hier ab %n Partie.</numerusform>
            <numerusform>Anteile stehen hier ab %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show fewer</source>
        <translation>Weniger zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Show all %n</source>
        <translation>
            <numerusform>Alle %n zeigen</numerusform>
            <numerusform>Alle %n zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your factions</source>
        <translation>Deine Fraktionen</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>won, 95 % interval</source>
        <translation>gewonnen, 95-%-Intervall</translation>
    </message>
    <message>
        <source>Grey: the interval holds an even share, so it says nothing yet.</source>
        <translation>Grau: Das Intervall enthält den gleichen Anteil, es sagt also noch nichts.</translation>
    </message>
    <message>
        <source>Your pairs</source>
        <translation>Deine Paare</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>most played</source>
        <translation>die häufigsten</translation>
    </message>
    <message>
        <source>Pair against pair</source>
        <translation>Paar gegen Paar</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>won in a week · matches</source>
        <translation>in der Woche gewonnen · Partien</translation>
    </message>
    <message>
        <source>won in a month · matches</source>
        <translation>im Monat gewonnen · Partien</translation>
    </message>
    <message>
        <source>won in a year · matches</source>
        <translation>im Jahr gewonnen · Partien</translation>
    </message>
    <message>
        <source>Share of matches won over time</source>
        <translation>Anteil gewonnener Partien im Lauf der Zeit</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a time and how many matches</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n match(es)</source>
        <comment>a time</comment>
        <translation>
            <numerusform>%1, %n Partie</numerusform>
            <numerusform>%1, %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Won in %</source>
        <translation>Gewonnen in %</translation>
    </message>
    <message>
        <source>Rating against the levels</source>
        <translation>Wertungszahl gegen die Stufen</translation>
    </message>
    <message>
        <source>Elo, 95 % band</source>
        <translation>Elo, 95-%-Band</translation>
    </message>
    <message numerus="yes">
        <source>After %n match(es)</source>
        <translation>
            <numerusform>Nach %n Partie</numerusform>
            <numerusform>Nach %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 Elo after %n match(es) against levels, 95 %: %2 to %3.</source>
        <translation>
            <numerusform>%1 Elo nach %n Partie gegen Stufen, 95 %: %2 bis %3.</numerusform>
            <numerusform>%1 Elo nach %n Partien gegen Stufen, 95 %: %2 bis %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Luck against play</source>
        <translation>Glück und Spiel</translation>
    </message>
    <message>
        <source>per match, in points</source>
        <translation>je Partie, in Punkten</translation>
    </message>
    <message>
        <source>Your luck %1</source>
        <comment>its margin</comment>
        <translation>Dein Glück %1</translation>
    </message>
    <message>
        <source>Luck %1</source>
        <comment>its margin</comment>
        <translation>Glück %1</translation>
    </message>
    <message>
        <source>Your errors %1</source>
        <comment>their margin</comment>
        <translation>Deine Fehler %1</translation>
    </message>
    <message>
        <source>Own errors %1</source>
        <comment>their margin</comment>
        <translation>Eigene Fehler %1</translation>
    </message>
    <message>
        <source>Theirs %1</source>
        <comment>errors of an opponent and their margin</comment>
        <translation>Die der Gegner %1</translation>
    </message>
    <message>
        <source>Bases</source>
        <translation>Basen</translation>
    </message>
    <message>
        <source>points of a scoring</source>
        <translation>Punkte je Wertung</translation>
    </message>
    <message>
        <source>Points that bases brought</source>
        <translation>Punkte, die Basen brachten</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>gewertet</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>they</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>Rows and records</source>
        <translation>Serien und Bestwerte</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <comment>matches won or lost in a row</comment>
        <translation>Zurzeit: %1</translation>
    </message>
    <message>
        <source>Longest: %1</source>
        <comment>matches won in a row</comment>
        <translation>Längste: %1</translation>
    </message>
    <message>
        <source>See match %1</source>
        <translation>Partie %1 ansehen</translation>
    </message>
    <message>
        <source>Most points: %1</source>
        <translation>Meiste Punkte: %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a pair</comment>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>Largest lead: %1</source>
        <translation>Größter Vorsprung: %1</translation>
    </message>
    <message>
        <source>Fewest turns: %1</source>
        <translation>Wenigste Züge: %1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Wie gespielt wurde</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>Punkte im Schnitt</translation>
    </message>
    <message>
        <source>times</source>
        <translation>Male</translation>
    </message>
</context>
<context>
    <name>ui::StepChooser</name>
    <message>
        <source>Add a step</source>
        <translation>Schritt hinzufügen</translation>
    </message>
    <message>
        <source>What shall happen? Type a part of it</source>
        <translation>Was soll geschehen? Ein Stück davon tippen</translation>
    </message>
    <message>
        <source>Find a step</source>
        <translation>Schritt suchen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Change the step</source>
        <translation>Den Schritt ändern</translation>
    </message>
</context>
<context>
    <name>ui::TrialPanel</name>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>With other pairs and other hands</source>
        <translation>Mit anderen Paaren und anderen Karten auf der Hand</translation>
    </message>
    <message>
        <source>The first matches are being played.</source>
        <translation>Die ersten Partien laufen.</translation>
    </message>
    <message numerus="yes">
        <source>of %n match(es) won; between %1 % and %2 % with a certainty of 95 %</source>
        <translation>
            <numerusform>von %n Partie gewonnen; mit 95 % Sicherheit zwischen %1 % und %2 %</numerusform>
            <numerusform>von %n Partien gewonnen; mit 95 % Sicherheit zwischen %1 % und %2 %</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 was played %n time(s).</source>
        <translation>
            <numerusform>%1 wurde %n-mal ausgespielt.</numerusform>
            <numerusform>%1 wurde %n-mal ausgespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) would not end.</source>
        <translation>
            <numerusform>%n Partie nahm kein Ende.</numerusform>
            <numerusform>%n Partien nahmen kein Ende.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 % (%2 to %3)</source>
        <comment>won, and between what with certainty</comment>
        <translation>%1 % (%2 bis %3)</translation>
    </message>
    <message numerus="yes">
        <source>With it: %1 of %n match(es) won.</source>
        <translation>
            <numerusform>Mit ihr: %1 von %n Partie gewonnen.</numerusform>
            <numerusform>Mit ihr: %1 von %n Partien gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it: %1 of %n match(es) won.</source>
        <translation>
            <numerusform>Ohne sie: %1 von %n Partie gewonnen.</numerusform>
            <numerusform>Ohne sie: %1 von %n Partien gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is no proof: a longer match, and one that goes well, has more cards played.</source>
        <translation>Das beweist nichts: In langen Partien und in solchen, die gut laufen, werden mehr Karten ausgespielt.</translation>
    </message>
    <message numerus="yes">
        <source>Tried out in %n match(es) at level %1</source>
        <translation>
            <numerusform>Ausprobiert in %n Partie auf Stufe %1</numerusform>
            <numerusform>Ausprobiert in %n Partien auf Stufe %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Play with this card on top</source>
        <translation>Mit dieser Karte obenauf spielen</translation>
    </message>
    <message>
        <source>A match for practice in which it is the first card of your deck</source>
        <translation>Eine Übungspartie, in der sie die erste Karte deines Decks ist</translation>
    </message>
</context>
<context>
    <name>ui::TryDesk</name>
    <message>
        <source>Try out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Put back what was tried out</source>
        <translation>Ausprobiertes zurückstellen</translation>
    </message>
    <message>
        <source>Put back. The match is as it was.</source>
        <translation>Zurückgestellt. Die Partie ist wie zuvor.</translation>
    </message>
    <message>
        <source>Here the match would be over. Take a step back, or put it back.</source>
        <translation>Hier wäre die Partie vorbei. Geh einen Schritt zurück oder kehr zur Partie zurück.</translation>
    </message>
    <message>
        <source>Trying out: %1 is thinking.</source>
        <translation>Ausprobieren: %1 denkt nach.</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Shows the match again as it is</source>
        <translation>Zeigt die Partie wieder, wie sie ist</translation>
    </message>
</context>
<context>
    <name>ui::TryStrip</name>
    <message>
        <source>Trying out</source>
        <translation>Ausprobieren</translation>
    </message>
    <message>
        <source>Trying out – nothing counts</source>
        <translation>Ausprobieren – nichts zählt</translation>
    </message>
    <message>
        <source>Cards that you cannot know are dealt as a guess.</source>
        <translation>Karten, die du nicht kennen kannst, sind nur vermutet.</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <comment>choices that were tried out</comment>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Takes back what you tried last, and what the others did then (%1)</source>
        <translation>Nimmt zurück, was du zuletzt probiert hast und was die anderen dann taten (%1)</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Shows the match again as it is (%1)</source>
        <translation>Zeigt die Partie wieder, wie sie ist (%1)</translation>
    </message>
    <message>
        <source>In practice nothing is hidden: the cards come as they lie.</source>
        <translation>In der Übung ist nichts verborgen: Die Karten kommen, wie sie liegen.</translation>
    </message>
</context>
<context>
    <name>ui::TurningPoint</name>
    <message>
        <source>Show it</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the turning point</source>
        <translation>Den Wendepunkt zeigen</translation>
    </message>
    <message>
        <source>Goes through the match from there</source>
        <translation>Geht die Partie von dort an durch</translation>
    </message>
    <message>
        <source>The turning point: turn %1, %2</source>
        <comment>a turn and what scored in it</comment>
        <translation>Der Wendepunkt: Zug %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for you, and you were in front from then on.</source>
        <translation>
            <numerusform>%n Punkt für dich, und von da an lagst du vorn.</numerusform>
            <numerusform>%n Punkte für dich, und von da an lagst du vorn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for %1, who was in front from then on.</source>
        <translation>
            <numerusform>%n Punkt für %1 und von da an die Führung.</numerusform>
            <numerusform>%n Punkte für %1 und von da an die Führung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ViewSwitch</name>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show the list of matches</source>
        <translation>Die Liste der Partien zeigen</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Show statistics of the matches</source>
        <translation>Die Statistik der Partien zeigen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Show what became of the cards</source>
        <translation>Zeigen, was aus den Karten wurde</translation>
    </message>
</context>
<context>
    <name>ui::WelcomePane</name>
    <message>
        <source>Welcome to Breakpoint</source>
        <translation>Willkommen bei Breakpoint</translation>
    </message>
    <message>
        <source>%1 against the computer or each other, and every match kept to be looked at again.</source>
        <translation>%1 gegen den Computer oder gegeneinander; jede Partie bleibt erhalten und lässt sich wieder ansehen.</translation>
    </message>
    <message>
        <source>Play a first match</source>
        <translation>Spiel eine erste Partie</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <comment>two factions</comment>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a level and its word</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>I have a backup</source>
        <translation>Ich habe eine Sicherung</translation>
    </message>
    <message>
        <source>Light, dark, text size, language</source>
        <translation>Hell, dunkel, Textgröße, Sprache</translation>
    </message>
    <message>
        <source>How %1 is played, in two minutes</source>
        <translation>Wie man %1 spielt, in zwei Minuten</translation>
    </message>
    <message>
        <source>Against an easy opponent. A choice can be taken back until new cards are seen.</source>
        <translation>Gegen einen leichten Gegner. Du kannst zurücknehmen, was du wählst, bis neue Karten zu sehen sind.</translation>
    </message>
    <message>
        <source>%1 against an easy opponent. The table says at each step what you can do, and a choice can be taken back until new cards are seen.</source>
        <translation>%1 gegen einen leichten Gegner. Der Tisch sagt bei jedem Schritt, was du tun kannst, und du kannst zurücknehmen, was du wählst, bis neue Karten zu sehen sind.</translation>
    </message>
    <message>
        <source>%1 against an easy opponent. A choice can be taken back until new cards are seen.</source>
        <translation>%1 gegen einen leichten Gegner. Du kannst zurücknehmen, was du wählst, bis neue Karten zu sehen sind.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>games</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>A first match of %1</source>
        <comment>a game</comment>
        <translation>Eine erste Partie %1</translation>
    </message>
    <message>
        <source>Against an easy opponent, with words at each step</source>
        <translation>Gegen einen leichten Gegner, mit Hinweisen bei jedem Schritt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>several games</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::WhyPanel</name>
    <message>
        <source>Why this?</source>
        <translation>Warum das?</translation>
    </message>
    <message>
        <source>Tells what was expected of the choice that is marked, and what spoke for it</source>
        <translation>Sagt, was von der markierten Entscheidung erwartet wurde und was dafür sprach</translation>
    </message>
    <message>
        <source>All players agreed to this.</source>
        <translation>Alle Spieler haben dem zugestimmt.</translation>
    </message>
    <message>
        <source>Why %1 chose this is told after the match: it speaks of cards that you do not see.</source>
        <translation>Warum %1 so gewählt hat, erfährst du nach der Partie: Es geht um Karten, die du nicht siehst.</translation>
    </message>
    <message>
        <source>Thinking …</source>
        <translation>Denkt nach&#xa0;…</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Close the reasons</source>
        <translation>Gründe schließen</translation>
    </message>
    <message>
        <source>Close (%1)</source>
        <translation>Schließen (%1)</translation>
    </message>
</context>
<context>
    <name>ui::WorthPage</name>
    <message>
        <source>Lab</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>What a card is worth</source>
        <translation>Was eine Karte wert ist</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Was gefragt ist</translation>
    </message>
    <message>
        <source>Card against card</source>
        <translation>Karte gegen Karte</translation>
    </message>
    <message>
        <source>A seat has a card from the beginning, for nothing. How much more does it win, in the same deals?</source>
        <translation>Ein Platz hat eine Karte von Anfang an, umsonst. Wie viel mehr gewinnt er, in denselben Austeilungen?</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>What each card is worth</source>
        <translation>Was jede Karte wert ist</translation>
    </message>
    <message>
        <source>How many deals are played</source>
        <translation>Wie viele Austeilungen gespielt sind</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>keiner Karte</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Find out</source>
        <translation>Herausfinden</translation>
    </message>
    <message>
        <source>Each deal is played once with each card.</source>
        <translation>Jede Austeilung wird mit jeder Karte einmal gespielt.</translation>
    </message>
    <message>
        <source>Nothing is found out yet.</source>
        <translation>Noch ist nichts herausgefunden.</translation>
    </message>
    <message>
        <source>Points of a hundred that a seat wins more with this card from the beginning than without; %1 deals, played by %2.</source>
        <translation>Punkte von hundert, die ein Platz mit dieser Karte von Anfang an mehr gewinnt als ohne; %1 Austeilungen, gespielt von %2.</translation>
    </message>
    <message>
        <source>Points of a hundred that a seat wins more with this card from the beginning than with %1; %2 deals, played by %3.</source>
        <translation>Punkte von hundert, die ein Platz mit dieser Karte von Anfang an mehr gewinnt als mit %1; %2 Austeilungen, gespielt von %3.</translation>
    </message>
    <message>
        <source>Play them against each other</source>
        <translation>Sie gegeneinander spielen</translation>
    </message>
</context>
<context>
    <name>ui::ZoomButtons</name>
    <message>
        <source>Show fewer turns, more closely</source>
        <translation>Weniger Züge zeigen, dafür genauer</translation>
    </message>
    <message>
        <source>More closely: the wheel or +. Dragging, or Shift with the wheel, moves along.</source>
        <translation>Genauer: Mausrad oder +. Ziehen oder das Mausrad mit der Umschalttaste verschiebt.</translation>
    </message>
    <message>
        <source>Show more turns</source>
        <translation>Mehr Züge zeigen</translation>
    </message>
    <message>
        <source>Less closely: the wheel or −</source>
        <translation>Gröber: Mausrad oder −</translation>
    </message>
    <message>
        <source>Show all turns</source>
        <translation>Alle Züge zeigen</translation>
    </message>
    <message>
        <source>All turns: 0</source>
        <translation>Alle Züge: 0</translation>
    </message>
    <message>
        <source>Show the map more closely</source>
        <translation>Die Karte näher zeigen</translation>
    </message>
    <message>
        <source>More closely: Ctrl and the wheel, or +. Dragging moves the map.</source>
        <translation>Näher: Strg und das Rad oder +. Ziehen verschiebt die Karte.</translation>
    </message>
    <message>
        <source>Show more of the map</source>
        <translation>Mehr von der Karte zeigen</translation>
    </message>
    <message>
        <source>Less closely: Ctrl and the wheel, or −</source>
        <translation>Weiter weg: Strg und das Rad oder −</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Die ganze Karte zeigen</translation>
    </message>
    <message>
        <source>The whole map: 0</source>
        <translation>Die ganze Karte: 0</translation>
    </message>
</context>
</TS>
