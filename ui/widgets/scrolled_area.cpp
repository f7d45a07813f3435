#include "ui/widgets/scrolled_area.h"

#include <QApplication>
#include <QEvent>
#include <QLayout>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace ui {

namespace {

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
    // What gets the keyboard comes into sight, whoever gave it.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        if (now != nullptr && widget()->isAncestorOf(now) && now->width() <= viewport()->width()
            && now->height() <= viewport()->height())
            ensureWidgetVisible(now, 8, 8);
    });
}

QSize ScrolledArea::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

QSize leastSize(const QWidget& page)
{
    const QSize least = page.layout()->totalMinimumSize();
    const QWidget* around = page.parentWidget();
    // A page that has not been shown yet will be as wide as its stack.
    const int wide = std::max(least.width(), page.isHidden() && around != nullptr ? around->width() : page.width());
    return { least.width(), std::max(least.height(), page.layout()->totalMinimumHeightForWidth(wide)) };
}

void boundToScreen(QWidget& window)
{
    constexpr QSize kFrame { 16, 40 }; // what a desktop puts around it
    QSize room = window.screen()->availableGeometry().size() - kFrame;
    if (const QWidget* parent = window.parentWidget())
        room = room.expandedTo(parent->window()->size()); // where that fits, this does
    window.resize(window.size().boundedTo(room));
}

} // namespace ui
