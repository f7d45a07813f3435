#pragma once

#include "core/record/match_store.h"
#include "ui/language.h"
#include "ui/models/match_query.h"
#include "ui/models/move_list_model.h"
#include "ui/widgets/beside.h"

#include <QObject>

#include <map>
#include <memory>
#include <vector>

namespace core {
class Match;
}

namespace ui {

/// A stored match, taken apart for stepping through.
struct OpenedMatch {
    const core::Game* game = nullptr; ///< what it is a match of; never null
    core::MatchRecord record;
    std::vector<Move> moves; ///< one a choice
    /// The match before its first choice and after each; empty where the record does not replay.
    std::vector<std::unique_ptr<core::Match>> positions;
    QString problem; ///< why it does not replay, or what is different from when it was played; empty when all is well
    core::FinalCount count; ///< what the end took off the final score
    core::Seat viewer = core::Seat::None; ///< whose hand is shown: the only person's, or nobody's
};

/// What the matches page knows and does: the matches of its games as stored, one match opened, deleting and exporting.
/// The list is read beside the window, a part at a time, so that nothing here takes longer the more matches there are.
class MatchesPresenter final : public QObject {
    Q_OBJECT
public:
    /// `elsewhere` opens what `store` is for the threads beside the window. Without it lists are read at once; that is
    /// for stores in memory.
    MatchesPresenter(
        core::Shelf games, core::MatchStore& store, core::OpenMatches elsewhere = {}, QObject* parent = nullptr);

    const core::Shelf& games() const { return m_games; }
    /// What was read of the matches that the query finds.
    const std::vector<core::MatchSummary>& matches() const { return m_rows.matches; }
    bool more() const { return m_rows.more; }
    const core::MatchTotals& totals() const { return m_rows.totals; }
    /// While this is true, no matches() does not mean that there are none.
    bool isReading() const { return !m_hasRead || m_reader.isBusy(); }

    const MatchQuery& query() const { return m_query; }
    void setQuery(const MatchQuery& query);
    /// Reads as many matches again as there were.
    void reload();
    /// Reads some that follow.
    void readMore();
    /// The match as it is stored now; false where it is not there any more.
    bool isThere(std::int64_t id, core::MatchSummary& match);
    /// The record alone, for a preview. False, with failed(), where it cannot be read.
    bool load(std::int64_t id, core::MatchRecord& record);
    /// Null, with failed(), where the record cannot be read or is of a game that is not here.
    std::unique_ptr<OpenedMatch> open(std::int64_t id);
    bool remove(std::int64_t id);
    /// Writes the record as JSON to a file, whole or not at all.
    bool exportTo(std::int64_t id, const QString& path);

Q_SIGNALS:
    void listChanged();
    void told(const ui::Sentence& sentence);
    void failed(const ui::Sentence& sentence);

private:
    bool report(const core::StoreResult& result);
    void read(std::size_t most);
    void take(MatchRows rows);
    void countOldEnds();

    core::Shelf m_games;
    core::MatchStore& m_store;
    core::OpenMatches m_elsewhere;
    MatchQuery m_query;
    MatchRows m_rows;
    std::map<std::int64_t, core::FinalCount> m_counts; ///< found by replaying matches from before they were written
    bool m_hasRead = false;
    bool m_allCounted = false;
    Beside m_reader;
    Beside m_counter;
};

} // namespace ui
