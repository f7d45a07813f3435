#include "ui/table/animator.h"

#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr int kFrame = 16; ///< milliseconds
constexpr int kCount = 240; ///< milliseconds that a figure counts
constexpr int kColoured = 600; ///< milliseconds that it is coloured where motion is reduced
constexpr double kLeaveSize = 0.6; ///< what is left of a card that leaves
constexpr double kShake = 4; ///< pixels of the mock-ups
constexpr double kRises = 0.2; ///< of its time a card that is held up takes to get there, and as much to go on
constexpr double kHeldUpAt = 0.4; ///< of the table's height
constexpr double kShownApart = 10; ///< pixels of the mock-ups between cards that are shown side by side
constexpr double kLeastShown = 0.6; ///< of their size, where there are many

} // namespace

Animator::Animator(QWidget* page)
    : QWidget(page)
    , m_timer(new QTimer(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    m_timer->setInterval(kFrame);
    m_timer->setTimerType(Qt::PreciseTimer);
    connect(m_timer, &QTimer::timeout, this, [this] { showAt(static_cast<int>(m_clock.elapsed()) - m_late); });
    hide();
}

Animator::~Animator() = default;

Stage* Animator::stage() const
{
    return m_table ? m_table->stage() : nullptr;
}

QRectF Animator::find(const QList<Spot>& spots) const
{
    for (const Spot& spot : spots)
        if (const QRectF area = stage()->areaOf(spot, *this); !area.isEmpty())
            return area;
    return {};
}

/// Whether the card is painted here alone while that goes on.
bool Animator::carries(const Motion& motion) const
{
    return motion.card >= 0 && (carriesCard(motion.kind) || (motion.kind == Motion::Kind::Refuse && !m_reduced));
}

void Animator::prepare(TableSurface& table, const QList<QList<Motion>>& events, const Pace& pace)
{
    finish();
    m_moving.clear();
    m_stopAt = 0;
    m_late = 0;
    m_table = &table;
    m_reduced = pace.reduced;
    m_speed = pace.speed;
    m_factor = speedFactor(pace.speed);
    m_rest = static_cast<int>(pace.rest * m_factor);
    m_stops = pace.stops;
    if (stage() == nullptr)
        return;
    setGeometry(parentWidget()->rect());
    for (const Motion& motion : timed(events, pace)) {
        Moving moving { motion, find(motion.from), {}, {}, {}, {} };
        moving.lay = motion.card >= 0 && !stage()->areaOf(Spot::card(motion.card), *this).isEmpty();
        // What leaves the table does so as it lay there, with the power it had.
        if (moving.lay && motion.kind == Motion::Kind::Leave && !moving.from.isEmpty())
            moving.picture = pictureOf(motion, moving.from.size());
        if (isOfBase(motion.kind) && !moving.from.isEmpty()) {
            moving.picture = moving.waiting = pictureOf(motion, moving.from.size());
            if (motion.kind == Motion::Kind::Places) {
                Motion asItIs = motion;
                asItIs.kind = Motion::Kind::Break;
                moving.waiting = pictureOf(asItIs, moving.from.size());
            }
        }
        for (const Moving& earlier : std::as_const(m_moving)) {
            // What moves twice goes on from where it came to.
            if (carries(motion) && carries(earlier.motion) && earlier.motion.card == motion.card) {
                moving.from = {};
                moving.lay = true;
            }
            if (bringsBase(motion.kind) && earlier.motion.from == motion.from
                && earlier.motion.kind == Motion::Kind::Places)
                moving.picture = earlier.picture;
        }
        m_moving.append(moving);
    }
    m_before = stage()->figures();
    stage()->beginMotion();
}

int Animator::start()
{
    if (stage() == nullptr)
        return 0;
    m_after = stage()->figures();
    if (m_factor <= 0)
        return 0;
    const bool counts = powerChanged();
    int length = 0;
    for (const Moving& each : std::as_const(m_moving))
        length = std::max(length, each.motion.begin + each.motion.length);
    if (counts)
        length = std::max(length, static_cast<int>((m_reduced ? kColoured : kCount) * m_factor));
    // What stands out from now on does so when all has come to its place.
    for (Motion motion : timed({ stage()->motionsNow() }, { m_speed, m_reduced, 0 })) {
        motion.begin += length;
        m_moving.append({ motion, {}, {}, {}, {}, {} });
    }
    if (m_moving.isEmpty() && !counts && m_rest == 0)
        return 0;
    for (const Moving& each : std::as_const(m_moving))
        length = std::max(length, each.motion.begin + each.motion.length);
    m_length = length + m_rest;
    for (const Moving& each : std::as_const(m_moving))
        if (m_stops != Pace::Stops::No && each.motion.kind == Motion::Kind::Places)
            m_stopAt = std::max(m_stopAt, each.motion.begin + each.motion.length / 2);
    return run();
}

int Animator::run()
{
    m_away.clear();
    for (const Moving& each : std::as_const(m_moving))
        if (carries(each.motion))
            m_away.insert(each.motion.card);
    m_running = true;
    m_resolved = false;
    m_now = 0;
    stage()->hold();
    stage()->setAway(m_away);
    showFigures();
    showStep();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_clock.start();
    m_timer->start();
    qApp->installEventFilter(this);
    return m_length;
}

void Animator::play(TableSurface& table, const QList<Motion>& motions, const Pace& pace)
{
    prepare(table, { motions }, pace);
    m_after = m_before;
    m_length = 0;
    for (const Moving& each : std::as_const(m_moving))
        m_length = std::max(m_length, each.motion.begin + each.motion.length);
    if (m_length > 0)
        run();
}

/// Whoever has seen enough sees the rest of it.
void Animator::goOn()
{
    if (!std::exchange(m_stopped, false))
        return;
    m_late = static_cast<int>(m_clock.elapsed()) - std::exchange(m_stopAt, 0);
    m_timer->start();
}

bool Animator::showsSteps() const
{
    return m_running
        && std::any_of(m_moving.begin(), m_moving.end(), [](const Moving& each) { return each.motion.step >= 0; });
}

QList<Motion> Animator::motions() const
{
    QList<Motion> all;
    for (const Moving& each : m_moving)
        all.append(each.motion);
    return all;
}

int Animator::powerChange() const
{
    const auto power = [](const QList<Figure>& figures) {
        double sum = 0;
        for (const Figure& figure : figures)
            sum += figure.slot >= 0 ? figure.value : 0;
        return sum;
    };
    const double grown = power(m_after) - power(m_before);
    return grown > 0 ? 1 : grown < 0 ? -1 : 0;
}

bool Animator::powerChanged() const
{
    return std::any_of(m_after.begin(), m_after.end(), [this](const Figure& after) {
        return after.slot >= 0 && std::any_of(m_before.begin(), m_before.end(), [&after](const Figure& before) {
            return before.slot == after.slot && before.seat == after.seat && before.value != after.value;
        });
    });
}

void Animator::finish()
{
    if (!m_running)
        return;
    m_running = false;
    m_stopped = false;
    m_timer->stop();
    qApp->removeEventFilter(this);
    m_moving.clear();
    if (stage() != nullptr) {
        stage()->setAway({});
        stage()->clearFigures();
        m_step = -1;
        stage()->release();
    }
    hide();
    Q_EMIT ended();
}

/// How far a base that scores has come to lie elsewhere, as when something is told above the table now; what lay there
/// and leaves begins its way from as much elsewhere.
QPointF Animator::shiftOfBases() const
{
    for (const Moving& moving : m_moving)
        if (moving.motion.kind == Motion::Kind::Places || moving.motion.kind == Motion::Kind::Break)
            if (const QRectF now = find(moving.motion.to); !now.isEmpty() && !moving.from.isEmpty())
                return now.topLeft() - moving.from.topLeft();
    return {};
}

/// Where things go, once the table has laid itself out anew.
void Animator::resolve()
{
    m_resolved = true;
    QHash<int, QRectF> reached;
    const QPointF shift = shiftOfBases();
    for (Moving& moving : m_moving) {
        const int card = moving.motion.card;
        const Motion::Kind kind = moving.motion.kind;
        const bool carried = carries(moving.motion);
        if (moving.from.isEmpty() && carried)
            moving.from = reached.value(card);
        moving.to = find(moving.motion.to);
        // A mark is where that is to be seen, before or afterwards.
        if (isRing(kind) || kind == Motion::Kind::Refuse || isOfBase(kind)) {
            if (moving.to.isEmpty())
                moving.to = moving.from;
            if (moving.from.isEmpty() || kind == Motion::Kind::Places || kind == Motion::Kind::Break)
                moving.from = moving.to;
        } else if (kind == Motion::Kind::Leave) {
            moving.from.translate(shift);
        }
        if (moving.to.isEmpty() || moving.from.isEmpty())
            continue;
        if (carried)
            reached[card] = moving.to;
        const QSizeF size = sizeOf(moving);
        if (bringsBase(kind))
            moving.next = pictureOf(moving.motion, moving.to.size());
        else if (!isRing(kind) && kind != Motion::Kind::Places && moving.picture.isNull())
            moving.picture = pictureOf(moving.motion, size);
        if (!isHeldUp(kind) && (carriesCard(kind) || kind == Motion::Kind::Token)) {
            const auto sized = [](const QRectF& area, const QSizeF& by) {
                return QRectF(area.center() - QPointF(by.width() / 2, by.height() / 2), by);
            };
            moving.from = sized(moving.from, size);
            moving.to = sized(moving.to, kind == Motion::Kind::Leave ? size * kLeaveSize : size);
        }
    }
    m_moving.removeIf([](const Moving& each) { return each.from.isEmpty() || each.to.isEmpty(); });
}

/// As the card is painted where it lies at last; a hand or a pile is a place and has no card's size.
QSizeF Animator::sizeOf(const Moving& moving) const
{
    const QSizeF card(scaled(font(), 90), scaled(font(), 118));
    const auto ofCard = [this](const QList<Spot>& spots) {
        return spots.first().kind == Spot::Kind::Card ? stage()->areaOf(spots.first(), *this).size() : QSizeF();
    };
    switch (moving.motion.kind) {
    case Motion::Kind::Token:
        return QSizeF(scaled(font(), 18), scaled(font(), 18));
    case Motion::Kind::Ready:
    case Motion::Kind::Flip:
    case Motion::Kind::Break:
    case Motion::Kind::Places:
    case Motion::Kind::Mark:
    case Motion::Kind::Answer:
    case Motion::Kind::Refuse:
        return moving.to.size();
    case Motion::Kind::Leave:
        return moving.from.size().boundedTo(card);
    case Motion::Kind::Present:
    case Motion::Kind::Show:
        return heldUpSize(moving.motion);
    default:
        if (const QSizeF there = ofCard(moving.motion.to); !there.isEmpty())
            return there;
        // Between a deck and a hand beside the table a card is no larger than they are.
        return moving.motion.card >= 0 ? card : card.scaled(card.boundedTo(moving.from.size()), Qt::KeepAspectRatio);
    }
}

/// How much of its time has gone, 0..1.
double Animator::passedOf(const Moving& moving) const
{
    return std::clamp(static_cast<double>(m_now - moving.motion.begin) / moving.motion.length, 0.0, 1.0);
}

double Animator::progressOf(const Moving& moving) const
{
    return QEasingCurve(ruleOf(moving.motion.kind).easing).valueForProgress(passedOf(moving));
}

/// As large as in a hand; smaller where several have to lie beside each other.
QSizeF Animator::heldUpSize(const Motion& motion) const
{
    const QSizeF size(scaled(font(), 150), scaled(font(), 222));
    const double apart = scaled(font(), kShownApart);
    const double each = (m_table->width() - apart) / std::max(1, motion.inRow) - apart;
    return size * std::clamp(each / size.width(), kLeastShown, 1.0);
}

/// How many cards of those that are shown together are held up.
int Animator::roomForShown(const Motion& motion) const
{
    const double apart = scaled(font(), kShownApart);
    const double room = (m_table->width() - apart) / (heldUpSize(motion).width() + apart);
    return std::clamp(static_cast<int>(room + 0.001), 1, std::max(1, motion.inRow));
}

/// Where a card is held up to be read.
QRectF Animator::heldUpAt(const Motion& motion) const
{
    const QRect table(m_table->mapTo(parentWidget(), QPoint()) - pos(), m_table->size());
    const QSizeF size = heldUpSize(motion);
    const int room = roomForShown(motion);
    const double step = size.width() + scaled(font(), kShownApart);
    const double aside = (std::min(motion.row, room - 1) - (room - 1) / 2.0) * step;
    const QPointF middle(table.center().x() + aside, table.top() + table.height() * kHeldUpAt);
    return { middle - QPointF(size.width() / 2, size.height() / 2), size };
}

/// How far a card that is held up has come to where it is read, 0..1.
double Animator::heldUp(const Moving& moving) const
{
    const double at = passedOf(moving);
    return m_reduced ? 1 : std::clamp(std::min(at, 1 - at) / kRises, 0.0, 1.0);
}

QRectF Animator::areaOf(const Moving& moving) const
{
    if (isHeldUp(moving.motion.kind)) {
        const double at = progressOf(moving);
        const QRectF held = heldUpAt(moving.motion);
        const auto between = [](const QRectF& from, const QRectF& to, double part) {
            const double eased = QEasingCurve(QEasingCurve::InOutQuad).valueForProgress(std::clamp(part, 0.0, 1.0));
            return QRectF(from.topLeft() + (to.topLeft() - from.topLeft()) * eased,
                from.size() + (to.size() - from.size()) * eased);
        };
        return m_reduced ? held
            : at < 0.5   ? between(moving.from, held, at / kRises)
                         : between(held, moving.to, (at - 1 + kRises) / kRises);
    }
    if (m_reduced)
        return moving.motion.kind == Motion::Kind::Leave ? moving.from : moving.to;
    const double at = progressOf(moving);
    if (moving.motion.kind == Motion::Kind::Refuse)
        return moving.to.translated(scaled(font(), kShake) * std::sin(4 * M_PI * at), 0);
    const QSizeF size = moving.from.size() + (moving.to.size() - moving.from.size()) * at;
    QPointF middle = moving.from.center() + (moving.to.center() - moving.from.center()) * at;
    middle.ry() -= scaled(font(), ruleOf(moving.motion.kind).arc) * 4 * at * (1 - at);
    return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size);
}

void Animator::showAt(int elapsed)
{
    if (!m_running)
        return;
    if (stage() == nullptr || elapsed >= m_length)
        return finish();
    if (m_stopAt > 0 && elapsed >= m_stopAt) {
        elapsed = m_stopAt;
        m_timer->stop();
        if (!std::exchange(m_stopped, true))
            Q_EMIT stopped();
    }
    if (!m_resolved)
        resolve();
    m_now = elapsed;
    QSet<int> away;
    QRegion region;
    for (const Moving& moving : std::as_const(m_moving)) {
        if (m_now >= moving.motion.begin + moving.motion.length)
            continue;
        if (carries(moving.motion))
            away.insert(moving.motion.card);
        const int reach = reachOf(moving.motion);
        region += areaOf(moving).toAlignedRect().adjusted(-reach, -reach, reach, reach);
        if (moving.motion.kind == Motion::Kind::Show)
            region += captionArea(moving.motion).toAlignedRect();
    }
    if (away != m_away) {
        m_away = away;
        stage()->setAway(away);
    }
    showFigures();
    showStep();
    const double dark = darkness();
    if (std::exchange(m_dark, dark) != dark)
        update();
    else
        update(region + m_painted);
    m_painted = region;
}

void Animator::showFigures()
{
    const double at = std::min(1.0, m_now / (kCount * m_factor));
    for (const Figure& after : std::as_const(m_after))
        for (const Figure& before : std::as_const(m_before)) {
            if (before.slot != after.slot || before.seat != after.seat || before.value == after.value)
                continue;
            if (after.slot >= 0 && m_reduced) {
                stage()->setChanged(after.slot, after.value > before.value);
                continue;
            }
            if (after.slot >= 0) {
                stage()->setPower(after.slot, after.seat, std::round(before.value + (after.value - before.value) * at));
                continue;
            }
            // Points tick as each token lands.
            const Spot race = Spot::of(after.seat, Spot::Kind::Race);
            int tokens = 0;
            int landed = 0;
            for (const Moving& moving : std::as_const(m_moving))
                if (moving.motion.kind == Motion::Kind::Token && moving.motion.to.contains(race)) {
                    ++tokens;
                    landed += m_now >= moving.motion.begin + moving.motion.length ? 1 : 0;
                }
            stage()->setScore(
                after.seat, tokens == 0 ? after.value : before.value + (after.value - before.value) * landed / tokens);
        }
}

/// The last step that has begun.
void Animator::showStep()
{
    int step = -1;
    for (qsizetype i = 0; i < m_moving.size(); ++i)
        if (m_moving[i].motion.step >= 0 && m_moving[i].motion.begin <= m_now)
            step = static_cast<int>(i);
    if (step >= 0 && std::exchange(m_step, step) != step)
        stage()->showStep(m_moving[step].motion);
}

bool Animator::eventFilter(QObject* watched, QEvent* event)
{
    const bool acts = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (acts && m_running && widget != nullptr && widget->window() == window()) {
        if (m_stopped && m_stops == Pace::Stops::UntilToldTo)
            return false;
        if (m_stopped) {
            goOn();
            m_goesOn = true;
            QMetaObject::invokeMethod(
                this, [this] { m_goesOn = false; }, Qt::QueuedConnection);
        }
        if (m_goesOn) // what nobody takes comes here once more for each widget that it is offered to
            return false;
        finish();
        Q_EMIT hurried();
    }
    return false;
}

} // namespace ui
