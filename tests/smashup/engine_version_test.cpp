#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

namespace {

constexpr int kMatches = 40;

/// What happens in random matches of a set, without the words in which it is told: who is asked, all legal answers, how
/// the match stands.
void addMatches(QCryptographicHash& hash, int seats, const std::string& set)
{
    for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
        core::MatchSetup setup = tests::smashUpSetup(seats, seed);
        setup.set = set;
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(setup, problems);
        QVERIFY2(match != nullptr, problems.empty() ? "" : problems.front().what.words().c_str());
        core::Rng rng(seed);
        std::string text;
        for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
            text = std::to_string(core::indexOf(prompt.seat));
            for (const core::Choice choice : prompt.choices)
                text += '|' + tests::smashUp().notation().toWords(*match, prompt, choice);
            const core::Standing standing = match->standing();
            for (std::size_t i = 0; i < 4; ++i) // as many as there may be, a nought for who is not there
                text += ' ' + std::to_string(standing.score[i]);
            hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))], nullptr);
        }
        hash.addData(QByteArray::number(match->outcome().winners));
    }
}

} // namespace

/// A stored match says by which rules it was played, so a change of what happens needs another version.
class EngineVersionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesWithWhatHappens()
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const std::string& set : tests::smashUp().setNames())
            for (int seats = 2; seats <= 4; ++seats)
                addMatches(hash, seats, set);
        const QByteArray found
            = QByteArray::fromStdString(tests::smashUp().engineVersion()) + ' ' + hash.result().toHex();

        QFile file(QStringLiteral(TESTS_SOURCE_DIR "/golden/engine_versions.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll().trimmed();
        const QByteArray newest = text.mid(text.lastIndexOf('\n') + 1);
        QVERIFY2(found == newest,
            ("matches go otherwise than by \"" + newest + "\": raise kEngineVersion and add the line \"" + found + '"')
                .constData());
    }
};

REGISTER_TEST(EngineVersionTest)
#include "engine_version_test.moc"
