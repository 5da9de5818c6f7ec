import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mail, Mailer } from '@spindle/platform/mailer.ts';
import type { MailTopic } from './mail-topic.ts';
import { insertSentMail, selectSentAt } from './queries.ts';

/**
 * Sends a mail unless it has left before. A process that dies between sending and writing that down sends
 * it again with the same message id: mailboxes show that as one mail.
 * @param make is not called when there is nothing to send.
 * @param topic where staff find out that it was sent, and to whom; a mail without one is not listed anywhere.
 */
export async function sendOnce(
  deps: { db: Db; clock: Clock; mailer: Mailer },
  messageId: string,
  make: () => Promise<Omit<Mail, 'messageId'>>,
  topic?: MailTopic,
): Promise<void> {
  if (await selectSentAt(deps.db, messageId)) return;
  const mail = await make();
  // Whom it was for was erased.
  if (mail.to === '') return;
  await deps.mailer.send({ ...mail, messageId });
  const sentAt = deps.clock.now();
  await insertSentMail(deps.db, { messageId, sentAt, ...(topic && { ...topic, recipient: mail.to }) });
}
