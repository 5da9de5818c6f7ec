/** Marks a request of our own for what somebody may be about to open. */
export const AHEAD_HEADER = 'x-ahead';

/**
 * Whether a request is for what somebody may be about to open, by our own scripts or a browser that loads or renders pages
 * ahead (https://wicg.github.io/nav-speculation/prefetch.html#sec-purpose-header). Nothing ends with its answer: nobody may
 * ever see that.
 */
export function isAhead(headers: Headers): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return headers.has(AHEAD_HEADER) || /prefetch|preview/.test(purpose);
}
