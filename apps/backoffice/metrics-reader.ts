import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { mayReadMetrics } from '@spindle/platform/metrics-access.ts';

/**
 * Carries the decision along with the request, because the routes of Next.js do not see the socket. Kept on `globalThis`,
 * because Next.js bundles the server's start and its routes separately.
 */
const KEY = Symbol.for('spindle.metrics-reader');
const holder = globalThis as { [KEY]?: AsyncLocalStorage<boolean> };
holder[KEY] ??= new AsyncLocalStorage<boolean>();
const allowed = holder[KEY];

/** Decides for the request that begins, from its socket and its original headers. */
export function judgeMetricsReader(request: IncomingMessage, token: string | undefined): void {
  const { remoteAddress } = request.socket;
  allowed.enterWith(mayReadMetrics({ remoteAddress, headers: request.headers }, token));
}

/** Whether the current request may read `/metrics`. */
export function currentMayReadMetrics(): boolean {
  return allowed.getStore() === true;
}
