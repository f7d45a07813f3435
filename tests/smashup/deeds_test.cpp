#include "core/game/own_factions.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <initializer_list>

namespace {

using core::Deed;

/// "destroy minion, many"; "(power) minion, less" for what holds while the card lies on the table.
QString inWords(const Deed& deed)
{
    QString words = deed.verb.empty() ? QLatin1Char('(') + QString::fromStdString(deed.tag) + QLatin1Char(')')
                                      : QString::fromStdString(deed.verb);
    if (deed.side != Deed::Side::Any)
        words += deed.side == Deed::Side::Own ? QStringLiteral(" own") : QStringLiteral(" others");
    if (!deed.object.empty())
        words += QLatin1Char(' ') + QString::fromStdString(deed.object);
    if (deed.many)
        words += QStringLiteral(", many");
    if (deed.less)
        words += QStringLiteral(", less");
    return words;
}

QStringList listOf(std::initializer_list<const char*> words)
{
    QStringList list;
    for (const char* each : words)
        list.append(QString::fromUtf8(each));
    return list;
}

QStringList deedsOf(const core::CardInfo& card)
{
    QStringList all;
    for (const Deed& each : card.deeds)
        all.append(inWords(each));
    return all;
}

const core::CardInfo* cardOf(const std::vector<core::CardInfo>& cards, const std::string& name, const std::string& set)
{
    const auto found = std::find_if(
        cards.begin(), cards.end(), [&](const core::CardInfo& each) { return each.name == name && each.set == set; });
    return found == cards.end() ? nullptr : &*found;
}

}

/// What a card does first and foremost, to whom, by what its text says.
class DeedsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { tests::smashUp().own()->offer({}); }

    void areWhatTheCardSays_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("deeds");
        const auto row = [](const char* name, std::initializer_list<const char*> deeds) {
            QTest::newRow(name) << QString::fromUtf8(name) << listOf(deeds);
        };
        // "Destroy a minion of power 3 or less."
        row("Seeing Stars", { "destroy minion" });
        // "You may return a minion of power 3 or less here to its owner's hand."
        row("Collector", { "return minion" });
        // "Return a minion to its owner's hand. Play an extra minion."
        row("Abduction", { "return minion", "extra own minion" });
        // "Choose a base. Return each minion there to its owner's hand."
        row("Crop Circles", { "return minion, many" });
        // "Gain 1 VP."
        row("Invader", { "gainVp own" });
        // "Look at another player's hand. Discard a minion from it": looking comes behind what is done.
        row("Probe", { "discard others hand", "lookAtHand others" });
        // "Move one of another player's minions to another base."
        row("Shanghai", { "move others minion" });
        // "Move up to two of your minions to other bases."
        row("Dinghy", { "move own minion, many" });
        // "Special: before another base scores, you may move this minion there."
        row("Pirate King", { "move own minion" });
        // "Your minions get +1 power until the end of your turn."
        row("Howl", { "boost own minion, many" });
        // "Play on a minion. Ongoing: It has +2 power."
        row("Upgrade", { "(power) minion", "on minion" });
        // "Play on a minion. Destroy any number of other actions on it. Ongoing: It has -4 power."
        row("Poison", { "(power) minion, less", "destroy action, many", "on minion" });
        // "Play on a base. Ongoing: Its ability is cancelled."
        row("Jammed Signal", { "(bases)", "on base" });
        // "Draw cards equal to the power of one of your minions. Destroy it": the price comes behind.
        row("Sacrifice", { "draw own, many", "destroy own minion" });
        // "Discard a Madness card. If you do, each of your minions gets +1 power until the end of the turn."
        row("... It Just Might Work", { "boost own minion, many", "discard own hand" });
        // "Each other player discards two cards at random."
        row("Take the Shinies", { "discardRandom others, many" });
        // "Place a card from your discard pile into your hand."
        row("Grave Robbing", { "take own discard" });
        // "Search your deck for an action, reveal it, and place it into your hand. Shuffle."
        row("Scry", { "take own deck" });
        // "Play a minion from your discard pile as an extra minion."
        row("They Keep Coming", { "play own discard" });
        // "Look at the top card of your deck. Discard it or return it."
        row("Walker", { "discard deck", "lookAtTop own" });
        // "You may play an extra minion at a base where you have no minion."
        row("Outbreak", { "extra own minion" });
        // "Play on a base. Ongoing: Other players cannot play minions here. At the start of your turn, destroy this
        // card": what becomes of itself comes last.
        row("Overrun", { "(blocks plays) others minion", "on base", "destroy own action" });
        // No ability.
        row("King Rex", {});
    }

    void areWhatTheCardSays()
    {
        QFETCH(QString, name);
        QFETCH(QStringList, deeds);
        const std::vector<core::CardInfo> cards = tests::smashUp().cards();
        int found = 0;
        for (const std::string& set : tests::smashUp().setNames())
            if (const core::CardInfo* card = cardOf(cards, name.toStdString(), set); card != nullptr) {
                QCOMPARE(deedsOf(*card), deeds);
                ++found;
            }
        QVERIFY(found > 0);
    }

    /// A card that has a text does something, and one that has none does nothing.
    void areThereWhereThereIsAText()
    {
        for (const core::CardInfo& card : tests::smashUp().cards())
            if (!card.isPlace()) {
                if (card.text.empty())
                    QCOMPARE(deedsOf(card), QStringList());
                else if (card.name != "Shinobi") // its Special is when it may be played
                    QVERIFY2(!card.deeds.empty(), card.name.c_str());
            }
    }

    void areFoundInWhatAPlayerWrote()
    {
        core::OwnFactions& own = *tests::smashUp().own();
        const std::string set = tests::smashUp().setNames().front();
        own.offer({ own.draft("Lamplighters", set) });
        int minions = 0;
        int does = 0;
        for (const core::CardInfo& card : tests::smashUp().cards())
            if (card.group == "Lamplighters" && !card.isPlace()) {
                minions += card.type == "minion" ? 1 : 0;
                does += card.deeds.empty() ? 0 : 1;
                QCOMPARE(card.deeds.empty(), card.text.empty());
            }
        QVERIFY(minions > 0);
        QVERIFY(does > 0);
    }
};

REGISTER_TEST(DeedsTest)

#include "deeds_test.moc"
