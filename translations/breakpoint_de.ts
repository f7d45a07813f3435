<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>ArticleText</name>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
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
    <name>ExplanationText</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>wins %1 % (%2 to %3), %n playout(s)</source>
        <translation>
            <numerusform>gewinnt zu %1 % (%2 bis %3), %n Probepartie</numerusform>
            <numerusform>gewinnt zu %1 % (%2 bis %3), %n Probepartien</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: %1, there is nothing else to choose.</source>
        <translation>Tipp: %1, sonst gibt es nichts zu wählen.</translation>
    </message>
    <message>
        <source>Hint: %1, %2.</source>
        <translation>Tipp: %1, %2.</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <translation>Warum: %1.</translation>
    </message>
    <message>
        <source>Next best: %1.</source>
        <translation>Am nächstbesten: %1.</translation>
    </message>
    <message>
        <source>%1: %2. There was nothing else to choose.</source>
        <translation>%1: %2. Sonst gab es nichts zu wählen.</translation>
    </message>
    <message>
        <source>%1: %2, not tried out at all.</source>
        <translation>%1: %2, gar nicht ausprobiert.</translation>
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
        <source>For it: %1.</source>
        <translation>Dafür: %1.</translation>
    </message>
    <message>
        <source>Liked better: %1.</source>
        <translation>Besser bewertet: %1.</translation>
    </message>
    <message>
        <source>The player of that seat was asked again for this.</source>
        <translation>Dafür wurde der Spieler auf diesem Platz noch einmal gefragt.</translation>
    </message>
    <message>
        <source>The player that gives hints was asked for this.</source>
        <translation>Dafür wurde der Spieler gefragt, der die Tipps gibt.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
    <message>
        <source>Take your last choice back</source>
        <translation>Deine letzte Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Hint: what a search would do, what it expects and why</source>
        <translation>Tipp: was eine Suche täte, was sie erwartet und warum</translation>
    </message>
    <message>
        <source>End, pass or be done, as the prompt offers it</source>
        <translation>Beenden, passen oder fertig sein, je nach Frage</translation>
    </message>
    <message>
        <source>Look at the discard piles</source>
        <translation>Die Ablagestapel ansehen</translation>
    </message>
    <message>
        <source>On the table and in the hand: to the next that can be chosen</source>
        <translation>Auf dem Tisch und in der Hand: zum Nächsten, was wählbar ist</translation>
    </message>
    <message>
        <source>Search on this page</source>
        <translation>Auf dieser Seite suchen</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>To the next or the previous field</source>
        <translation>Zum nächsten oder vorigen Feld</translation>
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
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Choose what the keyboard is on</source>
        <translation>Wählen, worauf die Tastatur steht</translation>
    </message>
    <message>
        <source>Enter in the log or the moves</source>
        <translation>Eingabe im Protokoll oder bei den Spielzügen</translation>
    </message>
    <message>
        <source>Why this was chosen</source>
        <translation>Warum das gewählt wurde</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Back out of a choice or a dialog</source>
        <translation>Eine Wahl oder ein Fenster abbrechen</translation>
    </message>
    <message>
        <source>F2, Delete</source>
        <translation>F2, Entf</translation>
    </message>
    <message>
        <source>Rename or delete a saved pair; delete a match</source>
        <translation>Ein gespeichertes Paar umbenennen oder löschen; eine Partie löschen</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Links</translation>
    </message>
    <message>
        <source>From a match back to the list; in the rules to the entry before</source>
        <translation>Von einer Partie zurück zur Liste; in den Regeln zum vorigen Eintrag</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>About Breakpoint</source>
        <translation>Über Breakpoint</translation>
    </message>
    <message>
        <source>Play Smash Up against the computer or each other, keep every match, and see how it went.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty.

Made with Qt %1 and SQLite. Smash Up is a game by Paul Peterson, published by Alderac Entertainment Group; this program is not theirs.</source>
        <translation>Spiele Smash Up gegen den Computer oder miteinander, behalte jede Partie und sieh, wie sie verlaufen ist.

Freie Software unter der GNU General Public License, Version 3 oder später. Es gibt keinerlei Gewährleistung.

Erstellt mit Qt %1 und SQLite. Smash Up ist ein Spiel von Paul Peterson, verlegt von der Alderac Entertainment Group; dieses Programm stammt nicht von ihnen.</translation>
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
    <name>PairWords</name>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>played %n time(s)</source>
        <translation>
            <numerusform>einmal gespielt</numerusform>
            <numerusform>%n-mal gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>won %1</source>
        <translation>%1 gewonnen</translation>
    </message>
</context>
<context>
    <name>PlayPage</name>
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
        <source>A draw</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>%1 share the win</source>
        <translation>Gemeinsamer Sieg: %1</translation>
    </message>
    <message>
        <source>See the match</source>
        <translation>Partie ansehen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
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
        <translation>Die Hand ist verdeckt. Drück die Eingabetaste, wenn sonst niemand hinsieht.</translation>
    </message>
    <message>
        <source>Show the hand of %1</source>
        <translation>Hand zeigen: %1</translation>
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
        <source>The matches and pairs of %1 take the place of those that are kept now. Those are put aside in a file of their own, which can be restored in the same way.</source>
        <translation>Die Partien und Paare aus %1 treten an die Stelle der jetzigen. Diese werden in einer eigenen Datei beiseitegelegt, die sich genauso zurückspielen lässt.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Restore a backup…</source>
        <translation>Sicherung zurückspielen…</translation>
    </message>
    <message>
        <source>Everything is as %1 has it.</source>
        <translation>Alles ist so, wie es in %1 steht.</translation>
    </message>
    <message>
        <source>Everything is as %1 has it. What was there before is kept as %2.</source>
        <translation>Alles ist so, wie es in %1 steht. Was vorher da war, liegt in %2.</translation>
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
    <name>ui::BoardDelegate</name>
    <message>
        <source>may ignore the base</source>
        <translation>darf die Basis ignorieren</translation>
    </message>
    <message>
        <source>VP</source>
        <translation>SP</translation>
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
        <translation>Basen sind Spalten, Spieler sind Zeilen. Pfeiltasten bewegen, Eingabe wählt, N geht zum nächsten wählbaren Platz, Esc geht zurück.</translation>
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
        <source>+1 power counters: %1</source>
        <translation>+1-Stärkemarker: %1</translation>
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
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>ui::ExplainedEntryDelegate</name>
    <message>
        <source>%1: %2</source>
        <comment>entry of a list, and what it means</comment>
        <translation>%1: %2</translation>
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
        <translation>Eingabe oder Leertaste nimmt eine Fraktion ins Paar oder heraus.</translation>
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
    <name>ui::HandModel</name>
    <message>
        <source>%1 (can be chosen)</source>
        <translation>%1 (wählbar)</translation>
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
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>&amp;Alles sichern…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Sicherung zurückspielen…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Page</source>
        <translation>&amp;Seite</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Like the &amp;desktop</source>
        <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>D&amp;unkel</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>S&amp;chriftgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Größere Schrift</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Kleinere Schrift</translation>
    </message>
    <message>
        <source>&amp;Normal text size</source>
        <translation>&amp;Normale Schriftgröße</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>What the &amp;rules say here</source>
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
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
</context>
<context>
    <name>ui::MatchForm</name>
    <message>
        <source>Seats, in turn order</source>
        <translation>Plätze, in Zugreihenfolge</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Optionen</translation>
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
</context>
<context>
    <name>ui::MatchListView</name>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Search names, factions, dates…</source>
        <translation>Namen, Fraktionen, Daten suchen…</translation>
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
        <translation>Laufend</translation>
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
        <source>No match was played yet</source>
        <translation>Noch keine Partie gespielt</translation>
    </message>
    <message>
        <source>Every match is kept here from its first choice on. Begin one on the Play page, or with “Play this pair”.</source>
        <translation>Jede Partie wird hier von der ersten Entscheidung an aufbewahrt. Beginne eine auf der Seite „Spielen“ oder mit „Paar spielen“.</translation>
    </message>
    <message>
        <source>No match is like that</source>
        <translation>Keine Partie passt dazu</translation>
    </message>
    <message>
        <source>Take a word out of the search, or show all matches.</source>
        <translation>Nimm ein Wort aus der Suche oder zeige alle Partien.</translation>
    </message>
    <message>
        <source>Chosen match</source>
        <translation>Gewählte Partie</translation>
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
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Export the match as JSON</source>
        <translation>Partie als JSON exportieren</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Delete the match</source>
        <translation>Partie löschen</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 aufbewahrt</translation>
    </message>
    <message>
        <source>%1 kept · %2 running</source>
        <translation>%1 aufbewahrt · %2 laufend</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>ui::MatchLog</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
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
        <translation>Neue Partie…</translation>
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
        <translation>Unentschieden anbieten…</translation>
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
        <source>Give up this match? It stays in the list as given up and cannot be played on.</source>
        <translation>Diese Partie aufgeben? Sie bleibt als aufgegeben in der Liste und kann nicht weitergespielt werden.</translation>
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
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Write the match to a JSON file</source>
        <translation>Die Partie in eine JSON-Datei schreiben</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Delete the match for good</source>
        <translation>Die Partie endgültig löschen</translation>
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
</context>
<context>
    <name>ui::MatchesPage</name>
    <message>
        <source>Export match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Match records (*.json)</source>
        <translation>Aufgezeichnete Partien (*.json)</translation>
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
        <source>This match and its chart will be gone for good. Export it first if you may want it again.</source>
        <translation>Diese Partie und ihr Verlauf sind dann endgültig weg. Exportiere sie vorher, wenn du sie vielleicht noch brauchst.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ui::MatchesPresenter</name>
    <message>
        <source>Match %1 is of a game that is not here.</source>
        <translation>Partie %1 gehört zu einem Spiel, das es hier nicht gibt.</translation>
    </message>
    <message>
        <source>Cannot be replayed</source>
        <translation>Lässt sich nicht nachspielen</translation>
    </message>
    <message>
        <source>The match cannot be replayed beyond move %1.</source>
        <translation>Die Partie lässt sich nur bis Spielzug %1 nachspielen.</translation>
    </message>
    <message>
        <source>%1 scored %2</source>
        <translation>%1 gewertet: %2</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>Nach %1 geschrieben.</translation>
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
    <name>ui::PairCardModel</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>power %1</source>
        <translation>Stärke %1</translation>
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
        <source>Power</source>
        <translation>Stärke</translation>
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
        <source>no power</source>
        <translation>keine Stärke</translation>
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
        <translation>Speichern als…</translation>
    </message>
    <message>
        <source>Keep this pair under a name</source>
        <translation>Dieses Paar unter einem Namen behalten</translation>
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
        <translation>„Speichern als…“ behält hier ein Paar.</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Umbenennen…</translation>
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
            <numerusform>%n Karte durchsuchen – „return“, Stärke 3…</numerusform>
            <numerusform>%n Karten durchsuchen – „return“, Stärke 3…</numerusform>
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
</context>
<context>
    <name>ui::PlayPresenter</name>
    <message>
        <source>Matches are not kept here.</source>
        <translation>Hier werden keine Partien aufbewahrt.</translation>
    </message>
    <message>
        <source>It was given up; it can be looked at, but not played on.</source>
        <translation>Sie wurde aufgegeben; du kannst sie ansehen, aber nicht weiterspielen.</translation>
    </message>
    <message>
        <source>It is of a game that is not here.</source>
        <translation>Sie gehört zu einem Spiel, das es hier nicht gibt.</translation>
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
</context>
<context>
    <name>ui::ResultTable</name>
    <message numerus="yes">
        <source>%1: %2 victory point(s)</source>
        <translation>
            <numerusform>%1: %2 Siegpunkt</numerusform>
            <numerusform>%1: %2 Siegpunkte</numerusform>
        </translation>
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
        <source>discard %1</source>
        <translation>Ablage %1</translation>
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
        <translation>Regeln, Begriffe, Entscheidungen, Karten und Basen durchsuchen…</translation>
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
        <source>The match waits as you left it (Escape)</source>
        <translation>Die Partie wartet so, wie du sie verlassen hast (Esc)</translation>
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
        <source>Ask in your own words: “two players tie for first place”, “hand limit”, a card&apos;s name. Or choose a chapter at the left. F1 in a match leads here, to the card or question you are at.</source>
        <translation>Frag in eigenen Worten, zurzeit auf Englisch: „two players tie for first place“, „hand limit“ oder der Name einer Karte. Oder wähle links ein Kapitel. F1 in einer Partie führt hierher, zu der Karte oder Frage, bei der du gerade bist.</translation>
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
    <name>ui::ScoreBar</name>
    <message>
        <source>%1: %2 of %3 victory points</source>
        <translation>%1: %2 von %3 Siegpunkten</translation>
    </message>
</context>
<context>
    <name>ui::ScoreChart</name>
    <message>
        <source>Scoring history</source>
        <translation>Punkteverlauf</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
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
        <translation>Ohne</translation>
    </message>
    <message>
        <source>likes nothing but what wins</source>
        <translation>mag nur, was gewinnt</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Random pair</source>
        <translation>Zufallspaar</translation>
    </message>
    <message>
        <source>Chosen pair</source>
        <translation>Gewähltes Paar</translation>
    </message>
    <message>
        <source>Saved pair</source>
        <translation>Gespeichertes Paar</translation>
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
        <source>%1: pair</source>
        <translation>%1: Paar</translation>
    </message>
    <message>
        <source>%1: saved pair</source>
        <translation>%1: gespeichertes Paar</translation>
    </message>
    <message>
        <source>%1: first faction</source>
        <translation>%1: erste Fraktion</translation>
    </message>
    <message>
        <source>%1: second faction</source>
        <translation>%1: zweite Fraktion</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Platz %1 entfernen</translation>
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
        <translation>Bau eine für zwei bis %1 Plätze auf, gegen den Computer oder an einem Bildschirm.</translation>
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
        <translation>Denkt nach …</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
</context>
</TS>
