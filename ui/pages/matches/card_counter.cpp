#include "ui/pages/matches/card_counter.h"

#include "core/results/card_facts.h"
#include "ui/text/store_words.h"

#include <QTimer>

#include <limits>

namespace ui {

namespace {

constexpr int kLookAtCount = 300; ///< milliseconds between two looks at how far it has come
constexpr int kLooksToTell = 7; // so often is told what was found: a table that is read is not filled anew all the time

}

CardCounter::CardCounter(QObject* parent)
    : QObject(parent)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(kLookAtCount);
    connect(m_timer, &QTimer::timeout, this, [this] {
        if (++m_looks % kLooksToTell == 0 && m_told != m_looked) {
            m_told = m_looked;
            Q_EMIT found();
        }
        Q_EMIT progressed();
    });
}

CardCounter::~CardCounter() = default;

void CardCounter::setStores(core::MatchStore* matches, core::OpenMatches matchesElsewhere,
    core::StatisticsStore* statistics, core::OpenStatistics statisticsElsewhere)
{
    m_matches = matches;
    m_matchesElsewhere = std::move(matchesElsewhere);
    m_statistics = statistics;
    m_statisticsElsewhere = std::move(statisticsElsewhere);
}

void CardCounter::start(const core::Game& game)
{
    if (m_statistics == nullptr || m_matches == nullptr || isCounting())
        return;
    m_stopped = false;
    m_looked = m_wanted = m_told = 0;
    if (!m_matchesElsewhere || !m_statisticsElsewhere) {
        end(count(game, *m_matches, *m_statistics, {}));
        return;
    }
    m_work.run([this, &game, openMatches = m_matchesElsewhere, openStatistics = m_statisticsElsewhere](
                   const std::stop_token& stop) -> Beside::Answer {
        core::StoreResult result;
        const auto matches = openMatches(result);
        const auto statistics = matches == nullptr ? nullptr : openStatistics(result);
        if (statistics != nullptr)
            result = count(game, *matches, *statistics, stop);
        return [this, result] { end(result); };
    });
    m_timer->start();
    Q_EMIT progressed();
}

/// A match that cannot be read is passed over, and told of at the end.
core::StoreResult CardCounter::count(
    const core::Game& game, core::MatchStore& matches, core::StatisticsStore& statistics, std::stop_token stop)
{
    const std::string signature = core::cardsSignature(game);
    std::vector<std::int64_t> ids;
    core::StoreResult fault = statistics.withoutCards(game.id(), signature, std::numeric_limits<int>::max(), ids);
    m_wanted = static_cast<int>(ids.size());
    for (const std::int64_t id : ids) {
        if (stop.stop_requested())
            break;
        core::MatchRecord record;
        if (const core::StoreResult read = matches.load(id, record); !read.ok()) {
            fault = read;
        } else if (const core::StoreResult kept = statistics.storeCards(id, signature, core::cardsLine(game, record));
                   !kept.ok()) {
            return kept; // nor would the next
        }
        ++m_looked;
    }
    return fault;
}

void CardCounter::stop()
{
    if (!isCounting())
        return;
    m_work.stop();
    m_stopped = m_wanted == 0 || m_looked < m_wanted;
    end({});
}

void CardCounter::end(const core::StoreResult& result)
{
    m_timer->stop();
    if (!result.ok())
        Q_EMIT failed(faultOf(result));
    if (m_told != m_looked) {
        m_told = m_looked;
        Q_EMIT found();
    }
    Q_EMIT progressed();
}

} // namespace ui
