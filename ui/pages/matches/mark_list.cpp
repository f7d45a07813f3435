#include "ui/pages/matches/mark_list.h"

#include "ui/painting/pill.h"
#include "ui/text/joined.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QAbstractButton>
#include <QFontMetrics>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr double kHeight = 26; ///< of a line, in pixels of the mock-ups
constexpr double kTurnWidth = 24;
constexpr double kMark = 8; ///< of a seat
constexpr double kGap = 8;
constexpr double kFaint = 0.45; ///< opacity of what is yet to come

} // namespace

class MarkList::Line final : public QAbstractButton {
public:
    Line(const core::RecordedMark& mark, bool scored, const std::vector<core::RecordedSeat>& seats, bool leads,
        QWidget* parent)
        : QAbstractButton(parent)
        , m_mark(mark)
        , m_scored(scored)
        , m_seats(seats.size())
    {
        setFocusPolicy(leads ? Qt::StrongFocus : Qt::NoFocus);
        setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
        setAttribute(Qt::WA_Hover, leads);
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        QStringList points;
        for (std::size_t i = 0; i < m_seats; ++i)
            if (mark.points[i] != 0)
                points << MarkList::tr("%1: %2", "a player, and points")
                              .arg(shownName(seats[i].name), QString::number(mark.points[i]));
        const QString what = shownMark(mark.what);
        const QString turn = QString::number(mark.turn);
        setText(what);
        setAccessibleName(points.isEmpty() ? MarkList::tr("Turn %1: %2").arg(turn, what)
                                           : MarkList::tr("Turn %1: %2. %3", "what scored, and who got how many points")
                                                 .arg(turn, what, points.join(QStringLiteral(", "))));
        setToolTip(accessibleName());
    }

    int choice() const { return m_mark.choice; }
    void setReached(bool reached)
    {
        m_reached = reached;
        update();
    }

    QSize sizeHint() const override { return { scaled(font(), 160), scaled(font(), kHeight) }; }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& colours = coloursOf(palette());
        const QRectF area = QRectF(rect()).adjusted(1, 1, -1, -1);
        if (underMouse() && testAttribute(Qt::WA_Hover)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.buttonHover);
            painter.drawRoundedRect(area, 6, 6);
        }
        if (hasFocus()) {
            painter.setPen(QPen(colours.focus, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(area, 6, 6);
        }
        painter.setOpacity(m_reached ? 1 : kFaint);
        const double gap = scaled(font(), kGap);
        painter.setFont(bodyFont(font(), 12));
        painter.setPen(colours.muted);
        const QRectF turn(area.left(), area.top(), scaled(font(), kTurnWidth), area.height());
        painter.drawText(turn, Qt::AlignRight | Qt::AlignVCenter, QString::number(m_mark.turn));
        const double right = paintPoints(painter, area.adjusted(0, 0, -gap / 2, 0), colours);
        painter.setFont(bodyFont(font(), 12));
        painter.setPen(m_scored ? colours.text : colours.muted);
        const QRectF name(turn.right() + gap, area.top(), right - turn.right() - 2 * gap, area.height());
        painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
            painter.fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(name.width())));
    }

private:
    /// From the right, the last seat first. Where they begin.
    double paintPoints(QPainter& painter, const QRectF& area, const Colours& colours) const
    {
        painter.setFont(bodyFont(font(), 12, QFont::DemiBold));
        const double mark = scaled(font(), kMark);
        double x = area.right();
        for (std::size_t i = m_seats; i-- > 0;) {
            if (m_mark.points[i] == 0)
                continue;
            const core::Seat seat = core::seatAt(static_cast<int>(i));
            const QColor ink = seatInk(seat, colours);
            const QString points = QString::number(m_mark.points[i]);
            const double width = painter.fontMetrics().horizontalAdvance(points);
            painter.setPen(ink);
            painter.drawText(QRectF(x - width, area.top(), width, area.height()), Qt::AlignCenter, points);
            paintSeatMark(painter, QPointF(x - width - mark, area.center().y()), mark, seat, ink);
            x -= width + mark * 2 + scaled(font(), 4);
        }
        return x;
    }

    core::RecordedMark m_mark;
    bool m_scored;
    std::size_t m_seats;
    bool m_reached = true;
};

MarkList::MarkList(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(0);
}

MarkList::~MarkList() = default;

void MarkList::show(const core::MatchRecord& record, const std::vector<core::RecordedMark>& gains, bool marked)
{
    for (Line* line : m_lines)
        delete line;
    m_lines.clear();
    const bool leads = record.summary.kind == core::MatchKind::Played;
    std::vector<std::pair<core::RecordedMark, bool>> lines; // with whether it scored
    if (marked)
        for (const core::RecordedMark& mark : record.marks)
            lines.emplace_back(mark, true);
    for (const core::RecordedMark& gain : gains)
        lines.emplace_back(gain, false);
    std::stable_sort(
        lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.first.choice < b.first.choice; });
    for (const auto& [mark, scored] : lines) {
        auto* line = new Line(mark, scored, record.summary.seats, leads, this);
        m_rows->addWidget(line);
        line->show(); // else it would be seen a moment later only
        m_lines.push_back(line);
        if (leads)
            connect(line, &QAbstractButton::clicked, this, [this, line] { Q_EMIT picked(line->choice()); });
    }
}

void MarkList::setReached(int choices)
{
    for (Line* line : m_lines)
        line->setReached(line->choice() <= choices); // of a written match there are no choices
}

} // namespace ui
