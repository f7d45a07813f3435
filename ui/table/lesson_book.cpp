#include "ui/table/lesson_book.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t kMostTold = 3; ///< turns in which a thing is said

}

LessonBook::Moment LessonBook::Moment::of(core::Seat viewer, int turn, const core::PromptView& prompt, int reason)
{
    Moment moment { viewer, turn, 0, {} };
    if (prompt.seat != viewer)
        return moment;
    moment.reason = reason;
    for (const core::ChoiceView& each : prompt.choices)
        moment.choices.push_back(each.choice);
    return moment;
}

const LessonBook::Saying* LessonBook::pick(Told& told, const Moment& moment, const std::vector<Saying>& sayings)
{
    const auto before
        = std::find_if(told.now.begin(), told.now.end(), [&](const auto& each) { return each.first == moment; });
    if (before != told.now.end())
        for (const Saying& each : sayings)
            if (each.topic == before->second)
                return &each;
    for (const Saying& each : sayings)
        if (told.turns[each.topic].empty())
            return &each;
    for (const Saying& each : sayings) {
        const bool now = told.turns[each.topic].contains(moment.turn);
        if (each.news && now)
            continue;
        if (told.turns[each.topic].size() < kMostTold || now)
            return &each;
    }
    return nullptr;
}

Lesson LessonBook::tell(const Moment& moment, const std::vector<Saying>& sayings)
{
    Told& told = m_told[moment.viewer];
    std::erase_if(told.now, [&](const auto& each) { return each.first.turn != moment.turn; });
    const Saying* const picked = pick(told, moment, sayings);
    if (picked == nullptr)
        return {};
    std::set<int>& turns = told.turns[picked->topic];
    turns.insert(moment.turn);
    if (std::none_of(told.now.begin(), told.now.end(), [&](const auto& each) { return each.first == moment; }))
        told.now.emplace_back(moment, picked->topic);
    return { picked->what, *turns.begin() == moment.turn ? picked->why : QString() };
}

} // namespace ui
