#include "core/game/rng.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/sayings/sayings.h"
#include "core/smashup/words/notation.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using core::language::Language;
using core::language::Saying;
using core::smashup::Say;
using core::smashup::say;

namespace {

/// English as long as it lives; then as before.
class Speaking {
public:
    explicit Speaking(Language language) { core::language::speak(language); }
    ~Speaking() { core::language::speak(Language::English); }
};

/// Patterns that read alike in both languages: they are all names, numbers and signs, or the same word.
const QSet<QString> kAlike { QStringLiteral("{^0} {1}"), QStringLiteral("{0}{1}{2}"), QStringLiteral("{^0}{1}"),
    QStringLiteral("{^0}"), QStringLiteral("{0}:"), QStringLiteral("{0} ({1})"), QStringLiteral("{0} ({1})<: {2}>"),
    QStringLiteral(" (deck)"), QStringLiteral(" (hand)"), QStringLiteral("titan"), QStringLiteral("monster"),
    QStringLiteral("fusion"), QStringLiteral("deck"), QStringLiteral("hand") };

/// Words that no German sentence has, unless in a name.
const QSet<QString> kEnglishWords = [] {
    QSet<QString> words;
    for (const char* each : { "the", "of", "with", "and", "or", "your", "you", "yours", "plays", "play", "draws",
             "draw", "card", "cards", "minion", "minions", "action", "actions", "base", "bases", "discard", "pile",
             "power", "turn", "at", "from", "to", "a", "is", "are", "it", "its", "may", "choose", "which", "goes",
             "returns", "destroyed", "uses", "into", "next", "one", "no", "on", "for", "has", "have", "scores",
             "counters", "done", "pass", "yes", "take", "keep", "owner", "player", "wins", "wait", "first" })
        words.insert(QString::fromLatin1(each));
    return words;
}();

/// Names of cards, factions and seats, longest first, so that none is left in a text of which they are taken out.
const QStringList& names()
{
    static const QStringList all = [] {
        QSet<QString> found;
        for (const core::CardInfo& card : tests::smashUp().cards()) {
            found.insert(QString::fromStdString(card.name));
            for (const std::string& other : card.otherNames)
                found.insert(QString::fromStdString(other));
        }
        for (const core::FactionInfo& faction : tests::smashUp().factions())
            found.insert(QString::fromStdString(faction.name));
        for (int seat = 1; seat <= 4; ++seat)
            found.insert(QStringLiteral("Seat %1").arg(seat));
        QStringList sorted(found.begin(), found.end());
        std::sort(sorted.begin(), sorted.end(),
            [](const QString& a, const QString& b) { return a.size() != b.size() ? a.size() > b.size() : a < b; });
        return sorted;
    }();
    return all;
}

/// What a text has that it should not: a place for an argument, two spaces, an English word in German.
QString faultOf(const QString& text, Language language)
{
    if (text.trimmed().isEmpty())
        return QStringLiteral("nothing is said");
    QString rest = text;
    for (const QString& name : names())
        rest.replace(name, QStringLiteral("#"));
    static const QRegularExpression place(QStringLiteral("[{}<>|]"));
    if (const auto found = place.match(rest); found.hasMatch())
        return QStringLiteral("\"%1\" is left of a pattern").arg(found.captured());
    if (rest.contains(QStringLiteral("  ")) || rest.contains(QStringLiteral(" ."))
        || rest.contains(QStringLiteral(" ,")))
        return QStringLiteral("a stray space");
    if (language == Language::German) {
        static const QRegularExpression between(QStringLiteral("[^\\p{L}]+"));
        for (const QString& word : rest.split(between, Qt::SkipEmptyParts))
            if (kEnglishWords.contains(word.toLower()) && word != QStringLiteral("Actions"))
                return QStringLiteral("\"%1\" is English").arg(word);
    }
    return {};
}

/// Reads each text once in each language; most are said many times in a thousand matches.
class Reader {
public:
    void read(const std::string& text, Language language)
    {
        const QString words = QString::fromStdString(text);
        if (!fault.isEmpty() || m_read[static_cast<std::size_t>(language)].contains(words))
            return;
        m_read[static_cast<std::size_t>(language)].insert(words);
        if (const QString found = ::faultOf(words, language); !found.isEmpty())
            fault = QStringLiteral("%1: \"%2\"").arg(found, words);
    }
    void readBoth(const Saying& saying)
    {
        if (saying.empty())
            return;
        read(saying.words(Language::English), Language::English);
        read(saying.words(Language::German), Language::German);
    }
    qsizetype count(Language language) const { return m_read[static_cast<std::size_t>(language)].size(); }

    QString fault;

private:
    std::array<QSet<QString>, core::language::kLanguages> m_read;
};

class Log final : public core::EventSink {
public:
    Log(const core::Match& match, Reader& reader)
        : m_match(match)
        , m_reader(reader)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const core::Notation& notation = tests::smashUp().notation();
        m_reader.readBoth(notation.sentence(m_match, event, core::Seat::None));
        for (int seat = 0; seat < m_match.seatCount(); ++seat)
            if (!core::contains(event.audience, core::seatAt(seat)))
                m_reader.readBoth(notation.sentence(m_match, event, core::seatAt(seat)));
    }

private:
    const core::Match& m_match;
    Reader& m_reader;
};

/// Question and answers of the match's prompt, and now and then its table, in one language.
void readPrompt(const core::Match& match, Reader& reader, Language language, bool table)
{
    const Speaking speaking(language);
    const core::Notation& notation = tests::smashUp().notation();
    const core::Prompt prompt = match.prompt();
    reader.read(notation.question(match, prompt), language);
    for (const core::Choice choice : prompt.choices)
        reader.read(notation.label(match, prompt, choice), language);
    if (table)
        for (const core::TableLine& line : notation.table(match, prompt.seat))
            reader.read(line.text, language);
}

} // namespace

/// What Smash Up says is said in every language, with the same arguments.
class TwoLanguagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPatternIsSound();
    void germanIsGerman();
    void theReaderIsSpokenTo_data();
    void theReaderIsSpokenTo();
    void polishHasBegun();
    void whatIsNotOfAMatchIsSaid();
    void matchesAreTold_data();
    void matchesAreTold();
};

void TwoLanguagesTest::everyPatternIsSound()
{
    const auto& patterns = core::smashup::sayings().patterns;
    const auto& english = patterns[static_cast<std::size_t>(Language::English)];
    QVERIFY(english.size() > 300);
    for (std::size_t i = 0; i < english.size(); ++i) {
        const auto arguments = core::language::argumentsOf(english[i]);
        for (const auto& table : patterns) {
            if (i >= table.size() || table[i].empty())
                continue;
            const std::string fault = core::language::faultOf(table[i], arguments);
            QVERIFY2(fault.empty(), (std::string(table[i]) + ": " + fault).c_str());
        }
    }
}

void TwoLanguagesTest::germanIsGerman()
{
    const auto& patterns = core::smashup::sayings().patterns;
    const auto& english = patterns[static_cast<std::size_t>(Language::English)];
    const auto& german = patterns[static_cast<std::size_t>(Language::German)];
    QCOMPARE(german.size(), english.size());
    for (std::size_t i = 0; i < english.size(); ++i) {
        const QString source = QString::fromUtf8(english[i].data(), static_cast<qsizetype>(english[i].size()));
        const QString own = QString::fromUtf8(german[i].data(), static_cast<qsizetype>(german[i].size()));
        QVERIFY2(!own.isEmpty(), qPrintable(source));
        QVERIFY2((source.compare(own, Qt::CaseInsensitive) == 0) == kAlike.contains(source), qPrintable(source));
    }
}

void TwoLanguagesTest::theReaderIsSpokenTo_data()
{
    QTest::addColumn<Saying>("saying");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const Saying ada = Saying::person("Ada");
    const Saying you = Saying::person(std::string(core::language::kReader));
    const auto add = [](const char* name, const Saying& saying, const char* english, const char* german) {
        QTest::newRow(name) << saying << QString::fromUtf8(english) << QString::fromUtf8(german);
    };

    add("plays", say(Say::MinionPlayed, { you, "Scout", "The Homeworld", 0, "" }), "You play Scout at The Homeworld.",
        "Du spielst Scout an The Homeworld aus.");
    add("third", say(Say::MinionPlayed, { ada, "Scout", "The Homeworld", 0, "" }), "Ada plays Scout at The Homeworld.",
        "Ada spielt Scout an The Homeworld aus.");
    add("two verbs", say(Say::TookNewHand, { you }), "You show a hand without minions and take a new one.",
        "Du zeigst eine Hand ohne Kreaturen und nimmst eine neue.");
    add("hand", say(Say::Returned, { you, "Scout" }), "Scout returns to your hand.",
        "Scout kehrt auf deine Hand zurück.");
    add("unseen", say(Say::Returned, { ada, say(Say::ACard) }), "A card returns to Ada's hand.",
        "Eine Karte kehrt auf die Hand von Ada zurück.");
    add("given", say(Say::GaveMadness, { ada, "", "", 0, you }), "Ada puts a Madness card into your hand.",
        "Ada gibt dir eine Wahnsinnskarte auf die Hand.");
    add("buries", say(Say::CardBuried, { you, say(Say::ACard), "" }), "You bury a card.", "Du vergräbst eine Karte.");
    add("removed", say(Say::Boxed, { you, "Summon" }), "Your Summon is removed from the game.",
        "Deine Karte Summon wird aus dem Spiel genommen.");
    add("less", say(Say::Boosted, { "", "Scout", "", -4 }), "Scout gets -4 power.", "Scout bekommt −4 Stärke.");
    add("one counter", say(Say::CountersAdded, { "", "Scout", "", 1 }), "Scout gets 1 +1 power counter.",
        "Scout bekommt einen +1-Stärkemarker.");
    add("points", say(Say::VpGained, { you, "The Factory", "", 3 }), "You gain 3 VP from The Factory.",
        "Du bekommst 3 SP durch The Factory.");
    add("shared win", say(Say::Wins, { Saying::list(core::language::Between::And, { ada, you }) }),
        "Ada and you share the win.", "Ada und du gewinnen gemeinsam.");
    add("a reason", say(Say::WhyKeepsFromFirst, { you, "The Factory" }), "keeps you from first place at The Factory",
        "hält dich vom ersten Platz an The Factory fern");
    add("an offer",
        say(Say::AskOffer, { Saying::list(core::language::Between::Space, { "du darfst eine Karte ziehen" }) }),
        "du darfst eine Karte ziehen.", "Du darfst eine Karte ziehen.");
    add("a choice", say(Say::AskMayChoose, { say(Say::OneOfDeck), say(Say::ToTake) }),
        "you may choose a card of the deck to take into your hand.",
        "Du darfst eine Karte aus dem Deck wählen, die du auf die Hand nimmst.");
    add("whose", say(Say::WhereInPlay, { 2, "Tortuga", you }), " (2 at Tortuga, you)",
        " (Stärke 2, an Tortuga, von dir)");
    add("nobody's", say(Say::WhereInPlay, { 2, "Tortuga", "" }), " (2 at Tortuga)", " (Stärke 2, an Tortuga)");
    add("looks", say(Say::LookedAtTop, { you, "Scout", "", 0, you }), "You look at Scout on top of your deck.",
        "Du siehst dir Scout oben auf deinem Deck an.");
    add("shows", say(Say::RevealedHand, { ada, "", "", 1 }), "Ada reveals a hand of 1 card.",
        "Ada zeigt die Hand: eine Karte.");
    add("two kinds left",
        Saying::list(core::language::Between::And,
            { say(Say::MinionsLeft, { 1, say(Say::Bounds, { "", "", say(Say::AtBaseWithoutYours) }) }),
                say(Say::ActionsLeft, { 1, "" }) }),
        "1 minion at a base without a minion of yours and 1 action",
        "1 Kreatur (an einer Basis ohne deine Kreaturen) und 1 Aktion");
    add("turn", say(Say::TurnBegan, { you, "", "", 3 }), "Turn 3: You.", "Zug 3: Du.");
    add("numbered", say(Say::TurnBegan, { Saying::person(core::language::unnamed(2)), "", "", 3 }), "Turn 3: Player 2.",
        "Zug 3: Spieler 2.");
}

void TwoLanguagesTest::theReaderIsSpokenTo()
{
    QFETCH(Saying, saying);
    QTEST(QString::fromStdString(saying.words(Language::English)), "english");
    QTEST(QString::fromStdString(saying.words(Language::German)), "german");
}

/// Three forms for numbers, a verb that changes with the person, cases and an order of its own, in a language that has
/// only begun; the rest is English there.
void TwoLanguagesTest::polishHasBegun()
{
    const auto polish = [](const Saying& saying) { return QString::fromStdString(saying.words(Language::Polish)); };
    QCOMPARE(polish(say(Say::TurnBegan, { Saying::person("Ada"), "", "", 3 })), QStringLiteral("Tura 3: Ada."));
    QCOMPARE(polish(say(Say::Drew, { Saying::person("Ada"), say(Say::ACard) })), QStringLiteral("Ada dobiera kartę."));
    QCOMPARE(polish(say(Say::Drew, { Saying::person(core::language::unnamed(0)), say(Say::ACard) })),
        QStringLiteral("Dobierasz kartę."));
    const auto counters = [&](int count) { return polish(say(Say::CountersAdded, { "", "Scout", "", count })); };
    QCOMPARE(counters(1), QStringLiteral("Scout otrzymuje 1 znacznik siły +1."));
    QCOMPARE(counters(3), QStringLiteral("Scout otrzymuje 3 znaczniki siły +1."));
    QCOMPARE(counters(5), QStringLiteral("Scout otrzymuje 5 znaczników siły +1."));
    // What is gained stands last, what for before it: the order is the language's.
    const auto gained = [&](const char* who, int points) {
        return polish(say(Say::VpGained, { Saying::person(who), "The Factory", "", points }));
    };
    QCOMPARE(gained("Ada", 1), QStringLiteral("Ada zdobywa za The Factory 1 punkt zwycięstwa."));
    QCOMPARE(gained("Ada", 3), QStringLiteral("Ada zdobywa za The Factory 3 punkty zwycięstwa."));
    QCOMPARE(
        gained(core::language::kReader.data(), 5), QStringLiteral("Zdobywasz za The Factory 5 punktów zwycięstwa."));
    QCOMPARE(polish(say(Say::MinionsLeft, { 2, "" })), QStringLiteral("2 stwory"));
    QCOMPARE(polish(say(Say::ActionsLeft, { 12, "" })), QStringLiteral("12 akcji"));
    QCOMPARE(polish(say(Say::AskMulligan)), QStringLiteral("Your hand has no minion. Take a new one?"));
}

void TwoLanguagesTest::whatIsNotOfAMatchIsSaid()
{
    const Speaking german(Language::German);
    for (const core::OptionInfo& option : tests::smashUp().options()) {
        QStringList said { QString::fromStdString(option.title), QString::fromStdString(option.meaning) };
        for (const core::OptionValue& value : option.values)
            said << QString::fromStdString(value.words);
        for (const QString& each : said)
            QVERIFY2(faultOf(each, Language::German).isEmpty(), qPrintable(each));
    }
    for (const core::SetInfo& set : tests::smashUp().sets())
        QVERIFY2(QString::fromStdString(set.title).endsWith(QStringLiteral(" Auflage")), set.title.c_str());
    for (const core::FactionInfo& faction : tests::smashUp().factions()) {
        QStringList said { QString::fromStdString(faction.theme) };
        for (const std::string& tag : faction.tags)
            said << QString::fromStdString(tag);
        for (const QString& each : said)
            QVERIFY2(faultOf(each, Language::German).isEmpty(), qPrintable(each));
    }
}

void TwoLanguagesTest::matchesAreTold_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("printing");
    for (int seats = 2; seats <= 4; ++seats)
        for (const char* printing : { "first", "current" })
            QTest::addRow("%d seats, %s", seats, printing) << seats << QString::fromLatin1(printing);
}

/// A thousand random matches in all; questions and answers of one in eight.
void TwoLanguagesTest::matchesAreTold()
{
    QFETCH(int, seats);
    QFETCH(QString, printing);
    Reader reader;
    for (std::uint64_t seed = 1; seed <= 167 && reader.fault.isEmpty(); ++seed) {
        core::Problems problems;
        const core::MatchSetup setup = tests::smashUpDrawnSetup(seats, seed, printing.toStdString());
        const std::unique_ptr<core::Match> match = tests::smashUp().newMatch(setup, problems);
        QVERIFY2(match != nullptr, problems.empty() ? "" : problems.front().text().c_str());
        Log log(*match, reader);
        core::Rng rng(seed);
        int choices = 0;
        while (!match->outcome().decided && reader.fault.isEmpty()) {
            const core::Prompt prompt = match->prompt();
            if (seed % 8 == 0)
                for (const Language each : { Language::English, Language::German })
                    readPrompt(*match, reader, each, choices % 20 == 0);
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], &log);
            ++choices;
        }
    }
    QVERIFY2(reader.fault.isEmpty(), qPrintable(reader.fault));
    QVERIFY(reader.count(Language::English) > 1000); // something was read
    QVERIFY(reader.count(Language::German) > 1000);
}

REGISTER_TEST(TwoLanguagesTest)
#include "two_languages_test.moc"
