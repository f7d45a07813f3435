#pragma once

#include <QString>

#include <functional>

namespace ui {

/// Something that can be done beside answering the question: a button on the prompt, whoever is asked.
struct TableOffer {
    QString text;
    QString hint; ///< tooltip
    bool gold = false;
    std::function<void()> act;
};

} // namespace ui
