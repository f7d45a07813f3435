#pragma once

#include "core/game/shelf.h"
#include "core/record/match_record.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class EmptyState;

/// The play page without a match: begin one, or go on with one that is not finished.
class StartPanel final : public QWidget {
    Q_OBJECT

public:
    static constexpr int kMostShown = 6;

    StartPanel(core::Shelf games, QWidget* parent);

    /// The matches that wait to be finished, newest first, kMostShown at most; `error` says why they cannot be listed.
    void setWaiting(const std::vector<core::MatchSummary>& matches, const QString& error);
    void focusFirst();

Q_SIGNALS:
    void newMatchAsked();
    void resumeAsked(qint64 id);

private:
    void tellWhatToDo();

    core::Shelf m_games;
    EmptyState* m_words;
    QPushButton* m_new;
    QLabel* m_heading;
    QLabel* m_error;
    QVBoxLayout* m_waiting;
};

} // namespace ui
