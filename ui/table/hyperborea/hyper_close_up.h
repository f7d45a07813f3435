#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QVBoxLayout;

namespace ui {

/// What stands beside a table of Hyperborea: what may still be used in the turn, and whatever is pointed at in words,
/// with what choosing it comes to.
class HyperCloseUp final : public QFrame {
    Q_OBJECT

public:
    explicit HyperCloseUp(QWidget* parent);

    /// A view of the technologies to take stands first; null for none.
    void setOffers(QWidget* offers);
    void setPool(const QString& whose, const QStringList& pool);
    void show(const QString& title, const QStringList& lines, const QStringList& answers);
    void clear();
    /// What is shown; empty for nothing.
    QString shown() const;

    using QFrame::show;

private:
    QVBoxLayout* m_column;
    QWidget* m_offers = nullptr;
    QLabel* m_offersHeading;
    QLabel* m_poolHeading;
    QLabel* m_pool;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_answers;
};

} // namespace ui
