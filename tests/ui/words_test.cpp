#include "tests/support/suite.h"
#include "translations/languages.h"
#include "ui/language.h"
#include "ui/models/match_list_model.h"
#include "ui/text/joined.h"
#include "ui/text/match_words.h"
#include "ui/text/player_words.h"
#include "ui/text/seat_names.h"
#include "ui/widgets/name_field.h"

#include <QCoreApplication>
#include <QLocale>
#include <QProcess>
#include <QTest>

/// Counts, lists and names in the language that is spoken.
class WordsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreAList()
    {
        QCOMPARE(ui::namesText({ QStringLiteral("Ann"), QStringLiteral("Ben") }), QStringLiteral("Ann and Ben"));
        QCOMPARE(ui::namesText({ QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cy") }),
            QStringLiteral("Ann, Ben and Cy"));
    }

    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// LC_TIME may have another language than LANG. In a process of its own, for Qt reads its surroundings once.
    void daysHaveTheirNamesInTheLanguageThatIsSpoken()
    {
        const QString here = QStringLiteral("IN_GERMAN_SURROUNDINGS");
        if (qEnvironmentVariableIsSet(here.toLatin1().constData())) {
            ui::speak(QStringLiteral("de"));
            QCOMPARE(QLocale().dayName(Qt::Monday), QStringLiteral("Montag"));
            QCOMPARE(QLocale().monthName(3), QStringLiteral("März"));
            return;
        }
        QProcessEnvironment surroundings = QProcessEnvironment::systemEnvironment();
        surroundings.remove(QStringLiteral("LC_ALL"));
        surroundings.insert(QStringLiteral("LANG"), QStringLiteral("de_DE.UTF-8"));
        surroundings.insert(QStringLiteral("LC_TIME"), QStringLiteral("en_US.UTF-8"));
        surroundings.insert(here, QStringLiteral("1"));
        QProcess again;
        again.setProcessEnvironment(surroundings);
        again.setProcessChannelMode(QProcess::MergedChannels);
        again.start(QCoreApplication::applicationFilePath(),
            { QStringLiteral("WordsTest"), QStringLiteral("daysHaveTheirNamesInTheLanguageThatIsSpoken") });
        QVERIFY(again.waitForFinished(60'000));
        QVERIFY2(again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0, again.readAll().constData());
    }

    void countsInItsForms()
    {
        QCOMPARE(ui::turnsText(1), QStringLiteral("1 turn"));
        QCOMPARE(ui::turnsText(0), QStringLiteral("0 turns"));
        QCOMPARE(ui::turnsText(12), QStringLiteral("12 turns"));
        ui::speak(QStringLiteral("de"));
        QCOMPARE(ui::turnsText(1), QStringLiteral("1 Zug"));
        QCOMPARE(ui::turnsText(12), QStringLiteral("12 Züge"));
    }

    /// Many of something are parted in thousands, and dates have the month of the language, wherever that is spoken.
    void writesNumbersAndDates()
    {
        core::SavedPair pair;
        pair.played = 12345;
        pair.won = 1;
        core::MatchSummary match;
        match.startedAt = "2026-03-05T12:30:00Z";
        ui::speak(QStringLiteral("de"));
        QVERIFY(ui::pairRecordText(pair).contains(QStringLiteral("12.345-mal")));
        QVERIFY2(ui::matchDate(match).startsWith(QStringLiteral("5. März 2026, ")), qPrintable(ui::matchDate(match)));
        ui::speak(QStringLiteral("en"));
        QVERIFY2(ui::matchDate(match).startsWith(QStringLiteral("5 March 2026, ")), qPrintable(ui::matchDate(match)));
    }

    /// What a computer player likes is said, not only written in records and on the command line.
    void namesCharacters()
    {
        QCOMPARE(ui::styleTitle("leader-hunter"), QStringLiteral("Leader hunter"));
        QCOMPARE(ui::playerTitle("level:3,style=patient"), QStringLiteral("Level 3, patient"));
        ui::speak(QStringLiteral("de"));
        for (const char* style : { "patient", "aggressive", "leader-hunter" })
            QVERIFY2(ui::styleTitle(style).toLower() != QString::fromLatin1(style).replace(u'-', u' '), style);
        QCOMPARE(ui::playerTitle("level:3,style=patient"), QStringLiteral("Stufe 3, geduldig"));
    }

    void joinsByAPattern()
    {
        const QString pattern = QStringLiteral("%1 and %2");
        QCOMPARE(ui::joined({}, pattern), QString());
        QCOMPARE(ui::joined({ QStringLiteral("A") }, pattern), QStringLiteral("A"));
        QCOMPARE(ui::joined({ QStringLiteral("A"), QStringLiteral("B %1"), QStringLiteral("C") }, pattern),
            QStringLiteral("A and B %1 and C"));
        const auto listed = [](const QStringList& items) {
            return ui::listed(items, QStringLiteral("%1, %2"), QStringLiteral("%1 or %2"));
        };
        QCOMPARE(listed({ QStringLiteral("A"), QStringLiteral("B") }), QStringLiteral("A or B"));
        QCOMPARE(listed({ QStringLiteral("A %2"), QStringLiteral("B %1"), QStringLiteral("C"), QStringLiteral("D") }),
            QStringLiteral("A %2, B %1, C or D"));
    }

    /// Who gave no name has none in a record; a reader sees the word of the language that is spoken. A name stays.
    void keepsNamesOfNoLanguage()
    {
        QCOMPARE(ui::shownName(ui::kYou), QStringLiteral("You"));
        QCOMPARE(ui::shownName(ui::numberedPlayer(3)), QStringLiteral("Player 3"));
        QCOMPARE(ui::shownMark(ui::kYou.toStdString()), QStringLiteral("You")); // who attacked, say
        QCOMPARE(ui::shownMark("Tortuga"), QStringLiteral("Tortuga"));
        ui::speak(QStringLiteral("de"));
        QCOMPARE(ui::shownName(ui::kYou), QStringLiteral("Du"));
        QCOMPARE(ui::shownName(ui::numberedPlayer(3)), QStringLiteral("Spieler 3"));
        QVERIFY(ui::isUnnamed(ui::kYou) && ui::isUnnamed(ui::numberedPlayer(3)));
        for (const QString& typed : { QStringLiteral("Ann"), QStringLiteral("You"), QStringLiteral("Du"),
                 QStringLiteral("Player 3"), QStringLiteral("Spieler 3") }) {
            QCOMPARE(ui::shownName(typed), typed);
            QVERIFY(!ui::isUnnamed(typed));
        }
    }

    /// Also a name that reads as one does who gave none.
    void aNameIsWhatSomebodyTyped()
    {
        ui::NameField field;
        field.setKept(ui::kYou);
        QCOMPARE(field.text(), QStringLiteral("You"));
        QCOMPARE(field.kept(), ui::kYou);
        ui::speak(QStringLiteral("de"));
        QTRY_COMPARE(field.text(), QStringLiteral("Du"));
        field.selectAll();
        QTest::keyClicks(&field, QStringLiteral("You"));
        QCOMPARE(field.kept(), QStringLiteral("You"));
        ui::speak(QStringLiteral("en"));
        QCoreApplication::processEvents();
        QCOMPARE(field.kept(), QStringLiteral("You"));
        field.setText(ui::kYou); // pasted
        QVERIFY(!ui::isUnnamed(field.kept()));
    }

    void speaksEnglishWhereThereIsNoSuchLanguage()
    {
        ui::speak(QStringLiteral("de"));
        ui::speak(QStringLiteral("xx"));
        QCOMPARE(ui::turnsText(2), QStringLiteral("2 turns"));
        QVERIFY(!translations::hasLanguage(QStringLiteral("xx")));
        QCOMPARE(translations::languages().front().code, QStringLiteral("en"));
    }
};

REGISTER_TEST(WordsTest)
#include "words_test.moc"
