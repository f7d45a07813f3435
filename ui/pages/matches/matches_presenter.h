#pragma once

#include "core/record/match_store.h"
#include "ui/language.h"
#include "ui/models/match_query.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/widgets/beside.h"

#include <QObject>

#include <deque>
#include <map>
#include <memory>
#include <vector>

namespace core {
class AnalysisStore;
class PuzzleStore;
struct Puzzle;
struct ChoiceWorth;
}

namespace ui {

/// What the matches page knows and does: the matches of its games as stored, one match opened, what is said of them,
/// the bin, exporting. Lists are read beside the window, a page at a time, so that nothing here takes longer the more
/// matches there are.
class MatchesPresenter final : public QObject {
    Q_OBJECT
public:
    /// `elsewhere` opens what `store` is for the threads beside the window. Without it lists are read at once; that is
    /// for stores in memory.
    MatchesPresenter(
        core::Shelf games, core::MatchStore& store, core::OpenMatches elsewhere = {}, QObject* parent = nullptr);

    const core::Shelf& games() const { return m_games; }
    /// How many the query finds, and all of any kind.
    int found() const { return m_list.found; }
    const core::MatchTotals& totals() const { return m_list.totals; }
    /// The first page of what the query finds.
    const std::vector<core::MatchEntry>& firstPage() const { return m_list.first; }
    /// While this is true, no matches do not mean that there are none.
    bool isReading() const { return !m_hasRead || m_reader.isBusy(); }

    const MatchQuery& query() const { return m_query; }
    void setQuery(const MatchQuery& query);
    void reload();
    /// Reads a page of the list, whose first row is `row`; pageRead() brings it.
    void readPage(int row);
    /// The ids in so many rows of the list from `row` on, in their order. Fewer where they cannot be read.
    std::vector<std::int64_t> idsIn(int row, int rows);
    core::MatchFacets facets();

    /// The match as it is stored now; false where it is not there any more.
    bool isThere(std::int64_t id, core::MatchSummary& match);
    /// The record alone, for a preview. False, with failed(), where it cannot be read.
    bool load(std::int64_t id, core::MatchRecord& record);
    /// Null, with failed(), where the record cannot be read or is of a game that is not here.
    std::unique_ptr<OpenedMatch> open(std::int64_t id);

    bool setNotes(std::int64_t id, const QString& notes);
    bool changeTags(const std::vector<std::int64_t>& ids, const QStringList& add, const QStringList& take);
    /// Puts matches into the bin, and takes them out of it again.
    bool remove(const std::vector<std::int64_t>& ids);
    bool restore(const std::vector<std::int64_t>& ids);
    /// What lies in it, what was deleted last first, at most `most`; with failed() where it cannot be read.
    std::vector<core::RemovedMatch> bin(int most);
    bool removeForGood(const std::vector<std::int64_t>& ids);
    /// Takes matches from files, each whole or not at all; says of each that is not taken why. The ids of those that
    /// are, and of those that were here already.
    std::vector<std::int64_t> importFiles(const QStringList& paths);
    /// Stores a match that comes from elsewhere; 0, with failed(), where it cannot be stored.
    std::int64_t keep(const core::MatchRecord& record);
    /// Writes a match of a table anew, by its record's id and edits; false, with failed(), where it cannot be.
    bool correct(const core::MatchRecord& record);
    /// Begins a match of its own with the first `choices` choices of another, for practice where that is asked for; 0,
    /// with failed(), where that cannot be.
    std::int64_t branch(std::int64_t id, int choices, bool practice = false);
    /// Keeps a puzzle of a choice of the match. False, after failed(), where that cannot be.
    bool makePuzzle(std::int64_t id, const core::ChoiceWorth& choice, core::PuzzleStore& puzzles);
    /// What the seat was asked in the match where it made a difference, in its order, as the analysis of it has it.
    /// Nothing, after failed(), where there is none of it.
    std::vector<core::Puzzle> questionsOf(std::int64_t id, core::Seat seat, const core::AnalysisStore& analyses);
    /// Writes a match to a file, whole or not at all: its chart as .png or .svg, its scores as .csv, a report of it as
    /// .pdf, else its record as JSON.
    bool exportTo(std::int64_t id, const QString& path);
    /// The same for several, a file each, named by their numbers; ends at the first that cannot be written.
    bool exportInto(const std::vector<std::int64_t>& ids, const QString& folder);
    /// Writes bytes to a file, whole or not at all, and tells so.
    bool write(const QString& path, const QByteArray& bytes);

Q_SIGNALS:
    void listChanged();
    void pageRead(int row, const std::vector<core::MatchEntry>& page);
    void told(const ui::Sentence& sentence);
    void failed(const ui::Sentence& sentence);

private:
    struct List {
        int found = 0;
        core::MatchTotals totals;
        std::vector<core::MatchEntry> first;
    };
    static core::StoreResult readList(const core::MatchStore& store, const core::Shelf& games,
        const core::MatchFilter& filter, const core::MatchOrder& order, List& list);
    bool report(const core::StoreResult& result);
    bool changed(const core::StoreResult& result);
    void read();
    void readNextPage();
    void take(List list);
    void showKnownCounts(std::vector<core::MatchEntry>& page) const;
    void tidyUp();

    core::Shelf m_games;
    core::MatchStore& m_store;
    core::OpenMatches m_elsewhere;
    MatchQuery m_query;
    List m_list;
    std::deque<int> m_wanted; ///< pages that were asked for, by their first row
    std::map<std::int64_t, core::FinalCount> m_counts; ///< found by replaying matches from before they were written
    bool m_hasRead = false;
    bool m_allTidy = false;
    Beside m_reader;
    Beside m_pager;
    Beside m_tidier;
};

} // namespace ui
