// Holds the header to ../vectors.json: reads it from standard input and prints each case that it judges otherwise. Then
// signs a request with the key in its first argument (base64url) and prints it, for somebody else to read.
#include "spindle_licence.hpp"

#include <iostream>
#include <iterator>

using spindle::detail::Json;

int main(int, char** arguments) {
  const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
  const std::optional<Json> file = spindle::detail::JsonReader::read(text);
  if (!file) return std::cout << "vectors.json is no JSON\n", 1;
  spindle::Checking checking;
  for (const Json& key : (*file)["keys"].array) checking.keys.push_back({key["kid"].string, key["x"].string});
  int wrong = 0;
  for (const Json& vector : (*file)["vectors"].array) {
    checking.pids.clear();
    for (const Json& pid : vector["pids"].array) checking.pids.push_back(pid.string);
    checking.device = vector["device"].string;
    checking.now = *spindle::detail::time_of(vector["now"].string);
    checking.latest = *spindle::detail::time_of(vector["latest"].string);
    std::optional<std::string> nonce;
    if (vector["nonce"].is(Json::Kind::string)) nonce = vector["nonce"].string;
    std::optional<std::int64_t> newest_kept;
    if (vector["newest_kept"].is(Json::Kind::string)) {
      newest_kept = spindle::detail::time_of(vector["newest_kept"].string);
    }
    const std::string refusal = vector["kind"].string == "answer"
                                    ? spindle::check_answer(vector["text"].string, checking, nonce).refusal
                                    : spindle::check_licence_file(vector["text"].string, checking, newest_kept).refusal;
    if (refusal == vector["expected"].string) continue;
    wrong++;
    std::cout << vector["name"].string << ": " << refusal << ", not " << vector["expected"].string << "\n";
  }
  for (const Json& url : (*file)["urls"].array) {
    if (spindle::offline_url(url["page"].string, url["text"].string) == url["url"].string) continue;
    wrong++;
    std::cout << "not " << url["url"].string << "\n";
  }
  std::cout << (*file)["vectors"].array.size() << " cases, " << wrong << " wrong\n";
  const auto key = spindle::detail::from_base64url(arguments[1]);
  std::cout << spindle::licence_request(*key, "the-device-text-of-this-machine", "Büro “北”", "win") << "\n";
  return wrong > 0;
}
