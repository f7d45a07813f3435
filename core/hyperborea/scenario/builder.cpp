#include "core/hyperborea/cards/match_options.h"
#include "core/hyperborea/rules/frames.h"
#include "core/hyperborea/rules/setup.h"
#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/scenario/position.h"
#include "core/hyperborea/table/query.h"
#include "core/json/remedy.h"

#include <algorithm>

// A position, as tests/scenarios/hyperborea/README.md describes it.

namespace core::hyperborea {

namespace {

constexpr int kMostOf = 99;

class Builder {
public:
    Builder(const std::shared_ptr<const Library>& library, const JsonReader& scenario, Problems& problems)
        : m_library(library)
        , m_scenario(scenario)
        , m_problems(problems)
        , m_before(problems.size())
    {
    }

    std::unique_ptr<HyperboreaMatch> build()
    {
        m_scenario.only({ "id", "note", "game", "options", "seed", "seats", "map", "open", "reserve", "pool", "fired",
            "turn", "phase", "called_by", "steps" });
        readHead();
        if (!sound())
            return nullptr;
        m_s = emptyTable(*m_library, m_setup);
        Prompt unused;
        Engine e { m_s, *m_library, nullptr, unused };
        layMap(e);
        eachMemberOf("map", [&](const std::string& name, const JsonReader& hex) { readHex(name, hex); });
        m_scenario.child("seats").eachItem(2, kMaxSeats, [&, i = 0](const JsonReader& seat) mutable {
            if (i < m_s.seats)
                readSeat(seat, i++);
        });
        countMiniatures();
        readShared();
        if (!sound())
            return nullptr;
        auto info = std::make_shared<MatchInfo>();
        info->library = m_library;
        info->seats = m_setup.seats;
        return std::make_unique<HyperboreaMatch>(std::move(info), m_s);
    }

private:
    bool sound() const { return m_problems.size() == m_before; }

    template <typename Read>
    void eachMemberOf(const char* key, Read read)
    {
        if (m_scenario.has(key))
            m_scenario.child(key).eachMember(read);
    }

    void readHead()
    {
        m_setup.seed = m_scenario.has("seed") ? m_scenario.child("seed").asUnsigned() : 1;
        m_scenario.child("seats").eachItem(2, kMaxSeats, [&](const JsonReader& seat) {
            SeatSetup setup { seat.text("name"), {} };
            for (const SeatSetup& other : m_setup.seats)
                if (other.name == setup.name)
                    seat.child("name").fault(say(Fault::NamedTwice, { setup.name }));
            if (seat.has("realm"))
                setup.factions.push_back(seat.text("realm"));
            m_setup.seats.push_back(std::move(setup));
        });
        eachMemberOf("options",
            [&](const std::string& name, const JsonReader& value) { m_setup.options[name] = value.asText(); });
        if (!sound())
            return;
        const Problems faults = checkSetup(*m_library, m_setup);
        m_problems.insert(m_problems.end(), faults.begin(), faults.end());
    }

    std::uint8_t number(const JsonReader& value, int most = kMostOf)
    {
        return static_cast<std::uint8_t>(value.asInteger(0, most));
    }

    int seatOf(const JsonReader& value) { return seatNamed(value.asText(), value); }
    int seatNamed(const std::string& name, const JsonReader& at)
    {
        for (std::size_t i = 0; i < m_setup.seats.size(); ++i)
            if (m_setup.seats[i].name == name)
                return static_cast<int>(i);
        std::vector<std::string_view> names;
        for (const SeatSetup& seat : m_setup.seats)
            names.push_back(seat.name);
        at.fault(say(Fault::NoSuchSeat, { name }), remedyFor(name, names));
        return 0;
    }

    template <typename Words>
    std::uint8_t wordOf(const std::string& word, const Words& words, const JsonReader& at)
    {
        const auto found = std::find(words.begin(), words.end(), word);
        if (found != words.end())
            return static_cast<std::uint8_t>(found - words.begin());
        at.fault(say(Fault::UnknownName, { word }), remedyFor(word, { words.begin(), words.end() }));
        return 0;
    }

    /// The place of that name in a list, or kNone, which is a fault.
    template <typename List, typename NameOf>
    std::uint8_t placeOf(const std::string& name, const List& list, NameOf nameOf, const JsonReader& at)
    {
        std::vector<std::string_view> names;
        for (const auto& each : list) {
            if (nameOf(each) == name)
                return static_cast<std::uint8_t>(names.size());
            names.push_back(nameOf(each));
        }
        at.fault(say(Fault::UnknownName, { name }), remedyFor(name, names));
        return kNone;
    }

    SetId setOf(const std::string& name, const JsonReader& at)
    {
        const SetId set = m_library->setNamed(name);
        if (set != kNone)
            return set;
        std::vector<std::string> names;
        for (std::size_t each = 0; each < kBaseSets + m_library->technologies().size(); ++each)
            names.push_back(m_library->nameOfSet(static_cast<SetId>(each)));
        at.fault(say(Fault::UnknownName, { name }), remedyFor(name, { names.begin(), names.end() }));
        return SetId { 0 };
    }

    /// A technology lies in one place.
    bool takeCard(SetId set, const JsonReader& at)
    {
        std::uint64_t taken = 0;
        for (const SeatState& seat : m_s.seat)
            taken |= seat.owned;
        for (const auto& deck : m_s.open)
            for (const CardId card : deck)
                taken |= card == kNone ? 0 : bitOfCard(card);
        if (!isBase(set) && (taken & bitOfCard(cardOf(set))) == 0)
            return true;
        at.fault(isBase(set) ? say(Fault::IsOfEveryBoard, { m_library->nameOfSet(set) })
                             : say(Fault::NamedTwice, { m_library->nameOfSet(set) }));
        return false;
    }

    /// Out of the general reserve.
    void takeCubes(std::size_t colour, int count, const JsonReader& at)
    {
        if (m_s.reserve[colour] < count)
            at.fault(say(Fault::TooMany));
        else
            m_s.reserve[colour] = static_cast<std::uint8_t>(m_s.reserve[colour] - count);
    }

    void readCubes(const JsonReader& seat, const char* key, Cubes& cubes)
    {
        if (!seat.has(key))
            return;
        seat.child(key).eachMember([&](const std::string& name, const JsonReader& count) {
            const std::size_t colour = wordOf(name, kColourWords, count);
            cubes[colour] = number(count);
            takeCubes(colour, cubes[colour], count);
        });
    }

    void readCardsOf(const JsonReader& seat, int which)
    {
        if (!seat.has("technologies"))
            return;
        seat.child("technologies").eachItem(0, kMaxTechnologies, [&](const JsonReader& each) {
            const SetId set = setOf(each.asText(), each);
            if (!sound() || !takeCard(set, each))
                return;
            m_s.seat[static_cast<std::size_t>(which)].owned |= bitOfCard(cardOf(set));
            m_s.deck[m_library->technology(cardOf(set)).deck] &= ~bitOfCard(cardOf(set));
        });
    }

    void readSpaces(const JsonReader& seat, int which)
    {
        if (!seat.has("on"))
            return;
        seat.child("on").eachMember([&](const std::string& name, const JsonReader& list) {
            const SetId set = setOf(name, list);
            if (!sound())
                return;
            if (!isBase(set) && (m_s.seat[static_cast<std::size_t>(which)].owned & bitOfCard(cardOf(set))) == 0)
                return list.fault(say(Fault::NotOfTheSeat, { name }));
            if (isBase(set) && !isEmpty(m_s.on(seatAt(which), twinOf(set))))
                return list.fault(say(Fault::TwinHasCubes, { m_library->nameOfSet(twinOf(set)) }));
            Spaces& on = m_s.on(seatAt(which), set);
            std::size_t space = 0;
            list.eachItem(1, m_library->set(set).count, [&](const JsonReader& each) {
                if (!each.isNull()) {
                    on[space] = wordOf(each.asText(), kColourWords, each);
                    takeCubes(on[space], 1, each);
                }
                ++space;
            });
        });
    }

    void readSeat(const JsonReader& seat, int which)
    {
        seat.only({ "name", "realm", "tile", "gems", "ghosts", "trophies", "bag", "available", "unused", "rows",
            "technologies", "on", "stored", "met", "power_used" });
        SeatState& own = m_s.seat[static_cast<std::size_t>(which)];
        if (seat.has("gems"))
            own.gems = number(seat.child("gems"));
        if (seat.has("ghosts")) {
            own.ghosts = number(seat.child("ghosts"), m_s.ghostStock);
            m_s.ghostStock = static_cast<std::uint8_t>(m_s.ghostStock - own.ghosts);
        }
        if (seat.has("trophies"))
            seat.child("trophies").eachItem(0, kMaxSeats, [&](const JsonReader& each) {
                const Seat of = seatAt(seatOf(each));
                if (indexOf(of) == which || contains(own.trophies, of))
                    each.fault(say(Fault::NoSuchTrophy, { each.asText() }));
                own.trophies = static_cast<SeatMask>(own.trophies | maskOf(of));
            });
        readCubes(seat, "bag", own.bag);
        readCubes(seat, "available", own.available);
        readCubes(seat, "unused", own.unused);
        if (seat.has("rows"))
            seat.child("rows").eachMember([&](const std::string& name, const JsonReader& level) {
                const std::size_t row = wordOf(name, kColourWords, level);
                if (row < kRows)
                    own.level[row] = number(level, kTopLevel);
            });
        readCardsOf(seat, which);
        readSpaces(seat, which);
        readTiles(seat, own);
    }

    void readTiles(const JsonReader& seat, SeatState& own)
    {
        if (seat.has("tile")) {
            const JsonReader tile = seat.child("tile");
            own.raceTile = placeOf(
                tile.asText(), m_library->raceTiles(), [](const auto& each) -> const std::string& { return each.name; },
                tile);
            if (own.raceTile == kNone)
                return;
            if (m_s.options.mode != Mode::RaceWar)
                tile.fault(say(Fault::NoRaceTiles), say(Fault::ChooseRaceWar));
            if (m_library->raceTile(own.raceTile).power == Power::Token)
                --own.supply;
        }
        own.powerUsed = seat.has("power_used") && seat.child("power_used").asBoolean() ? 1 : 0;
        if (seat.has("stored")) {
            const JsonReader stored = seat.child("stored");
            own.stored = placeOf(
                stored.asText(), m_library->tokens(), [](const auto& each) -> const std::string& { return each.id; },
                stored);
            if (own.stored == kNone)
                return;
            if (m_s.tokensLeft[own.stored] == 0)
                stored.fault(say(Fault::TooMany));
            else
                --m_s.tokensLeft[own.stored];
        }
        if (seat.has("met"))
            seat.child("met").eachItem(0, kConditions, [&](const JsonReader& each) {
                const std::uint8_t condition = wordOf(each.asText(), kConditionWords, each);
                const auto bit = static_cast<std::uint8_t>(1U << condition);
                own.met |= bit;
                own.objectives |= bit;
                m_s.met |= bit;
                m_s.objectivesLeft[condition]
                    = static_cast<std::uint8_t>(std::max(0, m_s.objectivesLeft[condition] - 1));
            });
    }

    void readHex(const std::string& name, const JsonReader& hex)
    {
        hex.only({ "tile", "miniatures", "halted", "fortresses", "inside", "tokens" });
        const Layout& map = m_library->layout(m_s.seats);
        HexId at = 0;
        while (at < map.hexes && nameOf(map.spots[at]) != name)
            ++at;
        if (at == map.hexes) {
            hex.fault(say(Fault::NoSuchHex, { name }));
            return;
        }
        Hex& there = m_s.hex[at];
        if (hex.has("tile")) {
            const JsonReader tile = hex.child("tile");
            there.tile = placeOf(
                tile.asText(), m_library->tiles(), [](const auto& each) -> const std::string& { return each.id; },
                tile);
            if (there.tile == kNone)
                return;
            if ((m_s.tilesLeft >> there.tile & 1U) == 0)
                tile.fault(say(Fault::NamedTwice, { tile.asText() }));
            m_s.tilesLeft &= ~(std::uint64_t { 1 } << there.tile);
        }
        for (const char* const key : { "miniatures", "halted", "fortresses", "inside", "tokens" })
            if (!there.up() && hex.has(key))
                return hex.child(key).fault(say(Fault::FaceDown), say(Fault::GiveTile));
        const std::size_t sites = there.up() ? m_library->tile(there.tile).sites : 0;
        readCounts(hex, "miniatures", there.free);
        readCounts(hex, "halted", there.halted);
        readCounts(hex, "fortresses", there.fortresses);
        std::size_t site = 0;
        if (hex.has("inside"))
            hex.child("inside").eachItem(0, sites, [&](const JsonReader& each) {
                const bool ghost = each.isText() && each.asText() == "ghost";
                if (!each.isNull())
                    there.inside[site] = ghost ? kGhost : static_cast<std::uint8_t>(seatOf(each));
                m_s.ghostStock = static_cast<std::uint8_t>(m_s.ghostStock - (ghost ? 1 : 0));
                ++site;
            });
        site = 0;
        if (hex.has("tokens"))
            hex.child("tokens").eachItem(
                0, sites, [&](const JsonReader& each) { there.tokens[site++] = number(each, kTokensOfCentre); });
    }

    void readCounts(const JsonReader& hex, const char* key, std::array<std::uint8_t, kMaxSeats>& counts)
    {
        if (hex.has(key))
            hex.child(key).eachMember([&](const std::string& name, const JsonReader& count) {
                counts[static_cast<std::size_t>(seatNamed(name, count))] = number(count, kMiniatures);
            });
    }

    /// What is on the map or a trophy is not in reserve.
    void countMiniatures()
    {
        for (int i = 0; i < m_s.seats; ++i) {
            SeatState& own = m_s.seat[static_cast<std::size_t>(i)];
            int miniatures = 0;
            int fortresses = 0;
            for (const Hex& hex : m_s.hex) {
                miniatures += hex.of(i);
                fortresses += hex.fortresses[static_cast<std::size_t>(i)];
            }
            for (const SeatState& other : m_s.seat)
                miniatures += contains(other.trophies, seatAt(i)) ? 1 : 0;
            const std::string& name = m_setup.seats[static_cast<std::size_t>(i)].name;
            if (miniatures > kMiniatures)
                m_scenario.child("map").fault(say(Fault::TooManyMiniatures, { name, miniatures, kMiniatures }));
            if (fortresses > own.supply)
                m_scenario.child("map").fault(say(Fault::TooManyFortresses, { name, fortresses, int { own.supply } }));
            own.reserve = static_cast<std::uint8_t>(kMiniatures - miniatures);
            own.supply = static_cast<std::uint8_t>(own.supply - fortresses);
        }
    }

    void readShared()
    {
        if (m_scenario.has("open"))
            readOpen();
        eachMemberOf("reserve", [&](const std::string& name, const JsonReader& count) {
            std::uint8_t& left = m_s.reserve[wordOf(name, kColourWords, count)];
            if (number(count) > left)
                count.fault(say(Fault::TooMany));
            left = number(count);
        });
        eachMemberOf("pool", [&](const std::string& name, const JsonReader& count) {
            const auto found = std::find_if(
                kPoolWords.begin(), kPoolWords.end(), [&](const auto& each) { return each.first == name; });
            if (found != kPoolWords.end()) {
                m_s.pool.*found->second = number(count);
                return;
            }
            std::vector<std::string_view> words;
            for (const auto& each : kPoolWords)
                words.push_back(each.first);
            count.fault(say(Fault::UnknownName, { name }), remedyFor(name, words));
        });
        if (m_scenario.has("fired"))
            m_scenario.child("fired").eachItem(0, kMaxSets, [&](const JsonReader& each) {
                const SetId set = setOf(each.asText(), each);
                if (isBase(set))
                    m_s.firedBase = static_cast<std::uint16_t>(m_s.firedBase | 1U << set);
                else
                    m_s.firedCards |= bitOfCard(cardOf(set));
            });
        if (m_scenario.has("turn"))
            m_s.current = seatAt(seatOf(m_scenario.child("turn")));
        if (m_scenario.has("called_by"))
            m_s.caller = seatAt(seatOf(m_scenario.child("called_by")));
        const bool starts = m_scenario.has("phase")
            && wordOf(m_scenario.text("phase"), std::array<std::string_view, 2> { "act", "start" },
                   m_scenario.child("phase"))
                == 1;
        m_s.turn = static_cast<std::uint16_t>(m_s.at() + (starts ? 0 : 1));
        m_s.options.askForced = true;
        Frame& frame = pushFrame(m_s, FrameKind::Turn);
        frame.stage = static_cast<std::uint8_t>(starts ? TurnStage::Start : TurnStage::Act);
        if (!starts)
            return;
        Prompt unused;
        Engine e { m_s, *m_library, nullptr, unused };
        advance(e);
    }

    /// The open cards by name, each with a grey cube as long as there is one. What is in no deck and not named stays in
    /// its deck.
    void readOpen()
    {
        std::array<std::size_t, kDecks> slots {};
        m_scenario.child("open").eachItem(0, kDecks * kFaceUp, [&](const JsonReader& each) {
            const SetId set = setOf(each.asText(), each);
            if (!sound() || !takeCard(set, each))
                return;
            const std::size_t deck = m_library->technology(cardOf(set)).deck;
            if (slots[deck] == kFaceUp) {
                each.fault(say(Fault::TooMany));
                return;
            }
            m_s.deck[deck] &= ~bitOfCard(cardOf(set));
            auto& grey = m_s.reserve[static_cast<std::size_t>(Colour::Grey)];
            m_s.greyOn[deck][slots[deck]] = grey > 0 ? 1 : 0;
            grey = static_cast<std::uint8_t>(grey > 0 ? grey - 1 : 0);
            m_s.open[deck][slots[deck]++] = cardOf(set);
        });
    }

    std::shared_ptr<const Library> m_library;
    const JsonReader& m_scenario;
    Problems& m_problems;
    std::size_t m_before;
    MatchSetup m_setup;
    State m_s;
};

} // namespace

std::unique_ptr<HyperboreaMatch> buildPosition(
    const std::shared_ptr<const Library>& library, const JsonReader& scenario, Problems& problems)
{
    return Builder(library, scenario, problems).build();
}

} // namespace core::hyperborea
