#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"
#include "ui/pages/play/match_plan.h"

#include <QFrame>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QPushButton;

namespace ui {

/// One seat of a new match: who sits there, of which character, and with which pair.
class SeatEditor final : public QFrame {
    Q_OBJECT

public:
    SeatEditor(int number, const core::Game& game, const std::vector<core::SavedPair>& pairs, QWidget* parent);

    /// Offers the factions and the saved pairs of this set only; what is chosen stays where it is there, too.
    void setSet(const QString& set);
    void setPlan(const SeatPlan& plan);
    SeatPlan plan() const;
    /// At least two seats stay.
    void setRemovable(bool removable);
    void setNumber(int number);
    /// A name as records have it.
    void setName(const QString& name);
    void focusName();
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void changed();
    /// A person sits here now, or a computer of some kind.
    void playerChanged();
    void removeAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setTexts();
    void nameSources();
    void arrange(bool narrow);
    void fitLists();
    void showStyle();
    void showPair();

    const core::Game& m_game;
    std::vector<core::SavedPair> m_pairs;
    QLineEdit* m_name;
    QString m_kept; ///< the name as records have it
    QComboBox* m_player;
    QComboBox* m_style; ///< beside players that judge
    QComboBox* m_source;
    QWidget* m_pair; ///< keeps the columns of all seats in line
    QComboBox* m_saved;
    QComboBox* m_first;
    QComboBox* m_second;
    QPushButton* m_remove;
    QGridLayout* m_row;
    bool m_narrow = false;
    int m_number = 0;
};

} // namespace ui
