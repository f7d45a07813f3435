#include "tests/ui/spoken.h"

#include "translations/languages.h"
#include "ui/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

namespace tests {

namespace {

const QString kTranslations = QStringLiteral(TESTS_SOURCE_DIR "/../translations/breakpoint_%1.ts");
constexpr const char* kLanguage = "BREAKPOINT_LANGUAGE";
constexpr int kDeepest = 2; // a pattern in a place of a pattern

/// A text of the window as its sources have it.
struct Source {
    QByteArray context;
    QByteArray text;
    QByteArray comment;
    QStringList english; ///< as it is said: one form, or one for one and one for many
};

QRegularExpression patternOf(const QString& english)
{
    QString pattern = QRegularExpression::escape(QString(english).replace(QLatin1String("%Ln"), QLatin1String("%n")));
    for (const QChar place : QStringLiteral("123456789n")) {
        const QString written = QStringLiteral("\\%") + place;
        if (const qsizetype first = pattern.indexOf(written); first >= 0)
            pattern.replace(first, written.size(), QStringLiteral("(?<p%1>.+)").arg(place));
        pattern.replace(written, QStringLiteral("\\k<p%1>").arg(place)); // the same again
    }
    return QRegularExpression(
        QRegularExpression::anchoredPattern(pattern), QRegularExpression::DotMatchesEverythingOption);
}

struct Pattern {
    const Source* source;
    QRegularExpression english;
    qsizetype letters; ///< of its own, beside the places
};

/// All texts with their English forms. German has them all, English those for a number.
std::vector<Source> read(const QString& code)
{
    std::vector<Source> sources;
    QFile file(kTranslations.arg(code));
    if (!file.open(QIODevice::ReadOnly))
        return sources;
    QByteArray context;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("message"))
            sources.push_back({ context, {}, {}, {} });
        else if (xml.name() == QLatin1String("source"))
            sources.back().text = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("comment"))
            sources.back().comment = xml.readElementText().toUtf8();
        else if (xml.name() == QLatin1String("numerusform"))
            sources.back().english << xml.readElementText();
    }
    return sources;
}

class Sources {
public:
    Sources()
        : m_all(read(QStringLiteral("de")))
    {
        const std::vector<Source> counted = read(QStringLiteral("en"));
        for (Source& each : m_all) {
            const auto forms = std::find_if(counted.begin(), counted.end(), [&](const Source& other) {
                return other.context == each.context && other.text == each.text && other.comment == each.comment;
            });
            each.english = forms == counted.end() ? QStringList(QString::fromUtf8(each.text)) : forms->english;
        }
        for (const Source& each : m_all)
            for (const QString& english : each.english) {
                m_whole.insert(english, &each);
                static const QRegularExpression words(QStringLiteral("%([1-9]|L?n)"));
                // "%1 %2" would be anything at all.
                if (const qsizetype letters = QString(english).remove(words).trimmed().size();
                    english.contains(words) && letters > 0)
                    m_patterns.push_back({ &each, patternOf(english), letters });
            }
        // What says most is what was said: "%1 vs. %2" rather than "%1. %2".
        std::stable_sort(m_patterns.begin(), m_patterns.end(),
            [](const Pattern& one, const Pattern& other) { return one.letters > other.letters; });
    }

    QStringList said(const QString& english, int depth) const
    {
        QStringList ways;
        for (const Source* source : m_whole.values(english))
            ways << translated(*source, -1);
        if (ways.isEmpty() && depth < kDeepest)
            for (const Pattern& pattern : m_patterns)
                if (const auto match = pattern.english.match(english); match.hasMatch())
                    ways << filled(*pattern.source, match, depth);
        if (ways.isEmpty() || depth > 0)
            ways << english;
        ways.removeDuplicates();
        return ways;
    }

private:
    static QString translated(const Source& source, int count)
    {
        return QCoreApplication::translate(source.context.constData(), source.text.constData(),
            source.comment.isEmpty() ? nullptr : source.comment.constData(), count);
    }

    QStringList filled(const Source& source, const QRegularExpressionMatch& match, int depth) const
    {
        bool isNumber = false;
        const int count = match.captured(QStringLiteral("pn")).toInt(&isNumber);
        if (!match.captured(QStringLiteral("pn")).isEmpty() && !isNumber)
            return {};
        const bool counted = source.english.size() > 1;
        QStringList ways;
        for (const int number : counted && !isNumber ? std::vector<int> { 1, 2 } : std::vector<int> { count })
            ways << translated(source, counted ? number : -1);
        for (int place = 1; place <= 9; ++place) {
            const QString what = match.captured(QStringLiteral("p%1").arg(place));
            if (what.isEmpty())
                continue;
            QStringList next;
            for (const QString& way : ways)
                for (const QString& each : said(what, depth + 1))
                    next << QString(way).replace(QStringLiteral("%") + QString::number(place), each);
            ways = next;
        }
        return ways;
    }

    std::vector<Source> m_all;
    QMultiHash<QString, const Source*> m_whole;
    std::vector<Pattern> m_patterns;
};

} // namespace

QStringList spoken(const QString& english)
{
    if (translations::spoken() == QLatin1String("en"))
        return { english };
    static const Sources sources;
    static QHash<QString, QStringList> found;
    const QString key = translations::spoken() + QLatin1Char(' ') + english;
    if (!found.contains(key))
        found.insert(key, sources.said(english, 0));
    return found.value(key);
}

QString inWords(const QString& english)
{
    return spoken(english).constFirst();
}

bool says(const QString& shown, const QString& english)
{
    return spoken(english).contains(shown);
}

bool begins(const QString& shown, const QString& english)
{
    const QStringList ways = spoken(english);
    return std::any_of(ways.begin(), ways.end(), [&](const QString& way) { return shown.startsWith(way); });
}

bool mentions(const QString& shown, const QString& english)
{
    const QStringList ways = spoken(english);
    return std::any_of(ways.begin(), ways.end(), [&](const QString& way) {
        qsizetype at = 0;
        for (const QString& part : way.split(QChar(u'§'))) {
            const qsizetype found = shown.indexOf(part, at);
            if (found < 0)
                return false;
            at = found + part.size();
        }
        return true;
    });
}

QSet<QString> englishWords()
{
    QSet<QString> english;
    QSet<QString> german;
    QFile file(kTranslations.arg(QStringLiteral("de")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression between(QStringLiteral("[^\\p{L}]+"));
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const bool source = xml.name() == QLatin1String("source");
        if (source || xml.name() == QLatin1String("translation") || xml.name() == QLatin1String("numerusform"))
            for (const QString& word : xml.readElementText(QXmlStreamReader::IncludeChildElements)
                                           .toLower()
                                           .split(between, Qt::SkipEmptyParts))
                (source ? english : german).insert(word);
    }
    return english - german;
}

void addLanguages()
{
    QTest::addColumn<QString>("language");
    const QString only = qEnvironmentVariable(kLanguage);
    for (const translations::Language& language : translations::languages())
        if (only.isEmpty() || language.code == only)
            QTest::newRow(qPrintable(language.code)) << language.code;
}

void addLanguageOf(const char* testClass)
{
    if (!qEnvironmentVariableIsEmpty(kLanguage) || !qEnvironmentVariableIsEmpty("BREAKPOINT_LONG"))
        return addLanguages();
    const std::string_view name(testClass);
    const auto& all = translations::languages();
    const auto sum = std::accumulate(name.begin(), name.end(), std::size_t { 0 });
    const QString code = all[sum % all.size()].code;
    QTest::addColumn<QString>("language");
    QTest::newRow(qPrintable(code)) << code;
}

void speakNext()
{
    QFETCH_GLOBAL(QString, language);
    ui::speak(language);
}

bool inFirstLanguage()
{
    QFETCH_GLOBAL(QString, language);
    const QString only = qEnvironmentVariable(kLanguage);
    return language == (only.isEmpty() ? translations::languages().front().code : only);
}

} // namespace tests
