import { Gauge, type Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';

/** Shows in `/metrics` how the page cache does; read when asked for, so that a hit costs nothing. */
export function countPages(registry: Registry, cache: PageCache): void {
  new Gauge({
    name: 'page_cache_answers',
    help: 'Pages answered: hit, stale, miss, failed (an outdated page stood in), purged',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      for (const [outcome, count] of Object.entries(cache.counts)) this.set({ outcome }, count);
    },
  });
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory held by stored pages',
    registers: [registry],
    collect() {
      this.set(cache.size.bytes);
    },
  });
}
