#include "core/hyperborea/ability/checker.h"
#include "core/hyperborea/ability/library_builder.h"
#include "core/hyperborea/sayings/faults.h"
#include "core/hyperborea/sayings/tongue.h"
#include "core/language/saying.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>

using namespace core::hyperborea;

/// The data files: every component is there in its number, says what it does, and faults are told.
class HyperboreaLibraryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBoxIsWhole();
    void ruinTokensAreThereInTheirNumbers();
    void hexesHaveTheirSites();
    void mapsAreWhole_data();
    void mapsAreWhole();
    void continuousTechnologies();
    void saysWhatThingsDo_data();
    void saysWhatThingsDo();
    void languagesAreWhole();
    void faultsHavePlacesAndHints_data();
    void faultsHavePlacesAndHints();
    void checksOneFileBesideTheOthers();
};

void HyperboreaLibraryTest::theBoxIsWhole()
{
    const Library& box = *tests::hyperboreaLibrary();
    QCOMPARE(box.base().size(), std::size_t { 6 });
    QCOMPARE(box.technologies().size(), std::size_t { 64 });
    QCOMPARE(box.raceTiles().size(), std::size_t { 12 });
    QCOMPARE(box.realms().size(), std::size_t { 6 });
    QCOMPARE(box.cities().size(), std::size_t { 21 });
    std::map<int, int> decks;
    for (const Technology& each : box.technologies()) {
        ++decks[each.deck];
        QVERIFY2(each.points >= 1 && each.points <= 4, each.name.c_str());
        QVERIFY(each.designed);
    }
    QCOMPARE(decks, (std::map<int, int> { { 0, 16 }, { 1, 16 }, { 2, 16 }, { 3, 16 } }));
    for (const BaseTechnology& each : box.base())
        QVERIFY2(!each.designed, each.name.c_str());
    // Two race tiles stand in the manual as they are.
    int printed = 0;
    for (const RaceTile& each : box.raceTiles())
        printed += each.designed ? 0 : 1;
    QCOMPARE(printed, 2);
    QCOMPARE(box.hash().size(), std::size_t { 16 });
    QCOMPARE(box.nameOfSet(box.setNamed("Warfare b")), std::string("Warfare b"));
    QCOMPARE(box.set(box.setNamed("High Monopoly")).count, std::uint8_t { 4 });
}

void HyperboreaLibraryTest::ruinTokensAreThereInTheirNumbers()
{
    std::map<Back, int> backs;
    for (const Token& each : tests::hyperboreaLibrary()->tokens())
        backs[each.back] += each.copies;
    QCOMPARE(backs[Back::Bronze], 20);
    QCOMPARE(backs[Back::Silver], 40);
    QCOMPARE(backs[Back::Gold], 12);
}

void HyperboreaLibraryTest::hexesHaveTheirSites()
{
    const Library& box = *tests::hyperboreaLibrary();
    std::map<Land, int> lands;
    for (const Tile& each : box.tiles())
        ++lands[each.land];
    QCOMPARE(lands[Land::Central], 6);
    QCOMPARE(lands[Land::Borderland], 30);
    QCOMPARE(lands[Land::Homeland], 21); // three of each realm and three that all share
    for (const Realm& each : box.realms()) {
        const Tile& capital = box.tile(each.homeland[0]);
        QCOMPARE(capital.sites, std::uint8_t { 1 });
        QVERIFY(capital.site[0].city);
    }
    QCOMPARE(box.tile(box.commonHomeland()[1]).terrain, Terrain::Forest);
    QVERIFY(!box.tile(box.commonHomeland()[1]).site[0].city);
}

void HyperboreaLibraryTest::mapsAreWhole_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("hexes");
    QTest::newRow("2") << 2 << 13;
    QTest::newRow("3") << 3 << 16;
    QTest::newRow("4") << 4 << 19;
    QTest::newRow("5") << 5 << 24;
    QTest::newRow("6") << 6 << 25;
}

void HyperboreaLibraryTest::mapsAreWhole()
{
    QFETCH(int, seats);
    QFETCH(int, hexes);
    const Layout& layout = tests::hyperboreaLibrary()->layout(seats);
    QCOMPARE(int { layout.hexes }, hexes);
    QCOMPARE(nameOf(layout.spots[0]), std::string("D4"));
    for (int i = 0; i < hexes; ++i) {
        int beside = 0;
        for (const std::uint8_t other : layout.spots[static_cast<std::size_t>(i)].beside)
            if (other != kNone) {
                ++beside;
                const auto& back = layout.spots[other].beside;
                QVERIFY(std::find(back.begin(), back.end(), i) != back.end());
            }
        QVERIFY(beside >= 2);
    }
    for (int seat = 0; seat < seats; ++seat) {
        const Layout::Spot& capital = layout.spots[layout.capitalOf(seat)];
        QCOMPARE(int { capital.seat }, seat);
        QCOMPARE(capital.land, Land::Homeland);
    }
}

void HyperboreaLibraryTest::continuousTechnologies()
{
    const Library& box = *tests::hyperboreaLibrary();
    std::map<Trigger, int> triggers;
    std::map<Rule, int> rules;
    for (std::size_t i = 0; i < box.technologies().size(); ++i) {
        const SetDef& set = box.set(setOf(static_cast<CardId>(i)));
        ++triggers[set.when];
        ++rules[set.rule];
    }
    QCOMPARE(triggers[Trigger::TurnStart], 5);
    QCOMPARE(triggers[Trigger::FirstKill], 1);
    QCOMPARE(triggers[Trigger::FirstCity], 1);
    QCOMPARE(triggers[Trigger::Reset], 1);
    QCOMPARE(rules[Rule::NoEntrySurcharge], 1);
    QCOMPARE(rules[Rule::ExtraMiniature], 1);
    QCOMPARE(rules[Rule::ExtraDevelop], 1);
    QVERIFY(box.set(box.setNamed("Second Harvest")).restores);
    QVERIFY(!box.set(box.setNamed("Espionage")).restores);
    QVERIFY(box.set(box.setNamed("Corruption")).corrupts);
    QVERIFY(box.set(box.setNamed("Warfare a")).attacks); // within a choice, too
    QVERIFY(!box.set(box.setNamed("Longbow Cohort")).attacks);
}

void HyperboreaLibraryTest::saysWhatThingsDo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    QTest::newRow("two parts") << "Swift Columns"
                               << "Take 3 movement points and place 1 fortress."
                               << "Erhalte 3 Bewegungspunkte und setze 1 Festung.";
    QTest::newRow("a choice") << "Warfare a"
                              << "Choose one: take 1 attack point or place 2 fortresses."
                              << "Wähle eins: erhalte 1 Angriffspunkt oder setze 2 Festungen.";
    QTest::newRow("colours") << "Twin Wells"
                             << "Put 1 cube (purple or orange) from the reserve into your bag and put 1 cube from a "
                                "technology or the unused area back into your bag."
                             << "";
    QTest::newRow("at the start") << "Marching Songs"
                                  << "At the start of each of your turns while it is full: take 1 movement point."
                                  << "Zu Beginn jedes deiner Züge, solange sie voll ist: erhalte 1 Bewegungspunkt.";
}

void HyperboreaLibraryTest::saysWhatThingsDo()
{
    QFETCH(QString, name);
    QFETCH(QString, english);
    QFETCH(QString, german);
    const Library& box = *tests::hyperboreaLibrary();
    const SetId set = box.setNamed(name.toStdString());
    QVERIFY(set != kNone);
    const auto text = [&](core::language::Language language) {
        const auto at = static_cast<std::size_t>(language);
        return QString::fromStdString(
            isBase(set) ? box.base()[set / 2U].setTexts[set % 2U][at] : box.technology(cardOf(set)).texts[at]);
    };
    QCOMPARE(text(core::language::Language::English), english);
    if (!german.isEmpty())
        QCOMPARE(text(core::language::Language::German), german);
}

void HyperboreaLibraryTest::languagesAreWhole()
{
    const Tongue& english = tongueOf(core::language::Language::English);
    for (const core::language::LanguageFacts& each : core::language::kAllLanguages) {
        const Tongue& tongue = tongueOf(each.language);
        const auto compare = [&](std::span<const std::string_view> own, std::span<const std::string_view> first) {
            QCOMPARE(own.size(), first.size());
            for (std::size_t i = 0; i < own.size(); ++i) {
                const std::string fault = core::language::faultOf(own[i], core::language::argumentsOf(first[i]));
                QVERIFY2(!own[i].empty() && fault.empty(), (std::string(own[i]) + ": " + fault).c_str());
            }
        };
        compare(tongue.sayings, english.sayings);
        compare(tongue.faults, english.faults);
    }
}

void HyperboreaLibraryTest::faultsHavePlacesAndHints_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* name, const char* effect, const char* fault) {
        QTest::newRow(name) << QStringLiteral("{ \"id\": \"x\", \"cities\": [\n{ \"id\": \"a\", \"name\": \"A\", "
                                              "\"effect\": %1 } ] }")
                                   .arg(QString::fromUtf8(effect))
                            << QString::fromUtf8(fault);
    };
    row("verb", "[ { \"mvoe\": 1 } ]", "x.json:2 /cities/0/effect/0: unknown verb \"mvoe\", did you mean \"move\"?");
    row("two verbs", "[ { \"move\": 1, \"gem\": 1 } ]", "a part with two verbs");
    row("no verb", "[ {} ]", "a part without a verb");
    row("too many", "[ { \"move\": 9 } ]", "x.json:2 /cities/0/effect/0/move");
    row("rows", "[ { \"develop\": 2, \"rows\": \"diferent\" } ]", "did you mean \"different\"?");
    row("corrupt", "[ { \"gem\": 1 }, { \"corrupt\": 1 } ]", "\"corrupt\" comes first");
    row("corrupt in a city", "[ { \"corrupt\": 1 } ]", "only a technology that is not continuous has \"corrupt\"");
    row("key", "[ { \"move\": 1, \"rows\": \"same\" } ]", "unknown key \"rows\"");
    row("beside a choice", "[ { \"choose\": [ [ { \"gem\": 1 } ], [ { \"move\": 1 } ] ] }, { \"gem\": 1 } ]",
        "x.json:2 /cities/0/effect");
}

void HyperboreaLibraryTest::faultsHavePlacesAndHints()
{
    QFETCH(QString, file);
    QFETCH(QString, fault);
    const core::Problems problems = checkCardFile({ "cards/hyperborea/x.json", file.toStdString() }, {});
    QVERIFY(!problems.empty());
    const QString all = QString::fromStdString(problems.front().text());
    QVERIFY2(all.contains(fault), qPrintable(all));
}

void HyperboreaLibraryTest::checksOneFileBesideTheOthers()
{
    for (const core::SourceFile& each : tests::hyperboreaFiles()) {
        const core::Problems problems = checkCardFile(each, tests::hyperboreaFiles());
        QVERIFY2(problems.empty(), problems.empty() ? "" : problems.front().text().c_str());
    }
    core::Problems problems;
    std::vector<core::SourceFile> files = tests::hyperboreaFiles();
    files.erase(files.begin());
    QVERIFY(buildLibrary(files, problems) == nullptr);
    QVERIFY(!problems.empty());
}

REGISTER_TEST(HyperboreaLibraryTest)
#include "hyperborea_library_test.moc"
