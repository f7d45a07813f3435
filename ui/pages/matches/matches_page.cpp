#include "ui/pages/matches/matches_page.h"

#include "ui/charts/chart_export.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/floating_notice.h"
#include "ui/dialogs/notice_bar.h"
#include "ui/language.h"
#include "ui/pages/game_memory.h"
#include "ui/pages/game_pages.h"
#include "ui/pages/matches/analysis_queue.h"
#include "ui/pages/matches/card_counter.h"
#include "ui/pages/matches/cards_view.h"
#include "ui/pages/matches/deleted_matches.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/matches/match_list_view.h"
#include "ui/pages/matches/match_view.h"
#include "ui/pages/matches/matches_presenter.h"
#include "ui/pages/matches/puzzle_sitting.h"
#include "ui/pages/matches/puzzle_view.h"
#include "ui/pages/matches/sheet_view.h"
#include "ui/pages/matches/statistics_presenter.h"
#include "ui/pages/matches/statistics_view.h"
#include "ui/text/file_names.h"
#include "ui/text/seat_names.h"
#include "ui/widgets/scrolled_area.h"

#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr char kStatistics[] = "statistics"; // by which name its game is remembered
constexpr int kLookForOthers = 2000; ///< milliseconds between two looks at what others stored

QString proposedFile(const core::MatchSummary& match, const char* suffix)
{
    return fileNameOf(match) + QLatin1Char('.') + QLatin1String(suffix);
}

} // namespace

MatchesPage::MatchesPage(core::Shelf games, core::MatchStore& matches, core::OpenMatches elsewhere,
    MatchListSettings* settings, QWidget* parent)
    : QWidget(parent)
    , m_matches(matches)
    , m_elsewhere(std::move(elsewhere))
    , m_settings(settings)
    , m_presenter(new MatchesPresenter(std::move(games), matches, m_elsewhere, this))
    , m_stack(new PageStack(this))
    , m_list(new MatchListView(m_presenter, settings, m_stack))
    , m_view(viewOf(m_presenter->games().first()))
    , m_notice(new NoticeBar(this))
{
    m_stack->insertWidget(0, m_list);
    m_stack->setCurrentWidget(m_list);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    standBelow(m_notice, this);

    connect(m_presenter, &MatchesPresenter::told, m_notice, &NoticeBar::tell);
    connect(m_presenter, &MatchesPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_list, &MatchListView::openAsked, this, [this](std::int64_t id) { openMatch(id); });
    connect(m_list, &MatchListView::continueAsked, this, &MatchesPage::continueAsked);
    connect(m_list, &MatchListView::exportAsked, this, &MatchesPage::exportMatches);
    connect(m_list, &MatchListView::removeAsked, this, &MatchesPage::removeMatches);
    connect(m_list, &MatchListView::playAsked, this, &MatchesPage::playAsked);
    connect(m_list, &MatchListView::sheetAsked, this, &MatchesPage::showSheet);
    connect(m_list, &MatchListView::binAsked, this, &MatchesPage::showBin);
    connect(m_list, &MatchListView::importAsked, this, &MatchesPage::askForFiles);
    setFocusProxy(m_list);
    m_list->setFocus(); // not the first button there is
    refresh();
    onNewLanguage(this, [this] {
        if (m_view->matchId() == 0)
            return;
        if (auto match = m_presenter->open(m_view->matchId()); match != nullptr)
            m_view->showAgain(std::move(match));
    });
}

void MatchesPage::setAnalyses(core::AnalysisStore* analyses)
{
    m_analyses = analyses;
    for (const auto& [game, view] : m_views)
        view->setAnalyses(analyses);
    delete m_queue;
    m_queue = nullptr;
    if (analyses == nullptr)
        return;
    m_queue = new AnalysisQueue(m_presenter->games(), m_matches, *analyses, this);
    connect(m_queue, &AnalysisQueue::failed, m_notice,
        [this](const QString& error) { m_notice->tellError([error] { return error; }); });
    connect(m_queue, &AnalysisQueue::analysed, this, [this](std::int64_t id) {
        if (m_view->matchId() != id)
            return;
        if (auto match = m_presenter->open(id); match != nullptr)
            m_view->showAgain(std::move(match));
    });
}

void MatchesPage::matchEnded(std::int64_t id)
{
    if (m_queue != nullptr && m_settings != nullptr && m_settings->analysesByItself())
        m_queue->add(id);
}

void MatchesPage::setStatistics(core::StatisticsStore* store, core::OpenStatistics elsewhere)
{
    m_results = new StatisticsPresenter(m_presenter->games(), this);
    m_results->setStore(store, elsewhere);
    if (m_memory != nullptr) {
        const core::Game* last = m_presenter->games().find(m_memory->gameOn(QLatin1String(kStatistics)).toStdString());
        if (last != nullptr)
            m_results->setFilter({ last->id() });
        m_usualGame = QString::fromStdString(m_results->game().id());
        connect(m_results, &StatisticsPresenter::changed, this, [this] {
            const QString game = QString::fromStdString(m_results->game().id());
            const QString chosen = m_memory->gameOn(QLatin1String(kStatistics));
            if (m_presenter->games().several() && game != chosen && (game != m_usualGame || !chosen.isEmpty()))
                m_memory->setGameOn(QLatin1String(kStatistics), game);
        });
    }
    m_counter = new CardCounter(this);
    m_counter->setStores(&m_matches, m_elsewhere, store, std::move(elsewhere));
    m_statistics = new StatisticsView(m_results, m_stack);
    m_cards = new CardsView(m_results, m_counter, m_stack);
    m_stack->addWidget(m_statistics);
    m_stack->addWidget(m_cards);
    m_list->offerStatistics();
    connect(m_results, &StatisticsPresenter::failed, m_notice, &NoticeBar::tellError);
    connect(m_counter, &CardCounter::failed, m_notice, &NoticeBar::tellError);
    connect(m_counter, &CardCounter::found, this, [this] {
        // Who waits for one answer gets no other: the end of the count comes for certain.
        if (m_stack->currentWidget() == m_cards && (!m_results->isReading() || !m_counter->isCounting()))
            m_results->reload();
    });
    connect(m_list, &MatchListView::viewPicked, this, &MatchesPage::showView);
    connect(m_statistics, &StatisticsView::viewPicked, this, &MatchesPage::showView);
    connect(m_cards, &CardsView::viewPicked, this, &MatchesPage::showView);
    connect(m_statistics, &StatisticsView::playAsked, this, &MatchesPage::playAsked);
    connect(m_cards, &CardsView::playAsked, this, &MatchesPage::playAsked);
    connect(m_statistics, &StatisticsView::sheetAsked, this, &MatchesPage::showSheet);
    connect(m_statistics, &StatisticsView::matchAsked, this, [this](std::int64_t id) { openMatch(id); });
    connect(m_statistics, &StatisticsView::figuresAsked, this, &MatchesPage::exportFigures);
    connect(m_cards, &CardsView::figuresAsked, this, &MatchesPage::exportFigures);
}

void MatchesPage::showView(ViewSwitch::View view)
{
    switch (view) {
    case ViewSwitch::View::List:
        return showList();
    case ViewSwitch::View::Statistics:
        return showStatistics();
    case ViewSwitch::View::Cards:
        return showCards();
    }
}

void MatchesPage::exportFigures(const QString& file, const QByteArray& csv)
{
    const QString path = askWhereToWrite(
        this, [] { return tr("Export figures"); }, fileNameOf(file) + QStringLiteral(".csv"),
        [] { return tr("Numbers for a spreadsheet (*.csv)"); });
    if (!path.isEmpty())
        m_presenter->write(path, csv);
}

void MatchesPage::setPuzzles(core::PuzzleStore& store, ShippedPuzzles shipped)
{
    m_puzzleStore = &store;
    m_shippedPuzzles = std::move(shipped);
    m_list->offerPuzzles();
    for (const auto& [game, view] : m_views)
        view->offerPuzzles(true);
    connect(m_list, &MatchListView::puzzlesAsked, this, &MatchesPage::showPuzzles, Qt::UniqueConnection);
}

/// Each game has puzzles of its own, at its own table; made when somebody asks for the first time.
void MatchesPage::makePuzzles()
{
    if (m_puzzles != nullptr)
        return;
    auto* const several = m_presenter->games().several() ? new GamePages(m_stack) : nullptr;
    for (const core::Game* game : m_presenter->games()) {
        auto* const sitting = new PuzzleSitting(
            *game, *m_puzzleStore, m_shippedPuzzles ? m_shippedPuzzles(*game) : std::vector<core::Puzzle>(), this);
        auto* const view = new PuzzleView(*sitting, m_stack);
        m_asked[game] = { sitting, view };
        if (several != nullptr)
            several->add(*game, view);
        else
            m_puzzles = view;
        connect(sitting, &PuzzleSitting::failed, m_notice,
            [this](const QString& sentence) { m_notice->tellError([sentence] { return sentence; }); });
        connect(view, &PuzzleView::backAsked, this, [this, sitting] {
            if (!sitting->isGuessing())
                return showList();
            sitting->endGuessing();
            m_stack->setCurrentWidget(m_view); // as it was left, with what is being looked at
            takeFocus(m_view);
        });
        connect(view, &PuzzleView::matchAsked, this, &MatchesPage::openMatch);
        connect(view, &PuzzleView::rulesAsked, this, &MatchesPage::rulesAsked);
    }
    if (several != nullptr) {
        m_puzzles = several;
        if (m_memory != nullptr)
            several->remember(*m_memory, QStringLiteral("puzzles"));
    }
    m_stack->addWidget(m_puzzles);
}

void MatchesPage::showPuzzles()
{
    if (m_puzzleStore == nullptr)
        return;
    makePuzzles();
    endGuessing();
    m_stack->setCurrentWidget(m_puzzles);
    takeFocus(m_puzzles);
}

void MatchesPage::guess(std::int64_t id, core::Seat seat)
{
    if (m_puzzleStore == nullptr || m_analyses == nullptr)
        return;
    std::vector<core::Puzzle> questions = m_presenter->questionsOf(id, seat, *m_analyses);
    if (questions.empty())
        return;
    makePuzzles();
    const Asked& asked = m_asked[&m_view->game()];
    asked.sitting->guess(std::move(questions));
    if (auto* const several = qobject_cast<GamePages*>(m_puzzles))
        several->showPage(asked.view);
    m_stack->setCurrentWidget(m_puzzles);
    takeFocus(m_puzzles);
}

void MatchesPage::endGuessing()
{
    for (const auto& [game, asked] : m_asked)
        asked.sitting->endGuessing();
}

/// Until somebody has chosen a game, the one of the match that was begun last.
void MatchesPage::chooseUsualGame()
{
    if (!m_presenter->games().several()
        || (m_memory != nullptr && !m_memory->gameOn(QLatin1String(kStatistics)).isEmpty()))
        return;
    std::vector<core::MatchEntry> newest;
    if (!m_matches.find({}, {}, 0, 1, newest).ok() || newest.empty())
        return;
    if (const core::Game* const game = m_presenter->games().find(newest.front().summary.game)) {
        m_usualGame = QString::fromStdString(game->id());
        m_results->setFilter({ game->id() });
    }
}

void MatchesPage::showStatistics()
{
    if (m_statistics == nullptr)
        return;
    chooseUsualGame();
    m_stack->setCurrentWidget(m_statistics);
    takeFocus(m_statistics);
}

void MatchesPage::showCards()
{
    if (m_cards == nullptr)
        return;
    chooseUsualGame();
    m_stack->setCurrentWidget(m_cards);
    takeFocus(m_cards);
}

MatchView* MatchesPage::viewOf(const core::Game& game)
{
    MatchView*& view = m_views[&game];
    if (view != nullptr)
        return view;
    view = new MatchView(game, m_stack);
    view->setAnalyses(m_analyses);
    view->offerPuzzles(m_puzzleStore != nullptr);
    m_stack->addWidget(view);
    connect(view, &MatchView::backAsked, this, &MatchesPage::showList);
    connect(view, &MatchView::guessAsked, this, &MatchesPage::guess);
    connect(view, &MatchView::continueAsked, this, &MatchesPage::continueAsked);
    connect(view, &MatchView::exportAsked, this, [this](std::int64_t id) { exportMatches({ id }); });
    connect(view, &MatchView::chartAsked, this, &MatchesPage::exportChart);
    connect(view, &MatchView::reportAsked, this, &MatchesPage::exportReport);
    connect(view, &MatchView::correctAsked, this, &MatchesPage::correctSheet);
    connect(view, &MatchView::removeAsked, this, [this](std::int64_t id) { removeMatches({ id }); });
    const auto branch = [this](std::int64_t id, int choices, bool practice) {
        const std::int64_t made = m_presenter->branch(id, choices, practice);
        if (made == 0)
            return;
        Q_EMIT matchesChanged();
        Q_EMIT continueAsked(made);
    };
    connect(
        view, &MatchView::branchAsked, this, [branch](std::int64_t id, int choices) { branch(id, choices, false); });
    connect(view, &MatchView::tryAsked, this, [branch](std::int64_t id, int choices) { branch(id, choices, true); });
    connect(view, &MatchView::puzzleAsked, this, [this](std::int64_t id, const core::ChoiceWorth& choice) {
        if (m_presenter->makePuzzle(id, choice, *m_puzzleStore))
            m_notice->tell([] { return tr("It is a puzzle now: “Puzzles” above the list of matches asks it."); });
    });
    connect(view, &MatchView::rulesAsked, this, &MatchesPage::rulesAsked);
    return view;
}

const core::Game* MatchesPage::game() const
{
    if (m_stack->currentWidget() == m_view)
        return &m_view->game();
    for (const auto& [game, asked] : m_asked)
        if (asked.view->isVisible())
            return game;
    return nullptr;
}

void MatchesPage::showMatch(std::unique_ptr<OpenedMatch> match)
{
    // Whoever looks at a match does not wait for those before it.
    const bool waits = m_queue != nullptr && m_queue->take(match->record.summary.id);
    m_view = viewOf(*match->game);
    m_view->show(std::move(match));
    if (waits)
        m_view->analyse();
}

void MatchesPage::setStamp(std::function<std::int64_t()> stamp)
{
    m_stamp = std::move(stamp);
    m_lastStamp = m_stamp();
    auto* timer = new QTimer(this);
    timer->setInterval(kLookForOthers);
    connect(timer, &QTimer::timeout, this, [this] {
        if (const std::int64_t now = isVisible() ? m_stamp() : m_lastStamp; now != m_lastStamp)
            refresh();
    });
    timer->start();
}

void MatchesPage::refresh()
{
    if (m_stamp)
        m_lastStamp = m_stamp();
    m_presenter->reload();
    if (m_statistics != nullptr && (m_stack->currentWidget() == m_statistics || m_stack->currentWidget() == m_cards))
        m_results->reload();
    if (m_cards != nullptr && m_stack->currentWidget() == m_cards)
        m_cards->count();
    if (m_stack->currentWidget() != m_view)
        return;
    // The match that is open may have been played on, given up or deleted.
    core::MatchSummary now;
    if (!m_presenter->isThere(m_view->matchId(), now))
        showList();
    else if (!m_view->isLike(now))
        if (auto match = m_presenter->open(now.id); match != nullptr)
            showMatch(std::move(match));
}

void MatchesPage::setMatchOnTable(std::int64_t id)
{
    m_onTable = id;
}

void MatchesPage::leaveMatch()
{
    endGuessing();
    if (m_stack->currentWidget() == m_view || (m_puzzles != nullptr && m_stack->currentWidget() == m_puzzles))
        showList();
}

void MatchesPage::showList()
{
    m_list->select(m_view->matchId());
    m_stack->setCurrentWidget(m_list);
    takeFocus(m_list);
}

void MatchesPage::analyse(std::int64_t id)
{
    if (m_stack->currentWidget() == m_view && m_view->matchId() == id)
        m_view->analyse();
}

bool MatchesPage::openMatch(std::int64_t id, int choices)
{
    auto match = m_presenter->open(id);
    if (match == nullptr)
        return false;
    showMatch(std::move(match));
    if (choices >= 0)
        m_view->stepTo(choices);
    m_stack->setCurrentWidget(m_view);
    takeFocus(m_view);
    return true;
}

void MatchesPage::takeFocus(QWidget* view)
{
    setFocusProxy(view);
    if (isVisible())
        view->setFocus(Qt::OtherFocusReason);
}

/// One match into a file, several into a folder, a file each.
void MatchesPage::exportMatches(const std::vector<std::int64_t>& ids)
{
    core::MatchSummary match;
    if (ids.size() == 1 && m_presenter->isThere(ids.front(), match)) {
        const QString path = askWhereToWrite(
            this, [] { return tr("Export match"); }, proposedFile(match, "breakpoint-match"),
            [] { return tr("Match record (*.breakpoint-match *.json)") + QStringLiteral(";;") + chartKinds(true); });
        if (!path.isEmpty())
            m_presenter->exportTo(ids.front(), path);
    } else if (ids.size() > 1) {
        const QString path = askForFolder(this,
            [count = static_cast<int>(ids.size())] { return tr("Export %n match(es) into a folder", nullptr, count); });
        if (!path.isEmpty())
            m_presenter->exportInto(ids, path);
    }
}

void MatchesPage::exportChart(std::int64_t id)
{
    core::MatchSummary match;
    if (!m_presenter->isThere(id, match))
        return;
    const QString path = askWhereToWrite(
        this, [] { return tr("Save the chart"); }, proposedFile(match, "png"), [] { return chartKinds(true); });
    if (!path.isEmpty())
        m_presenter->exportTo(id, path);
}

void MatchesPage::exportReport(std::int64_t id)
{
    core::MatchSummary match;
    if (!m_presenter->isThere(id, match))
        return;
    const QString path = askWhereToWrite(
        this, [] { return tr("Save the report"); }, proposedFile(match, "html"),
        [] { return tr("Page with its pictures (*.html)") + QStringLiteral(";;") + tr("Report (*.pdf)"); });
    if (!path.isEmpty())
        m_presenter->write(path, m_view->report(path.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive)));
}

void MatchesPage::removeMatches(const std::vector<std::int64_t>& ids)
{
    if (ids.empty())
        return;
    const bool onTable = std::find(ids.begin(), ids.end(), m_onTable) != ids.end();
    if (onTable
        && !askToConfirm(this,
            { [] { return tr("Delete match"); },
                [] { return tr("This is the match on the table; the table will be cleared."); },
                [] { return tr("Delete"); } }))
        return;
    if (!m_presenter->remove(ids))
        return;
    // What one notice after the other tells of comes back together.
    if (m_notice->isHidden())
        m_removed.clear();
    m_removed.insert(m_removed.begin(), ids.begin(), ids.end());
    m_notice->tellWithUndo(
        [count = static_cast<int>(m_removed.size())] {
            return tr("Deleted %n match(es). For %1 days “Deleted…” above the list brings them back.", nullptr, count)
                .arg(core::kDaysInBin);
        },
        [this] { restoreMatches(std::exchange(m_removed, {})); });
    if (m_stack->currentWidget() != m_list)
        showList();
    takeFocus(m_list); // another press of the key deletes no other
    for (const std::int64_t id : ids)
        Q_EMIT matchRemoved(id);
    Q_EMIT matchesChanged();
}

void MatchesPage::restoreMatches(const std::vector<std::int64_t>& ids)
{
    if (!ids.empty() && m_presenter->restore(ids))
        tellRestored(ids);
}

void MatchesPage::showBin()
{
    DeletedMatches bin(m_presenter, this);
    connect(&bin, &DeletedMatches::broughtBack, this, &MatchesPage::tellRestored);
    connect(&bin, &DeletedMatches::deletedForGood, m_notice, &QWidget::hide); // it may offer to bring those back
    bin.exec();
    takeFocus(m_list);
}

void MatchesPage::tellRestored(const std::vector<std::int64_t>& ids)
{
    m_list->select(ids.front());
    m_notice->tell([count = static_cast<int>(ids.size())] { return tr("Brought back %n match(es).", nullptr, count); });
    Q_EMIT matchesChanged();
}

void MatchesPage::showSheet()
{
    // A correction in which nothing was changed is no sheet that anybody is in the middle of.
    if (m_sheet == nullptr || (m_sheet->matchId() != 0 && !m_sheet->hasContents())) {
        openSheet();
        m_sheet->begin(kYou);
    }
    bringSheet();
}

void MatchesPage::bringSheet()
{
    m_stack->setCurrentWidget(m_sheet);
    setFocusProxy(m_sheet);
}

/// A new one, in the place of one that may go.
void MatchesPage::openSheet()
{
    if (m_sheet != nullptr)
        m_sheet->deleteLater();
    m_sheet = new SheetView(m_presenter->games(), m_stack);
    if (m_memory != nullptr)
        m_sheet->remember(*m_memory);
    m_stack->addWidget(m_sheet);
    connect(m_sheet, &SheetView::keepAsked, this, &MatchesPage::keepSheet);
    connect(m_sheet, &SheetView::discardAsked, this, &MatchesPage::discardSheet);
}

void MatchesPage::correctSheet(std::int64_t id)
{
    core::MatchRecord record;
    if (m_sheet != nullptr && m_sheet->hasContents()) {
        bringSheet();
        m_notice->tell([] { return tr("This sheet is half written: keep it or throw it away first."); });
    } else if (m_presenter->load(id, record)) {
        openSheet();
        m_sheet->correct(record);
        bringSheet();
    }
}

void MatchesPage::keepSheet(const core::MatchRecord& record)
{
    const std::int64_t corrected = record.summary.id;
    const std::int64_t id = corrected == 0 ? m_presenter->keep(record) : m_presenter->correct(record) ? corrected : 0;
    if (id == 0)
        return; // it was said why, and the sheet is still there
    leaveSheet();
    m_list->select(id);
    m_notice->tell([id] { return tr("Match %1 is kept.").arg(id); });
    Q_EMIT matchesChanged();
}

/// To the match that was corrected, or to the list.
void MatchesPage::leaveSheet()
{
    const std::int64_t id = m_sheet->matchId();
    m_sheet->deleteLater();
    m_sheet = nullptr;
    if (id != 0 && openMatch(id))
        return;
    m_stack->setCurrentWidget(m_list);
    takeFocus(m_list);
}

void MatchesPage::discardSheet()
{
    if (m_sheet->hasContents()
        && !askToConfirm(this,
            { [] { return tr("Discard the sheet"); }, [] { return tr("What is written on it is lost."); },
                [] { return tr("Discard"); } }))
        return;
    leaveSheet();
}

void MatchesPage::askForFiles()
{
    importFiles(ui::askForFiles(
        this, [] { return tr("Import matches"); }, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        [] { return tr("Match records (*.breakpoint-match *.json)"); }));
}

void MatchesPage::importFiles(const QStringList& paths)
{
    takeFiles(paths);
}

/// The matches of these files, those that were here already among them.
std::vector<std::int64_t> MatchesPage::takeFiles(const QStringList& paths)
{
    if (paths.isEmpty())
        return {};
    std::vector<std::int64_t> ids = m_presenter->importFiles(paths);
    if (ids.empty())
        return {}; // it was said why
    m_list->select(ids.front());
    Q_EMIT matchesChanged();
    return ids;
}

void MatchesPage::openFiles(const QStringList& paths)
{
    showList(); // what is amiss is said beside the list
    const std::vector<std::int64_t> ids = takeFiles(paths);
    if (paths.size() == 1 && ids.size() == 1)
        openMatch(ids.front());
}

} // namespace ui
