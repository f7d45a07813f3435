#pragma once

#include "core/ai/arena/own_trial.h"
#include "ui/widgets/beside.h"

#include <QObject>

namespace ui {

/// Plays matches of a faction beside the window, some at a time, and tells what they have come to so far.
class FactionTrial final : public QObject {
    Q_OBJECT
public:
    static constexpr int kMatches = 400;
    static constexpr int kLevel = 1;

    explicit FactionTrial(const core::Game& game, QObject* parent = nullptr);

    /// Begins anew; what ran before is dropped. The same text comes to the same, unless it is `again`.
    void begin(const std::string& text, bool again = false);
    /// Ends what runs, and forgets what it came to.
    void stop();
    bool isRunning() const { return m_running; }
    const core::OwnTrial& result() const { return m_result; }

Q_SIGNALS:
    void changed();

private:
    void goOn();

    const core::Game& m_game;
    std::string m_text;
    core::OwnTrial m_result;
    std::uint64_t m_seed = 1;
    int m_next = 0;
    bool m_running = false;
    Beside m_player;
};

} // namespace ui
