/**
 * How a hydrated page says that it found nothing to show: with the cookie the document is asked for again, and the
 * server answers with the one 404 page, at the same address. It lives as long as that takes.
 */
const COOKIE = 'spindle_missing';
const SECONDS = 10;

type Address = Pick<URL, 'pathname' | 'search'>;

const reportOf = ({ pathname, search }: Address) => encodeURIComponent(pathname + search);

export function reportMissing(address: Address, jar: { cookie: string } = document): void {
  jar.cookie = `${COOKIE}=${reportOf(address)}; Path=/; Max-Age=${SECONDS}; SameSite=Lax`;
}

/** Whether a request for a page says that this page is missing; others are none of its business. */
export function isReportedMissing(cookies: string | null, address: Address): boolean {
  return cookies?.split('; ').includes(`${COOKIE}=${reportOf(address)}`) ?? false;
}

/** Goes with the answer: the next request asks anew. */
export const MISSING_ANSWERED = `${COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
