#include "core/analysis/influence.h"
#include "core/analysis/meanings.h"
#include "core/analysis/report.h"
#include "core/language/numbers.h"
#include "core/record/match_session.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"

#include <QTest>
#include <QXmlStreamReader>

namespace {

using core::Analysis;
using core::Cause;
using core::Seat;

using tests::kGame;
constexpr const char* kHostile = "<script>alert('1')</script>&\"\x02";

core::MatchRecord played(int seats)
{
    core::Problems problems;
    const auto session = core::MatchSession::start(kGame, tests::fakeSetup(seats, 3), {}, nullptr, problems);
    core::Rng rng(3);
    while (!session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session->record();
}

core::Change change(Cause cause, int choice, int by, std::initializer_list<core::Millionths> amounts, float variance)
{
    core::Change made;
    made.cause = cause;
    made.choice = choice;
    made.by = core::seatAt(by);
    std::size_t seat = 0;
    for (const core::Millionths amount : amounts) {
        made.amount[seat] = amount;
        made.variance[seat] = variance;
        made.level[seat] = 0.0001F;
        ++seat;
    }
    return made;
}

/// Three seats of which the third wins: 0.3 + 0.05 + 0.25 + 0.1 + 0.3 - 0.01 + 0.01.
Analysis threeSeats()
{
    Analysis analysis;
    analysis.terms = { "fake-1", "00000000000000fa", 3, 400, 150 };
    analysis.seats = 3;
    analysis.changes = {
        change(Cause::Start, 0, 0, { 400'000, 300'000, 300'000 }, 0),
        change(Cause::Luck, 1, 0, { -20'000, -30'000, 50'000 }, 0.0001F),
        change(Cause::Choice, 1, 0, { -200'000, -50'000, 250'000 }, 0.0001F),
        change(Cause::Choice, 2, 1, { -60'000, -40'000, 100'000 }, 0.0016F),
        change(Cause::Choice, 3, 2, { -120'000, -180'000, 300'000 }, 0.0001F),
        change(Cause::Hidden, 3, 2, { 5'000, 5'000, -10'000 }, 0.0001F),
        change(Cause::Drift, 3, 2, { -5'000, -5'000, 10'000 }, 0.0001F),
    };
    core::ChoiceWorth blunder;
    blunder.choice = 1;
    blunder.turn = 4;
    blunder.seat = core::seatAt(0);
    blunder.answers = { { 1, { 0.61, 0.59, 0.63 }, 100 }, { 0, { 0.40, 0.38, 0.42 }, 100 } };
    blunder.played = 1;
    blunder.best = 0;
    blunder.loss = { 0.21, 0.19, 0.23 };
    blunder.cost = { 210'000, 40'000, -250'000 };
    blunder.costVariance = { 0.0001F, 0.0001F, 0.0001F };
    analysis.choices = { blunder };
    return analysis;
}

core::Report reportOf(core::MatchRecord& record, const Analysis& analysis, core::ReportPictures pictures)
{
    core::Problems problems;
    const auto before = kGame.newMatch(record.setup(), problems);
    return core::reportOf(
        kGame, record, analysis, [&](int) { return before.get(); }, pictures);
}

core::MatchRecord hostileRecord(int seats)
{
    core::MatchRecord record = played(seats);
    record.summary.seats[0].name = kHostile;
    record.summary.seats[1].name = "Ann";
    record.summary.winners = core::maskOf(core::seatAt(seats - 1));
    return record;
}

} // namespace

/// An analysed match on paper, and who gave whom the match.
class ReportTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { core::language::speak(core::language::Language::English); }

    /// Of each seat what others and itself chose is what its ledger has of errors and other choices.
    void choicesMoveTheChancesThatTheLedgerHas()
    {
        const Analysis analysis = threeSeats();
        const core::Influence influence = core::influenceOf(analysis);
        QCOMPARE(influence.moved[0][2].amount, 250'000);
        QCOMPARE(influence.moved[1][0].amount, -60'000);
        QCOMPARE(influence.moved[2][2].amount, 300'000);
        for (std::size_t by = 0; by < 3; ++by) {
            core::Millionths row = 0;
            for (std::size_t of = 0; of < 3; ++of) {
                const core::Ledger ledger = core::ledgerOf(analysis, core::seatAt(static_cast<int>(of)));
                QCOMPARE(influence.moved[by][of].amount, ledger.errors[by].amount + ledger.choices[by].amount);
                row += influence.moved[by][of].amount;
            }
            QCOMPARE(row, 0);
        }
    }

    /// The first gave the third 25 ± 2 points, the second 10 ± 7.8: both for certain, and the first more.
    void theGiftIsWhatOthersGaveTheWinner()
    {
        const core::Influence influence = core::influenceOf(threeSeats());
        const auto gift = core::giftOf(influence, core::maskOf(core::seatAt(2)));
        QVERIFY(gift.has_value());
        QCOMPARE(gift->from, core::seatAt(0));
        QCOMPARE(gift->to, core::seatAt(2));
        QCOMPARE(gift->share.mean, 0.25);
        const std::vector<std::string> names { "Ann", "Bo", "Cy" };
        QCOMPARE(core::giftSentence(influence, core::maskOf(core::seatAt(2)), names).words(),
            std::string("What Ann chose gave the winner the most: +25.0 ± 2.0 points of win chance."));
        // Nobody gave the first anything.
        QVERIFY(!core::giftOf(influence, core::maskOf(core::seatAt(0))));
        QCOMPARE(core::giftSentence(influence, core::maskOf(core::seatAt(0)), names).words(),
            std::string("What the others chose gave the winner nothing for certain."));
        // Whoever reads it is spoken to.
        const std::vector<std::string> own { std::string(core::language::kReader), "Bo", "Cy" };
        const auto told = [&](int winner) {
            return core::giftSentence(influence, core::maskOf(core::seatAt(winner)), own).words();
        };
        QCOMPARE(told(2), std::string("What you chose gave the winner the most: +25.0 ± 2.0 points of win chance."));
        QCOMPARE(told(0), std::string("What the others chose gave you nothing for certain."));
        core::language::speak(core::language::Language::German);
        QCOMPARE(told(2), std::string("Was du spieltest, gab dem Sieger am meisten: +25,0 ± 2,0 Punkte Gewinnchance."));
        QCOMPARE(told(0), std::string("Was die anderen spielten, gab dir nichts mit Sicherheit."));
        // A shared win was given to nobody.
        QVERIFY(core::giftSentence(influence, core::maskOf(core::seatAt(0)) | core::maskOf(core::seatAt(2)), names)
                    .empty());
    }

    void holdsEveryFigureOfTheLedger_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("English") << static_cast<int>(core::language::Language::English);
        QTest::newRow("German") << static_cast<int>(core::language::Language::German);
    }

    void holdsEveryFigureOfTheLedger()
    {
        QFETCH(int, language);
        core::language::speak(static_cast<core::language::Language>(language));
        core::MatchRecord record = hostileRecord(3);
        const Analysis analysis = threeSeats();
        const std::string html = reportOf(record, analysis, core::ReportPictures::Inside).html;
        const auto holds = [&](const core::LedgerLine& line) {
            const core::Estimate share = line.estimate();
            const std::string figure
                = core::language::withMargin(100 * share.mean, 100 * (share.high - share.mean)).words();
            QVERIFY2(html.find(">" + figure + "<") != std::string::npos, figure.c_str());
        };
        for (int seat = 0; seat < 3; ++seat) {
            const core::Ledger ledger = core::ledgerOf(analysis, core::seatAt(seat));
            for (const core::LedgerLine& line : { ledger.start, ledger.luck, ledger.hidden, ledger.drift })
                holds(line);
            for (std::size_t by = 0; by < 3; ++by) {
                holds(ledger.errors[by]);
                holds(ledger.choices[by]);
                holds(core::influenceOf(analysis).moved[by][static_cast<std::size_t>(seat)]);
            }
        }
        // The marked choice: what it cost, what was played and what was best, with their intervals.
        const bool german = language == static_cast<int>(core::language::Language::German);
        for (const char* figure : { "21.0 ± 2.0", "40.0 ± 2.0", "61.0 ± 2.0" })
            QVERIFY(
                html.find(german ? QString::fromUtf8(figure).replace(QLatin1Char('.'), QLatin1Char(',')).toStdString()
                                 : figure)
                != std::string::npos);
        QVERIFY(html.find(german ? "Patzer" : "blunder") != std::string::npos);
    }

    /// Every word that nobody knows from elsewhere has its sentence.
    void saysWhatItsWordsMean()
    {
        core::MatchRecord record = hostileRecord(3);
        const std::string html = reportOf(record, threeSeats(), core::ReportPictures::Inside).html;
        const auto holds = [&](core::House phrase) {
            return html.find(core::asMarkup(core::say(phrase).words())) != std::string::npos;
        };
        for (const core::House each : core::kLedgerMeanings)
            QVERIFY(holds(each));
        for (const core::House each : core::kPlayMeanings)
            QVERIFY(holds(each));
        QVERIFY(holds(core::House::MeansCost));
    }

    /// "Harbour" as an answer says nothing without the card that asks.
    void aMarkedAnswerStandsBesideItsQuestion()
    {
        core::MatchRecord record = played(2);
        core::Problems problems;
        const auto match = kGame.newMatch(record.setup(), problems);
        std::size_t at = 0;
        while (match->prompt().source == 0xFF) {
            match->apply(*kGame.notation().fromWords(*match, match->prompt(), record.choices[at].words));
            ++at;
        }
        const std::string question = kGame.notation().question(*match, match->prompt());
        Analysis analysis = threeSeats();
        analysis.seats = 2;
        const auto html = [&](const core::Match* before) {
            return core::reportOf(
                kGame, record, analysis, [&](int) { return before; }, core::ReportPictures::Inside)
                .html;
        };
        QVERIFY(html(match.get()).find("<td>" + core::asMarkup(question) + ' ') != std::string::npos);
        const auto first = kGame.newMatch(record.setup(), problems);
        QVERIFY(html(first.get()).find(core::asMarkup(kGame.notation().question(*first, first->prompt())))
            == std::string::npos);
    }

    void isOneWholePage()
    {
        core::MatchRecord record = hostileRecord(3);
        const core::Report report = reportOf(record, threeSeats(), core::ReportPictures::Inside);
        QCOMPARE(report.pictures.size(), std::size_t { 4 }); // the course and a ledger for each
        QVERIFY(report.html.starts_with("<!DOCTYPE html>"));
        for (const char* elsewhere : { "src=", "href=", "url(", "@import" })
            QVERIFY2(report.html.find(elsewhere) == std::string::npos, elsewhere);
        for (const core::ReportPicture& picture : report.pictures) {
            QXmlStreamReader reader(QByteArray::fromStdString(picture.svg));
            while (!reader.atEnd())
                reader.readNext();
            QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        }
        const core::Report beside = reportOf(record, threeSeats(), core::ReportPictures::Beside);
        QVERIFY(beside.html.find("<svg") == std::string::npos);
        for (const core::ReportPicture& picture : beside.pictures)
            QVERIFY(beside.html.find("<img src=\"" + picture.name + "\"") != std::string::npos);
    }

    /// What a name holds is text, on the page and in the pictures.
    void aHostileNameIsText()
    {
        core::MatchRecord record = hostileRecord(2);
        Analysis analysis = threeSeats();
        analysis.seats = 2;
        const core::Report report = reportOf(record, analysis, core::ReportPictures::Inside);
        QVERIFY(report.html.find("<script") == std::string::npos);
        QVERIFY(report.html.find('\x02') == std::string::npos);
        QVERIFY(report.html.find("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot; ") != std::string::npos);
        QVERIFY(report.pictures.front().svg.find("<script") == std::string::npos);
        QVERIFY(report.pictures.front().svg.find("&lt;script&gt;") != std::string::npos);
    }

    void numbersHaveOneDigit()
    {
        QCOMPARE(core::language::oneDigit(12.34).words(), std::string("12.3"));
        QCOMPARE(core::language::oneDigit(-0.04, true).words(), std::string("0.0"));
        QCOMPARE(core::language::withMargin(-4, 1.06).words(), std::string("−4.0 ± 1.1"));
        core::language::speak(core::language::Language::German);
        QCOMPARE(core::language::withMargin(4, 1.06).words(), std::string("+4,0 ± 1,1"));
    }
};

REGISTER_TEST(ReportTest)

#include "report_test.moc"
