#include "core/registry.h"
#include "core/smashup/rules/smash_up_match.h"
#include "core/smashup/table/query.h"
#include "core/smashup/table/zones.h"
#include "resources/content.h"
#include "tests/support/suite.h"

#include <QTest>

#include <algorithm>
#include <string>

/// Cards of one's own may fill what a match has room for, and nothing is dropped without a word.
class LimitsTest final : public QObject {
    Q_OBJECT

private:
    /// Twenty minions that each give every minion of their player one power, and a kind.
    static core::SourceFile boosters(const std::string& name, int bases)
    {
        QByteArray json = "{'id':'NAME','name':'NAME','set':'Own','printing':'first','theme':'All for all',"
                          "'colour':'#4184c0','emblem':'robots','complexity':1,'cards':[{'id':'NAME.one',"
                          "'name':'NAME One','kind':'minion','power':1,'copies':20,'ongoing':["
                          "{'power':1,'of':{'minions':'anywhere','of':'you'}},"
                          "{'countsAs':'microbot','of':{'minions':'anywhere','of':'you'}}]}],'bases':[BASES]}";
        QByteArrayList each;
        for (int i = 1; i <= bases; ++i)
            each << QByteArray("{'id':'NAME.baseNUMBER','name':'NAME NUMBER','breakpoint':25,'vp':[4,2,1]}")
                        .replace("NUMBER", QByteArray::number(i));
        json.replace("BASES", each.join(',')).replace("NAME", QByteArray::fromStdString(name)).replace('\'', '"');
        return { name + ".json", json.toStdString() };
    }

    /// The program's cards, and factions of a set of their own with that many bases each.
    static std::unique_ptr<core::Game> gameWith(int bases, const std::vector<std::string>& names = { "left", "right" })
    {
        std::vector<core::SourceFile> files = resources::filesBelow(QStringLiteral("cards/smashup"));
        for (const std::string& name : names)
            files.push_back(boosters(name, bases));
        core::Problems problems;
        auto game = core::findGame("smashup")->make(files, problems);
        if (!problems.empty())
            qWarning("%s", problems.front().text().c_str());
        return game;
    }

    static core::MatchSetup fourWithBoth()
    {
        core::MatchSetup setup;
        setup.options["shared_factions"] = "yes";
        for (int i = 0; i < 4; ++i)
            setup.seats.push_back({ "Seat " + std::to_string(i + 1), { "left", "right" } });
        return setup;
    }

private Q_SLOTS:
    /// Eight factions of nothing but boosters: each minion has its own point and one from each of forty.
    void everySourceOfPowerCounts()
    {
        const auto game = gameWith(3);
        core::Problems problems;
        const auto match = game->newMatch(fourWithBoth(), problems);
        QVERIFY2(match != nullptr, problems.empty() ? "" : problems.front().text().c_str());
        const auto& own = static_cast<const core::smashup::SmashUpMatch&>(*match);
        core::smashup::State s {};
        core::smashup::copyState(s, own.state());
        core::smashup::Engine e { s, own.library() };
        for (int i = 0; i < s.cardCount; ++i) {
            const auto id = static_cast<core::smashup::CardId>(core::smashup::kFirstCard + i);
            core::smashup::toBase(e, id, static_cast<core::smashup::Slot>(i % s.slots), s.at(id).owner);
        }
        const core::smashup::Powers powers(s, own.library());
        for (int i = 0; i < s.cardCount; ++i)
            QCOMPARE(powers.of(static_cast<core::smashup::CardId>(core::smashup::kFirstCard + i)), 1 + 40);
        QCOMPARE(int { s.overflowed }, 0);
    }

    /// Four seats have five places for bases.
    void aTableWithoutEnoughBasesIsRefused()
    {
        const auto game = gameWith(2);
        core::MatchSetup setup = fourWithBoth();
        core::Problems problems;
        QVERIFY(game->newMatch(setup, problems) == nullptr);
        QCOMPARE(problems.size(), std::size_t { 1 });
        QCOMPARE(QByteArray::fromStdString(problems.front().what.words()),
            QByteArray("the sets of these factions have 4 bases, and the table has 5 places for one"));
        setup.options["bases"] = "all";
        problems.clear();
        QVERIFY(game->newMatch(setup, problems) != nullptr);
        setup.options.erase("bases");
        setup.seats.pop_back();
        QVERIFY(game->newMatch(setup, problems) != nullptr);
    }

    /// As many factions of one's own as there is room for their bases beside the program's, and one more.
    void moreBasesThanAMatchHoldsAreRefused()
    {
        constexpr int kEach = 5;
        const std::vector<core::CardInfo> cards = gameWith(kEach, {})->cards();
        auto bases = static_cast<int>(std::count_if(cards.begin(), cards.end(),
            [](const core::CardInfo& card) { return card.type == "base" && card.set == "first"; }));
        std::vector<std::string> names { "left", "right" };
        for (bases += 2 * kEach; bases + kEach <= 40; bases += kEach)
            names.push_back("more" + std::to_string(names.size()));
        QVERIFY(bases <= 40);
        core::MatchSetup setup = fourWithBoth();
        setup.options["bases"] = "all";
        core::Problems problems;
        QVERIFY(gameWith(kEach, names)->newMatch(setup, problems) != nullptr);
        QVERIFY(problems.empty());
        names.emplace_back("last");
        QVERIFY(gameWith(kEach, names)->newMatch(setup, problems) == nullptr);
        QCOMPARE(problems.size(), std::size_t { 1 });
        QCOMPARE(QString::fromStdString(problems.front().what.words()),
            QStringLiteral("these are %1 bases, and a match has room for 40").arg(bases + kEach));
    }
};

REGISTER_TEST(LimitsTest)
#include "limits_test.moc"
