#pragma once

#include "core/lab/lab_record.h"
#include "ui/table/gallery.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;

namespace ui {

class ComponentFilter;
class ComponentModel;
class PageHeader;

/// What lies in the box of Hyperborea to look through: kinds, a search, and one thing whole.
class HyperboreaGallery final : public Gallery {
    Q_OBJECT

public:
    explicit HyperboreaGallery(const core::Game& game, QWidget* parent = nullptr);

    const core::Game& game() const override { return m_game; }
    void chooseSet(const QString&) override { } // there is one
    void open(const QString& card) override;
    void setFindings(core::FindingsReader findings) override;

private:
    QWidget* makeFilters();
    QWidget* makeSide();
    void setTexts();
    void showCurrent();
    void tellCount();
    QStringList standingOf(const std::string& realm);

    const core::Game& m_game;
    ComponentModel* m_model;
    ComponentFilter* m_filter;
    PageHeader* m_header;
    QLineEdit* m_search;
    QList<QPushButton*> m_types; ///< the first one is for all
    QStackedWidget* m_stack;
    QListView* m_list;
    QLabel* m_none; ///< what is said where nothing is like that
    QLabel* m_count;
    QLabel* m_title = nullptr;
    QLabel* m_kind = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_standing = nullptr; ///< how its realm does against the others
    QPushButton* m_rules = nullptr;
    core::FindingsReader m_unread; ///< until they were asked for
    std::vector<core::LabFindings> m_findings;
};

} // namespace ui
