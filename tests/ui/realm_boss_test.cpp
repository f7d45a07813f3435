#include "core/record/match_session.h"
#include "core/starrealms/table/prompt_ids.h"
#include "core/starrealms/words/view.h"
#include "tests/support/star_realms.h"
#include "tests/support/suite.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/matches/opened_match.h"
#include "ui/pages/play/end_page.h"
#include "ui/pages/play/event_log.h"
#include "ui/pages/play/turn_recap.h"
#include "ui/table/starrealms/pieces.h"

#include <QLabel>
#include <QTest>

#include <climits>

namespace {

using core::Seat;

/// A challenge in which a person, and mates, end each turn as soon as they can.
class Idle {
public:
    explicit Idle(int seats, int turns)
    {
        core::Problems problems;
        std::vector<std::string> players { "human" };
        players.resize(static_cast<std::size_t>(seats), "level:0");
        session = core::MatchSession::start(tests::starRealms(),
            tests::starRealmsSetup(seats, "challenge nemesis-beast", 4), players, nullptr, problems);
        while (session->match().standing().turn < turns && !session->match().outcome().decided)
            if (!session->choose(session->match().prompt().choices.back()).ok())
                return;
        log.tell(*session);
    }
    std::vector<ui::EventLog::Told> told() const
    {
        return log.told(Seat::First, INT_MAX, {}, session->match().seatCount());
    }

    std::unique_ptr<core::MatchSession> session;
    ui::EventLog log;
};

}

/// What all play against has no seat: its turns and its points are told with those of the seats.
class RealmBossTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    void whatItDoesIsToldSinceOnesLastTurn()
    {
        for (const int seats : { 1, 2 }) {
            const Idle idle(seats, 6);
            QString words;
            for (const ui::RecapPart& part :
                ui::recapOf(idle.told(), Seat::First, idle.session->match().standing().turn))
                words += part.words() + QLatin1Char('\n');
            QVERIFY2(words.contains(QStringLiteral("Nemesis Beast")), qPrintable(words));
        }
    }

    void itsTurnsAreToldWholeInTheMoves()
    {
        const Idle idle(2, 8);
        const std::unique_ptr<ui::OpenedMatch> opened = ui::takeApart(tests::starRealms(), idle.session->record());
        QString moves;
        for (const ui::Move& move : opened->moves)
            if (!move.minor) // those are left out of the story
                moves += move.text + QLatin1Char('\n');
        int told = 0;
        for (const auto& line : idle.told())
            if (line.event.seat == Seat::None) {
                QVERIFY2(moves.contains(line.text), qPrintable(line.text + QStringLiteral(" of ") + moves));
                ++told;
            }
        QVERIFY(told > 3);
    }

    /// Not a card that has come to the trade row, by whose faction it does something.
    void whatItMakesOneDiscardItAsksFor()
    {
        core::Problems problems;
        const auto match
            = tests::starRealms().newMatch(tests::starRealmsSetup(2, "challenge nemesis-beast", 4), problems);
        QVERIFY(match != nullptr);
        int asked = 0;
        while (!match->outcome().decided) {
            const core::PromptView view
                = tests::starRealms().notation().choices(*match, match->prompt(), match->prompt().seat);
            if (static_cast<core::starrealms::Reason>(match->prompt().reason)
                == core::starrealms::Reason::MustDiscard) {
                QCOMPARE(view.heading, std::string("Nemesis Beast:"));
                QCOMPARE(view.source, std::string());
                const core::starrealms::TableView table = core::starrealms::viewFor(*match, match->prompt().seat);
                QVERIFY(!ui::hasTheWord(table, core::Seat::First) && !ui::hasTheWord(table, core::seatAt(1)));
                ++asked;
            }
            match->apply(match->prompt().choices[match->prompt().choices.size() - 1]);
        }
        QVERIFY(asked > 0);
    }

    void theEndPageHasItsPoints()
    {
        Idle idle(2, INT_MAX); // who only ends turns loses
        QVERIFY(idle.session->match().outcome().decided);
        ui::EndPage page(nullptr);
        page.show(*idle.session);
        QStringList words;
        for (const QLabel* label : page.findChildren<QLabel*>())
            words << label->text() << label->accessibleName();
        const int left = *idle.session->match().standing().against;
        QVERIFY2(words.contains(QString::number(left)), qPrintable(words.join(QLatin1Char('\n'))));
        QVERIFY2(
            words.contains(QStringLiteral("Nemesis Beast: %1").arg(left)), qPrintable(words.join(QLatin1Char('\n'))));
        QVERIFY(words.contains(QStringLiteral("100"))); // what it began with: 50 for each seat
        QVERIFY2(words.first().contains(QStringLiteral("Nemesis Beast")), qPrintable(words.first()));
    }
};

REGISTER_TEST(RealmBossTest)

#include "realm_boss_test.moc"
