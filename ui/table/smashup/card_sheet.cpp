#include "ui/table/smashup/card_sheet.h"

#include "ui/language.h"
#include "ui/table/smashup/faces.h"
#include "ui/theme.h"
#include "ui/widgets/own_key.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/print_faces.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kBaseWidth = 236; ///< pixels of the mock-ups
constexpr double kBaseHeight = 132;
constexpr double kMargin = 7;

/// Paints cards and bases whole.
class SheetDelegate final : public QStyledItemDelegate {
public:
    SheetDelegate(FactionLooks looks, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_looks(std::move(looks))
    {
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const double margin = 2.0 * scaled(option.font, kMargin);
        const QSizeF size = index.data(HandModel::BaseRole).toBool()
            ? QSizeF(scaled(option.font, kBaseWidth), scaled(option.font, kBaseHeight))
            : cardSize(CardForm::Hand, option.font);
        return (size + QSizeF(margin, margin)).toSize();
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const double margin = scaled(option.font, kMargin);
        const QRectF area = QRectF(option.rect).adjusted(margin, margin, -margin, -margin);
        FaceState state;
        state.legal = index.data(HandModel::LegalRole).toBool()
            && (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus));
        state.focus = option.state.testFlag(QStyle::State_HasFocus);
        state.hinted = index.data(HandModel::HintedRole).toBool();
        const auto& item = *static_cast<const HandModel::Item*>(index.data(HandModel::ItemRole).value<const void*>());
        painter->save();
        painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        const Colours& colours = coloursOf(option.palette);
        if (item.print && item.print->type == "base") {
            paintBase(*painter, area, placeFaceOf(*item.print), BaseForm::Full, state, colours, option.font);
        } else {
            CardFace face = faceOf(item.card, m_looks);
            face.marks.clear();
            paintCard(*painter, area, face, CardForm::Hand, state, colours, option.font);
        }
        painter->restore();
    }

private:
    FactionLooks m_looks;
};

} // namespace

void SheetFilter::setWords(const QString& words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void SheetFilter::setOrder(Order order)
{
    m_order = order;
    invalidate();
    sort(order == Order::Given ? -1 : 0);
}

bool SheetFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString all = sourceModel()->index(row, 0, parent).data(Qt::AccessibleTextRole).toString();
    return std::all_of(
        m_words.begin(), m_words.end(), [&](const QString& word) { return all.contains(word, Qt::CaseInsensitive); });
}

bool SheetFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto figure = [this](const QModelIndex& index) {
        const auto& item = *static_cast<const HandModel::Item*>(index.data(HandModel::ItemRole).value<const void*>());
        if (m_order == Order::Power)
            return item.card.isMinion ? item.card.power : -1;
        if (!item.print)
            return -1;
        return item.print->figure(m_order == Order::Breakpoint ? "breakpoint" : "VP").value_or(-1);
    };
    if (m_order == Order::Name || figure(left) == figure(right))
        return left.data().toString().localeAwareCompare(right.data().toString()) < 0;
    return figure(left) > figure(right); // the greatest first
}

CardSheet::CardSheet(HandModel& model, const FactionLooks& looks, QWidget* parent)
    : QFrame(parent)
    , m_model(model)
    , m_filter(new SheetFilter(this))
    , m_title(makeHeading({}, this))
    , m_search(new QLineEdit(this))
    , m_order(new QComboBox(this))
    , m_list(new QListView(this))
{
    setRole(this, Role::Panel);
    m_filter->setSourceModel(&model);
    m_list->setModel(m_filter);
    keepKey(*m_list, Qt::Key_N);
    m_list->setItemDelegate(new SheetDelegate(looks, this));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_list->setTabKeyNavigation(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->installEventFilter(this);
    m_search->installEventFilter(this);
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(scaled(font(), 240));
    auto* head = new QHBoxLayout;
    head->setSpacing(10);
    head->addWidget(m_title, 1);
    head->addWidget(m_search);
    head->addWidget(m_order);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 12, 8);
    rows->setSpacing(6);
    rows->addLayout(head);
    rows->addWidget(m_list, 1);
    connect(m_search, &QLineEdit::textChanged, m_filter, &SheetFilter::setWords);
    connect(m_order, &QComboBox::currentIndexChanged, this,
        [this] { m_filter->setOrder(static_cast<SheetFilter::Order>(m_order->currentData().toInt())); });
    connect(m_list, &QListView::clicked, this, &CardSheet::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            Q_EMIT looked(now.data(HandModel::CardRole).toInt());
    });
    inEachLanguage(this, [this] {
        m_list->setAccessibleName(tr("Cards to choose from"));
        m_search->setPlaceholderText(tr("Search these cards"));
        m_search->setAccessibleName(tr("Search these cards"));
        m_order->setAccessibleName(tr("Sort by"));
        m_order->view()->setAccessibleName(tr("Sort by"));
        fillOrders();
    });
}

void CardSheet::fillOrders()
{
    const QSignalBlocker quiet(m_order);
    m_order->clear();
    const auto add
        = [this](const QString& words, SheetFilter::Order order) { m_order->addItem(words, static_cast<int>(order)); };
    add(tr("As they lie", "an order of cards"), SheetFilter::Order::Given);
    add(tr("By name"), SheetFilter::Order::Name);
    if (m_bases) {
        add(tr("By breakpoint"), SheetFilter::Order::Breakpoint);
        add(tr("By points"), SheetFilter::Order::Points);
    } else {
        add(tr("By power"), SheetFilter::Order::Power);
    }
    m_filter->setOrder(SheetFilter::Order::Given);
}

void CardSheet::setTitle(const QString& title)
{
    m_title->setText(title);
}

void CardSheet::refresh()
{
    const bool bases = m_model.rowCount() > 0 && m_model.index(0).data(HandModel::BaseRole).toBool();
    m_search->clear();
    m_bases = bases;
    fillOrders();
}

void CardSheet::show(int card)
{
    const int row = m_model.rowOf(card);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter->mapFromSource(m_model.index(row));
    if (!index.isValid())
        return;
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
}

bool CardSheet::goToLegal()
{
    if (m_filter->rowCount() == 0)
        return false;
    m_list->setCurrentIndex(m_filter->index(legalFrom(0), 0));
    m_list->setFocus(Qt::OtherFocusReason);
    return true;
}

/// The first row from there on, and round again, that may be chosen; that row where none may.
int CardSheet::legalFrom(int row) const
{
    const int rows = m_filter->rowCount();
    for (int step = 0; step < rows; ++step)
        if (const int at = (row + step) % rows; m_filter->index(at, 0).data(HandModel::LegalRole).toBool())
            return at;
    return row;
}

void CardSheet::choose(const QModelIndex& index)
{
    if (index.isValid())
        Q_EMIT cardChosen(index.data(HandModel::CardRole).toInt());
}

bool CardSheet::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (watched == m_search) {
        if (key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter)
            return goToLegal();
        return QFrame::eventFilter(watched, event);
    }
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
    case Qt::Key_Select:
        choose(m_list->currentIndex());
        return true;
    case Qt::Key_N: {
        const int rows = m_filter->rowCount();
        if (rows > 0)
            m_list->setCurrentIndex(m_filter->index(legalFrom((m_list->currentIndex().row() + 1) % rows), 0));
        return true;
    }
    case Qt::Key_Escape:
        Q_EMIT backAsked();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CardSheet::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        m_search->setMaximumWidth(scaled(font(), 240));
}

} // namespace ui
