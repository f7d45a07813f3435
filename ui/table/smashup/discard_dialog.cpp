#include "ui/table/smashup/discard_dialog.h"

#include "ui/language.h"
#include "ui/table/smashup/card_grid.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QDialogButtonBox>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

namespace ui {

DiscardDialog::DiscardDialog(
    const core::smashup::TableView& table, core::Seat first, const FactionLooks& looks, QWidget* parent)
    : QDialog(parent)
{
    auto* rows = new QVBoxLayout(this);
    auto* tabs = new QTabWidget(this);
    inEachLanguage(this, [this, tabs] {
        setWindowTitle(tr("Discard piles"));
        tabs->setAccessibleName(tr("Players"));
    });
    for (const auto& seat : table.seats) {
        const std::string name = seat.name;
        std::vector<HandModel::Item> items;
        for (const auto& card : seat.discard)
            items.push_back({ card, {} });
        auto* model = new HandModel(this);
        model->setItems(std::move(items), false);
        QWidget* page = nullptr;
        if (seat.discard.empty()) {
            auto* empty = new PlainLabel(tabs);
            empty->setAlignment(Qt::AlignCenter);
            inEachLanguage(
                empty, [empty, name] { empty->setText(tr("%1 has discarded nothing.").arg(shownName(name))); });
            page = empty;
        } else {
            auto* cards = new CardGrid(*model, looks, tabs);
            inEachLanguage(cards, [cards, name] {
                cards->setAccessibleName(tr("Discard pile of %1, newest first").arg(shownName(name)));
            });
            retellInEachLanguage(model);
            connect(cards, &CardGrid::backAsked, this, &QDialog::reject);
            auto* rules = new QShortcut(Qt::Key_F1, cards, nullptr, nullptr, Qt::WidgetShortcut);
            connect(rules, &QShortcut::activated, this, [this, cards] {
                reject();
                Q_EMIT rulesAsked(cards->currentIndex().data().toString());
            });
            page = cards;
        }
        const int tab = tabs->addTab(page, {});
        inEachLanguage(page, [tabs, tab, name, count = seat.discard.size()] {
            const QString whole = shownName(name);
            tabs->setTabText(tab, asCaption(tr("%1 (%2)").arg(elided(whole), QString::number(count))));
            tabs->setTabToolTip(tab, whole);
        });
    }
    if (first != core::Seat::None)
        tabs->setCurrentIndex(core::indexOf(first));
    rows->addWidget(tabs);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    resize(scaled(font(), 720), scaled(font(), 520));
    boundToScreen(*this);
}

} // namespace ui
