import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHead } from './find-stored.ts';
import { readPlainRequest } from './plain-request.ts';

/** A connection that asks for nothing from one sweep to the next is closed; ms between them. */
const SWEEP = 60_000;

/** Bytes that may wait for a reader. Who asks for more without reading is Node's, which stops listening then. */
const UNREAD = 1024 * 1024;

/**
 * Answers plain GETs for stored pages and files on the socket itself. For an answer that is ready, Node's
 * request and response objects are most of the work: without them a cached page goes out at nearly twice
 * the rate (`npm run bench -- pages`). With the first request that is anything else, the connection is
 * handed to `server`, byte for byte, and stays there.
 * @param find the whole answer, head and body, or undefined when it has to be made
 */
export function answerFromSocket(
  server: Server,
  find: (head: RequestHead) => Buffer | undefined,
): { close(): void } {
  const [handle] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!handle) throw new Error('An HTTP server listens for connections.');
  /** Connections here, and whether each has asked since the last sweep; a timer each would cost every hit. */
  const waiting = new Map<Socket, { asked: boolean }>();
  let closing = false;
  const sweep = setInterval(() => {
    for (const [socket, state] of waiting) {
      if (!state.asked) socket.destroy();
      state.asked = false;
    }
  }, SWEEP).unref();

  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const state = { asked: true };
    const leave = () => waiting.delete(socket);
    const drop = () => socket.destroy();
    // Node's HTTP server keeps connections open that the other side has ended.
    const end = () => socket.end();
    const read = (bytes: Buffer) => {
      const head = closing || socket.writableLength > UNREAD ? undefined : readPlainRequest(bytes);
      const answer = head && find(head);
      if (answer) socket.write(answer);
      else handOver(bytes);
    };
    const handOver = (bytes: Buffer) => {
      leave();
      socket.pause();
      socket.off('data', read).off('end', end).off('error', drop).off('close', leave);
      handle.call(server, socket);
      socket.unshift(bytes);
      // Node's server has its listeners in place now; the bytes reach it as if they had just arrived.
      process.nextTick(() => socket.resume());
    };
    waiting.set(socket, state);
    socket.setNoDelay(true);
    socket.on('data', read).on('end', end).on('error', drop).on('close', leave);
  });

  return {
    /** Ends the connections that wait here; an answer that is on its way still arrives. */
    close() {
      closing = true;
      clearInterval(sweep);
      for (const socket of waiting.keys()) socket.end();
    },
  };
}
