#include "ui/table/starrealms/star_realms_terms.h"

#include "core/starrealms/words/match_terms.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct TermsWords {
    Q_DECLARE_TR_FUNCTIONS(TermsWords)
};

} // namespace

QStringList StarRealmsTerms::foremost() const
{
    return { QStringLiteral("format"), QStringLiteral("challenge"), QStringLiteral("level") };
}

bool StarRealmsTerms::matters(const QString& option, const core::MatchSetup& setup) const
{
    return core::starrealms::matters(option.toStdString(), setup);
}

QString StarRealmsTerms::remark(const core::MatchSetup& setup) const
{
    using core::starrealms::RestsOn;
    switch (core::starrealms::restsOn(setup)) {
    case RestsOn::Rules:
        return {};
    case RestsOn::Manual:
        return TermsWords::tr("This format rests on the user's manual alone. Where that says nothing, Breakpoint has "
                              "decided.");
    case RestsOn::OneSource:
        break;
    }
    QStringList sentences { TermsWords::tr(
        "Challenges rest on one source. Where that says nothing, Breakpoint has decided.") };
    for (const core::language::Saying& why : core::starrealms::notAvailable())
        sentences += QString::fromStdString(why.words()) + QLatin1Char('.');
    return sentences.join(QLatin1Char('\n'));
}

} // namespace ui
