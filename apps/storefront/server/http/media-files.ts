import type { Log } from '@spindle/platform/log.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { AppEnv } from './app-env.ts';
import { pictureOutage } from './picture-outage.ts';

/** Whatever was uploaded: opened by itself, it runs no script and makes no request. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `/media/<file>`: editors' uploads, unchanged. A changed picture gets a new name. */
export function mediaFiles({ store, log }: { store: MediaStore; log: Pick<Log, 'error'> }) {
  const app = new Hono<AppEnv>();
  app.get('/media/:file', async (c, next) => {
    const file = c.req.param('file');
    let body: Uint8Array<ArrayBuffer> | undefined;
    try {
      body = await store.read(file);
    } catch (error) {
      return pictureOutage(c, error, log);
    }
    if (!body) return next();
    const type = getMimeType(file) ?? 'application/octet-stream';
    return c.body(body, 200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      ...(!type.startsWith('image/') && { 'content-disposition': 'attachment' }),
    });
  });
  return app;
}
