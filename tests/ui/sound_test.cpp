#include "app/open_al_speaker.h"
#include "app/settings.h"
#include "tests/support/suite.h"
#include "tests/ui/listener.h"
#include "ui/sound/synthesis.h"
#include "ui/table/sound_track.h"

#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using ui::Cue;
using ui::Motion;
using ui::TimedCue;

/// What is heard: how it is made, when, and as far as the settings let it.
class SoundTest final : public QObject {
    Q_OBJECT

private:
    using Samples = std::vector<std::int16_t>;
    static double seconds(const Samples& samples) { return static_cast<double>(samples.size()) / ui::kSampleRate; }
    /// How often a second the sound goes through nothing upwards, between two moments in seconds.
    static double pitch(const Samples& samples, double from, double to)
    {
        int crossings = 0;
        const auto begin = static_cast<std::size_t>(from * ui::kSampleRate);
        const auto end = static_cast<std::size_t>(to * ui::kSampleRate);
        for (std::size_t i = begin + 1; i < end; ++i)
            crossings += samples[i - 1] < 0 && samples[i] >= 0;
        return crossings / (to - from);
    }
    static Motion motion(Motion::Kind kind, int begin, int length)
    {
        Motion made;
        made.kind = kind;
        made.begin = begin;
        made.length = length;
        return made;
    }

private Q_SLOTS:
    void everyCueIsASoundThatNeitherClicksNorDistorts()
    {
        for (const Cue cue : ui::kCues) {
            const Samples samples = ui::synthesise(cue);
            const QByteArray name = ui::cueId(cue).toUtf8();
            QVERIFY2(seconds(samples) >= 0.03 && seconds(samples) <= 1.2, name);
            const auto loudest = std::max_element(samples.begin(), samples.end(),
                [](std::int16_t a, std::int16_t b) { return std::abs(a) < std::abs(b); });
            QVERIFY2(std::abs(*loudest) > 5000 && std::abs(*loudest) < 20000, name); // two of them fit into 32767
            QVERIFY2(std::abs(samples.front()) < 200 && std::abs(samples.back()) < 200, name);
            QCOMPARE(samples, ui::synthesise(cue));
            for (const Cue other : ui::kCues)
                QVERIFY2(other == cue || samples != ui::synthesise(other), name);
        }
    }

    void pitches()
    {
        // As the list of cues has them: a knock of 90 Hz, a bell on E4, a fifth, a third up and a third down.
        QVERIFY(std::abs(pitch(ui::synthesise(Cue::Play), 0.03, 0.12) - 85) < 10);
        const Samples up = ui::synthesise(Cue::PowerUp);
        const Samples down = ui::synthesise(Cue::PowerDown);
        QVERIFY(std::abs(pitch(up, 0.005, 0.055) - 440) < 25);
        QVERIFY(std::abs(pitch(up, 0.07, 0.14) / 440 - std::pow(2, 4 / 12.0)) < 0.06);
        QVERIFY(std::abs(pitch(down, 0.07, 0.14) / 440 - std::pow(2, -4 / 12.0)) < 0.06);
        for (int step = 1; step <= ui::kHighestStep; ++step)
            QVERIFY(pitch(ui::synthesise(Cue::Token, step), 0, 0.05)
                > pitch(ui::synthesise(Cue::Token, step - 1), 0, 0.05));
        QCOMPARE(ui::synthesise(Cue::Token, 500), ui::synthesise(Cue::Token, ui::kHighestStep));
        QVERIFY(ui::synthesise(Cue::BaseScores, 2).size() > ui::synthesise(Cue::BaseScores, 0).size());
    }

    void drawIsABurstOfFortyMilliseconds() { QVERIFY(std::abs(seconds(ui::synthesise(Cue::Draw)) - 0.04) < 0.001); }

    void settingsDecideWhatIsHeard()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        tests::Listener listener;
        ui::Sounds sounds(settings, listener);
        sounds.play(Cue::Win);
        QVERIFY(listener.heard.isEmpty()); // off until asked for
        settings.setSound(true);
        settings.setVolume(30);
        sounds.play(Cue::Win);
        QCOMPARE(listener.heard, QList { Cue::Win });
        QCOMPARE(listener.volumes, QList { 0.3 });
        settings.setHears(Cue::Win, false);
        sounds.play(Cue::Win);
        sounds.play(Cue::Loss);
        QCOMPARE(listener.heard, (QList { Cue::Win, Cue::Loss }));
        sounds.sample(Cue::Win); // somebody asked for it
        QCOMPARE(listener.heard.last(), Cue::Win);
        settings.setVolume(0);
        sounds.play(Cue::Loss);
        QCOMPARE(listener.heard.size(), 3);
        const app::Settings again(folder.filePath(QStringLiteral("settings.ini")));
        QVERIFY(again.sound() && again.volume() == 0 && !again.hears(Cue::Win) && again.hears(Cue::Loss));
    }

    void cuesFollowTheMotions()
    {
        const QList motions { motion(Motion::Kind::Play, 0, 260), motion(Motion::Kind::Leave, 260, 280) };
        QCOMPARE(ui::cuesOf(motions, 1),
            (QList<TimedCue> { { Cue::PowerUp, 0, 0 }, { Cue::Play, 0, 0 }, { Cue::Destroy, 0, 260 } }));
        QVERIFY(ui::cuesOf({}, 0).isEmpty());
    }

    void aBaseScoresWithANoteForEachPlaceAndPointsTickHigherAndHigher()
    {
        Motion places = motion(Motion::Kind::Places, 0, 450);
        places.points[0] = 4;
        places.points[1] = 2;
        const QList motions { places, motion(Motion::Kind::Token, 100, 520), motion(Motion::Kind::Token, 210, 520),
            motion(Motion::Kind::Token, 320, 520) };
        QCOMPARE(ui::cuesOf(motions, 0),
            (QList<TimedCue> {
                { Cue::BaseScores, 1, 0 }, { Cue::Token, 0, 620 }, { Cue::Token, 1, 730 }, { Cue::Token, 2, 840 } }));
    }

    void whereNothingMovesNoMoreIsHeardThanTwo()
    {
        const QList<QList<Motion>> events { { motion(Motion::Kind::Play, 0, 0) },
            { motion(Motion::Kind::Play, 0, 0), motion(Motion::Kind::Leave, 0, 0) },
            { motion(Motion::Kind::Ready, 0, 0) } };
        QCOMPARE(ui::stillCuesOf(events, 0), (QList<TimedCue> { { Cue::Play, 0, 0 }, { Cue::Destroy, 0, 0 } }));
    }

    void whatWaitsIsHeardInOrderUnlessSomebodyHurries()
    {
        const QTemporaryDir folder;
        app::Settings settings(folder.filePath(QStringLiteral("settings.ini")));
        settings.setSound(true);
        tests::Listener listener;
        ui::Sounds sounds(settings, listener);
        ui::SoundTrack track(&sounds);
        track.begin({ { Cue::Play, 0, 0 }, { Cue::Destroy, 0, 5 }, { Cue::Draw, 0, 5 } });
        QCOMPARE(listener.heard, QList { Cue::Play });
        QTRY_COMPARE(listener.heard, (QList { Cue::Play, Cue::Destroy, Cue::Draw }));
        track.begin({ { Cue::Win, 0, 0 }, { Cue::Loss, 0, 20 } });
        track.hurry();
        QTest::qWait(60);
        QCOMPARE(listener.heard.last(), Cue::Win);
        ui::SoundTrack(nullptr).play(Cue::Win); // one that is silent
    }

    void aDeviceHasTwoVoices()
    {
        qputenv("ALSOFT_DRIVERS", "null"); // plays in real time and is heard by nobody
        app::OpenAlSpeaker speaker;
        QCOMPARE(speaker.playing(), 0);
        const Samples longOne(ui::kSampleRate * 5, 100);
        speaker.play(longOne, 0.5);
        QCOMPARE(speaker.playing(), 1);
        speaker.play(longOne, 0.5);
        speaker.play(longOne, 0.5);
        QCOMPARE(speaker.playing(), ui::kMostAtOnce);
        speaker.stop();
        QCOMPARE(speaker.playing(), 0);
        qunsetenv("ALSOFT_DRIVERS");
    }

    void withoutADeviceNothingWaits()
    {
        app::OpenAlSpeaker speaker("there is no such device");
        speaker.play(ui::synthesise(Cue::Win), 1);
        speaker.play(ui::synthesise(Cue::Win), 1);
        QCOMPARE(speaker.playing(), 0);
    }
};

REGISTER_TEST(SoundTest)
#include "sound_test.moc"
