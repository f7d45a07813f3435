#pragma once

#include <QString>

#include <string>

namespace ui {

/// What a record calls the only person who plays, whatever language is spoken; records are read in another one later.
inline const QString kYou = QStringLiteral("You");
/// What a record calls one of several persons at one screen; `number` from 1.
QString numberedPlayer(int number);
/// Whether `kept` is one of these names, which nobody typed.
bool isGivenName(const QString& kept);

/// A name of a record or a plan as the reader has it: "Du" for kYou. What somebody typed stays.
QString shownName(const QString& kept);
QString shownName(const std::string& kept);
/// The name of a record for one that was typed or shown.
QString keptName(const QString& shown);

} // namespace ui
