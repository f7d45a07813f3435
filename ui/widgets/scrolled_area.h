#pragma once

#include <QPointer>
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

    /// Is never narrower than the content with the bar at its side, up to `most` pixels.
    void keepWidth(int most);

    /// Would like to be that high at most, whatever its content would like; 0: as high as that.
    void askAtMost(int height);

    /// Where something within `whole` has the keyboard, all of it comes into sight.
    static void keepTogether(QWidget* whole);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void bring();

    int m_mostWidth = 0; ///< of the width that is kept; 0: any width will do
    int m_mostHeight = 0; ///< that is asked for; 0: all
    QPointer<QWidget> m_whole; ///< that was brought into sight last, for the keyboard is in it
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

/// As much of the widget's height as there is room for without scrolling, in a page that may be higher than its window.
int heightInSight(const QWidget& widget);

/// Makes a window that is larger than its screen as large as that, and moves one up that is seen and reaches below it.
/// Its contents must scroll.
void boundToScreen(QWidget& window);

} // namespace ui
