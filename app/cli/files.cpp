#include "app/cli/files.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>

namespace app::cli {

namespace {

namespace fs = std::filesystem;

constexpr const char* kBeside = ".part";
constexpr std::uintmax_t kMaxBytes = 64U << 20U;

std::string reason(const std::error_code& error)
{
    return error ? error.message() : std::strerror(errno);
}

/// Where the text of a file goes.
struct Place {
    fs::path meant; ///< what a symbolic link leads to
    fs::path written; ///< beside it, or it itself where there is something that no file can take the place of: a pipe
};

/// Nothing, with `problems`, where there is a folder or what must not be written.
std::optional<Place> placeFor(const std::string& path, core::Problems& problems)
{
    constexpr int kMaxLinks = 40; // as the kernel has it
    constexpr fs::perms kWriters = fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    std::error_code error;
    const fs::file_status there = fs::status(path, error);
    if (fs::is_directory(there)) {
        problems.push_back({ path, "this is a folder, not a file", "" });
        return std::nullopt;
    }
    // What nobody may write is meant to stay, also for those who may write everything.
    if (fs::exists(there) && (access(path.c_str(), W_OK) != 0 || (there.permissions() & kWriters) == fs::perms::none)) {
        problems.push_back({ path, "cannot be written: it is read-only", "name another file" });
        return std::nullopt;
    }
    if (fs::exists(there) && !fs::is_regular_file(there))
        return Place { path, path };
    fs::path meant = path;
    for (int links = 0; links < kMaxLinks && fs::is_symlink(meant, error); ++links)
        meant = meant.parent_path() / fs::read_symlink(meant, error);
    fs::path beside = meant;
    beside += kBeside;
    return Place { meant, beside };
}

}

bool readFile(const std::string& path, std::string& text, core::Problems& problems)
{
    std::error_code error;
    if (!fs::exists(path, error)) {
        problems.push_back({ path, "there is no such file", "" });
        return false;
    }
    if (fs::is_directory(path, error)) {
        problems.push_back({ path, "this is a folder, not a file", "" });
        return false;
    }
    if (fs::is_regular_file(path, error) && fs::file_size(path, error) > kMaxBytes) {
        problems.push_back({ path, "longer than 64 MB", "this is hardly the file that was meant" });
        return false;
    }
    std::ifstream file(path, std::ios::binary);
    std::ostringstream read;
    if (file)
        read << file.rdbuf();
    if (!file && !file.eof()) {
        problems.push_back({ path, "cannot be read: " + reason(error), "" });
        return false;
    }
    text = read.str();
    return true;
}

std::vector<core::SourceFile> readAll(const std::vector<std::string>& paths, core::Problems& problems)
{
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        std::error_code error;
        if (!fs::is_directory(path, error)) {
            files.push_back(path);
            continue;
        }
        const std::size_t before = files.size();
        for (fs::recursive_directory_iterator each(path, error), end; !error && each != end; each.increment(error))
            if (each->path().extension() == ".json" && each->is_regular_file(error))
                files.push_back(each->path().string());
        if (error)
            problems.push_back({ path, "cannot be read: " + error.message(), "" });
        else if (files.size() == before)
            problems.push_back({ path, "there is no *.json file in this folder", "" });
        // A folder has no order of its own; the order in which somebody named files is theirs.
        std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
    }
    std::vector<core::SourceFile> read;
    for (const std::string& path : files) {
        if (std::any_of(read.begin(), read.end(), [&](const core::SourceFile& each) { return each.path == path; }))
            continue;
        core::SourceFile file { path, {} };
        if (readFile(path, file.text, problems))
            read.push_back(std::move(file));
    }
    return read;
}

bool writeFile(const std::string& path, const std::string& text, core::Problems& problems)
{
    const std::optional<Place> place = placeFor(path, problems);
    if (!place)
        return false;
    std::error_code error;
    errno = 0;
    std::ofstream file(place->written, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    const bool beside = place->written != place->meant;
    if (file && beside) {
        if (fs::exists(place->meant, error))
            fs::permissions(place->written, fs::status(place->meant, error).permissions(), error);
        fs::rename(place->written, place->meant, error);
    }
    if (file && !error)
        return true;
    problems.push_back({ path, "cannot be written: " + reason(error), "" });
    if (beside)
        fs::remove(place->written, error);
    return false;
}

bool mayWrite(const std::string& path, core::Problems& problems)
{
    const std::optional<Place> place = placeFor(path, problems);
    if (!place || place->written == place->meant)
        return place.has_value();
    errno = 0;
    if (!std::ofstream(place->written, std::ios::binary | std::ios::trunc)) {
        problems.push_back({ path, "cannot be written: " + reason({}), "" });
        return false;
    }
    std::error_code error;
    fs::remove(place->written, error);
    return true;
}

} // namespace app::cli
