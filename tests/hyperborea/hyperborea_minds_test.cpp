#include "core/game/reasons.h"
#include "core/hyperborea/rules/hyperborea_match.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

#include <set>

using core::hyperborea::HyperboreaMatch;

/// What players of Hyperborea think with: features, traits, characters and reasons.
class HyperboreaMindsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreDistinct();
    void answersHaveTheirTraits_data() { seats(); }
    void answersHaveTheirTraits();
    void twoSeatsSeeTheSameDifferences();
    void technologiesAreInputs();
    void stylesAreSilentAtTheEnd();
    void reasonsTellWhatDiffers();

private:
    static void seats()
    {
        QTest::addColumn<int>("number");
        for (const int number : { 2, 4, 6 })
            QTest::addRow("%d seats", number) << number;
    }
    static std::unique_ptr<core::Match> begun(int seats, std::uint64_t seed, const char* mode = "race-war")
    {
        core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
        setup.options["mode"] = mode;
        core::Problems problems;
        return tests::hyperborea().newMatch(setup, problems);
    }
    static void playOn(core::Match& match, core::Rng& rng)
    {
        const core::Prompt& prompt = match.prompt();
        match.apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
};

void HyperboreaMindsTest::namesAreDistinct()
{
    const core::Features& features = *tests::hyperborea().features();
    const core::ChoiceTraits& traits = *tests::hyperborea().choiceTraits();
    std::set<std::string> names;
    for (std::size_t i = 0; i < features.count(); ++i)
        QVERIFY(names.insert(features.name(i)).second);
    std::set<std::string> sparse;
    for (std::size_t i = 0; i < features.sparseCount(); ++i)
        QVERIFY2(sparse.insert(features.sparseName(i)).second, features.sparseName(i).c_str());
    std::set<std::string> answers;
    for (std::size_t i = 0; i < traits.count(); ++i)
        QVERIFY2(answers.insert(traits.name(i)).second, traits.name(i).c_str());
    QVERIFY(features.count() <= core::kMaxFeatures);
}

/// Each below the count, the first of them the question and the verb.
void HyperboreaMindsTest::answersHaveTheirTraits()
{
    QFETCH(int, number);
    const core::ChoiceTraits& traits = *tests::hyperborea().choiceTraits();
    for (const std::uint64_t seed : { 1, 2, 3 }) {
        const auto match = begun(number, seed);
        core::Rng rng(seed);
        std::vector<core::ChoiceTraits::Row> rows(core::kMaxChoices);
        for (int i = 0; i < 1500 && !match->outcome().decided; ++i) {
            const core::Prompt& prompt = match->prompt();
            const std::span<core::ChoiceTraits::Row> own(rows.data(), prompt.choices.size());
            traits.read(*match, prompt, own);
            for (const core::ChoiceTraits::Row& row : own) {
                QVERIFY(row[0] != 0);
                for (const std::uint16_t trait : row)
                    QVERIFY(trait < traits.count());
            }
            playOn(*match, rng);
        }
    }
}

/// What one has more of the other has less of, but for what belongs to the turn alone.
void HyperboreaMindsTest::twoSeatsSeeTheSameDifferences()
{
    const core::Features& features = *tests::hyperborea().features();
    const auto match = begun(2, 9);
    core::Rng rng(9);
    std::vector<float> first(features.count());
    std::vector<float> second(features.count());
    for (int i = 0; i < 1000 && !match->outcome().decided; ++i) {
        features.read(*match, core::seatAt(0), first);
        features.read(*match, core::seatAt(1), second);
        for (std::size_t k = 0; k < features.count() && features.name(k) != "movement"; ++k)
            QVERIFY2(std::abs(first[k] + second[k]) < 1e-4F, features.name(k).c_str());
        const core::PerSeat<std::int16_t> score = match->standing().score;
        QCOMPARE(static_cast<int>(first[0]), score[0] - score[1]);
        playOn(*match, rng);
    }
}

void HyperboreaMindsTest::technologiesAreInputs()
{
    const core::Features& features = *tests::hyperborea().features();
    const auto match = begun(2, 3, "invasion");
    while (match->standing().turn == 0)
        match->apply(match->prompt().choices[0]);
    std::vector<float> values(features.count());
    core::PresentInputs present;
    features.readAll(*match, core::seatAt(1), values, present);
    QVERIFY(present.empty());
    std::string given;
    for (const core::CardInfo& each : tests::hyperborea().cards())
        if (given.empty() && each.type == "technology"
            && dynamic_cast<core::CardGift&>(*match).give(core::seatAt(1), each.name))
            given = each.name;
    features.readAll(*match, core::seatAt(1), values, present);
    QCOMPARE(present.size(), std::size_t { 1 });
    QCOMPARE(features.sparseName(present[0]), "own " + given);
    features.readAll(*match, core::seatAt(0), values, present);
    QCOMPARE(features.sparseName(present[0]), "another's " + given);
}

void HyperboreaMindsTest::stylesAreSilentAtTheEnd()
{
    const auto match = begun(2, 3);
    match->apply(core::kAgreeToEnd);
    QCOMPARE(tests::hyperborea().styles().size(), std::size_t { 3 });
    for (const core::Style* style : tests::hyperborea().styles()) {
        QCOMPARE(style->bias(*match, core::seatAt(0)), 0.0);
        QVERIFY(!style->meaning().empty());
    }
}

/// A technology more is told by its name, and nothing where both lines are one.
void HyperboreaMindsTest::reasonsTellWhatDiffers()
{
    const core::Reasoner& reasoner = *tests::hyperborea().reasoner();
    const auto match = begun(2, 3, "invasion");
    while (match->standing().turn == 0)
        match->apply(match->prompt().choices[0]);
    QVERIFY(reasoner.compare(*match, *match, *match, core::seatAt(0)).empty());
    const auto won = match->clone();
    won->apply(core::kAgreeToEnd);
    const std::vector<core::Reason> reasons = reasoner.compare(*match, *won, *match, core::seatAt(0));
    QCOMPARE(reasons.size(), std::size_t { 1 });
    QCOMPARE(reasons[0].what.words(), std::string("wins the match"));

    // A cube that lies on a set is not put away.
    const core::Prompt act = match->prompt();
    QCOMPARE(act.seat, core::seatAt(0));
    match->apply(act.choices[0]);
    const core::Prompt place = match->prompt();
    QVERIFY(place.choices.size() >= 2);
    const auto used = match->clone();
    used->apply(place.choices[0]);
    const auto wasted = match->clone();
    wasted->apply(place.choices[place.choices.size() - 1]);
    QStringList said;
    for (const core::Reason& each : reasoner.compare(*match, *used, *wasted, core::seatAt(0)))
        said << QString::fromStdString(each.what.words());
    QVERIFY2(said.contains(QStringLiteral("puts fewer cubes away unused (−1)")),
        qPrintable(said.join(QStringLiteral(" | "))));
}

REGISTER_TEST(HyperboreaMindsTest)
#include "hyperborea_minds_test.moc"
