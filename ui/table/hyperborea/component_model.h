#pragma once

#include "core/hyperborea/words/components.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace core {
class Game;
}

namespace ui {

/// What lies in the box of Hyperborea, in the language that is spoken.
class ComponentModel final : public QAbstractListModel {
    Q_OBJECT

public:
    ComponentModel(const core::Game& game, QObject* parent);

    const core::hyperborea::ComponentView& at(int row) const { return m_all[static_cast<std::size_t>(row)]; }
    /// The types there are, in the box's order, with the words for each.
    QList<std::pair<QString, QString>> types() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    const core::Game& m_game;
    std::vector<core::hyperborea::ComponentView> m_all;
};

/// Those of one type in which all words occur.
class ComponentFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    ComponentFilter(ComponentModel& model, QObject* parent);

    /// Empty for all of them.
    void setType(const QString& type);
    void setWords(const QString& words);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    ComponentModel& m_model;
    QString m_type;
    QStringList m_words;
};

} // namespace ui
