#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"
#include "ui/widgets/faction_faces.h"

#include <QDateTime>
#include <QFrame>

#include <map>

class QLabel;
class QPushButton;
class QStackedWidget;
class QVBoxLayout;

namespace ui {

class EmptyState;

/// The matches that ended last, each with how it went and the way to it.
class RecentMatches final : public QFrame {
    Q_OBJECT
public:
    RecentMatches(core::Shelf games, QWidget* parent);

    /// `all` is how many matches there are.
    void show(const std::vector<core::MatchRecord>& matches, int all, const QDateTime& now);

    /// Without the charts, for which there is no room then.
    void setSlim(bool slim);

Q_SIGNALS:
    void matchAsked(qint64 id);
    void allAsked();
    /// There is none that has ended.
    void playAsked();

private:
    QWidget* rowOf(const core::MatchRecord& record, const QDateTime& now);

    core::Shelf m_games;
    std::map<const core::Game*, FactionFaces> m_faces;
    QLabel* m_title;
    QPushButton* m_all;
    QVBoxLayout* m_rows;
    EmptyState* m_empty;
    bool m_slim = false;
};

/// "won", "lost", "2nd", "draw", "given up": how it ended for the only person, or for nobody in particular.
QString resultWord(const core::MatchSummary& match, const core::MatchMode& mode = {});
/// "You 14 : 17 Quill"; of more than two seats "Ada 17, You 13, Tom 8".
QString scoreWords(const core::MatchSummary& match, const core::MatchMode& mode = {});

} // namespace ui
