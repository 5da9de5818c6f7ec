import { extname } from 'node:path';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { Log } from '@spindle/platform/log.ts';
import { isMediaName, MediaOutage } from '@spindle/platform/media/media-store.ts';
import type { Context, Next } from 'hono';
import type { AppEnv } from './app-env.ts';
import { pictureOutage } from './picture-outage.ts';

const RASTER = new Set(['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif']);

interface Asked {
  /** The file's name in the media library. */
  name: string;
  type: string;
  log: Pick<Log, 'error'>;
  /** @returns undefined when there is no such picture */
  get(): Promise<Buffer | undefined>;
}

/** Answers with a picture made from one of the media library, or with an outage when it can't be made now. */
export async function sendPicture(c: Context<AppEnv>, next: Next, { name, type, log, get }: Asked) {
  if (!isMediaName(name) || !RASTER.has(extname(name).toLowerCase())) return next();
  let body: Buffer | undefined;
  try {
    body = await get();
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    if (error instanceof MediaOutage) return pictureOutage(c, error, log);
    if (error instanceof LineFull) {
      return c.text('Too many pictures are being made.', 503, { 'retry-after': '2' });
    }
    log.error({ err: error, file: name }, 'a picture could not be made');
    return next();
  }
  if (!body) return next();
  return c.body(new Uint8Array(body), 200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
}
