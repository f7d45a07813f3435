#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_painter.h"
#include "ui/table/table_surface.h"

#include <memory>
#include <optional>

class QHBoxLayout;

namespace ui {

class HeldPicture;
class HyperBar;
class HyperCloseUp;
class HyperCoach;
class HyperPieceModel;
class HyperStage;
class HyperView;
class PromptBar;
class ReasonBubble;

/// A match of Hyperborea on the screen: the map between the seats and the technologies to take, the prompt, and a
/// seat's board.
class HyperboreaTable final : public TableSurface {
    Q_OBJECT

public:
    explicit HyperboreaTable(Use use, QWidget* parent = nullptr);
    ~HyperboreaTable() override;

    void showMatch(const core::Match& match, core::Seat viewer) override;
    void beginMatch() override;
    void setPlayers(const QStringList& players) override;
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
    void setTeaching(bool teaching) override;
    Lesson lesson() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void connectView(HyperView* view);
    void refresh();
    void fillPrompt();
    void fillOffers();
    QStringList poolNow() const;
    QString unusedNow() const;
    int cubeToPlace() const;
    bool canPickUp(const HyperPiece& piece) const;
    void fitBoard();
    void orderTechnologies();
    void placeOffers();
    core::Seat boardSeat() const;
    void showBoard(core::Seat seat);
    void nextBoard(int step);

    void onPiece(HyperView& view, int row, const QPoint& at);
    bool asksWhereTo(core::Choice choice, const QPoint& at);
    void choose(
        const std::vector<core::ChoiceView>& choices, const QPoint& at, std::optional<core::Choice> second = {});
    std::vector<core::ChoiceView> meantAt(const HyperPiece& piece, const QPoint& at) const;
    int siteAt(const HyperPiece& piece, const QPoint& at) const;
    std::optional<core::Choice> struckAt(const HyperPiece& piece, const QPoint& at) const;
    void answer(core::Choice choice, std::optional<core::Choice> second = {}, bool goesOn = false);
    QString whyNot(const HyperPiece& piece) const;
    void refuse(const HyperPiece& piece, const QRect& place, const QString& why);
    void showMenu(HyperView& view, int row, const QPoint& at);
    void showAnswers();
    void stepBack();
    void goOn();

    void beginDrag(HyperView& view, int from, const QPoint& at);
    void moveDrag(const QPoint& at);
    void endDrag(const QPoint& at);
    void letGo();

    void lookAt(const HyperView& view, int row);

    Use m_use;
    core::hyperborea::TableView m_table;
    std::vector<core::ChoiceView> m_buttons;
    bool m_asking = false;
    bool m_closeUpInSight = false;
    QSize m_closeUpRoom;
    QString m_whyNotNow;
    QList<TableOffer> m_pageOffers;
    core::Seat m_board = core::Seat::None; ///< whose board is shown; None for the viewer's
    std::vector<std::vector<int>> m_order; ///< technologies of each seat, as they lie
    /// The viewer's world, with another chance to come, so that trying a choice tells nothing. Null without a match.
    std::unique_ptr<core::Match> m_world;

    /// Where what is held may be dropped, and what that answers: the question there is, and the one that follows.
    struct Drop {
        HyperView* view = nullptr;
        int row = -1;
        QRectF part; ///< of the piece: a site or a space; empty for all of it
        core::Choice first;
        std::optional<core::Choice> second;
        int cost = 0;
    };
    QRectF partOf(const HyperView& view, int row, core::Choice choice) const;
    void addDrops(std::vector<Drop>& drops, core::Choice first) const;
    std::vector<Drop> dropsOf(const HyperPiece& piece) const;
    const Drop* dropAt(const QPoint& at) const;
    std::vector<Drop> m_held; ///< empty while nothing is
    std::optional<core::Choice> m_second; ///< is given as soon as it is asked for

    HyperPainter m_painter;
    QHBoxLayout* m_top; ///< the map, and the offers where they are beside it
    HyperPieceModel* m_mapModel;
    HyperPieceModel* m_offerModel;
    HyperPieceModel* m_boardModel;
    HyperView* m_map;
    HyperView* m_offers; ///< beside the map, or in m_closeUp while that is in sight
    HyperView* m_boardView;
    PromptBar* m_prompt;
    HyperBar* m_standing;
    HyperCloseUp* m_closeUp;
    HeldPicture* m_picture;
    ReasonBubble* m_reason;
    std::unique_ptr<HyperStage> m_stage;
    std::unique_ptr<HyperCoach> m_coach; ///< null where nobody is taught
};

} // namespace ui
