#pragma once

#include <QLayout>
#include <QList>

namespace ui {

/// Widgets side by side, in as many rows as they need. Those that are hidden take no room.
class FlowLayout final : public QLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr);
    ~FlowLayout() override;

    /// All equally wide, filling the width, in rows that are equally long; the places are those that all the widgets
    /// would have, the hidden ones among them, which leave theirs at the end.
    void setEven(bool even);

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    int count() const override { return static_cast<int>(m_items.size()); }
    QLayoutItem* itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem* takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({ 0, 0, width, 0 }, false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    int arrange(const QRect& area, bool move) const;
    int evenWidth(int width) const;

    QList<QLayoutItem*> m_items;
    bool m_even = false;
};

} // namespace ui
