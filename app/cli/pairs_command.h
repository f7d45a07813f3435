#pragma once

#include "app/cli/command.h"
#include "core/stores/pair_store.h"

namespace app::cli {

/// The stored pairs of factions.
class PairsCommand final : public Command {
public:
    const char* name() const override { return "pairs"; }
    QString purpose() const override { return CliWords::tr("list, add, remove, export and import saved pairs"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    ExitStatus list(Context& context, core::PairStore& store);
    ExitStatus add(Context& context, core::PairStore& store);
    ExitStatus remove(Context& context, core::PairStore& store);
    ExitStatus write(Context& context, core::PairStore& store);
    ExitStatus read(Context& context, core::PairStore& store);

    std::string m_game;
    std::string m_set;
    std::string m_name;
    std::string m_pair;
    Parser m_add; ///< since declare()
    Parser m_remove;
    Parser m_export;
    Parser m_import;
    std::string m_file;
};

} // namespace app::cli
