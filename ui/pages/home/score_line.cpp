#include "ui/pages/home/score_line.h"

#include "ui/painting/pill.h"
#include "ui/text/match_words.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QPainter>

#include <algorithm>
#include <bit>

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

void ScoreLine::show(const core::MatchSummary& match, const core::MatchMode& mode, const core::Standing& standing,
    const FactionFaces& faces)
{
    m_seats.clear();
    QStringList words;
    for (const core::SeatMask side : sidesOf(match, mode)) {
        QStringList names;
        QStringList whole;
        Seat shown { {}, {}, sideScore(standing.score, side, mode), core::seatAt(std::countr_zero(unsigned { side })) };
        for (std::size_t i = 0; i < match.seats.size(); ++i) {
            if (!core::contains(side, core::seatAt(static_cast<int>(i))))
                continue;
            whole << shownName(match.seats[i].name);
            names << elided(whole.constLast(), kLongestName);
            for (const std::string& faction : match.seats[i].factions)
                shown.factions.push_back(faces.of(faction));
        }
        shown.name = namesText(names);
        words << tr("%1 %2", "a name and its points").arg(namesText(whole), shown.score);
        m_seats.push_back(std::move(shown));
    }
    if (!mode.against.empty()) {
        m_seats.push_back({ QString::fromStdString(mode.against), {},
            standing.against ? QString::number(*standing.against) : QString() });
        words << tr("%1 %2", "a name and its points").arg(m_seats.back().name, m_seats.back().score).trimmed();
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
        width += nameWidth(seat) + emblemsWidth(seat) + figure.horizontalAdvance(seat.score) + 3 * scaled(font(), kGap);
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
        const QColor ink = seat.ink == core::Seat::None ? colours.text : seatInk(seat.ink, colours);
        if (two && i == 1) {
            word(QStringLiteral(":"), figure, colours.muted);
            word(seat.score, figure, colours.text);
            emblems(seat);
            word(seat.name, name, ink);
        } else {
            word(seat.name, name, ink);
            emblems(seat);
            word(seat.score, figure, colours.text);
        }
    }
}

} // namespace ui
