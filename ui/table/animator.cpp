#include "ui/table/animator.h"

#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QPaintEvent>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int kFrame = 16; ///< milliseconds
constexpr int kCount = 240; ///< milliseconds that a figure counts
constexpr int kColoured = 600; ///< milliseconds that it is coloured where motion is reduced
constexpr double kLeaveSize = 0.6; ///< what is left of a card that leaves

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
    connect(m_timer, &QTimer::timeout, this, [this] { showAt(static_cast<int>(m_clock.elapsed())); });
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

void Animator::prepare(TableSurface& table, const QList<QList<Motion>>& events, const Pace& pace)
{
    finish();
    m_moving.clear();
    m_table = &table;
    m_reduced = pace.reduced;
    m_factor = speedFactor(pace.speed);
    if (stage() == nullptr)
        return;
    setGeometry(parentWidget()->rect());
    for (const Motion& motion : timed(events, pace)) {
        Moving moving { motion, find(motion.from), {}, {}, {} };
        // What moves twice goes on from where it came to.
        for (const Moving& earlier : std::as_const(m_moving))
            if (motion.card >= 0 && earlier.motion.card == motion.card)
                moving.from = {};
        if (motion.kind == Motion::Kind::Flip && !moving.from.isEmpty())
            moving.picture = pictureOf(motion, moving.from.size());
        m_moving.append(moving);
    }
    m_before = stage()->figures();
}

int Animator::start()
{
    if (stage() == nullptr || m_factor <= 0)
        return 0;
    m_after = stage()->figures();
    const bool counts = powerChanged();
    if (m_moving.isEmpty() && !counts)
        return 0;
    QList<Motion> motions;
    m_away.clear();
    for (const Moving& each : std::as_const(m_moving)) {
        motions.append(each.motion);
        if (each.motion.card >= 0)
            m_away.insert(each.motion.card);
    }
    m_length = std::max(lengthOf(motions), counts ? static_cast<int>((m_reduced ? kColoured : kCount) * m_factor) : 0);
    m_running = true;
    m_resolved = false;
    m_now = 0;
    stage()->setAway(m_away);
    showFigures();
    setGeometry(parentWidget()->rect());
    show();
    raise();
    m_clock.start();
    m_timer->start();
    qApp->installEventFilter(this);
    return m_length;
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
    m_timer->stop();
    qApp->removeEventFilter(this);
    m_moving.clear();
    if (stage() != nullptr) {
        stage()->setAway({});
        stage()->clearFigures();
    }
    hide();
}

/// Where things go, once the table has laid itself out anew.
void Animator::resolve()
{
    m_resolved = true;
    QHash<int, QRectF> reached;
    for (Moving& moving : m_moving) {
        const int card = moving.motion.card;
        if (moving.from.isEmpty() && card >= 0)
            moving.from = reached.value(card);
        moving.to = find(moving.motion.to);
        if (moving.to.isEmpty() || moving.from.isEmpty())
            continue;
        if (card >= 0)
            reached[card] = moving.to;
        const QSizeF size = sizeOf(moving);
        if (moving.motion.kind == Motion::Kind::Flip)
            moving.next = pictureOf(moving.motion, moving.to.size());
        else
            moving.picture = pictureOf(moving.motion, size);
        if (moving.motion.kind != Motion::Kind::Ready && moving.motion.kind != Motion::Kind::Flip) {
            const auto sized = [](const QRectF& area, const QSizeF& by) {
                return QRectF(area.center() - QPointF(by.width() / 2, by.height() / 2), by);
            };
            moving.from = sized(moving.from, size);
            moving.to = sized(moving.to, moving.motion.kind == Motion::Kind::Leave ? size * kLeaveSize : size);
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
        return moving.to.size();
    case Motion::Kind::Leave:
        return moving.from.size().boundedTo(card);
    default:
        return ofCard(moving.motion.to).isEmpty() ? card : ofCard(moving.motion.to);
    }
}

QPixmap Animator::pictureOf(const Motion& motion, const QSizeF& size) const
{
    constexpr double kShadow = 8;
    const double ratio = devicePixelRatioF();
    const Colours& colours = coloursOf(palette());
    const QSizeF whole = size + QSizeF(2 * kShadow, 2 * kShadow);
    QPixmap picture((whole * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area(QPointF(kShadow, kShadow), size);
    switch (motion.kind) {
    case Motion::Kind::Ready:
        painter.setPen(QPen(colours.accent, 3));
        painter.drawRoundedRect(area.adjusted(-3, -3, 3, 3), 12, 12);
        break;
    case Motion::Kind::Token:
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.accent);
        painter.drawEllipse(area.center(), scaled(font(), 9), scaled(font(), 9));
        break;
    case Motion::Kind::Flip:
        stage()->paintBase(painter, area, motion.from.first().id);
        break;
    default:
        if (motion.card >= 0)
            stage()->paintCard(painter, area, motion.card);
        else
            stage()->paintBack(painter, area);
    }
    return picture;
}

double Animator::progressOf(const Moving& moving) const
{
    const double passed = static_cast<double>(m_now - moving.motion.begin) / moving.motion.length;
    return QEasingCurve(ruleOf(moving.motion.kind).easing).valueForProgress(std::clamp(passed, 0.0, 1.0));
}

QRectF Animator::areaOf(const Moving& moving) const
{
    if (m_reduced)
        return moving.motion.kind == Motion::Kind::Leave ? moving.from : moving.to;
    const double at = progressOf(moving);
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
    if (!m_resolved)
        resolve();
    m_now = elapsed;
    QSet<int> away;
    QRegion region;
    for (const Moving& moving : std::as_const(m_moving)) {
        if (m_now >= moving.motion.begin + moving.motion.length)
            continue;
        if (moving.motion.card >= 0)
            away.insert(moving.motion.card);
        region += areaOf(moving).toAlignedRect().adjusted(-12, -12, 12, 12);
    }
    if (away != m_away) {
        m_away = away;
        stage()->setAway(away);
    }
    showFigures();
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

void Animator::paintMoving(QPainter& painter, const Moving& moving) const
{
    constexpr double kShadow = 8;
    const QRectF area = areaOf(moving);
    const double at = progressOf(moving);
    const auto put = [&painter](const QRectF& place, const QPixmap& picture, double margin) {
        painter.drawPixmap(place.adjusted(-margin, -margin, margin, margin), picture, QRectF(picture.rect()));
    };
    if (moving.motion.kind == Motion::Kind::Flip) {
        if (m_reduced) {
            painter.setOpacity(1 - at);
            put(area, moving.picture, kShadow);
        } else {
            const double open = std::abs(1 - 2 * at);
            painter.setPen(Qt::NoPen);
            painter.setBrush(coloursOf(palette()).clothMiddle);
            painter.drawRoundedRect(area, 12, 12);
            const QSizeF size(area.width(), std::max(1.0, area.height() * open));
            put(QRectF(area.center() - QPointF(size.width() / 2, size.height() / 2), size),
                at < 0.5 ? moving.picture : moving.next, kShadow * open);
        }
    } else {
        const bool leaves = moving.motion.kind == Motion::Kind::Leave;
        if (moving.motion.kind == Motion::Kind::Ready)
            painter.setOpacity(m_reduced ? 1 : std::sin(3.14159 * at));
        else if (m_reduced)
            painter.setOpacity(leaves ? 1 - at : at);
        put(area, moving.picture, kShadow * area.width() / std::max(1.0, moving.from.width()));
    }
    painter.setOpacity(1);
}

void Animator::paintEvent(QPaintEvent* event)
{
    if (!m_resolved)
        return;
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QSet<int> painted; // a card that moves twice is where the first of its motions has it
    for (const Moving& moving : std::as_const(m_moving)) {
        const int card = moving.motion.card;
        if (m_now >= moving.motion.begin + moving.motion.length || painted.contains(card))
            continue;
        const bool waits = m_now < moving.motion.begin;
        if (waits && (card < 0 || moving.motion.kind == Motion::Kind::Draw || m_reduced))
            continue;
        if (card >= 0)
            painted.insert(card);
        paintMoving(painter, moving);
    }
}

bool Animator::eventFilter(QObject* watched, QEvent* event)
{
    const bool acts = event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (acts && m_running && widget != nullptr && widget->window() == window()) {
        finish();
        Q_EMIT hurried();
    }
    return false;
}

} // namespace ui
