#include "ui/table/smashup/close_up.h"

#include "ui/emblem.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QStringList>
#include <QVBoxLayout>

namespace ui {

using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;

CloseUp::CloseUp(FactionLooks looks, QWidget* parent)
    : QFrame(parent)
    , m_looks(std::move(looks))
    , m_name(new PlainLabel(this))
    , m_line(new PlainLabel(this))
    , m_text(new PlainLabel(this))
    , m_more(new PlainLabel(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(14, 12, 14, 12);
    rows->setSpacing(4);
    for (QLabel* label : { m_name, m_line, m_text, m_more }) {
        label->setWordWrap(true);
        rows->addWidget(label);
    }
    rows->addStretch(1);
    // The same height for most cards, so that what lies below does not jump with the mouse.
    setMinimumHeight(scaled(font(), 168));
    clear();
}

QSize CloseUp::sizeHint() const
{
    return { scaled(font(), 260), scaled(font(), 190) };
}

void CloseUp::setLines(const QString& name, const QString& line, const QString& text, const QString& more)
{
    m_name->setText(name);
    m_line->setText(line);
    m_text->setText(text);
    m_more->setText(more);
    m_more->setVisible(!more.isEmpty());
    m_line->setVisible(!line.isEmpty());
    QStringList all { name, line, text, more };
    all.removeAll(QString());
    setAccessibleName(all.join(QStringLiteral(". ")));
    inkLines();
    update();
}

void CloseUp::inkLines()
{
    // Labels on a faction's gradient are white whatever the theme; on a panel they follow it.
    const Colours& colours = coloursOf(palette());
    const auto ink = [](QLabel* label, const QFont& font, const QColor& colour) {
        QPalette own = label->palette();
        own.setColor(QPalette::WindowText, colour);
        label->setPalette(own);
        label->setFont(font);
    };
    ink(m_name, titleFont(font(), 17), m_card ? QColor(Qt::white) : colours.text);
    ink(m_line, bodyFont(font(), 12), m_card ? QColor(Qt::white) : colours.muted);
    ink(m_text, bodyFont(font(), 13), m_card ? QColor(Qt::white) : colours.text);
    ink(m_more, bodyFont(font(), 12), m_card ? QColor(Qt::white) : colours.muted);
}

void CloseUp::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    // A new style sheet gives the labels their old palettes back, after this; so they are inked when it is through.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &CloseUp::inkLines, Qt::QueuedConnection);
}

void CloseUp::showCard(const CardView& card, const TableView& table)
{
    m_card = true;
    m_faction = card.faction;
    const auto seatName = [&table](core::Seat seat) {
        const auto index = static_cast<std::size_t>(core::indexOf(seat));
        return index < table.seats.size() ? shownName(table.seats[index].name) : QString();
    };
    QStringList line { QString::fromStdString(card.kind) };
    if (!card.faction.empty()) // Madness is of none
        line.prepend(QString::fromStdString(card.faction));
    if (card.isMinion)
        line << (card.power == card.printedPower
                ? tr("power %1").arg(card.power)
                : tr("power %1 (printed %2)").arg(QString::number(card.power), QString::number(card.printedPower)));
    QStringList more;
    if (card.counters > 0)
        more << tr("+1 power counters: %1").arg(card.counters);
    if (!card.named.empty())
        more << tr("names %1").arg(QString::fromStdString(card.named));
    for (const CardView& attached : card.attachments)
        more << QString::fromStdString(attached.name + (attached.text.empty() ? "" : ": " + attached.text));
    if (card.controller != core::Seat::None && card.controller != card.owner)
        more << tr("owned by %1, controlled by %2").arg(seatName(card.owner), seatName(card.controller));
    setLines(QString::fromStdString(card.name), line.join(QStringLiteral(" · ")), QString::fromStdString(card.text),
        more.join(QLatin1Char('\n')));
}

void CloseUp::showBase(const BaseView& base, const TableView& table)
{
    m_card = false;
    m_faction = base.faction;
    QStringList line { tr("base"),
        tr("power %1 of %2").arg(QString::number(base.total), QString::number(base.breakpoint)),
        tr("worth %1 / %2 / %3 VP")
            .arg(QString::number(base.vp[0]), QString::number(base.vp[1]), QString::number(base.vp[2])) };
    QStringList more;
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        if (base.power[seat] != 0)
            more << tr("%1: %2").arg(shownName(table.seats[seat].name), QString::number(base.power[seat]));
    for (const CardView& action : base.actions)
        more << QString::fromStdString(action.name + (action.text.empty() ? "" : ": " + action.text));
    setLines(QString::fromStdString(base.name), line.join(QStringLiteral(" · ")), QString::fromStdString(base.text),
        more.join(QLatin1Char('\n')));
}

void CloseUp::clear()
{
    m_card = false;
    m_faction.clear();
    setLines(QString(), tr("Point at a card or a base to read it here."), QString(), QString());
}

void CloseUp::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    const QRectF area = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const FactionLook look = m_looks.of(m_faction);
    painter.setPen(m_card ? QPen(Qt::NoPen) : QPen(colours.border));
    painter.setBrush(m_card ? QBrush(factionGradient(look.colour, area)) : QBrush(colours.raised));
    painter.drawRoundedRect(area, scaled(font(), 9), scaled(font(), 9));
    if (m_card) {
        // Large and faint in the lower corner, so that it never fights with the words.
        const qreal size = std::min(area.height() * 0.62, 120.0);
        painter.setOpacity(0.16);
        paintEmblem(painter, { area.right() - size - 8, area.bottom() - size - 8, size, size }, look.emblem, Qt::white);
    }
}

} // namespace ui
