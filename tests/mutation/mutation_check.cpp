// mutation_check GAME SEED...: breaks sixty abilities for each seed, one at a time, and asks whether a scenario
// notices. mutation_check GAME FACTION...: makes every change there is to the files of that faction: mutation_check
// smashup innsmouth. A change that the checker refuses, or that compiles to the same program, is no change and another
// one is drawn. Says which changes went unnoticed; ends with 1 when more than one in twenty did, with 2 on wrong usage.

#include "core/game/rng.h"
#include "core/registry.h"
#include "resources/content.h"
#include "tests/mutation/mutations.h"
#include "tests/mutation/witnesses.h"

#include <QCoreApplication>
#include <QTextStream>

#include <algorithm>
#include <iterator>

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDrawn = 60;

struct Site {
    std::size_t file = 0;
    std::string printing;
    tests::Mutation mutation;
};

/// What a card file of a game may have broken, and the key of the set that its cards are of.
struct Breaker {
    std::string_view game;
    std::vector<tests::Mutation> (*mutationsOf)(const Json& file);
    const char* setKey;
};
constexpr Breaker kBreakers[] = {
    { "smashup", tests::smashUpMutationsOf, "printing" },
    { "starrealms", tests::starRealmsMutationsOf, "set" },
    { "hyperborea", tests::hyperboreaMutationsOf, "set" },
};

/// What the card does in its printing, as a listing.
std::string programOf(const core::Game& game, const Site& site)
{
    return game.explain(site.mutation.card, site.printing);
}

/// Those that name the card first, for they are the likeliest to notice.
bool anyNotices(const tests::Witnesses& witnesses, const core::Game& game, const Site& site)
{
    return tests::noticed(game, { witnesses.naming({ site.mutation.card }, site.printing) })
        || tests::noticed(game, witnesses.all());
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    QTextStream out(stdout);
    QStringList seeds = QCoreApplication::arguments().mid(1);
    const std::string id = seeds.isEmpty() ? std::string() : seeds.takeFirst().toStdString();
    const core::GameEntry* const entry = core::findGame(id);
    const auto* const breaker = std::find_if(
        std::begin(kBreakers), std::end(kBreakers), [&](const Breaker& each) { return each.game == id; });
    if (entry == nullptr || breaker == std::end(kBreakers) || seeds.isEmpty()) {
        QTextStream(stderr) << "usage: mutation_check GAME SEED|FACTION...\n";
        return 2;
    }

    const std::string folder(entry->contentFolder);
    const std::vector<core::SourceFile> content = resources::filesBelow(QString::fromStdString(folder));
    core::Problems problems;
    const auto whole = entry->make(content, problems);
    const tests::Witnesses witnesses(id);
    if (whole == nullptr || witnesses.empty() || !tests::hold(*whole, witnesses.all())) {
        QTextStream(stderr) << "The scenarios must hold before anything is broken.\n";
        return 2;
    }

    std::vector<Site> sites;
    std::vector<Json> parsed(content.size());
    for (std::size_t i = 0; i < content.size(); ++i) {
        parsed[i] = Json::parse(content[i].text);
        if (parsed[i].is_object())
            for (tests::Mutation& each : breaker->mutationsOf(parsed[i]))
                sites.push_back({ i, parsed[i].value(breaker->setKey, std::string()), std::move(each) });
    }

    bool enough = true;
    for (const QString& seed : seeds) {
        bool isSeed = false;
        const auto number = seed.toULongLong(&isSeed);
        const std::string file = QStringLiteral("/%1.json").arg(seed).toStdString();
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < sites.size(); ++i)
            if (isSeed || content[sites[i].file].path.ends_with(file))
                order.push_back(i);
        core::Rng rng(number);
        if (isSeed)
            rng.shuffle(order);
        int drawn = 0;
        int caught = 0;
        for (const std::size_t index : order) {
            if (isSeed && drawn == kDrawn)
                break;
            const Site& site = sites[index];
            std::vector<core::SourceFile> broken = content;
            broken[site.file].text = tests::mutated(parsed[site.file], site.mutation).dump();
            core::Problems refused;
            const auto game = entry->make(broken, refused);
            if (game == nullptr || programOf(*game, site) == programOf(*whole, site))
                continue;
            ++drawn;
            if (anyNotices(witnesses, *game, site))
                ++caught;
            else
                out << "unnoticed: " << QString::fromStdString(content[site.file].path) << " "
                    << QString::fromStdString(site.mutation.card) << ": "
                    << QString::fromStdString(site.mutation.change) << Qt::endl;
        }
        out << (isSeed ? "seed " : "") << seed << ": " << caught << " of " << drawn << " noticed" << Qt::endl;
        enough = enough && caught * 20 >= drawn * 19;
    }
    return enough ? 0 : 1;
}
