#include "app/backup_desk.h"

#include "app/backup.h"
#include "database/backup.h"
#include "ui/dialogs/ask.h"
#include "ui/text/store_words.h"

#include <QDateTime>
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

void tell(QWidget* parent, QMessageBox::Icon icon, const ui::Sentence& title, const ui::Sentence& sentence)
{
    QMessageBox box(parent);
    box.setIcon(icon);
    ui::setTexts(box, title, sentence);
    box.exec();
}

QString askForBackup(QWidget* parent)
{
    return ui::askForFile(
        parent, [] { return BackupDesk::tr("Restore a backup"); }, documents(),
        [] { return BackupDesk::tr("Backups (*.db);;All files (*)"); });
}

} // namespace

BackupDesk::BackupDesk(QWidget& window, const Composition& composition)
    : m_window(window)
    , m_composition(composition)
{
}

BackupDesk::~BackupDesk() = default;

void BackupDesk::begin(const ui::Sentence& what)
{
    m_progress = std::make_unique<QProgressDialog>(&m_window);
    m_progress->setRange(0, 0);
    m_progress->setCancelButton(nullptr);
    ui::inEachLanguage(m_progress.get(), [this, what] {
        m_progress->setWindowTitle(tr("Backup"));
        m_progress->setLabelText(what());
    });
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
    const QString file = ui::askWhereToWrite(
        &m_window, [] { return tr("Back up everything"); }, name, [] { return tr("Backups (*.db)"); }, false);
    if (!file.isEmpty())
        backUpTo(file);
}

void BackupDesk::backUpTo(const QString& file)
{
    begin([name = QFileInfo(file).fileName()] { return tr("Copying everything into %1").arg(name); });
    m_work.run([this, file](const std::stop_token&) -> ui::Beside::Answer {
        const core::StoreResult result = app::backUp(m_composition, file.toStdString());
        return [this, file, result] {
            end();
            if (result.ok())
                tell(
                    &m_window, QMessageBox::Information, [] { return tr("Backup"); },
                    [file] {
                        return tr("Everything is copied into %1. “Restore a backup” in the menu “Match” puts it back.")
                            .arg(file);
                    });
            else
                tell(
                    &m_window, QMessageBox::Warning, [] { return tr("No backup was made"); }, ui::faultOf(result));
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
    begin([name = QFileInfo(file).fileName()] { return tr("Looking through %1").arg(name); });
    m_work.run([this, file](const std::stop_token&) -> ui::Beside::Answer {
        const core::StoreResult result = database::checkBackup(file.toStdString());
        return [this, file, result] {
            end();
            if (!result.ok())
                tell(
                    &m_window, QMessageBox::Warning, [] { return tr("Nothing is restored"); }, ui::faultOf(result));
            else if (ui::askToConfirm(&m_window,
                         { [] { return tr("Restore a backup"); },
                             [file] {
                                 return tr("What %1 holds takes the place of all that is kept now. That is put aside "
                                           "in a file of its own, which can be restored in the same way.")
                                     .arg(file);
                             },
                             [] { return tr("Restore"); } }))
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

QString restoreNow(const QString& file, const Composition& composition)
{
    std::string kept;
    const core::StoreResult result = app::restore(composition, file.toStdString(), kept);
    if (!result.ok())
        return QString::fromStdString(result.error);
    return kept.empty() ? BackupDesk::tr("Everything is as %1 has it.").arg(file)
                        : BackupDesk::tr("Everything is as %1 has it. What was there before is kept as %2.")
                              .arg(file, QString::fromStdString(kept));
}

} // namespace app
