import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mail, Mailer } from '@spindle/platform/mailer.ts';
import { insertSentMail, selectSentAt } from './queries.ts';

/**
 * Sends a mail unless it has left before. A process that dies between sending and writing that down sends
 * it again with the same message id: mailboxes show that as one mail.
 * @param make is not called when there is nothing to send.
 */
export async function sendOnce(
  deps: { db: Db; clock: Clock; mailer: Mailer },
  messageId: string,
  make: () => Promise<Omit<Mail, 'messageId'>>,
): Promise<void> {
  if (await selectSentAt(deps.db, messageId)) return;
  await deps.mailer.send({ ...(await make()), messageId });
  await insertSentMail(deps.db, messageId, deps.clock.now());
}
