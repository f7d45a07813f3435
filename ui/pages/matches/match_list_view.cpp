#include "ui/pages/matches/match_list_view.h"

#include "core/record/replayer.h"
#include "ui/charts/score_chart.h"
#include "ui/delegates/match_row_delegate.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/text/match_words.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/text_table.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

MatchListView::MatchListView(MatchesPresenter* presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_model(new MatchListModel(presenter->games(), this))
    , m_header(new PageHeader(this))
{
    auto* columns = new QHBoxLayout;
    columns->setContentsMargins(16, 14, 16, 16);
    columns->setSpacing(12);
    columns->addWidget(makeList(), 60);
    columns->addWidget(makePreview(), 40);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->setSpacing(0);
    page->addWidget(m_header);
    page->addLayout(columns, 1);
    connect(m_presenter, &MatchesPresenter::listChanged, this, &MatchListView::showList);
    showList();
    setFocusProxy(m_table);
    retellInEachLanguage(m_model);
    onNewLanguage(this, [this] { showList(); });
}

QWidget* MatchListView::makeList()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(330);
    panel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_search = new QLineEdit(panel);
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, this,
        [this](const QString& words) { ask([&](MatchQuery& query) { query.words = words; }); });
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    auto* row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    auto* group = new QButtonGroup(panel);
    const auto addShow = [&](MatchQuery::Show show) {
        auto* button = new QPushButton(panel);
        setRole(button, Role::Toggle);
        button->setCheckable(true);
        button->setChecked(show == MatchQuery::Show::All);
        group->addButton(button, static_cast<int>(show));
        row->addWidget(button);
        return button;
    };
    auto* all = addShow(MatchQuery::Show::All);
    auto* running = addShow(MatchQuery::Show::Running);
    auto* finished = addShow(MatchQuery::Show::Finished);
    connect(group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            ask([&](MatchQuery& query) { query.show = static_cast<MatchQuery::Show>(id); });
    });
    panel->body()->addLayout(row);

    m_table = new TextTable(panel);
    m_table->setItemDelegate(new MatchRowDelegate(m_table));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setWideColumn(MatchListModel::SeatsColumn);
    connect(m_model, &MatchListModel::moreAsked, m_presenter, &MatchesPresenter::readMore);
    connect(m_model, &MatchListModel::sortAsked, this, [this](int column, Qt::SortOrder order) {
        ask([&](MatchQuery& query) {
            query.column = column;
            query.order = order;
        });
    });
    connect(m_table, &TextTable::rowOpened, this, [this] { Q_EMIT openAsked(currentId()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatchListView::showPreview);
    auto* remove = new QShortcut(QKeySequence::Delete, m_table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        if (currentId() != 0)
            Q_EMIT removeAsked(currentId());
    });
    m_stack = new QStackedWidget(panel);
    m_stack->addWidget(m_table);
    auto* none = new EmptyState(QStringLiteral("matches"), m_stack);
    auto* unlike = new EmptyState(QStringLiteral("matches"), m_stack);
    m_stack->addWidget(none);
    m_stack->addWidget(unlike);
    panel->body()->addWidget(m_stack, 1);
    inEachLanguage(panel, [=, this] {
        m_header->setTitle(tr("Matches"));
        m_search->setPlaceholderText(tr("Search names, factions, dates…"));
        m_search->setAccessibleName(tr("Search the matches"));
        all->setText(tr("All"));
        all->setAccessibleName(tr("Show all matches"));
        running->setText(tr("Running"));
        running->setAccessibleName(tr("Show running matches"));
        finished->setText(tr("Finished"));
        finished->setAccessibleName(tr("Show finished matches"));
        m_table->setAccessibleName(tr("Matches"));
        none->setWords(tr("No match was played yet"),
            tr("Every match is kept here from its first choice on. Begin one on the Play page, or with “Play this "
               "pair”."));
        unlike->setWords(tr("No match is like that"), tr("Take a word out of the search, or show all matches."));
    });
    return panel;
}

template <typename Change>
void MatchListView::ask(Change change)
{
    MatchQuery query = m_presenter->query();
    change(query);
    m_presenter->setQuery(query);
}

void MatchListView::pickPage()
{
    const bool none = m_model->rowCount() == 0 && !m_presenter->isReading();
    m_stack->setCurrentIndex(!none ? 0 : m_presenter->totals().all == 0 ? 1 : 2);
}

QWidget* MatchListView::makePreview()
{
    m_preview = new Panel({}, this);
    m_preview->setMinimumWidth(290);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title = new PlainLabel(m_preview);
    m_pairs = new PlainLabel(m_preview);
    m_result = new PlainLabel(m_preview);
    setRole(m_title, Role::Title);
    setRole(m_pairs, Role::Muted);
    for (QLabel* label : { m_title, m_pairs, m_result }) {
        label->setWordWrap(true);
        m_preview->body()->addWidget(label);
    }
    m_chart = new ScoreChart(m_preview);
    m_chart->setMinimumHeight(180);
    m_preview->body()->addWidget(m_chart, 1);
    m_open = new QPushButton(m_preview);
    m_continue = new QPushButton(m_preview);
    auto* save = new QPushButton(m_preview);
    auto* remove = new QPushButton(m_preview);
    inEachLanguage(m_preview, [=, this] {
        m_preview->setHeading(tr("Chosen match"));
        m_open->setText(tr("Open"));
        m_open->setAccessibleName(tr("Open the match"));
        m_continue->setText(tr("Continue"));
        m_continue->setAccessibleName(tr("Continue the match"));
        save->setText(tr("Export…"));
        save->setAccessibleName(tr("Export the match as JSON"));
        remove->setText(tr("Delete…"));
        remove->setAccessibleName(tr("Delete the match"));
    });
    setRole(m_open, Role::Primary);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : { m_open, m_continue, save, remove })
        buttons->addWidget(button);
    buttons->addStretch(1);
    m_preview->body()->addLayout(buttons);
    connect(m_open, &QPushButton::clicked, this, [this] { Q_EMIT openAsked(currentId()); });
    connect(m_continue, &QPushButton::clicked, this, [this] { Q_EMIT continueAsked(currentId()); });
    connect(save, &QPushButton::clicked, this, [this] { Q_EMIT exportAsked(currentId()); });
    connect(remove, &QPushButton::clicked, this, [this] { Q_EMIT removeAsked(currentId()); });
    return m_preview;
}

void MatchListView::showList()
{
    const std::int64_t id = currentId();
    m_model->replaceAll(m_presenter->matches(), m_presenter->more());
    const core::MatchTotals& totals = m_presenter->totals();
    m_header->setSubtitle(totals.all == 0 ? QString()
            : totals.running == 0
            ? tr("%1 kept").arg(QLocale().toString(totals.all))
            : tr("%1 kept · %2 running").arg(QLocale().toString(totals.all), QLocale().toString(totals.running)));
    pickPage();
    if (!m_table->currentIndex().isValid())
        select(id);
    if (!m_table->currentIndex().isValid() && m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(0, 0));
    showPreview();
}

void MatchListView::select(std::int64_t id)
{
    const QModelIndex index = m_model->indexOfId(id);
    if (index.isValid()) {
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index);
    }
}

void MatchListView::showPreview()
{
    core::MatchRecord record;
    const std::int64_t id = currentId();
    const bool loaded = id != 0 && m_presenter->load(id, record);
    const core::Game* game = loaded ? m_presenter->games().find(record.summary.game) : nullptr;
    const bool shown = game != nullptr;
    m_preview->setVisible(shown);
    if (!shown)
        return;
    m_title->setText(matchTitle(record.summary));
    m_pairs->setText(matchDetail(record.summary, m_presenter->games()));
    m_pairs->setVisible(!m_pairs->text().isEmpty());
    const bool running = record.summary.status == core::MatchStatus::Running;
    const core::FinalCount count = core::finalCount(*game, record);
    record.summary.count = count;
    const QString result = matchResult(record.summary);
    m_result->setText(running ? result : tr("%1, %2").arg(result, turnsText(record.summary.turns)));
    m_chart->show(record, game->scoreScale(), count);
    m_continue->setVisible(running);
}

std::int64_t MatchListView::currentId() const
{
    return m_table->currentIndex().siblingAtColumn(0).data(MatchListModel::MatchIdRole).toLongLong();
}

} // namespace ui
