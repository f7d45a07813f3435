#include "core/ai/arena/arena.h"
#include "core/ai/arena/play_signature.h"
#include "core/ai/players/agreement.h"
#include "core/ai/players/explanation.h"
#include "core/ai/players/match_runner.h"
#include "core/ai/search/rollout.h"
#include "core/record/codec.h"
#include "core/record/match_session.h"
#include "core/record/replayer.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"

#include <nlohmann/json.hpp>
#include <QTest>

#include <bit>
#include <cmath>
#include <set>

namespace {

using core::MatchRecord;
using core::Problems;

const tests::TowerGame kTowers;

core::MatchSetup setupOf(
    int seats, std::uint64_t seed, const std::string& teams = "none", const std::string& turns = "single")
{
    core::MatchSetup setup = tests::towerSetup(seats, seed);
    setup.options = { { "teams", teams }, { "turns", turns } };
    return setup;
}

core::Choice any(const core::Prompt& prompt, core::Rng& rng)
{
    return prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
}

/// A match of random choices, played to its end.
std::unique_ptr<core::MatchSession> played(const core::MatchSetup& setup)
{
    Problems problems;
    auto session = core::MatchSession::start(kTowers, setup, {}, nullptr, problems);
    core::Rng rng(setup.seed + 5);
    while (!session->match().outcome().decided)
        session->choose(any(session->match().prompt(), rng));
    return session;
}

/// What happened, by kinds.
class Listener final : public core::EventSink {
public:
    void onEvent(const core::Event& event) override
    {
        events.push_back(event);
        ++count[event.kind];
    }
    int of(tests::TowerEvent kind) { return count[static_cast<std::uint8_t>(kind)]; }

    std::vector<core::Event> events;
    std::map<std::uint8_t, int> count;
};

}

/// What serves any game, over one with six seats, teams, and seats that drop out.
class TowersTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void setupsAreChecked()
    {
        for (int seats = 2; seats <= 6; ++seats) {
            QCOMPARE(kTowers.check(setupOf(seats, 1)).size(), 0U);
            QCOMPARE(kTowers.check(setupOf(seats, 1, "two")).size(), static_cast<std::size_t>(seats % 2));
        }
        QCOMPARE(kTowers.check(setupOf(5, 1, "two")).front().text(),
            "options: two teams cannot be made of 5 seats, choose an even number of seats, or teams=none");
        QCOMPARE(kTowers.check(setupOf(7, 1)).front().where, "seats");
        QCOMPARE(kTowers.check(setupOf(4, 1, "three")).front().where, "options");
        core::MatchSetup setup = setupOf(4, 1);
        setup.set = "paper";
        QCOMPARE(kTowers.check(setup).front().where, "set");
    }

    void aQuestionHasHundredsOfAnswers()
    {
        for (int seats = 2; seats <= 6; ++seats) {
            std::size_t most = 0;
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto session = played(setupOf(seats, seed));
                for (std::size_t i = 0; i < session->record().choices.size(); ++i)
                    most = std::max(most, session->matchAt(static_cast<int>(i))->prompt().choices.size());
            }
            QVERIFY2(most > 160 && most < core::kMaxChoices, qPrintable(QString::number(most)));
        }
    }

    /// Who is out is asked no more, holds nothing and sees the others go on; the score only falls.
    void seatsDropOutAndTheMatchGoesOn()
    {
        int wentOn = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Problems problems;
            const auto match = kTowers.newMatch(setupOf(6, seed), problems);
            core::Rng rng(seed);
            auto score = match->standing().score;
            while (!match->outcome().decided) {
                const core::Prompt prompt = match->prompt();
                QVERIFY(score[static_cast<std::size_t>(core::indexOf(prompt.seat))] > 0);
                QVERIFY(prompt.choices.size() > 1 || match->quiet());
                match->apply(any(prompt, rng));
                const auto now = match->standing().score;
                for (std::size_t seat = 0; seat < score.size(); ++seat) {
                    QVERIFY(now[seat] <= score[seat]);
                    wentOn += score[seat] > 0 && now[seat] == 0 && !match->outcome().decided ? 1 : 0;
                }
                score = now;
            }
        }
        QVERIFY(wentOn > 40);
    }

    void matchesEndByTheLastTowerAndByTheLastTurn()
    {
        int byTurn = 0;
        int byTower = 0;
        for (std::uint64_t seed = 1; seed <= 40; ++seed) {
            const auto session = played(setupOf(6, seed));
            const core::MatchSummary& summary = session->record().summary;
            int standing = 0;
            for (const std::int16_t height : summary.score)
                standing += height > 0 ? 1 : 0;
            QVERIFY(summary.turns <= 6 * tests::kTowerTurns);
            QVERIFY(summary.winners != 0);
            ++(standing == 1 ? byTower : byTurn);
            QVERIFY(standing == 1 || summary.turns == 6 * tests::kTowerTurns);
        }
        QVERIFY2(byTurn > 2 && byTower > 2, qPrintable(QStringLiteral("%1, %2").arg(byTurn).arg(byTower)));
    }

    /// A turn of two seats is one turn: the first is asked, then the second.
    void twoSeatsHaveATurnTogether()
    {
        Problems problems;
        const auto match = kTowers.newMatch(setupOf(6, 3, "two", "shared"), problems);
        const auto endPart = [&] { match->apply(match->prompt().choices.back()); };
        for (int turn = 1; turn <= 6; ++turn) {
            const core::Seat first = core::seatAt((turn - 1) * 2 % 6);
            const auto both = static_cast<core::SeatMask>(3U * core::maskOf(first));
            QCOMPARE(match->standing().turn, turn);
            QCOMPARE(match->standing().current, both);
            QCOMPARE(match->prompt().seat, first);
            endPart();
            QCOMPARE(match->standing().turn, turn);
            QCOMPARE(match->standing().current, both);
            QCOMPARE(core::indexOf(match->prompt().seat), core::indexOf(first) + 1);
            endPart();
        }
    }

    void teamsWinTogether_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("turns");
        for (const int seats : { 4, 6 })
            for (const char* turns : { "single", "shared" })
                QTest::addRow("%d seats, %s", seats, turns) << seats << QString::fromLatin1(turns);
    }

    /// Two or three winners, those among them who are out; no draw unless everybody wins.
    void teamsWinTogether()
    {
        QFETCH(int, seats);
        QFETCH(QString, turns);
        const core::SeatMask evens = seats == 4 ? 0b0101 : 0b010101;
        const core::SeatMask odds = seats == 4 ? 0b1010 : 0b101010;
        int outAndWon = 0;
        std::map<core::SeatMask, int> won;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto session = played(setupOf(seats, seed, "two", turns.toStdString()));
            const core::MatchSummary& summary = session->record().summary;
            ++won[summary.winners];
            QCOMPARE(summary.isDraw(), summary.winners == (evens | odds));
            for (int seat = 0; seat < seats; ++seat)
                outAndWon += core::contains(summary.winners, core::seatAt(seat))
                        && summary.score[static_cast<std::size_t>(seat)] == 0
                    ? 1
                    : 0;
        }
        QVERIFY(won[evens] > 0 && won[odds] > 0);
        QCOMPARE(won[evens] + won[odds] + won[evens | odds], 30);
        QVERIFY(outAndWon > 0);
    }

    void recordsSurviveTheirJsonAndReplay_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("teams");
        for (const int seats : { 5, 6 })
            QTest::addRow("%d seats", seats) << seats << QStringLiteral("none");
        QTest::addRow("6 seats, teams") << 6 << QStringLiteral("two");
    }

    /// A turn that two seats share is of both in every standing, in the text, and in what a replay finds wrong.
    void aSharedTurnIsRecordedWhole()
    {
        const auto session = played(setupOf(6, 3, "two", "shared"));
        const MatchRecord& record = session->record();
        QCOMPARE(record.standings.size(), static_cast<std::size_t>(record.summary.turns) + 1);
        QCOMPARE(record.standings[0].current, 0);
        QCOMPARE(record.standings[1].current, 0b000011);
        QCOMPARE(record.standings[2].current, 0b001100);
        QCOMPARE(record.standings[3].current, 0b110000);
        std::set<core::SeatMask> pairs;
        for (std::size_t turn = 1; turn < record.standings.size(); ++turn) {
            QCOMPARE(std::popcount(record.standings[turn].current), 2);
            pairs.insert(record.standings[turn].current);
        }
        QVERIFY(pairs.size() > 3); // when a seat is out the turns are of other neighbours

        const auto text = nlohmann::json::parse(core::toJson(record));
        QCOMPARE(text["version"].get<int>(), 3);
        QCOMPARE(text["standings"].at(0)["seats"].dump(), std::string("[]"));
        QCOMPARE(text["standings"].at(2)["seats"].dump(), std::string("[2,3]"));

        MatchRecord forged = record;
        forged.standings[2].current = 0b000100;
        const core::ReplayReport report = core::replay(kTowers, forged);
        QCOMPARE(report.faults.size(), 1U);
        const std::string fault = report.faults.front().text();
        QVERIFY2(fault.find("turn 2 of seat 3 with ") < fault.find("turn 2 of seat 3 and seat 4 with "), fault.c_str());
        QVERIFY2(fault.find("turn 2 of seat 3 and seat 4 with ") != std::string::npos, fault.c_str());
    }

    void recordsSurviveTheirJsonAndReplay()
    {
        QFETCH(int, seats);
        QFETCH(QString, teams);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto session = played(setupOf(seats, seed, teams.toStdString(), "shared"));
            const MatchRecord& record = session->record();
            QCOMPARE(record.summary.seats.size(), static_cast<std::size_t>(seats));
            QVERIFY(record.marks.empty());
            Problems problems;
            const std::optional<MatchRecord> read = core::fromJson(core::toJson(record), problems);
            QVERIFY(read);
            QCOMPARE(read->summary.winners, record.summary.winners);
            QCOMPARE(read->summary.score, record.summary.score);
            QCOMPARE(core::toJson(*read), core::toJson(record));
            const core::ReplayReport report = core::replay(kTowers, *read);
            QVERIFY2(report.ok(), report.ok() ? "" : report.faults.front().text().c_str());
            QCOMPARE(report.match->hash(), session->match().hash());

            MatchRecord forged = *read; // the last seat alone
            forged.summary.winners = core::maskOf(core::seatAt(seats - 1));
            forged.summary.score[static_cast<std::size_t>(seats) - 1] += 1;
            QCOMPARE(core::replay(kTowers, forged).faults.size(),
                record.summary.winners == forged.summary.winners ? 1U : 2U);
        }
    }

    void allMayAgreeToADraw()
    {
        Problems problems;
        const auto session = core::MatchSession::start(kTowers, setupOf(6, 9, "two"), {}, nullptr, problems);
        session->choose(core::kAgreeToEnd);
        QCOMPARE(session->record().summary.winners, core::kEverySeat);
        QVERIFY(session->record().summary.isDraw());
        QVERIFY(core::replay(kTowers, session->record()).ok());
    }

    /// Six seats and A in each of them once.
    void theArenaHasSixSeats()
    {
        core::ArenaRequest request;
        request.terms.game = "towers";
        request.terms.set = "wood";
        request.terms.players = { "greedy:worlds=1,nodes=40", "random" };
        request.terms.seats = 6;
        request.terms.seed = 11;
        request.groups = 6;
        request.threads = 2;
        core::ArenaTally tally(6, request.groups, {});
        Problems problems;
        const std::atomic<bool> stop { false };
        const auto listener = [](const core::ArenaGroup& group) { return group.matches.size() == 6; };
        QVERIFY(core::runArena(kTowers, request, core::LineUps({ {} }, 6), tally, stop, listener, problems));
        QVERIFY(tally.report().complete);
        QCOMPARE(tally.report().matches, 36);
        QVERIFY2(tally.report().strength.share > 0.4, qPrintable(QString::number(tally.report().strength.share)));
        double shares = 0;
        for (const double share : tally.report().shareBySeat)
            shares += share;
        QVERIFY(std::abs(shares - 6 * tally.report().strength.share) < 1e-9);
        const core::LineUps nobodys({ {} }, 6);
        const std::string signature = core::playSignature(kTowers, request.terms, nobodys);
        QCOMPARE(signature.size(), 16U);
        QCOMPARE(core::playSignature(kTowers, request.terms, nobodys), signature);
    }

    /// A in each seat of two teams, one after the other, and turns that two seats have together.
    void theArenaPlaysTeams()
    {
        core::ArenaRequest request;
        request.terms.game = "towers";
        request.terms.set = "wood";
        request.terms.players = { "greedy:worlds=1,nodes=40", "random" };
        request.terms.seats = 6;
        request.terms.seed = 21;
        request.terms.options = { { "teams", "two" }, { "turns", "shared" } };
        request.groups = 6;
        const core::LineUps nobodys({ {} }, 6);
        QCOMPARE(core::checkArena(kTowers, request.terms, nobodys).size(), 0U);
        QCOMPARE(core::arenaTeams(kTowers, request.terms, nobodys), 2);
        core::ArenaTally tally(6, request.groups, {}, 2);
        Problems problems;
        const std::atomic<bool> stop { false };
        std::map<core::SeatMask, int> winners;
        const auto listener = [&](const core::ArenaGroup& group) {
            for (const core::ArenaMatch& match : group.matches)
                ++winners[match.winners];
            return true;
        };
        QVERIFY(core::runArena(kTowers, request, nobodys, tally, stop, listener, problems));
        QVERIFY(winners[0b010101] > 0 && winners[0b101010] > 0);
        QCOMPARE(winners[0b010101] + winners[0b101010] + winners[0b111111], 36);
        const core::ArenaReport& report = tally.report();
        QCOMPARE(report.mostShare, 1.0 / 3);
        QVERIFY2(report.strength.share > 1.0 / 6 && report.strength.share < 1.0 / 3,
            qPrintable(QString::number(report.strength.share)));
        QVERIFY(report.strength.elo > 0);

        // The terms tell runs apart, and so does what is chosen.
        core::ArenaTerms single = request.terms;
        single.options.clear();
        QCOMPARE(core::arenaTeams(kTowers, single, nobodys), 0);
        QVERIFY(!(single == request.terms));
        QVERIFY(core::playSignature(kTowers, single, nobodys) != core::playSignature(kTowers, request.terms, nobodys));
        core::ArenaTerms five = request.terms;
        five.seats = 5;
        QCOMPARE(core::checkArena(kTowers, five, core::LineUps({ {} }, 5)).front().where, "options");
        five.options = { { "teams", "three" } };
        QCOMPARE(core::checkArena(kTowers, five, core::LineUps({ {} }, 5)).front().where, "options");
    }

    /// Of a win that a team shares A has its part, so equal players have a seat's part of all, and nobody has more than
    /// a team's. Elo speaks of the team.
    void aTeamsWinIsSharedByItsSeats()
    {
        const auto groupOf = [](int number, std::initializer_list<core::SeatMask> winners) {
            core::ArenaGroup group;
            group.number = number;
            for (const core::SeatMask each : winners)
                group.matches.push_back({ each, {}, 10, 100 });
            return group;
        };
        const core::SeatMask evens = 0b0101;
        const core::SeatMask odds = 0b1010;
        core::ArenaTally always(4, 2, {}, 2);
        always.add(groupOf(0, { evens, odds, evens, odds }));
        always.add(groupOf(1, { evens, odds, evens, odds }));
        QCOMPARE(always.report().strength.share, 0.5);
        QCOMPARE(always.report().strength.share, always.report().mostShare);
        QCOMPARE(always.report().strength.shareInterval.high, 0.5);
        QVERIFY(std::isfinite(always.report().strength.elo));
        QCOMPARE(always.report().outcomes, (std::map<int, int> { { 2 * core::kPartsOfMatch, 2 } }));
        core::ArenaTally even(4, 1, {}, 2); // the same team in all four
        even.add(groupOf(0, { evens, evens, evens, evens }));
        QCOMPARE(even.report().strength.share, 0.25);
        QCOMPARE(even.report().strength.elo, 0.0);
        core::ArenaTally drawn(4, 1, {}, 2);
        drawn.add(groupOf(0, { 0b1111, 0b1111, 0b1111, 0b1111 }));
        QCOMPARE(drawn.report().strength.share, 0.25);
        QCOMPARE(drawn.report().strength.elo, 0.0);
        core::ArenaTally three(4, 1, {}, 2); // of four: 400 log10 3
        three.add(groupOf(0, { evens, odds, evens, evens }));
        QCOMPARE(three.report().strength.share, 0.375);
        QVERIFY(std::abs(three.report().strength.elo - 190.8485) < 1e-3);

        core::ArenaTally tested(4, 400, core::Sprt { 0, 300 }, 2);
        for (int number = 0; number < 400; ++number)
            tested.add(groupOf(number, { evens, odds, evens, odds }));
        QCOMPARE(tested.report().verdict, core::Verdict::H1);
    }

    /// Greedy players of one team against random ones of the other: all three win, and so often.
    void aTeamOfStrongerPlayersWins()
    {
        core::SimulationRequest request;
        request.setup = setupOf(6, 100, "two", "shared");
        for (int seat = 0; seat < 6; ++seat)
            request.players.emplace_back(seat % 2 == 0 ? "greedy:worlds=1,nodes=40" : "random");
        request.matches = 10;
        request.check = true;
        Problems problems;
        const auto totals = core::simulate(kTowers, request, problems);
        QVERIFY(totals && !totals->breach);
        QCOMPARE(totals->wins[0], totals->wins[2]);
        QCOMPARE(totals->wins[0], totals->wins[4]);
        QVERIFY2(totals->wins[0] >= 8, qPrintable(QString::number(totals->wins[0])));
    }

    /// Whoever is out takes the draw; of a team all say the same, and the one that is behind takes it.
    void drawsAreJudgedByTheTeam()
    {
        int out = 0;
        int ahead = 0;
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            for (const char* teams : { "none", "two" }) {
                Problems problems;
                const auto match = kTowers.newMatch(setupOf(6, seed, teams), problems);
                const bool areTeams = std::string_view(teams) == "two";
                core::Rng rng(seed);
                while (!match->outcome().decided) {
                    if (match->quiet() && match->standing().turn > 24 && rng.below(4) == 0) {
                        const auto score = match->standing().score;
                        core::PerSeat<bool> agrees {};
                        for (int seat = 0; seat < 6; ++seat)
                            agrees[static_cast<std::size_t>(seat)]
                                = core::agreesToDraw(kTowers, core::SeatView(*match, core::seatAt(seat)));
                        for (std::size_t seat = 0; seat < 6; ++seat) {
                            QVERIFY(!areTeams || agrees[seat] == agrees[seat % 2]);
                            QVERIFY(areTeams || score[seat] > 0 || agrees[seat]);
                            out += !areTeams && score[seat] == 0 ? 1 : 0;
                        }
                        const int lead = score[0] + score[2] + score[4] - score[1] - score[3] - score[5];
                        if (areTeams && std::abs(lead) > 15) {
                            QCOMPARE(agrees[0], lead < 0);
                            QCOMPARE(agrees[1], lead > 0);
                            ++ahead;
                        }
                    }
                    match->apply(any(match->prompt(), rng));
                }
            }
        }
        QVERIFY(out > 10 && ahead > 10);
    }

    void aTeamsWinIsWholeForEachOfIt()
    {
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Problems problems;
            const auto match = kTowers.newMatch(setupOf(6, seed, "two"), problems);
            core::Rng rng(seed);
            while (!match->outcome().decided) {
                const auto chances = core::chancesOf(*match, kTowers.evaluator(), 3.0);
                QVERIFY(std::abs(chances[0] + chances[1] - 1) < 1e-9); // the two teams
                for (std::size_t seat = 2; seat < 6; ++seat)
                    QCOMPARE(chances[seat], chances[seat % 2]);
                const core::Prompt prompt = match->prompt();
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
            const core::SeatMask winners = match->outcome().winners;
            const double whole = core::isDraw(winners, 6) ? 0.5 : 1.0;
            const auto shares = core::sharesOf(*match);
            for (std::size_t seat = 0; seat < 6; ++seat)
                QCOMPARE(shares[seat], core::contains(winners, core::seatAt(static_cast<int>(seat))) ? whole : 0.0);
        }
    }

    /// Of more than two hundred answers those are told of that were thought of most.
    void aLongQuestionIsExplained()
    {
        Problems problems;
        const auto match = kTowers.newMatch(setupOf(6, 5, "two", "shared"), problems);
        core::Rng rng(5);
        while (match->prompt().choices.size() < 200)
            match->apply(any(match->prompt(), rng));
        const core::SeatView view(*match, match->prompt());
        const core::Explanation explanation = core::explain(kTowers, view, "ismcts:iterations=600");
        QVERIFY(explanation.own);
        QCOMPARE(explanation.answers.size(), core::kMostReckoned);
        QVERIFY(view.prompt().accepts(explanation.choice));
        QVERIFY(explanation.reasons.empty());
        QVERIFY(!core::lineInWords(kTowers, view, explanation.line(explanation.choice)).empty());
    }

    /// A hand is its owner's; what a spy sees is told to the two of them alone.
    void eventsTellNobodyTooMuch()
    {
        Problems problems;
        const auto match = kTowers.newMatch(setupOf(6, 4), problems);
        core::Rng rng(4);
        Listener listener;
        while (!match->outcome().decided)
            match->apply(any(match->prompt(), rng), &listener);
        for (const core::Event& event : listener.events) {
            const auto kind = static_cast<tests::TowerEvent>(event.kind);
            const int readers = std::popcount(event.audience);
            QCOMPARE(readers, kind == tests::TowerEvent::Drew ? 1 : kind == tests::TowerEvent::Saw ? 2 : 6);
            for (int seat = 0; seat < 6 && readers < 6; ++seat)
                QCOMPARE(kTowers.notation().sentence(*match, event, core::seatAt(seat)).words().find("a card")
                        == std::string::npos,
                    core::contains(event.audience, core::seatAt(seat)));
            QVERIFY(!kTowers.notation().sentence(*match, event, core::Seat::None).empty());
        }
        QVERIFY(listener.of(tests::TowerEvent::Drew) > 0 && listener.of(tests::TowerEvent::Saw) > 0);
        QVERIFY(listener.of(tests::TowerEvent::Fallen) > 0);
        QCOMPARE(listener.of(tests::TowerEvent::Ended), 1);
    }

    void thereAreNoScenarios()
    {
        Problems problems;
        QVERIFY(kTowers.runScenarios("x.json", "[]", problems).empty());
        QCOMPARE(problems.size(), 1U);
    }
};

REGISTER_TEST(TowersTest)
#include "towers_test.moc"
