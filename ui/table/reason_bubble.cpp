#include "ui/table/reason_bubble.h"

#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kShown = 4000; ///< milliseconds
constexpr int kWidest = 260; ///< pixels of the mock-ups
constexpr int kGap = 6;

} // namespace

ReasonBubble::ReasonBubble(QWidget* parent)
    : QWidget(parent)
    , m_text(new PlainLabel(this))
    , m_over(new QTimer(this))
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setObjectName(QStringLiteral("reason"));
    m_text->setWordWrap(true);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(10, 6, 10, 6);
    rows->addWidget(m_text);
    m_over->setSingleShot(true);
    m_over->setInterval(kShown);
    connect(m_over, &QTimer::timeout, this, &QWidget::hide);
    hide();
}

void ReasonBubble::say(const QString& reason, const QRect& place)
{
    m_text->setText(wrappable(reason));
    const QMargins margins = layout()->contentsMargins();
    const int most = std::min(scaled(font(), kWidest), parentWidget()->width() - margins.left() - margins.right());
    const QSize words = m_text->fontMetrics().boundingRect(QRect(0, 0, most, 10000), Qt::TextWordWrap, reason).size();
    m_text->setFixedWidth(std::min(most, words.width() + scaled(font(), 4)));
    adjustSize();
    const int gap = scaled(font(), kGap);
    QPoint at(place.center().x() - width() / 2, place.top() - height() - gap);
    if (at.y() < 0)
        at.setY(std::min(place.bottom() + gap, parentWidget()->height() - height()));
    at.setX(std::clamp(at.x(), 0, std::max(0, parentWidget()->width() - width())));
    move(at);
    show();
    raise();
    m_over->start();
    qApp->installEventFilter(this);
}

QString ReasonBubble::reason() const
{
    return m_text->text();
}

bool ReasonBubble::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress)
        hide();
    return QWidget::eventFilter(watched, event);
}

void ReasonBubble::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colours.raised);
    painter.setPen(QPen(colours.bad, scaled(font(), 1.5)));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius::kButton, radius::kButton);
}

void ReasonBubble::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_over->stop();
    qApp->removeEventFilter(this);
}

} // namespace ui
