import { expect, test } from 'vitest';
import config from './next.config.ts';

test('nobody can have pictures resized by the back office, which shows them as they are', () => {
  expect(config.images).toMatchObject({ unoptimized: true });
});

test('who opens the host of the back office alone is led in', async () => {
  expect(await config.redirects?.()).toContainEqual({
    ...{ source: '/', destination: '/admin', permanent: false },
  });
});
