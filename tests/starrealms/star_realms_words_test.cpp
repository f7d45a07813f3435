#include "core/game/match.h"
#include "core/record/match_session.h"
#include "core/starrealms/scenario/position.h"
#include "core/starrealms/words/view.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

/// What is said of a match, and what a seat may see of it.
class StarRealmsWordsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatHappens();
    void aDrawIsTheOwnersAlone();
    void aSeatSeesItsOwnHand();
    void aPlayCanBeTakenBack();
    void whoDiscardsMayTakeItBack();
    void saysWhoseTurnATeamHas();
    void tellsWhatABossDoes();
    void aHiddenCardIsItsOwners();
    void seatsAgainstABossAreTogether();
    void marksAndGainsAddUpToTheScore_data();
    void marksAndGainsAddUpToTheScore();
    void saysWhatBecameOfCards();

private:
    /// Collects the sentences of what one seat may know.
    class Log final : public core::EventSink {
    public:
        Log(const core::Match& match, core::Seat viewer)
            : m_match(match)
            , m_viewer(viewer)
        {
        }
        void onEvent(const core::Event& event) override
        {
            lines += QString::fromStdString(tests::starRealms().notation().sentence(m_match, event, m_viewer).words());
        }
        QStringList lines;

    private:
        const core::Match& m_match;
        core::Seat m_viewer;
    };

    static std::unique_ptr<core::Match> begun(int seats, const char* format)
    {
        core::Problems problems;
        core::MatchSetup setup = tests::starRealmsSetup(seats, format, 1);
        const char* names[] = { "Ada", "Ben", "Cai", "Dan" };
        for (std::size_t i = 0; i < setup.seats.size(); ++i)
            setup.seats[i].name = names[i];
        return tests::starRealms().newMatch(setup, problems);
    }
    /// The turn of the first seat, which has this.
    static std::unique_ptr<core::Match> position(const char* own)
    {
        auto json = nlohmann::json::parse(R"({"id":"x","game":"starrealms","set":"frontiers","seed":1,
            "seats":[{"name":"Ada"},{"name":"Ben","hand":["Viper"]}],"turn":"Ada","phase":"main"})");
        json["seats"][0].merge_patch(nlohmann::json::parse(own));
        core::Problems problems;
        return std::move(
            core::starrealms::buildPosition(tests::starRealmsCards(), core::JsonReader(json, {}, problems), problems)
                .match);
    }
    static core::Choice said(const core::Match& match, const char* words)
    {
        const auto choice = tests::starRealms().notation().fromWords(match, match.prompt(), words);
        return choice.value_or(core::kAgreeToEnd);
    }
};

void StarRealmsWordsTest::tellsWhatHappens()
{
    const auto match = begun(2, "standard");
    Log log(*match, core::seatAt(0));
    match->apply(said(*match, "play Scout"), &log);
    QCOMPARE(log.lines.join(QLatin1Char(0x20)), QStringLiteral("Ada plays Scout. Ada gains 1 trade."));
    QCOMPARE(tests::starRealms().notation().question(*match, match->prompt()),
        std::string("Your turn: play, use, buy, attack, or end it."));
    QCOMPARE(tests::starRealms().notation().label(*match, match->prompt(), said(*match, "end")),
        std::string("End the turn"));
}

void StarRealmsWordsTest::aDrawIsTheOwnersAlone()
{
    const auto match = begun(2, "standard");
    const auto same = match->clone();
    Log own(*match, core::seatAt(0));
    match->apply(said(*match, "end"), &own);
    Log other(*same, core::seatAt(1));
    same->apply(said(*same, "end"), &other);
    QCOMPARE(other.lines.count(QStringLiteral("Ada draws a card.")), 5);
    QVERIFY(!own.lines.contains(QStringLiteral("Ada draws a card.")));
    QCOMPARE(own.lines.filter(QStringLiteral("Ada draws ")).size(), 5);
    QVERIFY(other.lines.contains(QStringLiteral("Turn 2: Ben.")));
}

void StarRealmsWordsTest::aSeatSeesItsOwnHand()
{
    const auto match = begun(2, "standard");
    const auto own = core::starrealms::viewFor(*match, core::seatAt(0));
    QCOMPARE(own.seats[0].known.size(), std::size_t { 3 });
    QCOMPARE(own.seats[1].known.size(), std::size_t { 0 });
    QCOMPARE(own.seats[1].handSize, 5);
    QCOMPARE(own.row.size(), std::size_t { 5 });
    QCOMPARE(own.tradeDeck, 75);
    QVERIFY(!own.prompt.choices.empty());
    const auto open = core::starrealms::viewFor(*match, core::Seat::None);
    QVERIFY(open.seats[0].known.empty());
    QVERIFY(open.prompt.choices.empty());
}

/// Until somebody comes to know more: a purchase turns up another card.
void StarRealmsWordsTest::aPlayCanBeTakenBack()
{
    const auto match = begun(2, "standard");
    const std::uint32_t before = match->disclosures();
    match->apply(said(*match, "play Scout"));
    QCOMPARE(match->disclosures(), before);
    match->apply(said(*match, "end"));
    QVERIFY(match->disclosures() > before);
}

/// Nothing is found out by a card that one shows oneself.
void StarRealmsWordsTest::whoDiscardsMayTakeItBack()
{
    const auto own = position(R"({"hand":["Warpgate Cruiser","Scout","Viper"],"deck":["Scout"]})");
    own->apply(said(*own, "play Warpgate Cruiser"));
    QVERIFY(own->prompt().source != 0xFF);
    const std::uint32_t before = own->disclosures();
    own->apply(own->prompt().choices[0]);
    QCOMPARE(own->prompt().seat, core::Seat::First);
    QVERIFY(own->prompt().source != 0xFF); // as many as are wanted
    QCOMPARE(own->disclosures(), before);
}

void StarRealmsWordsTest::saysWhoseTurnATeamHas()
{
    const auto match = begun(4, "hydra");
    QCOMPARE(match->standing().current, core::SeatMask { 3 });
    QCOMPARE(match->teamOf(core::seatAt(3)), core::SeatMask { 12 });
    match->apply(said(*match, "hand over to seat 2"));
    QCOMPARE(match->prompt().seat, core::seatAt(1));
    match->apply(said(*match, "end"));
    QCOMPARE(match->prompt().seat, core::seatAt(0));
    Log log(*match, core::seatAt(0));
    match->apply(said(*match, "end"), &log);
    QVERIFY2(log.lines.contains(QStringLiteral("Turn 2: Cai and Dan.")), qPrintable(log.lines.join(QLatin1Char(' '))));
    QCOMPARE(match->standing().current, core::SeatMask { 12 });
}

void StarRealmsWordsTest::tellsWhatABossDoes()
{
    const auto match = begun(1, "challenge nemesis-beast");
    QCOMPARE(tests::starRealms().notation().label(*match, match->prompt(), said(*match, "scrap the row")),
        std::string("Scrap the whole trade row (once a match)"));
    const auto before = core::starrealms::viewFor(*match, core::seatAt(0));
    QVERIFY(before.boss.has_value());
    QCOMPARE(before.boss->authority, 50);
    QCOMPARE(before.boss->pile, 0);
    Log log(*match, core::seatAt(0));
    match->apply(said(*match, "end"), &log);
    const QString taken = QString::fromStdString(before.row.back().name);
    QVERIFY(log.lines.contains(QStringLiteral("Nemesis Beast has its turn.")));
    QVERIFY(log.lines.contains(QStringLiteral("Nemesis Beast takes %1 from the trade row.").arg(taken)));
    QCOMPARE(core::starrealms::viewFor(*match, core::seatAt(0)).boss->pile, 1);
    const auto lines = tests::starRealms().notation().table(*match, core::seatAt(0));
    QVERIFY(std::any_of(lines.begin(), lines.end(),
        [](const core::TableLine& line) { return line.text.starts_with("Nemesis Beast: authority "); }));
}

/// Of a card that goes from a hand on top of its deck nobody else sees which it is.
void StarRealmsWordsTest::aHiddenCardIsItsOwners()
{
    bool met = false;
    for (std::uint64_t seed = 1; seed <= 20 && !met; ++seed) {
        core::Problems problems;
        const auto match
            = tests::starRealms().newMatch(tests::starRealmsSetup(2, "challenge nemesis-beast", seed), problems);
        const auto same = match->clone();
        Log own(*match, core::seatAt(0));
        Log other(*same, core::seatAt(1));
        while (match->standing().turn == 1 && match->prompt().choices.size() > 1 && !met) {
            const core::Choice end = said(*match, "end");
            if (end == core::kAgreeToEnd)
                break; // a seat must discard
            match->apply(end, &own);
            same->apply(end, &other);
            const QString hidden = QStringLiteral("Seat 1 puts a card from hand on top of the deck.");
            met = other.lines.contains(hidden);
            QVERIFY(!own.lines.contains(hidden));
        }
    }
    QVERIFY(met);
}

/// Giving up is no win of everybody's.
void StarRealmsWordsTest::seatsAgainstABossAreTogether()
{
    for (const auto& [format, together] :
        { std::pair("standard", false), std::pair("challenge nemesis-beast", true) }) {
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::starRealms(), tests::starRealmsSetup(2, format, 1), {}, nullptr, problems);
        QVERIFY(session != nullptr);
        QVERIFY(session->choose(core::kAgreeToEnd).ok());
        const core::MatchSummary& summary = session->record().summary;
        QCOMPARE(summary.together, together);
        QCOMPARE(summary.winners, together ? core::SeatMask { 0 } : core::SeatMask { 3 });
        QVERIFY(core::resultForPerson(summary) == (together ? core::PersonResult::Lost : core::PersonResult::Drawn));
        QCOMPARE(summary.count->why.words(core::language::Language::English),
            std::string(together ? "All gave up." : "All agreed on a draw."));
    }
}

void StarRealmsWordsTest::marksAndGainsAddUpToTheScore_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("format");
    QTest::newRow("standard") << 2 << QStringLiteral("standard");
    QTest::newRow("hydra") << 4 << QStringLiteral("hydra");
    QTest::newRow("nemesis beast") << 2 << QStringLiteral("challenge nemesis-beast");
}

/// Nothing but attacks takes authority and nothing but cards gives any.
void StarRealmsWordsTest::marksAndGainsAddUpToTheScore()
{
    QFETCH(int, seats);
    QFETCH(QString, format);
    class Sum final : public core::EventSink {
    public:
        explicit Sum(const core::Match& match)
            : points(match.standing().score)
            , m_match(match)
        {
        }
        void onEvent(const core::Event& event) override
        {
            const core::Notation& notation = tests::starRealms().notation();
            for (const auto& each : { notation.mark(m_match, event), notation.gain(m_match, event) })
                if (each)
                    for (std::size_t i = 0; i < points.size(); ++i)
                        points[i] = static_cast<std::int16_t>(points[i] + each->points[i]);
        }
        core::PerSeat<std::int16_t> points;

    private:
        const core::Match& m_match;
    };
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        core::Problems problems;
        const auto match
            = tests::starRealms().newMatch(tests::starRealmsSetup(seats, format.toStdString(), seed), problems);
        Sum sum(*match);
        core::Rng rng(seed);
        while (!match->outcome().decided) {
            const core::Prompt& prompt = match->prompt();
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], &sum);
        }
        QCOMPARE(sum.points, match->standing().score);
    }
}

void StarRealmsWordsTest::saysWhatBecameOfCards()
{
    class Steps final : public core::EventSink {
    public:
        explicit Steps(const core::Match& match)
            : m_match(match)
        {
        }
        void onEvent(const core::Event& event) override
        {
            if (const auto step = tests::starRealms().notation().cardStep(m_match, event))
                lines += QStringLiteral("%1 %2 %3")
                             .arg(core::indexOf(step->card.owner))
                             .arg(QString::fromStdString(step->card.name))
                             .arg(static_cast<int>(step->what));
        }
        QStringList lines;

    private:
        const core::Match& m_match;
    };
    const auto match = begun(2, "standard");
    const core::Notation& notation = tests::starRealms().notation();
    QCOMPARE(notation.inHand(*match, core::seatAt(0)).size(), 3U);
    QCOMPARE(notation.inHand(*match, core::seatAt(1)).size(), 5U);
    Steps steps(*match);
    match->apply(said(*match, "play Scout"), &steps);
    QCOMPARE(steps.lines, QStringList { QStringLiteral("0 Scout 2") });
    match->apply(said(*match, "play Scout"), &steps);
    match->apply(said(*match, "buy Explorer"), &steps);
    QCOMPARE(steps.lines.last(), QStringLiteral("0 Explorer 3"));
    match->apply(said(*match, "end"), &steps);
    QCOMPARE(steps.lines.size(), 3 + 5); // five cards for the next turn
    QVERIFY(steps.lines.last().startsWith(QStringLiteral("0 ")) && steps.lines.last().endsWith(QStringLiteral(" 1")));
}

REGISTER_TEST(StarRealmsWordsTest)
#include "star_realms_words_test.moc"
