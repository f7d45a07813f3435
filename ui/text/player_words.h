#pragma once

#include <QString>

#include <string>

namespace ui {

/// A player's spec as people call it: "Person", "Level 3, patient", "Greedy AI".
QString playerTitle(const std::string& spec);
/// A style's name as a list shows it: "Leader hunter".
QString styleTitle(const std::string& style);

} // namespace ui
