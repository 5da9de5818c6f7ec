import type { Content } from '@spindle/content/reading/readers.ts';
import type { Log } from '@spindle/platform/log.ts';
import { Hono } from 'hono';
import type { SmallerPictures } from '../pictures/smaller-pictures.ts';
import type { AppEnv } from './app-env.ts';
import { sendPicture } from './send-picture.ts';

/**
 * `/images/share/media/<point>/<file>.png`: a picture of the media library as it is shared, cut to 1200 × 630 around the
 * point that matters in it. There is one for each picture: only the point that editors have set is answered.
 */
export function sharedMediaPictures(deps: {
  content: Pick<Content, 'focalPoint'>;
  pictures: Pick<SmallerPictures, 'getShared'>;
  log: Pick<Log, 'error'>;
}) {
  const { content, pictures, log } = deps;
  const app = new Hono<AppEnv>();
  app.get('/images/share/media/:point{[0-9]{1,3}-[0-9]{1,3}}/:file{.+\\.png}', (c, next) => {
    const name = c.req.param('file').slice(0, -'.png'.length);
    const [x = '', y = ''] = c.req.param('point').split('-');
    const isOwn = async () => {
      const point = await content.focalPoint(name);
      return point !== null && x === String(point.x) && y === String(point.y);
    };
    const get = () => pictures.getShared(name, { x: Number(x), y: Number(y) }, isOwn);
    return sendPicture(c, next, { name, type: 'image/png', log, get });
  });
  return app;
}
