#include "core/text/text_file.h"

#include "core/language/house.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <optional>
#include <random>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace {

namespace fs = std::filesystem;

using language::Saying;

Saying reason(int error)
{
    return sayAfter(std::generic_category().message(error));
}

bool fail(Problems& problems, const std::string& path, const Saying& what, const Saying& hint = {})
{
    problems.push_back({ path, what, hint });
    return false;
}

/// An open file; closed with it.
class File {
public:
    explicit File(int descriptor)
        : m_descriptor(descriptor)
    {
    }
    ~File()
    {
        if (isOpen())
            ::close(m_descriptor);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    bool isOpen() const { return m_descriptor >= 0; }
    int descriptor() const { return m_descriptor; }
    /// False, with errno, when not all of it could be written.
    bool write(std::string_view bytes) const
    {
        while (!bytes.empty()) {
            const ssize_t done = ::write(m_descriptor, bytes.data(), bytes.size());
            if (done < 0 && errno != EINTR)
                return false;
            bytes.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(done, 0)));
        }
        return true;
    }
    bool close()
    {
        const bool closed = ::close(m_descriptor) == 0;
        m_descriptor = -1;
        return closed;
    }

private:
    int m_descriptor;
};

/// What stands at the beginning of the file; shorter where the file is.
std::string beginning(const fs::path& path, std::size_t length)
{
    std::string bytes(length, '\0');
    // A pipe or a device is never waited for.
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    const ssize_t got = file.isOpen() ? ::read(file.descriptor(), bytes.data(), length) : 0;
    bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    return bytes;
}

bool isDatabase(const fs::path& path)
{
    constexpr std::string_view kHead("SQLite format 3\0", 16);
    return beginning(path, kHead.size()) == kHead;
}

/// A database, or what stands beside one: its log, index or journal, by their names and by what they begin with.
bool belongsToDatabase(const fs::path& path)
{
    using namespace std::string_view_literals;
    for (const std::string_view suffix : { "-wal"sv, "-shm"sv, "-journal"sv })
        if (const std::string name = path.string(); name.ends_with(suffix))
            if (isDatabase(name.substr(0, name.size() - suffix.size())))
                return true;
    const std::string head = beginning(path, 8);
    for (const std::string_view one :
        { "\x37\x7f\x06\x82"sv, "\x37\x7f\x06\x83"sv, "\x18\xe2\x2d\0"sv, "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"sv })
        if (head.starts_with(one))
            return true;
    return isDatabase(path);
}

/// Where the bytes of a file go.
struct Place {
    fs::path meant; ///< what a symbolic link leads to
    bool direct = false; ///< it is a pipe or a device, which no file can take the place of
    mode_t rights = 0; ///< of the file that is there; 0 where there is none
};

/// Nothing, with `problems`, where there is a folder or what must not be written.
std::optional<Place> placeFor(const std::string& path, Problems& problems)
{
    constexpr int kMaxLinks = 40; // as the kernel has it
    constexpr fs::perms kWriters = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    std::error_code error;
    Place place { path };
    for (int links = 0; links < kMaxLinks && fs::is_symlink(place.meant, error); ++links)
        place.meant = place.meant.parent_path() / fs::read_symlink(place.meant, error);
    const fs::file_status there = fs::status(path, error);
    if (fs::is_symlink(place.meant, error)) {
        fail(problems, path, say(House::CannotBeWritten, { reason(ELOOP) }), say(House::NameAnotherFile));
    } else if (fs::is_directory(there)) {
        fail(problems, path, say(House::IsFolder));
    } else if (fs::is_character_file(there) || fs::is_fifo(there)) {
        place.direct = true;
        return place;
    } else if (fs::exists(there) && !fs::is_regular_file(there)) {
        fail(problems, path, say(House::NoPlainFile), say(House::NameAnotherFile));
    } else if (belongsToDatabase(place.meant)) {
        // So is a log that is not there now, but will be when the database is opened.
        fail(problems, path, say(House::BelongsToDatabase), say(House::NameAnotherFile));
    } else if (!fs::exists(there)) {
        return place;
    } else if (::access(path.c_str(), W_OK) != 0 || (there.permissions() & kWriters) == fs::perms::none) {
        // What nobody may write is meant to stay, also for those who may write everything.
        fail(problems, path, say(House::CannotBeWritten, { say(House::ItIsReadOnly) }), say(House::NameAnotherFile));
    } else {
        place.rights = static_cast<mode_t>(there.permissions());
        return place;
    }
    return std::nullopt;
}

/// A file beside the one that is meant, which takes its place or goes again.
class Beside {
public:
    explicit Beside(const fs::path& meant)
        : m_meant(meant)
        , m_file(make(meant.parent_path()))
    {
    }
    ~Beside()
    {
        if (m_file.isOpen())
            ::unlink(m_path.c_str());
    }
    Beside(const Beside&) = delete;
    Beside& operator=(const Beside&) = delete;

    bool isOpen() const { return m_file.isOpen(); }
    /// False, with errno, when it could not be done; then nothing is changed.
    bool replace(std::string_view bytes, mode_t rights)
    {
        if (!m_file.write(bytes) || (rights != 0 && ::fchmod(m_file.descriptor(), rights) != 0)
            || ::fsync(m_file.descriptor()) != 0 || ::rename(m_path.c_str(), m_meant.c_str()) != 0)
            return false;
        m_file.close();
        return true;
    }

private:
    int make(const fs::path& folder)
    {
        constexpr int kTries = 100;
        std::random_device random;
        int descriptor = -1;
        for (int i = 0; i < kTries && descriptor < 0; ++i) {
            m_path = folder / (".breakpoint-" + std::to_string(random()) + std::to_string(random()) + ".part");
            // Never what is there already, and never through a link.
            descriptor = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
            if (descriptor < 0 && errno != EEXIST)
                break;
        }
        return descriptor;
    }

    fs::path m_meant;
    fs::path m_path;
    File m_file;
};

bool refuse(const std::string& path, int error, Problems& problems)
{
    return fail(problems, path, say(House::CannotBeWritten, { reason(error) }));
}

} // namespace

bool readFile(const std::string& path, std::string& text, Problems& problems)
{
    const File file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (!file.isOpen())
        return fail(
            problems, path, errno == ENOENT ? say(House::NoSuchFile) : say(House::CannotBeRead, { reason(errno) }));
    text.clear();
    std::array<char, 1U << 16U> buffer {};
    for (;;) {
        const ssize_t got = ::read(file.descriptor(), buffer.data(), buffer.size());
        if (got == 0)
            return true;
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return fail(
                problems, path, errno == EISDIR ? say(House::IsFolder) : say(House::CannotBeRead, { reason(errno) }));
        text.append(buffer.data(), static_cast<std::size_t>(got));
        if (text.size() > kLongestFile) {
            text = {};
            return fail(problems, path, say(House::FileTooLong), say(House::HardlyMeant));
        }
    }
}

bool writeFile(const std::string& path, std::string_view bytes, Problems& problems)
{
    const std::optional<Place> place = placeFor(path, problems);
    if (!place)
        return false;
    if (place->direct) {
        File file(::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY));
        return (file.isOpen() && file.write(bytes) && file.close()) || refuse(path, errno, problems);
    }
    Beside beside(place->meant);
    return (beside.isOpen() && beside.replace(bytes, place->rights)) || refuse(path, errno, problems);
}

bool mayWrite(const std::string& path, Problems& problems)
{
    const std::optional<Place> place = placeFor(path, problems);
    if (!place || place->direct)
        return place.has_value();
    return Beside(place->meant).isOpen() || refuse(path, errno, problems);
}

} // namespace core
