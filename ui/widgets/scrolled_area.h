#pragma once

#include <QScrollArea>

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

/// What a page needs, at the width that it has, if it scrolls what is in it by itself: its minimumSizeHint(). It says
/// besides that its height does not hang on its width, for a stack of pages takes what is liked then for what is
/// needed; and updates its geometry when it becomes wider or narrower.
QSize leastSize(const QWidget& page);

/// Makes a window that is larger than its screen as large as that. Its contents must scroll.
void boundToScreen(QWidget& window);

} // namespace ui
