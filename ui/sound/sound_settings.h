#pragma once

namespace ui {

enum class Cue;

inline constexpr int kUsualVolume = 60; ///< in percent

/// What is heard of a match. The program's settings implement it; whoever plays something asks each time.
class SoundSettings {
public:
    virtual ~SoundSettings() = default;
    /// Whether anything is heard; not until somebody asks for it.
    virtual bool sound() const = 0;
    virtual void setSound(bool on) = 0;
    virtual int volume() const = 0; ///< 0 to 100
    virtual void setVolume(int percent) = 0;
    /// Whether that cue is heard while sound is on.
    virtual bool hears(Cue cue) const = 0;
    virtual void setHears(Cue cue, bool heard) = 0;
};

} // namespace ui
