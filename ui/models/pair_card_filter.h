#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace ui {

/// Keeps the cards that bear every search word and are of a kind that is asked for.
class PairCardFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PairCardFilter(QObject* parent = nullptr);

    /// Words apart by blanks; a card must hold each of them somewhere.
    void setWords(const QString& words);
    /// Neither or both asked for shows both kinds.
    void setKinds(bool minions, bool actions);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    bool m_minions = false;
    bool m_actions = false;
};

} // namespace ui
