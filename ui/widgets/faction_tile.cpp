#include "ui/widgets/faction_tile.h"

#include "ui/emblem.h"
#include "ui/theme.h"
#include "ui/widgets/text_block.h"

#include <QEvent>
#include <QPainter>

namespace ui {

namespace {

constexpr double kLineHeight = 38;
constexpr double kLineWidth = 104;
constexpr double kLargeHeight = 62;
constexpr double kLargeWidth = 150;
constexpr double kRadius = 8;
constexpr int kRing = 3; ///< room around for ring and focus
constexpr double kSmallestName = 8.5;

} // namespace

FactionTile::FactionTile(Form form, QWidget* parent)
    : QAbstractButton(parent)
    , m_form(form)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void FactionTile::setFace(const FactionFace& face)
{
    m_face = face;
    update();
}

void FactionTile::setCaption(const QString& caption)
{
    m_caption = caption;
    update();
}

QSize FactionTile::sizeHint() const
{
    const bool line = m_form == Form::Line;
    return { scaled(font(), line ? kLineWidth : kLargeWidth), scaled(font(), line ? kLineHeight : kLargeHeight) };
}

QSize FactionTile::minimumSizeHint() const
{
    return { scaled(font(), m_form == Form::Line ? 64 : 96), sizeHint().height() };
}

void FactionTile::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void FactionTile::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

void FactionTile::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    const bool line = m_form == Form::Line;
    const bool empty = m_face.name.isEmpty();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF tile = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
    const double radius = scaled(font(), kRadius);
    QColor ink(Qt::white);
    if (!isEnabled() || empty) {
        painter.setPen(empty && isEnabled() ? QPen(colours.border, 1, Qt::DashLine) : QPen(Qt::NoPen));
        painter.setBrush(empty && isEnabled() ? colours.sunken : colours.track);
        ink = isEnabled() ? colours.muted : palette().color(QPalette::Disabled, QPalette::ButtonText);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(factionGradient(m_face.colour, tile));
    }
    painter.drawRoundedRect(tile, radius, radius);
    if (isEnabled() && underMouse()) {
        painter.setBrush(QColor(255, 255, 255, 18));
        painter.setPen(Qt::NoPen);
        painter.drawRoundedRect(tile, radius, radius);
    }

    const double pad = scaled(font(), line ? 8 : 14);
    const double side = scaled(font(), line ? 20 : 32);
    const QRectF sign(tile.left() + pad, tile.center().y() - side / 2, side, side);
    if (empty)
        painter.drawPixmap(
            sign.topLeft(), iconPixmap(QStringLiteral("dice"), static_cast<int>(side), ink, devicePixelRatioF()));
    else
        paintEmblem(painter, sign, m_face.emblem, ink);
    QRectF words(sign.right() + pad * 0.75, tile.top(), 0, tile.height());
    words.setRight(tile.right() - pad / 2);
    const QString name = empty ? text() : m_face.name;
    const QFont wanted = line ? bodyFont(font(), 12, QFont::DemiBold) : titleFont(font(), 15);
    painter.setPen(ink);
    if (!line) {
        const QFont small = bodyFont(font(), 12);
        const double both = QFontMetricsF(wanted).height() + QFontMetricsF(small).height();
        words = QRectF(words.left(), tile.center().y() - both / 2, words.width(), QFontMetricsF(wanted).height());
        painter.setFont(small);
        painter.drawText(QRectF(words.left(), words.bottom(), words.width(), QFontMetricsF(small).height()),
            Qt::AlignLeft | Qt::AlignVCenter, m_caption);
        painter.setFont(fittingFont(name, wanted, words.size(), scaled(font(), kSmallestName)));
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, name);
    } else {
        // Long names take a second line before they become small.
        const double room = words.width();
        QFont fit = wanted;
        if (QFontMetricsF(wanted).horizontalAdvance(name) > room)
            fit = fittingFont(
                name, bodyFont(font(), 10.8, QFont::DemiBold), words.size(), scaled(font(), kSmallestName));
        painter.setFont(fit);
        painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, name);
    }
    painter.setBrush(Qt::NoBrush);
    if (isChecked()) {
        painter.setPen(QPen(colours.accent, 2.5));
        painter.drawRoundedRect(tile.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1, radius + 1);
    }
    if (hasFocus()) {
        painter.setPen(QPen(colours.text, 2));
        painter.drawRoundedRect(tile.adjusted(2, 2, -2, -2), radius - 2, radius - 2);
    }
}

} // namespace ui
