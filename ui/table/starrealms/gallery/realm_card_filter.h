#pragma once

#include <QSet>
#include <QSortFilterProxyModel>
#include <QStringList>

namespace ui {

class RealmCardModel;

/// Keeps the cards of a set, with what comes with every seat, that are as somebody asks, in an order.
class RealmCardFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Kinds { All, Ships, Bases, Outposts };
    enum class Order { Cost, Name, Defense, Copies };

    RealmCardFilter(RealmCardModel* cards, QObject* parent);

    void setSet(const QString& set);
    /// None for all; the empty name is that of the unaligned.
    void setFactions(const QSet<QString>& factions);
    void setKinds(Kinds kinds);
    void setOrder(Order order);
    /// Words apart by blanks, of which a card has each; "cost 3" is a figure.
    void setWords(const QString& words);
    /// How many cards the set has.
    int cardsOfSet() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    bool isOfSet(const QModelIndex& card) const;
    bool isAsked(const QModelIndex& card) const;
    bool bears(const QModelIndex& card) const;

    RealmCardModel* m_cards;
    QString m_set;
    QSet<QString> m_factions;
    Kinds m_kinds = Kinds::All;
    Order m_order = Order::Cost;
    QStringList m_words;
};

} // namespace ui
