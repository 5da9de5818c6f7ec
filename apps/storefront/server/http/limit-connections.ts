import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { AHEAD, type QuietTimes } from './answer-from-socket.ts';

/** `kept` is longer than the proxy keeps idle connections (60 s in deploy/nginx.conf), so that the proxy ends them. */
export const QUIET_TIMES: QuietTimes = { stalled: 15_000, kept: 75_000 };

interface Line {
  answering: boolean;
  waiting: [IncomingMessage, ServerResponse][];
  /** Bytes sent so far in answers to requests that came ahead. */
  ahead: number;
  ended: boolean;
}

/**
 * Has `answer` answer the requests of a server, and bounds what one connection can hold. Its requests are answered one
 * after the other. A client that sends too many requests ahead gets one more answer, and the connection is closed. A
 * connection whose client reads nothing is reset; as long as some bytes move, a download may take its time.
 */
export function limitConnections(
  server: Server,
  answer: RequestListener,
  { stalled, kept }: QuietTimes = QUIET_TIMES,
): void {
  const lines = new WeakMap<Socket, Line>();
  server.timeout = stalled;
  server.keepAliveTimeout = kept;

  const start = (line: Line, req: IncomingMessage, res: ServerResponse, isAhead: boolean) => {
    const { socket } = req;
    const before = socket.bytesWritten;
    if (isAhead && line.ahead > AHEAD) {
      line.ended = true;
      line.waiting = [];
      res.setHeader('connection', 'close');
    }
    line.answering = true;
    res.once('close', () => {
      line.answering = false;
      if (isAhead) line.ahead += socket.bytesWritten - before;
      const next = line.waiting.shift();
      if (next && !socket.destroyed) start(line, ...next, true);
    });
    answer(req, res);
  };

  server.on('request', (req, res) => {
    const { socket } = req;
    const line = lines.get(socket) ?? { answering: false, waiting: [], ahead: 0, ended: false };
    lines.set(socket, line);
    if (line.ended) return;
    if (line.answering) line.waiting.push([req, res]);
    else start(line, req, res, socket.writableLength > 0);
  });

  server.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.resetAndDestroy();
    // The answer is still being made, which is not the visitor's fault.
    else if (lines.get(socket)?.answering) socket.setTimeout(stalled);
    else socket.destroy();
  });
}
