#include "database/migrations.h"

namespace database {

namespace {

// `card_set` and `engine` are columns because SET is a word of SQL. Seats count from 0, as core::Seat does, and no
// value stands for Seat::None. Scores are four columns because a table has at most four seats (core::kMaxSeats).
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

} // namespace

std::span<const Migration> migrations()
{
    static const std::vector<Migration> steps { kMatches, kPairs, kContent, kArticles, kRules, kArena };
    return steps;
}

int newestVersion(std::span<const Migration> steps)
{
    return steps.empty() ? 0 : steps.back().version;
}

} // namespace database
