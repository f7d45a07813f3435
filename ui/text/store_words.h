#pragma once

#include "core/stores/store_result.h"
#include "ui/language.h"

namespace ui {

/// Why a store did not do as asked, in each language if it knows how.
inline Sentence faultOf(const core::StoreResult& result)
{
    return [result] { return QString::fromStdString(result.again ? result.again() : result.error); };
}

} // namespace ui
