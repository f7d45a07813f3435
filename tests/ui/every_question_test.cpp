#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/smashup/smash_up_table.h"

#include <QApplication>
#include <QSet>
#include <QTest>

#include <vector>

/// Whatever the rules ask, in whichever match: Enter chooses where the keyboard stands, and of several answers in words
/// Tab and Enter choose the first, also where something can be put back or made again.
class EveryQuestionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAnsweredByEnterOrByTabAndEnter()
    {
        ui::SmashUpTable table(samples::looks(), ui::TableSurface::Use::Play);
        table.resize(1440, 800);
        table.setAsking(true);
        table.setUndoPossible(true);
        table.setRedoPossible(true);
        table.show();
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        int chosen = 0;
        connect(&table, &ui::TableSurface::chosen, &table, [&] { ++chosen; });
        QSet<QString> asked;
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 24; ++seed) {
            const auto match
                = tests::smashUp().newMatch(tests::smashUpDrawnSetup(2 + static_cast<int>(seed % 3), seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                const auto view = core::smashup::viewFor(*match, prompt.seat);
                const QString question = QString::fromStdString(view.prompt.question());
                if (!asked.contains(question)) {
                    asked.insert(question);
                    table.showTable(view);
                    table.focusChoice();
                    QCoreApplication::processEvents();
                    const int before = chosen;
                    // Of several that are chosen together each is picked, and then all are confirmed.
                    std::vector<Qt::Key> keys { Qt::Key_Return };
                    for (int pick = 1; pick < view.prompt.left; ++pick)
                        keys.insert(keys.end(), { Qt::Key_N, Qt::Key_Return });
                    keys.insert(keys.end(), { Qt::Key_Return, Qt::Key_Tab, Qt::Key_Return, Qt::Key_Return });
                    for (const Qt::Key key : keys)
                        if (chosen == before)
                            QTest::keyClick(QApplication::focusWidget(), key);
                    QVERIFY2(chosen == before + 1,
                        qPrintable(question + QStringLiteral(" at ") + QApplication::focusWidget()->accessibleName()));
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(asked.size() > 100);
    }
};

REGISTER_TEST(EveryQuestionTest)
#include "every_question_test.moc"
