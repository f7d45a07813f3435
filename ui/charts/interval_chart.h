#pragma once

#include "core/statistics/estimate.h"
#include "ui/charts/value_chart.h"
#include "ui/widgets/faction_faces.h"

#include <QList>

namespace ui {

/// A share with what it is of.
struct IntervalRow {
    QList<FactionFace> faces {}; ///< of the factions that it is of
    QString label;
    QList<FactionFace> otherFaces {}; ///< of a second line
    QString other {}; ///< "against Aliens + Pirates"; empty where there is none
    QString count; ///< "44 of 74"; not seen where there is no label
    core::Estimate percent; ///< 0..100, with its interval
    double even = 50; ///< what an even share would be
    int verdict = 0; ///< 1 or -1 where the whole interval is above or below that
};

/// Shares in rows: name, count, the interval on one axis for all of them with what is even marked, and the percentage.
/// Grey while the interval says nothing; so few matches that a share would say nothing have their counts alone.
class IntervalChart final : public ValueChart {
    Q_OBJECT
public:
    enum class Shown { Everything, CountsOnly };

    explicit IntervalChart(QWidget* parent = nullptr);

    void show(std::vector<IntervalRow> rows, Shown shown = Shown::Everything);
    /// Figures below the intervals.
    void setScaleShown(bool shown);
    const std::vector<IntervalRow>& rows() const { return m_rows; }

    ChartTable table() const override;
    void paint(QPainter& painter, const QSize& size, const Colours& colours) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    QRectF areaOf(int row) const override;

private:
    struct Columns {
        double name = 0; ///< how far names may go
        double count = 0; ///< where counts end
        double left = 0; ///< of the axis
        double right = 0;
        double lowest = 0; ///< percent at its ends
        double highest = 100;
    };

    int rowHeight() const;
    double nameWidth(const QList<FactionFace>& faces, const QString& label) const;
    void paintName(QPainter& painter, const QList<FactionFace>& faces, const QString& label, const QRectF& area,
        const QColor& ink) const;
    Columns columnsIn(int width) const;
    void paintRow(QPainter& painter, const IntervalRow& row, const Columns& columns, const QRectF& area,
        const Colours& colours) const;
    void paintScale(QPainter& painter, const Columns& columns, double top, const Colours& colours) const;

    std::vector<IntervalRow> m_rows;
    Shown m_shown = Shown::Everything;
    bool m_scale = false;
};

} // namespace ui
