#include "ui/find/find_sources.h"

#include "ui/language.h"
#include "ui/models/match_query.h"
#include "ui/text/article_text.h"
#include "ui/text/match_words.h"
#include "ui/text/nearly.h"

#include <QAction>
#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(FindPalette)
};

constexpr int kMostMatches = 6;
constexpr int kHitRank = 200; ///< of the best hit of a search through texts
constexpr int kHits = 24;
constexpr int kMatchRank = 180;
constexpr std::size_t kMostMeant = 4;

bool isCard(const core::ArticleHead& head)
{
    return head.kind == "card" || head.kind == "base" || head.kind == "faction";
}

QString kindWords(const std::string& kind)
{
    if (kind == "card")
        return Words::tr("card");
    if (kind == "base")
        return Words::tr("base");
    if (kind == "faction")
        return Words::tr("faction");
    if (kind == "ruling")
        return Words::tr("ruling");
    if (kind == "word")
        return Words::tr("word");
    return Words::tr("rule");
}

QString captionOf(const QAction& action)
{
    return QString(action.text()).remove(QLatin1Char('&'));
}

} // namespace

FindSources::FindSources(FindRoom room)
    : m_room(std::move(room))
{
}

void FindSources::prepare()
{
    m_handbooks.clear();
    for (const auto& [game, articles] : m_room.handbooks) {
        Handbook read { game, articles, FactionFaces(*game), {} };
        if (articles->contents(game->id(), read.heads).ok())
            m_handbooks.push_back(std::move(read));
    }
    m_faces.clear();
    for (const core::Game* game : m_room.games)
        if (game->has(core::Has::Pairs))
            m_faces.emplace_back(game, FactionFaces(*game));
    if (m_room.pairs == nullptr || !m_room.pairs->list(m_pairs).ok())
        m_pairs.clear();
}

FindEntry FindSources::articleEntry(const Handbook& from, const core::ArticleHead& head) const
{
    FindEntry entry;
    entry.group = isCard(head) ? FindGroup::Cards : FindGroup::Rules;
    entry.title = QString::fromStdString(head.titleIn(spokenLanguage().toStdString()));
    QStringList details { kindWords(head.kind) };
    entry.icon = isCard(head) ? QStringLiteral("card") : QStringLiteral("rules");
    const auto above = std::find_if(from.heads.begin(), from.heads.end(),
        [&](const core::ArticleHead& each) { return each.address == head.parent; });
    const QString faction = QString::fromStdString(head.kind == "faction" ? head.title
            : above == from.heads.end()                                   ? std::string()
                                                                          : above->title);
    if (isCard(head)) {
        if (const FactionFace face = from.faces.of(faction); !face.emblem.isEmpty()) {
            entry.emblem = face.emblem;
            entry.colour = face.colour;
        }
        if (head.kind != "faction" && !faction.isEmpty())
            details.prepend(faction);
    }
    if (!head.scope.empty())
        details << scopeOf(head);
    entry.detail = details.join(QStringLiteral(" · "));
    entry.open = [open = m_room.openArticle, game = from.game, address = QString::fromStdString(head.address)] {
        open(*game, address);
    };
    return entry;
}

std::vector<FindEntry> FindSources::find(FindGroup group, const QStringList& words) const
{
    if (group == FindGroup::Pages || group == FindGroup::Commands)
        return actionEntries(group, words);
    if (group == FindGroup::Pairs)
        return pairEntries(words);
    std::vector<FindEntry> found;
    for (const Handbook& each : m_handbooks)
        for (const core::ArticleHead& head : each.heads) {
            if (isCard(head) != (group == FindGroup::Cards))
                continue;
            QStringList names { QString::fromStdString(head.title) };
            for (const std::string& name : head.names)
                names << QString::fromStdString(name);
            const QString title = QString::fromStdString(head.titleIn(spokenLanguage().toStdString()));
            if (const int rank = findRank(words, title, names); rank > 0) {
                found.push_back(articleEntry(each, head));
                found.back().rank = rank;
            }
        }
    return found;
}

std::vector<FindEntry> FindSources::findInArticles(FindGroup group, const QString& typed) const
{
    std::vector<FindEntry> found = find(group, findWords(typed));
    QSet<QString> known;
    for (const FindEntry& entry : found)
        known.insert(entry.title);
    if (typed.trimmed().isEmpty())
        return found;
    for (const Handbook& each : m_handbooks) {
        std::vector<core::ArticleHit> hits;
        std::map<std::string, int> counts;
        if (!each.articles->search(each.game->id(), typed.toStdString(), kHits, hits, counts).ok())
            continue;
        int rank = kHitRank;
        for (const core::ArticleHit& hit : hits) {
            --rank;
            if (isCard(hit.head) != (group == FindGroup::Cards))
                continue;
            FindEntry entry = articleEntry(each, hit.head);
            if (known.contains(entry.title))
                continue;
            entry.rank = rank;
            found.push_back(std::move(entry));
        }
    }
    return found;
}

std::vector<FindEntry> FindSources::findMeant(const QString& typed) const
{
    std::vector<FindEntry> found;
    const auto consider = [&](const QString& name, const auto& make) {
        if (const std::optional<int> wrong = lettersWrong(typed, name)) {
            found.push_back(make());
            found.back().group = FindGroup::Meant;
            found.back().rank = -*wrong;
        }
    };
    for (const Handbook& each : m_handbooks)
        for (const core::ArticleHead& head : each.heads)
            consider(QString::fromStdString(head.titleIn(spokenLanguage().toStdString())),
                [&] { return articleEntry(each, head); });
    for (const core::SavedPair& pair : m_pairs)
        consider(QString::fromStdString(pair.name),
            [&] { return pairEntry(pair, QString::fromStdString(pair.name), factionsText(pair.factions), 0); });
    for (const FindGroup group : { FindGroup::Pages, FindGroup::Commands })
        for (const FindEntry& entry : actionEntries(group, {}))
            consider(entry.title, [&] { return entry; });
    std::stable_sort(
        found.begin(), found.end(), [](const FindEntry& a, const FindEntry& b) { return a.rank > b.rank; });
    found.resize(std::min(found.size(), kMostMeant));
    return found;
}

FindEntry FindSources::pairEntry(
    const core::SavedPair& pair, const QString& title, const QString& detail, int rank) const
{
    QStringList factions;
    for (const std::string& faction : pair.factions)
        factions << QString::fromStdString(faction);
    FindEntry entry;
    entry.group = FindGroup::Pairs;
    entry.title = title;
    entry.detail = detail;
    entry.icon = QStringLiteral("pairs");
    const auto own
        = std::find_if(m_faces.begin(), m_faces.end(), [&](const auto& each) { return each.first->id() == pair.game; });
    if (own != m_faces.end()) {
        const FactionFace face = own->second.of(factions.value(0));
        entry.emblem = face.emblem;
        entry.colour = face.colour;
    }
    entry.rank = rank;
    entry.open = [open = m_room.openPair, factions, set = QString::fromStdString(pair.set),
                     game = QString::fromStdString(pair.game)] { open(factions, set, game); };
    return entry;
}

std::vector<FindEntry> FindSources::pairEntries(const QStringList& words) const
{
    std::vector<FindEntry> found;
    for (const core::SavedPair& pair : m_pairs) {
        const QString name = QString::fromStdString(pair.name);
        const QString text = factionsText(pair.factions);
        QStringList facts { text, pairRecordText(pair) };
        for (const std::string& tag : pair.tags)
            facts << QString::fromStdString(tag);
        if (!pair.notes.empty())
            facts << QString::fromStdString(pair.notes).simplified();
        const QString all = QStringList { name, facts.join(QLatin1Char(' ')) }.join(QLatin1Char(' '));
        if (const int rank = findRank(words, name, QStringList { text, all } + facts.mid(2)); rank > 0)
            found.push_back(pairEntry(pair, name, facts.join(QStringLiteral(" · ")), rank));
    }
    // Two factions that are named make a pair of the game's first printing, whether it is stored or not.
    for (const auto& [game, faces] : m_faces) {
        core::SavedPair pair;
        pair.game = game->id();
        const std::vector<std::string> sets = game->setNames();
        pair.set = sets.empty() ? std::string() : sets.front();
        QStringList named;
        for (const QString& word : words)
            for (const QString& faction : faces.namesIn(QString::fromStdString(pair.set)))
                if (faction.toCaseFolded().startsWith(word) && !named.contains(faction)) {
                    named << faction;
                    pair.factions.push_back(faction.toStdString());
                    break;
                }
        if (named.size() == game->factionsPerSeat() && named.size() == words.size())
            found.push_back(pairEntry(pair, named.join(QStringLiteral(" + ")), Words::tr("put them together"),
                findRank(words, named.join(QLatin1Char(' ')))));
    }
    return found;
}

std::vector<FindEntry> FindSources::actionEntries(FindGroup group, const QStringList& words) const
{
    std::vector<FindEntry> found;
    const QList<QAction*> actions = group == FindGroup::Pages ? m_room.pages() : m_room.commands();
    for (QAction* action : actions) {
        if (!action->isVisible() || !action->isEnabled())
            continue;
        FindEntry entry;
        entry.group = group;
        entry.title = captionOf(*action);
        entry.rank = words.isEmpty() ? 1 : findRank(words, entry.title);
        if (entry.rank == 0)
            continue;
        entry.icon = group == FindGroup::Pages ? QStringLiteral("forward") : QStringLiteral("command");
        entry.key = action->shortcut().toString(QKeySequence::NativeText);
        entry.open = [action] { action->trigger(); };
        found.push_back(std::move(entry));
    }
    return found;
}

std::vector<core::MatchSummary> FindSources::readMatches(
    const core::MatchStore& store, const core::Shelf& games, const QString& typed)
{
    MatchQuery query;
    query.words = findWords(typed).join(QLatin1Char(' '));
    std::vector<core::MatchEntry> entries;
    if (!store.find(filterOf(query, games), query.order, 0, kMostMatches, entries).ok())
        return {};
    std::vector<core::MatchSummary> matches;
    for (core::MatchEntry& entry : entries)
        matches.push_back(std::move(entry.summary));
    return matches;
}

std::vector<FindEntry> FindSources::matchEntries(const std::vector<core::MatchSummary>& matches) const
{
    std::vector<FindEntry> found;
    int rank = kMatchRank;
    for (const core::MatchSummary& match : matches) {
        const core::MatchMode mode = modeOf(match, m_room.games);
        FindEntry entry;
        entry.group = FindGroup::Matches;
        entry.title = matchTitle(match, mode);
        entry.detail = QStringList { matchResult(match, mode), matchDate(match) }.join(QStringLiteral(" · "));
        entry.icon = QStringLiteral("matches");
        entry.rank = rank--;
        entry.open = [open = m_room.openMatch, id = match.id] { open(id); };
        found.push_back(std::move(entry));
    }
    return found;
}

} // namespace ui
