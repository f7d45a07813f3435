#include "ui/pages/pairs/pairs_page.h"

#include "core/pairs/pair_figures.h"
#include "core/statistics/estimate.h"
#include "ui/charts/bars.h"
#include "ui/delegates/pair_card_delegate.h"
#include "ui/delegates/pair_row_delegate.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/models/faction_list_model.h"
#include "ui/models/pair_card_filter.h"
#include "ui/models/pair_card_model.h"
#include "ui/models/pair_filter.h"
#include "ui/models/pair_list_model.h"
#include "ui/pages/pairs/box_settings.h"
#include "ui/pages/pairs/compare_view.h"
#include "ui/pages/pairs/deal_dialog.h"
#include "ui/pages/pairs/faction_gallery.h"
#include "ui/pages/pairs/faction_slot.h"
#include "ui/pages/pairs/pair_standings.h"
#include "ui/pages/pairs/pairs_presenter.h"
#include "ui/text/card_names.h"
#include "ui/text/file_names.h"
#include "ui/text/match_words.h"
#include "ui/text/set_words.h"
#include "ui/text/topic.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/text_table.h"
#include "ui/widgets/three_columns.h"

#include <QButtonGroup>
#include <QClipboard>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kGap = 12;
constexpr int kMostFactsWidth = 330; ///< the other columns need the rest of a small window

/// What is proposed for a file of this pair.
QString fileOf(const core::SavedPair& pair, const char* suffix)
{
    return fileNameOf(pair.name.empty() ? factionsText(pair.factions) : QString::fromStdString(pair.name))
        + QLatin1Char('.') + QLatin1String(suffix);
}

} // namespace

PairsPage::PairsPage(
    const core::Game& game, core::PairStore& pairs, std::uint64_t seed, BoxSettings* boxes, QWidget* parent)
    : QWidget(parent)
    , m_presenter(new PairsPresenter(game, pairs, seed, this))
    , m_standings(new PairStandings(game, this))
    , m_boxes(boxes)
    , m_dealSeed(seed)
    , m_factions(new FactionListModel(this))
    , m_cards(new PairCardModel(game, this))
    , m_filter(new PairCardFilter(this))
    , m_saved(new PairListModel(this))
    , m_savedFilter(new PairFilter(this))
    , m_stack(new QStackedWidget(this))
    , m_overview(new QWidget(m_stack))
    , m_comparison(new CompareView(game, pairs, *m_standings, m_stack))
    , m_header(new PageHeader(m_overview))
    , m_notice(new NoticeBar(this))
{
    m_filter->setSourceModel(m_cards);
    auto* own = game.own() == nullptr ? nullptr : m_header->addButton();
    auto* random = m_header->addButton();
    auto* table = m_header->addButton();
    m_compare = m_header->addButton();
    m_save = m_header->addButton();
    m_play = m_header->addButton(Role::Primary);
    if (own != nullptr)
        connect(own, &QPushButton::clicked, this, &PairsPage::ownAsked);
    inEachLanguage(m_header, [this, own, random, table] {
        if (own != nullptr)
            PageHeader::setWords(own, tr("Own factions…"), tr("Write, import and export factions of your own"));
        PageHeader::setWords(random, tr("Random pair"), tr("Draw two factions by lot"));
        PageHeader::setWords(table, tr("For a table…"), tr("A pair for each seat, by lot or by draft"));
        PageHeader::setWords(m_compare, tr("Compare…"), tr("This pair beside another one (Ctrl+D)"));
        PageHeader::setWords(m_save, tr("Save as…"), tr("Keep this pair under a name"));
        PageHeader::setWords(m_play, tr("Play this pair"), tr("Set up a match with this pair"));
    });

    QWidget* gallery = makeGallery();
    QWidget* cards = makeCards();
    auto* columns = new ThreeColumns(gallery, cards, makeFacts(), { 388, 604, 316 }, 900, m_overview);
    auto* overview = new QVBoxLayout(m_overview);
    overview->setContentsMargins(0, 0, 0, 0);
    overview->setSpacing(0);
    overview->addWidget(m_header);
    overview->addWidget(columns, 1);
    m_stack->addWidget(m_overview);
    m_stack->addWidget(m_comparison);
    layOutPage(this, nullptr, m_stack);
    standBelow(m_notice, this);
    connect(m_compare, &QPushButton::clicked, this, [this] { compare(); });
    auto* compareKey = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_D), m_overview);
    connect(compareKey, &QShortcut::activated, this, [this] { compare(); });
    connect(m_comparison, &CompareView::backAsked, this, &PairsPage::leaveComparison);
    connect(m_comparison, &CompareView::playAsked, this, &PairsPage::matchAsked);
    connect(m_comparison, &CompareView::textAsked, this, [this](const QString& text) {
        QGuiApplication::clipboard()->setText(text);
        m_notice->tell([] { return tr("The comparison is on the clipboard."); });
    });
    connect(m_comparison, &CompareView::chartSaved, this,
        [this](const QString& path) { m_notice->tell([path] { return tr("Written to %1.").arg(path); }); });

    connect(random, &QPushButton::clicked, this, &PairsPage::draw);
    connect(table, &QPushButton::clicked, this, &PairsPage::deal);
    connect(m_save, &QPushButton::clicked, this, &PairsPage::saveAs);
    connect(
        m_play, &QPushButton::clicked, this, [this] { Q_EMIT playAsked(m_presenter->chosen(), m_presenter->set()); });
    connect(m_gallery, &FactionGallery::factionChosen, m_presenter, &PairsPresenter::toggle);
    connect(m_presenter, &PairsPresenter::setChanged, this, &PairsPage::showSet);
    connect(m_presenter, &PairsPresenter::draftChanged, this, &PairsPage::showDraft);
    connect(m_presenter, &PairsPresenter::savedChanged, this, &PairsPage::showSaved);
    connect(m_presenter, &PairsPresenter::told, m_notice, &NoticeBar::tell);
    connect(m_presenter, &PairsPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_presenter, &PairsPresenter::removed, this, [this](const core::SavedPair& pair) {
        const QString name = QString::fromStdString(pair.name);
        // A field, where the keyboard could have gone from the button, would take the key that brings it back.
        (m_savedList->isVisible() ? static_cast<QWidget*>(m_savedList) : m_gallery)->setFocus(Qt::OtherFocusReason);
        m_notice->tellWithUndo([name] { return tr("“%1” is deleted. Its matches stay.").arg(name); },
            [this, pair] {
                m_presenter->restore(pair);
                m_savedList->setFocus(Qt::OtherFocusReason);
            });
    });
    connect(m_standings, &PairStandings::changed, this, &PairsPage::showStanding);
    m_presenter->reload();
    showSet();
    showDraft();
    retellInEachLanguage(m_cards);
    onNewLanguage(this, [this] { readFactions(); });
}

void PairsPage::readFactions()
{
    m_presenter->readGame();
    m_cards->readGame(m_presenter->game());
    showSet();
    showDraft();
}

void PairsPage::setLabs(core::FindingsReader shipped, const core::LabStore* store)
{
    m_standings->setLabs(std::move(shipped), store);
    if (isVisible())
        m_standings->read(m_presenter->set());
}

/// Somebody may have played more of a lab meanwhile.
void PairsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_standings->read(m_presenter->set());
}

const core::Game& PairsPage::game() const
{
    return m_presenter->game();
}

void PairsPage::choose(const QStringList& factions)
{
    m_presenter->clear();
    for (const QString& faction : factions)
        m_presenter->toggle(faction);
}

void PairsPage::chooseSet(const QString& set)
{
    m_presenter->setSet(set);
}

const QString& PairsPage::set() const
{
    return m_presenter->set();
}

void PairsPage::refresh()
{
    m_presenter->reload();
    m_comparison->refresh();
}

void PairsPage::compare(const QStringList& other)
{
    if (!m_presenter->complete())
        return;
    m_comparison->compare(m_presenter->set(), m_presenter->chosen(), other.isEmpty() ? otherPair() : other);
    m_stack->setCurrentWidget(m_comparison);
    setFocusProxy(m_comparison);
    m_comparison->setFocus(Qt::OtherFocusReason);
}

void PairsPage::leaveComparison()
{
    if (m_stack->currentWidget() == m_overview)
        return;
    m_stack->setCurrentWidget(m_overview);
    setFocusProxy(m_gallery);
    m_compare->setFocus(Qt::OtherFocusReason);
}

/// The first saved pair of the printing that is another one, else the first factions that are not in the pair.
QStringList PairsPage::otherPair() const
{
    const QStringList chosen = m_presenter->chosen();
    for (const core::SavedPair& pair : m_presenter->saved()) {
        QStringList names;
        for (const std::string& faction : pair.factions)
            names << QString::fromStdString(faction);
        const bool same
            = std::all_of(names.begin(), names.end(), [&](const QString& name) { return chosen.contains(name); });
        if (QString::fromStdString(pair.set) == m_presenter->set() && names.size() == chosen.size() && !same)
            return names;
    }
    QStringList free;
    for (const core::FactionInfo& faction : m_presenter->factions()) {
        const QString name = QString::fromStdString(faction.name);
        if (!chosen.contains(name) && free.size() < chosen.size())
            free << name;
    }
    return free.size() == chosen.size() ? free : chosen;
}

QWidget* PairsPage::makeGallery()
{
    auto* panel = new Panel({}, this);
    m_gallery = new FactionGallery(m_factions, panel);
    if (m_presenter->sets().size() > 1)
        panel->body()->addWidget(makeSetSwitch(panel));
    panel->body()->addWidget(m_gallery, 1);
    // Tiles have room around them for their ring, and the gallery keeps room for its scroll bar.
    panel->layout()->setContentsMargins(9, 10, 0, 10);
    setFocusProxy(m_gallery);
    panel->setMinimumWidth(190);
    panel->setMinimumHeight(200);
    return panel;
}

/// One button a set; the set that is shown is pressed.
QWidget* PairsPage::makeSetSwitch(QWidget* parent)
{
    auto* area = new QWidget(parent);
    auto* row = new FlowLayout(area); // below each other where text is large
    row->setContentsMargins(5, 4, 14, 0); // in line with the tiles
    row->setSpacing(8);
    auto* group = new QButtonGroup(area);
    for (const core::SetInfo& info : m_presenter->game().sets()) {
        const QString set = QString::fromStdString(info.name);
        auto* button = new QPushButton(area);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setAutoDefault(false);
        inEachLanguage(button, [this, button, set] {
            const core::SetInfo now = core::setNamed(m_presenter->game().sets(), set.toStdString());
            const QString title = QString::fromStdString(now.title);
            button->setText(setTitle(now));
            button->setAccessibleName(tr("Factions of the %1").arg(title));
            button->setToolTip(tr("Build pairs of the %1").arg(title));
        });
        setRole(button, Role::Toggle);
        group->addButton(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, m_presenter, [this, set] { m_presenter->setSet(set); });
        m_setButtons << button;
    }
    return area;
}

QWidget* PairsPage::makeCards()
{
    auto* area = new QWidget(this);
    area->setMinimumWidth(320);
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);

    auto* slotRow = new QHBoxLayout;
    slotRow->setSpacing(kGap);
    for (int i = 0; i < m_presenter->slotNames().size(); ++i) {
        auto* slot = new FactionSlot(i + 1, area);
        connect(slot, &QAbstractButton::clicked, m_presenter, [this, i] { m_presenter->clearSlot(i); });
        slotRow->addWidget(slot);
        m_slots.push_back(slot);
    }
    column->addLayout(slotRow);

    auto* panel = new Panel({}, area);
    m_search = new QLineEdit(panel);
    m_search->setClearButtonEnabled(true);
    auto* minions = new QPushButton(panel);
    auto* actions = new QPushButton(panel);
    const auto filterKinds
        = [this, minions, actions] { m_filter->setKinds(minions->isChecked(), actions->isChecked()); };
    auto* searchRow = new QHBoxLayout;
    searchRow->addWidget(m_search, 1);
    for (QPushButton* toggle : { minions, actions }) {
        setRole(toggle, Role::Toggle);
        toggle->setCheckable(true);
        connect(toggle, &QPushButton::toggled, this, filterKinds);
        searchRow->addWidget(toggle);
    }
    connect(m_search, &QLineEdit::textChanged, m_filter, &PairCardFilter::setWords);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    panel->body()->addLayout(searchRow);

    m_table = new TextTable(panel);
    m_table->setItemDelegate(new PairCardDelegate(m_table));
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setWideColumn(PairCardModel::TextColumn);
    m_table->setSpareColumn(PairCardModel::KindColumn);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        setTopic(m_table, index.siblingAtColumn(PairCardModel::CardColumn).data(Qt::DisplayRole).toString());
    });
    m_cardStack = new QStackedWidget(panel);
    m_cardStack->addWidget(m_table);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_cardStack);
    auto* unlike = new EmptyState(QStringLiteral("pairs"), m_cardStack);
    m_cardStack->addWidget(empty);
    m_cardStack->addWidget(unlike);
    QPushButton* const draw = empty->addButton();
    QPushButton* const all = unlike->addButton();
    connect(draw, &QPushButton::clicked, this, [this] {
        this->draw();
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(all, &QPushButton::clicked, this, [=, this] {
        m_search->clear();
        for (QPushButton* toggle : { minions, actions })
            toggle->setChecked(false);
        m_search->setFocus(Qt::OtherFocusReason);
    });
    inEachLanguage(panel, [=, this] {
        m_search->setAccessibleName(tr("Search the cards of the pair"));
        minions->setText(tr("Minions"));
        minions->setAccessibleName(tr("Show minions only"));
        actions->setText(tr("Actions"));
        actions->setAccessibleName(tr("Show actions only"));
        m_table->setAccessibleName(tr("Cards of the pair"));
        empty->setWords(tr("Two factions make a deck"),
            tr("Choose two in the gallery, or draw a random pair. Their cards are listed here."));
        draw->setText(tr("Draw a random pair"));
        all->setText(tr("Show all cards"));
        unlike->setWords(
            tr("No card is like that"), tr("Take a word out of the search, or show minions and actions again."));
    });
    panel->body()->addWidget(m_cardStack, 1);
    const auto pickPage = [this] {
        m_cardStack->setCurrentIndex(m_cards->rowCount() == 0 ? 1 : m_filter->rowCount() == 0 ? 2 : 0);
    };
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, pickPage);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, pickPage);
    connect(m_filter, &QAbstractItemModel::modelReset, this, pickPage);
    column->addWidget(panel, 1);
    return area;
}

QWidget* PairsPage::makeFacts()
{
    auto* area = new QWidget(this);
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(kGap);

    m_powerPanel = new Panel({}, area);
    m_powers = new Columns(m_powerPanel);
    m_powerPanel->body()->addWidget(m_powers);
    m_tagPanel = new Panel({}, area);
    m_tags = new Tracks(m_tagPanel);
    m_tagPanel->body()->addWidget(m_tags);
    offerChart(*m_powers);
    offerChart(*m_tags);
    for (ValueChart* each : std::initializer_list<ValueChart*> { m_powers, m_tags })
        each->setFacts([this] {
            QStringList names;
            for (const QString& faction : m_presenter->chosen())
                names << shownCard(faction.toStdString());
            return QStringLiteral("%1 · %2").arg(names.join(QStringLiteral(" + ")),
                setLabel(m_presenter->game().sets(), m_presenter->set().toStdString()));
        });
    inEachLanguage(area, [this] {
        m_powerPanel->setHeading(tr("Power of the minions"));
        m_powers->setAccessibleName(tr("Number of minions by power"));
        m_tagPanel->setHeading(tr("What the pair does"));
        m_tags->setAccessibleName(tr("Number of cards by what they do"));
    });
    column->addWidget(makeStanding());
    column->addWidget(m_powerPanel);
    column->addWidget(makeSaved(), 1); // above what may be long: it is to be at hand
    column->addWidget(m_tagPanel);
    auto* scroll = new ScrolledArea(area, this);
    scroll->keepWidth(kMostFactsWidth);
    return scroll;
}

Panel* PairsPage::makeStanding()
{
    m_standingPanel = new Panel({}, this);
    m_standingShare = new PlainLabel(m_standingPanel);
    setRole(m_standingShare, Role::Figure);
    m_standingWords = new PlainLabel(m_standingPanel);
    m_standingWords->setWordWrap(true);
    setRole(m_standingWords, Role::Muted);
    m_standingPanel->body()->addWidget(m_standingShare);
    m_standingPanel->body()->addWidget(m_standingWords);
    inEachLanguage(m_standingPanel, [this] {
        m_standingPanel->setHeading(tr("Against other pairs"));
        if (!m_standingPanel->isHidden())
            showStanding();
    });
    return m_standingPanel;
}

/// How the pair does against others by a lab, where one has it.
void PairsPage::showStanding()
{
    const QStringList pair = m_presenter->chosen();
    const core::LabSource* const source = m_presenter->complete() ? m_standings->sourceOf({ pair }) : nullptr;
    m_standingPanel->setVisible(source != nullptr);
    if (source == nullptr)
        return;
    const core::PairStanding standing = PairStandings::standingOf(*source, pair);
    m_standingShare->setText(pointsWords(standing.share));
    m_standingWords->setText(
        tr("wins in a hundred against %1 others: place %2 of %3\n%4", "the last is who played it")
            .arg(QString::number(standing.others), QString::number(PairStandings::placeOf(*source, pair)),
                QString::number(source->table.terms.pairs.size()), originWords(*source)));
    m_standingShare->setAccessibleName(
        tr("Against other pairs: %1").arg(m_standingShare->text() + QLatin1Char(' ') + m_standingWords->text()));
}

Panel* PairsPage::makeSaved()
{
    auto* panel = new Panel({}, this);
    m_savedSearch = new QLineEdit(panel);
    m_savedSearch->setClearButtonEnabled(true);
    panel->body()->addWidget(m_savedSearch);
    m_savedFilter->setSourceModel(m_saved);
    m_savedList = new QListView(panel);
    m_savedList->setModel(m_savedFilter);
    m_savedList->setItemDelegate(new PairRowDelegate(m_savedList));
    m_savedList->setTabKeyNavigation(false);
    m_savedList->setResizeMode(QListView::Adjust);
    m_savedList->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_savedList->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_savedList->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_savedStack = new QStackedWidget(panel);
    m_savedStack->addWidget(m_savedList);
    auto* empty = new EmptyState(QStringLiteral("pairs"), m_savedStack);
    m_savedStack->addWidget(empty);
    m_saveFirst = empty->addButton();
    connect(m_saveFirst, &QPushButton::clicked, this, &PairsPage::saveAs);
    auto* unlike = new EmptyState(QStringLiteral("pairs"), m_savedStack);
    m_savedStack->addWidget(unlike);
    QPushButton* const all = unlike->addButton();
    connect(all, &QPushButton::clicked, this, [this] {
        m_savedSearch->clear();
        m_savedList->setFocus(Qt::OtherFocusReason);
    });
    m_savedStack->setMinimumHeight(130);
    m_rename = new QPushButton(panel);
    m_remove = new QPushButton(panel);
    m_more = new QPushButton(panel);
    addMenu(m_more);
    inEachLanguage(panel, [=, this] {
        panel->setHeading(tr("Saved pairs"));
        m_savedList->setAccessibleName(tr("Saved pairs"));
        m_savedSearch->setPlaceholderText(tr("Search names, factions, tags, notes…"));
        m_savedSearch->setAccessibleName(tr("Search the saved pairs"));
        empty->setWords(tr("Nothing saved yet"), tr("“Save as…” keeps a pair here."));
        m_saveFirst->setText(tr("Save this pair…"));
        all->setText(tr("Show all saved pairs"));
        unlike->setWords(tr("No saved pair is like that"), tr("Take a word out of the search."));
        m_rename->setText(tr("Rename…"));
        m_rename->setAccessibleName(tr("Rename the saved pair"));
        m_remove->setText(tr("Delete"));
        m_remove->setAccessibleName(tr("Delete the saved pair"));
        m_more->setText(tr("More"));
        m_more->setAccessibleName(tr("More to do with pairs"));
    });
    auto* place = new QWidget(panel);
    auto* buttons = new FlowLayout(place); // beside each other where there is room
    for (QPushButton* button : { m_rename, m_remove, m_more })
        buttons->addWidget(button);
    panel->body()->addWidget(m_savedStack, 1);
    panel->body()->addWidget(place);

    connect(m_savedList->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        const core::SavedPair* pair = m_saved->at(m_savedFilter->mapToSource(now));
        if (pair != nullptr && !m_showing)
            m_presenter->open(pair->id);
    });
    connect(m_savedSearch, &QLineEdit::textChanged, this, &PairsPage::searchSaved);
    connect(m_rename, &QPushButton::clicked, this, &PairsPage::renameSaved);
    connect(m_remove, &QPushButton::clicked, this, &PairsPage::removeSaved);
    auto* renameKey = new QShortcut(Qt::Key_F2, m_savedList, nullptr, nullptr, Qt::WidgetShortcut);
    connect(renameKey, &QShortcut::activated, this, &PairsPage::renameSaved);
    auto* removeKey = new QShortcut(QKeySequence::Delete, m_savedList, nullptr, nullptr, Qt::WidgetShortcut);
    connect(removeKey, &QShortcut::activated, this, &PairsPage::removeSaved);
    return panel;
}

void PairsPage::showSet()
{
    m_factions->replaceAll(m_presenter->factions(), m_presenter->game().sets());
    if (isVisible())
        m_standings->read(m_presenter->set());
    const QStringList sets = m_presenter->sets();
    for (qsizetype i = 0; i < m_setButtons.size(); ++i)
        m_setButtons[i]->setChecked(sets.value(i) == m_presenter->set());
}

void PairsPage::showDraft()
{
    const QStringList chosen = m_presenter->chosen();
    m_factions->setChosen(chosen);
    for (const QString& name : chosen) // whatever chose them
        for (int row = 0; row < m_factions->rowCount(); ++row)
            if (const QModelIndex tile = m_factions->index(row); tile.data(FactionListModel::NameRole) == name)
                m_gallery->scrollTo(tile);
    m_cards->setFactions(chosen, m_presenter->set());
    m_cardStack->setCurrentIndex(m_cards->rowCount() == 0 ? 1 : m_filter->rowCount() == 0 ? 2 : 0);
    m_search->setPlaceholderText(chosen.isEmpty()
            ? tr("Search cards")
            : tr("Search %n card(s) — “return”, power 3…", nullptr, m_cards->cardCount()));
    for (std::size_t i = 0; i < m_slots.size(); ++i) {
        const QString name = m_presenter->slotNames().value(static_cast<int>(i));
        const auto [minions, actions] = m_presenter->cardCounts(name);
        m_slots[i]->show(m_presenter->faction(name), minions, actions);
    }
    const std::vector<Bar> tags = m_presenter->tags();
    m_powers->setBars(m_presenter->powers());
    m_tags->setBars(tags);
    m_powerPanel->setVisible(!chosen.isEmpty());
    m_tagPanel->setVisible(!tags.empty());
    m_save->setEnabled(m_presenter->complete());
    m_saveFirst->setVisible(m_presenter->complete());
    m_compare->setEnabled(m_presenter->complete());
    m_play->setEnabled(m_presenter->complete());
    showStanding();
    showSaved();
}

void PairsPage::showSaved()
{
    const core::SavedPair* current = m_presenter->current();
    const QStringList chosen = m_presenter->chosen();
    const std::vector<core::SetInfo> sets = m_presenter->game().sets();
    const core::PairRecord own = m_presenter->ownRecord();
    QStringList facts;
    if (sets.size() > 1)
        facts << setLabel(sets, m_presenter->set().toStdString());
    if (current != nullptr) {
        m_header->setTitle(QString::fromStdString(current->name));
        facts.prepend(tr("saved pair"));
        if (own.played == 0 || own.played != current->played || own.won != current->won) // else it is said below
            facts << pairRecordText(*current);
    } else {
        m_header->setTitle(chosen.isEmpty() ? tr("Pairs") : chosen.join(QStringLiteral(" + ")));
        facts << (chosen.isEmpty()        ? tr("choose two factions")
                : m_presenter->complete() ? tr("not saved")
                                          : tr("choose one more faction"));
    }
    if (own.played > 0) {
        const core::Estimate bounds = core::shareOf(own.won, own.played);
        const QString counts = tr("you won %1 of %2").arg(QString::number(own.won), QString::number(own.played));
        const auto percent = [](double share) { return QLocale().toString(100 * share, 'f', 0); };
        facts << (own.played < core::kFewestForShare
                ? counts
                : tr("%1: %2 % (95 %: %3 to %4)", "counts, and their share")
                      .arg(counts, percent(static_cast<double>(own.won) / own.played), percent(bounds.low),
                          percent(bounds.high)));
    }
    m_header->setSubtitle(facts.join(QStringLiteral(" · ")));
    m_showing = true;
    m_saved->replaceAll(m_presenter->saved(), sets);
    m_showing = false;
    lightSaved();
    m_savedSearch->setVisible(m_saved->rowCount() > 0);
    m_rename->setVisible(m_saved->rowCount() > 0);
    m_remove->setVisible(m_saved->rowCount() > 0);
    m_rename->setEnabled(current != nullptr);
    m_remove->setEnabled(current != nullptr);
}

/// The pair stays as it is chosen, whether it is among those that are found or not.
void PairsPage::searchSaved(const QString& words)
{
    m_showing = true;
    m_savedFilter->setWords(words);
    m_showing = false;
    lightSaved();
}

void PairsPage::lightSaved()
{
    const core::SavedPair* current = m_presenter->current();
    m_showing = true;
    m_savedList->setCurrentIndex(
        current == nullptr ? QModelIndex() : m_savedFilter->mapFromSource(m_saved->indexOfId(current->id)));
    m_showing = false;
    m_savedStack->setCurrentIndex(m_saved->rowCount() == 0 ? 1 : m_savedFilter->rowCount() == 0 ? 2 : 0);
}

/// Of boxes that are there.
void PairsPage::draw()
{
    m_presenter->random(
        m_boxes == nullptr ? QStringList() : m_boxes->missingBoxes(QString::fromStdString(game().id())));
}

void PairsPage::saveAs()
{
    const QString name = askName(this,
        { [] { return tr("Save pair"); }, [] { return tr("Name of the pair"); }, [] { return tr("Save"); } },
        m_presenter->proposedName(), m_presenter->savedNames());
    if (name.isEmpty())
        return;
    m_savedSearch->clear(); // it is to be seen
    m_presenter->save(name);
}

void PairsPage::renameSaved()
{
    const core::SavedPair* pair = m_presenter->current();
    if (pair == nullptr)
        return;
    const std::int64_t id = pair->id;
    const QString old = QString::fromStdString(pair->name);
    QStringList taken = m_presenter->savedNames();
    taken.removeAll(old);
    const QString name = askName(this,
        { [] { return tr("Rename pair"); }, [] { return tr("New name of the pair"); }, [] { return tr("Rename"); } },
        old, taken);
    if (!name.isEmpty() && name != old)
        m_presenter->rename(id, name);
}

void PairsPage::addMenu(QPushButton* button)
{
    auto* menu = new QMenu(button);
    button->setMenu(menu);
    const auto add = [menu, this](const Sentence& text, const QKeySequence& key, void (PairsPage::*act)()) {
        auto* action = new QAction(this);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        menu->addAction(action);
        inEachLanguage(action, [action, text] { action->setText(text()); });
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    QAction* again = add([] { return tr("Duplicate"); }, {}, &PairsPage::duplicateSaved);
    QAction* describe = add([] { return tr("Notes and tags…"); }, Qt::CTRL | Qt::Key_T, &PairsPage::describeSaved);
    menu->addSeparator();
    QAction* copy
        = add([] { return tr("Copy the pair as text"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_C, &PairsPage::copyLine);
    add([] { return tr("Paste a pair"); }, Qt::CTRL | Qt::SHIFT | Qt::Key_V, &PairsPage::pasteLine);
    menu->addSeparator();
    QAction* sheet = add([] { return tr("Print to a PDF…"); }, QKeySequence::Print, &PairsPage::writeSheet);
    QAction* one = add([] { return tr("Export this pair…"); }, {}, &PairsPage::writePair);
    QAction* write = add([] { return tr("Export all saved pairs…"); }, {}, &PairsPage::writeFile);
    add([] { return tr("Import pairs…"); }, {}, &PairsPage::readFile);
    connect(menu, &QMenu::aboutToShow, this, [=, this] {
        again->setEnabled(m_presenter->current() != nullptr);
        describe->setEnabled(m_presenter->current() != nullptr);
        copy->setEnabled(m_presenter->complete());
        sheet->setEnabled(m_presenter->complete());
        one->setEnabled(m_presenter->complete());
        write->setEnabled(!m_presenter->saved().empty());
    });
    connect(menu, &QMenu::aboutToHide, this, [=] {
        for (QAction* action : { again, describe, copy, sheet, one, write })
            action->setEnabled(true); // by its key each says what is missing, or does nothing
    });
}

void PairsPage::duplicateSaved()
{
    if (const core::SavedPair* pair = m_presenter->current())
        m_presenter->duplicate(pair->id);
}

void PairsPage::describeSaved()
{
    const core::SavedPair* pair = m_presenter->current();
    if (pair == nullptr)
        return;
    QStringList tags;
    for (const std::string& tag : pair->tags)
        tags << QString::fromStdString(tag);
    QDialog dialog(this);
    auto* words = new QLineEdit(tags.join(QStringLiteral(", ")), &dialog); // Tab goes in the order they are made
    auto* notes = new QPlainTextEdit(QString::fromStdString(pair->notes), &dialog);
    auto* notesLabel = new PlainLabel(&dialog);
    auto* wordsLabel = new PlainLabel(&dialog);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, &dialog);
    auto* save = buttons->addButton(QString(), QDialogButtonBox::AcceptRole);
    setRole(save, Role::Primary);
    save->setDefault(true);
    notes->setTabChangesFocus(true);
    notesLabel->setBuddy(notes);
    wordsLabel->setBuddy(words);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(18, 18, 18, 18);
    column->setSpacing(10);
    column->addWidget(wordsLabel);
    column->addWidget(words);
    column->addWidget(notesLabel);
    column->addWidget(notes, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    const QString name = elided(QString::fromStdString(pair->name));
    inEachLanguage(&dialog, [=, &dialog] {
        dialog.setWindowTitle(tr("Notes on %1").arg(name));
        wordsLabel->setText(tr("Tags, with commas between them"));
        words->setAccessibleName(wordsLabel->text());
        notesLabel->setText(tr("Notes"));
        notes->setAccessibleName(notesLabel->text());
        save->setText(tr("Keep"));
    });
    words->setFocus();
    const std::int64_t id = pair->id;
    if (dialog.exec() == QDialog::Accepted)
        m_presenter->describe(id, notes->toPlainText(), words->text().split(QLatin1Char(',')));
}

void PairsPage::copyLine()
{
    const QString line = m_presenter->asLine();
    if (line.isEmpty())
        return;
    QGuiApplication::clipboard()->setText(line);
    m_notice->tell([] { return tr("The pair is on the clipboard, as one line of text."); });
}

void PairsPage::pasteLine()
{
    m_savedSearch->clear();
    m_presenter->takeLine(QGuiApplication::clipboard()->text());
}

void PairsPage::writeFile()
{
    const QString file = askWhereToWrite(
        this, [] { return tr("Export pairs"); }, fileNameOf(tr("Pairs")) + QStringLiteral(".json"),
        [] { return tr("Pairs (*.json)"); });
    if (!file.isEmpty())
        m_presenter->writeFile(file);
}

void PairsPage::writePair()
{
    if (!m_presenter->complete())
        return;
    const QString file = askWhereToWrite(
        this, [] { return tr("Export the pair"); }, fileOf(m_presenter->draft(), "json"),
        [] { return tr("Pairs (*.json)"); });
    if (!file.isEmpty())
        m_presenter->writePair(file);
}

void PairsPage::writeSheet()
{
    if (!m_presenter->complete())
        return;
    const QString file = askWhereToWrite(
        this, [] { return tr("Print the pair"); }, fileOf(m_presenter->draft(), "pdf"),
        [] { return tr("PDF (*.pdf)"); });
    if (!file.isEmpty())
        m_presenter->writeSheet(file);
}

void PairsPage::readFile()
{
    const QString file = askForFile(
        this, [] { return tr("Import pairs"); }, QDir::homePath(), [] { return tr("Pairs (*.json)"); });
    if (!file.isEmpty())
        openFiles({ file });
}

void PairsPage::openFiles(const QStringList& paths)
{
    leaveComparison();
    m_savedSearch->clear();
    m_presenter->readFiles(paths);
}

void PairsPage::deal()
{
    auto* dialog = new DealDialog(m_presenter->game(), m_presenter->set(), m_dealSeed++, m_boxes, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { Q_EMIT matchAsked(dialog->set(), dialog->pairs()); });
    dialog->open();
}

void PairsPage::removeSaved()
{
    if (const core::SavedPair* pair = m_presenter->current())
        m_presenter->remove(pair->id);
}

} // namespace ui
