#include "ui/pages/play/option_words.h"

#include <QCoreApplication>

#include <array>

namespace ui {

namespace {

struct Words {
    const char* option;
    const char* value; ///< null for the option itself
    const char* words;
};

constexpr std::array kWords {
    Words { "responses", nullptr, "Several abilities wait" },
    Words { "responses", "in-play-first", "Cards in play come first" },
    Words { "responses", "rounds", "Compulsory ones first, in rounds" },
    Words { "mulligan", nullptr, "Opening hand without minions" },
    Words { "mulligan", "discard", "Discard it and draw a new one" },
    Words { "mulligan", "shuffle", "Shuffle it back and draw a new one" },
    Words { "bases", nullptr, "Bases in the base deck" },
    Words { "bases", "sets", "Those of the sets in use" },
    Words { "bases", "all", "All there are" },
    Words { "madness_tie", nullptr, "Tie at 15 VP or more, with Madness" },
    Words { "madness_tie", "play-on", "Play on, then count Madness" },
    Words { "madness_tie", "count", "Counting Madness settles it" },
    Words { "shared_factions", nullptr, "The same faction twice" },
    Words { "shared_factions", "no", "Each faction for one seat only" },
    Words { "shared_factions", "yes", "Seats may share a faction" },
};

} // namespace

QString optionLabel(const QString& option, const QString& meaning)
{
    for (const Words& each : kWords)
        if (each.value == nullptr && option == QLatin1String(each.option))
            return QCoreApplication::translate("ui::OptionWords", each.words);
    return meaning.isEmpty() ? option : meaning;
}

QString optionWords(const QString& option, const QString& value)
{
    for (const Words& each : kWords)
        if (each.value != nullptr && option == QLatin1String(each.option) && value == QLatin1String(each.value))
            return QCoreApplication::translate("ui::OptionWords", each.words);
    return value;
}

} // namespace ui
