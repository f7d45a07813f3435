#pragma once

#include "core/game/notation.h"

namespace core::hyperborea {

class HyperboreaNotation final : public Notation {
public:
    std::string toWords(const Match& match, const Prompt& prompt, Choice choice) const override;
    std::optional<Choice> fromWords(const Match& match, const Prompt& prompt, std::string_view words) const override;
    std::string label(const Match& match, const Prompt& prompt, Choice choice) const override;
    /// Whatever a choice names lies open.
    std::string told(const Match& before, Choice choice, const Match& after, SeatMask readers) const override;
    std::string question(const Match& match, const Prompt& prompt) const override;
    PromptView choices(const Match& match, const Prompt& prompt, Seat viewer) const override;
    std::vector<TableLine> table(const Match& match, Seat viewer) const override;
    RulesNow rulesNow(const Match& match, Seat viewer) const override;
    language::Saying sentence(const Match& match, const Event& event, Seat viewer) const override;
    TellAs tellAs(const Match& match, const Event& event) const override;
    std::optional<Mark> mark(const Match& match, const Event& event) const override;
    std::string marksTitle() const override;
    std::vector<Mark> scoreParts(const Match& match) const override;
    std::optional<CardStep> cardStep(const Match& match, const Event& event) const override;
};

} // namespace core::hyperborea
