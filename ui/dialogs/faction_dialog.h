#pragma once

#include "ui/widgets/faction_faces.h"

#include <QDialog>

namespace ui {

class FactionGrid;

/// Asks for one faction out of a gallery.
class FactionDialog final : public QDialog {
    Q_OBJECT
public:
    /// `taken` are shown and cannot be chosen.
    FactionDialog(const FactionFaces& faces, const QStringList& factions, const QStringList& taken,
        const QString& current, QWidget* parent);

Q_SIGNALS:
    void factionChosen(const QString& name);
};

} // namespace ui
