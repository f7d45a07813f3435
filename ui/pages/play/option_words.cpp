#include "ui/pages/play/option_words.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

struct Words {
    const char* option;
    const char* value; ///< empty for the option itself
    const char* words;
};

constexpr std::array kWords {
    Words { "responses", "", "Several abilities wait" },
    Words { "responses", "in-play-first", "Cards in play come first" },
    Words { "responses", "rounds", "Compulsory ones first, in rounds" },
    Words { "mulligan", "", "Opening hand without minions" },
    Words { "mulligan", "discard", "Discard it and draw a new one" },
    Words { "mulligan", "shuffle", "Shuffle it back and draw a new one" },
    Words { "bases", "", "Bases in the base deck" },
    Words { "bases", "sets", "Those of the sets in use" },
    Words { "bases", "all", "All there are" },
    Words { "madness_tie", "", "Tie at 15 VP or more, with Madness" },
    Words { "madness_tie", "play-on", "Play on, then count Madness" },
    Words { "madness_tie", "count", "Counting Madness settles it" },
    Words { "idle", "", "Nobody can do anything any more" },
    Words { "idle", "draw", "The match is a draw" },
    Words { "idle", "points", "The points decide" },
    Words { "shared_factions", "", "The same faction twice" },
    Words { "shared_factions", "no", "Each faction for one seat only" },
    Words { "shared_factions", "yes", "Seats may share a faction" },
    Words { "ritual_site", "", "Ritual Site shuffles its minions away" },
    Words { "ritual_site", "as-printed", "As its printing says" },
    Words { "ritual_site", "instead-of-discarding", "Instead of their being discarded" },
    Words { "ritual_site", "after-scoring", "Right after scoring" },
    Words { "temple_of_goju", "", "Temple of Goju, several strongest" },
    Words { "temple_of_goju", "one", "Takes one of each seat's" },
    Words { "temple_of_goju", "all", "Takes all of them" },
    Words { "grey_opal", "", "The Grey Opal saves" },
    Words { "grey_opal", "own", "A minion of one's own" },
    Words { "grey_opal", "any", "Any minion there" },
};

/// The words for an option, with an empty value, or for its value; empty where there are none.
QString wordsFor(const QString& option, const QString& value)
{
    for (const Words& each : kWords)
        if (option == QLatin1String(each.option) && value == QLatin1String(each.value))
            return QCoreApplication::translate("ui::OptionWords", each.words);
    return {};
}

} // namespace

QString optionLabel(const QString& option, const QString& meaning)
{
    const QString words = wordsFor(option, {});
    return !words.isEmpty() ? words : meaning.isEmpty() ? option : meaning;
}

QString optionWords(const QString& option, const QString& value)
{
    const QString words = wordsFor(option, value);
    return words.isEmpty() ? value : words;
}

} // namespace ui
