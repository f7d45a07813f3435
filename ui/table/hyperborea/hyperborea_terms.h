#pragma once

#include "ui/table/match_terms.h"

namespace ui {

/// The modes, lengths and maps of Hyperborea.
class HyperboreaTerms final : public MatchTerms {
public:
    QStringList foremost() const override;
    bool matters(const QString&, const core::MatchSetup&) const override { return true; }
    QString remark(const core::MatchSetup& setup) const override;
};

} // namespace ui
