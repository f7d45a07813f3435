#pragma once

#include <QScrollArea>
#include <QStackedWidget>

namespace ui {

/// Shows a widget as large as there is room, and scrolls it where it needs more: however large the text is, nothing
/// makes the window wider or higher than its screen.
class ScrolledArea final : public QScrollArea {
    Q_OBJECT

public:
    /// Takes `content` over.
    explicit ScrolledArea(QWidget* content, QWidget* parent = nullptr);

    /// What the content would like, with room for the bar at the side.
    QSize sizeHint() const override;
};

/// Pages of which one is seen, that need no more room than that one does. Qt's own stack asks for the room of the
/// largest, and for the height that it would like.
class PageStack final : public QStackedWidget {
    Q_OBJECT

public:
    explicit PageStack(QWidget* parent = nullptr);

    bool hasHeightForWidth() const override { return false; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

/// Makes a window that is larger than its screen as large as that, and moves one up that is seen and reaches below it.
/// Its contents must scroll.
void boundToScreen(QWidget& window);

} // namespace ui
