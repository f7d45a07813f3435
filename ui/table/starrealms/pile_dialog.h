#pragma once

#include "ui/table/starrealms/faces.h"
#include "ui/table/starrealms/piece.h"

#include <QDialog>

namespace ui {

/// What lies in the open piles of a table, a tab each: the scrap heap, and the discard piles of all.
class PileDialog final : public QDialog {
    Q_OBJECT

public:
    PileDialog(const core::starrealms::TableView& table, core::Seat first, Piece::Kind kind, const RealmFaces& faces,
        QWidget* parent);

Q_SIGNALS:
    void rulesAsked(const QString& topic);

private:
    QWidget* pageOf(const std::vector<core::starrealms::CardView>& cards, const RealmFaces& faces, const QString& name);
};

} // namespace ui
