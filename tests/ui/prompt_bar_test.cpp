#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "ui/table/prompt_bar.h"

#include <QPushButton>

using core::ChoiceView;

/// The bar with the question, by itself.
class PromptBarTest final : public QObject {
    Q_OBJECT

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
};

REGISTER_TEST(PromptBarTest)
#include "prompt_bar_test.moc"
