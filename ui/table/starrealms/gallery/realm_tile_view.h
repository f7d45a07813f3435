#pragma once

#include <QListView>

namespace ui {

class RealmCardFilter;
class RealmCardModel;

/// Cards as tiles, in as many columns as fit; the current one is shown beside them by whoever listens.
class RealmTileView final : public QListView {
    Q_OBJECT
public:
    RealmTileView(RealmCardModel* cards, RealmCardFilter* filter, QWidget* parent);

    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Another card, or none: its row among all cards.
    void cardShown(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitTiles();
    void keepCurrent();

    RealmCardFilter* m_filter;
    int m_last = -1; ///< row among all cards, to be found again when others are shown
};

} // namespace ui
