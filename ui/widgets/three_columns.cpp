#include "ui/widgets/three_columns.h"

#include "ui/theme.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace ui {

ThreeColumns::ThreeColumns(
    QWidget* left, QWidget* middle, QWidget* right, std::array<int, 3> shares, int narrow, QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_left(left)
    , m_middle(middle)
    , m_right(right)
    , m_shares(shares)
    , m_narrowBelow(narrow)
{
    m_grid->setContentsMargins(16, 14, 16, 16);
    m_grid->setSpacing(12);
    // Widths come from the shares alone; what a part would like to have does not count.
    for (QWidget* part : { m_left, m_middle, m_right })
        part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    for (QWidget* part : { m_left, m_right })
        part->installEventFilter(this);
    arrange();
}

void ThreeColumns::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

void ThreeColumns::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

/// Without a part at a side the others take its width.
bool ThreeColumns::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::HideToParent || event->type() == QEvent::ShowToParent) {
        m_arranged = false;
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void ThreeColumns::arrange()
{
    const bool narrow = width() < scaled(font(), m_narrowBelow);
    if (m_arranged && narrow == m_narrow)
        return;
    m_arranged = true;
    m_narrow = narrow;
    const int left = m_left->isHidden() ? 0 : m_shares[0];
    const int right = m_right->isHidden() ? 0 : m_shares[2];
    for (QWidget* part : { m_left, m_middle, m_right })
        m_grid->removeWidget(part);
    m_grid->addWidget(m_left, 0, 0);
    m_grid->addWidget(m_middle, 0, 1, narrow ? 2 : 1, 1);
    m_grid->addWidget(m_right, narrow ? 1 : 0, narrow ? 0 : 2);
    m_grid->setColumnStretch(0, narrow ? std::max({ left, right, m_shares[1] * 7 / 10 }) : left);
    m_grid->setColumnStretch(1, m_shares[1]);
    m_grid->setColumnStretch(2, narrow ? 0 : right);
    m_grid->setRowStretch(0, narrow ? 3 : 1);
    m_grid->setRowStretch(1, narrow && right > 0 ? 2 : 0);
}

} // namespace ui
