#include "core/pairs/pair_import.h"

#include "core/pairs/parts.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Whether freeName() may have made `name` of `wanted`.
bool comesFrom(const std::string& name, const std::string& wanted)
{
    if (name == wanted)
        return true;
    const std::string head = wanted + " (";
    return name.size() > head.size() + 1 && name.compare(0, head.size(), head) == 0 && name.back() == ')'
        && std::all_of(name.begin() + static_cast<std::ptrdiff_t>(head.size()), name.end() - 1,
            [](char each) { return each >= '0' && each <= '9'; });
}

} // namespace

std::string freeName(const std::vector<SavedPair>& saved, const std::string& wanted)
{
    std::string name = wanted;
    const auto taken = [&] {
        return std::any_of(
            saved.begin(), saved.end(), [&](const SavedPair& each) { return sameLetters(each.name, name); });
    };
    for (int number = 2; taken(); ++number)
        name = wanted + " (" + std::to_string(number) + ")";
    return name;
}

const SavedPair* samePair(const std::vector<SavedPair>& saved, const SavedPair& pair)
{
    const auto found = std::find_if(saved.begin(), saved.end(), [&](const SavedPair& each) {
        return each.game == pair.game && each.set == pair.set && comesFrom(each.name, pair.name)
            && each.factions.size() == pair.factions.size()
            && std::is_permutation(each.factions.begin(), each.factions.end(), pair.factions.begin());
    });
    return found == saved.end() ? nullptr : &*found;
}

StoreResult takeOver(PairStore& store, std::vector<SavedPair> pairs, int& added)
{
    added = 0;
    std::vector<SavedPair> saved;
    if (StoreResult result = store.list(saved); !result.ok())
        return result;
    for (SavedPair& pair : pairs) {
        if (samePair(saved, pair) != nullptr)
            continue;
        pair.name = freeName(saved, pair.name);
        if (StoreResult result = store.add(pair, pair.id); !result.ok())
            return result;
        saved.push_back(std::move(pair));
        ++added;
    }
    return {};
}

} // namespace core
