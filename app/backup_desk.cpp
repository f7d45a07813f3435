#include "app/backup_desk.h"

#include "database/backup.h"
#include "ui/dialogs/ask.h"

#include <QDateTime>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QProgressDialog>
#include <QPushButton>
#include <QStandardPaths>

namespace app {

namespace {

constexpr int kProgressAfter = 500; // milliseconds; what is done sooner needs no word

QString documents()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void tell(QWidget* parent, QMessageBox::Icon icon, const QString& title, const QString& sentence)
{
    QMessageBox box(icon, title, sentence, QMessageBox::Ok, parent);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

QString askForBackup(QWidget* parent)
{
    return QFileDialog::getOpenFileName(
        parent, BackupDesk::tr("Restore a backup"), documents(), BackupDesk::tr("Backups (*.db);;All files (*)"));
}

} // namespace

BackupDesk::BackupDesk(QWidget& window, std::string database)
    : m_window(window)
    , m_database(std::move(database))
{
}

BackupDesk::~BackupDesk() = default;

void BackupDesk::begin(const QString& what)
{
    m_progress = std::make_unique<QProgressDialog>(what, QString(), 0, 0, &m_window);
    m_progress->setWindowTitle(tr("Backup"));
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(kProgressAfter);
    m_progress->setValue(0);
}

void BackupDesk::end()
{
    m_progress.reset();
}

void BackupDesk::backUp()
{
    const QString name = QStringLiteral("breakpoint-%1.db").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString file = QFileDialog::getSaveFileName(&m_window, tr("Back up everything"),
        documents() + QLatin1Char('/') + name, tr("Backups (*.db)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty())
        backUpTo(file);
}

void BackupDesk::backUpTo(const QString& file)
{
    begin(tr("Copying everything into %1").arg(QFileInfo(file).fileName()));
    m_work.run([this, file, from = m_database](const std::stop_token&) -> ui::Beside::Answer {
        const core::StoreResult result = database::backUp(from, file.toStdString());
        return [this, file, result] {
            end();
            if (result.ok())
                tell(&m_window, QMessageBox::Information, tr("Backup"),
                    tr("Everything is copied into %1. “Restore a backup” in the menu “Match” puts it back.").arg(file));
            else
                tell(&m_window, QMessageBox::Warning, tr("No backup was made"), QString::fromStdString(result.error));
        };
    });
}

void BackupDesk::restore()
{
    if (const QString file = askForBackup(&m_window); !file.isEmpty())
        restoreFrom(file);
}

void BackupDesk::restoreFrom(const QString& file)
{
    begin(tr("Looking through %1").arg(QFileInfo(file).fileName()));
    m_work.run([this, file](const std::stop_token&) -> ui::Beside::Answer {
        const core::StoreResult result = database::checkBackup(file.toStdString());
        return [this, file, result] {
            end();
            if (!result.ok())
                tell(&m_window, QMessageBox::Warning, tr("Nothing is restored"), QString::fromStdString(result.error));
            else if (ui::askToConfirm(&m_window, tr("Restore a backup"),
                         tr("The matches and pairs of %1 take the place of those that are kept now. Those are put "
                            "aside "
                            "in a file of their own, which can be restored in the same way.")
                             .arg(file),
                         tr("Restore")))
                Q_EMIT restoreChosen(file);
        };
    });
}

QString tellNoWindow(const QString& error, bool mayRestore)
{
    QMessageBox box(QMessageBox::Critical, QStringLiteral("Breakpoint"), error, QMessageBox::Close);
    box.setTextFormat(Qt::PlainText);
    const QPushButton* const restore
        = mayRestore ? box.addButton(BackupDesk::tr("Restore a backup…"), QMessageBox::ActionRole) : nullptr;
    box.exec();
    return restore != nullptr && box.clickedButton() == restore ? askForBackup(nullptr) : QString();
}

QString restoreNow(const QString& file, const std::string& database)
{
    std::string kept;
    const core::StoreResult result = database::restore(file.toStdString(), database, kept);
    if (!result.ok())
        return QString::fromStdString(result.error);
    return kept.empty() ? BackupDesk::tr("Everything is as %1 has it.").arg(file)
                        : BackupDesk::tr("Everything is as %1 has it. What was there before is kept as %2.")
                              .arg(file, QString::fromStdString(kept));
}

} // namespace app
