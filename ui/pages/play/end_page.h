#pragma once

#include "core/game/match_mode.h"
#include "core/game/outcome.h"
#include "core/record/match_record.h"
#include "core/record/points_account.h"
#include "ui/widgets/faction_faces.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;

namespace core {
class Game;
class MatchSession;
}

namespace ui {

class CardOfMatchBox;
class EndButtons;
class EndRays;
class Panel;
class ScoreChart;
class TurningPoint;

/// How a match ended: who won and why, where the points came from, how the score went, and what to do next.
class EndPage final : public QWidget {
    Q_OBJECT

public:
    explicit EndPage(QWidget* parent);

    /// The end of a match that is decided, or was given up.
    void show(const core::MatchSession& session);
    /// Whether it is a win for a person at this screen: then there are rays and paper.
    bool isWon() const;
    /// Whether everybody at this screen has lost; neither it is where nobody plays here, or where it is a draw.
    bool isLost() const { return m_lost; }
    /// Lets them move once, for so many milliseconds; 0 leaves a still picture.
    void celebrate(int length);
    EndButtons& buttons() { return *m_buttons; }
    /// Whether the match is kept, and can be gone through.
    void setKept(bool kept);

Q_SIGNALS:
    /// Escape: the table, please.
    void tableAsked();
    /// The match after so many choices is to be seen.
    void momentAsked(int choices);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// What all seats play against, and its points; none where there is no such thing, or it has none.
    struct Against {
        QString name;
        std::optional<std::int16_t> begun;
        std::optional<std::int16_t> left;
    };
    void fillScore(const core::MatchSummary& match, const core::MatchMode& mode, const core::Outcome& outcome,
        const core::FinalCount& count, const Against& against);
    void fillPoints(const core::MatchSummary& match, const core::PointsAccount& account, const Against& against);
    void fillFacts(const core::MatchRecord& record, const core::ScoreScale& scale);
    void ink();
    void arrange();
    void nameGame();

    EndRays* m_rays;
    bool m_lost = false;
    QWidget* m_score = nullptr; ///< new for each match
    QLabel* m_title;
    QLabel* m_reason;
    QLabel* m_length;
    QWidget* m_panels;
    QGridLayout* m_grid;
    Panel* m_pointsPanel;
    QWidget* m_points = nullptr; ///< new for each match
    CardOfMatchBox* m_card;
    Panel* m_chartPanel;
    ScoreChart* m_chart;
    TurningPoint* m_turning;
    Panel* m_factsPanel;
    QWidget* m_facts = nullptr; ///< new for each match
    EndButtons* m_buttons;
    FactionFaces m_faces;
    std::vector<std::pair<QLabel*, core::Seat>> m_inked; ///< in the colour of a seat
    const core::Game* m_game = nullptr; ///< of the match that is shown
    core::MatchRecord m_record; ///< of that match
    bool m_kept = false; ///< it is stored, and can be gone through
    int m_columns = 0;
};

} // namespace ui
