#pragma once

#include <QSortFilterProxyModel>

namespace ui {

/// The cards of one faction, or all of them, sorted by what is in the columns.
class CardTallyFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit CardTallyFilter(QObject* parent = nullptr);

    void setFaction(const QString& faction); ///< empty for all
    const QString& faction() const { return m_faction; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QString m_faction;
};

} // namespace ui
