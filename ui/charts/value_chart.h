#pragma once

#include <QStringList>
#include <QWidget>

#include <functional>
#include <vector>

namespace ui {

struct Colours;

/// What a chart has values of, one of each side where there are several.
struct ChartRow {
    QString label;
    std::vector<double> values;
    int decimals = 0;
    QString note {}; ///< a sentence that is told beside the values
};

/// The numbers of a chart. The heading has a word for the labels, then one for each value.
struct ChartTable {
    QStringList heading;
    std::vector<ChartRow> rows;

    /// In the digits of the language; the label in the first column.
    QString cell(int row, int column) const;
    /// As comma-separated values with the heading, in digits that every spreadsheet reads.
    QByteArray csv() const;
};

/// Shows what a chart tells of this place of the screen, and has a screen reader say it. No values take it away.
void tellValues(QWidget& chart, const QPoint& place, const QString& values);

/// A chart of a few rows that paints itself. It tells the values of the row where the pointer or the arrow keys are,
/// and all of them to a screen reader that comes to it.
class ValueChart : public QWidget {
    Q_OBJECT
public:
    explicit ValueChart(QWidget* parent);

    virtual ChartTable table() const = 0;
    /// In an area of that size, on the screen or on paper.
    virtual void paint(QPainter& painter, const QSize& size, const Colours& colours) const = 0;
    /// What stands below the name of the chart where it goes out alone, on paper: whose figures they are, and of when.
    void setFacts(std::function<QString()> facts) { m_facts = std::move(facts); }
    QString facts() const { return m_facts ? m_facts() : QString(); }
    /// "Actions: 20"; with several sides, each on a line of its own.
    QString valuesOf(int row) const;
    /// The row whose values are told; -1 for none.
    int toldRow() const { return m_told; }

Q_SIGNALS:
    /// By a click, or by Enter where its values are told.
    void rowPicked(int row);

protected:
    virtual QRectF areaOf(int row) const = 0;
    /// All values, for a screen reader.
    virtual QString summary() const;
    /// Its values are others now.
    void renew();
    /// Called before the keyboard goes to a row, of which part may lie outside what is shown.
    virtual void bringIntoSight(int) { }
    /// The last one there; -1 for none.
    int rowAt(const QPointF& place) const;
    /// No row's values are told any more, as the rows lie elsewhere now.
    void tellNothing() { tell(-1, {}); }

    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    bool isPickable() const;
    int rowCount() const { return static_cast<int>(table().rows.size()); }
    void tell(int row, const QPoint& place);

    int m_told = -1;
    std::function<QString()> m_facts;
};

} // namespace ui
