#include "core/game/rng.h"
#include "core/registry.h"
#include "core/smashup/ability/checker.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/words/view.h"
#include "resources/content.h"
#include "tests/conformance/conformance.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

/// What only other sets need, rules 19.1 to 19.3: buried cards, titans, monsters and treasures. The cards are of our
/// own making and lie in tests/smashup/beyond; the program does not come with them.
class BeyondTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scenariosHold_data();
    void scenariosHold();
    void randomMatchesKeepTheContract_data() { seatNumbers(); }
    void randomMatchesKeepTheContract();
    void concealedWorldsTellNothing_data() { seatNumbers(); }
    void concealedWorldsTellNothing();
    void sessionsTakeBackAndGoOn();
    void playersPlayToTheEnd();
    void everythingOfTheDemonstrationHappens();
    void aBuriedCardIsShownToItsControllerAlone();
    void titansAndMonstersLieOnTheBase();
    void itsFilesAreSound();
    void theSentencesReadSo();

private:
    static void seatNumbers();
};

namespace {

std::vector<core::SourceFile> filesIn(const QString& folder)
{
    std::vector<core::SourceFile> files;
    const QDir dir(folder);
    for (const QString& name : dir.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name)) {
        QFile file(dir.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            files.push_back({ name.toStdString(), file.readAll().toStdString() });
    }
    return files;
}

const core::Game& demonstration()
{
    static const std::unique_ptr<core::Game> game = [] {
        std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/smashup"));
        for (core::SourceFile& file : filesIn(QStringLiteral(TESTS_SOURCE_DIR "/smashup/beyond/cards")))
            files.push_back(std::move(file));
        core::Problems problems;
        auto made = core::findGame("smashup")->make(files, problems);
        for (const core::Problem& problem : problems)
            qFatal("%s", problem.text().c_str());
        return made;
    }();
    return *game;
}

/// Every seat plays the demonstration's faction, beside one drawn by the seed.
core::MatchSetup setupFor(int seats, std::uint64_t seed)
{
    std::vector<std::string> others { "Aliens", "Dinosaurs", "Ninjas", "Pirates", "Robots", "Tricksters", "Wizards",
        "Zombies" };
    if (seats < 4) // with the Madness deck four seats have more cards than a match can hold
        others.insert(others.end(), { "Elder Things", "Innsmouth", "Minions of Cthulhu", "Miskatonic University" });
    core::Rng rng(seed);
    rng.shuffle(others);
    core::MatchSetup setup;
    setup.seed = seed;
    setup.options["shared_factions"] = "yes";
    for (int i = 0; i < seats; ++i)
        setup.seats.push_back(
            { "Seat " + std::to_string(i + 1), { "Barrow Folk", others[static_cast<std::size_t>(i)] } });
    return setup;
}

/// A match in the position that a scenario file would begin with.
std::unique_ptr<core::Match> afterChoices(int seats, std::uint64_t seed, int choices)
{
    core::Problems problems;
    auto match = demonstration().newMatch(setupFor(seats, seed), problems);
    core::Rng rng(seed);
    for (int i = 0; i < choices && !match->outcome().decided; ++i) {
        const core::Prompt prompt = match->prompt();
        match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return match;
}

} // namespace

void BeyondTest::seatNumbers()
{
    QTest::addColumn<int>("seats");
    for (int seats = 2; seats <= 4; ++seats)
        QTest::addRow("%d seats", seats) << seats;
}

void BeyondTest::scenariosHold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("text");
    for (const core::SourceFile& file : filesIn(QStringLiteral(TESTS_SOURCE_DIR "/smashup/beyond/scenarios")))
        QTest::addRow("%s", file.path.c_str())
            << QString::fromStdString(file.path) << QString::fromStdString(file.text);
}

void BeyondTest::scenariosHold()
{
    QFETCH(QString, name);
    QFETCH(QString, text);
    core::Problems problems;
    const auto results = demonstration().runScenarios(name.toStdString(), text.toStdString(), problems);
    QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
    QVERIFY(!results.empty());
    QStringList failures;
    for (const core::ScenarioResult& each : results)
        if (each.status != core::ScenarioResult::Status::Passed)
            failures += QString::fromStdString(each.id + ": " + each.message);
    QVERIFY2(failures.isEmpty(), qPrintable(failures.join(QLatin1Char('\n'))));
}

void BeyondTest::randomMatchesKeepTheContract()
{
    QFETCH(int, seats);
    constexpr int kSamePairs = 10;
    const int matches = seats == 2 ? 100 : 50;
    for (int played = 0; played < matches; played += kSamePairs) {
        const core::MatchSetup setup = setupFor(seats, static_cast<std::uint64_t>(100 + played));
        const tests::Conformance suite { demonstration(), setup, kSamePairs };
        const QStringList faults = suite.randomMatches();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
}

void BeyondTest::concealedWorldsTellNothing()
{
    QFETCH(int, seats);
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        const tests::Conformance suite { demonstration(), setupFor(seats, seed), 3 };
        const QStringList faults = suite.concealedWorlds();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
    }
}

void BeyondTest::sessionsTakeBackAndGoOn()
{
    const tests::Conformance suite { demonstration(), setupFor(3, 5), 5 };
    QCOMPARE(suite.sessions(), QStringList());
}

void BeyondTest::playersPlayToTheEnd()
{
    const tests::Conformance suite { demonstration(), setupFor(2, 7), 2 };
    QCOMPARE(suite.players({ QStringLiteral("random"), QStringLiteral("greedy") }), QStringList());
}

/// Random matches would prove little if they never came to it.
void BeyondTest::everythingOfTheDemonstrationHappens()
{
    using core::smashup::Zone;
    bool buried = false;
    bool titan = false;
    bool monster = false;
    bool treasure = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (int choices = 20; choices <= 200; choices += 20) {
            const auto match = afterChoices(2, seed, choices);
            const core::smashup::State& s = static_cast<core::smashup::SmashUpMatch&>(*match).state();
            for (const core::smashup::CardInstance& card : s.cards()) {
                buried = buried || card.zone == Zone::Buried;
                titan = titan || card.zone == Zone::Titans;
                monster = monster || (card.zone == Zone::Minions && card.owner == core::Seat::None);
                treasure = treasure || card.zone == Zone::TreasureDiscard;
            }
        }
    }
    QVERIFY(buried);
    QVERIFY(titan);
    QVERIFY(monster);
    QVERIFY(treasure);
}

void BeyondTest::aBuriedCardIsShownToItsControllerAlone()
{
    int seen = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto match = afterChoices(2, seed, 60);
        for (int viewer = -1; viewer < 2; ++viewer) {
            const core::Seat eyes = viewer < 0 ? core::Seat::None : core::seatAt(viewer);
            const core::smashup::TableView table = core::smashup::viewFor(*match, eyes);
            const core::smashup::State& s = static_cast<core::smashup::SmashUpMatch&>(*match).state();
            for (const core::smashup::BaseView& base : table.bases)
                for (const core::smashup::CardView& card : base.actions) {
                    if (card.kind != "buried card")
                        continue;
                    ++seen;
                    const bool known = core::contains(s.at(static_cast<core::smashup::CardId>(card.id)).known, eyes);
                    QCOMPARE(card.name == "Buried card", !known);
                    QCOMPARE(card.text.empty() && card.faction.empty(), !known || card.text.empty());
                    QVERIFY(!card.isMinion);
                    if (card.controller == eyes)
                        QVERIFY(known);
                }
        }
    }
    QVERIFY(seen > 0);
}

void BeyondTest::titansAndMonstersLieOnTheBase()
{
    int titans = 0;
    int monsters = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto match = afterChoices(3, seed, 80);
        const core::smashup::TableView table = core::smashup::viewFor(*match, core::Seat::First);
        for (const core::smashup::BaseView& base : table.bases) {
            for (const core::smashup::CardView& card : base.minions)
                QVERIFY(card.controller != core::Seat::None);
            for (const core::smashup::CardView& card : base.actions) {
                titans += card.kind == "titan" ? 1 : 0;
                if (card.kind == "monster") {
                    ++monsters;
                    QVERIFY(card.isMinion);
                    QCOMPARE(card.controller, core::Seat::None);
                }
            }
        }
    }
    QVERIFY(titans > 0);
    QVERIFY(monsters > 0);
}

void BeyondTest::itsFilesAreSound()
{
    const std::vector<core::SourceFile> files = filesIn(QStringLiteral(TESTS_SOURCE_DIR "/smashup/beyond/cards"));
    QCOMPARE(files.size(), std::size_t { 3 });
    for (const core::SourceFile& file : files)
        for (const core::Problem& problem : core::smashup::checkCardFile(file))
            QFAIL(problem.text().c_str());
}

void BeyondTest::theSentencesReadSo()
{
    QStringList text;
    for (const core::CardInfo& card : demonstration().cards())
        if (card.id.starts_with("barrow_folk.") || card.id.starts_with("monsters.")
            || card.id.starts_with("treasures."))
            text += QString::fromStdString(card.name + " (" + card.kind + "): " + card.text);
    QFile file(QStringLiteral(TESTS_SOURCE_DIR "/smashup/beyond/descriptions.txt"));
    if (qEnvironmentVariableIsSet("BREAKPOINT_REWRITE_GOLDEN") && file.open(QIODevice::WriteOnly)) {
        file.write((text.join(QLatin1Char('\n')) + QLatin1Char('\n')).toUtf8());
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(text, QString::fromUtf8(file.readAll()).trimmed().split(QLatin1Char('\n')));
}

REGISTER_TEST(BeyondTest)
#include "beyond_test.moc"
