#pragma once

#include "app/composition.h"
#include "app/composition_root.h"
#include "app/settings.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace tests {

/// The program's window over its own rules and cards, with a new database and settings of its own.
class OpenWindow {
public:
    OpenWindow()
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini")))
        , m_composition(m_folder.filePath(QStringLiteral("breakpoint.db")).toStdString())
        , m_root(std::make_unique<app::CompositionRoot>(*qApp, m_composition, m_settings))
    {
        m_settings.setAiPause(0);
        if (!m_root->build(m_error))
            return;
        window().resize(1440, 900);
        window().show();
        if (!QTest::qWaitForWindowActive(&window()))
            m_error = QStringLiteral("the window does not become active");
    }

    /// Why there is no window; empty when all is well.
    const QString& error() const { return m_error; }
    app::CompositionRoot& root() { return *m_root; }
    app::Composition& composition() { return m_composition; }
    app::Settings& settings() { return m_settings; }
    ui::MainWindow& window() { return m_root->window(); }

private:
    QTemporaryDir m_folder;
    app::Settings m_settings;
    app::Composition m_composition;
    std::unique_ptr<app::CompositionRoot> m_root;
    QString m_error;
};

} // namespace tests
