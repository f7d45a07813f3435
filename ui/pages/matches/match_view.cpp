#include "ui/pages/matches/match_view.h"

#include "core/game/game.h"
#include "ui/charts/score_chart.h"
#include "ui/delegates/move_delegate.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/models/move_list_model.h"
#include "ui/models/score_table_model.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/matches/seat_figures.h"
#include "ui/pages/why_panel.h"
#include "ui/table/table_factory.h"
#include "ui/text/match_words.h"
#include "ui/text/set_words.h"
#include "ui/text/topic.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text_table.h"
#include "ui/widgets/three_columns.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

/// Where on the chart's time axis the match stands after `choices` choices: between the ends of two turns.
double chartTurn(const core::MatchRecord& record, int choices)
{
    double turn = 0;
    int before = 0;
    for (const core::TurnStanding& standing : record.standings) {
        if (standing.choice <= choices) {
            turn = standing.turn;
            before = standing.choice;
            continue;
        }
        const double share = static_cast<double>(choices - before) / std::max(1, standing.choice - before);
        return turn + share * (standing.turn - turn);
    }
    return turn;
}

} // namespace

MatchView::MatchView(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_moves(new MoveListModel(this))
    , m_scores(new ScoreTableModel(this))
    , m_header(new PageHeader(this))
    , m_notice(new NoticeBar(this))
{
    auto* back = new QPushButton(this);
    back->setIcon(themedIcon(QStringLiteral("back")));
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_header->addLeading(back);
    auto* save = m_header->addButton();
    auto* remove = m_header->addButton();
    m_continue = m_header->addButton(Role::Primary);
    inEachLanguage(m_header, [=, this] {
        back->setToolTip(tr("Back to the list of matches (Alt+Left)"));
        back->setAccessibleName(tr("Back to the list of matches"));
        PageHeader::setWords(save, tr("Export…"), tr("Write the match to a JSON file"));
        PageHeader::setWords(remove, tr("Delete"), tr("Delete the match; it can be brought back"));
        PageHeader::setWords(m_continue, tr("Continue"), tr("Go on with this match at the table"));
    });

    QWidget* moves = makeMoves();
    QWidget* middle = makeMiddle(game);
    auto* columns = new ThreeColumns(moves, middle, makeNumbers(), { 318, 640, 324 }, 1060, this);
    layOutPage(this, m_header, columns, m_notice);

    setFocusProxy(m_moveTable);
    retellInEachLanguage(m_moves);
    retellInEachLanguage(m_scores);
    connect(back, &QPushButton::clicked, this, &MatchView::backAsked);
    connect(save, &QPushButton::clicked, this, [this] { Q_EMIT exportAsked(matchId()); });
    connect(remove, &QPushButton::clicked, this, [this] { Q_EMIT removeAsked(matchId()); });
    connect(m_continue, &QPushButton::clicked, this, [this] { Q_EMIT continueAsked(matchId()); });
}

MatchView::~MatchView() = default;

QWidget* MatchView::makeMoves()
{
    auto* panel = new Panel({}, this);
    panel->setMinimumWidth(220);
    m_moveTable = new TextTable(panel);
    m_moveTable->setObjectName(QStringLiteral("moves"));
    m_moveTable->setItemDelegate(new MoveDelegate(m_moveTable));
    m_moveTable->setModel(m_moves);
    m_moveTable->setWideColumn(MoveListModel::MoveColumn);
    panel->body()->addWidget(m_moveTable, 1);
    connect(m_moveTable->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        setTopic(
            m_moveTable, now.row() == 0 ? QString() : now.siblingAtColumn(MoveListModel::MoveColumn).data().toString());
        if (now.isValid())
            stepTo(now.row());
    });

    auto* row = new QHBoxLayout;
    const auto add = [&](const QString& icon) {
        auto* button = new QPushButton(panel);
        button->setIcon(themedIcon(icon));
        row->addWidget(button);
        return button;
    };
    m_first = add(QStringLiteral("first"));
    m_back = add(QStringLiteral("back"));
    m_forward = add(QStringLiteral("forward"));
    m_last = add(QStringLiteral("last"));
    inEachLanguage(panel, [this, panel] {
        const auto name = [](QPushButton* button, const QString& words) {
            button->setAccessibleName(words);
            button->setToolTip(words);
        };
        panel->setHeading(tr("Moves"));
        m_moveTable->setAccessibleName(tr("Moves of the match"));
        name(m_first, tr("To the start"));
        name(m_back, tr("One move back"));
        name(m_forward, tr("One move on"));
        name(m_last, tr("To the end"));
    });
    m_why = new WhyPanel(m_game, panel);
    panel->body()->addLayout(row);
    panel->body()->addWidget(m_why->button()); // below: beside them it would be cut off in a narrow panel
    panel->body()->addWidget(m_why, 2);
    connect(m_why->button(), &QPushButton::clicked, this, &MatchView::askWhy);
    connect(m_moveTable, &TextTable::rowOpened, this, &MatchView::askWhy);
    connect(m_first, &QPushButton::clicked, this, [this] { stepTo(0); });
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_last, &QPushButton::clicked, this, [this] { step(1 << 20); });
    return panel;
}

QWidget* MatchView::makeMiddle(const core::Game& game)
{
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setMinimumWidth(330);
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    auto* chartPanel = new Panel({}, splitter);
    m_chart = new ScoreChart(chartPanel);
    m_chart->setMinimumHeight(130);
    chartPanel->body()->addWidget(m_chart, 1);
    m_tablePanel = new Panel({}, splitter);
    m_surface = makeTable(game, TableSurface::Use::Read, m_tablePanel);
    if (m_surface != nullptr) {
        m_tablePanel->body()->addWidget(m_surface, 1);
        m_surface->setMinimumHeight(160);
        connect(m_surface, &TableSurface::rulesAsked, this, &MatchView::rulesAsked);
    }
    auto* noTable = new EmptyState(QStringLiteral("matches"), m_tablePanel);
    m_noTable = noTable;
    inEachLanguage(splitter, [=] {
        chartPanel->setHeading(tr("Scoring history, turn by turn"));
        noTable->setWords(tr("No table here"),
            tr("This move is told in the words of the record: the match cannot be replayed so far."));
    });
    m_tablePanel->body()->addWidget(m_noTable, 1);
    m_tablePanel->setVisible(m_surface != nullptr);
    splitter->addWidget(chartPanel);
    splitter->addWidget(m_tablePanel);
    splitter->setSizes({ 330, 440 }); // as in the mock-ups, whatever the parts would like
    splitter->setStretchFactor(0, 42);
    splitter->setStretchFactor(1, 58);
    return splitter;
}

QWidget* MatchView::makeNumbers()
{
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(220);
    scroll->setMinimumHeight(150);
    auto* area = new QWidget(scroll);
    auto* column = new QVBoxLayout(area);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_figuresPanel = new Panel({}, area);
    m_figures = new SeatFigures(m_figuresPanel);
    m_figuresPanel->body()->addWidget(m_figures);
    auto* numbers = new Panel({}, area);
    m_scoreTable = new TextTable(numbers);
    inEachLanguage(numbers, [this, numbers] {
        numbers->setHeading(tr("Score after each turn"));
        m_scoreTable->setAccessibleName(tr("Score after each turn"));
    });
    m_scoreTable->setModel(m_scores);
    m_scoreTable->setWideColumn(ScoreTableModel::TurnColumn, 60);
    numbers->body()->addWidget(m_scoreTable, 1);
    column->addWidget(m_figuresPanel);
    column->addWidget(numbers, 1);
    numbers->setMinimumHeight(200);
    scroll->setWidget(area);
    return scroll;
}

void MatchView::show(std::unique_ptr<OpenedMatch> match)
{
    const int last = static_cast<int>(match->moves.size());
    show(std::move(match), last);
}

void MatchView::showAgain(std::unique_ptr<OpenedMatch> match)
{
    show(std::move(match), m_at);
}

void MatchView::show(std::unique_ptr<OpenedMatch> match, int at)
{
    m_match = std::move(match);
    core::MatchSummary& summary = m_match->record.summary;
    if (!summary.count && summary.status == core::MatchStatus::Finished)
        summary.count = m_match->count; // from before it was written
    m_header->setTitle(matchTitle(summary));
    QStringList facts { matchResult(summary), QString::fromStdString(m_match->count.why.words()),
        turnsText(summary.turns), matchDate(summary), setLabel(m_game.sets(), summary.set) };
    facts.removeAll(QString());
    m_header->setSubtitle(facts.join(QStringLiteral(" · ")));
    m_continue->setVisible(summary.status == core::MatchStatus::Running);
    m_chart->show(m_match->record, m_game.scoreScale(), m_match->count);
    m_scores->show(m_match->record, m_match->count);
    m_moves->replaceAll(m_match->moves);
    m_tablePanel->setVisible(m_surface != nullptr && !m_match->positions.empty());
    m_notice->hide();
    if (!m_match->problem.isEmpty())
        m_notice->tell(m_match->problem);
    m_at = -1;
    stepTo(at);
}

std::int64_t MatchView::matchId() const
{
    return m_match == nullptr ? 0 : m_match->record.summary.id;
}

bool MatchView::isLike(const core::MatchSummary& now) const
{
    if (m_match == nullptr)
        return false;
    const core::MatchSummary& shown = m_match->record.summary;
    return shown.id == now.id && shown.status == now.status && shown.choices == now.choices;
}

void MatchView::step(int by)
{
    stepTo(m_at + by);
}

void MatchView::askWhy()
{
    if (m_why->button()->isEnabled()) // Enter on a move asks, too
        m_why->ask(
            m_match->record, m_at, m_match->positions[static_cast<std::size_t>(m_at) - 1]->clone(), m_match->viewer);
}

void MatchView::stepTo(int choices)
{
    if (m_match == nullptr)
        return;
    const int held = std::clamp(choices, 0, static_cast<int>(m_match->moves.size()));
    if (held == m_at)
        return;
    m_at = held;
    m_why->clear();
    const auto at = static_cast<std::size_t>(held);
    const bool replayed = at < m_match->positions.size();
    m_why->button()->setEnabled(held > 0 && replayed);
    const QModelIndex row = m_moves->index(held, 0); // the start is row 0
    m_moveTable->setCurrentIndex(row);
    m_moveTable->scrollTo(row);
    m_first->setEnabled(held > 0);
    m_back->setEnabled(held > 0);
    m_forward->setEnabled(held < static_cast<int>(m_match->moves.size()));
    m_last->setEnabled(m_forward->isEnabled());
    m_chart->setTurn(chartTurn(m_match->record, held));

    const core::MatchRecord& record = m_match->record;
    m_noTable->setVisible(!replayed);
    if (m_surface != nullptr)
        m_surface->setVisible(replayed);
    if (!replayed) {
        m_figuresPanel->setHeading(tr("Score as recorded"));
        m_tablePanel->setHeading(
            tr("The table after move %1 of %2").arg(QString::number(held), QString::number(m_match->moves.size())));
        m_figures->show(record.summary.seats, record.summary.score, m_game.scoreScale(), record.summary.winners);
        return;
    }
    const core::Match& match = *m_match->positions[at];
    const core::Outcome outcome = match.outcome();
    const core::Standing standing = match.standing();
    m_figures->show(record.summary.seats, outcome.decided ? outcome.score : standing.score, m_game.scoreScale(),
        outcome.winners, outcome.decided ? m_match->count : core::FinalCount {});
    m_figuresPanel->setHeading(
        standing.turn == 0 ? tr("Score at the start") : tr("Score in turn %1").arg(standing.turn));
    m_tablePanel->setHeading(standing.turn == 0
            ? tr("The table at the start")
            : tr("The table in turn %1, after move %2 of %3")
                  .arg(QString::number(standing.turn), QString::number(held), QString::number(m_match->moves.size())));
    if (m_surface != nullptr) {
        m_surface->setPlayers(playerTitles(record.summary));
        m_surface->showMatch(match, m_match->viewer);
    }
}

} // namespace ui
