#pragma once

#include <QList>
#include <QString>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

class QAction;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace ui {

class PageHeader;
/// A key and what it does.
struct Shortcut {
    QString keys; ///< as the desktop writes it
    QString words;

    friend bool operator==(const Shortcut&, const Shortcut&) = default;
};
struct ShortcutGroup {
    QString title;
    std::vector<Shortcut> shortcuts;
};

/// The keys of actions.
std::vector<Shortcut> shortcutsOf(const QList<QAction*>& actions);
/// The keys of the actions and buttons that lie in a page.
std::vector<Shortcut> shortcutsIn(const QWidget& page);

/// Every key that does something: made of the actions themselves, group by group, and searched as one types.
class ShortcutsPage final : public QWidget {
    Q_OBJECT
public:
    using Groups = std::function<std::vector<ShortcutGroup>()>;
    /// `groups` are asked each time the page is shown; keys that belong to no action come after them.
    explicit ShortcutsPage(Groups groups, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    static std::vector<ShortcutGroup> otherGroups();
    void fill();
    void filter();

    Groups m_groups;
    PageHeader* m_header;
    QLineEdit* m_search;
    QLabel* m_nothing;
    QGridLayout* m_columns;
    QList<std::pair<QWidget*, QList<QWidget*>>> m_panels; ///< each with its rows
};

} // namespace ui
