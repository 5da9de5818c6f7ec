/**
 * Words that who guesses at this shop tries first: its name, what it sells, what the account is for and who has it. A password that
 * is made of them and of digits and signs alone is refused (OWASP ASVS 5.0, 6.1.2 and 6.2.11). Whoever runs the shop
 * under another name adds theirs.
 */
const CONTEXT_WORDS: readonly string[] = [
  ...['spindle', 'ultimate', 'suite', 'bundle', 'ripper', 'copy', 'creator', 'player'],
  ...['bluray', 'disc', 'disk', 'dvd', 'uhd', 'cd', 'k'],
  ...['license', 'licence', 'key', 'member', 'account', 'shop', 'store', 'login', 'password', 'my', 'the'],
  ...['admin', 'administrator', 'staff', 'support', 'editor', 'desk', 'back', 'office'],
];

const MADE_OF_THEM = new RegExp(`^(?:${CONTEXT_WORDS.join('|')})+$`);

/** Whether a password says nothing but what this shop is. */
export function isOfContext(password: string): boolean {
  return MADE_OF_THEM.test(password.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
}
