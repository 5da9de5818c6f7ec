// Goes through the steps on standing input with one `Licensing`: at each, the program makes a call at a time, and the shop
// gives the answer that the step has. Prints what each call has found, what is needed, how often the shop was asked until
// then, how long the last answer was waited for, and until when the program works (ms since 1970, 0 for ever); at last, what
// was sent to the shop in the end.
#include "spindle_licence.hpp"

#include <iostream>
#include <iterator>

using spindle::detail::Json;

int main() {
  const std::string text{std::istreambuf_iterator<char>(std::cin), {}};
  const std::optional<Json> read = spindle::detail::JsonReader::read(text);
  if (!read) return std::cout << "the steps are no JSON\n", 1;
  const Json& file = *read;
  spindle::Response response;
  std::optional<std::string> kept;
  std::string sent;
  std::int64_t now = 0;
  int asked = 0, waited = 0;
  spindle::Config config;
  config.shop = "https://shop.test";
  for (const Json& key : file["keys"].array) config.keys.push_back({key["kid"].string, key["x"].string});
  config.pids = {"643", "60643"};
  config.device = file["device"].string;
  config.name = "Machine 1";
  config.system = "win";
  config.post = [&](const std::string&, const std::string& body, int timeout_ms) {
    asked++;
    waited = timeout_ms;
    sent = body;
    return response;
  };
  config.read = [&] { return kept; };
  config.write = [&](const std::string& changed) { kept = changed; };
  config.now = [&] { return now; };
  // The steps hold answers to the nonce that is made of this.
  config.random = [](std::size_t count) { return std::vector<std::uint8_t>(count, 0); };
  spindle::Licensing licensing(config);
  for (const Json& step : file["steps"].array) {
    now = *spindle::detail::time_of(step["now"].string);
    response = {int(step["status"].number), step["body"].string};
    const std::string& call = step["call"].string;
    spindle::Check found;
    if (call == "check") found = licensing.check();
    else if (call == "activate") found = {licensing.activate(step["given"].string), ""};
    else if (call == "refresh") found = {licensing.refresh(), ""};
    else if (call == "release") found = {licensing.release(), ""};
    else found = {{licensing.use_licence_file(step["given"].string), "", {}}, ""};
    std::cout << call << " " << found.refusal << " " << found.needed << " " << asked << " " << waited;
    if (found.ok() && call != "release") std::cout << " until " << found.permission.works_until.value_or(0);
    std::cout << "\n";
  }
  std::cout << sent << "\n";
}
