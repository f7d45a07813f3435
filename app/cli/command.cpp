#include "app/cli/command.h"

#include "app/composition.h"
#include "app/terminal_text.h"
#include "core/registry.h"

#include <algorithm>
#include <cctype>
#include <string_view>

namespace app::cli {

ExitStatus Context::fail(const core::Problems& problems)
{
    for (const core::Problem& problem : problems)
        fail(problem.text());
    return Wrong;
}

ExitStatus Context::fail(const QString& sentence)
{
    err << "breakpoint-cli: " << printable(sentence.toStdString()) << '\n';
    return Wrong;
}

void Context::note(const QString& sentence)
{
    err << printable(CliWords::tr("note: %1").arg(sentence).toStdString()) << '\n';
}

const core::Game* Context::game(const std::string& id)
{
    core::Problems problems;
    const core::Game* found = composition.game(id.empty() ? Composition::defaultGame() : id, problems);
    if (!composition.databaseError().ok() && !toldDatabaseError) {
        toldDatabaseError = true;
        note(CliWords::tr("%1 Going on with the program's own cards.").arg(asText(composition.databaseError().error)));
    }
    for (; toldNotices < composition.notices().size(); ++toldNotices)
        note(asText(composition.notices()[toldNotices]));
    if (found == nullptr)
        fail(problems);
    return found;
}

std::string shellWord(const std::string& word)
{
    const bool plain = !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c >= 0x80
            || std::string_view("/.-_+:=,").find(static_cast<char>(c)) != std::string_view::npos;
    });
    if (plain)
        return word;
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return quoted + '\'';
}

bool Context::severalGames()
{
    return core::gameEntries().size() > 1;
}

QString Context::gameName(const std::string& id)
{
    core::Problems problems;
    const core::Game* const found = composition.game(id, problems);
    return asText(found == nullptr ? id : found->name());
}

std::string Context::commandLine(const std::string& verb) const
{
    return "breakpoint-cli " + (databasePath.empty() ? "" : "--db " + shellWord(databasePath) + ' ') + verb;
}

database::Database* Context::database()
{
    database::Database* const opened = composition.database();
    if (opened == nullptr)
        fail(composition.databaseError().error);
    return opened;
}

} // namespace app::cli
