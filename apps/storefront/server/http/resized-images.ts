import { extname } from 'node:path';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { Log } from '@spindle/platform/log.ts';
import { isMediaName, MediaOutage } from '@spindle/platform/media/media-store.ts';
import { Hono } from 'hono';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../page/images.ts';
import type { SmallerPictures } from '../pictures/smaller-pictures.ts';
import type { AppEnv } from './app-env.ts';
import { pictureOutage } from './picture-outage.ts';

const RASTER = new Set(['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif']);

/**
 * `/images/<width>/<file>.<format>`: a picture of the media library in one of the widths that there are, also while
 * the library's store is away if it was asked for before. A changed picture has another name, so that addresses stay
 * true for ever.
 */
export function resizedImages({
  pictures,
  log,
}: {
  pictures: Pick<SmallerPictures, 'get'>;
  log: Pick<Log, 'error'>;
}) {
  const app = new Hono<AppEnv>();
  app.get('/images/:width{[0-9]+}/:file', async (c, next) => {
    const width = Number(c.req.param('width'));
    const file = c.req.param('file');
    const format = IMAGE_FORMATS.find((one) => file.endsWith(`.${one}`));
    if (!format || !IMAGE_WIDTHS.includes(width) || c.req.param('width') !== String(width)) return next();
    const name = file.slice(0, -format.length - 1);
    if (!isMediaName(name) || !RASTER.has(extname(name).toLowerCase())) return next();
    let body: Buffer | undefined;
    try {
      body = await pictures.get(name, width, format);
    } catch (error) {
      if (error instanceof MediaOutage) return pictureOutage(c, error, log);
      if (error instanceof LineFull) {
        return c.text('Too many pictures are being made.', 503, { 'retry-after': '2' });
      }
      log.error({ err: error, file: name }, 'a picture could not be made smaller');
      return next();
    }
    if (!body) return next();
    return c.body(new Uint8Array(body), 200, {
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
  return app;
}
