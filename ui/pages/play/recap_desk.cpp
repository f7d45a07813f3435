#include "ui/pages/play/recap_desk.h"

#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/pages/play/recap_strip.h"
#include "ui/table/animator.h"
#include "ui/table/spot_marks.h"
#include "ui/table/table_surface.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/widgets/plain_text.h"

#include <QAction>
#include <QShortcut>

#include <algorithm>
#include <bit>

namespace ui {

using State = PlayPresenter::State;

namespace {

constexpr int kLongestLabel = 120; ///< letters; the strip shows as much as it has room for

/// Whether that choice answered what a card or a place had asked, and not the rules.
bool answersCard(const core::MatchSession& session, int choice)
{
    const std::unique_ptr<core::Match> before = session.matchAt(choice - 1);
    const core::Prompt prompt = before->prompt();
    return !session.game().notation().choices(*before, prompt, prompt.seat).source.empty();
}

} // namespace

RecapDesk::RecapDesk(PlayPresenter& presenter, Animator& animator, const FeedbackSettings* feedback, QWidget* page)
    : QObject(page)
    , m_presenter(presenter)
    , m_animator(animator)
    , m_feedback(feedback)
    , m_strip(new RecapStrip(page))
    , m_marks(new SpotMarks(page))
    , m_action(new QAction(page))
{
    m_strip->hide();
    m_action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    m_action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_action->setEnabled(false);
    page->addAction(m_action);
    inEachLanguage(page, [this] { m_action->setText(tr("What happened since my last turn")); });
    connect(m_action, &QAction::triggered, this, &RecapDesk::toggle);
    connect(m_strip, &RecapStrip::pointed, this, &RecapDesk::point);
    connect(m_strip, &RecapStrip::asked, this, &RecapDesk::showAgain);
    connect(m_strip, &RecapStrip::nowAsked, this, [this] {
        const bool keyboard = m_strip->hasKeyboard();
        backToNow();
        if (keyboard)
            Q_EMIT keyboardFree(); // who has seen enough plays on
    });
    connect(m_strip, &RecapStrip::closeAsked, this, &RecapDesk::close);
}

RecapDesk::~RecapDesk() = default;

void RecapDesk::follow(TableSurface& table)
{
    if (m_table != &table) {
        delete m_escape;
        m_escape = new QShortcut(Qt::Key_Escape, &table, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        fitEscape();
        connect(m_escape, &QShortcut::activated, this, [this] {
            if (!backToNow())
                close();
        });
    }
    m_table = &table;
    m_shown = -1;
    m_strip->setShown(-1);
    const State state = m_presenter.state();
    if (state == State::Idle || state == State::Covered || state == State::Finished
        || m_presenter.viewer() == core::Seat::None)
        return putAway();
    m_action->setEnabled(true);
    const core::Standing standing = m_presenter.session()->match().standing();
    const bool own = core::contains(standing.current, m_presenter.viewer());
    // Whether there is an answer in a time to give one is not told by it, either.
    const bool asked = state == State::Asking || state == State::Missed;
    if (asked && std::exchange(m_turn, standing.turn) != standing.turn) {
        tell();
        if (m_parts.empty() && !(own && wasPassed(standing.turn - 1)))
            return own ? close() : void(); // a turn that was gone back to may have nothing before it
        if (!m_parts.empty())
            table.setSeenBefore(*m_presenter.session()->matchAt(m_parts.front().first - 1));
        m_acted = false;
        setOpen(true);
        m_strip->showFirst();
        if (own)
            table.bringLine(m_strip); // before what a lesson says, until somebody acts
        fitEscape();
    } else if (!m_strip->isHidden() && (own || !partsNow().empty())) { // till something happens the old stays
        tell();
        if (!own)
            m_strip->showLast();
    }
}

/// Whether another had that turn, who may have played nothing in it. What comes before the first is no turn.
bool RecapDesk::wasPassed(int turn) const
{
    if (turn < 1)
        return false;
    const std::vector<PlayPresenter::LogLine>& log = m_presenter.log();
    return std::any_of(log.begin(), log.end(), [&](const PlayPresenter::LogLine& line) {
        return line.turn == turn && !core::contains(line.current, m_presenter.viewer());
    });
}

/// Whether it is a base that scored.
bool RecapDesk::givesPoints(const RecapPart& part)
{
    return part.events.front().points != decltype(part.events.front().points) {};
}

/// What it tells of, in the words of now.
void RecapDesk::tell()
{
    const core::MatchSession& session = *m_presenter.session();
    const core::MatchMode mode = session.game().modeOf(session.record().summary.setup());
    m_parts = partsNow();
    const Stage* stage = m_table->stage();
    QList<RecapStrip::Part> parts;
    for (const RecapPart& part : m_parts) {
        QStringList names;
        for (std::size_t i = 0; i < session.record().summary.seats.size(); ++i)
            if (core::contains(part.whose, core::seatAt(static_cast<int>(i))))
                names << shownName(session.record().summary.seats[i].name);
        RecapStrip::Part shown;
        if (std::has_single_bit(part.whose))
            shown.seat = core::seatAt(std::countr_zero(part.whose));
        // What nobody did, all play against did, where there is such a thing.
        const bool againsts = part.events.front().seat == core::Seat::None && !mode.against.empty();
        shown.name = againsts ? QString::fromStdString(mode.against)
            : names.isEmpty() ? tr("Your turn", "within which it happened")
                              : namesText(names);
        QString deed = stage == nullptr ? QString() : stage->labelOf(part.events.front());
        if (deed.isEmpty() || givesPoints(part)) // the sentence tells who got how many
            deed = elided(part.sentence, kLongestLabel);
        // What came of it matters more than what it is called: as much of it as there is room for, and in any case what
        // was shown, which can be looked up nowhere.
        QStringList consequences = part.shown;
        for (const QString& each : part.consequences)
            if (!part.shown.contains(each))
                consequences << each;
        shown.whole = !part.shown.isEmpty();
        QString came = part.shown.join(QLatin1Char(' '));
        const auto first = static_cast<int>(part.shown.size());
        const auto all = static_cast<int>(consequences.size());
        for (int told = first; told <= all; ++told) {
            if (told > first)
                came = (came + QLatin1Char(' ') + consequences[told - 1]).trimmed();
            const QString label = came.isEmpty() ? deed
                : came.startsWith(deed)          ? came
                : deed.endsWith(QLatin1Char('.'))
                ? deed + QLatin1Char(' ') + came
                : tr("%1: %2", "what somebody did, and what came of it").arg(deed, came);
            shown.labels << (told == all ? label
                                         : tr("%1 (and %n more effect(s))",
                                             "what somebody did, and how much came of it that is not told", all - told)
                                               .arg(label));
        }
        shown.words = part.words();
        parts.append(shown);
    }
    m_strip->setParts(parts);
}

/// Cards that are drawn at the end of each turn are no news.
std::vector<RecapPart> RecapDesk::partsNow() const
{
    const Stage* stage = m_table->stage();
    const auto tellsShown = [stage](const core::Event& event, const QStringList& cards) {
        const QList<Motion> motions = stage == nullptr ? QList<Motion>() : stage->motionsOf({ event }).last();
        return motions.isEmpty() || motions.first().kind != Motion::Kind::Show
            ? QString()
            : tr("%1: %2.", "who shows cards, and which")
                  .arg(stage->captionOf(motions.first()), cards.join(QStringLiteral(", ")));
    };
    const core::MatchSession& session = *m_presenter.session();
    // What begins afterwards came of it where it is part of the same choice, or answers a question of a card or a
    // place.
    const auto cameToNothing
        = [stage, &session](const PlayPresenter::LogLine& line, const PlayPresenter::LogLine& next) {
              if (stage == nullptr || !stage->onlyBegins(line.event))
                  return false;
              if (next.as == core::TellAs::Consequence)
                  return stage->onlyBegins(next.event);
              return next.as == core::TellAs::Turn || (next.choice > line.choice && !answersCard(session, next.choice));
          };
    std::vector<RecapPart> parts
        = recapOf(m_presenter.log(), m_presenter.viewer(), session.match().standing().turn, tellsShown, cameToNothing);
    std::erase_if(parts, [stage](const RecapPart& part) {
        return stage != nullptr
            && std::all_of(part.events.begin(), part.events.end(), [stage](const core::Event& event) {
                   const QList<Motion> motions = stage->motionsOf({ event }).last();
                   return !motions.isEmpty() && motions.first().kind == Motion::Kind::Draw;
               });
    });
    return parts;
}

/// Escape leads back to now, and closes what nobody has acted upon; else it is for what is half done on the table.
void RecapDesk::fitEscape()
{
    if (m_escape != nullptr)
        m_escape->setEnabled(looksBack() || (!m_strip->isHidden() && !m_acted));
}

void RecapDesk::setOpen(bool open)
{
    if (m_strip->isHidden() != open)
        return;
    m_strip->setVisible(open);
    fitEscape();
}

void RecapDesk::toggle()
{
    if (m_table == nullptr || m_presenter.viewer() == core::Seat::None)
        return;
    if (!m_strip->isHidden() && m_strip->hasKeyboard())
        return close();
    if (m_strip->isHidden()) {
        tell();
        m_acted = false;
        setOpen(true);
    }
    m_table->bringLine(m_strip);
    m_strip->takeKeyboard();
}

void RecapDesk::putAway()
{
    m_marks->mark(nullptr, {});
    setOpen(false);
    m_strip->setParts({});
    m_parts.clear();
    m_action->setEnabled(false);
    if (m_presenter.state() == State::Idle)
        m_turn = 0;
}

void RecapDesk::goOn()
{
    const bool keyboard = m_strip->hasKeyboard();
    backToNow();
    m_acted = true;
    fitEscape();
    m_marks->mark(nullptr, {});
    if (keyboard)
        Q_EMIT keyboardFree();
}

void RecapDesk::close()
{
    goOn();
    setOpen(false);
}

bool RecapDesk::backToNow()
{
    if (!looksBack())
        return false;
    m_shown = -1;
    fitEscape();
    m_animator.finish();
    m_marks->mark(nullptr, {});
    Q_EMIT nowAsked();
    return true;
}

QList<Spot> RecapDesk::spotsOf(const RecapPart& part) const
{
    QList<Spot> spots;
    if (m_table != nullptr && m_table->stage() != nullptr)
        for (const core::Event& event : part.events)
            for (const Spot& spot : m_table->stage()->concernedBy(event))
                if (!spots.contains(spot))
                    spots.append(spot);
    return spots;
}

/// What was done first, and as much of what came of it as there is room for.
void RecapDesk::bringIntoSight()
{
    if (!looksBack() || m_table == nullptr || m_table->stage() == nullptr)
        return;
    const QList<Spot> spots = spotsOf(m_parts[static_cast<std::size_t>(m_shown)]);
    for (auto spot = spots.rbegin(); spot != spots.rend(); ++spot)
        m_table->stage()->bringIntoSight(*spot);
}

void RecapDesk::point(int part)
{
    if (part < 0)
        part = m_shown;
    const bool any = part >= 0 && part < static_cast<int>(m_parts.size());
    if (any)
        m_table->showSubject(m_parts[static_cast<std::size_t>(part)].events.front());
    m_marks->mark(m_table, any ? spotsOf(m_parts[static_cast<std::size_t>(part)]) : QList<Spot>());
}

void RecapDesk::pointAt(const core::Event* event)
{
    const bool any = event != nullptr && m_table != nullptr && m_table->stage() != nullptr;
    if (any)
        m_table->showSubject(*event);
    m_marks->mark(m_table, any ? m_table->stage()->concernedBy(*event) : QList<Spot>());
}

/// The table as it was before, and what then moved.
void RecapDesk::showAgain(int part)
{
    if (m_table == nullptr || part < 0 || part >= static_cast<int>(m_parts.size()))
        return;
    const RecapPart& told = m_parts[static_cast<std::size_t>(part)];
    const core::MatchSession& session = *m_presenter.session();
    if (told.last > static_cast<int>(session.record().choices.size()))
        return;
    m_shown = part;
    fitEscape();
    Q_EMIT lookedBack();
    m_animator.finish();
    m_table->setAsking(false);
    m_table->setUndoPossible(false);
    m_table->setRedoPossible(false);
    m_table->setUndoReason(tr("This is how it was. Nothing can be taken back here."));
    m_table->showMatch(*session.matchAt(told.first - 1), m_presenter.viewer());
    QList<QList<Motion>> motions;
    if (Stage* stage = m_table->stage()) {
        stage->learn(session.match(), told.events);
        motions = stage->motionsOf(told.events);
    }
    Pace pace;
    if (m_feedback != nullptr) {
        pace.speed = m_feedback->motionSpeed();
        pace.reduced = m_feedback->reducedMotion();
    }
    m_animator.prepare(*m_table, motions, pace);
    m_table->setNotice(tr("How it was, %1 of %2: %3", "steps, then what happened")
                           .arg(QString::number(part + 1), QString::number(m_parts.size()), told.words()),
        false);
    m_table->showMatch(*session.matchAt(told.last), m_presenter.viewer());
    m_animator.start();
    m_strip->setShown(part);
    m_table->setWhyNotNow(tr("This is the table of before. %1", "and what leads back to now").arg(m_strip->wayBack()));
    point(part);
    // Once the table has laid itself out around what is said.
    QMetaObject::invokeMethod(this, &RecapDesk::bringIntoSight, Qt::QueuedConnection);
}

} // namespace ui
