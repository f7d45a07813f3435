#pragma once

#include <QTableView>

namespace ui {

class MatchListModel;
class MatchRowDelegate;

/// The list of matches as a table of equally high rows: several can be chosen, columns can be left out, and where it is
/// narrow those that matter least go by themselves.
class MatchTable final : public QTableView {
    Q_OBJECT
public:
    explicit MatchTable(MatchListModel* model, QWidget* parent = nullptr);

    /// The columns that a person wants, by number; the one with the names is always there.
    QList<int> wantedColumns() const { return m_wanted; }
    void setWantedColumns(const QList<int>& columns);
    static QList<int> usualColumns();
    /// The chosen rows as ranges of first row and number, in the order of the list.
    QList<std::pair<int, int>> chosenRows() const;
    int chosenCount() const;
    /// That row, and no other, whatever key is held down.
    void choose(int row);

Q_SIGNALS:
    /// Enter or a double click on a row.
    void rowOpened(const QModelIndex& index);
    void removeAsked();
    /// A click on a heading that can be sorted by.
    void sortAsked(int column);
    /// The menu for the chosen rows, or for the columns where it was asked for on the headings.
    void menuAsked(const QPoint& place);
    void columnMenuAsked(const QPoint& place);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fit();
    int widthOf(int column) const;

    MatchRowDelegate* m_rows;
    QList<int> m_wanted = usualColumns();
};

} // namespace ui
