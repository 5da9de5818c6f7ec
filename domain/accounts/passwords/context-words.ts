/**
 * Words that somebody who guesses at this shop tries first: what it sells, what the account is for, who has it, and the name
 * of the software. A password made only of these, the shop's name, the owner's address, digits and signs is refused (OWASP
 * ASVS 5.0, 6.1.2 and 6.2.11).
 */
const CONTEXT_WORDS: readonly string[] = [
  ...['spindle', 'ultimate', 'suite', 'bundle', 'ripper', 'copy', 'creator', 'player'],
  ...['bluray', 'disc', 'disk', 'dvd', 'uhd', 'cd', 'k'],
  ...['license', 'licence', 'key', 'member', 'account', 'shop', 'store', 'login', 'password', 'my', 'the'],
  ...['admin', 'administrator', 'staff', 'support', 'editor', 'desk', 'back', 'office'],
];

/** The shop and the account for which a password is chosen. */
export interface PasswordContext {
  /** The shop's name in each of its languages. */
  sites: readonly { shopName: string }[];
  /** The account's address, if it is known. */
  email?: string | undefined;
}

/** Whether a password says only what this shop is and who owns the account. */
export function isOfContext(password: string, { sites, email = '' }: PasswordContext): boolean {
  const text = password.toLowerCase().replaceAll(NO_LETTERS, '');
  const [owner = ''] = email.split('@');
  const own = [...sites.map(({ shopName }) => shopName), owner].flatMap(wordsOf);
  return text !== '' && isMadeOf(text, [...CONTEXT_WORDS, ...own]);
}

const NO_LETTERS = /[^\p{L}]+/gu;
const wordsOf = (text: string) => text.toLowerCase().split(NO_LETTERS).filter(Boolean);

/** Works step by step: a regular expression made of words that anybody may choose could be made to run for ever. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return reached.has(text.length);
}
