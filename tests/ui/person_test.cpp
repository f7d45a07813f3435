#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "tests/support/suite.h"
#include "tests/ui/listener.h"
#include "tests/ui/person.h"
#include "tests/ui/spoken.h"
#include "translations/languages.h"
#include "ui/feedback_settings.h"
#include "ui/language.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// The program as app/main.cpp opens it, with a database and settings of its own.
struct Program {
    Program()
        : settings(folder.filePath(QStringLiteral("settings.ini")))
        , composition(folder.filePath(QStringLiteral("matches.db")).toStdString())
        , root(*qApp, composition, settings, &listener)
    {
        settings.setAiPause(0);
        // Once all that moves is enough.
        settings.setMotionSpeed(
            ui::spokenLanguage() == translations::languages().front().code ? ui::kFastestMotion : 0);
        settings.setSound(true);
        opened = root.build(error);
        if (!opened)
            return;
        root.window().resize(1440, 900);
        root.window().show();
    }

    QTemporaryDir folder;
    app::Settings settings;
    app::Composition composition;
    tests::Listener listener;
    app::CompositionRoot root;
    QString error;
    bool opened = false;
};

}

/// Somebody who has never seen the code plays: only what is seen or read out is looked for, only mouse and keys act.
class PersonTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void aMatchIsSetUpPlayedAndFoundAgain_data()
    {
        QTest::addColumn<QString>("language");
        for (const translations::Language& language : translations::languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }

    void aMatchIsSetUpPlayedAndFoundAgain()
    {
        QFETCH(QString, language);
        ui::speak(language);
        Program program;
        QVERIFY2(program.opened, qPrintable(program.error));
        tests::Person person(program.root.window(), 11);
        QVERIFY(QTest::qWaitForWindowExposed(&program.root.window()));

        // Two factions from the gallery, and a match with them against the random player.
        QVERIFY(person.press(QStringLiteral("Pairs")));
        QVERIFY(person.clickItem(QStringLiteral("Factions"), QStringLiteral("Aliens")));
        QVERIFY(person.clickItem(QStringLiteral("Factions"), QStringLiteral("Dinosaurs")));
        QVERIFY(person.press(QStringLiteral("Play this pair")));
        QVERIFY2(person.choose(QStringLiteral("Seat 2: player"), QStringLiteral("Level 0 · Aimless")),
            qPrintable(person.everything()));
        QVERIFY(person.press(QStringLiteral("Start")));

        QVERIFY2(person.playToTheEnd(), qPrintable(person.stuckAt()));
        const QList<ui::Cue>& heard = program.listener.heard;
        for (const ui::Cue cue : { ui::Cue::YourTurn, ui::Cue::Play, ui::Cue::Draw })
            QVERIFY2(heard.contains(cue), qPrintable(ui::cueTitle(cue)));
        QTRY_COMPARE(heard.count(ui::Cue::Win) + heard.count(ui::Cue::Loss), 1); // the last scoring is seen before
        const QString mine = person.pointsOf(QStringLiteral("You"));
        const QString theirs = person.pointsOf(QStringLiteral("Marrow"));
        const int you = person.numberIn(mine);
        const int marrow = person.numberIn(theirs);
        // Fifteen were reached, but Madness may have cost some of them at the end.
        QVERIFY2(std::max(you, marrow) > 0, qPrintable(mine + theirs));

        // The match, with its chart, whose last points are the final scores.
        QVERIFY(person.press(QStringLiteral("See the match")));
        QVERIFY(person.sees(QStringLiteral("Scoring history")));
        const QString chart = person.descriptionOf(QStringLiteral("Scoring history"));
        for (const auto& [name, score] : { std::pair("You", you), std::pair("Marrow", marrow) }) {
            const QString points
                = QStringLiteral("%1: %2 point%3")
                      .arg(QLatin1String(name), QString::number(score), QLatin1String(score == 1 ? "" : "s"));
            QVERIFY2(tests::mentions(chart, points),
                qPrintable(chart + QStringLiteral(" has none of ") + tests::spoken(points).join(QLatin1Char(0x7c))));
        }

        // And in the list.
        QVERIFY(person.press(QStringLiteral("Back to the list of matches")));
        QVERIFY2(person.hasItem(QStringLiteral("Marrow")), qPrintable(person.everything()));
    }

    /// Four seats with the longest names there are, in a small window.
    void theNewMatchDialogClipsNothing()
    {
        Program program;
        QVERIFY2(program.opened, qPrintable(program.error));
        program.root.window().resize(1100, 700);
        tests::Person person(program.root.window(), 11);
        QVERIFY(QTest::qWaitForWindowExposed(&program.root.window()));
        QVERIFY(person.press(QStringLiteral("Play")));
        QVERIFY2(person.press(QStringLiteral("New match")), qPrintable(person.everything()));
        for (int seat = 3; seat <= 4; ++seat)
            QVERIFY(person.press(QStringLiteral("Add a seat")));
        QVERIFY(person.press(QStringLiteral("Change the rules")));
        for (int seat = 2; seat <= 4; ++seat) {
            const auto choose = [&](const char* what, const char* entry) {
                return person.choose(
                    QStringLiteral("Seat %1: %2").arg(seat).arg(QLatin1String(what)), QString::fromUtf8(entry));
            };
            QVERIFY2(choose("player", "Level 5 · Master"), qPrintable(person.everything()));
            QVERIFY2(choose("character", "Leader hunter"), qPrintable(person.everything()));
        }
        const QWidget* dialog = QApplication::activeModalWidget();
        QVERIFY(dialog != nullptr);
        QVERIFY2(dialog->width() <= 1100, qPrintable(QString::number(dialog->width())));
        // However many options there are, Start and Cancel are on a small screen.
        QVERIFY2(
            dialog->minimumSizeHint().height() <= 700, qPrintable(QString::number(dialog->minimumSizeHint().height())));
        int looked = 0;
        for (const QComboBox* box : dialog->findChildren<QComboBox*>()) {
            if (!box->isVisible())
                continue;
            ++looked;
            QStyleOptionComboBox option;
            option.initFrom(box);
            option.rect = box->rect();
            const QRect field
                = box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box);
            QVERIFY2(field.width() >= box->fontMetrics().horizontalAdvance(box->currentText()),
                qPrintable(box->accessibleDescription()));
        }
        QVERIFY(looked >= 3 * 5);
        QVERIFY(person.press(QStringLiteral("Cancel")));
    }
};

REGISTER_TEST(PersonTest)
#include "person_test.moc"
