#pragma once

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

/// The looks of a game's factions by name; a neutral one for a name that is unknown.
class FactionLooks {
public:
    FactionLooks() = default;
    explicit FactionLooks(const core::Game& game);

    void add(const QString& faction, const FactionLook& look) { m_looks.insert(faction, look); }
    FactionLook of(const std::string& faction) const { return m_looks.value(QString::fromStdString(faction)); }

private:
    QHash<QString, FactionLook> m_looks;
};

} // namespace ui
