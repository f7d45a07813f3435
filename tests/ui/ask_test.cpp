#include "tests/support/suite.h"
#include "ui/dialogs/ask.h"

#include <QDir>
#include <QTest>

/// What the dialogs that ask for a file propose.
class AskTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameBecomesAFileThatEachDiskTakes()
    {
        QCOMPARE(ui::jsonFileFor("Ann's: Ärger/2"), QDir::home().filePath(QStringLiteral("ann-s--ärger-2.json")));
    }
};

REGISTER_TEST(AskTest)
#include "ask_test.moc"
