#include "ui/table/hyperborea/hyperborea_terms.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct HyperTermsWords {
    Q_DECLARE_TR_FUNCTIONS(HyperTermsWords)
};

} // namespace

QStringList HyperboreaTerms::foremost() const
{
    return { QStringLiteral("mode"), QStringLiteral("length"), QStringLiteral("map") };
}

QString HyperboreaTerms::remark(const core::MatchSetup&) const
{
    return HyperTermsWords::tr(
        "Technologies that are taken, cities, ruins, hexes and most race tiles were designed for "
        "Breakpoint.");
}

} // namespace ui
