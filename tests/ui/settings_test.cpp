#include "app/settings.h"
#include "tests/support/suite.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

/// What is remembered of the matches that were set up.
class SettingsTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

    static ui::MatchPlan planOf(const QString& game, const QString& seed)
    {
        ui::MatchPlan plan;
        plan.game = game;
        plan.seed = seed;
        plan.seats = { { QStringLiteral("A"), QStringLiteral("human"), ui::PairSource::Random, {}, {} } };
        return plan;
    }

private Q_SLOTS:
    void cleanup() { QFile::remove(file()); }

    void theGameOfEachPageIsKept()
    {
        QCOMPARE(app::Settings(file()).gameOn(QStringLiteral("rules")), QString());
        app::Settings(file()).setGameOn(QStringLiteral("rules"), QStringLiteral("towers"));
        QCOMPARE(app::Settings(file()).gameOn(QStringLiteral("rules")), QStringLiteral("towers"));
        QCOMPARE(app::Settings(file()).gameOn(QStringLiteral("lab")), QString());
    }

    void theColoursOfTheSeatsAreKept()
    {
        QVERIFY(app::Settings(file()).seatSet() == ui::SeatSet::Usual);
        app::Settings(file()).setSeatSet(ui::SeatSet::ColourBlind);
        QVERIFY(app::Settings(file()).seatSet() == ui::SeatSet::ColourBlind);
        app::Settings(file()).setSeatSet(ui::SeatSet::Usual);
        QVERIFY(app::Settings(file()).seatSet() == ui::SeatSet::Usual);
    }

    /// A file may say anything; what comes out of it is always something that can be.
    void motionStaysWithinItsBounds()
    {
        {
            app::Settings settings(file());
            QCOMPARE(settings.motionSpeed(), 2);
            QVERIFY(!settings.reducedMotion());
            settings.setMotionSpeed(4);
            settings.setReducedMotion(true);
        }
        {
            const app::Settings settings(file());
            QCOMPARE(settings.motionSpeed(), 4);
            QVERIFY(settings.reducedMotion());
        }
        {
            QSettings wild(file(), QSettings::IniFormat);
            wild.setValue(QStringLiteral("feedback/motion-speed"), 17);
        }
        const app::Settings settings(file());
        QCOMPARE(settings.motionSpeed(), 4);
    }

    /// Whoever shares the screen has a wish of their own; the others follow what is set for everybody.
    void whenToBeAskedIsKeptPerPerson()
    {
        const QString ada = QStringLiteral("Ada / \\ = [x]");
        {
            app::Settings settings(file());
            QCOMPARE(settings.askWhen({}), ui::AskWhen::WhenItMatters);
            settings.setAskWhen({}, ui::AskWhen::Always);
            settings.setAskWhen(ada, ui::AskWhen::Never);
        }
        {
            const app::Settings settings(file());
            QCOMPARE(settings.askWhen({}), ui::AskWhen::Always);
            QCOMPARE(settings.askWhen(ada), ui::AskWhen::Never);
            QCOMPARE(settings.askWhen(QStringLiteral("Ben")), ui::AskWhen::Always);
        }
        {
            QSettings wild(file(), QSettings::IniFormat);
            wild.setValue(QStringLiteral("play/ask-when"), -3);
        }
        QCOMPARE(app::Settings(file()).askWhen({}), ui::AskWhen::Never);
    }

    void bookmarksAreKeptPerGame()
    {
        const QStringList marked { QStringLiteral("rules/13.8"), QStringLiteral("cards/lamp") };
        QVERIFY(app::Settings(file()).bookmarks(QStringLiteral("piers")).isEmpty());
        app::Settings(file()).setBookmarks(QStringLiteral("piers"), marked);
        QCOMPARE(app::Settings(file()).bookmarks(QStringLiteral("piers")), marked);
        QVERIFY(app::Settings(file()).bookmarks(QStringLiteral("towers")).isEmpty());
        app::Settings(file()).setBookmarks(QStringLiteral("piers"), {});
        QVERIFY(app::Settings(file()).bookmarks(QStringLiteral("piers")).isEmpty());
    }

    void missingBoxesAreKeptPerGame()
    {
        const QStringList missing { QStringLiteral("The Deep"), QStringLiteral("Ships, and more") };
        QVERIFY(app::Settings(file()).missingBoxes(QStringLiteral("piers")).isEmpty());
        app::Settings(file()).setMissingBoxes(QStringLiteral("piers"), missing);
        QCOMPARE(app::Settings(file()).missingBoxes(QStringLiteral("piers")), missing);
        QVERIFY(app::Settings(file()).missingBoxes(QStringLiteral("towers")).isEmpty());
    }

    void theLastMatchIsKeptPerGame()
    {
        const ui::MatchPlan ours = planOf(QStringLiteral("smashup"), QStringLiteral("1"));
        const ui::MatchPlan towers = planOf(QStringLiteral("towers"), QStringLiteral("2"));
        {
            app::Settings settings(file());
            QCOMPARE(settings.lastGame(), QString());
            settings.setLastPlan(ours);
            settings.setLastPlan(towers);
        }
        const app::Settings settings(file());
        QCOMPARE(settings.lastPlan(ours.game), ours);
        QCOMPARE(settings.lastPlan(towers.game), towers);
        QCOMPARE(settings.lastGame(), towers.game);
        QVERIFY(settings.lastPlan(QStringLiteral("piers")).seats.empty());
    }

    void theLastMatchFromWhenThereWasOneGameIsStillKnown()
    {
        const ui::MatchPlan old = planOf({}, QStringLiteral("7"));
        {
            QSettings before(file(), QSettings::IniFormat);
            before.setValue(QStringLiteral("play/last-plan"), ui::toJson(old));
        }
        app::Settings settings(file());
        QCOMPARE(settings.lastPlan(QStringLiteral("smashup")), planOf(QStringLiteral("smashup"), QStringLiteral("7")));
        QVERIFY(settings.lastPlan(QStringLiteral("towers")).seats.empty());
        settings.setLastPlan(planOf(QStringLiteral("smashup"), QStringLiteral("8")));
        QCOMPARE(settings.lastPlan(QStringLiteral("smashup")).seed, QStringLiteral("8"));
    }
};

REGISTER_TEST(SettingsTest)
#include "settings_test.moc"
