#include "database/article_likeness.h"

#include <algorithm>
#include <array>

namespace database {

namespace {

constexpr double kIgnored = 0.25;

bool isEnding(std::string_view rest)
{
    constexpr std::array<std::string_view, 12> endings { "", "e", "s", "es", "ed", "d", "ing", "y", "ies", "ied", "er",
        "ly" };
    return std::find(endings.begin(), endings.end(), rest) != endings.end();
}

/// Whether two words are forms of one, near enough: "move" and "moving", "play" and "played".
bool sameWord(std::string_view a, std::string_view b)
{
    constexpr std::ptrdiff_t kShortestStem = 3;
    if (a == b)
        return true;
    const auto [endA, endB] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    const auto stem = static_cast<std::size_t>(endA - a.begin());
    return endA - a.begin() >= kShortestStem && isEnding(a.substr(stem)) && isEnding(b.substr(stem));
}

/// Marks all places where a line has one of a thing's words, which may be several in a row.
bool mark(const AskedFor& asked, const std::vector<std::string>& line, std::vector<bool>& marked)
{
    bool found = false;
    for (const Phrase& phrase : asked.group) {
        const std::vector<std::string> words = wordsOf(phrase.words);
        for (auto at = line.begin(); !words.empty() && at != line.end(); ++at) {
            at = std::search(at, line.end(), words.begin(), words.end(),
                [](const std::string& a, const std::string& b) { return sameWord(a, b); });
            if (at == line.end())
                break;
            std::fill_n(marked.begin() + (at - line.begin()), words.size(), true);
            found = true;
        }
    }
    return found;
}

} // namespace

double likeness(const std::vector<AskedFor>& question, const std::string& line, const Vocabulary& vocabulary)
{
    const std::vector<std::string> words = wordsOf(line);
    std::vector<bool> marked(words.size(), false);
    double asked = 0;
    double said = 0;
    for (const AskedFor& each : question) {
        const double weight = each.ignored ? kIgnored : 1;
        asked += weight;
        said += mark(each, words, marked) ? weight : 0;
    }
    double whole = 0;
    double covered = 0;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const double weight = vocabulary.ignored.contains(words[i]) ? kIgnored : 1;
        whole += weight;
        covered += marked[i] ? weight : 0;
    }
    return asked == 0 || whole == 0 ? 0 : said / asked * covered / whole;
}

bool names(const std::vector<QueryGroup>& words, const std::string& name)
{
    const std::vector<std::string> sought = wordsOf(name);
    return !sought.empty()
        && std::search(words.begin(), words.end(), sought.begin(), sought.end(),
               [](const QueryGroup& word, const std::string& each) { return word.front().words == each; })
        != words.end();
}

} // namespace database
