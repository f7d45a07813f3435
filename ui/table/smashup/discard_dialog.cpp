#include "ui/table/smashup/discard_dialog.h"

#include "ui/language.h"
#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/card_grid.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QDialogButtonBox>
#include <QItemSelectionModel>
#include <QLabel>
#include <QShortcut>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kWholeLines = 3; ///< of the text of a card that is read below
constexpr std::size_t kInARow = 5; ///< cards, at the width that the dialog begins with

}

DiscardDialog::DiscardDialog(
    const core::smashup::TableView& table, core::Seat first, const FactionLooks& looks, QWidget* parent)
    : QDialog(parent)
    , m_whole(new PlainLabel(this))
{
    m_whole->setObjectName(QStringLiteral("whole"));
    m_whole->setWordWrap(true);
    m_whole->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setRole(m_whole, Role::Muted);
    auto* rows = new QVBoxLayout(this);
    auto* tabs = new QTabWidget(this);
    const bool open
        = std::any_of(table.seats.begin(), table.seats.end(), [](const auto& seat) { return !seat.hand.empty(); });
    inEachLanguage(this, [this, tabs, open] {
        setWindowTitle(open ? tr("Hands and discard piles") : tr("Discard piles"));
        tabs->setAccessibleName(tr("Players"));
        m_whole->setText(tr("Point at a card, or go to it, to read all of it."));
    });
    for (const auto& seat : table.seats) {
        const std::string name = seat.name;
        QWidget* page = gridOf(seat.discard, looks, tabs,
            [name] { return DiscardDialog::tr("Discard pile of %1, newest first").arg(shownName(name)); });
        if (page == nullptr) {
            auto* empty = new PlainLabel(tabs);
            empty->setAlignment(Qt::AlignCenter);
            inEachLanguage(
                empty, [empty, name] { empty->setText(tr("%1 has discarded nothing.").arg(shownName(name))); });
            page = empty;
        }
        if (!seat.hand.empty())
            page = below(gridOf(seat.hand, looks, tabs, [name] { return tr("Hand of %1").arg(shownName(name)); }),
                seat.hand.size(), page, seat.discard.size());
        const int tab = tabs->addTab(page, {});
        inEachLanguage(page, [tabs, tab, name, count = seat.discard.size()] {
            const QString whole = shownName(name);
            tabs->setTabText(
                tab, asCaption(tr("%1: %n discarded", "a player", static_cast<int>(count)).arg(elided(whole))));
            tabs->setTabToolTip(tab, whole);
        });
    }
    if (first != core::Seat::None)
        tabs->setCurrentIndex(core::indexOf(first));
    // As high for every card, so that the cards above stay where they are.
    m_whole->setMinimumHeight(kWholeLines * fontMetrics().lineSpacing());
    rows->addWidget(tabs, 1);
    rows->addWidget(m_whole);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    resize(scaled(font(), 760), scaled(font(), open ? 680 : 520));
    boundToScreen(*this);
}

/// These cards under that name; null where there are none.
CardGrid* DiscardDialog::gridOf(const std::vector<core::smashup::CardView>& of, const FactionLooks& looks,
    QWidget* parent, const std::function<QString()>& name)
{
    if (of.empty())
        return nullptr;
    std::vector<HandModel::Item> items;
    for (const auto& card : of)
        items.push_back({ card, {} });
    auto* model = new HandModel(this);
    model->setItems(std::move(items), false);
    auto* cards = new CardGrid(
        *model, [model, looks](int row) { return faceOf(model->item(row).card, looks); }, parent);
    inEachLanguage(cards, [cards, name] { cards->setAccessibleName(name()); });
    retellInEachLanguage(model);
    // What is too long for a card of this size stands below.
    cards->setMouseTracking(true);
    const auto tell = [this](const QModelIndex& card) {
        if (card.isValid())
            m_whole->setText(card.data(Qt::ToolTipRole).toString());
    };
    connect(cards, &CardGrid::entered, this, tell);
    connect(cards->selectionModel(), &QItemSelectionModel::currentChanged, this, tell);
    connect(cards, &CardGrid::backAsked, this, &QDialog::reject);
    auto* rules = new QShortcut(Qt::Key_F1, cards, nullptr, nullptr, Qt::WidgetShortcut);
    connect(rules, &QShortcut::activated, this, [this, cards] {
        reject();
        Q_EMIT rulesAsked(cards->currentIndex().data().toString());
    });
    return cards;
}

/// The hand over what was discarded, each with a heading, and as high as its rows of cards ask for.
QWidget* DiscardDialog::below(QWidget* hand, std::size_t held, QWidget* discard, std::size_t discarded)
{
    auto* page = new QWidget(discard->parentWidget());
    auto* rows = new QVBoxLayout(page);
    QLabel* above = makeHeading({}, page);
    QLabel* under = makeHeading({}, page);
    inEachLanguage(page, [above, under] {
        above->setText(tr("Hand"));
        under->setText(tr("Discard pile"));
    });
    const auto rowsOf = [](std::size_t cards) { return static_cast<int>((cards + kInARow - 1) / kInARow); };
    rows->addWidget(above);
    rows->addWidget(hand, rowsOf(held));
    rows->addWidget(under);
    rows->addWidget(discard, rowsOf(discarded));
    return page;
}

} // namespace ui
