#pragma once

#include "core/game/problem.h"
#include "core/stores/store_result.h"
#include "ui/language.h"

#include <QFileInfo>
#include <QStringList>

#include <vector>

namespace ui {

/// Why a store did not do as asked, in each language if it knows how.
inline Sentence faultOf(const core::StoreResult& result)
{
    return [result] { return QString::fromStdString(result.again ? result.again() : result.error); };
}

/// A fault that the window itself finds. It is said when it is shown, like those of core.
inline core::language::Saying saidBy(const Sentence& sentence)
{
    return core::language::Saying::saidBy([sentence] { return sentence().toStdString(); });
}

/// What is wrong, as it is said at the time of asking.
inline Sentence sentenceOf(core::Problem problem)
{
    return [problem = std::move(problem)] { return QString::fromStdString(problem.text()); };
}

/// What is wrong with this file, after its name.
inline Sentence faultIn(const QString& path, Sentence fault)
{
    return [file = QFileInfo(path).fileName(), fault = std::move(fault)] {
        return QStringLiteral("%1: %2").arg(file, fault());
    };
}

/// Each on a line of its own.
inline Sentence linesOf(std::vector<Sentence> sentences)
{
    return [sentences = std::move(sentences)] {
        QStringList lines;
        for (const Sentence& each : sentences)
            lines << each();
        return lines.join(QLatin1Char('\n'));
    };
}

} // namespace ui
