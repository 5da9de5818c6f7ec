/**
 * Characters that would make an address part of a longer one: `kei@x.test` is not in `mckei@x.test`, nor in
 * `kei@x.test.example`.
 */
const BEFORE = "(?<![a-z0-9.!#$%&'*+/=?^_{|}~-])";
const BEHIND = String.raw`(?![a-z0-9-]|\.[a-z0-9])`;

/**
 * A regular expression that finds addresses in free text or JSON, for PostgreSQL's `~*` and for JavaScript with the flag `i`.
 * @param emails at least one
 */
export function addressPattern(emails: readonly string[]): string {
  const escaped = emails.map((email) => email.replace(/[^a-z0-9@_-]/g, (sign) => `\\${sign}`));
  return `${BEFORE}(?:${escaped.join('|')})${BEHIND}`;
}

/** The text without these addresses, in whatever case they are written. */
export function withoutAddresses(text: string, emails: readonly string[]): string {
  return text.replace(new RegExp(addressPattern(emails), 'gi'), '');
}
