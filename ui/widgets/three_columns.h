#pragma once

#include <QWidget>

class QGridLayout;

namespace ui {

/// Three parts of a page beside each other; where the window is narrow for its text, the last moves below the first. A
/// part at a side that is hidden leaves its room to the others.
class ThreeColumns final : public QWidget {
    Q_OBJECT
public:
    /// `shares` are the widths of the parts in the mock-ups. Narrow is what is less than `narrow` wide at 100 % text.
    ThreeColumns(QWidget* left, QWidget* middle, QWidget* right, std::array<int, 3> shares, int narrow,
        QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void arrange();

    QGridLayout* m_grid;
    QWidget* m_left;
    QWidget* m_middle;
    QWidget* m_right;
    std::array<int, 3> m_shares;
    int m_narrowBelow;
    bool m_arranged = false;
    bool m_narrow = false;
};

} // namespace ui
