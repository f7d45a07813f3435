#include "core/smashup/words/trial.h"

#include "core/smashup/rules/frames.h"
#include "core/smashup/rules/smash_up_match.h"

#include <algorithm>
#include <optional>

namespace core::smashup {

namespace {

/// Whether an event leaves all cards in play, and what they have, as they were.
bool isOffTheTable(EventKind kind)
{
    switch (kind) {
    case EventKind::PhaseBegan:
    case EventKind::Chose:
    case EventKind::DeckShuffled:
    case EventKind::DeckRenewed:
    case EventKind::LookedAtTop:
    case EventKind::LookedAtHand:
    case EventKind::Revealed:
    case EventKind::RevealedHand:
        return true;
    default:
        return false;
    }
}

/// Whether anything happens beside that a card is played and put away, how many cards a seat draws, what leaves its
/// place, and whether something happens on the table once a hidden card has come to light.
class Effects final : public EventSink {
public:
    Effects(Seat seat, const Match& tried)
        : m_tried(tried)
        , m_disclosed(tried.disclosures())
        , m_seat(seat)
    {
    }

    void onEvent(const Event& event) override
    {
        m_onTable
            = m_onTable || (m_tried.disclosures() != m_disclosed && !isOffTheTable(static_cast<EventKind>(event.kind)));
        switch (static_cast<EventKind>(event.kind)) {
        case EventKind::ActionPlayed:
            m_played = event.card;
            break;
        case EventKind::PhaseBegan:
        case EventKind::Chose: // what comes of that follows
            break;
        case EventKind::Drew:
            m_drawn += event.seat == m_seat ? 1 : 0;
            m_any = true;
            break;
        case EventKind::Discarded:
            m_any = m_any || event.card != m_played;
            leaves(event);
            break;
        case EventKind::Destroyed:
        case EventKind::Returned:
        case EventKind::ToDeckBottom:
        case EventKind::ToDeckTop:
            m_any = true;
            leaves(event);
            break;
        default:
            m_any = true;
        }
        // An action that stays in play does something there.
        m_any = m_any || (static_cast<EventKind>(event.kind) == EventKind::ActionPlayed && event.place != kNoSlot);
    }

    bool any() const { return m_any; }
    int drawn() const { return m_drawn; }
    bool onTable() const { return m_onTable; }
    std::vector<Departure> departures() { return std::move(m_departures); }

private:
    void leaves(const Event& event)
    {
        if (event.card != kNoCard)
            m_departures.push_back({ event.card, static_cast<EventKind>(event.kind) });
    }

    std::vector<Departure> m_departures;
    const Match& m_tried;
    std::uint32_t m_disclosed;
    Seat m_seat;
    int m_drawn = 0;
    std::uint8_t m_played = kNoCard;
    bool m_any = false;
    bool m_onTable = false;
};

/// Tries all that a seat may answer once a card is played.
class IdleSearch {
public:
    IdleSearch(const Match& world, Seat seat)
        : m_world(world)
        , m_seat(seat)
    {
    }

    /// Whether nothing comes of it, whatever is answered to what is asked next.
    bool doesNothing(const std::vector<Choice>& choices)
    {
        std::size_t made = 0;
        const Trial trial = tryOut(m_world, m_seat, choices, &made);
        if (++m_tried > kMostTried || made != choices.size() || !trial.certain || trial.happened)
            return false;
        if (!trial.anything) {
            // Where it matters what was answered, it was not for nothing, though nothing is to be seen yet.
            const bool same = !m_state || *m_state == trial.state;
            m_state = trial.state;
            return same;
        }
        const PromptView& next = trial.after.prompt;
        return next.seat == m_seat
            && std::all_of(next.choices.begin(), next.choices.end(), [&](const ChoiceView& answer) {
                   std::vector<Choice> longer = choices;
                   longer.push_back(answer.choice);
                   return doesNothing(longer);
               });
    }

private:
    static constexpr int kMostTried = 80;

    const Match& m_world;
    Seat m_seat;
    int m_tried = 0;
    std::optional<std::uint64_t> m_state; ///< after all of it
};

} // namespace

bool doesNothing(const Match& world, Seat seat, Choice choice)
{
    return IdleSearch(world, seat).doesNothing({ choice });
}

bool isPlayForNothing(const Match& world, Seat seat, Choice choice)
{
    return world.quiet() && world.prompt().seat == seat && verbOf(choice) == Verb::Play
        && doesNothing(world, seat, choice);
}

Trial tryOut(const Match& world, Seat seat, std::span<const Choice> choices, std::size_t* made)
{
    const std::unique_ptr<Match> tried = world.clone();
    const std::uint32_t disclosed = tried->disclosures();
    Effects effects(seat, *tried);
    std::size_t count = 0;
    bool stopped = false;
    for (const Choice choice : choices) {
        if (stopped || !tried->prompt().accepts(choice))
            break;
        stopped = static_cast<SmashUpMatch&>(*tried).applyAlone(choice, &effects);
        ++count;
    }
    if (made != nullptr)
        *made = count;
    Trial trial;
    const auto hidden = static_cast<int>(tried->disclosures() - disclosed);
    trial.certain = hidden == 0;
    trial.tableIsCertain = hidden == 0 || !effects.onTable();
    trial.drawn = hidden == effects.drawn() ? hidden : 0;
    trial.departures = effects.departures();
    trial.after = viewFor(*tried, seat);
    trial.happened = effects.any();
    trial.state = tried->hash();
    trial.anything = effects.any() || !trial.after.prompt.source.empty() || trial.after.prompt.seat != seat;
    if (stopped) {
        trial.after.prompt = {};
        trial.anything = effects.any();
    }
    return trial;
}

} // namespace core::smashup
