#pragma once

#include "core/game/game.h"
#include "core/stores/pair_store.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <array>
#include <vector>

class QAction;
class QBoxLayout;
class QGridLayout;
class QLabel;
class QMenu;
class QPushButton;

namespace ui {

class CardStrip;
class FactionBanner;
class MirrorBars;
class PageHeader;
class PairStandings;
class Panel;

/// Two pairs of one printing, mirrored around one axis: what is in their decks, what their cards do, how they do in
/// a lab, and how their reader fared with them. All figures come from the card files, the labs and the stored matches.
class CompareView final : public QWidget {
    Q_OBJECT
public:
    /// Store and standings must outlive it.
    CompareView(const core::Game& game, const core::PairStore& pairs, const PairStandings& standings,
        QWidget* parent = nullptr);

    /// Whole pairs of factions of the set.
    void compare(const QString& set, const QStringList& left, const QStringList& right);
    /// Reads how often they were played again.
    void refresh();
    QString asText() const;

Q_SIGNALS:
    void backAsked();
    void textAsked(const QString& text); ///< for the clipboard
    void chartSaved(const QString& path); ///< it is in that file
    void playAsked(const QString& set, const QList<QStringList>& pairs);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void readGame();
    QWidget* makeBanners();
    QWidget* makeFigures();
    Panel* makeLab(QWidget* parent);
    QWidget* makeCards();
    QAction* offer(MirrorBars& bars, QString (*name)());
    void arrange();
    void present();
    void showLab();
    void colourFigures();
    void chooseFaction(int side, int place);
    void choosePair(int side, const QStringList& factions);
    void swapSides();
    core::SavedPair pairOf(int side) const;
    const core::FactionInfo* faction(const QString& name) const;
    void readTitles();
    const QString& title(int side) const { return m_titles[static_cast<std::size_t>(side)]; }

    const core::Game& m_game;
    const core::PairStore& m_store;
    const PairStandings& m_standings;
    std::vector<core::FactionInfo> m_factions;
    std::vector<core::CardInfo> m_infos;
    QString m_set;
    std::array<QStringList, 2> m_sides;
    std::array<QString, 2> m_titles; ///< the names of the pairs, or of their factions where they are not saved

    PageHeader* m_header;
    QMenu* m_charts; ///< which are saved
    std::array<std::vector<FactionBanner*>, 2> m_banners;
    Panel* m_powerPanel = nullptr;
    Panel* m_labPanel = nullptr;
    Panel* m_ownPanel = nullptr;
    Panel* m_doesPanel = nullptr;
    MirrorBars* m_powers = nullptr;
    MirrorBars* m_kinds = nullptr;
    MirrorBars* m_does = nullptr;
    std::array<QLabel*, 2> m_shares {};
    std::array<QLabel*, 2> m_counts {};
    std::array<QLabel*, 2> m_labShares {};
    std::array<QLabel*, 2> m_labIntervals {};
    QLabel* m_labWords = nullptr; ///< which is better, and who played
    QLabel* m_met = nullptr;
    QLabel* m_hand = nullptr;
    std::array<QLabel*, 2> m_hands {};
    std::array<Panel*, 2> m_cardPanels {};
    std::array<CardStrip*, 2> m_cards {};
    QGridLayout* m_bannerGrid = nullptr;
    QBoxLayout* m_middle = nullptr;
    QBoxLayout* m_strips = nullptr;
};

} // namespace ui
