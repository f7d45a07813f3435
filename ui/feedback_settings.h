#pragma once

namespace ui {

/// Speeds of motion: 0 shows nothing move, 2 is the usual one, 4 the fastest.
inline constexpr int kFastestMotion = 4;
inline constexpr int kUsualMotion = 2;
inline constexpr int kLoudest = 100;
inline constexpr int kUsualVolume = 60;

/// How events of a match are shown and heard. The program's settings implement it; whoever moves or sounds something
/// asks each time, so that a change holds from the next event on.
class FeedbackSettings {
public:
    virtual ~FeedbackSettings() = default;
    virtual int motionSpeed() const = 0; ///< 0 to kFastestMotion
    virtual void setMotionSpeed(int speed) = 0;
    /// Nothing moves from one place to another; what changes fades or is marked.
    virtual bool reducedMotion() const = 0;
    virtual void setReducedMotion(bool reduced) = 0;
    virtual bool sound() const = 0;
    virtual void setSound(bool on) = 0;
    virtual int soundVolume() const = 0; ///< 0 to kLoudest, in percent
    virtual void setSoundVolume(int percent) = 0;
};

} // namespace ui
