#include "core/smashup/words/credits.h"

#include "core/smashup/scenario/position.h"
#include "core/smashup/smash_up_game.h"
#include "core/smashup/table/prompt_ids.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace core::smashup;

namespace {

class Listener final : public core::EventSink {
public:
    explicit Listener(const core::Match& match)
        : m_match(match)
    {
    }
    void onEvent(const core::Event& event) override
    {
        for (const Credit& each : creditsOf(m_match, event))
            told << QStringLiteral("%1 %2 %3 %4")
                        .arg(QString::number(core::indexOf(each.seat) + 1), QString::fromStdString(each.card),
                            each.base.empty() ? QStringLiteral("itself") : QString::fromStdString(each.base),
                            QString::number(each.points));
    }

    QStringList told;

private:
    const core::Match& m_match;
};

}

/// Which cards points hung on.
class CreditsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatPointsHungOn_data()
    {
        QTest::addColumn<QString>("minions");
        QTest::addColumn<QStringList>("credits");
        const auto row = [](const char* name, std::initializer_list<std::pair<const char*, const char*>> minions,
                             const char* credits) {
            QStringList all;
            for (const auto& [card, seat] : minions)
                all << QStringLiteral(R"({"card":"%1","seat":"%2"})")
                           .arg(QString::fromLatin1(card), QString::fromLatin1(seat));
            QTest::newRow(name) << all.join(QLatin1Char(','))
                                << QString::fromLatin1(credits).split(QStringLiteral("; "), Qt::SkipEmptyParts);
        };
        // Tortuga: 21 power, 4, 3 and 2 VP. 13 against 9: without King Rex 6, without both Invaders 7, so second; one
        // Invader less would still have been first.
        row("copies count together",
            { { "King Rex", "Ada" }, { "Invader", "Ada" }, { "Invader", "Ada" }, { "Nukebot", "Ben" },
                { "Warbot", "Ben" } },
            "1 Invader Tortuga 1; 1 King Rex Tortuga 1");
        // 17 against 5: the lone Nukebot is all that gives Ben a place, and Ada is first without any of hers.
        row("a place at all",
            { { "King Rex", "Ada" }, { "Laseratops", "Ada" }, { "Invader", "Ada" }, { "Invader", "Ada" },
                { "Nukebot", "Ben" } },
            "2 Nukebot Tortuga 3");
        // 11 against 11, both first: without any of them its player would have been second.
        row("a tie",
            { { "King Rex", "Ada" }, { "Laseratops", "Ada" }, { "Nukebot", "Ben" }, { "Invader", "Ben" },
                { "Scout", "Ben" } },
            "1 King Rex Tortuga 1; 1 Laseratops Tortuga 1; 2 Invader Tortuga 1; 2 Nukebot Tortuga 1; 2 Scout Tortuga "
            "1");
    }

    void tellsWhatPointsHungOn()
    {
        QFETCH(QString, minions);
        const std::string scenario = R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","printing":"first",
            "seats":[{"name":"Ada","factions":["Aliens","Dinosaurs"],"deck_only":true},
            {"name":"Ben","factions":["Robots","Zombies"],"deck_only":true}],
            "bases":[{"name":"Tortuga","minions":[)"
            + minions.toStdString() + R"(]},{"name":"Jungle Oasis"},{"name":"Factory 436-1337"}],
            "base_deck":["The Mothership"],"base_deck_only":true})";
        const Position position = buildPosition(
            static_cast<const SmashUpGame&>(tests::smashUp()).libraries(), nlohmann::json::parse(scenario));
        QVERIFY2(position.match != nullptr, position.error.c_str());
        Listener listener(*position.match);
        for (int made = 0; made < 6 && position.match->state().seat[0].vp == 0; ++made)
            position.match->apply(position.match->prompt().choices.back(), &listener);
        listener.told.sort();
        QTEST(listener.told, "credits");
    }

    /// Invader's own point is told as it is gained.
    void tellsWhatACardGaveByItself()
    {
        const Position position = buildPosition(static_cast<const SmashUpGame&>(tests::smashUp()).libraries(),
            nlohmann::json::parse(R"({"id":"x","game":"smashup","phase":"play","turn":"Ada","printing":"first",
            "seats":[{"name":"Ada","factions":["Aliens","Dinosaurs"],"deck_only":true,"hand":["Invader"]},
            {"name":"Ben","factions":["Robots","Zombies"],"deck_only":true}],
            "bases":[{"name":"Tortuga"},{"name":"Jungle Oasis"}],
            "base_deck":["The Mothership"],"base_deck_only":true})"));
        QVERIFY2(position.match != nullptr, position.error.c_str());
        Listener listener(*position.match);
        for (int made = 0; made < 2; ++made)
            position.match->apply(position.match->prompt().choices[0], &listener);
        QCOMPARE(listener.told, QStringList { QStringLiteral("1 Invader itself 1") });
    }
};

REGISTER_TEST(CreditsTest)
#include "credits_test.moc"
