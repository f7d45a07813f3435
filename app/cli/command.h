#pragma once

#include "app/cli/parser.h"
#include "app/cli/words.h"
#include "app/composition.h"

#include <istream>
#include <memory>
#include <ostream>
#include <vector>

namespace app::cli {

/// What the program ends with; see the README.
enum ExitStatus : int {
    Done = 0,
    No = 1, ///< it ran, and the answer is no
    Wrong = 2, ///< wrong usage, or something that cannot be read or written
};

/// The word as a shell reads it: in quotes where it must be.
std::string shellWord(const std::string& word);

/// What a command runs in. Results go to `out`, progress and errors to `err`.
struct Context {
    Composition& composition;
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
    std::string databasePath; ///< as --db gave it; empty: the user's own
    bool json = false;
    bool toldDatabaseError = false;
    std::size_t toldNotices = 0;

    /// The game, or null after telling why there is none.
    const core::Game* game(const std::string& id);
    /// Whether a list has to say which game each of its rows is of.
    static bool severalGames();
    /// What people call the game; its id where that is not known.
    QString gameName(const std::string& id);
    /// The database, or null after telling why there is none.
    database::Database* database();
    /// The command line that runs `verb` on the same database, to be copied into a shell.
    std::string commandLine(const std::string& verb) const;
    /// Tells each on a line of its own, whatever was in a file or an argument; gives `Wrong`.
    ExitStatus fail(const core::Problems& problems);
    ExitStatus fail(const QString& sentence);
    ExitStatus fail(const std::string& sentence) { return fail(asText(sentence)); }
    void note(const QString& sentence);
};

/// One verb of the command line.
class Command {
public:
    virtual ~Command() = default;
    virtual const char* name() const = 0;
    virtual QString purpose() const = 0; ///< one line for the list of commands
    virtual void declare(Parser& parser) = 0;
    virtual bool runsAlone() const { return false; } ///< without one of its verbs, where it has some
    virtual ExitStatus run(Context& context) = 0;
};

/// Every verb, in the order of the help.
std::vector<std::unique_ptr<Command>> allCommands();

} // namespace app::cli
