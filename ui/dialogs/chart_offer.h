#pragma once

#include "ui/charts/chart_export.h"

#include <functional>

class QAbstractItemModel;
class QAction;
class QWidget;

namespace ui {

/// What a chart can be beside a picture on the screen.
struct ChartOffer {
    std::function<QAbstractItemModel*(QWidget* owner)> numbers; ///< as a table
    std::function<QByteArray(ChartFormat)> bytes; ///< as a file
    std::function<QString()> fileName; ///< that is proposed, without an ending
    bool hasReport = false;
    std::function<void(const QString& path)> written = {}; ///< it is in that file; may be empty
};

/// Gives a chart a menu, whose keys are heard where the chart has the keyboard: as a table, and into a file. What
/// writes the file, for a button that does the same.
QAction* addChartMenu(QWidget& chart, const std::function<void()>& showTable, const std::function<void()>& save);
/// The same, with a dialog for the table and one for the file.
QAction* offerChart(QWidget& chart, const ChartOffer& offer);
QAction* offerChart(ValueChart& chart);
/// What is asked of such a chart, under its own name.
ChartOffer offerOf(ValueChart& chart);

} // namespace ui
