#pragma once

#include <QColor>
#include <QHash>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <memory>
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

/// The factions or roles of a game by name, those that players write as they are offered at the moment. A neutral face
/// for a name that is unknown: records may be older than the cards. One that was offered keeps its face, for its
/// matches do.
class FactionFaces {
public:
    FactionFaces() = default;
    /// `game` must outlive it and its copies.
    explicit FactionFaces(const core::Game& game);

    FactionFace of(const QString& name) const;
    bool knows(const QString& name) const;
    FactionFace of(const std::string& name) const { return of(QString::fromStdString(name)); }
    /// Those of one printing, in the game's order.
    QStringList namesIn(const QString& set) const;

private:
    struct Known {
        const core::Game* game = nullptr;
        std::uint64_t revision = 0; ///< of what players wrote, when it was read
        QHash<QString, FactionFace> faces;
        QHash<QString, QStringList> sets;
    };
    const Known& now() const;
    static void read(Known& known);

    std::shared_ptr<Known> m_known;
};

} // namespace ui
