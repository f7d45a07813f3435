#include "app/cli/lab_worths.h"

#include "app/cli/interruption.h"
#include "app/cli/lab_text.h"
#include "app/cli/nearest.h"
#include "app/cli/progress.h"
#include "app/cli/table.h"
#include "app/terminal_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

nlohmann::ordered_json worthsJson(const core::CardWorthRequest& request, const core::CardWorths& worths)
{
    nlohmann::ordered_json root { { "set", request.set }, { "player", request.player }, { "seed", request.seed },
        { "against", request.against }, { "deals", worths.deals }, { "matches", worths.matches },
        { "share", sixDigits(worths.share.mean) }, { "interval", intervalJson(worths.share) },
        { "cards", nlohmann::ordered_json::array() } };
    for (const core::CardWorth& card : worths.cards)
        root["cards"].push_back({ { "card", card.card }, { "faction", card.group }, { "deals", card.deals },
            { "worth", sixDigits(card.worth.mean) }, { "interval", intervalJson(card.worth) },
            { "share", { { "share", sixDigits(card.share.mean) }, { "interval", intervalJson(card.share) } } } });
    return root;
}

void printWorths(const core::CardWorthRequest& request, const core::CardWorths& worths, std::ostream& out)
{
    out << CliWords::tr("Played by %1 in all seats: %2 deals, %3 matches")
               .arg(asText(request.player), amount(worths.deals), amount(worths.matches))
        << '\n';
    if (request.against.empty())
        out << CliWords::tr(
            "Without a card a seat wins %1 of a hundred. With this one from the beginning, for nothing, it "
            "wins so many more:")
                   .arg(shareText(worths.share));
    else
        out << CliWords::tr(
            "With %1 from the beginning, for nothing, a seat wins %2 of a hundred. With this one instead it "
            "wins so many more:")
                   .arg(asText(request.against), shareText(worths.share));
    out << "\n\n";
    Table table({ CliWords::tr("card"), CliWords::tr("faction"), CliWords::tr("worth"), CliWords::tr("deals") });
    for (const core::CardWorth& card : worths.cards)
        if (card.deals > 0)
            table.add({ asText(card.card), asText(card.group), differenceText(card.worth), amount(card.deals) });
    table.print(out);
}

}

std::string readCard(const core::Game& game, const std::string& set, const std::string& text, const std::string& where,
    core::Problems& problems)
{
    std::vector<std::string> names;
    for (const core::CardInfo& card : core::cardsInMatch(game, set))
        names.push_back(card.name);
    std::string found = sameName(text, names);
    if (found.empty())
        found = looseName(text, names);
    if (found.empty())
        problems.push_back(problem(where + ' ' + text,
            didYouMean(CliWords::tr("there is no card \"%1\"").arg(asText(printable(text))), text, names),
            CliWords::tr("cards lists them")));
    return found;
}

ExitStatus playWorths(Context& context, const core::Game& game, const core::CardWorthRequest& request)
{
    core::Problems problems;
    const Interruption interruption;
    std::optional<core::CardWorths> worths;
    {
        Progress progress(context.err);
        worths = core::findCardWorths(game, request, interruption.stop(), problems, [&](int deals) {
            progress.tell([&] { return CliWords::tr("%1 of %2 deals").arg(amount(deals), amount(request.deals)); });
        });
    }
    if (!worths)
        return context.fail(problems);
    const bool none = std::all_of(
        worths->cards.begin(), worths->cards.end(), [](const core::CardWorth& card) { return card.deals == 0; });
    if (none && !interruption.stop())
        return context.fail(CliWords::tr("none of these cards can be given to a seat"));
    if (!none && context.json)
        context.out << worthsJson(request, *worths).dump(1, ' ', false, nlohmann::json::error_handler_t::replace)
                    << '\n';
    else if (!none)
        printWorths(request, *worths, context.out);
    if (!interruption.stop())
        return Done;
    context.err << CliWords::tr("Stopped.") << '\n';
    return No;
}

} // namespace app::cli
