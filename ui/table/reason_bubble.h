#pragma once

#include <QWidget>

class QLabel;
class QTimer;

namespace ui {

/// Says beside what was refused why it was, until somebody acts or has had time to read it. It takes neither the mouse
/// nor the keyboard.
class ReasonBubble final : public QWidget {
    Q_OBJECT

public:
    explicit ReasonBubble(QWidget* parent);

    /// `place` is what was refused, in the parent's coordinates.
    void say(const QString& reason, const QRect& place);
    QString reason() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QLabel* m_text;
    QTimer* m_over;
};

} // namespace ui
