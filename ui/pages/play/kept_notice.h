#pragma once

#include <QObject>
#include <QString>

#include <cstdint>

namespace ui {

class NoticeBar;
class PlayPresenter;

/// Says of a running match that another one took its table that it is kept, with the way back to it.
class KeptNotice final : public QObject {
    Q_OBJECT

public:
    /// Lies over `table`, where matches are played.
    KeptNotice(const PlayPresenter& presenter, QWidget* table);

    /// Another match is about to begin.
    void aboutToBegin();
    /// It has begun.
    void begun();

Q_SIGNALS:
    void resumeAsked(qint64 id);

private:
    const PlayPresenter& m_presenter;
    QWidget* m_table;
    NoticeBar* m_notice = nullptr; ///< made when there is something to say
    std::int64_t m_kept = 0; ///< the match that ran; 0 for none
    QString m_against; ///< its other players
};

} // namespace ui
