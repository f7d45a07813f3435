#pragma once

#include "ui/table/picks.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/marks.h"
#include "ui/table/smashup/news.h"
#include "ui/table/table_surface.h"

#include <vector>

namespace core {
class Game;
}

class QFrame;
class QLabel;
class QTimer;

namespace ui {

class BoardView;
class CardPeek;
class CardSheet;
class CloseUp;
class Coach;
class FanView;
class HandModel;
class PromptBar;
class Question;
class SeatAnswers;
class ReasonBubble;
class SmashUpStage;
class SmashUpTableModel;
class StandingBar;

/// A Smash Up match on the screen: the table of bases and players, the prompt, and the hand.
class SmashUpTable final : public TableSurface {
    Q_OBJECT

public:
    SmashUpTable(FactionLooks looks, Use use, QWidget* parent = nullptr);
    ~SmashUpTable() override;

    void showMatch(const core::Match& match, core::Seat viewer) override;
    void setSeenBefore(const core::Match& match) override;
    void beginMatch() override;
    void setPlayers(const QStringList& players) override;
    void setHandsOpen(bool open) override { m_handsOpen = open; }
    QStringList held(const core::Match& match, core::Seat seat) const override;
    void setAsking(bool asking) override;
    void setUndoPossible(bool possible) override;
    void setUndoReason(const QString& reason) override;
    void setRedoPossible(bool possible) override;
    void setNotice(const QString& sentence, bool skippable) override;
    void setWhyNotNow(const QString& sentence) override { m_whyNotNow = sentence; }
    void setOffers(const QList<TableOffer>& offers) override;
    void showHint(core::Choice choice, const HintText& words) override;
    bool holdLine(QWidget* line, bool keeps) override;
    void bringLine(QWidget* line) override;
    void focusChoice() override;
    std::function<void()> place() override;
    QWidget* standingBar() override;
    QWidget* closeUp() override;
    void showSubject(const core::Event& event) override;
    void setCloseUpInSight(bool inSight) override;
    void setCloseUpRoom(const QSize& room) override;
    Stage* stage() override;
    void setFeedback(const FeedbackSettings* feedback) override;
    void setTeaching(bool teaching) override;
    Lesson lesson() const override;

    /// What showMatch() shows once it has asked what the viewer may see.
    void showTable(core::smashup::TableView table);
    /// Where the card may be dropped, found by trying: what is asked after it is played.
    DropTargets dropTargets(int card) const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void refresh();
    void fillCards();
    void fillElsewhere();
    void fillPrompt();
    void onPlace(int card, int slot);
    void onHandCard(int card);
    void exchangeFor(int card);
    void goToHinted();
    QString whyNot(const core::smashup::CardView& card) const;
    void refuse(const Spot& spot, const QString& why);
    void onElsewhereCard(int card);
    void onDrop(int card, int slot, int onCard);
    void finishDrop();
    void choose(const std::vector<core::ChoiceView>& choices);
    void answer(core::Choice choice);
    void take(const core::ChoiceView& choice);
    void putBackPick();
    void showPicks();
    void confirmPicks();
    void goOnWith(core::Choice choice);
    void lookAt(int card, int slot);
    QString showLooked();
    void showMenu(const QPoint& at, QAction* discards);
    bool isReadBeside() const;
    void peek();
    void forgetLooked();
    void tellOutcome(int card, int slot);
    void showDiscards(core::Seat seat);
    void stepBack();
    void growCards();
    void fitHand();
    int percentAcross() const;
    void fitBoard();
    bool holdsFromPlay() const;
    void hold(int card, const DropTargets& targets, bool dragged);
    void tellDrop(int slot, int card);
    QHash<int, std::vector<core::Choice>> askedTargets() const;
    void tellOutcomes(const QHash<int, std::vector<core::Choice>>& toCard);
    void letGo();
    QHash<int, QString> barsFor(int card) const;
    QStringList remarksOn(const core::smashup::CardView& card) const;
    const core::smashup::CardView* cardOf(int card) const;
    QString pileTitle(const core::ChoiceView& choice) const;

    FactionLooks m_looks;
    Use m_use;
    core::smashup::TableView m_table;
    Marks m_marks; ///< of the open prompt, whoever may answer now
    News m_news;
    bool m_asking = false;
    QString m_whyNotNow;
    bool m_handsOpen = false;
    bool m_closeUpInSight = true;
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
    /// What is held over the table, by the mouse or lifted by a key, and where it can go.
    struct Held {
        int card = -1;
        DropTargets targets;
        QHash<int, QString> bars;
    };
    Looked m_looked; ///< what the close-up shows
    Dropped m_dropped; ///< the rest of a drop, until the match asks for its target
    Held m_held;
    Picks m_picks;
    core::smashup::CardView m_lifted; ///< the card that was chosen last, for what is asked next

    SmashUpTableModel* m_model;
    HandModel* m_elsewhereModel;
    CardSheet* m_sheet; ///< first for the Tab key: where it goes, the keyboard comes to what is next
    BoardView* m_board;
    PromptBar* m_prompt;
    HandModel* m_handModel;
    FanView* m_hand;
    QFrame* m_tray;
    QLabel* m_trayTitle;
    FanView* m_trayCards;
    QWidget* m_cards;
    StandingBar* m_standing;
    CloseUp* m_closeUp;
    CardPeek* m_peek;
    ReasonBubble* m_reason;
    QTimer* m_peekSoon; ///< what is only passed over is not held up
    std::unique_ptr<Question> m_question;
    std::unique_ptr<SeatAnswers> m_seatAnswers;
    std::unique_ptr<SmashUpStage> m_stage;
    std::unique_ptr<Coach> m_coach; ///< null where nobody is taught
};

} // namespace ui
