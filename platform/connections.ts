import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long the connections of a stopping server may take, in ms since it began to stop. */
export interface EndTimes {
  /** Until then a keep-alive connection may bring one more request, which may already have been sent. */
  idle: number;
  /** A request that has no answer by then is told to try again. */
  answer: number;
  /** Everything left by then is cut off: a body that does not end, a reader that does not read. */
  all: number;
}

export const END_TIMES: EndTimes = { idle: 2_000, answer: 4_000, all: 4_250 };

const ASK_AGAIN_BODY = 'This server is being stopped. Please ask again.\n';
const ASK_AGAIN = [
  'HTTP/1.1 503 Service Unavailable',
  'Connection: close',
  'Retry-After: 1',
  'Cache-Control: no-store',
  'Content-Type: text/plain; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(ASK_AGAIN_BODY)}`,
  '',
  ASK_AGAIN_BODY,
].join('\r\n');

export interface Connections {
  /**
   * Ends every connection: answers now carry `Connection: close`, so that each connection ends with its next answer. Call
   * `stopListening` first. Resolves when the last connection is gone.
   */
  end(): Promise<void>;
}

/** Accepts no more connections. Node's own `server.close()` for HTTP would cut idle ones at once. */
export function stopListening(server: NetServer): void {
  NetServer.prototype.close.call(server);
}

/**
 * Tracks the connections of an HTTP server, so that they can be ended without failing a request that is on its way. Works for
 * connections that the server accepts and for those handed to it (`server.emit('connection', socket)`); a connection opened
 * earlier is tracked from its next request on.
 */
export function followConnections(server: Server, times: EndTimes = END_TIMES): Connections {
  /** Every open connection with its unfinished answers, oldest first. */
  const open = new Map<Socket, ServerResponse[]>();
  let ending = false;
  let idleMayEnd = false;
  let allGone = () => {};

  const follow = (socket: Socket): ServerResponse[] => {
    const unsent: ServerResponse[] = [];
    open.set(socket, unsent);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) allGone();
    });
    return unsent;
  };

  server.on('connection', follow);

  server.prependListener('request', ({ socket }, response) => {
    const unsent = open.get(socket) ?? follow(socket);
    // Nothing after a closing answer is read, so of several answers only the last one closes.
    if (ending) {
      const previous = unsent.at(-1);
      if (previous && !previous.headersSent) previous.setHeader('connection', 'keep-alive');
      response.setHeader('connection', 'close');
    }
    unsent.push(response);
    response.once('close', () => {
      unsent.splice(unsent.indexOf(response), 1);
      if (idleMayEnd && unsent.length === 0) socket.destroySoon();
    });
  });

  return {
    end() {
      ending = true;
      for (const unsent of open.values()) {
        const last = unsent.at(-1);
        if (last && !last.headersSent) last.setHeader('connection', 'close');
      }
      return new Promise((resolve) => {
        const endIdle = setTimeout(() => {
          idleMayEnd = true;
          // An answer may have been written to the socket directly, and may still be on its way out.
          for (const [socket, unsent] of open) if (unsent.length === 0) socket.destroySoon();
        }, times.idle);
        const endUnanswered = setTimeout(() => {
          for (const [socket, [next]] of open) if (next && !next.headersSent) socket.end(ASK_AGAIN);
        }, times.answer);
        const endAll = setTimeout(() => {
          for (const socket of open.keys()) socket.destroy();
        }, times.all);
        allGone = () => {
          clearTimeout(endIdle);
          clearTimeout(endUnanswered);
          clearTimeout(endAll);
          resolve();
        };
        if (open.size === 0) allGone();
      });
    },
  };
}
