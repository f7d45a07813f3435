#include "app/cli/check_command.h"

#include "app/cli/files.h"
#include "app/terminal_text.h"
#include "core/registry.h"

#include <nlohmann/json.hpp>

namespace app::cli {

void CheckCommand::declare(Parser& parser)
{
    parser.texts(CliWords::tr("PATH").toStdString(), m_paths, CliWords::tr("card files, or folders of them"), true);
    parser.text("--game", m_game, CliWords::tr("whose cards they are"));
}

ExitStatus CheckCommand::run(Context& context)
{
    const core::GameEntry* const entry = core::findGame(m_game.empty() ? Composition::defaultGame() : m_game);
    if (entry == nullptr)
        return context.fail(CliWords::tr("there is no game \"%1\"").arg(asText(m_game)));
    core::Problems unreadable;
    const std::vector<core::SourceFile> files = readAll(m_paths, unreadable);
    core::Problems faults;
    // The files are checked beside one another, and beside the program's own where they do not take its place.
    std::vector<core::SourceFile> all = files;
    for (core::SourceFile& own : Composition::builtIn(entry->contentFolder))
        all.push_back(std::move(own));
    for (const core::SourceFile& file : files) {
        const core::Problems some = entry->checkContent(file, all);
        faults.insert(faults.end(), some.begin(), some.end());
    }
    if (context.json) {
        auto list = nlohmann::ordered_json::array();
        for (const core::Problem& fault : faults)
            list.push_back(
                { { "where", fault.where }, { "what", fault.what.words() }, { "hint", fault.hint.words() } });
        context.out << list.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) << '\n';
    } else if (!files.empty() || unreadable.empty()) {
        for (const core::Problem& fault : faults)
            context.out << printable(fault.text()) << '\n';
        context.out << CliWords::tr("%n file(s)", nullptr, static_cast<int>(files.size())) << ", "
                    << CliWords::tr("%n fault(s)", nullptr, static_cast<int>(faults.size())) << '\n';
    }
    if (!unreadable.empty())
        return context.fail(unreadable);
    return faults.empty() ? Done : No;
}

} // namespace app::cli
