#pragma once

#include "app/settings_file.h"
#include "ui/dialogs/folder_settings.h"
#include "ui/feedback_settings.h"
#include "ui/pages/game_memory.h"
#include "ui/pages/matches/match_list_settings.h"
#include "ui/pages/pairs/box_settings.h"
#include "ui/pages/play/match_plan.h"
#include "ui/pages/rules/bookmark_settings.h"
#include "ui/sound/sound_settings.h"
#include "ui/window_settings.h"

#include <QSettings>

namespace app {

/// What the program remembers of its user, typed. The only user of QSettings.
class Settings final : public ui::WindowSettings,
                       public ui::PlaySettings,
                       public ui::MatchListSettings,
                       public ui::FolderSettings,
                       public ui::BookmarkSettings,
                       public ui::BoxSettings,
                       public ui::FeedbackSettings,
                       public ui::SoundSettings,
                       public ui::GameMemory {
public:
    /// The user's own settings, in the folder the desktop keeps for them.
    Settings();
    /// Another file; for tests and pictures.
    explicit Settings(const QString& path);

    ui::Appearance appearance() const override;
    void setAppearance(ui::Appearance appearance) override;
    int textPercent() const override;
    void setTextPercent(int percent) override;
    ui::SeatSet seatSet() const override;
    void setSeatSet(ui::SeatSet seats) override;
    QString language() const override;
    void setLanguage(const QString& code) override;
    QByteArray geometry() const override;
    void setGeometry(const QByteArray& geometry) override;
    bool menuBar() const override;
    void setMenuBar(bool shown) override;
    QByteArray splitter(const QString& name) const override;
    void setSplitter(const QString& name, const QByteArray& state) override;
    QString page() const override;
    void setPage(const QString& id) override;

    QString lastGame() const override;
    void setLastGame(const QString& game) override;
    ui::MatchPlan lastPlan(const QString& game) const override;
    void setLastPlan(const ui::MatchPlan& plan) override;
    int aiPause() const override;
    void setAiPause(int milliseconds) override;
    bool waitsAfterScoring() const override;
    void setWaitsAfterScoring(bool waits) override;
    ui::AskWhen askWhen(const QString& person) const override;
    void setAskWhen(const QString& person, ui::AskWhen when) override;
    ui::Teaching teaching() const override;
    void setTeaching(ui::Teaching teaching) override;

    QList<int> matchColumns() const override;
    void setMatchColumns(const QList<int>& columns) override;
    bool analysesByItself() const override;
    void setAnalysesByItself(bool on) override;

    QString gameOn(const QString& page) const override;
    void setGameOn(const QString& page, const QString& game) override;

    QString exportFolder() const override;
    void setExportFolder(const QString& folder) override;

    QStringList bookmarks(const QString& game) const override;
    void setBookmarks(const QString& game, const QStringList& addresses) override;

    QStringList missingBoxes(const QString& game) const override;
    void setMissingBoxes(const QString& game, const QStringList& boxes) override;

    int motionSpeed() const override;
    void setMotionSpeed(int speed) override;
    bool reducedMotion() const override;
    void setReducedMotion(bool reduced) override;
    bool sound() const override;
    void setSound(bool on) override;
    int volume() const override;
    void setVolume(int percent) override;
    bool hears(ui::Cue cue) const override;
    void setHears(ui::Cue cue, bool heard) override;

private:
    QSettings m_file;
};

} // namespace app
