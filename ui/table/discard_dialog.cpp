#include "ui/table/discard_dialog.h"

#include "ui/table/hand_view.h"
#include "ui/theme.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ui {

DiscardDialog::DiscardDialog(
    const core::smashup::TableView& table, core::Seat first, const FactionLooks& looks, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Discard piles"));
    auto* rows = new QVBoxLayout(this);
    auto* tabs = new QTabWidget(this);
    tabs->setAccessibleName(tr("Players"));
    for (const auto& seat : table.seats) {
        const QString name = QString::fromStdString(seat.name);
        std::vector<HandModel::Item> items;
        for (const auto& card : seat.discard)
            items.push_back({ card, {}, false, false });
        auto* model = new HandModel(this);
        model->setItems(std::move(items), false);
        QWidget* page = nullptr;
        if (seat.discard.empty()) {
            auto* empty = new QLabel(tr("%1 has discarded nothing.").arg(name), tabs);
            empty->setAlignment(Qt::AlignCenter);
            page = empty;
        } else {
            auto* cards = new HandView(*model, looks, tabs);
            cards->setGrid();
            cards->setAccessibleName(tr("Discard pile of %1, newest first").arg(name));
            connect(cards, &HandView::backAsked, this, &QDialog::reject);
            auto* rules = new QShortcut(Qt::Key_F1, cards, nullptr, nullptr, Qt::WidgetShortcut);
            connect(rules, &QShortcut::activated, this, [this, cards] {
                reject();
                Q_EMIT rulesAsked(cards->currentIndex().data().toString());
            });
            page = cards;
        }
        QString title = tr("%1 (%2)").arg(name).arg(seat.discard.size());
        tabs->addTab(page, title.replace(QLatin1Char('&'), QStringLiteral("&&")));
    }
    if (first != core::Seat::None)
        tabs->setCurrentIndex(core::indexOf(first));
    rows->addWidget(tabs);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    resize(scaled(font(), 720), scaled(font(), 520));
}

} // namespace ui
