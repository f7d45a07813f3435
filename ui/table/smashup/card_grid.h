#pragma once

#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/hand_model.h"

#include <QListView>

namespace ui {

/// Cards in several rows, as high as they need: a discard pile, the cards an article speaks of. Enter or a click
/// chooses, Escape steps back.
class CardGrid final : public QListView {
    Q_OBJECT

public:
    CardGrid(HandModel& model, const FactionLooks& looks, QWidget* parent);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void cardChosen(int card);
    void looked(int card);
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    HandModel& m_model;
};

} // namespace ui
