#pragma once

#include <QFrame>

class QScrollArea;

namespace ui {

class ReadingLabel;

/// What has no room in the bar with the question, over the table above it: a part of the window's height at most; what
/// is more is scrolled, by the wheel or by the keys that go up and down.
class RemarkPanel final : public QFrame {
    Q_OBJECT

public:
    explicit RemarkPanel(QWidget* parent);

    /// For a screen reader while there is nothing.
    void setName(const QString& name);
    void tell(const QString& lines);
    /// Lies on `bar`, which is in the same parent.
    void placeOn(const QRect& bar);
    ReadingLabel& label() { return *m_label; }

Q_SIGNALS:
    void closeAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool moveLines(int key);

    QScrollArea* m_area;
    ReadingLabel* m_label;
};

} // namespace ui
