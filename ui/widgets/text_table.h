#pragma once

#include <QTableView>

#include <utility>
#include <vector>

class QTimer;

namespace ui {

/// A table of wrapped text: rows as high as their text, chosen as a whole, walked with the arrow keys, left with Tab.
class TextTable final : public QTableView {
    Q_OBJECT
public:
    /// Who makes it gives it an accessible name.
    explicit TextTable(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// The column that takes what the others leave; where all is too wide, the others wrap before it gets too little.
    /// `least` is what it gets in any case, in pixels of the mock-ups.
    void setWideColumn(int column, int least = 110);
    /// A column that is left out where the table is narrower than `narrow` pixels of the mock-ups, so that the wide one
    /// can be read. There may be several.
    void setSpareColumn(int column, int narrow = 480);
    /// No column is spared any more.
    void clearSpareColumns();

Q_SIGNALS:
    /// Enter or a double click on a row.
    void rowOpened(const QModelIndex& index);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void fit();
    void fitColumns();
    int headerWidth(int column) const;
    int halfOf(int natural) const; ///< or less where that is much of the table
    int wordWidth(int column, int natural) const;

    QTimer* m_fit; ///< rows are measured once after many changes
    int m_wideColumn = 0;
    std::vector<std::pair<int, int>> m_spareColumns; ///< with what is too narrow for each
    int m_leastWidth = 110;
    bool m_follow = false; ///< once rows are measured, scroll to the current one
};

} // namespace ui
