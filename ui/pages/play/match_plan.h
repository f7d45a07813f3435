#pragma once

#include "core/game/shelf.h"
#include "ui/pages/play/ask_when.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <vector>

namespace ui {

/// Where a seat's factions come from when a match is set up.
enum class PairSource { Chosen, Saved, Random };

/// Whom a new seat gets as its player.
QString usualOpponent();

/// One seat as the new match dialog leaves it.
struct SeatPlan {
    QString name; ///< as a record has it (ui/text/seat_names.h)
    QString player; ///< "human", "level:3,style=patient", "greedy", …
    PairSource source = PairSource::Random;
    QString savedPair; ///< its name, with PairSource::Saved
    QStringList factions; ///< with PairSource::Chosen; filled for the others when the match starts

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

/// A match as it was set up last, to be offered again.
struct MatchPlan {
    QString game; ///< its id; empty for the first there is
    QString set; ///< the printing all pairs are of; empty for the game's default
    std::vector<SeatPlan> seats;
    std::map<QString, QString> options;
    QString seed; ///< as typed; empty for a new one each time
    bool practice = false; ///< all hands open, everything taken back, counts nowhere

    friend bool operator==(const MatchPlan&, const MatchPlan&) = default;
};

/// `last`, with a seat for each of these pairs: its persons and players stay as far as there are seats, then come the
/// usual opponents.
MatchPlan planWith(const core::Game& game, const QString& set, const QList<QStringList>& pairs, MatchPlan last);
/// A match without persons: a seat a pair, all played by `player`, from that seed.
MatchPlan planToWatch(const core::Game& game, const QString& set, const QList<QStringList>& pairs,
    const QString& player, const QString& seed);
/// The names that computers get unless somebody types another, as many as a match may have seats.
QStringList computerNames();
/// One person with these factions, or by chance where there are none, against the computer at a level.
MatchPlan quickPlan(const core::Game& game, const QString& set, const QStringList& factions, int level);
/// The same seats as `plan`, or two, with persons in all of them.
MatchPlan hotSeatPlan(const MatchPlan& plan);

QByteArray toJson(const MatchPlan& plan);
/// An empty plan where the text is none.
MatchPlan planFromJson(const QByteArray& json);

/// Milliseconds between two choices of an AI unless somebody chose another pause.
inline constexpr int kUsualAiPause = 600;
/// Those that are offered.
inline constexpr std::array<int, 4> kAiPauses { 0, 250, kUsualAiPause, 1400 };

/// In which matches the table says what can be done and why.
enum class Teaching {
    FirstMatch, ///< in somebody's first one
    Asked, ///< in the one that is played now, or next
    Never,
};

/// What the play page keeps between runs. The program's settings implement it.
class PlaySettings {
public:
    virtual ~PlaySettings() = default;
    /// The id of the game that was begun last; empty for none.
    virtual QString lastGame() const = 0;
    virtual void setLastGame(const QString&) { }
    /// How that game was set up last.
    virtual MatchPlan lastPlan(const QString& game) const = 0;
    /// Keeps the plan as the last one of its game.
    virtual void setLastPlan(const MatchPlan& plan) = 0;
    /// Milliseconds between two choices of an AI, so that a person can follow.
    virtual int aiPause() const = 0;
    virtual void setAiPause(int milliseconds) = 0;
    /// Whether the match waits for whoever looks on each time that points were given.
    virtual bool waitsAfterScoring() const { return false; }
    virtual void setWaitsAfterScoring(bool) { }
    /// When `person` wishes to be asked whether to answer; as everybody does who has not said so, where the name is
    /// empty or nothing is kept for it.
    virtual AskWhen askWhen(const QString& person) const = 0;
    virtual void setAskWhen(const QString& person, AskWhen when) = 0;
    virtual Teaching teaching() const { return Teaching::Never; }
    virtual void setTeaching(Teaching) { }
};

/// As each game was set up last, `first` before the others. `settings` may be null.
std::vector<MatchPlan> lastPlans(const PlaySettings* settings, const core::Shelf& games, const core::Game& first);

} // namespace ui
