/**
 * The address in `client_e` (spec §5), in browsers and on servers: URL-safe base64, with or without padding; also plain
 * base64, whose plus may arrive as a space.
 * @returns in lower case; empty if it is not an address
 */
export function decodeClientAddress(encoded: string): string {
  const base64 = encoded.trim().replaceAll(/[-\s]/g, '+').replaceAll('_', '/').replace(/=+$/, '');
  if (base64.length > LONGEST) return '';
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return addressIn(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not base64, or not text.
    return '';
  }
}

/** The inverse of `decodeClientAddress`. */
export function encodeClientAddress(address: string): string {
  const bytes = new TextEncoder().encode(address);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The address that a link names, plain (`email`) or encoded (`client_e`). Empty if it names none. */
export function addressOfLink(query: URLSearchParams): string {
  return addressIn(query.get('email')?.trim() ?? '') || decodeClientAddress(query.get('client_e') ?? '');
}

/** More than the longest address has in base64, whatever its letters. */
const LONGEST = 1400;

function addressIn(named: string): string {
  const text = named.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has any, and it goes on to other places
  return text.length <= 254 && /^[^\s@\u0000-\u001f\u007f]+@[^\s@\u0000-\u001f\u007f]+$/.test(text)
    ? text
    : '';
}
