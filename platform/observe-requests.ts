import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Observes every request that an HTTP server answers; see `observeAnswer`. */
export function observeRequests(
  server: Server,
  metrics: Pick<Metrics, 'observeRequest'>,
  routeOf: (url: string) => string,
): void {
  server.prependListener('request', (request, response) => {
    observeAnswer(request, response, metrics, routeOf);
  });
}

/**
 * Observes the answer to a request that has just begun. If the client left before the answer was complete, it counts with
 * status 499.
 * @param routeOf the pattern of a URL: one of few, never the path itself.
 */
export function observeAnswer(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  metrics: Pick<Metrics, 'observeRequest'>,
  routeOf: (url: string) => string,
): void {
  const begun = performance.now();
  response.once('close', () => {
    metrics.observeRequest({
      method,
      route: routeOf(url),
      status: response.writableFinished ? response.statusCode : 499,
      seconds: (performance.now() - begun) / 1000,
    });
  });
}
