import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fewAtOnce, LineFull } from '@spindle/platform/few-at-once.ts';
import type { Log } from '@spindle/platform/log.ts';
import { isMediaName, MediaOutage, type MediaStore } from '@spindle/platform/media/media-store.ts';
import { Hono } from 'hono';
import sharp from 'sharp';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat } from '../../page/images.ts';
import type { AppEnv } from './app-env.ts';
import { pictureOutage } from './picture-outage.ts';

/** Encoding takes a core for up to a second: more at once would keep pages waiting. */
const ENCODED = { atOnce: 2, waiting: 100 };
const RASTER = new Set(['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif']);
const QUALITY = { avif: 55, webp: 78 } as const;

/**
 * `/images/<width>/<file>.<format>`: a picture of the media library in one of the widths that there are. Each is
 * made once and kept in `directory`, where it is found also while the store is away. A changed picture has another
 * name, so that they stay true for ever.
 */
export function resizedImages({
  store,
  directory,
  log,
}: {
  store: MediaStore;
  directory: string;
  log: Pick<Log, 'error'>;
}) {
  const app = new Hono<AppEnv>();
  const making = new Map<string, Promise<Buffer | undefined>>();
  const inTurn = fewAtOnce(ENCODED);

  async function make(name: string, width: number, format: ImageFormat): Promise<Buffer | undefined> {
    return inTurn(async () => {
      const original = await store.read(name);
      if (!original) return undefined;
      const picture = sharp(original, { limitInputPixels: 100_000_000 })
        .rotate()
        .resize({ width, withoutEnlargement: true });
      const encoded = await picture.toFormat(format, { quality: QUALITY[format] }).toBuffer();
      // A disk that is full costs the next visitor time, and this one nothing.
      await keep(`${width}-${name}.${format}`, encoded).catch((error: unknown) =>
        log.error({ err: error, file: name }, 'a picture that was made smaller could not be kept'),
      );
      return encoded;
    });
  }

  /** Whole or not at all, for whoever reads it at the same time. */
  async function keep(file: string, bytes: Buffer): Promise<void> {
    await mkdir(directory, { recursive: true });
    const part = join(directory, `.${randomBytes(8).toString('hex')}`);
    try {
      await writeFile(part, bytes);
      await rename(part, join(directory, file));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  app.get('/images/:width{[0-9]+}/:file', async (c, next) => {
    const width = Number(c.req.param('width'));
    const file = c.req.param('file');
    const format = IMAGE_FORMATS.find((one) => file.endsWith(`.${one}`));
    if (!format || !IMAGE_WIDTHS.includes(width) || c.req.param('width') !== String(width)) return next();
    const name = file.slice(0, -format.length - 1);
    if (!isMediaName(name) || !RASTER.has(extname(name).toLowerCase())) return next();
    const kept = await readFile(join(directory, `${width}-${name}.${format}`)).catch(() => undefined);
    const key = `${width}/${file}`;
    let body: Buffer | undefined = kept;
    if (!body) {
      const work = making.get(key) ?? make(name, width, format).finally(() => making.delete(key));
      making.set(key, work);
      try {
        body = await work;
      } catch (error) {
        if (error instanceof MediaOutage) return pictureOutage(c, error, log);
        if (error instanceof LineFull) {
          return c.text('Too many pictures are being made.', 503, { 'retry-after': '2' });
        }
        log.error({ err: error, file: name }, 'a picture could not be made smaller');
        return next();
      }
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
