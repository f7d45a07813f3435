#include "core/analysis/analysis_record.h"

#include "core/game/prompt.h"
#include "core/json/json_reader.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace core {

namespace {

using nlohmann::ordered_json;

constexpr std::int64_t kMost = 1'000'000'000;
constexpr std::array<const char*, 5> kCauses { "start", "luck", "choice", "hidden", "drift" };

/// Nobody needs more digits of a chance, and texts of all of them are three times as long.
double rounded(double value)
{
    return std::round(value * kCertain) / kCertain;
}

template <typename T>
ordered_json list(const PerSeat<T>& values, int seats)
{
    ordered_json all = ordered_json::array();
    for (int seat = 0; seat < seats; ++seat)
        all.push_back(values[static_cast<std::size_t>(seat)]);
    return all;
}

ordered_json asJson(const Estimate& estimate)
{
    return { rounded(estimate.mean), rounded(estimate.low), rounded(estimate.high) };
}

ordered_json asJson(const Change& change, int seats)
{
    ordered_json json = { { "cause", kCauses[static_cast<std::size_t>(change.cause)] }, { "choice", change.choice } };
    if (change.by != Seat::None)
        json["by"] = indexOf(change.by);
    json["amount"] = list(change.amount, seats);
    json["variance"] = list(change.variance, seats);
    json["level"] = list(change.level, seats);
    return json;
}

ordered_json asJson(const ChoiceWorth& choice, int seats)
{
    ordered_json answers = ordered_json::array();
    for (const AnswerWorth& each : choice.answers)
        answers.push_back({ { "answer", each.answer }, { "chance", asJson(each.chance) }, { "deals", each.deals } });
    return { { "choice", choice.choice }, { "turn", choice.turn }, { "seat", indexOf(choice.seat) },
        { "played", choice.played }, { "best", choice.best }, { "loss", asJson(choice.loss) },
        { "cost", list(choice.cost, seats) }, { "variance", list(choice.costVariance, seats) },
        { "order", choice.order }, { "answers", answers } };
}

int integer(const JsonReader& reader, const char* name, std::int64_t highest = kMost)
{
    return static_cast<int>(reader.child(name).asInteger(0, highest));
}

template <typename Read>
void readSeats(const JsonReader& reader, int seats, const Read& read)
{
    std::size_t seat = 0;
    const auto many = static_cast<std::size_t>(seats);
    reader.eachItem(many, many, [&](const JsonReader& item) {
        if (seat < kMaxSeats)
            read(seat++, item);
    });
}

PerSeat<Millionths> amounts(const JsonReader& reader, int seats)
{
    PerSeat<Millionths> all {};
    readSeats(reader, seats, [&](std::size_t seat, const JsonReader& item) {
        all[seat] = static_cast<Millionths>(item.asInteger(-kCertain, kCertain));
    });
    return all;
}

PerSeat<float> variances(const JsonReader& reader, int seats)
{
    PerSeat<float> all {};
    readSeats(reader, seats,
        [&](std::size_t seat, const JsonReader& item) { all[seat] = static_cast<float>(item.asNumber(0, kMost)); });
    return all;
}

Estimate estimate(const JsonReader& reader)
{
    std::array<double, 3> ends {};
    std::size_t end = 0;
    reader.eachItem(3, 3, [&](const JsonReader& item) {
        if (end < ends.size())
            ends[end++] = item.asNumber(-10, 10);
    });
    return { ends[0], ends[1], ends[2] };
}

Seat seatOf(const JsonReader& reader, const char* name, int seats)
{
    return seatAt(integer(reader, name, seats - 1));
}

Change readChange(const JsonReader& reader, int seats)
{
    Change change;
    const std::string cause = reader.text("cause");
    bool known = false;
    for (std::size_t each = 0; each < kCauses.size(); ++each)
        if (cause == kCauses[each]) {
            change.cause = static_cast<Cause>(each);
            known = true;
        }
    if (!known)
        reader.child("cause").fault(say(House::WordExpected, { "start, luck, choice, hidden, drift" }));
    change.choice = integer(reader, "choice");
    if (reader.has("by"))
        change.by = seatOf(reader, "by", seats);
    if (change.cause == Cause::Choice && change.by == Seat::None)
        reader.child("by").asInteger(0, seats - 1);
    change.amount = amounts(reader.child("amount"), seats);
    change.variance = variances(reader.child("variance"), seats);
    change.level = variances(reader.child("level"), seats);
    return change;
}

ChoiceWorth readChoice(const JsonReader& reader, int seats)
{
    ChoiceWorth choice;
    choice.choice = integer(reader, "choice");
    choice.turn = integer(reader, "turn");
    choice.seat = seatOf(reader, "seat", seats);
    choice.loss = estimate(reader.child("loss"));
    choice.cost = amounts(reader.child("cost"), seats);
    choice.costVariance = variances(reader.child("variance"), seats);
    choice.order = reader.child("order").asBoolean();
    reader.child("answers").eachItem(2, kMaxChoices, [&](const JsonReader& item) {
        choice.answers.push_back(
            { integer(item, "answer", kMaxChoices - 1), estimate(item.child("chance")), integer(item, "deals") });
    });
    const auto last = static_cast<std::int64_t>(choice.answers.size()) - 1;
    choice.played = integer(reader, "played", last);
    choice.best = integer(reader, "best", last);
    return choice;
}

}

std::string toJson(const Analysis& analysis)
{
    ordered_json root = { { "engine_version", analysis.terms.engineVersion }, { "set_hash", analysis.terms.setHash },
        { "turns", analysis.terms.turns }, { "table_deals", analysis.terms.tableDeals },
        { "deals", analysis.terms.deals }, { "seats", analysis.seats } };
    for (const char* each : { "changes", "choices" })
        root[each] = ordered_json::array();
    for (const Change& change : analysis.changes)
        root["changes"].push_back(asJson(change, analysis.seats));
    for (const ChoiceWorth& choice : analysis.choices)
        root["choices"].push_back(asJson(choice, analysis.seats));
    return root.dump();
}

std::optional<Analysis> analysisFrom(std::string_view text, Problems& problems)
{
    const std::size_t before = problems.size();
    nlohmann::json parsed;
    Analysis analysis;
    if (parseJson(text, parsed, problems)) {
        const JsonReader root(parsed, "", problems);
        analysis.terms.engineVersion = root.text("engine_version");
        analysis.terms.setHash = root.text("set_hash");
        analysis.terms.turns = integer(root, "turns");
        analysis.terms.tableDeals = integer(root, "table_deals");
        analysis.terms.deals = integer(root, "deals");
        analysis.seats = static_cast<int>(root.child("seats").asInteger(2, kMaxSeats));
        root.child("changes").eachItem(
            1, kMost, [&](const JsonReader& item) { analysis.changes.push_back(readChange(item, analysis.seats)); });
        root.child("choices").eachItem(
            0, kMost, [&](const JsonReader& item) { analysis.choices.push_back(readChoice(item, analysis.seats)); });
    }
    if (problems.size() > before)
        return std::nullopt;
    return analysis;
}

} // namespace core
