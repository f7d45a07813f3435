#pragma once

#include "core/game/problem.h"

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include <concepts>
#include <cstdint>
#include <ostream>
#include <string>

namespace app::cli {

/// The sentences of the command line, whole and with places for what is put into them: CliWords::tr("no match %1").
/// What is told of an option's value, an id or a record's word is the same in every language and does not stand in
/// here.
struct CliWords {
    Q_DECLARE_TR_FUNCTIONS(CliWords)
};

/// What is put into a sentence as it is: words, and numbers that name something (a seat, a match, a seed).
inline QString asText(const std::string& word)
{
    return QString::fromStdString(word);
}

inline QString asText(std::integral auto number)
{
    return QString::number(number);
}

/// How many there are: "11,250", and "11.250" in German.
inline QString amount(std::integral auto number)
{
    return QLocale().toString(number);
}

/// With so many digits behind the point, which is a comma in German.
QString decimal(double value, int digits);
/// "48.5 %" of a share.
QString percent(double share);

QString matchesText(int number); ///< "1 match", "2 matches"
QString dealsText(int number);
QString turnsText(std::int64_t number);
QString choicesText(std::int64_t number);

core::Problem problem(const std::string& where, const QString& what, const QString& hint = {});

inline std::ostream& operator<<(std::ostream& out, const QString& words)
{
    return out << words.toStdString();
}

} // namespace app::cli
