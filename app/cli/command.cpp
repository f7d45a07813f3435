#include "app/cli/command.h"

#include <algorithm>
#include <cctype>

namespace app::cli {

ExitStatus Context::fail(const core::Problems& problems)
{
    for (const core::Problem& problem : problems)
        err << "breakpoint-cli: " << problem.text() << '\n';
    return Wrong;
}

ExitStatus Context::fail(const std::string& sentence)
{
    err << "breakpoint-cli: " << sentence << '\n';
    return Wrong;
}

const core::Game* Context::game(const std::string& id)
{
    core::Problems problems;
    const core::Game* found = composition.game(id.empty() ? Composition::defaultGame() : id, problems);
    if (!composition.databaseError().ok() && !toldDatabaseError) {
        toldDatabaseError = true;
        err << "note: " << composition.databaseError().error << " Going on with the program's own cards.\n";
    }
    for (const std::string& notice : composition.notices())
        err << "note: " << notice << '\n';
    if (found == nullptr)
        fail(problems);
    return found;
}

std::string Context::commandLine(const std::string& verb) const
{
    if (databasePath.empty())
        return "breakpoint-cli " + verb;
    const bool plain = std::all_of(databasePath.begin(), databasePath.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c >= 0x80 || c == '/' || c == '.' || c == '-' || c == '_';
    });
    std::string path = databasePath;
    if (!plain) {
        path = "'";
        for (const char c : databasePath)
            path += c == '\'' ? std::string("'\\''") : std::string(1, c);
        path += '\'';
    }
    return "breakpoint-cli --db " + path + ' ' + verb;
}

database::Database* Context::database()
{
    database::Database* const opened = composition.database();
    if (opened == nullptr)
        fail(composition.databaseError().error);
    return opened;
}

} // namespace app::cli
