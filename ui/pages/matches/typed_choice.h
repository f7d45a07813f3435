#pragma once

#include <QColor>
#include <QLineEdit>
#include <QStringList>

namespace ui {

/// The names that what was typed could mean: each of its parts begins a word of the name, in their order ("cent br" is
/// The Central Brain). Names that begin with it come first.
QStringList namesLike(const QString& typed, const QStringList& names);

/// A field where a name of a list is typed in part: behind it stands how the name that is meant goes on. Leaving it
/// completes the name; what means none of them stays as it is, and choice() is empty.
class TypedChoice final : public QLineEdit {
    Q_OBJECT
public:
    explicit TypedChoice(QWidget* parent = nullptr);

    void setNames(const QStringList& names) { m_names = names; }
    /// The name that is meant; empty where it is none.
    QString choice() const;
    /// What it could mean.
    QStringList candidates() const;
    /// The emblem of what is meant, before its name; none for an empty one.
    void setEmblem(const QString& emblem, const QColor& colour);
    /// What is to be known of what is meant, at the field's end where there is room.
    void setNote(const QString& note);

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString rest() const;

    QStringList m_names;
    QString m_emblem;
    QColor m_colour;
    QString m_note;
};

} // namespace ui
