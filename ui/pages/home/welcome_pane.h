#pragma once

#include "core/game/game.h"
#include "ui/pages/play/match_plan.h"

#include <QWidget>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace ui {

class KeyButton;
class StartCard;

/// Home before the first match: it asks nothing, and one press deals cards.
class WelcomePane final : public QWidget {
    Q_OBJECT
public:
    /// The first of the games is the one that is offered; each other one has a button below.
    WelcomePane(const core::Shelf& games, QWidget* parent);

    void deal();
    KeyButton* button() const { return m_deal; }

Q_SIGNALS:
    void playAsked(const ui::MatchPlan& plan);
    void pairsAsked();
    void sheetAsked();
    void primerAsked();
    void backupAsked();
    void settingsAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addFirstMatch();
    QWidget* makeLinks(const core::Shelf& games);
    void arrange();

    const core::Game& m_game;
    QString m_set;
    QStringList m_factions;
    QWidget* m_head;
    QLabel* m_sign;
    QLabel* m_title;
    QLabel* m_intro;
    QGridLayout* m_grid;
    QBoxLayout* m_links = nullptr;
    QList<StartCard*> m_cards;
    KeyButton* m_deal = nullptr;
    int m_columns = 0;
};

} // namespace ui
