#pragma once

#include "app/cli/command.h"
#include "core/record/match_store.h"

#include <functional>

namespace app::cli {

/// The stored matches.
class MatchesCommand final : public Command {
public:
    const char* name() const override { return "matches"; }
    QString purpose() const override { return CliWords::tr("list, show, export, import, verify and delete matches"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    ExitStatus list(Context& context);
    ExitStatus show(Context& context);
    ExitStatus exportOne(Context& context);
    ExitStatus importAll(Context& context);
    ExitStatus verify(Context& context);
    ExitStatus remove(Context& context);
    ExitStatus restore(Context& context);
    bool load(Context& context, core::MatchRecord& record);

    struct Verb {
        Parser parser;
        ExitStatus (MatchesCommand::*run)(Context& context);
    };
    std::vector<Verb> m_verbs;
    core::MatchStore* m_store = nullptr;
    int m_id = 0;
    bool m_again = false;
    bool m_withSeed = false;
    std::string m_file;
    std::string m_format = "json";
    std::vector<std::string> m_files;
};

} // namespace app::cli
