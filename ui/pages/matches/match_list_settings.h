#pragma once

#include <QList>

namespace ui {

/// What the list of matches keeps between runs. The program's settings implement it.
class MatchListSettings {
public:
    virtual ~MatchListSettings() = default;
    /// By number of MatchListModel::Column; empty while nobody has chosen.
    virtual QList<int> matchColumns() const = 0;
    virtual void setMatchColumns(const QList<int>& columns) = 0;
};

} // namespace ui
