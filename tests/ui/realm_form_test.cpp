#include "core/game/shelf.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/play/new_match_dialog.h"
#include "ui/text/seat_names.h"
#include "ui/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include <cstdlib>

/// The form for a match of Star Realms: the format decides who sits down and what is asked.
class RealmFormTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init();
    void cleanup();
    void aFormatBringsItsSeats();
    void asksOnlyWhatMatters();
    void aChallengeIsForOne();
    void saysWhatAFormatRestsOn();
    void saysWhoIsWithWhom();
    void scrollsOverALowWindow();
    void entriesSayHowManyPlay();
    void isNoWiderThanItsWindow();
    void scrollsNothingThatFits();
    void aSeatMoreGoesToTheNextNumberThatMayPlay();

private:
    QComboBox* box(const char* option) { return m_dialog->findChild<QComboBox*>(QLatin1String(option)); }
    void choose(const char* option, const char* value)
    {
        box(option)->setCurrentIndex(box(option)->findData(QLatin1String(value)));
    }
    int seats() { return static_cast<int>(m_dialog->plan().seats.size()); }
    bool mayStart() { return m_dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->isEnabled(); }
    QString remark() { return m_dialog->findChild<QLabel*>(QStringLiteral("remark"))->text(); }

    std::unique_ptr<ui::Theme> m_theme;
    std::unique_ptr<ui::NewMatchDialog> m_dialog;
};

void RealmFormTest::init()
{
    if (m_theme == nullptr)
        m_theme = std::make_unique<ui::Theme>(*qApp);
    tests::speakNext();
    m_dialog = std::make_unique<ui::NewMatchDialog>(core::Shelf(tests::starRealms()), std::vector<core::SavedPair>(),
        std::vector<ui::MatchPlan>(), QStringList(), nullptr);
    m_dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_dialog.get()));
}

void RealmFormTest::cleanup()
{
    m_dialog.reset();
    ui::speak(QStringLiteral("en"));
}

void RealmFormTest::aFormatBringsItsSeats()
{
    QCOMPARE(seats(), 2);
    QVERIFY(mayStart());
    choose("format", "free-for-all");
    QCOMPARE(seats(), 3);
    QVERIFY(mayStart());
    choose("format", "emperor");
    QCOMPARE(seats(), 6);
    QVERIFY(mayStart());
    choose("format", "hydra");
    QCOMPARE(seats(), 6); // as many as there are, as far as the format is for them
    choose("format", "standard");
    QCOMPARE(seats(), 2);
    QVERIFY(mayStart());
    QCOMPARE(m_dialog->plan().seats.front().player, QStringLiteral("human"));
}

void RealmFormTest::asksOnlyWhatMatters()
{
    QVERIFY(box("format")->isVisible());
    QVERIFY(!box("challenge")->isVisible());
    QVERIFY(!box("level")->isVisible());
    accessibility::find<QPushButton>(*m_dialog, QStringLiteral("Change the rules"))->click();
    QVERIFY(box("explorer")->isVisible());
    QVERIFY(!box("raid_hand")->isVisible());
    QVERIFY(!box("hunter_bases")->isVisible());
    QVERIFY(!box("team_combat")->isVisible());
    choose("format", "raid");
    QVERIFY(box("raid_hand")->isVisible());
    choose("format", "first-blood");
    QVERIFY(box("hunter_bases")->isVisible());
    QVERIFY(!box("raid_hand")->isVisible());
    choose("format", "hydra");
    QVERIFY(box("team_combat")->isVisible());
}

void RealmFormTest::aChallengeIsForOne()
{
    choose("format", "challenge");
    QVERIFY(box("challenge")->isVisible());
    QVERIFY(box("level")->isVisible());
    QCOMPARE(seats(), 2);
    accessibility::find<QAbstractButton>(*m_dialog, QStringLiteral("Remove seat 2"))->click();
    QCOMPARE(seats(), 1);
    QVERIFY(mayStart());
    choose("format", "standard");
    QCOMPARE(seats(), 2);
}

void RealmFormTest::saysWhatAFormatRestsOn()
{
    QVERIFY(remark().isEmpty());
    choose("format", "emperor");
    QVERIFY(tests::says(remark(),
        QStringLiteral("This format rests on the user's manual alone. Where that says nothing, Breakpoint has "
                       "decided.")));
    choose("format", "challenge");
    QVERIFY(remark().contains(QStringLiteral("Madness of the Machine")));
    QVERIFY(remark().contains(QStringLiteral("Defy the Empire")));
    QVERIFY(remark().contains(QStringLiteral("The Cost of Freedom")));
}

void RealmFormTest::saysWhoIsWithWhom()
{
    const auto mode = [this] { return m_dialog->findChild<QLabel*>(QStringLiteral("mode"))->text(); };
    const bool german = ui::spokenLanguage() == QStringLiteral("de");
    QVERIFY2(mode().contains(german ? QStringLiteral("Wer den anderen auf 0 bringt, gewinnt.")
                                    : QStringLiteral("Whoever brings the other down to 0 wins.")),
        qPrintable(mode()));
    choose("format", "hydra");
    QCOMPARE(seats(), 4);
    QStringList names;
    for (const ui::SeatPlan& seat : m_dialog->plan().seats)
        names << (seat.name == ui::kYou ? QStringLiteral("You") : seat.name);
    QVERIFY2(tests::mentions(
                 mode(), QStringLiteral("%1 and %2 against %3 and %4.").arg(names[0], names[1], names[2], names[3])),
        qPrintable(mode()));
    choose("format", "challenge");
    choose("challenge", "pirates"); // 25 authority for each of four seats
    QVERIFY2(mode().contains(german ? QStringLiteral("Ihr gewinnt, wenn ihre 100 Autorität weg sind")
                                    : QStringLiteral("You win when their 100 authority is gone")),
        qPrintable(mode()));
    QVERIFY2(mode().contains(QStringLiteral("Pirates of the Dark Star.")), qPrintable(mode()));
}

/// However much is open in it, it is no higher than the window that it lies over.
void RealmFormTest::scrollsOverALowWindow()
{
    QWidget window;
    window.resize(900, 560);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* dialog = new ui::NewMatchDialog(core::Shelf(tests::starRealms()), std::vector<core::SavedPair>(),
        std::vector<ui::MatchPlan>(), QStringList(), &window);
    dialog->show();
    QVERIFY(QTest::qWaitForWindowExposed(dialog));
    QVERIFY(dialog->height() <= 560);
    accessibility::find<QPushButton>(*dialog, QStringLiteral("Change the rules"))->click();
    QTest::qWait(30);
    QVERIFY2(dialog->height() <= 560, qPrintable(QString::number(dialog->height())));
    QVERIFY(dialog->findChild<QScrollArea*>()->verticalScrollBar()->maximum() > 0);
    QVERIFY(dialog->findChild<QDialogButtonBox*>()->isVisible());
}

void RealmFormTest::entriesSayHowManyPlay()
{
    const auto entry
        = [this](const char* value) { return box("format")->itemText(box("format")->findData(QLatin1String(value))); };
    QVERIFY(tests::mentions(entry("standard"), QStringLiteral("2 seats")));
    QVERIFY(tests::mentions(entry("hydra"), QStringLiteral("4 or 6 seats")));
    QVERIFY(tests::mentions(entry("challenge"), QStringLiteral("1 to 4 seats")));
}

void RealmFormTest::scrollsNothingThatFits()
{
    for (const char* format : { "raid", "emperor", "challenge", "standard", "free-for-all", "raid" }) {
        choose("format", format);
        for (int i = 0; i < 2; ++i) {
            QTest::qWait(30);
            const bool scrolls = m_dialog->findChild<QScrollArea*>()->verticalScrollBar()->maximum() > 0;
            const bool fits = m_dialog->height() + 40 < m_dialog->screen()->availableGeometry().height();
            QVERIFY2(!scrolls || !fits, format);
            if (QPushButton* more = accessibility::find<QPushButton>(*m_dialog, QStringLiteral("Add a seat"));
                more->isEnabled())
                more->click();
        }
    }
}

void RealmFormTest::aSeatMoreGoesToTheNextNumberThatMayPlay()
{
    const auto more = [this] { return accessibility::find<QPushButton>(*m_dialog, QStringLiteral("Add a seat")); };
    QVERIFY(!more()->isEnabled());
    choose("format", "hydra");
    QCOMPARE(seats(), 4);
    more()->click();
    QCOMPARE(seats(), 6);
    QVERIFY(mayStart());
    QVERIFY(!more()->isEnabled());
    choose("format", "challenge");
    while (more()->isEnabled())
        more()->click();
    QCOMPARE(seats(), 4);
    QVERIFY(mayStart());
}

/// However long the entries are. BREAKPOINT_SPECIMEN puts pictures there.
void RealmFormTest::isNoWiderThanItsWindow()
{
    QFETCH_GLOBAL(const QString, language);
    for (const int percent : { 100, 165 }) {
        m_theme->setTextPercent(percent);
        m_dialog = nullptr;
        init();
        choose("format", "challenge");
        accessibility::find<QPushButton>(*m_dialog, QStringLiteral("Change the rules"))->click();
        QTest::qWait(30);
        const auto* scrolled = m_dialog->findChild<QScrollArea*>();
        QStringList wide;
        for (const QWidget* each : scrolled->widget()->findChildren<QWidget*>())
            if (each->isVisible() && each->minimumSizeHint().width() > scrolled->viewport()->width())
                wide << QStringLiteral("%1 %2 %3 %4")
                            .arg(QLatin1String(each->metaObject()->className()), each->objectName(),
                                each->accessibleName(), QString::number(each->minimumSizeHint().width()));
        QVERIFY2(scrolled->horizontalScrollBar()->maximum() == 0, qPrintable(wide.join(QLatin1Char('\n'))));
        if (const char* folder = std::getenv("BREAKPOINT_SPECIMEN"))
            m_dialog->grab().save(QStringLiteral("%1/form-%2-%3.png")
                                      .arg(QString::fromLocal8Bit(folder), language, QString::number(percent)));
    }
    m_theme->setTextPercent(100);
}

REGISTER_TEST(RealmFormTest)
#include "realm_form_test.moc"
