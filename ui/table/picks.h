#pragma once

#include "core/game/choice_view.h"

#include <optional>
#include <vector>

namespace ui {

/// Cards that are chosen together: picked first and put back at will, confirmed together, and then told to the match
/// one after the other, as its rules ask for them.
class Picks {
public:
    /// Another question, which asks for so many at once; 0 where it is answered by one choice. What was confirmed
    /// before has still to be told.
    void start(int wanted);
    /// What is picked again is put back, and one more than there are to be takes the place of the last.
    void toggle(const core::ChoiceView& choice);
    void putBackLast();
    /// The first of them, if they are all there; tell() has the others.
    std::optional<core::Choice> confirm();
    /// What was confirmed next, as the prompt has it now. Where it has not, or asks for another number, nothing of what
    /// was confirmed holds any more.
    std::optional<core::Choice> tell(const core::PromptView& prompt);

    const std::vector<core::ChoiceView>& all() const { return m_picked; }
    bool has(int card) const;
    bool isEmpty() const { return m_picked.empty(); }
    int missing() const { return m_wanted - static_cast<int>(m_picked.size()); }

private:
    int m_wanted = 0;
    std::vector<core::ChoiceView> m_picked;
    std::vector<core::ChoiceView> m_confirmed;
};

} // namespace ui
