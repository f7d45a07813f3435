#pragma once

#include "ui/painting/base_face.h"
#include "ui/painting/card_face.h"

#include <QImage>
#include <QString>

#include <vector>

namespace ui {
struct Colours;
}

namespace tests {

/// Things to paint that show what the painters can: short and long names, every mark, every state.
std::vector<ui::CardFace> specimenCards();
std::vector<ui::BaseFace> specimenBases();
ui::CardFace laden(); ///< a card with marks, sources of its power and others on it

/// One state each, with its name.
struct NamedState {
    QString name;
    ui::FaceState state;
};
std::vector<NamedState> specimenStates();

/// A page of the specimen: "cards", "bases", "small" or "landscapes".
QImage specimenPage(const QString& page, const ui::Colours& colours, double ratio, int textPercent = 100);
QStringList specimenPages();

} // namespace tests
