#pragma once

#include "ui/table/card_of_match.h"
#include "ui/table/table_surface.h"

#include <memory>
#include <optional>
#include <vector>

namespace core {
class Game;
struct FactionInfo;
struct MatchRecord;
}

namespace ui {

class Gallery;
class MatchTerms;
class MiniTable;
class Primer;

// The one list of tables, and of what each game shows beside its table.

/// The surface for a game's matches. Null for a game without a table.
TableSurface* makeTable(const core::Game& game, TableSurface::Use use, QWidget* parent = nullptr);

/// Null for a game without one.
MiniTable* makeMiniTable(const core::Game& game, QWidget* parent = nullptr);

/// The factions of a game's cards as they look, also of a game to which nobody brings any.
std::vector<core::FactionInfo> factionLooks(const core::Game& game);

/// Null for a game whose options all stand alone.
std::unique_ptr<MatchTerms> makeMatchTerms(const core::Game& game);

/// The page of a game's cards. Null for a game without one.
Gallery* makeGallery(const core::Game& game, QWidget* parent = nullptr);

/// Null for a game without one.
std::unique_ptr<Primer> makePrimer(const core::Game& game);

/// Found by playing the record again. Nothing where nobody won, where no card was worth so much, and for a game that
/// has no such account.
std::optional<CardOfMatch> cardOfMatch(const core::Game& game, const core::MatchRecord& record);

} // namespace ui
