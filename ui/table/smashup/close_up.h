#pragma once

#include "core/smashup/words/view.h"
#include "ui/table/smashup/drop_targets.h"
#include "ui/table/smashup/faction_looks.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ui {

class CardPicture;
class OutcomeCard;
class ResponseList;
class ScoringList;

/// What stands beside the table: one card or base whole, with what a small picture can only hint at; and while there is
/// something to decide, what the choices would come to.
class CloseUp final : public QFrame {
    Q_OBJECT

public:
    CloseUp(FactionLooks looks, QWidget* parent);

    /// `remarks` are short words of what can be done with it ("playable now").
    void showCard(
        const core::smashup::CardView& card, const core::smashup::TableView& table, const QStringList& remarks);
    void showBase(const core::smashup::BaseView& base, const core::smashup::TableView& table);
    void clear();
    /// What a drop or an answer would change, under that heading. Nothing any more for an unknown one.
    void showOutcome(const QString& heading, const Consequence& at, const core::smashup::TableView& table);
    /// While a card is held: the bases where it cannot go, each with the reason.
    void showBars(const QList<std::pair<QString, QString>>& reasons);
    /// What the table itself has to tell: the steps of a scoring, what an answer comes to.
    void setTable(const core::smashup::TableView& table, const core::Match* world);
    /// The steps of a scoring as that table has them.
    void showScoring(const core::smashup::TableView& table);
    /// What passing and each answer comes to before a base scores, in words; empty at other times.
    QString answersTold() const;
    /// The greatest height of the picture, so that what lies below keeps its room.
    void setMostHeight(int pixels);
    /// What there is room for, in pixels: where all of it is too much, the picture gets smaller, and then gives way to
    /// the card's words. An empty size leaves that to setMostHeight() and setPictureShown().
    void setRoom(const QSize& room);
    /// Whether the picture would be large enough then that its words can be read.
    bool canReadPicture(int pixels) const;
    /// Whether the card that is looked at can be read here at once, by its picture or by its words.
    bool isRead() const;
    /// Without it a card's words stand below its name.
    void setPictureShown(bool shown);
    /// Whether there is a button that leads to the rules.
    void setRulesOffered(bool offered) { m_rulesOffered = offered; }
    QSize sizeHint() const override;

Q_SIGNALS:
    void rulesAsked();

protected:
    void changeEvent(QEvent* event) override;

private:
    void setLines(const QString& heading, const QString& line, const QString& more, const QStringList& said);
    void inkLines();
    void arrange();
    void showPicture(bool shown);
    void fit();

    FactionLooks m_looks;
    QLabel* m_heading;
    CardPicture* m_picture;
    QLabel* m_line;
    QLabel* m_text; ///< a card's words, where there is no room for a picture of it
    QLabel* m_more;
    QLabel* m_playable;
    QPushButton* m_rules;
    QLabel* m_outcomeHeading;
    OutcomeCard* m_outcome;
    QLabel* m_barsHeading;
    QLabel* m_bars;
    ResponseList* m_response;
    QLabel* m_scoringHeading;
    ScoringList* m_scoring;
    QSize m_room;
    int m_most = 0; ///< height of the picture, 0 for its own
    bool m_hasOutcome = false;
    bool m_asks = false; ///< the viewer is asked something in a scoring
    bool m_pictureShown = true;
    bool m_rulesOffered = true;
};

} // namespace ui
