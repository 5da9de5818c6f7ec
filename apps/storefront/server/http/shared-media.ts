import type { Content } from '@spindle/content/reading/readers.ts';
import type { Log } from '@spindle/platform/log.ts';
import { Hono } from 'hono';
import { SHARED_RECIPE } from '../../page/share-picture.ts';
import type { SmallerPictures } from '../pictures/smaller-pictures.ts';
import type { AppEnv } from './app-env.ts';
import { sendPicture } from './send-picture.ts';

const CUT = ':point{[0-9]{1,3}-[0-9]{1,3}}/:file{.+\\.png}';
/**
 * Social networks keep the addresses that were shared. Those of earlier recipes, the first of which had no number, get
 * today's cut.
 */
const PATHS = [`/images/share/media/:recipe{[0-9]{1,3}}/${CUT}`, `/images/share/media/${CUT}`];

/**
 * `/images/share/media/<recipe>/<point>/<file>.png`: a picture of the media library for sharing, cut to 1200 × 630 around
 * its focal point. There is one per picture: only the focal point that editors have set is answered.
 */
export function sharedMediaPictures(deps: {
  content: Pick<Content, 'focalPoint'>;
  pictures: Pick<SmallerPictures, 'getShared'>;
  log: Pick<Log, 'error'>;
}) {
  const { content, pictures, log } = deps;
  const app = new Hono<AppEnv>();
  app.on('GET', PATHS, (c, next) => {
    const name = c.req.param('file')?.slice(0, -'.png'.length) ?? '';
    const [x = '', y = ''] = c.req.param('point')?.split('-') ?? [];
    const recipe = c.req.param('recipe');
    // Only recipes that have existed: an address with a later number must not be cached with today's cut.
    if (recipe !== undefined && !(/^[1-9]/.test(recipe) && Number(recipe) <= SHARED_RECIPE)) return next();
    if (x !== String(Number(x)) || y !== String(Number(y))) return next();
    const isOwn = async () => {
      const own = await content.focalPoint(name);
      return own !== null && x === String(own.x) && y === String(own.y);
    };
    const get = () => pictures.getShared(name, { x: Number(x), y: Number(y) }, isOwn);
    return sendPicture(c, next, { name, type: 'image/png', log, get });
  });
  return app;
}
