#pragma once

#include "core/game/shelf.h"
#include "core/handbook/article_store.h"
#include "core/record/match_store.h"
#include "core/stores/pair_store.h"
#include "ui/find/find_entry.h"
#include "ui/widgets/faction_faces.h"

#include <QList>

#include <cstdint>

class QAction;

namespace ui {

/// What the palette searches, and how each thing is opened. All of it outlives the palette.
struct FindRoom {
    core::Shelf games;
    std::vector<std::pair<const core::Game*, const core::ArticleStore*>> handbooks; ///< of the games that have one
    core::MatchStore& matches;
    core::OpenMatches elsewhere {}; ///< for a thread beside the window
    const core::PairStore* pairs = nullptr;
    std::function<QList<QAction*>()> pages;
    std::function<QList<QAction*>()> commands;
    std::function<void(const core::Game& game, const QString& address)> openArticle;
    std::function<void(std::int64_t id)> openMatch;
    std::function<void(const QStringList& factions, const QString& set, const QString& game)> openPair;
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
    /// What is nearly spelt like that, the nearest first.
    std::vector<FindEntry> findMeant(const QString& typed) const;
    /// May take long; from any thread, over a store of its own.
    static std::vector<core::MatchSummary> readMatches(
        const core::MatchStore& store, const core::Shelf& games, const QString& typed);
    std::vector<FindEntry> matchEntries(const std::vector<core::MatchSummary>& matches) const;

private:
    /// The titles of one game.
    struct Handbook {
        const core::Game* game;
        const core::ArticleStore* articles;
        FactionFaces faces;
        std::vector<core::ArticleHead> heads;
    };

    FindEntry articleEntry(const Handbook& from, const core::ArticleHead& head) const;
    FindEntry pairEntry(const core::SavedPair& pair, const QString& title, const QString& detail, int rank) const;
    std::vector<FindEntry> pairEntries(const QStringList& words) const;
    std::vector<FindEntry> actionEntries(FindGroup group, const QStringList& words) const;

    FindRoom m_room;
    std::vector<Handbook> m_handbooks;
    std::vector<std::pair<const core::Game*, FactionFaces>> m_faces; ///< of the games that have pairs
    std::vector<core::SavedPair> m_pairs;
};

} // namespace ui
