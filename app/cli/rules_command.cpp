#include "app/cli/rules_command.h"

#include "app/cli/nearest.h"
#include "core/handbook/paragraph.h"
#include "core/handbook/printed_order.h"
#include "core/language/edition.h"
#include "translations/languages.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace app::cli {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t kWidth = 96;

/// The found words between asterisks.
std::string marked(std::string text)
{
    for (char& letter : text)
        if (letter == core::kMarkBegin || letter == core::kMarkEnd)
            letter = '*';
    return text;
}

std::string titleOf(const core::ArticleHead& head)
{
    return core::language::shownName(head.titleIn(translations::spoken().toStdString()));
}

/// Whether a text is not in the language that is spoken.
bool isForeign(const core::Article& article)
{
    return !article.text.empty() && article.language != translations::spoken().toStdString();
}

/// The lines of a text without their marks.
std::vector<std::string> wordsOf(const std::vector<std::string>& text)
{
    std::vector<std::string> words;
    for (const std::string& line : text)
        words.push_back(core::paragraphOf(line).words);
    return words;
}

/// " (Cthulhu set)", or nothing.
std::string scopeOf(const core::ArticleHead& head)
{
    return head.scope.empty() ? "" : "  (" + head.scopeIn(translations::spoken().toStdString()) + ')';
}

/// Wrapped at spaces, each line after `indent`; the first one after `lead`.
void printWrapped(std::ostream& out, const std::string& text, const std::string& lead, const std::string& indent)
{
    std::string line = lead;
    bool empty = true;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t to = std::min(text.find(' ', from), text.size());
        if (!empty && line.size() + 1 + (to - from) > kWidth) {
            out << line << '\n';
            line = indent;
            empty = true;
        }
        line += (empty ? "" : " ") + text.substr(from, to - from);
        empty = false;
        from = to + 1;
    }
    out << line << '\n';
}

Json toJson(const std::vector<core::ArticleHead>& heads)
{
    Json list = Json::array();
    for (const core::ArticleHead& head : heads)
        list.push_back({ { "address", head.address }, { "title", head.title } });
    return list;
}

void printList(std::ostream& out, const QString& heading, const std::vector<core::ArticleHead>& heads)
{
    if (heads.empty())
        return;
    out << '\n' << heading << '\n';
    for (const core::ArticleHead& head : heads)
        out << "  " << head.address << "  " << titleOf(head) << '\n';
}

void print(const Json& json, std::ostream& out)
{
    out << json.dump(1, ' ', false, Json::error_handler_t::replace) << '\n';
}

} // namespace

void RulesCommand::declare(Parser& parser)
{
    parser.texts(CliWords::tr("WORDS").toStdString(), m_words,
        CliWords::tr("what you want to know, or an address such as rules/8.6 or 8.6"), true);
    parser.number("--limit", m_limit, 1, 1000, CliWords::tr("how many entries at most"));
    parser.text("--game", m_game, CliWords::tr("which game"));
}

ExitStatus RulesCommand::run(Context& context)
{
    const core::Game* const game = context.game(m_game);
    if (game == nullptr)
        return Wrong;
    core::Problems problems;
    const core::ArticleStore* const store = context.composition.articles(game->id(), problems);
    if (store == nullptr)
        return context.fail(problems);
    std::string question;
    for (const std::string& word : m_words)
        question += (question.empty() ? "" : " ") + word;
    core::Article article;
    if (m_words.size() == 1 && find(*store, game->id(), question, article)) {
        core::orderPrinted(article, game->setNames());
        return show(context, article);
    }
    const bool address
        = question.find('/') != std::string::npos || question.find_first_not_of("0123456789.") == std::string::npos;
    if (m_words.size() == 1 && address)
        context.err << CliWords::tr("There is no \"%1\"; this is what its words are found in.").arg(asText(question))
                    << '\n';
    return search(context, *store, game->id(), question);
}

bool RulesCommand::find(
    const core::ArticleStore& store, const std::string& game, const std::string& typed, core::Article& article)
{
    const std::string small = lower(typed);
    for (const std::string& address : { typed, small, "rules/" + small })
        if (store.load(game, address, article).ok())
            return true;
    return false;
}

ExitStatus RulesCommand::show(Context& context, const core::Article& article) const
{
    if (context.json) {
        Json printed = Json::array();
        for (const core::PrintedText& each : article.printed)
            printed.push_back({ { "set", each.set }, { "text", each.text } });
        print({ { "address", article.address }, { "kind", article.kind }, { "title", article.title },
                  { "names", article.names }, { "scope", article.scope }, { "text", wordsOf(article.text) },
                  { "printed", printed }, { "links", toJson(article.linked) }, { "below", toJson(article.below) },
                  { "linked_from", toJson(article.linkedFrom) } },
            context.out);
        return Done;
    }
    context.out << article.address << "  " << titleOf(article) << scopeOf(article) << "\n\n";
    if (isForeign(article))
        context.out << CliWords::tr("The text of this entry is in English.") << "\n\n";
    for (const std::string& line : article.text) {
        const core::Paragraph paragraph = core::paragraphOf(line);
        switch (paragraph.kind) {
        case core::Paragraph::Kind::Heading:
            context.out << '\n' << paragraph.words << '\n';
            break;
        case core::Paragraph::Kind::Item:
            printWrapped(context.out, paragraph.words, "  - ", "    ");
            break;
        case core::Paragraph::Kind::Step:
            printWrapped(context.out, paragraph.words, std::to_string(paragraph.step) + ". ", "   ");
            break;
        case core::Paragraph::Kind::Plain:
            printWrapped(context.out, paragraph.words, "", "");
        }
    }
    for (const core::PrintedText& each : article.printed)
        printWrapped(context.out, each.text,
            '\n' + CliWords::tr("As this program plays it (%1): ").arg(asText(each.set)).toStdString(), "");
    printList(context.out, CliWords::tr("Below it:"), article.below);
    printList(context.out, CliWords::tr("See also:"), article.linked);
    printList(context.out, CliWords::tr("Named in:"), article.linkedFrom);
    return Done;
}

ExitStatus RulesCommand::search(
    Context& context, const core::ArticleStore& store, const std::string& game, const std::string& question) const
{
    std::vector<core::ArticleHit> hits;
    std::map<std::string, int> found;
    if (const core::StoreResult result = store.search(game, question, m_limit, hits, found); !result.ok())
        return context.fail(result.error);
    int all = 0;
    for (const auto& [kind, count] : found)
        all += count;
    if (context.json) {
        Json results = Json::array();
        for (const core::ArticleHit& hit : hits)
            results.push_back({ { "address", hit.head.address }, { "kind", hit.head.kind }, { "title", hit.head.title },
                { "scope", hit.head.scope }, { "excerpt", marked(hit.excerpt) } });
        print({ { "question", question }, { "found", all }, { "results", results } }, context.out);
    }
    if (hits.empty()) {
        std::vector<core::ArticleHead> heads;
        std::vector<std::string> titles;
        if (store.contents(game, heads).ok())
            for (const core::ArticleHead& head : heads)
                titles.push_back(head.title);
        const QString fault = CliWords::tr("nothing in the rules has \"%1\"").arg(asText(question));
        context.fail(nearest(question, titles).empty()
                ? CliWords::tr("%1: try fewer or other words, or a card's name").arg(fault)
                : didYouMean(fault, question, titles));
        return No;
    }
    if (context.json)
        return Done;
    for (const core::ArticleHit& hit : hits) {
        // The marks are in the title that the index has.
        const std::string title = titleOf(hit.head);
        context.out << hit.head.address << "  " << (title == hit.head.title ? marked(hit.title) : title)
                    << scopeOf(hit.head) << '\n';
        printWrapped(context.out, marked(hit.excerpt), "    ", "    ");
    }
    if (all > static_cast<int>(hits.size()))
        context.out << '\n'
                    << CliWords::tr(
                           "%Ln more: give --limit %1 to see them all.", nullptr, all - static_cast<int>(hits.size()))
                           .arg(asText(all))
                    << '\n';
    return Done;
}

} // namespace app::cli
