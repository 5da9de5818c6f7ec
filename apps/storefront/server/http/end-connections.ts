import type { Connections } from '@spindle/platform/connections.ts';
import type { SocketAnswers } from './answer-from-socket.ts';

/** Takes no more connections and ends those there are, each with its next answer. */
export async function endConnections(answers: SocketAnswers, connections: Connections): Promise<void> {
  // Whoever the system has let in by now is taken in before the door closes.
  for (let turn = 0; turn < 2; turn++) await new Promise(setImmediate);
  answers.server.close();
  answers.handOverAll();
  await connections.end();
}
