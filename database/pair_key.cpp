#include "database/pair_key.h"

#include <algorithm>

namespace database {

std::string pairKey(std::vector<std::string> factions)
{
    std::sort(factions.begin(), factions.end());
    std::string key;
    for (const std::string& faction : factions) {
        // A line break is what no name has in it.
        if (!key.empty())
            key += '\n';
        key += faction;
    }
    return key;
}

} // namespace database
