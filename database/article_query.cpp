#include "database/article_query.h"

#include <QString>

#include <algorithm>

namespace database {

namespace {

constexpr std::size_t kMostWords = 24; ///< of a question; the rest of a pasted page says nothing more
constexpr std::size_t kMostWordsAtOnce = 4; ///< of one synonym
constexpr std::size_t kShortestBeginning = 2;
constexpr std::size_t kShortestStem = 3;

std::string joined(const std::vector<std::string>& words, std::size_t from, std::size_t count)
{
    std::string all;
    for (std::size_t i = from; i < from + count; ++i)
        all += (all.empty() ? "" : " ") + words[i];
    return all;
}

QueryGroup groupOf(const std::string& said, const Vocabulary& vocabulary)
{
    QueryGroup group { { said }, false };
    if (const auto known = vocabulary.meant.find(said); known != vocabulary.meant.end())
        for (const std::string& each : known->second) {
            const std::vector<std::string> words = wordsOf(each);
            group.phrases.push_back(joined(words, 0, words.size()));
        }
    return group;
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
    for (const char32_t letter : QString::fromStdString(text).toStdU32String()) {
        if (QChar::isLetterOrNumber(letter) || (QChar::isMark(letter) && !word.isEmpty()))
            word += QString::fromUcs4(&letter, 1);
        else
            end();
    }
    end();
    return words;
}

bool QueryGroup::shorten()
{
    std::string& word = phrases.front();
    if (!begins || word.size() <= kShortestStem)
        return false;
    do
        word.pop_back();
    while (!word.empty() && (static_cast<unsigned char>(word.back()) & 0xC0U) == 0x80U); // a whole letter of UTF-8
    return true;
}

std::string QueryGroup::expression() const
{
    std::string all = "(";
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        all += (i == 0 ? "" : " OR ") + ('"' + phrases[i] + '"');
        if (i == 0 && begins)
            all += " *";
    }
    return all + ")";
}

std::vector<QueryGroup> queryGroups(const std::string& typed, const Vocabulary& vocabulary)
{
    std::vector<std::string> words = wordsOf(typed);
    words.resize(std::min(words.size(), kMostWords));
    std::vector<QueryGroup> groups;
    std::vector<QueryGroup> ignored;
    const auto put = [](std::vector<QueryGroup>& list, QueryGroup group) {
        const auto same = [&](const QueryGroup& each) { return each.phrases == group.phrases; };
        if (std::none_of(list.begin(), list.end(), same))
            list.push_back(std::move(group));
    };
    for (std::size_t at = 0; at < words.size();) {
        std::size_t count = std::min(kMostWordsAtOnce, words.size() - at);
        while (count > 1 && !vocabulary.meant.contains(joined(words, at, count)))
            --count;
        const std::string said = joined(words, at, count);
        put(count == 1 && vocabulary.ignored.contains(said) ? ignored : groups, groupOf(said, vocabulary));
        at += count;
    }
    if (groups.empty())
        groups = std::move(ignored);
    if (!groups.empty() && words.back().size() >= kShortestBeginning && groups.back().phrases.front() == words.back())
        groups.back().begins = true;
    return groups;
}

std::string anyOf(const std::vector<QueryGroup>& groups)
{
    std::string all;
    for (const QueryGroup& group : groups)
        all += (all.empty() ? "" : " OR ") + group.expression();
    return all;
}

} // namespace database
