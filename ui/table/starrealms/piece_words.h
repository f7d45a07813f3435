#pragma once

#include "ui/table/starrealms/forecast.h"
#include "ui/table/starrealms/pieces.h"

#include <QCoreApplication>

namespace ui {

/// The words for what lies on a table of Star Realms.
class PieceWords {
    Q_DECLARE_TR_FUNCTIONS(PieceWords)

public:
    /// A card in one sentence or two, with its text.
    static QString ofCard(const core::starrealms::CardView& card);
    /// Its faction and kind, its cost and defense, in one line.
    static QString kindOf(const core::starrealms::CardView& card);
    static QString of(const Piece& piece, const core::starrealms::TableView& table);
    /// What holds now for the seat or the boss of that panel, a line each.
    static QStringList panel(const Piece& piece, const core::starrealms::TableView& table);
    /// What an answer comes to: "+2 combat, +1 trade"; empty where that is not known.
    static QString comesTo(const AnswerForecast& forecast);
    /// What would be lost by it without a question; empty for nothing.
    static QString harm(const AnswerForecast& forecast);
    /// An attack in one line: "Quill: 41 → 38".
    static QString attack(const AttackForecast& forecast, const core::starrealms::TableView& table);
    /// The title of the cards to choose from.
    static QString pile(const core::ChoiceView& choice, const core::starrealms::TableView& table);
    static QString format(const core::starrealms::TableView& table);
};

} // namespace ui
