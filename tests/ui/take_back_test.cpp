#include "core/record/match_session.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/play/play_page.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/smashup/hand_model.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/table_surface.h"

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include <functional>
#include <set>
#include <utility>

/// Choices taken back and made again, in the window, by key and button.
class TakeBackTest final : public tests::WindowTest {
    Q_OBJECT

private:
    core::MatchRecord m_record;

    ui::PlayPage& page() { return m_open->root().play(); }
    QWidget& prompt() { return *accessibility::find<QFrame>(page(), QStringLiteral("Prompt")); }
    QPushButton* button(const char* name)
    {
        return accessibility::find<QPushButton>(prompt(), QString::fromLatin1(name));
    }
    /// All that the prompt says.
    QStringList said()
    {
        QStringList all;
        for (const QLabel* each : prompt().findChildren<QLabel*>())
            if (each->isVisible())
                all << each->text();
        return all;
    }
    bool says(const char* sentence)
    {
        const QStringList all = said();
        return std::any_of(all.begin(), all.end(),
            [&](const QString& each) { return tests::says(each, QString::fromLatin1(sentence)); });
    }
    void key(const QKeySequence& keys) { QTest::keySequence(QApplication::focusWidget(), keys); }

    std::vector<std::string> stored()
    {
        core::MatchRecord now;
        std::vector<std::string> words;
        if (m_open->matches().load(m_record.summary.id, now).ok())
            for (const core::RecordedChoice& each : now.choices)
                words.push_back(each.words);
        return words;
    }

    /// Puts a match on the table, as it is after so many choices as `pick` finds in one that was played to its end:
    /// Ann, a person, against chance.
    void begin(const std::function<int(const core::MatchSession& whole)>& pick)
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        const std::vector<std::string> players { "human", "random" };
        core::Problems problems;
        const auto whole
            = core::MatchSession::resume(m_open->game(), m_open->played(setup, players, -1), nullptr, problems);
        QVERIFY(whole != nullptr);
        const int at = pick(*whole);
        QVERIFY(at > 0);
        m_record = m_open->played(setup, players, at);
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(m_record.summary.id);
    }

    /// Ann is asked: where she has just chosen something that she may take back by itself, or something after which a
    /// card was seen; with two such choices where `before` is to be one.
    void begin(bool back, bool before = false)
    {
        begin([=](const core::MatchSession& whole) {
            const auto alone = [](const core::Match& was, const core::Match& is) { return was.quiet() || !is.quiet(); };
            for (int made = 30; made < whole.record().summary.choices; ++made) {
                const auto first = whole.matchAt(before ? made - 2 : made - 1);
                const auto last = whole.matchAt(made - 1);
                const auto after = whole.matchAt(made);
                if (first->prompt().seat == core::Seat::First && last->prompt().seat == core::Seat::First
                    && after->prompt().seat == core::Seat::First && alone(*first, *last) && alone(*last, *after)
                    && (first->disclosures() == after->disclosures()) == back)
                    return made;
            }
            return 0;
        });
    }

    /// Ann has just ended a play of several choices, none of which showed anything. How many there were.
    int beginAfterPlay()
    {
        int many = 0;
        begin([&many](const core::MatchSession& whole) {
            int from = 0;
            for (int made = 1; made < whole.record().summary.choices; ++made) {
                const auto match = whole.matchAt(made);
                if (match->prompt().seat != core::Seat::First) {
                    from = made + 1;
                    continue;
                }
                if (!match->quiet())
                    continue;
                many = made - std::exchange(from, made);
                if (many > 2 && whole.matchAt(made - many)->quiet()
                    && whole.matchAt(made - many)->disclosures() == match->disclosures())
                    return made;
            }
            return 0;
        });
        return many;
    }

private Q_SLOTS:
    void whatWasTakenBackIsMadeAgainByKey()
    {
        begin(true);
        const std::vector<std::string> before = stored();
        const QString question = prompt().findChild<QLabel*>(QStringLiteral("question"))->accessibleName();
        QVERIFY(!button("Redo")->isVisible());
        key(QKeySequence::Undo); // the button is seen to be pressed before it acts
        QTRY_COMPARE(stored().size(), before.size() - 1);
        QVERIFY(button("Redo")->isVisible());
        key(QKeySequence::Redo);
        QTRY_COMPARE(stored(), before);
        QVERIFY(!button("Redo")->isVisible());
        QCOMPARE(prompt().findChild<QLabel*>(QStringLiteral("question"))->accessibleName(), question);
    }

    /// Who has taken up the wrong card takes up another one, and has the first back in the hand.
    void aPickedCardIsExchangedForAnother()
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        const std::vector<std::string> players { "human", "random" };
        core::Problems problems;
        const auto whole
            = core::MatchSession::resume(m_open->game(), m_open->played(setup, players, -1), nullptr, problems);
        QVERIFY(whole != nullptr);
        // Two minions of different names, each of which is asked where it is to go.
        int at = -1;
        std::vector<int> cards;
        for (int made = 5; made < whole->record().summary.choices && at < 0; ++made) {
            const auto match = whole->matchAt(made);
            const core::smashup::TableView table = core::smashup::viewFor(*match, core::Seat::First);
            cards.clear();
            std::set<std::string> names;
            for (const core::ChoiceView& choice : table.prompt.choices) {
                const auto after = match->clone();
                if (choice.kind != core::ChoiceView::Kind::Card || choice.card < 0)
                    continue;
                after->apply(choice.choice);
                const core::smashup::TableView then = core::smashup::viewFor(*after, core::Seat::First);
                const core::smashup::CardView* held = ui::findCard(table, choice.card);
                if (held != nullptr && held->isMinion && then.prompt.source == held->name
                    && after->prompt().choices.size() > 1 && after->prompt().seat == core::Seat::First
                    && then.prompt.choices.front().kind == core::ChoiceView::Kind::Place
                    && names.insert(held->name).second)
                    cards.push_back(choice.card);
            }
            if (match->prompt().seat == core::Seat::First && cards.size() > 1)
                at = made;
        }
        QVERIFY(at > 0);
        m_record = m_open->played(setup, players, at);
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(m_record.summary.id);
        auto* hand = page().findChild<ui::FanView*>(QStringLiteral("hand"));
        const auto pick = [hand](int card) {
            const auto* model = static_cast<const ui::HandModel*>(hand->model());
            hand->setCurrentIndex(model->index(model->rowOf(card), 0));
            QTest::keyClick(hand, Qt::Key_Return);
        };
        const std::size_t before = stored().size();
        pick(cards[0]);
        QCOMPARE(stored().size(), before + 1);
        const std::string first = stored().back();
        pick(cards[1]);
        QTRY_VERIFY(stored().back() != first && stored().size() == before + 1);
    }

    void itIsMadeAgainByItsButton()
    {
        begin(true);
        const std::vector<std::string> before = stored();
        QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QCOMPARE(stored().size(), before.size() - 1);
        QTest::mouseClick(button("Redo"), Qt::LeftButton);
        QCOMPARE(stored(), before);
    }

    /// A card that is dropped at its target is played and aimed by one movement.
    void whatWasOneMovementIsTakenBackAsOne()
    {
        begin(true, true);
        const std::vector<std::string> before = stored();
        core::MatchRecord record;
        QVERIFY(m_open->matches().load(m_record.summary.id, record).ok());
        core::Problems problems;
        const auto session = core::MatchSession::resume(m_open->game(), record, nullptr, problems);
        QVERIFY(session != nullptr);
        const auto made = [&](std::size_t number) {
            const auto match = session->matchAt(static_cast<int>(number));
            return m_open->game()
                .notation()
                .fromWords(*match, match->prompt(), before[number])
                .value_or(core::Choice());
        };
        for (int i = 0; i < 2; ++i)
            QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QCOMPARE(stored().size(), before.size() - 2);
        auto* table = page().findChild<ui::TableSurface*>();
        Q_EMIT table->chosen(made(before.size() - 2));
        Q_EMIT table->chosen(made(before.size() - 1), true);
        QCOMPARE(stored(), before);
        QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QCOMPARE(stored().size(), before.size() - 2);
        QTest::mouseClick(button("Redo"), Qt::LeftButton);
        QCOMPARE(stored(), before);
    }

    /// A play with all that was answered in it; within it the last answer alone.
    void aWholePlayIsTakenBackAsOne()
    {
        const auto many = static_cast<std::size_t>(beginAfterPlay());
        const std::vector<std::string> before = stored();
        QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QCOMPARE(stored().size(), before.size() - many);
        QTest::mouseClick(button("Redo"), Qt::LeftButton);
        QCOMPARE(stored(), before);
        QTest::mouseClick(button("Undo"), Qt::LeftButton);
        core::Problems problems;
        core::MatchRecord record = m_record;
        const auto session = core::MatchSession::resume(m_open->game(), record, nullptr, problems);
        QVERIFY(session != nullptr);
        for (std::size_t i = before.size() - many; i + 1 < before.size(); ++i) {
            const auto match = session->matchAt(static_cast<int>(i));
            const auto choice = m_open->game().notation().fromWords(*match, match->prompt(), before[i]);
            QVERIFY(choice.has_value());
            Q_EMIT page().findChild<ui::TableSurface*>()->chosen(*choice);
        }
        QCOMPARE(stored().size(), before.size() - 1);
        QTest::mouseClick(button("Undo"), Qt::LeftButton);
        QCOMPARE(stored().size(), before.size() - 2);
    }

    void undoSaysWhyItCannot()
    {
        begin(false);
        const std::vector<std::string> before = stored();
        const char* const why
            = "What followed your last choice showed new cards or was settled by chance; it cannot be "
              "taken back.";
        QVERIFY(!button("Undo")->isEnabled());
        QVERIFY(!says(why));
        key(QKeySequence::Undo);
        QVERIFY2(says(why), qPrintable(said().join(QLatin1Char('\n'))));
        QCOMPARE(stored(), before);
    }
};

REGISTER_TEST(TakeBackTest)
#include "take_back_test.moc"
