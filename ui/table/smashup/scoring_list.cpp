#include "ui/table/smashup/scoring_list.h"

#include "ui/table/smashup/faces.h"
#include "ui/text/ordinals.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

using core::Seat;
using core::smashup::BaseView;
using core::smashup::ScoringView;
using core::smashup::TableView;

namespace {

constexpr int kSteps = 7; ///< that it was chosen, and the steps of ScoringView
constexpr double kLeft = 28; ///< of the words; pixels of the mock-ups

const BaseView* scoringBase(const TableView& table)
{
    for (const BaseView& base : table.bases)
        if (base.slot == table.scoring->slot)
            return &base;
    return nullptr;
}

QString nameOf(const TableView& table, Seat seat)
{
    return shownName(table.seats[static_cast<std::size_t>(core::indexOf(seat))].name);
}

} // namespace

ScoringList::ScoringList(QWidget* parent)
    : QWidget(parent)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(scaled(font(), kLeft), 2, 0, 2);
    rows->setSpacing(scaled(font(), 2));
    for (int i = 0; i < kSteps; ++i) {
        Line line { new PlainLabel(this), new PlainLabel(this) };
        for (QLabel* label : { line.title, line.detail }) {
            label->setWordWrap(true);
            rows->addWidget(label);
        }
        rows->addSpacing(scaled(font(), 4));
        m_lines.append(line);
    }
}

void ScoringList::setTable(const TableView& table, bool asking)
{
    setVisible(table.scoring.has_value());
    if (!table.scoring)
        return;
    const ScoringView& scoring = *table.scoring;
    const BaseView* base = scoringBase(table);
    const QString name = QString::fromStdString(scoring.base);
    const int step = static_cast<int>(scoring.step);
    m_now = step + 1;
    QStringList places;
    // The first place first, then those without one.
    std::vector<Seat> seats = seatsFromViewer(table);
    std::stable_sort(seats.begin(), seats.end(), [&](Seat one, Seat other) {
        const auto place = [&](Seat seat) {
            const auto i = static_cast<std::size_t>(core::indexOf(seat));
            const int taken
                = base != nullptr && scoring.step == ScoringView::Step::Before ? base->place[i] : scoring.place[i];
            return taken < 0 ? kSteps : taken;
        };
        return place(one) < place(other);
    });
    for (const Seat seat : seats) {
        const auto i = static_cast<std::size_t>(core::indexOf(seat));
        if (scoring.place[i] >= 0)
            places << tr("%1 %2: %3 VP", "a seat, its place and what it gained")
                          .arg(nameOf(table, seat), ordinal(scoring.place[i] + 1), signedNumber(scoring.gained[i]));
        else if (scoring.step != ScoringView::Step::Before && scoring.gained[i] != 0)
            places << tr("%1: %2 VP", "a seat and what it gained")
                          .arg(nameOf(table, seat), signedNumber(scoring.gained[i]));
        else if (scoring.step == ScoringView::Step::Before && base != nullptr && base->place[i] >= 0
            && base->place[i] < 3)
            places << tr("%1 %2, %3 power", "a seat, its place, its power")
                          .arg(nameOf(table, seat), ordinal(base->place[i] + 1), QString::number(base->power[i]));
    }
    const QString asked = table.prompt.seat == Seat::None ? QString()
        : asking && table.prompt.seat == table.viewer     ? tr("You are asked.")
                                                          : tr("The others may answer.");
    const auto cards = base == nullptr ? 0 : static_cast<int>(base->minions.size() + base->actions.size());
    const std::array<std::pair<QString, QString>, kSteps> words {
        std::pair(tr("%1 was chosen").arg(name),
            base != nullptr && step < 4
                ? tr("%1 power of %2").arg(QString::number(base->total), QString::number(base->breakpoint))
                : QString()),
        std::pair(tr("Before scoring"), step == 0 ? asked : tr("Done.", "a time to answer that is over")),
        std::pair(tr("Places and points"), places.join(QLatin1Char('\n'))),
        std::pair(tr("After scoring"),
            step == 2      ? asked
                : step > 2 ? tr("Done.", "a time to answer that is over")
                           : QString()),
        std::pair(tr("The cards are discarded"),
            step < 3 && cards > 0 ? tr("%n card(s) there now", nullptr, cards) : QString()),
        std::pair(tr("A new base"),
            step < 4              ? tr("%n left in the base deck", nullptr, table.baseDeckSize)
                : base != nullptr ? QString::fromStdString(base->name)
                                  : QString()),
        std::pair(tr("What %1 does then").arg(name), step == 5 ? asked : QString()),
    };
    QStringList said;
    for (int i = 0; i < kSteps; ++i) {
        const auto& [title, detail] = words[static_cast<std::size_t>(i)];
        m_lines[i].title->setText(title);
        m_lines[i].detail->setText(detail);
        m_lines[i].detail->setVisible(!detail.isEmpty());
        const QString line = detail.isEmpty() ? title : title + QStringLiteral(": ") + detail;
        said << (i < m_now ? tr("%1 (done)").arg(line) : i == m_now ? tr("%1 (now)").arg(line) : line);
    }
    setAccessibleName(tr("Scoring of %1").arg(name));
    setAccessibleDescription(said.join(QStringLiteral(". ")));
    ink();
    update();
}

void ScoringList::ink()
{
    const Colours& colours = coloursOf(palette());
    for (int i = 0; i < m_lines.size(); ++i) {
        QFont bold = bodyFont(font(), 13, i <= m_now ? QFont::DemiBold : QFont::Normal);
        m_lines[i].title->setFont(bold);
        QPalette title = palette();
        title.setColor(QPalette::WindowText, i <= m_now ? colours.text : colours.muted);
        m_lines[i].title->setPalette(title);
        QPalette detail = palette();
        detail.setColor(QPalette::WindowText, i == m_now ? colours.accentInk : colours.muted);
        m_lines[i].detail->setPalette(detail);
        m_lines[i].detail->setFont(bodyFont(font(), 12));
    }
}

void ScoringList::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    // A new style sheet gives the labels their old palettes back, after this; so they are inked when it is through.
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange)
        QMetaObject::invokeMethod(this, &ScoringList::ink, Qt::QueuedConnection);
}

void ScoringList::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    const double size = scaled(font(), 8);
    QPointF last;
    for (int i = 0; i < m_lines.size(); ++i) {
        const QRect title = m_lines[i].title->geometry();
        const QPointF at(scaled(font(), 10), title.top() + scaled(font(), 9));
        if (i > 0) {
            painter.setPen(QPen(i <= m_now ? colours.accent : colours.border, 2));
            painter.drawLine(last + QPointF(0, size + 1), at - QPointF(0, size + 1));
        }
        last = at;
        painter.setPen(Qt::NoPen);
        painter.setBrush(i < m_now ? colours.accent : i == m_now ? colours.accentWash : colours.raised);
        if (i >= m_now)
            painter.setPen(QPen(i == m_now ? colours.accent : colours.border, i == m_now ? 2 : 1));
        painter.drawEllipse(at, size, size);
        if (i < m_now) {
            painter.setPen(QPen(colours.accentText, 1.8, Qt::SolidLine, Qt::RoundCap));
            painter.drawPolyline(QPolygonF {
                at + QPointF(-0.42, 0.02) * size, at + QPointF(-0.1, 0.36) * size, at + QPointF(0.46, -0.34) * size });
        } else if (i == m_now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.accent);
            painter.drawEllipse(at, size * 0.36, size * 0.36);
        }
    }
}

} // namespace ui
