#pragma once

#include "ui/table/smashup/faction_looks.h"
#include "ui/table/smashup/hand_model.h"

#include <QFrame>
#include <QSortFilterProxyModel>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;

namespace ui {

/// The cards of a sheet that hold all words that were typed, in the order that was chosen.
class SheetFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    enum class Order { Given, Name, Power, Breakpoint, Points };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWords(const QString& words);
    void setOrder(Order order);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    QStringList m_words;
    Order m_order = Order::Given;
};

/// Many cards or bases to choose from: whole, to be searched and sorted. Enter or a click chooses.
class CardSheet final : public QFrame {
    Q_OBJECT

public:
    CardSheet(HandModel& model, const FactionLooks& looks, QWidget* parent);

    /// Says where the cards come from.
    void setTitle(const QString& title);
    /// The cards of the model are others now.
    void refresh();
    /// Brings the card into sight.
    void show(int card);
    bool goToLegal();
    QListView& list() { return *m_list; }

Q_SIGNALS:
    void cardChosen(int card);
    void looked(int card);
    void backAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void fillOrders();
    int legalFrom(int row) const;

    HandModel& m_model;
    SheetFilter* m_filter;
    QLabel* m_title;
    QLineEdit* m_search;
    QComboBox* m_order;
    QListView* m_list;
    bool m_bases = false;
};

} // namespace ui
