#include "ui/table/starrealms/at_once.h"

#include "core/starrealms/cards/program.h"
#include "core/starrealms/table/prompt_ids.h"
#include "ui/table/starrealms/forecast.h"

namespace ui {

using core::ChoiceView;
using core::starrealms::Slot;
using core::starrealms::TableView;
using core::starrealms::Verb;

namespace {

enum Order { Draws, AsksOfHand, Plain, Asks };

Order orderOf(const AnswerForecast& forecast)
{
    if (forecast.asksOfHand)
        return AsksOfHand;
    if (forecast.asks)
        return Asks;
    return forecast.drawn > 0 ? Draws : Plain;
}

} // namespace

const ChoiceView* nextToPlay(const core::Match& world, const TableView& table)
{
    const ChoiceView* next = nullptr;
    Order best = Asks;
    for (const ChoiceView& each : table.prompt.choices) {
        if (core::starrealms::verbOf(each.choice) != Verb::Play)
            continue;
        const Order order = orderOf(forecastAnswer(world, table.viewer, each.choice));
        if (next == nullptr || order < best) {
            next = &each;
            best = order;
        }
    }
    return next;
}

const ChoiceView* nextToUse(const core::Match& world, const TableView& table)
{
    const ChoiceView* next = nullptr;
    for (const ChoiceView& each : table.prompt.choices) {
        const Verb verb = core::starrealms::verbOf(each.choice);
        if (verb == Verb::Play)
            return nullptr;
        if (verb != Verb::Use || each.choice.c == static_cast<std::uint8_t>(Slot::Scrap))
            continue;
        const AnswerForecast forecast = forecastAnswer(world, table.viewer, each.choice);
        if (forecast.isEmpty() || forecast.asks || !forecast.harmed.empty() || !forecast.destroyed.empty())
            continue;
        if (forecast.drawn > 0)
            return &each;
        if (next == nullptr)
            next = &each;
    }
    return next;
}

} // namespace ui
