#pragma once

#include "ui/theme.h"

#include <QMargins>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

constexpr double kHeaderRow
    = 42; ///< how high what stands in the bar at the top of a page is, in pixels of the mock-ups
constexpr QMargins kHeaderMargins { 20, 8, 20, 8 };

/// The bar at the top of a page: what is shown, a few words about it, and what can be done with it. Where the buttons
/// would leave the title no room they stand below it.
class PageHeader final : public QWidget {
    Q_OBJECT
public:
    explicit PageHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setSubtitle(const QString& subtitle);
    /// A button at the right, after those that are there. Its words are given by setWords().
    QPushButton* addButton(Role role = Role::Muted);
    static void setWords(QPushButton* button, const QString& text, const QString& toolTip);
    /// A widget before the title.
    void addLeading(QWidget* widget);
    /// A widget behind the title, before the subtitle.
    void addBesideTitle(QWidget* widget);

private:
    QHBoxLayout* m_leading;
    QHBoxLayout* m_words;
    QWidget* m_buttons;
    QLabel* m_title;
    QLabel* m_subtitle;
};

/// A page from top to bottom: its header where it has one, and what it shows.
void layOutPage(QWidget* page, QWidget* header, QWidget* body);

} // namespace ui
