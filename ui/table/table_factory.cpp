#include "ui/table/table_factory.h"

#include "core/game/game.h"
#include "ui/table/hyperborea/hyperborea_gallery.h"
#include "ui/table/hyperborea/hyperborea_mini_table.h"
#include "ui/table/hyperborea/hyperborea_primer.h"
#include "ui/table/hyperborea/hyperborea_table.h"
#include "ui/table/hyperborea/hyperborea_terms.h"
#include "ui/table/smashup/smash_up_credits.h"
#include "ui/table/smashup/smash_up_mini_table.h"
#include "ui/table/smashup/smash_up_primer.h"
#include "ui/table/smashup/smash_up_table.h"
#include "ui/table/starrealms/gallery/star_realms_gallery.h"
#include "ui/table/starrealms/realm_faces.h"
#include "ui/table/starrealms/star_realms_mini_table.h"
#include "ui/table/starrealms/star_realms_primer.h"
#include "ui/table/starrealms/star_realms_table.h"
#include "ui/table/starrealms/star_realms_terms.h"

namespace ui {

namespace {

bool isSmashUp(const core::Game& game)
{
    return game.id() == "smashup";
}

bool isStarRealms(const core::Game& game)
{
    return game.id() == "starrealms";
}

bool isHyperborea(const core::Game& game)
{
    return game.id() == "hyperborea";
}

} // namespace

TableSurface* makeTable(const core::Game& game, TableSurface::Use use, QWidget* parent)
{
    if (isSmashUp(game))
        return new SmashUpTable(FactionLooks(game), use, parent);
    if (isHyperborea(game))
        return new HyperboreaTable(use, parent);
    return isStarRealms(game) ? new StarRealmsTable(game, use, parent) : nullptr;
}

MiniTable* makeMiniTable(const core::Game& game, QWidget* parent)
{
    if (isStarRealms(game))
        return new StarRealmsMiniTable(game, parent);
    if (isHyperborea(game))
        return new HyperboreaMiniTable(parent);
    return isSmashUp(game) ? new SmashUpMiniTable(game, parent) : nullptr;
}

std::vector<core::FactionInfo> factionLooks(const core::Game& game)
{
    return isStarRealms(game) ? realmFactions(game) : game.factions();
}

std::unique_ptr<MatchTerms> makeMatchTerms(const core::Game& game)
{
    if (isHyperborea(game))
        return std::make_unique<HyperboreaTerms>();
    return isStarRealms(game) ? std::make_unique<StarRealmsTerms>() : nullptr;
}

Gallery* makeGallery(const core::Game& game, QWidget* parent)
{
    if (isHyperborea(game))
        return new HyperboreaGallery(game, parent);
    return isStarRealms(game) ? new StarRealmsGallery(game, parent) : nullptr;
}

std::unique_ptr<Primer> makePrimer(const core::Game& game)
{
    if (isHyperborea(game))
        return std::make_unique<HyperboreaPrimer>(game);
    if (isStarRealms(game))
        return std::make_unique<StarRealmsPrimer>(game);
    return isSmashUp(game) ? std::make_unique<SmashUpPrimer>(game) : nullptr;
}

std::optional<CardOfMatch> cardOfMatch(const core::Game& game, const core::MatchRecord& record)
{
    return isSmashUp(game) ? smashUpCardOfMatch(game, record) : std::nullopt;
}

} // namespace ui
