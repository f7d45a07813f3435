#include "ui/widgets/print_faces.h"

#include "ui/text/card_names.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct FaceWords {
    Q_DECLARE_TR_FUNCTIONS(FaceWords)
};

} // namespace

CardFace faceOf(const core::CardInfo& card, const std::vector<core::FactionInfo>& factions)
{
    CardFace face;
    face.name = shownCard(card.name);
    face.group = shownCard(card.group);
    face.kind = QString::fromStdString(card.kind);
    face.text = QString::fromStdString(card.text);
    face.power = card.figure("power");
    face.printedPower = face.power;
    for (const core::FactionInfo& faction : factions)
        if (faction.name == card.group && faction.set == card.set) {
            face.emblem = QString::fromStdString(faction.emblem);
            face.colour = QColor(QString::fromStdString(faction.colour));
        }
    return face;
}

BaseFace baseFaceOf(const core::CardInfo& base)
{
    BaseFace face;
    face.name = QString::fromStdString(base.name);
    face.text = QString::fromStdString(base.text);
    face.landscape = landscapeOf(QString::fromStdString(base.landscape), face.name);
    face.full = base.figure("breakpoint").value_or(0);
    face.pointsWord = FaceWords::tr("VP");
    for (const core::Figure& figure : base.figures)
        if (figure.name == "VP")
            for (std::size_t place = 0; place < figure.values.size(); ++place)
                face.places.push_back({ static_cast<int>(place), figure.values[place], {} });
    return face;
}

} // namespace ui
