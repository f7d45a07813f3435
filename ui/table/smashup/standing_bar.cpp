#include "ui/table/smashup/standing_bar.h"

#include "ui/language.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QFontMetrics>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace ui {

using core::smashup::Phase;

namespace {

// Pixels of the mock-ups, of a score.
constexpr double kLeastName = 40;
constexpr double kGap = 9;
constexpr double kFigure = 24;

/// One phase of the turn; the one that holds is filled.
class PhaseChip final : public PlainLabel {
public:
    PhaseChip(Phase phase, QWidget* parent)
        : PlainLabel(parent)
        , m_phase(phase)
    {
        setAlignment(Qt::AlignCenter);
        setProperty("phase", static_cast<int>(phase));
        inEachLanguage(this, [this] {
            setText(words());
            name();
        });
    }

    void setNow(Phase phase)
    {
        m_now = phase == m_phase;
        name();
        update();
    }

    bool isNow() const { return m_now; }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(bodyFont(font(), 12, QFont::DemiBold));
        return { metrics.horizontalAdvance(text()) + scaled(font(), 24), scaled(font(), 30) };
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& colours = coloursOf(palette());
        if (m_now) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colours.accent);
            painter.drawRoundedRect(rect(), height() / 2.0, height() / 2.0);
        }
        painter.setFont(bodyFont(font(), 12, m_now ? QFont::DemiBold : QFont::Normal));
        painter.setPen(m_now ? colours.accentText : colours.muted);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }

private:
    QString words() const
    {
        switch (m_phase) {
        case Phase::Start:
            return StandingBar::tr("Start", "a phase of the turn");
        case Phase::Play:
            return StandingBar::tr("Play", "a phase of the turn");
        case Phase::Score:
            return StandingBar::tr("Score", "a phase of the turn");
        case Phase::Draw:
            return StandingBar::tr("Draw", "a phase of the turn");
        default:
            return StandingBar::tr("End", "a phase of the turn");
        }
    }

    void name()
    {
        setAccessibleName(
            m_now ? StandingBar::tr("%1 phase, now").arg(text()) : StandingBar::tr("%1 phase").arg(text()));
    }

    Phase m_phase;
    bool m_now = false;
};

} // namespace

ScoreBar::ScoreBar(core::Seat seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ScoreBar::setScore(const QString& name, int points, int goal)
{
    if (name != m_name)
        updateGeometry();
    m_name = name;
    m_points = points;
    m_goal = goal;
    setAccessibleName(tr("%1: %2 of %3 victory points").arg(name, QString::number(points), QString::number(goal)));
    setToolTip(accessibleName());
    update();
}

int ScoreBar::nameWidth() const
{
    return std::min(QFontMetrics(bodyFont(font(), 14)).horizontalAdvance(m_name) + 2, scaled(font(), 130));
}

QSize ScoreBar::sizeHint() const
{
    return { nameWidth() + scaled(font(), 246), scaled(font(), 26) };
}

QSize ScoreBar::minimumSizeHint() const
{
    return { std::min(nameWidth(), scaled(font(), kLeastName)) + scaled(font(), kGap + kFigure), scaled(font(), 26) };
}

void ScoreBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& colours = coloursOf(palette());
    const int gap = scaled(font(), kGap);
    const int figure = scaled(font(), kFigure);
    // Names give way before the bars do, and bars before the figures: the row of the table has the names in full.
    const int name = std::min(nameWidth(), std::max(scaled(font(), kLeastName), width() - figure - scaled(font(), 46)));
    const QFont nameFont = bodyFont(font(), 14);
    painter.setFont(nameFont);
    painter.setPen(seatInk(m_seat, colours));
    painter.drawText(QRect(0, 0, name, height()), Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetrics(nameFont).elidedText(m_name, Qt::ElideRight, name));
    const QRectF bar(name + gap, (height() - scaled(font(), 10)) / 2.0,
        std::min(width() - name - 2 * gap - figure, scaled(font(), 190)), scaled(font(), 10));
    painter.setFont(bodyFont(font(), 15, QFont::Bold));
    painter.setPen(colours.text);
    const bool hasBar = bar.width() > bar.height();
    const qreal after = hasBar ? bar.right() + gap : name + gap;
    painter.drawText(QRectF(after, 0, figure, height()), Qt::AlignVCenter | Qt::AlignLeft, QString::number(m_points));
    if (!hasBar)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.track);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    const double share = std::clamp(static_cast<double>(m_points) / std::max(1, m_goal), 0.0, 1.0);
    if (share > 0) {
        painter.setClipRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()));
        painter.setBrush(seatColour(m_seat));
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    }
}

StandingBar::StandingBar(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_goal(new PlainLabel(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(14);
    setRole(m_goal, Role::Muted);
    m_row->addWidget(m_goal);
    m_row->addStretch(1);
    auto* chips = new QHBoxLayout;
    chips->setSpacing(2);
    for (const Phase phase : { Phase::Start, Phase::Play, Phase::Score, Phase::Draw, Phase::End }) {
        m_phases.append(new PhaseChip(phase, this));
        chips->addWidget(m_phases.last());
    }
    m_row->addLayout(chips);
    onNewLanguage(m_phases.last(), [this] { arrange(); }); // when all of them have their words
}

void StandingBar::setTable(const core::smashup::TableView& table)
{
    const auto seats = static_cast<qsizetype>(table.seats.size());
    while (m_bars.size() > seats)
        delete m_bars.takeLast();
    for (qsizetype i = 0; i < seats; ++i) {
        if (i == m_bars.size()) {
            m_bars.append(new ScoreBar(core::seatAt(static_cast<int>(i)), this));
            m_row->insertWidget(static_cast<int>(i), m_bars.last());
        }
        const auto& info = table.seats[static_cast<std::size_t>(i)];
        m_bars[i]->setScore(shownName(info.name), info.vp, table.pointsToWin);
    }
    m_goal->setText(tr("first to %1").arg(table.pointsToWin));
    for (QLabel* chip : m_phases)
        static_cast<PhaseChip*>(chip)->setNow(table.phase);
    arrange();
}

QSize StandingBar::minimumSizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLabel* chip : m_phases) { // one of them is always there
        width = std::max(width, chip->sizeHint().width());
        height = std::max(height, chip->sizeHint().height());
    }
    for (const ScoreBar* bar : m_bars)
        width += bar->minimumSizeHint().width() + m_row->spacing();
    return { width, height };
}

void StandingBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Where there is little room the goal goes first, which is also in every bar's tooltip, then the phases that are not.
void StandingBar::arrange()
{
    int needed = 0;
    for (const ScoreBar* bar : m_bars)
        needed += bar->minimumSizeHint().width() + scaled(font(), 36) + m_row->spacing();
    for (const QLabel* chip : m_phases)
        needed += chip->sizeHint().width() + 2;
    for (QLabel* chip : m_phases)
        chip->setVisible(needed <= width() || static_cast<PhaseChip*>(chip)->isNow());
    needed += m_goal->sizeHint().width() + 2 * m_row->spacing() + scaled(font(), 20) * static_cast<int>(m_bars.size());
    m_goal->setVisible(needed <= width());
}

} // namespace ui
