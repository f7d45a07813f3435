#pragma once

#include "ui/widgets/faction_faces.h"

#include <QColor>
#include <QHash>
#include <QString>

#include <string>

namespace core {
class Game;
}

namespace ui {

/// How a faction looks on cards and chips.
struct FactionLook {
    QColor colour { 0x5A, 0x62, 0x78 };
    QString emblem;
};

/// The looks of a game's factions by name, as FactionFaces has them at the moment; a neutral one for a name that is
/// unknown.
class FactionLooks {
public:
    FactionLooks() = default;
    explicit FactionLooks(const core::Game& game);

    /// One that no game has.
    void add(const QString& faction, const FactionLook& look) { m_added.insert(faction, look); }
    FactionLook of(const std::string& faction) const;

private:
    FactionFaces m_faces;
    QHash<QString, FactionLook> m_added;
};

} // namespace ui
