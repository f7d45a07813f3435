#include "app/cli/backup_command.h"

#include "database/backup.h"

#include <nlohmann/json.hpp>

namespace app::cli {

namespace {

std::string inJson(const nlohmann::ordered_json& object)
{
    return object.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}

void BackupCommand::declare(Parser& parser)
{
    parser.text("FILE", m_file, "where the copy goes; a file that is there is never replaced", true);
}

ExitStatus BackupCommand::run(Context& context)
{
    if (const core::StoreResult result = database::backUp(context.composition.databasePath(), m_file); !result.ok())
        return context.fail(result.error);
    if (context.json)
        context.out << inJson({ { "backup", m_file } }) << '\n';
    else
        context.out << "Everything is copied into " << m_file
                    << ". Put it back with: " << context.commandLine("restore " + shellWord(m_file)) << '\n';
    return Done;
}

void RestoreCommand::declare(Parser& parser)
{
    parser.text("FILE", m_file, "a file that backup wrote; it stays as it is", true);
}

ExitStatus RestoreCommand::run(Context& context)
{
    const std::string place = context.composition.databasePath();
    std::string kept;
    if (const core::StoreResult result = database::restore(m_file, place, kept); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        nlohmann::ordered_json root { { "database", place }, { "kept", nullptr } };
        if (!kept.empty())
            root["kept"] = kept;
        context.out << inJson(root) << '\n';
        return Done;
    }
    context.out << "The database is as " << m_file << " has it.\n";
    if (!kept.empty())
        context.out << "What was there before is kept as " << kept << ".\n";
    return Done;
}

} // namespace app::cli
