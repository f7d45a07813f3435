#pragma once

#include "app/cli/command.h"
#include "app/cli/lab_arguments.h"
#include "app/cli/lab_cards.h"
#include "core/lab/lab_store.h"

#include <chrono>

namespace app::cli {

/// Pairs against pairs: which are strong, by what, and how sure that is. Keeps what it plays, goes on with what it
/// finds, and adds up what several machines have played.
class LabCommand final : public Command {
public:
    const char* name() const override { return "lab"; }
    QString purpose() const override
    {
        return CliWords::tr("which pairs of factions, or realms, are strong, and by what");
    }
    void declare(Parser& parser) override;
    bool runsAlone() const override { return true; }
    ExitStatus run(Context& context) override;

private:
    ExitStatus playOn(Context& context);
    ExitStatus list(Context& context);
    ExitStatus show(Context& context);
    /// Writes a stored lab as findings; false after telling why one command does not make it.
    bool writeFindings(Context& context, const core::LabTable& table) const;
    ExitStatus merge(Context& context);
    ExitStatus cards(Context& context) { return m_cards.run(context); }
    ExitStatus remove(Context& context);

    /// What is there of these terms, in the database or in the file of a part; false after telling why it cannot go on.
    bool findKept(Context& context, core::LabTable& table);
    bool findPart(Context& context, core::LabTable& table) const;
    void tellOthers(Context& context, const core::LabTerms& terms) const;
    /// Keeps what came since the last time.
    core::StoreResult keep(const core::LabTable& table);
    ExitStatus tell(Context& context, const core::LabTable& table) const;
    /// Reads one file and adds it up; false after telling why it does not belong there.
    bool addFile(Context& context, const std::string& path, std::vector<core::LabTable>& tables) const;
    void tellOverlap(Context& context, const std::string& path, const std::vector<core::LabTable>& tables,
        const core::LabTable& read, const core::LabOverlap& overlap) const;

    struct Verb {
        Parser parser;
        ExitStatus (LabCommand::*run)(Context&);
    };

    LabArguments m_arguments;
    LabCards m_cards;
    std::vector<Verb> m_verbs;
    std::vector<std::string> m_files;
    std::string m_out;
    std::string m_findings;
    bool m_keep = false;
    int m_id = 0; ///< that somebody named

    core::LabStore* m_store = nullptr; ///< null where nothing can be kept
    std::int64_t m_kept = 0; ///< the stored lab; 0 while there is none
    core::LabTable m_new; ///< what was played and is not kept yet
};

} // namespace app::cli
