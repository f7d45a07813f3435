#include "ui/widgets/faction_faces.h"

#include "core/game/game.h"

namespace ui {

FactionFaces::FactionFaces(const core::Game& game)
{
    for (const core::FactionInfo& faction : game.factions()) {
        const QString name = QString::fromStdString(faction.name);
        m_faces.insert(
            name, { name, QString::fromStdString(faction.emblem), QColor(QString::fromStdString(faction.colour)) });
        m_sets[QString::fromStdString(faction.set)] << name;
    }
}

FactionFace FactionFaces::of(const QString& name) const
{
    FactionFace face = m_faces.value(name);
    face.name = name;
    return face;
}

} // namespace ui
