#include "core/smashup/ability/checker.h"
#include "core/smashup/ability/verbs.h"
#include "core/smashup/ability/vocabulary.h"
#include "tests/smashup/ability/card_files.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <set>

using namespace core::smashup;

/// A verb is what its line in cards/ops.def says: what may stand beside it, what must, and that there are words for it.
class VerbsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesTheKeysOfItsLineAndNoOthers_data() { eachVerb(); }
    void takesTheKeysOfItsLineAndNoOthers();
    void needsWhatItsLineDoesNotLeaveOut_data() { eachVerb(); }
    void needsWhatItsLineDoesNotLeaveOut();
    void hasWordsInEachLanguage_data() { eachVerb(); }
    void hasWordsInEachLanguage();

private:
    static void eachVerb();
    static const Verb& verb();
};

namespace {

/// What the checker says of a card with this one step.
QStringList saidOf(const nlohmann::json& step)
{
    const nlohmann::json card = { { "id", "test.card" }, { "name", "Card" }, { "kind", "action" },
        { "play", nlohmann::json::array({ step }) } };
    QStringList said;
    for (const core::Problem& each : checkCardFile(tests::factionWith(card.dump())))
        said << QString::fromStdString(each.what.words());
    return said;
}

} // namespace

void VerbsTest::eachVerb()
{
    QTest::addColumn<int>("code");
    for (const Verb& each : verbs())
        QTest::newRow(std::string(each.word).c_str()) << static_cast<int>(each.code);
}

const Verb& VerbsTest::verb()
{
    const int code = *static_cast<int*>(QTest::qData("code", qMetaTypeId<int>()));
    return *findVerb(static_cast<OpCode>(code));
}

void VerbsTest::takesTheKeysOfItsLineAndNoOthers()
{
    // Every key that any verb has stands beside this one. Their values may all be wrong: only the keys are looked at.
    std::set<std::string_view> own;
    std::set<std::string_view> foreign { "lighthouse" };
    for (const VerbOperand& each : verb().operands().subspan(1))
        own.insert(each.key);
    for (const Verb& other : verbs())
        for (const VerbOperand& each : other.operands().subspan(1))
            if (!own.contains(each.key) && each.key != verb().word)
                foreign.insert(each.key);
    nlohmann::json step { { std::string(verb().word), nullptr } };
    for (const auto& keys : { own, foreign })
        for (const std::string_view key : keys)
            step[std::string(key)] = nullptr;
    QStringList unknown = saidOf(step).filter(QStringLiteral("unknown key"));
    QStringList expected;
    for (const std::string_view key : foreign)
        expected << QStringLiteral("unknown key \"%1\"").arg(QString::fromUtf8(key.data(), qsizetype(key.size())));
    unknown.sort();
    expected.sort();
    QCOMPARE(unknown, expected);
}

void VerbsTest::needsWhatItsLineDoesNotLeaveOut()
{
    const QStringList said = saidOf({ { std::string(verb().word), nullptr } });
    for (const VerbOperand& each : verb().operands().subspan(1)) {
        const QString needs
            = QStringLiteral("\"%1\" needs \"%2\"")
                  .arg(QString::fromStdString(std::string(verb().word)), QString::fromStdString(std::string(each.key)));
        // "until" can be left out where "during" stands, and only there.
        const bool needed = !each.optional || (verb().code == OpCode::Boost && each.key == "until");
        QVERIFY2(said.contains(needs) == needed, qPrintable(needs + QStringLiteral("; said: ") + said.join(u';')));
    }
}

void VerbsTest::hasWordsInEachLanguage()
{
    // What gives other verbs their order has no words of its own.
    const std::set<OpCode> silent { OpCode::ChooseEach, OpCode::Each, OpCode::Repeat, OpCode::If, OpCode::Offer,
        OpCode::ChooseNumber, OpCode::Mode };
    const std::set<int> english {
#define VERB(id, ...) verb::id,
#include "core/smashup/ability/english/verbs.def"
    };
    const std::set<int> german {
#include "core/smashup/ability/german/verbs.def"
#undef VERB
    };
    const int code = static_cast<int>(verb().code);
    QCOMPARE(english.contains(code), !silent.contains(verb().code));
    QCOMPARE(german.contains(code), english.contains(code));
}

REGISTER_TEST(VerbsTest)
#include "verbs_test.moc"
