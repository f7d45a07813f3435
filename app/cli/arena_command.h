#pragma once

#include "app/cli/arena_arguments.h"
#include "app/cli/command.h"
#include "core/ai/arena/arena_store.h"

namespace app::cli {

struct ArenaAccount;

/// One player against another over mirrored deals: who is stronger, by how much, and how sure that is. Keeps each deal
/// as it is finished, and goes on with what it finds.
class ArenaCommand final : public Command {
public:
    const char* name() const override { return "arena"; }
    QString purpose() const override { return CliWords::tr("measure one player against another over mirrored deals"); }
    void declare(Parser& parser) override;
    ExitStatus run(Context& context) override;

private:
    /// What is done to stored runs.
    ExitStatus manage(Context& context);
    ExitStatus list(Context& context);
    ExitStatus remove(Context& context);
    /// The run's groups that are stored; false after telling why it cannot begin.
    bool findStored(Context& context);
    void tellOthers(Context& context) const;
    /// Plays the deals that are missing and keeps them; false, with `problems`, as runArena().
    bool play(Context& context, const core::Game& game, const core::LineUps& lineUps, core::ArenaTally& tally,
        core::Problems& problems);
    core::StoreResult keep(const core::ArenaGroup& group);
    ExitStatus conclude(Context& context, const ArenaAccount& account, const core::LineUps& lineUps) const;

    ArenaArguments m_arguments;
    bool m_list = false;
    bool m_again = false;
    bool m_watch = false;
    int m_delete = 0;
    std::string m_file;

    core::ArenaStore* m_store = nullptr; ///< null where nothing can be kept
    std::int64_t m_id = 0; ///< of the stored run; 0 while there is none
    std::int64_t m_replaced = 0; ///< the stored run that this one takes the place of when it is complete
    std::map<int, core::ArenaGroup> m_groups;
    std::array<core::ThinkTimes, 2> m_think;
    std::array<core::TurnEnds, 2> m_turnEnds; ///< of what is played now
    core::StoreResult m_kept; ///< of the last group
};

} // namespace app::cli
