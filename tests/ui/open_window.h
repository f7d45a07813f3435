#pragma once

#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "core/record/match_store.h"
#include "tests/ui/listener.h"
#include "ui/main_window.h"

#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

namespace tests {

/// The program's window over its own rules and cards, with a new database and settings of its own.
class OpenWindow {
public:
    OpenWindow()
        : OpenWindow(QString())
    {
    }
    /// Over the database and the settings of a folder that stays; empty for one of its own, whose database holds the
    /// program's cards and articles already, since to store them takes longer than all else.
    explicit OpenWindow(const QString& folder);

    /// Why there is no window; empty when all is well.
    const QString& error() const { return m_error; }
    app::CompositionRoot& root() { return *m_root; }
    app::Composition& composition() { return m_composition; }
    app::Settings& settings() { return m_settings; }
    /// Hears what would be heard.
    Listener& listener() { return m_listener; }
    ui::MainWindow& window() { return m_root->window(); }
    /// An action of the window by its English text, in each language; null where there is none.
    QAction* action(const QString& text);

    /// The game that the window plays where nobody names one.
    const core::Game& game();
    core::MatchStore& matches();
    /// A match of `setup` that is stored after so many choices, or after its end where `choices` is -1. They are made
    /// by chance, which comes of the match's seed.
    core::MatchRecord played(const core::MatchSetup& setup, const std::vector<std::string>& players, int choices);

private:
    QString in(const QString& folder, const QString& file) const
    {
        return folder.isEmpty() ? m_folder.filePath(file) : folder + QLatin1Char('/') + file;
    }

    QString databaseIn(const QString& folder) const;

    QTemporaryDir m_folder;
    app::Settings m_settings;
    app::Composition m_composition;
    Listener m_listener;
    std::unique_ptr<app::CompositionRoot> m_root;
    QString m_error;
};

/// A test that goes through once in each language, each function of it with a window of its own.
class WindowTest : public QObject {
    Q_OBJECT

protected:
    std::unique_ptr<OpenWindow> m_open;

    /// The window is open: what each function of the test begins with.
    virtual void begun() { }

private Q_SLOTS:
    void initTestCase_data();
    void init();
    void cleanup();
};

/// The page that is on the window; where several games have one of its kind, that of the game that is chosen.
QWidget* shownPage(const ui::MainWindow& window);
/// Shows a page of the window, or that of one game among those of several.
void showPage(ui::MainWindow& window, QWidget* page);

/// Has `open` open a dialog that waits for its end, and `look` look at it, after which it is closed unless `look` did.
/// False where there was none.
bool lookAtModal(const std::function<void()>& open, const std::function<void(QDialog& dialog)>& look);

} // namespace tests
