#pragma once

#include "core/game/shelf.h"
#include "core/handbook/article_store.h"
#include "core/record/match_store.h"
#include "core/stores/pair_store.h"
#include "ui/find/find_entry.h"
#include "ui/widgets/faction_faces.h"

#include <QList>

#include <cstdint>
#include <stop_token>

class QAction;

namespace ui {

/// What the palette searches, and how each thing is opened. All of it outlives the palette.
struct FindRoom {
    core::Shelf games;
    const core::Game& articleGame; ///< whose cards and rules these are
    const core::ArticleStore& articles;
    core::MatchStore& matches;
    core::OpenMatches elsewhere {}; ///< for a thread beside the window
    const core::PairStore* pairs = nullptr;
    std::function<QList<QAction*>()> pages;
    std::function<QList<QAction*>()> commands;
    std::function<void(const QString& address)> openArticle;
    std::function<void(std::int64_t id)> openMatch;
    std::function<void(const QStringList& factions, const QString& set)> openPair;
};

/// Finds cards, rules, pairs, pages and commands at once, and what takes longer apart.
class FindSources {
public:
    explicit FindSources(FindRoom room);

    const FindRoom& room() const { return m_room; }
    /// Reads anew what is looked through: titles in the language that is spoken, pairs as they are stored.
    void prepare();
    /// By titles and names alone; without words what there is to begin with.
    std::vector<FindEntry> find(FindGroup group, const QStringList& words) const;
    /// What the articles say, by their own search, for the groups of cards and rules; those that find() has already do
    /// not come again.
    std::vector<FindEntry> findInArticles(FindGroup group, const QString& typed) const;
    /// May take long; from any thread, over a store of its own.
    static std::vector<core::MatchSummary> readMatches(
        const core::MatchStore& store, const core::Shelf& games, const QString& typed, const std::stop_token& stop);
    std::vector<FindEntry> matchEntries(const std::vector<core::MatchSummary>& matches) const;

private:
    FindEntry articleEntry(const core::ArticleHead& head) const;
    std::vector<FindEntry> pairEntries(const QStringList& words) const;
    std::vector<FindEntry> actionEntries(FindGroup group, const QStringList& words) const;

    FindRoom m_room;
    FactionFaces m_faces;
    QString m_set; ///< the printing that a pair found by its factions is of
    std::vector<core::ArticleHead> m_heads;
    std::vector<core::SavedPair> m_pairs;
};

} // namespace ui
