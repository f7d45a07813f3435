#include "ui/widgets/faction_faces.h"

#include "core/game/game.h"
#include "core/game/own_factions.h"

namespace ui {

FactionFaces::FactionFaces(const core::Game& game)
    : m_known(std::make_shared<Known>())
{
    m_known->game = &game;
    read(*m_known);
}

void FactionFaces::read(Known& known)
{
    if (const core::OwnFactions* own = known.game->own())
        known.revision = own->revision(); // first: what is offered meanwhile is read again
    known.sets.clear();
    for (const core::FactionInfo& faction : known.game->factions()) {
        const QString name = QString::fromStdString(faction.name);
        known.faces.insert(
            name, { name, QString::fromStdString(faction.emblem), QColor(QString::fromStdString(faction.colour)) });
        known.sets[QString::fromStdString(faction.set)] << name;
    }
    for (const core::Roles::Role& role : known.game->roles().each) {
        const QString name = QString::fromStdString(role.name);
        known.faces.insert(
            name, { name, QString::fromStdString(role.emblem), QColor(QString::fromStdString(role.colour)) });
    }
}

const FactionFaces::Known& FactionFaces::now() const
{
    static const Known kNone;
    if (m_known == nullptr)
        return kNone;
    if (const core::OwnFactions* own = m_known->game->own(); own != nullptr && own->revision() != m_known->revision)
        read(*m_known);
    return *m_known;
}

FactionFace FactionFaces::of(const QString& name) const
{
    FactionFace face = now().faces.value(name);
    face.name = name;
    return face;
}

bool FactionFaces::knows(const QString& name) const
{
    return now().faces.contains(name);
}

QStringList FactionFaces::namesIn(const QString& set) const
{
    return now().sets.value(set);
}

} // namespace ui
