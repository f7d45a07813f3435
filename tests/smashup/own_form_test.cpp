#include "core/game/own_factions.h"
#include "core/json/json_edit.h"
#include "core/smashup/ability/manual.h"
#include "core/smashup/sayings/tongue.h"
#include "resources/content.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <functional>

namespace {

using core::FactionField;

const core::OwnFactions& forms()
{
    return *tests::smashUp().own();
}

std::string lamps()
{
    return forms().draft("Lamplighters", "first");
}

void eachField(const FactionField& field, const std::function<void(const FactionField&)>& look)
{
    look(field);
    for (const FactionField& each : field.parts)
        eachField(each, look);
}

const FactionField* part(const FactionField& field, const std::string& key)
{
    const auto found = std::find_if(
        field.parts.begin(), field.parts.end(), [&](const FactionField& each) { return each.key.word == key; });
    return found == field.parts.end() ? nullptr : &*found;
}

bool has(const std::vector<FactionField::Word>& words, const std::string& word)
{
    return std::any_of(words.begin(), words.end(), [&](const auto& each) { return each.word == word; });
}

std::size_t faultsOf(const std::string& text)
{
    return forms().check(text, {}).faults.size();
}

}

/// The cards that players write, as a form: what stands there and what may, as the compiler lets it.
class OwnFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsACard()
    {
        const FactionField card = forms().formOf(lamps(), "/cards/2");
        QCOMPARE(card.pointer, std::string("/cards/2"));
        QVERIFY(card.known && card.shape == FactionField::Shape::Object);
        const FactionField* const power = part(card, "power");
        QVERIFY(power != nullptr && power->mayBeNumber && power->needed);
        QCOMPARE(power->number, 3);
        QCOMPARE(power->high, 30);
        QVERIFY(has(part(card, "kind")->words, "action"));
        const FactionField& step = part(card, "play")->parts.at(0);
        QCOMPARE(step.pointer, std::string("/cards/2/play/0"));
        QCOMPARE(step.head, std::string("choose"));
        QVERIFY(has(step.heads, "destroy") && has(step.more, "by") && !has(step.more, "to"));
        const FactionField& from = *part(step, "from");
        QCOMPARE(from.head, std::string("minions"));
        QVERIFY(has(part(from, "minions")->words, "here"));
        QVERIFY(has(from.more, "weakest") && !has(from.more, "withAction")); // which is said of bases
        const FactionField& destroyed = *part(part(step, "then")->parts.at(0), "destroy");
        QVERIFY(has(destroyed.words, "$m") && has(destroyed.words, "this") && has(destroyed.heads, "minions"));
        QVERIFY(!has(destroyed.heads, "hand")); // nothing of a hand is destroyed
        QVERIFY(has(card.more, "talent") && !has(card.more, "on") && !has(card.more, "note"));
    }

    void knowsNothingOfWhatIsNoCard()
    {
        QVERIFY(!forms().formOf("{ \"cards\": [ {", "/cards/0").known);
        QVERIFY(!forms().formOf(lamps(), "/cards/70").known);
        QCOMPARE(forms().beginningOf("", "/cards/0", "/cards/0/play", {}), std::string());
    }

    /// All that the shipped factions do is known, word by word.
    void knowsAllThatTheCardsDo()
    {
        int fields = 0;
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("cards/smashup/first")))
            for (const char* list : { "/cards/", "/bases/" })
                for (int i = 0; i < 20; ++i) {
                    const FactionField card = forms().formOf(file.text, list + std::to_string(i));
                    eachField(card, [&](const FactionField& field) {
                        if (card.shape == FactionField::Shape::Nothing
                            || field.pointer.find("/readings") != std::string::npos)
                            return;
                        ++fields;
                        QVERIFY2(field.known, (file.path + field.pointer).c_str());
                    });
                }
        QVERIFY(fields > 2000);
    }

    void hasGermanForAllThatAFormShows()
    {
        using core::language::Language;
        const auto& german = core::smashup::tongueOf(Language::German).words;
        const auto isSaid = [&](const std::string& word) {
            return word.starts_with('$')
                || std::any_of(german.begin(), german.end(), [&](const auto& each) { return each.first == word; });
        };
        for (const core::SourceFile& file : resources::filesBelow(QStringLiteral("cards/smashup/first")))
            for (const char* list : { "/cards/", "/bases/" })
                for (int i = 0; i < 20; ++i)
                    eachField(forms().formOf(file.text, list + std::to_string(i)), [&](const FactionField& field) {
                        if (field.pointer.find("/readings") != std::string::npos)
                            return;
                        QVERIFY2(field.key.word.empty() || isSaid(field.key.word), field.key.word.c_str());
                        for (const auto* words : { &field.words, &field.heads, &field.more, &field.items })
                            for (const FactionField::Word& each : *words)
                                QVERIFY2(isSaid(each.word), each.word.c_str());
                    });
        QCOMPARE(core::smashup::inWords("powerAtMost", Language::English), std::string("power at most"));
        QCOMPARE(core::smashup::inWords("powerAtMost", Language::German), std::string("Stärke höchstens"));
        QCOMPARE(core::smashup::inWords("play:", Language::English), std::string("when played"));
        QCOMPARE(core::smashup::inWords("power:", Language::German), std::string("Stärke"));
        QCOMPARE(core::smashup::inWords("$m", Language::German), std::string("m"));
    }

    /// What a form adds is sound as it comes.
    void beginsWithWhatIsSound_data()
    {
        QTest::addColumn<QByteArray>("at");
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("begins");
        const auto row = [](const char* at, const char* head, const char* begins) {
            QTest::newRow((std::string(at) + " " + head).c_str())
                << QByteArray(at) << QByteArray(head) << QByteArray(begins);
        };
        row("/cards/1/play", "", "[ { \"draw\": 1 } ]");
        row("/cards/1/talent", "", "[ { \"draw\": 1 } ]");
        row("/cards/1/ongoing", "", "[ {");
        row("/cards/1/special", "", "{ \"time\": ");
        row("/cards/1/after", "", "{ \"event\": ");
        row("/cards/1/tags", "", "[ \"");
        row("/cards/2/play/1", "choose", "{ \"choose\": \"n\", \"from\": {");
        row("/cards/2/play/1", "destroy", "{ \"destroy\": ");
        row("/cards/2/play/1", "if", "{ \"if\": \"");
        row("/cards/2/play/1", "mode", "{ \"mode\": [ { \"name\": ");
        row("/cards/2/play/1", "repeat", "{ \"repeat\": 1, \"do\": [ { \"draw\": 1 } ] }");
        row("/cards/2/play/1", "extra", "{ \"extra\": \"minion\" }");
        row("/cards/2/play/0/then/1", "move", "{ \"move\": ");
        row("/cards/2/play/0/by", "", "\"you\"");
        row("/cards/2/play/0/from/weakest", "", "true");
        row("/cards/2/play/0/from", "bases", "{ \"bases\": \"anywhere\"");
        row("/cards/6/play/0/by", "count", "{ \"count\": {");
    }

    void beginsWithWhatIsSound()
    {
        QFETCH(QByteArray, at);
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, begins);
        const std::string pointer = at.toStdString();
        const std::string entry = pointer.substr(0, 8);
        std::string text = lamps();
        const std::string made = forms().beginningOf(text, entry, pointer, head.toStdString());
        QVERIFY2(QByteArray::fromStdString(made).startsWith(begins), made.c_str());
        const std::string around = pointer.substr(0, pointer.rfind('/'));
        const std::string last = pointer.substr(around.size() + 1);
        if (!core::withValue(text, pointer, made).empty())
            core::withValue(text, pointer, made).applyTo(text);
        else if (std::isdigit(static_cast<unsigned char>(last[0])) != 0)
            core::withItem(text, around, made).applyTo(text);
        else
            core::withMember(text, around, last, made).applyTo(text);
        QVERIFY(text != lamps());
        const bool spokenOf = pointer.ends_with("/from"); // what is destroyed then is a base
        const core::FactionCheck check = forms().check(text, {});
        QVERIFY2(spokenOf || check.sound(), check.faults.empty() ? "" : check.faults.front().text().c_str());
    }

    void everyVerbBeginsSound_data()
    {
        QTest::addColumn<std::string>("verb");
        const FactionField card = forms().formOf(lamps(), "/cards/2");
        // What these are done to is not there when a minion is played.
        for (const FactionField::Word& each : part(card, "play")->items)
            if (each.word != "swapCard" && each.word != "nextBase" && each.word != "name")
                QTest::newRow(each.word.c_str()) << each.word;
    }

    void everyVerbBeginsSound()
    {
        QFETCH(std::string, verb);
        std::string text = lamps();
        const std::string made = forms().beginningOf(text, "/cards/2", "/cards/2/play/1", verb);
        core::withItem(text, "/cards/2/play", made).applyTo(text);
        QVERIFY(text != lamps());
        const core::FactionCheck check = forms().check(text, {});
        QVERIFY2(check.sound(), (made + ": " + (check.sound() ? "" : check.faults.front().text())).c_str());
    }

    void offersVerbsInGroups()
    {
        const FactionField card = forms().formOf(lamps(), "/cards/2");
        const auto groupOf = [&](const std::string& verb) {
            for (const FactionField::Word& each : part(card, "play")->items)
                if (each.word == verb)
                    return each.group;
            return std::string();
        };
        for (const FactionField::Word& each : part(card, "play")->items)
            QVERIFY2(!each.group.empty() && !each.means.empty(), each.word.c_str());
        QCOMPARE(groupOf("nextBase"), groupOf("swapBase"));
        QCOMPARE(groupOf("takeControl"), groupOf("destroy"));
        QVERIFY(groupOf("draw") != groupOf("destroy") && groupOf("choose") != groupOf("draw"));
    }

    /// A name that a card gives is told by what bears it.
    void saysWhatANameStandsFor()
    {
        const FactionField card = forms().formOf(lamps(), "/cards/2");
        const FactionField& step = part(card, "play")->parts.at(0);
        const FactionField& destroyed = *part(part(step, "then")->parts.at(0), "destroy");
        const auto word = std::find_if(destroyed.words.begin(), destroyed.words.end(),
            [](const FactionField::Word& each) { return each.word == "$m"; });
        QVERIFY(word != destroyed.words.end());
        QCOMPARE(word->called, std::string("the chosen minion (m)"));
    }

    /// Nobody has to read past it.
    void showsTheIdLast() { QCOMPARE(forms().formOf(lamps(), "/cards/2").parts.back().key.word, std::string("id")); }

    /// A step that is changed keeps what may stand beside its new verb, too.
    void keepsWhatFitsBesideAnotherHead()
    {
        const std::string made = forms().beginningOf(lamps(), "/cards/2", "/cards/2/play/0", "chooseUpTo");
        QVERIFY2(
            made.find("powerAtMost") != std::string::npos || made.find("\"from\"") != std::string::npos, made.c_str());
        const std::string bases = forms().beginningOf(lamps(), "/cards/6", "/cards/6/play/0/boost", "minions");
        QVERIFY2(bases.find("\"of\": \"you\"") != std::string::npos, bases.c_str());
    }

    void addsCards()
    {
        std::string text = lamps();
        core::withItem(text, "/cards", forms().newEntry(text, {})).applyTo(text);
        QCOMPARE(faultsOf(text), std::size_t { 1 }); // a card too many
        core::withItem(text, "/cards", forms().newEntry(text, {})).applyTo(text);
        QCOMPARE(faultsOf(text), std::size_t { 1 });
        std::string bases = lamps();
        core::withItem(bases, "/bases", forms().newEntry(bases, "/bases/0")).applyTo(bases);
        QCOMPARE(faultsOf(bases), std::size_t { 0 });
        QVERIFY(forms().check(bases, {}).entries.back().figures == forms().check(bases, {}).entries[7].figures);
    }

    void putsACardOnTop()
    {
        core::MatchSetup setup = tests::smashUpSetup(2, 5);
        tests::smashUp().own()->offer({ lamps() });
        setup.seats[0].factions[1] = "Lamplighters";
        const std::string card = forms().check(lamps(), {}).entries.front().name;
        const auto seed = forms().seedForTop(setup, 0, card);
        QVERIFY(seed.has_value());
        QVERIFY(!forms().seedForTop(setup, 0, "nothing of that name").has_value());
        tests::smashUp().own()->offer({});
    }
};

REGISTER_TEST(OwnFormTest)
#include "own_form_test.moc"
