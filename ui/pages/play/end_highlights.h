#pragma once

#include "core/record/points_account.h"
#include "ui/painting/card_face.h"
#include "ui/table/card_of_match.h"

#include <QFont>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ui {

/// Letters like those of `body` of that size, in pixels of the mock-ups, and that weight: a label that has letters of
/// its own keeps them when the text of the program gets another size, until they are set again.
void setLetters(QLabel& label, const QFont& body, double pixels, QFont::Weight weight);
/// Sets again those of all labels within, which has other letters now.
void renewLetters(const QWidget& within);

/// The card on which most of a winner's points hung, with what it was worth where. Hidden where there is none.
class CardOfMatchBox final : public QWidget {
    Q_OBJECT

public:
    explicit CardOfMatchBox(QWidget* parent);

    /// `reader` is the seat that is spoken to, None for nobody.
    void show(const core::Game& game, const core::MatchRecord& record, core::Seat reader);
    const std::optional<CardOfMatch>& card() const { return m_card; }

private:
    class Picture;

    std::optional<CardOfMatch> m_card;
    Picture* m_picture;
    QLabel* m_heading;
    QLabel* m_worth;
    QLabel* m_where;
};

/// Where the winner took the lead that lasted, and a way to see it. Hidden where nothing that scored did that.
class TurningPoint final : public QWidget {
    Q_OBJECT

public:
    explicit TurningPoint(QWidget* parent);

    void show(const core::MatchRecord& record, const core::CourseFacts& facts, core::Seat reader);
    /// Whether the match is kept, and can be looked at.
    void setKept(bool kept);

Q_SIGNALS:
    /// The match after so many choices is to be seen.
    void momentAsked(int choices);

private:
    QLabel* m_heading;
    QLabel* m_sentence;
    QPushButton* m_look;
    int m_choice = 0;
};

} // namespace ui
