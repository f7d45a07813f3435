#include "ui/dialogs/chart_offer.h"

#include "core/text/text_file.h"
#include "ui/charts/value_chart.h"
#include "ui/dialogs/ask.h"
#include "ui/language.h"
#include "ui/text/file_names.h"
#include "ui/text/store_words.h"
#include "ui/theme.h"
#include "ui/widgets/scrolled_area.h"
#include "ui/widgets/text_table.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFile>
#include <QMessageBox>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace ui {

namespace {

struct ChartWords {
    Q_DECLARE_TR_FUNCTIONS(ChartOffer)
};

QAbstractItemModel* modelOf(const ChartTable& table, QWidget* owner)
{
    const int rows = static_cast<int>(table.rows.size());
    const int columns = static_cast<int>(table.heading.size());
    auto* model = new QStandardItemModel(rows, columns, owner);
    model->setHorizontalHeaderLabels(table.heading);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            auto* cell = new QStandardItem(table.cell(row, column));
            cell->setEditable(false);
            cell->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
            model->setItem(row, column, cell);
        }
    return model;
}

void showTable(QWidget& chart, const ChartOffer& offer)
{
    QDialog dialog(&chart);
    auto* table = new TextTable(&dialog);
    table->setModel(offer.numbers(&dialog));
    table->setWideColumn(0, 60);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, &dialog);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(table, 1);
    column->addWidget(buttons);
    dialog.setWindowTitle(chart.accessibleName());
    table->setAccessibleName(chart.accessibleName());
    dialog.resize(scaled(chart.font(), 460), scaled(chart.font(), 380));
    boundToScreen(dialog);
    table->setFocus();
    dialog.exec();
}

void save(QWidget& chart, const ChartOffer& offer)
{
    const QString path = askWhereToWrite(
        &chart, [] { return ChartWords::tr("Save the chart"); }, offer.fileName() + QStringLiteral(".png"),
        [&offer] { return chartKinds(offer.hasReport); });
    if (path.isEmpty())
        return;
    const QByteArray bytes = offer.bytes(chartFormatOf(path).value_or(ChartFormat::Png));
    core::Problems problems;
    if (core::writeFile(QFile::encodeName(path).toStdString(),
            { bytes.constData(), static_cast<std::size_t>(bytes.size()) }, problems)) {
        if (offer.written)
            offer.written(path);
        return;
    }
    QMessageBox box(&chart);
    box.setIcon(QMessageBox::Warning);
    setTexts(
        box, [] { return ChartWords::tr("The chart is not saved"); }, sentenceOf(problems.front()));
    box.exec();
}

} // namespace

QAction* addChartMenu(QWidget& chart, const std::function<void()>& showTable, const std::function<void()>& save)
{
    const auto add = [&chart](const QKeySequence& key, const std::function<void()>& act) {
        auto* action = new QAction(&chart);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, &chart, act);
        chart.addAction(action);
        return action;
    };
    QAction* const table = add(Qt::CTRL | Qt::Key_L, showTable);
    QAction* const file = add(Qt::CTRL | Qt::Key_S, save);
    chart.setContextMenuPolicy(Qt::ActionsContextMenu);
    inEachLanguage(&chart, [table, file] {
        table->setText(ChartWords::tr("Show as table"));
        file->setText(ChartWords::tr("Save chart…"));
    });
    return file;
}

QAction* offerChart(QWidget& chart, const ChartOffer& offer)
{
    return addChartMenu(
        chart, [&chart, offer] { showTable(chart, offer); }, [&chart, offer] { save(chart, offer); });
}

QAction* offerChart(ValueChart& chart)
{
    return offerChart(chart, offerOf(chart));
}

ChartOffer offerOf(ValueChart& chart)
{
    return { [&chart](QWidget* owner) { return modelOf(chart.table(), owner); },
        [&chart](ChartFormat format) { return chartBytes(chart, format); },
        [&chart] { return fileNameOf(chart.accessibleName()); } };
}

} // namespace ui
