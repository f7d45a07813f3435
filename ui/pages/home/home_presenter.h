#pragma once

#include "core/game/shelf.h"
#include "core/record/match_store.h"
#include "ui/language.h"
#include "ui/widgets/beside.h"

#include <QDateTime>
#include <QObject>

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace ui {

/// The levels that Home offers, as their numbers are.
inline constexpr int kWeakestLevel = 0;
inline constexpr int kStrongestLevel = 5;
/// Whom somebody meets who has not played yet.
inline constexpr int kFirstLevel = 1;

/// The unfinished match that was played last, as it stands.
struct OpenMatch {
    core::MatchRecord record;
    /// Null where it does not replay with the rules and cards there are.
    std::shared_ptr<const core::Match> match;
    core::Seat viewer = core::Seat::None; ///< whose hand may be shown: the only person's, or nobody's
};

/// All that Home tells of the stored matches.
struct HomeFacts {
    core::MatchTotals totals;
    int monthPlayed = 0; ///< matches of persons that ended, given up or not, and began this month
    int monthGivenUp = 0; ///< of these
    int monthWon = 0; ///< of these the ones that their only person won
    std::optional<OpenMatch> open;
    std::vector<core::MatchRecord> recent; ///< that have ended, the newest first
    int level = kFirstLevel; ///< the one nearest to how its person played last
    std::vector<std::string> factions; ///< that a person played last; empty for none
    std::string set; ///< of these
};

/// What is on Home at the moment `now`. May take long where there are many matches.
core::StoreResult readHome(const core::MatchStore& store, const core::Shelf& games, const QDateTime& now,
    const std::stop_token& stop, HomeFacts& facts);

/// The level for somebody who played these matches, the newest first: the last one's, one more after two wins against
/// it, one less after two losses.
int nearestLevel(const std::vector<core::MatchSummary>& ended);

/// The seat of the only person in a match, or of whoever wrote a table game up, who has the first one; Seat::None where
/// there is none, or several.
core::Seat onlyPersonOf(const core::MatchSummary& match);

/// Reads what Home shows beside the window.
class HomePresenter final : public QObject {
    Q_OBJECT
public:
    /// `elsewhere` opens what `store` is for the threads beside the window. Without it all is read at once; that is for
    /// stores in memory.
    HomePresenter(core::Shelf games, core::MatchStore& store, core::OpenMatches elsewhere, QObject* parent = nullptr);

    const core::Shelf& games() const { return m_games; }
    const HomeFacts& facts() const { return m_facts; }
    bool hasRead() const { return m_hasRead; }
    void reload();

Q_SIGNALS:
    void changed();
    void failed(const ui::Sentence& sentence);

private:
    void take(const core::StoreResult& result, HomeFacts facts);

    core::Shelf m_games;
    core::MatchStore& m_store;
    core::OpenMatches m_elsewhere;
    HomeFacts m_facts;
    bool m_hasRead = false;
    Beside m_reader;
};

} // namespace ui
