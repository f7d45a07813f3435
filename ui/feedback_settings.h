#pragma once

namespace ui {

/// Speeds of motion: 0 shows nothing move, 2 is the usual one, 4 the fastest.
inline constexpr int kFastestMotion = 4;
inline constexpr int kUsualMotion = 2;

/// How events of a match are shown. The program's settings implement it; whoever moves something asks each time, so
/// that a change holds from the next event on.
class FeedbackSettings {
public:
    virtual ~FeedbackSettings() = default;
    virtual int motionSpeed() const = 0; ///< 0 to kFastestMotion
    virtual void setMotionSpeed(int speed) = 0;
    /// Nothing moves from one place to another; what changes fades or is marked.
    virtual bool reducedMotion() const = 0;
    virtual void setReducedMotion(bool reduced) = 0;
};

} // namespace ui
