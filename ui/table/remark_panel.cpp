#include "ui/table/remark_panel.h"

#include "ui/theme.h"
#include "ui/widgets/reading_label.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

constexpr int kPanelShare = 3; ///< of the height of the window

}

RemarkPanel::RemarkPanel(QWidget* parent)
    : QFrame(parent)
    , m_area(new QScrollArea(this))
    , m_label(new ReadingLabel(this))
{
    setRole(this, Role::Panel);
    setAttribute(Qt::WA_StyledBackground);
    setAutoFillBackground(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setWidget(m_label);
    m_label->setAutoFillBackground(false);
    m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_label->installEventFilter(this);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 8, 8, 8);
    rows->addWidget(m_area);
    hide();
}

void RemarkPanel::setName(const QString& name)
{
    m_label->setName(name);
}

void RemarkPanel::tell(const QString& lines)
{
    m_label->tell(lines);
    m_area->verticalScrollBar()->setValue(0);
}

void RemarkPanel::placeOn(const QRect& bar)
{
    ensurePolished();
    const QMargins around = layout()->contentsMargins();
    const int border = 2 * frameWidth();
    const int lines = m_label->heightForWidth(bar.width() - around.left() - around.right() - border);
    const int most = std::min(window()->height() / kPanelShare, bar.top());
    const int high = std::min(lines + around.top() + around.bottom() + border, most);
    setGeometry(bar.left(), bar.top() - high, bar.width(), high);
    raise();
}

/// Takes the key where it moves the lines.
bool RemarkPanel::moveLines(int key)
{
    QScrollBar* const bar = m_area->verticalScrollBar();
    if (bar->maximum() == 0)
        return false;
    switch (key) {
    case Qt::Key_Up:
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return true;
    case Qt::Key_Down:
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return true;
    case Qt::Key_PageUp:
        bar->triggerAction(QAbstractSlider::SliderPageStepSub);
        return true;
    case Qt::Key_PageDown:
        bar->triggerAction(QAbstractSlider::SliderPageStepAdd);
        return true;
    default:
        return false;
    }
}

bool RemarkPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const int code = key ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (event->type() == QEvent::ShortcutOverride && code == Qt::Key_Escape) {
        event->accept(); // before what else Escape is for
        return true;
    }
    if (event->type() == QEvent::KeyPress && code == Qt::Key_Escape) {
        Q_EMIT closeAsked();
        return true;
    }
    if (event->type() == QEvent::KeyPress && moveLines(code))
        return true;
    return QFrame::eventFilter(watched, event);
}

} // namespace ui
