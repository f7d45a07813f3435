#include "app/cli/nearest.h"

#include "core/text/letters.h"

#include <algorithm>
#include <cctype>

namespace app::cli {

std::string lower(std::string text)
{
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string nearest(const std::string& word, const std::vector<std::string>& candidates)
{
    std::string best;
    std::size_t bestDistance = 1 + std::max<std::size_t>(1, word.size() / 3);
    for (const std::string& candidate : candidates) {
        const std::size_t found = core::lettersApart(lower(word), lower(candidate));
        if (found < bestDistance) {
            bestDistance = found;
            best = candidate;
        }
    }
    constexpr std::size_t kTelling = 3; // letters that a name may be known by
    if (best.empty() && word.size() >= kTelling)
        for (const std::string& candidate : candidates)
            if (lower(candidate).starts_with(lower(word)))
                return candidate;
    return best;
}

std::string trimmed(const std::string& text)
{
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string> split(const std::string& text, char at)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    for (std::size_t end = text.find(at); end != std::string::npos; end = text.find(at, begin)) {
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    parts.push_back(trimmed(text.substr(begin)));
    return parts;
}

std::string sameName(const std::string& word, const std::vector<std::string>& candidates)
{
    const std::string wanted = lower(trimmed(word));
    for (const std::string& candidate : candidates)
        if (lower(candidate) == wanted)
            return candidate;
    return {};
}

namespace {

/// The letters and digits alone, small, words apart by a space, without an article at the head.
std::string bare(const std::string& name)
{
    std::vector<std::string> words;
    std::string word;
    for (const char c : lower(name) + ' ') {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80U) {
            word += c;
        } else if (!word.empty() && c != '\'') {
            words.push_back(std::move(word));
            word.clear();
        }
    }
    if (words.size() > 1 && (words.front() == "the" || words.front() == "a" || words.front() == "an"))
        words.erase(words.begin());
    std::string all;
    for (const std::string& each : words)
        all += (all.empty() ? "" : " ") + each;
    return all;
}

}

std::string looseName(const std::string& word, const std::vector<std::string>& candidates)
{
    if (const std::string same = sameName(word, candidates); !same.empty())
        return same;
    const std::string wanted = bare(word);
    for (const std::string& candidate : candidates)
        if (!wanted.empty() && bare(candidate) == wanted)
            return candidate;
    return {};
}

std::string onlyNear(const std::string& word, const std::vector<std::string>& candidates)
{
    constexpr std::size_t kLettersForEach = 4; // that is wrong
    const std::string wanted = bare(word);
    std::size_t fewest = wanted.size() < 3 ? 0 : 1 + wanted.size() / (2 * kLettersForEach);
    std::string best;
    bool only = true;
    for (const std::string& candidate : candidates) {
        const std::size_t apart = core::lettersApart(wanted, bare(candidate));
        if (apart > fewest || candidate == best)
            continue;
        only = apart < fewest || best.empty();
        fewest = apart;
        best = candidate;
    }
    return only ? best : std::string();
}

QString didYouMean(const QString& fault, const std::string& word, const std::vector<std::string>& candidates)
{
    const std::string meant = nearest(word, candidates);
    return meant.empty() ? fault : CliWords::tr("%1, did you mean \"%2\"?").arg(fault, asText(meant));
}

QString whichThen(const QString& fault, const std::string& word, const std::vector<std::string>& candidates)
{
    if (candidates.empty() || !nearest(word, candidates).empty())
        return didYouMean(fault, word, candidates);
    return CliWords::tr("%1, choose among %2").arg(fault, listed(candidates));
}

QString listed(const std::vector<std::string>& names)
{
    QStringList all;
    for (const std::string& name : names)
        all << asText(name);
    return all.join(QStringLiteral(", "));
}

QString noSet(const std::string& set, const std::vector<std::string>& sets)
{
    return whichThen(CliWords::tr("there is no set \"%1\"").arg(asText(set)), set, sets);
}

QString noFaction(const std::string& faction)
{
    return CliWords::tr("there is no faction \"%1\"").arg(asText(faction));
}

} // namespace app::cli
