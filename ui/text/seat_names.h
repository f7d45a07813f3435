#pragma once

#include <QString>

#include <string>

namespace ui {

/// What a record has for the only person who plays and gave no name (core::language::unnamed()).
inline const QString kYou = QStringLiteral("\x01");
/// What a record has for one of several persons at one screen who gave no name; `number` from 1.
QString numberedPlayer(int number);
bool isUnnamed(const QString& kept);

/// A name of a record or a plan as the reader has it: "Du" for kYou. What somebody typed stays.
QString shownName(const QString& kept);
QString shownName(const std::string& kept);

/// What a mark of a match or a source of its points is called: a seat, or a card as shownCard() has it.
QString shownMark(const std::string& what);

} // namespace ui
