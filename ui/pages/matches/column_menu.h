#pragma once

#include <QList>

#include <functional>

class QMenu;

namespace ui {

class MatchListSettings;

/// The columns that the list of matches has, chosen or usual.
QList<int> columnsOf(const MatchListSettings& settings);
/// An entry for each column, and one for the usual ones. `choose` gets all that are wanted then, and nothing where they
/// are the usual ones.
void fillColumnMenu(QMenu& menu, const QList<int>& wanted, const std::function<void(const QList<int>& wanted)>& choose);

} // namespace ui
