import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { sharePictures } from './share-pictures.ts';

const figure = { kind: 'bars', rows: [{ label: 'DVD', value: '4.7', line: 'dvd' }] };
const services = {
  content: {
    address: async (path: string) =>
      path === '/dvd-capacity' ? { type: 'articles', locales: ['ja'] } : null,
    read: async () => ({ figure }),
  },
} as unknown as Services;
const app = sharePictures(services);

test.each(['/images/share/suite.png', '/images/share/dvd.png', '/images/share/article/dvd-capacity.png'])(
  '%s is 1200 × 630',
  async (path) => {
    const png = Buffer.from(await (await app.request(path)).arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.length).toBeLessThan(200_000);
  },
);

test.each(['/images/share/plain.png', '/images/share/constructor.png', '/images/share/article/none.png'])(
  'there is no %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);
