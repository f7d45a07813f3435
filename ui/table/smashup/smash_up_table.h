#pragma once

#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/table_surface.h"

namespace core {
class Game;
}

namespace ui {

class BoardView;
class CloseUp;
class HandModel;
class HandView;
class PromptBar;
class SmashUpTableModel;
class StandingBar;

/// A Smash Up match on the screen: the table of bases and players, the prompt, and the hand.
class SmashUpTable final : public TableSurface {
    Q_OBJECT

public:
    SmashUpTable(FactionLooks looks, Use use, QWidget* parent = nullptr);
    ~SmashUpTable() override;

    void showMatch(const core::Match& match, core::Seat viewer) override;
    void setPlayers(const QStringList& players) override;
    void setAsking(bool asking) override;
    void setUndoPossible(bool possible) override;
    void setNotice(const QString& sentence, bool skippable) override;
    void showHint(core::Choice choice, const QString& lines) override;
    void focusChoice() override;
    QWidget* standingBar() override;
    QWidget* closeUp() override;

    /// What showMatch() shows once it has asked what the viewer may see.
    void showTable(core::smashup::TableView table);
    /// Where the card may be dropped, found by trying: what is asked after it is played.
    DropTargets dropTargets(int card) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fillCards();
    void onPlace(int card, int slot);
    void onHandCard(int card);
    QString whyNot(const core::smashup::CardView& card) const;
    void onStripCard(int card);
    void onDrop(int card, int slot, int onCard);
    void finishDrop();
    void choose(const std::vector<core::ChoiceView>& choices);
    void lookAt(int card, int slot);
    QString showLooked();
    void forgetLooked();
    void showDiscards(core::Seat seat);
    void showQuestion();
    void stepBack();
    void fitHand();

    FactionLooks m_looks;
    Use m_use;
    core::smashup::TableView m_table;
    Marks m_marks; ///< of the open prompt, whoever may answer now
    QString m_promptTopic;
    bool m_asking = false;
    /// The viewer's world: hidden cards dealt out anew, so that trying a choice tells nothing. Null without a match.
    std::unique_ptr<core::Match> m_world;
    struct Dropped {
        int card = -1;
        int slot = -1;
        int onCard = -1;
    };
    struct Looked {
        int card = -1;
        int slot = -1;
    };
    Looked m_looked; ///< what the close-up shows
    Dropped m_dropped; ///< the rest of a drop, until the match asks for its target

    SmashUpTableModel* m_model;
    BoardView* m_board;
    PromptBar* m_prompt;
    HandModel* m_handModel;
    HandView* m_hand;
    HandModel* m_stripModel;
    HandView* m_strip;
    QWidget* m_cards;
    StandingBar* m_standing;
    CloseUp* m_closeUp;
};

} // namespace ui
