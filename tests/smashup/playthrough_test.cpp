#include "core/game/rng.h"
#include "tests/support/smash_up.h"
#include "tests/support/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace {

/// Hears what happens, as it is told to somebody who sees everything.
class Log final : public core::EventSink {
public:
    explicit Log(const core::Match& match)
        : m_match(match)
    {
    }
    void onEvent(const core::Event& event) override
    {
        const std::string sentence = tests::smashUp().notation().sentence(m_match, event, core::Seat::None).words();
        if (!sentence.empty())
            text += "    " + sentence + "\n";
    }

    std::string text;

private:
    const core::Match& m_match;
};

} // namespace

/// One whole match a setup, choice by choice and event by event: a change of the rules shows here as a change of lines
/// to read. BREAKPOINT_REWRITE_GOLDEN=1 writes the files anew.
class PlaythroughTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAsBefore_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 4; ++seats)
            QTest::addRow("%d seats", seats) << seats;
    }

    void playsAsBefore()
    {
        QFETCH(int, seats);
        core::Problems problems;
        const auto match = tests::smashUp().newMatch(tests::smashUpSetup(seats, 11), problems);
        QVERIFY(match != nullptr);
        Log log(*match);
        core::Rng rng(5);
        for (core::Prompt prompt = match->prompt(); !prompt.choices.empty(); prompt = match->prompt()) {
            const core::Choice choice = prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))];
            log.text += std::to_string(core::indexOf(prompt.seat) + 1) + " "
                + tests::smashUp().notation().toWords(*match, prompt, choice) + "\n";
            match->apply(choice, &log);
        }
        QFile file(QStringLiteral(TESTS_SOURCE_DIR "/golden/playthroughs/%1_seats.txt").arg(seats));
        if (qEnvironmentVariableIsSet("BREAKPOINT_REWRITE_GOLDEN")) {
            QDir().mkpath(QStringLiteral(TESTS_SOURCE_DIR "/golden/playthroughs"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(log.text.c_str());
            QSKIP("written anew: read what changed");
        }
        QVERIFY2(file.open(QIODevice::ReadOnly), "no golden file");
        const QList<QByteArray> wanted = file.readAll().split('\n');
        const QList<QByteArray> found = QByteArray::fromStdString(log.text).split('\n');
        for (qsizetype line = 0; line < std::min(wanted.size(), found.size()); ++line)
            QVERIFY2(wanted[line] == found[line],
                qPrintable(QStringLiteral("line %1: \"%2\" was \"%3\"")
                               .arg(line + 1)
                               .arg(QString::fromUtf8(found[line]), QString::fromUtf8(wanted[line]))));
        QCOMPARE(found.size(), wanted.size());
    }
};

REGISTER_TEST(PlaythroughTest)
#include "playthrough_test.moc"
