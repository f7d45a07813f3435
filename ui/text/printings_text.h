#pragma once

#include "core/game/game.h"

#include <QFont>
#include <QStringList>

#include <vector>

namespace ui {

struct Colours;

/// What a page of the rules is painted with, and in what width: logical pixels of its text.
struct ArticleLook {
    const Colours& colours;
    QFont font;
    int width = 0;
};

/// A card or base as some printings have it.
struct Printing {
    QStringList sets; ///< as people call them
    core::CardInfo card; ///< as the first of them has it

    friend bool operator==(const Printing&, const Printing&) = default;
};

/// A reader sees no difference between the two, whatever set they are of.
bool readAlike(const core::CardInfo& a, const core::CardInfo& b);

/// These printings of one card, those that read alike as one. `sets` are the game's.
std::vector<Printing> printingsOf(const std::vector<core::CardInfo>& cards, const std::vector<core::SetInfo>& sets);

/// "Breakpoint 20 · VP 4 / 2 / 1".
QString figuresText(const core::CardInfo& card);

/// Printings beside each other, with the words that only one of them has marked; below each other where a column would
/// be too narrow to read.
QString sideBySideHtml(const std::vector<Printing>& printings, const ArticleLook& look);

} // namespace ui
