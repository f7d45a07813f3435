#include "app/composition.h"
#include "app/composition_root.h"
#include "app/screenshot.h"
#include "app/settings.h"
#include "ui/emblem.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QMessageBox>

#include <cstdio>

namespace {

/// As far as the arguments are read: what to do, or why they make no sense.
struct Arguments {
    QString database;
    bool screenshot = false;
    app::ScreenshotRequest request;
    QString fault;
};

void say(FILE* stream, const QString& text)
{
    std::fputs(qPrintable(text), stream);
}

void declare(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Play Smash Up against the computer or each other, keep every match, and see how it went."));
    parser.addOptions({
        { { QStringLiteral("h"), QStringLiteral("help") }, QStringLiteral("Say what can be asked for, and end.") },
        { { QStringLiteral("v"), QStringLiteral("version") }, QStringLiteral("Say the version, and end.") },
        { QStringLiteral("db"), QStringLiteral("Keep matches and pairs in FILE instead of your own database."),
            QStringLiteral("FILE") },
        { QStringLiteral("screenshot"),
            QStringLiteral("Make a picture of PAGE and end: %1. Needs no display. For play and match, a match is "
                           "invented where the database has none that is finished.")
                .arg(app::screenshotPages().join(QStringLiteral(", "))),
            QStringLiteral("PAGE") },
        { QStringLiteral("size"), QStringLiteral("Size of the picture, 1440x900 unless given."),
            QStringLiteral("WxH") },
        { QStringLiteral("theme"), QStringLiteral("Theme of the picture: dark (the usual) or light."),
            QStringLiteral("THEME") },
        { QStringLiteral("set"), QStringLiteral("Printing of the picture: first or current."), QStringLiteral("SET") },
        { QStringLiteral("language"), QStringLiteral("Language of the picture: en is the only one so far."),
            QStringLiteral("L") },
        { QStringLiteral("text"), QStringLiteral("Text size of the picture in percent, 80 to 200."),
            QStringLiteral("PERCENT") },
        { QStringLiteral("out"), QStringLiteral("Where the picture goes, PAGE.png unless given."),
            QStringLiteral("FILE") },
    });
}

QString readPicture(const QCommandLineParser& parser, app::ScreenshotRequest& request)
{
    request.page = parser.value(QStringLiteral("screenshot"));
    if (!app::screenshotPages().contains(request.page))
        return QStringLiteral("there is no page \"%1\"; choose one of: %2")
            .arg(request.page, app::screenshotPages().join(QStringLiteral(", ")));
    if (parser.isSet(QStringLiteral("size"))) {
        const QStringList sides = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
        request.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
        if (request.size.width() < 400 || request.size.height() < 300 || request.size.width() > 8000
            || request.size.height() > 8000)
            return QStringLiteral("\"%1\" is no size; give width and height like 1440x900, from 400x300 to 8000x8000")
                .arg(parser.value(QStringLiteral("size")));
    }
    const QString theme = parser.value(QStringLiteral("theme"));
    if (!theme.isEmpty() && theme != QLatin1String("dark") && theme != QLatin1String("light"))
        return QStringLiteral("there is no theme \"%1\"; choose dark or light").arg(theme);
    request.appearance = theme == QLatin1String("light") ? ui::Appearance::Light : ui::Appearance::Dark;
    const QString language = parser.value(QStringLiteral("language"));
    if (!language.isEmpty() && language != QLatin1String("en"))
        return QStringLiteral("there is no translation into \"%1\" yet; en is there").arg(language);
    request.set = parser.value(QStringLiteral("set")).toStdString();
    if (parser.isSet(QStringLiteral("text"))) {
        request.textPercent = parser.value(QStringLiteral("text")).toInt();
        if (request.textPercent < ui::kSmallestTextPercent || request.textPercent > ui::kLargestTextPercent)
            return QStringLiteral("text can be 80 to 200 percent, not \"%1\"")
                .arg(parser.value(QStringLiteral("text")));
    }
    request.out = parser.isSet(QStringLiteral("out")) ? parser.value(QStringLiteral("out"))
                                                      : request.page + QStringLiteral(".png");
    return {};
}

Arguments read(const QCommandLineParser& parser)
{
    Arguments arguments;
    arguments.database = parser.value(QStringLiteral("db"));
    arguments.screenshot = parser.isSet(QStringLiteral("screenshot"));
    if (!parser.positionalArguments().isEmpty())
        arguments.fault = QStringLiteral("what is \"%1\"?").arg(parser.positionalArguments().constFirst());
    else if (arguments.screenshot)
        arguments.fault = readPicture(parser, arguments.request);
    else
        for (const char* option : { "size", "theme", "set", "language", "text", "out" })
            if (parser.isSet(QLatin1String(option)))
                arguments.fault
                    = QStringLiteral("--%1 is for pictures; give --screenshot PAGE with it").arg(QLatin1String(option));
    return arguments;
}

int openWindow(QApplication& application, app::Composition& composition)
{
    app::Settings settings;
    app::CompositionRoot root(application, composition, settings);
    QString error;
    if (!root.build(error)) {
        say(stderr, QStringLiteral("breakpoint: %1\n").arg(error));
        QMessageBox::critical(nullptr, QStringLiteral("Breakpoint"), error);
        return 2;
    }
    root.window().restore();
    root.window().show();
    for (const std::string& notice : composition.notices())
        QMessageBox::warning(&root.window(), QStringLiteral("Breakpoint"), QString::fromStdString(notice));
    return QApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    QCoreApplication::setApplicationName(QStringLiteral("breakpoint"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BREAKPOINT_VERSION));

    // Read before there is an application: help, version and faults need no display.
    QCommandLineParser parser;
    declare(parser);
    const bool understood = parser.parse(words);
    if (parser.isSet(QStringLiteral("help"))) {
        int one = 1;
        const QCoreApplication application(one, argv); // the help text names the program
        say(stdout, parser.helpText());
        return 0;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        say(stdout, QStringLiteral("breakpoint %1\n").arg(QCoreApplication::applicationVersion()));
        return 0;
    }
    const Arguments arguments = read(parser);
    const QString fault = understood ? arguments.fault : parser.errorText();
    if (!fault.isEmpty()) {
        say(stderr, QStringLiteral("breakpoint: %1\nSee breakpoint --help.\n").arg(fault));
        return 2;
    }
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (arguments.screenshot)
        qputenv("QT_QPA_PLATFORM", "offscreen"); // the same picture with a display and without
    else if (!display) {
        say(stderr,
            QStringLiteral(
                "breakpoint: there is no display here. Use breakpoint-cli, or breakpoint --screenshot PAGE.\n"));
        return 2;
    }

    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Breakpoint"));
    QApplication::setDesktopFileName(QStringLiteral("breakpoint"));
    QApplication::setWindowIcon(ui::applicationIcon());
    app::Composition composition(arguments.database.toStdString());
    if (!arguments.screenshot)
        return openWindow(application, composition);
    QString error;
    if (!app::takeScreenshot(application, composition, arguments.request, error)) {
        say(stderr, QStringLiteral("breakpoint: %1\n").arg(error));
        return 2;
    }
    return 0;
}
