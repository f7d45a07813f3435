#include "app/carry_over.h"

#include "database/database.h"
#include "ui/language.h"
#include "ui/widgets/beside.h"

#include <QApplication>
#include <QCloseEvent>
#include <QEventLoop>
#include <QLocale>
#include <QProgressDialog>
#include <QTimer>

#include <optional>
#include <utility>

namespace app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(CarryOver)
};

/// Stays until it is taken away: closing it would not end the work.
class Patience final : public QProgressDialog {
public:
    Patience()
    {
        setWindowTitle(QStringLiteral("Breakpoint"));
        setCancelButton(nullptr);
        setAutoReset(false);
        setAutoClose(false);
        setRange(0, 0);
        setMinimumDuration(1'000'000); // whoever made it shows it
        QProgressDialog::reset();
        ui::inEachLanguage(this, [this] { say(); });
    }

    void tell(std::int64_t done, std::int64_t all)
    {
        m_done = std::pair { done, all };
        setMaximum(static_cast<int>(all));
        setValue(static_cast<int>(done));
        say();
    }

    void reject() override { }

protected:
    void closeEvent(QCloseEvent* event) override { event->ignore(); }

private:
    void say()
    {
        const QString first = Words::tr("Your matches are made ready for this version. Nothing of them is lost.");
        setLabelText(m_done ? Words::tr("%1\n%2 of %3 matches", "a sentence, then how far it is")
                                  .arg(first, QLocale().toString(static_cast<qlonglong>(m_done->first)),
                                      QLocale().toString(static_cast<qlonglong>(m_done->second)))
                            : first);
    }

    std::optional<std::pair<std::int64_t, std::int64_t>> m_done;
};

} // namespace

void carryOver(const std::string& database, int patience)
{
    if (!database::Database::isBehind(database))
        return;
    // The window is not the last one, though there is no other yet.
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    Patience window;
    QEventLoop until;
    QTimer::singleShot(patience, &window, &QWidget::show);
    ui::Beside work;
    work.run([&](const std::stop_token&) -> ui::Beside::Answer {
        database::Database::Options telling;
        telling.progress = [&window](std::int64_t done, std::int64_t all) {
            QMetaObject::invokeMethod(
                &window, [&window, done, all] { window.tell(done, all); }, Qt::QueuedConnection);
        };
        core::StoreResult result;
        database::Database::open(database, telling, result);
        return [&until] { until.quit(); };
    });
    until.exec();
    window.hide();
    QApplication::setQuitOnLastWindowClosed(quits);
}

} // namespace app
