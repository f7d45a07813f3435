#include "core/ai/players/player_factory.h"
#include "core/ai/players/player_spec.h"
#include "core/ai/players/styled_player.h"
#include "tests/support/fake_game.h"
#include "tests/support/fake_match.h"
#include "tests/support/suite.h"

#include <QTest>

namespace {

using core::Problems;

using tests::kGame;

/// A game whose players have no characters.
class PlainGame final : public tests::FakeGame {
public:
    std::vector<const core::Style*> styles() const override { return {}; }
};

const tests::FakeState& stateOf(const core::Match& match)
{
    return static_cast<const tests::FakeMatch&>(match).state();
}

/// Matches at points of random play where the first seat has both its plays and two cards or more.
std::vector<std::unique_ptr<core::Match>> positions(int count)
{
    std::vector<std::unique_ptr<core::Match>> found;
    core::Rng rng(12);
    for (std::uint64_t seed = 1; static_cast<int>(found.size()) < count; ++seed) {
        Problems problems;
        const auto match = kGame.newMatch(tests::fakeSetup(2, seed), problems);
        while (!match->outcome().decided) {
            const core::Prompt prompt = match->prompt();
            const tests::FakeState& s = stateOf(*match);
            if (prompt.seat == core::Seat::First && match->quiet() && s.playsLeft == 2 && s.hand[0].size >= 2)
                found.push_back(match->clone());
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
    }
    return found;
}

core::Choice answer(const core::Match& match, const char* spec, std::uint64_t seed = 5)
{
    Problems problems;
    const auto player = core::makePlayer(spec, kGame, seed, problems);
    return player->choose(core::SeatView(match, match.prompt().seat), {});
}

}

/// Styles as the players take them: what a spec may say, and whom the bias is for.
class StylesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBiasIsForTheOwnSeatAlone()
    {
        const core::Evaluator& base = kGame.evaluator();
        const core::Style& hoarder = *kGame.styles().front();
        core::StyledEvaluator styled(base, hoarder);
        const auto match = std::move(positions(1).front());
        const auto seats = { core::seatAt(0), core::seatAt(1) };
        for (const core::Seat seat : seats)
            QCOMPARE(styled.value(*match, seat), base.value(*match, seat));
        for (const core::Seat own : seats) {
            styled.sitAt(own);
            for (const core::Seat seat : seats)
                QCOMPARE(styled.value(*match, seat),
                    base.value(*match, seat) + (seat == own ? hoarder.bias(*match, own) : 0.0));
        }
    }

    void aStyleShowsInWhatAPlayerDoes()
    {
        for (const auto& match : positions(40)) {
            for (const char* spec : { "greedy:style=hoarder", "level:1,style=hoarder", "level:2,style=hoarder" })
                QCOMPARE(static_cast<tests::FakeVerb>(answer(*match, spec).verb), tests::FakeVerb::End);
            for (const char* spec : { "greedy:style=pier-lover", "level:2,style=pier-lover" })
                QCOMPARE(static_cast<tests::FakeVerb>(answer(*match, spec).verb), tests::FakeVerb::Play);
        }
    }

    void aSearchHasItsStyle()
    {
        int differing = 0;
        for (const auto& match : positions(60))
            differing
                += answer(*match, "ismcts:iterations=100,style=hoarder") == answer(*match, "ismcts:iterations=100") ? 0
                                                                                                                    : 1;
        QVERIFY2(differing >= 6, qPrintable(QString::number(differing)));
    }

    void equalSeedsGiveEqualChoices()
    {
        for (const char* spec : { "level:2,style=hoarder", "ismcts:iterations=60,style=pier-lover" })
            for (const auto& match : positions(20))
                QVERIFY(answer(*match, spec) == answer(*match, spec));
    }

    /// Like PlayersTest of the same name.
    void playersDoNotSeeWhatTheirSeatCannot()
    {
        core::Rng rng(8);
        for (const char* spec : { "greedy:style=hoarder", "ismcts:iterations=60,style=pier-lover" }) {
            for (const auto& match : positions(30)) {
                const auto other = match->clone();
                other->conceal(match->prompt().seat, rng);
                QVERIFY(answer(*match, spec) == answer(*other, spec));
            }
        }
    }

    void specsMayNameAStyle_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "level:1,style=hoarder", "level:5,style=pier-lover", "greedy:style=hoarder",
                 "greedy:worlds=1,style=hoarder,nodes=40", "ismcts:style=hoarder,ms=20,eval=learned" })
            QTest::addRow("%s", spec) << QString::fromLatin1(spec);
    }

    void specsMayNameAStyle()
    {
        QFETCH(QString, spec);
        QVERIFY(core::checkPlayer(spec.toStdString(), kGame).empty());
        Problems problems;
        QVERIFY(core::makePlayer(spec.toStdString(), kGame, 1, problems) != nullptr);
        QVERIFY(problems.empty());
    }

    void xrayMayHaveAStyle()
    {
        QVERIFY(core::checkMeasuredPlayer("xray:iterations=5,style=hoarder", kGame).empty());
        Problems problems;
        const auto match = std::move(positions(1).front());
        const auto player = core::makeMeasuredPlayer("xray:iterations=5,style=hoarder", kGame, 1, *match, problems);
        QVERIFY(player != nullptr);
        const core::SeatView view(*match, core::Seat::First);
        QVERIFY(view.prompt().accepts(player->choose(view, {})));
    }

    void otherSpecsAreRefused_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("told");
        QTest::addRow("unknown") << "greedy:style=fierce"
                                 << "player: \"fierce\" is no style of greedy, choose one of: hoarder, pier-lover";
        QTest::addRow("unknown after a level")
            << "level:3,style=fierce"
            << "player: \"fierce\" is no style of level:3, choose one of: hoarder, pier-lover";
        QTest::addRow("another setting after a level")
            << "level:3,iterations=5"
            << "player: level:3 has no setting \"iterations\", choose one of: style";
        QTest::addRow("another beside the style") << "level:3,style=hoarder,ms=5"
                                                  << "player: level:3 has no setting \"ms\", choose one of: style";
        QTest::addRow("twice") << "level:3,style=hoarder,style=hoarder"
                               << "player: level:3 has style twice, leave one of them out";
        QTest::addRow("nothing after the comma") << "level:3,"
                                                 << "player: \"\" in level:3, is no setting, write NAME=VALUE";
        QTest::addRow("no comma") << "level:3:style=hoarder"
                                  << "player: there is no player \"level:3:style=hoarder\", write a comma after the "
                                     "level: level:3,style=NAME";
        QTest::addRow("no such level") << "level:6,style=hoarder"
                                       << "player: there is no player \"level:6,style=hoarder\"";
        QTest::addRow("judges nothing") << "level:0,style=hoarder"
                                        << "player: level:0 has no setting \"style\", leave it out";
        QTest::addRow("random") << "random:style=hoarder"
                                << "player: random has no setting \"style\", leave it out";
        QTest::addRow("a person") << "human:style=hoarder"
                                  << "player: there is no player \"human:style=hoarder\"";
    }

    void otherSpecsAreRefused()
    {
        QFETCH(QString, spec);
        QFETCH(QString, told);
        const Problems problems = core::checkPlayer(spec.toStdString(), kGame);
        QCOMPARE(problems.size(), 1U);
        const QString text = QString::fromStdString(problems.front().text());
        QVERIFY2(text.startsWith(told), qPrintable(text));
        Problems again;
        QVERIFY(core::makePlayer(spec.toStdString(), kGame, 1, again) == nullptr);
    }

    void aGameWithoutStylesTakesNone()
    {
        const PlainGame game;
        for (const char* spec : { "level:3,style=hoarder", "greedy:style=hoarder" }) {
            const Problems problems = core::checkPlayer(spec, game);
            QCOMPARE(problems.size(), 1U);
            QVERIFY(problems.front().what.words().find("has no setting \"style\"") != std::string::npos);
        }
        QVERIFY(core::checkPlayer("level:3", game).empty());
    }

    void aSpecIsTakenApartAndPutTogether_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("style");
        QTest::addRow("level") << "level:3,style=patient"
                               << "level:3"
                               << "patient";
        QTest::addRow("alone") << "greedy:style=patient"
                               << "greedy"
                               << "patient";
        QTest::addRow("last") << "ismcts:ms=20,style=leader-hunter"
                              << "ismcts:ms=20"
                              << "leader-hunter";
        QTest::addRow("none") << "ismcts:ms=20"
                              << "ismcts:ms=20"
                              << "";
        QTest::addRow("a person") << "human"
                                  << "human"
                                  << "";
    }

    void aSpecIsTakenApartAndPutTogether()
    {
        QFETCH(QString, spec);
        QFETCH(QString, player);
        QFETCH(QString, style);
        const core::StyledSpec apart = core::splitStyle(spec.toStdString());
        QCOMPARE(QString::fromStdString(apart.player), player);
        QCOMPARE(QString::fromStdString(apart.style), style);
        QCOMPARE(QString::fromStdString(core::joined(apart)), spec);
    }

    void aStyleInTheMiddleIsFound()
    {
        const core::StyledSpec first = core::splitStyle("ismcts:style=patient,ms=20");
        QCOMPARE(first.player, std::string("ismcts:ms=20"));
        QCOMPARE(first.style, std::string("patient"));
        QCOMPARE(core::splitStyle("ismcts:ms=20,style=patient,c=1").player, std::string("ismcts:ms=20,c=1"));
        QCOMPARE(core::splitStyle("ismcts:mystyle=patient").style, std::string());
    }
};

REGISTER_TEST(StylesTest)
#include "styles_test.moc"
