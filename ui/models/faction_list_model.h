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

    explicit FactionListModel(QObject* parent = nullptr);

    /// Lists these, which are of `sets`, and none of them chosen.
    void replaceAll(const std::vector<core::FactionInfo>& factions, const std::vector<core::SetInfo>& sets);

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
        QString name; ///< in a heading, its words
        QString theme;
        QColor colour;
        QString emblem;
    };
    QString spoken(const Row& row) const;

    std::vector<Row> m_rows;
};

} // namespace ui
