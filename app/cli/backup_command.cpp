#include "app/cli/backup_command.h"

#include "app/backup.h"
#include "app/composition.h"

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
    parser.text(CliWords::tr("FILE").toStdString(), m_file,
        CliWords::tr("where the copy goes; a file that is there is never replaced"), true);
}

ExitStatus BackupCommand::run(Context& context)
{
    if (const core::StoreResult result = backUp(context.composition, m_file); !result.ok())
        return context.fail(result.error);
    if (context.json)
        context.out << inJson({ { "backup", m_file } }) << '\n';
    else
        context.out << CliWords::tr("Everything is copied into %1. Put it back with: %2")
                           .arg(asText(m_file), asText(context.commandLine("restore " + shellWord(m_file))))
                    << '\n';
    return Done;
}

void RestoreCommand::declare(Parser& parser)
{
    parser.text(
        CliWords::tr("FILE").toStdString(), m_file, CliWords::tr("a file that backup wrote; it stays as it is"), true);
}

ExitStatus RestoreCommand::run(Context& context)
{
    std::string kept;
    if (const core::StoreResult result = restore(context.composition, m_file, kept); !result.ok())
        return context.fail(result.error);
    if (context.json) {
        nlohmann::ordered_json root { { "database", context.composition.databasePath() }, { "kept", nullptr } };
        if (!kept.empty())
            root["kept"] = kept;
        context.out << inJson(root) << '\n';
        return Done;
    }
    context.out << CliWords::tr("The database is as %1 has it.").arg(asText(m_file)) << '\n';
    if (!kept.empty())
        context.out << CliWords::tr("What was there before is kept as %1.").arg(asText(kept)) << '\n';
    return Done;
}

} // namespace app::cli
