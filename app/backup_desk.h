#pragma once

#include "ui/language.h"
#include "ui/widgets/beside.h"

#include <QObject>
#include <QString>

#include <memory>

class QProgressDialog;
class QWidget;

namespace app {

class Composition;

/// Backing up and restoring from the window: asks where, works beside the window, and says what came of it.
class BackupDesk final : public QObject {
    Q_OBJECT
public:
    /// Both outlive the desk.
    BackupDesk(QWidget& window, const Composition& composition);
    ~BackupDesk() override;

    /// Asks for a file and copies everything into it.
    void backUp();
    void backUpTo(const QString& file);
    /// Asks for a backup, looks whether it is one, and makes sure that it is meant.
    void restore();
    void restoreFrom(const QString& file);

Q_SIGNALS:
    /// A backup is to be put back, which takes restoreNow() once nobody here has the database open any more.
    void restoreChosen(const QString& file);

private:
    void begin(const ui::Sentence& what);
    void end();

    QWidget& m_window;
    const Composition& m_composition;
    std::unique_ptr<QProgressDialog> m_progress;
    ui::Beside m_work;
};

/// Says why there is no window, and offers to restore a backup where `mayRestore`. The file chosen, or empty.
QString tellNoWindow(const QString& error, bool mayRestore);

/// Puts the backup `file` in the place of all that is kept. A sentence that says how that went.
QString restoreNow(const QString& file, const Composition& composition);

} // namespace app
