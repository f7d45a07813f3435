#include "ui/pages/factions/faction_trial.h"

#include <string>

namespace ui {

namespace {

constexpr int kAtATime = 20; ///< matches between two words about them

} // namespace

FactionTrial::FactionTrial(const core::Game& game, QObject* parent)
    : QObject(parent)
    , m_game(game)
{
}

void FactionTrial::begin(const std::string& text, bool again)
{
    stop();
    m_seed = again ? m_seed + kMatches : 1;
    m_text = text;
    m_running = true;
    Q_EMIT changed();
    goOn();
}

void FactionTrial::stop()
{
    m_player.stop();
    m_running = false;
    m_next = 0;
    m_result = {};
    Q_EMIT changed();
}

void FactionTrial::goOn()
{
    const core::OwnTrialTerms terms { "level:" + std::to_string(kLevel), m_next, kAtATime, m_seed };
    m_player.run([this, game = &m_game, text = m_text, terms](std::stop_token token) {
        std::atomic<bool> stopped = false;
        const std::stop_callback ask(token, [&stopped] { stopped = true; });
        core::OwnTrial part = core::tryOwn(*game, text, terms, stopped);
        return Beside::Answer([this, part = std::move(part)] {
            m_result.add(part);
            m_next += kAtATime;
            m_running = m_next < kMatches && part.matches + part.endless > 0;
            Q_EMIT changed();
            if (m_running)
                goOn();
        });
    });
}

} // namespace ui
