#include "app/cli/command.h"

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

database::Database* Context::database()
{
    database::Database* const opened = composition.database();
    if (opened == nullptr)
        fail(composition.databaseError().error);
    return opened;
}

} // namespace app::cli
