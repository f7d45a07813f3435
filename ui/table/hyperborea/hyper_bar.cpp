#include "ui/table/hyperborea/hyper_bar.h"

#include "ui/language.h"
#include "ui/painting/pill.h"
#include "ui/table/hyperborea/hyper_pieces.h"
#include "ui/table/hyperborea/hyper_words.h"
#include "ui/theme.h"
#include "ui/widgets/plain_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace ui {

/// A condition of the end with the most that anybody has of it; gold once it was met.
class HyperBar::Condition final : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

    void setMet(bool met)
    {
        m_met = met;
        update();
    }
    QSize sizeHint() const override { return pillSize(text(), font()).toSize() + QSize(6, 4); }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QSizeF size = pillSize(text(), font());
        paintPill(painter, { QPointF(width() - size.width(), (height() - size.height()) / 2), size }, text(),
            m_met ? PillKind::Solid : PillKind::Quiet, coloursOf(palette()), font());
    }

private:
    bool m_met = false;
};

HyperBar::HyperBar(QWidget* parent)
    : QWidget(parent)
    , m_terms(new PlainLabel(this))
    , m_turn(new PlainLabel(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    setRole(m_terms, Role::Muted);
    row->addWidget(m_turn);
    row->addWidget(m_terms);
    row->addStretch(1);
    for (Condition*& each : m_conditions) {
        each = new Condition(this);
        row->addWidget(each);
    }
    onNewLanguage(this, [this] { tell(); });
}

void HyperBar::setTable(const core::hyperborea::TableView& table)
{
    m_table = table;
    tell();
}

void HyperBar::tell()
{
    if (m_table.seats.empty())
        return;
    m_terms->setText(HyperWords::terms(m_table));
    m_turn->setText(m_table.outcome.decided ? tr("The match is over")
            : m_table.turn == 0
            ? tr("Setup: %1", "a player").arg(nameOf(m_table, m_table.current))
            : tr("Turn %1: %2").arg(QString::number(m_table.turn), nameOf(m_table, m_table.current)));
    if (m_table.caller != core::Seat::None && !m_table.outcome.decided)
        m_turn->setText(tr("%1, a last one each", "which turn").arg(m_turn->text()));
    for (std::size_t i = 0; i < m_conditions.size() && i < m_table.conditions.size(); ++i) {
        const auto& condition = m_table.conditions[i];
        const int most = *std::max_element(
            condition.reached.begin(), condition.reached.begin() + static_cast<std::ptrdiff_t>(m_table.seats.size()));
        const QString name = QString::fromStdString(condition.name);
        m_conditions[i]->setText(condition.met ? tr("%1 ✓", "a condition that was met").arg(name)
                : condition.goal > 0           ? tr("%1 %2/%3", "a condition, how near it is")
                                           .arg(name, QString::number(most), QString::number(condition.goal))
                                     : name);
        m_conditions[i]->setMet(condition.met);
        const QString all = HyperWords::condition(condition, m_table);
        m_conditions[i]->setToolTip(all);
        m_conditions[i]->setAccessibleName(all);
        m_conditions[i]->updateGeometry();
    }
    arrange();
}

QSize HyperBar::minimumSizeHint() const
{
    return { m_turn->minimumSizeHint().width(), m_conditions[0]->sizeHint().height() };
}

void HyperBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

/// Where there is little room the terms go first, then the conditions from the last one on.
void HyperBar::arrange()
{
    int needed = m_turn->sizeHint().width() + 20;
    for (Condition* each : m_conditions) {
        needed += each->sizeHint().width() + 10;
        each->setVisible(needed <= width());
    }
    needed += m_terms->sizeHint().width() + 10;
    m_terms->setVisible(needed <= width());
}

} // namespace ui
