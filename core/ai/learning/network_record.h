#pragma once

#include "core/ai/learning/network.h"
#include "core/ai/learning/training_record.h"

#include <map>
#include <optional>

namespace core {

class Features;

/// How a head came to be that was taught after the others.
struct TaughtHead : LearnedRecord, HeldOut {
    double logLossBefore = 0; ///< of the network with the head it had for so many seats, held out
};

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
    std::array<std::optional<TaughtHead>, kHeads> taught; ///< of each head; none where all were learned at once
    double logLossLinear = 0; ///< of the weights that logistic regression finds for the numbers alone, held out
};

/// A head that was taught to a network as it was, which has it now.
struct TaughtNetwork : TaughtHead {
    NetworkRecord network;
};

/// The weights with the names of the inputs; rows of nought are left out.
void nameInputs(NetworkRecord& record, const NetworkWeights& weights, const Features& features);

/// JSON, ending with a line feed; a line for each row. Equal records give equal bytes.
std::string toJson(const NetworkRecord& record);
std::string toJson(const TaughtNetwork& record);

/// Reads what toJson() wrote. False, with `problems` at `where`, when it is something else.
bool readNetwork(std::string_view text, const std::string& where, NetworkRecord& record, Problems& problems);

} // namespace core
