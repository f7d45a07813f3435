#pragma once

#include "core/game/shelf.h"
#include "core/results/statistics_store.h"
#include "ui/language.h"
#include "ui/widgets/beside.h"

#include <QObject>

namespace ui {

/// Knows what the view of statistics shows: which matches are asked for, and what came of them. Read beside the window.
class StatisticsPresenter final : public QObject {
    Q_OBJECT
public:
    explicit StatisticsPresenter(core::Shelf games, QObject* parent = nullptr);

    /// `store` must outlive it. Without `elsewhere` it is read at once.
    void setStore(const core::StatisticsStore* store, core::OpenStatistics elsewhere);
    const core::Shelf& games() const { return m_games; }
    /// The game that the statistics are of.
    const core::Game& game() const;
    const core::StatisticsFilter& filter() const { return m_filter; }
    void setFilter(const core::StatisticsFilter& filter);
    /// Tells of cards, too, from the next reload() on.
    void setCards(bool cards) { m_cards = cards; }
    /// Whether any matches are left out.
    bool isFiltered() const;
    void reload();

    bool hasRead() const { return m_hasRead; }
    bool isReading() const { return m_reader.isBusy(); }
    const core::Statistics& found() const { return m_found; }
    /// Those that may be chosen: of all matches that the rest of the filter leaves.
    const std::vector<core::OpponentTally>& opponents() const { return m_opponents; }
    const std::vector<core::OptionTally>& options() const { return m_options; }

Q_SIGNALS:
    void changed();
    void failed(const ui::Sentence& sentence);

private:
    void take(const core::StoreResult& result, core::Statistics found);

    core::Shelf m_games;
    const core::StatisticsStore* m_store = nullptr;
    core::OpenStatistics m_elsewhere;
    core::StatisticsFilter m_filter;
    core::Statistics m_found;
    std::vector<core::OpponentTally> m_opponents;
    std::vector<core::OptionTally> m_options;
    bool m_cards = false;
    bool m_hasRead = false;
    Beside m_reader;
};

} // namespace ui
