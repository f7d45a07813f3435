#include "ui/pages/matches/seat_figures.h"

#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/models/pair_list_model.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace ui {

SeatFigures::SeatFigures(QWidget* parent)
    : QWidget(parent)
{
    inEachLanguage(this, [this] { setAccessibleName(tr("Score of every seat")); });
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SeatFigures::show(const std::vector<core::RecordedSeat>& seats, const core::PerSeat<std::int16_t>& score,
    const core::ScoreScale& scale, core::SeatMask winners, const core::FinalCount& count)
{
    m_seats = seats;
    m_score = score;
    m_scale = scale;
    if (!scale.decides)
        for (std::size_t i = 0; i < seats.size(); ++i)
            m_scale.goal = std::max<int>(i == 0 ? m_scale.start + 1 : m_scale.goal, score[i]);
    m_winners = winners;
    m_count = count;
    QStringList parts;
    QStringList pairs;
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const QString name = shownName(m_seats[i].name);
        const QString sum = countText(score, count, i);
        const QString points
            = QString::number(score[i]) + (sum.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(sum));
        parts << (core::contains(m_winners, core::seatAt(static_cast<int>(i))) ? tr("%1: %2, won") : tr("%1: %2"))
                     .arg(name, points);
    }
    for (const core::RecordedSeat& seat : m_seats)
        if (!seat.factions.empty())
            pairs << tr("%1: %2").arg(shownName(seat.name), factionsText(seat.factions));
    setAccessibleDescription(parts.join(QStringLiteral(", ")));
    setToolTip(pairs.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

int SeatFigures::rowHeight() const
{
    return QFontMetrics(titleFont(font(), 20)).height() + QFontMetrics(bodyFont(font(), 12)).height()
        + scaled(font(), 24);
}

QSize SeatFigures::sizeHint() const
{
    return { scaled(font(), 200), rowHeight() * static_cast<int>(m_seats.size()) };
}

void SeatFigures::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont figure = titleFont(font(), 20);
    const QFont name = bodyFont(font(), kBodyPixels, QFont::DemiBold);
    const QFont small = bodyFont(font(), 12);
    const int figureHeight = QFontMetrics(figure).height();
    const int smallHeight = QFontMetrics(small).height();
    const double thick = scaled(font(), 8);
    int y = 0;
    for (std::size_t i = 0; i < m_seats.size(); ++i, y += rowHeight()) {
        const core::Seat seat = core::seatAt(static_cast<int>(i));
        const QString points = QString::number(m_score[i]);
        const int pointsWidth = QFontMetrics(figure).horizontalAdvance(points);
        const int room = width() - pointsWidth - scaled(font(), 10);
        QString text = shownName(m_seats[i].name);
        if (core::contains(m_winners, seat))
            text = tr("%1 — won").arg(text);
        painter.setFont(name);
        painter.setPen(seatInk(seat, colours));
        painter.drawText(QRect(0, y, room, figureHeight), Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, room));
        painter.setFont(figure);
        painter.setPen(colours.text);
        painter.drawText(QRect(0, y, width(), figureHeight), Qt::AlignRight | Qt::AlignVCenter, points);
        painter.setFont(small);
        painter.setPen(colours.muted);
        const QRect line(0, y + figureHeight, width(), smallHeight);
        const QString sum = countText(m_score, m_count, i);
        const int sumWidth = sum.isEmpty() ? 0 : painter.fontMetrics().horizontalAdvance(sum) + scaled(font(), 10);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, sum);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(factionsText(m_seats[i].factions), Qt::ElideRight, width() - sumWidth));
        const QRectF track(0, y + figureHeight + smallHeight + scaled(font(), 6), width(), thick);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.track);
        painter.drawRoundedRect(track, thick / 2, thick / 2);
        if (const double share = m_scale.share(m_score[i]); share > 0) {
            painter.setBrush(seatColour(seat));
            painter.drawRoundedRect(
                QRectF(track.topLeft(), QSizeF(std::max(thick, track.width() * share), thick)), thick / 2, thick / 2);
        }
    }
}

} // namespace ui
