#include "core/starrealms/scenario/answers.h"

#include "core/json/remedy.h"
#include "core/starrealms/sayings/faults.h"
#include "core/starrealms/table/lookup.h"
#include "core/starrealms/table/prompt_ids.h"

#include <algorithm>

namespace core::starrealms {

namespace {

const std::string& cardName(const StarRealmsMatch& match, DefId def)
{
    return match.library().def(def).name;
}

const std::string& seatName(const StarRealmsMatch& match, Seat seat)
{
    return match.info().seats[static_cast<std::size_t>(indexOf(seat))].name;
}

/// Whether anything in a scenario of this match is called so.
bool isName(const StarRealmsMatch& match, const std::string& name)
{
    const auto& modes = match.library().modes();
    return match.library().find(name) != kNoDef || seatNamed(match.info(), name) != Seat::None
        || std::find(modes.begin(), modes.end(), name) != modes.end() || name == "yes" || name == "pass"
        || name == "end";
}

CardId cardWithId(const JsonReader& value, const std::string& word, const std::map<std::string, CardId>& ids)
{
    const auto found = ids.find(word.substr(1));
    if (found != ids.end())
        return found->second;
    value.fault(say(Fault::NoSuchId, { word.substr(1) }));
    return kNoCard;
}

bool fitsCard(const StarRealmsMatch& match, const Named& named, DefId def, Seat seat, std::uint8_t ordinal)
{
    if (named.id != kNoCard)
        return inPlayOf(match.state(), seat, def, ordinal) == named.id;
    return named.name == cardName(match, def) && (named.seat == Seat::None || named.seat == seat);
}

Faction factionNamed(const JsonReader& value)
{
    const std::string name = value.asText();
    std::vector<std::string_view> known;
    for (std::size_t i = 1; i < kFactions; ++i) {
        if (nameOf(static_cast<Faction>(i)) == name)
            return static_cast<Faction>(i);
        known.push_back(nameOf(static_cast<Faction>(i)));
    }
    value.fault(say(Fault::NoTentacle, { name }), remedyFor(name, known));
    return Faction::None;
}

} // namespace

Named readNamed(const JsonReader& value, const StarRealmsMatch& match, const std::map<std::string, CardId>& ids)
{
    Named named;
    const JsonReader said = value.isObject() ? value.child("card") : value;
    named.word = said.asText();
    named.name = named.word;
    if (named.word.starts_with('#')) {
        named.id = cardWithId(said, named.word, ids);
        named.name.clear();
    } else if (named.word == "no" || named.word == "done") {
        named.name = "pass";
    } else if (said.isText() && !isName(match, named.word)) {
        said.fault(say(Fault::UnknownCard, { named.word }));
    }
    if (!value.isObject())
        return named;
    value.only({ "card", "seat", "from", "tentacle" });
    if (value.has("tentacle"))
        named.tentacle = factionNamed(value.child("tentacle"));
    if (value.has("seat")) {
        const std::string seat = value.text("seat");
        named.seat = seatNamed(match.info(), seat);
        if (named.seat == Seat::None)
            value.child("seat").fault(say(Fault::NoSuchSeat, { seat }));
        named.word += " (" + seat + ")";
    }
    if (value.has("from")) {
        const std::string from = value.text("from");
        if (from != "hand" && from != "discard")
            value.child("from").fault(say(Fault::UnknownWord, { from }));
        named.from = from == "hand" ? Zone::Hand : Zone::Discard;
        named.word += " (" + from + ")";
    }
    return named;
}

bool fits(const StarRealmsMatch& match, Choice choice, const Named& named)
{
    switch (verbOf(choice)) {
    case Verb::Card:
        return fitsCard(match, named, choice.a, named.seat, 0)
            && (!named.from || *named.from == static_cast<Zone>(choice.b));
    case Verb::Sever:
        return named.seat == Seat::None && named.name == cardName(match, choice.a)
            && (!named.tentacle || *named.tentacle == match.library().facts(choice.a).faction);
    case Verb::Base:
    case Verb::Strike:
        if (named.tentacle)
            return false;
        return fitsCard(match, named, choice.a, seatAt(choice.c), choice.b);
    default:
        return named.name == wordOf(match, choice);
    }
}

std::optional<Choice> choiceFor(const StarRealmsMatch& match, const Named& named)
{
    for (const Choice each : match.prompt().choices)
        if (fits(match, each, named))
            return each;
    return std::nullopt;
}

std::string wordOf(const StarRealmsMatch& match, Choice choice)
{
    switch (verbOf(choice)) {
    case Verb::Play:
    case Verb::Use:
    case Verb::Buy:
    case Verb::Strike:
    case Verb::Card:
    case Verb::Base:
    case Verb::Copy:
    case Verb::Sever:
        return cardName(match, choice.a);
    case Verb::Attack:
    case Verb::AttackPart:
        return seatAt(choice.a) == kBoss ? "boss" : seatName(match, seatAt(choice.a));
    case Verb::GiveTrade:
    case Verb::GiveCombat:
    case Verb::HandOver:
    case Verb::Seat:
        return seatName(match, seatAt(choice.a));
    case Verb::Mode:
        return match.library().modes()[choice.a];
    case Verb::Number:
        return std::to_string(choice.a);
    case Verb::Yes:
        return "yes";
    case Verb::Mulligan:
        return "mulligan";
    case Verb::Pass:
        return "pass";
    case Verb::End:
        return "end";
    case Verb::None:
        break;
    }
    return {};
}

language::Saying situation(const StarRealmsMatch& match)
{
    const Prompt& prompt = match.prompt();
    if (prompt.choices.empty())
        return say(Fault::MatchIsOver);
    std::vector<language::Saying> words;
    for (const Choice choice : prompt.choices) {
        constexpr const char* kUses[] = { " primary", " ally", " double-ally", " scrap" };
        std::string word = wordOf(match, choice);
        switch (verbOf(choice)) {
        case Verb::Play:
            word = "play " + word;
            break;
        case Verb::Use:
            word = "use " + word + kUses[choice.c];
            break;
        case Verb::Buy:
            word = "buy " + word;
            break;
        case Verb::Attack:
        case Verb::Strike:
        case Verb::Sever:
            word = "attack " + word;
            break;
        case Verb::GiveTrade:
            word = "give trade to " + word;
            break;
        case Verb::GiveCombat:
            word = "give combat to " + word;
            break;
        case Verb::AttackPart:
        case Verb::HandOver:
            continue;
        default:
            break;
        }
        words.emplace_back(word);
    }
    return say(
        Fault::SeatIsAsked, { seatName(match, prompt.seat), language::Saying::list(language::Between::Comma, words) });
}

} // namespace core::starrealms
