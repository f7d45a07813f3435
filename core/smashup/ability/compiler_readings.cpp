#include "core/language/house.h"
#include "core/smashup/ability/compiler_scope.h"
#include "core/smashup/cards/match_options.h"

// What a base does where a match option says that it is read another way.

namespace core::smashup {

/// Compiles the other readings of the base that was compiled last.
void Compiler::addReadings(const Json& base, const std::string& path)
{
    const auto found = base.find("readings");
    if (found == base.end())
        return;
    const std::string list = path + "/readings";
    if (!found->is_object() || found->size() < 2) {
        fault(list, say(Fault::Expected, { say(Fault::OptionAndDoes) }),
            say(House::Write, { R"({ "option": …, VALUE: { … } })" }));
        return;
    }
    const std::string name = text(*found, "option", list, true);
    const MatchOption* const option = matchOption(name);
    if (option == nullptr) {
        WordList names;
        for (const MatchOption& each : matchOptions())
            names.emplace_back(each.name);
        if (!name.empty())
            fault(list + "/option", say(Fault::NoOptionNamed, { shortened(name) }), didYouMean(name, names));
        return;
    }
    const std::vector<std::string> known = option->valueNames();
    const WordList others(known.begin() + 1, known.end()); // all but the usual one
    for (const auto& [value, what] : found->items()) {
        if (value == "option")
            continue;
        const std::string at = list + "/" + shortened(value);
        if (std::find(others.begin(), others.end(), value) == others.end()) {
            fault(at, say(Fault::NoUnusualValue, { name, shortened(value) }), didYouMean(value, others));
            continue;
        }
        if (!keysAre(what, at, { "after", "special", "instead", "when", "replaced", "cleared", "ongoing" }))
            continue;
        if (m_library.m_readings.size() == kMostReadings) {
            fault(at, say(Fault::TooManyReadings), say(Fault::PrintingMayHave, { int { kMostReadings } }));
            return;
        }
        CardDef def = m_library.m_defs.back();
        def.abilities.clear();
        def.statics.clear();
        addAbilities(what, at, def);
        m_library.m_readings.push_back({ static_cast<DefId>(m_library.m_defs.size() - 1), 0, name, value });
        m_readings.push_back(std::move(def));
    }
}

/// They come after all cards and bases, whose numbers do not hang on how often others are read another way.
void Compiler::finishReadings()
{
    const std::size_t before = m_library.m_readings.size() - m_readings.size(); // of the library that is added to
    for (std::size_t i = 0; i < m_readings.size(); ++i) {
        m_library.m_readings[before + i].is = static_cast<DefId>(m_library.m_defs.size());
        m_library.m_defs.push_back(std::move(m_readings[i]));
    }
}

} // namespace core::smashup
