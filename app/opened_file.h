#pragma once

#include <QSet>
#include <QString>

#include <cstdint>

namespace app {

/// What a file is that somebody dropped on the window or opened with the program. Matches, pairs and factions are text,
/// told by what stands in it; all else is taken for a backup.
struct OpenedFile {
    enum class Kind : std::uint8_t { Match, Pairs, Faction, Backup };

    Kind kind = Kind::Backup;
    QSet<QString> games {}; ///< of the pairs
};

/// Text that is nothing else counts as a match, which says what is wrong with it.
OpenedFile lookInto(const QString& path);

} // namespace app
