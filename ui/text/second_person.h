#pragma once

#include <QString>

namespace ui {

/// A sentence of the log for a seat that is named "You": "You plays Scout." becomes "You play Scout.", "You's hand"
/// becomes "your hand". Sentences that do not speak of such a seat stay as they are.
QString inSecondPerson(const QString& sentence);

} // namespace ui
