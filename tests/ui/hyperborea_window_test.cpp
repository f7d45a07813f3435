#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "core/record/match_session.h"
#include "tests/support/hyperborea.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/suite.h"
#include "tests/ui/person.h"
#include "tests/ui/sample_game.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/pages/play/play_page.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int kQuestions = 60;

/// A new match of a person against players that look one step ahead, at its table in the window.
struct Open {
    Open(int seats, const std::string& mode, QSize size)
        : composition(folder.filePath(QStringLiteral("unused.db")).toStdString())
        , settings(folder.filePath(QStringLiteral("settings.ini")))
        , root(*qApp, composition, settings)
    {
        settings.setAiPause(0);
        settings.setMotionSpeed(0);
        std::vector<std::string> players(static_cast<std::size_t>(seats), "greedy");
        players.front() = "human";
        core::Problems problems;
        core::MatchSetup setup = tests::hyperboreaSetup(seats, 11);
        setup.options["mode"] = mode;
        const auto session = core::MatchSession::start(tests::hyperborea(), setup, players, &matches, problems);
        if (session == nullptr)
            return;
        root.build(core::Shelf(tests::hyperborea()), matches, pairs, {});
        root.window().resize(size);
        root.window().show();
        if (!QTest::qWaitForWindowActive(&root.window()))
            return;
        root.window().showPage(&root.play());
        root.play().resumeMatch(session->record().summary.id);
    }

    const QTemporaryDir folder;
    app::Composition composition;
    app::Settings settings;
    tests::MemoryMatchStore matches;
    samples::MemoryPairStore pairs;
    mutable app::CompositionRoot root;
};

}

/// Somebody who sees the window or has it read out plays Hyperborea.
class HyperboreaWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayed_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QTest::newRow("two") << 2 << QStringLiteral("invasion") << QStringLiteral("en") << QSize(1440, 900);
        QTest::newRow("two, in German") << 2 << QStringLiteral("race-war") << QStringLiteral("de") << QSize(1440, 900);
        QTest::newRow("two, in a small window")
            << 2 << QStringLiteral("invasion") << QStringLiteral("en") << QSize(900, 560);
        QTest::newRow("four") << 4 << QStringLiteral("invasion") << QStringLiteral("en") << QSize(1024, 700);
        QTest::newRow("six") << 6 << QStringLiteral("race-war") << QStringLiteral("en") << QSize(1280, 800);
    }

    void isPlayed()
    {
        QFETCH(int, seats);
        QFETCH(QString, mode);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        ui::speak(language);
        const Open open(seats, mode.toStdString(), size);
        QVERIFY(open.root.window().isVisible());
        tests::Person person(open.root.window(), 7);
        QVERIFY2(person.answer(kQuestions), qPrintable(person.everything()));
        ui::speak(QStringLiteral("en"));
    }

    /// What the others set up is no turn of theirs in which nothing was played.
    void nothingIsToldBeforeTheFirstTurn()
    {
        const Open open(2, "invasion", QSize(1280, 800));
        tests::Person person(open.root.window(), 7);
        for (int question = 0; question < 6; ++question) {
            QVERIFY2(
                !person.everything().contains(QStringLiteral("Nothing was played")), qPrintable(person.everything()));
            QVERIFY2(person.answer(1), qPrintable(person.everything()));
        }
    }
};

REGISTER_TEST(HyperboreaWindowTest)
#include "hyperborea_window_test.moc"
