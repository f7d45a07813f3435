#include "core/game/own_factions.h"
#include "core/pairs/pair_text.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/open_window.h"
#include "ui/pages/factions/factions_page.h"
#include "ui/pages/home/home_page.h"
#include "ui/pages/matches/matches_page.h"
#include "ui/pages/pairs/pairs_page.h"

#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QTemporaryDir>

#include <algorithm>

/// Files of every kind that the program writes, dropped on the window while it shows something else.
class OpenedFilesTest final : public tests::WindowTest {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    ui::MainWindow& window() { return m_open->window(); }
    QString write(const char* name, const std::string& text)
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text.data(), static_cast<qint64>(text.size())) >= 0
            ? file.fileName()
            : QString();
    }
    void drop(const QStringList& files)
    {
        tests::showPage(window(), &m_open->root().home());
        QMimeData data;
        QList<QUrl> urls;
        for (const QString& file : files)
            urls << QUrl::fromLocalFile(file);
        data.setUrls(urls);
        QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &enter);
        QDropEvent drop(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&window(), &drop);
    }
    bool isSaid(const QString& words)
    {
        for (const QLabel* label : window().findChildren<QLabel*>())
            if (label->isVisible() && tests::mentions(label->text(), words))
                return true;
        return false;
    }

private Q_SLOTS:
    void pairsGoToTheirPage()
    {
        const core::SavedPair pair { 0, "Deep", m_open->game().id(), m_open->game().setNames().front(),
            { "Aliens", "Pirates" }, 0, 0, "slow", { "calm" } };
        const QString file = write("pairs.json", core::toJson({ pair }));
        for (int times = 0; times < 2; ++times) { // the second time it is there already
            drop({ file });
            QCOMPARE(tests::shownPage(window()), &m_open->root().pairs());
            std::vector<core::SavedPair> saved;
            QVERIFY(m_open->composition().database()->pairs().list(saved).ok());
            QCOMPARE(saved.size(), std::size_t { 1 });
            QCOMPARE(saved[0].name, pair.name);
            QCOMPARE(saved[0].notes, pair.notes);
        }
        auto* list = accessibility::find<QListView>(m_open->root().pairs(), QStringLiteral("Saved pairs"));
        QCOMPARE(list->model()->rowCount(), 1);
        const QString bad = write("bad.json", "{\"format\": \"breakpoint-pairs\", \"version\": 1, \"pairs\": 3}");
        drop({ bad });
        QCOMPARE(tests::shownPage(window()), &m_open->root().pairs());
        QVERIFY(isSaid(QStringLiteral("/pairs")));
    }

    /// What is amiss with one of several is said with its name, and the others are taken.
    void oneThatCannotBeTakenKeepsNoOtherBack()
    {
        const core::Game& game = m_open->game();
        const core::SavedPair pair { 0, "Wide", game.id(), game.setNames().front(), { "Robots", "Wizards" }, 0, 0, "",
            {} };
        drop({ write("torn.json", "{\"format\": \"breakpoint-pairs\", \"version\": 1, \"pairs\": 3}"),
            write("wide.json", core::toJson({ pair })) });
        QVERIFY(isSaid(QStringLiteral("torn.json: §")));
        std::vector<core::SavedPair> saved;
        QVERIFY(m_open->composition().database()->pairs().list(saved).ok());
        QVERIFY(std::any_of(
            saved.begin(), saved.end(), [&](const core::SavedPair& each) { return each.name == pair.name; }));

        drop({ write("wrong.json", "{\"cards\": []}"),
            write("anglers.json", game.own()->draft("Anglers", game.setNames().front())) });
        QVERIFY(isSaid(QStringLiteral("wrong.json: §")));
        std::vector<core::StoredFaction> stored;
        QVERIFY(m_open->composition().database()->factions().list(game.id(), stored).ok());
        QVERIFY(std::any_of(
            stored.begin(), stored.end(), [](const core::StoredFaction& each) { return each.name == "Anglers"; }));
    }

    void factionsGoToTheirPage()
    {
        const core::Game& game = m_open->game();
        const std::string text = game.own()->draft("Gardeners", game.setNames().front());
        drop({ write("gardeners.json", text) });
        QCOMPARE(tests::shownPage(window()), m_open->root().factions());
        std::vector<core::StoredFaction> stored;
        QVERIFY(m_open->composition().database()->factions().list(game.id(), stored).ok());
        QCOMPARE(stored.size(), std::size_t { 1 });
        QCOMPARE(stored[0].text, text);
        QVERIFY(isSaid(QStringLiteral("“Gardeners” is there and can be played.")));
    }

    /// And says there that it is none, if need be.
    void allElseIsTakenForAMatch()
    {
        drop({ write("nonsense.json", "[1, 2") });
        QCOMPARE(tests::shownPage(window()), &m_open->root().matches());
        QVERIFY(isSaid(QStringLiteral("nonsense.json was not taken: §")));
    }
};

REGISTER_TEST(OpenedFilesTest)
#include "opened_files_test.moc"
