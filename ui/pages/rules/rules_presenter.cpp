#include "ui/pages/rules/rules_presenter.h"

#include "core/game/game.h"
#include "core/handbook/paragraph.h"
#include "core/handbook/printed_order.h"
#include "core/language/edition.h"
#include "ui/pages/rules/bookmark_settings.h"
#include "ui/text/article_text.h"
#include "ui/text/nearly.h"
#include "ui/text/store_words.h"
#include "ui/text/whole_words.h"

#include <algorithm>
#include <functional>
#include <set>

namespace ui {

namespace {

constexpr int kMostHits = 60;
constexpr std::size_t kMostCards = 8;
constexpr int kPause = 90; ///< milliseconds without a letter, after which is searched

bool isCard(const core::ArticleHead& head)
{
    return head.kind == "card" || head.kind == "base";
}

bool isCalled(const core::CardInfo& card, const core::ArticleHead& head)
{
    return (card.name == head.title || std::find(head.names.begin(), head.names.end(), card.name) != head.names.end())
        && card.isPlace() == (head.kind == "base");
}

} // namespace

RulesPresenter::RulesPresenter(
    const core::Game& game, const core::ArticleStore& store, QObject* parent, BookmarkSettings* settings)
    : QObject(parent)
    , m_game(game)
    , m_store(store)
    , m_settings(settings)
    , m_pause(new QTimer(this))
{
    m_pause->setSingleShot(true);
    m_pause->setInterval(kPause);
    connect(m_pause, &QTimer::timeout, this, [this] { search(m_typed); });
    // Where they cannot be read the page is empty, and the first search says why.
    if (!m_store.contents(m_game.id(), m_heads).ok())
        m_heads.clear();
}

const core::ArticleHead* RulesPresenter::head(const QString& address) const
{
    const std::string sought = address.toStdString();
    const auto found
        = std::find_if(m_heads.begin(), m_heads.end(), [&](const auto& each) { return each.address == sought; });
    return found == m_heads.end() ? nullptr : &*found;
}

const core::ArticleHead* RulesPresenter::next() const
{
    const core::ArticleHead* found = nullptr;
    bool passed = false;
    const std::function<void(const std::string&)> read = [&](const std::string& parent) {
        for (const core::ArticleHead& each : m_heads) {
            if (each.parent != parent || (each.kind != "chapter" && each.kind != "section" && each.kind != "rule"))
                continue;
            if (passed && found == nullptr && each.kind == "rule")
                found = &each;
            passed = passed || each.address == m_article.address;
            if (found == nullptr)
                read(each.address);
        }
    };
    if (!m_article.address.empty())
        read({});
    return found;
}

QString RulesPresenter::above(const core::ArticleHead& below) const
{
    const core::ArticleHead* parent = head(QString::fromStdString(below.parent));
    return parent == nullptr ? QString() : titleOf(*parent);
}

QStringList RulesPresenter::meant() const
{
    std::vector<std::pair<int, QString>> near;
    for (const core::ArticleHead& each : m_heads) {
        const QString title = QString::fromStdString(each.titleIn(spokenLanguage().toStdString()));
        if (const std::optional<int> wrong = lettersWrong(place().words, title))
            near.emplace_back(*wrong, title);
    }
    std::stable_sort(near.begin(), near.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    QStringList titles;
    for (const auto& [wrong, title] : near)
        titles << title;
    titles.removeDuplicates();
    return titles;
}

QString RulesPresenter::count() const
{
    int rules = 0;
    int rulings = 0;
    int cards = 0;
    for (const auto& [kind, number] : m_found)
        (kind == "ruling" ? rulings : kind == "card" || kind == "base" || kind == "faction" ? cards : rules) += number;
    if (rules + rulings + cards == 0)
        return {};
    QStringList parts { tr("%1 found").arg(rules + rulings + cards) };
    if (rules > 0)
        parts << tr("rules %1").arg(rules);
    if (rulings > 0)
        parts << tr("rulings %1").arg(rulings);
    if (cards > 0)
        parts << tr("cards %1").arg(cards);
    return parts.join(QStringLiteral(" · "));
}

std::vector<core::ArticleHead> RulesPresenter::namedCards() const
{
    std::vector<core::ArticleHead> heads;
    const auto add = [&](const core::ArticleHead& head) {
        if (isCard(head))
            heads.push_back(head);
    };
    add(m_article);
    for (const core::ArticleHead& linked : m_article.linked)
        add(linked);
    if (m_article.kind == "rule" || m_article.kind == "word" || m_article.kind == "section")
        for (const core::ArticleHead& from : m_article.linkedFrom)
            add(from);
    return heads;
}

std::vector<Printing> RulesPresenter::printings(const core::ArticleHead& of) const
{
    if (!isCard(of))
        return {};
    std::vector<core::CardInfo> cards = m_game.cards();
    std::erase_if(cards, [&](const core::CardInfo& card) { return !isCalled(card, of); });
    const std::vector<std::string> order = m_game.setNames();
    const auto place = [&](const core::CardInfo& card) { return std::find(order.begin(), order.end(), card.set); };
    std::stable_sort(cards.begin(), cards.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return printingsOf(cards, m_game.sets());
}

std::optional<core::Article> RulesPresenter::entry(const QString& address) const
{
    core::Article article;
    if (head(address) == nullptr || !m_store.load(m_game.id(), address.toStdString(), article).ok())
        return std::nullopt;
    return article;
}

std::vector<core::ArticleHead> RulesPresenter::bookmarks() const
{
    std::vector<core::ArticleHead> marked;
    if (m_settings != nullptr)
        for (const QString& address : m_settings->bookmarks(QString::fromStdString(m_game.id())))
            if (const core::ArticleHead* found = head(address))
                marked.push_back(*found);
    return marked;
}

bool RulesPresenter::isBookmarked(const QString& address) const
{
    return m_settings != nullptr && m_settings->bookmarks(QString::fromStdString(m_game.id())).contains(address);
}

void RulesPresenter::setBookmarked(const QString& address, bool marked)
{
    if (m_settings == nullptr || isBookmarked(address) == marked || (marked && head(address) == nullptr))
        return;
    const QString game = QString::fromStdString(m_game.id());
    QStringList addresses = m_settings->bookmarks(game);
    if (marked)
        addresses << address;
    else
        addresses.removeAll(address);
    m_settings->setBookmarks(game, addresses);
    Q_EMIT bookmarksChanged();
}

bool RulesPresenter::cardsAreFound() const
{
    return place().address.isEmpty() && namedCards().empty();
}

std::vector<core::CardInfo> RulesPresenter::cards() const
{
    std::vector<core::ArticleHead> heads = namedCards();
    if (cardsAreFound())
        for (const core::ArticleHit& hit : m_hits)
            if (isCard(hit.head))
                heads.push_back(hit.head);
    const std::vector<core::CardInfo> all = m_game.cards();
    std::vector<core::CardInfo> cards;
    for (const core::ArticleHead& named : heads)
        for (const core::CardInfo& card : all)
            if (isCalled(card, named) && cards.size() < kMostCards
                && std::none_of(cards.begin(), cards.end(), [&](const auto& each) { return readAlike(each, card); }))
                cards.push_back(card);
    return cards;
}

std::vector<core::SetInfo> RulesPresenter::sets() const
{
    return m_game.sets();
}

std::vector<core::OptionInfo> RulesPresenter::options() const
{
    std::vector<core::OptionInfo> named;
    std::set<std::string> mentioned;
    for (const std::string& line : m_article.text)
        for (const core::Mention& mention : core::paragraphOf(line).mentions)
            mentioned.insert(mention.address);
    for (const core::OptionInfo& option : m_game.options())
        if (mentioned.contains(std::string(core::kOptionAddress) + option.name))
            named.push_back(option);
    return named;
}

void RulesPresenter::type(const QString& words)
{
    m_typed = words;
    m_pause->start();
}

void RulesPresenter::settle()
{
    if (!m_pause->isActive())
        return;
    m_pause->stop();
    search(m_typed);
}

void RulesPresenter::search(const QString& words)
{
    if (place().address.isEmpty()) {
        if (words == place().words)
            return;
        m_places[m_at].words = words;
        m_places.resize(m_at + 1);
        show();
    } else {
        go({ words, {} });
    }
}

void RulesPresenter::open(const QString& address)
{
    if (head(address) == nullptr) {
        Q_EMIT failed([address] { return tr("There is no entry “%1” in the rules.").arg(address); });
        return;
    }
    go({ place().words, address });
}

void RulesPresenter::openStart()
{
    go({});
}

void RulesPresenter::look(const QString& address)
{
    if (address.toStdString() == m_article.address)
        return;
    m_article = {};
    if (!address.isEmpty())
        load(address.toStdString());
    Q_EMIT articleChanged();
}

void RulesPresenter::reread()
{
    settle();
    if (!place().words.trimmed().isEmpty())
        find();
    if (!m_article.address.empty())
        load(std::string(m_article.address));
}

void RulesPresenter::openTopic(const QString& topic)
{
    if (const QString address = addressNamedIn(topic); !address.isEmpty())
        go({ QString(), address });
    else
        go({ topic, {} });
}

void RulesPresenter::back()
{
    if (!canGoBack())
        return;
    --m_at;
    show();
}

void RulesPresenter::forward()
{
    if (!canGoForward())
        return;
    ++m_at;
    show();
}

void RulesPresenter::forget()
{
    m_places = { Place() };
    m_at = 0;
    show();
}

void RulesPresenter::go(const Place& next)
{
    if (next != place()) {
        m_places.resize(m_at + 1);
        m_places.push_back(next);
        ++m_at;
    }
    show();
}

void RulesPresenter::show()
{
    m_pause->stop();
    m_hits.clear();
    m_found.clear();
    m_article = {};
    if (!place().address.isEmpty())
        load(place().address.toStdString());
    else if (!place().words.trimmed().isEmpty())
        find();
    if (!m_hits.empty())
        load(m_hits.front().head.address);
    Q_EMIT placeChanged();
    Q_EMIT articleChanged();
}

void RulesPresenter::find()
{
    report(m_store.search(
        m_game.id(), core::language::keptName(place().words.trimmed().toStdString()), kMostHits, m_hits, m_found));
}

void RulesPresenter::load(const std::string& address)
{
    report(m_store.load(m_game.id(), address, m_article));
    core::orderPrinted(m_article, m_game.setNames());
}

QString RulesPresenter::addressNamedIn(const QString& text) const
{
    // What is named first is what it is about; of two names that begin together the longer one.
    QString address;
    qsizetype from = text.size();
    qsizetype length = 0;
    for (const core::ArticleHead& each : m_heads) {
        if (!isCard(each))
            continue;
        std::vector<std::string> names { each.title, core::language::shownName(each.title) };
        names.insert(names.end(), each.names.begin(), each.names.end());
        for (const std::string& name : names) {
            const QString words = QString::fromStdString(name);
            const qsizetype at = wholeWordsAt(text, words);
            if (at < 0 || at > from || (at == from && words.size() <= length))
                continue;
            address = QString::fromStdString(each.address);
            from = at;
            length = words.size();
        }
    }
    return address;
}

bool RulesPresenter::report(const core::StoreResult& result)
{
    if (!result.ok())
        Q_EMIT failed(faultOf(result));
    return result.ok();
}

} // namespace ui
