#include "core/record/replayer.h"
#include "core/smashup/words/view.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/language.h"
#include "ui/pages/play/play_page.h"
#include "ui/table/reason_bubble.h"
#include "ui/table/smashup/fan_view.h"
#include "ui/table/spot_marks.h"
#include "ui/table/table_surface.h"
#include "ui/theme.h"

#include <QApplication>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTextBlock>
#include <QTextEdit>
#include <QToolButton>

/// What happened since one's last turn, in the window: by mouse and keyboard, in each language.
class RecapTest final : public tests::WindowTest {
    Q_OBJECT

private:
    core::MatchRecord m_record;

    ui::PlayPage& page() { return m_open->root().play(); }
    QWidget& strip() { return *accessibility::find<QFrame>(page(), QStringLiteral("Since your last turn")); }
    bool open() { return strip().isVisible(); }
    QTableView& table() { return *accessibility::find<QTableView>(page(), QStringLiteral("Table")); }
    QString turn() { return table().model()->headerData(table().model()->rowCount() - 2, Qt::Vertical).toString(); }
    /// What the prompt says.
    QString asked()
    {
        QWidget* prompt = accessibility::find<QFrame>(page(), QStringLiteral("Prompt"));
        return prompt->findChild<QLabel*>(QStringLiteral("question"))->accessibleName();
    }
    /// Something on the table is said to be new.
    bool marked()
    {
        for (int row = 0; row < table().model()->rowCount(); ++row)
            for (int column = 0; column < table().model()->columnCount(); ++column) {
                const QString said = table().model()->index(row, column).data(Qt::AccessibleTextRole).toString();
                if (said.contains(tests::inWords(QStringLiteral("%1 (new)")).mid(2)))
                    return true;
            }
        return false;
    }
    QAbstractButton* tool(const QString& name) { return accessibility::find<QAbstractButton>(page(), name); }
    /// The parts that can be pointed at, in their order.
    QList<QAbstractButton*> parts()
    {
        QList<QAbstractButton*> all;
        for (QAbstractButton* each : strip().findChildren<QAbstractButton*>())
            if (each->isVisible() && qobject_cast<QToolButton*>(each) == nullptr
                && qobject_cast<QPushButton*>(each) == nullptr)
                all.append(each);
        return all;
    }
    /// All that can be read in the window now, but the hand of whoever looks at it.
    QStringList everythingSaid()
    {
        QStringList all;
        for (QWidget* each : page().findChildren<QWidget*>())
            if (each->isVisible())
                all << accessibility::nameOf(each) << each->toolTip();
        for (const QTextEdit* each : page().findChildren<QTextEdit*>())
            all << each->toPlainText();
        return all;
    }
    void key(int code, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), with);
    }

    /// A match of these players that has come to a turn of the first seat, with others' turns before it, after a third
    /// of what it was to be.
    void begin(const std::vector<std::string>& players)
    {
        core::MatchSetup setup;
        setup.seed = 11;
        const std::vector<std::vector<std::string>> pairs { { "Aliens", "Pirates" }, { "Zombies", "Wizards" },
            { "Ninjas", "Robots" } };
        for (std::size_t i = 0; i < players.size(); ++i)
            setup.seats.push_back({ std::string("Ann Ben Cleo").substr(i * 4, i == 2 ? 4 : 3), pairs[i] });
        const core::MatchRecord whole = m_open->played(setup, players, -1);
        const auto all = static_cast<int>(whole.choices.size());
        int at = 0;
        int own = 0;
        int turn = 0;
        core::replay(m_open->game(), whole, [&](const core::Match& before, core::Choice) {
            const core::Standing standing = before.standing();
            const bool mine = core::contains(standing.current, core::Seat::First);
            if (own == 0 && 3 * at >= all && mine && standing.turn != turn && before.prompt().seat == core::Seat::First)
                own = at;
            if (mine)
                turn = standing.turn;
            ++at;
        });
        QVERIFY(own > 0);
        m_record = m_open->played(setup, players, own);
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(m_record.summary.id);
    }

    std::size_t choicesStored()
    {
        core::MatchRecord now;
        return m_open->matches().load(m_record.summary.id, now).ok() ? now.choices.size() : 0;
    }

private Q_SLOTS:
    void itOpensAtTheOwnTurnAndLeavesTheKeyboardWhereItIs()
    {
        begin({ "human", "random" });
        QVERIFY(open());
        QVERIFY(!parts().isEmpty());
        QVERIFY(!strip().isAncestorOf(QApplication::focusWidget()));
        // Over nothing: the strip ends where the table begins.
        const QRect here(strip().mapToGlobal(QPoint()), strip().size());
        const QRect below(table().mapToGlobal(QPoint()), table().size());
        QVERIFY(!here.intersects(below));
        // Each part says whole sentences of what stands in the log.
        const QString log = accessibility::find<QTextEdit>(page(), QStringLiteral("Log"))->toPlainText();
        for (const QAbstractButton* part : parts())
            QVERIFY2(log.contains(part->accessibleName().section(QLatin1Char('.'), 0, 0)),
                qPrintable(part->accessibleName()));
    }

    /// New is what happened since one's own last turn, whatever lay on this table meanwhile.
    void anotherMatchInBetweenIsNoNews()
    {
        const auto cells = [this] {
            QStringList all;
            for (int row = 0; row < table().model()->rowCount(); ++row)
                for (int column = 0; column < table().model()->columnCount(); ++column)
                    all << table().model()->index(row, column).data(Qt::AccessibleTextRole).toString();
            return all;
        };
        begin({ "human", "random" });
        const QStringList before = cells();
        const std::int64_t id = m_record.summary.id;
        begin({ "human", "random", "random" });
        QVERIFY(cells() != before);
        page().resumeMatch(id);
        QCOMPARE(cells(), before);
    }

    /// It follows the turns of the others, and is read from its beginning.
    void itBeginsWithWhatHappenedFirst()
    {
        m_open->window().resize(900, 700);
        begin({ "human", "random", "random" });
        const auto seen = [](const QWidget* part) { return part->visibleRegion().boundingRect() == part->rect(); };
        const auto* hint = accessibility::find<QPushButton>(page(), QStringLiteral("Hint"));
        const QString before = turn();
        // Until there is more of it than room.
        const auto told = [&] { return turn() != before && open() && hint->isEnabled() && !parts().isEmpty(); };
        for (int i = 0; i < 200 && !(told() && !(seen(parts().first()) && seen(parts().last()))); ++i) {
            if (i % 3 == 2 && page().findChild<ui::TableSurface*>()->isAncestorOf(QApplication::focusWidget()))
                key(Qt::Key_Return); // what has to be answered
            else
                key(Qt::Key_E, Qt::ControlModifier);
            QTest::qWait(20);
        }
        QVERIFY(told());
        QVERIFY(seen(parts().first()));
        QVERIFY(!seen(parts().last()));
    }

    void escapeClosesItAndItsKeyOpensItAgain()
    {
        begin({ "human", "random" });
        QWidget* const hand = QApplication::focusWidget();
        key(Qt::Key_Escape);
        QVERIFY(!open());
        QCOMPARE(QApplication::focusWidget(), hand);
        key(Qt::Key_R, Qt::ControlModifier);
        QVERIFY(open());
        QCOMPARE(QApplication::focusWidget(), parts().first());
        key(Qt::Key_R, Qt::ControlModifier); // from there it closes again
        QVERIFY(!open());
        QVERIFY(table().window()->focusWidget() != nullptr);
        QVERIFY(!strip().isAncestorOf(QApplication::focusWidget()));
        page().commands().constFirst()->trigger();
        QVERIFY(open());
    }

    void whoActsSeesTheTableOfNowAndNothingMoves()
    {
        begin({ "human", "random" });
        QVERIFY(marked()); // though the match was only just opened
        const QPoint place = table().mapToGlobal(QPoint());
        const std::size_t before = choicesStored();
        for (int i = 0; i < 40 && choicesStored() == before; ++i) {
            key(i % 2 == 0 ? Qt::Key_Return : Qt::Key_N);
            QTest::qWait(1);
        }
        QVERIFY(choicesStored() > before);
        QVERIFY(!marked());
        QVERIFY(open());
        QCOMPARE(table().mapToGlobal(QPoint()), place);
        key(Qt::Key_Escape); // it puts back what is half done, and closes nothing
        QVERIFY(open());
    }

    void aPartIsSeenAgainAndTheMatchIsAsItWas()
    {
        begin({ "human", "random" });
        const std::size_t before = choicesStored();
        const QString now = turn();
        const QString question = asked();
        const qsizetype count = parts().size();
        key(Qt::Key_R, Qt::ControlModifier);
        key(Qt::Key_Return);
        QVERIFY2(turn() != now, qPrintable(turn()));
        QVERIFY2(asked().contains(parts().first()->accessibleName()), qPrintable(asked()));
        // Nothing can be chosen there.
        for (const char* name : { "Undo", "Hint" })
            QVERIFY(!accessibility::find<QPushButton>(page(), QString::fromLatin1(name))->isEnabled());
        for (int row = 0; row < table().model()->rowCount(); ++row)
            for (int column = 0; column < table().model()->columnCount(); ++column)
                QVERIFY(!tests::mentions(table().model()->index(row, column).data(Qt::AccessibleTextRole).toString(),
                    QStringLiteral("can be chosen")));
        for (qsizetype i = 1; i < count; ++i) {
            key(Qt::Key_Right);
            QCOMPARE(QApplication::focusWidget(), parts().at(i));
            QVERIFY2(asked().contains(parts().at(i)->accessibleName()), qPrintable(asked()));
        }
        QCOMPARE(tool(QStringLiteral("See the next step again"))->isEnabled(), false);
        key(Qt::Key_Left);
        QTest::qWait(20);
        QCOMPARE(choicesStored(), before);
        key(Qt::Key_Escape); // back to now, and to the table
        QCOMPARE(turn(), now);
        QCOMPARE(asked(), question);
        QVERIFY(open());
        QVERIFY(!strip().isAncestorOf(QApplication::focusWidget()));
        key(Qt::Key_Escape);
        QVERIFY(!open());
        QCOMPARE(choicesStored(), before);
        QVERIFY(page().hasRunningMatch());
    }

    /// What a part or a line of the log tells of lies beside the table in full, and is marked on it.
    void whatIsPointedAtIsShown()
    {
        begin({ "human", "random" });
        m_open->window().resize(1400, 900); // the log has room beside the table
        auto& surface = *page().findChild<ui::TableSurface*>();
        const auto* marks = page().findChild<ui::SpotMarks*>();
        // The names that are shown in the words that are pointed at.
        const auto shownOf = [&surface](const QString& words) {
            const QList<QLabel*> labels = surface.closeUp()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QLabel* label) {
                return label->text().size() > 3 && words.contains(label->text(), Qt::CaseInsensitive);
            });
        };
        key(Qt::Key_R, Qt::ControlModifier);
        int shown = 0;
        for (const QAbstractButton* part : parts()) {
            shown += shownOf(part->accessibleName()) ? 1 : 0;
            key(Qt::Key_Right);
        }
        QVERIFY(shown > 0); // a base that is gone lies nowhere
        auto* log = accessibility::find<QTextEdit>(page(), QStringLiteral("Log"));
        QTRY_VERIFY(log->isVisible());
        shown = 0;
        QTest::mouseMove(log->viewport(), QPoint(8, 8));
        const QRect place = log->geometry();
        for (QTextBlock block = log->document()->lastBlock(); block.isValid(); block = block.previous()) {
            log->setTextCursor(QTextCursor(block));
            QTest::mouseMove(log->viewport(), log->cursorRect().center() + QPoint(4, 0));
            shown += !marks->spots().isEmpty() && shownOf(block.text()) ? 1 : 0;
        }
        QVERIFY(shown > 1);
        QCOMPARE(log->geometry(), place); // no line has moved away from under the pointer
        QTest::mouseMove(&table(), QPoint(2, 2));
        QVERIFY(marks->spots().isEmpty());
    }

    void theMouseSeesItAgainToo()
    {
        begin({ "human", "random" });
        const QString now = turn();
        QTest::mouseClick(parts().first(), Qt::LeftButton);
        QVERIFY(turn() != now);
        QTest::mouseClick(tool(QStringLiteral("Back to now")), Qt::LeftButton);
        QCOMPARE(turn(), now);
        QTest::mouseClick(tool(QStringLiteral("Close what happened")), Qt::LeftButton);
        QVERIFY(!open());
    }

    /// Whoever means to play there hears what leads back; the key does from wherever the keyboard is.
    void theTableOfBeforeSaysTheWayBack()
    {
        m_open->window().resize(1400, 900);
        begin({ "human", "random" });
        const QString now = turn();
        QTest::mouseClick(parts().first(), Qt::LeftButton);
        QVERIFY(turn() != now);
        auto* hand = page().findChild<ui::FanView*>(QStringLiteral("hand"));
        const auto* reason = page().findChild<ui::ReasonBubble*>();
        QTest::mouseClick(hand->viewport(), Qt::LeftButton, {}, hand->cardRect(0).center().toPoint());
        QVERIFY(reason->isVisible());
        const QString words = reason->reason();
        QVERIFY2(
            words.contains(static_cast<QPushButton*>(tool(QStringLiteral("Back to now")))->text()), qPrintable(words));
        QVERIFY2(words.contains(QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)), qPrintable(words));
        for (QWidget* each : std::initializer_list<QWidget*> {
                 accessibility::find<QTextEdit>(page(), QStringLiteral("Log")), tool(QStringLiteral("Log")) }) {
            if (turn() == now)
                QTest::mouseClick(parts().first(), Qt::LeftButton);
            each->setFocus(Qt::OtherFocusReason);
            QCOMPARE(QApplication::focusWidget(), each);
            key(Qt::Key_Escape);
            QCOMPARE(turn(), now);
            QVERIFY(open());
        }
    }

    /// A first match teaches meanwhile; what it says comes back with the table of now.
    void theWayBackStaysWhateverIsDoneBeside()
    {
        m_open->settings().setTeaching(ui::Teaching::Asked);
        begin({ "human", "random" });
        const QString now = turn();
        QTest::mouseClick(parts().first(), Qt::LeftButton);
        QVERIFY(turn() != now);
        auto* log = tool(QStringLiteral("Log"));
        for (int times = 0; times < 2; ++times) {
            log->setFocus(Qt::MouseFocusReason);
            QTest::mouseClick(log, Qt::LeftButton);
            QTest::qWait(20);
            QVERIFY(strip().isVisible());
        }
        QTest::mouseClick(tool(QStringLiteral("Back to now")), Qt::LeftButton);
        QCOMPARE(turn(), now);
    }

    /// Another language and another theme, while the table is one of before.
    void aNewLanguageTellsItAnew()
    {
        begin({ "human", "random" });
        const QString now = turn();
        key(Qt::Key_R, Qt::ControlModifier);
        key(Qt::Key_Return);
        const QString was = parts().first()->accessibleName();
        ui::speak(ui::spokenLanguage() == QLatin1String("de") ? QStringLiteral("en") : QStringLiteral("de"));
        QTRY_VERIFY(accessibility::find<QFrame>(page(), QStringLiteral("Since your last turn")) != nullptr);
        QVERIFY(open());
        QVERIFY(parts().first()->accessibleName() != was);
        QVERIFY(strip().isAncestorOf(QApplication::focusWidget()));
        QCOMPARE(turn().section(QLatin1Char(' '), -1), now.section(QLatin1Char(' '), -1)); // and leads back to now
        m_open->root().theme().setTextPercent(200);
        QVERIFY(open());
        key(Qt::Key_Escape);
        QVERIFY(!open());
    }

    /// At one screen each hears of the others, and nobody before the screen is theirs.
    void atOneScreenEachHearsOfTheOthers()
    {
        begin({ "human", "human", "random" });
        const auto cover = [this]() -> QPushButton* {
            for (QPushButton* each : page().findChildren<QPushButton*>())
                if (each->isVisible() && tests::says(each->text(), QStringLiteral("Show the hand of Ann")))
                    return each;
            return nullptr;
        };
        QVERIFY(cover() != nullptr);
        QVERIFY(!open());
        QVERIFY(!page().commands().constFirst()->isEnabled());
        QTest::mouseClick(cover(), Qt::LeftButton);
        QVERIFY(open());
        QVERIFY(marked());
        // What the others hold is said nowhere, on the table of before neither.
        const QString before = everythingSaid().join(QLatin1Char('\n'));
        const core::ReplayReport report = core::replay(m_open->game(), m_record);
        QVERIFY(report.match != nullptr);
        QStringList secrets;
        for (const int other : { 1, 2 })
            for (const auto& card : core::smashup::viewFor(*report.match, core::seatAt(other)).hand)
                if (const QString name = QString::fromStdString(card.name); !before.contains(name))
                    secrets << name;
        QVERIFY(!secrets.isEmpty());
        key(Qt::Key_R, Qt::ControlModifier);
        for (qsizetype i = 0; i < parts().size(); ++i) {
            key(i == 0 ? Qt::Key_Return : Qt::Key_Right);
            const QString said = everythingSaid().join(QLatin1Char('\n'));
            for (const QString& secret : secrets)
                QVERIFY2(!said.contains(secret), qPrintable(secret));
        }
    }

    void everybodyElseWhoPlaysIsNotDisturbed()
    {
        begin({ "random", "random" });
        QVERIFY(!open());
        QVERIFY(!page().commands().constFirst()->isEnabled());
    }
};

REGISTER_TEST(RecapTest)
#include "recap_test.moc"
