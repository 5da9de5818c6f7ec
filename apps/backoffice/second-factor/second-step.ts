import { halfIn } from '@spindle/content/staff/second-factor-gate.ts';
import type { Payload } from 'payload';
import { SECOND_FACTOR_PAGE } from '../desk/pages.ts';
import { VIEWS } from '../views.ts';

const START = '/admin';
const FACTOR = `${START}${SECOND_FACTOR_PAGE}`;

/**
 * The page of the second step of the log-in.
 * @param next the page to show afterwards, from an address or a form; only pages of the back office count
 */
export function secondStep(next: unknown, more: Readonly<Record<string, string>> = {}): string {
  const page = pageAfter(next);
  const query = String(new URLSearchParams({ ...(page !== START && { redirect: page }), ...more }));
  return query ? `${FACTOR}?${query}` : FACTOR;
}

/** The page to show after the second step; the start page for an address that is not of the back office. */
export function pageAfter(next: unknown): string {
  const base = 'http://backoffice.invalid';
  if (typeof next !== 'string' || !URL.canParse(next, base)) return START;
  const { origin, pathname, search } = new URL(next, base);
  return origin === base && /^\/admin(?:\/|$)/.test(pathname) ? pathname + search : START;
}

/**
 * Where somebody goes on who opens a page of ours with a session that only a password has opened. Undefined for everybody
 * else, and for Payload's own pages, which lead to the log-in, and from there to the second step.
 * @param path below `/admin`, encoded as in a URL, as Next.js gives it to pages
 */
export async function secondStepBefore(
  payload: Payload,
  headers: Headers,
  {
    path,
    query,
  }: { path: readonly string[]; query: Readonly<Record<string, string | string[] | undefined>> },
): Promise<string | undefined> {
  const [name] = path;
  const isOurs = Object.values(VIEWS).some((view) => view.path.split('/')[1] === name);
  if (!isOurs || `/${name}` === SECOND_FACTOR_PAGE || !(await halfIn(payload, headers))) return undefined;
  const fields = Object.entries(query).flatMap(([field, value]) =>
    [value ?? []].flat().map((one) => [field, one] as [string, string]),
  );
  const page = `${START}/${path.join('/')}`;
  return secondStep(fields.length > 0 ? `${page}?${new URLSearchParams(fields)}` : page);
}
