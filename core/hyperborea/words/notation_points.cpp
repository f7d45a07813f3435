#include "core/hyperborea/table/events.h"
#include "core/hyperborea/table/query.h"
#include "core/hyperborea/words/notation.h"
#include "core/hyperborea/words/notation_names.h"

#include <array>

// What charts, accounts and statistics are told: from what points are counted, and what became of cards.

namespace core::hyperborea {

namespace {

struct PartWords {
    Say name;
    int Points::*points;
};

constexpr std::array kParts {
    PartWords { Say::PartGems, &Points::gems },
    PartWords { Say::PartGhosts, &Points::ghosts },
    PartWords { Say::PartTrophies, &Points::trophies },
    PartWords { Say::PartCubes, &Points::cubes },
    PartWords { Say::PartObjectives, &Points::objectives },
    PartWords { Say::PartTechnologies, &Points::technologies },
    PartWords { Say::PartControl, &Points::control },
};

/// Race tiles are numbered behind the sets, as cards that seats have.
std::uint8_t numberOf(RaceTileId tile)
{
    return static_cast<std::uint8_t>(kMaxSets + tile);
}

} // namespace

std::vector<Mark> HyperboreaNotation::scoreParts(const Match& match) const
{
    const HyperboreaMatch& m = asHyperborea(match);
    const PerSeat<Points> all = pointsOfAll(m.state(), m.library());
    std::vector<Mark> parts;
    for (const PartWords& each : kParts) {
        Mark part { say(each.name).words(), {} };
        for (std::size_t i = 0; i < static_cast<std::size_t>(m.seatCount()); ++i)
            part.points[i] = static_cast<std::int16_t>(all[i].*each.points);
        parts.push_back(std::move(part));
    }
    return parts;
}

/// A technology or a race tile of a seat: it is taken, and played whenever it works.
std::optional<CardStep> HyperboreaNotation::cardStep(const Match& match, const Event& event) const
{
    const Library& lib = asHyperborea(match).library();
    const auto technology = [&](CardStep::What what) -> std::optional<CardStep> {
        if (isBase(event.card))
            return std::nullopt; // everybody has those
        const Technology& card = lib.technology(cardOf(event.card));
        return CardStep { { event.card, event.seat, card.name }, what, false, lib.titleOfDeck(card.deck) };
    };
    const auto raceTile = [&](CardStep::What what) {
        const RaceTile& tile = lib.raceTile(event.other);
        return CardStep { { numberOf(event.other), event.seat, tile.name }, what, false, lib.realm(tile.realm).name };
    };
    switch (static_cast<EventKind>(event.kind)) {
    case EventKind::TookTechnology:
        return technology(CardStep::What::Acquired);
    case EventKind::Activated:
        return technology(CardStep::What::Played);
    case EventKind::ChoseTile:
        return raceTile(CardStep::What::Acquired);
    case EventKind::UsedPower:
        return raceTile(CardStep::What::Played);
    default:
        return std::nullopt;
    }
}

} // namespace core::hyperborea
