#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "ui/main_window.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/play/play_page.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

/// The window around a match on the table: what is asked before it, between its choices and about its end.
class TablePageTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Composition> m_composition;
    std::unique_ptr<app::CompositionRoot> m_root;

    ui::MainWindow& window() { return m_root->window(); }
    ui::PlayPage& page() { return m_root->play(); }
    QDialog* dialog() { return qobject_cast<QDialog*>(QApplication::activeModalWidget()); }
    QPushButton* button(QWidget& root, const QString& text)
    {
        for (QPushButton* each : root.findChildren<QPushButton*>())
            if (each->isVisible() && each->text() == text)
                return each;
        return nullptr;
    }
    /// Opens the dialog with the key and starts with two persons.
    void startWithTwoPersons()
    {
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr);
        auto* player = accessibility::find<QComboBox>(*dialog(), QStringLiteral("Person"));
        for (QComboBox* box : dialog()->findChildren<QComboBox*>())
            if (box->accessibleName() == QStringLiteral("Seat 2: player"))
                player = box;
        QVERIFY(player != nullptr);
        player->setCurrentText(QStringLiteral("Person"));
        QTest::mouseClick(button(*dialog(), QStringLiteral("Start")), Qt::LeftButton);
        QTRY_VERIFY(page().hasRunningMatch());
    }

private Q_SLOTS:
    void init()
    {
        QVERIFY(m_folder.isValid());
        m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
        m_settings->setLastPlan({});
        m_composition
            = std::make_unique<app::Composition>(m_folder.filePath(QStringLiteral("matches.db")).toStdString());
        m_root = std::make_unique<app::CompositionRoot>(*qApp, *m_composition, *m_settings);
        QString error;
        QVERIFY2(m_root->build(error), qPrintable(error));
        window().resize(1440, 900);
        window().show();
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }

    void cleanup()
    {
        m_root.reset();
        m_composition.reset();
        m_settings.reset();
    }

    void severalPersonsAreNobodysYou()
    {
        startWithTwoPersons();
        QTRY_VERIFY(button(page(), QStringLiteral("Show the hand of Player 1")) != nullptr
            || button(page(), QStringLiteral("Show the hand of Player 2")) != nullptr);
    }

    void theKeyForANewMatchWorksAtTheTableToo()
    {
        startWithTwoPersons();
        QTest::keyClick(&window(), Qt::Key_N, Qt::ControlModifier);
        QTRY_VERIFY(dialog() != nullptr);
        dialog()->reject();
    }

    void theCoverTakesTheKeyboardWheneverItIsShown()
    {
        startWithTwoPersons();
        const auto cover = [this]() -> QPushButton* {
            for (QPushButton* each : page().findChildren<QPushButton*>())
                if (each->isVisible() && each->text().startsWith(QStringLiteral("Show the hand")))
                    return each;
            return nullptr;
        };
        QTRY_VERIFY(cover() != nullptr && cover()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!page().isVisible());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2, Qt::ControlModifier);
        QTRY_VERIFY(cover() != nullptr && cover()->hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(cover() == nullptr);
    }

    void givingUpIsNotWhatEnterDoes()
    {
        startWithTwoPersons();
        const std::int64_t id = page().matchId();
        const auto* menu = accessibility::find<QToolButton>(page(), QStringLiteral("Match menu"))->menu();
        QAction* giveUp = nullptr;
        for (QAction* each : menu->actions())
            if (each->text() == QStringLiteral("Give up this match"))
                giveUp = each;
        QVERIFY(giveUp != nullptr);
        giveUp->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        QTest::keyClick(dialog(), Qt::Key_Return);
        QTRY_VERIFY(dialog() == nullptr);
        QVERIFY(page().hasRunningMatch());
        giveUp->trigger();
        QTRY_VERIFY(dialog() != nullptr);
        QTest::mouseClick(button(*dialog(), QStringLiteral("Give up")), Qt::LeftButton);
        QTRY_VERIFY(!page().hasRunningMatch());
        // It cannot be taken up again, and the page says why.
        page().resumeMatch(id);
        QTRY_VERIFY(dialog() != nullptr);
        QVERIFY(qobject_cast<QMessageBox*>(dialog())->text().contains(QStringLiteral("given up")));
        dialog()->reject();
        QVERIFY(!page().hasRunningMatch());
    }

    void aDeletedMatchLeavesTheTable()
    {
        startWithTwoPersons();
        const std::int64_t id = page().matchId();
        QVERIFY(id != 0);
        Q_EMIT m_root->matches().matchRemoved(id);
        QVERIFY(page().matchId() == 0);
        QVERIFY(button(page(), QStringLiteral("New match")) != nullptr);
    }
};

REGISTER_TEST(TablePageTest)
#include "table_page_test.moc"
