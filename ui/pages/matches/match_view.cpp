#include "ui/pages/matches/match_view.h"

#include "core/game/game.h"
#include "ui/charts/chance_chart.h"
#include "ui/charts/score_chart.h"
#include "ui/delegates/move_delegate.h"
#include "ui/dialogs/chart_offer.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/models/move_list_model.h"
#include "ui/models/score_table_model.h"
#include "ui/pages/matches/analysis_desk.h"
#include "ui/pages/matches/analysis_reading.h"
#include "ui/pages/matches/line_strip.h"
#include "ui/pages/matches/mark_list.h"
#include "ui/pages/matches/match_report.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/matches/seat_figures.h"
#include "ui/pages/why_panel.h"
#include "ui/table/table_factory.h"
#include "ui/text/analysis_words.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/set_words.h"
#include "ui/text/topic.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/folding_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/text_table.h"
#include "ui/widgets/three_columns.h"
#include "ui/widgets/wheel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSlider>
#include <QSplitter>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

namespace ui {

namespace {

constexpr int kPause = 900; // milliseconds between moves that go on by themselves
constexpr double kLeastChart = 130; ///< high, in pixels of the mock-ups
constexpr double kLeastTable = 220; ///< likewise

/// The heading of a panel with buttons beside it, so that what is below has the room.
QLabel* makeHeadingRow(Panel& panel, std::initializer_list<QPushButton*> buttons)
{
    auto* row = new QHBoxLayout;
    QLabel* const heading = makeHeading({}, &panel);
    row->addWidget(heading, 1);
    for (QPushButton* button : buttons)
        row->addWidget(button);
    panel.body()->addLayout(row);
    return heading;
}

} // namespace

MatchView::MatchView(const core::Game& game, QWidget* parent)
    : QWidget(parent)
    , m_game(game)
    , m_moves(new MoveListModel(this))
    , m_scores(new ScoreTableModel(this))
    , m_header(new PageHeader(this))
    , m_notice(new NoticeBar(this))
    , m_runner(new QTimer(this))
{
    m_runner->setInterval(kPause);
    connect(m_runner, &QTimer::timeout, this, [this] {
        step(1);
        if (m_match == nullptr || m_at >= static_cast<int>(m_match->moves.size()))
            m_run->setChecked(false);
    });
    auto* back = new QPushButton(this);
    back->setIcon(themedIcon(QStringLiteral("back")));
    setRole(back, Role::Compact);
    back->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    m_header->addLeading(back);
    auto* save = m_header->addButton();
    m_report = m_header->addButton();
    auto* remove = m_header->addButton();
    m_correct = m_header->addButton();
    m_branch = m_header->addButton();
    m_continue = m_header->addButton(Role::Primary);
    inEachLanguage(m_header, [=, this] {
        back->setToolTip(tr("Back to the list of matches (Alt+Left)"));
        back->setAccessibleName(tr("Back to the list of matches"));
        PageHeader::setWords(save, tr("Export…"), tr("Write the match, its chart or a report to a file"));
        PageHeader::setWords(
            m_report, tr("Report…"), tr("Write what the analysis found to a file, as a page of HTML or as PDF"));
        PageHeader::setWords(remove, tr("Delete"), tr("Delete the match; it can be brought back"));
        PageHeader::setWords(m_correct, tr("Correct…"), tr("Mend what was written up of this match"));
        PageHeader::setWords(m_branch, tr("Play on from here"),
            tr("Begin a match of its own with the moves up to this one; this match stays as it is"));
        PageHeader::setWords(m_continue, tr("Continue"), tr("Go on with this match at the table"));
    });

    QWidget* moves = makeMoves();
    QWidget* middle = makeMiddle(game);
    auto* columns = new ThreeColumns(moves, middle, makeNumbers(), { 300, 720, 280 }, 1060, this);
    layOutPage(this, m_header, columns);
    standBelow(m_notice, this);

    keepHeights();
    setFocusProxy(m_moveTable);
    retellInEachLanguage(m_moves);
    retellInEachLanguage(m_scores);
    connect(back, &QPushButton::clicked, this, &MatchView::backAsked);
    connect(save, &QPushButton::clicked, this, [this] { Q_EMIT exportAsked(matchId()); });
    connect(m_report, &QPushButton::clicked, this, [this] { Q_EMIT reportAsked(matchId()); });
    connect(remove, &QPushButton::clicked, this, [this] { Q_EMIT removeAsked(matchId()); });
    connect(m_correct, &QPushButton::clicked, this, [this] { Q_EMIT correctAsked(matchId()); });
    connect(m_branch, &QPushButton::clicked, this, [this] { Q_EMIT branchAsked(matchId(), m_at); });
    connect(m_continue, &QPushButton::clicked, this, [this] { Q_EMIT continueAsked(matchId()); });
}

MatchView::~MatchView() = default;

/// What is less high says nothing; where there is no room for both the page scrolls.
void MatchView::keepHeights()
{
    m_chartOrTable->setMinimumHeight(scaled(font(), kLeastChart));
    if (m_surface != nullptr)
        m_surface->setMinimumHeight(scaled(font(), kLeastTable));
}

void MatchView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_chartOrTable != nullptr)
        keepHeights();
}

/// Reasons that are told come into sight as they grow.
bool MatchView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_reasons && event->type() == QEvent::Resize && m_why->number() > 0) // the bar follows after
        QTimer::singleShot(0, m_reasons, [this] { m_numbers->ensureWidgetVisible(m_reasons); });
    return QWidget::eventFilter(watched, event);
}

QWidget* MatchView::makeMoves()
{
    auto* panel = new Panel({}, this);
    m_movesPanel = panel;
    panel->setMinimumWidth(220);
    m_whole = new QPushButton(panel);
    m_whole->setCheckable(true);
    setRole(m_whole, Role::Toggle);
    QLabel* const heading = makeHeadingRow(*panel, { m_whole });
    connect(m_whole, &QPushButton::toggled, this, &MatchView::showWhole);
    m_moveTable = new TextTable(panel);
    m_moveTable->setObjectName(QStringLiteral("moves"));
    m_moveTable->setItemDelegate(new MoveDelegate(m_moveTable));
    m_moveTable->setModel(m_moves);
    m_moveTable->setWideColumn(MoveListModel::MoveColumn);
    m_moveTable->setColumnHidden(MoveListModel::TurnColumn, true); // told above the first move of a turn
    m_moveTable->setColumnHidden(MoveListModel::WhoColumn, true); // told in the sentence and by a bar beside it
    m_moveTable->horizontalHeader()->hide();
    panel->body()->addWidget(m_moveTable, 1);
    connect(m_moveTable->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
        setTopic(
            m_moveTable, now.row() == 0 ? QString() : now.siblingAtColumn(MoveListModel::MoveColumn).data().toString());
        if (now.isValid() && !m_following)
            stepTo(now.row());
        if (now.isValid() && now.column() != MoveListModel::MoveColumn) // from a hidden one the arrow keys lead nowhere
            m_moveTable->setCurrentIndex(m_moves->index(m_moveTable->currentIndex().row(), MoveListModel::MoveColumn));
    });

    inEachLanguage(panel, [this, heading] {
        heading->setText(tr("Moves"));
        m_moveTable->setAccessibleName(tr("Moves of the match"));
        m_whole->setText(tr("Every step"));
        m_whole->setAccessibleName(tr("Show every step"));
        m_whole->setToolTip(tr("Also steps that left nothing to choose, and those that only began something"));
    });
    connect(m_moveTable, &TextTable::rowOpened, this, &MatchView::askWhy);
    const auto key = [this](int keys, auto act) {
        auto* shortcut = new QShortcut(QKeySequence(keys), m_moveTable, nullptr, nullptr, Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(Qt::Key_Left, [this] { step(-1); });
    key(Qt::Key_Right, [this] { step(1); });
    key(Qt::Key_Home, [this] { stepTo(0); });
    key(Qt::Key_End, [this] { stepTo(1 << 20); });
    key(Qt::Key_Space, [this] { m_run->toggle(); });
    return panel;
}

/// Steps through the match: by buttons, by a slider, by itself.
QWidget* MatchView::makeTransport()
{
    auto* bar = new QWidget(this);
    auto* both = new FoldingLayout(bar); // below each other where text is large
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(space::kSmall);
    auto* steps = new QWidget(bar);
    auto* row = new QHBoxLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    auto* leads = new QWidget(bar);
    auto* flow = new FlowLayout(leads);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(space::kSmall);
    both->addWidget(steps);
    both->addWidget(leads);
    const auto add = [&](const QString& icon) {
        auto* button = new QPushButton(steps);
        button->setIcon(themedIcon(icon));
        setRole(button, Role::Compact);
        row->addWidget(button);
        return button;
    };
    m_first = add(QStringLiteral("first"));
    m_back = add(QStringLiteral("back"));
    m_run = new QPushButton(QStringLiteral("▶"), steps);
    row->addWidget(m_run);
    m_run->setCheckable(true);
    m_forward = add(QStringLiteral("forward"));
    m_last = add(QStringLiteral("last"));
    m_slider = new QSlider(Qt::Horizontal, steps);
    m_slider->setMinimumWidth(60);
    letWheelPass(*m_slider);
    row->addWidget(m_slider, 1);
    m_nextError = new QPushButton(leads);
    m_nextError->setShortcut(Qt::Key_N);
    flow->addWidget(m_nextError);
    connect(m_nextError, &QPushButton::clicked, this, [this] { stepTo(m_analysis->nextMarked(m_at)); });
    m_guess = new QPushButton(leads);
    flow->addWidget(m_guess);
    connect(m_guess, &QPushButton::clicked, this, [this] {
        const core::MatchSummary& match = m_match->record.summary;
        Q_EMIT guessAsked(match.id, toldSeat(match));
    });
    m_place = new PlainLabel(leads);
    setRole(m_place, Role::Muted);
    flow->addWidget(m_place);
    inEachLanguage(bar, [this] {
        const auto name = [](QWidget* widget, const QString& words, const QString& keys) {
            widget->setAccessibleName(words);
            widget->setToolTip(QStringLiteral("%1 (%2)").arg(words, keys));
        };
        name(m_first, tr("To the start"), QKeySequence(Qt::Key_Home).toString(QKeySequence::NativeText));
        name(m_back, tr("One move back"), QKeySequence(Qt::Key_Left).toString(QKeySequence::NativeText));
        name(m_run, tr("Go on by itself"), QKeySequence(Qt::Key_Space).toString(QKeySequence::NativeText));
        name(m_forward, tr("One move on"), QKeySequence(Qt::Key_Right).toString(QKeySequence::NativeText));
        name(m_last, tr("To the end"), QKeySequence(Qt::Key_End).toString(QKeySequence::NativeText));
        m_slider->setAccessibleName(tr("Move that is shown"));
        m_nextError->setText(tr("Next error"));
        name(m_nextError, tr("To the next choice that is marked"), QStringLiteral("N"));
        m_guess->setText(tr("Guess"));
        m_guess->setAccessibleName(tr("Guess the moves"));
        m_guess->setToolTip(tr("Answer the questions of this match anew, and see what you would give away"));
    });
    auto* space = new QShortcut(QKeySequence(Qt::Key_Space), m_slider, nullptr, nullptr, Qt::WidgetShortcut);
    connect(space, &QShortcut::activated, m_run, &QPushButton::toggle);
    connect(m_first, &QPushButton::clicked, this, [this] { stepTo(0); });
    connect(m_back, &QPushButton::clicked, this, [this] { step(-1); });
    connect(m_run, &QPushButton::toggled, this, &MatchView::runOn);
    connect(m_forward, &QPushButton::clicked, this, [this] { step(1); });
    connect(m_last, &QPushButton::clicked, this, [this] { stepTo(1 << 20); });
    connect(m_slider, &QSlider::valueChanged, this, &MatchView::stepTo);
    return bar;
}

QWidget* MatchView::makeMiddle(const core::Game& game)
{
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName(QStringLiteral("match")); // it comes back as it was left
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(12);
    auto* chartPanel = new Panel({}, splitter);
    m_asTable = new QPushButton(chartPanel);
    m_asTable->setCheckable(true);
    setRole(m_asTable, Role::Toggle);
    auto* saveChart = new QPushButton(chartPanel);
    m_chartOrTable = new QStackedWidget(chartPanel);
    m_chart = new ScoreChart(m_chartOrTable);
    m_chart->setPickable(true);
    m_scoreTable = new TextTable(m_chartOrTable);
    m_scoreTable->setModel(m_scores);
    m_scoreTable->setWideColumn(ScoreTableModel::TurnColumn, 60);
    m_chances = new ChanceChart(m_chartOrTable);
    offerChart(*m_chances);
    m_chances->setFacts([this] { return m_analysis->facts(QString(), tr("win chance in per cent, with 95 % band")); });
    m_chartOrTable->addWidget(m_chart);
    m_chartOrTable->addWidget(m_scoreTable);
    m_chartOrTable->addWidget(m_chances);
    m_asChances = new QPushButton(chartPanel);
    m_asChances->setCheckable(true);
    setRole(m_asChances, Role::Toggle);
    m_chartHeading = makeHeadingRow(*chartPanel, { saveChart, m_asTable, m_asChances });
    chartPanel->body()->addWidget(m_chartOrTable, 1);
    const auto showWhatIsChosen = [this, saveChart] {
        const bool chances = m_asChances->isChecked();
        m_asTable->setVisible(!chances);
        saveChart->setVisible(!chances); // it has a menu of its own
        m_chartOrTable->setCurrentWidget(chances ? static_cast<QWidget*>(m_chances)
                : m_asTable->isChecked()         ? static_cast<QWidget*>(m_scoreTable)
                                                 : m_chart);
        nameChart();
    };
    connect(m_asTable, &QPushButton::toggled, this, showWhatIsChosen);
    connect(m_asChances, &QPushButton::toggled, this, showWhatIsChosen);
    connect(m_chances, &ChanceChart::rowPicked, this,
        [this](int row) { stepTo(m_chances->points()[static_cast<std::size_t>(row)].choice); });
    connect(m_chart, &ScoreChart::turnPicked, this, &MatchView::pickTurn);
    connect(saveChart, &QPushButton::clicked, this, [this] { Q_EMIT chartAsked(matchId()); });
    addChartMenu(
        *m_chart,
        [this] {
            m_asTable->setChecked(true);
            m_scoreTable->setFocus(Qt::OtherFocusReason);
        },
        [saveChart] { saveChart->click(); });
    m_tablePanel = new Panel({}, splitter);
    m_surface = makeTable(game, TableSurface::Use::Read, m_tablePanel);
    if (m_surface != nullptr) {
        m_tablePanel->body()->addWidget(m_surface, 1);
        connect(m_surface, &TableSurface::rulesAsked, this, &MatchView::rulesAsked);
    }
    m_hand = new PlainLabel(m_tablePanel);
    setRole(m_hand, Role::Muted);
    m_hand->setWordWrap(true);
    m_hand->setVisible(m_surface != nullptr);
    m_tablePanel->body()->addWidget(m_hand);
    auto* noTable = new EmptyState(QStringLiteral("matches"), m_tablePanel);
    m_noTable = noTable;
    inEachLanguage(splitter, [=, this] {
        nameChart();
        saveChart->setText(tr("Save…"));
        saveChart->setAccessibleName(tr("Save the chart"));
        saveChart->setToolTip(tr("Write the chart to a file: a picture, a drawing, its numbers or a report"));
        m_asChances->setText(tr("Win chance"));
        m_asChances->setToolTip(tr("Show the win chance in the place of the score"));
        m_asTable->setText(tr("As a table"));
        m_asTable->setAccessibleName(tr("Show the scoring history as a table"));
        m_scoreTable->setAccessibleName(tr("Score after each turn"));
        noTable->setWords(tr("No table here"),
            tr("This move is told in the words of the record: the match cannot be replayed so far."));
    });
    m_tablePanel->body()->addWidget(m_noTable, 1);
    m_tablePanel->setVisible(m_surface != nullptr);
    splitter->addWidget(chartPanel);
    splitter->addWidget(m_tablePanel);
    splitter->setSizes({ 280, 520 }); // whatever the parts would like
    splitter->setStretchFactor(0, 35);
    splitter->setStretchFactor(1, 65);
    auto* middle = new QWidget(this); // in a game without a table, too, there is something to step through
    middle->setMinimumWidth(330);
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(splitter, 1);
    m_line = new LineStrip(middle);
    column->addWidget(m_line);
    connect(m_line, &LineStrip::changed, this, &MatchView::tellTable);
    connect(m_line, &LineStrip::puzzleAsked, this,
        [this](const core::ChoiceWorth& choice) { Q_EMIT puzzleAsked(matchId(), choice); });
    connect(m_line, &LineStrip::tryAsked, this, [this](int choices) { Q_EMIT tryAsked(matchId(), choices - 1); });
    m_transport = makeTransport();
    column->addWidget(m_transport);
    return middle;
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
    m_numberColumn = column;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    m_analysis = new AnalysisDesk(m_game, area);
    connect(m_analysis, &AnalysisDesk::changed, this, &MatchView::showAnalysis);
    connect(m_analysis, &AnalysisDesk::answerPicked, this, [this](int place) { m_line->showAnswer(place); });
    column->addWidget(m_analysis->why());
    column->addWidget(m_analysis->influence());
    column->addWidget(m_analysis->answers());
    m_figuresPanel = new Panel({}, area);
    m_figures = new SeatFigures(m_figuresPanel);
    m_figuresPanel->body()->addWidget(m_figures);
    column->addWidget(m_figuresPanel);
    m_marksPanel = new Panel({}, area);
    m_marks = new MarkList(m_marksPanel);
    m_marksPanel->body()->addWidget(m_marks);
    connect(m_marks, &MarkList::picked, this, &MatchView::stepTo);
    column->addWidget(m_marksPanel);
    auto* reasons = new Panel({}, area);
    m_why = new WhyPanel(m_game, reasons);
    auto* ask = new QHBoxLayout;
    ask->addWidget(m_why->button(), 1);
    ask->addWidget(m_why->closer());
    reasons->body()->addLayout(ask);
    reasons->body()->addWidget(m_why, 1);
    connect(m_why->button(), &QPushButton::clicked, this, &MatchView::askWhy);
    reasons->installEventFilter(this);
    m_numbers = scroll;
    m_reasons = reasons;
    reasons->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // as high as what it tells
    column->addWidget(reasons);
    column->addStretch(1);
    scroll->setWidget(area);
    return scroll;
}

void MatchView::show(std::unique_ptr<OpenedMatch> match)
{
    const int last = static_cast<int>(match->moves.size());
    show(std::move(match), last);
}

/// Nobody wrote down the turns of a table game: its chart counts the bases that scored.
void MatchView::nameChart()
{
    const bool table = m_match != nullptr && m_match->record.summary.kind == core::MatchKind::Table;
    if (m_match != nullptr && m_asChances->isChecked()) {
        const core::MatchSummary& summary = m_match->record.summary;
        const core::Seat seat = toldSeat(summary);
        m_chartHeading->setText(core::personOf(summary) == seat
                ? tr("Your win chance")
                : tr("Win chance of %1")
                      .arg(shownName(summary.seats[static_cast<std::size_t>(core::indexOf(seat))].name)));
        return;
    }
    const bool scored = m_match != nullptr && m_match->record.hasScoredRows();
    const core::ScoreWords words = m_game.notation().scoreWords();
    m_chart->namePoints(words);
    m_chartHeading->setText(!words.course.empty() && !table ? QString::fromStdString(words.course)
            : !table                                        ? tr("Scoring history, turn by turn")
            : scored                                        ? tr("Scoring history, base by base")
                                                            : tr("Scoring history, row by row"));
    m_chart->nameAxes(scored ? tr("Bases that scored, in order") : table ? tr("Rows of the sheet") : QString(), {});
    const QString marks = QString::fromStdString(m_game.notation().marksTitle());
    m_chart->nameMarks(marks);
    if (m_marksPanel != nullptr)
        m_marksPanel->setHeading(marks.isEmpty() || !m_game.scoreScale().decides ? tr("What gave points") : marks);
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
    const core::MatchMode mode = m_game.modeOf(summary.setup());
    m_header->setTitle(matchTitle(summary, mode));
    const bool played = summary.kind != core::MatchKind::Table; // else nobody has written down the moves
    QStringList facts { QString::fromStdString(mode.name), matchResult(summary, mode),
        QString::fromStdString(m_match->count.why.words()), played ? turnsText(summary.turns) : QString(),
        matchDate(summary), setLabel(m_game.sets(), summary.set) };
    facts.removeAll(QString());
    m_header->setSubtitle(facts.join(QStringLiteral(" · ")));
    m_continue->setVisible(summary.status == core::MatchStatus::Running);
    nameChart();
    m_chart->setAgainst(againstCourse(m_game, m_match->record, [this](int choices) {
        const auto place = static_cast<std::size_t>(choices);
        return place < m_match->positions.size() ? m_match->positions[place]->clone() : nullptr;
    }));
    m_chart->show(m_match->record, m_game.scoreScale(), m_match->count);
    m_scores->show(m_match->record, m_match->count);
    m_moves->replaceAll(m_match->moves);
    m_run->setChecked(false);
    m_branch->setVisible(!m_match->positions.empty());
    m_correct->setVisible(!played);
    for (QWidget* each : std::initializer_list<QWidget*> { m_movesPanel, m_transport, m_reasons })
        each->setVisible(played);
    {
        const QSignalBlocker quiet(m_slider);
        m_slider->setRange(0, static_cast<int>(m_match->moves.size()));
    }
    showWhole(m_whole->isChecked());
    m_tablePanel->setVisible(m_surface != nullptr && !m_match->positions.empty());
    // Where the parts of the score are told, what is marked is among them.
    m_marks->show(m_match->record, m_match->gains, m_game.scoreScale().decides || m_match->gains.empty());
    m_marksPanel->setVisible(!m_marks->isEmpty());
    m_notice->hide();
    if (!m_match->problem.isEmpty())
        m_notice->tell([problem = m_match->problem] { return problem; }); // the page opens the match again
    m_at = -1;
    m_analysis->open(*m_match);
    stepTo(at);
}

void MatchView::offerPuzzles(bool on)
{
    m_line->offerPuzzles(on);
    m_guesses = on;
}

void MatchView::setAnalyses(core::AnalysisStore* analyses)
{
    m_analysis->setStore(analyses);
}

void MatchView::analyse()
{
    m_analysis->begin();
}

/// Puts what an analysis found into the chart and beside the moves.
void MatchView::showAnalysis()
{
    const std::optional<core::Analysis>& analysis = m_analysis->analysis();
    m_report->setVisible(analysis.has_value());
    m_asChances->setVisible(analysis.has_value());
    m_asChances->setChecked(analysis.has_value());
    m_nextError->setVisible(analysis.has_value());
    m_guess->setVisible(m_guesses && analysis.has_value());
    m_line->open(m_match.get(), m_at < 0 ? nullptr : m_analysis->choiceAt(m_at));
    orderNumbers();
    tellTable();
    if (!analysis) {
        m_moves->setBadges({});
        showWhole(m_whole->isChecked());
        return;
    }
    m_chances->show(toldSeat(m_match->record.summary), chancePoints(*m_match, *analysis), chanceMarks(*analysis));
    m_moves->setBadges(moveBadges(*m_match, *analysis));
    showWhole(m_whole->isChecked()); // a move that is marked is none to be left out
    nameChart();
    if (m_at >= 0)
        m_chances->setChoice(m_at);
}

/// What else was there stands above all, so that nobody has to look for it; at the end of the match, where it opens,
/// the reasons for how it went do.
void MatchView::orderNumbers()
{
    QWidget* const answers = m_analysis->answers();
    const bool over = m_match == nullptr || m_at >= static_cast<int>(m_match->moves.size());
    if ((m_numberColumn->indexOf(answers) == 0) == over) {
        m_numberColumn->removeWidget(answers);
        m_numberColumn->insertWidget(over ? m_numberColumn->indexOf(m_analysis->influence()) + 1 : 0, answers);
    }
    if (!over && m_analysis->choiceAt(m_at) != nullptr)
        m_numbers->verticalScrollBar()->setValue(0);
}

QByteArray MatchView::report(bool pdf) const
{
    const std::optional<core::Analysis>& analysis = m_analysis->analysis();
    if (m_match == nullptr || !analysis)
        return {};
    return pdf ? reportAsPdf(*m_match, *analysis) : reportAsHtml(*m_match, *analysis);
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
    return shown.id == now.id && shown.status == now.status && shown.choices == now.choices && shown.edits == now.edits;
}

void MatchView::step(int by)
{
    if (m_match == nullptr)
        return;
    const int last = static_cast<int>(m_match->moves.size());
    int to = m_at + by;
    while (to > 0 && to < last && !m_moves->isShown(to))
        to += by;
    stepTo(to);
}

void MatchView::runOn()
{
    if (m_run->isChecked() && m_match != nullptr && m_at < static_cast<int>(m_match->moves.size()))
        m_runner->start();
    else {
        m_runner->stop();
        m_run->setChecked(false);
    }
}

void MatchView::showWhole(bool whole)
{
    m_moves->setWhole(whole);
    for (int row = 0; row < m_moves->rowCount(); ++row)
        m_moveTable->setRowHidden(row, !m_moves->isShown(row));
}

void MatchView::pickTurn(double turn)
{
    if (m_match != nullptr)
        stepTo(choicesAt(m_match->record, turn));
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
    int shown = held; // of a move that is left out the list shows the one before
    while (shown > 0 && !m_moves->isShown(shown))
        --shown;
    const QModelIndex row = m_moves->index(shown, MoveListModel::MoveColumn); // the start is row 0
    m_following = true;
    m_moveTable->setCurrentIndex(row);
    m_moveTable->scrollTo(row);
    m_slider->setValue(held);
    m_following = false;
    m_place->setText(
        tr("%1 of %2", "a move among all").arg(QString::number(held), QString::number(m_match->moves.size())));
    m_branch->setEnabled(at < m_match->positions.size() && !m_match->positions[at]->outcome().decided);
    m_first->setEnabled(held > 0);
    m_back->setEnabled(held > 0);
    m_forward->setEnabled(held < static_cast<int>(m_match->moves.size()));
    m_last->setEnabled(m_forward->isEnabled());
    m_chart->setTurn(chartTurn(m_match->record, held));
    m_chances->setChoice(held);
    m_analysis->showChoice(held);
    orderNumbers();
    m_line->open(m_match.get(), m_analysis->choiceAt(held));
    m_nextError->setEnabled(m_analysis->nextMarked(held) >= 0);
    m_marks->setReached(held);

    const core::MatchRecord& record = m_match->record;
    m_noTable->setVisible(!replayed);
    if (m_surface != nullptr)
        m_surface->setVisible(replayed);
    if (!replayed) {
        m_figuresPanel->setHeading(tr("Score as recorded"));
        m_tablePanel->setHeading(
            tr("The table after move %1 of %2").arg(QString::number(held), QString::number(m_match->moves.size())));
        m_figures->show(record.summary.seats, record.summary.score, m_game.scoreScale(),
            record.summary.isDraw() ? core::SeatMask { 0 } : record.summary.winners);
        return;
    }
    const core::Match& match = *m_match->positions[at];
    const core::Outcome outcome = match.outcome();
    const core::Standing standing = match.standing();
    m_figures->show(record.summary.seats, outcome.decided ? outcome.score : standing.score, m_game.scoreScale(),
        record.summary.isDraw() ? core::SeatMask { 0 } : outcome.winners,
        outcome.decided ? m_match->count : core::FinalCount {});
    m_figuresPanel->setHeading(
        standing.turn == 0 ? tr("Score at the start") : tr("Score in turn %1").arg(standing.turn));
    if (m_surface != nullptr)
        m_surface->setPlayers(playerTitles(record.summary));
    tellTable();
}

/// The table of the match as it is shown, or the one that would have been.
void MatchView::tellTable()
{
    const auto at = static_cast<std::size_t>(m_at);
    if (m_match == nullptr || m_at < 0 || at >= m_match->positions.size())
        return;
    const core::Match* const other = m_line->table();
    const core::Match& match = other != nullptr ? *other : *m_match->positions[at];
    const int turn = match.standing().turn;
    m_tablePanel->setHeading(other != nullptr ? m_line->heading()
            : turn == 0
            ? tr("The table at the start")
            : tr("The table in turn %1, after move %2 of %3")
                  .arg(QString::number(turn), QString::number(m_at), QString::number(m_match->moves.size())));
    if (m_surface == nullptr)
        return;
    m_surface->showMatch(match, m_match->viewer);
    tellHand(match);
}

/// What whoever is asked holds, as far as the reader may know it.
void MatchView::tellHand(const core::Match& match)
{
    const core::Seat asked = match.prompt().seat;
    const core::MatchSummary& summary = m_match->record.summary;
    if (!m_game.has(core::Has::HiddenCards) || asked == core::Seat::None
        || !mayHearWhy(summary, asked, m_match->viewer))
        return m_hand->clear();
    const QString name = shownName(summary.seats[static_cast<std::size_t>(core::indexOf(asked))].name);
    const QStringList held = m_surface->held(match, asked);
    m_hand->setText(held.isEmpty()
            ? tr("In hand (%1): nothing", "a player").arg(name)
            : tr("In hand (%1): %2", "a player, and the cards").arg(name, held.join(QStringLiteral(", "))));
}

} // namespace ui
