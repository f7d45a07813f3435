#pragma once

#include "core/ai/learning/network.h"
#include "core/ai/learning/training_record.h"

#include <map>

namespace core {

class Features;

/// What LearnedRecord::use says of one.
inline constexpr const char* kNetworkUse = "network";

/// A learned network by the names of its inputs, where it comes from and how far it can be trusted: the file that
/// training writes.
struct NetworkRecord : LearnedRecord, HeldOut {
    struct Number {
        std::string feature;
        double scale = 1; ///< its standard deviation in training, above 0
        NetworkRow row {};
    };
    std::vector<Number> numbers; ///< in the order of the features
    std::map<std::string, NetworkRow> sparse; ///< those that were met
    NetworkRow bias {};
    std::array<NetworkHead, kHeads> heads {};
    double logLossLinear = 0; ///< of the weights that logistic regression finds for the numbers alone, held out
};

/// The weights with the names of the inputs; rows of nought are left out.
void nameInputs(NetworkRecord& record, const NetworkWeights& weights, const Features& features);

/// JSON, ending with a line feed; a line for each row. Equal records give equal bytes.
std::string toJson(const NetworkRecord& record);

/// Reads what toJson() wrote. False, with `problems` at `where`, when it is something else.
bool readNetwork(std::string_view text, const std::string& where, NetworkRecord& record, Problems& problems);

} // namespace core
