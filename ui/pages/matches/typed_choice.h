#pragma once

#include <QLineEdit>
#include <QStringList>

namespace ui {

/// The names that what was typed could mean: each of its parts begins a word of the name, in their order ("cent br" is
/// The Central Brain). Names that begin with it come first.
QStringList namesLike(const QString& typed, const QStringList& names);

/// A field where a name of a list is typed in part. Leaving it completes the name; what means none of them stays as it
/// is, and choice() is empty.
class TypedChoice final : public QLineEdit {
    Q_OBJECT
public:
    explicit TypedChoice(QWidget* parent = nullptr);

    void setNames(const QStringList& names) { m_names = names; }
    /// The name that is meant; empty where it is none.
    QString choice() const;
    /// What it could mean.
    QStringList candidates() const;

protected:
    void focusOutEvent(QFocusEvent* event) override;

private:
    QStringList m_names;
};

} // namespace ui
