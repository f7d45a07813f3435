#include "ui/widgets/print_faces.h"

#include "ui/text/card_names.h"

namespace ui {

CardFace faceOf(const core::CardInfo& card, const std::vector<core::FactionInfo>& factions)
{
    CardFace face;
    face.name = shownCard(card.name);
    face.group = shownCard(card.group);
    face.kind = QString::fromStdString(card.kind);
    face.text = QString::fromStdString(card.text);
    face.deeds = card.deeds;
    face.onlyOne = card.copies == 1;
    if (const core::Figure* const main = card.mainFigure())
        face.power = main->values.front();
    face.printedPower = face.power;
    for (const core::FactionInfo& faction : factions)
        if (faction.name == card.group && faction.set == card.set) {
            face.emblem = QString::fromStdString(faction.emblem);
            face.colour = QColor(QString::fromStdString(faction.colour));
        }
    return face;
}

BaseFace placeFaceOf(const core::CardInfo& place)
{
    BaseFace face;
    face.name = QString::fromStdString(place.name);
    face.text = QString::fromStdString(place.text);
    face.landscape = landscapeOf(QString::fromStdString(place.landscape), face.name);
    if (const core::Figure* const full = place.mainFigure())
        face.full = full->values.front();
    for (std::size_t i = 1; i < place.figures.size() && face.places.empty(); ++i) {
        const core::Figure& points = place.figures[i];
        face.pointsWord = QString::fromStdString(points.title());
        for (std::size_t rank = 0; rank < points.values.size(); ++rank)
            face.places.push_back({ static_cast<int>(rank), points.values[rank], {} });
    }
    return face;
}

} // namespace ui
