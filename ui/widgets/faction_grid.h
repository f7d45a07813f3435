#pragma once

#include "ui/widgets/faction_faces.h"

#include <QWidget>

namespace ui {

class FactionTile;

/// A small gallery of factions, in as many columns as fit. A click, Enter or Space chooses one; arrow keys go from one
/// to the next. Who is taken is grey.
class FactionGrid final : public QWidget {
    Q_OBJECT
public:
    explicit FactionGrid(QWidget* parent = nullptr);

    void setFactions(const FactionFaces& faces, const QStringList& names);
    void setTaken(const QStringList& names);
    /// The keyboard goes to this faction, or to the first that is free.
    void focusOn(const QString& name);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

Q_SIGNALS:
    void factionChosen(const QString& name);
    /// Escape: whoever came here by key goes back.
    void left();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    int columns(int width) const;
    void arrange();
    bool walk(const FactionTile& from, int key);

    QList<FactionTile*> m_tiles;
};

} // namespace ui
