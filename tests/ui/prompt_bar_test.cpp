#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "ui/table/prompt_bar.h"

#include <QApplication>
#include <QPushButton>

using core::ChoiceView;

/// The bar with the question, by itself.
class PromptBarTest final : public QObject {
    Q_OBJECT

private:
    struct Shown {
        Shown()
        {
            window.resize(1200, 200);
            bar.setGeometry(0, 0, 1200, bar.usualHeight());
            bar.setAsking(true);
            connect(&bar, &ui::PromptBar::chosen, &bar, [this](core::Choice choice) { chosen.append(choice); });
            window.show();
            window.activateWindow();
            static_cast<void>(QTest::qWaitForWindowActive(&window));
        }

        bool says(const QString& words) const
        {
            for (const QWidget* each : bar.findChildren<QWidget*>())
                if (each->isVisible() && each->accessibleName().contains(words))
                    return true;
            return false;
        }

        QWidget window;
        ui::PromptBar bar { &window };
        QList<core::Choice> chosen;
    };

    static ChoiceView choiceOf(ChoiceView::Kind kind, const char* label, std::uint8_t verb)
    {
        ChoiceView choice;
        choice.kind = kind;
        choice.label = label;
        choice.choice = { verb, 0, 0, 0 };
        return choice;
    }

private Q_SLOTS:
    /// Whoever puts a card back and presses once more ends nothing by it.
    void theWayBackStandsWhereNoAnswerDoes_data()
    {
        QTest::addColumn<int>("width");
        QTest::newRow("wide") << 1200;
        QTest::newRow("narrow") << 760;
    }
    void theWayBackStandsWhereNoAnswerDoes()
    {
        QFETCH(const int, width);
        QWidget window;
        ui::PromptBar bar(&window);
        window.resize(width, 200);
        bar.setGeometry(0, 0, width, bar.usualHeight());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const auto place = [&](const QString& name) {
            const QWidget* button = accessibility::find<QPushButton>(bar, name);
            return button == nullptr || !button->isVisible() ? QRect()
                                                             : QRect(button->mapTo(&window, QPoint()), button->size());
        };
        ChoiceView end;
        end.kind = ChoiceView::Kind::End;
        end.label = "End play phase";
        bar.setAsking(true);
        bar.setUndoPossible(true);
        bar.setQuestion(QStringLiteral("Your play:"), QStringLiteral("1 minion and 1 action left."));
        bar.setChoices({ end }, {}, true);
        QCoreApplication::processEvents();
        const QRect answer = place(QStringLiteral("End play phase"));
        QVERIFY(!answer.isEmpty());
        bar.setQuestion(QStringLiteral("Invader:"), QStringLiteral("Choose a base."));
        bar.setChoices({}, {}, true);
        bar.setPutBack(true);
        QCoreApplication::processEvents();
        const QRect back = place(QStringLiteral("Put back"));
        QVERIFY(!back.isEmpty());
        QVERIFY(!back.intersects(answer));
        for (const char* each : { "Undo", "Hint" })
            QVERIFY(!back.intersects(place(QString::fromLatin1(each))));
    }

    /// What was said to the question is not read with the one whether to end.
    void whatWasSaidGoesWhenTheEndIsAskedFor()
    {
        QWidget window;
        ui::PromptBar bar(&window);
        window.resize(1200, 200);
        bar.setGeometry(0, 0, 1200, bar.usualHeight());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        ChoiceView end;
        end.kind = ChoiceView::Kind::End;
        end.label = "End play phase";
        bar.setAsking(true);
        bar.setQuestion(QStringLiteral("Your play:"), QStringLiteral("1 action left."));
        bar.setChoices({ end }, {}, true);
        bar.setUnused(QStringLiteral("1 action"));
        const QString said = QStringLiteral("War Raptor cannot be played now.");
        bar.setRemark(said);
        const auto reads = [&] {
            for (const QWidget* each : bar.findChildren<QWidget*>())
                if (each->isVisible() && each->accessibleName().contains(said))
                    return true;
            return false;
        };
        QVERIFY(reads());
        QTest::mouseClick(accessibility::find<QPushButton>(bar, QStringLiteral("End play phase")), Qt::LeftButton);
        QVERIFY(bar.sentence().contains(QStringLiteral("1 action")));
        QVERIFY(!reads());
    }

    /// Without a way to the button first; of two golden answers, or of none, it presses none.
    void enterGivesTheGoldenAnswer()
    {
        Shown shown;
        shown.bar.setQuestion(QStringLiteral("Probe:"), QStringLiteral("Play it?"));
        const ChoiceView yes = choiceOf(ChoiceView::Kind::Word, "Play it", 1);
        const ChoiceView no = choiceOf(ChoiceView::Kind::Pass, "Pass", 2);
        shown.bar.setChoices({ yes, no });
        QVERIFY(shown.bar.focusAnswer());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(shown.chosen, QList<core::Choice> { yes.choice });
        shown.bar.setChoices(
            { choiceOf(ChoiceView::Kind::Word, "This", 3), choiceOf(ChoiceView::Kind::Word, "That", 4), no });
        QVERIFY(shown.bar.focusAnswer());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(shown.chosen.size(), 1);
    }

    /// What has the keyboard goes with its question, and the keyboard stays in the bar.
    void theKeyboardStaysWhereItWas()
    {
        Shown shown;
        QPushButton other(&shown.window);
        other.show();
        shown.bar.setChoices(
            { choiceOf(ChoiceView::Kind::Word, "This", 3), choiceOf(ChoiceView::Kind::End, "End", 4) });
        auto* const end = accessibility::find<QPushButton>(shown.bar, QStringLiteral("End"));
        QVERIFY(end != nullptr);
        end->setFocus();
        QCOMPARE(shown.window.focusWidget(), static_cast<QWidget*>(end));
        shown.bar.setAsking(false);
        shown.bar.setChoices({});
        QVERIFY(shown.window.focusWidget() != nullptr && shown.bar.isAncestorOf(shown.window.focusWidget()));
    }

    /// The key that ends a phase may be meant for the phase: it says first that an extra play would be lost.
    void theKeyThatEndsPassesOnAnExtraPlayOnlyTheSecondTime()
    {
        Shown shown;
        const ChoiceView no = choiceOf(ChoiceView::Kind::Pass, "Pass", 2);
        const auto ask = [&](bool play) {
            shown.bar.setQuestion(QStringLiteral("Hoverbot:"), QStringLiteral("you may play it as an extra minion."));
            shown.bar.setChoices({ no }, {}, true);
            shown.bar.setPlayOffered(play);
            shown.bar.focusAnswer();
        };
        const auto end = [&] { QTest::keyClick(&shown.window, Qt::Key_E, Qt::ControlModifier); };
        ask(true);
        end();
        QVERIFY(shown.chosen.isEmpty());
        QVERIFY(shown.says(QStringLiteral("it is lost")));
        end();
        QTRY_COMPARE(shown.chosen, QList<core::Choice> { no.choice });
        ask(false);
        end();
        QTRY_COMPARE(shown.chosen.size(), 2);
        // The space bar and the button are meant for this question.
        ask(true);
        QTest::mouseClick(accessibility::find<QPushButton>(shown.bar, QStringLiteral("Pass")), Qt::LeftButton);
        QCOMPARE(shown.chosen.size(), 3);
    }
};

REGISTER_TEST(PromptBarTest)
#include "prompt_bar_test.moc"
