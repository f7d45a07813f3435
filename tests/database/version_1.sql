PRAGMA application_id = 1114794832;
CREATE TABLE matches (
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
        ) STRICT;
CREATE INDEX matches_by_start ON matches (started_at, id);
CREATE TABLE match_options (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            PRIMARY KEY (match_id, name)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE seats (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
            name TEXT NOT NULL,
            player TEXT NOT NULL,
            pair_key TEXT NOT NULL, -- pairKey() of its factions
            score INTEGER NOT NULL,
            won INTEGER NOT NULL CHECK (won IN (0, 1)),
            PRIMARY KEY (match_id, seat)
        ) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_pair ON seats (pair_key);
CREATE TABLE seat_factions (
            match_id INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            position INTEGER NOT NULL,
            faction TEXT NOT NULL,
            PRIMARY KEY (match_id, seat, position),
            FOREIGN KEY (match_id, seat) REFERENCES seats (match_id, seat) ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID;
CREATE TABLE choices (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            number INTEGER NOT NULL, -- from 0
            seat INTEGER CHECK (seat BETWEEN 0 AND 3),
            words TEXT NOT NULL,
            PRIMARY KEY (match_id, number)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE standings (
            match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
            turn INTEGER NOT NULL,
            current INTEGER CHECK (current BETWEEN 0 AND 3),
            choice INTEGER NOT NULL,
            score_0 INTEGER NOT NULL,
            score_1 INTEGER NOT NULL,
            score_2 INTEGER NOT NULL,
            score_3 INTEGER NOT NULL,
            PRIMARY KEY (match_id, turn)
        ) STRICT, WITHOUT ROWID;
CREATE TABLE scorings (
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
        ) STRICT, WITHOUT ROWID;
INSERT INTO matches VALUES (7, 'towers', 'first', '0123456789abcdef', '1', -1, 'running', 1, 3, '2026-11-20T18:00:00Z', '');
INSERT INTO match_options VALUES (7, 'mulligan', 'shuffle');
INSERT INTO seats VALUES (7, 0, 'Ann', 'human', 'Aliens
Robots', 3, 0);
INSERT INTO seats VALUES (7, 1, 'Bo', 'greedy', 'Wizards
Zombies', 2, 0);
INSERT INTO seat_factions VALUES (7, 0, 0, 'Aliens'), (7, 0, 1, 'Robots'), (7, 1, 0, 'Zombies'), (7, 1, 1, 'Wizards');
INSERT INTO choices VALUES (7, 0, 0, 'keep'), (7, 1, NULL, 'deal'), (7, 2, 1, 'play Apprentice at Quarry');
INSERT INTO standings VALUES (7, 1, 0, 2, 3, 2, 0, 0);
INSERT INTO scorings VALUES (7, 0, 1, 2, 'Quarry', 3, 2, 0, 0);
PRAGMA user_version = 1;
