#include "core/smashup/own_factions.h"

#include "core/smashup/ability/own_form.h"
#include "core/smashup/ability/own_text.h"
#include "core/smashup/rules/setup.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/sayings/faults.h"
#include "core/smashup/table/events.h"

#include <array>
#include <set>

namespace core::smashup {

namespace {

constexpr std::size_t kMostMade = 8;
constexpr std::uint64_t kMostSeeds = 2000; ///< one copy of forty cards is on top with every fortieth

/// Own factions come behind the printing's own, so their cards are those of the last ones.
class CardCounts final : public OwnCardCounts {
public:
    CardCounts(const SmashUpMatch& match, std::size_t shipped)
        : m_match(match)
        , m_shipped(shipped)
    {
    }

    void onEvent(const Event& event) override
    {
        const auto kind = static_cast<EventKind>(event.kind);
        const bool played = kind == EventKind::MinionPlayed || kind == EventKind::ActionPlayed;
        if ((!played && kind != EventKind::AbilityUsed) || event.card == kNoCard || isBase(event.card))
            return;
        const CardDef& def = m_match.library().def(m_match.state().at(event.card).def);
        if (def.faction == kNoFaction || def.faction < m_shipped)
            return;
        Count& count = m_counts[def.name];
        ++(played ? count.played : count.used);
    }
    const std::map<std::string, Count>& counts() const override { return m_counts; }

private:
    const SmashUpMatch& m_match;
    std::size_t m_shipped;
    std::map<std::string, Count> m_counts;
};

} // namespace

SmashUpOwnFactions::SmashUpOwnFactions(const Libraries& libraries, std::vector<SourceFile> cards)
    : m_libraries(libraries)
    , m_cards(std::move(cards))
    , m_offered(std::make_shared<std::vector<Offered>>())
{
}

OwnGround SmashUpOwnFactions::ground() const
{
    return { m_libraries, m_cards };
}

FactionCheck SmashUpOwnFactions::check(std::string_view text, std::string_view besides) const
{
    auto library = m_libraries.find(headOfOwn(text).printing);
    if (library == nullptr)
        library = *m_libraries.begin();
    for (const Offered& each : *offered()) {
        Problems none;
        if (each.name != besides && each.library->printing() == library->printing())
            if (auto wider = withOwn(ground(), *library, each.text, none); wider != nullptr)
                library = std::move(wider);
    }
    return checkOwn(ground(), *library, text);
}

void SmashUpOwnFactions::offer(const std::vector<std::string>& texts)
{
    auto made = std::make_shared<std::vector<Offered>>();
    for (const std::string& text : texts) {
        const OwnHead head = headOfOwn(text);
        const auto base = head.printing.empty() ? nullptr : m_libraries.find(head.printing);
        if (base == nullptr)
            continue;
        Problems problems;
        auto beside = base; // all that are offered, so that any two of them go together
        for (const Offered& each : *made)
            if (each.library->printing() == base->printing() && beside != nullptr)
                beside = withOwn(ground(), *beside, each.text, problems);
        if (beside == nullptr || withOwn(ground(), *beside, text, problems) == nullptr)
            continue;
        if (auto library = withOwn(ground(), *base, text, problems); library != nullptr)
            made->push_back({ head.name, text, std::move(library) });
    }
    m_offered = std::move(made);
    m_revision = std::make_shared<const std::uint64_t>(revision() + 1);
}

std::shared_ptr<const std::vector<SmashUpOwnFactions::Offered>> SmashUpOwnFactions::offered() const
{
    return m_offered;
}

std::vector<std::string> SmashUpOwnFactions::playedIn(const MatchSetup& setup) const
{
    if (!setup.own.empty())
        return setup.own;
    std::set<std::string> named;
    for (const SeatSetup& seat : setup.seats)
        named.insert(seat.factions.begin(), seat.factions.end());
    const auto printing = m_libraries.find(setup.set);
    std::vector<std::string> texts;
    for (const Offered& each : *offered())
        if (printing != nullptr && each.library->printing() == printing->printing() && named.contains(each.name))
            texts.push_back(each.text);
    return texts;
}

std::shared_ptr<const CardLibrary> SmashUpOwnFactions::libraryFor(const MatchSetup& setup, Problems& problems) const
{
    auto library = m_libraries.find(setup.set);
    std::vector<std::string> key = playedIn(setup);
    if (library == nullptr || key.empty())
        return library;
    if (key.size() > 2 * setup.seats.size()) {
        problems.push_back(
            { "own_factions", say(Fault::TooManyOwn, { static_cast<int>(key.size()) }), say(Fault::OwnOfSeats) });
        return nullptr;
    }
    key.push_back(library->printing());
    const std::shared_ptr<const Made> known = m_made;
    if (known != nullptr)
        for (const auto& each : *known)
            if (each.first == key)
                return each.second;
    for (std::size_t i = 0; i + 1 < key.size() && library != nullptr; ++i)
        library = withOwn(ground(), *library, key[i], problems);
    if (library == nullptr)
        return nullptr;
    auto more = known == nullptr ? std::make_shared<Made>() : std::make_shared<Made>(*known);
    if (more->size() == kMostMade)
        more->erase(more->begin());
    more->emplace_back(std::move(key), library);
    m_made = std::move(more); // should two threads do so at once, one of them will make its library again
    return library;
}

std::vector<CardInfo> SmashUpOwnFactions::cardsOf(std::string_view text, language::Language language) const
{
    return cardsOfOwn(ground(), text, language);
}

FactionInfo SmashUpOwnFactions::infoOf(std::string_view text) const
{
    return infoOfOwn(text);
}

std::unique_ptr<OwnCardCounts> SmashUpOwnFactions::counts(const Match& match) const
{
    const auto& played = static_cast<const SmashUpMatch&>(match);
    const auto shipped = m_libraries.find(played.library().printing());
    return std::make_unique<CardCounts>(played, shipped == nullptr ? 0 : shipped->factions().size());
}

std::string SmashUpOwnFactions::draft(const std::string& name, const std::string& set) const
{
    return ownDraft(name, set);
}

std::string SmashUpOwnFactions::renamed(std::string_view text, const std::string& name) const
{
    return renamedOwn(text, name);
}

std::string SmashUpOwnFactions::copyOf(
    const std::string& faction, const std::string& set, const std::string& name) const
{
    const auto library = m_libraries.find(set);
    return library == nullptr ? std::string() : copyOfPrinted(ground(), *library, faction, name);
}

std::string SmashUpOwnFactions::pointerTo(FactionTrait trait) const
{
    static constexpr std::array<const char*, 4> pointers { "/name", "/theme", "/colour", "/emblem" };
    return pointers[static_cast<std::size_t>(trait)];
}

FactionWords SmashUpOwnFactions::wordsAt(std::string_view text, std::size_t byte) const
{
    return wordsInOwn(ground(), text, byte);
}

FactionField SmashUpOwnFactions::formOf(std::string_view text, std::string_view entry) const
{
    return formOfOwn(text, entry);
}

std::string SmashUpOwnFactions::beginningOf(
    std::string_view text, std::string_view entry, std::string_view pointer, const std::string& head) const
{
    return beginningInOwn(text, entry, pointer, head);
}

std::vector<FactionSentence> SmashUpOwnFactions::sentencesOf(
    std::string_view text, std::string_view entry, language::Language language) const
{
    return sentencesOfOwn(text, entry, language);
}

std::string SmashUpOwnFactions::newEntry(std::string_view text, std::string_view like) const
{
    return newOwnEntry(text, like);
}

std::optional<std::uint64_t> SmashUpOwnFactions::seedForTop(
    const MatchSetup& setup, std::size_t seat, const std::string& card) const
{
    MatchSetup tried = setup;
    Problems problems;
    const auto library = libraryFor(setup, problems);
    const int wanted = library == nullptr ? -1 : library->find(card);
    for (std::uint64_t i = 0; i < kMostSeeds && wanted >= 0; ++i) {
        tried.seed = setup.seed + i;
        const State state = deal(*library, tried);
        const CardId top = state.seat[seat].deck.head;
        if (top != kNoCard && state.at(top).def == static_cast<DefId>(wanted))
            return tried.seed;
    }
    return std::nullopt;
}

} // namespace core::smashup
