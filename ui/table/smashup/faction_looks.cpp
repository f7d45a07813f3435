#include "ui/table/smashup/faction_looks.h"

namespace ui {

FactionLooks::FactionLooks(const core::Game& game)
    : m_faces(game)
{
}

FactionLook FactionLooks::of(const std::string& faction) const
{
    const QString name = QString::fromStdString(faction);
    if (const auto added = m_added.constFind(name); added != m_added.constEnd())
        return *added;
    const FactionFace face = m_faces.of(name);
    return { face.colour, face.emblem };
}

} // namespace ui
