#include "ui/pages/pairs/deal_dialog.h"

#include "ui/delegates/seat_pair_delegate.h"
#include "ui/emblem.h"
#include "ui/pages/pairs/box_settings.h"
#include "ui/text/card_names.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/head_label.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kName = Qt::UserRole + 1; ///< the faction of a row, or the box of a row over its factions
constexpr int kIsBox = Qt::UserRole + 2;
constexpr int kComes = Qt::UserRole + 3; ///< whether the faction may come
constexpr double kWidth = 800; // pixels of the mock-ups
constexpr double kHeight = 560;
constexpr double kLeastList = 150;
constexpr double kSwatch = 22;
constexpr double kTickBox = 20; ///< with its frame
constexpr double kSwatchGap = 8;
constexpr double kRowGap = 1;

QString seatText(int seat)
{
    return DealDialog::tr("Seat %1").arg(seat + 1);
}

bool isBox(const QListWidgetItem& item)
{
    return item.data(kIsBox).toBool();
}

/// Between tick and emblem. The style leaves the tick the room that it needs at the usual text size.
int swatchGap(const QFont& font)
{
    return scaled(font, kTickBox + kSwatchGap) - static_cast<int>(kTickBox);
}

/// The emblem of a faction on its colour, with a gap at its left; of a box, which has none, the gap alone.
QIcon swatch(const FactionFace* face, const QFont& font, qreal ratio)
{
    const int side = scaled(font, kSwatch);
    const int gap = swatchGap(font);
    QPixmap picture(QSize(face == nullptr ? gap : gap + side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    if (face == nullptr)
        return picture;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(gap, 0, side, side);
    painter.setPen(Qt::NoPen);
    painter.setBrush(factionGradient(face->colour, area));
    painter.drawRoundedRect(area, side / 4.0, side / 4.0);
    const double edge = side / 6.0;
    paintEmblem(painter, area.adjusted(edge, edge, -edge, -edge), face->emblem, Qt::white);
    painter.end();
    return picture;
}

} // namespace

DealDialog::DealDialog(
    const core::Game& game, const QString& set, std::uint64_t seed, BoxSettings* boxes, QWidget* parent)
    : QDialog(parent)
    , m_game(game)
    , m_faces(game)
    , m_boxes(boxes)
    , m_set(set)
    , m_rng(seed)
    , m_title(new HeadLabel(20, this))
{
    auto* contents = new QWidget(this); // scrolls where there is little room; title and buttons stay
    auto* lists = new QHBoxLayout;
    lists->setSpacing(space::kMedium);
    lists->addWidget(makePool(), 1);
    lists->addWidget(makeResult(), 1);
    auto* rows = new QVBoxLayout(contents);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(space::kMedium);
    rows->addLayout(makeModes());
    rows->addLayout(lists, 1);
    rows->addLayout(makeCode());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(22, 20, 22, 18); // as the sheet of a new match has them
    column->setSpacing(space::kMedium);
    column->addWidget(m_title);
    column->addWidget(new ScrolledArea(contents, this), 1);
    column->addLayout(makeButtons());

    fillPool();
    connect(m_seats, &QComboBox::currentIndexChanged, this, &DealDialog::begin);
    connect(m_pool, &QListWidget::itemChanged, this, &DealDialog::check);
    connect(m_pool, &QListWidget::itemActivated, this, &DealDialog::take);
    inEachLanguage(this, [this] { setWords(); });
    begin();
    const QList<QWidget*> order { m_lot, m_drafts, m_seats, m_pool, m_result, m_again, m_take, m_back, m_code, m_copy,
        m_done };
    for (int i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
    m_again->setFocus();
    resize(scaled(font(), kWidth), scaled(font(), kHeight));
    boundToScreen(*this);
}

/// Enter takes a faction or a code; it never sets up the match by the way, only on that button.
void DealDialog::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && qobject_cast<QPushButton*>(focusWidget()) != m_done)
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

void DealDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fillSwatches();
}

QLayout* DealDialog::makeModes()
{
    m_lot = new QPushButton(this);
    m_drafts = new QPushButton(this);
    m_seats = new QComboBox(this);
    auto* group = new QButtonGroup(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    for (QPushButton* mode : { m_lot, m_drafts }) {
        setRole(mode, Role::Toggle);
        mode->setCheckable(true);
        mode->setAutoExclusive(true);
        mode->setAutoDefault(false);
        group->addButton(mode);
        row->addWidget(mode);
        connect(mode, &QPushButton::clicked, this, &DealDialog::begin);
    }
    m_lot->setChecked(true);
    connect(m_drafts, &QPushButton::clicked, m_pool, [this] { m_pool->setFocus(); });
    for (int seats = std::max(core::kFewestDealt, m_game.minSeats());
         seats <= std::min(core::kMostDealt, m_game.maxSeats()); ++seats)
        m_seats->addItem(QString(), seats);
    row->addStretch(1);
    row->addWidget(m_seats);
    return row;
}

QWidget* DealDialog::makePool()
{
    m_poolPanel = new Panel({}, this);
    m_pool = new QListWidget(m_poolPanel);
    m_pool->setTabKeyNavigation(false);
    m_pool->setFrameShape(QFrame::NoFrame);
    m_pool->setWordWrap(true);
    m_pool->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_pool->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_pool->setMinimumHeight(scaled(font(), kLeastList));
    m_kept = new PlainLabel(m_poolPanel);
    m_kept->setWordWrap(true);
    setRole(m_kept, Role::Muted);
    m_kept->setVisible(m_boxes != nullptr);
    m_poolPanel->body()->addWidget(m_pool, 1);
    m_poolPanel->body()->addWidget(m_kept);
    return m_poolPanel;
}

QWidget* DealDialog::makeResult()
{
    m_resultPanel = new Panel({}, this);
    m_result = new QListWidget(m_resultPanel);
    m_result->setTabKeyNavigation(false);
    m_result->setFrameShape(QFrame::NoFrame);
    m_result->setSelectionMode(QAbstractItemView::NoSelection);
    m_result->setMinimumHeight(scaled(font(), kLeastList));
    m_result->setItemDelegate(new SeatPairDelegate(m_faces, m_result));
    m_says = new PlainLabel(m_resultPanel);
    m_says->setWordWrap(true);
    m_again = new QPushButton(m_resultPanel);
    m_take = new QPushButton(m_resultPanel);
    m_back = new QPushButton(m_resultPanel);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kSmall);
    for (QPushButton* button : { m_again, m_take, m_back }) {
        button->setAutoDefault(false); // Enter in the code or the list is not for them
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    m_resultPanel->body()->addWidget(m_result, 1);
    m_resultPanel->body()->addWidget(m_says);
    m_resultPanel->body()->addLayout(buttons);
    connect(m_again, &QPushButton::clicked, this, &DealDialog::dealAgain);
    connect(m_take, &QPushButton::clicked, this, [this] { take(m_pool->currentItem()); });
    connect(m_back, &QPushButton::clicked, this, [this] {
        if (m_draft)
            m_draft->takeBack();
        present();
    });
    return m_resultPanel;
}

QLayout* DealDialog::makeCode()
{
    m_codeLabel = new PlainLabel(this);
    m_code = new QLineEdit(this);
    m_codeLabel->setBuddy(m_code);
    m_copy = new QPushButton(this);
    m_copy->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kSmall);
    row->addWidget(m_codeLabel);
    row->addWidget(m_code, 1);
    row->addWidget(m_copy);
    connect(m_code, &QLineEdit::textEdited, this, &DealDialog::useCode);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        if (m_deal)
            QGuiApplication::clipboard()->setText(QString::fromStdString(core::toLine(m_deal->terms, m_deal->seed)));
    });
    return row;
}

QLayout* DealDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false);
    m_done = new QPushButton(this);
    setRole(m_done, Role::Primary);
    m_done->setAutoDefault(false);
    buttons->addButton(m_done, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->addWidget(buttons);
    return row;
}

void DealDialog::fillPool()
{
    m_filling = true;
    std::vector<core::FactionInfo> factions = m_game.factions();
    std::erase_if(factions, [this](const core::FactionInfo& each) { return each.set != m_set.toStdString(); });
    std::stable_sort(factions.begin(), factions.end(), [](const auto& a, const auto& b) { return a.box < b.box; });
    const QStringList missing
        = m_boxes == nullptr ? QStringList() : m_boxes->missingBoxes(QString::fromStdString(m_game.id()));
    const auto add = [&](const QString& text, const QString& name, bool box, bool comes) {
        auto* item = new QListWidgetItem(text, m_pool);
        item->setData(kName, name);
        item->setData(kIsBox, box);
        item->setData(kComes, comes);
        if (box)
            item->setFont(bodyFont(m_pool->font(), kBodyPixels, QFont::DemiBold));
    };
    std::string box;
    for (const core::FactionInfo& each : factions) {
        const QString title = QString::fromStdString(each.box);
        const bool comes = !missing.contains(title);
        if (each.box != box)
            add(title, title, true, comes);
        box = each.box;
        const QString name = QString::fromStdString(each.name);
        add(shownCard(name), name, false, comes);
    }
    m_filling = false;
    fillSwatches();
}

void DealDialog::fillSwatches()
{
    m_filling = true;
    const int side = scaled(font(), kSwatch);
    m_pool->setIconSize({ side + swatchGap(font()), side });
    m_pool->setSpacing(scaled(font(), kRowGap));
    for (int row = 0; row < m_pool->count(); ++row) {
        QListWidgetItem* item = m_pool->item(row);
        const FactionFace face = m_faces.of(item->data(kName).toString());
        item->setIcon(swatch(isBox(*item) ? nullptr : &face, font(), devicePixelRatioF()));
    }
    m_filling = false;
}

void DealDialog::setWords()
{
    setWindowTitle(tr("Pairs for the table"));
    m_title->setText(tr("Pairs for the table"));
    m_lot->setText(tr("By lot"));
    m_lot->setToolTip(tr("Each seat gets two factions by chance"));
    m_drafts->setText(tr("Draft"));
    m_drafts->setToolTip(tr("Seats take factions one by one, in turn order and back"));
    for (int i = 0; i < m_seats->count(); ++i)
        m_seats->setItemText(i, tr("%n seat(s)", nullptr, m_seats->itemData(i).toInt()));
    m_seats->setAccessibleName(tr("Number of seats"));
    m_seats->view()->setAccessibleName(m_seats->accessibleName());
    m_poolPanel->setHeading(tr("Factions that may come"));
    m_pool->setAccessibleName(tr("Factions that may come"));
    m_pool->setAccessibleDescription(tr("Space lets a faction or a whole box come or not; Enter takes it in a draft."));
    m_kept->setText(tr("A box that you untick is taken as one that you do not own, next time too."));
    m_resultPanel->setHeading(tr("Pairs by seat"));
    m_result->setAccessibleName(tr("Pairs by seat"));
    m_codeLabel->setText(tr("Code"));
    m_code->setAccessibleName(tr("Code of this deal"));
    m_code->setPlaceholderText(tr("Paste a code to get the same deal"));
    m_again->setText(tr("Deal again"));
    m_take->setText(tr("Take this faction"));
    m_back->setText(tr("Take back"));
    m_copy->setText(tr("Copy code"));
    m_done->setText(tr("Set up the match"));
    present();
}

core::DealTerms DealDialog::terms() const
{
    core::DealTerms terms;
    terms.game = m_game.id();
    terms.set = m_set.toStdString();
    terms.seats = m_seats->currentData().toInt();
    for (int row = 0; row < m_pool->count(); ++row)
        if (const QListWidgetItem* item = m_pool->item(row); !isBox(*item) && item->data(kComes).toBool())
            terms.pool.push_back(item->data(kName).toString().toStdString());
    return terms;
}

/// Somebody has ticked or unticked a row: a box goes for all of its factions.
void DealDialog::check(QListWidgetItem* item)
{
    if (m_filling)
        return;
    const bool comes = item->checkState() == Qt::Checked;
    m_filling = true;
    item->setData(kComes, comes);
    if (isBox(*item))
        for (int row = m_pool->row(item) + 1; row < m_pool->count() && !isBox(*m_pool->item(row)); ++row)
            m_pool->item(row)->setData(kComes, comes);
    m_filling = false;
    if (isBox(*item))
        keepBoxes();
    begin();
}

/// A box of which single factions are left out is there all the same.
void DealDialog::keepBoxes() const
{
    if (m_boxes == nullptr)
        return;
    const QString game = QString::fromStdString(m_game.id());
    QStringList missing = m_boxes->missingBoxes(game);
    for (int row = 0; row < m_pool->count(); ++row) {
        const QListWidgetItem* item = m_pool->item(row);
        if (!isBox(*item))
            continue;
        missing.removeAll(item->data(kName).toString());
        if (!item->data(kComes).toBool())
            missing << item->data(kName).toString();
    }
    m_boxes->setMissingBoxes(game, missing);
}

/// Anew, by lot or by draft, as it is asked for now.
void DealDialog::begin()
{
    dealAgain(); // says what is wrong with the terms
    if (!m_drafts->isChecked() || !m_deal)
        return;
    m_draft.emplace(m_game, terms());
    m_deal.reset();
    present();
}

void DealDialog::dealAgain()
{
    m_draft.reset();
    m_deal.reset();
    m_fault = nullptr;
    if (core::checkDeal(m_game, terms()).empty()) {
        // As many as a code can tell apart.
        m_deal = core::SharedDeal { terms(), m_rng.below(1U << 30U) };
        m_code->setText(QString::fromStdString(core::toLine(m_deal->terms, m_deal->seed)));
        m_code->setCursorPosition(0);
    } else {
        m_code->clear();
        m_fault = [this] {
            const core::Problems now = core::checkDeal(m_game, terms());
            return now.empty() ? QString() : QString::fromStdString(now.front().text());
        };
    }
    present();
}

/// What somebody else sent: all of it holds, whatever is checked here.
void DealDialog::useCode()
{
    m_draft.reset();
    const std::string text = m_code->text().toStdString();
    core::Problems problems;
    m_deal = core::dealFromLine(m_game, text, problems);
    m_fault = nullptr;
    if (m_deal) {
        m_set = QString::fromStdString(m_deal->terms.set);
    } else {
        m_fault = [this, text] {
            core::Problems again;
            core::dealFromLine(m_game, text, again);
            return again.empty() ? QString() : QString::fromStdString(again.front().text());
        };
    }
    present();
}

void DealDialog::take(QListWidgetItem* item)
{
    if (!m_draft || item == nullptr || !m_draft->take(item->data(kName).toString().toStdString()))
        return;
    present();
}

std::vector<std::vector<std::string>> DealDialog::dealt() const
{
    if (m_draft)
        return m_draft->pairs();
    if (m_deal)
        return core::deal(m_game, m_deal->terms, m_deal->seed);
    return {};
}

QList<QStringList> DealDialog::pairs() const
{
    QList<QStringList> all;
    for (const std::vector<std::string>& pair : dealt()) {
        QStringList names;
        for (const std::string& faction : pair)
            names << QString::fromStdString(faction);
        all << names;
    }
    return all;
}

/// Whether it can still be said what may come: until the first faction of a draft is taken.
bool DealDialog::choosing() const
{
    return !m_draft || m_draft->left().size() == m_draft->terms().pool.size();
}

void DealDialog::presentPool()
{
    m_filling = true;
    const bool choosing = this->choosing();
    const std::vector<std::string> left = m_draft ? m_draft->left() : std::vector<std::string> {};
    const auto comes = [](const QListWidgetItem* item) { return item->data(kComes).toBool(); };
    QListWidgetItem* box = nullptr;
    int ticked = 0;
    int all = 0;
    const auto closeBox = [&] {
        if (box == nullptr)
            return;
        box->setHidden(!choosing && ticked == 0);
        if (choosing)
            box->setCheckState(ticked == all ? Qt::Checked : ticked == 0 ? Qt::Unchecked : Qt::PartiallyChecked);
    };
    for (int row = 0; row < m_pool->count(); ++row) {
        QListWidgetItem* item = m_pool->item(row);
        if (!choosing)
            item->setData(Qt::CheckStateRole, QVariant());
        if (isBox(*item)) {
            closeBox();
            box = item;
            ticked = all = 0;
            item->setFlags(choosing ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                                    : Qt::ItemFlags(Qt::NoItemFlags));
            continue;
        }
        ++all;
        ticked += comes(item) ? 1 : 0;
        item->setHidden(!choosing && !comes(item));
        const bool there
            = choosing || std::find(left.begin(), left.end(), item->data(kName).toString().toStdString()) != left.end();
        item->setFlags(!there ? Qt::ItemFlags(Qt::NoItemFlags)
                : choosing    ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable
                              : Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        if (choosing)
            item->setCheckState(comes(item) ? Qt::Checked : Qt::Unchecked);
    }
    closeBox();
    m_filling = false;
}

void DealDialog::present()
{
    m_result->clear();
    int seat = 0;
    for (const std::vector<std::string>& pair : dealt()) {
        auto* item = new QListWidgetItem(m_result);
        QStringList names;
        for (const std::string& faction : pair)
            names << QString::fromStdString(faction);
        item->setText(pair.empty() ? tr("%1: nothing yet", "a seat").arg(seatText(seat))
                                   : tr("%1: %2", "a seat and its pair").arg(seatText(seat), factionsText(pair)));
        item->setData(SeatPairDelegate::kSeatWords, seatText(seat));
        item->setData(SeatPairDelegate::kFactions, names);
        item->setData(SeatPairDelegate::kNext, m_draft && m_draft->seat() == seat);
        ++seat;
    }
    presentPool();
    QString says = m_fault ? m_fault() : QString();
    if (m_draft)
        says = m_draft->done() ? tr("Everybody has a pair.") : tr("%1 takes a faction.").arg(seatText(m_draft->seat()));
    else if (m_deal)
        says = tr("Whoever has the code gets the same deal.");
    QPalette ink = palette();
    if (m_fault)
        ink.setColor(QPalette::WindowText, coloursOf(ink).bad);
    m_says->setPalette(ink);
    m_says->setText(says);
    const bool drafting = m_drafts->isChecked();
    m_again->setVisible(!drafting);
    m_take->setVisible(drafting);
    m_back->setVisible(drafting);
    m_take->setEnabled(m_draft && !m_draft->done());
    m_back->setEnabled(m_draft && !choosing());
    for (QWidget* each :
        { static_cast<QWidget*>(m_codeLabel), static_cast<QWidget*>(m_code), static_cast<QWidget*>(m_copy) })
        each->setVisible(!drafting);
    m_copy->setEnabled(m_deal.has_value());
    m_done->setEnabled(m_draft ? m_draft->done() : m_deal.has_value());
}

} // namespace ui
