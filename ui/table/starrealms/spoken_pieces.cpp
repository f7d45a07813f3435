#include "ui/table/starrealms/spoken_pieces.h"

#include "ui/table/starrealms/realm_view.h"

namespace ui {

namespace {

QAccessibleInterface* spokenPiecesOf(const QString&, QObject* object)
{
    auto* view = qobject_cast<RealmView*>(object);
    return view == nullptr ? nullptr : new SpokenPieces(view);
}

} // namespace

SpokenPieces::SpokenPieces(RealmView* view)
    : SpokenView(view, QAccessible::List)
{
}

void SpokenPieces::install(RealmView& view)
{
    static const bool installed = [] {
        QAccessible::installFactory(spokenPiecesOf);
        return true;
    }();
    Q_UNUSED(installed);
    makeAnew(view);
}

RealmView* SpokenPieces::pieces() const
{
    return qobject_cast<RealmView*>(view());
}

/// By what it is, so that it stays the same object as long as it lies there.
SpokenView::Part SpokenPieces::partOf(int row) const
{
    const Piece& piece = pieces()->pieces().piece(row);
    const bool slot = piece.isCard() && piece.card.id < 0; // an empty place
    return { static_cast<int>(piece.kind), slot ? row : -1, static_cast<int>(piece.seat),
        piece.isCard() ? piece.card.id : -1 };
}

QList<SpokenView::Part> SpokenPieces::partsOf(const Part& parent) const
{
    QList<Part> all;
    const bool any = pieces() != nullptr && parent.isView();
    for (int row = 0; any && row < pieces()->pieces().rowCount(); ++row)
        all << partOf(row);
    return all;
}

int SpokenPieces::rowOf(const Part& part) const
{
    return part.isView() ? -1 : static_cast<int>(partsOf({}).indexOf(part));
}

SpokenView::Part SpokenPieces::current() const
{
    const int row = pieces() == nullptr ? -1 : pieces()->currentIndex().row();
    return row < 0 || row >= pieces()->pieces().rowCount() ? Part() : partOf(row);
}

QAccessible::Role SpokenPieces::roleOf(const Part&) const
{
    return QAccessible::ListItem;
}

QString SpokenPieces::textOf(const Part& part, QAccessible::Text kind) const
{
    const int row = rowOf(part);
    if (row < 0)
        return {};
    const Piece& piece = pieces()->pieces().piece(row);
    switch (kind) {
    case QAccessible::Name:
        return pieces()->pieces().index(row).data(Qt::AccessibleTextRole).toString();
    case QAccessible::Value:
        return piece.isCard() ? QString() : QString::number(piece.count);
    default:
        return {};
    }
}

/// Cards that come later cover the earlier ones.
QRect SpokenPieces::areaOf(const Part& part) const
{
    const int row = rowOf(part);
    if (row < 0)
        return {};
    const PieceModel& model = pieces()->pieces();
    QList<QRectF> above;
    for (int later = row + 1; later < model.rowCount(); ++later)
        if (!model.piece(later).area.isEmpty() && !model.piece(later).area.contains(model.piece(row).area))
            above << model.piece(later).area;
    return seen(*pieces()->viewport(), model.piece(row).area, above);
}

QAccessible::State SpokenPieces::stateOf(const Part& part) const
{
    QAccessible::State state;
    const int row = rowOf(part);
    state.focusable = true;
    state.readOnly = true;
    const bool legal = row >= 0 && pieces()->pieces().piece(row).isLegal();
    state.selectable = legal;
    return state;
}

bool SpokenPieces::isPressable(const Part& part) const
{
    const int row = rowOf(part);
    return row >= 0 && (pieces()->pieces().piece(row).isLegal() || pieces()->pieces().piece(row).opens());
}

void SpokenPieces::press(const Part& part) const
{
    RealmView* const shown = pieces();
    const int row = rowOf(part);
    QMetaObject::invokeMethod(
        shown,
        [shown, row] {
            if (row < 0 || row >= shown->pieces().rowCount())
                return;
            shown->setCurrentIndex(shown->pieces().index(row));
            Q_EMIT shown->pieceChosen(row);
        },
        Qt::QueuedConnection);
}

void SpokenPieces::focus(const Part& part) const
{
    pieces()->setFocus(Qt::OtherFocusReason);
    pieces()->setCurrentIndex(pieces()->pieces().index(rowOf(part)));
}

} // namespace ui
