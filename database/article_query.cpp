#include "database/article_query.h"

#include "core/text/letters.h"

#include <QString>

#include <algorithm>
#include <tuple>

namespace database {

namespace {

constexpr std::size_t kMostWords = 24; ///< of a question; the rest of a pasted page says nothing more
constexpr std::size_t kMostWordsAtOnce = 4; ///< of one synonym
constexpr std::size_t kMostPhrases = 8; ///< that one typed word may be
constexpr std::size_t kMostRepairs = 3;
constexpr std::size_t kShortestLast = 2;
constexpr std::size_t kShortestBeginning = 4;
constexpr std::size_t kShortestTerm = 3; ///< shorter words are nobody's other spelling

constexpr double kSynonym = 0.6;
constexpr double kBeginning = 0.7;
constexpr double kRepair = 0.9;

/// How many letters may be wrong: none in a short word, where each makes it another one.
std::size_t lettersWrong(std::size_t length)
{
    if (length < 4)
        return 0;
    return length < 6 ? 1 : 2;
}

/// The first words of some terms, those that most articles have first.
QueryGroup best(std::vector<Term> terms, std::size_t most, double weight)
{
    std::sort(terms.begin(), terms.end(),
        [](const Term& a, const Term& b) { return std::tie(b.articles, a.word) < std::tie(a.articles, b.word); });
    QueryGroup phrases;
    for (std::size_t i = 0; i < std::min(most, terms.size()); ++i)
        phrases.push_back({ terms[i].word, weight });
    return phrases;
}

QueryGroup beginningWith(const std::string& typed, const std::vector<Term>& terms)
{
    std::vector<Term> found;
    for (const Term& term : terms)
        if (term.word.starts_with(typed))
            found.push_back(term);
    return best(std::move(found), kMostPhrases, kBeginning);
}

QueryGroup speltLike(const std::string& typed, const std::vector<Term>& terms)
{
    std::size_t fewest = lettersWrong(typed.size());
    if (fewest == 0)
        return {};
    std::vector<Term> found;
    std::vector<Term> sameBeginning; // where one is sure of a letter, it is the first
    for (const Term& term : terms) {
        const std::size_t longer = std::max(typed.size(), term.word.size()) - std::min(typed.size(), term.word.size());
        if (term.word.size() < kShortestTerm || longer > fewest)
            continue;
        const std::size_t apart = core::lettersApart(typed, term.word);
        if (apart > fewest)
            continue;
        if (apart < fewest) {
            fewest = apart;
            found.clear();
            sameBeginning.clear();
        }
        found.push_back(term);
        if (term.word.front() == typed.front())
            sameBeginning.push_back(term);
    }
    return best(sameBeginning.empty() ? std::move(found) : std::move(sameBeginning), kMostRepairs, kRepair);
}

/// The words in one, each by what it most probably is.
std::string joined(const std::vector<QueryGroup>& words, std::size_t from, std::size_t count)
{
    std::string all;
    for (std::size_t i = from; i < from + count; ++i)
        all += (all.empty() ? "" : " ") + words[i].front().words;
    return all;
}

} // namespace

std::vector<std::string> wordsOf(const std::string& text)
{
    std::vector<std::string> words;
    QString word;
    const auto end = [&] {
        if (!word.isEmpty())
            words.push_back(word.toLower().toStdString());
        word.clear();
    };
    for (const char32_t letter :
        QString::fromStdString(text).normalized(QString::NormalizationForm_D).toStdU32String()) {
        if (QChar::isLetterOrNumber(letter))
            word += QString::fromUcs4(&letter, 1);
        else if (!QChar::isMark(letter))
            end();
    }
    end();
    return words;
}

std::vector<std::string> wordsAsked(const std::string& typed)
{
    std::vector<std::string> words = wordsOf(typed);
    words.resize(std::min(words.size(), kMostWords));
    return words;
}

QueryGroup wordsFor(const std::string& typed, bool last, const std::vector<Term>& terms)
{
    QueryGroup group;
    if (typed.size() >= (last ? kShortestLast : kShortestBeginning))
        group = beginningWith(typed, terms);
    if (group.empty())
        group = speltLike(typed, terms);
    if (group.empty())
        group = { { typed } };
    return group;
}

std::vector<AskedFor> askedFor(const std::vector<QueryGroup>& words, const Vocabulary& vocabulary)
{
    std::vector<AskedFor> asked;
    std::set<std::string> seen;
    for (std::size_t at = 0; at < words.size();) {
        std::size_t count = std::min(kMostWordsAtOnce, words.size() - at);
        while (count > 1 && !vocabulary.meant.contains(joined(words, at, count)))
            --count;
        const std::string said = joined(words, at, count);
        QueryGroup group = count == 1 ? words[at] : QueryGroup { { said } };
        const double weight = kSynonym * group.front().weight;
        if (const auto known = vocabulary.meant.find(said); known != vocabulary.meant.end())
            for (const std::string& each : known->second)
                group.push_back({ each, weight });
        if (seen.insert(said).second)
            asked.push_back({ std::move(group), count == 1 && vocabulary.ignored.contains(said) });
        at += count;
    }
    return asked;
}

std::vector<QueryGroup> queryGroups(const std::vector<AskedFor>& asked)
{
    const bool allIgnored = std::all_of(asked.begin(), asked.end(), [](const AskedFor& each) { return each.ignored; });
    std::vector<QueryGroup> groups;
    for (const AskedFor& each : asked)
        if (allIgnored || !each.ignored)
            groups.push_back(each.group);
    return groups;
}

std::string anyOf(const std::vector<QueryGroup>& groups)
{
    std::string all;
    for (const QueryGroup& group : groups)
        for (const Phrase& phrase : group)
            all += (all.empty() ? "" : " OR ") + phrase.expression();
    return all;
}

} // namespace database
