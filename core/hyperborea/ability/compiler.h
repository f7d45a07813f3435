#pragma once

#include "core/hyperborea/cards/library.h"
#include "core/json/json_reader.h"

namespace core::hyperborea {

/// Turns data files into a library. Finds every fault rather than the first one: each is a Problem whose place is
/// "deck_1.json:14 /technologies/3/effect/0" and whose hint names the nearest right word. README.md says how they are
/// written. Cities come before the hexes and homelands that name them.
class Compiler {
public:
    Compiler(Library& library, Problems& problems)
        : m_library(library)
        , m_problems(problems)
    {
    }

    /// Adds one file. The file has faults when `problems` has grown.
    void addFile(const SourceFile& file);
    /// What only shows once all files are there: a box that is not whole.
    void finish();

private:
    using Words = std::vector<std::string_view>;

    void readFile(const JsonReader& file);
    void readBase(const JsonReader& base);
    void readTechnology(const JsonReader& technology, int deck);
    void readCity(const JsonReader& city);
    void readToken(const JsonReader& token);
    void readRealm(const JsonReader& realm);
    void readRaceTile(const JsonReader& tile, std::uint8_t realm, std::size_t place);
    void readHex(const JsonReader& hex);
    void readLayout(const JsonReader& layout);
    std::array<TileId, 3> homeland(const JsonReader& home, const std::string& id);
    TileId tile(const JsonReader& hex, const std::string& id, Land land);
    void thing(const JsonReader& from, Thing& to);
    void spaces(const JsonReader& list, SetDef& set);
    void note(SetDef& set) const;

    // Effects, in compiler_effects.cpp.
    Program effect(const JsonReader& list);
    /// The same where nothing may have to be given up for it.
    Program plainEffect(const JsonReader& list);
    Parts parts(const JsonReader& list);
    Part part(const JsonReader& object);
    ColourMask colours(const JsonReader& list);

    /// The place of a word among those known; the first one, with a fault, where it is none of them.
    std::size_t among(const JsonReader& value, const Words& known);
    Colour colour(const JsonReader& value);
    void keysAre(const JsonReader& object, const Words& known);

    Library& m_library;
    Problems& m_problems;
    bool m_designed = false; ///< what stands in the file at hand, unless a thing says otherwise
};

} // namespace core::hyperborea
