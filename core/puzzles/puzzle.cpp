#include "core/puzzles/puzzle.h"

#include "core/game/notation.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"
#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostPuzzles = 10'000;
constexpr std::size_t kMostAnswers = 256;
constexpr int kMostDeals = 1'000'000'000;
constexpr const char* kFormat = "breakpoint-puzzles";
constexpr int kVersion = 1;

ordered_json asJson(const PuzzleAnswer& answer)
{
    const auto rounded = [](double share) { return std::round(share * 10'000) / 10'000; };
    const Estimate& chance = answer.chance;
    return { { "words", answer.words },
        { "chance", { rounded(chance.mean), rounded(chance.low), rounded(chance.high) } }, { "deals", answer.deals } };
}

PuzzleAnswer answerFrom(const JsonReader& reader)
{
    reader.only({ "words", "chance", "deals" });
    PuzzleAnswer answer;
    answer.words = reader.text("words");
    std::array<double, 3> ends {};
    std::size_t end = 0;
    reader.child("chance").eachItem(3, 3, [&](const JsonReader& item) {
        if (end < ends.size())
            ends[end++] = item.asNumber(-10, 10);
    });
    answer.chance = { ends[0], ends[1], ends[2] };
    answer.deals = static_cast<int>(reader.child("deals").asInteger(0, kMostDeals));
    return answer;
}

}

std::string puzzleKey(std::int64_t match, int choice)
{
    return "match " + std::to_string(match) + " choice " + std::to_string(choice);
}

std::optional<Puzzle> puzzleOf(
    const Game& game, const MatchRecord& record, const ChoiceWorth& choice, Problems& problems)
{
    const std::unique_ptr<MatchSession> session
        = MatchSession::branch(game, record, choice.choice - 1, nullptr, problems);
    if (session == nullptr)
        return std::nullopt;
    const Match& match = session->match();
    if (choice.answers.size() != match.prompt().choices.size()) { // weighed by other rules
        problems.push_back({ puzzleKey(record.summary.id, choice.choice), say(House::OtherAnswers) });
        return std::nullopt;
    }
    Puzzle puzzle;
    puzzle.key = puzzleKey(record.summary.id, choice.choice);
    puzzle.record = session->record();
    for (const AnswerWorth& each : choice.answers) {
        const Choice answer = match.prompt().choices[static_cast<std::size_t>(each.answer)];
        puzzle.answers.push_back({ game.notation().toWords(match, match.prompt(), answer), each.chance, each.deals });
    }
    // Which is the best was found in more worlds than the order.
    const auto best = puzzle.answers.begin() + choice.best;
    puzzle.played = puzzle.answers[static_cast<std::size_t>(choice.played)].words;
    std::rotate(puzzle.answers.begin(), best, best + 1);
    return puzzle;
}

std::optional<OpenedPuzzle> openPuzzle(const Game& game, const Puzzle& puzzle, Problems& problems)
{
    ReplayReport report = replay(game, puzzle.record);
    if (!report.ok() || report.match == nullptr) {
        problems.insert(problems.end(), report.faults.begin(), report.faults.end());
        return std::nullopt;
    }
    OpenedPuzzle opened { std::move(report.match), {} };
    const Prompt& prompt = opened.match->prompt();
    for (const PuzzleAnswer& answer : puzzle.answers)
        if (const std::optional<Choice> choice = game.notation().fromWords(*opened.match, prompt, answer.words))
            opened.choices.push_back(*choice);
    if (opened.choices.size() == puzzle.answers.size() && opened.choices.size() == prompt.choices.size())
        return opened;
    problems.push_back({ puzzle.key, say(House::OtherAnswers) });
    return std::nullopt;
}

double givenAway(const Puzzle& puzzle, std::size_t place)
{
    return std::max(0.0, puzzle.answers.front().chance.mean - puzzle.answers[place].chance.mean);
}

PuzzleVerdict verdictOf(const Puzzle& puzzle, std::size_t place)
{
    const double lost = givenAway(puzzle, place);
    return lost < kInexact ? PuzzleVerdict::Solved : lost < kMistake ? PuzzleVerdict::Close : PuzzleVerdict::Missed;
}

std::size_t playedPlace(const Puzzle& puzzle)
{
    const auto played = std::find_if(puzzle.answers.begin(), puzzle.answers.end(),
        [&](const PuzzleAnswer& each) { return each.words == puzzle.played; });
    return static_cast<std::size_t>(played - puzzle.answers.begin());
}

std::vector<std::size_t> hintOf(const Puzzle& puzzle)
{
    constexpr std::size_t kMost = 3;
    const std::size_t count = std::min(puzzle.answers.size() / 2, kMost);
    if (count < 2)
        return {};
    std::vector<std::size_t> places(count);
    std::iota(places.begin(), places.end(), std::size_t { 0 });
    std::sort(places.begin(), places.end(),
        [&](std::size_t a, std::size_t b) { return puzzle.answers[a].words < puzzle.answers[b].words; });
    return places;
}

std::string toJson(const std::vector<Puzzle>& puzzles)
{
    // A puzzle a line, so that it can be seen which one is another.
    std::string lines;
    for (const Puzzle& puzzle : puzzles) {
        ordered_json answers = ordered_json::array();
        for (const PuzzleAnswer& each : puzzle.answers)
            answers.push_back(asJson(each));
        const ordered_json one = { { "key", puzzle.key }, { "played", puzzle.played }, { "answers", answers },
            { "record", ordered_json::parse(toJson(puzzle.record)) } };
        lines += (lines.empty() ? "\n" : ",\n") + one.dump();
    }
    const ordered_json head = { { "format", kFormat }, { "version", kVersion }, { "puzzles", ordered_json::array() } };
    std::string text = head.dump();
    text.insert(text.size() - 2, lines + '\n');
    return text + '\n';
}

std::optional<std::vector<Puzzle>> puzzlesFrom(std::string_view text, Problems& problems)
{
    const std::size_t before = problems.size();
    nlohmann::json parsed;
    if (!parseJson(text, parsed, problems))
        return std::nullopt;
    const JsonReader root(parsed, "", problems);
    root.only({ "format", "version", "puzzles" });
    if (root.text("format") != kFormat)
        root.child("format").fault(say(House::NoPuzzles));
    root.child("version").asInteger(kVersion, kVersion);
    std::vector<Puzzle> puzzles;
    std::size_t number = 0;
    root.child("puzzles").eachItem(0, kMostPuzzles, [&](const JsonReader& item) {
        const std::size_t place = number++;
        item.only({ "key", "played", "answers", "record" });
        Puzzle puzzle;
        puzzle.key = item.text("key");
        puzzle.played = item.text("played");
        item.child("answers").eachItem(
            2, kMostAnswers, [&](const JsonReader& answer) { puzzle.answers.push_back(answerFrom(answer)); });
        if (!item.child("record").isObject())
            return;
        Problems inside;
        std::optional<MatchRecord> record = fromJson(parsed["puzzles"][place]["record"].dump(), inside);
        for (Problem& each : inside) {
            each.where = "/puzzles/" + std::to_string(place) + "/record" + each.where;
            problems.push_back(std::move(each));
        }
        if (record)
            puzzle.record = std::move(*record);
        puzzles.push_back(std::move(puzzle));
    });
    if (problems.size() != before)
        return std::nullopt;
    return puzzles;
}

} // namespace core
