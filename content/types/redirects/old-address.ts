import { firstSegment, isNoPage } from '@spindle/platform/no-page.ts';
import { isTrustedPage } from '../../publishing/reserved-names.ts';
import { type Asks, says } from '../../staff/says.ts';

/** An address in the form that is compared with requests: decoded, without slashes at its end. */
export function cleanAddress(typed: unknown): string {
  const address = String(typed ?? '').trim();
  try {
    return decodeURI(address).replace(/(?<=.)\/+$/, '');
  } catch {
    return address;
  }
}

/** The target of a redirect, as it can stand in a response header; null if nothing is there any more. */
export function cleanTarget(typed: unknown): string | null {
  const address = String(typed ?? '').trim();
  if (/^https:\/\//.test(address)) return URL.canParse(address) ? new URL(address).href : address;
  return address || null;
}

/** Storefronts are told of an address, encoded, in one message of 8,000 bytes. */
const LONGEST = 500;

/** @returns why nobody could be redirected from an address; undefined if they could */
export function whyNeverAsked(address: string, prefixes: readonly string[], req?: Asks): string | undefined {
  const words = says(req);
  if (address.length > LONGEST) return words('too_long', { most: LONGEST });
  if (!/^\/(?!\/)[^\s?#%]+$/.test(address)) return words('redirect.old_start');
  const first = `/${firstSegment(address)}`;
  if (prefixes.includes(first)) return words('redirect.language', { first });
  if (isTrustedPage(address)) return words('redirect.trusted', { first });
  if (isNoPage(address)) return words('redirect.no_page', { first });
  return undefined;
}
