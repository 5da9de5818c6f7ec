/** Marks our own requests for something a visitor may be about to open. */
export const AHEAD_HEADER = 'x-ahead';

/**
 * Whether a request is for something that a visitor may be about to open, by our own scripts or by a browser that
 * prefetches or prerenders pages (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header). Such an
 * answer must not end anything, such as the cookies of staff who act: perhaps nobody ever sees it.
 */
export function isAhead(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return headers.has(AHEAD_HEADER) || /prefetch|preview/.test(purpose);
}
