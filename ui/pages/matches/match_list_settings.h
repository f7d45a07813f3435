#pragma once

#include <QList>

namespace ui {

/// What the page of matches keeps between runs. The program's settings implement it.
class MatchListSettings {
public:
    virtual ~MatchListSettings() = default;
    /// By number of MatchListModel::Column; empty while nobody has chosen.
    virtual QList<int> matchColumns() const = 0;
    virtual void setMatchColumns(const QList<int>& columns) = 0;
    /// Whether a match is analysed by itself as soon as it is over.
    virtual bool analysesByItself() const = 0;
    virtual void setAnalysesByItself(bool on) = 0;
};

} // namespace ui
