#pragma once

#include "core/hyperborea/words/view.h"
#include "ui/table/hyperborea/hyper_piece.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

/// A table of Hyperborea in words.
class HyperWords {
    Q_DECLARE_TR_FUNCTIONS(HyperWords)

public:
    /// In one sentence, for a screen reader.
    static QString of(const HyperPiece& piece, const core::hyperborea::TableView& table);
    /// What it is called.
    static QString title(const HyperPiece& piece, const core::hyperborea::TableView& table);
    /// All that is to be said of it, a line for each thing.
    static QStringList lines(const HyperPiece& piece, const core::hyperborea::TableView& table);
    /// What the seat at turn may still do with what it has: "2 cubes to place", "2 movement points".
    static QStringList left(const core::hyperborea::TableView& table);
    static QStringList pool(const core::hyperborea::Pool& pool);
    /// Length and mode.
    static QString terms(const core::hyperborea::TableView& table);
    /// Who has how much of it: "gems: You 4, Ann 3, of 15".
    static QString condition(
        const core::hyperborea::ConditionView& condition, const core::hyperborea::TableView& table);
    /// An answer with what it costs and brings, where that can be told before.
    static QString answer(const core::ChoiceView& choice, const core::hyperborea::TableView& table);
    static QString person(const core::hyperborea::TableView& table, core::Seat seat);
    static QString colour(core::hyperborea::Colour colour);
    static QString cubes(const core::hyperborea::Cubes& cubes);

private:
    static QString stepsOf(core::hyperborea::Terrain terrain);
    static QStringList hex(const core::hyperborea::HexView& hex, const core::hyperborea::TableView& table);
    static QStringList seat(core::Seat seat, const core::hyperborea::TableView& table);
    static QStringList set(const core::hyperborea::SetView& set);
    static QStringList technology(const core::hyperborea::TechnologyView& technology);
};

} // namespace ui
