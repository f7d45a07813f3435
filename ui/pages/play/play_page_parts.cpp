#include "ui/pages/play/play_page_parts.h"

#include "core/record/match_record.h"
#include "core/stores/pair_store.h"
#include "ui/dialogs/ask.h"
#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/models/match_query.h"
#include "ui/pages/play/answer_desk.h"
#include "ui/pages/play/answer_panels.h"
#include "ui/pages/play/coach_panel.h"
#include "ui/pages/play/end_buttons.h"
#include "ui/pages/play/end_page.h"
#include "ui/pages/play/end_rays.h"
#include "ui/pages/play/lesson_desk.h"
#include "ui/pages/play/match_board.h"
#include "ui/pages/play/match_log.h"
#include "ui/pages/play/match_menu.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/pages/play/overlay.h"
#include "ui/pages/play/pair_dealing.h"
#include "ui/pages/play/recap_desk.h"
#include "ui/pages/play/recap_strip.h"
#include "ui/pages/play/start_panel.h"
#include "ui/pages/rules/rules_panel.h"
#include "ui/pages/why_panel.h"
#include "ui/table/animator.h"
#include "ui/table/sound_track.h"
#include "ui/table/table_factory.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"
#include "ui/widgets/scrolled_area.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using State = PlayPresenter::State;

namespace {

constexpr int kLeastRules = 250; ///< wide, in pixels of the mock-ups
constexpr int kMostRules = 460;
constexpr int kLastLook = 900; ///< milliseconds at the usual speed that the table is seen at the end of a match
constexpr int kLowPage = 555; ///< high, where there is no room for more than the table below a bar
constexpr double kLongestTurn = 2500; ///< milliseconds of motion in a turn of another seat, at the usual speed

}

PlayPage::Parts::Parts(PlayRoom room_, PlayPage& page_)
    : room(std::move(room_))
    , page(page_)
    , presenter(room.games, room.matches)
    , header(new QFrame(&page))
    , pageTitle(new PlainLabel(&page))
    , bars(new QHBoxLayout)
    , stack(new PageStack(&page))
    , start(new StartPanel(room.games, stack))
    , endPage(new EndPage(stack))
    , endBar(new QFrame(&page))
    , endButtons(new EndButtons(EndButtons::Place::Table, endBar))
{
    board = boardOf(room.games.first());
    matchMenu = new MatchMenu(room.settings ? room.settings->aiPause() : kUsualAiPause, &page);
    logToggle = new QPushButton(&page);
    animator = new Animator(&page);
    recap = new RecapDesk(presenter, *animator, room.feedback, &page);
    answers = new AnswerDesk(presenter, room.settings, *matchMenu, &page);
    lessons = new LessonDesk(presenter, room.matches, room.settings, &page);
    build();
    connect(animator, &Animator::hurried, &presenter, &PlayPresenter::hurry);
    connect(animator, &Animator::ended, this, [this] {
        if (std::exchange(resultWaits, false) && shown == State::Finished)
            showResult();
    });
    track = new SoundTrack(room.sounds, &page);
    connect(animator, &Animator::hurried, track, &SoundTrack::hurry);
    connect(recap, &RecapDesk::lookedBack, this, &Parts::holdOrGoOn);
    connect(recap, &RecapDesk::openedOrClosed, this, &Parts::fitSide);
    connect(recap, &RecapDesk::nowAsked, this, [this] {
        holdOrGoOn();
        refresh();
    });
    connect(recap, &RecapDesk::keyboardFree, this, [this] { board->table().focusChoice(); });
    presenter.setPause(room.settings ? room.settings->aiPause() : kUsualAiPause);
    connect(&presenter, &PlayPresenter::changed, this, &Parts::refresh);
    connect(&presenter, &PlayPresenter::hinted, this, [this](core::Choice choice, const QString& lines) {
        if (!recap->looksBack())
            board->table().showHint(choice, lines);
    });
    connect(matchMenu, &MatchMenu::newMatchAsked, this, [this] { openDialog({}, {}, {}); });
    connect(matchMenu, &MatchMenu::skipAsked, &presenter, &PlayPresenter::skip);
    connect(matchMenu, &MatchMenu::leaveAsked, &presenter, &PlayPresenter::leave);
    connect(matchMenu, &MatchMenu::drawOffered, this, &Parts::offerDraw);
    connect(matchMenu, &MatchMenu::giveUpAsked, this, [this] {
        presenter.abandon();
        Q_EMIT page.matchesChanged();
    });
    connect(matchMenu, &MatchMenu::pauseChosen, this, [this](int pause) {
        presenter.setPause(pause);
        if (room.settings)
            room.settings->setAiPause(pause);
    });
    connect(start, &StartPanel::newMatchAsked, this, [this] { openDialog({}, {}, {}); });
    connect(start, &StartPanel::resumeAsked, this, [this](qint64 id) { resume(id); });
    inEachLanguage(logToggle, [this] {
        pageTitle->setText(tr("Table"));
        logToggle->setText(tr("Log"));
        logToggle->setToolTip(tr("Shows the log and the card that is pointed at"));
    });
}

void PlayPage::Parts::build()
{
    auto* rows = new QVBoxLayout(&page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    setRole(header, Role::Header);
    auto* head = new QHBoxLayout(header);
    head->setContentsMargins(20, 3, 20, 3);
    head->setSpacing(18);
    setRole(endBar, Role::Header);
    setRole(pageTitle, Role::Title);
    head->addWidget(pageTitle);
    head->addLayout(bars, 1);
    logToggle->setCheckable(true);
    setRole(logToggle, Role::Toggle);
    head->addWidget(logToggle);
    head->addWidget(matchMenu);
    rows->addWidget(header);
    rows->addWidget(&recap->strip());
    rows->addWidget(stack, 1);
    rows->addWidget(endBar);
    stack->insertWidget(0, start);
    stack->addWidget(endPage);
    auto* barRow = new QHBoxLayout(endBar);
    barRow->setContentsMargins(20, 6, 20, 6);
    barRow->addWidget(endButtons);
    endBar->hide();
    for (EndButtons* each : { &endPage->buttons(), endButtons }) {
        connect(each, &EndButtons::rematchAsked, this, &Parts::rematch);
        connect(each, &EndButtons::newMatchAsked, this, [this] { openDialog({}, {}, {}); });
        connect(each, &EndButtons::matchAsked, this, [this] { Q_EMIT page.matchAsked(page.matchId()); });
        connect(each, &EndButtons::homeAsked, &page, &PlayPage::homeAsked);
        connect(each, &EndButtons::turned, this, [this] { lookAtResult(resultSeen); });
    }
    connect(endPage, &EndPage::tableAsked, this, [this] { lookAtResult(false); });
    stack->setCurrentWidget(start);
    connect(logToggle, &QPushButton::toggled, this, [this](bool on) {
        if (board != nullptr)
            showSide(on);
    });
}

void PlayPage::Parts::showSide(bool on)
{
    const bool inSight = on && !rulesShown();
    board->side().setVisible(inSight);
    board->table().setCloseUpInSight(inSight);
    board->placeCoach(inSight);
    showLesson();
}

/// What the table has to say to somebody who learns the game, unless the rules are read just now.
void PlayPage::Parts::showLesson()
{
    lessons->show(*board, rulesShown());
}

bool PlayPage::Parts::teach()
{
    if (board == nullptr || !lessons->teach(*board))
        return false;
    refresh();
    return true;
}

bool PlayPage::Parts::rulesShown() const
{
    return board != nullptr && board->rules() != nullptr && !board->rules()->isHidden();
}

const core::ArticleStore* PlayPage::Parts::articlesOf(const core::Game& game) const
{
    const auto found = std::find_if(
        room.handbooks.begin(), room.handbooks.end(), [&](const auto& each) { return each.first == &game; });
    return found == room.handbooks.end() ? nullptr : found->second;
}

bool PlayPage::Parts::showRules(const QString& topic)
{
    const State state = presenter.state();
    if (state == State::Idle || state == State::Covered || state == State::Finished || board->rules() == nullptr)
        return false;
    RulesPanel* rules = board->rules();
    QWidget* focus = page.window()->focusWidget();
    if (rulesShown() && rules->isAncestorOf(focus)) {
        closeRules();
        return true;
    }
    const core::MatchSession& session = *presenter.session();
    beforeReading = focus != nullptr && page.isAncestorOf(focus) ? focus : nullptr;
    rules->show();
    showSide(logToggle->isChecked());
    fitSide();
    board->layout()->activate(); // so that it is made in the width it has
    rules->present(session.game().notation().rulesNow(presenter.onTable(), presenter.viewer()), topic,
        session.record().summary.set);
    reading = true;
    holdOrGoOn();
    if (state == State::Thinking)
        refresh(); // the match waits, and says so
    rules->focusText();
    return true;
}

/// What was read is gone with it.
void PlayPage::Parts::putRulesAway()
{
    if (!rulesShown())
        return;
    board->rules()->hide();
    board->rules()->forget();
    showSide(logToggle->isChecked());
    fitRules();
    reading = false;
    holdOrGoOn();
}

void PlayPage::Parts::closeRules()
{
    const bool hadKeyboard = board->rules()->isAncestorOf(page.window()->focusWidget());
    const QPointer<QWidget> before = beforeReading;
    putRulesAway();
    if (presenter.state() == State::Thinking)
        refresh();
    if (!hadKeyboard)
        return;
    if (before != nullptr && before->isVisible())
        before->setFocus(Qt::OtherFocusReason);
    else
        board->table().focusChoice();
}

void PlayPage::Parts::holdOrGoOn()
{
    presenter.setHeld(outOfSight || reading || recap->looksBack());
}

/// Null where the game has no table.
MatchBoard* PlayPage::Parts::boardOf(const core::Game& game)
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
    connect(table, &TableSurface::chosen, this, [this](core::Choice choice) {
        reading = false; // whoever plays on does not wait
        holdOrGoOn();
        recap->close();
        presenter.choose(choice);
    });
    connect(table, &TableSurface::refused, this, &Parts::showRefusal);
    table->setFeedback(room.feedback);
    connect(table, &TableSurface::undoAsked, &presenter, &PlayPresenter::undo);
    connect(table, &TableSurface::hintAsked, &presenter, &PlayPresenter::hint);
    connect(table, &TableSurface::rulesAsked, &page, [this](const QString& topic) {
        if (!showRules(topic))
            Q_EMIT page.rulesAsked(topic);
    });
    if (made->rules() != nullptr) {
        connect(made->rules(), &RulesPanel::closed, this, &Parts::closeRules);
        connect(made->rules(), &RulesPanel::pageAsked, this, [this](const QString& address, const QString& words) {
            closeRules(); // the way back leads to the match
            Q_EMIT page.articleAsked(address, words);
        });
    }
    connect(table, &TableSurface::skipAsked, &presenter, &PlayPresenter::skip);
    connect(&made->coach(), &CoachPanel::silenced, this, [this] { lessons->silence(*board); });
    connect(made, &MatchBoard::retryAsked, &presenter, &PlayPresenter::retry);
    connect(made, &MatchBoard::whyAsked, this, &Parts::askWhy);
    connect(&made->askMe(), &AskMe::chosen, answers, &AnswerDesk::setAskWhen);
    return made;
}

bool PlayPage::Parts::hasTable(const core::Game& game, core::Problems& problems)
{
    if (boardOf(game) != nullptr)
        return true;
    problems.push_back({ game.name(), tr("has no table in this window yet").toStdString(),
        tr("play it with breakpoint-cli").toStdString() });
    return false;
}

/// The board of the game that the match on the table is of.
void PlayPage::Parts::takeBoard()
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
    showSide(logToggle->isChecked());
    fitSide();
}

void PlayPage::Parts::tell(const core::Problems& problems, const QString& title)
{
    QStringList lines;
    for (const core::Problem& problem : problems)
        lines << QString::fromStdString(problem.text());
    auto* box = new QMessageBox(
        QMessageBox::Warning, title, wrappable(lines.join(QLatin1Char('\n'))), QMessageBox::Ok, &page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

std::vector<core::SavedPair> PlayPage::Parts::savedPairs() const
{
    std::vector<core::SavedPair> pairs;
    // A store that cannot be read costs the saved pairs, not the match.
    if (room.pairs && !room.pairs->list(pairs).ok())
        pairs.clear();
    return pairs;
}

void PlayPage::Parts::openDialog(const QStringList& factions, const QString& set, const QString& wanted)
{
    const QString id = wanted.isEmpty() && room.settings != nullptr ? room.settings->lastGame() : wanted;
    const core::Game* game = room.games.find(id.toStdString());
    std::vector<MatchPlan> last = lastPlans(room.settings, room.games, game == nullptr ? room.games.first() : *game);
    if (!set.isEmpty())
        last.front().set = set;
    setUp(last, factions);
}

void PlayPage::Parts::openDialog(const MatchPlan& plan)
{
    const core::Game* game = room.games.find(plan.game.toStdString());
    std::vector<MatchPlan> last = lastPlans(room.settings, room.games, game == nullptr ? room.games.first() : *game);
    last.front() = plan;
    setUp(last, {});
}

void PlayPage::Parts::setUp(const std::vector<MatchPlan>& last, const QStringList& factions)
{
    auto* dialog = new NewMatchDialog(room.games, savedPairs(), last, factions, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const MatchPlan plan = dialog->plan();
        if (room.settings)
            room.settings->setLastPlan(plan);
        begin(dialog->game(), dialog->setup(), playersOf(plan));
    });
    dialog->open();
}

void PlayPage::Parts::beginPlan(const MatchPlan& plan)
{
    const core::Game* found = room.games.find(plan.game.toStdString());
    const core::Game& game = found == nullptr ? room.games.first() : *found;
    core::Problems problems;
    const core::MatchSetup setup
        = setupOf(game, plan, savedPairs(), QRandomGenerator::global()->generate64(), problems);
    if (!problems.empty()) {
        openDialog(plan); // it says what is wrong, and can be mended there
        return;
    }
    if (room.settings)
        room.settings->setLastPlan(plan);
    begin(game, setup, playersOf(plan));
}

void PlayPage::Parts::begin(
    const core::Game& game, const core::MatchSetup& setup, const std::vector<std::string>& players)
{
    core::Problems problems;
    putRulesAway();
    resultSeen = false;
    begins = true;
    if (!hasTable(game, problems) || !presenter.start(game, setup, players, problems))
        tell(problems, tr("The match cannot begin"));
    Q_EMIT page.matchesChanged();
}

void PlayPage::Parts::resume(std::int64_t id)
{
    core::Problems problems;
    putRulesAway();
    resultSeen = false;
    begins = true;
    presenter.leave();
    core::MatchRecord record;
    const core::Game* game = presenter.find(id, record, problems);
    const bool resumed = game != nullptr && hasTable(*game, problems) && presenter.resume(std::move(record), problems);
    if (!problems.empty())
        tell(problems, resumed ? tr("The match goes on, with a warning") : tr("The match cannot go on"));
}

void PlayPage::Parts::rematch()
{
    core::Problems problems;
    putRulesAway();
    resultSeen = false;
    begins = true;
    if (!presenter.rematch(QRandomGenerator::global()->generate64(), problems))
        tell(problems, tr("The match cannot begin"));
    Q_EMIT page.matchesChanged();
}

/// What is shown, in another language.
void PlayPage::Parts::showAgain()
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

void PlayPage::Parts::listWaiting()
{
    std::vector<core::MatchSummary> matches;
    QString error;
    if (room.matches)
        error = QString::fromStdString(readRunning(*room.matches, room.games, StartPanel::kMostShown, matches).error);
    start->setWaiting(matches, error);
}

void PlayPage::Parts::showStart()
{
    listWaiting();
    stack->setCurrentWidget(start);
    endBar->hide();
    if (board != nullptr) {
        board->table().standingBar()->hide();
        board->overlay().hide();
    }
    start->focusFirst();
}

void PlayPage::Parts::showResult()
{
    const core::MatchSession& session = *presenter.session();
    endPage->show(session);
    endButtons->setNextToBegin(session.record().summary);
    endButtons->setKept(room.matches != nullptr && session.record().summary.id != 0);
    endPage->buttons().setKept(room.matches != nullptr && session.record().summary.id != 0);
    lookAtResult(!resultSeen);
}

/// Turns from the table of a match that is over to its result, or back.
void PlayPage::Parts::lookAtResult(bool result)
{
    const bool had = stack->currentWidget() == endPage;
    resultSeen = !result;
    board->overlay().hide();
    stack->setCurrentWidget(result ? static_cast<QWidget*>(endPage) : board);
    endBar->setVisible(!result);
    logToggle->setVisible(!result);
    if (result && !had) {
        const double factor = room.feedback == nullptr || room.feedback->reducedMotion()
            ? 0
            : speedFactor(room.feedback->motionSpeed());
        endPage->celebrate(static_cast<int>(EndRays::kLength * factor));
        if (endPage->isWon())
            track->play(Cue::Win);
        else if (endPage->isLost())
            track->play(Cue::Loss);
        endPage->setFocus(Qt::OtherFocusReason);
    } else if (!result && had) {
        endButtons->setFocus(Qt::OtherFocusReason);
    }
}

void PlayPage::Parts::askWhy()
{
    const core::MatchSession* session = presenter.session();
    const int choice = board->log().choice();
    if (session == nullptr || choice <= 0)
        return;
    board->setLesson({}); // the reasons take its room until the next question
    board->why().ask(session->record(), choice, session->matchAt(choice - 1), presenter.viewer());
}

void PlayPage::Parts::offerDraw()
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

void PlayPage::Parts::refresh()
{
    const State state = presenter.state();
    const State before = std::exchange(shown, state);
    const core::Seat viewerBefore = std::exchange(shownViewer, presenter.viewer());
    // What one person was told is not for the next one, nor is what was taken back.
    if (board != nullptr
        && (state == State::Idle || viewerBefore != shownViewer
            || board->why().number() > static_cast<int>(presenter.session()->record().choices.size())))
        board->why().clear();
    matchMenu->setMatchRunning(state != State::Idle && state != State::Finished);
    matchMenu->setDrawPossible(presenter.canOfferDraw(), presenter.persons());
    logToggle->setVisible(state != State::Idle);
    // Nor is what one person looked up for the next one; and a match that is over has its result to show.
    if (rulesShown()
        && (state == State::Idle || state == State::Covered || state == State::Finished || viewerBefore != shownViewer))
        putRulesAway();
    if (state == State::Idle) {
        resultWaits = false;
        animator->finish();
        answers->putAway();
        recap->putAway();
        if (before != State::Idle)
            showStart();
        return;
    }
    takeBoard();
    if (std::exchange(begins, false))
        lessons->begin(*board);
    if (rulesShown())
        board->rules()->setMoment(
            presenter.session()->game().notation().rulesNow(presenter.onTable(), presenter.viewer()));
    TableSurface* table = &board->table();
    Overlay* overlay = &board->overlay();
    const bool asking = state == State::Asking;
    table->setAsking(asking);
    table->setPlayers(playerTitles(presenter.session()->record().summary));
    showTable();
    recap->follow(*table);
    table->setUndoPossible(presenter.canUndo());
    table->setUndoReason(presenter.whyNoUndo());
    QString notice;
    if (state == State::Thinking && reading)
        notice = tr("The match waits while you read.");
    else if (state == State::Thinking)
        notice = tr("%1 is thinking.").arg(presenter.seatName(presenter.next()));
    else if (state == State::Waiting || state == State::Missed)
        notice = answers->words();
    else if (state == State::Finished)
        notice = tr("The match is over.");
    else if (state == State::Failed)
        notice = tr("The match waits until it can be saved.");
    else if (state == State::Covered)
        notice = tr("Pass the screen to %1.").arg(presenter.seatName(presenter.next()));
    showLesson();
    table->setNotice(notice, state == State::Thinking && !reading);
    answers->follow(*board);
    QStringList names;
    for (const core::RecordedSeat& seat : presenter.session()->record().summary.seats)
        names << shownName(seat.name);
    board->log().setLines(presenter.log(), names);
    board->setError(state == State::Failed ? presenter.error() : QString());
    if (state != State::Finished) {
        stack->setCurrentWidget(board);
        endBar->hide();
    }
    table->standingBar()->show();

    if (state == State::Covered) {
        if (before != State::Covered)
            Q_EMIT page.handedOver();
        const QString name = elided(presenter.seatName(presenter.next()));
        overlay->setBody(nullptr);
        overlay->setTexts(
            tr("Pass the screen to %1").arg(name), tr("The hand is covered. Press Enter when nobody else is looking."));
        overlay->clearButtons();
        connect(overlay->addButton(tr("Show the hand of %1").arg(name)), &QPushButton::clicked, &presenter,
            &PlayPresenter::uncover);
        overlay->present();
        return;
    }
    if (state == State::Finished) {
        if (before != State::Finished) {
            lessons->end();
            Q_EMIT page.matchesChanged();
        }
        resultWaits = animator->isMoving();
        if (resultWaits)
            stack->setCurrentWidget(board);
        else
            showResult();
        return;
    }
    const bool wasCovered = overlay->isVisible();
    overlay->hide();
    // The keyboard follows the question, but is not taken from somebody who reads the log or a menu meanwhile.
    const QWidget* focus = page.focusWidget();
    const bool mine = wasCovered || before != State::Asking || viewerBefore != presenter.viewer() || !focus
        || table->isAncestorOf(focus);
    if ((asking || state == State::Missed) && mine)
        table->focusChoice();
    if (asking)
        callPerson(before);
    answers->tellPasses();
}

/// Says aloud that it is somebody's turn, or that the turn of another waits for an answer.
void PlayPage::Parts::callPerson(State before)
{
    const core::Standing standing = presenter.session()->match().standing();
    const bool newTurn = std::exchange(askedTurn, standing.turn) != standing.turn;
    const bool own = core::contains(standing.current, presenter.viewer());
    if (own && newTurn)
        track->play(Cue::YourTurn);
    else if (!own && before != State::Asking)
        track->play(Cue::WindowAsks);
}

/// Shows the table as it is now, and what happened on its way there.
void PlayPage::Parts::showTable()
{
    TableSurface& table = board->table();
    const std::vector<core::Event> events = presenter.takeEvents();
    const Stage* stage = table.stage();
    const bool still = room.feedback == nullptr || stage == nullptr || events.empty()
        || (presenter.skipping() && shown != State::Finished) || shown == State::Covered || !table.isVisible();
    const core::Standing standing = presenter.onTable().standing();
    if (std::exchange(motionTurn, standing.turn) != standing.turn)
        motionSpent = 0;
    QList<QList<Motion>> motions;
    Pace pace;
    if (!still) {
        motions = stage->motionsOf(events);
        pace.speed = room.feedback->motionSpeed();
        pace.reduced = room.feedback->reducedMotion();
        // A turn of somebody else may take so long in all: each choice has half of what is left at most.
        if (shown == State::Finished)
            pace.rest = kLastLook; // nobody is kept waiting any more
        else if (!core::contains(standing.current, presenter.viewer()))
            pace.most = std::max(1, static_cast<int>((kLongestTurn - motionSpent) / 2 * speedFactor(pace.speed)));
    }
    if (!events.empty() || still)
        animator->prepare(table, motions, pace);
    table.showMatch(presenter.onTable(), presenter.viewer());
    if (const int length = animator->start(); length > 0) {
        motionSpent += length / speedFactor(pace.speed);
        presenter.waitAtLeast(length);
        track->begin(cuesOf(animator->motions(), animator->powerChange()));
    } else if (!still) {
        track->begin(stillCuesOf(motions, animator->powerChange()));
    }
}

void PlayPage::Parts::showRefusal(const Spot& spot)
{
    if (room.feedback == nullptr)
        return;
    track->play(Cue::NotAllowed);
    Motion refusal { Motion::Kind::Refuse, spot.kind == Spot::Kind::Card ? spot.id : -1, { spot }, { spot } };
    animator->play(board->table(), { refusal }, { room.feedback->motionSpeed(), room.feedback->reducedMotion() });
}

/// Beside the table as long as both can be read, alone where the text is too large for that.
void PlayPage::Parts::fitRules()
{
    if (board == nullptr || board->rules() == nullptr)
        return;
    const int width
        = page.parentWidget() == nullptr ? page.width() : std::min(page.width(), page.parentWidget()->width());
    const int least = scaled(page.font(), kLeastRules);
    const bool beside = width - board->table().minimumSizeHint().width() >= least;
    board->rules()->setMinimumWidth(beside ? least : 0);
    board->rules()->setMaximumWidth(
        beside ? std::clamp(width * 34 / 100, least, scaled(page.font(), kMostRules)) : QWIDGETSIZE_MAX);
    board->table().setVisible(beside || !rulesShown());
}

void PlayPage::Parts::fitSide()
{
    const bool wideNow = page.width() >= scaled(page.font(), 1220);
    if (board != nullptr)
        board->side().setFixedWidth(scaled(page.font(), wideNow ? 288 : 264));
    fitRules();
    answers->place();
    const int height
        = page.parentWidget() == nullptr ? page.height() : std::min(page.height(), page.parentWidget()->height());
    header->setVisible(recap->strip().isHidden() || height >= scaled(page.font(), kLowPage));
    pageTitle->setVisible(page.width() >= scaled(page.font(), 900)); // the rail says it, too
    if (std::exchange(wide, wideNow) == wideNow)
        return;
    const QSignalBlocker quiet(logToggle);
    logToggle->setChecked(wideNow);
    if (board != nullptr)
        showSide(wideNow);
}

} // namespace ui
