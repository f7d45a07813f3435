#include "tests/conformance/conformance.h"
#include "tests/support/fake_game.h"
#include "tests/support/suite.h"
#include "tests/support/tower_game.h"

#include <QTest>

#include <bit>

namespace {

enum class Defect {
    None,
    ConcealsNothing, ///< a player would see everything
    ConcealsForAnother, ///< the seat's own hand changes under it
    CloneForgets, ///< a clone is not the same match
    AssignDoesNothing,
    SharesItsState, ///< an old clone moves along
    LosesACard, ///< a breach after some choices
    NeverDecides,
    HashForgets, ///< all but the turn
    HashForgetsHands, ///< what one seat cannot see
    ViewHashForgets, ///< all but the turn
    TurnChangesHands, ///< is another seat's before it ends
    NobodysTurn,
    ForeignTurn, ///< of a seat that is not there
    RemembersElsewhere, ///< what happens hangs on more than the state
    DeclaresTooMuch,
    DeclaresTooLittle,
    SetsWithoutWords,
    OptionsWithoutWords,
    HidesAnAnswer, ///< of those a table is to show
    ShowsOneTwice,
    ShowsEverybody, ///< who is not asked
    LabelsNothing,
    TiesToNothing,
    ShowsHidden, ///< what the seat that is asked cannot know
    SaysNothing, ///< of the table, in words
    TellsHidden, ///< the same as ShowsHidden, in words
};

/// Which part of the suite must find it.
enum class Part { Random, Concealed, Sessions, Declarations };

/// A match with one thing wrong.
class BrokenMatch final : public core::Match {
public:
    BrokenMatch(std::shared_ptr<core::Match> match, Defect defect)
        : m_match(std::move(match))
        , m_defect(defect)
    {
    }

    std::unique_ptr<core::Match> clone() const override
    {
        if (m_defect == Defect::SharesItsState)
            return std::make_unique<BrokenMatch>(m_match, m_defect);
        auto copy = std::make_unique<BrokenMatch>(std::shared_ptr<core::Match>(m_match->clone()), m_defect);
        if (m_defect == Defect::CloneForgets) {
            core::Rng rng(1);
            copy->m_match->conceal(core::Seat::First, rng);
        }
        copy->m_applied = m_applied;
        return copy;
    }
    void assign(const core::Match& other) override
    {
        const auto& from = static_cast<const BrokenMatch&>(other);
        if (m_defect != Defect::AssignDoesNothing)
            m_match->assign(*from.m_match);
        m_applied = from.m_applied;
    }
    const core::Prompt& prompt() const override { return m_match->prompt(); }
    void apply(core::Choice choice, core::EventSink* events) override
    {
        m_match->apply(choice, events);
        ++m_applied;
        static std::uint64_t everApplied = 0;
        if (core::Rng chance(++everApplied); m_defect == Defect::RemembersElsewhere && everApplied % 50 == 0)
            m_match->conceal(core::Seat::First, chance);
    }
    void conceal(core::SeatMask viewers, core::Rng& rng) override
    {
        if (m_defect == Defect::ConcealsForAnother)
            m_match->conceal(core::seatAt((std::countr_zero(viewers) + 1) % seatCount()), rng);
        else if (m_defect != Defect::ConcealsNothing)
            m_match->conceal(viewers, rng);
    }
    core::Outcome outcome() const override
    {
        core::Outcome outcome = m_match->outcome();
        if (m_defect == Defect::NeverDecides)
            outcome.decided = false;
        return outcome;
    }
    core::Standing standing() const override
    {
        core::Standing standing = m_match->standing();
        if (m_defect == Defect::TurnChangesHands && !outcome().decided)
            standing.current = core::maskOf(prompt().seat);
        else if (m_defect == Defect::NobodysTurn)
            standing.current = 0;
        else if (m_defect == Defect::ForeignTurn)
            standing.current |= core::maskOf(core::seatAt(seatCount()));
        return standing;
    }
    int seatCount() const override { return m_match->seatCount(); }
    bool quiet() const override { return m_match->quiet(); }
    std::uint32_t disclosures() const override { return m_match->disclosures(); }
    std::uint64_t hash() const override
    {
        if (m_defect == Defect::HashForgets)
            return static_cast<std::uint64_t>(standing().turn);
        if (m_defect == Defect::HashForgetsHands)
            return m_match->viewHash(core::Seat::First);
        return m_match->hash();
    }
    std::uint64_t viewHash(core::Seat seat) const override
    {
        return m_defect == Defect::ViewHashForgets ? static_cast<std::uint64_t>(standing().turn)
                                                   : m_match->viewHash(seat);
    }
    std::vector<std::string> breaches() const override
    {
        if (m_defect == Defect::LosesACard && m_applied > 20)
            return { "a card is gone" };
        return m_match->breaches();
    }

    const core::Match& whole() const { return *m_match; }

private:
    std::shared_ptr<core::Match> m_match;
    Defect m_defect;
    int m_applied = 0;
};

/// The words of a made-up game, for its broken matches.
class BrokenNotation final : public core::Notation {
public:
    BrokenNotation(const core::Notation& notation, Defect defect)
        : m_notation(notation)
        , m_defect(defect)
    {
    }
    std::string toWords(const core::Match& match, const core::Prompt& prompt, core::Choice choice) const override
    {
        return m_notation.toWords(whole(match), prompt, choice);
    }
    std::optional<core::Choice> fromWords(
        const core::Match& match, const core::Prompt& prompt, std::string_view words) const override
    {
        return m_notation.fromWords(whole(match), prompt, words);
    }
    std::string label(const core::Match& match, const core::Prompt& prompt, core::Choice choice) const override
    {
        return m_notation.label(whole(match), prompt, choice);
    }
    std::string told(
        const core::Match& before, core::Choice choice, const core::Match& after, core::SeatMask readers) const override
    {
        return m_notation.told(whole(before), choice, whole(after), readers);
    }
    std::string question(const core::Match& match, const core::Prompt& prompt) const override
    {
        return m_notation.question(whole(match), prompt);
    }
    core::PromptView choices(const core::Match& match, const core::Prompt& prompt, core::Seat viewer) const override
    {
        core::PromptView view
            = m_notation.choices(whole(match), prompt, m_defect == Defect::ShowsEverybody ? prompt.seat : viewer);
        if (view.choices.empty())
            return view;
        core::ChoiceView& last = view.choices.back();
        if (m_defect == Defect::HidesAnAnswer)
            view.choices.erase(view.choices.begin());
        else if (m_defect == Defect::ShowsOneTwice)
            view.choices.push_back(core::ChoiceView(last));
        else if (m_defect == Defect::LabelsNothing)
            last.label.clear();
        else if (m_defect == Defect::TiesToNothing)
            view.choices.front().card = -1;
        else if (m_defect == Defect::ShowsHidden)
            last.elsewhere.emplace().name = std::to_string(match.hash());
        return view;
    }
    std::vector<core::TableLine> table(const core::Match& match, core::Seat viewer) const override
    {
        std::vector<core::TableLine> lines = m_notation.table(whole(match), viewer);
        if (m_defect == Defect::SaysNothing)
            lines.clear();
        else if (m_defect == Defect::TellsHidden)
            lines.push_back({ std::to_string(match.hash()), 1 });
        return lines;
    }
    core::language::Saying sentence(
        const core::Match& match, const core::Event& event, core::Seat viewer) const override
    {
        return m_notation.sentence(whole(match), event, viewer);
    }
    std::optional<core::Mark> mark(const core::Match& match, const core::Event& event) const override
    {
        return m_notation.mark(whole(match), event);
    }

private:
    static const core::Match& whole(const core::Match& match) { return static_cast<const BrokenMatch&>(match).whole(); }

    const core::Notation& m_notation;
    Defect m_defect;
};

/// A made-up game whose matches are broken.
template <typename Base>
class BrokenGame final : public Base {
public:
    explicit BrokenGame(Defect defect)
        : m_defect(defect)
        , m_words(Base::notation(), defect)
    {
    }
    const core::Notation& notation() const override { return m_words; }
    std::unique_ptr<core::Match> newMatch(const core::MatchSetup& setup, core::Problems& problems) const override
    {
        return std::make_unique<BrokenMatch>(Base::newMatch(setup, problems), m_defect);
    }
    core::Declared declares() const override
    {
        using enum core::Has;
        if (m_defect == Defect::DeclaresTooLittle)
            return {};
        core::Declared all = Base::declares();
        if (m_defect == Defect::DeclaresTooMuch)
            all.add(Reasons);
        return all;
    }

    std::vector<core::SetInfo> sets() const override
    {
        std::vector<core::SetInfo> all = Base::sets();
        if (m_defect == Defect::SetsWithoutWords)
            all.back().title.clear();
        return all;
    }
    std::vector<core::OptionInfo> options() const override
    {
        std::vector<core::OptionInfo> all = Base::options();
        if (m_defect == Defect::OptionsWithoutWords)
            all.back().values.back().words.clear();
        return all;
    }

private:
    Defect m_defect;
    BrokenNotation m_words;
};

/// Six seats of towers, of which two neighbours have each turn together.
core::MatchSetup sharedTurns()
{
    core::MatchSetup setup = tests::towerSetup(6, 50);
    setup.options["turns"] = "shared";
    return setup;
}

QStringList faultsOf(const core::Game& game, const core::MatchSetup& setup, Part part)
{
    const tests::Conformance suite { game, setup, 5, 2000 };
    switch (part) {
    case Part::Random:
        return suite.randomMatches();
    case Part::Concealed:
        return suite.concealedWorlds();
    case Part::Sessions:
        return suite.sessions();
    case Part::Declarations:
        break;
    }
    return suite.declarations();
}

}

/// A suite that finds nothing proves nothing: each defect is one it must find.
class BrokenGameTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isFound_data()
    {
        QTest::addColumn<int>("defect");
        QTest::addColumn<int>("part");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, Defect defect, Part part, const char* says) {
            QTest::newRow(name) << static_cast<int>(defect) << static_cast<int>(part) << QString::fromLatin1(says);
        };
        row("conceals nothing", Defect::ConcealsNothing, Part::Concealed, "show a seat what others hold");
        row("conceals for another", Defect::ConcealsForAnother, Part::Concealed, "looks otherwise to its seat");
        row("clone forgets", Defect::CloneForgets, Part::Random, "a clone hashes otherwise");
        row("assign does nothing", Defect::AssignDoesNothing, Part::Random, "an assigned match hashes otherwise");
        row("shares its state", Defect::SharesItsState, Part::Random, "changed");
        row("loses a card", Defect::LosesACard, Part::Random, "breach: a card is gone");
        row("never decides", Defect::NeverDecides, Part::Random, "an undecided match");
        row("a hash that forgets part of the state", Defect::HashForgets, Part::Random, "the hash is the same");
        row("a hash that forgets hands", Defect::HashForgetsHands, Part::Concealed,
            "a hash forgets what a seat can see");
        row("a view hash that forgets", Defect::ViewHashForgets, Part::Random, "its view hash is the same");
        row("a turn that changes hands", Defect::TurnChangesHands, Part::Random, "a turn changes hands");
        row("a turn that is nobody's", Defect::NobodysTurn, Part::Random, "a turn is nobody's");
        row("a turn of a seat that is not there", Defect::ForeignTurn, Part::Random, "that is not at the table");
        row("remembers elsewhere", Defect::RemembersElsewhere, Part::Sessions, "elsewhere");
        row("declares too much", Defect::DeclaresTooMuch, Part::Declarations, "reasons are declared and not there");
        row("declares too little", Defect::DeclaresTooLittle, Part::Declarations, "hidden cards are there and not");
        row("sets without words", Defect::SetsWithoutWords, Part::Declarations, "a set has no words");
        row("options without words", Defect::OptionsWithoutWords, Part::Declarations, "a value has no words");
        row("hides an answer", Defect::HidesAnAnswer, Part::Random, "does not show the prompt's answers");
        row("shows an answer twice", Defect::ShowsOneTwice, Part::Random, "shows an answer twice");
        row("shows everybody", Defect::ShowsEverybody, Part::Random, "who is not asked is shown choices");
        row("labels nothing", Defect::LabelsNothing, Part::Random, "labels an answer otherwise");
        row("ties to nothing", Defect::TiesToNothing, Part::Random, "an answer that is a card names none");
        row("shows what is hidden", Defect::ShowsHidden, Part::Concealed, "shows a seat what it cannot know");
        row("says nothing", Defect::SaysNothing, Part::Random, "a table in words has no heading");
        row("tells what is hidden", Defect::TellsHidden, Part::Concealed, "tells what cannot be known");
    }

    void isFound()
    {
        QFETCH(int, defect);
        QFETCH(int, part);
        QFETCH(QString, says);
        const BrokenGame<tests::FakeGame> piers(static_cast<Defect>(defect));
        const QString ofPiers
            = faultsOf(piers, tests::fakeSetup(2, 50), static_cast<Part>(part)).join(QLatin1Char('\n'));
        QVERIFY2(ofPiers.contains(says), qPrintable(ofPiers));
        const BrokenGame<tests::TowerGame> towers(static_cast<Defect>(defect));
        const QString ofTowers = faultsOf(towers, sharedTurns(), static_cast<Part>(part)).join(QLatin1Char('\n'));
        QVERIFY2(ofTowers.contains(says), qPrintable(ofTowers));
    }

    void theSameGameUnbrokenPasses()
    {
        const BrokenGame<tests::FakeGame> piers(Defect::None);
        const BrokenGame<tests::TowerGame> towers(Defect::None);
        for (const Part part : { Part::Random, Part::Concealed, Part::Sessions, Part::Declarations }) {
            QCOMPARE(faultsOf(piers, tests::fakeSetup(2, 50), part), QStringList());
            QCOMPARE(faultsOf(towers, sharedTurns(), part), QStringList());
        }
    }
};

REGISTER_TEST(BrokenGameTest)
#include "broken_game_test.moc"
