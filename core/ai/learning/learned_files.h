#pragma once

#include "core/game/game.h"

#include <array>
#include <memory>

namespace core {

/// What a game has learned, from the files that it comes with (`resources/ai/GAME/`), known by their names:
/// "choices.json" a policy, "network.json" a network, "lines-3.json" how lines are read at three seats, "plays.json"
/// and "leaves.json" weights.
class LearnedFiles {
public:
    /// What the files are about; a game without origins has none. All must outlive this.
    struct About {
        const Features& features;
        const ChoiceTraits& traits;
        const Features* origins = nullptr;
    };

    /// False, with `problems`, where the file has faults or is about something else.
    bool read(const About& about, const SourceFile& file, Problems& problems);

    const Evaluator* evaluator(LearnedFor use) const { return m_evaluators[static_cast<std::size_t>(use)].get(); }
    const Evaluator* network() const { return m_network.get(); }
    const Policy* policy() const { return m_policy.get(); }
    const LineReader* lineReader(int seats) const { return m_lineReaders[static_cast<std::size_t>(seats) - 1].get(); }

private:
    std::array<std::unique_ptr<Evaluator>, 2> m_evaluators; ///< by LearnedFor
    std::unique_ptr<Evaluator> m_network;
    std::unique_ptr<Policy> m_policy;
    PerSeat<std::unique_ptr<LineReader>> m_lineReaders; ///< by how many seats play, less one
};

} // namespace core
