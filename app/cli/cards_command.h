#pragma once

#include "app/cli/command.h"

namespace app::cli {

/// The cards of a game, as the program that runs says them.
class CardsCommand final : public Command {
public:
    const char* name() const override { return "cards"; }
    QString purpose() const override { return CliWords::tr("list cards and bases with their text"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::string typed() const;
    std::vector<core::CardInfo> called(const std::vector<core::CardInfo>& cards) const;

    std::string m_game;
    std::string m_faction;
    std::string m_set;
    std::vector<std::string> m_words; ///< of a name, or a part of one
};

} // namespace app::cli
