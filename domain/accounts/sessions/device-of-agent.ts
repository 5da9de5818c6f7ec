/** Browser and system as a user agent names them; the names are their makers' and the same in every language. */
export interface AgentDevice {
  browser: string | undefined;
  system: string | undefined;
}

// The first match counts: most browsers also name those they descend from.
const BROWSERS: readonly (readonly [name: string, token: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera|OPiOS)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
];
const SYSTEMS: readonly (readonly [name: string, token: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac(?:intosh| OS X)\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\b(?:Linux|X11)\b/],
];

/** Reads browser and system from a user agent. The sender can claim anything, so nothing may depend on it. */
export function deviceOfAgent(userAgent: string): AgentDevice {
  const nameIn = (list: typeof BROWSERS) => list.find(([, token]) => token.test(userAgent))?.[0];
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
