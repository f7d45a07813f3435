#include "ui/pages/matches/column_menu.h"

#include "ui/models/match_list_model.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/matches/match_table.h"

#include <QMenu>

namespace ui {

QList<int> columnsOf(const MatchListSettings& settings)
{
    const QList<int> chosen = settings.matchColumns();
    return chosen.isEmpty() ? MatchTable::usualColumns() : chosen;
}

void fillColumnMenu(QMenu& menu, const QList<int>& wanted, const std::function<void(const QList<int>& wanted)>& choose)
{
    for (int column = 0; column < MatchListModel::ColumnCount; ++column) {
        QAction* action = menu.addAction(MatchListModel::titleOf(column));
        action->setCheckable(true);
        action->setChecked(wanted.contains(column));
        action->setEnabled(column != MatchListModel::SeatsColumn);
        QObject::connect(action, &QAction::toggled, &menu, [wanted, choose, column](bool on) {
            QList<int> now = wanted;
            now.removeAll(column);
            if (on)
                now << column;
            choose(now);
        });
    }
    menu.addSeparator();
    menu.addAction(MatchTable::tr("The usual columns"), &menu, [choose] { choose({}); });
}

} // namespace ui
