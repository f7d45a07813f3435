#pragma once

#include "core/game/card_info.h"

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace ui {

/// A card of a game as it is printed.
struct Print {
    core::CardInfo card;
    QString set {}; ///< said with its name, where others of its printings are there too

    QString title() const;
};

/// Some of them, in a list.
class PrintModel final : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;

    void replaceAll(std::vector<Print> prints);
    const Print& print(int row) const { return m_prints[static_cast<std::size_t>(row)]; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

private:
    std::vector<Print> m_prints;
};

} // namespace ui
