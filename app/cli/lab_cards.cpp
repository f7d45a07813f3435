#include "app/cli/lab_cards.h"

#include "app/cli/interruption.h"
#include "app/cli/lab_text.h"
#include "app/cli/lab_worths.h"
#include "app/cli/match_arguments.h"
#include "app/cli/nearest.h"
#include "app/cli/pair_reader.h"
#include "app/cli/players_text.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "core/lab/lab_table.h"
#include "database/database.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

constexpr const char* kAllPairs = "all";

bool meets(const core::FactionPair& pair, const core::FactionPair& other)
{
    return std::none_of(pair.begin(), pair.end(),
        [&](const std::string& faction) { return std::find(other.begin(), other.end(), faction) != other.end(); });
}

nlohmann::ordered_json impactsJson(const core::CardImpactRequest& request, const core::CardImpacts& impacts)
{
    nlohmann::ordered_json root { { "set", request.set }, { "pair", request.pair }, { "player", request.player },
        { "seed", request.seed }, { "others", request.others.size() }, { "deals", impacts.deals },
        { "matches", impacts.matches }, { "share", sixDigits(impacts.share.mean) },
        { "interval", intervalJson(impacts.share) }, { "cards", nlohmann::ordered_json::array() } };
    for (const core::CardImpact& card : impacts.cards)
        root["cards"].push_back({ { "card", card.card }, { "copies", card.copies }, { "deals", card.deals },
            { "worth", sixDigits(card.worth.mean) }, { "interval", intervalJson(card.worth) },
            { "played",
                { { "matches", card.played }, { "share", sixDigits(card.wonPlayed.mean) },
                    { "interval", intervalJson(card.wonPlayed) } } },
            { "unplayed",
                { { "matches", card.unplayed }, { "share", sixDigits(card.wonUnplayed.mean) },
                    { "interval", intervalJson(card.wonUnplayed) } } } });
    root["places"] = nlohmann::ordered_json::array();
    for (const core::PlaceImpact& place : impacts.places)
        root["places"].push_back({ { "place", place.place }, { "matches", place.matches },
            { "share", sixDigits(place.share.mean) }, { "interval", intervalJson(place.share) } });
    return root;
}

void printImpacts(const core::CardImpactRequest& request, const core::CardImpacts& impacts, std::ostream& out)
{
    out << CliWords::tr("%1 against %2 other pairs, played by %3 on both sides: %4 deals, %5 matches")
               .arg(asText(core::pairName(request.pair)), amount(request.others.size()), asText(request.player),
                   amount(impacts.deals), amount(impacts.matches))
        << '\n'
        << CliWords::tr(
               "As the decks were shuffled it wins %1 of a hundred. With a card on top instead of a random one, "
               "it wins so many more:")
               .arg(shareText(impacts.share))
        << "\n\n";
    Table cards({ CliWords::tr("card"), CliWords::tr("copies"), CliWords::tr("on top"), CliWords::tr("deals"),
        CliWords::tr("won where played"), CliWords::tr("won where not") });
    for (const core::CardImpact& card : impacts.cards)
        cards.add({ asText(card.card), amount(card.copies), differenceText(card.worth), amount(card.deals),
            card.played == 0 ? QString() : shareText(card.wonPlayed),
            card.unplayed == 0 ? QString() : shareText(card.wonUnplayed) });
    cards.print(out);
    out << '\n'
        << CliWords::tr("Played is not cause: who is ahead plays more. What stands under \"on top\" is free of that.")
        << "\n\n";
    Table places({ CliWords::tr("where this scored"), CliWords::tr("wins of a hundred"), CliWords::tr("matches") });
    for (const core::PlaceImpact& place : impacts.places)
        places.add({ asText(place.place), shareText(place.share), amount(place.matches) });
    places.print(out);
}

}

void LabCards::declare(Parser& parser)
{
    parser.text("--pair", m_pair, CliWords::tr("which pair, by its factions or its saved name"));
    parser.text("--against", m_against,
        CliWords::tr("whom it meets: all, the pairs of one box (core), or PAIR:PAIR:…; those that share a faction with "
                     "it are left out. In a game without pairs: the card that others are compared with"));
    parser.text("--card", m_cards,
        CliWords::tr("in a game without pairs: which cards are tried, CARD:CARD:…; all when left out"));
    declareOptions(parser, m_options);
    parser.text("--player", m_request.player, CliWords::tr("who plays both sides; policy when left out"));
    parser.text("--game", m_game, CliWords::tr("which game; left out where there is one"));
    parser.text("--set", m_request.set, CliWords::tr("which printing; the game's default when left out"));
    parser.number("--deals", m_request.deals, 2, 10'000'000,
        CliWords::tr("how many deals; each is played once as it is and once with each card on top"));
    parser.number("--threads", m_request.threads, 1, 256,
        CliWords::tr("how many threads; changes the time, never the result of players that count iterations"));
    parser.seed(m_request.seed);
    parser.footer([] { return playersText(true); });
}

bool LabCards::resolve(Context& context, const core::Game& game, core::Problems& problems)
{
    if (m_pair.empty())
        problems.push_back(problem("lab cards", CliWords::tr("no pair is named"),
            CliWords::tr("add --pair FACTION+FACTION, such as Aliens+Pirates")));
    m_request.set = readSet(game, m_request.set, problems);
    if (!problems.empty())
        return false;
    std::vector<core::SavedPair> saved;
    if (context.composition.database() != nullptr)
        context.composition.database()->pairs().list(saved); // where they cannot be read no name is known
    m_request.pair = readPair(game, m_request.set, m_pair, saved, "--pair", problems);
    std::sort(m_request.pair.begin(), m_request.pair.end());
    std::string told;
    for (core::FactionPair& other : readPairs(context, game, m_request.set, m_against, told, problems))
        if (meets(m_request.pair, other))
            m_request.others.push_back(std::move(other));
    return problems.empty();
}

ExitStatus LabCards::runWorths(Context& context, const core::Game& game)
{
    core::Problems problems;
    if (!m_pair.empty())
        problems.push_back(
            problem("--pair " + m_pair, CliWords::tr("%1 is played without pairs").arg(asText(game.name())),
                CliWords::tr("name a card with --card")));
    core::CardWorthRequest request { .set = readSet(game, m_request.set, problems),
        .options = readOwnOptions(game, m_options, problems),
        .player = m_request.player,
        .deals = m_request.deals,
        .seed = m_request.seed,
        .threads = m_request.threads };
    if (!m_cards.empty())
        for (const std::string& card : split(m_cards, ':'))
            request.cards.push_back(readCard(game, request.set, card, "--card", problems));
    if (m_against != kAllPairs)
        request.against = readCard(game, request.set, m_against, "--against", problems);
    if (!problems.empty())
        return context.fail(problems);
    return playWorths(context, game, request);
}

ExitStatus LabCards::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    if (core::knowsCardWorths(*game))
        return runWorths(context, *game);
    if (!game->has(core::Has::Pairs))
        return context.fail({ problem("lab cards", CliWords::tr("%1 is played without pairs").arg(asText(game->name())),
            CliWords::tr("choose another game with --game")) });
    core::Problems problems;
    if (!resolve(context, *game, problems))
        return context.fail(problems);
    const Interruption interruption;
    std::optional<core::CardImpacts> impacts;
    {
        Progress progress(context.err);
        impacts = core::findCardImpacts(*game, m_request, interruption.stop(), problems, [&](int deals) {
            progress.tell([&] { return CliWords::tr("%1 of %2 deals").arg(amount(deals), amount(m_request.deals)); });
        });
    }
    if (!impacts)
        return context.fail(problems);
    const bool none = std::all_of(
        impacts->cards.begin(), impacts->cards.end(), [](const core::CardImpact& card) { return card.deals == 0; });
    if (impacts->deals > 0 && none)
        return context.fail(CliWords::tr("in this game no card can be put on top of a deck"));
    if (impacts->deals > 0 && context.json)
        context.out << impactsJson(m_request, *impacts).dump(1, ' ', false, nlohmann::json::error_handler_t::replace)
                    << '\n';
    else if (impacts->deals > 0)
        printImpacts(m_request, *impacts, context.out);
    if (!interruption.stop())
        return Done;
    context.err << CliWords::tr("Stopped.") << '\n';
    return No;
}

} // namespace app::cli
