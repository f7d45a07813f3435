#pragma once

#include "ui/painting/card_contents.h"

#include <QListView>

#include <functional>

namespace ui {

/// Cards of a model in several rows, as high as they need: a discard pile, the cards an article speaks of. Enter or a
/// click chooses, Escape steps back.
class CardGrid final : public QListView {
    Q_OBJECT

public:
    using FaceAt = std::function<CardFace(int row)>;

    /// `faceAt` says what is painted of a row. The model outlives the view.
    CardGrid(QAbstractItemModel& model, FaceAt faceAt, QWidget* parent);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void rowChosen(int row);
    void backAsked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
};

} // namespace ui
