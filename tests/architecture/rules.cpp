#include "tests/architecture/rules.h"

#include "tests/architecture/comments.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTextStream>

#include <algorithm>
#include <map>

namespace tests {

namespace {

/// What each room may include of the project.
const std::map<QString, QStringList>& arrows()
{
    static const std::map<QString, QStringList> all = {
        { QStringLiteral("core"), { QStringLiteral("core") } },
        { QStringLiteral("resources"), { QStringLiteral("resources"), QStringLiteral("core") } },
        { QStringLiteral("database"), { QStringLiteral("database"), QStringLiteral("core") } },
        { QStringLiteral("translations"), { QStringLiteral("translations"), QStringLiteral("core") } },
        { QStringLiteral("ui"), { QStringLiteral("ui"), QStringLiteral("translations"), QStringLiteral("core") } },
        { QStringLiteral("app"),
            { QStringLiteral("app"), QStringLiteral("ui"), QStringLiteral("database"), QStringLiteral("resources"),
                QStringLiteral("translations"), QStringLiteral("core") } },
    };
    return all;
}

QRegularExpression compiled(const char* pattern)
{
    return QRegularExpression(QString::fromLatin1(pattern));
}

/// The rooms of core from the ground up: each includes itself and what stands before it.
const QStringList& floors()
{
    static const QStringList all = [] {
        QStringList rooms
            = QStringLiteral("language statistics game text json stores pairs record handbook ai ai/search ai/players "
                             "ai/arena ai/learning ai/calibration analysis puzzles results lab")
                  .split(QLatin1Char(' '));
        for (const char* game : { "smashup", "starrealms", "hyperborea" }) {
            for (const char* room : { "sayings", "cards", "ability", "table", "rules", "words", "ai", "scenario" })
                rooms.append(QStringLiteral("%1/%2").arg(QLatin1String(game), QLatin1String(room)));
            rooms.append(QLatin1String(game));
        }
        return rooms;
    }();
    return all;
}

/// A line that must not stand in the files of a place.
struct Ban {
    const char* files; ///< paths it holds for
    const char* exempt; ///< paths it does not hold for all the same; empty for none
    const char* line; ///< searched in the code without its comments
    const char* what;
};

constexpr const char* kNone = "^$";
constexpr const char* kRules = "^core/(game|smashup|starrealms|hyperborea)/";

constexpr Ban kBans[] = {
    { ".", kNone, R"(^\s*#\s*include\s*"[^"]*\.\./)", "an include that climbs with ../" },
    { ".", "^tests/architecture/", R"(^\s*#\s*include\s*<Qt(Core|Gui|Widgets|Charts|Sql|Svg|Test|DBus)>)",
        "an umbrella header, which costs seconds in every file" },
    { "^core/", kNone, R"(^\s*#\s*include\s*<Q|\bQ_OBJECT\b|\bQString\b)", "Qt in core" },
    { "^core/",
        "^core/(json|pairs|record|handbook|ai/learning|ai/calibration|analysis|puzzles|lab)/|/"
        "(ability|cards|scenario)/",
        R"(^\s*#\s*include\s*<nlohmann/)", "JSON outside loaders, scenarios and records" },
    { "^core/(game|text|json|language|stores|pairs|record|handbook|ai|analysis|puzzles|results|lab)/|^database/", kNone,
        R"((?i)smash[ _]?up|star[ _]?realms|hyperborea)", "a game's name where all games are alike" },
    { "^core/smashup/", kNone, R"(^\s*#\s*include\s*"core/(starrealms|hyperborea)/)", "one game in another" },
    { "^core/starrealms/", kNone, R"(^\s*#\s*include\s*"core/(smashup|hyperborea)/)", "one game in another" },
    { "^core/hyperborea/", kNone, R"(^\s*#\s*include\s*"core/(smashup|starrealms)/)", "one game in another" },
    { kRules, kNone,
        R"(^\s*#\s*include\s*<(chrono|ctime|filesystem|fstream|iostream|random|thread|mutex|atomic|cstdio)>)",
        "time, files, threads, output or a foreign random number in the rules" },
    { "^ui/", "^ui/table/(table_factory\\.|smashup/)", R"(^\s*#\s*include\s*"(core|ui/table)/smashup/)",
        "one game where the window serves all" },
    { "^ui/", "^ui/table/(table_factory\\.|starrealms/)", R"(^\s*#\s*include\s*"(core|ui/table)/starrealms/)",
        "one game where the window serves all" },
    { "^app/cli/", kNone, R"(^\s*#\s*include\s*"ui/)", "the window in the command line" },
    { "^(app|core|resources|translations|ui)/", kNone, R"(^\s*#\s*include\s*<QSql)", "SQL outside database" },
    { "^(app|core|resources|translations|ui)/", kNone,
        R"("\s*(SELECT|INSERT (OR \w+ )?INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|PRAGMA|VACUUM) )",
        "SQL outside database" },
    { "^(core|database|resources|translations|ui|app)/", "^app/settings(_file)?\\.", R"(^\s*#\s*include\s*<QSettings>)",
        "QSettings outside app/settings" },
    { "^(ui|app)/",
        "^ui/(widgets/plain_text|table/prompt_bar|pages/matches/match_report|pages/rules/"
        "(article_side|rules_page|rules_panel))\\.",
        R"(\bnew QLabel\b|\bpublic QLabel\b|\bQt::(Auto|Rich|Markdown)Text\b|\b(set|insert)(Html|Markdown)\b)",
        "text that could be taken for HTML: make it a PlainLabel" },
};

QString roomOf(const QString& path)
{
    return path.section(QLatin1Char('/'), 0, 0);
}

/// What the line includes of the project; empty where it includes nothing.
QString includedBy(const QString& line)
{
    static const QRegularExpression include(QStringLiteral(R"re(^\s*#\s*include\s*"([^"]+)")re"));
    return include.match(line).captured(1);
}

/// A header and the source of its name are one unit: "core/game/match".
QString unitOf(const QString& path)
{
    return path.left(path.lastIndexOf(QLatin1Char('.')));
}

/// Where the bracket that opens at `open` is closed; -1 if nowhere. Brackets in strings do not count.
qsizetype closing(const QString& code, qsizetype open)
{
    int depth = 0;
    bool quoted = false;
    for (qsizetype i = open; i < code.size(); ++i) {
        if (quoted && code[i] == QLatin1Char('\\'))
            ++i;
        else if (code[i] == QLatin1Char('"'))
            quoted = !quoted;
        else if (!quoted && code[i] == QLatin1Char('('))
            ++depth;
        else if (!quoted && code[i] == QLatin1Char(')') && --depth == 0)
            return i;
    }
    return -1;
}

class Check {
public:
    explicit Check(const SourceTree& tree)
    {
        for (const core::SourceFile& file : tree)
            m_texts[QString::fromStdString(file.path)] = QString::fromStdString(file.text);
        const QString languages = QStringLiteral("core/language/");
        for (const auto& [path, text] : m_texts)
            if (path.startsWith(languages) && path.count(QLatin1Char('/')) == 3)
                m_languages.insert(path.section(QLatin1Char('/'), 2, 2));
    }

    std::vector<std::string> run()
    {
        for (const auto& [path, text] : m_texts) {
            if (path.endsWith(QLatin1String("CMakeLists.txt")))
                continue;
            const QStringList code = withoutComments(text).split(QLatin1Char('\n'));
            checkBans(path, code);
            checkArrows(path, code);
            checkFloor(path);
            checkArguments(path, code.join(QLatin1Char('\n')));
            if (path.endsWith(QLatin1String(".h")) && !code.contains(QLatin1String("#pragma once")))
                report(path, QStringLiteral("no #pragma once"));
            if (path.endsWith(QLatin1String(".cpp")) && !isListed(path))
                report(path, QStringLiteral("in no CMake list"));
            noteIncludes(path, code);
        }
        checkCircles();
        return m_faults;
    }

private:
    void report(const QString& where, const QString& what)
    {
        m_faults.push_back((where + QStringLiteral(": ") + what).toStdString());
    }

    void checkBans(const QString& path, const QStringList& code)
    {
        for (const Ban& ban : kBans) {
            if (!path.contains(compiled(ban.files)) || path.contains(compiled(ban.exempt)))
                continue;
            const QRegularExpression banned = compiled(ban.line);
            for (qsizetype i = 0; i < code.size(); ++i)
                if (code[i].contains(banned))
                    report(QStringLiteral("%1:%2").arg(path).arg(i + 1), QString::fromLatin1(ban.what));
        }
    }

    /// A name filled in first would have its own "%1" filled by the second arg().
    void checkArguments(const QString& path, const QString& code)
    {
        if (!path.contains(compiled("^(ui|app)/")))
            return;
        const QString begin = QStringLiteral(".arg(");
        for (qsizetype at = code.indexOf(begin); at >= 0; at = code.indexOf(begin, at + 1)) {
            const qsizetype end = closing(code, at + begin.size() - 1);
            if (end >= 0 && QStringView(code).mid(end + 1).trimmed().startsWith(begin))
                report(QStringLiteral("%1:%2").arg(path, QString::number(code.left(at).count(QLatin1Char('\n')) + 1)),
                    QStringLiteral("an arg() after an arg(): give one all arguments"));
        }
    }

    /// What each unit includes of other units, and the first line that does.
    void noteIncludes(const QString& path, const QStringList& code)
    {
        if (!arrows().contains(roomOf(path))) // a test may include what is made for it alone
            return;
        for (qsizetype i = 0; i < code.size(); ++i) {
            const QString included = includedBy(code[i]);
            if (m_texts.contains(included) && unitOf(included) != unitOf(path))
                m_includes[unitOf(path)].try_emplace(unitOf(included), QStringLiteral("%1:%2").arg(path).arg(i + 1));
        }
    }

    /// The units on the shortest way from one to another by what they include, both named; empty where there is none.
    QStringList wayFrom(const QString& unit, const QString& other) const
    {
        std::map<QString, QString> cameBy { { unit, {} } };
        std::vector<QString> reached { unit };
        for (std::size_t next = 0; next < reached.size(); ++next) {
            const QString here = reached[next];
            if (here == other) {
                QStringList way;
                for (QString each = here; !each.isEmpty(); each = cameBy[each])
                    way.prepend(each);
                return way;
            }
            if (const auto found = m_includes.find(here); found != m_includes.end())
                for (const auto& [included, where] : found->second)
                    if (cameBy.try_emplace(included, here).second)
                        reached.push_back(included);
        }
        return {};
    }

    /// A unit, a header with the source of its name, includes none that includes it, by whatever way: so each can be
    /// read after what it stands on.
    void checkCircles()
    {
        // Whatever includes only what is in no circle is in none itself.
        for (bool dropped = true; dropped;) {
            dropped = false;
            for (auto unit = m_includes.begin(); unit != m_includes.end();) {
                std::erase_if(unit->second, [this](const auto& each) { return !m_includes.contains(each.first); });
                dropped = dropped || unit->second.empty();
                unit = unit->second.empty() ? m_includes.erase(unit) : std::next(unit);
            }
        }
        for (const auto& [unit, includes] : m_includes)
            for (const auto& [included, where] : includes)
                if (const QStringList back = wayFrom(included, unit); !back.isEmpty())
                    report(where,
                        QStringLiteral("a circle of units: %1")
                            .arg((QStringList(unit) + back).join(QStringLiteral(" -> "))));
    }

    void checkArrows(const QString& path, const QStringList& code)
    {
        const auto allowed = arrows().find(roomOf(path));
        if (allowed == arrows().end()) // tests see every room
            return;
        for (qsizetype i = 0; i < code.size(); ++i) {
            const QString included = includedBy(code[i]);
            const QString room = roomOf(included);
            const bool generated = included.endsWith(QLatin1String(".moc"));
            if (!included.isEmpty() && !generated && !allowed->second.contains(room))
                report(QStringLiteral("%1:%2").arg(path).arg(i + 1),
                    QStringLiteral("%1 may not include \"%2\"").arg(allowed->first, included));
            if (room == QLatin1String("core") && roomOf(path) == room && floorOf(path) < floorOf(included))
                report(QStringLiteral("%1:%2").arg(path).arg(i + 1),
                    QStringLiteral("\"%1\" stands on a higher floor of core").arg(included));
        }
    }

    /// The floor of a file of core; that of files in core itself is the highest. -1 for a folder that is no room.
    qsizetype floorOf(const QString& path) const
    {
        QString folder = path.section(QLatin1Char('/'), 1, -2);
        if (m_languages.contains(folder.section(QLatin1Char('/'), -1))) // what each language says is part of its room
            folder = folder.section(QLatin1Char('/'), 0, -2);
        return folder.isEmpty() ? floors().size() : floors().indexOf(folder);
    }

    void checkFloor(const QString& path)
    {
        if (roomOf(path) == QLatin1String("core") && floorOf(path) < 0)
            report(path, QStringLiteral("a folder of core that is no room"));
    }

    /// The list nearest above a source is the one to name it, or to have a pattern of it: "language/*/*.cpp".
    bool isListed(const QString& path) const
    {
        for (qsizetype slash = path.lastIndexOf(QLatin1Char('/')); slash > 0;
             slash = path.lastIndexOf(QLatin1Char('/'), slash - 1)) {
            const auto list = m_texts.find(path.left(slash) + QStringLiteral("/CMakeLists.txt"));
            if (list == m_texts.end())
                continue;
            static const QRegularExpression separators(QStringLiteral("[\\s()\"]+"));
            const QStringList named = list->second.split(separators);
            return std::any_of(named.begin(), named.end(), [&, source = path.mid(slash + 1)](const QString& name) {
                return name == source
                    || (name.contains(QLatin1Char('*'))
                        && source.contains(QRegularExpression(QRegularExpression::wildcardToRegularExpression(name))));
            });
        }
        return false;
    }

    std::map<QString, QString> m_texts;
    QSet<QString> m_languages; ///< folders of core/language
    std::map<QString, std::map<QString, QString>> m_includes; ///< by unit and unit included: the first line that does
    std::vector<std::string> m_faults;
};

} // namespace

SourceTree readSourceTree(const std::string& root)
{
    const QDir top(QString::fromStdString(root));
    SourceTree tree;
    for (const char* room : { "app", "core", "database", "resources", "tests", "translations", "ui" }) {
        const QStringList names { QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("CMakeLists.txt") };
        QDirIterator entries(top.filePath(QString::fromLatin1(room)), names, QDir::Files, QDirIterator::Subdirectories);
        while (entries.hasNext()) {
            QFile file(entries.next());
            if (file.open(QIODevice::ReadOnly))
                tree.push_back({ top.relativeFilePath(file.fileName()).toStdString(), file.readAll().toStdString() });
        }
    }
    return tree;
}

std::vector<std::string> architectureFaults(const SourceTree& tree)
{
    return Check(tree).run();
}

std::vector<std::string> unknownRooms(const std::vector<std::string>& folders)
{
    static const QRegularExpression known(
        QStringLiteral("^(app|core|ui|resources|database|tests|translations|build.*|\\..*)$"));
    std::vector<std::string> unknown;
    std::copy_if(folders.begin(), folders.end(), std::back_inserter(unknown),
        [](const std::string& folder) { return !QString::fromStdString(folder).contains(known); });
    return unknown;
}

} // namespace tests
