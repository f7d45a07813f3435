#include "ui/table/smashup/outcome_card.h"

#include "ui/table/smashup/faces.h"
#include "ui/table/smashup/meter_view.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::Seat;
using core::smashup::TableView;

Meter meterOf(const Consequence& at, const TableView& table)
{
    Meter meter;
    meter.full = at.breakpoint;
    for (const Seat seat : seatsFromViewer(table)) {
        const auto i = static_cast<std::size_t>(core::indexOf(seat));
        if (const int stays = std::min(at.powerNow[i], at.power[i]); stays > 0)
            meter.parts.push_back({ seat, static_cast<double>(stays), false });
    }
    for (const Seat seat : seatsFromViewer(table))
        if (const int more = at.gained(seat); more > 0)
            meter.parts.push_back({ seat, static_cast<double>(more), true });
    return meter;
}

OutcomeCard::OutcomeCard(QWidget* parent)
    : QFrame(parent)
    , m_title(new PlainLabel(this))
    , m_total(makeRichLabel(this))
    , m_meter(new MeterView(this))
    , m_places(makeRichLabel(this))
    , m_note(new PlainLabel(this))
{
    setRole(this, Role::Panel);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 10, 12, 10);
    rows->setSpacing(6);
    m_title->setWordWrap(true);
    QFont bold = m_title->font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_note->setWordWrap(true);
    setRole(m_note, Role::Muted);
    for (QWidget* each : QList<QWidget*> { m_title, m_total, m_meter, m_places, m_note })
        rows->addWidget(each);
}

void OutcomeCard::show(const QString& title, const Consequence& at, const TableView& table, const QString& note)
{
    const Colours& colours = coloursOf(palette());
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    const QFont large = titleFont(font(), type::kFigure);
    const QString of = at.total >= at.breakpoint
        ? tr("of %1: ready to score", "power of the breakpoint").arg(at.breakpoint)
        : tr("of %1: does not score", "power of the breakpoint").arg(at.breakpoint);
    const QString total = at.total == at.totalNow
        ? QString::number(at.total)
        : tr("%1 \u2192 %2", "a number before and after").arg(QString::number(at.totalNow), QString::number(at.total));
    m_total->setText(QStringLiteral("<span style=\"font-family:'%1';font-size:%2px;font-weight:700\">%3</span>&nbsp; "
                                    "<span style=\"color:%4\">%5</span>")
                         .arg(large.families().value(0), QString::number(large.pixelSize()), total,
                             colours.muted.name(), of.toHtmlEscaped()));
    m_meter->setMeter(meterOf(at, table));

    QString rowsText;
    QStringList said { title, total + QLatin1Char(' ') + of };
    const auto placeOf = [](int place, int power) {
        return place < 0 ? QStringLiteral("\u2013")
                         : tr("%1, %2", "a place, then power").arg(ordinal(place + 1), QString::number(power));
    };
    std::vector<Seat> seats = seatsFromViewer(table);
    std::stable_sort(seats.begin(), seats.end(), [&](Seat a, Seat b) {
        return at.power[static_cast<std::size_t>(core::indexOf(a))]
            > at.power[static_cast<std::size_t>(core::indexOf(b))];
    });
    for (const Seat seat : seats) {
        const auto i = static_cast<std::size_t>(core::indexOf(seat));
        if (at.place[i] < 0 && at.placeNow[i] < 0)
            continue;
        const QString name = shownName(table.seats[i].name);
        const int before = at.pointsNow(seat);
        const int after = at.points(seat);
        const QColor ink = after > before ? colours.good : after < before ? colours.bad : colours.muted;
        const QString points = before == after
            ? QString::number(after)
            : tr("%1 \u2192 %2", "a number before and after").arg(QString::number(before), QString::number(after));
        rowsText
            += QStringLiteral("<tr><td style=\"color:%1\"><b>%2</b></td><td>%3</td><td><b>%4</b></td>"
                              "<td align=right style=\"color:%5\">%6</td></tr>")
                   .arg(seatInk(seat, colours).name(), elided(name, 14).toHtmlEscaped(),
                       placeOf(at.placeNow[i], at.powerNow[i]), placeOf(at.place[i], at.power[i]), ink.name(), points);
        said << tr("%1: %2, then %3, %4 VP", "a seat's place and power before and after")
                    .arg(name, placeOf(at.placeNow[i], at.powerNow[i]), placeOf(at.place[i], at.power[i]), points);
    }
    m_places->setText(
        QStringLiteral("<table width=\"100%\" cellspacing=0 cellpadding=2><tr style=\"color:%1\"><td>%2</td><td>%3</td>"
                       "<td>%4</td><td align=right>%5</td></tr>%6</table>")
            .arg(colours.muted.name(), tr("Place"), tr("now"), tr("then"), tr("VP"), rowsText));
    m_places->setVisible(!rowsText.isEmpty());
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    said << note;
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(". ")));
}

} // namespace ui
