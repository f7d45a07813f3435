#pragma once

class QPainter;
class QRectF;

namespace ui {

struct Colours;

/// What somebody who writes should see to: what is wrong, and what is right and yet worth a look.
enum class Concern { Fault, Remark };

/// Its sign in a square: a red disc or an amber triangle, so that colour is not alone.
void paintConcern(QPainter& painter, const QRectF& area, Concern concern, const Colours& colours);

} // namespace ui
