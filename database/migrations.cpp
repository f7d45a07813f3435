#include "database/migrations.h"

namespace database {

namespace {

// Every step there ever was, so this file only grows: new steps go to its end, and none that was shipped is touched.

// `card_set` and `engine` are columns because SET is a word of SQL. Seats count from 0, as core::Seat does, and no
// value stands for Seat::None. Until step 9 a table had at most four seats, and scores were four columns.
// STRICT everywhere: SQLite would else store text in a number's place without a word.
const Migration kMatches {
    1,
    {
        R"sql(CREATE TABLE matches (
            id INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice: an id may stand in somebody's notes
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            set_hash TEXT NOT NULL,
            engine TEXT NOT NULL,
            seed INTEGER NOT NULL, -- 64 bits, the sign is one of them
            status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'abandoned')),
            turns INTEGER NOT NULL,
            choices INTEGER NOT NULL, -- how many rows of this match stand in choices
            started_at TEXT NOT NULL,
            finished_at TEXT NOT NULL
        ) STRICT)sql",
        "CREATE INDEX matches_by_start ON matches (started_at, id)",
        R"sql(CREATE TABLE match_options (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (match_id, name)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE TABLE seats (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            pair_key TEXT NOT NULL, -- pairKey() of its factions
            score INTEGER NOT NULL,
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            PRIMARY KEY (match_id, seat)
        ) STRICT, WITHOUT ROWID)sql",
        "CREATE INDEX seats_by_pair ON seats (pair_key)",
        R"sql(CREATE TABLE seat_factions (
            match_id INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            position INTEGER NOT NULL,
            faction TEXT NOT NULL,
            PRIMARY KEY (match_id, seat, position),
            FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE TABLE choices (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, -- from 0
            seat INTEGER CHECK (seat BETWEEN 0 AND 3),
            words TEXT NOT NULL,
            PRIMARY KEY (match_id, number)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE TABLE standings (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            turn INTEGER NOT NULL,
            current INTEGER CHECK (current BETWEEN 0 AND 3),
            choice INTEGER NOT NULL,
            score_0 INTEGER NOT NULL,
            score_1 INTEGER NOT NULL,
            score_2 INTEGER NOT NULL,
            score_3 INTEGER NOT NULL,
            PRIMARY KEY (match_id, turn)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE TABLE scorings (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, -- from 0; one choice may score several bases
            turn INTEGER NOT NULL,
            choice INTEGER NOT NULL,
            base TEXT NOT NULL,
            points_0 INTEGER NOT NULL,
            points_1 INTEGER NOT NULL,
            points_2 INTEGER NOT NULL,
            points_3 INTEGER NOT NULL,
            PRIMARY KEY (match_id, number)
        ) STRICT, WITHOUT ROWID)sql",
    },
};

const Migration kPairs {
    2,
    {
        R"sql(CREATE TABLE pairs (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE COLLATE NOCASE,
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            pair_key TEXT NOT NULL
        ) STRICT)sql",
        R"sql(CREATE TABLE pair_factions (
            pair_id INTEGER NOT NULL REFERENCES pairs (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            faction TEXT NOT NULL,
            PRIMARY KEY (pair_id, position)
        ) STRICT, WITHOUT ROWID)sql",
    },
};

const Migration kContent {
    3,
    {
        R"sql(CREATE TABLE content_files (
            game TEXT NOT NULL,
            path TEXT NOT NULL,
            hash TEXT NOT NULL, -- SHA-256 of the bytes
            text BLOB NOT NULL, -- the bytes as they were, also where they are no sound UTF-8
            imported_at TEXT NOT NULL,
            PRIMARY KEY (game, path)
        ) STRICT)sql",
        // What stands in the five tables below, as one hash; a step that changes them deletes the rows here.
        R"sql(CREATE TABLE card_imports (
            game TEXT NOT NULL PRIMARY KEY,
            hash TEXT NOT NULL,
            imported_at TEXT NOT NULL
        ) STRICT)sql",
        R"sql(CREATE TABLE sets (
            game TEXT NOT NULL,
            name TEXT NOT NULL,
            hash TEXT NOT NULL,
            PRIMARY KEY (game, name)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE TABLE factions (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            name TEXT NOT NULL,
            theme TEXT NOT NULL,
            colour TEXT NOT NULL,
            emblem TEXT NOT NULL,
            complexity INTEGER NOT NULL,
            PRIMARY KEY (game, card_set, name),
            FOREIGN KEY (game, card_set) REFERENCES sets (game, name) ON DELETE CASCADE
        ) STRICT)sql",
        R"sql(CREATE TABLE cards (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            faction TEXT NOT NULL,
            type TEXT NOT NULL CHECK (type IN ('minion', 'action')),
            kind TEXT NOT NULL,
            copies INTEGER NOT NULL,
            power INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, card_set, id),
            FOREIGN KEY (game, card_set) REFERENCES sets (game, name) ON DELETE CASCADE
        ) STRICT)sql",
        R"sql(CREATE TABLE bases (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            faction TEXT NOT NULL,
            kind TEXT NOT NULL,
            copies INTEGER NOT NULL,
            breakpoint INTEGER NOT NULL,
            vp_1 INTEGER NOT NULL,
            vp_2 INTEGER NOT NULL,
            vp_3 INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, card_set, id),
            FOREIGN KEY (game, card_set) REFERENCES sets (game, name) ON DELETE CASCADE
        ) STRICT)sql",
        // Tags and other names of cards, bases (`owner` is an id) and factions (`owner` is a name).
        R"sql(CREATE TABLE card_words (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            owner_kind TEXT NOT NULL CHECK (owner_kind IN ('card', 'faction')),
            owner TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('tag', 'name')),
            position INTEGER NOT NULL,
            word TEXT NOT NULL,
            PRIMARY KEY (game, card_set, owner_kind, owner, kind, position),
            FOREIGN KEY (game, card_set) REFERENCES sets (game, name) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
    },
};

// Rules, glossary and rulings. The index holds no text of its own; three triggers keep it beside the table.
const Migration kArticles {
    4,
    {
        R"sql(CREATE TABLE articles (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            language TEXT NOT NULL,
            slug TEXT NOT NULL, -- its place in links, "scoring-ties"
            kind TEXT NOT NULL, -- "rule", "glossary", "ruling"
            position INTEGER NOT NULL, -- its place among the others
            title TEXT NOT NULL,
            body TEXT NOT NULL,
            UNIQUE (game, language, slug)
        ) STRICT)sql",
        R"sql(CREATE VIRTUAL TABLE article_index USING fts5 (
            title, body, content = 'articles', content_rowid = 'id', tokenize = 'porter unicode61 remove_diacritics 2'
        ))sql",
        R"sql(CREATE TRIGGER article_added AFTER INSERT ON articles BEGIN
            INSERT INTO article_index (rowid, title, body) VALUES (new.id, new.title, new.body);
        END)sql",
        R"sql(CREATE TRIGGER article_removed AFTER DELETE ON articles BEGIN
            INSERT INTO article_index (article_index, rowid, title, body)
                VALUES ('delete', old.id, old.title, old.body);
        END)sql",
        R"sql(CREATE TRIGGER article_changed AFTER UPDATE ON articles BEGIN
            INSERT INTO article_index (article_index, rowid, title, body)
                VALUES ('delete', old.id, old.title, old.body);
            INSERT INTO article_index (rowid, title, body) VALUES (new.id, new.title, new.body);
        END)sql",
    },
};

// Articles with their links, their other names and the generated sentences of their cards. The tables of step 4 never
// held anything. Where one of these changes, delete from article_imports, so that the next start fills them anew.
const Migration kRules {
    5,
    {
        "DROP TABLE article_index",
        "DROP TABLE articles",
        R"sql(CREATE TABLE article_imports (
            game TEXT NOT NULL PRIMARY KEY,
            hash TEXT NOT NULL,
            imported_at TEXT NOT NULL
        ) STRICT)sql",
        R"sql(CREATE TABLE articles (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL REFERENCES article_imports (game) ON DELETE CASCADE,
            address TEXT NOT NULL,
            kind TEXT NOT NULL,
            parent TEXT NOT NULL, -- an address, empty at the top
            position INTEGER NOT NULL, -- its place among all others
            scope TEXT NOT NULL,
            title TEXT NOT NULL,
            names TEXT NOT NULL, -- other names, one a line
            also TEXT NOT NULL, -- what players call it, one a line
            body TEXT NOT NULL, -- paragraphs, one a line
            printed TEXT NOT NULL, -- the sentences of its card, for the index
            UNIQUE (game, address)
        ) STRICT)sql",
        "CREATE INDEX articles_by_parent ON articles (game, parent, position)",
        R"sql(CREATE TABLE article_links (
            game TEXT NOT NULL REFERENCES article_imports (game) ON DELETE CASCADE,
            source TEXT NOT NULL,
            position INTEGER NOT NULL,
            target TEXT NOT NULL,
            PRIMARY KEY (game, source, position)
        ) STRICT, WITHOUT ROWID)sql",
        "CREATE INDEX article_links_by_target ON article_links (game, target)",
        // What a search reads words as. A word that means nothing by itself is `ignored` and stands here once.
        R"sql(CREATE TABLE article_words (
            game TEXT NOT NULL REFERENCES article_imports (game) ON DELETE CASCADE,
            said TEXT NOT NULL,
            position INTEGER NOT NULL,
            meant TEXT NOT NULL,
            ignored INTEGER NOT NULL CHECK (ignored IN (0, 1)),
            PRIMARY KEY (game, said, position)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE VIRTUAL TABLE article_index USING fts5 (
            title, names, also, body, printed, content = 'articles', content_rowid = 'id', prefix = '2 3 4',
            tokenize = 'porter unicode61 remove_diacritics 2'
        ))sql",
        R"sql(CREATE TRIGGER article_added AFTER INSERT ON articles BEGIN
            INSERT INTO article_index (rowid, title, names, also, body, printed)
                VALUES (new.id, new.title, new.names, new.also, new.body, new.printed);
        END)sql",
        R"sql(CREATE TRIGGER article_removed AFTER DELETE ON articles BEGIN
            INSERT INTO article_index (article_index, rowid, title, names, also, body, printed)
                VALUES ('delete', old.id, old.title, old.names, old.also, old.body, old.printed);
        END)sql",
        R"sql(CREATE TRIGGER article_changed AFTER UPDATE ON articles BEGIN
            INSERT INTO article_index (article_index, rowid, title, names, also, body, printed)
                VALUES ('delete', old.id, old.title, old.names, old.also, old.body, old.printed);
            INSERT INTO article_index (rowid, title, names, also, body, printed)
                VALUES (new.id, new.title, new.names, new.also, new.body, new.printed);
        END)sql",
    },
};

// Runs of the arena, found again by all their terms. A deal is whole: it has a row for each seat that A sat in.
const Migration kArena {
    6,
    {
        R"sql(CREATE TABLE arena_runs (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            set_hash TEXT NOT NULL,
            engine TEXT NOT NULL,
            signature TEXT NOT NULL, -- of how the players play; empty where nobody knows
            player_a TEXT NOT NULL,
            player_b TEXT NOT NULL,
            seats INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 4),
            pairs TEXT NOT NULL, -- as it was asked for; empty in a game without
            seed INTEGER NOT NULL, -- 64 bits, the sign is one of them
            milliseconds INTEGER NOT NULL, -- a choice; 0 for the player's own limit
            iterations INTEGER NOT NULL,
            started_at TEXT NOT NULL,
            UNIQUE (player_a, player_b, pairs, seats, seed, game, card_set, set_hash, engine, signature, milliseconds,
                iterations)
        ) STRICT)sql",
        R"sql(CREATE TABLE arena_matches (
            run_id INTEGER NOT NULL REFERENCES arena_runs (id) ON DELETE CASCADE,
            deal INTEGER NOT NULL, -- from 0
            seat_of_a INTEGER NOT NULL CHECK (seat_of_a BETWEEN 0 AND 3),
            winners INTEGER NOT NULL, -- bit n is seat n
            score_0 INTEGER NOT NULL,
            score_1 INTEGER NOT NULL,
            score_2 INTEGER NOT NULL,
            score_3 INTEGER NOT NULL,
            turns INTEGER NOT NULL,
            choices INTEGER NOT NULL,
            PRIMARY KEY (run_id, deal, seat_of_a)
        ) STRICT, WITHOUT ROWID)sql",
        // How long choices took, of all deals together.
        R"sql(CREATE TABLE arena_clocks (
            run_id INTEGER NOT NULL REFERENCES arena_runs (id) ON DELETE CASCADE,
            player INTEGER NOT NULL CHECK (player IN (0, 1)),
            clock TEXT NOT NULL CHECK (clock IN ('wall', 'cpu')),
            total INTEGER NOT NULL, -- nanoseconds
            longest INTEGER NOT NULL, -- nanoseconds
            PRIMARY KEY (run_id, player, clock)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(CREATE TABLE arena_durations (
            run_id INTEGER NOT NULL,
            player INTEGER NOT NULL,
            clock TEXT NOT NULL,
            class INTEGER NOT NULL, -- as core::Durations has them
            choices INTEGER NOT NULL,
            PRIMARY KEY (run_id, player, clock, class),
            FOREIGN KEY (run_id, player, clock) REFERENCES arena_clocks (run_id, player, clock) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
    },
};

// The words of the articles, for words that are misspelt or half typed. The next start fills them.
const Migration kTerms {
    7,
    {
        R"sql(CREATE TABLE article_terms (
            game TEXT NOT NULL REFERENCES article_imports (game) ON DELETE CASCADE,
            word TEXT NOT NULL,
            articles INTEGER NOT NULL, -- how many have it
            PRIMARY KEY (game, word)
        ) STRICT, WITHOUT ROWID)sql",
        "DELETE FROM article_imports",
    },
};

// What lists show of every match is written when it ends, so that no list costs more than what is seen of it: what the
// end took off the points, and how often each pair was played and won.
const Migration kEnds {
    8,
    {
        "ALTER TABLE matches ADD COLUMN edits INTEGER NOT NULL DEFAULT 0", // core::MatchState
        // What the end took points for, empty for nothing; no value while it runs or nobody has counted.
        "ALTER TABLE matches ADD COLUMN counted_for TEXT",
        "ALTER TABLE matches ADD COLUMN settled TEXT NOT NULL DEFAULT ''", // core::FinalCount::why
        "ALTER TABLE seats ADD COLUMN taken INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX matches_by_status ON matches (game, status, started_at, id)",
        R"sql(CREATE INDEX matches_uncounted ON matches (game, started_at, id)
            WHERE status = 'finished' AND counted_for IS NULL)sql",
        // Finished matches of a pair. Two seats of one match may hold the same pair; that is one match played, and won
        // when either wins.
        R"sql(CREATE TABLE pair_results (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            pair_key TEXT NOT NULL,
            played INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (game, card_set, pair_key)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO pair_results (game, card_set, pair_key, played, won)
            SELECT game, card_set, pair_key, count(*), sum(won) FROM (
                SELECT matches.game, matches.card_set, seats.pair_key, max(seats.won) AS won
                FROM matches JOIN seats ON seats.match_id = matches.id
                WHERE matches.status = 'finished' GROUP BY matches.id, seats.pair_key)
            GROUP BY game, card_set, pair_key)sql",
        "DROP INDEX seats_by_pair",
    },
};

// One row a seat, for any number of seats that fits into a core::SeatMask. A table that others refer to is dropped
// after them, for dropping it would delete their rows.
const Migration kSeats {
    9,
    {
        R"sql(CREATE TABLE new_seats (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            pair_key TEXT NOT NULL, -- pairKey() of its factions
            score INTEGER NOT NULL,
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            taken INTEGER NOT NULL, -- by the count at the end
            PRIMARY KEY (match_id, seat)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_seats (match_id, seat, name, player, pair_key, score, won, taken)
            SELECT match_id, seat, name, player, pair_key, score, won, taken FROM seats)sql",
        R"sql(CREATE TABLE new_seat_factions (
            match_id INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            position INTEGER NOT NULL,
            faction TEXT NOT NULL,
            PRIMARY KEY (match_id, seat, position),
            FOREIGN KEY (match_id, seat) REFERENCES new_seats (match_id, seat) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_seat_factions (match_id, seat, position, faction)
            SELECT match_id, seat, position, faction FROM seat_factions)sql",
        "DROP TABLE seat_factions",
        "DROP TABLE seats",
        "ALTER TABLE new_seats RENAME TO seats",
        "ALTER TABLE new_seat_factions RENAME TO seat_factions",
        R"sql(CREATE TABLE new_choices (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, -- from 0
            seat INTEGER CHECK (seat BETWEEN 0 AND 7),
            words TEXT NOT NULL,
            PRIMARY KEY (match_id, number)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_choices (match_id, number, seat, words)
            SELECT match_id, number, seat, words FROM choices)sql",
        "DROP TABLE choices",
        "ALTER TABLE new_choices RENAME TO choices",
        R"sql(CREATE TABLE new_standings (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            turn INTEGER NOT NULL,
            current INTEGER CHECK (current BETWEEN 0 AND 7),
            choice INTEGER NOT NULL,
            PRIMARY KEY (match_id, turn)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_standings (match_id, turn, current, choice)
            SELECT match_id, turn, current, choice FROM standings)sql",
        R"sql(CREATE TABLE standing_scores (
            match_id INTEGER NOT NULL,
            turn INTEGER NOT NULL,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
            score INTEGER NOT NULL,
            PRIMARY KEY (match_id, turn, seat),
            FOREIGN KEY (match_id, turn) REFERENCES new_standings (match_id, turn) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO standing_scores (match_id, turn, seat, score)
            SELECT standings.match_id, turn, seat,
                CASE seat WHEN 0 THEN score_0 WHEN 1 THEN score_1 WHEN 2 THEN score_2 ELSE score_3 END
            FROM standings JOIN seats ON seats.match_id = standings.match_id)sql",
        "DROP TABLE standings",
        "ALTER TABLE new_standings RENAME TO standings",
        // What is told of a match's course beside its score; in Smash Up every base that scored.
        R"sql(CREATE TABLE marks (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, -- from 0; one choice may leave several
            turn INTEGER NOT NULL,
            choice INTEGER NOT NULL,
            what TEXT NOT NULL,
            PRIMARY KEY (match_id, number)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO marks (match_id, number, turn, choice, what)
            SELECT match_id, number, turn, choice, base FROM scorings)sql",
        R"sql(CREATE TABLE mark_points (
            match_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
            points INTEGER NOT NULL,
            PRIMARY KEY (match_id, number, seat),
            FOREIGN KEY (match_id, number) REFERENCES marks (match_id, number) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO mark_points (match_id, number, seat, points)
            SELECT scorings.match_id, number, seat,
                CASE seat WHEN 0 THEN points_0 WHEN 1 THEN points_1 WHEN 2 THEN points_2 ELSE points_3 END
            FROM scorings JOIN seats ON seats.match_id = scorings.match_id)sql",
        "DROP TABLE scorings",
        R"sql(CREATE TABLE new_runs (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            set_hash TEXT NOT NULL,
            engine TEXT NOT NULL,
            signature TEXT NOT NULL, -- of how the players play; empty where nobody knows
            player_a TEXT NOT NULL,
            player_b TEXT NOT NULL,
            seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 8),
            pairs TEXT NOT NULL, -- as it was asked for; empty in a game without
            seed INTEGER NOT NULL, -- 64 bits, the sign is one of them
            milliseconds INTEGER NOT NULL, -- a choice; 0 for the player's own limit
            iterations INTEGER NOT NULL,
            started_at TEXT NOT NULL,
            UNIQUE (player_a, player_b, pairs, seats, seed, game, card_set, set_hash, engine, signature, milliseconds,
                iterations)
        ) STRICT)sql",
        R"sql(INSERT INTO new_runs (id, game, card_set, set_hash, engine, signature, player_a, player_b, seats, pairs,
                seed, milliseconds, iterations, started_at)
            SELECT id, game, card_set, set_hash, engine, signature, player_a, player_b, seats, pairs,
                seed, milliseconds, iterations, started_at FROM arena_runs)sql",
        R"sql(CREATE TABLE new_arena_matches (
            run_id INTEGER NOT NULL REFERENCES new_runs (id) ON DELETE CASCADE,
            deal INTEGER NOT NULL, -- from 0
            seat_of_a INTEGER NOT NULL CHECK (seat_of_a BETWEEN 0 AND 7),
            winners INTEGER NOT NULL, -- bit n is seat n
            turns INTEGER NOT NULL,
            choices INTEGER NOT NULL,
            PRIMARY KEY (run_id, deal, seat_of_a)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_matches (run_id, deal, seat_of_a, winners, turns, choices)
            SELECT run_id, deal, seat_of_a, winners, turns, choices FROM arena_matches)sql",
        R"sql(CREATE TABLE arena_scores (
            run_id INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            seat_of_a INTEGER NOT NULL,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
            score INTEGER NOT NULL,
            PRIMARY KEY (run_id, deal, seat_of_a, seat),
            FOREIGN KEY (run_id, deal, seat_of_a) REFERENCES new_arena_matches (run_id, deal, seat_of_a)
                ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(WITH each (seat) AS (VALUES (0), (1), (2), (3))
            INSERT INTO arena_scores (run_id, deal, seat_of_a, seat, score)
            SELECT run_id, deal, seat_of_a, seat,
                CASE seat WHEN 0 THEN score_0 WHEN 1 THEN score_1 WHEN 2 THEN score_2 ELSE score_3 END
            FROM arena_matches JOIN arena_runs ON arena_runs.id = run_id JOIN each ON each.seat < seats)sql",
        R"sql(CREATE TABLE new_arena_clocks (
            run_id INTEGER NOT NULL REFERENCES new_runs (id) ON DELETE CASCADE,
            player INTEGER NOT NULL CHECK (player IN (0, 1)),
            clock TEXT NOT NULL CHECK (clock IN ('wall', 'cpu')),
            total INTEGER NOT NULL, -- nanoseconds
            longest INTEGER NOT NULL, -- nanoseconds
            PRIMARY KEY (run_id, player, clock)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_clocks (run_id, player, clock, total, longest)
            SELECT run_id, player, clock, total, longest FROM arena_clocks)sql",
        R"sql(CREATE TABLE new_arena_durations (
            run_id INTEGER NOT NULL,
            player INTEGER NOT NULL,
            clock TEXT NOT NULL,
            class INTEGER NOT NULL, -- as core::Durations has them
            choices INTEGER NOT NULL,
            PRIMARY KEY (run_id, player, clock, class),
            FOREIGN KEY (run_id, player, clock) REFERENCES new_arena_clocks (run_id, player, clock) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_durations (run_id, player, clock, class, choices)
            SELECT run_id, player, clock, class, choices FROM arena_durations)sql",
        "DROP TABLE arena_durations",
        "DROP TABLE arena_clocks",
        "DROP TABLE arena_matches",
        "DROP TABLE arena_runs",
        "ALTER TABLE new_runs RENAME TO arena_runs",
        "ALTER TABLE new_arena_matches RENAME TO arena_matches",
        "ALTER TABLE new_arena_clocks RENAME TO arena_clocks",
        "ALTER TABLE new_arena_durations RENAME TO arena_durations",
    },
};

// Cards of any game: a group and figures in place of factions, power, breakpoint and points. The next start fills them.
const Migration kFigures {
    10,
    {
        "DROP TABLE cards",
        "DROP TABLE bases",
        R"sql(CREATE TABLE cards (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            id TEXT NOT NULL,
            name TEXT NOT NULL,
            card_group TEXT NOT NULL, -- the faction
            type TEXT NOT NULL,
            kind TEXT NOT NULL,
            copies INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (game, card_set, id),
            FOREIGN KEY (game, card_set) REFERENCES sets (game, name) ON DELETE CASCADE
        ) STRICT)sql",
        R"sql(CREATE TABLE card_figures (
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            card TEXT NOT NULL,
            name TEXT NOT NULL, -- "power", "VP"
            position INTEGER NOT NULL, -- from 0; points are several
            value INTEGER NOT NULL,
            PRIMARY KEY (game, card_set, card, name, position),
            FOREIGN KEY (game, card_set, card) REFERENCES cards (game, card_set, id) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        "DELETE FROM card_imports",
    },
};

// The turn of a standing may be that of several seats: bit n is seat n, none where it was nobody's.
const Migration kTurnsTogether {
    11,
    {
        "ALTER TABLE standings ADD COLUMN current_seats INTEGER NOT NULL DEFAULT 0 "
        "CHECK (current_seats BETWEEN 0 AND 255)",
        "UPDATE standings SET current_seats = 1 << current WHERE current IS NOT NULL",
        "ALTER TABLE standings DROP COLUMN current",
    },
};

// Runs of the arena with match options. What a run is found by is an index now, which a later term can be added to.
const Migration kArenaOptions {
    12,
    {
        R"sql(CREATE TABLE new_runs (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            set_hash TEXT NOT NULL,
            engine TEXT NOT NULL,
            signature TEXT NOT NULL, -- of how the players play; empty where nobody knows
            player_a TEXT NOT NULL,
            player_b TEXT NOT NULL,
            seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 8),
            teams INTEGER NOT NULL, -- of the seats; 0 where each is for itself
            options TEXT NOT NULL, -- NAME=VALUE of each, a line each, by name
            pairs TEXT NOT NULL, -- as it was asked for; empty in a game without
            seed INTEGER NOT NULL, -- 64 bits, the sign is one of them
            milliseconds INTEGER NOT NULL, -- a choice; 0 for the player's own limit
            iterations INTEGER NOT NULL,
            started_at TEXT NOT NULL
        ) STRICT)sql",
        R"sql(INSERT INTO new_runs (id, game, card_set, set_hash, engine, signature, player_a, player_b, seats, teams,
                options, pairs, seed, milliseconds, iterations, started_at)
            SELECT id, game, card_set, set_hash, engine, signature, player_a, player_b, seats, 0,
                '', pairs, seed, milliseconds, iterations, started_at FROM arena_runs)sql",
        R"sql(CREATE TABLE new_arena_matches (
            run_id INTEGER NOT NULL REFERENCES new_runs (id) ON DELETE CASCADE,
            deal INTEGER NOT NULL, -- from 0
            seat_of_a INTEGER NOT NULL CHECK (seat_of_a BETWEEN 0 AND 7),
            winners INTEGER NOT NULL, -- bit n is seat n
            turns INTEGER NOT NULL,
            choices INTEGER NOT NULL,
            PRIMARY KEY (run_id, deal, seat_of_a)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_matches (run_id, deal, seat_of_a, winners, turns, choices)
            SELECT run_id, deal, seat_of_a, winners, turns, choices FROM arena_matches)sql",
        R"sql(CREATE TABLE new_arena_scores (
            run_id INTEGER NOT NULL,
            deal INTEGER NOT NULL,
            seat_of_a INTEGER NOT NULL,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 7),
            score INTEGER NOT NULL,
            PRIMARY KEY (run_id, deal, seat_of_a, seat),
            FOREIGN KEY (run_id, deal, seat_of_a) REFERENCES new_arena_matches (run_id, deal, seat_of_a)
                ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_scores (run_id, deal, seat_of_a, seat, score)
            SELECT run_id, deal, seat_of_a, seat, score FROM arena_scores)sql",
        R"sql(CREATE TABLE new_arena_clocks (
            run_id INTEGER NOT NULL REFERENCES new_runs (id) ON DELETE CASCADE,
            player INTEGER NOT NULL CHECK (player IN (0, 1)),
            clock TEXT NOT NULL CHECK (clock IN ('wall', 'cpu')),
            total INTEGER NOT NULL, -- nanoseconds
            longest INTEGER NOT NULL, -- nanoseconds
            PRIMARY KEY (run_id, player, clock)
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_clocks (run_id, player, clock, total, longest)
            SELECT run_id, player, clock, total, longest FROM arena_clocks)sql",
        R"sql(CREATE TABLE new_arena_durations (
            run_id INTEGER NOT NULL,
            player INTEGER NOT NULL,
            clock TEXT NOT NULL,
            class INTEGER NOT NULL, -- as core::Durations has them
            choices INTEGER NOT NULL,
            PRIMARY KEY (run_id, player, clock, class),
            FOREIGN KEY (run_id, player, clock) REFERENCES new_arena_clocks (run_id, player, clock) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID)sql",
        R"sql(INSERT INTO new_arena_durations (run_id, player, clock, class, choices)
            SELECT run_id, player, clock, class, choices FROM arena_durations)sql",
        "DROP TABLE arena_durations",
        "DROP TABLE arena_clocks",
        "DROP TABLE arena_scores",
        "DROP TABLE arena_matches",
        "DROP TABLE arena_runs",
        "ALTER TABLE new_runs RENAME TO arena_runs",
        "ALTER TABLE new_arena_matches RENAME TO arena_matches",
        "ALTER TABLE new_arena_scores RENAME TO arena_scores",
        "ALTER TABLE new_arena_clocks RENAME TO arena_clocks",
        "ALTER TABLE new_arena_durations RENAME TO arena_durations",
        R"sql(CREATE UNIQUE INDEX arena_runs_by_terms ON arena_runs (player_a, player_b, pairs, options, seats, seed,
            game, card_set, set_hash, engine, signature, milliseconds, iterations))sql",
    },
};

// What people say of their matches, where one comes from, the bin, and lists that are filtered and sorted. A match in
// the bin has no row in match_entries, which holds all that a list is filtered and sorted by and little else.
const Migration kEntries {
    13,
    {
        "ALTER TABLE matches ADD COLUMN kind TEXT NOT NULL DEFAULT 'played' CHECK (kind IN ('played', 'table'))",
        "ALTER TABLE matches ADD COLUMN place TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN notes TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE matches ADD COLUMN from_match INTEGER", // may be gone by now; no value for none
        "ALTER TABLE matches ADD COLUMN from_choice INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN removed_at TEXT NOT NULL DEFAULT ''", // empty where it is not in the bin
        "DROP INDEX matches_by_start",
        "DROP INDEX matches_by_status",
        "DROP INDEX matches_uncounted",
        "CREATE INDEX matches_by_start ON matches (started_at, id) WHERE removed_at = ''",
        "CREATE INDEX matches_by_status ON matches (game, removed_at, status, started_at, id)",
        R"sql(CREATE INDEX matches_uncounted ON matches (game, started_at, id)
            WHERE status = 'finished' AND counted_for IS NULL AND removed_at = '')sql",
        "CREATE INDEX matches_in_bin ON matches (removed_at, id) WHERE removed_at <> ''",
        R"sql(CREATE TABLE match_tags (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            tag TEXT NOT NULL COLLATE NOCASE,
            PRIMARY KEY (match_id, tag)
        ) STRICT, WITHOUT ROWID)sql",
        "CREATE INDEX match_tags_by_tag ON match_tags (tag, match_id)",
        R"sql(CREATE TABLE match_entries (
            match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            card_set TEXT NOT NULL,
            kind TEXT NOT NULL,
            running INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            begun TEXT NOT NULL,
            result INTEGER NOT NULL, -- core::PersonResult
            level INTEGER NOT NULL, -- of the strongest computer player, -1 for none
            points INTEGER NOT NULL, -- the person's, else the first seat's
            turns INTEGER NOT NULL,
            opponents TEXT NOT NULL, -- names of the others
            words TEXT -- all that is searched in; no value until the program has written it
        ) STRICT)sql",
        R"sql(INSERT INTO match_entries (match_id, game, card_set, kind, running, seats, begun, result, level, points,
                turns, opponents)
            SELECT id, game, card_set, 'played', status = 'running',
                (SELECT count(*) FROM seats WHERE match_id = id), started_at,
                CASE WHEN status = 'running' THEN 1 WHEN status = 'abandoned' THEN 5 WHEN person IS NULL THEN 0
                    WHEN (SELECT sum(won) IN (0, count(*)) FROM seats WHERE match_id = id) THEN 3
                    WHEN (SELECT won FROM seats WHERE match_id = id AND seat = person) THEN 2 ELSE 4 END,
                coalesce((SELECT max(CAST(substr(player, 7) AS INTEGER)) FROM seats
                    WHERE match_id = id AND player LIKE 'level:%'), -1),
                coalesce((SELECT score FROM seats WHERE match_id = id AND seat = coalesce(person, 0)), 0), turns,
                coalesce((SELECT group_concat(lower(name), ' ') FROM seats
                    WHERE match_id = id AND seat IS NOT person), '')
            FROM (SELECT *, (SELECT min(seat) FROM seats WHERE match_id = id AND player = 'human') AS person
                FROM matches))sql",
        "CREATE INDEX entries_by_begun ON match_entries (begun, match_id)",
        "CREATE INDEX entries_by_result ON match_entries (result, begun, match_id)",
        "CREATE INDEX entries_by_opponents ON match_entries (opponents, begun, match_id)",
        "CREATE INDEX entries_by_level ON match_entries (level, begun, match_id)",
        "CREATE INDEX entries_by_points ON match_entries (points, begun, match_id)",
        "CREATE INDEX entries_by_turns ON match_entries (turns, begun, match_id)",
        "CREATE INDEX entries_by_seats ON match_entries (seats, begun, match_id)",
        "CREATE INDEX entries_by_set ON match_entries (card_set, begun, match_id)",
        "CREATE INDEX entries_without_words ON match_entries (match_id) WHERE words IS NULL",
        "CREATE INDEX seats_by_name ON seats (name, match_id)",
        "CREATE INDEX seats_by_pair ON seats (pair_key, match_id)",
        "CREATE INDEX seat_factions_by_faction ON seat_factions (faction, match_id)",
    },
};

// What people say of their pairs.
const Migration kPairNotes {
    14,
    {
        "ALTER TABLE pairs ADD COLUMN notes TEXT NOT NULL DEFAULT ''",
        R"sql(CREATE TABLE pair_tags (
            pair_id INTEGER NOT NULL REFERENCES pairs (id) ON DELETE CASCADE,
            tag TEXT NOT NULL COLLATE NOCASE,
            PRIMARY KEY (pair_id, tag)
        ) STRICT, WITHOUT ROWID)sql",
    },
};

// Factions that people write, and the texts of those that play in a match, which stays what it is when they are
// changed.
const Migration kOwnFactions {
    15,
    {
        R"sql(CREATE TABLE own_factions (
            id INTEGER PRIMARY KEY AUTOINCREMENT, -- a number is never given again
            game TEXT NOT NULL,
            name TEXT NOT NULL COLLATE NOCASE,
            text TEXT NOT NULL,
            sound INTEGER NOT NULL CHECK (sound IN (0, 1)), -- when it was written
            changed_at TEXT NOT NULL,
            UNIQUE (game, name)
        ) STRICT)sql",
        R"sql(CREATE TABLE match_own_factions (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (match_id, position)
        ) STRICT, WITHOUT ROWID)sql",
    },
};

// Matches for practice, which count nowhere.
const Migration kPractice {
    16,
    {
        "ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1))",
        "ALTER TABLE match_entries ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
    },
};

// A person without a name was kept under an English one. Up to here nobody could be called so, but "You" is a name
// where several persons played here.
const Migration kUnnamed {
    17,
    {
        // 0 the person at the screen, else one of several by number; no value where somebody gave a name
        "ALTER TABLE seats ADD COLUMN unnamed INTEGER CHECK (unnamed BETWEEN 0 AND 9)",
        R"sql(UPDATE seats SET unnamed = 0 WHERE name = 'You' AND player = 'human'
            AND (EXISTS (SELECT 1 FROM matches WHERE id = seats.match_id AND kind = 'table')
                OR (SELECT count(*) FROM seats AS others
                    WHERE others.match_id = seats.match_id AND others.player = 'human') = 1))sql",
        "UPDATE seats SET unnamed = CAST(substr(name, 8) AS INTEGER) WHERE name GLOB 'Player [1-9]'",
        "UPDATE seats SET name = '' WHERE unnamed IS NOT NULL",
        "CREATE INDEX seats_by_unnamed ON seats (unnamed, match_id) WHERE unnamed IS NOT NULL",
        // What is searched in was written with these names.
        R"sql(UPDATE match_entries SET words = NULL
            WHERE match_id IN (SELECT match_id FROM seats WHERE unnamed IS NOT NULL))sql",
    },
};

// Texts of the rules as they are written, with the marks of what they lead to, and in other languages, whose words have
// no stems that SQLite knows. The next start fills them.
const Migration kTexts {
    18,
    {
        "DELETE FROM article_imports",
        "ALTER TABLE articles ADD COLUMN source TEXT NOT NULL DEFAULT ''", // of body, a paragraph a line
        R"sql(CREATE TABLE article_texts (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL REFERENCES article_imports (game) ON DELETE CASCADE,
            address TEXT NOT NULL,
            language TEXT NOT NULL, -- ISO 639
            body TEXT NOT NULL, -- paragraphs, one a line
            source TEXT NOT NULL,
            UNIQUE (game, address, language)
        ) STRICT)sql",
        R"sql(CREATE VIRTUAL TABLE article_text_index USING fts5 (
            body, content = 'article_texts', content_rowid = 'id', prefix = '2 3 4',
            tokenize = 'unicode61 remove_diacritics 2'
        ))sql",
        R"sql(CREATE TRIGGER article_text_added AFTER INSERT ON article_texts BEGIN
            INSERT INTO article_text_index (rowid, body) VALUES (new.id, new.body);
        END)sql",
        R"sql(CREATE TRIGGER article_text_removed AFTER DELETE ON article_texts BEGIN
            INSERT INTO article_text_index (article_text_index, rowid, body) VALUES ('delete', old.id, old.body);
        END)sql",
        R"sql(CREATE TRIGGER article_text_changed AFTER UPDATE ON article_texts BEGIN
            INSERT INTO article_text_index (article_text_index, rowid, body) VALUES ('delete', old.id, old.body);
            INSERT INTO article_text_index (rowid, body) VALUES (new.id, new.body);
        END)sql",
    },
};

// When a match was last played; empty where nobody knows.
const Migration kPlayed { 19, { "ALTER TABLE matches ADD COLUMN played_at TEXT NOT NULL DEFAULT ''" } };

// Whoever goes on means the match that was played last, were it begun long ago. Older ones say nothing of that.
const Migration kLeft {
    20,
    {
        R"sql(CREATE INDEX matches_left ON matches (game, max(played_at, started_at), id)
            WHERE status = 'running' AND removed_at = '')sql",
    },
};

// What analyses found. A match that goes on, or whose end is written anew, is another match.
const Migration kAnalyses {
    21,
    {
        R"sql(CREATE TABLE analyses (
            match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
            engine TEXT NOT NULL,
            set_hash TEXT NOT NULL,
            turns INTEGER NOT NULL,
            table_deals INTEGER NOT NULL,
            deals INTEGER NOT NULL,
            made_at TEXT NOT NULL, -- ISO 8601, UTC
            text TEXT NOT NULL -- JSON
        ) STRICT)sql",
        R"sql(CREATE TRIGGER analysis_outdated AFTER UPDATE OF edits ON matches BEGIN
            DELETE FROM analyses WHERE match_id = old.id;
        END)sql",
    },
};

// What statistics read: a line a finished match, and what an analysis found of each seat. The program writes the lines
// of the matches there are when it is started next.
const Migration kResults {
    22,
    {
        R"sql(CREATE TABLE match_results (
            match_id INTEGER PRIMARY KEY REFERENCES match_entries (match_id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            facts TEXT NOT NULL -- core::factsLine()
        ) STRICT)sql",
        "UPDATE match_entries SET words = NULL WHERE running = 0 AND practice = 0",
        R"sql(CREATE TABLE analysis_figures (
            match_id INTEGER NOT NULL REFERENCES analyses (match_id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            luck INTEGER NOT NULL, -- millionths of a win
            errors INTEGER NOT NULL, -- what its own cost it, the same
            PRIMARY KEY (match_id, seat)
        ) STRICT, WITHOUT ROWID)sql",
        // What became of each card, found by replaying the match. A match that goes on is another match.
        R"sql(CREATE TABLE match_cards (
            match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
            signature TEXT NOT NULL, -- core::cardsSignature()
            cards TEXT NOT NULL -- core::cardsLine()
        ) STRICT)sql",
        R"sql(CREATE TRIGGER cards_outdated AFTER UPDATE OF edits ON matches BEGIN
            DELETE FROM match_cards WHERE match_id = old.id;
        END)sql",
    },
};

// Questions out of matches, and how far one is with them and with those that ship.
const Migration kPuzzles {
    23,
    {
        R"sql(CREATE TABLE puzzles (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            key TEXT NOT NULL UNIQUE,
            game TEXT NOT NULL,
            made_at TEXT NOT NULL, -- ISO 8601, UTC
            text TEXT NOT NULL -- JSON
        ) STRICT)sql",
        R"sql(CREATE TABLE puzzle_progress (
            key TEXT NOT NULL PRIMARY KEY,
            step INTEGER NOT NULL,
            due INTEGER NOT NULL, -- days since 1970; -1: it does not come back
            tries INTEGER NOT NULL,
            solved INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID)sql",
    },
};

// What was played in labs, a row a cell.
const Migration kLabs {
    24,
    {
        R"sql(CREATE TABLE labs (
            id INTEGER PRIMARY KEY AUTOINCREMENT, -- a number is never given again
            terms TEXT NOT NULL UNIQUE, -- JSON; equal terms are equal texts
            started_at TEXT NOT NULL -- ISO 8601, UTC
        ) STRICT)sql",
        R"sql(CREATE TABLE lab_cells (
            lab_id INTEGER NOT NULL REFERENCES labs (id) ON DELETE CASCADE,
            first INTEGER NOT NULL, -- pairs, by their places in the terms
            second INTEGER NOT NULL,
            matches INTEGER NOT NULL,
            blocks TEXT NOT NULL, -- that are played: "0-3,7"
            won_first INTEGER NOT NULL, -- sixtieths of a match, by the first pair in the first seat
            won_second INTEGER NOT NULL,
            PRIMARY KEY (lab_id, first, second)
        ) STRICT, WITHOUT ROWID)sql",
    },
};

// What marked choices cost is found by lines to the end of the match. Analyses from before say more than it was; they
// are made anew.
const Migration kWholeCosts {
    25,
    { "DELETE FROM analyses" },
};

// Matches whose seats are one side against the game.
const Migration kTogether {
    26,
    { "ALTER TABLE matches ADD COLUMN together INTEGER NOT NULL DEFAULT 0 CHECK (together IN (0, 1))" },
};

// The lines that statistics read have the options of the match. The program writes them anew when it is started next.
const Migration kOptionsInResults {
    27,
    { "UPDATE match_entries SET words = NULL WHERE running = 0 AND practice = 0" },
};

} // namespace

std::span<const Migration> migrations()
{
    static const std::vector<Migration> steps { kMatches, kPairs, kContent, kArticles, kRules, kArena, kTerms, kEnds,
        kSeats, kFigures, kTurnsTogether, kArenaOptions, kEntries, kPairNotes, kOwnFactions, kPractice, kUnnamed,
        kTexts, kPlayed, kLeft, kAnalyses, kResults, kPuzzles, kLabs, kWholeCosts, kTogether, kOptionsInResults };
    return steps;
}

int newestVersion(std::span<const Migration> steps)
{
    return steps.empty() ? 0 : steps.back().version;
}

} // namespace database
