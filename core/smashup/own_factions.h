#pragma once

#include "core/game/game.h"
#include "core/game/own_factions.h"
#include "core/smashup/cards/libraries.h"

#include <cstdint>
#include <memory>

namespace core::smashup {

struct OwnGround;

/// Smash Up's own factions, and the libraries of the matches that have some.
class SmashUpOwnFactions final : public OwnFactions {
public:
    /// `libraries` and `cards`, the card files of all printings, must outlive it.
    SmashUpOwnFactions(const Libraries& libraries, std::vector<SourceFile> cards);

    FactionCheck check(std::string_view text, std::string_view besides) const override;
    std::vector<CardInfo> cardsOf(std::string_view text, language::Language language) const override;
    FactionInfo infoOf(std::string_view text) const override;
    void offer(const std::vector<std::string>& texts) override;
    std::uint64_t revision() const override { return *m_revision.load(); }
    std::vector<std::string> playedIn(const MatchSetup& setup) const override;
    std::unique_ptr<OwnCardCounts> counts(const Match& match) const override;
    std::string draft(const std::string& name, const std::string& set) const override;
    std::string renamed(std::string_view text, const std::string& name) const override;
    std::string copyOf(const std::string& faction, const std::string& set, const std::string& name) const override;
    std::string pointerTo(FactionTrait trait) const override;
    FactionWords wordsAt(std::string_view text, std::size_t byte) const override;
    FactionField formOf(std::string_view text, std::string_view entry) const override;
    std::string beginningOf(std::string_view text, std::string_view entry, std::string_view pointer,
        const std::string& head) const override;
    std::vector<FactionSentence> sentencesOf(
        std::string_view text, std::string_view entry, language::Language language) const override;
    std::string newEntry(std::string_view text, std::string_view like) const override;
    std::optional<std::uint64_t> seedForTop(
        const MatchSetup& setup, std::size_t seat, const std::string& card) const override;

    /// One that is offered.
    struct Offered {
        std::string name;
        std::string text;
        std::shared_ptr<const CardLibrary> library; ///< its printing's with this faction as the last
    };
    std::shared_ptr<const std::vector<Offered>> offered() const; ///< never null
    /// The library for a match of that setup: its printing's, with the own factions that play in it. Null where the
    /// printing is not known, or, with `problems`, where one of them has faults.
    std::shared_ptr<const CardLibrary> libraryFor(const MatchSetup& setup, Problems& problems) const;

private:
    /// The last libraries that were made, by texts and printing: each match of a series asks for the same.
    using Made = std::vector<std::pair<std::vector<std::string>, std::shared_ptr<const CardLibrary>>>;

    OwnGround ground() const;

    const Libraries& m_libraries;
    std::vector<SourceFile> m_cards;
    // Never changed but replaced as a whole, so that whoever looks needs not wait.
    std::atomic<std::shared_ptr<const std::vector<Offered>>> m_offered;
    std::atomic<std::shared_ptr<const std::uint64_t>> m_revision = std::make_shared<const std::uint64_t>(0);
    mutable std::atomic<std::shared_ptr<const Made>> m_made;
};

} // namespace core::smashup
