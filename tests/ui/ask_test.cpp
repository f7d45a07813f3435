#include "tests/support/suite.h"
#include "ui/dialogs/ask.h"
#include "ui/theme.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QHeaderView>
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
        QCOMPARE(ui::jsonFileFor("Ann's: Ärger/2"), QDir::home().filePath(QStringLiteral("ann-s--ärger-2.json")));
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
