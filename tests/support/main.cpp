#include "tests/support/suite.h"

#ifdef TESTS_WITH_WIDGETS
#include <QApplication>
#else
#include <QCoreApplication>
#endif
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

namespace {

struct Entry {
    const char* className;
    tests::Registration::Make make;
};

std::vector<Entry>& entries()
{
    static std::vector<Entry> all; // in a function, for it is filled before main() from other files
    return all;
}

void setUnlessGiven(const char* name, const QByteArray& value)
{
    if (!qEnvironmentVariableIsSet(name))
        qputenv(name, value);
}

/// Whoever runs the tests keeps their own settings, matches and fonts out of them, and the other way round.
bool standAlone(const QTemporaryDir& home)
{
    if (!home.isValid())
        return false;
    const QDir dir(home.path());
    for (const char* name : { "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME" }) {
        if (!dir.mkdir(QString::fromLatin1(name)))
            return false;
        qputenv(name, dir.filePath(QString::fromLatin1(name)).toUtf8());
    }
    qputenv("XDG_RUNTIME_DIR", home.path().toUtf8()); // private to its user, as Qt asks of it
    setUnlessGiven("LC_ALL", "C.UTF-8");
    setUnlessGiven("QT_QPA_PLATFORM", "offscreen");
    setUnlessGiven("FONTCONFIG_FILE", TESTS_SOURCE_DIR "/support/fonts.conf");
    return true;
}

/// "-part 2/3" as a pair, taken out of the arguments: of every three classes the second.
std::pair<int, int> takePart(QStringList& arguments)
{
    const qsizetype at = arguments.indexOf(QStringLiteral("-part"));
    if (at < 0)
        return { 1, 1 };
    const QStringList numbers = arguments.value(at + 1).split(QLatin1Char('/'));
    arguments.remove(at, std::min<qsizetype>(2, arguments.size() - at));
    const int parts = std::max(1, numbers.value(1).toInt());
    return { std::clamp(numbers.value(0).toInt(), 1, parts), parts };
}

} // namespace

tests::Registration::Registration(const char* className, Make make)
{
    entries().push_back({ className, make });
}

int main(int argc, char** argv)
{
    const QTemporaryDir home;
    if (!standAlone(home)) {
        std::fprintf(stderr, "no temporary folder: %s\n", qPrintable(home.errorString()));
        return 1;
    }
#ifdef TESTS_WITH_WIDGETS
    const QApplication application(argc, argv);
#else
    const QCoreApplication application(argc, argv);
#endif

    QStringList arguments = QCoreApplication::arguments();
    const auto [part, parts] = takePart(arguments);
    const QString only = arguments.value(1);
    int ran = 0;
    int failed = 0;
    const bool oneClass = std::any_of(entries().begin(), entries().end(),
        [&](const Entry& entry) { return only == QLatin1StringView(entry.className); });
    if (oneClass)
        arguments.removeAt(1);
    int number = 0;
    for (const Entry& entry : entries()) {
        const bool ofPart = number++ % parts == part - 1;
        if (!ofPart || (oneClass && only != QLatin1StringView(entry.className)))
            continue;
        const auto test = entry.make();
        ++ran;
        failed += QTest::qExec(test.get(), arguments);
    }
    if (ran == 0)
        std::fprintf(stderr, "this program has no test class\n");
    return ran == 0 || failed != 0 ? 1 : 0;
}
