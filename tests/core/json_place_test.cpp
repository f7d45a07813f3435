#include "core/json/json_place.h"
#include "tests/support/suite.h"

#include <QTest>

/// Where something stands in a JSON text, for those who mark it and for those who write there.
class JsonPlaceTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsValues_data();
    void findsValues();
    void keepsToWhatIsAround();
    void readsTextsThatBreakOff();
    void knowsWhereSomebodyWrites_data();
    void knowsWhereSomebodyWrites();
    void countsLines();
};

namespace {

constexpr const char* kText
    = "{ \"id\": \"mill\", \"cards\": [ { \"power\": 3 },\n"
      "  { \"play\": [ { \"draw\": 1 }, { \"say\": \"}\\\"]\" } ], \"name\": \"Old \\\"Mill\\\"\" } ] }";

std::string at(const std::string& text, const std::string& pointer)
{
    const core::JsonPlace place = core::placeIn(text, pointer);
    return text.substr(place.at, place.length);
}

}

void JsonPlaceTest::findsValues_data()
{
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("a text") << QByteArray("/id") << QByteArray("\"mill\"") << QByteArray("\"id\"");
    QTest::newRow("a number in a list") << QByteArray("/cards/0/power") << QByteArray("3") << QByteArray("\"power\"");
    QTest::newRow("an item") << QByteArray("/cards/1/play/0") << QByteArray("{ \"draw\": 1 }") << QByteArray();
    QTest::newRow("behind brackets in a text")
        << QByteArray("/cards/1/name") << QByteArray("\"Old \\\"Mill\\\"\"") << QByteArray("\"name\"");
}

void JsonPlaceTest::findsValues()
{
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, key);
    const std::string text = kText;
    const core::JsonPlace place = core::placeIn(text, pointer.toStdString());
    QCOMPARE(QByteArray::fromStdString(text.substr(place.at, place.length)), value);
    QCOMPARE(QByteArray::fromStdString(text.substr(place.keyAt, place.keyLength)), key);
}

void JsonPlaceTest::keepsToWhatIsAround()
{
    QCOMPARE(at(kText, "/cards/0/talent/2"), std::string("{ \"power\": 3 }"));
    QCOMPARE(at(kText, "/cards/7"), at(kText, "/cards"));
    QCOMPARE(at(kText, "/nothing"), std::string(kText));
}

void JsonPlaceTest::readsTextsThatBreakOff()
{
    QCOMPARE(at("{ \"cards\": [ { \"id\": \"a\" }, { \"id\": \"b", "/cards/0/id"), std::string("\"a\""));
    QCOMPARE(at("{ \"cards\": [ { \"id\": \"a\" }, { \"id\": \"b", "/cards/1/id"), std::string("\"b"));
    QCOMPARE(at("", "/cards"), std::string());
    QCOMPARE(at("]", "/cards"), std::string());
    QCOMPARE(at("{ \"id\" ", "/id"), std::string("{ \"id\" "));
    QCOMPARE(at("{ \"id\": }", "/id"), std::string());
}

void JsonPlaceTest::knowsWhereSomebodyWrites_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("here"); // pointer, key, what stands there, how
    const auto row = [](const char* name, const char* text, const char* here) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(here);
    };
    row("nothing", "", "||");
    row("a key that begins", "{ \"ca", "|key|ca|quoted");
    row("where a key would be", "{ ", "|key|");
    row("after a comma", "{ \"id\": 1, ", "|key|");
    row("a value", "{ \"cards\": [ { \"kind\": \"min", "/cards/0|kind|min|quoted");
    row("a bare value", "{ \"may\": tr", "|may|tr");
    row("within a list", "{ \"play\": [ { \"draw\": 1 }, ", "/play||");
    row("the second item", "{ \"play\": [ { \"draw\": 1 }, { \"", "/play/1|key||quoted");
    row("behind a whole word", "{ \"id\": \"a\" ", "|id|");
    row("behind what is closed", "{ \"play\": [ ], ", "|key|");
    row("an unclosed text ends with its line", "{ \"id\": \"a\n \"na", "|id|na|quoted");
}

void JsonPlaceTest::knowsWhereSomebodyWrites()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, here);
    const core::JsonPosition found = core::positionIn(text.toStdString(), static_cast<std::size_t>(text.size()));
    QByteArray told = QByteArray::fromStdString(found.pointer) + '|';
    told += (found.isKey ? "key" : QByteArray::fromStdString(found.key)) + '|' + QByteArray::fromStdString(found.word);
    if (found.quoted)
        told += "|quoted";
    QCOMPARE(told, here);
    // What stands behind the place changes nothing.
    const core::JsonPosition within
        = core::positionIn(text.toStdString() + " ]}\"", static_cast<std::size_t>(text.size()));
    QCOMPARE(within.pointer, found.pointer);
    QCOMPARE(within.word, found.word);
}

void JsonPlaceTest::countsLines()
{
    QCOMPARE(core::lineOf("a\nb\nc", 0), 1);
    QCOMPARE(core::lineOf("a\nb\nc", 2), 2);
    QCOMPARE(core::lineOf("a\nb\nc", 99), 3);
}

REGISTER_TEST(JsonPlaceTest)
#include "json_place_test.moc"
