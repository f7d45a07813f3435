#include "ui/pages/play/play_page_parts.h"

#include "core/record/match_record.h"
#include "ui/dialogs/ask.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/models/match_query.h"
#include "ui/pages/play/answer_desk.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/coach_panel.h"
#include "ui/pages/play/end_desk.h"
#include "ui/pages/play/kept_notice.h"
#include "ui/pages/play/lesson_desk.h"
#include "ui/pages/play/match_board.h"
#include "ui/pages/play/match_log.h"
#include "ui/pages/play/match_menu.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/motion_desk.h"
#include "ui/pages/play/new_match_desk.h"
#include "ui/pages/play/overlay.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/pause_desk.h"
#include "ui/pages/play/recap_desk.h"
#include "ui/pages/play/recap_strip.h"
#include "ui/pages/play/rules_desk.h"
#include "ui/pages/play/start_panel.h"
#include "ui/pages/play/try_desk.h"
#include "ui/pages/rules/rules_panel.h"
#include "ui/pages/why_panel.h"
#include "ui/table/animator.h"
#include "ui/table/table_factory.h"
#include "ui/text/explanation_text.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/text/store_words.h"
#include "ui/theme.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/pill_label.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using State = PlayPresenter::State;

namespace {

constexpr double kTitleAbove = 900; ///< width of the page, in pixels of the mock-ups: room beside the score
constexpr double kHeadCloseBelow = 460; ///< likewise

}

PlayPageParts::PlayPageParts(PlayRoom room_, QWidget& page_)
    : room(std::move(room_))
    , page(page_)
    , presenter(room.games, room.matches)
    , header(new QFrame(&page))
    , pageTitle(new PlainLabel(&page))
    , badge(new PillLabel(PillKind::Quiet, &page))
    , origin(new QPushButton(&page))
    , bars(new QHBoxLayout)
    , lineRows(new QVBoxLayout)
    , stack(new PageStack(&page))
    , start(new StartPanel(room.games, stack))
{
    newMatch = new NewMatchDesk(room, &page);
    rules = new RulesDesk(presenter, &page);
    board = boardOf(room.games.first());
    matchMenu = new MatchMenu(&page);
    logToggle = new QPushButton(&page);
    motions = new MotionDesk(presenter, room.feedback, room.sounds, &page);
    recap = new RecapDesk(presenter, motions->animator(), room.feedback, &page);
    end = new EndDesk(presenter, *motions, room.feedback, stack, &page);
    answers = new AnswerDesk(presenter, room.settings, *matchMenu, &page);
    kept = new KeptNotice(presenter, stack);
    lessons = new LessonDesk(presenter, room.matches, room.settings, stack);
    pause = new PauseDesk(presenter, &page);
    tryOut = new TryDesk(presenter, *motions, *rules, &page);
    matchMenu->insert(tryOut->action());
    matchMenu->insert(pause->action());
    build();
    placeLines();
    joinTryOut();
    joinDesks();
    joinMatchMenu();
    connect(start, &StartPanel::newMatchAsked, this, [this] { newMatch->ask({}, {}, {}); });
    connect(new QShortcut(Qt::Key_N, &page), &QShortcut::activated, this, &PlayPageParts::goToChoice);
    connect(kept, &KeptNotice::resumeAsked, this, [this](qint64 id) { resume(id); });
    connect(start, &StartPanel::resumeAsked, this, [this](qint64 id) { resume(id); });
    inEachLanguage(logToggle, [this] {
        fitHead();
        tellPractice();
        logToggle->setText(tr("Log"));
        tellOrigin();
        logToggle->setToolTip(tr("Shows the log and the card that is pointed at"));
    });
}

void PlayPageParts::joinDesks()
{
    connect(rules, &RulesDesk::changed, this, [this] {
        showSide(logToggle->isChecked());
        fitSide();
        holdOrGoOn();
        if (presenter.state() == State::Thinking)
            showNotice(); // the match waits, and says so
    });
    connect(pause, &PauseDesk::changed, this, [this] {
        holdOrGoOn();
        if (!pause->isPaused())
            motions->animator().goOn();
        presenter.waitAtLeast(motions->animator().rest());
        if (presenter.state() != State::Thinking && presenter.state() != State::Waiting)
            return;
        const bool mine = keyboardIsAtTable();
        recap->goOn();
        answers->follow(*board);
        showNotice();
        if (mine)
            board->table().focusChoice();
    });
    connect(newMatch, &NewMatchDesk::settled, this, &PlayPageParts::begin);
    connect(end, &EndDesk::rematchAsked, this, &PlayPageParts::rematch);
    connect(end, &EndDesk::newMatchAsked, this, [this] { newMatch->ask({}, {}, {}); });
    connect(end, &EndDesk::matchAsked, this, [this] { Q_EMIT matchAsked(matchId()); });
    connect(end, &EndDesk::analysisAsked, this, [this] { Q_EMIT analysisAsked(matchId()); });
    connect(end, &EndDesk::momentAsked, this, [this](int choices) { Q_EMIT momentAsked(matchId(), choices); });
    connect(end, &EndDesk::homeAsked, this, &PlayPageParts::homeAsked);
    connect(end, &EndDesk::turned, this, [this](bool toEndPage) { logToggle->setVisible(!toEndPage); });
    connect(recap, &RecapDesk::lookedBack, this, [this] {
        holdOrGoOn();
        showLesson();
    });
    connect(recap, &RecapDesk::nowAsked, this, [this] {
        holdOrGoOn();
        refresh();
    });
    connect(&motions->animator(), &Animator::stopped, this, &PlayPageParts::showNotice);
    connect(&motions->animator(), &Animator::ended, this, &PlayPageParts::tellNow);
    connect(recap, &RecapDesk::keyboardFree, this, [this] { board->table().focusChoice(); });
    presenter.setPause(aiPause());
    connect(&presenter, &PlayPresenter::changed, this, &PlayPageParts::refresh);
    for (PlayPresenter* each : { &presenter, &tryOut->line() })
        connect(each, &PlayPresenter::hinted, this, [this](core::Choice choice, const HintText& words) {
            if (!recap->looksBack())
                board->table().showHint(choice, words);
        });
}

int PlayPageParts::aiPause() const
{
    return room.settings ? room.settings->aiPause() : kUsualAiPause;
}

void PlayPageParts::joinMatchMenu()
{
    connect(matchMenu, &MatchMenu::newMatchAsked, this, [this] { newMatch->ask({}, {}, {}); });
    connect(matchMenu, &MatchMenu::undoAsked, this, [this] { Q_EMIT board->table().undoAsked(); });
    connect(matchMenu, &MatchMenu::redoAsked, this, [this] { Q_EMIT board->table().redoAsked(); });
    connect(matchMenu, &MatchMenu::skipAsked, this, [this] {
        pause->end();
        presenter.skip();
    });
    connect(matchMenu, &MatchMenu::leaveAsked, &presenter, &PlayPresenter::leave);
    connect(matchMenu, &MatchMenu::drawOffered, this, &PlayPageParts::offerDraw);
    connect(matchMenu, &MatchMenu::giveUpAsked, &presenter, &PlayPresenter::abandon);
    connect(matchMenu->menu(), &QMenu::aboutToShow, this, [this] {
        matchMenu->setWaits(room.settings != nullptr && room.settings->waitsAfterScoring());
        matchMenu->setPause(aiPause());
        const core::MatchSession* session = presenter.session();
        matchMenu->setAnswerTimes(session == nullptr || session->game().has(core::Has::AnswerTimes));
    });
    connect(matchMenu, &MatchMenu::waitsChosen, this, [this](bool waits) {
        if (room.settings)
            room.settings->setWaitsAfterScoring(waits);
    });
    connect(matchMenu, &MatchMenu::pauseChosen, this, [this](int milliseconds) {
        presenter.setPause(milliseconds);
        if (room.settings)
            room.settings->setAiPause(milliseconds);
    });
}

std::int64_t PlayPageParts::matchId() const
{
    const core::MatchSession* session = presenter.session();
    return session == nullptr ? 0 : session->record().summary.id;
}

void PlayPageParts::joinTryOut()
{
    // As often as they answer, so often in what is tried out; that nothing was to be answered is nothing to try.
    tryOut->line().setAskWhen([this](core::Seat seat) {
        return answers->askWhen(seat) == AskWhen::Never ? AskWhen::Never : AskWhen::WhenItMatters;
    });
    connect(tryOut, &TryDesk::asked, this, [this] {
        if (board == nullptr)
            return;
        recap->close();
        answers->putAway();
        board->why().clear();
        board->setLesson({});
        tryOut->begin(*board);
        recap->action()->setEnabled(false);
    });
    connect(tryOut, &TryDesk::changed, this, &PlayPageParts::refresh);
    connect(tryOut, &TryDesk::putBack, this, &PlayPageParts::refresh);
}

PlayPresenter& PlayPageParts::played()
{
    return tryOut->isOn() ? tryOut->line() : presenter;
}

void PlayPageParts::tellPractice()
{
    badge->setVisible(presenter.isPractice());
    badge->setText(tr("Practice"));
    badge->setToolTip(presenter.session() == nullptr ? QString() : practiceMeaning(presenter.session()->game()));
    badge->setAccessibleDescription(badge->toolTip());
}

void PlayPageParts::build()
{
    auto* rows = new QVBoxLayout(&page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    setRole(header, Role::Header);
    auto* head = new QHBoxLayout(header);
    head->setContentsMargins(20, 3, 20, 3);
    head->setSpacing(18);
    setRole(pageTitle, Role::Title);
    head->addWidget(pageTitle);
    head->addWidget(badge);
    badge->hide();
    origin->setIcon(themedIcon(QStringLiteral("back")));
    setRole(origin, Role::Compact);
    head->addWidget(origin);
    origin->hide();
    connect(origin, &QPushButton::clicked, this, [this] {
        const core::MatchSummary& match = presenter.session()->record().summary;
        // What is tried was before a choice, and begins there.
        Q_EMIT momentAsked(match.origin.match, match.origin.choice + (match.practice ? 1 : 0));
    });
    head->addLayout(bars, 1);
    head->addStretch(); // while there is no score
    logToggle->setCheckable(true);
    setRole(logToggle, Role::Toggle);
    head->addWidget(logToggle);
    head->addWidget(matchMenu);
    rows->addWidget(header);
    rows->addLayout(lineRows);
    rows->addWidget(stack, 1);
    rows->addWidget(end->bar());
    stack->insertWidget(0, start);
    stack->setCurrentWidget(start);
    connect(logToggle, &QPushButton::toggled, this, &PlayPageParts::showSide);
    connect(logToggle, &QPushButton::toggled, this, [this](bool on) {
        if (wide.value_or(false))
            sideClosed = !on;
    });
}

void PlayPageParts::showSide(bool on)
{
    if (board == nullptr)
        return;
    const bool inSight = on && !rules->isOpen();
    board->side().setVisible(inSight);
    board->table().setCloseUpInSight(inSight);
    board->placeCoach(inSight);
    showLesson();
}

/// What can be done now is not told to somebody who reads rules or sees again what was.
void PlayPageParts::showLesson()
{
    lessons->show(*board, rules->isOpen() || recap->looksBack());
}

bool PlayPageParts::teach()
{
    if (board == nullptr || !lessons->teach(*board))
        return false;
    refresh();
    return true;
}

const core::ArticleStore* PlayPageParts::articlesOf(const core::Game& game) const
{
    const auto found = std::find_if(
        room.handbooks.begin(), room.handbooks.end(), [&](const auto& each) { return each.first == &game; });
    return found == room.handbooks.end() ? nullptr : found->second;
}

bool PlayPageParts::showRules(const QString& topic)
{
    return board != nullptr && rules->show(*board, topic);
}

void PlayPageParts::holdOrGoOn()
{
    const bool held = outOfSight || rules->waits() || recap->looksBack() || pause->isPaused();
    if (room.settings != nullptr)
        presenter.setPause(aiPause()); // it may have been chosen elsewhere
    presenter.setHeld(held);
    tryOut->line().setHeld(held);
}

/// Null where the game has no table.
MatchBoard* PlayPageParts::boardOf(const core::Game& game)
{
    if (const auto found = boards.find(&game); found != boards.end())
        return found->second;
    TableSurface* table
        = room.makeTable ? room.makeTable(game, &page) : makeTable(game, TableSurface::Use::Play, &page);
    if (table == nullptr)
        return nullptr;
    auto* made = new MatchBoard(game, table, articlesOf(game), stack);
    boards[&game] = made;
    stack->addWidget(made);
    bars->addWidget(table->standingBar(), 1);
    table->standingBar()->hide();
    connect(table, &TableSurface::chosen, this, [this](core::Choice choice, bool goesOn) {
        rules->playOn();
        recap->goOn();
        board->table().bringLine(&board->coach());
        played().choose(choice, goesOn);
    });
    connect(table, &TableSurface::refused, this, [this](const Spot& spot) { motions->refuse(board->table(), spot); });
    table->setFeedback(room.feedback);
    connect(table, &TableSurface::undoAsked, this, [this] { takeBack(&PlayPresenter::undo); });
    connect(table, &TableSurface::redoAsked, this, [this] {
        rules->playOn();
        recap->goOn();
        takeBack(&PlayPresenter::redo);
    });
    connect(table, &TableSurface::hintAsked, this, [this] { played().hint(); });
    connect(table, &TableSurface::rulesAsked, &page, [this](const QString& topic) {
        if (!showRules(topic))
            Q_EMIT rulesAsked(topic);
    });
    if (made->rules() != nullptr) {
        connect(made->rules(), &RulesPanel::closed, rules, &RulesDesk::close);
        connect(made->rules(), &RulesPanel::pageAsked, this, [this](const QString& address, const QString& words) {
            rules->close(); // the way back leads to the match
            Q_EMIT articleAsked(address, words);
        });
    }
    connect(table, &TableSurface::skipAsked, this, [this] { played().skip(); });
    connect(&made->coach(), &CoachPanel::silenced, this, [this] { lessons->silence(*board); });
    connect(made, &MatchBoard::retryAsked, &presenter, &PlayPresenter::retry);
    connect(made, &MatchBoard::whyAsked, this, &PlayPageParts::askWhy);
    connect(&made->log(), &MatchLog::pointed, this, [this](int line) { recap->pointAt(board->log().eventOf(line)); });
    connect(&made->askMe(), &AskMe::chosen, this, [this](AskWhen when) { answers->setAskWhen(when); });
    return made;
}

bool PlayPageParts::hasTable(const core::Game& game, core::Problems& problems)
{
    if (boardOf(game) != nullptr)
        return true;
    problems.push_back({ game.name(), saidBy([] { return tr("has no table in this window yet"); }),
        saidBy([] { return tr("play it with breakpoint-cli"); }) });
    return false;
}

void PlayPageParts::placeLines()
{
    for (QFrame* line : std::initializer_list<QFrame*> { &recap->strip(), &tryOut->strip() })
        if (board == nullptr || !board->table().holdLine(line, line == &tryOut->strip()))
            lineRows->addWidget(line);
}

/// The board of the game that the match on the table is of.
void PlayPageParts::takeBoard()
{
    MatchBoard* own = boardOf(presenter.session()->game());
    if (own == board)
        return;
    if (board != nullptr) {
        board->table().standingBar()->hide();
        board->overlay().hide();
        board->why().clear();
    }
    board = own;
    placeLines();
    showSide(logToggle->isChecked());
    fitSide();
}

void PlayPageParts::tell(const core::Problems& problems, const Sentence& title)
{
    auto* box = new QMessageBox(QMessageBox::Warning, {}, {}, QMessageBox::Ok, &page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    ui::setTexts(*box, title, [problems] {
        QStringList lines;
        for (const core::Problem& problem : problems)
            lines << QString::fromStdString(problem.text());
        return lines.join(QLatin1Char('\n'));
    });
    box->open();
}

void PlayPageParts::begin(const core::Game& game, const core::MatchSetup& setup, const MatchPlan& plan)
{
    core::Problems problems;
    rules->putAway();
    end->begin();
    begins = true;
    kept->aboutToBegin();
    if (!hasTable(game, problems) || !presenter.start(game, setup, playersOf(plan), problems, plan.practice))
        tell(problems, [] { return tr("The match cannot begin"); });
    kept->begun();
    Q_EMIT matchesChanged();
}

void PlayPageParts::resume(std::int64_t id)
{
    core::Problems problems;
    rules->putAway();
    end->begin();
    begins = true;
    presenter.leave();
    core::MatchRecord record;
    const core::Game* game = presenter.find(id, record, problems);
    const bool resumed = game != nullptr && hasTable(*game, problems) && presenter.resume(std::move(record), problems);
    if (!problems.empty())
        tell(problems,
            [resumed] { return resumed ? tr("The match goes on, with a warning") : tr("The match cannot go on"); });
}

void PlayPageParts::rematch(Rematch kind)
{
    core::Problems problems;
    rules->putAway();
    end->begin();
    begins = true;
    if (!presenter.rematch(QRandomGenerator::global()->generate64(), problems, kind))
        tell(problems, [] { return tr("The match cannot begin"); });
    Q_EMIT matchesChanged();
}

/// What is shown, in another language.
void PlayPageParts::showAgain()
{
    if (presenter.state() == State::Idle)
        listWaiting();
    else {
        const QPointer<QWidget> focus = page.focusWidget();
        refresh();
        if (focus != nullptr && focus->isVisible())
            focus->setFocus(Qt::OtherFocusReason); // whoever reads the log goes on reading it
    }
}

void PlayPageParts::listWaiting()
{
    std::vector<core::MatchSummary> matches;
    QString error;
    if (room.matches)
        error = QString::fromStdString(readRunning(*room.matches, room.games, StartPanel::kMostShown, matches).error);
    start->setWaiting(matches, error);
}

void PlayPageParts::showStart()
{
    listWaiting();
    stack->setCurrentWidget(start);
    if (board != nullptr) {
        board->table().standingBar()->hide();
        board->overlay().hide();
    }
    start->focusFirst();
}

void PlayPageParts::askWhy()
{
    const core::MatchSession* session = presenter.session();
    if (session == nullptr)
        return;
    int choice = board->log().choice();
    // Who has marked nothing means what they have done themselves.
    if (const core::MatchSummary& match = session->record().summary;
        !board->log().hasFocus() && !board->log().isMarked())
        for (int own = choice; own > 0; --own)
            if (mayHearWhy(
                    match, session->record().choices[static_cast<std::size_t>(own) - 1].seat, presenter.viewer())) {
                choice = own;
                break;
            }
    board->setLesson({}); // the reasons take its room until the next question
    board->why().clear();
    if (tryOut->isOn())
        return board->why().tellInEachLanguage(
            [] { return tr("While something is tried out nobody is asked why. Go back to the match first."); });
    if (choice <= 0)
        return board->why().tellInEachLanguage(
            [] { return tr("The log holds no choice yet. Once it does, mark one in it and ask again."); });
    whyAskedAt = session->record().choices.size();
    board->why().ask(session->record(), choice, session->matchAt(choice - 1), presenter.viewer());
}

/// Whoever goes on to play has read why something was chosen.
bool PlayPageParts::hasPlayedOn() const
{
    const std::vector<core::RecordedChoice>& choices = presenter.session()->record().choices;
    return board->why().number() > 0
        && std::any_of(choices.begin() + static_cast<std::ptrdiff_t>(std::min(whyAskedAt, choices.size())),
            choices.end(), [this](const core::RecordedChoice& each) { return each.seat == presenter.viewer(); });
}

void PlayPageParts::offerDraw()
{
    const core::Seat declines = presenter.offerDraw();
    if (declines == core::Seat::None)
        return;
    auto* box = new QMessageBox(&page);
    setTexts(
        *box, [] { return tr("Draw"); },
        [this, declines] { return tr("%1 declines the draw and plays on to win.").arg(presenter.seatName(declines)); });
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void PlayPageParts::refresh()
{
    tryOut->follow();
    if (tryOut->isOn()) {
        matchMenu->setMatchRunning(false); // what ends it would end the match itself
        matchMenu->setDrawPossible(false, presenter.persons());
        matchMenu->setTakeBack(played().canUndo(), played().canRedo());
        rules->follow();
        return tryOut->show();
    }
    const State state = presenter.state();
    const State before = std::exchange(shown, state);
    const core::Seat viewerBefore = std::exchange(shownViewer, presenter.viewer());
    // What one person was told is not for the next one, nor is what was taken back.
    if (board != nullptr
        && (state == State::Idle || viewerBefore != shownViewer
            || board->why().number() > static_cast<int>(presenter.session()->record().choices.size()) || hasPlayedOn()))
        board->why().clear();
    matchMenu->setMatchRunning(state != State::Idle && state != State::Finished);
    matchMenu->setDrawPossible(presenter.canOfferDraw(), presenter.persons());
    matchMenu->setTakeBack(presenter.canUndo(), presenter.canRedo());
    pause->follow();
    logToggle->setVisible(state != State::Idle);
    tellPractice();
    tellOrigin();
    fitHead();
    // Nor is what one person looked up for the next one; and a match that is over has its result to show.
    if (state == State::Idle || state == State::Covered || state == State::Finished || viewerBefore != shownViewer)
        rules->putAway();
    if (state != State::Finished)
        end->putAway();
    if (state == State::Idle) {
        motions->animator().finish();
        answers->putAway();
        recap->putAway();
        if (before != State::Idle)
            showStart();
        return;
    }
    takeBoard();
    if (std::exchange(begins, false)) {
        lessons->begin(*board);
        board->table().beginMatch();
    }
    rules->follow();
    // The keyboard follows the question, but is not taken from somebody who reads the log or a menu meanwhile. What has
    // it now may go with the question.
    const bool mine = keyboardIsAtTable() || board->overlay().isVisible() || before != State::Asking
        || viewerBefore != presenter.viewer();
    showTable();

    if (state == State::Covered) {
        if (before != State::Covered)
            Q_EMIT handedOver();
        cover();
        return;
    }
    if (state == State::Finished) {
        const std::int64_t id = room.matches != nullptr ? presenter.session()->record().summary.id : 0;
        if (before != State::Finished) {
            lessons->end();
            Q_EMIT matchesChanged();
            if (id != 0)
                Q_EMIT matchEnded(id);
        }
        end->show(*board, id != 0);
        return;
    }
    TableSurface* table = &board->table();
    const bool asking = state == State::Asking;
    board->overlay().hide();
    if ((asking || state == State::Missed) && mine)
        table->focusChoice();
    if (asking)
        motions->call(before == State::Asking);
    answers->tellPasses();
}

bool PlayPageParts::keyboardIsAtTable() const
{
    const QWidget* focus = page.focusWidget();
    return focus == nullptr || board->table().isAncestorOf(focus);
}

/// The keyboard to what can be chosen, from wherever it is.
void PlayPageParts::goToChoice()
{
    if (played().state() == State::Asking && page.isVisible())
        board->table().focusChoice();
}

/// Whoever takes something back or makes it again goes on from there.
void PlayPageParts::takeBack(void (PlayPresenter::*deed)())
{
    (played().*deed)();
    if (!keyboardIsAtTable())
        goToChoice();
}

/// The table of the match as it is, with its log, and what goes with them.
void PlayPageParts::showTable()
{
    TableSurface* table = &board->table();
    table->setAsking(shown == State::Asking);
    table->setPlayers(playerTitles(presenter.session()->record().summary));
    table->setHandsOpen(presenter.isPractice());
    // What is told beside the table is not ahead of what moves.
    tellsLater = false;
    const bool waits = room.settings && room.settings->waitsAfterScoring();
    motions->show(*table, waits);
    tellsLater = motions->animator().isMoving();
    opensLater = motions->animator().showsSteps();
    if (!opensLater)
        recap->follow(*table);
    table->setUndoPossible(presenter.canUndo());
    table->setUndoReason(presenter.whyNoUndo());
    table->setRedoPossible(presenter.canRedo());
    answers->follow(*board);
    if (motions->hasScored() && shown == State::Thinking && waits)
        pause->pauseAfterScoring();
    showNotice();
    if (!tellsLater)
        tellBeside();
    board->setError(shown == State::Failed ? presenter.error() : QString());
    if (shown != State::Finished)
        stack->setCurrentWidget(board);
    table->standingBar()->show();
}

/// Nothing moves any more.
void PlayPageParts::tellNow()
{
    if (!tellsLater || board == nullptr || presenter.state() == State::Idle)
        return;
    tellsLater = false;
    if (std::exchange(opensLater, false))
        recap->follow(board->table());
    tellBeside();
    showNotice();
}

/// What came of it, beside the table.
void PlayPageParts::tellBeside()
{
    showLesson();
    QStringList names;
    for (const core::RecordedSeat& seat : presenter.session()->record().summary.seats)
        names << shownName(seat.name);
    board->log().setLines(presenter.log(), names);
    board->showCourse(*presenter.session(), presenter.onTable().standing());
}

/// The hand is put away until the next person has the screen.
void PlayPageParts::cover()
{
    Overlay& overlay = board->overlay();
    const QString name = elided(presenter.seatName(presenter.next()));
    overlay.setBody(nullptr);
    overlay.setTexts(
        tr("Pass the screen to %1").arg(name), tr("The hand is covered. Press Enter when nobody else is looking."));
    overlay.clearButtons();
    connect(overlay.addButton(tr("Show the hand of %1").arg(name)), &QPushButton::clicked, &presenter,
        &PlayPresenter::uncover);
    overlay.present();
}

/// What whoever thinks has done last in this turn; empty where that is nothing.
QString PlayPageParts::lastDeed() const
{
    const std::vector<PlayPresenter::LogLine>& log = presenter.log();
    const core::Standing standing = presenter.onTable().standing();
    const auto last = std::find_if(log.rbegin(), log.rend(), [&](const PlayPresenter::LogLine& line) {
        return line.as == core::TellAs::Entry && line.turn == standing.turn
            && core::contains(standing.current, presenter.next());
    });
    return last == log.rend() ? QString() : last->text;
}

/// What stands in the place of a question, while nobody is asked.
void PlayPageParts::showNotice()
{
    const bool scores = tellsLater && motions->animator().showsSteps();
    if (pause->isPaused() && !(scores && !motions->animator().hasStopped()))
        return pause->show(board->table());
    const State state = presenter.state();
    const bool thinking = state == State::Thinking;
    const bool asking = state == State::Asking;
    QString notice;
    if (thinking && rules->waits())
        notice = tr("The match waits while you read.");
    else if (scores && (thinking || state == State::Finished || (asking && !motions->animator().hasStopped())))
        notice = tr("A base scores."); // what one is asked then comes when that has been seen
    else if (thinking)
        notice = tr("%1 %2", "what somebody did last, and that they think on")
                     .arg(lastDeed(), tr("%1 is thinking.").arg(presenter.seatName(presenter.next())))
                     .trimmed();
    else if (state == State::Waiting || state == State::Missed)
        notice = answers->words();
    else if (state == State::Finished)
        notice = tr("The match is over.");
    else if (state == State::Failed)
        notice = tr("The match waits until it can be saved.");
    else if (state == State::Covered)
        notice = tr("Pass the screen to %1.").arg(presenter.seatName(presenter.next()));
    board->table().setNotice(notice, thinking && !rules->waits());
}

/// Without a match like the headers of other pages. With one the score has the room, and the rail says the title, too.
void PlayPageParts::tellOrigin()
{
    const std::int64_t from = presenter.session() == nullptr ? 0 : presenter.session()->record().summary.origin.match;
    origin->setVisible(from != 0 && presenter.state() != State::Covered);
    origin->setAccessibleName(tr("Back to match %1").arg(from));
    origin->setToolTip(tr("Back to match %1, which this one goes on from").arg(from));
}

void PlayPageParts::fitHead()
{
    const bool none = presenter.state() == State::Idle;
    pageTitle->setText(none ? tr("Play") : tr("Table"));
    pageTitle->setVisible(none || page.width() >= scaled(page.font(), kTitleAbove));
    pageTitle->setMinimumHeight(none ? scaled(page.font(), kHeaderRow) : 0);
    const bool close = page.width() < scaled(page.font(), kHeadCloseBelow);
    const int side = close ? 8 : 20;
    header->layout()->setContentsMargins(none ? kHeaderMargins : QMargins(side, 3, side, 3));
    header->layout()->setSpacing(close ? 8 : 18);
}

void PlayPageParts::fitSide()
{
    const bool wideNow = page.width() >= scaled(page.font(), 1220);
    if (board != nullptr)
        board->side().setFixedWidth(scaled(page.font(), wideNow ? 288 : 264));
    if (board != nullptr)
        rules->fit(*board);
    answers->place();
    fitHead();
    if (std::exchange(wide, wideNow) == wideNow)
        return;
    const QSignalBlocker quiet(logToggle);
    const bool opens = wideNow && !sideClosed;
    logToggle->setChecked(opens);
    showSide(opens);
}

} // namespace ui
