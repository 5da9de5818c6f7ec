/**
 * The address that `client_e` stands for (spec §5): URL-safe base64, with or without its padding. What is none stands
 * for nothing.
 */
export function decodeClientAddress(encoded: string): string {
  const text = Buffer.from(encoded.trim(), 'base64url').toString();
  return /^[^\s@\ufffd]+@[^\s@\ufffd]+$/.test(text) ? text.toLowerCase() : '';
}
