#include "core/starrealms/ability/gains.h"
#include "core/starrealms/ability/library_builder.h"
#include "core/starrealms/ability/narrator.h"
#include "core/starrealms/sayings/tongue.h"
#include "tests/support/golden.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>
#include <span>

using namespace core::starrealms;

/// The card files, and what is said of them.
class StarRealmsCardsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachSetIsWhole();
    void saysWhatCardsDo_data();
    void saysWhatCardsDo();
    void speaksGerman();
    void languagesAreWhole();
    void speaksPolish();
    void saysAbilitiesWithSigns();
    void reckonsWhatACardGives();
    void allTextsAreAsReviewed();
    void faultsHavePlacesAndHints_data();
    void faultsHavePlacesAndHints();
};

void StarRealmsCardsTest::eachSetIsWhole()
{
    const CardLibrary& cards = *tests::starRealmsCards();
    QCOMPARE(cards.sets(), (std::vector<std::string> { "frontiers", "core" }));
    QCOMPARE(cards.explorersOf("frontiers"), 16);
    QCOMPARE(cards.explorersOf("core"), 10);
    const std::map<std::string, std::size_t> different { { "frontiers", 45 }, { "core", 46 } };
    for (const auto& [set, count] : different) {
        const std::vector<DefId> deck = cards.tradeDeckOf(set);
        QCOMPARE(deck.size(), std::size_t { 80 });
        std::map<Faction, int> factions;
        std::map<DefId, int> defs;
        for (const DefId def : deck) {
            ++factions[cards.facts(def).faction];
            ++defs[def];
        }
        QCOMPARE(defs.size(), count);
        for (const auto& [faction, number] : factions)
            QCOMPARE(number, 20);
        QCOMPARE(cards.hashOf(set).size(), std::size_t { 16 });
    }
    QCOMPARE(cards.def(cards.scout()).name, std::string("Scout"));
    QCOMPARE(cards.def(cards.viper()).name, std::string("Viper"));
    QCOMPARE(cards.def(cards.explorer()).name, std::string("Explorer"));
}

void StarRealmsCardsTest::saysWhatCardsDo_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* card, const char* text) {
        QTest::newRow(card) << QString::fromUtf8(card) << QString::fromUtf8(text);
    };
    row("Stinger", "Gain 3 combat. Blob ally: gain 3 combat. Scrap: gain 1 trade.");
    row("Blob Miner", "Gain 3 trade. You may scrap a card from the trade row. Scrap: gain 2 combat.");
    row("Moonwurm Hatchling",
        "Choose one: gain 3 trade or destroy target base. Blob ally: gain 3 combat. Blob double ally: gain 3 combat.");
    row("Conversion Yard", "You may scrap a card from your hand. If you do, gain 4 combat.");
    row("Warpgate Cruiser",
        "Discard any number of cards. Gain 2 combat for each of them. Draw a card. Star Empire ally: draw a card.");
    row("Orbital Shuttle", "Gain 3 trade. If you have 2 or more bases in play, gain 4 authority; then draw a card.");
    row("Gateship",
        "Acquire a card of cost 6 or less for free and put it on top of your deck. Trade Federation ally: gain 5 "
        "authority.");
    row("Reclamation Station",
        "Scrap a card from your discard pile. Scrap: gain 3 combat for each of your cards scrapped this turn.");
    row("Recycling Station", "Choose one: gain 1 trade or discard up to 2 cards; then draw a card for each of them.");
    row("Mech World", "This base counts as an ally of every faction.");
    row("Fleet HQ", "Whenever you play a ship, gain 1 combat.");
    row("Scout", "Gain 1 trade.");
}

void StarRealmsCardsTest::saysWhatCardsDo()
{
    QFETCH(QString, card);
    QFETCH(QString, text);
    const CardLibrary& cards = *tests::starRealmsCards();
    const DefId def = cards.find(card.toStdString());
    QVERIFY(def != kNoDef);
    QCOMPARE(QString::fromStdString(textOf(cards, def, core::language::Language::English)), text);
}

void StarRealmsCardsTest::speaksGerman()
{
    const CardLibrary& cards = *tests::starRealmsCards();
    const auto german = [&](const char* name) {
        return QString::fromStdString(textOf(cards, cards.find(name), core::language::Language::German));
    };
    QCOMPARE(german("Stinger"),
        QStringLiteral("Erhalte 3 Kampf. Verbündete (Blob): Erhalte 3 Kampf. Verschrotten: Erhalte 1 Handel."));
    QCOMPARE(german("Fleet HQ"), QStringLiteral("Immer wenn du ein Schiff spielst: Erhalte 1 Kampf."));
}

/// Each phrase is said, with the arguments it has in English.
void StarRealmsCardsTest::languagesAreWhole()
{
    using core::language::Language;
    const auto check = [](std::span<const std::string_view> english, std::span<const std::string_view> other) {
        for (std::size_t i = 0; i < english.size(); ++i) {
            QVERIFY2(!other[i].empty(), std::string(english[i]).c_str());
            const std::string fault = core::language::faultOf(other[i], core::language::argumentsOf(english[i]));
            QVERIFY2(fault.empty(), (std::string(other[i]) + ": " + fault).c_str());
        }
    };
    const Tongue& english = tongueOf(Language::English);
    for (const Language language : { Language::German, Language::Polish }) {
        check(english.sayings, tongueOf(language).sayings);
        check(english.faults, tongueOf(language).faults);
    }
}

/// Polish has three numbers of cards, and says all that German says.
void StarRealmsCardsTest::speaksPolish()
{
    const CardLibrary& cards = *tests::starRealmsCards();
    const auto text = [&](const char* card) {
        return QString::fromStdString(textOf(cards, cards.find(card), core::language::Language::Polish));
    };
    QCOMPARE(text("Blob Fighter"), QStringLiteral("Zyskaj 3 walki. Sojusznik (Blob): dobierz kartę."));
    QCOMPARE(text("Imperial Flagship"),
        QStringLiteral("Zyskaj 7 walki. Dobierz 2 karty. Sojusznik (Star Empire): wybrany gracz odrzuca kartę."));
    QCOMPARE(text("Patrol Mech"),
        QStringLiteral("Wybierz jedno: zyskaj 3 handlu lub zyskaj 5 walki. Sojusznik (Machine Cult): możesz zezłomować "
                       "kartę z ręki lub ze stosu kart odrzuconych."));
}

/// As pictures have them: amounts beside each other, other steps as sentences.
void StarRealmsCardsTest::saysAbilitiesWithSigns()
{
    const CardLibrary& cards = *tests::starRealmsCards();
    const auto abilities
        = [&](const char* card) { return abilitiesOf(cards, cards.find(card), core::language::Language::English); };
    const std::vector<AbilityWords> queen { { Slot::Primary, "+7\uE002. Draw a card" }, { Slot::Ally, "+3\uE002" },
        { Slot::DoubleAlly, "+3\uE002" } };
    QVERIFY(abilities("Hive Queen") == queen);
    const std::vector<AbilityWords> nexus { { Slot::Primary, "+3\uE002 +4\uE001 +5\uE003" } };
    QVERIFY(abilities("Transit Nexus") == nexus);
    const std::vector<AbilityWords> mech { { Slot::Primary, "+3\uE001 or +5\uE002" },
        { Slot::Ally, "You may scrap a card from your hand or discard pile" } };
    QVERIFY(abilities("Patrol Mech") == mech);
}

void StarRealmsCardsTest::reckonsWhatACardGives()
{
    const CardLibrary& cards = *tests::starRealmsCards();
    const auto gains = [&](const char* card, std::initializer_list<Slot> slots) {
        unsigned bits = 0;
        for (const Slot slot : slots)
            bits |= 1U << static_cast<unsigned>(slot);
        return gainsOf(cards, cards.find(card), bits);
    };
    QVERIFY(gains("Hive Queen", { Slot::Primary, Slot::Ally, Slot::DoubleAlly })
        == std::vector<Gains> { (Gains { 0, 13, 0, 1, false }) });
    QVERIFY(gains("Patrol Mech", { Slot::Primary })
        == (std::vector<Gains> { { 3, 0, 0, 0, false }, { 0, 5, 0, 0, false } }));
    // What goes by the table is not reckoned: two bases, cards that are scrapped.
    QVERIFY(gains("Embassy Yacht", { Slot::Primary }) == std::vector<Gains> { (Gains { 2, 0, 3, 0, true }) });
    QVERIFY(gains("Conversion Yard", { Slot::Primary }) == std::vector<Gains> { (Gains { 0, 0, 0, 0, true }) });
    QVERIFY(gains("Stinger", { Slot::Scrap }) == std::vector<Gains> { (Gains { 1, 0, 0, 0, false }) });
}

void StarRealmsCardsTest::allTextsAreAsReviewed()
{
    const CardLibrary& cards = *tests::starRealmsCards();
    std::string text;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        const auto def = static_cast<DefId>(i);
        text += cards.def(def).name + " (" + cards.def(def).set + ")\n";
        for (const auto language : { core::language::Language::English, core::language::Language::German })
            text += "  " + textOf(cards, def, language) + '\n';
    }
    const QString difference
        = tests::goldenDifference(QStringLiteral(TESTS_SOURCE_DIR "/golden/descriptions/star_realms.txt"), text);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void StarRealmsCardsTest::faultsHavePlacesAndHints_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("fault");
    QTest::newRow("verb") << R"("play": [ { "trades": 1 } ])"
                          << R"(x.json:3 /cards/0/play/0: unknown verb "trades", did you mean "trade"?)";
    QTest::newRow("key") << R"("plai": [ { "trade": 1 } ])"
                         << R"(x.json:3 /cards/0/plai: unknown key "plai", did you mean "play"?)";
    QTest::newRow("word") << R"("play": [ { "scrap": 1, "from": "hands" } ])"
                          << R"(x.json:3 /cards/0/play/0/from: unknown word "hands", did you mean "hand"?)";
    QTest::newRow("two verbs")
        << R"("play": [ { "trade": 1, "combat": 1 } ])"
        << R"(x.json:3 /cards/0/play/0: a step with two verbs, "combat" and "trade", make two steps of it)";
    QTest::newRow("nothing to count") << R"("play": [ { "combat": { "of": "scrapped" } } ])"
                                      << R"(x.json:3 /cards/0/play/0/combat/of: there is no "scrap" before it)";
    QTest::newRow("a ship that is used") << R"("use": [ { "trade": 1 } ])"
                                         << R"(x.json:3 /cards/0/use: only bases have that)";
    QTest::newRow("a ship that must")
        << R"("play": [ { "next": "ship", "to": "deckTop" } ])"
        << R"(x.json:3 /cards/0/play/0: a ship may be put on the deck, a base must, write "may": true)";
    QTest::newRow("too much") << R"("play": [ { "trade": 101 } ])"
                              << R"(x.json:3 /cards/0/play/0/trade: a whole number from 1 to 100 is expected)";
}

void StarRealmsCardsTest::faultsHavePlacesAndHints()
{
    QFETCH(QString, card);
    QFETCH(QString, fault);
    const QString text
        = QStringLiteral("{ \"id\": \"blob\", \"name\": \"Blob\", \"set\": \"frontiers\",\n\"cards\": [\n"
                         "{ \"id\": \"x\", \"name\": \"X\", \"kind\": \"ship\", \"cost\": 1, %1 } ] }")
              .arg(card);
    core::Problems problems;
    QVERIFY(buildLibrary({ { "x.json", text.toStdString() } }, problems) == nullptr);
    QCOMPARE(problems.size(), std::size_t { 1 });
    QCOMPARE(QString::fromStdString(problems.front().text()), fault);
}

REGISTER_TEST(StarRealmsCardsTest)
#include "star_realms_cards_test.moc"
