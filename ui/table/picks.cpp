#include "ui/table/picks.h"

#include <algorithm>

namespace ui {

void Picks::start(int wanted)
{
    m_wanted = wanted;
    m_picked.clear();
}

void Picks::toggle(const core::ChoiceView& choice)
{
    if (std::erase_if(m_picked, [&](const core::ChoiceView& each) { return each.card == choice.card; }) > 0)
        return;
    if (missing() == 0)
        m_picked.pop_back();
    m_picked.push_back(choice);
}

void Picks::putBackLast()
{
    if (!m_picked.empty())
        m_picked.pop_back();
}

std::optional<core::Choice> Picks::confirm()
{
    if (m_picked.empty() || missing() != 0)
        return std::nullopt;
    m_confirmed.assign(m_picked.begin() + 1, m_picked.end());
    return m_picked.front().choice;
}

std::optional<core::Choice> Picks::tell(const core::PromptView& prompt)
{
    if (m_confirmed.empty())
        return std::nullopt;
    const auto find = [&prompt](auto isIt) { return std::find_if(prompt.choices.begin(), prompt.choices.end(), isIt); };
    const core::ChoiceView next = m_confirmed.front();
    // Of equal cards the rules may have taken another one.
    auto found = find([&next](const core::ChoiceView& each) { return each.card == next.card; });
    if (found == prompt.choices.end())
        found = find([&next](const core::ChoiceView& each) { return each.label == next.label; });
    if (found == prompt.choices.end() || prompt.left != static_cast<int>(m_confirmed.size())) {
        m_confirmed.clear();
        return std::nullopt;
    }
    m_confirmed.erase(m_confirmed.begin());
    return found->choice;
}

bool Picks::has(int card) const
{
    return std::any_of(
        m_picked.begin(), m_picked.end(), [card](const core::ChoiceView& each) { return each.card == card; });
}

} // namespace ui
