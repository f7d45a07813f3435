#include "app/backup_desk.h"
#include "app/carry_over.h"
#include "app/composition.h"
#include "app/composition_root.h"
#include "app/program_start.h"
#include "app/screenshot.h"
#include "app/settings.h"
#include "app/single_instance.h"
#include "app/terminal_text.h"
#include "translations/languages.h"
#include "ui/emblem.h"
#include "ui/language.h"
#include "ui/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QMessageBox>
#include <QTimer>

#include <cstdio>
#include <optional>

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Program)
};

/// What Qt says of a command line: its own translations are not installed everywhere.
[[maybe_unused]] constexpr const char* kQtSays[] = {
    QT_TRANSLATE_NOOP("QCommandLineParser", "Usage: %1"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "[options]"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Options:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Arguments:"),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown option '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unknown options: %1."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Missing value after '%1'."),
    QT_TRANSLATE_NOOP("QCommandLineParser", "Unexpected value after '%1'."),
};

/// As far as the arguments are read: what to do, or why they make no sense.
struct Arguments {
    QString database;
    QStringList files; ///< to open
    QString language; ///< of this run; empty for the user's own
    bool screenshot = false;
    app::ScreenshotRequest request;
    QString fault;
};

void say(const QString& text)
{
    std::fputs(qPrintable(text), stdout);
}

/// On one line, whatever an argument or a file had in it.
void complain(const QString& sentence)
{
    std::fprintf(stderr, "breakpoint: %s\n", app::printable(sentence.toStdString()).c_str());
}

void declare(QCommandLineParser& parser)
{
    parser.setApplicationDescription(
        Words::tr("Play Smash Up, Star Realms and Hyperborea against the computer or each other, keep every match, and "
                  "see how it went."));
    parser.addPositionalArgument(
        QStringLiteral("FILE"), Words::tr("A match to open, or a backup to restore."), Words::tr("[FILE]"));
    parser.addOptions({
        { { QStringLiteral("h"), QStringLiteral("help") }, Words::tr("Say what can be asked for, and end.") },
        { { QStringLiteral("v"), QStringLiteral("version") }, Words::tr("Say the version, and end.") },
        { QStringLiteral("db"), Words::tr("Keep matches and pairs in FILE instead of your own database."),
            Words::tr("FILE") },
        { QStringLiteral("screenshot"),
            Words::tr("Make a picture of PAGE and end: %1. Needs no display. For play and match, a match is "
                      "invented where the database has none that is finished.")
                .arg(app::screenshotPages().join(QStringLiteral(", "))),
            Words::tr("PAGE") },
        { QStringLiteral("size"), Words::tr("Size of the picture, 1440x900 unless given."), Words::tr("WxH") },
        { QStringLiteral("theme"), Words::tr("Theme of the picture: dark (the usual) or light."), Words::tr("THEME") },
        { QStringLiteral("game"), Words::tr("Game of the picture, by its id: starrealms."), Words::tr("GAME") },
        { QStringLiteral("set"), Words::tr("Printing of the picture: first or current."), Words::tr("SET") },
        { QStringLiteral("language"),
            Words::tr("Speak this language instead of the chosen one: %1.").arg(translations::languageCodes()),
            Words::tr("L") },
        { QStringLiteral("text"), Words::tr("Text size of the picture in percent, 80 to 200."), Words::tr("PERCENT") },
        { QStringLiteral("out"), Words::tr("Where the picture goes, PAGE.png unless given."), Words::tr("FILE") },
    });
}

QString readPicture(const QCommandLineParser& parser, app::ScreenshotRequest& request)
{
    request.page = parser.value(QStringLiteral("screenshot"));
    if (!app::screenshotPages().contains(request.page))
        return Words::tr("there is no page \"%1\"; choose one of: %2")
            .arg(request.page, app::screenshotPages().join(QStringLiteral(", ")));
    if (parser.isSet(QStringLiteral("size"))) {
        const QStringList sides = parser.value(QStringLiteral("size")).split(QLatin1Char('x'));
        request.size = sides.size() == 2 ? QSize(sides[0].toInt(), sides[1].toInt()) : QSize();
        if (request.size.width() < 400 || request.size.height() < 300 || request.size.width() > 8000
            || request.size.height() > 8000)
            return Words::tr("\"%1\" is no size; give width and height like 1440x900, from 400x300 to 8000x8000")
                .arg(parser.value(QStringLiteral("size")));
    }
    const QString theme = parser.value(QStringLiteral("theme"));
    if (!theme.isEmpty() && theme != QLatin1String("dark") && theme != QLatin1String("light"))
        return Words::tr("there is no theme \"%1\"; choose dark or light").arg(theme);
    request.appearance = theme == QLatin1String("light") ? ui::Appearance::Light : ui::Appearance::Dark;
    request.game = parser.value(QStringLiteral("game")).toStdString();
    request.set = parser.value(QStringLiteral("set")).toStdString();
    if (parser.isSet(QStringLiteral("text"))) {
        request.textPercent = parser.value(QStringLiteral("text")).toInt();
        if (request.textPercent < ui::kSmallestTextPercent || request.textPercent > ui::kLargestTextPercent)
            return Words::tr("text can be 80 to 200 percent, not \"%1\"").arg(parser.value(QStringLiteral("text")));
    }
    request.out = parser.isSet(QStringLiteral("out")) ? parser.value(QStringLiteral("out"))
                                                      : request.page + QStringLiteral(".png");
    return {};
}

/// Files to open, by their whole paths: the window that opens them may have begun elsewhere. The first word that is no
/// file.
QString readFiles(const QCommandLineParser& parser, QStringList& files)
{
    for (const QString& word : parser.positionalArguments()) {
        const QFileInfo file(word);
        if (!file.isFile())
            return word;
        files << file.absoluteFilePath();
    }
    return {};
}

Arguments read(const QCommandLineParser& parser)
{
    Arguments arguments;
    arguments.database = parser.value(QStringLiteral("db"));
    arguments.screenshot = parser.isSet(QStringLiteral("screenshot"));
    arguments.language = parser.value(QStringLiteral("language"));
    if (parser.isSet(QStringLiteral("db")) && arguments.database.isEmpty())
        arguments.fault = Words::tr("--db needs the name of a file");
    else if (const QString unknown = readFiles(parser, arguments.files); !unknown.isEmpty())
        arguments.fault = Words::tr("what is \"%1\"?").arg(unknown);
    else if (parser.isSet(QStringLiteral("language")) && !translations::hasLanguage(arguments.language))
        arguments.fault = Words::tr("there is no translation into \"%1\" yet; there are: %2")
                              .arg(arguments.language, translations::languageCodes());
    else if (arguments.screenshot)
        arguments.fault = readPicture(parser, arguments.request);
    else
        for (const char* option : { "size", "theme", "game", "set", "text", "out" })
            if (parser.isSet(QLatin1String(option)))
                arguments.fault
                    = Words::tr("--%1 is for pictures; give --screenshot PAGE with it").arg(QLatin1String(option));
    return arguments;
}

QtMessageHandler usualMessages = nullptr;

/// Where there is no desktop Qt remarks of each window that it cannot tell the desktop what size it likes.
void withoutSizeRemarks(QtMsgType type, const QMessageLogContext& context, const QString& message)
{
    if (!message.startsWith(QLatin1String("This plugin does not support propagateSizeHints")))
        usualMessages(type, context, message);
}

/// One window from its opening to its closing; its exit status. In `restore` the backup that is to be put back before
/// the next one opens.
int openOnce(QApplication& application, const Arguments& arguments, const app::SingleInstance& instance,
    const QString& news, QString& restore)
{
    app::Settings settings;
    ui::speak(arguments.language.isEmpty() ? settings.language() : arguments.language);
    const std::string database = arguments.database.toStdString();
    app::carryOver(app::Composition(database).databasePath());
    app::Composition composition(database);
    app::CompositionRoot root(application, composition, settings);
    QString error;
    if (!root.build(error)) {
        complain(error);
        restore = app::tellNoWindow(error, !composition.databaseError().ok());
        return 2;
    }
    root.window().restore();
    root.window().show();
    QObject::connect(&instance, &app::SingleInstance::startedAgain, &root.window(), [&root](const QStringList& files) {
        root.window().present();
        root.openFiles(files);
    });
    std::vector<std::string> notices = composition.notices();
    if (!news.isEmpty())
        notices.insert(notices.begin(), news.toStdString());
    for (const std::string& notice : notices)
        QMessageBox::warning(&root.window(), QStringLiteral("Breakpoint"), QString::fromStdString(notice));
    if (news.isEmpty() && !arguments.files.isEmpty())
        QTimer::singleShot(0, &root.window(), [&] { root.openFiles(arguments.files); });
    const int status = root.restoreAsked().isEmpty() ? QApplication::exec() : 0;
    restore = root.restoreAsked();
    return status;
}

int openWindow(QApplication& application, const Arguments& arguments)
{
    app::SingleInstance instance(app::Composition(arguments.database.toStdString()).databasePath());
    if (instance.handOver(arguments.files))
        return 0;
    instance.listen();
    QString news;
    for (;;) {
        QString restore;
        const int status = openOnce(application, arguments, instance, news, restore);
        if (restore.isEmpty())
            return status;
        news = app::restoreNow(restore, app::Composition(arguments.database.toStdString()));
    }
}

/// The language of the command line if there is such a one, else the user's.
QString languageOf(const QStringList& words)
{
    QCommandLineParser parser;
    declare(parser);
    parser.parse(words);
    const QString asked = parser.value(QStringLiteral("language"));
    return translations::hasLanguage(asked) ? asked : app::Settings().language();
}

/// What to do; nothing when all is done, and `status` is what to end with. Needs no display.
std::optional<Arguments> readCommandLine(int argc, char* argv[], int& status)
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words << QString::fromLocal8Bit(argv[i]);
    int one = 1;
    const QCoreApplication application(one, argv); // the help names the program, and sentences are translated
    translations::speak(languageOf(words));
    app::translateLastWords();
    QCommandLineParser parser;
    declare(parser);
    const bool understood = parser.parse(words);
    status = 0;
    if (parser.isSet(QStringLiteral("help"))) {
        say(parser.helpText());
        return std::nullopt;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        say(QStringLiteral("breakpoint %1\n").arg(QCoreApplication::applicationVersion()));
        return std::nullopt;
    }
    status = 2;
    const Arguments arguments = read(parser);
    QString fault = understood ? arguments.fault : parser.errorText();
    // A name that is no text would become the name of another file.
    for (int i = 0; i < argc && fault.isEmpty(); ++i)
        if (words[i].toLocal8Bit() != argv[i])
            fault = Words::tr("\"%1\" is no UTF-8 text; rename the file").arg(words[i]);
    if (!fault.isEmpty()) {
        complain(fault);
        std::fprintf(stderr, "%s\n", qPrintable(Words::tr("See breakpoint --help.")));
        return std::nullopt;
    }
    const bool display = qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY")
        || qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
    if (!arguments.screenshot && !display) {
        complain(Words::tr("there is no display here. Use breakpoint-cli, or breakpoint --screenshot PAGE."));
        return std::nullopt;
    }
    return arguments;
}

} // namespace

int main(int argc, char* argv[])
{
    app::startProgram("breakpoint");
    QCoreApplication::setApplicationName(QStringLiteral("breakpoint"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BREAKPOINT_VERSION));
    int status = 0;
    const std::optional<Arguments> arguments = readCommandLine(argc, argv, status);
    if (!arguments)
        return status;
    if (arguments->screenshot) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // the same picture with a display and without
        usualMessages = qInstallMessageHandler(withoutSizeRemarks);
    }

    QApplication application(argc, argv);
    QApplication::setApplicationDisplayName(QStringLiteral("Breakpoint"));
    QApplication::setDesktopFileName(QStringLiteral("org.breakpointgame.Breakpoint"));
    QApplication::setWindowIcon(ui::applicationIcon());
    if (!arguments->screenshot)
        return openWindow(application, *arguments);
    ui::speak(arguments->language.isEmpty() ? app::Settings().language() : arguments->language);
    app::Composition composition(arguments->database.toStdString());
    QString error;
    if (!app::takeScreenshot(application, composition, arguments->request, error)) {
        complain(error);
        return 2;
    }
    return 0;
}
