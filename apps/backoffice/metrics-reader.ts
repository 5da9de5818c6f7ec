import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { mayReadMetrics } from '@spindle/platform/metrics-access.ts';
import { settings } from './settings.ts';

/**
 * Routes of Next.js see neither the socket nor the headers as they came (it adds X-Forwarded-For itself), so
 * each request is judged as it arrives and the verdict goes along with it. It is kept globally because Next.js
 * bundles the start of the server and its routes apart.
 */
const KEY = Symbol.for('spindle.metrics-reader');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<boolean> };
holder[KEY] ??= new AsyncLocalStorage<boolean>();
const allowed = holder[KEY];

/** Begins to judge requests; call it once, before the server takes any. */
export function judgeMetricsReaders(): void {
  const { metricsToken } = settings();
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { remoteAddress } = request.socket;
    allowed.enterWith(mayReadMetrics({ remoteAddress, headers: request.headers }, metricsToken));
  });
}

/** Whether the request under way may read `/metrics`. */
export function currentMayReadMetrics(): boolean {
  return allowed.getStore() === true;
}
