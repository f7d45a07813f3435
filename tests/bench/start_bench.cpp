// From the start of a program to its first page, and no part of it kept in memory by the run before: each turn is a
// process of its own, this program with --once, that opens the window over a database and ends when all that it shows
// first is painted.

#include "app/composition.h"
#include "app/composition_root.h"
#include "app/program_start.h"
#include "app/settings.h"
#include "database/database.h"
#include "tests/bench/many_matches.h"
#include "ui/language.h"
#include "ui/main_window.h"
#include "ui/pages/home/home_page.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

/// What app/main.cpp does, until Home shows what it has read.
int openOnce(int argc, char** argv, const std::string& path)
{
    app::startProgram("breakpoint");
    QCoreApplication::setApplicationName(QStringLiteral("breakpoint"));
    QApplication application(argc, argv);
    app::Settings settings;
    ui::speak(QStringLiteral("en"));
    app::Composition composition(path);
    app::CompositionRoot root(application, composition, settings);
    QString error;
    if (!root.build(error)) {
        std::fprintf(stderr, "%s\n", qPrintable(error));
        return 2;
    }
    root.window().resize(1440, 900);
    root.window().show();
    QObject::connect(&root.home(), &ui::HomePage::waitingChanged, &root.window(), [&root] {
        QTimer::singleShot(0, &root.window(), [&root] { // once it is laid out
            root.window().repaint();
            std::_Exit(0);
        });
    });
    return QApplication::exec();
}

void opensTheWindow(benchmark::State& state, const QString& program, const QString& path)
{
    for (auto _ : state)
        if (QProcess::execute(program, { QStringLiteral("--once"), path }) != 0) {
            state.SkipWithError("the window did not open");
            return;
        }
}

void makeDatabase(const QString& path, bool filled)
{
    core::StoreResult result;
    const auto database = database::Database::open(path.toStdString(), result);
    bench::require(result);
    if (filled)
        bench::fillWithMatches(*database);
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 3 && std::string_view(argv[1]) == "--once")
        return openOnce(argc, argv, argv[2]);
    const QCoreApplication application(argc, argv);
    const QTemporaryDir folder;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    for (const char* home : { "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME" })
        qputenv(home, folder.path().toLocal8Bit());
    const QString program = QCoreApplication::applicationFilePath();
    for (const bool filled : { false, true }) {
        const QString path = folder.filePath(filled ? QStringLiteral("many.db") : QStringLiteral("none.db"));
        makeDatabase(path, filled);
        QProcess::execute(program, { QStringLiteral("--once"), path }); // the first start takes in the content
        benchmark::RegisterBenchmark(filled ? "start/50000 matches" : "start/no matches", opensTheWindow, program, path)
            ->Unit(benchmark::kMillisecond)
            ->UseRealTime()
            ->MinTime(5);
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
