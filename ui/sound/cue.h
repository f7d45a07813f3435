#pragma once

#include <QString>

#include <array>

namespace ui {

/// What can be heard. A sound never says anything that a picture does not say too.
enum class Cue {
    Draw,
    Play,
    PowerUp,
    PowerDown,
    Destroy,
    WindowAsks,
    BaseReady,
    BaseScores, ///< with as many notes as places were given
    Token, ///< each higher than the one before
    YourTurn,
    Win,
    Loss,
    NotAllowed,
};

inline constexpr std::array kCues { Cue::Draw, Cue::Play, Cue::PowerUp, Cue::PowerDown, Cue::Destroy, Cue::WindowAsks,
    Cue::BaseReady, Cue::BaseScores, Cue::Token, Cue::YourTurn, Cue::Win, Cue::Loss, Cue::NotAllowed };

/// What is heard then, for the person who may not want to hear it.
QString cueTitle(Cue cue);
/// The word that settings keep it by; never another one in a later version.
QString cueId(Cue cue);

} // namespace ui
