#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/match_table.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/settings/settings_page.h"
#include "ui/pages/settings/shortcuts_page.h"
#include "ui/widgets/panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTimer>
#include <QToolButton>

/// The page where everything is set, and the one with all keys.
class SettingsPageTest final : public tests::WindowTest {
    Q_OBJECT

private:
    ui::MainWindow& window() { return m_open->window(); }
    QWidget& page() { return m_open->root().settings(); }
    template <typename Widget>
    Widget* find(const char* name)
    {
        return accessibility::find<Widget>(page(), QLatin1String(name));
    }
    void begun() override
    {
        QTest::mouseClick(accessibility::find<QToolButton>(window(), QStringLiteral("Settings")), Qt::LeftButton);
        QCOMPARE(tests::shownPage(window()), &page());
        QTest::qWait(20);
    }
    /// On X11 and Wayland a combo box is read out as its entry.
    QComboBox* box(const QString& name)
    {
        for (QComboBox* each : page().findChildren<QComboBox*>())
            if (tests::says(each->accessibleName(), name))
                return each;
        return nullptr;
    }
    /// What is shown on the page of keys, as it is read out.
    QStringList keys()
    {
        QStringList all;
        for (const QWidget* row : m_open->root().shortcuts().findChildren<QWidget*>())
            if (row->isVisible() && row->accessibleName().contains(QStringLiteral(": ")))
                all << row->accessibleName();
        return all;
    }

private Q_SLOTS:
    void looks()
    {
        const auto usual = qScopeGuard([this] { m_open->root().theme().setSeatSet(ui::SeatSet::Usual); });
        QTest::mouseClick(find<QPushButton>("Theme: Light"), Qt::LeftButton);
        QVERIFY(!ui::coloursOf(page().palette()).dark);
        QCOMPARE(m_open->settings().appearance(), ui::Appearance::Light);
        find<QSlider>("Text size in percent")->setValue(150);
        QTRY_COMPARE(m_open->root().theme().textPercent(), 150);
        QCOMPARE(m_open->settings().textPercent(), 150);
        find<QCheckBox>("Colours of the seats for colour-blind eyes")->click();
        QCOMPARE(m_open->settings().seatSet(), ui::SeatSet::ColourBlind);
        QVERIFY(ui::coloursOf(page().palette()).colourBlind);
        find<QCheckBox>("Menus in a bar above the page")->click();
        QVERIFY(m_open->settings().menuBar());
        QVERIFY(window().menuWidget() != nullptr);
        find<QCheckBox>("Menus in a bar above the page")->click();
        QVERIFY(window().menuWidget() == nullptr);
    }

    /// Wherever the panels find their places then, the keyboard stays at the slider, which knows steps of five alone.
    void theTextSizeIsSetInSteps()
    {
        auto* size = find<QSlider>("Text size in percent");
        const ui::Appearance appearance = m_open->settings().appearance();
        size->setFocus();
        for (int percent = 105; percent <= 140; percent += 5) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
            QTest::qWait(20);
            QCOMPARE(m_open->root().theme().textPercent(), percent);
            QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(size));
        }
        size->setValue(128); // as the mouse leaves it
        QTRY_COMPARE(m_open->root().theme().textPercent(), 130);
        QCOMPARE(size->value(), 130);
        QCOMPARE(m_open->settings().appearance(), appearance);
        // Steps that come faster than the pages are laid out are one.
        int changes = 0;
        connect(&m_open->root().theme(), &ui::Theme::changed, this, [&changes] { ++changes; });
        for (int times = 0; times < 6; ++times)
            QTest::keyClick(size, Qt::Key_Left);
        QTRY_COMPARE(m_open->root().theme().textPercent(), 100);
        QCOMPARE(changes, 1);
    }

    /// What is chosen elsewhere, too, is the same there.
    void teachesAsOftenAsItIsAsked()
    {
        QComboBox* teaching = box(QStringLiteral("Say what can be done and why"));
        QCOMPARE(teaching->currentData().toInt(), static_cast<int>(m_open->settings().teaching()));
        teaching->setFocus();
        QTest::keyClick(teaching, Qt::Key_End);
        QCOMPARE(m_open->settings().teaching(), ui::Teaching::Never);
        m_open->settings().setTeaching(ui::Teaching::Asked);
        tests::showPage(window(), &m_open->root().home());
        tests::showPage(window(), &page());
        QCOMPARE(teaching->currentData().toInt(), static_cast<int>(ui::Teaching::Asked));
    }

    void keepsBoxesAndColumns()
    {
        /// The entry of a menu by keys; what it is called.
        const auto choose = [this](const char* button, int entry) {
            auto* opens = find<QPushButton>(button);
            QString called;
            QTimer::singleShot(0, opens, [&, menu = opens->menu()] {
                menu->setActiveAction(menu->actions().value(entry));
                called = menu->actions().value(entry)->text();
                QTest::keyClick(menu, Qt::Key_Return);
            });
            QTest::mouseClick(opens, Qt::LeftButton);
            return called;
        };
        const QString game = QString::fromStdString(m_open->game().id());
        const QString gone = choose("Boxes you have", 0);
        QCOMPARE(m_open->settings().missingBoxes(game), QStringList(gone));
        QCOMPARE(choose("Boxes you have", 0), gone);
        QVERIFY(m_open->settings().missingBoxes(game).isEmpty());
        const auto* table = m_open->root().matches().findChild<ui::MatchTable*>();
        const QList<int> usual = table->wantedColumns();
        const int taken = usual.constLast();
        choose("Columns of the matches", taken);
        QVERIFY(!m_open->settings().matchColumns().contains(taken));
        tests::showPage(window(), &m_open->root().matches());
        QCOMPARE(table->wantedColumns(), m_open->settings().matchColumns());
        tests::showPage(window(), &page());
        choose("Columns of the matches", ui::MatchListModel::ColumnCount + 1); // the usual ones
        tests::showPage(window(), &m_open->root().matches());
        QCOMPARE(table->wantedColumns(), usual);
    }

    /// Enter presses a button here as it does in a dialog.
    void enterPressesAButton()
    {
        auto* keys = accessibility::find<QPushButton>(page(), QStringLiteral("Keyboard shortcuts"));
        QVERIFY(keys != nullptr);
        keys->setFocus();
        QTest::keyClick(keys, Qt::Key_Return);
        QCOMPARE(tests::shownPage(window()), &m_open->root().shortcuts());
    }

    void nothingIsOutOfSightAtTheSide_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("percent");
        QTest::newRow("usual text") << QSize(1178, 736) << 100;
        QTest::newRow("large text") << QSize(900, 560) << 200;
    }

    void nothingIsOutOfSightAtTheSide()
    {
        QFETCH(QSize, size);
        QFETCH(int, percent);
        window().resize(size);
        m_open->root().theme().setTextPercent(percent);
        const QScrollArea* area = nullptr;
        for (const QWidget* each = page().parentWidget(); each != nullptr && area == nullptr;
             each = each->parentWidget())
            area = qobject_cast<const QScrollArea*>(each);
        QVERIFY(area != nullptr);
        QTest::qWait(50);
        QVERIFY(page().minimumSizeHint().width() <= area->viewport()->width());
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
    }

    /// Beside a higher column a panel keeps its own height: there is no hole in it.
    void noPanelIsHigherThanWhatIsInIt()
    {
        int panels = 0;
        for (const ui::Panel* panel : page().findChildren<ui::Panel*>()) {
            if (!panel->isVisible())
                continue;
            ++panels;
            const int needed
                = panel->hasHeightForWidth() ? panel->heightForWidth(panel->width()) : panel->sizeHint().height();
            QVERIFY2(panel->height() <= needed + 2,
                qPrintable(QStringLiteral("%1 of %2").arg(QString::number(needed), QString::number(panel->height()))));
        }
        QVERIFY(panels > 3);
    }

    void motion()
    {
        QSlider* speed = find<QSlider>("Speed of motion, 0 to 4");
        QCOMPARE(speed->value(), 0); // nothing moves in a window of the tests
        speed->setValue(ui::kUsualMotion);
        speed->setFocus();
        QTest::keyClick(speed, Qt::Key_Right);
        QCOMPARE(m_open->settings().motionSpeed(), 3);
        QVERIFY(tests::says(speed->accessibleDescription(), QStringLiteral("fast")));
        find<QCheckBox>("Reduced motion: fade, do not fly")->click();
        QVERIFY(m_open->settings().reducedMotion());
        QComboBox* pause = box(QStringLiteral("Pause between choices of an AI"));
        pause->setFocus();
        QTest::keyClick(pause, Qt::Key_End);
        QCOMPARE(m_open->settings().aiPause(), 1400);
        m_open->settings().setAiPause(700); // as by hand
        tests::showPage(m_open->window(), &m_open->root().home());
        tests::showPage(m_open->window(), &page());
        QCOMPARE(pause->currentData().toInt(), ui::kUsualAiPause);
        find<QCheckBox>("Wait for me after a base has scored")->click();
        QVERIFY(m_open->settings().waitsAfterScoring());
    }

    void soundIsOffUntilAskedForAndEachCueCanBeHeardAndMuted()
    {
        QVERIFY(!m_open->settings().sound());
        find<QCheckBox>("Sounds at the table")->click();
        QVERIFY(m_open->settings().sound());
        QCOMPARE(m_open->listener().heard, QList { ui::Cue::YourTurn }); // so that one knows how loud it is
        QSlider* volume = find<QSlider>("Volume in percent");
        QCOMPARE(volume->value(), ui::kUsualVolume);
        volume->setFocus();
        QTest::keyClick(volume, Qt::Key_Right);
        QCOMPARE(m_open->settings().volume(), ui::kUsualVolume + 5);
        for (const ui::Cue cue : ui::kCues) {
            const QString title = ui::cueTitle(cue);
            accessibility::find<QToolButton>(page(), QStringLiteral("Listen: %1").arg(title))->click();
            QCOMPARE(m_open->listener().heard.last(), cue);
            auto* box = accessibility::find<QCheckBox>(page(), title);
            QVERIFY(box->isChecked());
            box->click();
            QVERIFY(!m_open->settings().hears(cue));
        }
        find<QCheckBox>("Sounds at the table")->click();
        QVERIFY(!m_open->settings().sound());
        for (const ui::Cue cue : ui::kCues) // what is not heard anyway cannot be left out
            QVERIFY(!accessibility::find<QCheckBox>(page(), ui::cueTitle(cue))->isEnabled());
    }

    void speaksAnotherLanguageAtOnce()
    {
        QComboBox* languages = box(QStringLiteral("Language"));
        QVERIFY(languages != nullptr);
        const QString other = ui::spokenLanguage() == QLatin1String("de") ? QStringLiteral("en") : QStringLiteral("de");
        languages->setCurrentIndex(languages->findData(other));
        Q_EMIT languages->activated(languages->currentIndex());
        QTRY_COMPARE(ui::spokenLanguage(), other);
        QTRY_VERIFY(accessibility::withText<QLabel>(page(), QStringLiteral("Settings")) != nullptr);
        QCOMPARE(m_open->settings().language(), other);
    }

    void thePrintingOfNewMatches()
    {
        QComboBox* printing = box(QStringLiteral("Printing"));
        QVERIFY(printing != nullptr && printing->count() == 2);
        printing->setCurrentIndex(1);
        Q_EMIT printing->activated(1);
        QCOMPARE(m_open->settings().lastPlan(QString::fromStdString(m_open->game().id())).set.toStdString(),
            m_open->game().setNames()[1]);
    }

    void everyKeyOfTheMenusIsListed()
    {
        QTest::keyClick(&window(), Qt::Key_F1, Qt::ControlModifier);
        QCOMPARE(tests::shownPage(window()), static_cast<QWidget*>(&m_open->root().shortcuts()));
        QTest::qWait(20);
        const QStringList all = keys();
        int withKey = 0;
        for (const QAction* action : window().findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly))
            if (!action->shortcut().isEmpty()) {
                ++withKey;
                const QString words = QString(action->text()).remove(QLatin1Char('&')).remove(QStringLiteral("…"));
                bool listed = false;
                for (const QString& row : all)
                    listed = listed
                        || (row.endsWith(words) && row.contains(action->shortcut().toString(QKeySequence::NativeText)));
                QVERIFY2(listed, qPrintable(words));
            }
        QVERIFY(withKey > 8);
    }

    void keysAreSearchedAsOneTypes()
    {
        QTest::mouseClick(find<QPushButton>("Keyboard shortcuts"), Qt::LeftButton);
        QTest::qWait(20);
        const QString words = QString(m_open->action(QStringLiteral("F&ull screen"))->text()).remove(QLatin1Char('&'));
        QTest::keyClicks(QApplication::focusWidget(), words.left(8).toLower());
        QCOMPARE(keys(), QStringList(QStringLiteral("F11: ") + words));
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("zzz"));
        QVERIFY(accessibility::withText<QLabel>(m_open->root().shortcuts(), QStringLiteral("No key does that."))
                    ->isVisible());
    }

    void everythingHasAName() { QCOMPARE(accessibility::nameless(page()), QStringList()); }
};

REGISTER_TEST(SettingsPageTest)
#include "settings_page_test.moc"
