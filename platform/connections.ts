import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** How long the connections of a server that stops may take, in ms since it began to stop. */
export interface EndTimes {
  /** Until then a kept connection may bring one more request; it may have been sent already. */
  idle: number;
  /** What is left then is cut off: a body that does not end, a reader that does not read. */
  all: number;
}

const END_TIMES: EndTimes = { idle: 2_000, all: 4_000 };

export interface Connections {
  /**
   * Ends every connection: answers now carry `Connection: close`, so that each connection ends with its next
   * answer. Call `stopListening` before. Resolves when the last connection is gone.
   */
  end(): Promise<void>;
}

/** Takes no more connections. Node's own `server.close()` for HTTP would cut the kept ones at once. */
export function stopListening(server: NetServer): void {
  NetServer.prototype.close.call(server);
}

/**
 * Follows the connections of an HTTP server, so that they can be ended without failing a request that is
 * on its way. Works for connections that the server accepts and for those handed to it
 * (`server.emit('connection', socket)`).
 */
export function followConnections(server: Server, times: EndTimes = END_TIMES): Connections {
  /** Every open connection and the newest of its answers that are not out yet. */
  const open = new Map<Socket, ServerResponse | undefined>();
  let ending = false;
  let idleMayEnd = false;
  let allGone = () => {};

  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0) allGone();
    });
  });

  server.prependListener('request', ({ socket }, response) => {
    // What follows a closing answer is not heard, so of several answers only the last one closes.
    if (ending) {
      const previous = open.get(socket);
      if (previous && !previous.headersSent) previous.setHeader('connection', 'keep-alive');
      response.setHeader('connection', 'close');
    }
    open.set(socket, response);
    response.once('close', () => {
      if (open.get(socket) !== response) return;
      open.set(socket, undefined);
      if (idleMayEnd) socket.destroySoon();
    });
  });

  return {
    end() {
      ending = true;
      for (const response of open.values()) {
        if (response && !response.headersSent) response.setHeader('connection', 'close');
      }
      return new Promise((resolve) => {
        const endIdle = setTimeout(() => {
          idleMayEnd = true;
          for (const [socket, response] of open) if (!response) socket.destroy();
        }, times.idle);
        const endAll = setTimeout(() => {
          for (const socket of open.keys()) socket.destroy();
        }, times.all);
        allGone = () => {
          clearTimeout(endIdle);
          clearTimeout(endAll);
          resolve();
        };
        if (open.size === 0) allGone();
      });
    },
  };
}
