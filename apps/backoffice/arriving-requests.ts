import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '@spindle/platform/config.ts';
import { hasSeveralHosts } from '@spindle/platform/host-header.ts';
import { firstSegment } from '@spindle/platform/no-page.ts';
import { observeAnswer } from '@spindle/platform/observe-requests.ts';
import { readVisitor } from '@spindle/platform/visitor.ts';
import { metrics } from './metrics.ts';
import { judgeMetricsReader } from './metrics-reader.ts';

/**
 * Sees every request before Next.js does, because the routes of Next.js do not see the socket. Next.js passes on any
 * X-Forwarded-For that the client sent; here the header is replaced by the visitor's address, taken only from the socket
 * and trusted proxies. Each request is counted for `/metrics`. Call this once, before the server takes requests.
 * @returns a function that stops watching
 */
export function watchArrivingRequests(
  config: Pick<Config, 'trustProxy' | 'countryHeader' | 'metricsToken'>,
): () => void {
  const arrive = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    observeAnswer(request, response, metrics, routeLabel);
    // First, because it refuses requests that came through a proxy.
    judgeMetricsReader(request, config.metricsToken);
    delete request.headers[SEVERAL_HOSTS_HEADER];
    if (hasSeveralHosts(request.rawHeaders)) request.headers[SEVERAL_HOSTS_HEADER] = '1';
    request.headers[SENDER_HEADER] = readVisitor(request, config).ip;
  };
  subscribe('http.server.request.start', arrive);
  return () => void unsubscribe('http.server.request.start', arrive);
}

const ROUTES: ReadonlySet<string> = new Set([
  ...['_next', 'admin', 'api', 'block-pictures', 'desk', 'healthz', 'metrics', 'readyz'],
]);

function routeLabel(url: string): string {
  const first = firstSegment(url);
  return ROUTES.has(first) ? `/${first}` : 'other';
}

/** The request header that tells routes the visitor's address. */
export const SENDER_HEADER = 'x-forwarded-for';

/** Marks a request that names several hosts. `proxy.ts` refuses it, but would see only the first of them by itself. */
export const SEVERAL_HOSTS_HEADER = 'x-several-hosts';
