#pragma once

#include <QObject>

class QLineEdit;
class QListView;
class QModelIndex;

namespace ui {

/// A field over a list of what is found as one types. The keyboard stays in the field: its arrow and page keys walk the
/// list past headings (rows that cannot be chosen) and halt at both ends, Enter takes what is current; so does a click.
/// The field and the list belong to whoever shows them.
class TypedList final : public QObject {
    Q_OBJECT
public:
    TypedList(QLineEdit& field, QListView& list, QObject* parent);

Q_SIGNALS:
    /// Somebody went to another entry.
    void walked();
    /// Enter was pressed; emitted before what is current is looked at, so that a search may still be ended.
    void entered();
    void taken(const QModelIndex& index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void walk(int rows);

    QLineEdit& m_field;
    QListView& m_list;
};

} // namespace ui
