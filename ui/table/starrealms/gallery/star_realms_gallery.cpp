#include "ui/table/starrealms/gallery/star_realms_gallery.h"

#include "core/game/game.h"
#include "core/record/standings_csv.h"
#include "core/text/text_file.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/table/starrealms/gallery/faction_chip.h"
#include "ui/table/starrealms/gallery/realm_card_filter.h"
#include "ui/table/starrealms/gallery/realm_card_model.h"
#include "ui/table/starrealms/gallery/realm_card_panel.h"
#include "ui/table/starrealms/gallery/realm_tile_view.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/text/file_names.h"
#include "ui/text/set_words.h"
#include "ui/text/topic.h"
#include "ui/theme.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"

#include <QAbstractItemView>
#include <QBuffer>
#include <QButtonGroup>
#include <QComboBox>
#include <QEvent>
#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kGalleryGap = 12;
constexpr double kPictureScale = 2; ///< of a card that is written into a file

/// Several widgets that stay together where a row is broken.
QHBoxLayout* groupIn(QWidget* group)
{
    auto* row = new QHBoxLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    return row;
}

/// Up and down alone: it is as wide as what is in it has to be.
class CardScroll final : public QScrollArea {
public:
    CardScroll(QWidget* content, QWidget* parent)
        : QScrollArea(parent)
    {
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setWidget(content);
        content->setAutoFillBackground(false);
        viewport()->setAutoFillBackground(false);
    }

    QSize minimumSizeHint() const override
    {
        return { widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), scaled(font(), 120) };
    }
};

} // namespace

StarRealmsGallery::StarRealmsGallery(const core::Game& game, QWidget* parent)
    : Gallery(parent)
    , m_game(game)
    , m_cards(new RealmCardModel(game, this))
    , m_filter(new RealmCardFilter(m_cards, this))
    , m_header(new PageHeader(this))
    , m_export(m_header->addButton())
    , m_panel(new RealmCardPanel(game, this))
    , m_notice(new NoticeBar(this))
{
    auto* menu = new QMenu(m_export);
    m_export->setMenu(menu);
    QAction* const table = menu->addAction(QString());
    QAction* const picture = menu->addAction(QString());
    connect(table, &QAction::triggered, this, &StarRealmsGallery::writeCards);
    connect(picture, &QAction::triggered, this, &StarRealmsGallery::writePicture);
    connect(menu, &QMenu::aboutToShow, this, [=, this] {
        table->setEnabled(m_filter->rowCount() > 0);
        picture->setEnabled(m_panel->card().has_value());
    });

    auto* body = new QWidget(this);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeFilters());
    left->addWidget(makeCards(), 1);
    auto* side = new Panel({}, body);
    side->body()->addWidget(new CardScroll(m_panel, side), 1);
    auto* row = new QHBoxLayout(body);
    row->setContentsMargins(kGalleryGap, kGalleryGap, kGalleryGap, kGalleryGap);
    row->setSpacing(kGalleryGap);
    row->addLayout(left, 76);
    row->addWidget(side, 24);
    layOutPage(this, m_header, body);
    standBelow(m_notice, this);
    setFocusProxy(m_tiles);

    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    connect(m_tiles, &RealmTileView::cardShown, this, [this](int card) {
        if (card < 0)
            m_panel->showNothing();
        else
            m_panel->show(m_cards->at(card), m_set);
        const QString name = card < 0 ? QString() : QString::fromStdString(m_cards->at(card).info.name);
        setTopic(this, name);
    });
    connect(m_panel, &RealmCardPanel::rulesAsked, this, &StarRealmsGallery::rulesAsked);
    for (const auto change : { &QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved })
        connect(m_filter, change, this, [this] { tellCounts(); });
    connect(m_filter, &QAbstractItemModel::modelReset, this, [this] { tellCounts(); });
    chooseSet(QString::fromStdString(game.setNames().front()));
    m_tiles->setCurrentIndex(m_filter->index(0, 0));
    inEachLanguage(this, [=, this] {
        m_header->setTitle(tr("%1 cards", "the cards of a game").arg(QString::fromStdString(m_game.name())));
        PageHeader::setWords(m_export, tr("Export"), tr("Write the cards that are shown, or one of them, into a file"));
        table->setText(tr("The cards as a table…"));
        picture->setText(tr("This card as a picture…"));
        m_search->setPlaceholderText(tr("“draw”, cost 3, outpost…"));
        m_search->setAccessibleName(tr("Search the cards"));
        fitSearch();
        m_tiles->setAccessibleName(tr("Cards"));
        tellCounts();
    });
}

QWidget* StarRealmsGallery::makeFilters()
{
    auto* area = new QWidget(this);
    auto* row = new FlowLayout(area); // below each other where text is large
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    m_search = new QLineEdit(area);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, m_filter, &RealmCardFilter::setWords);
    if (m_game.sets().size() > 1)
        row->addWidget(makeSets(area));
    row->addWidget(m_search);
    row->addWidget(makeKinds(area));
    m_order = new QComboBox(area);
    connect(m_order, &QComboBox::currentIndexChanged, m_filter,
        [this](int order) { m_filter->setOrder(static_cast<RealmCardFilter::Order>(order)); });
    row->addWidget(m_order);
    row->addWidget(makeFactions(area));
    inEachLanguage(m_order, [this] {
        const int order = std::max(0, m_order->currentIndex());
        const QSignalBlocker quiet(m_order);
        m_order->clear();
        m_order->addItems({ tr("by cost"), tr("by name"), tr("by defense"), tr("by copies") });
        m_order->setCurrentIndex(order);
        m_order->setAccessibleName(tr("Order of the cards"));
        m_order->view()->setAccessibleName(m_order->accessibleName());
    });
    return area;
}

/// As wide as what stands in it while it is empty.
void StarRealmsGallery::fitSearch()
{
    m_search->setMinimumWidth(
        QFontMetrics(m_search->font()).horizontalAdvance(m_search->placeholderText()) + scaled(font(), 40));
}

void StarRealmsGallery::changeEvent(QEvent* event)
{
    Gallery::changeEvent(event);
    if (m_search != nullptr && (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange))
        fitSearch();
}

/// One button a set; the set that is shown is pressed.
QWidget* StarRealmsGallery::makeSets(QWidget* parent)
{
    auto* group = new QWidget(parent);
    QHBoxLayout* row = groupIn(group);
    for (const core::SetInfo& info : m_game.sets()) {
        const QString set = QString::fromStdString(info.name);
        auto* button = new QPushButton(group);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        setRole(button, Role::Toggle);
        inEachLanguage(button, [this, button, set] {
            const core::SetInfo now = core::setNamed(m_game.sets(), set.toStdString());
            button->setText(setTitle(now));
            button->setAccessibleName(tr("Cards of the set %1").arg(QString::fromStdString(now.title)));
        });
        button->setProperty("set", set);
        connect(button, &QPushButton::clicked, this, [this, set] { chooseSet(set); });
        row->addWidget(button);
        m_sets << button;
    }
    return group;
}

QWidget* StarRealmsGallery::makeFactions(QWidget* parent)
{
    auto* group = new QWidget(parent);
    auto* row = new FlowLayout(group);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    QStringList seen;
    bool unaligned = false;
    const auto add = [&](int card, const QString& faction) {
        auto* chip = new FactionChip(m_cards->face(card).emblem, m_cards->face(card).colour, group);
        chip->setProperty("faction", faction);
        inEachLanguage(chip, [chip, faction] {
            chip->setText(faction.isEmpty() ? tr("Unaligned") : faction);
            chip->setAccessibleName(tr("Show cards of %1").arg(chip->text()));
            chip->updateGeometry();
        });
        connect(chip, &QAbstractButton::toggled, this, &StarRealmsGallery::takeFactions);
        row->addWidget(chip);
        m_factions.push_back(chip);
    };
    for (int card = 0; card < m_cards->rowCount(); ++card) {
        const QString faction = m_cards->index(card).data(RealmCardModel::FactionRole).toString();
        unaligned = unaligned || faction.isEmpty();
        if (!faction.isEmpty() && !seen.contains(faction)) {
            seen << faction;
            add(card, faction);
        }
    }
    for (int card = 0; unaligned && card < m_cards->rowCount(); ++card)
        if (m_cards->index(card).data(RealmCardModel::FactionRole).toString().isEmpty()) {
            add(card, {});
            unaligned = false;
        }
    return group;
}

QWidget* StarRealmsGallery::makeKinds(QWidget* parent)
{
    auto* group = new QWidget(parent);
    QHBoxLayout* row = groupIn(group);
    for (const auto kinds : { RealmCardFilter::Kinds::All, RealmCardFilter::Kinds::Ships, RealmCardFilter::Kinds::Bases,
             RealmCardFilter::Kinds::Outposts }) {
        auto* button = new QPushButton(group);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        setRole(button, Role::Toggle);
        connect(button, &QPushButton::clicked, m_filter, [this, kinds] { m_filter->setKinds(kinds); });
        row->addWidget(button);
        m_kinds << button;
    }
    m_kinds.constFirst()->setChecked(true);
    inEachLanguage(group, [this] {
        const QStringList words { tr("all", "kinds of cards"), tr("ships"), tr("bases"), tr("outposts") };
        const QStringList spoken { tr("Show cards of every kind"), tr("Show ships only"), tr("Show bases only"),
            tr("Show outposts only") };
        for (qsizetype i = 0; i < m_kinds.size(); ++i) {
            m_kinds[i]->setText(words[i]);
            m_kinds[i]->setAccessibleName(spoken[i]);
        }
    });
    return group;
}

QWidget* StarRealmsGallery::makeCards()
{
    auto* area = new QWidget(this);
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    m_stack = new QStackedWidget(area);
    m_tiles = new RealmTileView(m_cards, m_filter, m_stack);
    m_stack->addWidget(m_tiles);
    auto* unlike = new EmptyState(QStringLiteral("pairs"), m_stack);
    QPushButton* const all = unlike->addButton();
    connect(all, &QPushButton::clicked, this, &StarRealmsGallery::showAll);
    m_stack->addWidget(unlike);
    m_counts = new PlainLabel(area);
    setRole(m_counts, Role::Muted);
    column->addWidget(m_stack, 1);
    column->addWidget(m_counts);
    inEachLanguage(unlike, [=] {
        unlike->setWords(
            tr("No card is like that"), tr("Take a word out of the search, or show other factions and kinds again."));
        all->setText(tr("Show all cards"));
    });
    return area;
}

void StarRealmsGallery::chooseSet(const QString& set)
{
    m_set = set;
    for (QPushButton* button : m_sets)
        button->setChecked(button->property("set").toString() == set);
    m_filter->setSet(set);
    tellCounts();
}

void StarRealmsGallery::open(const QString& card)
{
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        if (m_cards->index(row).data().toString() != card)
            continue;
        if (!m_cards->at(row).starting)
            chooseSet(m_cards->index(row).data(RealmCardModel::SetRole).toString());
        showAll();
        const QModelIndex shown = m_filter->mapFromSource(m_cards->index(row));
        m_tiles->setCurrentIndex(shown);
        m_tiles->scrollTo(shown);
    }
}

/// Where all are chosen or none is, all are shown.
void StarRealmsGallery::takeFactions()
{
    QSet<QString> chosen;
    for (const FactionChip* chip : m_factions)
        if (chip->isChecked())
            chosen.insert(chip->property("faction").toString());
    for (FactionChip* chip : m_factions)
        chip->setPale(!chosen.isEmpty() && !chip->isChecked());
    m_filter->setFactions(chosen);
    tellCounts();
}

void StarRealmsGallery::showAll()
{
    m_search->clear();
    for (FactionChip* chip : m_factions)
        chip->setChecked(false);
    m_kinds.constFirst()->click();
    m_tiles->setFocus(Qt::OtherFocusReason);
}

void StarRealmsGallery::tellCounts()
{
    const int shown = m_filter->rowCount();
    const int all = m_filter->cardsOfSet();
    m_stack->setCurrentIndex(shown == 0 ? 1 : 0);
    int different = 0;
    for (int row = 0; row < m_cards->rowCount(); ++row)
        different += m_cards->index(row).data(RealmCardModel::SetRole).toString() == m_set ? 1 : 0;
    m_header->setSubtitle(tr("%1 different, %2 in the trade deck", "cards")
                              .arg(QString::number(different),
                                  QString::number(core::starrealms::tradeDeckSize(m_game, m_set.toStdString()))));
    m_counts->setText(shown == all
            ? tr("%n card(s)", nullptr, all)
            : tr("%1 of %2 with these filters", "cards").arg(QString::number(shown), QString::number(all)));
}

/// What is shown, as it is shown, for a spreadsheet.
void StarRealmsGallery::writeCards()
{
    const QString file = askWhereToWrite(
        this, [] { return tr("Export the cards"); },
        fileNameOf(QString::fromStdString(m_game.name() + ' ' + m_set.toStdString())) + QStringLiteral(".csv"),
        [] { return tr("Table (*.csv)"); });
    if (file.isEmpty())
        return;
    std::string csv = "name,faction,kind,cost,defense,copies,text\r\n";
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const core::starrealms::CardReading& card = m_cards->at(m_filter->mapToSource(m_filter->index(row, 0)).row());
        for (const std::string& cell : { card.info.name, card.info.group, card.info.kind, std::to_string(card.cost),
                 card.defense > 0 ? std::to_string(card.defense) : std::string(), std::to_string(card.info.copies) })
            csv += core::csvCell(cell) + ',';
        csv += core::csvCell(card.info.text) + "\r\n";
    }
    core::Problems problems;
    if (core::writeFile(file.toStdString(), csv, problems))
        m_notice->tell([file] { return tr("Written to %1.").arg(file); });
    else
        m_notice->tellError([problems] { return QString::fromStdString(problems.front().text()); });
}

void StarRealmsGallery::writePicture()
{
    if (!m_panel->card())
        return;
    const QString file = askWhereToWrite(
        this, [] { return tr("Export the card"); },
        fileNameOf(QString::fromStdString(m_panel->card()->info.name)) + QStringLiteral(".png"),
        [] { return tr("Picture (*.png)"); });
    if (file.isEmpty())
        return;
    const QSizeF size = nominalSize(RealmForm::Whole);
    QImage image((size * kPictureScale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(kPictureScale);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintRealmCard(
        painter, { QPointF(), size }, faceOf(*m_panel->card()), RealmForm::Whole, {}, coloursOf(palette()), font());
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    core::Problems problems;
    if (core::writeFile(file.toStdString(), { bytes.constData(), static_cast<std::size_t>(bytes.size()) }, problems))
        m_notice->tell([file] { return tr("Written to %1.").arg(file); });
    else
        m_notice->tellError([problems] { return QString::fromStdString(problems.front().text()); });
}

} // namespace ui
