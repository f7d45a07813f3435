#include "ui/table/starrealms/realm_bar.h"

#include "core/starrealms/table/prompt_ids.h"
#include "ui/language.h"
#include "ui/painting/pill.h"
#include "ui/table/starrealms/piece_words.h"
#include "ui/text/match_words.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace ui {

namespace {

/// A gold pill with the phase.
class PhasePill final : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

    QSize sizeHint() const override { return pillSize(text(), font()).toSize() + QSize(6, 4); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QSizeF size = pillSize(text(), font());
        paintPill(painter, { QPointF(width() - size.width(), (height() - size.height()) / 2), size }, text(),
            PillKind::Solid, coloursOf(palette()), font());
    }
};

} // namespace

RealmBar::RealmBar(QWidget* parent)
    : QWidget(parent)
    , m_format(new PlainLabel(this))
    , m_turn(new PlainLabel(this))
    , m_phase(new PhasePill(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    setRole(m_turn, Role::Muted);
    row->addWidget(m_format);
    row->addWidget(m_turn);
    row->addStretch(1);
    row->addWidget(m_phase);
    onNewLanguage(this, [this] { tell(); });
}

void RealmBar::setTable(const core::starrealms::TableView& table)
{
    m_table = table;
    tell();
}

void RealmBar::tell()
{
    if (m_table.seats.empty())
        return;
    m_format->setText(PieceWords::format(m_table));
    QStringList names;
    for (int seat = 0; seat < static_cast<int>(m_table.seats.size()); ++seat)
        if (m_table.seats[static_cast<std::size_t>(seat)].onTurn)
            names << nameOf(m_table, core::seatAt(seat));
    m_turn->setText(names.isEmpty() ? tr("Turn %1").arg(m_table.turn)
                                    : tr("Turn %1: %2").arg(QString::number(m_table.turn), namesText(names)));
    const bool discards = !m_table.prompt.choices.empty() && m_table.prompt.source.empty()
        && core::starrealms::verbOf(m_table.prompt.choices.front().choice) == core::starrealms::Verb::Card;
    m_phase->setText(m_table.outcome.decided ? tr("End", "of a match")
            : discards                       ? tr("Discard", "a phase of the turn")
                                             : tr("Main", "a phase of the turn"));
    m_phase->setAccessibleName(tr("%1 phase, now").arg(m_phase->text()));
    m_phase->updateGeometry();
    arrange();
}

QSize RealmBar::minimumSizeHint() const
{
    return { m_phase->sizeHint().width(), m_phase->sizeHint().height() };
}

void RealmBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Where there is little room the turn goes first, then the format.
void RealmBar::arrange()
{
    int needed = m_phase->sizeHint().width() + m_format->sizeHint().width() + 20;
    m_format->setVisible(needed <= width());
    needed += m_turn->sizeHint().width() + 20;
    m_turn->setVisible(needed <= width());
}

} // namespace ui
