#include "ui/theme.h"

#include "ui/emblem.h"
#include "ui/style_sheet.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QFontDatabase>
#include <QPalette>
#include <QProxyStyle>
#include <QSlider>
#include <QStyleFactory>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr auto kPortal = "org.freedesktop.portal.Desktop";
constexpr auto kPortalPath = "/org/freedesktop/portal/desktop";
constexpr auto kPortalSettings = "org.freedesktop.portal.Settings";
constexpr auto kAppearanceGroup = "org.freedesktop.appearance";
constexpr auto kColourScheme = "color-scheme";

/// Whether the desktop asks for dark. Without a session bus or a portal this answers within milliseconds.
bool desktopPrefersDark()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return true;
    QDBusMessage ask = QDBusMessage::createMethodCall(
        QLatin1String(kPortal), QLatin1String(kPortalPath), QLatin1String(kPortalSettings), QStringLiteral("Read"));
    ask << QString::fromLatin1(kAppearanceGroup) << QString::fromLatin1(kColourScheme);
    const QDBusMessage answer = bus.call(ask, QDBus::Block, 200);
    if (answer.type() != QDBusMessage::ReplyMessage || answer.arguments().isEmpty())
        return true;
    QVariant value = answer.arguments().constFirst();
    while (value.canConvert<QDBusVariant>()) // the portal wraps the value twice
        value = value.value<QDBusVariant>().variant();
    return value.toUInt() != 2; // 2 asks for light, 1 for dark, 0 for nothing
}

/// Fusion without its frame around the words of what has the keyboard: the style sheet rings it all.
class OneRing final : public QProxyStyle {
public:
    OneRing()
        : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
    {
    }

    void drawPrimitive(
        PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override
    {
        if (element == PE_FrameFocusRect && isRinged(widget))
            return;
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }

    /// What Qt's dialog of files shows is seen on a dark ground, too.
    QIcon standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const override
    {
        switch (icon) {
        case SP_ArrowBack:
        case SP_FileDialogBack:
            return themedIcon(QStringLiteral("back"));
        case SP_ArrowForward:
            return themedIcon(QStringLiteral("forward"));
        case SP_FileDialogToParent:
            return themedIcon(QStringLiteral("up_dark"));
        case SP_FileDialogNewFolder:
            return themedIcon(QStringLiteral("add"));
        case SP_FileDialogListView:
            return themedIcon(QStringLiteral("pairs"));
        case SP_FileDialogDetailedView:
            return themedIcon(QStringLiteral("menu"));
        default:
            return QProxyStyle::standardIcon(icon, option, widget);
        }
    }

private:
    /// The cells of Qt's dialog of colours have nothing but that frame.
    static bool isRinged(const QWidget* widget)
    {
        return qobject_cast<const QAbstractButton*>(widget) != nullptr
            || qobject_cast<const QComboBox*>(widget) != nullptr || qobject_cast<const QSlider*>(widget) != nullptr
            || qobject_cast<const QTabBar*>(widget) != nullptr
            || qobject_cast<const QAbstractItemView*>(widget) != nullptr;
    }
};

} // namespace

void setRole(QWidget* widget, Role role)
{
    static constexpr std::array<const char*, 12> names { "panel", "header", "rail", "title", "heading", "muted",
        "figure", "primary", "quiet", "toggle", "compact", "navigation" };
    widget->setProperty("role", QLatin1String(names[static_cast<std::size_t>(role)]));
    if (role == Role::Panel || role == Role::Header || role == Role::Rail)
        widget->setAttribute(Qt::WA_StyledBackground); // a plain widget paints no background of its own accord
}

Theme::Theme(QApplication& application)
    : m_application(application)
    , m_systemDark(desktopPrefersDark())
{
    m_application.setStyle(new OneRing);
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (bus.isConnected())
        bus.connect(QLatin1String(kPortal), QLatin1String(kPortalPath), QLatin1String(kPortalSettings),
            QStringLiteral("SettingChanged"), this, SLOT(onPortalSetting(QString, QString)));
    apply();
}

bool Theme::isDark() const
{
    return m_appearance == Appearance::Dark || (m_appearance == Appearance::System && m_systemDark);
}

void Theme::setAppearance(Appearance appearance)
{
    if (appearance == m_appearance)
        return;
    m_appearance = appearance;
    apply();
}

void Theme::setTextPercent(int percent)
{
    const int held = std::clamp(percent, kSmallestTextPercent, kLargestTextPercent);
    if (held == m_textPercent)
        return;
    m_textPercent = held;
    apply();
}

void Theme::setSeatSet(SeatSet seats)
{
    if (seats == m_seatSet)
        return;
    m_seatSet = seats;
    apply();
}

Theme::Undressed::Undressed(Theme& theme)
    : m_theme(theme)
{
    m_theme.m_dressed = false;
    m_theme.apply();
}

Theme::Undressed::~Undressed()
{
    m_theme.m_dressed = true;
    m_theme.apply();
}

void Theme::onPortalSetting(const QString& group, const QString& key)
{
    if (group != QLatin1String(kAppearanceGroup) || key != QLatin1String(kColourScheme))
        return;
    m_systemDark = desktopPrefersDark();
    if (m_appearance == Appearance::System)
        apply();
}

void Theme::apply()
{
    QFont body = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
        body.setFamilies({ QStringLiteral("Inter"), body.family() });
    body.setPixelSize(static_cast<int>(std::lround(kBodyPixels * m_textPercent / 100.0)));
    const Colours& colours = isDark() ? darkColours(m_seatSet) : lightColours(m_seatSet);
    QApplication::setOverrideCursor(Qt::WaitCursor); // each widget is dressed anew
    // Each of them goes through all widgets, changed or not.
    if (const QPalette palette = paletteOf(colours); !m_palette || *m_palette != palette)
        m_application.setPalette(*(m_palette = palette));
    if (!m_font || *m_font != body)
        m_application.setFont(*(m_font = body));
    m_application.setStyleSheet(m_dressed ? styleSheet(colours, body) : QString());
    QApplication::restoreOverrideCursor();
    Q_EMIT changed();
}

} // namespace ui
