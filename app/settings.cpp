#include "app/settings.h"

#include "translations/languages.h"
#include "ui/models/match_list_model.h"
#include "ui/sound/cue.h"

#include <algorithm>
#include <array>

namespace app {

namespace {

constexpr auto kAppearance = "window/appearance";
constexpr auto kTextPercent = "window/text-percent";
constexpr auto kColourBlind = "window/colour-blind";
constexpr auto kLanguage = "window/language";
constexpr auto kGeometry = "window/geometry";
constexpr auto kMenuBar = "window/menu-bar";
constexpr auto kSplitter = "window/splitter-%1";
constexpr auto kPage = "window/last-page";
constexpr auto kLastGame = "play/last-game";
constexpr auto kLastPlan = "play/last-plan-of-%1";
constexpr auto kOldPlan = "play/last-plan"; ///< from when there was one game
constexpr auto kOldGame = "smashup";
constexpr auto kAiPause = "play/ai-pause";
constexpr auto kWaits = "play/wait-after-scoring";
constexpr int kLongestAiPause = 10000;
constexpr auto kAskWhen = "play/ask-when";
constexpr auto kTeaching = "play/teaching";
constexpr auto kMotionSpeed = "feedback/motion-speed";
constexpr auto kReducedMotion = "feedback/reduced-motion";
constexpr auto kSound = "feedback/sound";
constexpr auto kVolume = "feedback/volume";
constexpr auto kMuted = "feedback/muted-%1";

constexpr std::array<std::pair<ui::Appearance, const char*>, 3> kAppearances {
    std::pair { ui::Appearance::System, "system" },
    std::pair { ui::Appearance::Light, "light" },
    std::pair { ui::Appearance::Dark, "dark" },
};

constexpr std::array<std::pair<ui::Teaching, const char*>, 3> kTeachings {
    std::pair { ui::Teaching::FirstMatch, "first-match" },
    std::pair { ui::Teaching::Asked, "asked" },
    std::pair { ui::Teaching::Never, "never" },
};

QString key(const char* name)
{
    return QString::fromLatin1(name);
}

/// A name may hold what parts keys.
QString askKey(const QString& person)
{
    return QStringLiteral("play/ask-when-of/") + QString::fromLatin1(person.toUtf8().toHex());
}

} // namespace

Settings::Settings()
    : m_file(userSettings())
{
}

Settings::Settings(const QString& path)
    : m_file(path, QSettings::IniFormat)
{
}

ui::Appearance Settings::appearance() const
{
    const QString word = m_file.value(key(kAppearance)).toString();
    for (const auto& [appearance, name] : kAppearances)
        if (word == QLatin1String(name))
            return appearance;
    return ui::Appearance::System;
}

void Settings::setAppearance(ui::Appearance appearance)
{
    for (const auto& [each, name] : kAppearances)
        if (each == appearance)
            m_file.setValue(key(kAppearance), QString::fromLatin1(name));
}

int Settings::textPercent() const
{
    // A file may say anything; what comes out of it is always a size that can be read.
    return std::clamp(m_file.value(key(kTextPercent), 100).toInt(), ui::kSmallestTextPercent, ui::kLargestTextPercent);
}

void Settings::setTextPercent(int percent)
{
    m_file.setValue(key(kTextPercent), percent);
}

ui::SeatSet Settings::seatSet() const
{
    return m_file.value(key(kColourBlind), false).toBool() ? ui::SeatSet::ColourBlind : ui::SeatSet::Usual;
}

void Settings::setSeatSet(ui::SeatSet seats)
{
    m_file.setValue(key(kColourBlind), seats == ui::SeatSet::ColourBlind);
}

QString Settings::language() const
{
    const QString code = m_file.value(key(kLanguage)).toString();
    return translations::hasLanguage(code) ? code : translations::systemLanguage();
}

void Settings::setLanguage(const QString& code)
{
    m_file.setValue(key(kLanguage), code);
}

QByteArray Settings::geometry() const
{
    return m_file.value(key(kGeometry)).toByteArray();
}

void Settings::setGeometry(const QByteArray& geometry)
{
    m_file.setValue(key(kGeometry), geometry);
}

bool Settings::menuBar() const
{
    return m_file.value(key(kMenuBar), false).toBool();
}

void Settings::setMenuBar(bool shown)
{
    m_file.setValue(key(kMenuBar), shown);
}

QByteArray Settings::splitter(const QString& name) const
{
    return m_file.value(key(kSplitter).arg(name)).toByteArray();
}

void Settings::setSplitter(const QString& name, const QByteArray& state)
{
    m_file.setValue(key(kSplitter).arg(name), state);
}

QString Settings::page() const
{
    return m_file.value(key(kPage)).toString();
}

void Settings::setPage(const QString& id)
{
    m_file.setValue(key(kPage), id);
}

QString Settings::lastGame() const
{
    return m_file.value(key(kLastGame)).toString();
}

void Settings::setLastGame(const QString& game)
{
    m_file.setValue(key(kLastGame), game);
}

ui::MatchPlan Settings::lastPlan(const QString& game) const
{
    QVariant kept = m_file.value(key(kLastPlan).arg(game));
    if (!kept.isValid() && game == QLatin1String(kOldGame))
        kept = m_file.value(key(kOldPlan));
    ui::MatchPlan plan = ui::planFromJson(kept.toByteArray());
    plan.game = game;
    return plan;
}

void Settings::setLastPlan(const ui::MatchPlan& plan)
{
    m_file.setValue(key(kLastPlan).arg(plan.game), ui::toJson(plan));
    setLastGame(plan.game);
}

int Settings::aiPause() const
{
    return std::clamp(m_file.value(key(kAiPause), ui::kUsualAiPause).toInt(), 0, kLongestAiPause);
}

void Settings::setAiPause(int milliseconds)
{
    m_file.setValue(key(kAiPause), milliseconds);
}

bool Settings::waitsAfterScoring() const
{
    return m_file.value(key(kWaits), false).toBool();
}

void Settings::setWaitsAfterScoring(bool waits)
{
    m_file.setValue(key(kWaits), waits);
}

ui::AskWhen Settings::askWhen(const QString& person) const
{
    const QVariant everybody = m_file.value(key(kAskWhen), static_cast<int>(ui::AskWhen::WhenItMatters));
    const int kept = person.isEmpty() ? everybody.toInt() : m_file.value(askKey(person), everybody).toInt();
    return static_cast<ui::AskWhen>(
        std::clamp(kept, static_cast<int>(ui::AskWhen::Never), static_cast<int>(ui::AskWhen::Always)));
}

void Settings::setAskWhen(const QString& person, ui::AskWhen when)
{
    m_file.setValue(person.isEmpty() ? key(kAskWhen) : askKey(person), static_cast<int>(when));
}

ui::Teaching Settings::teaching() const
{
    const QString word = m_file.value(key(kTeaching)).toString();
    for (const auto& [teaching, name] : kTeachings)
        if (word == QLatin1String(name))
            return teaching;
    return ui::Teaching::FirstMatch;
}

void Settings::setTeaching(ui::Teaching teaching)
{
    for (const auto& [each, name] : kTeachings)
        if (each == teaching)
            m_file.setValue(key(kTeaching), QString::fromLatin1(name));
}

bool Settings::analysesByItself() const
{
    return m_file.value(QStringLiteral("matches/analysesByItself"), false).toBool();
}

void Settings::setAnalysesByItself(bool on)
{
    m_file.setValue(QStringLiteral("matches/analysesByItself"), on);
}

QString Settings::gameOn(const QString& page) const
{
    return m_file.value(QStringLiteral("games/") + page).toString();
}

void Settings::setGameOn(const QString& page, const QString& game)
{
    m_file.setValue(QStringLiteral("games/") + page, game);
}

QList<int> Settings::matchColumns() const
{
    QList<int> columns;
    for (const QString& column : m_file.value(QStringLiteral("matches/columns")).toStringList())
        if (const int number = column.toInt(); number >= 0 && number < ui::MatchListModel::ColumnCount)
            columns << number;
    return columns;
}

void Settings::setMatchColumns(const QList<int>& columns)
{
    QStringList numbers;
    for (const int column : columns)
        numbers << QString::number(column);
    m_file.setValue(QStringLiteral("matches/columns"), numbers);
}

QString Settings::exportFolder() const
{
    return m_file.value(QStringLiteral("files/exports")).toString();
}

void Settings::setExportFolder(const QString& folder)
{
    m_file.setValue(QStringLiteral("files/exports"), folder);
}

QStringList Settings::bookmarks(const QString& game) const
{
    return m_file.value(QStringLiteral("bookmarks/") + game).toStringList();
}

void Settings::setBookmarks(const QString& game, const QStringList& addresses)
{
    m_file.setValue(QStringLiteral("bookmarks/") + game, addresses);
}

QStringList Settings::missingBoxes(const QString& game) const
{
    return m_file.value(QStringLiteral("missing-boxes/") + game).toStringList();
}

void Settings::setMissingBoxes(const QString& game, const QStringList& boxes)
{
    m_file.setValue(QStringLiteral("missing-boxes/") + game, boxes);
}

int Settings::motionSpeed() const
{
    return std::clamp(m_file.value(key(kMotionSpeed), ui::kUsualMotion).toInt(), 0, ui::kFastestMotion);
}

void Settings::setMotionSpeed(int speed)
{
    m_file.setValue(key(kMotionSpeed), speed);
}

bool Settings::reducedMotion() const
{
    return m_file.value(key(kReducedMotion), false).toBool();
}

void Settings::setReducedMotion(bool reduced)
{
    m_file.setValue(key(kReducedMotion), reduced);
}

bool Settings::sound() const
{
    return m_file.value(key(kSound), false).toBool();
}

void Settings::setSound(bool on)
{
    m_file.setValue(key(kSound), on);
}

int Settings::volume() const
{
    return std::clamp(m_file.value(key(kVolume), ui::kUsualVolume).toInt(), 0, 100);
}

void Settings::setVolume(int percent)
{
    m_file.setValue(key(kVolume), percent);
}

bool Settings::hears(ui::Cue cue) const
{
    return !m_file.value(key(kMuted).arg(ui::cueId(cue)), false).toBool();
}

void Settings::setHears(ui::Cue cue, bool heard)
{
    m_file.setValue(key(kMuted).arg(ui::cueId(cue)), !heard);
}

} // namespace app
