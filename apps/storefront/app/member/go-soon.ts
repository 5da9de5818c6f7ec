/** How long the page stays after success, so that people see that it worked, in ms (spec §4). */
const STAYS = { log_out: 100, auto_login: 10 } as const;

/** Goes on to another page after a log-out, or after a log-in by a link. */
export function goSoon(
  after: keyof typeof STAYS,
  href: string,
  go: (href: string) => void = (to) => location.assign(to),
): void {
  setTimeout(() => go(href), STAYS[after]);
}
