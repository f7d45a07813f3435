#pragma once

#include <QColor>
#include <QHash>
#include <QString>
#include <QStringList>

#include <string>

namespace core {
class Game;
}

namespace ui {

/// What stands for a faction wherever one is pointed at.
struct FactionFace {
    QString name;
    QString emblem;
    QColor colour { 0x5A, 0x62, 0x78 };
};

/// The factions of a game by name. A neutral face for a name that is unknown: records may be older than the cards.
class FactionFaces {
public:
    FactionFaces() = default;
    explicit FactionFaces(const core::Game& game);

    FactionFace of(const QString& name) const;
    FactionFace of(const std::string& name) const { return of(QString::fromStdString(name)); }
    /// Those of one printing, in the game's order.
    QStringList namesIn(const QString& set) const { return m_sets.value(set); }

private:
    QHash<QString, FactionFace> m_faces;
    QHash<QString, QStringList> m_sets;
};

} // namespace ui
