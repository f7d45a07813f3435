#pragma once

#include "ui/pages/play/play_presenter.h"

#include <QWidget>

class QPushButton;

namespace core {
struct MatchSummary;
}

namespace ui {

/// What can be done when a match is over: the same at the end page and in the bar that stays while the table is looked
/// at.
class EndButtons final : public QWidget {
    Q_OBJECT

public:
    /// Where they stand: on the end page, or below the table.
    enum class Place { Page, Table };

    EndButtons(Place place, QWidget* parent);

    /// Of which match there would be a rematch: who was second begins it.
    void setNextToBegin(const core::MatchSummary& match);
    /// Whether the match is kept, and can be gone through.
    void setKept(bool kept);
    /// The gold one.
    QPushButton* first() const { return m_rematch; }

Q_SIGNALS:
    void rematchAsked(ui::Rematch kind);
    void newMatchAsked();
    void matchAsked();
    void analysisAsked();
    void homeAsked();
    /// From the end page to the table, from the table to the end page.
    void turned();

private:
    void setTexts();

    Place m_place;
    QString m_next; ///< as a record has it
    bool m_hasChoices = false;
    int m_level = 0; ///< that would come next
    QPushButton* m_rematch;
    QPushButton* m_swap; ///< where two play with pairs of their own, or each as something else
    bool m_arePairs = true;
    QPushButton* m_harder; ///< where the only person has won against computers that are all of one level
    QPushButton* m_new;
    QPushButton* m_match;
    QPushButton* m_analysis; ///< where there was anything to choose
    QPushButton* m_home;
    QPushButton* m_turn;
};

} // namespace ui
