#pragma once

#include "core/game/game.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ui {

/// A pair on paper: a PDF of A4 pages with its figures, every card of its factions once, with how many there are, and
/// their bases.
QByteArray pairSheet(const core::Game& game, const QString& title, const QString& set, const QStringList& factions);

} // namespace ui
