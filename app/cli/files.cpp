#include "app/cli/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <system_error>

namespace app::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMaxBytes = 64U << 20U;

std::string reason(const std::error_code& error)
{
    return error ? error.message() : std::strerror(errno);
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

} // namespace app::cli
