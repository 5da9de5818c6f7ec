import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { AppEnv } from './app-env.ts';

/** Whatever was uploaded, opened by itself it runs nothing and reaches nobody. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** `/media/<file>`: what editors have uploaded, as it is. A changed picture gets a name of its own. */
export function mediaFiles(directory: string) {
  const app = new Hono<AppEnv>();
  app.get('/media/:file', async (c, next) => {
    const file = c.req.param('file');
    // One name, without a way up or into a folder; hidden files are not served.
    if (file !== basename(file) || file.includes('\\') || file.startsWith('.')) return next();
    const body = await readFile(join(directory, file)).catch(() => undefined);
    if (!body) return next();
    const type = getMimeType(file) ?? 'application/octet-stream';
    return c.body(new Uint8Array(body), 200, {
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
