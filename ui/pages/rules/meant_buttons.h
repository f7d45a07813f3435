#pragma once

#include <QList>
#include <QObject>

class QPushButton;

namespace ui {

class EmptyState;
class RulesPresenter;

/// What may have been meant, below the words that nothing was found: each searches for it.
class MeantButtons final : public QObject {
    Q_OBJECT
public:
    MeantButtons(RulesPresenter& presenter, EmptyState& below);

    /// Anew, of what is searched for now.
    void refresh();

Q_SIGNALS:
    void searched();

private:
    RulesPresenter& m_presenter;
    QList<QPushButton*> m_buttons;
};

} // namespace ui
