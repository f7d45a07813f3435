#include "core/starrealms/rules/setup.h"
#include "core/starrealms/rules/star_realms_match.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::starrealms;

namespace {

bool inTheLongRun()
{
    return qEnvironmentVariableIsSet("BREAKPOINT_LONG");
}

/// Of a format and number of seats: 100 000 in all in the long run, which takes five minutes as a release.
std::uint64_t matchesOfARow()
{
    if (!inTheLongRun())
        return 4;
    return tests::kSanitized ? 100 : 2500;
}

} // namespace

/// Random matches of every format come to an end and keep every card in one place.
class StarRealmsMatchesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFormatEnds_data();
    void everyFormatEnds();
};

void StarRealmsMatchesTest::everyFormatEnds_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("format");
    const auto row = [](int seats, const char* format) {
        QTest::addRow("%s, %d seats", format, seats) << seats << QString::fromUtf8(format);
    };
    const auto rows = [&](int fewest, int most, const char* format) {
        for (int seats = fewest; seats <= most; ++seats)
            if (inTheLongRun() || seats == fewest || seats == most)
                row(seats, format);
    };
    row(2, "standard");
    rows(3, 6, "free-for-all");
    rows(3, 6, "hunter");
    rows(3, 6, "first-blood");
    row(4, "hydra");
    row(6, "hydra");
    row(6, "emperor");
    rows(3, 6, "raid");
    for (const char* each : { "challenge nemesis-beast", "challenge automatons", "challenge pirates",
             "challenge blob-assault", "challenge dimensional-horror" })
        rows(1, 4, each);
}

void StarRealmsMatchesTest::everyFormatEnds()
{
    QFETCH(int, seats);
    QFETCH(QString, format);
    auto info = std::make_shared<MatchInfo>();
    info->library = tests::starRealmsCards();
    for (std::uint64_t seed = 1; seed <= matchesOfARow(); ++seed) {
        core::MatchSetup setup = tests::starRealmsSetup(seats, format.toStdString(), seed);
        setup.options["level"] = seed % 2 == 0 ? "expert" : "intermediate"; // where there is a boss
        setup.set = seed % 2 == 0 ? "core" : "frontiers";
        if (seed % 4 == 3) // the other way wherever there is another one
            for (const char* each : { "explorer=manual", "team_combat=shared", "discards=next-turn", "next_card=one",
                     "market_return=after-draw", "ally_memory=faction", "hunter_bases=left", "raid_hand=every" }) {
                const QString option = QString::fromUtf8(each);
                setup.options[option.section(QLatin1Char('='), 0, 0).toStdString()]
                    = option.section(QLatin1Char('='), 1).toStdString();
            }
        QVERIFY(checkSetup(*info->library, setup).empty());
        StarRealmsMatch match(info, deal(*info->library, setup));
        core::Rng rng(seed);
        int choices = 0;
        while (!match.outcome().decided) {
            const core::Prompt& prompt = match.prompt();
            QVERIFY(!prompt.choices.empty());
            match.apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            const std::vector<std::string> breaches = match.breaches();
            QVERIFY2(breaches.empty(),
                breaches.empty() ? ""
                                 : qPrintable(QStringLiteral("seed %1, choice %2: %3")
                                                  .arg(seed)
                                                  .arg(choices)
                                                  .arg(QString::fromStdString(breaches.front()))));
            QVERIFY(++choices < 20'000);
        }
    }
}

REGISTER_TEST(StarRealmsMatchesTest)
#include "star_realms_matches_test.moc"
