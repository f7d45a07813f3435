#include "core/json/remedy.h"
#include "core/starrealms/rules/boss.h"
#include "core/starrealms/rules/setup.h"
#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/scenario/builder.h"
#include "core/starrealms/table/reach.h"
#include "core/starrealms/table/zones.h"

#include <algorithm>

namespace core::starrealms {

namespace {

constexpr int kMostPool = 999;

int numberOr(const JsonReader& object, const char* key, int lowest, int highest, int fallback)
{
    return object.has(key) ? static_cast<int>(object.child(key).asInteger(lowest, highest)) : fallback;
}

language::Saying nearestCard(const CardLibrary& library, const std::string& said)
{
    std::vector<std::string_view> known;
    for (std::size_t def = 0; def < library.size(); ++def)
        known.push_back(library.def(static_cast<DefId>(def)).name);
    return remedyFor(said, known);
}

} // namespace

DefId PositionBuilder::cardOf(const JsonReader& name)
{
    const std::string said = name.asText();
    const DefId def = m_library->find(said);
    if (def == kNoDef)
        name.fault(say(Fault::UnknownCard, { said }), nearestCard(*m_library, said));
    return def;
}

std::vector<DefId> PositionBuilder::cardsIn(const JsonReader& object, const char* key)
{
    std::vector<DefId> defs;
    if (object.has(key))
        object.child(key).eachItem(0, kMaxCards, [&](const JsonReader& name) {
            if (const DefId def = cardOf(name); def != kNoDef)
                defs.push_back(def);
        });
    return defs;
}

CardId PositionBuilder::newCard(DefId def, Seat owner)
{
    if (m_state.cardCount == kMaxCards) {
        if (sound())
            m_scenario.fault(say(Fault::TooManyInMatch, { static_cast<int>(kMaxCards) }));
        return kNoCard;
    }
    ++m_placed[def];
    return addCard(m_state, def, owner);
}

void PositionBuilder::readCards()
{
    int place = 0;
    m_scenario.child("seats").eachItem(
        fewestSeats(), kMaxSeats, [&](const JsonReader& seat) { readSeatCards(seat, seatAt(place++)); });
    readShared();
}

void PositionBuilder::readNumbers(const JsonReader& seat, Seat which)
{
    SeatState& of = m_state.of(which);
    SeatState& score = m_state.of(scoreOf(m_state, which));
    const bool out = m_state.isOut(which);
    if (seat.has("authority") && rulesOf(m_format).sharedScore) {
        const SeatMask side = sideOf(m_state, which);
        if ((m_scored & side) != 0)
            seat.child("authority").fault(say(Fault::OneScore));
        m_scored |= side;
    }
    score.authority
        = static_cast<std::int16_t>(numberOr(seat, "authority", out ? 0 : 1, kMostPool, out ? 0 : score.authority));
    of.trade = static_cast<std::int16_t>(numberOr(seat, "trade", 0, kMostPool, 0));
    of.combat = static_cast<std::int16_t>(numberOr(seat, "combat", 0, kMostPool, 0));
    of.scraps = static_cast<std::uint8_t>(numberOr(seat, "scrapped", 0, 200, 0));
    const bool hasTurn = contains(m_state.onTurn, which) && !setsUp();
    for (const char* const key : { "trade", "combat", "scrapped" })
        if (!hasTurn && numberOr(seat, key, 0, kMostPool, 0) > 0)
            seat.child(key).fault(say(Fault::OfThisTurn));
    of.owes = static_cast<std::uint8_t>(numberOr(seat, "owes", 0, 200, 0));
}

void PositionBuilder::readSeatCards(const JsonReader& seat, Seat which)
{
    readNumbers(seat, which);
    if (m_state.isOut(which) || setsUp())
        for (const char* key : { "hand", "discard", "in_play" })
            if (seat.has(key)) {
                if (setsUp())
                    seat.child(key).fault(say(Fault::NotInSetup));
                else
                    seat.child(key).eachItem(0, 0, [](const JsonReader&) {});
            }
    if (!sound())
        return;
    for (const DefId def : cardsIn(seat, "deck"))
        if (const CardId card = newCard(def, which); card != kNoCard)
            toDeckBottom(m_engine, card, which);
    if (setsUp() && !seat.has("deck"))
        addStartingDeck(m_engine, which);
    for (const DefId def : cardsIn(seat, "hand"))
        if (const CardId card = newCard(def, which); card != kNoCard)
            toHand(m_engine, card, which);
    for (const DefId def : cardsIn(seat, "discard"))
        if (const CardId card = newCard(def, which); card != kNoCard)
            toDiscard(m_engine, card, which);
    if (seat.has("in_play"))
        seat.child("in_play").eachItem(0, kMaxCards, [&](const JsonReader& item) { readInPlay(item, which); });
}

void PositionBuilder::readInPlay(const JsonReader& item, Seat which)
{
    if (item.isObject())
        item.only({ "card", "id", "used", "played" });
    const JsonReader name = item.isObject() ? item.child("card") : item;
    const DefId def = cardOf(name);
    if (def == kNoDef)
        return;
    const Facts& facts = m_library->facts(def);
    if (facts.isShip() && !contains(m_state.onTurn, which)) {
        name.fault(say(Fault::ShipsOffTurn));
        return;
    }
    const CardId card = newCard(def, which);
    if (card == kNoCard)
        return;
    if (item.has("played")) {
        const bool now = item.child("played").asBoolean();
        if (facts.isShip() ? !now : now && !contains(m_state.onTurn, which))
            item.child("played").fault(say(Fault::PlayedOnTurn));
    }
    toInPlay(m_engine, card, which);
    const bool played = facts.isShip() || (item.has("played") && item.child("played").asBoolean());
    SeatState& of = m_state.of(which);
    if (facts.isShip())
        of.shipsPlayed.add(def);
    if (played && facts.faction == Faction::Blob)
        ++of.blobs;
    if (item.has("id")) {
        const std::string id = item.text("id");
        if (!m_ids.emplace(id, card).second)
            item.child("id").fault(say(Fault::IdTwice, { id }));
    }
    if (item.has("used"))
        item.child("used").eachItem(0, kUsedSlots, [&](const JsonReader& word) {
            const std::string ability = word.asText();
            if (!contains(m_state.onTurn, which))
                word.fault(say(Fault::OfThisTurn));
            const Slot slot = ability == "primary" ? Slot::Primary
                : ability == "ally"                ? Slot::Ally
                : ability == "double-ally"         ? Slot::DoubleAlly
                                                   : Slot::ShipPlayed;
            if (slot == Slot::ShipPlayed || !facts.has(slot) || (slot == Slot::Primary && facts.isShip()))
                word.fault(say(Fault::NotUsable, { m_library->def(def).name }));
            else
                m_state.at(card).used |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(slot));
        });
}

void PositionBuilder::readShared()
{
    std::size_t slot = 0;
    const std::vector<DefId> row = cardsIn(m_scenario, "row");
    if (row.size() > kRowSlots)
        m_scenario.child("row").eachItem(0, kRowSlots, [](const JsonReader&) {});
    if (!sound())
        return;
    for (const DefId def : row)
        if (const CardId card = newCard(def, Seat::None); card != kNoCard)
            toRow(m_engine, card, slot++);
    for (const DefId def : cardsIn(m_scenario, "scrap_heap"))
        if (const CardId card = newCard(def, Seat::None); card != kNoCard)
            toHeap(m_engine, card);
    const int explorers
        = numberOr(m_scenario, "explorers", 0, static_cast<int>(kMaxCards), m_library->explorersOf(m_setup.set));
    for (int i = 0; i < explorers; ++i)
        if (const CardId card = newCard(m_library->explorer(), Seat::None); card != kNoCard)
            toExplorers(m_engine, card);
    for (const DefId def : cardsIn(m_scenario, "trade_deck"))
        if (const CardId card = newCard(def, Seat::None); card != kNoCard)
            toTradeDeckBottom(m_engine, card);
    if (m_state.hasBoss())
        readBoss();
    if (!sound())
        return;
    if (!m_scenario.has("trade_deck_only") || !m_scenario.child("trade_deck_only").asBoolean())
        fillTradeDeck();
    if (!setsUp())
        fillRow(m_engine);
}

void PositionBuilder::bossCards(const JsonReader& boss, const char* key, Zone zone)
{
    for (const DefId def : cardsIn(boss, key))
        if (const CardId card = newCard(def, kBoss); card != kNoCard)
            toBoss(m_engine, card, zone);
}

void PositionBuilder::bossCards(std::span<const std::string_view> names, Zone zone)
{
    for (const std::string_view name : names)
        if (const DefId def = m_library->find(name); def != kNoDef)
            if (const CardId card = newCard(def, kBoss); card != kNoCard)
                toBoss(m_engine, card, zone);
}

/// Cards face down before the boss: of the set, and standing nowhere else while there are such.
void PositionBuilder::bossPile(int count)
{
    std::map<DefId, int> placed = m_placed;
    std::vector<DefId> rest;
    const std::vector<DefId> all = m_library->tradeDeckOf(m_setup.set);
    for (const DefId def : all)
        if (placed[def]-- <= 0)
            rest.push_back(def);
    m_state.rng.shuffle(rest);
    for (int i = 0; i < count; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (const CardId card = newCard(at < rest.size() ? rest[at] : all[at % all.size()], kBoss); card != kNoCard)
            toBoss(m_engine, card, Zone::BossPile);
    }
}

/// What the boss has; what is left out is as the challenge sets it up.
void PositionBuilder::readBoss()
{
    setUpBoss(m_engine);
    BossState& of = m_state.boss;
    const ChallengeRules& rules = rulesOf(of.challenge);
    const JsonReader boss = m_scenario.child("boss");
    of.authority = static_cast<std::int16_t>(numberOr(boss, "authority", 1, kMostPool, of.authority));
    of.count = static_cast<std::uint8_t>(numberOr(boss, "count", 0, 200, of.count));
    of.grace = static_cast<std::uint8_t>(numberOr(boss, "grace", 0, 200, setsUp() ? graceOf(m_state) : 0));
    of.mulligan = !boss.has("mulligan") || boss.child("mulligan").asBoolean() ? 1 : 0;
    const bool deals = setsUp() || !rules.pileForEach || m_state.seats == 1; // begin() does, where cards lie before it
    if (boss.has("pile") || !deals)
        bossPile(numberOr(boss, "pile", 0, 100, m_state.seats));
    if (of.challenge == Challenge::BlobAssault) {
        if (!boss.has("deck"))
            bossCards(kBlobDeck, Zone::BossDeck);
        if (!boss.has("discard"))
            bossCards(kBlobDiscard, Zone::BossDiscard);
    }
    bossCards(boss, "deck", Zone::BossDeck);
    bossCards(boss, "discard", Zone::BossDiscard);
    bossCards(boss, "in_play", Zone::BossInPlay);
    if (!boss.has("tentacles"))
        return;
    boss.child("tentacles").eachMember([&](const std::string& name, const JsonReader& cards) {
        std::vector<std::string_view> known;
        for (std::size_t i = 1; i < kFactions; ++i)
            known.push_back(nameOf(static_cast<Faction>(i)));
        if (std::find(known.begin(), known.end(), name) == known.end())
            return cards.fault(say(Fault::NoTentacle, { name }), remedyFor(name, known));
        cards.eachItem(0, kMaxCards, [&](const JsonReader& each) {
            const DefId def = cardOf(each);
            if (def == kNoDef)
                return;
            const Faction faction = m_library->facts(def).faction;
            if (faction == Faction::None || nameOf(faction) != name)
                each.fault(say(Fault::NotOfTentacle, { m_library->def(def).name }));
            else if (const CardId card = newCard(def, kBoss); card != kNoCard)
                toBoss(m_engine, card, tentacleOf(faction));
        });
    });
}

/// The cards of the set that stand nowhere else, in an order by the seed.
void PositionBuilder::fillTradeDeck()
{
    std::vector<DefId> rest;
    for (const DefId def : m_library->tradeDeckOf(m_setup.set))
        if (m_placed[def]-- <= 0 && !takesOut(m_state.boss, m_library->facts(def)))
            rest.push_back(def);
    m_state.rng.shuffle(rest);
    for (const DefId def : rest)
        if (const CardId card = newCard(def, Seat::None); card != kNoCard)
            toTradeDeckBottom(m_engine, card);
}

} // namespace core::starrealms
