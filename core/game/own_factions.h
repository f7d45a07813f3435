#pragma once

#include "core/game/card_info.h"
#include "core/game/event.h"
#include "core/game/match_setup.h"
#include "core/game/problem.h"
#include "core/language/language.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

class Match;

/// What the text of an own faction comes to. Empty where the text does not say it.
struct FactionCheck {
    /// A card or place as the text has it, sound or not.
    struct Entry {
        std::string name;
        std::string kind; ///< in the word of the text, the same in each language
        std::vector<Figure> figures; ///< the main one alone, where the text has it
        int copies = 1;
        bool place = false; ///< see CardInfo::isPlace()
        TextSpot spot; ///< all of it
        std::string pointer {}; ///< to it in the text
    };

    std::string name;
    std::string set; ///< the printing to whose rules it is written
    Problems faults; ///< each with its spot as far as it is known
    Problems remarks; ///< what is no fault and yet worth a look, each with its spot; none of it forbids anything
    std::vector<Entry> entries; ///< cards, then places
    int cards = 0; ///< copies counted
    int cardsWanted = 0;

    bool sound() const { return faults.empty(); }
};

/// What may be written at a place of the text of a faction, and what it takes the place of there, quotes and all.
struct FactionWords {
    struct Word {
        std::string word; ///< without quotes
        std::string means; ///< in a few words, in the language that is spoken; empty where the manual says nothing
        std::string called; ///< as people say it, in the language that is spoken
        std::string group {}; ///< what it is offered together with, likewise; empty where there are no groups

        friend bool operator==(const Word&, const Word&) = default;
    };

    std::size_t at = 0;
    std::size_t length = 0;
    bool key = false; ///< a value follows
    std::vector<Word> words; ///< those that begin like what stands there come first
};

/// A place of a card's text as a form shows it: what stands there, and what may. A place may have several shapes, and
/// has one of them.
struct FactionField {
    using Word = FactionWords::Word;
    enum class Shape { Nothing, Text, Number, Flag, Object, List };

    std::string pointer; ///< to it in the text of the faction
    Word key; ///< its own; an item of a list has none
    bool needed = false; ///< what is around it is nothing without
    bool known = false; ///< the game says what may stand there; else a form can only lead to its text
    Shape shape = Shape::Nothing;
    std::string text; ///< of a Text
    int number = 0; ///< of a Number
    bool flag = false; ///< of a Flag
    std::string head; ///< of an Object: the key that says what it is, where one does
    std::vector<FactionField> parts; ///< of an Object or a List

    bool mayBeText = false; ///< any
    bool mayBeFlag = false;
    bool mayBeNumber = false;
    int low = 0; ///< of a number
    int high = 0;
    std::vector<Word> words; ///< texts that may stand there
    std::vector<Word> heads; ///< what an object there may be
    std::vector<Word> more; ///< keys that an Object may have besides
    bool grows = false; ///< a List may have items more
    std::vector<Word> items; ///< what these may be, where they are one of several

    friend bool operator==(const FactionField&, const FactionField&) = default;
};

/// What of FactionInfo a person may set beside the cards.
enum class FactionTrait { Name, Theme, Colour, Emblem };

/// A part of what is said of a card, and what of its text it is made from.
struct FactionSentence {
    std::string pointer; ///< to it in the text of the faction
    std::string words;
};

/// Counts what the cards of factions that players wrote do in a match, from its events.
class OwnCardCounts : public EventSink {
public:
    struct Count {
        int played = 0;
        int used = 0; ///< its abilities, after it was played
    };
    /// By the names of the cards; those that nobody played are not there.
    virtual const std::map<std::string, Count>& counts() const = 0;
};

/// Factions that players write themselves, each the text of a card file. Those that are offered are among the game's
/// factions() and cards() like all others. A match holds the texts of those that play in it (MatchSetup::own), so that
/// it stays what it is when they are changed or taken away. All of it may be called from any thread.
class OwnFactions {
public:
    virtual ~OwnFactions() = default;
    /// Every fault of a text, beside the game's factions and the own ones that are offered, but for `besides`, the name
    /// of the one that the text will stand for.
    virtual FactionCheck check(std::string_view text, std::string_view besides) const = 0;
    /// The cards and places of a text that are sound, by their place among its entries, as that language describes
    /// them; those that are not have no name.
    virtual std::vector<CardInfo> cardsOf(std::string_view text, language::Language language) const = 0;
    /// How the faction is shown.
    virtual FactionInfo infoOf(std::string_view text) const = 0;
    /// Offers these in the place of those before. What is faulty beside those ahead of it is left out.
    virtual void offer(const std::vector<std::string>& texts) = 0;
    /// Another number each time that others are offered.
    virtual std::uint64_t revision() const = 0;
    /// The texts by which a match of that setup would be played: its own, else those offered that it names.
    virtual std::vector<std::string> playedIn(const MatchSetup& setup) const = 0;
    /// For one match, which must outlive it.
    virtual std::unique_ptr<OwnCardCounts> counts(const Match& match) const = 0;
    /// A sound text to begin with, of a faction of that name.
    virtual std::string draft(const std::string& name, const std::string& set) const = 0;
    /// The same faction under another name, so that both can be there.
    virtual std::string renamed(std::string_view text, const std::string& name) const = 0;
    /// A printed faction of that set as a sound text under another name, for whoever wants to change some of its cards.
    /// Empty where there is no such faction.
    virtual std::string copyOf(const std::string& faction, const std::string& set, const std::string& name) const = 0;
    /// The place in the text, as a pointer, of what says how the faction is shown.
    virtual std::string pointerTo(FactionTrait trait) const = 0;
    /// What may stand where a byte of the text is; no words where anything may, or nothing does.
    virtual FactionWords wordsAt(std::string_view text, std::size_t byte) const = 0;
    /// A card or place of the text, by the pointer to it, as a form shows it. Unknown where the text is no JSON.
    virtual FactionField formOf(std::string_view text, std::string_view entry) const = 0;
    /// What to begin with at a place of such an entry, as JSON: a member that is not there yet, the item behind a
    /// list's last, or something else than what is there; the object with that `head`, where one is named. As sound as
    /// can be.
    virtual std::string beginningOf(
        std::string_view text, std::string_view entry, std::string_view pointer, const std::string& head) const
        = 0;
    /// What is said of a card or place, ability by ability, where it is sound; what joins them is left out.
    virtual std::vector<FactionSentence> sentencesOf(
        std::string_view text, std::string_view entry, language::Language language) const
        = 0;
    /// A sound card more for the text as JSON, with a name and an id of its own: one like that at `like`, where there
    /// is one.
    virtual std::string newEntry(std::string_view text, std::string_view like) const = 0;
    /// A seed with which the first card of that seat's deck is this one when a match of that setup, which is
    /// sound, begins; none where none is found soon.
    virtual std::optional<std::uint64_t> seedForTop(
        const MatchSetup& setup, std::size_t seat, const std::string& card) const
        = 0;
};

} // namespace core
