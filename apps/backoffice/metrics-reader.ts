import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { mayReadMetrics } from '@spindle/platform/metrics-access.ts';

/**
 * The verdict goes along with the request: the routes of Next.js do not see the socket. It is kept globally
 * because Next.js bundles the start of the server and its routes apart.
 */
const KEY = Symbol.for('spindle.metrics-reader');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<boolean> };
holder[KEY] ??= new AsyncLocalStorage<boolean>();
const allowed = holder[KEY];

/** Judges the request that begins, by its socket and its headers as they came. */
export function judgeMetricsReader(request: IncomingMessage, token: string | undefined): void {
  const { remoteAddress } = request.socket;
  allowed.enterWith(mayReadMetrics({ remoteAddress, headers: request.headers }, token));
}

/** Whether the request under way may read `/metrics`. */
export function currentMayReadMetrics(): boolean {
  return allowed.getStore() === true;
}
