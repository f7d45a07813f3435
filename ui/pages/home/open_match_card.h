#pragma once

#include "ui/pages/home/home_presenter.h"

#include <QFrame>

#include <map>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class KeyButton;
class MiniTable;
class ScoreLine;

/// The unfinished match: whose turn it is, the score, its table in small, and the way on.
class OpenMatchCard final : public QFrame {
    Q_OBJECT
public:
    OpenMatchCard(core::Shelf games, QWidget* parent);

    /// `running` is how many matches there are to be finished, this one among them.
    void show(const OpenMatch& open, int running);
    /// What stands side by side goes one below the other.
    void setSlim(bool slim);
    void goOn();
    KeyButton* button() const { return m_goOn; }

Q_SIGNALS:
    void resumeAsked(qint64 id);
    void lookAsked(qint64 id);
    void othersAsked();

private:
    void showTable(const OpenMatch& open);
    void showTag();
    QString headline(const OpenMatch& open) const;

    core::Shelf m_games;
    std::map<const core::Game*, MiniTable*> m_tables; ///< each made for the first match of its game
    qint64 m_id = 0;
    bool m_practice = false;
    int m_more = 0; ///< others that wait
    QLabel* m_tag;
    QLabel* m_when;
    QLabel* m_title;
    ScoreLine* m_score;
    QBoxLayout* m_top; ///< headline and score
    QBoxLayout* m_tags;
    QBoxLayout* m_buttons;
    QVBoxLayout* m_place; ///< of the table
    QLabel* m_situation;
    KeyButton* m_goOn;
    KeyButton* m_look;
    QPushButton* m_others;
};

} // namespace ui
