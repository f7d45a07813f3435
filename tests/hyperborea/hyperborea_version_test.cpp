#include "core/game/rng.h"
#include "tests/support/hyperborea.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTest>

namespace {

constexpr std::uint64_t kSignedMatches = 3;

/// What happens in random matches, without the words in which it is told: who is asked, all legal answers, how the
/// match stands.
void addRandomMatches(QCryptographicHash& hash, int seats, const char* mode)
{
    for (std::uint64_t seed = 1; seed <= kSignedMatches; ++seed) {
        core::MatchSetup setup = tests::hyperboreaSetup(seats, seed);
        setup.options["mode"] = mode;
        setup.options["length"] = "short";
        core::Problems problems;
        const auto match = tests::hyperborea().newMatch(setup, problems);
        QVERIFY2(match != nullptr, problems.empty() ? "" : problems.front().what.words().c_str());
        core::Rng rng(seed);
        std::string text;
        for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
            text = std::to_string(core::indexOf(prompt.seat));
            for (const core::Choice choice : prompt.choices)
                text += '|' + tests::hyperborea().notation().toWords(*match, prompt, choice);
            for (const std::int16_t each : match->standing().score)
                text += ' ' + std::to_string(each);
            hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
            match->apply(prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))]);
        }
        hash.addData(QByteArray::number(match->outcome().winners));
    }
}

}

/// A stored match says by which rules it was played, so a change of what happens needs another version.
class HyperboreaVersionTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesWithWhatHappens()
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (const int seats : { 2, 3, 5 })
            for (const char* mode : { "invasion", "race-war" })
                addRandomMatches(hash, seats, mode);
        const QByteArray found
            = QByteArray::fromStdString(tests::hyperborea().engineVersion()) + ' ' + hash.result().toHex();

        QFile file(QStringLiteral(TESTS_SOURCE_DIR "/golden/hyperborea_engine_versions.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll().trimmed();
        const QByteArray newest = text.mid(text.lastIndexOf('\n') + 1);
        QVERIFY2(found == newest,
            ("matches go otherwise than by \"" + newest + "\": raise kEngineVersion and add the line \"" + found + '"')
                .constData());
    }
};

REGISTER_TEST(HyperboreaVersionTest)
#include "hyperborea_version_test.moc"
