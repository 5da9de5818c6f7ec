import type { Log } from '@spindle/platform/log.ts';
import { Hono } from 'hono';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '../../page/images.ts';
import type { SmallerPictures } from '../pictures/smaller-pictures.ts';
import type { AppEnv } from './app-env.ts';
import { sendPicture } from './send-picture.ts';

/**
 * `/images/<width>/<file>.<format>`: a picture of the media library in one of the offered widths. One that was requested
 * before is served even while the library's store is unavailable. A changed picture has a new name, so an address stays
 * valid for ever.
 */
export function resizedImages({
  pictures,
  log,
}: {
  pictures: Pick<SmallerPictures, 'get'>;
  log: Pick<Log, 'error'>;
}) {
  const app = new Hono<AppEnv>();
  app.get('/images/:width{[0-9]+}/:file', (c, next) => {
    const width = Number(c.req.param('width'));
    const file = c.req.param('file');
    const format = IMAGE_FORMATS.find((one) => file.endsWith(`.${one}`));
    if (!format || !IMAGE_WIDTHS.includes(width) || c.req.param('width') !== String(width)) return next();
    const name = file.slice(0, -format.length - 1);
    const get = () => pictures.get(name, width, format);
    return sendPicture(c, next, { name, type: `image/${format}`, log, get });
  });
  return app;
}
