#pragma once

#include "core/ai/learning/network.h"
#include "core/ai/learning/network_record.h"
#include "core/game/game.h"

namespace core {

/// An evaluation learned by a network: logits of the seat's win chance times kPointsALogit. In a decided match a value
/// beyond all of those, as LinearEvaluator has it.
class NetworkEvaluator final : public Evaluator {
public:
    /// Null, with `problems` at `where`, when the record is of other inputs. Inputs that it does not have count for
    /// nothing. `features` must outlive the evaluator.
    static std::unique_ptr<NetworkEvaluator> make(
        const Features& features, const NetworkRecord& record, const std::string& where, Problems& problems);

    NetworkEvaluator(const Features& features, NetworkWeights weights);

    double value(const Match& match, Seat seat) const override;
    const Network& network() const { return m_network; }

private:
    const Features& m_features;
    Network m_network;
};

} // namespace core
