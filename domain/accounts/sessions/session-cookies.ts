import { SESSION_COOKIE } from './auth.ts';

/**
 * A browser may send one of its host and one of the shop's domain, also of a domain that the shop had before. Nobody has more
 * than a few; whoever sends more does not make the shop read them all.
 */
const MOST = 4;

const EACH = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([^;]+)`, 'g');

/** The values of the first few session cookies of a `Cookie` header, each once. */
export function sessionCookies(cookieHeader: string | undefined): string[] {
  const values = Array.from((cookieHeader ?? '').matchAll(EACH), ([, value = '']) => value.trim());
  return [...new Set(values)].slice(0, MOST);
}
