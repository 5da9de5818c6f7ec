/** Names that need no quotation marks in front of an address (RFC 5322); letters are encoded by the mail library. */
const PLAIN = /^[\p{L}\p{M}\p{N} '’-]+$/u;

/** A sender in the form of mails: `Shop <orders@shop.example>`, `"A & B" <orders@shop.example>`. */
export function mailSender(name: string, address: string): string {
  return `${PLAIN.test(name) ? name : `"${name.replaceAll(/["\\]/g, '\\$&')}"`} <${address}>`;
}
