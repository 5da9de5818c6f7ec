import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import {
  type Connections,
  type EndTimes,
  followConnections,
  stopListening,
} from '@spindle/platform/connections.ts';

/** Kept on `globalThis`, because Next.js bundles the server's start and its routes separately. */
const KEY = Symbol.for('spindle.draining');
const holder = globalThis as { [KEY]?: { draining: boolean } };
holder[KEY] ??= { draining: false };
const state = holder[KEY];

/** Whether this process is being stopped and should be given no more requests. */
export const isDraining = (): boolean => state.draining;

/**
 * Follows the connections of the Next.js server. Next.js gives nobody access to that server, and on stopping waits for
 * clients that never close their connection. Call this once, before the server takes requests: the first request tells
 * which server it is. Connections without any request until then may be cut.
 * @returns a function that ends the connections; it resolves when the last one is gone
 */
export function followNextServer(times?: EndTimes): () => Promise<void> {
  let followed: { server: Server; connections: Connections } | undefined;
  const follow = (message: unknown) => {
    const { server } = message as { server: Server };
    unsubscribe(REQUEST_START, follow);
    followed = { server, connections: followConnections(server, times) };
  };
  subscribe(REQUEST_START, follow);
  return async () => {
    unsubscribe(REQUEST_START, follow);
    state.draining = true;
    if (!followed) return;
    stopListening(followed.server);
    await followed.connections.end();
  };
}

const REQUEST_START = 'http.server.request.start';
