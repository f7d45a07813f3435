#include "core/game/outcome.h"
#include "core/game/rng.h"
#include "core/lab/lab_fit.h"
#include "core/lab/lab_record.h"
#include "core/lab/lab_schedule.h"
#include "core/lab/lab_sources.h"
#include "tests/support/suite.h"

#include <QTest>

#include <cmath>

namespace {

using core::BlockSet;
using core::LabGoal;
using core::LabSchedule;
using core::LabTable;

core::LabTerms terms(int factions)
{
    core::LabTerms made;
    made.game = "fake";
    made.set = "plain";
    made.setHash = "0123";
    made.engineVersion = "engine-7";
    made.signature = "89ab";
    made.player = "level:2";
    made.options = { { "ties", "shared" } };
    made.seed = 0xFFFF'FFFF'FFFF'FFFFULL;
    std::vector<std::string> names;
    for (int i = 0; i < factions; ++i)
        names.emplace_back(1, static_cast<char>('A' + i));
    made.pairs = core::inOrder(core::allPairs(names, 2));
    return made;
}

/// As many blocks in a cell, with so many whole wins where the first pair begins and where the other does.
void count(core::LabCell& cell, int blocks, std::int64_t wonFirst, std::int64_t wonSecond)
{
    for (int block = 0; block < blocks; ++block)
        cell.blocks.add(block);
    cell.won = { wonFirst * core::kPartsOfMatch, wonSecond * core::kPartsOfMatch };
}

double share(double logit)
{
    return 1 / (1 + std::exp(-logit));
}

/// Of A, B, C…; A+B and C+D fit well together, B+C and A+D do not.
double madeUpFit(const core::FactionPair& pair)
{
    const std::string name = core::pairName(pair);
    return name == "A+B" || name == "C+D" ? 0.4 : name == "B+C" || name == "A+D" ? -0.4 : 0;
}

/// Counts by made-up strengths of factions, the fits above, and what it is worth to begin.
LabTable madeUp(const std::vector<double>& strengths, double firstSeat, int blocks)
{
    LabTable table = LabTable::of(terms(static_cast<int>(strengths.size())));
    core::Rng rng(5);
    const auto strength = [&](std::size_t pair) {
        double sum = madeUpFit(table.terms.pairs[pair]);
        for (const std::string& faction : table.terms.pairs[pair])
            sum += strengths[static_cast<std::size_t>(faction[0] - 'A')];
        return sum;
    };
    for (core::LabCell& cell : table.cells) {
        std::array<std::int64_t, 2> won {};
        for (std::size_t order = 0; order < 2; ++order)
            for (int match = 0; match < blocks * core::kDealsOfBlock; ++match) {
                const double seat = order == 0 ? firstSeat : -firstSeat;
                won[order] += rng.unit() < share(strength(cell.first) - strength(cell.second) + seat) ? 1 : 0;
            }
        count(cell, blocks, won[0], won[1]);
    }
    return table;
}

/// Plays what a schedule says, `atOnce` blocks at a time, of which the last ends first; the first pair wins so many of
/// the four matches in either seat. Gives up after `most` blocks, as though stopped.
void playOut(LabTable& table, const LabGoal& goal, std::size_t atOnce, int won, int most = 1'000'000)
{
    LabSchedule schedule(table, goal);
    std::vector<core::LabBlock> playing;
    for (;;) {
        core::LabBlock block;
        LabSchedule::Step step = LabSchedule::Step::Wait;
        while (playing.size() < atOnce && (step = schedule.next(block.cell, block.number)) == LabSchedule::Step::Play) {
            // Something that hangs on the block alone.
            block.won.fill((won + (block.number % 2)) * core::kPartsOfMatch);
            playing.push_back(block);
        }
        if (playing.empty()) {
            QVERIFY(step == LabSchedule::Step::Done);
            return;
        }
        if (most-- == 0)
            return;
        add(table, playing.back());
        schedule.finished(playing.back().cell);
        playing.pop_back();
    }
}

}

/// Pairs against pairs: what is counted, kept, fitted and played next.
class LabTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Made by one command: every cell has the same first blocks.
    void findingsAreTablesWithTheirCommand()
    {
        core::LabFindings findings { "breakpoint-cli lab --pairs all", LabTable::of(terms(4)) };
        QCOMPARE(core::matchesOfEachCell(findings.table), std::int64_t { 0 });
        for (core::LabCell& cell : findings.table.cells)
            count(cell, 2, 5, 3);
        QCOMPARE(core::matchesOfEachCell(findings.table), std::int64_t { 16 });
        const std::string text = core::toJson(findings);
        core::Problems problems;
        const std::optional<core::LabFindings> read = core::labFindingsFrom(text, "f.json", problems);
        QVERIFY2(read.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QVERIFY(*read == findings);
        QCOMPARE(core::toJson(*read), text);
        // They are added up as other tables are.
        QVERIFY(core::labTableFrom(text, "f.json", problems) == findings.table);
        QVERIFY(!core::labFindingsFrom(core::toJson(findings.table), "table.json", problems).has_value());
        QVERIFY(problems.front().text().find("command") != std::string::npos);
        // A cell without some block, or with one more.
        findings.table.cells[1].blocks = core::BlockSet::read("0,2").value();
        QCOMPARE(core::matchesOfEachCell(findings.table), std::int64_t { 0 });
    }

    void theBestSourceIsTaken()
    {
        const core::FactionPair ab { "A", "B" };
        const core::FactionPair cd { "C", "D" };
        const auto source = [](const char* player, int factions, int blocks, bool own, bool older) {
            core::LabSource made { LabTable::of(terms(factions)), own, older };
            made.table.terms.player = player;
            for (core::LabCell& cell : made.table.cells)
                count(cell, blocks, blocks * 2, blocks * 2);
            return made;
        };
        std::vector<core::LabSource> sources { source("level:2", 4, 3, false, false) };
        QVERIFY(core::sourceOf({}, { ab }) == nullptr);
        QVERIFY(core::sourceOf(sources, { ab, cd }) == sources.data());
        QVERIFY(core::sourceOf(sources, { { "A", "E" } }) == nullptr);
        // An own one counts where it is narrower and its player is no weaker.
        const auto takes = [&](const core::LabSource& more) {
            std::vector<core::LabSource> both { sources.front(), more };
            return core::sourceOf(both, { ab }) == both.data() + 1;
        };
        QVERIFY(takes(source("level:2", 4, 4, true, false)));
        QVERIFY(takes(source("level:3", 4, 4, true, false)));
        QVERIFY(!takes(source("level:2", 4, 2, true, false)));
        QVERIFY(!takes(source("level:1", 4, 90, true, false)));
        QVERIFY(!takes(source("policy", 4, 90, true, false)));
        QVERIFY(!takes(source("level:2", 4, 90, true, true)));
        // Findings of an older version are better than nothing, and worse than any lab of today.
        sources.front().older = true;
        QVERIFY(core::sourceOf(sources, { ab }) == sources.data());
        QVERIFY(takes(source("policy", 4, 1, true, false)));
    }

    /// A lab of the pairs of A to E has among others all cells of one of A to D.
    void cellsAreTakenOverFromAnotherChoiceOfPairs()
    {
        LabTable larger = LabTable::of(terms(5));
        for (core::LabCell& cell : larger.cells)
            count(cell, 2, static_cast<std::int64_t>(cell.first), 3);
        LabTable table = LabTable::of(terms(4));
        table.terms.signature = "of these pairs";
        table.cells[1].blocks = core::BlockSet::read("1").value(); // played here already
        core::takeOver(table, larger);
        QCOMPARE(table.cells[0].matches(), std::int64_t { 16 });
        QCOMPARE(table.cells[1].matches(), std::int64_t { 8 });
        QCOMPARE(table
                     .find(core::placeOf(table.terms, { "A", "D" }).value(),
                         core::placeOf(table.terms, { "B", "C" }).value())
                     ->won[0],
            static_cast<std::int64_t>(core::placeOf(larger.terms, { "A", "D" }).value()) * core::kPartsOfMatch);
        LabTable other = LabTable::of(terms(4));
        other.terms.player = "level:3";
        core::takeOver(other, larger);
        QCOMPARE(other.matches(), std::int64_t { 0 });
    }

    /// A+B wins 6 of 8 against C+D: a share of 3/4; of A+B, B+C and so on each has met one other.
    void pairsStandWhereTheirSharesAre()
    {
        LabTable table = LabTable::of(terms(4));
        const std::optional<std::size_t> ab = core::placeOf(table.terms, { "B", "A" });
        const std::optional<std::size_t> cd = core::placeOf(table.terms, { "C", "D" });
        QVERIFY(ab && cd && !core::placeOf(table.terms, { "A", "Z" }));
        QCOMPARE(core::standingOf(table, *ab).matches, std::int64_t { 0 });
        count(table.cells[static_cast<std::size_t>(table.find(*ab, *cd) - table.cells.data())], 1, 4, 2);
        const core::PairStanding one = core::standingOf(table, *ab);
        QCOMPARE(one.share.mean, 0.75);
        QCOMPARE(one.others, 1);
        QCOMPARE(one.matches, std::int64_t { 8 });
        const core::Estimate lead = core::leadOf(one, core::standingOf(table, *cd));
        QCOMPARE(lead.mean, 0.5);
        // Both intervals are equally wide.
        QVERIFY(std::abs(core::halfOf(lead) - std::sqrt(2.0) * core::halfOf(one.share)) < 1e-12);
    }

    void blocksAreRanges()
    {
        BlockSet blocks;
        for (const int number : { 7, 0, 2, 1, 9, 8 })
            blocks.add(number);
        QCOMPARE(blocks.words(), std::string("0-2,7-9"));
        QCOMPARE(blocks.count(), 6);
        QCOMPARE(blocks.firstMissing(), 3);
        QVERIFY(blocks.has(8) && !blocks.has(3) && !blocks.has(10));
        BlockSet others = *BlockSet::read("3-6,10");
        QCOMPARE(blocks.firstCommon(others), -1);
        others.add(blocks);
        QCOMPARE(others.words(), std::string("0-10"));
        QCOMPARE(others.firstCommon(blocks), 0);
        QCOMPARE(BlockSet::read("4,9")->firstCommon(blocks), 9);
        QCOMPARE(BlockSet::read("")->firstMissing(), 0);
        QCOMPARE(BlockSet::read("1,5,9")->firstOutside(1, 4), -1);
        QCOMPARE(BlockSet::read("1,5-6,9")->firstOutside(1, 4), 6);
        QCOMPARE(BlockSet::read("1")->firstMissing(), 0);
    }

    void otherWordsAreNoBlocks_data()
    {
        QTest::addColumn<QString>("words");
        for (const char* words :
            { "1,0", "0-2,3", "0-2,2", "3-1", "-1", "1-", "1,", ",1", "a", "1 ", "01", "10000000" })
            QTest::addRow("%s", words) << QString::fromLatin1(words);
    }

    void otherWordsAreNoBlocks()
    {
        QFETCH(QString, words);
        QVERIFY(!BlockSet::read(words.toStdString()));
    }

    void pairsThatShareAFactionAreNoCell()
    {
        // Of eight factions: 28 pairs, each against the 15 of the six others.
        const LabTable core = LabTable::of(terms(8));
        QCOMPARE(core.terms.pairs.size(), std::size_t { 28 });
        QCOMPARE(core.cells.size(), std::size_t { 28 * 15 / 2 });
        QCOMPARE(LabTable::of(terms(12)).cells.size(), std::size_t { 66 * 45 / 2 });
        QVERIFY(core.find(0, 1) == nullptr); // A+B, A+C
        const core::LabCell* const cell = core.find(27, 0); // G+H, A+B
        QVERIFY(cell != nullptr && cell->first == 0 && cell->second == 27);
    }

    void theSamePairsAreTheSameLab()
    {
        const std::vector<core::FactionPair> named { { "B", "A" }, { "C", "D" }, { "A", "B" } };
        QCOMPARE(core::inOrder(named), (std::vector<core::FactionPair> { { "A", "B" }, { "C", "D" } }));
    }

    void sharesAreMeansOverTheOthers()
    {
        LabTable table = LabTable::of(terms(4)); // A+B against C+D, A+C against B+D, A+D against B+C
        QCOMPARE(table.cells.size(), std::size_t { 3 });
        count(table.cells[0], 100, 300, 200); // 800 matches: 62.5 %
        count(table.cells[1], 50, 120, 80); // 400: 50 %
        QCOMPARE(table.matches(), std::int64_t { 1200 });
        const core::Estimate cell = table.cells[0].share();
        QCOMPARE(cell.mean, 0.625);
        // Wilson, by hand: (0.625 + 0.0024009) / 1.0048018 -+ 1.959964 sqrt(0.000292969 + 0.0000015006) / 1.0048018
        QVERIFY(std::abs(cell.low - 0.59093) < 1e-4);
        QVERIFY(std::abs(cell.high - 0.65787) < 1e-4);
        QCOMPARE(core::shareOfPair(table, table.cells[0].first).mean, 0.625);
        QCOMPARE(core::shareOfPair(table, table.cells[0].second).mean, 0.375);
        // A met in two cells, each as much as the other; D lost the first and drew the second.
        QCOMPARE(core::shareOfFaction(table, "A").mean, 0.5625);
        QCOMPARE(core::shareOfFaction(table, "D").mean, 0.4375);
        // Who begins won 300 of 400 and lost 200 of 400, then 120 of 200 and lost 80 of 200.
        QCOMPARE(core::shareOfFirstSeat(table).mean, (300.0 + 200 + 120 + 120) / 1200);
        const core::Estimate none = core::shareOfPair(table, table.cells[2].first);
        QCOMPARE(none.low, 0.0);
        QCOMPARE(none.high, 1.0);
    }

    void filesReadAsTheyAreWritten()
    {
        LabTable table = LabTable::of(terms(5));
        count(table.cells[3], 7, 20, 3);
        table.cells[3].won[0] += core::kPartsOfMatch / 2;
        table.cells[4].blocks = *BlockSet::read("1,5");
        const std::string text = core::toJson(table);
        core::Problems problems;
        const std::optional<LabTable> read = core::labTableFrom(text, "a.json", problems);
        QVERIFY2(read.has_value(), problems.empty() ? "" : problems.front().text().c_str());
        QVERIFY(*read == table);
        QCOMPARE(core::toJson(*read), text);
        const std::optional<core::LabTerms> again = core::labTermsFrom(core::toJson(table.terms), problems);
        QVERIFY(again && *again == table.terms);
    }

    void whatIsNoResultFileIsTold_data()
    {
        QTest::addColumn<QString>("instead");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* of, const char* instead, const char* says) {
            QTest::addRow("%s", instead) << QString::fromLatin1(instead) << QString::fromLatin1(of)
                                         << QString::fromLatin1(says);
        };
        row("breakpoint-lab", "breakpoint-match", "its format would be \"breakpoint-lab\"");
        row("\"version\":1", "\"version\":2", "newer than this program");
        row("\"deals_of_block\":4", "\"deals_of_block\":5", "deals_of_block");
        row("\"0-6\"", "\"6-0\"", "numbers of blocks are expected");
        row("\"0-6\"", "\"\"", "numbers of blocks are expected");
        row("[1200,180]", "[1681,180]", "from 0 to 1680"); // 28 matches a seat
        row("\"first\":0,\"second\":7", "\"first\":0,\"second\":1", "/cells/0/second");
        row("\"first\":0,\"second\":7", "\"first\":7,\"second\":0", "/cells/0/second");
        row("[\"A\",\"B\"],[\"A\",\"C\"]", "[\"A\",\"C\"],[\"A\",\"B\"]", "do not stand by name");
    }

    void whatIsNoResultFileIsTold()
    {
        QFETCH(QString, instead);
        QFETCH(QString, of);
        QFETCH(QString, says);
        LabTable table = LabTable::of(terms(5));
        count(table.cells[0], 7, 20, 3); // A+B against C+D
        QString text = QString::fromStdString(core::toJson(table));
        QVERIFY2(text.contains(of), qPrintable(text));
        core::Problems problems;
        QVERIFY(!core::labTableFrom(text.replace(of, instead).toStdString(), "a.json", problems));
        QVERIFY(!problems.empty());
        const QString told = QString::fromStdString(problems.front().text());
        QVERIFY2(told.contains(says) && told.contains(QLatin1String("a.json")), qPrintable(told));
    }

    void tablesAreAddedUp()
    {
        LabTable one = LabTable::of(terms(4));
        LabTable other = one;
        add(one, { 0, 0, { 60, 120 } });
        add(other, { 0, 1, { 180, 0 } });
        add(other, { 2, 0, { 240, 240 } });
        QVERIFY(!core::merge(one, other));
        QCOMPARE(one.cells[0].blocks.words(), std::string("0-1"));
        QCOMPARE(one.cells[0].won, (std::array<std::int64_t, 2> { 240, 120 }));
        QCOMPARE(one.cells[2].wins(), std::int64_t { 480 });
        const LabTable before = one;
        const std::optional<core::LabOverlap> twice = core::merge(one, other);
        QVERIFY(twice && twice->cell == 0 && twice->block == 1);
        QVERIFY(one == before);
    }

    void saysWhichTermsDiffer()
    {
        core::LabTerms other = terms(4);
        QVERIFY(core::differences(terms(4), other).empty());
        other.player = "level:3";
        other.pairs.pop_back();
        const std::vector<core::LabDifference> found = core::differences(terms(4), other);
        QCOMPARE(found.size(), std::size_t { 2 });
        QCOMPARE(found[0].term, std::string("player"));
        QCOMPARE(found[0].other, std::string("level:3"));
        QCOMPARE(found[1].term, std::string("pairs"));
    }

    void withoutMatchesEverythingIsEven()
    {
        const LabTable table = LabTable::of(terms(5));
        const core::LabFit fit = core::fitOf(table);
        for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair) {
            QVERIFY(std::abs(fit.fits[pair].value) < 1e-9);
            QVERIFY(fit.fits[pair].deviation > 0.05);
            QCOMPARE(fit.shareOf(table, pair), 0.5);
        }
        for (std::size_t cell = 0; cell < table.cells.size(); ++cell)
            QCOMPARE(fit.shareIn(cell).mean, 0.5);
        QCOMPARE(core::partsOf(table, fit, 0).chance, 0.0);
    }

    void findsMadeUpStrengthsAgain()
    {
        const std::vector<double> strengths { 0.4, 0.1, 0.0, -0.1, -0.1, -0.3 };
        const LabTable table = madeUp(strengths, 0.2, 150); // 45 cells of 1200 matches
        const core::LabFit fit = core::fitOf(table);
        // Three and a half deviations: that hardly ever happens by chance.
        const auto isWithin = [](const core::LabFit::Figure& figure, double value) {
            return std::abs(figure.value - value) < 3.5 * figure.deviation;
        };
        for (std::size_t faction = 0; faction < strengths.size(); ++faction)
            QVERIFY2(isWithin(fit.factions[faction], strengths[faction]), fit.names[faction].c_str());
        QVERIFY(isWithin(fit.firstSeat, 0.2));
        QVERIFY(fit.firstSeat.deviation < 0.02); // 54 000 matches: 1 / sqrt(54 000 / 4) = 0.0086
        for (std::size_t pair = 0; pair < table.terms.pairs.size(); ++pair) {
            QVERIFY(isWithin(fit.fits[pair], madeUpFit(table.terms.pairs[pair])));
            QVERIFY(fit.fits[pair].deviation < 0.06); // so they are found, not only allowed for
        }
        QVERIFY(fit.spreadOfFits > fit.spreadOfMeetings);
        for (std::size_t cell = 0; cell < table.cells.size(); ++cell) {
            const core::LabParts parts = core::partsOf(table, fit, cell);
            const double sum = 0.5 + parts.factions + parts.fit + parts.meeting + parts.chance;
            QVERIFY(std::abs(sum - table.cells[cell].share().mean) < 1e-12);
        }
    }

    void factionsThatAlwaysComeTogetherCannotBeToldApart()
    {
        core::LabTerms three = terms(6);
        three.pairs = { { "A", "B" }, { "C", "D" }, { "E", "F" } };
        LabTable table = LabTable::of(three);
        count(table.cells[0], 10, 30, 30);
        const core::LabFit fit = core::fitOf(table);
        QVERIFY(std::abs(fit.fits[0].value) < 1e-6);
        QVERIFY(std::abs(fit.factions[0].value - fit.factions[1].value) < 1e-6);
        QVERIFY(fit.factions[0].value > fit.factions[2].value);
    }

    void fewMatchesSayLittleOfOneMeeting()
    {
        // One cell all won, among others that are even: part of that is chance.
        LabTable table = LabTable::of(terms(6));
        for (core::LabCell& cell : table.cells)
            count(cell, 2, 4, 4);
        count(table.cells[0], 2, 8, 8);
        const core::LabFit fit = core::fitOf(table);
        QVERIFY(fit.shareIn(0).mean > 0.5);
        QVERIFY(fit.shareIn(0).mean < 0.75);
    }

    void countedInAnyOrderIsTheSame_data()
    {
        QTest::addColumn<int>("matches");
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("meanWidth");
        QTest::newRow("matches") << 100 << 0.0 << 0.0;
        QTest::newRow("width") << 0 << 0.05 << 0.0;
        QTest::newRow("mean width") << 0 << 0.0 << 0.03;
    }

    void countedInAnyOrderIsTheSame()
    {
        QFETCH(int, matches);
        QFETCH(double, width);
        QFETCH(double, meanWidth);
        const LabGoal goal { .matches = matches, .width = width, .meanWidth = meanWidth };
        LabTable one = LabTable::of(terms(5));
        playOut(one, goal, 1, 2);
        LabTable many = LabTable::of(terms(5));
        playOut(many, goal, 7, 2);
        QVERIFY(many == one);
        LabTable stopped = LabTable::of(terms(5));
        playOut(stopped, goal, 4, 2, 61);
        QVERIFY(stopped.matches() == 61 * core::kMatchesOfBlock);
        playOut(stopped, goal, 3, 2);
        QVERIFY(stopped == one);
        const core::LabProgress progress = core::progressOf(one, goal);
        QCOMPARE(progress.played, one.matches());
        QCOMPARE(progress.wanted, one.matches());
        for (const core::LabCell& cell : one.cells) {
            QVERIFY(matches == 0 || cell.matches() == 104);
            QVERIFY(width == 0 || core::halfOf(cell.share()) <= width);
        }
        for (std::size_t pair = 0; meanWidth > 0 && pair < one.terms.pairs.size(); ++pair)
            QVERIFY(core::halfOf(core::shareOfPair(one, pair)) <= meanWidth);
    }

    /// Whoever wants to know one cell better does not make the others follow.
    void oneCellCanBePlayedAlone()
    {
        LabTable one = LabTable::of(terms(5));
        const LabGoal rounds { .matches = 16 };
        playOut(one, rounds, 3, 2);
        const LabTable before = one;
        const LabGoal alone = core::moreOf(one, 2, 20); // 24: three blocks of eight
        QCOMPARE(core::progressOf(one, alone).wanted, one.matches() + 24);
        playOut(one, alone, 4, 2, 2);
        QCOMPARE(one.cells[2].matches(), std::int64_t { 16 + 16 });
        playOut(one, alone, 2, 2); // gone on with
        QCOMPARE(one.cells[2].blocks.words(), std::string("0-1,5000000-5000002"));
        QCOMPARE(core::progressOf(one, alone).wanted, one.matches());
        playOut(one, core::moreOf(one, 2, 8), 1, 2);
        QCOMPARE(one.cells[2].matches(), std::int64_t { 16 + 32 });
        for (std::size_t cell = 0; cell < one.cells.size(); ++cell)
            QVERIFY(cell == 2 || one.cells[cell] == before.cells[cell]);
        // Rounds of all cells are what they are without it.
        LabTable without = before;
        playOut(without, { .meanWidth = 0.05 }, 3, 2);
        playOut(one, { .meanWidth = 0.05 }, 3, 2);
        for (std::size_t cell = 0; cell < one.cells.size(); ++cell)
            QVERIFY(cell == 2 || one.cells[cell].matches() <= without.cells[cell].matches());
        for (std::size_t pair = 0; pair < one.terms.pairs.size(); ++pair)
            QVERIFY(core::halfOf(core::shareOfPair(one, pair)) <= 0.05);
    }

    void saysAboutHowMuchIsToBePlayed()
    {
        const LabTable none = LabTable::of(terms(8));
        // 28 pairs, each in 2 398 matches at most, two in each, and a block of each of 210 cells.
        QCOMPARE(core::progressOf(none, { .meanWidth = 0.02 }).wanted, std::int64_t { 28 * 2398 / 2 + 210 * 8 });
        QCOMPARE(core::progressOf(none, { .matches = 20 }).wanted, std::int64_t { 210 * 24 });
        // The third of three blocks is the first part's, as is the first.
        QCOMPARE(core::progressOf(none, { .matches = 20, .shard = 0, .shards = 2 }).wanted, std::int64_t { 210 * 16 });
        QCOMPARE(core::progressOf(none, { .matches = 20, .shard = 1, .shards = 2 }).wanted, std::int64_t { 210 * 8 });
    }

    void shardsAreThePartsOfTheWhole()
    {
        LabTable whole = LabTable::of(terms(5));
        playOut(whole, { .matches = 80 }, 2, 1);
        LabTable sum = LabTable::of(terms(5));
        for (int shard = 0; shard < 4; ++shard) {
            LabTable part = LabTable::of(terms(5));
            playOut(part, { .matches = 80, .shard = shard, .shards = 4 }, 3, 1);
            QVERIFY(!core::merge(sum, part));
        }
        QCOMPARE(core::toJson(sum), core::toJson(whole));
    }

    void anyShareIsWithinAWidthAfterSoManyMatches()
    {
        QCOMPARE(core::matchesForWidth(0.02), 2398); // (1.959964 / 0.04)^2 - 1.959964^2 = 2397.1
        const core::Estimate even = core::wilson(0.5, 2398);
        QVERIFY(core::halfOf(even) <= 0.02 && core::halfOf(core::wilson(0.5, 2397)) > 0.02);
    }
};

REGISTER_TEST(LabTest)

#include "lab_test.moc"
