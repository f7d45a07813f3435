#include "app/carry_over.h"
#include "database/database.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"

#include <QApplication>
#include <QLabel>
#include <QProgressDialog>
#include <QTemporaryDir>
#include <QTest>

namespace {

/// Every dialog with a bar that is shown while it lives, and what it says.
class Watch final : public QObject {
public:
    Watch() { qApp->installEventFilter(this); }

    QStringList said;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (const auto* dialog = qobject_cast<QProgressDialog*>(watched); dialog && event->type() == QEvent::Show)
            said << dialog->labelText();
        return false;
    }
};

} // namespace

/// What is seen while a database of an older version is made ready, before there is a window.
class CarryOverTest final : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::string path() const { return m_folder.filePath(ui::spokenLanguage() + QStringLiteral(".db")).toStdString(); }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void saysWhatItDoes()
    {
        core::StoreResult result;
        const auto steps = database::migrations();
        QVERIFY(database::Database::open(path(), { 1000, steps.first(2) }, result) != nullptr);
        const Watch watch;
        app::carryOver(path(), 0);
        QCOMPARE(watch.said.size(), 1);
        const QString words = QStringLiteral("Your matches are made ready for this version. Nothing of them is lost.");
        QVERIFY2(tests::begins(watch.said[0], words), qPrintable(watch.said[0]));
        // An older program would not read it any more: it has been carried over.
        QVERIFY(database::Database::open(path(), { 1000, steps.first(2) }, result) == nullptr);
        QVERIFY(database::Database::open(path(), result) != nullptr);
    }

    void isSilentWhereItIsQuick()
    {
        core::StoreResult result;
        QVERIFY(database::Database::open(path(), result) != nullptr);
        const Watch watch;
        app::carryOver(path(), 1'000'000);
        QVERIFY(watch.said.isEmpty());
        QVERIFY(QApplication::quitOnLastWindowClosed());
    }
};

REGISTER_TEST(CarryOverTest)
#include "carry_over_test.moc"
