#pragma once

#include "ui/table/gallery.h"

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;

namespace ui {

class FactionChip;
class NoticeBar;
class PageHeader;
class RealmCardFilter;
class RealmCardModel;
class RealmCardPanel;
class RealmTileView;

/// The cards of Star Realms: sets, factions and kinds, a search, and one card large with what can be said of it.
class StarRealmsGallery final : public Gallery {
    Q_OBJECT
public:
    explicit StarRealmsGallery(const core::Game& game, QWidget* parent = nullptr);

    const core::Game& game() const override { return m_game; }
    void chooseSet(const QString& set) override;
    void open(const QString& card) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeFilters();
    QWidget* makeSets(QWidget* parent);
    QWidget* makeFactions(QWidget* parent);
    QWidget* makeKinds(QWidget* parent);
    QWidget* makeCards();
    void takeFactions();
    void fitSearch();
    void showAll();
    void tellCounts();
    void writeCards();
    void writePicture();

    const core::Game& m_game;
    QString m_set;
    RealmCardModel* m_cards;
    RealmCardFilter* m_filter;
    PageHeader* m_header;
    QPushButton* m_export;
    QList<QPushButton*> m_sets;
    std::vector<FactionChip*> m_factions;
    QList<QPushButton*> m_kinds;
    QLineEdit* m_search = nullptr;
    QComboBox* m_order = nullptr;
    QStackedWidget* m_stack = nullptr;
    RealmTileView* m_tiles = nullptr;
    QLabel* m_counts = nullptr;
    RealmCardPanel* m_panel;
    NoticeBar* m_notice;
};

} // namespace ui
