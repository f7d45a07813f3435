#include "ui/pages/play/play_page.h"

#include "core/record/stores.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/play/match_log.h"
#include "ui/pages/play/match_menu.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/pages/play/overlay.h"
#include "ui/pages/play/play_presenter.h"
#include "ui/pages/play/result_table.h"
#include "ui/pages/play/start_panel.h"
#include "ui/pages/why_panel.h"
#include "ui/table/table_factory.h"
#include "ui/text/second_person.h"
#include "ui/theme.h"

#include <QCoreApplication>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

using State = PlayPresenter::State;

/// The widgets of the page, and what joins them to the presenter.
class PlayPage::Parts final : public QObject {
    Q_DECLARE_TR_FUNCTIONS(PlayPage)

public:
    Parts(PlayRoom room_, PlayPage& page_);

    void refresh();
    void askWhy();
    void showStart();
    void showResult();
    void begin(const core::MatchSetup& setup, const std::vector<std::string>& players);
    void openDialog(const QStringList& factions, const QString& set);
    void resume(std::int64_t id);
    void playAgain();
    void fitSide();
    void tell(const core::Problems& problems, const QString& title);

    PlayRoom room;
    PlayPage& page;
    PlayPresenter presenter;
    TableSurface* table;
    QStackedWidget* stack;
    StartPanel* start;
    QWidget* board;
    QFrame* side;
    MatchLog* log;
    WhyPanel* why;
    Overlay* overlay;
    QFrame* errorBar;
    QLabel* errorText;
    MatchMenu* matchMenu;
    QPushButton* logToggle;
    State shown = State::Idle;
    core::Seat shownViewer = core::Seat::None;
    bool resultSeen = false;

private:
    void build();
};

PlayPage::Parts::Parts(PlayRoom room_, PlayPage& page_)
    : room(std::move(room_))
    , page(page_)
    , presenter(*room.game, room.matches)
    , table(room.makeTable ? room.makeTable(*room.game, &page) : makeTable(*room.game, TableSurface::Use::Play, &page))
    , stack(new QStackedWidget(&page))
    , start(new StartPanel(stack))
    , board(new QWidget(stack))
    , side(new QFrame(board))
    , log(new MatchLog(side))
    , why(new WhyPanel(*room.game, side))
    , overlay(new Overlay(board))
    , errorBar(new QFrame(board))
    , errorText(new QLabel(errorBar))
    , matchMenu(new MatchMenu(room.settings ? room.settings->aiPause() : kUsualAiPause, &page))
    , logToggle(new QPushButton(tr("Log"), &page))
{
    build();
    presenter.setPause(room.settings ? room.settings->aiPause() : kUsualAiPause);
    connect(&presenter, &PlayPresenter::changed, this, &Parts::refresh);
    connect(&presenter, &PlayPresenter::hinted, table, &TableSurface::showHint);
    connect(table, &TableSurface::chosen, &presenter, &PlayPresenter::choose);
    connect(table, &TableSurface::undoAsked, &presenter, &PlayPresenter::undo);
    connect(table, &TableSurface::hintAsked, &presenter, &PlayPresenter::hint);
    connect(table, &TableSurface::rulesAsked, &page, &PlayPage::rulesAsked);
    connect(table, &TableSurface::skipAsked, &presenter, &PlayPresenter::skip);
    connect(matchMenu, &MatchMenu::newMatchAsked, this, [this] { openDialog({}, {}); });
    connect(matchMenu, &MatchMenu::skipAsked, &presenter, &PlayPresenter::skip);
    connect(matchMenu, &MatchMenu::leaveAsked, &presenter, &PlayPresenter::leave);
    connect(matchMenu, &MatchMenu::giveUpAsked, this, [this] {
        presenter.abandon();
        Q_EMIT page.matchesChanged();
    });
    connect(matchMenu, &MatchMenu::pauseChosen, this, [this](int pause) {
        presenter.setPause(pause);
        if (room.settings)
            room.settings->setAiPause(pause);
    });
    connect(start, &StartPanel::newMatchAsked, this, [this] { openDialog({}, {}); });
    connect(start, &StartPanel::resumeAsked, this, [this](qint64 id) { resume(id); });
}

void PlayPage::Parts::build()
{
    auto* rows = new QVBoxLayout(&page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* header = new QFrame(&page);
    setRole(header, Role::Header);
    auto* head = new QHBoxLayout(header);
    head->setContentsMargins(20, 12, 20, 12);
    head->setSpacing(18);
    auto* title = new QLabel(tr("Table"), header);
    setRole(title, Role::Title);
    head->addWidget(title);
    head->addWidget(table->standingBar(), 1);
    table->standingBar()->hide();
    logToggle->setCheckable(true);
    setRole(logToggle, Role::Toggle);
    logToggle->setToolTip(tr("Shows the log and the card that is pointed at"));
    head->addWidget(logToggle);
    head->addWidget(matchMenu);
    rows->addWidget(header);
    rows->addWidget(stack, 1);

    stack->addWidget(start);
    stack->addWidget(board);
    auto* errorRow = new QHBoxLayout(errorBar);
    errorRow->setContentsMargins(14, 8, 14, 8);
    setRole(errorBar, Role::Panel);
    errorText->setWordWrap(true);
    errorText->setTextFormat(Qt::PlainText);
    auto* retry = new QPushButton(tr("Try again"), errorBar);
    retry->setAccessibleName(tr("Try again to save"));
    errorRow->addWidget(errorText, 1);
    errorRow->addWidget(retry);
    connect(retry, &QPushButton::clicked, &presenter, &PlayPresenter::retry);
    errorBar->hide();

    auto* middle = new QVBoxLayout;
    middle->setContentsMargins(11, 10, 11, 8);
    middle->setSpacing(8);
    middle->addWidget(errorBar);
    middle->addWidget(table, 1);
    side->setObjectName(QStringLiteral("side"));
    setRole(side, Role::Header);
    auto* sideRows = new QVBoxLayout(side);
    sideRows->setContentsMargins(14, 14, 14, 10);
    sideRows->setSpacing(10);
    auto* cardHeading = new QLabel(tr("CARD"), side);
    setRole(cardHeading, Role::Heading);
    auto* logHeading = new QLabel(tr("LOG"), side);
    setRole(logHeading, Role::Heading);
    sideRows->addWidget(cardHeading);
    sideRows->addWidget(table->closeUp());
    sideRows->addSpacing(4);
    auto* logRow = new QHBoxLayout;
    logRow->addWidget(logHeading, 1);
    logRow->addWidget(why->button());
    sideRows->addLayout(logRow);
    sideRows->addWidget(why, 4);
    sideRows->addWidget(log, 1);
    connect(why->button(), &QPushButton::clicked, this, &Parts::askWhy);
    connect(log, &MatchLog::whyAsked, this, &Parts::askWhy);
    table->closeUp()->show();
    auto* columns = new QHBoxLayout(board);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(0);
    columns->addLayout(middle, 1);
    columns->addWidget(side);
    connect(logToggle, &QPushButton::toggled, side, &QWidget::setVisible);
    overlay->raise();
}

void PlayPage::Parts::tell(const core::Problems& problems, const QString& title)
{
    QStringList lines;
    for (const core::Problem& problem : problems)
        lines << QString::fromStdString(problem.text());
    auto* box = new QMessageBox(QMessageBox::Warning, title, lines.join(QLatin1Char('\n')), QMessageBox::Ok, &page);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void PlayPage::Parts::openDialog(const QStringList& factions, const QString& set)
{
    std::vector<core::SavedPair> pairs;
    if (room.pairs) {
        // A store that cannot be read costs the saved pairs, not the match.
        if (!room.pairs->list(pairs).ok())
            pairs.clear();
    }
    MatchPlan last = room.settings ? room.settings->lastPlan() : MatchPlan();
    if (!set.isEmpty())
        last.set = set;
    auto* dialog = new NewMatchDialog(*room.game, std::move(pairs), last, factions, &page);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const MatchPlan plan = dialog->plan();
        if (room.settings)
            room.settings->setLastPlan(plan);
        std::vector<std::string> players;
        for (const SeatPlan& seat : plan.seats)
            players.push_back(seat.player.toStdString());
        begin(dialog->setup(), players);
    });
    dialog->open();
}

void PlayPage::Parts::begin(const core::MatchSetup& setup, const std::vector<std::string>& players)
{
    core::Problems problems;
    resultSeen = false;
    if (!presenter.start(setup, players, problems))
        tell(problems, tr("The match cannot begin"));
    Q_EMIT page.matchesChanged();
}

void PlayPage::Parts::resume(std::int64_t id)
{
    core::Problems problems;
    resultSeen = false;
    const bool resumed = presenter.resume(id, problems);
    if (!problems.empty())
        tell(problems, resumed ? tr("The match goes on, with a warning") : tr("The match cannot go on"));
}

void PlayPage::Parts::playAgain()
{
    core::Problems problems;
    resultSeen = false;
    if (!presenter.playAgain(QRandomGenerator::global()->generate64(), problems))
        tell(problems, tr("The match cannot begin"));
    Q_EMIT page.matchesChanged();
}

void PlayPage::Parts::showStart()
{
    std::vector<core::MatchSummary> matches;
    QString error;
    if (room.matches)
        error = QString::fromStdString(room.matches->list(matches).error);
    start->setWaiting(matches, error);
    stack->setCurrentWidget(start);
    table->standingBar()->hide();
    overlay->hide();
    start->focusFirst();
}

void PlayPage::Parts::showResult()
{
    if (resultSeen)
        return;
    const core::MatchSession& session = *presenter.session();
    const core::Outcome outcome = session.match().outcome();
    QStringList winners;
    for (std::size_t i = 0; i < session.record().summary.seats.size(); ++i)
        if (core::contains(outcome.winners, core::seatAt(static_cast<int>(i))))
            winners << presenter.seatName(core::seatAt(static_cast<int>(i)));
    overlay->setTexts(
        winners.size() == 1 ? tr("%1 won").arg(winners.first()) : tr("%1 share the win").arg(winners.join(tr(" and "))),
        tr("%1, %2 choices").arg(turnsText(session.match().standing().turn)).arg(session.record().choices.size()));
    overlay->setBody(
        new ResultTable(session.record().summary, outcome, room.game->finalCount(session.match()), overlay));
    overlay->clearButtons();
    if (room.matches && session.record().summary.id != 0)
        connect(overlay->addButton(tr("See the match")), &QPushButton::clicked, this,
            [this, id = session.record().summary.id] { Q_EMIT page.matchAsked(id); });
    connect(overlay->addButton(tr("Play again")), &QPushButton::clicked, this, [this] { playAgain(); });
    connect(overlay->addButton(tr("New match")), &QPushButton::clicked, this, [this] { openDialog({}, {}); });
    connect(overlay->addButton(tr("Look at the table")), &QPushButton::clicked, this, [this] {
        resultSeen = true;
        overlay->hide();
    });
    overlay->present();
}

void PlayPage::Parts::askWhy()
{
    const core::MatchSession* session = presenter.session();
    if (const int choice = log->choice(); session != nullptr && choice > 0)
        why->ask(session->record(), choice, session->matchAt(choice - 1), presenter.viewer());
}

void PlayPage::Parts::refresh()
{
    const State state = presenter.state();
    const State before = std::exchange(shown, state);
    const core::Seat viewerBefore = std::exchange(shownViewer, presenter.viewer());
    // What one person was told is not for the next one, nor is what was taken back.
    if (state == State::Idle || viewerBefore != shownViewer
        || why->number() > static_cast<int>(presenter.session()->record().choices.size()))
        why->clear();
    matchMenu->setMatchRunning(state != State::Idle && state != State::Finished);
    logToggle->setVisible(state != State::Idle);
    if (state == State::Idle) {
        if (before != State::Idle)
            showStart();
        return;
    }
    const bool asking = state == State::Asking;
    table->setAsking(asking);
    table->setPlayers(playerTitles(presenter.session()->record().summary));
    table->showMatch(presenter.session()->match(), presenter.viewer());
    table->setUndoPossible(presenter.canUndo());
    QString notice;
    if (state == State::Thinking)
        notice = tr("%1 is thinking.").arg(presenter.seatName(presenter.next()));
    else if (state == State::Finished)
        notice = tr("The match is over.");
    else if (state == State::Failed)
        notice = tr("The match waits until it can be saved.");
    else if (state == State::Covered)
        notice = tr("Pass the screen to %1.").arg(presenter.seatName(presenter.next()));
    table->setNotice(notice, state == State::Thinking);
    std::vector<PlayPresenter::LogLine> lines = presenter.log();
    for (PlayPresenter::LogLine& line : lines)
        line.text = inSecondPerson(line.text);
    log->setLines(lines);
    errorBar->setVisible(state == State::Failed);
    errorText->setText(presenter.error());
    errorText->setAccessibleName(presenter.error());
    stack->setCurrentWidget(board);
    table->standingBar()->show();

    if (state == State::Covered) {
        const QString name = presenter.seatName(presenter.next());
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
        if (before != State::Finished)
            Q_EMIT page.matchesChanged();
        showResult();
        return;
    }
    const bool wasCovered = overlay->isVisible();
    overlay->hide();
    // The keyboard follows the question, but is not taken from somebody who reads the log or a menu meanwhile.
    const QWidget* focus = page.focusWidget();
    const bool mine = wasCovered || before != State::Asking || viewerBefore != presenter.viewer() || !focus
        || table->isAncestorOf(focus);
    if (asking && mine)
        table->focusChoice();
}

void PlayPage::Parts::fitSide()
{
    const bool wide = page.width() >= scaled(page.font(), 1150);
    side->setFixedWidth(scaled(page.font(), wide ? 316 : 250));
    const QSignalBlocker quiet(logToggle);
    if (side->property("wide") != wide) {
        side->setProperty("wide", wide);
        logToggle->setChecked(wide);
        side->setVisible(wide);
    }
}

PlayPage::PlayPage(PlayRoom room, QWidget* parent)
    : QWidget(parent)
    , m_parts(std::make_unique<Parts>(std::move(room), *this))
{
    m_parts->presenter.setHeld(true);
    m_parts->showStart();
    m_parts->logToggle->hide();
    m_parts->matchMenu->setMatchRunning(false);
}

PlayPage::~PlayPage() = default;

void PlayPage::newMatch(const QStringList& factions, const QString& set)
{
    m_parts->openDialog(factions, set);
}

void PlayPage::resumeMatch(std::int64_t id)
{
    m_parts->resume(id);
}

std::int64_t PlayPage::matchId() const
{
    const core::MatchSession* session = m_parts->presenter.session();
    return session == nullptr ? 0 : session->record().summary.id;
}

void PlayPage::forgetMatch(std::int64_t id)
{
    if (id != 0 && id == matchId())
        m_parts->presenter.leave();
}

bool PlayPage::hasRunningMatch() const
{
    const State state = m_parts->presenter.state();
    return state != State::Idle && state != State::Finished;
}

void PlayPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_parts->fitSide();
    m_parts->presenter.setHeld(false);
    if (m_parts->presenter.state() == State::Idle)
        m_parts->showStart();
}

void PlayPage::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_parts->presenter.setHeld(true);
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_parts->fitSide();
}

void PlayPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_parts)
        m_parts->fitSide();
}

} // namespace ui
