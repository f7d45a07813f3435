#include "ui/table/starrealms/forecast.h"

#include "core/starrealms/table/events.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/table/state.h"
#include "core/starrealms/words/view.h"

#include <algorithm>

namespace ui {

using core::Seat;
using core::starrealms::CardView;
using core::starrealms::EventKind;
using core::starrealms::kBoss;
using core::starrealms::TableView;
using core::starrealms::Verb;

namespace {

int authorityOf(const TableView& table, Seat seat)
{
    if (seat == kBoss)
        return table.boss ? table.boss->authority : 0;
    return table.seats[static_cast<std::size_t>(core::indexOf(seat))].authority;
}

int combatOf(const TableView& table, Seat seat)
{
    return table.seats[static_cast<std::size_t>(core::indexOf(seat))].combat;
}

const std::vector<CardView>& inPlayOf(const TableView& table, Seat seat)
{
    return seat == kBoss ? table.boss->inPlay : table.seats[static_cast<std::size_t>(core::indexOf(seat))].inPlay;
}

const CardView* find(const std::vector<CardView>& cards, int id)
{
    const auto found = std::find_if(cards.begin(), cards.end(), [id](const CardView& each) { return each.id == id; });
    return found == cards.end() ? nullptr : &*found;
}

bool isAttackOn(core::Choice choice, Seat target)
{
    return core::starrealms::verbOf(choice) == Verb::Attack && core::seatAt(choice.a) == target;
}

bool isStrikeAt(core::Choice choice, Seat owner)
{
    return core::starrealms::verbOf(choice) == Verb::Strike && core::seatAt(choice.c) == owner;
}

/// Hears what happens to bases.
class Destroyed final : public core::EventSink {
public:
    explicit Destroyed(std::vector<core::Event>& events)
        : m_events(events)
    {
    }
    void onEvent(const core::Event& event) override { m_events.push_back(event); }

private:
    std::vector<core::Event>& m_events;
};

/// The outpost of `owner` with the least defense that can be struck now; none where there is none.
const core::ChoiceView* nextOutpost(const TableView& table, Seat owner)
{
    const core::ChoiceView* best = nullptr;
    int least = 0;
    for (const core::ChoiceView& each : table.prompt.choices) {
        if (!isStrikeAt(each.choice, owner))
            continue;
        const CardView* base = find(inPlayOf(table, owner), each.card);
        if (base != nullptr && base->kind == "outpost" && (best == nullptr || base->defense < least)) {
            best = &each;
            least = base->defense;
        }
    }
    return best;
}

} // namespace

std::vector<Seat> attackable(const core::PromptView& prompt)
{
    std::vector<Seat> seats;
    for (const core::ChoiceView& each : prompt.choices) {
        const Verb verb = core::starrealms::verbOf(each.choice);
        Seat seat = Seat::None;
        if (verb == Verb::Attack)
            seat = core::seatAt(each.choice.a);
        else if (verb == Verb::Strike)
            seat = core::seatAt(each.choice.c);
        if (seat != Seat::None && std::find(seats.begin(), seats.end(), seat) == seats.end())
            seats.push_back(seat);
    }
    return seats;
}

AttackForecast forecastAttack(const core::Match& world, Seat viewer, Seat target)
{
    AttackForecast forecast;
    const std::unique_ptr<core::Match> tried = world.clone();
    TableView table = core::starrealms::viewFor(*tried, viewer);
    forecast.before = forecast.after = authorityOf(table, target);
    forecast.combat = forecast.left = combatOf(table, viewer);
    const auto take = [&](core::Choice choice, AttackForecast::Step step) {
        tried->apply(choice);
        table = core::starrealms::viewFor(*tried, viewer);
        step.combat = forecast.left - combatOf(table, viewer);
        forecast.left = combatOf(table, viewer);
        forecast.steps.push_back(std::move(step));
        forecast.target = target;
    };
    while (!tried->outcome().decided && table.prompt.seat == viewer) {
        const auto& choices = table.prompt.choices;
        const auto attack = std::find_if(choices.begin(), choices.end(),
            [target](const core::ChoiceView& each) { return isAttackOn(each.choice, target); });
        if (attack != choices.end()) {
            const int had = forecast.left;
            take(attack->choice, {});
            forecast.reached = true;
            forecast.after = authorityOf(table, target);
            forecast.wins = tried->outcome().decided;
            if (forecast.steps.back().combat <= 0) // the turn may have gone with it
                forecast.steps.back().combat = had;
            break;
        }
        const core::ChoiceView* outpost = nextOutpost(table, target);
        if (outpost == nullptr)
            break;
        const std::string name = find(inPlayOf(table, target), outpost->card)->name;
        take(outpost->choice, { name, true, 0 });
    }
    return forecast;
}

AnswerForecast forecastAnswer(const core::Match& world, Seat viewer, core::Choice choice)
{
    AnswerForecast forecast;
    if (world.prompt().seat != viewer || !world.prompt().accepts(choice))
        return forecast;
    const std::unique_ptr<core::Match> tried = world.clone();
    const TableView before = core::starrealms::viewFor(*tried, viewer);
    std::vector<core::Event> events;
    Destroyed listener(events);
    tried->apply(choice, &listener);
    const TableView after = core::starrealms::viewFor(*tried, viewer);
    const auto self = static_cast<std::size_t>(core::indexOf(viewer));
    forecast.known = after.turn == before.turn;
    forecast.trade = after.seats[self].trade - before.seats[self].trade;
    forecast.combat = after.seats[self].combat - before.seats[self].combat;
    forecast.authority = after.seats[self].authority - before.seats[self].authority;
    forecast.asks = !after.prompt.source.empty() || after.prompt.seat != viewer;
    forecast.asksOfHand = forecast.asks && after.prompt.seat == viewer
        && std::any_of(after.prompt.choices.begin(), after.prompt.choices.end(), [](const core::ChoiceView& each) {
               return core::starrealms::verbOf(each.choice) == Verb::Card
                   && each.choice.b == static_cast<std::uint8_t>(core::starrealms::Zone::Hand);
           });
    for (const core::Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        if (kind == EventKind::Drew && event.seat == viewer)
            ++forecast.drawn;
        if (kind != EventKind::BaseDestroyed)
            continue;
        const bool own
            = event.other < before.seats.size() && core::contains(before.seats[self].side, core::seatAt(event.other));
        const auto& cards = inPlayOf(before, core::seatAt(event.other));
        if (const CardView* base = find(cards, event.card))
            (own ? forecast.harmed : forecast.destroyed).push_back(base->name);
    }
    return forecast;
}

} // namespace ui
