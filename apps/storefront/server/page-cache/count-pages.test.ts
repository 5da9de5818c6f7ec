import { Registry } from 'prom-client';
import { expect, test, vi } from 'vitest';
import { countPages } from './count-pages.ts';
import { DEFAULT_SETTINGS, PageCache } from './page-cache.ts';
import { boundedStore } from './page-store.ts';
import { RENDER_QUEUE, RenderQueue } from './render-queue.ts';
import { packPage } from './stored-page.ts';

test('a full cache holds no more than it may, and says so', async () => {
  const maxBytes = 100_000;
  const store = boundedStore(maxBytes);
  const cache = new PageCache({ now: () => 0, ...DEFAULT_SETTINGS }, store);
  const registry = new Registry();
  const queue = new RenderQueue(RENDER_QUEUE);
  countPages(registry, { cache, maxBytes, queues: { shared: queue, own: queue, forms: queue } });
  const value = async (name: string, labels = '') => {
    const read = await registry.metrics();
    return Number(
      read
        .split('\n')
        .find((line) => line.startsWith(`${name}${labels} `))
        ?.split(' ')
        .at(-1),
    );
  };
  const page = await packPage(
    { status: 200, headers: {}, body: Buffer.from('page'), tags: [], bySystem: false, incomplete: false },
    [],
  );
  const most = Math.floor(maxBytes / page.bytes);
  for (let index = 0; index < 2 * most; index++) {
    await cache.page({ key: `/${index}`, system: 'win', common: true, render: async () => ({ ...page }) });
  }
  expect(await value('page_cache_max_bytes')).toBe(maxBytes);
  expect(await value('page_cache_bytes')).toBeLessThanOrEqual(maxBytes);
  expect(await value('page_cache_bytes')).toBeGreaterThan(maxBytes / 2);
  const pages = [...store.values()].length;
  // Of many thousand pages a walk would hold up the answers.
  const walked = vi.spyOn(store, 'values');
  expect(await value('page_cache_pages')).toBe(pages);
  expect(walked).not.toHaveBeenCalled();
  expect(pages).toBeLessThanOrEqual(most);
  expect(await value('page_cache_answers', '{outcome="miss"}')).toBe(2 * most);
});
