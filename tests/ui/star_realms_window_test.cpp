#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "core/record/match_session.h"
#include "tests/support/memory_match_store.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/person.h"
#include "tests/ui/sample_game.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/pages/play/play_page.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace {

constexpr int kQuestions = 40;

}

/// Somebody who sees the window or has it read out plays matches of Star Realms, in every way that seats can
/// stand.
class StarRealmsWindowTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPlayed_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("language");
        QTest::newRow("two") << 2 << "standard"
                             << "en";
        QTest::newRow("two, in German") << 2 << "standard"
                                        << "de";
        QTest::newRow("six against each other") << 6 << "free-for-all"
                                                << "en";
        QTest::newRow("hunters") << 4 << "hunter"
                                 << "en";
        QTest::newRow("two teams") << 4 << "hydra"
                                   << "en";
        QTest::newRow("emperors") << 6 << "emperor"
                                  << "en";
        QTest::newRow("a raid") << 3 << "raid"
                                << "en";
        QTest::newRow("a challenge") << 1 << "challenge nemesis-beast"
                                     << "en";
        QTest::newRow("a challenge of two") << 2 << "challenge automatons"
                                            << "de";
    }

    void isPlayed()
    {
        QFETCH(int, seats);
        QFETCH(QString, format);
        QFETCH(QString, language);
        ui::speak(language);
        const QTemporaryDir folder;
        app::Composition composition(folder.filePath(QStringLiteral("unused.db")).toStdString());
        app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setAiPause(0);
        settings.setMotionSpeed(0);
        tests::MemoryMatchStore matches;
        samples::MemoryPairStore pairs;
        std::vector<std::string> players(static_cast<std::size_t>(seats), "random");
        players.front() = "human";
        core::Problems problems;
        const auto session = core::MatchSession::start(
            tests::starRealms(), tests::starRealmsSetup(seats, format.toStdString(), 11), players, &matches, problems);
        QVERIFY2(session != nullptr, problems.empty() ? "" : problems.front().text().c_str());

        app::CompositionRoot root(*qApp, composition, settings);
        root.build(core::Shelf(tests::starRealms()), matches, pairs, {});
        root.window().resize(1440, 900);
        root.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&root.window()));
        root.window().showPage(&root.play());
        root.play().resumeMatch(session->record().summary.id);
        tests::Person person(root.window(), 7);
        // The shortest ones to their end; of the others every kind of question comes within that.
        const bool whole = seats <= 2 && format == QLatin1String("standard") && language == QLatin1String("en");
        const bool done = whole ? person.playToTheEnd() : person.answer(kQuestions);
        QVERIFY2(done, qPrintable(whole ? person.stuckAt() : person.everything()));
        ui::speak(QStringLiteral("en"));
    }
};

REGISTER_TEST(StarRealmsWindowTest)
#include "star_realms_window_test.moc"
