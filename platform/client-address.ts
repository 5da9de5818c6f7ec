/**
 * The address that `client_e` stands for (spec §5), in browsers as on servers: URL-safe base64, with or without its
 * padding, also with the signs of plain base64, whose plus may have come as a space.
 * @returns in lower case; empty where it stands for no address
 */
export function decodeClientAddress(encoded: string): string {
  const base64 = encoded.trim().replaceAll(/[-\s]/g, '+').replaceAll('_', '/').replace(/=+$/, '');
  if (base64.length > LONGEST) return '';
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return addressIn(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // No base64, or no text.
    return '';
  }
}

/** What `decodeClientAddress` reads. */
export function encodeClientAddress(address: string): string {
  const bytes = new TextEncoder().encode(address);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** The address that a link names: as it is, or else encoded. Empty where it names none. */
export function addressOfLink(query: URLSearchParams): string {
  return addressIn(query.get('email')?.trim() ?? '') || decodeClientAddress(query.get('client_e') ?? '');
}

/** More than the longest address in base64, whatever its letters. */
const LONGEST = 1400;

function addressIn(named: string): string {
  const text = named.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no address has any, and it goes on to other places
  return text.length <= 254 && /^[^\s@\u0000-\u001f\u007f]+@[^\s@\u0000-\u001f\u007f]+$/.test(text)
    ? text
    : '';
}
