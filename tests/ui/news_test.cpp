#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "ui/table/smashup/news.h"

#include <QTest>

using Kind = ui::Change::Kind;
using core::smashup::TableView;

/// What is marked on the table until the viewer acts.
class NewsTest final : public QObject {
    Q_OBJECT

private:
    /// The kinds of what has changed, by number.
    static QHash<int, Kind> kindsOf(const ui::News& news)
    {
        QHash<int, Kind> kinds;
        for (auto each = news.changes().begin(); each != news.changes().end(); ++each)
            kinds.insert(each.key(), each.value().kind);
        return kinds;
    }
    static TableView table()
    {
        TableView table = samples::twoPlayers();
        for (core::smashup::BaseView& base : table.bases)
            base.id = 60 + base.slot; // no card has that number
        return table;
    }

private Q_SLOTS:
    void whatCameMovedOrChangedIsToldUntilTheViewerActs()
    {
        TableView now = table();
        ui::News news;
        news.look(now);
        QVERIFY(news.changes().isEmpty()); // nobody knows what was there before

        auto& from = now.bases[1].minions;
        const int stronger = from[0].id;
        const int moved = from[1].id;
        from[0].power += 2;
        now.bases[0].minions.push_back(from[1]);
        from.erase(from.begin() + 1);
        core::smashup::CardView fresh = from[0];
        fresh.id = 99;
        now.bases[0].minions.push_back(fresh);
        now.bases[2].id = 70; // another base in its place
        news.look(now);
        QCOMPARE(kindsOf(news),
            (QHash<int, Kind> {
                { stronger, Kind::More }, { moved, Kind::Moved }, { 99, Kind::Came }, { 70, Kind::Came } }));
        QCOMPARE(news.changes().value(stronger).before, from[0].power - 2);
        // More than one choice of the others adds up.
        from[0].power -= 3;
        news.look(now);
        QCOMPARE(news.changes().value(stronger).kind, Kind::Less);

        news.acted();
        news.look(now);
        QVERIFY(news.changes().isEmpty());
    }

    void whatIsAttachedGoesAlongUnmarked()
    {
        TableView now = table();
        core::smashup::CardView action;
        action.id = 98;
        now.bases[1].minions[0].attachments.push_back(action);
        ui::News news;
        news.look(now);
        const int carrier = now.bases[1].minions[0].id;
        now.bases[0].minions.push_back(now.bases[1].minions[0]);
        now.bases[1].minions.erase(now.bases[1].minions.begin());
        news.look(now);
        QCOMPARE(kindsOf(news), (QHash<int, Kind> { { carrier, Kind::Moved } }));
    }

    void lookingBackForgetsNothing()
    {
        const TableView before = table();
        TableView now = before;
        now.bases[1].minions[0].power += 1;
        ui::News news;
        news.look(before);
        news.look(now);
        const auto told = news.changes();
        QCOMPARE(told.size(), 1);
        news.look(before); // as it was
        QVERIFY(news.changes().isEmpty());
        news.look(now);
        QCOMPARE(news.changes(), told);
    }

    void anotherViewerIsToldNothingOfBefore()
    {
        TableView now = table();
        ui::News news;
        news.look(now);
        now.viewer = core::seatAt(1);
        now.bases[1].minions[0].power += 1;
        news.look(now);
        QVERIFY(news.changes().isEmpty());
    }
};

REGISTER_TEST(NewsTest)
#include "news_test.moc"
