#include "core/analysis/report.h"

#include "core/analysis/influence.h"
#include "core/analysis/ledger.h"
#include "core/analysis/meanings.h"
#include "core/analysis/walk.h"
#include "core/language/edition.h"
#include "core/language/house.h"
#include "core/language/manner.h"
#include "core/language/numbers.h"

#include <algorithm>
#include <cmath>

namespace core {

using language::oneDigit;
using language::Saying;
using language::withMargin;

namespace {

constexpr int kSheetWidth = 565; // pixels

std::string saidHere(House phrase, std::vector<Saying> arguments = {})
{
    return say(phrase, std::move(arguments)).words();
}

std::string marginOf(const Estimate& share)
{
    return withMargin(100 * share.mean, 100 * (share.high - share.mean)).words();
}

std::string chanceOf(const Estimate& share)
{
    return saidHere(House::WithMargin, { oneDigit(100 * share.mean), oneDigit(100 * (share.high - share.low) / 2) });
}

std::string capital(std::string words)
{
    return language::mannerOf(language::spoken()).capitalised(std::move(words));
}

std::string labelWords(Label label)
{
    switch (label) {
    case Label::None:
        break;
    case Label::Inexact:
        return saidHere(House::LabelInexact);
    case Label::Mistake:
        return saidHere(House::LabelMistake);
    case Label::Blunder:
        return saidHere(House::LabelBlunder);
    }
    return {};
}

std::string codeOfLanguage()
{
    for (const language::LanguageFacts& each : language::kAllLanguages)
        if (each.language == language::spoken())
            return std::string(each.code);
    return {};
}

/// A table of the page; every cell is text.
class MarkupTable {
public:
    /// The first cells of a row are words, those from `figures` on stand at the right, below their headings.
    explicit MarkupTable(const std::vector<std::string>& heading, std::size_t figures = 1)
        : m_figures(figures)
    {
        m_html = "<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">\n<thead>"; // it is on every page
        addCells("th", heading);
        m_html += "</thead>\n<tbody>\n";
    }

    void add(const std::vector<std::string>& row) { addCells("td", row); }

    std::string html() const { return m_html + "</tbody></table>\n"; }

private:
    void addCells(const std::string& tag, const std::vector<std::string>& row)
    {
        m_html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            m_html += '<' + tag
                + (i >= m_figures     ? " align=\"right\">"
                        : tag == "th" ? " align=\"left\">"
                                      : ">")
                + asMarkup(row[i]) + "</" + tag + '>';
        m_html += "</tr>\n";
    }

    std::size_t m_figures;
    std::string m_html;
};

std::string headingOf(House words)
{
    return "<h2>" + asMarkup(saidHere(words)) + "</h2>\n";
}

std::string paragraphOf(const std::string& words)
{
    return words.empty() ? std::string() : "<p>" + asMarkup(words) + "</p>\n";
}

/// A sentence a line.
template <class Sentences>
std::string legendOf(const Sentences& sentences)
{
    std::string html = "<ul>\n";
    for (const House each : sentences)
        html += "<li>" + asMarkup(saidHere(each)) + "</li>\n";
    return html + "</ul>\n";
}

/// Puts a report together, part by part.
class Writer {
public:
    Writer(const Game& game, const MatchRecord& record, const Analysis& analysis, const TableBefore& before,
        ReportPictures pictures)
        : m_game(game)
        , m_record(record)
        , m_match(record.summary)
        , m_analysis(analysis)
        , m_before(before)
        , m_pictures(pictures)
    {
        for (const RecordedSeat& seat : m_match.seats) {
            m_marks.push_back(seat.name);
            const std::string name = Saying::person(seat.name).words();
            m_names.push_back(language::unnamedNumber(seat.name) ? capital(name) : name);
        }
        for (int seat = 0; seat < m_analysis.seats; ++seat)
            m_ledgers.push_back(ledgerOf(m_analysis, seatAt(seat)));
        m_told = personOf(m_match) == Seat::None ? Seat::First : personOf(m_match);
    }

    Report write()
    {
        const std::string title = titleOfMatch();
        std::string body = "<h1>" + asMarkup(title) + "</h1>\n" + who() + result() + chances() + why() + influence()
            + play() + marked() + byTurn() + measure();
        m_report.html = "<!DOCTYPE html>\n<html lang=\"" + codeOfLanguage()
            + "\">\n<head>\n<meta charset=\"utf-8\">\n"
              "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
              "'unsafe-inline'\">\n"
              "<title>"
            + asMarkup(title) + "</title>\n<style>\n" + kStyle + "</style>\n</head>\n<body>\n" + body
            + "</body>\n</html>\n";
        return std::move(m_report);
    }

private:
    static constexpr const char* kStyle = "body { font-family: sans-serif; color: #171c28; background-color: #ffffff; "
                                          "max-width: 900px; margin: 24px auto; }\n"
                                          "h1 { font-size: 22pt; }\n"
                                          "h2 { font-size: 14pt; margin-top: 24px; }\n"
                                          "table { border-collapse: collapse; border-color: #cdd3e0; }\n"
                                          "th { background-color: #e9ecf3; }\n"
                                          "svg { max-width: 100%; height: auto; }\n";

    std::size_t seats() const { return static_cast<std::size_t>(m_analysis.seats); }
    const std::string& name(std::size_t seat) const { return m_names[seat]; }
    Saying person(std::size_t seat) const { return Saying::person(m_marks[seat]); }

    std::string titleOfMatch() const
    {
        std::string title;
        for (std::size_t seat = 0; seat < seats(); ++seat)
            title += (seat == 0 ? "" : ", ") + name(seat) + ' ' + std::to_string(m_match.score[seat]);
        return title;
    }

    void add(std::string& html, ReportPicture picture, const std::string& words)
    {
        if (m_pictures == ReportPictures::Inside) {
            std::string svg = picture.svg;
            svg.insert(svg.find('>') + 1, "\n<title>" + asMarkup(words) + "</title>");
            html += "<p>" + svg + "</p>\n";
        } else {
            // As wide as a sheet of paper takes them.
            const int wide = std::min(picture.width, kSheetWidth);
            html += "<p><img src=\"" + picture.name + "\" width=\"" + std::to_string(wide) + "\" height=\""
                + std::to_string(picture.height * wide / picture.width) + "\" alt=\"" + asMarkup(words) + "\"></p>\n";
        }
        m_report.pictures.push_back(std::move(picture));
    }

    std::string who() const
    {
        MarkupTable table({ saidHere(House::ReportSeat), saidHere(House::ReportFactions), saidHere(House::ReportPlayer),
                              saidHere(House::ReportPoints), saidHere(House::ReportResult) },
            3);
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            std::string factions;
            for (const std::string& each : m_match.seats[seat].factions)
                factions += (factions.empty() ? "" : " + ") + language::shownName(each);
            const std::string& player = m_match.seats[seat].player;
            table.add({ name(seat), factions, player == kHumanPlayer ? saidHere(House::ReportPerson) : player,
                std::to_string(m_match.score[seat]), oneDigit(100.0 * m_ledgers[seat].result() / kCertain).words() });
        }
        return table.html();
    }

    std::string result() const
    {
        std::vector<Saying> winners;
        for (std::size_t seat = 0; seat < seats(); ++seat)
            if (contains(m_match.winners, seatAt(static_cast<int>(seat))))
                winners.push_back(person(seat));
        const Match* const last = m_before(static_cast<int>(m_record.choices.size()));
        std::string words = m_match.status == MatchStatus::Abandoned ? saidHere(House::ReportGivenUp)
            : last != nullptr && wasAgreed(m_game, m_record, *last)  ? saidHere(House::ReportAgreed)
            : m_match.together ? saidHere(winners.empty() ? House::ReportLostAll : House::ReportWonAll)
            : m_match.isDraw() || winners.empty()
            ? saidHere(House::ReportDraw)
            : saidHere(winners.size() == 1 ? House::ReportWon : House::ReportShared,
                { winners.size() == 1 ? winners.front() : Saying::list(language::Between::And, winners) });
        if (m_match.count)
            if (const std::string why = m_match.count->why.words(); !why.empty())
                words += ' ' + why;
        std::string facts
            = titleOf(m_game.sets(), m_match.set) + " · " + saidHere(House::ReportTurns, { m_match.turns });
        if (m_match.startedAt.size() >= 10)
            facts += " · " + m_match.startedAt.substr(0, 10);
        return paragraphOf(words) + paragraphOf(facts);
    }

    std::string chances()
    {
        const auto told = static_cast<std::size_t>(indexOf(m_told));
        std::string html = headingOf(House::ReportChances) + paragraphOf(saidHere(House::ReportBand, { name(told) }));
        add(html, chancesPicture(m_analysis, m_record, m_names, m_told), saidHere(House::ReportChances));
        return html;
    }

    /// What stands in a ledger, line by line.
    template <class Add>
    void eachLine(const Add& add) const
    {
        add(saidHere(m_game.has(Has::Pairs) ? House::ReportStart : House::ReportStartSeat),
            [](const Ledger& ledger) { return ledger.start; });
        add(saidHere(House::ReportLuck), [](const Ledger& ledger) { return ledger.luck; });
        for (std::size_t seat = 0; seat < seats(); ++seat)
            add(saidHere(House::ReportErrors, { name(seat) }),
                [seat](const Ledger& ledger) { return ledger.errors[seat]; });
        for (std::size_t seat = 0; seat < seats(); ++seat)
            add(saidHere(House::ReportOthers, { name(seat) }),
                [seat](const Ledger& ledger) { return ledger.choices[seat]; });
        add(saidHere(House::ReportHidden), [](const Ledger& ledger) { return ledger.hidden; });
        add(saidHere(House::ReportDrift), [](const Ledger& ledger) { return ledger.drift; });
    }

    /// Start, luck and errors of a seat in words.
    std::string wordsOf(std::size_t seat) const
    {
        const Ledger& ledger = m_ledgers[seat];
        const double luck = 100 * ledger.luck.estimate().mean;
        LedgerLine theirs;
        for (std::size_t other = 0; other < seats(); ++other)
            if (other != seat)
                theirs.amount += ledger.errors[other].amount;
        const double own = 100 * ledger.errors[seat].estimate().mean;
        std::string words = saidHere(m_game.has(Has::Pairs) ? House::ReportAlone : House::ReportSeatAlone,
            { oneDigit(100 * ledger.start.estimate().mean) });
        words += ' '
            + (std::abs(luck) < 0.05
                    ? saidHere(House::ReportNoLuck)
                    : saidHere(luck > 0 ? House::ReportLuckGave : House::ReportLuckTook, { oneDigit(std::abs(luck)) }));
        words += ' '
            + saidHere(House::ReportMarkedWords, { oneDigit(own, true), oneDigit(100 * theirs.estimate().mean, true) });
        return words;
    }

    std::string why()
    {
        std::string html = headingOf(House::ReportWhy) + paragraphOf(saidHere(House::ReportWhyNote));
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            html += "<h3>" + asMarkup(name(seat)) + "</h3>\n" + paragraphOf(wordsOf(seat));
            std::vector<ReportBar> bars;
            eachLine([&](const std::string& words, const auto& lineOf) {
                const Estimate share = lineOf(m_ledgers[seat]).estimate();
                bars.push_back({ capital(words), share, marginOf(share) });
            });
            add(html, barsPicture("ledger-" + std::to_string(seat + 1) + ".svg", bars),
                saidHere(House::ReportLedgerOf, { name(seat) }));
        }
        std::vector<std::string> heading { std::string() };
        heading.insert(heading.end(), m_names.begin(), m_names.end());
        MarkupTable table(heading);
        eachLine([&](const std::string& words, const auto& lineOf) {
            std::vector<std::string> row { capital(words) };
            for (const Ledger& ledger : m_ledgers)
                row.push_back(marginOf(lineOf(ledger).estimate()));
            table.add(row);
        });
        std::vector<std::string> results { capital(saidHere(House::ReportResult)) };
        for (const Ledger& ledger : m_ledgers)
            results.push_back(oneDigit(100.0 * ledger.result() / kCertain).words());
        table.add(results);
        return html + table.html() + "<h3>" + asMarkup(saidHere(House::MeansHeading)) + "</h3>\n"
            + legendOf(kLedgerMeanings);
    }

    std::string influence() const
    {
        if (seats() < 3)
            return {};
        const Influence influence = influenceOf(m_analysis);
        std::vector<std::string> heading { saidHere(House::ReportWhoChose) };
        heading.insert(heading.end(), m_names.begin(), m_names.end());
        MarkupTable table(heading);
        for (std::size_t by = 0; by < seats(); ++by) {
            std::vector<std::string> row { name(by) };
            for (std::size_t of = 0; of < seats(); ++of)
                row.push_back(marginOf(influence.moved[by][of].estimate()));
            table.add(row);
        }
        return headingOf(House::WhoMovedWhom) + paragraphOf(giftSentence(influence, m_match.winners, m_marks).words())
            + table.html();
    }

    std::string play() const
    {
        MarkupTable table({ saidHere(House::ReportSeat), saidHere(House::ReportAccuracy), saidHere(House::ReportRate),
            saidHere(House::ReportChoices), saidHere(House::ReportMattered), capital(saidHere(House::LabelInexact)),
            capital(saidHere(House::LabelMistake)), capital(saidHere(House::LabelBlunder)) });
        for (std::size_t seat = 0; seat < seats(); ++seat) {
            const Play play = playOf(m_analysis, seatAt(static_cast<int>(seat)));
            table.add({ name(seat), oneDigit(play.accuracy).words(), oneDigit(play.errorRate).words(),
                std::to_string(play.choices), std::to_string(play.unforced), std::to_string(play.marked[1]),
                std::to_string(play.marked[2]), std::to_string(play.marked[3]) });
        }
        return headingOf(House::ReportPlay) + table.html() + legendOf(kPlayMeanings);
    }

    std::string answer(const ChoiceWorth& choice, int place) const
    {
        const Match* const before = m_before(choice.choice);
        const auto at = static_cast<std::size_t>(choice.answers[static_cast<std::size_t>(place)].answer);
        if (before == nullptr)
            return "?";
        const Prompt prompt = before->prompt();
        return at < prompt.choices.size() ? m_game.notation().label(*before, prompt, prompt.choices[at]) : "?";
    }

    /// Of a choice for a card, what that card asks: its answers may name other cards alone.
    std::string asked(const ChoiceWorth& choice) const
    {
        const Match* const before = m_before(choice.choice);
        if (before == nullptr || before->prompt().source == 0xFF)
            return {};
        return m_game.notation().question(*before, before->prompt()) + ' ';
    }

    std::string marked() const
    {
        MarkupTable table({ saidHere(House::ReportTurn), saidHere(House::ReportSeat), saidHere(House::ReportMark),
                              saidHere(House::ReportPlayedAnswer), saidHere(House::ReportChance),
                              saidHere(House::ReportBest), saidHere(House::ReportChance), saidHere(House::ReportCost) },
            8);
        bool none = true;
        for (const ChoiceWorth& choice : m_analysis.choices) {
            if (choice.label() == Label::None)
                continue;
            none = false;
            const auto chance
                = [&](int place) { return chanceOf(choice.answers[static_cast<std::size_t>(place)].chance); };
            table.add({ std::to_string(choice.turn), name(static_cast<std::size_t>(indexOf(choice.seat))),
                labelWords(choice.label()), asked(choice) + answer(choice, choice.played), chance(choice.played),
                answer(choice, choice.best), chance(choice.best), chanceOf(choice.loss) });
        }
        return headingOf(House::ReportMarked)
            + (none ? paragraphOf(saidHere(House::ReportNoneMarked))
                    : paragraphOf(saidHere(House::MeansCost)) + table.html());
    }

    /// The curve as figures: where it stood when a turn ended.
    std::string byTurn() const
    {
        std::vector<std::string> heading { saidHere(House::ReportTurn) };
        heading.insert(heading.end(), m_names.begin(), m_names.end());
        MarkupTable table(heading);
        std::vector<std::vector<double>> courses;
        for (std::size_t seat = 0; seat < seats(); ++seat)
            courses.push_back(courseOf(m_analysis, seatAt(static_cast<int>(seat))));
        std::size_t next = 0;
        for (const TurnStanding& standing : m_record.standings) {
            while (next < m_analysis.changes.size() && m_analysis.changes[next].choice <= standing.choice)
                ++next;
            if (next == 0)
                continue;
            std::vector<std::string> row { std::to_string(standing.turn) };
            for (std::size_t seat = 0; seat < seats(); ++seat) {
                const double half
                    = kDeviations95 * std::sqrt(static_cast<double>(m_analysis.changes[next - 1].level[seat]));
                const double share = courses[seat][next - 1];
                row.push_back(chanceOf({ share, share - half, share + half }));
            }
            table.add(row);
        }
        return headingOf(House::ReportByTurn) + table.html();
    }

    std::string measure() const
    {
        return paragraphOf(saidHere(House::ReportMeasure, { m_analysis.terms.tableDeals, m_analysis.terms.deals }));
    }

    const Game& m_game;
    const MatchRecord& m_record;
    const MatchSummary& m_match;
    const Analysis& m_analysis;
    const TableBefore& m_before;
    ReportPictures m_pictures;
    std::vector<std::string> m_marks; ///< of the seats, as the record has them
    std::vector<std::string> m_names; ///< as they are said
    std::vector<Ledger> m_ledgers;
    Seat m_told = Seat::First;
    Report m_report;
};

} // namespace

Report reportOf(const Game& game, const MatchRecord& record, const Analysis& analysis, const TableBefore& before,
    ReportPictures pictures)
{
    return Writer(game, record, analysis, before, pictures).write();
}

} // namespace core
