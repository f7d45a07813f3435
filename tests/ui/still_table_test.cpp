#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "tests/ui/person.h"
#include "ui/pages/play/play_page.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

/// The table lies still under the hand of whoever plays: whatever is asked, told or shown again, it keeps its place and
/// its size from the deal on, and so do the cards that one holds.
class StillTableTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::PlayPage& page() { return m_open->root().play(); }
    QWidget& table() { return *accessibility::find<QTableView>(page(), QStringLiteral("Table")); }
    QAbstractItemView* hand()
    {
        for (auto* each : page().findChildren<QAbstractItemView*>(QStringLiteral("hand")))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    bool sees(const QString& name)
    {
        for (QWidget* each : page().findChildren<QWidget*>())
            if (each->isVisible() && tests::mentions(accessibility::nameOf(each), name))
                return true;
        return false;
    }
    /// Where the table and the hand lie in the window, and where one is asked. In the place of the hand many cards may
    /// lie to choose from: then it is where all was before.
    QString places(const QString& before = {})
    {
        if (hand() == nullptr)
            return before;
        QString told;
        for (QWidget* each : { &table(), static_cast<QWidget*>(hand()), &prompt() }) {
            const QRect place(each->mapTo(&m_open->window(), QPoint()), each->size());
            told += QStringLiteral("%1,%2 %3x%4; ")
                        .arg(QString::number(place.x()), QString::number(place.y()), QString::number(place.width()),
                            QString::number(place.height()));
        }
        return told;
    }
    QWidget& prompt() { return *accessibility::find<QFrame>(page(), QStringLiteral("Prompt")); }
    void key(int code, Qt::KeyboardModifiers with = Qt::NoModifier)
    {
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(code), with);
        QTest::qWait(20);
    }

    std::int64_t begin()
    {
        core::MatchSetup setup;
        setup.seed = 11;
        setup.seats = { { "Ann", { "Aliens", "Pirates" } }, { "Ben", { "Zombies", "Wizards" } } };
        return m_open->played(setup, { "human", "random" }, 0).summary.id;
    }

private Q_SLOTS:
    void nothingMovesFromTheDealOn_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::newRow("usual") << QSize(1440, 900) << 100;
        QTest::newRow("low") << QSize(1280, 800) << 100;
        QTest::newRow("low, large text") << QSize(1280, 800) << 150;
    }

    void nothingMovesFromTheDealOn()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        m_open->window().resize(size);
        m_open->action(QStringLiteral("%1 %").arg(percent))->trigger();
        tests::showPage(m_open->window(), &page());
        page().resumeMatch(begin());
        QTest::qWait(50);
        tests::Person person(m_open->window(), 3);
        QTRY_VERIFY(!person.question().isEmpty());
        QTest::qWait(50);
        const QString still = places();
        int prompts = 0;
        int recaps = 0;
        int hints = 0;
        int remarks = 0;
        for (; prompts < 60; ++prompts) {
            const QString asked = person.question();
            QTest::qWait(5);
            if (hand() != nullptr) {
                QVERIFY2(places(still) == still, qPrintable(asked + QStringLiteral(": ") + places() + still));
                if (sees(QStringLiteral("Since your last turn"))) {
                    ++recaps;
                    if (recaps % 2 == 0) {
                        key(Qt::Key_R, Qt::ControlModifier);
                        key(Qt::Key_Return);
                        QVERIFY2(
                            places(still) == still, qPrintable(QStringLiteral("looking back: ") + places() + still));
                        key(Qt::Key_Escape);
                        key(Qt::Key_Escape);
                        QVERIFY2(places(still) == still, qPrintable(QStringLiteral("closed: ") + places() + still));
                    }
                }
                if (hints < 3 && prompts % 9 == 4) {
                    key(Qt::Key_H, Qt::ControlModifier);
                    QTRY_VERIFY(sees(QStringLiteral("Hint: §, §.")) || person.question() != asked);
                    ++hints;
                    QVERIFY2(places(still) == still, qPrintable(QStringLiteral("a hint: ") + places() + still));
                    if (auto* more = accessibility::find<QPushButton>(page(), QStringLiteral("More"));
                        more != nullptr && more->isVisible()) {
                        QTest::mouseClick(more, Qt::LeftButton);
                        QTest::qWait(20);
                        QVERIFY2(places(still) == still, qPrintable(QStringLiteral("more of it: ") + places() + still));
                    }
                }
                // Nothing can be taken back at first, and why is said.
                if (remarks < 3 && prompts % 7 == 0) {
                    ++remarks;
                    key(Qt::Key_Z, Qt::ControlModifier);
                    QTRY_VERIFY(!person.question().isEmpty());
                    QVERIFY2(places(still) == still, qPrintable(QStringLiteral("undo: ") + places() + still));
                }
            }
            if (!person.answer(1))
                break;
        }
        QVERIFY2(prompts > 30, qPrintable(person.everything()));
        QVERIFY(recaps > 2);
        QVERIFY(hints > 1);
    }
};

REGISTER_TEST(StillTableTest)
#include "still_table_test.moc"
