#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace ui {

/// Keeps the matches of a state that hold every search word.
class MatchFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Show { All, Running, Finished };

    explicit MatchFilter(QObject* parent = nullptr);

    void setWords(const QString& words);
    void setShow(Show show);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    Show m_show = Show::All;
};

} // namespace ui
