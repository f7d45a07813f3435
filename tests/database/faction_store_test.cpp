#include "tests/database/rows.h"
#include "tests/database/samples.h"
#include "tests/support/suite.h"

/// Factions that people write, and those that a match keeps.
class FactionStoreTest final : public QObject {
    Q_OBJECT

private:
    core::FactionStore& store() { return m_database->factions(); }

    static core::StoredFaction faction(const std::string& name, const std::string& game = "towers")
    {
        return { 0, game, name, "{ \"name\": \"" + name + "\" }", true };
    }
    QByteArray names(const std::string& game = "towers")
    {
        std::vector<core::StoredFaction> all;
        QByteArrayList names;
        if (store().list(game, all).ok())
            for (const core::StoredFaction& each : all)
                names << QByteArray::fromStdString(each.name);
        return names.join(", ");
    }

    std::unique_ptr<database::Database> m_database;

private Q_SLOTS:
    void init()
    {
        m_database = samples::open(":memory:");
        QVERIFY(m_database != nullptr);
    }

    void listsThoseOfAGameByName()
    {
        for (const char* name : { "weavers", "Gardeners", "Millers" }) {
            core::StoredFaction one = faction(name);
            DONE(store().add(one));
            QVERIFY(one.id > 0);
            QVERIFY(!one.changedAt.empty());
        }
        core::StoredFaction other = faction("Gardeners", "piers");
        DONE(store().add(other));
        QCOMPARE(names(), QByteArray("Gardeners, Millers, weavers"));
        QCOMPARE(names("piers"), QByteArray("Gardeners"));
    }

    void keepsATextByteForByte()
    {
        core::StoredFaction one = faction("Gardeners");
        one.text = "{ \"name\": \"Gärtner\",\r\n\t\"cards\": [";
        one.sound = false;
        DONE(store().add(one));
        std::vector<core::StoredFaction> all;
        DONE(store().list("towers", all));
        QCOMPARE(all.at(0).text, one.text);
        QCOMPARE(all.at(0).sound, false);
        QCOMPARE(all.at(0).changedAt, one.changedAt);
    }

    void refusesNames()
    {
        core::StoredFaction one = faction("Gardeners");
        DONE(store().add(one));
        core::StoredFaction same = faction("GARDENERS");
        REFUSED(store().add(same), "already");
        core::StoredFaction none = faction(" ");
        REFUSED(store().add(none), "needs a name");
        core::StoredFaction other = faction("Millers");
        DONE(store().add(other));
        other.name = "gardeners";
        REFUSED(store().change(other), "already");
        QCOMPARE(names(), QByteArray("Gardeners, Millers"));
    }

    void changes()
    {
        core::StoredFaction one = faction("Gardeners");
        DONE(store().add(one));
        one.name = "GARDENERS";
        one.text = "{}";
        one.sound = false;
        DONE(store().change(one));
        std::vector<core::StoredFaction> all;
        DONE(store().list("towers", all));
        QCOMPARE(all.size(), 1U);
        QCOMPARE(all[0].name, std::string("GARDENERS"));
        QCOMPARE(all[0].text, std::string("{}"));
        QVERIFY(!all[0].sound);
        core::StoredFaction unknown = faction("Weavers");
        unknown.id = 77;
        REFUSED(store().change(unknown), "77");
    }

    void comesBackUnderItsNumber()
    {
        core::StoredFaction one = faction("Gardeners");
        DONE(store().add(one));
        const std::int64_t id = one.id;
        DONE(store().remove(id));
        QCOMPARE(names(), QByteArray());
        REFUSED(store().remove(id), "no own faction");
        core::StoredFaction next = faction("Millers");
        DONE(store().add(next));
        QVERIFY(next.id != id); // the number waits for it
        DONE(store().add(one));
        QCOMPARE(one.id, id);
        QCOMPARE(names(), QByteArray("Gardeners, Millers"));
    }

    void aMatchKeepsItsFactions()
    {
        core::MatchRecord record = samples::record();
        record.own = { "{ \"name\": \"Gärtner\" }\n", "second" };
        const std::int64_t id = samples::begin(m_database->matches(), record);
        const std::int64_t plain = samples::begin(m_database->matches(), samples::record());
        core::MatchRecord read;
        DONE(m_database->matches().load(id, read));
        QVERIFY(read.own == record.own);
        DONE(m_database->matches().load(plain, read = {}));
        QVERIFY(read.own.empty());
        DONE(m_database->matches().remove(id));
        DONE(m_database->matches().restore({ id }));
        DONE(m_database->matches().load(id, read = {}));
        QVERIFY(read.own == record.own);
        DONE(m_database->matches().remove(id));
        int removed = 0;
        DONE(m_database->matches().emptyBin("9999", 10, removed));
        QCOMPARE(removed, 1);
        QCOMPARE(samples::rows(*m_database, "SELECT count(*) FROM match_own_factions"), QByteArray("0"));
    }

    void aFileOfTheVersionBeforeGetsThem()
    {
        const samples::Place place;
        const std::span<const database::Migration> steps = database::migrations();
        core::StoreResult result;
        {
            const auto old = database::Database::open(place.file(), { .steps = steps.first(14) }, result);
            QVERIFY2(old != nullptr, result.error.c_str());
            QCOMPARE(samples::rows(*old,
                         "INSERT INTO pairs (name, game, card_set, pair_key, notes) "
                         "VALUES ('Sea', 'towers', 'first', 'A+B', 'kept')"),
                QByteArray());
        }
        const auto opened = database::Database::open(place.file(), result);
        QVERIFY2(opened != nullptr, result.error.c_str());
        std::vector<core::SavedPair> pairs;
        DONE(opened->pairs().list(pairs));
        QCOMPARE(pairs.at(0).notes, std::string("kept"));
        core::StoredFaction one = faction("Gardeners");
        DONE(opened->factions().add(one));
    }
};

REGISTER_TEST(FactionStoreTest)
#include "faction_store_test.moc"
