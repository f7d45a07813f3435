#pragma once

#include "core/game/game.h"

#include <QAbstractListModel>
#include <QColor>
#include <QStringList>

#include <vector>

namespace ui {

/// The factions to choose from, set by set: each set's heading is a row that cannot be chosen, its factions follow.
class FactionListModel final : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { NameRole = Qt::UserRole + 1, ThemeRole, ColourRole, EmblemRole, HeadingRole, ChosenRole };

    explicit FactionListModel(const std::vector<core::FactionInfo>& factions, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// Marks these factions as chosen, and only these.
    void setChosen(const QStringList& names);
    /// An invalid index for an unknown name.
    QModelIndex indexOf(const QString& name) const;
    QStringList names() const;

private:
    struct Row {
        bool heading = false;
        bool chosen = false;
        QString name; ///< of the set in a heading
        QString theme;
        QColor colour;
        QString emblem;
    };
    QString spoken(const Row& row) const;

    std::vector<Row> m_rows;
};

/// A set as people call it.
QString setLabel(const QString& set);

} // namespace ui
