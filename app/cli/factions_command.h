#pragma once

#include "app/cli/command.h"
#include "core/stores/faction_store.h"

namespace app::cli {

/// Factions that people write themselves: their list, in, out and away.
class FactionsCommand final : public Command {
public:
    const char* name() const override { return "factions"; }
    QString purpose() const override { return CliWords::tr("your own factions: list, import, export, remove"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    ExitStatus list(Context& context, const core::Game& game, core::FactionStore& store);
    ExitStatus import(Context& context, const core::Game& game, core::FactionStore& store);
    ExitStatus exportOne(Context& context, const core::StoredFaction& faction);
    ExitStatus remove(Context& context, core::FactionStore& store, const core::StoredFaction& faction);

    std::string m_game;
    std::string m_name;
    std::string m_file;
    std::vector<std::string> m_files;
    bool m_replace = false;
    Parser m_import;
    Parser m_export;
    Parser m_remove;
};

} // namespace app::cli
