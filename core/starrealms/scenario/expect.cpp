#include "core/starrealms/scenario/expect.h"

#include "core/language/house.h"
#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/reach.h"

#include <algorithm>
#include <functional>
#include <map>

namespace core::starrealms {

namespace {

using language::Saying;
using Names = std::vector<std::string>;

constexpr int kMostNumber = 9999;

std::string listed(const Names& names)
{
    std::string text;
    for (const std::string& each : names)
        text += (text.empty() ? "" : ", ") + each;
    return '[' + text + ']';
}

Names sorted(Names names)
{
    std::sort(names.begin(), names.end());
    return names;
}

/// Whether each of the parts is in the whole, as often.
bool includesAll(const Names& whole, const Names& parts)
{
    const Names all = sorted(whole);
    const Names some = sorted(parts);
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

enum class Compare { Whole, Has, Lacks, Top };

/// One expectation, checked key by key.
class Expectation {
public:
    Expectation(ScenarioTable& table, const JsonReader& json)
        : m_table(table)
        , m_s(table.match().state())
        , m_json(json)
    {
    }

    Saying check();

private:
    void seats(const char* key, const std::function<void(Seat, const JsonReader&, const std::string&)>& read);
    void numbers(const char* key, const std::function<int(Seat)>& found);
    void number(const char* key, int found);
    void compare(const std::string& key, const JsonReader& wanted, const Names& found, Compare how);
    void cards(const char* key, const std::function<Names(Seat)>& found, Compare how);
    void shared(const char* key, const Names& found, Compare how);
    void mismatch(const std::string& key, const std::string& wanted, const std::string& found);

    void zones();
    void sharedZones();
    void asked();
    void tried(const char* key, bool legal);
    void standing();
    void boss();
    void winner();
    Seat seatOf(const JsonReader& name);
    Names namesOf(SeatMask seats) const;
    Names pile(const Pile& pile) const;
    Names inPlay(Seat seat, bool all) const;
    Names row() const;

    ScenarioTable& m_table;
    const State& m_s;
    const JsonReader& m_json;
    Saying m_fault;
};

Saying Expectation::check()
{
    m_json.only({ "authority", "trade", "combat", "hand", "hand_has", "hand_size", "discard", "discard_has",
        "discard_size", "deck_top", "deck_has", "deck_size", "in_play", "bases", "row", "row_has", "row_lacks",
        "row_size", "trade_deck_top", "trade_deck_size", "explorers", "scrap_heap", "scrap_heap_has", "asked", "legal",
        "illegal", "owes", "out", "boss", "turn", "phase", "over", "winner" });
    boss();
    numbers("authority", [&](Seat seat) { return int { m_s.of(scoreOf(m_s, seat)).authority }; });
    numbers("trade", [&](Seat seat) { return int { m_s.of(seat).trade }; });
    numbers("combat", [&](Seat seat) { return int { m_s.of(seat).combat }; });
    numbers("owes", [&](Seat seat) { return int { m_s.of(seat).owes }; });
    zones();
    sharedZones();
    asked();
    tried("legal", true);
    tried("illegal", false);
    standing();
    return m_fault;
}

void Expectation::mismatch(const std::string& key, const std::string& wanted, const std::string& found)
{
    if (m_fault.empty())
        m_fault = say(Fault::ExpectedFound, { key + ' ' + wanted, found });
}

Seat Expectation::seatOf(const JsonReader& name)
{
    const std::string said = name.asText();
    const Seat seat = seatNamed(m_table.match().info(), said);
    if (seat == Seat::None)
        name.fault(say(Fault::NoSuchSeat, { said }));
    return seat;
}

void Expectation::seats(const char* key, const std::function<void(Seat, const JsonReader&, const std::string&)>& read)
{
    if (!m_json.has(key))
        return;
    m_json.child(key).eachMember([&](const std::string& name, const JsonReader& value) {
        const Seat seat = seatNamed(m_table.match().info(), name);
        if (seat == Seat::None)
            value.fault(say(Fault::NoSuchSeat, { name }));
        else
            read(seat, value, std::string(key) + " of " + name);
    });
}

void Expectation::numbers(const char* key, const std::function<int(Seat)>& found)
{
    seats(key, [&](Seat seat, const JsonReader& value, const std::string& what) {
        const auto wanted = static_cast<int>(value.asInteger(0, kMostNumber));
        if (wanted != found(seat))
            mismatch(what, std::to_string(wanted), std::to_string(found(seat)));
    });
}

void Expectation::number(const char* key, int found)
{
    if (!m_json.has(key))
        return;
    const auto wanted = static_cast<int>(m_json.child(key).asInteger(0, kMostNumber));
    if (wanted != found)
        mismatch(key, std::to_string(wanted), std::to_string(found));
}

void Expectation::compare(const std::string& key, const JsonReader& wanted, const Names& found, Compare how)
{
    Names names;
    wanted.eachItem(0, kMaxCards, [&](const JsonReader& each) {
        names.push_back(each.asText());
        if (m_table.match().library().find(names.back()) == kNoDef)
            each.fault(say(Fault::UnknownCard, { names.back() }));
    });
    bool holds = false;
    switch (how) {
    case Compare::Whole:
        holds = sorted(names) == sorted(found);
        break;
    case Compare::Has:
        holds = includesAll(found, names);
        break;
    case Compare::Lacks:
        holds = std::none_of(names.begin(), names.end(),
            [&](const std::string& each) { return std::find(found.begin(), found.end(), each) != found.end(); });
        break;
    case Compare::Top:
        holds = names.size() <= found.size() && std::equal(names.begin(), names.end(), found.begin());
        break;
    }
    if (!holds)
        mismatch(key, listed(names), listed(found));
}

void Expectation::cards(const char* key, const std::function<Names(Seat)>& found, Compare how)
{
    seats(key,
        [&](Seat seat, const JsonReader& value, const std::string& what) { compare(what, value, found(seat), how); });
}

void Expectation::shared(const char* key, const Names& found, Compare how)
{
    if (m_json.has(key))
        compare(key, m_json.child(key), found, how);
}

Names Expectation::pile(const Pile& pile) const
{
    Names names;
    for (const CardId id : cardsOf(m_s, pile))
        names.push_back(m_table.match().library().def(m_s.at(id).def).name);
    return names;
}

Names Expectation::inPlay(Seat seat, bool all) const
{
    Names names;
    for (const CardId id : cardsOf(m_s, m_s.of(seat).inPlay))
        if (const DefId def = m_s.at(id).def; all || !m_table.match().library().facts(def).isShip())
            names.push_back(m_table.match().library().def(def).name);
    return names;
}

Names Expectation::row() const
{
    Names names;
    for (const CardId id : m_s.row)
        if (id != kNoCard)
            names.push_back(m_table.match().library().def(m_s.at(id).def).name);
    return names;
}

void Expectation::zones()
{
    const auto hand = [&](Seat seat) { return pile(m_s.of(seat).hand); };
    const auto discard = [&](Seat seat) { return pile(m_s.of(seat).discard); };
    const auto deck = [&](Seat seat) { return pile(m_s.of(seat).deck); };
    cards("hand", hand, Compare::Whole);
    cards("hand_has", hand, Compare::Has);
    cards("discard", discard, Compare::Whole);
    cards("discard_has", discard, Compare::Has);
    cards("deck_top", deck, Compare::Top);
    cards("deck_has", deck, Compare::Has);
    cards(
        "in_play", [&](Seat seat) { return inPlay(seat, true); }, Compare::Whole);
    cards(
        "bases", [&](Seat seat) { return inPlay(seat, false); }, Compare::Whole);
    numbers("hand_size", [&](Seat seat) { return int { m_s.of(seat).hand.count }; });
    numbers("discard_size", [&](Seat seat) { return int { m_s.of(seat).discard.count }; });
    numbers("deck_size", [&](Seat seat) { return int { m_s.of(seat).deck.count }; });
}

void Expectation::sharedZones()
{
    shared("row", row(), Compare::Whole);
    shared("row_has", row(), Compare::Has);
    shared("row_lacks", row(), Compare::Lacks);
    shared("trade_deck_top", pile(m_s.tradeDeck), Compare::Top);
    shared("scrap_heap", pile(m_s.heap), Compare::Whole);
    shared("scrap_heap_has", pile(m_s.heap), Compare::Has);
    number("row_size", static_cast<int>(row().size()));
    number("trade_deck_size", m_s.tradeDeck.count);
    number("explorers", m_s.explorers.count);
}

void Expectation::boss()
{
    if (!m_json.has("boss"))
        return;
    const JsonReader wanted = m_json.child("boss");
    if (!m_s.hasBoss()) {
        wanted.fault(say(Fault::OnlyInFormat, { "challenge" }));
        return;
    }
    wanted.only({ "authority", "count", "pile", "tentacles", "in_play", "discard", "deck_size", "grace", "mulligan" });
    const BossState& of = m_s.boss;
    const auto figure = [&](const char* key, int found) {
        if (!wanted.has(key))
            return;
        const auto number = static_cast<int>(wanted.child(key).asInteger(0, kMostNumber));
        if (number != found)
            mismatch(std::string("boss/") + key, std::to_string(number), std::to_string(found));
    };
    figure("authority", of.authority);
    figure("count", of.count);
    figure("grace", of.grace);
    figure("pile", of.pile(Zone::BossPile).count);
    figure("deck_size", of.pile(Zone::BossDeck).count);
    if (wanted.has("in_play"))
        compare("boss/in_play", wanted.child("in_play"), pile(of.pile(Zone::BossInPlay)), Compare::Whole);
    if (wanted.has("discard"))
        compare("boss/discard", wanted.child("discard"), pile(of.pile(Zone::BossDiscard)), Compare::Whole);
    if (wanted.has("mulligan") && wanted.child("mulligan").asBoolean() != (of.mulligan != 0))
        mismatch("boss/mulligan", of.mulligan != 0 ? "false" : "true", of.mulligan != 0 ? "true" : "false");
    if (wanted.has("tentacles"))
        wanted.child("tentacles").eachMember([&](const std::string& name, const JsonReader& cards) {
            for (std::size_t i = 1; i < kFactions; ++i)
                if (const auto faction = static_cast<Faction>(i); nameOf(faction) == name) {
                    compare("boss/tentacles/" + name, cards, pile(of.pile(tentacleOf(faction))), Compare::Whole);
                    return;
                }
            cards.fault(say(Fault::NoTentacle, { name }));
        });
}

/// In the main phase nothing is asked: whoever may act may end.
void Expectation::asked()
{
    if (!m_json.has("asked"))
        return;
    const JsonReader wanted = m_json.child("asked");
    wanted.only({ "seat", "has", "lacks" });
    if (!wanted.has("seat") && !wanted.has("has") && !wanted.has("lacks"))
        wanted.fault(say(House::Write, { R"({"seat": …, "has": […], "lacks": […]})" }));
    const StarRealmsMatch& match = m_table.match();
    if (wanted.has("seat") && !wanted.child("seat").isNull()) {
        const Seat seat = seatOf(wanted.child("seat"));
        if (seat != Seat::None && !contains(m_table.asked(), seat))
            mismatch("asked/seat", wanted.text("seat"), listed(namesOf(m_table.asked())));
    }
    const bool main = static_cast<Reason>(match.prompt().reason) == Reason::Main;
    const auto isAsked = [&](const Named& named) {
        const auto& choices = match.prompt().choices;
        return std::any_of(choices.begin(), choices.end(),
            [&](Choice each) { return (!main || verbOf(each) == Verb::End) && fits(match, each, named); });
    };
    for (const bool has : { true, false }) {
        const char* const key = has ? "has" : "lacks";
        if (wanted.has(key))
            wanted.child(key).eachItem(0, kMaxChoices, [&](const JsonReader& value) {
                const Named named = readNamed(value, match, m_table.ids());
                if (isAsked(named) != has && m_fault.empty())
                    m_fault = say(
                        Fault::ExpectedFound, { std::string("asked/") + key + ' ' + named.word, situation(match) });
            });
    }
}

/// Tries each step on a copy.
void Expectation::tried(const char* key, bool legal)
{
    if (!m_json.has(key))
        return;
    int number = 0;
    m_json.child(key).eachItem(1, kMaxChoices, [&](const JsonReader& step) {
        ++number;
        const std::unique_ptr<Match> copy = m_table.match().clone();
        std::map<std::string, CardId> ids = m_table.ids();
        ScenarioTable table(static_cast<StarRealmsMatch&>(*copy), ids, m_table.problems());
        const Saying fault = table.perform(step);
        const std::string which = std::string(key) + ' ' + std::to_string(number);
        if (m_fault.empty() && fault.empty() != legal)
            m_fault = legal ? say(Fault::ExpectedLegal, { which, fault }) : say(Fault::ExpectedIllegal, { which });
    });
}

Names Expectation::namesOf(SeatMask seats) const
{
    Names names;
    for (const Seat seat : seatsOf(seats))
        names.push_back(m_table.match().info().seats[static_cast<std::size_t>(indexOf(seat))].name);
    return names;
}

void Expectation::standing()
{
    if (m_json.has("out")) {
        SeatMask wanted = 0;
        m_json.child("out").eachItem(0, kMaxSeats, [&](const JsonReader& name) {
            if (const Seat seat = seatOf(name); seat != Seat::None)
                wanted |= maskOf(seat);
        });
        if (wanted != m_s.out)
            mismatch("out", listed(namesOf(wanted)), listed(namesOf(m_s.out)));
    }
    if (m_json.has("turn")) {
        const Seat seat = seatOf(m_json.child("turn"));
        if (seat != Seat::None && !contains(m_s.onTurn, seat))
            mismatch("turn", m_json.text("turn"), listed(namesOf(m_s.onTurn)));
    }
    if (m_json.has("phase")) {
        const std::string wanted = m_json.text("phase");
        const std::string found = m_s.phase == Phase::Main ? "main" : m_s.phase == Phase::Boss ? "boss" : "start";
        if (wanted != "main" && wanted != "start" && wanted != "boss")
            m_json.child("phase").fault(say(Fault::UnknownPhase, { wanted }));
        else if (wanted != found)
            mismatch("phase", wanted, found);
    }
    const bool over = m_s.decided != Ended::No;
    if (m_json.has("over") && m_json.child("over").asBoolean() != over)
        mismatch("over", over ? "false" : "true", over ? "true" : "false");
    if (m_json.has("winner"))
        winner();
}

void Expectation::winner()
{
    const JsonReader value = m_json.child("winner");
    SeatMask wanted = 0;
    const bool boss = value.isText() && value.asText() == "boss";
    if (boss != (m_s.decided == Ended::Lost))
        mismatch("winner", boss ? "boss" : "no boss", boss ? listed(namesOf(m_s.winners)) : "boss");
    if (boss)
        return;
    if (value.isList())
        value.eachItem(1, kMaxSeats, [&](const JsonReader& name) {
            if (const Seat seat = seatOf(name); seat != Seat::None)
                wanted |= maskOf(seat);
        });
    else if (!value.isNull())
        if (const Seat seat = seatOf(value); seat != Seat::None)
            wanted = maskOf(seat);
    if (wanted != m_s.winners)
        mismatch("winner", listed(namesOf(wanted)), listed(namesOf(m_s.winners)));
}

} // namespace

Saying checkExpectation(ScenarioTable& table, const JsonReader& expectation)
{
    return Expectation(table, expectation).check();
}

} // namespace core::starrealms
