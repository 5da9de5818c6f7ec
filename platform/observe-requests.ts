import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * Observes every request that an HTTP server answers. One whose client left before the answer was out counts
 * with status 499.
 * @param routeOf the pattern that a URL belongs to; one of few, never the path itself.
 */
export function observeRequests(
  server: Server,
  metrics: Pick<Metrics, 'observeRequest'>,
  routeOf: (url: string) => string,
): void {
  server.prependListener('request', ({ method = 'GET', url = '/' }, response) => {
    const begun = performance.now();
    response.once('close', () => {
      metrics.observeRequest({
        method,
        route: routeOf(url),
        status: response.writableFinished ? response.statusCode : 499,
        seconds: (performance.now() - begun) / 1000,
      });
    });
  });
}
