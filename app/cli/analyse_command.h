#pragma once

#include "app/cli/command.h"
#include "core/analysis/analyser.h"

#include <optional>

namespace app::cli {

/// `analyse`: why a stored match was won and lost.
class AnalyseCommand final : public Command {
public:
    const char* name() const override { return "analyse"; }
    QString purpose() const override;
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    /// The stored analysis where it is of this depth, rules and cards, else a new one, which is stored. Nothing, with
    /// `status`, where that fails or was stopped before there was any.
    std::optional<core::Analysis> find(
        Context& context, const core::Game& game, const core::Walk& walk, ExitStatus& status);

    static bool isPage(const std::string& file);
    ExitStatus writeReport(Context& context, const core::Game& game, const core::MatchRecord& record,
        const core::Walk& walk, const core::Analysis& analysis) const;

    int m_id = 0;
    int m_threads = 2;
    std::string m_depth = "normal";
    bool m_again = false;
    std::string m_report; ///< file
};

} // namespace app::cli
