#include "ui/pages/matches/export_menu.h"

#include "ui/charts/value_chart.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_text.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>

namespace ui {

ExportMenu::ExportMenu(PageHeader* header)
    : QObject(header)
    , m_button(header->addButton())
    , m_menu(new QMenu(m_button))
{
    m_button->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &ExportMenu::fill);
}

void ExportMenu::add(const ValueChart& chart, QAction* save, const std::function<bool()>& isShown)
{
    m_charts.push_back({ &chart, save, isShown });
}

void ExportMenu::setOffered(bool offered)
{
    m_button->setEnabled(offered);
}

void ExportMenu::tell()
{
    PageHeader::setWords(m_button, tr("Export"), tr("Write the figures or one of the charts into a file"));
}

void ExportMenu::fill()
{
    m_menu->clear();
    connect(m_menu->addAction(tr("All figures…")), &QAction::triggered, this, &ExportMenu::figuresAsked);
    m_menu->addSeparator();
    for (const Chart& each : m_charts)
        if (each.isShown())
            connect(m_menu->addAction(tr("%1…", "a chart that is written into a file")
                                          .arg(asCaption(elided(each.chart->accessibleName())))),
                &QAction::triggered, each.save, &QAction::trigger);
}

} // namespace ui
