import { firstSegment, isNoPage } from '@spindle/platform/no-page.ts';
import { isTrustedPage } from '../../publishing/reserved-names.ts';

/** An address as visitors' requests are compared with it: decoded, without slashes at its end. */
export function cleanAddress(typed: unknown): string {
  const address = String(typed ?? '').trim();
  try {
    return decodeURI(address).replace(/(?<=.)\/+$/, '');
  } catch {
    return address;
  }
}

/** An address that a redirect leads to, as it can stand in an answer's head; null where nothing is any more. */
export function cleanTarget(typed: unknown): string | null {
  const address = String(typed ?? '').trim();
  if (/^https:\/\//.test(address)) return URL.canParse(address) ? new URL(address).href : address;
  return address || null;
}

/** A storefront is told of an address, encoded, in one message of 8,000 bytes. */
const LONGEST = 500;

/** @returns why nobody could be led on from an address; undefined when they can */
export function whyNeverAsked(address: string, prefixes: readonly string[]): string | undefined {
  if (address.length > LONGEST) return `Write ${LONGEST} characters at most.`;
  if (!/^\/(?!\/)[^\s?#%]+$/.test(address)) return 'Start with /, without spaces, ? or #.';
  const first = `/${firstSegment(address)}`;
  if (prefixes.includes(first)) return `Leave out ${first}: a redirect holds for all languages.`;
  if (isTrustedPage(address)) return `${first} is where visitors pay or log in: nobody is led on from there.`;
  if (isNoPage(address)) return `Below ${first} are files and calls, from which nobody is led on.`;
  return undefined;
}
