#include "core/hyperborea/scenario/runner.h"

#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/scenario/position.h"
#include "core/hyperborea/scenario/report.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "core/hyperborea/words/notation.h"
#include "core/json/scenario_file.h"
#include "core/language/house.h"

#include <nlohmann/json.hpp>

namespace core::hyperborea {

namespace {

using Json = nlohmann::json;
using language::Saying;

constexpr std::size_t kMostSteps = 10'000;
constexpr std::size_t kMostWords = 200;

/// A position in which steps are made, in the words of records.
class Table {
public:
    explicit Table(HyperboreaMatch& match)
        : m_match(match)
    {
        settle();
    }

    /// Why it is not legal, or nothing.
    Saying give(const std::string& words)
    {
        for (;;) {
            const Prompt& prompt = m_match.prompt();
            if (const std::optional<Choice> choice = m_notation.fromWords(m_match, prompt, words)) {
                m_match.apply(*choice);
                return {};
            }
            if (!isForced())
                return say(Fault::NotOffered, { words, situation() });
            m_match.apply(prompt.choices[0]);
        }
    }

    bool offers(const std::string& words)
    {
        while (!m_notation.fromWords(m_match, m_match.prompt(), words)) {
            if (!isForced())
                return false;
            m_match.apply(m_match.prompt().choices[0]);
        }
        return true;
    }

    /// Questions with one answer are not asked.
    void settle()
    {
        while (isForced())
            m_match.apply(m_match.prompt().choices[0]);
    }

    Saying situation() const
    {
        const Prompt& prompt = m_match.prompt();
        if (prompt.choices.empty())
            return say(Fault::MatchIsOver);
        std::string all;
        for (const Choice each : prompt.choices)
            all += (all.empty() ? "" : "; ") + m_notation.toWords(m_match, prompt, each);
        return say(Fault::AskedIs, { nameOf(prompt.seat), all });
    }

    std::string nameOf(Seat seat) const { return m_match.info().seats[static_cast<std::size_t>(indexOf(seat))].name; }
    HyperboreaMatch& match() { return m_match; }

private:
    bool isForced() const
    {
        const Prompt& prompt = m_match.prompt();
        return prompt.choices.size() == 1 && static_cast<Reason>(prompt.reason) != Reason::Act;
    }

    HyperboreaMatch& m_match;
    HyperboreaNotation m_notation;
};

/// All words but the last must be on offer one after another; the last one, if it is wanted.
Saying tried(const HyperboreaMatch& match, const std::vector<std::string>& words, bool wanted)
{
    const std::unique_ptr<Match> copy = match.clone();
    Table table(static_cast<HyperboreaMatch&>(*copy));
    for (std::size_t i = 0; i + 1 < words.size(); ++i)
        if (const Saying wrong = table.give(words[i]); !wrong.empty())
            return wrong;
    if (table.offers(words.back()) == wanted)
        return {};
    return wanted ? say(Fault::NotOffered, { words.back(), table.situation() })
                  : say(Fault::StillOffered, { words.back() });
}

std::vector<std::string> wordsOf(const JsonReader& list)
{
    std::vector<std::string> words;
    list.eachItem(1, kMostWords, [&](const JsonReader& each) { words.push_back(each.asText()); });
    return words;
}

Saying perform(Table& table, const JsonReader& step, const Json& json)
{
    step.only({ "seat", "do", "legal", "illegal", "expect", "note" });
    if (step.has("seat"))
        if (const Prompt& prompt = table.match().prompt();
            prompt.choices.empty() || table.nameOf(prompt.seat) != step.text("seat"))
            return say(Fault::AnotherIsAsked,
                { prompt.choices.empty() ? std::string("-") : table.nameOf(prompt.seat), step.text("seat") });
    for (const char* const key : { "legal", "illegal" })
        if (step.has(key))
            if (const std::vector<std::string> words = wordsOf(step.child(key)); !words.empty())
                if (Saying wrong = tried(table.match(), words, key == std::string_view("legal")); !wrong.empty())
                    return wrong;
    if (step.has("do")) {
        for (const std::string& words : wordsOf(step.child("do")))
            if (Saying wrong = table.give(words); !wrong.empty())
                return wrong;
        table.settle();
    }
    return step.has("expect") ? differenceOf(json["expect"], reportOf(table.match()), "") : Saying();
}

/// Why the scenario fails, or nothing; what makes no sense is in `problems`.
Saying run(
    const std::shared_ptr<const Library>& library, const JsonReader& scenario, const Json& json, Problems& problems)
{
    checkScenarioHead(scenario, kGameId);
    std::unique_ptr<HyperboreaMatch> match;
    if (problems.empty())
        match = buildPosition(library, scenario, problems);
    if (match == nullptr)
        return {};
    Table table(*match);
    Saying fault;
    std::size_t number = 0;
    scenario.child("steps").eachItem(0, kMostSteps, [&](const JsonReader& step) {
        const std::size_t at = number++;
        if (!fault.empty() || !problems.empty() || !json["steps"][at].is_object())
            return;
        if (const Saying wrong = perform(table, step, json["steps"][at]); !wrong.empty())
            fault = say(House::AtStep, { static_cast<int>(at) + 1, wrong });
    });
    return fault;
}

std::string faultOf(const std::shared_ptr<const Library>& library, const Json& scenario)
{
    Problems problems;
    const Saying fault = run(library, JsonReader(scenario, "", problems), scenario, problems);
    return problems.empty() ? fault.words() : problems.front().text();
}

} // namespace

std::vector<ScenarioResult> runScenarios(const std::shared_ptr<const Library>& library, const std::string& fileName,
    std::string_view text, Problems& problems)
{
    return runScenarioFile(fileName, text, problems, [&](const Json& scenario) { return faultOf(library, scenario); });
}

} // namespace core::hyperborea
