#include "ui/pages/matches/statistics_presenter.h"

#include "ui/text/store_words.h"

#include <utility>

namespace ui {

StatisticsPresenter::StatisticsPresenter(core::Shelf games, QObject* parent)
    : QObject(parent)
    , m_games(std::move(games))
    , m_filter { m_games.first().id() }
{
}

void StatisticsPresenter::setStore(const core::StatisticsStore* store, core::OpenStatistics elsewhere)
{
    m_store = store;
    m_elsewhere = std::move(elsewhere);
}

const core::Game& StatisticsPresenter::game() const
{
    const core::Game* const game = m_games.find(m_filter.game);
    return game == nullptr ? m_games.first() : *game;
}

void StatisticsPresenter::setFilter(const core::StatisticsFilter& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    reload();
}

bool StatisticsPresenter::isFiltered() const
{
    return m_filter != core::StatisticsFilter { m_filter.game };
}

void StatisticsPresenter::reload()
{
    if (m_store == nullptr)
        return;
    const core::StatisticsGame asked = core::statisticsGame(game());
    core::StatisticsFilter wanted = m_filter;
    wanted.cards = m_cards;
    if (!m_elsewhere) {
        core::Statistics found;
        const core::StoreResult result = m_store->statistics(wanted, asked, found);
        take(result, std::move(found));
        return;
    }
    m_reader.run([this, open = m_elsewhere, filter = wanted, asked](const std::stop_token&) -> Beside::Answer {
        core::StoreResult result;
        core::Statistics found;
        if (const auto store = open(result); store != nullptr)
            result = store->statistics(filter, asked, found);
        return [this, result, found] { take(result, found); };
    });
}

void StatisticsPresenter::take(const core::StoreResult& result, core::Statistics found)
{
    m_hasRead = true;
    if (result.ok())
        m_found = std::move(found);
    else
        Q_EMIT failed(faultOf(result));
    if (!m_filter.opponent)
        m_opponents = m_found.opponents;
    if (m_filter.options.empty())
        m_options = core::byOption(m_found, game().options());
    Q_EMIT changed();
}

} // namespace ui
