#include "core/hyperborea/rules/hyperborea_match.h"
#include "core/hyperborea/rules/setup.h"
#include "core/hyperborea/table/prompt_ids.h"
#include "core/hyperborea/table/query.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace core::hyperborea;

/// Every set of every technology can be filled, and gives what its parts say.
class HyperboreaEffectsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySetGivesWhatItSays_data();
    void everySetGivesWhatItSays();
    void everyCityGivesWhatItSays_data();
    void everyCityGivesWhatItSays();
    void everyTokenGivesWhatItSays();

private:
    /// A match at the first action of its first turn, with nothing in the pool.
    static State started()
    {
        auto info = std::make_shared<MatchInfo>();
        info->library = tests::hyperboreaLibrary();
        HyperboreaMatch match(info, deal(*info->library, tests::hyperboreaSetup(3, 11)));
        while (match.state().turn == 0)
            match.apply(match.prompt().choices[0]);
        return match.state();
    }
    static HyperboreaMatch matchAt(const State& s)
    {
        auto info = std::make_shared<MatchInfo>();
        info->library = tests::hyperboreaLibrary();
        info->seats = tests::hyperboreaSetup(3, 11).seats;
        return { info, s };
    }
    static Pool poolOf(const Parts& parts);
    static int gemsOf(const Parts& parts);
    static Colour cubeFor(Space space) { return space == Space::Any ? Colour::Green : static_cast<Colour>(space); }
};

/// As the manual of effects has them.
Pool HyperboreaEffectsTest::poolOf(const Parts& parts)
{
    Pool pool;
    std::size_t waiting = 0;
    for (const Part& part : parts) {
        const auto add = [&](std::uint8_t& to) { to = static_cast<std::uint8_t>(to + part.n); };
        switch (part.code) {
        case OpCode::Move:
            add(pool.move);
            break;
        case OpCode::Fly:
            add(pool.fly);
            break;
        case OpCode::Attack:
            add(pool.attack);
            break;
        case OpCode::Ranged:
            add(pool.ranged);
            break;
        case OpCode::Raze:
            ++pool.raze[part.n];
            break;
        case OpCode::Fortress:
            add(pool.fortress);
            break;
        case OpCode::Miniature:
            add(pool.miniature);
            break;
        case OpCode::Clone:
            add(pool.clone);
            break;
        case OpCode::Develop:
            if (part.how == How::Plain)
                add(pool.develop);
            else if (part.how == How::Same)
                ++pool.same[part.n];
            else
                pool.stepsLeft[waiting++] = part.n;
            break;
        case OpCode::Technology:
            add(pool.technology);
            break;
        case OpCode::Draw:
            ++pool.draws[part.n];
            break;
        case OpCode::Generate:
            pool.generate[0] = part.colours;
            break;
        case OpCode::Restore:
            add(pool.restore);
            break;
        case OpCode::Convert:
            pool.convert[0] = part.colours;
            break;
        case OpCode::Purge:
            add(pool.purge);
            break;
        case OpCode::Espionage:
            add(pool.espionage);
            break;
        case OpCode::SetBack:
            if (part.how == How::Plain)
                add(pool.setBack);
            else
                pool.setBackOf[1] = pool.setBackOf[2] = part.n; // both others are neighbours
            break;
        case OpCode::Gem:
        case OpCode::Plunder:
        case OpCode::Corrupt:
        case OpCode::Give:
            break;
        }
    }
    return pool;
}

int HyperboreaEffectsTest::gemsOf(const Parts& parts)
{
    int gems = 0;
    for (const Part& part : parts)
        gems += part.code == OpCode::Gem ? part.n : part.code == OpCode::Plunder ? 2 * part.n : 0;
    return gems;
}

void HyperboreaEffectsTest::everySetGivesWhatItSays_data()
{
    QTest::addColumn<int>("set");
    const Library& box = *tests::hyperboreaLibrary();
    for (std::size_t set = 0; set < kMaxSets; ++set)
        QTest::addRow("%s", box.nameOfSet(static_cast<SetId>(set)).c_str()) << static_cast<int>(set);
}

void HyperboreaEffectsTest::everySetGivesWhatItSays()
{
    QFETCH(int, set);
    const Library& box = *tests::hyperboreaLibrary();
    const auto id = static_cast<SetId>(set);
    const SetDef& def = box.set(id);
    State s = started();
    SeatState& own = s.seat[0];
    for (std::size_t i = 1; i < 3; ++i)
        s.seat[i].gems = 3;
    own.available = {};
    own.unused[static_cast<std::size_t>(Colour::Red)] = 1; // to be given up for corruption
    if (!isBase(id)) {
        own.owned = bitOfCard(cardOf(id));
        s.deck[box.technology(cardOf(id)).deck] &= ~own.owned;
    }
    for (std::size_t i = 0; i + 1 < def.count; ++i)
        s.on(core::Seat::First, id)[i] = static_cast<std::uint8_t>(cubeFor(def.spaces[i]));
    const Space last = def.spaces[def.count - 1U];
    ++own.available[static_cast<std::size_t>(cubeFor(last))];

    HyperboreaMatch match = matchAt(s);
    match.apply(make(Verb::Cube, static_cast<std::uint8_t>(cubeFor(last))));
    if (static_cast<Reason>(match.prompt().reason) == Reason::Place)
        match.apply(make(Verb::Space, id, static_cast<std::uint8_t>(last)));
    QVERIFY(isFull(match.state(), box, core::Seat::First, id));
    QVERIFY(match.state().fired(id));
    if (def.continuous()) {
        QVERIFY(match.state().pool == Pool {});
        return;
    }
    if (def.program.ways.size() > 1)
        match.apply(make(Verb::Way, 0));
    const Parts& parts = def.program.ways.front();
    QVERIFY(match.state().pool == poolOf(parts));
    QCOMPARE(int { match.state().seat[0].gems }, gemsOf(parts));
    QCOMPARE(int { match.state().seat[0].unused[0] }, def.corrupts ? 0 : 1);
}

void HyperboreaEffectsTest::everyCityGivesWhatItSays_data()
{
    QTest::addColumn<int>("city");
    QTest::addColumn<int>("way");
    const auto& cities = tests::hyperboreaLibrary()->cities();
    for (std::size_t i = 0; i < cities.size(); ++i)
        for (std::size_t way = 0; way < cities[i].program.ways.size(); ++way)
            QTest::addRow("%s, %d", cities[i].name.c_str(), static_cast<int>(way))
                << static_cast<int>(i) << static_cast<int>(way);
}

void HyperboreaEffectsTest::everyCityGivesWhatItSays()
{
    QFETCH(int, city);
    QFETCH(int, way);
    const Library& box = *tests::hyperboreaLibrary();
    State s = started();
    // A hex with that city lies where the first seat has its capital.
    const HexId hex = box.layout(3).capitalOf(0);
    for (std::size_t i = 0; i < box.tiles().size(); ++i)
        if (box.tiles()[i].site[0].city && box.tiles()[i].site[0].type == city)
            s.hex[hex].tile = static_cast<TileId>(i);
    std::uint8_t site = 0;
    if (box.tile(s.hex[hex].tile).site[0].type != city)
        for (std::size_t i = 0; i < box.tiles().size(); ++i)
            if (box.tiles()[i].site[1].city && box.tiles()[i].site[1].type == city) {
                s.hex[hex].tile = static_cast<TileId>(i);
                site = 1;
            }
    HyperboreaMatch match = matchAt(s);
    QVERIFY(match.prompt().accepts(make(Verb::Enter, hex, site)));
    match.apply(make(Verb::Enter, hex, site));
    const Program& program = box.city(static_cast<CityId>(city)).program;
    if (program.ways.size() > 1)
        match.apply(make(Verb::Way, static_cast<std::uint8_t>(way)));
    const Parts& parts = program.ways[static_cast<std::size_t>(way)];
    QVERIFY(match.state().pool == poolOf(parts));
    QCOMPARE(int { match.state().seat[0].gems }, gemsOf(parts));
}

void HyperboreaEffectsTest::everyTokenGivesWhatItSays()
{
    const Library& box = *tests::hyperboreaLibrary();
    for (std::size_t i = 0; i < box.tokens().size(); ++i) {
        State s = started();
        s.seat[0].stored = static_cast<TokenId>(i);
        --s.tokensLeft[i];
        HyperboreaMatch match = matchAt(s);
        match.apply(make(Verb::UseStored));
        const Parts& parts = box.tokens()[i].program.ways.front();
        QVERIFY2(match.state().pool == poolOf(parts), box.tokens()[i].id.c_str());
        QCOMPARE(int { match.state().seat[0].gems }, gemsOf(parts));
        QCOMPARE(match.state().seat[0].stored, kNone);
        QVERIFY(match.breaches().empty());
    }
}

REGISTER_TEST(HyperboreaEffectsTest)
#include "hyperborea_effects_test.moc"
