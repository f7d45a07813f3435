#include "core/json/json_edit.h"
#include "tests/support/suite.h"

#include <QTest>

/// A JSON text that is changed at one place and stays as it is written everywhere else.
class JsonEditTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesOnePlace_data();
    void changesOnePlace();
    void changesNothingWhereNothingIs();
};

namespace {

constexpr const char* kWritten = "{ \"a\":1,\n  \"b\" : [ { \"c\": 2 },\n    3 ], \"d\": {} }\n";

std::string edited(const core::TextEdit& edit)
{
    std::string text = kWritten;
    edit.applyTo(text);
    return text;
}

}

void JsonEditTest::changesOnePlace_data()
{
    QTest::addColumn<QByteArray>("made");
    QTest::addColumn<QByteArray>("wanted");
    const auto row = [](const char* name, const core::TextEdit& edit, const char* wanted) {
        QTest::newRow(name) << QByteArray::fromStdString(edited(edit)) << QByteArray(wanted);
    };
    row("a value", core::withValue(kWritten, "/b/0/c", "\"x\""),
        "{ \"a\":1,\n  \"b\" : [ { \"c\": \"x\" },\n    3 ], \"d\": {} }\n");
    row("a member more", core::withMember(kWritten, "/b/0", "e", "true"),
        "{ \"a\":1,\n  \"b\" : [ { \"c\": 2, \"e\": true },\n    3 ], \"d\": {} }\n");
    row("a first member", core::withMember(kWritten, "/d", "e", "4"),
        "{ \"a\":1,\n  \"b\" : [ { \"c\": 2 },\n    3 ], \"d\": { \"e\": 4 } }\n");
    row("an item more, as the others stand", core::withItem(kWritten, "/b", "4"),
        "{ \"a\":1,\n  \"b\" : [ { \"c\": 2 },\n    3,\n    4 ], \"d\": {} }\n");
    row("an item between", core::withItemBehind(kWritten, "/b/0", "4"),
        "{ \"a\":1,\n  \"b\" : [ { \"c\": 2 },\n    4,\n    3 ], \"d\": {} }\n");
    row("without the first", core::without(kWritten, "/a"), "{ \"b\" : [ { \"c\": 2 },\n    3 ], \"d\": {} }\n");
    row("without the last", core::without(kWritten, "/d"), "{ \"a\":1,\n  \"b\" : [ { \"c\": 2 },\n    3 ] }\n");
    row("without the only one", core::without(kWritten, "/b/0/c"),
        "{ \"a\":1,\n  \"b\" : [ {  },\n    3 ], \"d\": {} }\n");
    row("in another order", core::withNextFirst(kWritten, "/b/0"),
        "{ \"a\":1,\n  \"b\" : [ 3,\n    { \"c\": 2 } ], \"d\": {} }\n");
}

void JsonEditTest::changesOnePlace()
{
    QFETCH(QByteArray, made);
    QFETCH(QByteArray, wanted);
    QCOMPARE(made, wanted);
}

void JsonEditTest::changesNothingWhereNothingIs()
{
    QVERIFY(core::withValue(kWritten, "/x", "1").empty());
    QVERIFY(core::withMember(kWritten, "/b", "c", "1").empty());
    QVERIFY(core::withMember(kWritten, "", "a", "1").empty()); // it is there
    QVERIFY(core::withItem(kWritten, "/d", "1").empty());
    QVERIFY(core::withItemBehind(kWritten, "/d", "1").empty());
    QVERIFY(core::without(kWritten, "/b/7").empty());
    QVERIFY(core::withNextFirst(kWritten, "/b/1").empty());
    QVERIFY(core::withItem("no json", "/b", "1").empty());
}

REGISTER_TEST(JsonEditTest)
#include "json_edit_test.moc"
