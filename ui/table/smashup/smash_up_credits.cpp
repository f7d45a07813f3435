#include "ui/table/smashup/smash_up_credits.h"

#include "core/smashup/words/credits.h"

#include <algorithm>

namespace ui {

namespace {

constexpr int kLeastPoints = 2;

/// Books what each card was worth to whom.
class Clerk final : public core::EventSink {
public:
    explicit Clerk(const core::Match& match)
        : m_match(match)
    {
    }

    void onEvent(const core::Event& event) override
    {
        for (const core::smashup::Credit& each : core::smashup::creditsOf(m_match, event)) {
            CardOfMatch& entry = entryOf(each.card, each.seat);
            entry.points += each.points;
            if (each.base.empty())
                entry.own += each.points;
            else
                entry.parts.append({ QString::fromStdString(each.base), m_match.standing().turn, each.points });
        }
    }

    const std::vector<CardOfMatch>& entries() const { return m_entries; }

private:
    CardOfMatch& entryOf(const std::string& card, core::Seat seat)
    {
        const auto found = std::find_if(m_entries.begin(), m_entries.end(),
            [&](const CardOfMatch& each) { return each.card.name == card && each.seat == seat; });
        if (found != m_entries.end())
            return *found;
        CardOfMatch entry;
        entry.card.name = card;
        entry.seat = seat;
        return m_entries.emplace_back(std::move(entry));
    }

    const core::Match& m_match;
    std::vector<CardOfMatch> m_entries;
};

} // namespace

std::optional<CardOfMatch> smashUpCardOfMatch(const core::Game& game, const core::MatchRecord& record)
{
    core::Problems problems;
    const auto match = game.newMatch(record.setup(), problems);
    if (match == nullptr || record.summary.isDraw())
        return std::nullopt;
    Clerk clerk(*match);
    for (const core::RecordedChoice& each : record.choices) {
        const auto choice = game.notation().fromWords(*match, match->prompt(), each.words);
        if (!choice)
            return std::nullopt;
        match->apply(*choice, &clerk);
    }
    std::optional<CardOfMatch> best;
    for (const CardOfMatch& each : clerk.entries())
        if (core::contains(record.summary.winners, each.seat) && each.points >= kLeastPoints
            && (!best || each.points > best->points))
            best = each;
    if (!best)
        return std::nullopt;
    for (const core::CardInfo& card : game.cards())
        if (card.name == best->card.name && card.set == record.summary.set) {
            best->card = card;
            return best;
        }
    return std::nullopt;
}

} // namespace ui
