#include "core/results/card_facts.h"

#include "core/game/card_step.h"
#include "core/record/replayer.h"

#include <charconv>
#include <map>

namespace core {

namespace {

constexpr const char* kCounts = "3"; ///< how facts are counted; what was counted otherwise is counted anew

enum Flag : unsigned { kSeen = 1, kDrawn = 2, kPlayed = 4, kAtOnce = 8, kStranded = 16, kAcquired = 32, kRemoved = 64 };

struct Noted {
    unsigned flags = 0;
    int acquired = 0;
    std::string group;
};

/// Hears what happens to cards while a match is replayed.
class CardWatcher final : public EventSink {
public:
    explicit CardWatcher(const Notation& notation)
        : m_notation(notation)
    {
    }

    /// The match that is replayed, before each choice.
    void look(const Match& match)
    {
        const bool begins = m_match == nullptr;
        m_match = &match;
        countTurns();
        if (begins)
            for (int seat = 0; seat < match.seatCount(); ++seat)
                for (const BroughtCard& card : m_notation.inHand(match, seatAt(seat)))
                    draw(card);
    }

    void end(const Match& match)
    {
        for (int seat = 0; seat < match.seatCount(); ++seat)
            for (const BroughtCard& card : m_notation.inHand(match, seatAt(seat)))
                note(card, kSeen | kDrawn | kStranded);
    }

    void onEvent(const Event& event) override
    {
        countTurns();
        const std::optional<CardStep> step = m_match == nullptr ? std::nullopt : m_notation.cardStep(*m_match, event);
        if (!step)
            return;
        switch (step->what) {
        case CardStep::What::Seen:
            note(step->card, kSeen);
            break;
        case CardStep::What::Drawn:
            draw(step->card);
            break;
        case CardStep::What::Played: {
            const auto drawn = m_drawn.find(step->card.card);
            const bool atOnce = drawn != m_drawn.end() && turnsOf(step->card.owner) <= drawn->second + 1;
            note(step->card, kSeen | kPlayed | (atOnce ? kAtOnce : 0U));
            break;
        }
        case CardStep::What::Acquired: {
            Noted& noted = note(step->card, kSeen | kAcquired);
            ++noted.acquired;
            noted.group = step->group;
            if (step->toHand)
                draw(step->card);
            break;
        }
        case CardStep::What::Removed:
            note(step->card, kSeen | kRemoved);
            break;
        }
    }

    const std::map<std::pair<int, std::string>, Noted>& facts() const { return m_facts; }

private:
    void countTurns()
    {
        const Standing standing = m_match == nullptr ? Standing {} : m_match->standing();
        if (standing.turn == m_turn)
            return;
        m_turn = standing.turn;
        for (std::size_t seat = 0; seat < m_turns.size(); ++seat)
            if (contains(standing.current, seatAt(static_cast<int>(seat))))
                ++m_turns[seat];
    }

    /// Those that the seat has begun.
    int turnsOf(Seat seat) const { return m_turns[static_cast<std::size_t>(indexOf(seat))]; }

    void draw(const BroughtCard& card)
    {
        note(card, kSeen | kDrawn);
        m_drawn[card.card] = turnsOf(card.owner);
    }

    Noted& note(const BroughtCard& card, unsigned flags)
    {
        Noted& noted = m_facts[{ indexOf(card.owner), card.name }];
        noted.flags |= flags;
        return noted;
    }

    const Notation& m_notation;
    const Match* m_match = nullptr;
    int m_turn = 0; ///< of the match
    PerSeat<int> m_turns {};
    std::map<std::uint8_t, int> m_drawn; ///< after how many turns of its owner, by card
    std::map<std::pair<int, std::string>, Noted> m_facts;
};

} // namespace

std::string cardsSignature(const Game& game)
{
    std::string signature = std::string(kCounts) + ' ' + game.engineVersion();
    for (const std::string& set : game.setNames())
        signature += ' ' + game.setHash(set);
    return signature;
}

std::string cardsLine(const Game& game, const MatchRecord& record)
{
    std::string line = std::to_string(record.summary.id);
    CardWatcher watcher(game.notation());
    const ReplayReport report = replay(
        game, record, [&](const Match& before, Choice) { watcher.look(before); }, &watcher);
    if (!report.ok() || report.match == nullptr)
        return line;
    watcher.end(*report.match);
    for (const auto& [card, noted] : watcher.facts()) {
        line += '\t' + std::to_string(card.first) + '\t' + card.second + '\t' + std::to_string(noted.flags);
        if (noted.acquired > 0)
            line += '\t' + std::to_string(noted.acquired) + '\t' + noted.group;
    }
    return line;
}

bool readCards(std::string_view line, std::int64_t& match, const std::function<void(const CardFacts&)>& take)
{
    bool sound = true;
    const auto text = [&] {
        const std::size_t end = line.find('\t');
        const std::string_view field = line.substr(0, end);
        line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
        return field;
    };
    const auto number = [&](auto& value) {
        const std::string_view field = text();
        const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
        sound = sound && error == std::errc() && end == field.data() + field.size();
    };
    number(match);
    while (sound && !line.empty()) {
        CardFacts facts;
        unsigned flags = 0;
        number(facts.seat);
        facts.name = text();
        number(flags);
        facts.seen = (flags & kSeen) != 0;
        facts.drawn = (flags & kDrawn) != 0;
        facts.played = (flags & kPlayed) != 0;
        facts.atOnce = (flags & kAtOnce) != 0;
        facts.stranded = (flags & kStranded) != 0;
        facts.removed = (flags & kRemoved) != 0;
        if ((flags & kAcquired) != 0) {
            number(facts.acquired);
            facts.group = text();
        }
        if (sound)
            take(facts);
    }
    return sound;
}

} // namespace core
