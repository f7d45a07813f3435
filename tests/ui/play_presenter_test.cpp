#include "core/record/replayer.h"
#include "tests/support/fake_game.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "ui/pages/play/play_presenter.h"
#include "ui/text/explanation_text.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

namespace {

using core::Seat;
using core::seatAt;
using ui::PlayPresenter;
using State = ui::PlayPresenter::State;

const tests::FakeGame kGame;

/// Answers as a person would who takes what comes first.
/// By the first answer of each question, or the last, which is to pass where one may.
void playPersons(PlayPresenter& presenter, int atMost = 100000, bool passing = false)
{
    for (int i = 0; i < atMost && presenter.state() != State::Finished && presenter.state() != State::Failed; ++i) {
        if (presenter.state() == State::Covered)
            presenter.uncover();
        else if (presenter.state() == State::Asking)
            presenter.choose(passing ? presenter.session()->match().prompt().choices.back()
                                     : presenter.session()->match().prompt().choices[0]);
        else
            QTest::qWait(1);
    }
}

QStringList answersOf(const PlayPresenter& presenter)
{
    QStringList words;
    for (const core::RecordedChoice& choice : presenter.session()->record().choices)
        words << QString::fromStdString(choice.words);
    return words;
}

bool begin(PlayPresenter& presenter, const std::vector<std::string>& players, std::uint64_t seed = 5)
{
    core::Problems problems;
    return presenter.start(kGame, tests::fakeSetup(static_cast<int>(players.size()), seed), players, problems);
}

}

class PlayPresenterTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void twoComputersPlayToTheEndByThemselves()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "random", "greedy" }));
        QCOMPARE(presenter.state(), State::Thinking);
        QTRY_COMPARE_WITH_TIMEOUT(presenter.state(), State::Finished, 60000);
        QCOMPARE(presenter.viewer(), Seat::None);
        core::MatchRecord record;
        QVERIFY(store.load(1, record).ok());
        QCOMPARE(record.summary.status, core::MatchStatus::Finished);
        QCOMPARE(record.choices.size(), presenter.session()->record().choices.size());
    }

    void aPersonIsAskedAndAComputerAnswersInBetween()
    {
        PlayPresenter presenter(kGame, nullptr);
        QVERIFY(begin(presenter, { "human", "random" }));
        QTRY_COMPARE(presenter.state(), State::Asking);
        QCOMPARE(presenter.viewer(), seatAt(0));
        playPersons(presenter);
        QCOMPARE(presenter.state(), State::Finished);
        QVERIFY(!presenter.log().empty());
        for (const auto& line : presenter.log())
            QVERIFY2(line.text.at(0) == line.text.at(0).toUpper(), qPrintable(line.text));
    }

    void anUnknownPlayerIsRefused()
    {
        PlayPresenter presenter(kGame, nullptr);
        core::Problems problems;
        QVERIFY(!presenter.start(kGame, tests::fakeSetup(2, 1), { "human", "oracle" }, problems));
        QVERIFY(!problems.empty());
        QCOMPARE(presenter.state(), State::Idle);
    }

    void betweenTwoPersonsTheHandIsCovered()
    {
        PlayPresenter presenter(kGame, nullptr);
        QVERIFY(begin(presenter, { "human", "human" }));
        QCOMPARE(presenter.state(), State::Covered);
        QCOMPARE(presenter.viewer(), Seat::None);
        presenter.choose(presenter.session()->match().prompt().choices[0]);
        QCOMPARE(presenter.session()->record().choices.size(), 0U); // nobody has uncovered it
        presenter.uncover();
        QCOMPARE(presenter.state(), State::Asking);
        const Seat first = presenter.viewer();
        while (presenter.state() == State::Asking)
            presenter.choose(presenter.session()->match().prompt().choices[0]);
        QCOMPARE(presenter.state(), State::Covered);
        QVERIFY(presenter.next() != first);
        QVERIFY(!presenter.canUndo()); // nobody takes another's choice back
    }

    void theLogTellsASeatOnlyWhatItMayKnow()
    {
        PlayPresenter presenter(kGame, nullptr);
        QVERIFY(begin(presenter, { "human", "human" }, 9));
        playPersons(presenter, 30);
        while (presenter.state() != State::Covered)
            playPersons(presenter, 1);
        // A card that is drawn is told to its owner alone; covered, to nobody.
        for (const auto& line : presenter.log())
            if (line.text.contains(QStringLiteral("draws")))
                for (const char* card : { "Gull", "Raider", "Scout", "Puller", "Giant" })
                    QVERIFY2(!line.text.contains(QLatin1String(card)), qPrintable(line.text));
    }

    void aChoiceIsTakenBackWithItsLines()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        QTRY_COMPARE(presenter.state(), State::Asking);
        // To a choice that shows nobody anything new.
        for (int i = 0; i < 200 && !presenter.canUndo(); ++i)
            playPersons(presenter, 1);
        QVERIFY(presenter.canUndo());
        const std::uint64_t after = presenter.session()->match().hash();
        const std::size_t choices = presenter.session()->record().choices.size();
        presenter.undo();
        QCOMPARE(presenter.state(), State::Asking);
        QCOMPARE(presenter.session()->record().choices.size(), choices - 1);
        QVERIFY(presenter.session()->match().hash() != after);
        for (const auto& line : presenter.log())
            QVERIFY(line.choice <= static_cast<int>(choices) - 1);
        core::MatchRecord record;
        QVERIFY(store.load(1, record).ok());
        QCOMPARE(record.choices.size(), choices - 1);
    }

    void whatWasTakenBackIsChosenAgain()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        QTRY_COMPARE(presenter.state(), State::Asking);
        for (int i = 0; i < 200 && !presenter.canUndo(); ++i)
            playPersons(presenter, 1);
        QVERIFY(presenter.canUndo());
        QVERIFY(!presenter.canRedo());
        const QStringList answers = answersOf(presenter);
        QStringList told;
        for (const auto& line : presenter.log())
            told << line.text;
        presenter.undo();
        QVERIFY(presenter.canRedo());
        presenter.redo();
        QVERIFY(!presenter.canRedo());
        QCOMPARE(answersOf(presenter), answers);
        QStringList toldAgain;
        for (const auto& line : presenter.log())
            toldAgain << line.text;
        QCOMPARE(toldAgain, told);
        // Who was free to take it back still is.
        QVERIFY(presenter.canUndo());
    }

    /// Another page in the middle of each thought of the computer's.
    void lookingAwayChangesNoAnswer()
    {
        for (const char* player : { "greedy:worlds=8", "ismcts:iterations=200", "ismcts:iterations=200,keep=yes" }) {
            PlayPresenter calm(kGame, nullptr);
            QVERIFY(begin(calm, { player, player }));
            QTRY_COMPARE_WITH_TIMEOUT(calm.state(), State::Finished, 60000);
            PlayPresenter disturbed(kGame, nullptr);
            QVERIFY(begin(disturbed, { player, player }));
            for (int i = 0; disturbed.state() != State::Finished; ++i) {
                const std::size_t made = disturbed.session()->record().choices.size();
                if (i % 3 != 0) // at once, while it thinks, with the answer on its way
                    QTest::qWait(0);
                if (i % 3 == 2)
                    QTest::qSleep(5);
                disturbed.setHeld(true);
                disturbed.setHeld(false);
                QTRY_VERIFY(disturbed.session()->record().choices.size() > made);
            }
            QVERIFY(answersOf(calm) == answersOf(disturbed));
        }
    }

    /// The same choice again after it was taken back in the middle of the computer's thought.
    void takingBackChangesNoAnswer()
    {
        constexpr auto kPlayer = "ismcts:iterations=200";
        PlayPresenter calm(kGame, nullptr);
        QVERIFY(begin(calm, { "human", kPlayer }));
        playPersons(calm);
        QCOMPARE(calm.state(), State::Finished);
        PlayPresenter disturbed(kGame, nullptr);
        QVERIFY(begin(disturbed, { "human", kPlayer }));
        int undone = 0;
        while (disturbed.state() != State::Finished) {
            if (disturbed.state() == State::Thinking && disturbed.canUndo() && undone < 20) {
                QTest::qWait(undone % 2);
                if (disturbed.state() != State::Thinking)
                    continue;
                disturbed.undo();
                QCOMPARE(disturbed.state(), State::Asking);
                ++undone;
                disturbed.choose(disturbed.session()->match().prompt().choices[0]);
                QTRY_VERIFY(disturbed.state() != State::Thinking || !disturbed.canUndo());
            }
            playPersons(disturbed, 1);
        }
        QVERIFY(undone > 0);
        QVERIFY(answersOf(calm) == answersOf(disturbed));
    }

    void aHintIsLegalAndChangesNothing()
    {
        PlayPresenter presenter(kGame, nullptr);
        QVERIFY(begin(presenter, { "human", "random" }));
        QTRY_COMPARE(presenter.state(), State::Asking);
        const std::uint64_t before = presenter.session()->match().hash();
        core::Choice hint;
        QString sentence;
        connect(&presenter, &PlayPresenter::hinted, this, [&](core::Choice choice, const ui::HintText& words) {
            hint = choice;
            sentence = words.told;
        });
        presenter.hint();
        QTRY_VERIFY(!sentence.isEmpty());
        QVERIFY(presenter.session()->match().prompt().accepts(hint));
        QCOMPARE(presenter.session()->match().hash(), before);
    }

    /// A card, and then where it goes: the base is hinted at, too, once the card is chosen.
    void aHintThatIsFollowedGoesOn()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        std::vector<core::Choice> hints;
        QStringList told;
        connect(&presenter, &PlayPresenter::hinted, this, [&](core::Choice choice, const ui::HintText& words) {
            hints.push_back(choice);
            told << words.told;
        });
        int followed = 0;
        for (int i = 0; i < 40 && followed == 0; ++i) {
            QTRY_COMPARE(presenter.state(), State::Asking);
            hints.clear();
            told.clear();
            presenter.hint();
            QTRY_COMPARE(hints.size(), std::size_t { 1 });
            const core::Match& match = presenter.session()->match();
            presenter.choose(hints.front());
            if (hints.size() < 2)
                continue;
            ++followed;
            QVERIFY(match.prompt().accepts(hints.back()));
            QCOMPARE(told.back(),
                QStringLiteral("Hint: %1.")
                    .arg(QString::fromStdString(kGame.notation().label(match, match.prompt(), hints.back()))));
            // Something else is chosen: the rest of the hint is worth nothing.
            const auto& choices = match.prompt().choices;
            const auto other = std::find_if(
                choices.begin(), choices.end(), [&](core::Choice choice) { return choice != hints.back(); });
            if (other == choices.end())
                continue;
            presenter.choose(*other);
            QCOMPARE(hints.size(), std::size_t { 2 });
        }
        QCOMPARE(followed, 1);
    }

    void aFullDiskHoldsTheMatchUntilItCanBeSaved()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        playPersons(presenter, 5);
        QTRY_COMPARE(presenter.state(), State::Asking);
        store.full = true;
        presenter.choose(presenter.session()->match().prompt().choices[0]);
        QCOMPARE(presenter.state(), State::Failed);
        QVERIFY(!presenter.error().isEmpty());
        presenter.retry();
        QCOMPARE(presenter.state(), State::Failed);
        store.full = false;
        presenter.retry();
        QVERIFY(presenter.state() != State::Failed);
        core::MatchRecord record;
        QVERIFY(store.load(1, record).ok());
        QCOMPARE(record.choices.size(), presenter.session()->record().choices.size());
        playPersons(presenter);
        QCOMPARE(presenter.state(), State::Finished);
    }

    void aMatchThatWasLeftGoesOnWithItsLog()
    {
        tests::MemoryMatchStore store;
        std::uint64_t hash = 0;
        std::size_t lines = 0;
        {
            PlayPresenter presenter(kGame, &store);
            QVERIFY(begin(presenter, { "human", "random" }));
            QTRY_COMPARE(presenter.state(), State::Asking);
            for (int i = 0; i < 6; ++i) {
                playPersons(presenter, 1);
                QTRY_COMPARE(presenter.state(), State::Asking);
            }
            hash = presenter.session()->match().hash();
            lines = presenter.log().size();
        } // as if the window were closed
        PlayPresenter presenter(kGame, &store);
        core::Problems problems;
        QVERIFY(presenter.resume(1, problems));
        QVERIFY(problems.empty());
        QCOMPARE(presenter.session()->match().hash(), hash);
        QCOMPARE(presenter.log().size(), lines);
        playPersons(presenter);
        QCOMPARE(presenter.state(), State::Finished);
    }

    void twoPersonsMayAgreeToADraw()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "human" }));
        QVERIFY(!presenter.canOfferDraw()); // the first hand is still covered
        while (!presenter.canOfferDraw())
            playPersons(presenter, 1);
        QCOMPARE(presenter.persons(), 2);
        QCOMPARE(presenter.offerDraw(), Seat::None);
        QCOMPARE(presenter.state(), State::Finished);
        QVERIFY(!presenter.canOfferDraw());
        core::MatchRecord record;
        QVERIFY(store.load(1, record).ok());
        QCOMPARE(record.summary.status, core::MatchStatus::Finished);
        QVERIFY(record.summary.isDraw());
        QCOMPARE(record.choices.back().words, std::string("agree to a draw"));
        QVERIFY(core::replay(kGame, record).ok());
        PlayPresenter again(kGame, &store);
        core::Problems problems;
        QVERIFY(again.resume(1, problems));
        QCOMPARE(again.state(), State::Finished);
    }

    /// A player that is ahead plays on; one that is behind takes the draw.
    void aComputerDeclinesADrawWhereItLeads()
    {
        int declined = 0;
        int agreed = 0;
        for (std::uint64_t seed = 1; seed < 400 && (declined == 0 || agreed == 0); ++seed) {
            PlayPresenter presenter(kGame, nullptr);
            QVERIFY(begin(presenter, { "human", "greedy" }, seed));
            while (presenter.state() != State::Finished) {
                const core::Standing standing = presenter.session()->match().standing();
                const auto score = standing.score;
                if (presenter.canOfferDraw() && standing.turn > 8 && std::abs(score[0] - score[1]) > 6) {
                    const std::size_t choices = presenter.session()->record().choices.size();
                    const Seat declines = presenter.offerDraw();
                    QCOMPARE(declines, score[1] > score[0] ? seatAt(1) : Seat::None);
                    ++(declines == Seat::None ? agreed : declined);
                    QCOMPARE(presenter.session()->record().choices.size(), choices + (declines == Seat::None ? 1 : 0));
                    if (declines == Seat::None)
                        break;
                }
                playPersons(presenter, 1, seed % 2 == 0);
            }
        }
        QVERIFY(declined > 0);
        QVERIFY(agreed > 0);
    }

    void aMatchThatWasGivenUpDoesNotGoOn()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        presenter.abandon();
        QCOMPARE(presenter.state(), State::Finished);
        QVERIFY(!presenter.canUndo());
        presenter.leave();
        core::Problems problems;
        QVERIFY(!presenter.resume(1, problems));
        QCOMPARE(problems.size(), 1U);
        QCOMPARE(presenter.state(), State::Idle);
    }

    void aMatchWaitsForAnotherProgramAndGoesOnByItself()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        playPersons(presenter, 5);
        QTRY_COMPARE(presenter.state(), State::Asking);
        store.inUse = true;
        presenter.choose(presenter.session()->match().prompt().choices[0]);
        QCOMPARE(presenter.state(), State::Failed);
        QVERIFY(presenter.error().contains(QStringLiteral("Another program")));
        const std::size_t made = presenter.session()->record().choices.size();
        QSignalSpy changed(&presenter, &PlayPresenter::changed);
        QTest::qWait(1200); // it tries again, and says nothing new
        QCOMPARE(changed.count(), 0);
        QCOMPARE(presenter.state(), State::Failed);
        store.inUse = false;
        QTRY_VERIFY(presenter.state() != State::Failed);
        core::MatchRecord record;
        QVERIFY(store.load(1, record).ok());
        QVERIFY(record.choices.size() >= made);
        QVERIFY(presenter.error().isEmpty());
    }

    void givingUpOnAFullDiskIsDoneWhenThereIsRoom()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "human", "random" }));
        playPersons(presenter, 5);
        QTRY_COMPARE(presenter.state(), State::Asking);
        store.full = true;
        presenter.abandon();
        QCOMPARE(presenter.state(), State::Failed);
        QVERIFY(!presenter.error().isEmpty());
        presenter.retry();
        QCOMPARE(presenter.state(), State::Failed);
        store.full = false;
        presenter.retry();
        QCOMPARE(presenter.state(), State::Finished);
        core::MatchRecord record;
        QVERIFY(store.load(1, record).ok());
        QCOMPARE(record.summary.status, core::MatchStatus::Abandoned);
    }

    /// What is shown of one choice of a computer is seen to its end before the next one is made.
    void theNextChoiceWaitsForWhatIsShown()
    {
        PlayPresenter presenter(kGame, nullptr);
        presenter.setPause(0);
        bool shows = false;
        QElapsedTimer since;
        QList<qint64> gaps;
        connect(&presenter, &PlayPresenter::changed, this, [&] {
            if (presenter.state() != State::Thinking || gaps.size() >= 3)
                return;
            if (std::exchange(shows, true))
                gaps << since.elapsed();
            presenter.waitAtLeast(150);
            since.start();
        });
        QVERIFY(begin(presenter, { "random", "random" }));
        QTRY_COMPARE(gaps.size(), 3);
        for (const qint64 gap : gaps)
            QVERIFY2(gap >= 140, qPrintable(QString::number(gap))); // timers may be early by a twentieth
    }

    void nobodyThinksWhileThePageIsOutOfSight()
    {
        PlayPresenter presenter(kGame, nullptr);
        presenter.setHeld(true);
        QVERIFY(begin(presenter, { "random", "random" }));
        QTest::qWait(50);
        QCOMPARE(presenter.session()->record().choices.size(), 0U);
        presenter.setHeld(false);
        QTRY_COMPARE_WITH_TIMEOUT(presenter.state(), State::Finished, 60000);
    }

    void skippingGoesOnWithoutPauses()
    {
        PlayPresenter presenter(kGame, nullptr);
        presenter.setPause(60000);
        QVERIFY(begin(presenter, { "random", "random" }));
        QTest::qWait(30);
        QCOMPARE(presenter.session()->record().choices.size(), 0U);
        presenter.skip();
        QTRY_COMPARE_WITH_TIMEOUT(presenter.state(), State::Finished, 60000);
    }

    void leavingStopsTheThinkingAtOnce()
    {
        PlayPresenter presenter(kGame, nullptr);
        QVERIFY(begin(presenter, { "greedy", "greedy" }));
        QTest::qWait(20);
        presenter.leave();
        QCOMPARE(presenter.state(), State::Idle);
        QTest::qWait(20);
        QCOMPARE(presenter.state(), State::Idle);
        QVERIFY(!presenter.session());
    }

    void playingAgainDealsAnotherMatchForTheSameSeats()
    {
        tests::MemoryMatchStore store;
        PlayPresenter presenter(kGame, &store);
        QVERIFY(begin(presenter, { "random", "random" }));
        QTRY_COMPARE_WITH_TIMEOUT(presenter.state(), State::Finished, 60000);
        core::Problems problems;
        QVERIFY(presenter.rematch(77, problems));
        QCOMPARE(presenter.session()->record().seed, 77U);
        QCOMPARE(presenter.session()->record().summary.seats.size(), 2U);
        std::vector<core::MatchSummary> matches;
        QVERIFY(store.list(matches).ok());
        QCOMPARE(matches.size(), 2U);
    }
};

REGISTER_TEST(PlayPresenterTest)
#include "play_presenter_test.moc"
