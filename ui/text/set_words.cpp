#include "ui/text/set_words.h"

namespace ui {

QString setLabel(const std::vector<core::SetInfo>& sets, const std::string& set)
{
    return QString::fromStdString(core::titleOf(sets, set));
}

QString setTitle(const core::SetInfo& set)
{
    QString title = QString::fromStdString(set.title);
    if (!title.isEmpty())
        title[0] = title[0].toUpper();
    return title;
}

} // namespace ui
