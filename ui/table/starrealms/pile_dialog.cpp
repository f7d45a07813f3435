#include "ui/table/starrealms/pile_dialog.h"

#include "ui/painting/frames.h"
#include "ui/table/starrealms/piece_words.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QShortcut>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kCardHigh = 168;
constexpr double kCardWide = 128;

/// Paints the card of a row as the table does.
class CardDelegate final : public QStyledItemDelegate {
public:
    CardDelegate(std::vector<core::starrealms::CardView> cards, RealmFaces faces, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_cards(std::move(cards))
        , m_faces(std::move(faces))
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return { scaled(option.font, kCardWide + 14), scaled(option.font, kCardHigh + 14) };
    }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        FaceState state;
        state.focus = option.state.testFlag(QStyle::State_HasFocus);
        const double wide = scaled(option.font, kCardWide);
        const double high = scaled(option.font, kCardHigh);
        m_faces.paint(*painter,
            { option.rect.center().x() - wide / 2, option.rect.center().y() - high / 2, wide, high },
            m_cards[static_cast<std::size_t>(index.row())], state, coloursOf(option.palette), option.font);
    }

private:
    std::vector<core::starrealms::CardView> m_cards;
    RealmFaces m_faces;
};

} // namespace

PileDialog::PileDialog(const core::starrealms::TableView& table, core::Seat first, Piece::Kind kind,
    const RealmFaces& faces, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Open piles"));
    auto* rows = new QVBoxLayout(this);
    auto* heading = new HeadLabel(type::kLargeButton, this);
    rows->addWidget(heading);
    auto* tabs = new QTabWidget(this);
    tabs->setAccessibleName(tr("Piles"));
    // A tab says whose pile it is, and what lies there is called in full: all of them fit at six seats.
    const auto add = [&](const std::vector<core::starrealms::CardView>& cards, const QString& name,
                         const QString& shown) {
        const int tab = tabs->addTab(pageOf(cards, faces, name),
            asCaption(
                tr("%1 (%2)", "a pile, and how many cards it has").arg(elided(shown), QString::number(cards.size()))));
        tabs->setTabToolTip(tab, name);
    };
    for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
        add(table.seats[static_cast<std::size_t>(seat)].discard,
            core::seatAt(seat) == table.viewer ? tr("Your discard pile")
                                               : tr("Discard pile of %1").arg(nameOf(table, core::seatAt(seat))),
            nameOf(table, core::seatAt(seat)));
    add(table.heap, tr("Scrap heap"), tr("Scrap heap"));
    if (table.boss) {
        const QString boss = QString::fromStdString(table.boss->name);
        add(table.boss->discard, tr("Discard pile of %1").arg(boss), boss);
        add(table.boss->deck, tr("Deck of %1").arg(boss), tr("Deck of %1").arg(boss));
    }
    // Hands that are open, or of which something was shown.
    for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat)
        if (const auto& known = table.seats[static_cast<std::size_t>(seat)].known;
            !known.empty() && core::seatAt(seat) != table.viewer)
            add(known, tr("Hand of %1, so far as it is known").arg(nameOf(table, core::seatAt(seat))),
                tr("Hand of %1").arg(nameOf(table, core::seatAt(seat))));
    const int seats = static_cast<int>(table.seats.size());
    tabs->setCurrentIndex(kind == Piece::Kind::Heap ? seats
            : core::indexOf(first) < seats          ? core::indexOf(first)
                                                    : seats + 1);
    const auto tell = [tabs, heading](int tab) { heading->setText(tabs->tabToolTip(tab)); };
    connect(tabs, &QTabWidget::currentChanged, this, tell);
    tell(tabs->currentIndex());
    rows->addWidget(tabs);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    resize(scaled(font(), 760), scaled(font(), 520));
    boundToScreen(*this);
}

QWidget* PileDialog::pageOf(
    const std::vector<core::starrealms::CardView>& cards, const RealmFaces& faces, const QString& name)
{
    if (cards.empty()) {
        auto* empty = new PlainLabel(tr("No card lies there."), this);
        empty->setAlignment(Qt::AlignCenter);
        return empty;
    }
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("%1, newest first", "a pile").arg(name));
    list->setViewMode(QListView::IconMode);
    list->setMovement(QListView::Static);
    list->setResizeMode(QListView::Adjust);
    list->setFrameShape(QFrame::NoFrame);
    for (const auto& card : cards) {
        auto* item = new QListWidgetItem(QString::fromStdString(card.name), list);
        item->setToolTip(PieceWords::ofCard(card));
        item->setData(Qt::AccessibleTextRole, PieceWords::ofCard(card));
    }
    list->setItemDelegate(new CardDelegate(cards, faces, list));
    list->setCurrentRow(0);
    auto* rules = new QShortcut(Qt::Key_F1, list, nullptr, nullptr, Qt::WidgetShortcut);
    connect(rules, &QShortcut::activated, this, [this, list] {
        reject();
        Q_EMIT rulesAsked(list->currentItem()->text());
    });
    return list;
}

} // namespace ui
