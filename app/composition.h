#pragma once

#include "core/game/shelf.h"
#include "core/handbook/titled_articles.h"
#include "core/lab/findings_reader.h"
#include "core/lab/lab_record.h"
#include "core/puzzles/puzzle.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

class QString;

namespace database {
class Database;
}

namespace app {

class Maker;

using Handbooks = std::vector<std::pair<const core::Game*, const core::ArticleStore*>>;

/// Where both programs begin: opens the database, imports the built-in content and builds the games from what is
/// stored. Without a database the games come from the program itself.
class Composition {
public:
    /// `databasePath` empty: the user's own database. With a `maker` what it made for others is not made again.
    explicit Composition(const std::string& databasePath, std::shared_ptr<Maker> maker = {});
    ~Composition();

    /// Where the database lies, or will.
    std::string databasePath() const;
    /// Whether that is the user's own.
    bool isOwn() const { return m_path.empty(); }
    /// Opened at the first call; null when that failed, and databaseError() says why.
    database::Database* database();
    const core::StoreResult& databaseError() const { return m_databaseError; }

    /// Built at its first call. Null, with `problems`, for an unknown id or faulty content.
    const core::Game* game(std::string_view id, core::Problems& problems);
    /// Every game there is, the default one first. Empty, with `problems`, where the content of one is faulty.
    core::Shelf games(core::Problems& problems);
    /// The articles of a game, renewed from the program's own; in memory where the database cannot take them. Null,
    /// with `problems`, for what game() refuses and for faulty articles.
    core::ArticleStore* articles(std::string_view game, core::Problems& problems);
    /// The articles of each of these games that has any, in their order. Empty, with `problems`, where those of one are
    /// faulty.
    Handbooks handbooks(const core::Shelf& games, core::Problems& problems);
    /// The id of the game to take where nobody names one.
    static std::string defaultGame();
    /// Those that there are, for a message.
    static QString gameIds();
    /// The puzzles of a game that ship; those of a faulty file are left out, with `problems`.
    static std::vector<core::Puzzle> shippedPuzzles(std::string_view game, core::Problems& problems);
    /// What the program knows of pairs against pairs, likewise.
    static std::vector<core::LabFindings> shippedFindings(std::string_view game, core::Problems& problems);
    /// Reads them when it is called; what is faulty is not there.
    static core::FindingsReader findingsReader(const std::string& game);
    /// The program's own content below a folder of its resources.
    static std::vector<core::SourceFile> builtIn(std::string_view folder);

    /// Sentences to show that stop nothing: the database is read-only, its content could not be renewed.
    const std::vector<std::string>& notices() const { return m_notices; }

private:
    std::vector<core::SourceFile> content(std::string_view game, std::string_view folder);

    std::string m_path; ///< of the database; empty for the user's own
    bool m_tried = false;
    core::StoreResult m_databaseError;
    std::unique_ptr<database::Database> m_database;
    std::unique_ptr<database::Database> m_memory; ///< for articles, where the database cannot be written
    std::shared_ptr<Maker> m_maker; ///< null where nothing is kept for others
    std::map<std::string, std::shared_ptr<const core::Game>, std::less<>> m_games;
    std::map<std::string, std::unique_ptr<core::TitledArticles>> m_articles;
    std::vector<std::string> m_notices;
};

} // namespace app
