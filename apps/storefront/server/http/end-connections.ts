import type { Connections } from '@spindle/platform/connections.ts';
import type { SocketAnswers } from './answer-from-socket.ts';

/**
 * Connections are accepted until none arrives for `QUIET_TURNS` turns of the event loop in a row, but for this long at
 * most, ms.
 */
export const LAST_ONES = 300;
const QUIET_TURNS = 3;
/** A turn that took longer, ms, does not count as quiet: connections may have arrived during it unnoticed. */
const SHORT_TURN = 2;

/** Stops accepting connections and ends the open ones, each with its next answer. */
export async function endConnections(answers: SocketAnswers, connections: Connections): Promise<void> {
  await quietMoment(answers);
  // Answers close their connections only from here on: before, clients would replace each closed connection with a new one.
  answers.server.close();
  answers.handOverAll();
  await connections.end();
}

/**
 * Resolves at a moment when no connection waits to be accepted. The system resets waiting connections when the socket
 * closes, and a proxy can't retry a write on the next node once it has sent it.
 */
async function quietMoment({ server }: Pick<SocketAnswers, 'server'>): Promise<void> {
  let came = false;
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  const until = performance.now() + LAST_ONES;
  for (let quiet = 0; quiet < QUIET_TURNS; ) {
    came = false;
    const since = performance.now();
    if (since > until) break;
    await new Promise(setImmediate);
    quiet = came || performance.now() - since > SHORT_TURN ? 0 : quiet + 1;
  }
  server.off('connection', note);
}
