#pragma once

#include "ui/table/match_terms.h"

namespace ui {

/// The formats and challenges of Star Realms.
class StarRealmsTerms final : public MatchTerms {
public:
    QStringList foremost() const override;
    bool matters(const QString& option, const core::MatchSetup& setup) const override;
    QString remark(const core::MatchSetup& setup) const override;
};

} // namespace ui
