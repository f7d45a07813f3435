#include "ui/dialogs/floating_notice.h"

#include "ui/theme.h"

#include <QEvent>
#include <QLayout>
#include <QPointer>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidth = 620; // pixels of the mock-ups

/// Puts the notice in its place whenever the page or what it says changes.
class Floating final : public QObject {
public:
    Floating(NoticeBar* notice, QWidget* page, bool below)
        : QObject(notice)
        , m_notice(notice)
        , m_page(page)
        , m_below(below)
        , m_margins(below ? page->layout()->contentsMargins() : QMargins())
    {
        notice->setParent(page);
        notice->hide();
        notice->installEventFilter(this);
        page->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool moved = watched == m_page && event->type() == QEvent::Resize;
        const bool changed
            = watched == m_notice && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest);
        if (moved || changed)
            place();
        if (watched == m_notice && event->type() == QEvent::HideToParent)
            endAbove(0);
        return QObject::eventFilter(watched, event);
    }

private:
    void place()
    {
        if (m_notice->isHidden())
            return;
        const int width = std::min(m_page->width(), scaled(m_notice->font(), kWidth));
        const int height
            = m_notice->hasHeightForWidth() ? m_notice->heightForWidth(width) : m_notice->sizeHint().height();
        endAbove(height);
        m_notice->setGeometry((m_page->width() - width) / 2, m_below ? footInSight() - height : 0, width, height);
        m_notice->raise();
    }

    /// The page leaves so much of its foot free.
    void endAbove(int height)
    {
        const QMargins margins = m_margins + QMargins(0, 0, 0, height);
        if (!m_below || m_page->layout()->contentsMargins() == margins)
            return;
        m_page->layout()->setContentsMargins(margins);
        m_page->layout()->activate(); // it is seen with the notice
    }

    /// How much of the page can be seen, from its top.
    int footInSight()
    {
        if (m_area == nullptr)
            follow();
        if (m_area == nullptr)
            return m_page->height();
        const QWidget* const viewport = m_area->viewport();
        return std::min(m_page->height(), m_page->mapFrom(viewport, QPoint(0, viewport->height())).y());
    }

    /// A page comes into the area that scrolls it when it is made.
    void follow()
    {
        for (QWidget* each = m_page->parentWidget(); each != nullptr && m_area == nullptr; each = each->parentWidget())
            m_area = qobject_cast<QScrollArea*>(each);
        if (m_area == nullptr)
            return;
        connect(m_area->verticalScrollBar(), &QScrollBar::valueChanged, this, &Floating::place);
        connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this, &Floating::place);
    }

    NoticeBar* m_notice;
    QWidget* m_page;
    bool m_below;
    QMargins m_margins; ///< of the page, without a notice
    QPointer<QScrollArea> m_area; ///< in which the page scrolls
};

} // namespace

void standBelow(NoticeBar* notice, QWidget* page)
{
    new Floating(notice, page, true);
}

void floatOver(NoticeBar* notice, QWidget* table)
{
    new Floating(notice, table, false);
}

} // namespace ui
