import type { Log } from '@spindle/platform/log.ts';
import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import type { Context } from 'hono';

/** Seconds. */
const RETRY_AFTER = '5';

/** The answer must not be cached: the picture may well exist. */
export function pictureOutage(c: Context, error: unknown, log: Pick<Log, 'error'>): Response {
  if (!(error instanceof MediaOutage)) throw error;
  log.error({ err: error, path: c.req.path }, 'a picture can not be read from where pictures are kept');
  return c.text('Pictures are not available right now.', 503, {
    'retry-after': RETRY_AFTER,
    'cache-control': 'no-store',
  });
}
