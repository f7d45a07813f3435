#pragma once

#include <QLayout>

namespace ui {

/// Two items in one row: the second as wide and, where it does not expand, as high as it would like to be, the first
/// with the rest. Where that is less than the first needs, the second stands below it.
class FoldingLayout final : public QLayout {
public:
    explicit FoldingLayout(QWidget* parent = nullptr);
    ~FoldingLayout() override;

    /// For the first two only.
    void addItem(QLayoutItem* item) override;
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    bool isFolded(int width) const;
    int widthOfSecond() const;

    QList<QLayoutItem*> m_items;
};

} // namespace ui
