#include "ui/widgets/key_button.h"

#include "ui/emblem.h"
#include "ui/painting/pill.h"
#include "ui/theme.h"

#include <QPainter>
#include <QStyleOptionButton>

namespace ui {

namespace {

constexpr double kIcon = 16;
constexpr double kGap = 9;
constexpr double kPadding = 18;
constexpr double kHeight = 42;
constexpr double kPlainHeight = 32;
constexpr double kSlimButton = 24;
constexpr double kFieldWidth = 300;
constexpr double kFieldLeast = 150;

bool isPrimary(const QWidget& button)
{
    return button.property("role").toString() == QLatin1String("primary");
}

} // namespace

KeyButton::KeyButton(QWidget* parent)
    : QPushButton(parent)
{
    setAutoDefault(true);
}

void KeyButton::setIconName(const QString& name)
{
    m_icon = name;
    updateGeometry();
    update();
}

void KeyButton::setKeyWords(const QString& key)
{
    m_key = key;
    updateGeometry();
    update();
}

void KeyButton::setKeyShown(bool shown)
{
    m_keyShown = shown;
    update();
}

QFont KeyButton::words() const
{
    const bool low = property("low").toBool(); // among buttons of the usual size
    return isPrimary(*this) ? bodyFont(window()->font(), low ? type::kBody : 15, QFont::DemiBold)
                            : bodyFont(window()->font(), low ? type::kBody : 14, QFont::Medium);
}

double KeyButton::contentWidth() const
{
    double width = QFontMetricsF(words()).horizontalAdvance(text());
    if (!m_icon.isEmpty())
        width += scaled(window()->font(), kIcon + kGap);
    return width + keyWidth();
}

/// With the gap before it.
double KeyButton::keyWidth() const
{
    return m_key.isEmpty() ? 0 : keyCapSize(m_key, window()->font()).width() + scaled(window()->font(), kGap);
}

QSize KeyButton::sizeHint() const
{
    const QFont& body = window()->font();
    return { static_cast<int>(contentWidth()) + 2 * scaled(body, kPadding),
        scaled(body,
            property("slim").toBool()      ? kSlimButton
                : property("low").toBool() ? kPlainHeight
                                           : kHeight) };
}

void KeyButton::paintEvent(QPaintEvent*)
{
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    QPainter painter(this);
    style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, this);
    const Colours& colours = coloursOf(palette());
    const QColor ink = !isEnabled() ? palette().color(QPalette::Disabled, QPalette::ButtonText)
        : isPrimary(*this)          ? colours.accentText
                                    : colours.text;
    const QFont& body = window()->font();
    const bool key = m_keyShown && !m_key.isEmpty();
    double x = (width() - contentWidth() + (key ? 0 : keyWidth())) / 2;
    if (!m_icon.isEmpty()) {
        const int side = scaled(body, kIcon);
        painter.drawPixmap(QPointF(x, (height() - side) / 2.0), iconPixmap(m_icon, side, ink, devicePixelRatioF()));
        x += scaled(body, kIcon + kGap);
    }
    painter.setFont(words());
    painter.setPen(ink);
    const double width = QFontMetricsF(words()).horizontalAdvance(text());
    painter.drawText(QRectF(x, 0, width + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, text());
    if (!key)
        return;
    const QSizeF cap = keyCapSize(m_key, body);
    painter.setRenderHint(QPainter::Antialiasing);
    paintKeyCap(
        painter, QRectF(QPointF(x + width + scaled(body, kGap), (height() - cap.height()) / 2), cap), m_key, ink, body);
}

SearchButton::SearchButton(QWidget* parent)
    : QPushButton(parent)
{
    setCursor(Qt::IBeamCursor);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SearchButton::setKeyWords(const QString& key)
{
    m_key = key;
    update();
}

QSize SearchButton::sizeHint() const
{
    return { scaled(window()->font(), kFieldWidth), scaled(window()->font(), kPlainHeight) };
}

QSize SearchButton::minimumSizeHint() const
{
    return { scaled(window()->font(), kFieldLeast), sizeHint().height() };
}

void SearchButton::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    const QFont& body = window()->font();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF field = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(hasFocus() ? colours.focus
            : underMouse()         ? colours.muted
                                   : colours.border,
        hasFocus() ? 2 : 1));
    painter.setBrush(colours.sunken);
    painter.drawRoundedRect(field, scaled(body, 8), scaled(body, 8));
    const int side = scaled(body, 15);
    const double pad = scaled(body, 12);
    painter.drawPixmap(QPointF(field.left() + pad, field.center().y() - side / 2.0),
        iconPixmap(QStringLiteral("search"), side, colours.muted, devicePixelRatioF()));
    double right = field.right() - pad / 2;
    const QSizeF cap = keyCapSize(m_key, body);
    if (width() > scaled(body, kFieldLeast) + cap.width()) {
        right -= cap.width();
        paintKeyCap(
            painter, QRectF(QPointF(right, field.center().y() - cap.height() / 2), cap), m_key, colours.muted, body);
    }
    painter.setPen(colours.muted);
    painter.setFont(bodyFont(body, 13));
    const QRectF words(
        field.left() + pad + side * 1.6, field.top(), right - field.left() - pad - side * 2, field.height());
    painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(painter.font()).elidedText(text(), Qt::ElideRight, static_cast<int>(words.width())));
}

} // namespace ui
