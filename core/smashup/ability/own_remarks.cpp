#include "core/smashup/ability/own_remarks.h"

#include "core/json/json_place.h"
#include "core/smashup/sayings/faults.h"

#include <algorithm>
#include <map>
#include <vector>

namespace core::smashup {

namespace {

struct Range {
    int low = 0;
    int high = -1; ///< below `low`: nothing was seen

    void see(int number)
    {
        low = high < low ? number : std::min(low, number);
        high = std::max(high, number);
    }
    bool holds(int number) const { return high < low || (number >= low && number <= high); }
    language::Saying told() const { return low == high ? language::Saying(low) : say(Fault::FromTo, { low, high }); }
};

/// What the factions of a printing are like.
struct Usual {
    std::vector<std::map<int, int>> copies; ///< of a faction: for a power, of the minion of which it has most
    Range power; ///< of minions
    Range minions; ///< of a faction
    Range bases; ///< of a faction
    Range breakpoints;

    /// Of one minion of at least that power, as the faction in the middle has it; at least one.
    int copiesOf(int least) const
    {
        std::vector<int> most { 1 };
        for (const std::map<int, int>& each : copies) {
            most.push_back(1);
            for (auto stronger = each.lower_bound(least); stronger != each.end(); ++stronger)
                most.back() = std::max(most.back(), stronger->second);
        }
        std::sort(most.begin(), most.end());
        return most[most.size() / 2];
    }
};

bool doesNothing(const CardDef& def)
{
    return def.abilities.empty() && def.statics.empty() && def.fromDiscard == 0;
}

Usual usualIn(const CardLibrary& library)
{
    Usual usual;
    for (const FactionDef& faction : library.factions()) {
        int minions = 0;
        std::map<int, int>& copies = usual.copies.emplace_back();
        for (const DefId id : faction.cards) {
            const CardDef& def = library.def(id);
            if (def.kind != CardKind::Minion)
                continue;
            minions += def.copies;
            usual.power.see(def.power);
            copies[def.power] = std::max<int>(copies[def.power], def.copies);
        }
        usual.minions.see(minions);
        usual.bases.see(static_cast<int>(faction.bases.size()));
        for (const DefId id : faction.bases)
            usual.breakpoints.see(library.def(id).breakpoint);
    }
    return usual;
}

/// The key of an ability that works in its controller's own turns and waits for another seat's; empty where there is
/// none.
std::string neverUsed(const CardLibrary& library, const CardDef& def)
{
    for (const Ability& each : def.abilities) {
        if (each.condition < 0
            || library.condition(static_cast<std::size_t>(each.condition)).kind != Condition::Kind::OthersTurn)
            continue;
        if (each.timing == Timing::Talent)
            return "talent";
        if (each.timing == Timing::PlayPhase || each.timing == Timing::Arrival)
            return "special";
        if (each.timing == Timing::Trigger && each.yourTurn)
            return "after";
    }
    return {};
}

class Remarks {
public:
    Remarks(const RemarkGround& ground, std::string_view text, const FactionCheck& check)
        : m_ground(ground)
        , m_text(text)
        , m_check(check)
        , m_usual(usualIn(ground.usual))
    {
    }

    Problems take()
    {
        std::size_t cards = 0;
        std::size_t bases = 0;
        int minions = 0;
        for (const FactionCheck::Entry& entry : m_check.entries) {
            const std::string list = entry.place ? "/bases/" : "/cards/";
            const std::string path = list + std::to_string(entry.place ? bases++ : cards++);
            minions += entry.kind == "minion" ? entry.copies : 0;
            if (!isFaulty(entry))
                look(entry, path);
        }
        const auto faulty = [this](const char* list) {
            return std::any_of(m_check.faults.begin(), m_check.faults.end(),
                [list](const Problem& each) { return each.where.ends_with(list); });
        };
        if (m_check.cards == m_check.cardsWanted && !m_usual.minions.holds(minions))
            add("/cards", say(Fault::MinionsOf, { minions }), say(Fault::SetsFactionsHave, { m_usual.minions.told() }));
        if (const int count = static_cast<int>(bases); count > 0 && !faulty("/bases") && !m_usual.bases.holds(count))
            add("/bases", say(Fault::BasesOf, { count }), say(Fault::SetsFactionsHave, { m_usual.bases.told() }));
        return std::move(m_found);
    }

private:
    bool isFaulty(const FactionCheck::Entry& entry) const
    {
        return entry.name.empty()
            || std::any_of(m_check.faults.begin(), m_check.faults.end(), [&](const Problem& fault) {
                   return fault.spot.line != 0 && fault.spot.at >= entry.spot.at
                       && fault.spot.at < entry.spot.at + entry.spot.length;
               });
    }

    void look(const FactionCheck::Entry& entry, const std::string& path)
    {
        if (entry.place) {
            for (const Figure& breakpoint : entry.figures)
                if (const int value = breakpoint.values.front(); !m_usual.breakpoints.holds(value))
                    add(path + "/breakpoint", say(Fault::BreakpointOf, { entry.name, value }),
                        say(Fault::SetsFromTo, { m_usual.breakpoints.told() }));
            return;
        }
        const int found = m_ground.own.find(entry.name);
        if (found < static_cast<int>(m_ground.first))
            return;
        const CardDef& def = m_ground.own.def(static_cast<DefId>(found));
        const int copies = m_usual.copiesOf(def.power);
        if (def.kind == CardKind::Minion && doesNothing(def) && def.copies > copies)
            add(path + "/copies", say(Fault::PlainCopies, { int { def.copies }, entry.name }),
                say(Fault::SetsOfOne, { copies }));
        if (def.kind == CardKind::Minion && def.power > m_usual.power.high)
            add(path + "/power", say(Fault::PowerOf, { entry.name, int { def.power } }),
                say(Fault::SetsAtMost, { m_usual.power.high }));
        if (const std::string key = neverUsed(m_ground.own, def); !key.empty())
            add(path + "/" + key, say(Fault::NeverItsTime, { key, entry.name }), say(Fault::MendIf));
    }

    void add(const std::string& path, const language::Saying& what, const language::Saying& hint)
    {
        const TextSpot spot = spotOfValue(m_text, path);
        m_found.push_back({ ":" + std::to_string(spot.line) + " " + path, what, hint, spot });
    }

    const RemarkGround& m_ground;
    std::string_view m_text;
    const FactionCheck& m_check;
    Usual m_usual;
    Problems m_found;
};

} // namespace

Problems remarksOn(const RemarkGround& ground, std::string_view text, const FactionCheck& check)
{
    return Remarks(ground, text, check).take();
}

} // namespace core::smashup
