#include "ui/table/smashup/faction_looks.h"

#include "core/game/game.h"

namespace ui {

FactionLooks::FactionLooks(const core::Game& game)
{
    for (const core::FactionInfo& faction : game.factions())
        add(QString::fromStdString(faction.name),
            { QColor(QString::fromStdString(faction.colour)), QString::fromStdString(faction.emblem) });
}

} // namespace ui
