#pragma once

#include "core/starrealms/words/view.h"
#include "ui/table/starrealms/forecast.h"
#include "ui/table/starrealms/piece_painter.h"
#include "ui/table/table_surface.h"

#include <memory>
#include <optional>

class QFrame;
class QLabel;
class QTimer;

namespace core {
class Game;
}

namespace ui {

class HeldPicture;
class PieceModel;
class PiecePeek;
class PromptBar;
class RealmBar;
class RealmCloseUp;
class RealmCoach;
class RealmStage;
class RealmView;
class ReasonBubble;

/// A match of Star Realms on the screen: the others, the trade row and one's own table, the prompt, and the hand.
class StarRealmsTable final : public TableSurface {
    Q_OBJECT

public:
    StarRealmsTable(const core::Game& game, Use use, QWidget* parent = nullptr);
    ~StarRealmsTable() override;

    void showMatch(const core::Match& match, core::Seat viewer) override;
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
    QString courseTitle() const override;
    void showSubject(const core::Event& event) override;
    void setCloseUpInSight(bool inSight) override;
    void setCloseUpRoom(const QSize& room) override;
    Stage* stage() override;
    void setTeaching(bool teaching) override;
    Lesson lesson() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void connectView(RealmView* view);
    void refresh();
    void fillPrompt();
    void fillOffers();
    QString unusedNow() const;
    void fillForecasts();
    void fitHand();
    void goOn(bool began = true);
    /// What is done one after the other, till nothing of it is left.
    enum class AtOnce : std::uint8_t { Nothing, Play, Use };
    void doAll(AtOnce what);
    int enoughFor(core::Choice choice) const;

    void onPiece(RealmView& view, int row);
    void choose(const std::vector<core::ChoiceView>& choices, const Spot& spot);
    void take(const core::ChoiceView& choice, const Spot& spot);
    void answer(core::Choice choice, bool goesOn = false);
    QString whyNot(const Piece& piece) const;
    void refuse(const Spot& spot, const QString& why);
    void showMenu(RealmView& view, int row, const QPoint& at);
    void showScraps();
    void showPile(core::Seat seat, Piece::Kind kind);
    void stepBack();

    void beginDrag(RealmView& view, int row, const QPoint& at);
    void moveDrag(const QPoint& at);
    void endDrag(const QPoint& at);
    void letGo();
    const core::ChoiceView* dropAt(const QPoint& at) const;

    void lookAt(const RealmView& view, int row);
    void lookAtCard(const core::starrealms::CardView& card, const std::vector<core::ChoiceView>& choices);
    QStringList remarksOn(const std::vector<core::ChoiceView>& choices) const;
    QString warningOf(const std::vector<core::ChoiceView>& choices) const;
    void peek();
    void endPeek();

    Use m_use;
    core::starrealms::TableView m_table;
    std::vector<core::ChoiceView> m_buttons;
    bool m_asking = false;
    bool m_handsOpen = false;
    bool m_closeUpInSight = true;
    QString m_whyNotNow;
    QList<TableOffer> m_pageOffers;
    /// The viewer's world: hidden cards dealt out anew, so that trying a choice tells nothing. Null without a match.
    std::unique_ptr<core::Match> m_world;
    AtOnce m_atOnce = AtOnce::Nothing;
    std::optional<core::Choice> m_amount; ///< is given as soon as it is asked for
    std::string m_bought; ///< in this turn last
    int m_boughtIn = -1; ///< that turn
    std::optional<core::Choice> m_warned; ///< it was said what would be lost by it
    std::optional<Piece> m_dragged;

    PiecePainter m_painter;
    PieceModel* m_tableModel;
    PieceModel* m_handModel;
    PieceModel* m_elsewhereModel;
    RealmView* m_elsewhere;
    RealmView* m_board;
    PromptBar* m_prompt;
    RealmView* m_hand;
    QFrame* m_tray;
    QLabel* m_trayTitle;
    QWidget* m_cards;
    RealmBar* m_standing;
    RealmCloseUp* m_closeUp;
    PiecePeek* m_peek;
    HeldPicture* m_held;
    ReasonBubble* m_reason;
    QTimer* m_peekSoon;
    RealmView* m_lookedIn = nullptr;
    int m_looked = -1; ///< row there
    std::unique_ptr<RealmStage> m_stage;
    std::unique_ptr<RealmCoach> m_coach; ///< null where nobody is taught
};

} // namespace ui
