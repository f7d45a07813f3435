#pragma once

#include <QString>
#include <QWidget>

#include <vector>

namespace ui {

/// One row: what is counted in the middle, how much of it there is at either side.
struct MirrorRow {
    QString label;
    double left = 0;
    double right = 0;
    int decimals = 0;
    bool ownScale = false; ///< its bars are measured against one another alone, as a mean among counts is

    friend bool operator==(const MirrorRow&, const MirrorRow&) = default;
};

/// Lying bars of two sides, mirrored around one axis, in the colours of the first two seats. Read out row by row.
class MirrorBars final : public QWidget {
    Q_OBJECT
public:
    explicit MirrorBars(QWidget* parent = nullptr);

    void setRows(std::vector<MirrorRow> rows);
    const std::vector<MirrorRow>& rows() const { return m_rows; }
    static QString figure(double value, int decimals);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int leastRow() const;

    std::vector<MirrorRow> m_rows;
};

} // namespace ui
