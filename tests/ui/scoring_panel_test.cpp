#include "core/game/rng.h"
#include "core/smashup/table/events.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"
#include "tests/ui/sample_tables.h"
#include "tests/ui/spoken.h"
#include "ui/language.h"
#include "ui/pages/play/match_board.h"
#include "ui/table/smashup/response_list.h"
#include "ui/table/smashup/scoring_list.h"
#include "ui/table/table_factory.h"
#include "ui/widgets/reading_label.h"
#include "ui/widgets/scrolled_area.h"

#include <QFrame>
#include <QTest>

using core::ChoiceView;
using core::smashup::ScoringView;
using core::smashup::TableView;

namespace {

/// Hears whether a base or card gave points beside those of the places.
class Extra final : public core::EventSink {
public:
    Extra(const core::Match& match, const core::Notation& notation)
        : m_match(match)
        , m_notation(notation)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const auto kind = static_cast<core::smashup::EventKind>(event.kind);
        any = any || kind == core::smashup::EventKind::VpGained || kind == core::smashup::EventKind::Destroyed;
        scored = scored || m_notation.mark(m_match, event).has_value();
    }
    bool any = false;
    bool scored = false;

private:
    const core::Match& m_match;
    const core::Notation& m_notation;
};

}

/// What stands beside the table while a base scores.
class ScoringPanelTest final : public QObject {
    Q_OBJECT

private:
    static QString placeWords(int place)
    {
        return QStringList { QStringLiteral("1st"), QStringLiteral("2nd"), QStringLiteral("3rd"),
            QStringLiteral("4th") }[place];
    }

private Q_SLOTS:
    void initTestCase_data() { tests::addLanguages(); }
    void init() { tests::speakNext(); }
    void cleanup() { ui::speak(QStringLiteral("en")); }

    /// Rules 13.2: chosen, before, places, after, discard, new base, ability; each is done once the next is reached.
    void theListLightsStepByStep()
    {
        TableView table = samples::twoPlayers();
        QWidget beside;
        ui::ScoringList list(&beside);
        list.setTable(table);
        QVERIFY(list.isHidden());
        for (int step = 0; step <= static_cast<int>(ScoringView::Step::Ability); ++step) {
            ScoringView scoring;
            scoring.step = static_cast<ScoringView::Step>(step);
            scoring.slot = 1;
            scoring.base = "Tortuga";
            if (scoring.step != ScoringView::Step::Before) {
                scoring.gained = { 4, 3, 0, 0 };
                scoring.place = { 0, 1, -1, -1 };
            }
            table.scoring = scoring;
            list.setTable(table);
            QVERIFY(!list.isHidden());
            const QString said = list.accessibleDescription();
            // Asked of the list: "%1 (%2)" stands elsewhere, too.
            const QString done = ui::ScoringList::tr("%1 (done)").remove(QStringLiteral("%1"));
            const QString now = ui::ScoringList::tr("%1 (now)").remove(QStringLiteral("%1"));
            QVERIFY2(said.count(done) == step + 1, qPrintable(said));
            QCOMPARE(said.count(now), 1);
            QVERIFY(said.lastIndexOf(done) < said.indexOf(now));
            QStringList at;
            for (const char* title : { "Tortuga was chosen", "Before scoring", "Places and points", "After scoring",
                     "The cards are discarded", "A new base", "What Tortuga does then" })
                at << tests::inWords(QString::fromLatin1(title));
            // The line that is lit is the one of that step.
            const QString before = said.left(said.indexOf(now));
            QVERIFY2(before.lastIndexOf(at[step + 1]) > before.lastIndexOf(done), qPrintable(said));
            const bool given = step > 0;
            QVERIFY2(tests::mentions(said, QStringLiteral("Ben 2nd: +3 VP")) == given, qPrintable(said));
        }
    }

    /// What the panel says of passing is what comes of it when everybody passes.
    void passingComesToWhatIsSaid()
    {
        int compared = 0;
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 30 && compared < 8; ++seed) {
            const auto match
                = tests::smashUp().newMatch(tests::smashUpSetup(2 + static_cast<int>(seed % 3), seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                compare(*match, compared);
                if (QTest::currentTestFailed())
                    return;
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY2(compared >= 8, qPrintable(QString::number(compared)));
    }

    /// Points that would decide the match are said to; equal ones never are.
    void aWinIsSaidBeforehandAndATieIsNone()
    {
        core::Problems problems;
        int seen = 0;
        for (std::uint64_t seed = 1; seed <= 30 && seen < 4; ++seed) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                TableView table = core::smashup::viewFor(*match, prompt.seat);
                const ui::Consequence at = table.scoring
                    ? ui::consequenceAt(*match, table, table.scoring->slot, nullptr, {})
                    : ui::Consequence {};
                if (asksBefore(table) && at.points(core::seatAt(0)) != at.points(core::seatAt(1))) {
                    ++seen;
                    // Level on what they would have: fifteen each.
                    for (std::size_t i = 0; i < 2; ++i)
                        table.seats[i].vp = 15 - at.points(core::seatAt(static_cast<int>(i)));
                    QVERIFY2(tests::mentions(
                                 said(table, *match), QStringLiteral("Nobody leads alone then: the match goes on.")),
                        qPrintable(said(table, *match)));
                    ++table.seats[1].vp;
                    const QString winner = QString::fromStdString(table.seats[1].name);
                    const QString wins = QStringLiteral("%1 wins at the end of this turn then.");
                    QVERIFY2(tests::mentions(said(table, *match), wins.arg(winner)), qPrintable(said(table, *match)));
                    table.seats[1].vp = table.seats[0].vp = 0;
                    QVERIFY(!tests::mentions(said(table, *match), wins.arg(QChar(u'§'))));
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QVERIFY(seen >= 4);
    }

    /// However much is told beside the table, the page asks for no more height: it scrolls there.
    void whatIsToldMakesNoPageHigher()
    {
        core::Problems problems;
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const auto match = tests::smashUp().newMatch(tests::smashUpSetup(2, seed), problems);
            core::Rng rng(seed);
            for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
                if (asksBefore(core::smashup::viewFor(*match, prompt.seat))) {
                    ui::PageStack pages;
                    ui::TableSurface* table = ui::makeTable(tests::smashUp(), ui::TableSurface::Use::Play, nullptr);
                    auto* board = new ui::MatchBoard(tests::smashUp(), table, nullptr, &pages);
                    pages.addWidget(board);
                    pages.resize(1200, 500);
                    table->setAsking(true);
                    table->showMatch(*match, prompt.seat);
                    QVERIFY(board->findChild<ui::ResponseList*>()->sizeHint().height() > 150);
                    const int least = pages.minimumSizeHint().height();
                    QVERIFY2(least <= 500, qPrintable(QString::number(least)));
                    // Where nothing is beside the table, the question itself tells it.
                    QVERIFY(!tells(*table, QStringLiteral("If you pass")));
                    table->setCloseUpInSight(false);
                    QVERIFY(tells(*table, QStringLiteral("If you pass")));
                    table->setCloseUpInSight(true);
                    QVERIFY(!tells(*table, QStringLiteral("If you pass")));
                    return;
                }
                match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
            }
        }
        QFAIL("no window to be asked in");
    }

private:
    static bool asksBefore(const TableView& table)
    {
        return table.scoring && table.scoring->step == ScoringView::Step::Before
            && std::any_of(table.prompt.choices.begin(), table.prompt.choices.end(),
                [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; });
    }

    static bool tells(const QWidget& table, const QString& words)
    {
        const auto labels = table.findChildren<ui::ReadingLabel*>();
        return std::any_of(labels.begin(), labels.end(),
            [&](const ui::ReadingLabel* each) { return !each->isHidden() && tests::mentions(each->text(), words); });
    }

    static QString said(const TableView& table, const core::Match& match)
    {
        QWidget beside;
        ui::ResponseList list(&beside);
        list.setTable(table, &match);
        for (const QFrame* card : list.findChildren<QFrame*>())
            if (tests::begins(card->accessibleName(), QStringLiteral("If you pass")))
                return card->accessibleName();
        return {};
    }

    static void compare(const core::Match& match, int& compared)
    {
        const TableView table = core::smashup::viewFor(match, match.prompt().seat);
        if (!asksBefore(table)) {
            QWidget beside;
            ui::ResponseList list(&beside);
            list.setTable(table, &match);
            QVERIFY(list.isHidden());
            return;
        }
        const auto after = match.clone();
        Extra extra(*after, tests::smashUp().notation());
        core::PerSeat<std::int16_t> scores = after->standing().score;
        while (!extra.scored) {
            const TableView asked = core::smashup::viewFor(*after, after->prompt().seat);
            const auto pass = std::find_if(asked.prompt.choices.begin(), asked.prompt.choices.end(),
                [](const ChoiceView& each) { return each.kind == ChoiceView::Kind::Pass; });
            if (pass == asked.prompt.choices.end())
                return;
            after->apply(pass->choice, &extra);
        }
        const TableView scored = core::smashup::viewFor(*after, match.prompt().seat);
        if (extra.any || !scored.scoring || scored.scoring->step != ScoringView::Step::After)
            return; // what it comes to cannot be looked at any more
        ++compared;
        const QString words = said(table, match);
        for (std::size_t i = 0; i < table.seats.size(); ++i) {
            if (scored.scoring->place[i] < 0)
                continue;
            const QString line
                = QStringLiteral("%1 %2, +%3")
                      .arg(QString::fromStdString(table.seats[i].name), placeWords(scored.scoring->place[i]),
                          QString::number(after->standing().score[i] - scores[i]));
            QVERIFY2(tests::mentions(words, line), qPrintable(words + QStringLiteral(" / ") + line));
        }
    }
};

REGISTER_TEST(ScoringPanelTest)
#include "scoring_panel_test.moc"
