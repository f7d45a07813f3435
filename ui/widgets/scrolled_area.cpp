#include "ui/widgets/scrolled_area.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace ui {

namespace {

constexpr const char* kTogether = "together";

/// Holds the content at its least size or the area's. A scroll area alone would take the height that wrapped texts
/// would like for the least they need, and scroll where nothing has to be.
class Holder final : public QWidget {
public:
    Holder(QWidget* content, QWidget* parent)
        : QWidget(parent)
        , m_content(content)
    {
        content->setParent(this);
    }

    QSize sizeHint() const override { return m_content->sizeHint(); }

    QSize minimumSizeHint() const override
    {
        QSize least = m_content->minimumSizeHint().expandedTo(m_content->minimumSize());
        const QLayout* layout = m_content->layout();
        if (layout != nullptr && layout->hasHeightForWidth()) {
            const int width = std::max(least.width(), parentWidget()->width());
            least.setHeight(std::max(least.height(), layout->totalMinimumHeightForWidth(width)));
        }
        return least;
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QWidget::event(event);
    }

    void resizeEvent(QResizeEvent*) override { m_content->resize(size()); }

private:
    QWidget* m_content;
};

} // namespace

ScrolledArea::ScrolledArea(QWidget* content, QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    viewport()->setAutoFillBackground(false);
    auto* holder = new Holder(content, viewport());
    setWidget(holder);
    holder->setAutoFillBackground(false);
    content->show();
    // What gets the keyboard comes into sight, whoever gave it, once it has its place: it may have come just now.
    connect(qApp, &QApplication::focusChanged, this, &ScrolledArea::bring, Qt::QueuedConnection);
}

void ScrolledArea::keepWidth(int most)
{
    m_mostWidth = most;
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(std::min(most, widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
}

void ScrolledArea::askAtMost(int height)
{
    if (std::exchange(m_mostHeight, height) != height)
        updateGeometry();
}

/// The content asks for another size.
bool ScrolledArea::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest && m_mostWidth > 0)
        keepWidth(m_mostWidth);
    return QScrollArea::event(event);
}

void ScrolledArea::keepTogether(QWidget* whole)
{
    whole->setProperty(kTogether, true);
}

void ScrolledArea::bring()
{
    QWidget* const now = QApplication::focusWidget();
    const auto fits = [this](const QWidget* each) {
        return each->width() <= viewport()->width() && each->height() <= viewport()->height();
    };
    QWidget* whole = now;
    if (now == nullptr || !widget()->isAncestorOf(now) || !fits(now))
        return;
    for (QWidget* each = now; each != widget(); each = each->parentWidget())
        if (each->property(kTogether).toBool()) {
            if (each != m_whole) {
                if (m_whole != nullptr)
                    m_whole->removeEventFilter(this);
                m_whole = each;
                each->installEventFilter(this);
            }
            if (fits(each))
                whole = each;
        }
    ensureWidgetVisible(whole, 8, 8);
}

/// It grows while the keyboard stays in it: other answers stand there.
bool ScrolledArea::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_whole && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ScrolledArea::bring, Qt::QueuedConnection);
    return QScrollArea::eventFilter(watched, event);
}

QSize ScrolledArea::sizeHint() const
{
    const QSize all = widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
    return m_mostHeight > 0 ? all.boundedTo({ QWIDGETSIZE_MAX, m_mostHeight }) : all;
}

PageStack::PageStack(QWidget* parent)
    : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &PageStack::updateGeometry);
}

QSize PageStack::minimumSizeHint() const
{
    const QLayout* page = currentWidget() == nullptr ? nullptr : currentWidget()->layout();
    if (page == nullptr)
        return {};
    QSize least = page->totalMinimumSize();
    if (page->hasHeightForWidth())
        least.setHeight(std::max(least.height(), page->totalMinimumHeightForWidth(std::max(least.width(), width()))));
    return least;
}

void PageStack::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    updateGeometry();
}

int heightInSight(const QWidget& widget)
{
    int above = 0;
    for (const QWidget* each = &widget; each->parentWidget() != nullptr && !each->isWindow();
         each = each->parentWidget()) {
        const auto* area = qobject_cast<const ScrolledArea*>(each->parentWidget()->parentWidget());
        if (area != nullptr && area->widget() == each)
            return std::clamp(area->viewport()->height() - above, 0, widget.height());
        above += each->y();
    }
    return widget.height();
}

void boundToScreen(QWidget& window)
{
    constexpr QSize kFrame { 16, 40 }; // what a desktop puts around it
    QSize room = window.screen()->availableGeometry().size() - kFrame;
    if (const QWidget* parent = window.parentWidget())
        room = room.expandedTo(parent->window()->size()); // where that fits, this does
    window.resize(window.size().boundedTo(room));
    if (!window.isVisible())
        return; // the desktop finds it a place
    const QRect screen = window.screen()->availableGeometry();
    const int below = std::max(window.frameGeometry().bottom(), window.geometry().bottom()) - screen.bottom();
    if (below > 0)
        window.move(window.x(), std::max(screen.top(), window.y() - below));
}

} // namespace ui
