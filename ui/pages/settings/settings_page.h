#pragma once

#include "core/game/shelf.h"

#include <QWidget>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;
class QMenu;
class QSlider;
class QToolButton;
class QVBoxLayout;

namespace ui {

class PageHeader;
class AskMe;
class BoxSettings;
class FeedbackSettings;
class FormArea;
class MainMenu;
class MatchListSettings;
class Panel;
class PlaySettings;
class SoundSettings;
class Sounds;
class Theme;
class WindowSettings;

/// What the settings page works with; all of it outlives the page.
struct SettingsRoom {
    core::Shelf games;
    Theme& theme;
    WindowSettings& window;
    PlaySettings& play;
    FeedbackSettings& feedback;
    SoundSettings& sound;
    Sounds& sounds;
    MainMenu& menu;
    BoxSettings& boxes;
    MatchListSettings& matchList;
    QString database; ///< where everything is kept; empty where nothing is
};

/// Everything that can be set, in one place. What is changed holds at once.
class SettingsPage final : public QWidget {
    Q_OBJECT
public:
    explicit SettingsPage(SettingsRoom room, QWidget* parent = nullptr);

Q_SIGNALS:
    void backupAsked();
    void restoreAsked();
    void shortcutsAsked();
    void teachAsked();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    Panel* makeLooks();
    Panel* makeMotion();
    Panel* makeSound();
    Panel* makePlay();
    Panel* makeAsking();
    Panel* makeShown();
    Panel* makeData();
    QStringList boxesOf(const core::Game& game) const;
    void fillBoxes(QMenu& menu);
    QWidget* makeThemes(FormArea& form);
    QWidget* makeTextSize(FormArea& form);
    QComboBox* makeLanguages(FormArea& form);
    void showValues();
    void sayValues();
    void arrange();
    void arrangeCues(int columns);

    SettingsRoom m_room;
    PageHeader* m_header;
    QHBoxLayout* m_beside; ///< the two columns
    QVBoxLayout* m_left;
    QVBoxLayout* m_right; ///< empty where the page is narrow
    QList<Panel*> m_panels;
    QButtonGroup* m_themes = nullptr;
    QCheckBox* m_seats = nullptr;
    QSlider* m_text = nullptr;
    QLabel* m_percent = nullptr;
    QComboBox* m_languages = nullptr;
    QCheckBox* m_bar = nullptr;
    QSlider* m_speed = nullptr;
    QLabel* m_speedWord = nullptr;
    QCheckBox* m_reduced = nullptr;
    QComboBox* m_pause = nullptr;
    QCheckBox* m_sound = nullptr;
    QSlider* m_volume = nullptr;
    QLabel* m_volumeWord = nullptr;
    QList<QCheckBox*> m_cues; ///< one for each of kCues
    QList<QToolButton*> m_listen; ///< likewise
    QGridLayout* m_cueGrid = nullptr;
    int m_cueColumns = 0;
    AskMe* m_askMe = nullptr;
    QCheckBox* m_waits = nullptr;
    QCheckBox* m_analyses = nullptr;
    QComboBox* m_teaching = nullptr;
    QComboBox* m_printing = nullptr; ///< none where no game has several
    QString m_printed; ///< the game whose printing that is
    bool m_showing = false; ///< the page itself moves what it has
    int m_columns = 0;
};

} // namespace ui
