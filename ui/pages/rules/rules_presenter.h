#pragma once

#include "core/handbook/article_store.h"
#include "ui/language.h"
#include "ui/text/printings_text.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>
#include <vector>

namespace core {
class Game;
}

namespace ui {

class BookmarkSettings;

/// What the rules page knows and does: the search, the entry that is open, and the way back.
class RulesPresenter final : public QObject {
    Q_OBJECT
public:
    /// Where somebody is: at a search, whose words may be empty, or at an entry.
    struct Place {
        QString words;
        QString address; ///< empty at a search
        bool operator==(const Place&) const = default;
    };

    /// `settings` keep the bookmarks; null where there are none.
    RulesPresenter(const core::Game& game, const core::ArticleStore& store, QObject* parent = nullptr,
        BookmarkSettings* settings = nullptr);

    const std::vector<core::ArticleHead>& heads() const { return m_heads; }
    const core::ArticleHead* head(const QString& address) const;
    /// The rule behind the entry that is open, in the order of the contents; null where none is.
    const core::ArticleHead* next() const;
    /// The title of what an entry stands below.
    QString above(const core::ArticleHead& head) const;

    const Place& place() const { return m_places[m_at]; }
    const std::vector<core::ArticleHit>& hits() const { return m_hits; }
    /// The titles that are nearly spelt like what nothing was found for, the nearest first.
    QStringList meant() const;
    /// "27 found · rules 11 · rulings 9 · cards 7"
    QString count() const;
    /// The entry that is open, or the hit that is looked at; without an address where there is none.
    const core::Article& article() const { return m_article; }
    /// All printings of the card or base that an entry is about, in the language that is spoken; stores keep English.
    std::vector<Printing> printings(const core::ArticleHead& of) const;
    /// The cards and bases the entry speaks of, in the order in which it does.
    std::vector<core::CardInfo> cards() const;
    /// Whether cards() are the ones the search found, because the entry speaks of none.
    bool cardsAreFound() const;
    std::vector<core::SetInfo> sets() const; ///< of the game
    /// The match options that the entry names.
    std::vector<core::OptionInfo> options() const;

    /// The entry of that address, without going there; nothing where there is none.
    std::optional<core::Article> entry(const QString& address) const;
    /// The address of the card or base that a text names first; empty where it names none.
    QString addressNamedIn(const QString& text) const;

    /// The entries that their reader has marked, oldest first, without those that are no longer there.
    std::vector<core::ArticleHead> bookmarks() const;
    bool isBookmarked(const QString& address) const;
    void setBookmarked(const QString& address, bool marked);

    /// Nothing is open and nothing searched for.
    bool isAtStart() const { return place().address.isEmpty() && place().words.trimmed().isEmpty(); }
    bool isTyped() const { return m_pause->isActive(); } ///< and not searched for yet
    bool canGoBack() const { return m_at > 0; }
    bool canGoForward() const { return m_at + 1 < m_places.size(); }

public Q_SLOTS:
    /// Typing on changes the search that is open; it is one place to come back to.
    void search(const QString& words);
    /// What is being typed is searched for in the next pause, so that no letter waits for it.
    void type(const QString& words);
    /// Searches at once for what was typed last.
    void settle();
    void open(const QString& address);
    /// To the empty search, as a place to go on from.
    void openStart();
    /// Looks at a hit without opening it.
    void look(const QString& address);
    /// Opens what the rules say about a card, a question or a line of a log; searches for its words where it names
    /// nothing that has an entry.
    void openTopic(const QString& topic);
    void back();
    void forward();
    /// Back to the empty search, with nothing to go back to.
    void forget();
    /// Reads what is open and what was found anew, in the language that is spoken now, and tells nobody.
    void reread();

Q_SIGNALS:
    void placeChanged();
    void articleChanged();
    void bookmarksChanged();
    void failed(const ui::Sentence& sentence);

private:
    void load(const std::string& address);
    void find();
    bool report(const core::StoreResult& result);
    void go(const Place& place);
    void show();
    std::vector<core::ArticleHead> namedCards() const;

    const core::Game& m_game;
    const core::ArticleStore& m_store;
    BookmarkSettings* m_settings;
    QTimer* m_pause;
    QString m_typed;
    std::vector<core::ArticleHead> m_heads;
    std::vector<Place> m_places { Place() };
    std::size_t m_at = 0;
    std::vector<core::ArticleHit> m_hits;
    std::map<std::string, int> m_found;
    core::Article m_article;
};

} // namespace ui
