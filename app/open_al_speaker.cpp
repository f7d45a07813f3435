#include "app/open_al_speaker.h"

#include "ui/sound/synthesis.h"

#include <AL/al.h>
#include <AL/alc.h>
#include <QDebug>
#include <QObject>

#include <algorithm>
#include <array>

namespace app {

/// A device with as many voices as are heard at once. Lives and dies in one thread.
class OpenAlSpeaker::Device final : public QObject {
    Q_OBJECT
public:
    explicit Device(std::string name)
        : m_name(std::move(name))
    {
    }
    ~Device() override
    {
        if (m_context != nullptr) {
            stop();
            for (Voice& voice : m_voices) {
                alDeleteSources(1, &voice.source);
                alDeleteBuffers(1, &voice.buffer);
            }
            alcMakeContextCurrent(nullptr);
            alcDestroyContext(m_context);
        }
        if (m_device != nullptr)
            alcCloseDevice(m_device);
    }

    void play(const std::vector<std::int16_t>& samples, double volume)
    {
        if (!isOpen())
            return;
        Voice& voice = *std::min_element(m_voices.begin(), m_voices.end(), [](const Voice& a, const Voice& b) {
            return std::pair(a.isPlaying(), a.since) < std::pair(b.isPlaying(), b.since);
        });
        alSourceStop(voice.source);
        alSourcei(voice.source, AL_BUFFER, 0); // a buffer in use takes no samples
        alBufferData(voice.buffer, AL_FORMAT_MONO16, samples.data(),
            static_cast<ALsizei>(samples.size() * sizeof(samples.front())), ui::kSampleRate);
        alSourcei(voice.source, AL_BUFFER, static_cast<ALint>(voice.buffer));
        alSourcef(voice.source, AL_GAIN, static_cast<float>(volume));
        alSourcePlay(voice.source);
        voice.since = ++m_count;
    }

    void stop()
    {
        for (const Voice& voice : m_voices)
            if (voice.source != 0)
                alSourceStop(voice.source);
    }

    int playing() const
    {
        return static_cast<int>(
            std::count_if(m_voices.begin(), m_voices.end(), [](const Voice& voice) { return voice.isPlaying(); }));
    }

private:
    struct Voice {
        ALuint source = 0; ///< 0 until the device is open
        ALuint buffer = 0;
        quint64 since = 0; ///< which sound of all it plays, or played last

        bool isPlaying() const
        {
            ALint state = AL_STOPPED;
            if (source != 0)
                alGetSourcei(source, AL_SOURCE_STATE, &state);
            return state == AL_PLAYING;
        }
    };

    /// Tries once; a machine without a device is not asked again with every card.
    bool isOpen()
    {
        if (m_tried)
            return m_context != nullptr;
        m_tried = true;
        m_device = alcOpenDevice(m_name.empty() ? nullptr : m_name.c_str());
        if (m_device != nullptr)
            m_context = alcCreateContext(m_device, nullptr);
        if (m_context == nullptr || alcMakeContextCurrent(m_context) == ALC_FALSE) {
            qInfo("No sound: no device for it was found");
            return false;
        }
        for (Voice& voice : m_voices) {
            alGenSources(1, &voice.source);
            alGenBuffers(1, &voice.buffer);
        }
        return true;
    }

    std::string m_name; ///< of the device, empty for the usual one
    bool m_tried = false;
    ALCdevice* m_device = nullptr;
    ALCcontext* m_context = nullptr;
    std::array<Voice, ui::kMostAtOnce> m_voices;
    quint64 m_count = 0;
};

OpenAlSpeaker::OpenAlSpeaker(std::string device)
    : m_device(new Device(std::move(device)))
{
    m_thread.setObjectName(QStringLiteral("sound"));
    m_device->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_device, &QObject::deleteLater);
}

OpenAlSpeaker::~OpenAlSpeaker()
{
    if (!m_thread.isRunning()) {
        delete m_device;
        return;
    }
    m_thread.quit();
    m_thread.wait();
}

/// The thread begins with the first sound.
template <typename Work>
void OpenAlSpeaker::post(Work work)
{
    if (!m_thread.isRunning())
        m_thread.start();
    QMetaObject::invokeMethod(m_device, std::move(work), Qt::QueuedConnection);
}

void OpenAlSpeaker::play(const std::vector<std::int16_t>& samples, double volume)
{
    post([this, samples, volume] { m_device->play(samples, volume); });
}

void OpenAlSpeaker::stop()
{
    if (m_thread.isRunning())
        post([this] { m_device->stop(); });
}

int OpenAlSpeaker::playing()
{
    int count = 0;
    if (m_thread.isRunning())
        QMetaObject::invokeMethod(
            m_device, [this, &count] { count = m_device->playing(); }, Qt::BlockingQueuedConnection);
    return count;
}

} // namespace app

#include "open_al_speaker.moc"
