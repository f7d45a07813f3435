#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/faction_looks.h"

#include <QDialog>

#include <functional>

class QLabel;

namespace ui {

class CardGrid;

/// Every player's discard pile, open to everybody: a page a player, newest card first; and above it their hand, where
/// hands are open.
class DiscardDialog final : public QDialog {
    Q_OBJECT

public:
    DiscardDialog(const core::smashup::TableView& table, core::Seat first, const FactionLooks& looks, QWidget* parent);

Q_SIGNALS:
    /// F1 on a card; the dialog has closed.
    void rulesAsked(const QString& card);

private:
    CardGrid* gridOf(const std::vector<core::smashup::CardView>& of, const FactionLooks& looks, QWidget* parent,
        const std::function<QString()>& name);
    static QWidget* below(QWidget* hand, std::size_t held, QWidget* discard, std::size_t discarded);

    QLabel* m_whole; ///< the card that somebody points at or has gone to
};

} // namespace ui
