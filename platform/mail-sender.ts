/** Words that need no quotation marks in front of an address (RFC 5322); mail programs encode letters by themselves. */
const PLAIN = /^[\p{L}\p{M}\p{N} '’-]+$/u;

/** A sender as mails name it: `Shop <orders@shop.example>`, `"A & B" <orders@shop.example>`. */
export function mailSender(name: string, address: string): string {
  return `${PLAIN.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}
