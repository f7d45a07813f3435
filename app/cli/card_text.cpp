#include "app/cli/card_text.h"

namespace app::cli {

std::string figuresText(const core::CardInfo& card)
{
    std::string text = card.kind;
    for (const core::Figure& figure : card.figures) {
        text += ", " + figure.title();
        for (std::size_t i = 0; i < figure.values.size(); ++i)
            text += (i == 0 ? " " : " / ") + std::to_string(figure.values[i]);
    }
    return text;
}

} // namespace app::cli
