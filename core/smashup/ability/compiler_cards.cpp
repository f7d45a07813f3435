#include "core/language/house.h"
#include "core/smashup/ability/compiler_scope.h"
#include "core/smashup/cards/landscape.h"
#include "core/smashup/cards/limits.h"

namespace core::smashup {

namespace {

constexpr std::size_t kMostTags = 16;
constexpr std::size_t kMostParts = 20000; ///< selectors, amounts or conditions of all factions; indices are 16 bits
constexpr std::size_t kMostCards = 20;
constexpr int kMostMadness = 30;
constexpr std::size_t kMostBases = 5; ///< eight factions must fit into a match
constexpr std::size_t kFewestBases = 2;
constexpr int kMostMonstersOfABase = 3; ///< as kMostMonsters of state.h

bool isId(const std::string& text)
{
    return std::all_of(text.begin(), text.end(),
        [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-'; });
}

bool isColour(const std::string& text)
{
    return text.size() == 7 && text[0] == '#'
        && text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
}

} // namespace

std::uint16_t Compiler::tagBit(const Json& value, const std::string& path)
{
    if (Allowed* const here = may(path); here != nullptr)
        here->text = true;
    if (!value.is_string() || value.get_ref<const std::string&>().empty() || !isId(value.get_ref<const std::string&>())
        || value.get_ref<const std::string&>().size() > 20) {
        fault(path, say(Fault::Expected, { say(Fault::ATag) }), say(Fault::ShortWord, { "\"microbot\"" }));
        return 0;
    }
    const std::string tag = value.get<std::string>();
    auto& tags = m_library.m_tags;
    auto found = std::find(tags.begin(), tags.end(), tag);
    if (found == tags.end()) {
        if (tags.size() == kMostTags) {
            fault(path, say(Fault::TooManyTags), say(Fault::PrintingMayUse, { int { kMostTags } }));
            return 0;
        }
        tags.push_back(tag);
        found = tags.end() - 1;
    }
    return static_cast<std::uint16_t>(1U << static_cast<unsigned>(found - tags.begin()));
}

std::uint16_t Compiler::nameId(const std::string& name)
{
    auto& names = m_library.m_names;
    auto found = std::find(names.begin() + 1, names.end(), name);
    if (found == names.end()) {
        names.push_back(name);
        found = names.end() - 1;
    }
    return static_cast<std::uint16_t>(found - names.begin());
}

void Compiler::addFaction(const SourceFile& file)
{
    m_file = file.path;
    m_text = file.text;
    m_lines.clear();
    m_faults = 0;
    JsonFault broken;
    Json json = parseJson(file.text, kCardFile, broken, &m_lines);
    if (!broken.what.empty()) {
        fault({}, broken.what, broken.hint);
        m_problems.back().spot
            = { broken.line, broken.at == 0 ? 0 : std::min(broken.at - 1, file.text.size()), broken.at == 0 ? 0U : 1U };
        return;
    }
    if (!takeOver(json))
        return;
    if (json.is_object() && json.contains("supply")) {
        if (json["supply"] == "monsters" || json["supply"] == "treasures")
            addSupply(json);
        else
            addMadness(json);
        return;
    }
    if (!keysAre(json, "",
            { "id", "name", "set", "printing", "theme", "colour", "emblem", "complexity", "cards", "bases", "note" }))
        return;

    FactionDef faction = factionHead(json);
    const std::size_t first = m_library.m_defs.size();
    const int copies = factionCards(json, faction);
    giversFit(first, "/cards");
    if (copies != 20)
        fault("/cards", say(Fault::TwentyCards, { copies }), say(Fault::MendCopies));
    if (std::max({ m_library.m_selectors.size(), m_library.m_amounts.size(), m_library.m_conditions.size() })
        > kMostParts)
        fault({}, say(Fault::AbilitiesTooLong), say(Fault::TakeFactionsOut));
    m_library.m_factions.push_back(std::move(faction));
}

/// All that is said of the faction as a whole.
FactionDef Compiler::factionHead(const Json& json)
{
    FactionDef faction;
    faction.id = text(json, "id", "", true);
    faction.name = text(json, "name", "", true);
    faction.setName = text(json, "set", "", true);
    faction.theme = text(json, "theme", "", true);
    faction.colour = text(json, "colour", "", true);
    faction.emblem = text(json, "emblem", "", false);
    text(json, "note", "", false);
    text(json, "printing", "", true);
    faction.complexity = static_cast<std::uint8_t>(number(json, "complexity", "", 1, 1, 3));
    if (!isId(faction.id))
        fault("/id", say(Fault::IdLetters));
    if (!isId(faction.emblem))
        fault("/emblem", say(Fault::EmblemLetters));
    if (!faction.colour.empty() && !isColour(faction.colour))
        fault("/colour", say(Fault::Expected, { say(Fault::AColour) }), say(Fault::WriteSay, { "\"#3f9f68\"" }));
    if (faction.name.find_first_of("+:,") != std::string::npos)
        fault("/name", say(Fault::FactionNameSigns), say(Fault::TheyPartNames));
    if (!faction.name.empty() && m_library.faction(faction.name) != nullptr)
        fault("/name", say(Fault::FactionAlready, { shortened(faction.name) }), say(Fault::GiveAnotherName));
    for (const FactionDef& each : m_library.m_factions)
        if (!faction.id.empty() && each.id == faction.id)
            fault("/id", say(Fault::FactionIdAlready, { shortened(faction.id) }));
    return faction;
}

/// Adds its cards and bases. Returns how many cards there are, copies counted.
int Compiler::factionCards(const Json& json, FactionDef& faction)
{
    const auto id = static_cast<FactionId>(m_library.m_factions.size());
    int copies = 0;
    for (const char* list : { "cards", "bases" }) {
        const auto found = json.find(list);
        const std::string path = std::string("/") + list;
        const bool bases = list[0] == 'b';
        const std::size_t most = bases ? kMostBases : kMostCards;
        if (found == json.end() || !found->is_array() || found->size() > most) {
            fault(path, say(Fault::Expected, { say(Fault::ListOfAtMost, { static_cast<int>(most) }) }),
                say(House::Write, { "[ … ]" }));
            continue;
        }
        if (bases && found->size() < kFewestBases)
            fault(path, say(Fault::FewestBases, { int { kFewestBases } }));
        for (std::size_t i = 0; i < found->size(); ++i) {
            if (!addCard((*found)[i], path + "/" + std::to_string(i), id, bases))
                continue;
            const CardDef& def = m_library.m_defs.back();
            const auto number = static_cast<DefId>(m_library.m_defs.size() - 1);
            if (def.home == Home::Aside) {
                faction.titans.push_back(number);
                continue;
            }
            if (def.home != Home::Owner)
                fault(path + "/" + std::to_string(i) + "/kind", say(Fault::OfNoFaction), say(Fault::PutIntoSupply));
            (bases ? faction.bases : faction.cards).push_back(number);
            copies += bases ? 0 : def.copies;
        }
    }
    return copies;
}

/// Power is found from all cards in play that give it, and there is room for so many: see limits.h.
void Compiler::giversFit(std::size_t first, const std::string& path)
{
    for (const auto& [kind, what] :
        { std::pair { Static::Kind::Power, Fault::GivesPower }, { Static::Kind::CountsAs, Fault::GivesKind } }) {
        std::size_t givers = 0;
        for (std::size_t i = first; i < m_library.m_defs.size(); ++i) {
            const CardDef& def = m_library.m_defs[i];
            if (def.kind == CardKind::Base)
                continue;
            for (const Static& each : def.statics)
                givers += each.kind == kind && each.selector >= 0 ? def.copies : 0U;
        }
        if (givers > kMostGivers)
            fault(path, say(Fault::TooManyGivers, { say(what), static_cast<int>(givers), int { kMostGivers } }),
                say(Fault::FewerCopies));
    }
}

/// A deck that belongs to no faction: one card, many times. There is one such deck, the Madness deck.
void Compiler::addMadness(const Json& json)
{
    if (!keysAre(json, "", { "id", "supply", "set", "printing", "card", "note" }))
        return;
    word<int>(json["supply"], "/supply", { { "madness", 0 }, { "monsters", 0 }, { "treasures", 0 } });
    text(json, "id", "", true);
    text(json, "printing", "", true);
    text(json, "note", "", false);
    MadnessDef made;
    made.setName = text(json, "set", "", true);
    if (m_library.m_madness.has_value())
        fault("/supply", say(Fault::MadnessAlready), say(Fault::PrintingHasOne));
    if (!json.contains("card")) {
        fault({}, say(Fault::Needs, { "card" }), say(Fault::CardOfDeck));
        return;
    }
    if (!addCard(json["card"], "/card", kNoFaction, false))
        return;
    CardDef& def = m_library.m_defs.back();
    giversFit(m_library.m_defs.size() - 1, "/card");
    if (def.kind != CardKind::Action || def.attach != AttachTo::Nothing)
        fault("/card", say(Fault::MadnessActions));
    def.madness = true;
    made.card = static_cast<DefId>(m_library.m_defs.size() - 1);
    made.copies = def.copies;
    m_library.m_madness = std::move(made);
}

/// The monsters, or the treasures: cards that belong to no faction. Rules 19.1.
void Compiler::addSupply(const Json& json)
{
    if (!keysAre(json, "", { "id", "supply", "set", "printing", "cards", "note" }))
        return;
    const bool monsters = json["supply"] == "monsters";
    text(json, "id", "", true);
    text(json, "printing", "", true);
    text(json, "note", "", false);
    SupplyDef made;
    made.setName = text(json, "set", "", true);
    auto& place = monsters ? m_library.m_monsters : m_library.m_treasures;
    if (place.has_value())
        fault("/supply", say(Fault::SupplyAlready), say(Fault::PrintingHasOne));
    const auto found = json.find("cards");
    if (found == json.end() || !found->is_array() || found->empty() || found->size() > kMostCards) {
        fault("/cards", say(Fault::Expected, { say(Fault::ListOfAtMost, { int { kMostCards } }) }),
            say(House::Write, { "[ … ]" }));
        return;
    }
    const std::size_t first = m_library.m_defs.size();
    for (std::size_t i = 0; i < found->size(); ++i) {
        const std::string path = "/cards/" + std::to_string(i);
        if (!addCard((*found)[i], path, kNoFaction, false))
            continue;
        if (m_library.m_defs.back().home != (monsters ? Home::Monsters : Home::Treasures))
            fault(path + "/kind", say(Fault::Expected, { say(monsters ? Fault::AMonster : Fault::ATreasure) }));
        made.cards.push_back(static_cast<DefId>(m_library.m_defs.size() - 1));
    }
    giversFit(first, "/cards");
    place = std::move(made);
}

bool Compiler::addCard(const Json& card, const std::string& path, FactionId faction, bool base)
{
    const bool sound = base
        ? keysAre(card, path,
            { "id", "name", "otherNames", "breakpoint", "vp", "landscape", "monsters", "note", "after", "special",
                "instead", "when", "replaced", "cleared", "ongoing", "readings" })
        : keysAre(card, path,
            { "id", "name", "otherNames", "kind", "where", "on", "copies", "power", "treasures", "tags", "note", "play",
                "asAction", "talent", "special", "after", "instead", "ongoing", "specialOnly", "fromDiscard" });
    if (!sound)
        return false;
    CardDef def;
    def.faction = faction;
    addNames(card, path, def);
    if (base)
        baseNumbers(card, path, def);
    else
        cardNumbers(card, path, def, faction == kNoFaction ? kMostMadness : static_cast<int>(kMostCards));
    def.specialOnly = flag(card, "specialOnly", path);
    if (card.contains("fromDiscard")) {
        def.fromDiscard = word<std::uint8_t>(card["fromDiscard"], path + "/fromDiscard", { { "oncePerTurn", 1 } });
        if (def.kind != CardKind::Minion)
            fault(path + "/fromDiscard", say(Fault::FromDiscardMinions));
    }
    addAbilities(card, path, def);
    m_library.m_defs.push_back(std::move(def));
    addReadings(card, path);
    return true;
}

void Compiler::addNames(const Json& card, const std::string& path, CardDef& def)
{
    def.id = text(card, "id", path, true);
    def.name = text(card, "name", path, true);
    def.note = text(card, "note", path, false);
    if (!isId(def.id))
        fault(path + "/id", say(Fault::CardIdLetters));
    for (const CardDef& each : m_library.m_defs)
        if (!def.id.empty() && each.id == def.id)
            fault(path + "/id", say(Fault::CardIdAlready, { shortened(def.id) }));
    const auto isTaken = [&](const std::string& name, const std::string& at) {
        if (!name.empty() && m_library.find(name) >= 0)
            fault(at, say(Fault::CardAlready, { shortened(name) }), say(Fault::GiveAnotherName));
    };
    isTaken(def.name, path + "/name");
    def.nameId = nameId(def.name);
    const auto names = card.find("otherNames");
    if (names == card.end())
        return;
    const std::string at = path + "/otherNames";
    if (Allowed* const here = may(at); here != nullptr) {
        here->list = true;
        for (std::size_t i = 0; names->is_array() && i < names->size(); ++i)
            may(at + "/" + std::to_string(i))->text = true;
    }
    if (!names->is_array() || names->size() > 4) {
        fault(at, say(Fault::Expected, { say(Fault::FourTexts) }), say(House::Write, { "[ \"…\" ]" }));
        return;
    }
    for (std::size_t i = 0; i < names->size(); ++i) {
        const std::string place = at + "/" + std::to_string(i);
        const std::string name = text(Json { { "otherNames", (*names)[i] } }, "otherNames", path, true);
        isTaken(name, place);
        if (!name.empty())
            def.otherNames.push_back(name);
    }
}

/// Two words, "green spires", of which the first may be a colour of its own: "#3f9f68 spires".
void Compiler::landscapeWords(const Json& card, const std::string& path, CardDef& def)
{
    const std::string recipe = text(card, "landscape", path, false);
    if (!card.contains("landscape"))
        return; // it gets one when the library is built
    const std::size_t space = recipe.find(' ');
    const std::string colour = recipe.substr(0, space);
    const std::string kind = space == std::string::npos ? std::string() : recipe.substr(space + 1);
    const std::string at = path + "/landscape";
    if (colour.empty() || kind.empty()) {
        fault(at, say(Fault::Expected, { say(Fault::ALandscape) }), say(Fault::WriteSay, { "\"green hills\"" }));
        return;
    }
    const std::string value = isColour(colour) ? colour : landscapeColour(colour);
    if (value.empty())
        fault(at, say(Fault::UnknownWord, { shortened(colour) }), didYouMean(colour, landscapeColours()));
    const WordList& kinds = landscapeKinds();
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
        fault(at, say(Fault::UnknownWord, { shortened(kind) }), didYouMean(kind, kinds));
    def.landscape = value;
    def.landscape.append(1, ' ').append(kind);
}

void Compiler::baseNumbers(const Json& card, const std::string& path, CardDef& def)
{
    def.kind = CardKind::Base;
    landscapeWords(card, path, def);
    def.breakpoint = static_cast<std::uint8_t>(number(card, "breakpoint", path, 0, 1, 60));
    mayNeed(path, "breakpoint");
    mayNeed(path, "vp");
    def.monsters = static_cast<std::uint8_t>(number(card, "monsters", path, 0, 1, kMostMonstersOfABase));
    if (!card.contains("breakpoint"))
        fault(path, say(Fault::BaseNeeds));
    const auto vp = card.find("vp");
    if (vp == card.end() || !vp->is_array() || vp->size() != 3) {
        fault(path + "/vp", say(Fault::Expected, { say(Fault::ThreeNumbers) }), say(Fault::ThreePlaces));
        return;
    }
    for (std::size_t i = 0; i < 3; ++i)
        def.vp[i] = static_cast<std::int8_t>(wholeNumber((*vp)[i], path + "/vp/" + std::to_string(i), 0, 0, 15));
}

void Compiler::cardNumbers(const Json& card, const std::string& path, CardDef& def, int mostCopies)
{
    def.fusion = card.contains("kind") && card["kind"] == "fusion";
    mayNeed(path, "kind");
    if (Allowed* const here = may(path, "kind"); here != nullptr)
        here->words = { "minion", "action", "fusion", "titan" };
    if (def.fusion) // the words by which a seat says what it is played as
        for (const char* word : { "minion", "action" })
            modeNumber(word, path + "/kind");
    else if (card.contains("kind"))
        kindOf(card["kind"], path + "/kind", def);
    else
        fault(path, say(Fault::CardNeeds), say(Fault::Kinds));
    if (card.contains("on"))
        def.attach = word<AttachTo>(card["on"], path + "/on",
            { { "base", AttachTo::Base }, { "minion", AttachTo::Minion }, { "yourMinion", AttachTo::Minion } });
    def.onYours = card.contains("on") && card["on"] == "yourMinion";
    if (def.kind == CardKind::Titan) {
        def.attach = AttachTo::Base; // it stays at the base it is played at
        if (card.contains("on"))
            fault(path + "/on", say(Fault::TitanAtBase));
    }
    playableWhere(card, path, def);
    if (def.kind == CardKind::Minion && def.attach != AttachTo::Nothing)
        fault(path + "/on", say(Fault::OnlyActionsOn));
    def.copies = static_cast<std::uint8_t>(number(card, "copies", path, 1, 1, mostCopies));
    def.power = static_cast<std::int8_t>(number(card, "power", path, 0, 0, 30));
    if (def.kind == CardKind::Minion)
        mayNeed(path, "power");
    else
        mayNotHave(path, "power");
    if (def.home != Home::Monsters)
        mayNotHave(path, "treasures");
    if (def.kind != CardKind::Action)
        mayNotHave(path, "on");
    if (def.kind != CardKind::Minion)
        mayNotHave(path, "fromDiscard");
    if (card.contains("power") != (def.kind == CardKind::Minion))
        fault(path, say(Fault::MinionsHavePower));
    def.treasures = static_cast<std::uint8_t>(number(card, "treasures", path, 0, 0, 9));
    if (card.contains("treasures") != (def.home == Home::Monsters))
        fault(path, say(Fault::MonstersHaveTreasures));
    if (def.home == Home::Aside && def.copies > 1)
        fault(path + "/copies", say(Fault::OneTitan));
    const auto tags = card.find("tags");
    if (tags == card.end())
        return;
    if (Allowed* const here = may(path, "tags"); here != nullptr)
        here->list = true;
    if (!tags->is_array() || tags->size() > kMostTags) {
        fault(path + "/tags", say(Fault::Expected, { say(Fault::TagList) }),
            say(Fault::WriteSay, { "[ \"microbot\" ]" }));
        return;
    }
    for (std::size_t i = 0; i < tags->size(); ++i)
        def.tags |= tagBit((*tags)[i], path + "/tags/" + std::to_string(i));
}

void Compiler::kindOf(const Json& value, const std::string& path, CardDef& def)
{
    enum class Kind { Minion, Action, Titan, Monster, Treasure };
    const Kind kind = word<Kind>(value, path,
        { { "minion", Kind::Minion }, { "action", Kind::Action }, { "titan", Kind::Titan },
            { "monster", Kind::Monster }, { "treasure", Kind::Treasure } });
    def.kind = kind == Kind::Titan                       ? CardKind::Titan
        : kind == Kind::Action || kind == Kind::Treasure ? CardKind::Action
                                                         : CardKind::Minion;
    def.home = kind == Kind::Titan ? Home::Aside
        : kind == Kind::Monster    ? Home::Monsters
        : kind == Kind::Treasure   ? Home::Treasures
                                   : Home::Owner;
}

/// The bases that a card says it may be played at.
void Compiler::playableWhere(const Json& card, const std::string& path, CardDef& def)
{
    const auto where = card.find("where");
    if (where == card.end())
        return;
    Scope scope(def);
    scope.named = false;
    scope.here = false;
    maySelect(path + "/where", scope, [](Domain each) { return each == Domain::Bases; });
    const std::uint16_t index = selector(*where, path + "/where", scope);
    def.where = static_cast<std::int16_t>(index);
    if (m_library.m_selectors[index].domain != Domain::Bases)
        fault(path + "/where", say(Fault::Expected, { say(Fault::Bases) }),
            say(Fault::Say, { R"({ "bases": "anywhere", "withYourMinion": true })" }));
    if (def.kind == CardKind::Action && def.attach == AttachTo::Nothing)
        fault(path + "/where", say(Fault::AtNoBase), say(Fault::SayOn));
}

/// Notes what need not be asked of each card: a selector that only says where and whose takes any card there, and most
/// others ask for a kind at most.
static void noteWhatMatters(Selector& noted)
{
    const Selector any;
    Selector selector = noted;
    selector.anyCard = any.anyCard;
    selector.choosy = any.choosy;
    selector.domain = any.domain;
    selector.where = any.where;
    selector.whereReg = any.whereReg;
    selector.whereIsCard = any.whereIsCard;
    selector.whose = any.whose;
    selector.whoseReg = any.whoseReg;
    selector.withMinionHere = any.withMinionHere;
    selector.orDiscard = any.orDiscard;
    noted.anyCard = selector == any;
    selector.kind = any.kind;
    selector.other = any.other;
    noted.choosy = selector != any;
}

void Compiler::finish()
{
    finishReadings();
    for (Selector& each : m_library.m_selectors)
        noteWhatMatters(each);
    int fromDiscard = 0;
    for (CardDef& def : m_library.m_defs) {
        // A bit each in SeatState::fromDiscard; should there ever be more than eight, the last ones share it.
        if (def.fromDiscard != 0)
            def.fromDiscard = static_cast<std::uint8_t>(1U << std::min(fromDiscard++, 7));
        for (const Ability& each : def.abilities) {
            def.abilityKinds |= abilityKind(each.timing);
            switch (each.timing) {
            case Timing::Play:
                def.play = each.index;
                break;
            case Timing::Talent:
                def.talent = each.index;
                break;
            case Timing::BeforeScoring:
                def.beforeScoring = each.index;
                break;
            case Timing::AfterScoring:
                def.afterScoring = each.index;
                break;
            case Timing::WhenScoring:
                def.whenScoring = each.index;
                break;
            case Timing::AfterReplaced:
                def.afterReplaced = each.index;
                break;
            case Timing::InsteadOfDiscarded:
                def.insteadOfDiscarded = each.index;
                break;
            case Timing::InsteadOfDestroyed:
                def.insteadOfDestroyed = each.index;
                break;
            case Timing::PlayPhase:
                def.playPhase = each.index;
                break;
            case Timing::PlayAsAction:
                def.playAsAction = each.index;
                break;
            case Timing::Arrival:
                def.arrival = each.index;
                break;
            case Timing::Trigger:
                def.triggers |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(each.trigger));
                if (!each.onlySelf)
                    def.abilityKinds |= abilityKind(each.trigger);
                break;
            }
        }
        const auto givesElsewhere = [&](const Static& each) {
            return each.kind == Static::Kind::Power && each.selector >= 0
                && m_library.m_selectors[static_cast<std::size_t>(each.selector)].where != Where::Here;
        };
        for (const Static& each : def.statics)
            def.abilityKinds |= abilityKind(each.kind) | (givesElsewhere(each) ? kPowerElsewhere : 0);
        const bool minion = def.kind == CardKind::Minion;
        if (def.where < 0 && !def.specialOnly && !def.fusion
            && (minion || (def.kind == CardKind::Action && def.attach != AttachTo::Minion)))
            def.anywhere = maskOf(minion ? PlayKind::Minion : PlayKind::Action);
    }
}

} // namespace core::smashup
