import type { Server as HttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { readPlainRequest } from './plain-request.ts';
import type { RequestHead } from './request-head.ts';

/** How long a connection may stay quiet, in ms. */
export interface QuietTimes {
  /** While an answer is not read by its receiver. Every byte that leaves restarts the time. */
  stalled: number;
  /** While there is nothing to answer. */
  kept: number;
}

/**
 * Limit in bytes for answers to requests that came before the previous answer had been sent; the answer that exceeds it
 * is the last.
 */
export const AHEAD = 64 * 1024;

export interface SocketAnswers {
  /** Accepts the connections; this is the server that listens. */
  server: Server;
  /** From now on the HTTP server gets every connection. */
  handOverAll(): void;
}

/**
 * Answers plain GETs for stored pages and files on the socket itself. For an answer that is ready, Node's request and
 * response objects are most of the work: without them a cached page goes out at nearly twice the rate (`npm run bench --
 * pages`). At the first request of any other kind, the connection is handed to `http`, byte for byte, and stays there.
 * Requests that come ahead of an answer are bounded as in `limitConnections`.
 * @param find the whole answer, head and body, or undefined when it has to be made
 */
export function answerFromSocket(
  http: HttpServer,
  find: (head: RequestHead) => Buffer | undefined,
  { stalled, kept }: QuietTimes,
): SocketAnswers {
  /** Connections that have not been handed over, each with the function that hands it over. */
  const own = new Map<Socket, () => void>();
  let closed = false;

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    let isIdle = false;
    let ahead = 0;
    let ended = false;
    const read = (bytes: Buffer) => {
      if (ended) return;
      if (isIdle) socket.setTimeout(stalled);
      isIdle = false;
      for (let rest = bytes; rest.length > 0; ) {
        const request = readPlainRequest(rest);
        const answer = request && find(request.head);
        if (!answer) return handOver(rest);
        const isAhead = rest !== bytes || socket.writableLength > 0;
        if (isAhead) ahead += answer.length;
        if (ahead > AHEAD) {
          ended = true;
          socket.end(asLast(answer));
          return;
        }
        socket.write(answer);
        rest = rest.subarray(request.length);
      }
    };
    const quiet = () => {
      // An ended socket waits for its reader to end, too; the reset frees what the system still holds for it.
      if (socket.writableLength > 0 || ended) socket.resetAndDestroy();
      else if (isIdle) socket.destroySoon();
      else {
        isIdle = true;
        socket.setTimeout(kept - stalled);
      }
    };
    const leave = () => own.delete(socket);
    const drop = () => socket.destroy();
    // The other side may end its half before it has read everything.
    const end = () => socket.end();
    const handOver = (bytes?: Buffer) => {
      leave();
      socket.pause();
      socket.off('data', read).off('timeout', quiet).off('end', end).off('error', drop).off('close', leave);
      http.emit('connection', socket);
      if (bytes) socket.unshift(bytes);
      // Node's server has its listeners in place now; the bytes reach it as if they had just arrived.
      process.nextTick(() => socket.resume());
    };
    if (closed) return handOver();
    own.set(socket, handOver);
    socket.setTimeout(stalled);
    socket.on('data', read).on('timeout', quiet).on('end', end).on('error', drop).on('close', leave);
  });
  // A listening server starts checking for requests that take too long to arrive; `http` itself never listens.
  http.emit('listening');

  return {
    server,
    handOverAll() {
      closed = true;
      for (const handOver of own.values()) handOver();
    },
  };
}

/** The same answer, with the header that closes the connection. */
function asLast(answer: Buffer): Buffer {
  const at = answer.indexOf(KEEP_ALIVE);
  if (at === -1) return answer;
  return Buffer.concat([
    answer.subarray(0, at),
    Buffer.from('Connection: close\r\n'),
    answer.subarray(at + KEEP_ALIVE.length),
  ]);
}

const KEEP_ALIVE = Buffer.from('Connection: keep-alive\r\n');
