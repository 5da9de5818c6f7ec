import { Gauge, type Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';

/** Shows the page cache's counts in `/metrics`; read only when `/metrics` is requested, so that a hit costs nothing. */
export function countPages(
  registry: Registry,
  {
    cache,
    maxBytes,
    queues,
  }: { cache: PageCache; maxBytes: number; queues: Record<'shared' | 'own' | 'forms', RenderQueue> },
): void {
  new Gauge({
    name: 'page_cache_answers',
    help: 'Pages answered: hit, stale, miss, failed (an outdated page stood in), purged',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      for (const [outcome, count] of Object.entries(cache.counts)) this.set({ outcome }, count);
    },
  });
  const shown = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  const counted = (name: string, help: string, read: (queue: RenderQueue) => number) =>
    new Gauge({
      name,
      help: `${help}, by queue: shared pages, one visitor's own, or forms`,
      labelNames: ['queue'],
      registers: [registry],
      collect() {
        for (const [queue, turns] of Object.entries(queues)) this.set({ queue }, read(turns));
      },
    });
  counted('page_renders', 'Pages rendered since the start', ({ counts }) => counts.run);
  counted('page_renders_waiting', 'Pages that wait to be rendered', ({ waiting }) => waiting);
  counted('page_renders_refused', 'Pages refused because too many waited', ({ counts }) => counts.refused);
  shown('page_cache_pages', 'Stored pages', () => cache.size.pages);
  shown('page_cache_bytes', 'Memory held by stored pages', () => cache.size.bytes);
  shown('page_cache_max_bytes', 'Memory that stored pages may hold (PAGE_CACHE_MB)', () => maxBytes);
}
