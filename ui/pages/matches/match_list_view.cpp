#include "ui/pages/matches/match_list_view.h"

#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/matches/column_menu.h"
#include "ui/pages/matches/filter_bar.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/matches/match_preview.h"
#include "ui/pages/matches/match_table.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kNarrow = 560; ///< wide, in pixels of the mock-ups: no two parts beside each other
constexpr double kLeastHigh = 160; ///< likewise, of each part then

}

MatchListView::MatchListView(MatchesPresenter* presenter, MatchListSettings* settings, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_settings(settings)
    , m_model(new MatchListModel(presenter->games(), this))
    , m_header(new PageHeader(this))
    , m_bin(m_header->addButton())
{
    auto* import = m_header->addButton();
    auto* sheet = m_header->addButton();
    connect(m_bin, &QPushButton::clicked, this, &MatchListView::binAsked);
    connect(import, &QPushButton::clicked, this, &MatchListView::importAsked);
    connect(sheet, &QPushButton::clicked, this, &MatchListView::sheetAsked);
    inEachLanguage(m_header, [=, this] {
        m_header->setTitle(tr("Matches"));
        PageHeader::setWords(m_bin, tr("Deleted…"), tr("See deleted matches and bring them back"));
        PageHeader::setWords(import, tr("Import…"), tr("Take matches from files that were exported"));
        PageHeader::setWords(sheet, tr("Write up a table game…"), tr("Keep a match that was played with real cards"));
    });
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight);
    m_columns->setContentsMargins(16, 14, 16, 16);
    m_columns->setSpacing(12);
    m_columns->addWidget(makeList(), 75);
    m_preview = new MatchPreview(presenter->games(), this);
    m_preview->setMinimumWidth(240);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_columns->addWidget(m_preview, 25);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addLayout(m_columns, 1);

    connect(m_preview, &MatchPreview::openAsked, this, [this] { Q_EMIT openAsked(currentId()); });
    connect(m_preview, &MatchPreview::continueAsked, this, [this] { Q_EMIT continueAsked(currentId()); });
    connect(m_preview, &MatchPreview::exportAsked, this, [this] { Q_EMIT exportAsked(chosen()); });
    connect(m_preview, &MatchPreview::removeAsked, this, [this] { Q_EMIT removeAsked(chosen()); });
    connect(m_preview, &MatchPreview::tagsAsked, this, &MatchListView::changeTags);
    connect(m_preview, &MatchPreview::notesAsked, this, [this](std::int64_t id, const QString& notes) {
        if (m_presenter->setNotes(id, notes))
            m_presenter->reload();
    });
    connect(m_presenter, &MatchesPresenter::listChanged, this, &MatchListView::showList);
    connect(m_presenter, &MatchesPresenter::pageRead, m_model, &MatchListModel::setPage);
    connect(m_presenter, &MatchesPresenter::pageRead, this, [this] { showPreview(); });
    makeShortcuts();
    showList();
    retellInEachLanguage(m_model);
    onNewLanguage(this, [this] { showList(); });
}

QWidget* MatchListView::makeList()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(330);
    panel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_filters = new FilterBar(
        m_presenter->games(), [this] { return m_presenter->facets(); }, panel);
    connect(m_filters, &FilterBar::queryChanged, this, [this](const MatchQuery& query) {
        MatchQuery wanted = query;
        wanted.order = m_presenter->query().order;
        m_presenter->setQuery(wanted);
    });
    panel->body()->addWidget(m_filters);

    m_table = new MatchTable(m_model, panel);
    if (m_settings != nullptr)
        m_table->setWantedColumns(columnsOf(*m_settings));
    m_table->horizontalHeader()->setSortIndicator(MatchListModel::WhenColumn, Qt::DescendingOrder);
    connect(m_model, &MatchListModel::pageAsked, m_presenter, &MatchesPresenter::readPage, Qt::QueuedConnection);
    connect(m_table, &MatchTable::sortAsked, this, &MatchListView::sortBy);
    connect(m_table, &MatchTable::rowOpened, this, [this] { Q_EMIT openAsked(currentId()); });
    connect(m_table, &MatchTable::removeAsked, this, [this] { Q_EMIT removeAsked(chosen()); });
    connect(m_table, &MatchTable::menuAsked, this, &MatchListView::showRowMenu);
    connect(m_table, &MatchTable::columnMenuAsked, this, [this](const QPoint& place) {
        QMenu menu(this);
        fillColumnMenu(menu);
        menu.exec(place);
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatchListView::showPreview);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &MatchListView::showPreview);
    m_stack = new QStackedWidget(panel);
    m_stack->addWidget(m_table);
    m_stack->addWidget(makeEmpty());
    auto* unlike = new QWidget(m_stack);
    auto* column = new QVBoxLayout(unlike);
    auto* words = new EmptyState(QStringLiteral("matches"), unlike);
    auto* clear = new QPushButton(unlike);
    connect(clear, &QPushButton::clicked, m_filters, &FilterBar::clear);
    column->addStretch(1);
    column->addWidget(words);
    column->addWidget(clear, 0, Qt::AlignHCenter);
    column->addStretch(2);
    m_stack->addWidget(unlike);
    panel->body()->addWidget(m_stack, 1);
    inEachLanguage(panel, [=, this] {
        m_table->setAccessibleName(tr("Matches"));
        words->setWords(tr("No match is like that"), tr("Take a word out of the search or a filter away."));
        clear->setText(tr("Show all matches"));
        clear->setAccessibleName(tr("Clear the search and all filters"));
    });
    return panel;
}

QWidget* MatchListView::makeEmpty()
{
    auto* none = new QWidget(m_stack);
    auto* column = new QVBoxLayout(none);
    auto* words = new EmptyState(QStringLiteral("matches"), none);
    m_play = new QPushButton(none);
    auto* sheet = new QPushButton(none);
    setRole(m_play, Role::Primary);
    connect(m_play, &QPushButton::clicked, this, &MatchListView::playAsked);
    connect(sheet, &QPushButton::clicked, this, &MatchListView::sheetAsked);
    m_first = new QBoxLayout(QBoxLayout::LeftToRight);
    m_first->addStretch(1);
    m_first->addWidget(m_play);
    m_first->addWidget(sheet);
    m_first->addStretch(1);
    column->addStretch(1);
    column->addWidget(words);
    column->addLayout(m_first);
    column->addStretch(2);
    inEachLanguage(none, [=, this] {
        words->setWords(tr("No match yet"),
            tr("Play one, or write up a table game. Every match is kept here from its "
               "first choice on."));
        m_play->setText(tr("Play a match"));
        m_play->setAccessibleName(tr("Play a match"));
        sheet->setText(tr("Write up a table game"));
        sheet->setAccessibleName(tr("Write up the first table game"));
    });
    return none;
}

void MatchListView::makeShortcuts()
{
    const auto key = [this](const QKeySequence& keys, QWidget* where, Qt::ShortcutContext context, auto act) {
        auto* shortcut = new QShortcut(keys, where, nullptr, nullptr, context);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(QKeySequence::Find, this, Qt::WidgetWithChildrenShortcut, [this] {
        m_filters->search()->setFocus(Qt::ShortcutFocusReason);
        m_filters->search()->selectAll();
    });
    key(QKeySequence(Qt::Key_Down), m_filters->search(), Qt::WidgetShortcut,
        [this] { m_table->setFocus(Qt::ShortcutFocusReason); });
    key(QKeySequence(Qt::Key_T), m_table, Qt::WidgetShortcut, [this] { m_preview->editTags(); });
    key(QKeySequence(Qt::Key_N), m_table, Qt::WidgetShortcut, [this] { m_preview->editNotes(); });
    key(QKeySequence(Qt::CTRL | Qt::Key_E), this, Qt::WidgetWithChildrenShortcut, [this] {
        if (m_table->chosenCount() > 0)
            Q_EMIT exportAsked(chosen());
    });
}

void MatchListView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_settings != nullptr) // they may have been chosen elsewhere
        m_table->setWantedColumns(columnsOf(*m_settings));
    if (!std::exchange(m_wasShown, true))
        setFocus(Qt::OtherFocusReason); // and not on the first button there is
}

void MatchListView::hideEvent(QHideEvent* event)
{
    m_preview->flush(); // what was typed is not lost with the page
    QWidget::hideEvent(event);
}

/// The chosen match below the list where both would be too narrow; what is too high then scrolls with the page.
void MatchListView::arrange()
{
    const bool below = width() < scaled(font(), kNarrow);
    for (QBoxLayout* each : { m_columns, m_first })
        each->setDirection(below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_columns->setStretch(1, below ? 75 : 25);
    m_table->setMinimumHeight(below ? scaled(font(), kLeastHigh) : 0);
    m_preview->setMinimumHeight(below ? scaled(font(), kLeastHigh) : 0);
}

void MatchListView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void MatchListView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void MatchListView::pickPage()
{
    const bool none = m_model->rowCount() == 0 && !m_presenter->isReading();
    m_stack->setCurrentIndex(!none ? 0 : m_presenter->totals().all == 0 ? 1 : 2);
    const bool empty = m_stack->currentIndex() == 1;
    m_preview->setVisible(!empty); // where there is no match, there is none to look into
    setFocusProxy(empty ? static_cast<QWidget*>(m_play) : m_table);
}

void MatchListView::showList()
{
    const std::int64_t id = m_wanted != 0 ? m_wanted : currentId();
    m_model->reset(m_presenter->found(), m_presenter->firstPage());
    const core::MatchTotals& totals = m_presenter->totals();
    const QString kept = totals.all == 0 ? QString()
        : totals.running == 0
        ? tr("%1 kept").arg(QLocale().toString(totals.all))
        : tr("%1 kept · %2 running").arg(QLocale().toString(totals.all), QLocale().toString(totals.running));
    m_header->setSubtitle(m_presenter->found() == totals.all
            ? kept
            : tr("%1 found of %2").arg(QLocale().toString(m_presenter->found()), kept));
    m_bin->setVisible(totals.inBin > 0);
    pickPage();
    select(id);
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->choose(0);
    showPreview();
}

void MatchListView::offerStatistics()
{
    auto* views = new ViewSwitch(ViewSwitch::View::List, m_header);
    m_header->addBesideTitle(views);
    connect(views, &ViewSwitch::picked, this, &MatchListView::viewPicked);
}

void MatchListView::offerPuzzles()
{
    auto* puzzles = m_header->addButton();
    inEachLanguage(puzzles, [puzzles] {
        PageHeader::setWords(puzzles, tr("Puzzles"), tr("What was best? Questions out of your matches, and others"));
    });
    connect(puzzles, &QPushButton::clicked, this, &MatchListView::puzzlesAsked);
}

void MatchListView::select(std::int64_t id)
{
    const QModelIndex index = m_model->indexOfId(id);
    m_wanted = index.isValid() ? 0 : id;
    if (index.isValid() && (m_table->currentIndex().row() != index.row() || m_table->chosenCount() > 1)) {
        m_table->choose(index.row());
        m_table->scrollTo(index);
    }
}

std::vector<std::int64_t> MatchListView::chosen() const
{
    std::vector<std::int64_t> ids;
    for (const auto& [row, rows] : m_table->chosenRows()) {
        const core::MatchEntry* only = rows == 1 ? m_model->at(m_model->index(row, 0)) : nullptr;
        if (only != nullptr) {
            ids.push_back(only->summary.id);
            continue;
        }
        const std::vector<std::int64_t> part = m_presenter->idsIn(row, rows); // rows that nobody has looked at, too
        ids.insert(ids.end(), part.begin(), part.end());
    }
    return ids;
}

void MatchListView::sortBy(int column)
{
    const std::optional<core::MatchSort> by = MatchListModel::sortOf(column);
    MatchQuery query = m_presenter->query();
    if (by) {
        // A second click turns the order; names begin at A, all else at the most.
        const bool again = query.order.by == *by;
        query.order = { *by, again ? !query.order.descending : *by != core::MatchSort::Opponents };
    }
    m_table->horizontalHeader()->setSortIndicator(
        MatchListModel::columnOf(query.order.by), query.order.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
    m_presenter->setQuery(query);
}

void MatchListView::changeTags(const QStringList& add, const QStringList& take)
{
    if (const std::vector<std::int64_t> ids = chosen(); !ids.empty() && m_presenter->changeTags(ids, add, take))
        m_presenter->reload();
}

void MatchListView::showRowMenu(const QPoint& place)
{
    QMenu menu(this);
    const int count = m_table->chosenCount();
    const core::MatchEntry* entry = m_model->at(m_table->currentIndex());
    if (count == 1 && entry != nullptr) {
        menu.addAction(tr("&Open"), this, [this] { Q_EMIT openAsked(currentId()); });
        if (entry->summary.status == core::MatchStatus::Running)
            menu.addAction(tr("&Continue"), this, [this] { Q_EMIT continueAsked(currentId()); });
        const bool single = std::any_of(entry->summary.seats.begin(), entry->summary.seats.end(),
            [](const core::RecordedSeat& seat) { return seat.factions.size() == 1; });
        QMenu* pairs = menu.addMenu(single ? tr("Only matches &with") : tr("Only matches with this &pair"));
        for (const core::RecordedSeat& seat : entry->summary.seats)
            if (!seat.factions.empty())
                pairs->addAction(factionsText(seat.factions), this, [this, pair = seat.factions] {
                    MatchQuery query = m_presenter->query();
                    query.filter.pair = pair;
                    m_filters->setQuery(query);
                    m_presenter->setQuery(query);
                });
        pairs->menuAction()->setVisible(!pairs->isEmpty());
    }
    menu.addAction(tr("Add a &tag"), m_preview, &MatchPreview::editTags);
    if (count == 1)
        menu.addAction(tr("Write a &note"), m_preview, &MatchPreview::editNotes);
    menu.addAction(tr("&Export…"), this, [this] { Q_EMIT exportAsked(chosen()); });
    menu.addAction(tr("&Delete"), this, [this] { Q_EMIT removeAsked(chosen()); });
    menu.addSeparator();
    QMenu* columns = menu.addMenu(tr("Colu&mns"));
    fillColumnMenu(*columns);
    menu.exec(place);
}

void MatchListView::fillColumnMenu(QMenu& menu)
{
    ui::fillColumnMenu(menu, m_table->wantedColumns(), [this](const QList<int>& wanted) {
        m_table->setWantedColumns(wanted.isEmpty() ? MatchTable::usualColumns() : wanted);
        if (m_settings != nullptr)
            m_settings->setMatchColumns(wanted);
    });
}

void MatchListView::showPreview()
{
    const int count = m_table->chosenCount();
    if (count > 1) {
        m_preview->showSeveral(count);
        return;
    }
    core::MatchRecord record;
    const std::int64_t id = currentId();
    if (id != 0 && m_presenter->load(id, record))
        m_preview->show(std::move(record));
    else
        m_preview->showNothing();
}

std::int64_t MatchListView::currentId() const
{
    const core::MatchEntry* entry = m_model->at(m_table->currentIndex());
    return entry == nullptr ? 0 : entry->summary.id;
}

} // namespace ui
