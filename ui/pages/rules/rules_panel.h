#pragma once

#include "core/game/rules_now.h"
#include "ui/text/moment_text.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStackedWidget;
class QTextBrowser;
class QToolButton;

namespace core {
class ArticleStore;
class Game;
}

namespace ui {

class ArticleHitModel;
class MeantButtons;
class RulesPresenter;

/// The rules beside a match that waits: what they say of the moment it is at and of a card, and from there whatever
/// is looked up. The page of the rules has the same with more room.
class RulesPanel final : public QFrame {
    Q_OBJECT
public:
    RulesPanel(const core::Game& game, const core::ArticleStore& store, QWidget* parent = nullptr);

    /// Begins anew with that moment of a match of that printing, and what `topic` names.
    void present(const core::RulesNow& now, const QString& topic, const std::string& set);
    /// The match went on; what was looked up stays.
    void setMoment(const core::RulesNow& now);
    /// Nothing is left of what somebody read here.
    void forget();
    void focusText();

Q_SIGNALS:
    void closed();
    /// The entry is to be read on the page of the rules; without an address what was searched for.
    void pageAsked(const QString& address, const QString& words);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeHead();
    void makeBody();
    void addKeys();
    void readMoment();
    void showPlace();
    void showText();
    void openHit(const QModelIndex& index);
    void openPage();

    RulesPresenter* m_presenter;
    ArticleHitModel* m_hits;
    QToolButton* m_back = nullptr;
    QToolButton* m_forward = nullptr;
    QToolButton* m_close = nullptr;
    QLineEdit* m_search = nullptr;
    QPushButton* m_position = nullptr;
    QPushButton* m_card = nullptr;
    QPushButton* m_page = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTextBrowser* m_text = nullptr;
    QListView* m_list = nullptr;
    MeantButtons* m_meant = nullptr;
    QLabel* m_foot = nullptr;
    core::RulesNow m_now;
    QString m_cardAddress;
    MomentPage m_moment;
    int m_shownWidth = 0;
    bool m_showing = false; ///< while the panel itself changes the search
};

} // namespace ui
