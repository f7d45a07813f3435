#include "ui/pages/matches/match_list_view.h"

#include "core/record/replayer.h"
#include "ui/charts/score_chart.h"
#include "ui/delegates/match_row_delegate.h"
#include "ui/models/match_filter.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/page_header.h"
#include "ui/pages/panel.h"
#include "ui/pages/text_table.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

MatchListView::MatchListView(MatchesPresenter* presenter, QWidget* parent)
    : QWidget(parent)
    , m_presenter(presenter)
    , m_model(new MatchListModel(this))
    , m_filter(new MatchFilter(this))
    , m_header(new PageHeader(this))
{
    m_filter->setSourceModel(m_model);
    m_header->setTitle(tr("Matches"));
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
}

QWidget* MatchListView::makeList()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(330);
    panel->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_search = new QLineEdit(panel);
    m_search->setPlaceholderText(tr("Search names, factions, dates…"));
    m_search->setAccessibleName(tr("Search the matches"));
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::textChanged, m_filter, &MatchFilter::setWords);
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
    auto* row = new QHBoxLayout;
    row->addWidget(m_search, 1);
    auto* group = new QButtonGroup(panel);
    const std::array<std::tuple<QString, QString, MatchFilter::Show>, 3> shows {
        std::tuple { tr("All"), tr("Show all matches"), MatchFilter::Show::All },
        std::tuple { tr("Running"), tr("Show running matches"), MatchFilter::Show::Running },
        std::tuple { tr("Finished"), tr("Show finished matches"), MatchFilter::Show::Finished },
    };
    for (const auto& [text, name, show] : shows) {
        auto* button = new QPushButton(text, panel);
        setRole(button, Role::Toggle);
        button->setAccessibleName(name);
        button->setCheckable(true);
        button->setChecked(show == MatchFilter::Show::All);
        group->addButton(button, static_cast<int>(show));
        row->addWidget(button);
    }
    connect(group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            m_filter->setShow(static_cast<MatchFilter::Show>(id));
    });
    panel->body()->addLayout(row);

    m_table = new TextTable(tr("Matches"), panel);
    m_table->setItemDelegate(new MatchRowDelegate(m_table));
    m_table->setModel(m_filter);
    m_table->setSortingEnabled(true);
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setWideColumn(MatchListModel::SeatsColumn);
    connect(m_table, &TextTable::rowOpened, this, [this] { Q_EMIT openAsked(currentId()); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &MatchListView::showPreview);
    auto* remove = new QShortcut(QKeySequence::Delete, m_table, nullptr, nullptr, Qt::WidgetShortcut);
    connect(remove, &QShortcut::activated, this, [this] {
        if (currentId() != 0)
            Q_EMIT removeAsked(currentId());
    });
    m_stack = new QStackedWidget(panel);
    m_stack->addWidget(m_table);
    m_stack->addWidget(makeEmptyState(QStringLiteral("matches"), tr("No match was played yet"),
        tr("Every match is kept here from its first choice on. Begin one on the Play page, or with “Play this pair”."),
        m_stack));
    m_stack->addWidget(makeEmptyState(QStringLiteral("matches"), tr("No match is like that"),
        tr("Take a word out of the search, or show all matches."), m_stack));
    panel->body()->addWidget(m_stack, 1);
    const auto pickPage = [this] {
        m_stack->setCurrentIndex(m_model->rowCount() == 0 ? 1 : m_filter->rowCount() == 0 ? 2 : 0);
    };
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, pickPage);
    connect(m_filter, &QAbstractItemModel::rowsRemoved, this, pickPage);
    connect(m_filter, &QAbstractItemModel::modelReset, this, pickPage);
    return panel;
}

QWidget* MatchListView::makePreview()
{
    m_preview = new Panel(tr("Chosen match"), this);
    m_preview->setMinimumWidth(290);
    m_preview->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_title = new QLabel(m_preview);
    m_pairs = new QLabel(m_preview);
    m_result = new QLabel(m_preview);
    setRole(m_title, Role::Title);
    setRole(m_pairs, Role::Muted);
    for (QLabel* label : { m_title, m_pairs, m_result }) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        m_preview->body()->addWidget(label);
    }
    m_chart = new ScoreChart(m_preview);
    m_chart->setMinimumHeight(180);
    m_preview->body()->addWidget(m_chart, 1);
    m_open = new QPushButton(tr("Open"), m_preview);
    m_continue = new QPushButton(tr("Continue"), m_preview);
    auto* save = new QPushButton(tr("Export…"), m_preview);
    auto* remove = new QPushButton(tr("Delete…"), m_preview);
    m_open->setAccessibleName(tr("Open the match"));
    m_continue->setAccessibleName(tr("Continue the match"));
    save->setAccessibleName(tr("Export the match as JSON"));
    remove->setAccessibleName(tr("Delete the match"));
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
    const auto& matches = m_presenter->matches();
    m_model->replaceAll(matches, m_presenter->finalCounts());
    const auto running = std::count_if(matches.begin(), matches.end(),
        [](const core::MatchSummary& match) { return match.status == core::MatchStatus::Running; });
    m_header->setSubtitle(matches.empty() ? QString()
            : running == 0                ? tr("%1 kept").arg(matches.size())
                                          : tr("%1 kept · %2 running").arg(matches.size()).arg(running));
    m_stack->setCurrentIndex(m_model->rowCount() == 0 ? 1 : m_filter->rowCount() == 0 ? 2 : 0);
    select(id);
    if (!m_table->currentIndex().isValid() && m_filter->rowCount() > 0)
        m_table->setCurrentIndex(m_filter->index(0, 0));
    showPreview();
}

void MatchListView::select(std::int64_t id)
{
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOfId(id));
    if (index.isValid()) {
        m_table->setCurrentIndex(index);
        m_table->scrollTo(index);
    }
}

void MatchListView::showPreview()
{
    core::MatchRecord record;
    const std::int64_t id = currentId();
    const bool shown = id != 0 && m_presenter->load(id, record);
    m_preview->setVisible(shown);
    if (!shown)
        return;
    m_title->setText(matchTitle(record.summary));
    m_pairs->setText(matchCards(record.summary));
    m_pairs->setVisible(!m_pairs->text().isEmpty());
    const bool running = record.summary.status == core::MatchStatus::Running;
    const core::FinalCount count = core::finalCount(m_presenter->game(), record);
    const QString result = matchResult(record.summary, count);
    m_result->setText(running ? result : tr("%1, %2").arg(result, turnsText(record.summary.turns)));
    m_chart->show(record, m_presenter->game().pointsToWin(), count);
    m_continue->setVisible(running);
}

std::int64_t MatchListView::currentId() const
{
    return m_table->currentIndex().siblingAtColumn(0).data(MatchListModel::MatchIdRole).toLongLong();
}

} // namespace ui
