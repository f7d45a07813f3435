#include "ui/pages/home/score_line.h"

#include "ui/painting/pill.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

constexpr double kHeight = 40;
constexpr double kEmblem = 25;
constexpr double kSmallEmblem = 20;
constexpr double kFigure = 32;
constexpr double kSmallFigure = 18;
constexpr double kGap = 10;
constexpr int kLongestName = 16; ///< letters

} // namespace

ScoreLine::ScoreLine(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void ScoreLine::show(
    const core::MatchSummary& match, const core::PerSeat<std::int16_t>& score, const FactionFaces& faces)
{
    m_seats.clear();
    QStringList words;
    for (std::size_t i = 0; i < match.seats.size(); ++i) {
        Seat seat { elided(shownName(match.seats[i].name), kLongestName), {}, score[i] };
        for (const std::string& faction : match.seats[i].factions)
            seat.factions.push_back(faces.of(faction));
        words << tr("%1 %2", "a name and its points").arg(shownName(match.seats[i].name), QString::number(score[i]));
        m_seats.push_back(std::move(seat));
    }
    setAccessibleName(words.join(QStringLiteral(", ")));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

double ScoreLine::nameWidth(const Seat& seat) const
{
    return QFontMetricsF(bodyFont(font(), 14, QFont::Medium)).horizontalAdvance(seat.name);
}

double ScoreLine::emblemsWidth(const Seat& seat) const
{
    const double side = scaled(font(), m_seats.size() == 2 ? kEmblem : kSmallEmblem);
    const auto count = static_cast<double>(seat.factions.size());
    return count * side + std::max(0.0, count - 1) * scaled(font(), 4);
}

QSize ScoreLine::sizeHint() const
{
    double width = 0;
    const QFontMetricsF figure(titleFont(font(), m_seats.size() == 2 ? kFigure : kSmallFigure));
    for (const Seat& seat : m_seats)
        width += nameWidth(seat) + emblemsWidth(seat) + figure.horizontalAdvance(QString::number(seat.score))
            + 3 * scaled(font(), kGap);
    return { static_cast<int>(width) + scaled(font(), 24), scaled(font(), kHeight) };
}

QSize ScoreLine::minimumSizeHint() const
{
    return { scaled(font(), 120), sizeHint().height() };
}

void ScoreLine::paintEvent(QPaintEvent*)
{
    const Colours& colours = coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // Narrower than it would like to be, it is painted smaller as a whole.
    if (const double wanted = sizeHint().width(); wanted > width())
        painter.scale(width() / wanted, width() / wanted);
    const bool two = m_seats.size() == 2;
    const double gap = scaled(font(), kGap);
    const double side = scaled(font(), two ? kEmblem : kSmallEmblem);
    const QFont figure = titleFont(font(), two ? kFigure : kSmallFigure);
    double x = 0;
    const auto word = [&](const QString& text, const QFont& face, const QColor& colour) {
        const double width = QFontMetricsF(face).horizontalAdvance(text);
        painter.setFont(face);
        painter.setPen(colour);
        painter.drawText(QRectF(x, 0, width + 2, height()), Qt::AlignLeft | Qt::AlignVCenter, text);
        x += width + gap;
    };
    const auto emblems = [&](const Seat& seat) {
        for (const FactionFace& face : seat.factions) {
            paintEmblemSquare(painter, QRectF(x, (height() - side) / 2, side, side), face.emblem, face.colour);
            x += side + scaled(font(), 4);
        }
        x += gap - scaled(font(), 4);
    };
    const QFont name = bodyFont(font(), 14, QFont::Medium);
    for (std::size_t i = 0; i < m_seats.size(); ++i) {
        const Seat& seat = m_seats[i];
        const QColor ink = seatInk(core::seatAt(static_cast<int>(i)), colours);
        if (two && i == 1) {
            word(QStringLiteral(":"), figure, colours.muted);
            word(QString::number(seat.score), figure, colours.text);
            emblems(seat);
            word(seat.name, name, ink);
        } else {
            word(seat.name, name, ink);
            emblems(seat);
            word(QString::number(seat.score), figure, colours.text);
        }
    }
}

} // namespace ui
