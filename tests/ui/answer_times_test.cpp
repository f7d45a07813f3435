#include "ui/pages/play/answer_times.h"

#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/play/play_presenter.h"

#include <QDeadlineTimer>
#include <QTest>

using core::AnswerTime;
using core::Seat;
using core::seatAt;
using ui::AnswerTimes;
using ui::AskWhen;
using ui::PlayPresenter;
using State = PlayPresenter::State;

namespace {

const core::Notation& notation()
{
    return tests::smashUp().notation();
}

/// A match that asks a seat for an answer, found by random play; null where `seed` leads to none.
std::unique_ptr<core::Match> askingFor(std::uint64_t seed, bool after)
{
    core::Problems problems;
    auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, seed), problems);
    core::Rng rng(seed);
    while (!match->outcome().decided) {
        const auto time = notation().answerTime(*match);
        if (time && time->asks && time->after == after)
            return match;
        const core::Prompt& prompt = match->prompt();
        match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return nullptr;
}

std::unique_ptr<core::Match> asking(bool after = false)
{
    for (std::uint64_t seed = 1; seed < 60; ++seed)
        if (auto match = askingFor(seed, after))
            return match;
    return nullptr;
}

/// A person in the first seat who answers by chance, against a random player.
class Played {
public:
    explicit Played(std::uint64_t seed, AskWhen when)
        : presenter(tests::smashUp(), nullptr)
        , m_rng(seed)
    {
        presenter.setAskWhen([when](Seat) { return when; });
        QObject::connect(&presenter, &PlayPresenter::changed, &presenter, [this] { look(); });
        core::Problems problems;
        presenter.start(tests::smashUp(), tests::smashUpDrawnSetup(2, seed), { "human", "random" }, problems);
        for (const QDeadlineTimer end(60000); !end.hasExpired() && presenter.state() != State::Finished;) {
            if (presenter.state() == State::Missed) {
                ++missed;
                presenter.goOn();
            } else if (presenter.state() == State::Asking) {
                asked += presenter.answerTime() ? 1 : 0;
                const core::Prompt& prompt = presenter.session()->match().prompt();
                presenter.choose(prompt.choices[m_rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            } else {
                QTest::qWait(0);
            }
        }
    }

    PlayPresenter presenter;
    int asked = 0;
    int missed = 0;
    bool told = false; ///< that another seat is asked

private:
    /// What the person sees at each change must not hang on whether the other seat is asked for an answer.
    void look()
    {
        if (presenter.session() == nullptr)
            return;
        const auto time = notation().answerTime(presenter.session()->match());
        const bool other = time && time->asks && presenter.session()->match().prompt().seat == seatAt(1);
        if (other && presenter.state() != State::Waiting)
            told = true;
        if (presenter.state() == State::Waiting)
            told = told || presenter.onTable().hash() == presenter.session()->match().hash() || presenter.canUndo();
    }

    core::Rng m_rng;
};

}

/// The times before and after a base scores, at which a seat may hold an answer that nobody else knows of.
class AnswerTimesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// A base that scores is announced before and told after; both times come whether anybody is asked or not.
    void theTimesOfAMatchAreTold()
    {
        class Heard final : public core::EventSink {
        public:
            explicit Heard(const core::Match& match)
                : m_match(match)
            {
            }
            void onEvent(const core::Event& event) override
            {
                if (const auto next = notation().answersNext(m_match, event))
                    ++(next->after ? after : before);
                scored += notation().mark(m_match, event) ? 1 : 0;
            }
            int before = 0;
            int after = 0;
            int scored = 0;

        private:
            const core::Match& m_match;
        };
        int asks = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            core::Problems problems;
            const auto match
                = tests::smashUp().newMatch(tests::smashUpSetup(2 + static_cast<int>(seed % 3), seed), problems);
            Heard heard(*match);
            core::Rng rng(seed);
            while (!match->outcome().decided) {
                const auto time = notation().answerTime(*match);
                const core::Prompt prompt = match->prompt();
                if (time && time->asks) {
                    ++asks;
                    QVERIFY(ui::passOf(notation(), *match).has_value());
                    QVERIFY(!core::contains(time->passed, prompt.seat));
                    QVERIFY(!time->name.empty());
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], &heard);
            }
            QVERIFY(heard.scored > 0);
            QCOMPARE(heard.after, heard.scored);
            QVERIFY(heard.before >= heard.scored); // a base may leave play before it scores
        }
        QVERIFY(asks > 10);
    }

    void neverIsNeverAskedAndSaysSo_data() { tests::addLanguages(); } // nothing else here is said in one

    void neverIsNeverAskedAndSaysSo()
    {
        QFETCH(QString, language);
        ui::speak(language);
        int passed = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Played match(seed, AskWhen::Never);
            QCOMPARE(match.presenter.state(), State::Finished);
            QCOMPARE(match.asked, 0);
            QCOMPARE(match.missed, 0);
            QVERIFY(!match.told);
            for (const auto& line : match.presenter.log())
                for (const QString& time : { QStringLiteral("before § scores"), QStringLiteral("after § scored") }) {
                    const QString words = QStringLiteral("Passed for you %1: you wish never to be asked.").arg(time);
                    passed += tests::mentions(line.text, words) ? 1 : 0;
                }
        }
        QVERIFY2(passed > 0, "nothing was passed for anybody");
    }

    void alwaysSeesEachTime()
    {
        int missed = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Played match(seed, AskWhen::Always);
            QCOMPARE(match.presenter.state(), State::Finished);
            QVERIFY(!match.told);
            missed += match.missed;
            const auto scored = match.presenter.session()->record().marks.size();
            QVERIFY(scored > 0);
            QVERIFY2(match.missed + match.asked >= static_cast<int>(2 * scored),
                qPrintable(QString::number(match.missed + match.asked)));
        }
        QVERIFY(missed > 0);
    }

    /// Asked by the rules alone there is nothing to miss, and nothing to pass with an answer that does something.
    void whenItMattersShowsNoTimeWithoutAnAnswer()
    {
        int asked = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            Played match(seed, AskWhen::WhenItMatters);
            QCOMPARE(match.presenter.state(), State::Finished);
            QCOMPARE(match.missed, 0);
            QVERIFY(!match.told);
            asked += match.asked;
        }
        QVERIFY(asked > 0);
    }

    /// Every time lasts for the others: with a pause nothing of what comes of a base is shown before it is over.
    void theTableStandsStillWhetherOrNotAnybodyIsAsked()
    {
        int waits = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            PlayPresenter presenter(tests::smashUp(), nullptr);
            core::Problems problems;
            QVERIFY(presenter.start(tests::smashUp(), tests::smashUpSetup(2, seed), { "human", "human" }, problems));
            presenter.setPause(3);
            presenter.setAskWhen([](Seat) { return AskWhen::Never; });
            core::Rng rng(seed);
            std::size_t marks = 0;
            std::size_t linesBefore = 0;
            while (presenter.state() != State::Finished) {
                switch (presenter.state()) {
                case State::Covered:
                    presenter.uncover();
                    break;
                case State::Asking: {
                    QVERIFY(!presenter.answerTime());
                    linesBefore = presenter.log().size();
                    marks = presenter.session()->record().marks.size();
                    const core::Prompt& prompt = presenter.session()->match().prompt();
                    presenter.choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
                    // Whatever scored because of it, somebody could have answered first.
                    if (presenter.session()->record().marks.size() > marks) {
                        QCOMPARE(presenter.state(), State::Waiting);
                        QCOMPARE(presenter.log().size(), linesBefore);
                        QVERIFY(presenter.takeEvents().empty());
                        QVERIFY(presenter.answerTime().has_value());
                        ++waits;
                    }
                    break;
                }
                default:
                    QTest::qWait(1);
                }
            }
        }
        QVERIFY(waits > 0);
    }

    /// "Pass, not asked again here" holds until others would take its places, and to the end once it has scored.
    void aPassForABaseEndsWhereItsPlacesChange()
    {
        const auto match = asking();
        QVERIFY(match != nullptr);
        const Seat seat = match->prompt().seat;
        const AnswerTime time = *notation().answerTime(*match);
        AnswerTimes times;
        AnswerTimes::Why why {};
        times.setAskWhen([](Seat) { return AskWhen::Always; });
        QVERIFY(!times.passFor(notation(), *match, why));
        times.passForAll(seat, time);
        QVERIFY(times.passFor(notation(), *match, why).has_value());
        QCOMPARE(why, AnswerTimes::Why::ForThis);
        AnswerTime other = time;
        ++other.stake;
        times.passForAll(seat, other);
        QVERIFY(!times.passFor(notation(), *match, why));
        other = time;
        ++other.place;
        times.passForAll(seat, other);
        QVERIFY(!times.passFor(notation(), *match, why));
        times.passForAll(seat, time);
        times.askAgain(seat);
        QVERIFY(!times.passFor(notation(), *match, why));

        const auto later = asking(true);
        QVERIFY(later != nullptr);
        AnswerTime before = *notation().answerTime(*later);
        before.after = false;
        before.stake = 12345;
        times.passForAll(later->prompt().seat, before);
        QVERIFY(times.passFor(notation(), *later, why).has_value());
    }

    /// Nobody waits for those who have all passed already, nor while an answer is being carried out.
    void onlyATimeInWhichOthersMayAnswerIsWaitedFor()
    {
        const core::SeatMask all = core::firstSeats(3);
        AnswerTime time;
        time.place = 4;
        time.name = "Tar Pits";
        time.asks = true;
        AnswerTimes times;
        AnswerTimes::Step step { time, seatAt(2), true, {}, {} };
        step.before->passed = core::maskOf(seatAt(0)) | core::maskOf(seatAt(1));
        QVERIFY(!times.note(step, all, all));
        step.before->passed = core::maskOf(seatAt(1));
        QVERIFY(times.note(step, all, all));
        AnswerTime carriedOut = time;
        carriedOut.asks = false;
        QVERIFY(!times.note({ time, seatAt(2), false, {}, carriedOut }, all, all));
        QVERIFY(times.note({ {}, seatAt(0), false, { time }, {} }, all, all)); // it came and went
        QVERIFY(!times.note({ {}, seatAt(0), false, {}, {} }, all, all));
    }

    /// Each person may wish something else, and only who was not asked has missed anything.
    void whoWishesItSeesWhatWentBy()
    {
        const core::SeatMask all = core::firstSeats(3);
        AnswerTime time;
        time.place = 4;
        time.name = "Tar Pits";
        AnswerTimes times;
        times.setAskWhen([](Seat seat) { return seat == seatAt(1) ? AskWhen::WhenItMatters : AskWhen::Always; });
        time.asks = true;
        times.note({ {}, seatAt(0), false, { time }, time }, all, all);
        QVERIFY(times.missed().empty()); // it is still open
        times.note({ time, seatAt(2), true, {}, {} }, all, all);
        QCOMPARE(times.missed().size(), 1U);
        QCOMPARE(times.missed().front().seat, seatAt(0));
        times.seen();
        times.passForAll(seatAt(0), time);
        time.after = true;
        times.note({ {}, seatAt(0), false, { time }, {} }, core::firstSeats(1), all);
        QVERIFY(times.missed().empty()); // passed for altogether
    }
};

REGISTER_TEST(AnswerTimesTest)
#include "answer_times_test.moc"
