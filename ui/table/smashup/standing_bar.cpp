#include "ui/table/smashup/standing_bar.h"

#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/table/motion.h"
#include "ui/table/race_track.h"
#include "ui/table/smashup/faces.h"
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

constexpr int kSlide = 160; ///< milliseconds at the usual speed

/// One phase of the turn; what fills the one that holds lies below it.
class PhaseChip final : public PlainLabel {
public:
    PhaseChip(Phase phase, QWidget* parent)
        : PlainLabel(parent)
        , m_phase(phase)
    {
        setAlignment(Qt::AlignCenter);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        setProperty("phase", static_cast<int>(phase));
        inEachLanguage(this, [this] {
            setText(words());
            name();
        });
    }

    void setNow(std::optional<Phase> phase)
    {
        m_now = phase == m_phase;
        name();
        update();
    }

    bool isNow() const { return m_now; }

    QSize sizeHint() const override
    {
        const QFontMetrics metrics(bodyFont(font(), 12, QFont::DemiBold));
        return { metrics.horizontalAdvance(text()) + scaled(font(), 24), scaled(font(), 28) };
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const Colours& colours = coloursOf(palette());
        painter.setFont(bodyFont(font(), 12, m_now ? QFont::DemiBold : QFont::Normal));
        // Dark only where the pill has come already.
        const QRectF pill = static_cast<const StandingBar*>(parentWidget())->pillArea();
        const bool lit = pill.intersected(geometry()).width() > width() / 2.0;
        painter.setPen(lit ? colours.accentText : colours.muted);
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

StandingBar::StandingBar(QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_race(new RaceTrack(this))
    , m_goal(new PlainLabel(this))
    , m_madness(new PlainLabel(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(10);
    setRole(m_goal, Role::Muted);
    setRole(m_madness, Role::Muted);
    m_row->addWidget(m_race, 4);
    m_row->addWidget(m_goal);
    m_row->addStretch(3);
    m_row->addWidget(m_madness);
    auto* chips = new QHBoxLayout;
    chips->setSpacing(2);
    for (const Phase phase : { Phase::Start, Phase::Play, Phase::Score, Phase::Draw, Phase::End }) {
        m_phases.append(new PhaseChip(phase, this));
        chips->addWidget(m_phases.last());
    }
    m_row->addLayout(chips);
    m_madness->hide();
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(1.0);
    m_slide.setEasingCurve(QEasingCurve::OutCubic);
    connect(&m_slide, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    onNewLanguage(m_phases.last(), [this] { arrange(); }); // when all of them have their words
}

QWidget* StandingBar::madness()
{
    return m_madness->text().isEmpty() ? nullptr : m_madness;
}

void StandingBar::setTable(const core::smashup::TableView& table)
{
    std::vector<RaceTrack::Runner> runners;
    for (const core::Seat seat : seatsFromViewer(table)) {
        const auto& info = table.seats[static_cast<std::size_t>(core::indexOf(seat))];
        runners.push_back({ seat, shownName(info.name), info.vp });
    }
    m_race->setRunners(runners, table.pointsToWin);
    m_goal->setText(tr("first to %1").arg(table.pointsToWin));
    m_madness->setText(table.madnessDeck >= 0 ? tr("Madness deck %1").arg(table.madnessDeck) : QString());
    setPhaseOf(table);
}

void StandingBar::setPhaseOf(const core::smashup::TableView& table)
{
    setPhase(table.prompt.seat == core::Seat::None ? std::nullopt : std::optional(table.phase));
}

void StandingBar::setPhase(std::optional<Phase> phase)
{
    const QRectF before = pillArea();
    const QRectF chip = chipArea();
    for (QLabel* each : m_phases)
        static_cast<PhaseChip*>(each)->setNow(phase);
    arrange();
    if (chipArea() != chip)
        slide(before);
    update();
}

void StandingBar::slide(const QRectF& from)
{
    m_slide.stop();
    if (m_feedback == nullptr || m_feedback->reducedMotion() || from.isEmpty() || !isVisible())
        return;
    m_slidFrom = from;
    m_slide.setDuration(static_cast<int>(kSlide * speedFactor(m_feedback->motionSpeed())));
    m_slide.start();
}

QRectF StandingBar::chipArea() const
{
    for (const QLabel* chip : m_phases)
        if (static_cast<const PhaseChip*>(chip)->isNow())
            return chip->geometry();
    return {};
}

QRectF StandingBar::pillArea() const
{
    const QRectF end = chipArea();
    if (m_slide.state() != QAbstractAnimation::Running || end.isEmpty())
        return end;
    const double at = m_slide.currentValue().toDouble();
    return { m_slidFrom.topLeft() + (end.topLeft() - m_slidFrom.topLeft()) * at,
        m_slidFrom.size() + (end.size() - m_slidFrom.size()) * at };
}

void StandingBar::paintEvent(QPaintEvent*)
{
    const QRectF pill = pillArea();
    if (pill.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(coloursOf(palette()).accent);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
}

QSize StandingBar::minimumSizeHint() const
{
    int width = 0;
    int height = m_race->minimumSizeHint().height();
    for (const QLabel* chip : m_phases) { // one of them is always there
        width = std::max(width, chip->sizeHint().width());
        height = std::max(height, chip->sizeHint().height());
    }
    return { width + m_race->minimumSizeHint().width() + m_row->spacing(), height };
}

void StandingBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Where there is little room the goal goes first, which is also said at every marker, then the Madness deck, which is
/// also said beside the table, then the phases that are not.
void StandingBar::arrange()
{
    int needed = scaled(font(), 240) + m_row->spacing();
    for (QLabel* chip : m_phases)
        needed += chip->sizeHint().width() + 2;
    for (QLabel* chip : m_phases)
        chip->setVisible(needed <= width() || static_cast<PhaseChip*>(chip)->isNow());
    needed += m_madness->text().isEmpty() ? 0 : m_madness->sizeHint().width() + m_row->spacing();
    m_madness->setVisible(!m_madness->text().isEmpty() && needed <= width());
    needed += m_goal->sizeHint().width() + 2 * m_row->spacing();
    m_goal->setVisible(needed <= width());
    m_row->activate(); // the pill goes to where its phase is
}

} // namespace ui
