#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/dialogs/ask.h"
#include "ui/dialogs/folder_settings.h"
#include "ui/text/file_names.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

/// What the dialogs that ask for a file propose.
class AskTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameBecomesAFileThatEachDiskTakes()
    {
        QCOMPARE(ui::fileNameOf(QStringLiteral("Ann's: Ärger/2")), QStringLiteral("Ann-s- Ärger-2"));
        QCOMPARE(ui::fileNameOf(QStringLiteral("Powers, drawn")), QStringLiteral("Powers drawn"));
        QCOMPARE(ui::fileNameOf(QStringLiteral("../..")), QStringLiteral("breakpoint"));
        QCOMPARE(ui::fileNameOf(QString(400, QLatin1Char('a'))).size(), 120);
        // A disk counts bytes: three each of these.
        QCOMPARE(ui::fileNameOf(QString(400, QChar(0x30CB))).toUtf8().size(), 120);
    }

    void aMatchIsCalledByItsPairsAndItsDay()
    {
        core::MatchSummary match;
        match.seats = { { "Ann", "human", { "Aliens", "Ninjas" } }, { "Ben", "human", { "Robots", "Zombies" } } };
        match.startedAt = "2026-11-28T12:00:00Z";
        QVERIFY(tests::says(ui::fileNameOf(match), QStringLiteral("Aliens-Ninjas vs Robots-Zombies 2026-11-28")));
        match.seats[0].factions.clear();
        match.seats[1].factions.clear();
        match.startedAt.clear();
        QVERIFY(tests::says(ui::fileNameOf(match), QStringLiteral("Ann vs Ben")));
    }

    /// Whatever is written, the folder is the one of the last file; one that has gone is not proposed.
    void theFolderOfTheLastFileIsProposed()
    {
        QString proposed;
        const auto ask = [&proposed](const QString& into) {
            QTimer::singleShot(0, qApp, [&proposed, into] {
                auto* const dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                proposed = dialog->directory().absolutePath();
                if (into.isEmpty())
                    return dialog->reject();
                dialog->setDirectory(into);
                dialog->selectFile(QStringLiteral("chart.png"));
                QMetaObject::invokeMethod(dialog, "accept");
            });
            return ui::askWhereToWrite(
                nullptr, [] { return QStringLiteral("Save"); }, QStringLiteral("chart.png"),
                [] { return QStringLiteral("Pictures (*.png)"); });
        };
        const auto folder = std::make_unique<QTemporaryDir>();
        QCOMPARE(ask(folder->path()), folder->filePath(QStringLiteral("chart.png")));
        QVERIFY(ask({}).isEmpty());
        QCOMPARE(proposed, folder->path());
        ui::setExportFolder(folder->filePath(QStringLiteral("gone")));
        ask({});
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QCOMPARE(proposed, QDir(documents).exists() ? documents : QDir::homePath());
    }

    /// Qt's own dialog, where no desktop has one: each column whole, and pictures that are seen.
    void theDialogOfFilesHasRoom()
    {
        const ui::Theme theme(*qApp);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("chart.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        const auto look = [](QDialog& dialog) {
            auto* const files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
            QVERIFY(files != nullptr);
            QTRY_VERIFY(files->model()->rowCount(files->rootIndex()) > 0);
            for (int column = 1; column < files->model()->columnCount(); ++column)
                QVERIFY(files->header()->isSectionHidden(column)
                    || files->columnWidth(column) >= files->header()->sectionSizeHint(column));
            auto* const back = dialog.findChild<QToolButton*>(QStringLiteral("backButton"));
            QVERIFY(back != nullptr);
            const QImage picture = back->grab().toImage();
            const QColor ground = picture.pixelColor(4, picture.height() / 2);
            int rows = 0; // of its sign
            for (int y = 4; y < picture.height() - 4; ++y) {
                bool drawn = false;
                for (int x = 4; x < picture.width() - 4; ++x)
                    drawn = drawn || picture.pixelColor(x, y) != ground;
                rows += drawn ? 1 : 0;
            }
            QVERIFY2(rows >= 8, qPrintable(QString::number(rows)));
        };
        bool looked = false;
        QTimer::singleShot(0, qApp, [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            look(*dialog);
            looked = true;
            dialog->reject();
        });
        ui::askForFile(
            nullptr, [] { return QStringLiteral("Open"); }, folder.path(),
            [] { return QStringLiteral("Files (*.json)"); });
        QVERIFY(looked);
    }
};

REGISTER_TEST(AskTest)
#include "ask_test.moc"
