#include "ui/dialogs/floating_notice.h"

#include "ui/theme.h"

#include <QEvent>

#include <algorithm>

namespace ui {

namespace {

constexpr double kWidth = 620; // pixels of the mock-ups

/// Puts the notice in its place whenever the page or what it says changes.
class Floating final : public QObject {
public:
    Floating(NoticeBar* notice, QWidget* page, Qt::Edge edge)
        : QObject(notice)
        , m_notice(notice)
        , m_page(page)
        , m_edge(edge)
    {
        notice->installEventFilter(this);
        page->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool moved = watched == m_page && event->type() == QEvent::Resize;
        const bool changed
            = watched == m_notice && (event->type() == QEvent::Show || event->type() == QEvent::LayoutRequest);
        if ((moved || changed) && !m_notice->isHidden())
            place();
        return QObject::eventFilter(watched, event);
    }

private:
    void place()
    {
        const int width = std::min(m_page->width(), scaled(m_notice->font(), kWidth));
        const int height
            = m_notice->hasHeightForWidth() ? m_notice->heightForWidth(width) : m_notice->sizeHint().height();
        const int top = m_edge == Qt::TopEdge ? 0 : m_page->height() - height;
        m_notice->setGeometry((m_page->width() - width) / 2, top, width, height);
        m_notice->raise();
    }

    NoticeBar* m_notice;
    QWidget* m_page;
    Qt::Edge m_edge;
};

} // namespace

void floatOver(NoticeBar* notice, QWidget* page, Qt::Edge edge)
{
    notice->setParent(page);
    notice->hide();
    new Floating(notice, page, edge);
}

} // namespace ui
