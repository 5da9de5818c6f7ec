import type { Connections } from '@spindle/platform/connections.ts';
import type { SocketAnswers } from './answer-from-socket.ts';

/** How long connections are still taken, ms at most, until none comes for so many turns in a row. */
export const LAST_ONES = 300;
const QUIET_TURNS = 3;
/** A turn that took longer, ms, says nothing: others may have come in behind its back. */
const SHORT_TURN = 2;

/** Takes no more connections and ends those there are, each with its next answer. */
export async function endConnections(answers: SocketAnswers, connections: Connections): Promise<void> {
  await quietMoment(answers);
  // Only now do answers close their connections: earlier, each of them would be followed by a new one.
  answers.server.close();
  answers.handOverAll();
  await connections.end();
}

/**
 * Resolves in a moment in which nobody waits to be let in. The system resets who does when the door closes, and
 * a proxy can't ask the next node for a write that it has sent.
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
