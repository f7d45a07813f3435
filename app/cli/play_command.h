#pragma once

#include "app/cli/command.h"
#include "app/cli/match_arguments.h"
#include "core/record/match_session.h"

namespace app::cli {

/// One match, between AIs or with people at the terminal.
class PlayCommand final : public Command {
public:
    const char* name() const override { return "play"; }
    QString purpose() const override { return CliWords::tr("play a match, or go on with one"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    std::unique_ptr<core::MatchSession> begin(Context& context, ExitStatus& status);
    std::unique_ptr<core::MatchSession> goOn(Context& context, ExitStatus& status);
    ExitStatus playOn(Context& context, core::MatchSession& session);
    void tellSeed(Context& context) const;
    void printResult(Context& context, const core::MatchRecord& record, const core::FinalCount& count);

    MatchArguments m_match;
    bool m_record = false;
    bool m_practice = false;
    int m_resume = 0;
};

} // namespace app::cli
