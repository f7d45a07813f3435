#include "ui/sound/cue.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct CueWords {
    const char* id;
    const char* title;
};

CueWords wordsOf(Cue cue)
{
    switch (cue) {
    case Cue::Draw:
        return { "draw", QT_TRANSLATE_NOOP("Cue", "A card is drawn") };
    case Cue::Play:
        return { "play", QT_TRANSLATE_NOOP("Cue", "A card is played") };
    case Cue::PowerUp:
        return { "power-up", QT_TRANSLATE_NOOP("Cue", "Power grows") };
    case Cue::PowerDown:
        return { "power-down", QT_TRANSLATE_NOOP("Cue", "Power shrinks") };
    case Cue::Destroy:
        return { "destroy", QT_TRANSLATE_NOOP("Cue", "A card leaves the table") };
    case Cue::WindowAsks:
        return { "window-asks", QT_TRANSLATE_NOOP("Cue", "You can respond") };
    case Cue::BaseReady:
        return { "base-ready", QT_TRANSLATE_NOOP("Cue", "A base is ready to score") };
    case Cue::BaseScores:
        return { "base-scores", QT_TRANSLATE_NOOP("Cue", "A base scores") };
    case Cue::Token:
        return { "token", QT_TRANSLATE_NOOP("Cue", "Points are gained") };
    case Cue::YourTurn:
        return { "your-turn", QT_TRANSLATE_NOOP("Cue", "Your turn begins") };
    case Cue::Win:
        return { "win", QT_TRANSLATE_NOOP("Cue", "You have won") };
    case Cue::Loss:
        return { "loss", QT_TRANSLATE_NOOP("Cue", "You have lost") };
    case Cue::NotAllowed:
        return { "not-allowed", QT_TRANSLATE_NOOP("Cue", "Something is not allowed") };
    }
    Q_UNREACHABLE();
}

} // namespace

QString cueTitle(Cue cue)
{
    return QCoreApplication::translate("Cue", wordsOf(cue).title);
}

QString cueId(Cue cue)
{
    return QLatin1String(wordsOf(cue).id);
}

} // namespace ui
