#include "ui/arrivals.h"

#include "ui/feedback_settings.h"
#include "ui/table/motion.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QPainter>
#include <QVariantAnimation>

#include <algorithm>

namespace ui {

namespace {

constexpr const char* kMarked = "arrives";
constexpr int kLength = 140; ///< milliseconds at the usual speed
constexpr double kRise = 6; ///< pixels of the mock-ups

/// Lies over what arrives, paints a picture of it on its way, and goes.
class Arrival final : public QWidget {
public:
    Arrival(QWidget* widget, int length)
        : QWidget(widget)
        , m_picture(widget->grab())
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_OpaquePaintEvent);
        setAttribute(Qt::WA_DeleteOnClose);
        setFocusPolicy(Qt::NoFocus);
        setGeometry(widget->rect());
        widget->installEventFilter(this);
        auto* way = new QVariantAnimation(this);
        way->setDuration(length);
        way->setStartValue(0.0);
        way->setEndValue(1.0);
        way->setEasingCurve(QEasingCurve::OutCubic);
        connect(way, &QVariantAnimation::valueChanged, this, [this](const QVariant& value) {
            m_at = value.toDouble();
            update();
        });
        connect(way, &QVariantAnimation::finished, this, &QWidget::close);
        way->start();
        raise();
        show();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Window));
        painter.setOpacity(m_at);
        painter.drawPixmap(QPointF(0, scaled(font(), kRise) * (1 - m_at)), m_picture);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Resize || event->type() == QEvent::Hide)
            close(); // the picture is out of date
        return false;
    }

private:
    QPixmap m_picture;
    double m_at = 0;
};

bool isAct(QEvent::Type type)
{
    return type == QEvent::KeyPress || type == QEvent::ShortcutOverride || type == QEvent::MouseButtonPress
        || type == QEvent::Wheel || type == QEvent::DragEnter;
}

} // namespace

Arrivals::Arrivals(const FeedbackSettings& settings, QObject* parent)
    : QObject(parent)
    , m_settings(settings)
{
    qApp->installEventFilter(this);
}

void Arrivals::mark(QWidget* widget)
{
    widget->setProperty(kMarked, true);
}

bool Arrivals::isMoving() const
{
    return std::any_of(m_moving.begin(), m_moving.end(), [](const auto& each) { return each != nullptr; });
}

bool Arrivals::eventFilter(QObject* watched, QEvent* event)
{
    if (isAct(event->type()))
        finish();
    if (event->type() != QEvent::Show || event->spontaneous() || !watched->isWidgetType())
        return false;
    auto* widget = static_cast<QWidget*>(watched);
    const bool dialog = widget->isWindow() && qobject_cast<QDialog*>(widget) != nullptr;
    const bool part = !widget->isWindow() && widget->property(kMarked).toBool() && widget->window()->isVisible();
    if (!dialog && !part)
        return false;
    // Before it is painted, but after it has been laid out and filled.
    QMetaObject::invokeMethod(
        this, [this, shown = QPointer(widget)] { begin(shown); }, Qt::QueuedConnection);
    return false;
}

void Arrivals::begin(QWidget* widget)
{
    if (widget == nullptr || !widget->isVisible() || widget->testAttribute(Qt::WA_TranslucentBackground)
        || m_settings.reducedMotion() || m_settings.motionSpeed() == 0)
        return;
    m_moving.removeAll(nullptr);
    m_moving.append(new Arrival(widget, static_cast<int>(kLength * speedFactor(m_settings.motionSpeed()))));
}

void Arrivals::finish()
{
    for (const QPointer<QWidget>& each : std::exchange(m_moving, {}))
        if (each != nullptr)
            each->close();
}

} // namespace ui
