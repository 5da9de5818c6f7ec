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
 * Sees every request before Next.js does, whose routes see no socket. Next.js leaves an X-Forwarded-For that
 * somebody sent as it is, so here it becomes the visitor's address, told by nobody but the socket and trusted
 * proxies. Each is counted for `/metrics`. Call it once, before the server takes requests.
 * @returns ends it
 */
export function watchArrivingRequests(
  config: Pick<Config, 'trustProxy' | 'countryHeader' | 'metricsToken'>,
): () => void {
  const arrive = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    observeAnswer(request, response, metrics, routeLabel);
    // First, because it refuses what came over a proxy.
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

/** The visitor's address, in the headers that routes are given. */
export const SENDER_HEADER = 'x-forwarded-for';

/** Marks a request that names several hosts, for `proxy.ts` to refuse: what it sees is the first of them. */
export const SEVERAL_HOSTS_HEADER = 'x-several-hosts';
