#pragma once

#include <QByteArray>

namespace core {
struct Analysis;
}

namespace ui {

struct OpenedMatch;

/// A report of an analysed match with its pictures inside, the bytes of a file: one page of HTML, or a PDF.
QByteArray reportAsHtml(const OpenedMatch& match, const core::Analysis& analysis);
QByteArray reportAsPdf(const OpenedMatch& match, const core::Analysis& analysis);

} // namespace ui
