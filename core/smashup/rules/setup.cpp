#include "core/smashup/rules/setup.h"

#include "core/language/house.h"
#include "core/smashup/cards/match_options.h"
#include "core/smashup/rules/frames.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/table/zones.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace core::smashup {

namespace {

using language::Saying;

Saying chooseAmong(const std::vector<std::string>& words)
{
    return say(Fault::ChooseAmong, { Saying::list(language::Between::Comma, { words.begin(), words.end() }) });
}

/// The bases that come with the sets of the match, or all of them.
std::vector<DefId> basesOf(const CardLibrary& library, const MatchSetup& setup, const std::set<std::string>& sets)
{
    const bool all = valueOf(setup, "bases") == "all";
    std::vector<DefId> bases;
    for (const FactionDef& faction : library.factions())
        if (all || sets.contains(faction.setName))
            bases.insert(bases.end(), faction.bases.begin(), faction.bases.end());
    return bases;
}

} // namespace

Problems checkSetup(const CardLibrary& library, const MatchSetup& setup)
{
    Problems problems;
    const auto fault = [&](std::string where, const Saying& what, const Saying& hint) {
        problems.push_back({ std::move(where), what, hint });
    };
    if (setup.seats.size() < 2 || setup.seats.size() > kMostSeats)
        fault("seats", say(Fault::SeatsOfSmashUp, { static_cast<int>(setup.seats.size()) }),
            say(Fault::AddOrRemoveSeats));
    for (const auto& [name, value] : setup.options) {
        const MatchOption* const known = matchOption(name);
        if (known == nullptr) {
            std::vector<std::string> names;
            for (const MatchOption& each : matchOptions())
                names.emplace_back(each.name);
            fault("options/" + name, say(Fault::NoMatchOption), chooseAmong(names));
        } else if (!known->offers(value)) {
            fault("options/" + name, say(Fault::UnknownValue, { value }), chooseAmong(known->valueNames()));
        }
    }
    std::set<std::string> taken;
    std::set<std::string> sets;
    int titans = 0;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        const std::vector<std::string>& factions = setup.seats[i].factions;
        const std::string where = say(House::SeatNumbered, { static_cast<int>(i) + 1 }).words();
        if (factions.size() != 2) {
            fault(where, say(Fault::PairIsTwo, { static_cast<int>(factions.size()) }), say(Fault::NameTwo));
            continue;
        }
        if (factions[0] == factions[1])
            fault(where, say(Fault::SameFactionTwice, { factions[0] }), say(Fault::ChooseTwo));
        for (const std::string& faction : factions) {
            if (library.faction(faction) == nullptr) {
                std::vector<std::string> names;
                for (const FactionDef& each : library.factions())
                    names.push_back(each.name);
                fault(where, say(Fault::UnknownFaction, { faction }), chooseAmong(names));
            } else if (factions[0] != factions[1] && !taken.insert(faction).second
                && valueOf(setup, "shared_factions") != "yes") {
                fault(where, say(Fault::TakenByOther, { faction }), say(Fault::ChooseOrShare));
            }
        }
    }
    for (const SeatSetup& seat : setup.seats)
        for (const std::string& name : seat.factions)
            if (const FactionDef* faction = library.faction(name); faction != nullptr) {
                sets.insert(faction->setName);
                titans += static_cast<int>(faction->titans.size());
            }
    int cards = 40 * static_cast<int>(setup.seats.size()) + titans;
    if (library.madness().has_value() && sets.contains(library.madness()->setName))
        cards += library.madness()->copies;
    if (library.monsters().has_value() && sets.contains(library.monsters()->setName))
        for (const std::optional<SupplyDef>* supply : { &library.monsters(), &library.treasures() })
            for (const DefId def : supply->has_value() ? (*supply)->cards : std::vector<DefId> {})
                cards += library.def(def).copies;
    if (cards > kMaxCards)
        fault("seats", say(Fault::TooManyCards, { cards, kMaxCards }), say(Fault::FewerSeatsOrSets));
    if (problems.empty()) {
        const auto bases = static_cast<int>(basesOf(library, setup, sets).size());
        const int places = static_cast<int>(setup.seats.size()) + 1;
        if (bases < places)
            fault("seats", say(Fault::TooFewBases, { bases, places }), say(Fault::MoreBases));
        if (bases > kMaxBases)
            fault("seats", say(Fault::TooManyBases, { bases, kMaxBases }), say(Fault::FewerBases));
    }
    return problems;
}

Options optionsOf(const CardLibrary& library, const MatchSetup& setup)
{
    Options options;
    options.responses = valueOf(setup, "responses") == "rounds" ? Responses::Rounds : Responses::InPlayFirst;
    options.mulligan = valueOf(setup, "mulligan") == "shuffle" ? Mulligan::Shuffle : Mulligan::Discard;
    options.madnessTie = valueOf(setup, "madness_tie") == "count" ? MadnessTie::Count : MadnessTie::PlayOn;
    options.idle = valueOf(setup, "idle") == "points" ? IdleEnd::Points : IdleEnd::Draw;
    const std::vector<Reading>& readings = library.readings();
    for (std::size_t i = 0; i < readings.size(); ++i)
        if (valueOf(setup, readings[i].option) == readings[i].value)
            options.readings = static_cast<std::uint8_t>(options.readings | 1U << i);
    return options;
}

State emptyTable(int seats, std::uint64_t seed)
{
    State s {};
    s.rng = Rng(seed);
    s.seats = static_cast<std::uint8_t>(seats);
    s.slots = static_cast<std::uint8_t>(seats + 1);
    return s;
}

CardId addCard(const Engine& e, DefId def, Seat owner)
{
    State& s = e.s;
    if (s.cardCount == kMaxCards)
        return kNoCard;
    const auto id = static_cast<CardId>(kFirstCard + s.cardCount++);
    CardInstance& card = s.at(id);
    card = CardInstance {};
    card.def = def;
    card.owner = owner;
    card.controller = owner;
    s.options.extras = s.options.extras || e.lib.def(def).home != Home::Owner;
    return id;
}

/// The base as the options of this match have it read.
static DefId asRead(const Engine& e, DefId base)
{
    const std::vector<Reading>& readings = e.lib.readings();
    for (std::size_t i = 0; i < readings.size(); ++i)
        if (readings[i].of == base && (e.s.options.readings & 1U << i) != 0)
            return readings[i].is;
    return base;
}

CardId addBase(const Engine& e, DefId def)
{
    State& s = e.s;
    if (s.baseCount == kMaxBases)
        return kNoCard;
    const CardId id = s.baseCount++;
    s.at(id) = CardInstance {};
    s.at(id).def = asRead(e, def);
    return id;
}

bool addMadness(Engine& e, int copies)
{
    e.s.options.madness = true;
    for (int i = 0; i < copies; ++i) {
        const CardId id = addCard(e, e.lib.madness()->card, Seat::None);
        if (id == kNoCard)
            return false;
        toMadnessDeck(e, id);
    }
    return true;
}

bool addSupplies(Engine& e)
{
    for (const std::optional<SupplyDef>* supply : { &e.lib.monsters(), &e.lib.treasures() })
        for (const DefId def : supply->has_value() ? (*supply)->cards : std::vector<DefId> {})
            for (int copy = 0; copy < e.lib.def(def).copies; ++copy) {
                const CardId id = addCard(e, def, Seat::None);
                if (id == kNoCard)
                    return false;
                toSupply(e, id);
            }
    shuffleSupplies(e);
    return true;
}

/// Before the first turn nobody could answer a monster, so that those of the first bases only lie there.
static void layMonsters(Engine& e)
{
    State& s = e.s;
    for (Slot slot = 0; slot < s.slots; ++slot)
        for (int left = e.def(s.slot[slot].base).monsters; left > 0 && s.monsters.head != kNoCard; --left)
            toBase(e, s.monsters.head, slot, Seat::None);
}

State deal(const CardLibrary& library, const MatchSetup& setup)
{
    State s = emptyTable(static_cast<int>(setup.seats.size()), setup.seed);
    s.options = optionsOf(library, setup);
    Engine e { s, library };
    std::set<std::string> sets;
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        for (const std::string& name : setup.seats[i].factions) {
            const FactionDef& faction = *library.faction(name);
            sets.insert(faction.setName);
            for (const DefId def : faction.cards)
                for (int copy = 0; copy < library.def(def).copies; ++copy)
                    toDeckBottom(e, addCard(e, def, seatAt(static_cast<int>(i))), 0);
            for (const DefId def : faction.titans)
                toDiscard(e, addCard(e, def, seatAt(static_cast<int>(i)))); // that is, beside the deck
        }
    }
    if (library.madness().has_value() && sets.contains(library.madness()->setName))
        addMadness(e, library.madness()->copies);
    if (library.monsters().has_value() && sets.contains(library.monsters()->setName))
        addSupplies(e);
    for (const DefId def : basesOf(library, setup, sets))
        baseToDeck(e, addBase(e, def));
    shuffleBaseDeck(e);
    for (int i = 0; i < s.seats; ++i) {
        shuffleDeck(e, seatAt(i));
        for (int card = 0; card < kOpeningHand; ++card)
            draw(e, seatAt(i));
    }
    for (Slot slot = 0; slot < s.slots; ++slot)
        baseToSlot(e, topBase(e), slot);
    layMonsters(e);
    pushFrame(s, FrameKind::Setup, Seat::First);
    s.disclosures = 0;
    advance(e);
    return s;
}

} // namespace core::smashup
