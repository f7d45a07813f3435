#include "ui/table/smashup/answer_outcomes.h"

#include "ui/table/smashup/marks.h"

#include <algorithm>
#include <optional>
#include <tuple>

namespace ui {

using core::Choice;
using core::ChoiceView;
using core::Seat;
using core::smashup::BaseView;
using core::smashup::CardView;
using core::smashup::TableView;
using core::smashup::Trial;

namespace {

constexpr int kMostTrials = 150; ///< of one card
constexpr int kMostSteps = 6; ///< questions of one card that are answered one after another

/// What one line of answers comes to, and what is asked of the viewer then.
struct Line {
    AnswerOutcome outcome;
    std::vector<ChoiceView> next;

    bool mayStop() const
    {
        return next.empty() || std::any_of(next.begin(), next.end(), [](const ChoiceView& each) {
            return each.kind == ChoiceView::Kind::Pass || each.kind == ChoiceView::Kind::Done;
        });
    }
};

/// Tries lines of answers, up to kMostTrials.
class Lines {
public:
    Lines(const core::Match& world, const TableView& now)
        : m_world(world)
        , m_now(now)
        , m_scores(now.scoring ? now.scoring->slot : -1)
        , m_before(now.scoring && now.scoring->step == core::smashup::ScoringView::Step::Before)
    {
    }

    Line start(const ChoiceView& card)
    {
        AnswerOutcome begun;
        begun.choices = { card.choice };
        return made(std::move(begun));
    }

    Line after(const Line& line, const ChoiceView& answer)
    {
        AnswerOutcome longer;
        longer.choices = line.outcome.choices;
        longer.choices.push_back(answer.choice);
        longer.answers = line.outcome.answers;
        const CardView* card = answer.kind == ChoiceView::Kind::Card ? findCard(m_now, answer.card) : nullptr;
        longer.answers.push_back(card == nullptr ? answer.label : card->name);
        longer.asked = true;
        return made(std::move(longer));
    }

    bool exhausted() const { return m_trials >= kMostTrials; }

private:
    Line made(AnswerOutcome outcome)
    {
        ++m_trials;
        Line line { std::move(outcome), {} };
        AnswerOutcome& of = line.outcome;
        std::size_t count = 0;
        const Trial trial = core::smashup::tryOut(m_world, m_now.viewer, of.choices, &count);
        of.known = count == of.choices.size() && (trial.certain || trial.drawn > 0);
        if (!of.known)
            return line;
        if (m_before) // later its points are given, and power there is worth no more
            of.at = consequenceOf(trial, m_now, m_scores, nullptr);
        of.drawn = trial.drawn;
        of.cards = changedCards(trial, m_now);
        for (const BaseView& base : m_now.bases)
            if (base.slot != m_scores)
                if (const Consequence there = consequenceOf(trial, m_now, base.slot, nullptr);
                    there.certain && there.power != there.powerNow)
                    of.elsewhere.push_back(there);
        for (std::size_t i = 0; i < m_now.seats.size(); ++i) {
            of.gained[i] = trial.after.seats[i].vp - m_now.seats[i].vp;
            of.madness[i] = trial.after.seats[i].madness - m_now.seats[i].madness;
        }
        if (trial.after.prompt.seat == m_now.viewer && !trial.after.prompt.source.empty())
            line.next = trial.after.prompt.choices;
        of.asked = of.asked || !line.next.empty();
        return line;
    }

    const core::Match& m_world;
    const TableView& m_now;
    int m_scores;
    bool m_before;
    int m_trials = 0;
};

/// How good it is for the viewer at one base: points ahead of the best of the others, then power ahead.
std::tuple<int, int> leadAt(const Consequence& at, const TableView& now)
{
    const auto own = static_cast<std::size_t>(core::indexOf(now.viewer));
    int points = -1000;
    int power = -1000;
    for (std::size_t i = 0; i < now.seats.size(); ++i)
        if (i != own) {
            points = std::max(points, at.points(core::seatAt(static_cast<int>(i))));
            power = std::max(power, at.power[i]);
        }
    return { at.points(now.viewer) - points, at.power[own] - power };
}

std::tuple<int, int, int> valueOf(const AnswerOutcome& of, const TableView& now)
{
    int gained = 0; // halves, as two Madness cards cost a point
    int power = 0;
    for (std::size_t i = 0; i < now.seats.size(); ++i) {
        const Seat seat = core::seatAt(static_cast<int>(i));
        const int sign = seat == now.viewer ? 1 : -1;
        gained += sign * (2 * of.gained[i] - of.madness[i]);
        for (const Consequence& each : of.elsewhere)
            power += sign * each.gained(seat);
    }
    const auto [points, lead] = leadAt(of.at, now);
    return { 2 * points + gained, lead, power + of.drawn };
}

} // namespace

bool AnswerOutcome::changesBase() const
{
    return known && at.known && (at.total != at.totalNow || at.power != at.powerNow);
}

bool AnswerOutcome::changesAnything() const
{
    return known
        && (changesBase() || !cards.empty() || !elsewhere.empty() || drawn > 0
            || gained != core::smashup::EachSeat<int> {} || madness != core::smashup::EachSeat<int> {});
}

AnswerOutcome bestAnswer(const core::Match& world, const TableView& now, const ChoiceView& card)
{
    Lines lines(world, now);
    Line line = lines.start(card);
    for (int step = 0; step < kMostSteps && line.outcome.known && !line.next.empty(); ++step) {
        std::optional<Line> best;
        const auto consider = [&](const Line& each) {
            if (each.outcome.known && each.mayStop()
                && (!best || valueOf(each.outcome, now) > valueOf(best->outcome, now)))
                best = each;
        };
        for (const ChoiceView& first : line.next) {
            if (lines.exhausted())
                break;
            const Line once = lines.after(line, first);
            consider(once);
            for (const ChoiceView& second : once.next)
                if (!lines.exhausted())
                    consider(lines.after(once, second));
        }
        if (!best) {
            line.outcome.known = line.outcome.known && line.mayStop();
            break;
        }
        if (line.mayStop() && valueOf(best->outcome, now) <= valueOf(line.outcome, now))
            break;
        line = *best;
    }
    return line.outcome;
}

std::vector<AnswerOutcome> answersOf(const core::Match& world, const TableView& now, const ChoiceView& card)
{
    Lines lines(world, now);
    const Line used = lines.start(card);
    if (used.next.empty())
        return { used.outcome };
    std::vector<AnswerOutcome> all;
    for (const ChoiceView& first : used.next) {
        if (lines.exhausted())
            break;
        const Line once = lines.after(used, first);
        if (once.next.empty() || once.mayStop())
            all.push_back(once.outcome);
        for (const ChoiceView& second : once.next)
            if (!lines.exhausted())
                all.push_back(lines.after(once, second).outcome);
    }
    // Not to do it after all is no answer that has to be told.
    std::erase_if(all, [](const AnswerOutcome& each) { return each.known && !each.changesAnything(); });
    std::stable_sort(all.begin(), all.end(), [&](const AnswerOutcome& one, const AnswerOutcome& other) {
        return one.known != other.known ? one.known : one.known && valueOf(one, now) > valueOf(other, now);
    });
    return all;
}

} // namespace ui
