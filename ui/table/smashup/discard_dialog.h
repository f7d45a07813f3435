#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"

#include <QDialog>

namespace ui {

/// Every player's discard pile, open to everybody: a page a player, newest card first.
class DiscardDialog final : public QDialog {
    Q_OBJECT

public:
    DiscardDialog(const core::smashup::TableView& table, core::Seat first, const FactionLooks& looks, QWidget* parent);

Q_SIGNALS:
    /// F1 on a card; the dialog has closed.
    void rulesAsked(const QString& card);
};

} // namespace ui
