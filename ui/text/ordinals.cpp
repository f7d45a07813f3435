#include "ui/text/ordinals.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Ordinals {
    Q_DECLARE_TR_FUNCTIONS(Ordinals)
};

} // namespace

QString ordinal(int number)
{
    switch (number) {
    case 1:
        return Ordinals::tr("1st", "a place");
    case 2:
        return Ordinals::tr("2nd", "a place");
    case 3:
        return Ordinals::tr("3rd", "a place");
    default:
        return Ordinals::tr("%1th", "a place").arg(number);
    }
}

} // namespace ui
