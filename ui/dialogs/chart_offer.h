#pragma once

#include "ui/charts/chart_export.h"

#include <functional>

class QAbstractItemModel;
class QWidget;

namespace ui {

/// What a chart can be beside a picture on the screen.
struct ChartOffer {
    std::function<QAbstractItemModel*(QWidget* owner)> numbers; ///< as a table
    std::function<QByteArray(ChartFormat)> bytes; ///< as a file
    std::function<QString()> fileName; ///< that is proposed, without an ending
    bool hasReport = false;
};

/// Gives a chart a menu, whose keys are heard where the chart has the keyboard: as a table, and into a file.
void addChartMenu(QWidget& chart, const std::function<void()>& showTable, const std::function<void()>& save);
/// The same, with a dialog for the table and one for the file.
void offerChart(QWidget& chart, const ChartOffer& offer);
void offerChart(ValueChart& chart);

} // namespace ui
