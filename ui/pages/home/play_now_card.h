#pragma once

#include "core/game/shelf.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"
#include "ui/widgets/faction_faces.h"

#include <QFrame>

class QDate;
class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class FactionTile;
class KeyButton;
class LevelRow;
struct HomeFacts;

/// A match at once: one's own pair, a level, and nothing else to decide. Of several games one has all that, and each
/// other one a button.
class PlayNowCard final : public QFrame {
    Q_OBJECT
public:
    /// `pairs` and `settings` may be null; both outlive the card.
    PlayNowCard(core::Shelf games, const core::PairStore* pairs, const PlaySettings* settings, QWidget* parent);

    /// Offers what somebody played last and the level nearest to that, unless they have chosen otherwise since.
    void show(const HomeFacts& facts);
    MatchPlan plan() const;
    /// The one that is offered first: what somebody played last.
    const core::Game& game() const { return m_game; }
    KeyButton* button() const { return m_play; }

Q_SIGNALS:
    void playAsked(const ui::MatchPlan& plan);
    /// With more to be set up before it begins.
    void moreAsked(const ui::MatchPlan& plan);

private:
    QWidget* makePair();
    QWidget* makeOthers();
    void chooseFaction(int slot);
    void deal();
    void showPairOfDay();
    void setFactions(const QStringList& factions);
    void showPair();
    void showLevel();

    core::Shelf m_games;
    const core::Game& m_game;
    const core::PairStore* m_pairs;
    const PlaySettings* m_settings;
    FactionFaces m_faces;
    QString m_set;
    QStringList m_factions;
    bool m_chosen = false; ///< somebody chose these factions here
    bool m_levelChosen = false;
    bool m_showing = false; ///< the card itself moves the level
    QLabel* m_title;
    QList<FactionTile*> m_tiles;
    QLabel* m_record = nullptr;
    QPushButton* m_ofDay = nullptr; ///< the pair that everybody is offered today
    QToolButton* m_dice = nullptr;
    LevelRow* m_levels;
    KeyButton* m_play;
    KeyButton* m_more;
};

/// The game that was played last, the first there is for none.
const core::Game& gameToOffer(const core::Shelf& games, const PlaySettings* settings);

/// Two factions that a beginner does well with: the first easy ones of the printing.
QStringList beginnersPair(const core::Game& game, const QString& set);

/// The factions of the printing that everybody is offered on that day, the same at each of its hours; own ones are not
/// among them.
QStringList pairOfDay(const core::Game& game, const QString& set, const QDate& day);

} // namespace ui
