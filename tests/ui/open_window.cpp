#include "tests/ui/open_window.h"

#include "app/maker.h"
#include "core/record/match_session.h"
#include "database/database.h"
#include "tests/ui/accessibility.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/game_pages.h"
#include "ui/theme.h"

#include <QFile>
#include <QTimer>

namespace tests {

namespace {

/// The rules and cards are the same in each window, and to read them takes longer than to show them.
std::shared_ptr<app::Maker> maker()
{
    static const auto one = std::make_shared<app::Maker>();
    return one;
}

/// A database that holds what the program stores at its first start, and nothing of anybody's.
QString firstDatabase()
{
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("first.db"));
    if (!QFile::exists(path)) {
        app::Composition composition(path.toStdString(), maker());
        core::Problems problems;
        composition.handbooks(composition.games(problems), problems);
    }
    return path;
}

}

OpenWindow::OpenWindow(const QString& folder)
    : m_settings(in(folder, QStringLiteral("settings.ini")))
    , m_composition(databaseIn(folder).toStdString(), maker())
    , m_root(std::make_unique<app::CompositionRoot>(*qApp, m_composition, m_settings, &m_listener))
{
    m_settings.setAiPause(0);
    m_settings.setMotionSpeed(0);
    if (!m_root->build(m_error))
        return;
    window().resize(1440, 900);
    window().show();
    if (!QTest::qWaitForWindowActive(&window()))
        m_error = QStringLiteral("the window does not become active");
}

QString OpenWindow::databaseIn(const QString& folder) const
{
    const QString path = in(folder, QStringLiteral("breakpoint.db"));
    if (folder.isEmpty())
        QFile::copy(firstDatabase(), path);
    return path;
}

QAction* OpenWindow::action(const QString& text)
{
    for (QAction* each : window().findChildren<QAction*>())
        if (says(each->text(), text))
            return each;
    return nullptr;
}

const core::Game& OpenWindow::game()
{
    core::Problems problems;
    return *m_composition.game(app::Composition::defaultGame(), problems);
}

core::MatchStore& OpenWindow::matches()
{
    return m_composition.database()->matches();
}

core::MatchRecord OpenWindow::played(
    const core::MatchSetup& setup, const std::vector<std::string>& players, int choices)
{
    core::Problems problems;
    const auto session = core::MatchSession::start(game(), setup, players, &matches(), problems);
    core::Rng rng(setup.seed);
    while (choices-- != 0 && !session->match().outcome().decided) {
        const core::Prompt prompt = session->match().prompt();
        session->choose(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
    }
    return session->record();
}

void WindowTest::initTestCase_data()
{
    addLanguageOf(metaObject()->className());
}

void WindowTest::init()
{
    speakNext();
    m_open = std::make_unique<OpenWindow>();
    QVERIFY2(m_open->error().isEmpty(), qPrintable(m_open->error()));
    begun();
}

void WindowTest::cleanup()
{
    ui::speak(QStringLiteral("en"));
    m_open.reset();
    const ui::Theme usual(*qApp); // a text size is of the program, not of its window, and soonest set without one
}

QWidget* shownPage(const ui::MainWindow& window)
{
    const auto* const several = qobject_cast<const ui::GamePages*>(window.currentPage());
    return several == nullptr ? window.currentPage() : several->shownPage();
}

void showPage(ui::MainWindow& window, QWidget* page)
{
    for (QWidget* above = page->parentWidget(); above != nullptr; above = above->parentWidget())
        if (auto* const several = qobject_cast<ui::GamePages*>(above)) {
            several->showPage(page);
            page = several;
            break;
        }
    window.showPage(page);
}

bool lookAtModal(const std::function<void()>& open, const std::function<void(QDialog& dialog)>& look)
{
    bool seen = false;
    QTimer once; // goes with this call, whether or not anything was opened
    once.setSingleShot(true);
    QObject::connect(&once, &QTimer::timeout, qApp, [&] {
        QDialog* dialog = accessibility::dialog();
        if (dialog == nullptr)
            return;
        seen = true;
        look(*dialog);
        if (dialog->isVisible())
            dialog->reject();
    });
    once.start();
    open();
    return seen;
}

} // namespace tests
