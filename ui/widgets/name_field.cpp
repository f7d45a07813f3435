#include "ui/widgets/name_field.h"

#include "core/text/names.h"
#include "ui/language.h"
#include "ui/text/seat_names.h"

#include <QScopedValueRollback>

namespace ui {

NameField::NameField(QWidget* parent)
    : QLineEdit(parent)
{
    setMaxLength(static_cast<int>(core::kLongestSeatName));
    // Before anybody else hears of it, who may ask what is kept.
    connect(this, &QLineEdit::textChanged, this, [this] {
        if (!m_showing)
            m_unnamed.clear();
    });
    inEachLanguage(this, [this] {
        if (!m_unnamed.isEmpty())
            setKept(m_unnamed);
    });
}

void NameField::setKept(const QString& name)
{
    const QScopedValueRollback showing(m_showing, true);
    m_unnamed = isUnnamed(name) ? name : QString();
    setText(shownName(name));
}

QString NameField::kept() const
{
    if (!m_unnamed.isEmpty())
        return m_unnamed;
    const QString typed = text().trimmed();
    return isUnnamed(typed) ? QString() : typed; // what was pasted may hold anything
}

} // namespace ui
