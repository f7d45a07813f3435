#pragma once

#include <QFrame>

namespace ui {

class RealmCloseUp;
class RealmFaces;

/// A card held up beside its place, where no panel beside the table shows it.
class PiecePeek final : public QFrame {
    Q_OBJECT

public:
    /// Lies over `surface`.
    PiecePeek(const RealmFaces& faces, QWidget* surface);

    RealmCloseUp& content() { return *m_content; }
    /// Beside `place`, within `clear`, both in the coordinates of the surface.
    void present(const QRect& place, const QRect& clear);

private:
    RealmCloseUp* m_content;
};

} // namespace ui
