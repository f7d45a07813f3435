#pragma once

#include "ui/widgets/faction_faces.h"

#include <QAbstractButton>

namespace ui {

/// A faction to press: its emblem and its name on its colour. Without a faction it is a place for one, to be filled by
/// chance. Checked it has a gold ring, disabled it is grey.
class FactionTile final : public QAbstractButton {
    Q_OBJECT
public:
    /// Line: one line of text, as in a gallery; Large: the name over a caption, as at Home.
    enum class Form { Line, Large };

    FactionTile(Form form, QWidget* parent);

    /// An empty name: by chance.
    void setFace(const FactionFace& face);
    const FactionFace& face() const { return m_face; }
    void setCaption(const QString& caption);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    Form m_form;
    FactionFace m_face;
    QString m_caption;
};

} // namespace ui
