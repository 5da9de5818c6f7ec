import { addressOfLink, encodeClientAddress } from '@spindle/platform/client-address.ts';
import { isNoPage } from '@spindle/platform/no-page.ts';
import { pageAt, type Sites } from '@spindle/platform/sites.ts';
import { linksFor } from '../../page/links.ts';
import { paths } from '../../page/paths.ts';
import { isData } from './data-path.ts';
import type { PageOrigins } from './page-origins.ts';
import type { RequestHead } from './request-head.ts';

/** The query parameters that turn a page's address into a log-in link. */
const NAMES = ['token', 'email', 'client_e'];

/**
 * Where a log-in link leads (spec §4). Any page's address can be one, with a token and the address that it was mailed to.
 * The redirect happens before the page loads anything, so that none of its requests passes the token on.
 * @returns the address of the sign-in screen on the same origin; undefined for any other link
 */
export function autoLoginTarget(
  { sites, origins }: { sites: Sites; origins: Pick<PageOrigins, 'targetOf'> },
  head: RequestHead,
): string | undefined {
  const { url = '/' } = head;
  if (!url.includes('token=') || isNoPage(url)) return undefined;
  const [address = '/', ...asked] = url.split('?');
  const query = new URLSearchParams(asked.join('?'));
  const token = query.get('token');
  const email = addressOfLink(query);
  if (!token || !email || isData(address)) return undefined;
  const [target = '/'] = origins.targetOf(head).split('?', 1);
  const { site, path } = pageAt(sites, target);
  // In the member area, `a` says what the token is for.
  if (path === paths.member && query.has('a')) return undefined;
  for (const name of NAMES) query.delete(name);
  const from = query.size > 0 ? `${address}?${query}` : address;
  return linksFor(site).signInLink({ token, client_e: encodeClientAddress(email), from });
}
