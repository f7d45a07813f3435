#pragma once

#include <QListView>

namespace ui {

class FactionListModel;
class FactionTileDelegate;

/// The factions as tiles, in as many columns as fit. Click, Enter or Space chooses one.
class FactionGallery final : public QListView {
    Q_OBJECT
public:
    explicit FactionGallery(FactionListModel* model, QWidget* parent = nullptr);

Q_SIGNALS:
    void factionChosen(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void fitTiles();

    FactionTileDelegate* m_delegate;
};

} // namespace ui
