#include "ui/table/smashup/held_card.h"

#include "ui/theme.h"

#include <QCursor>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace ui {

namespace {

constexpr int kFrame = 16; ///< milliseconds
constexpr double kTiltPerPixel = 0.45; ///< degrees, of the way in one frame
constexpr double kYields = 0.22; ///< of the way to the tilt that is due, in one frame
constexpr double kStill = 0.05; ///< degrees that nobody sees

} // namespace

double heldReach(const QSizeF& size, CardForm form)
{
    return cardOverhang({ {}, size }, form) + size.height() * std::sin(kMostTilt * M_PI / 180);
}

void paintHeld(QPainter& painter, const CardFace& face, CardForm form, const QSizeF& size, double tilt,
    const QPalette& palette, const QFont& body)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    FaceState state;
    state.held = true;
    state.tilt = tilt;
    const double reach = heldReach(size, form);
    paintCard(painter, { { reach, reach }, size }, face, form, state, coloursOf(palette), body);
}

bool HeldCard::isPossible()
{
    return !QGuiApplication::platformName().startsWith(QLatin1String("wayland"));
}

HeldCard::HeldCard(CardFace face, CardForm form, const QSizeF& size, bool tilts, const QWidget& view)
    : QWidget(view.window())
    , m_face(std::move(face))
    , m_form(form)
    , m_size(size)
    , m_tilts(tilts)
{
    setObjectName(QStringLiteral("heldCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents); // what is dropped falls on what lies below
    setFont(view.font());
    const double reach = heldReach(size, form);
    resize((size + QSizeF(2 * reach, 2 * reach)).toSize());
    m_at = parentWidget()->mapFromGlobal(QCursor::pos());
    follow();
    m_timer.start(kFrame, Qt::PreciseTimer, this);
    raise();
    show();
}

void HeldCard::follow()
{
    const QPoint at = parentWidget()->mapFromGlobal(QCursor::pos());
    const int way = at.x() - std::exchange(m_at, at).x();
    const double due = m_tilts ? std::clamp(way * kTiltPerPixel, -kMostTilt, kMostTilt) : 0;
    move(at - rect().center());
    if (std::abs(due - m_tilt) < kStill)
        return;
    m_tilt += (due - m_tilt) * kYields;
    update();
}

void HeldCard::timerEvent(QTimerEvent*)
{
    follow();
}

void HeldCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintHeld(painter, m_face, m_form, m_size, m_tilt, palette(), font());
}

} // namespace ui
