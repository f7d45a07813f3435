#pragma once

#include "ui/look.h"

#include <QFont>
#include <QObject>
#include <QPalette>
#include <QString>

#include <optional>

class QApplication;
class QWidget;

namespace ui {

enum class Appearance { System, Light, Dark };

inline constexpr int kSmallestTextPercent = 80;
inline constexpr int kLargestTextPercent = 200;

/// What the style sheet makes of a plain widget: frames, headers, kinds of text and of buttons.
enum class Role {
    Panel, ///< rounded frame on the window
    Header, ///< bar at the top of a page
    Rail, ///< navigation bar
    Title, ///< name of a page
    Heading, ///< small capitals over a panel
    Muted, ///< secondary text
    Figure, ///< a large number
    Primary, ///< the gold button
    Quiet, ///< a button without a frame
    Toggle, ///< a button that stays pressed
    Compact, ///< a button with nothing but a sign
    Navigation, ///< an entry of the rail
};
void setRole(QWidget* widget, Role role);

/// Puts palette, fonts and style sheet on the application and follows the desktop where asked to.
class Theme final : public QObject {
    Q_OBJECT
public:
    explicit Theme(QApplication& application);

    Appearance appearance() const { return m_appearance; }
    int textPercent() const { return m_textPercent; }
    SeatSet seatSet() const { return m_seatSet; }
    bool isDark() const;

    void setAppearance(Appearance appearance);
    /// Held within kSmallestTextPercent and kLargestTextPercent.
    void setTextPercent(int percent);
    void setSeatSet(SeatSet seats);

    /// While one lives the style sheet is off. A window is built so: under a sheet each widget that gets a parent is
    /// dressed anew, with all that is in it.
    class Undressed {
    public:
        explicit Undressed(Theme& theme);
        ~Undressed();
        Undressed(const Undressed&) = delete;
        Undressed& operator=(const Undressed&) = delete;

    private:
        Theme& m_theme;
    };

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onPortalSetting(const QString& group, const QString& key);

private:
    void apply();

    QApplication& m_application;
    Appearance m_appearance = Appearance::System;
    int m_textPercent = 100;
    SeatSet m_seatSet = SeatSet::Usual;
    bool m_systemDark = true;
    bool m_dressed = true;
    std::optional<QPalette> m_palette; ///< that was set last
    std::optional<QFont> m_font; ///< likewise
};

} // namespace ui
