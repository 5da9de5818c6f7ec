import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Mail, Mailer } from '@spindle/platform/mailer.ts';
import type { MailName, MailTopic } from './mail-topic.ts';
import { insertSentMail, selectSentAt } from './queries.ts';

interface SendDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
}
type MakeMail = () => Promise<Omit<Mail, 'messageId'> | undefined>;

/**
 * Sends a mail unless it was sent before. A process that dies between sending and recording it sends it again with the same
 * message id: mailboxes show that as one mail.
 * @param name the kind of mail, and the id of what it belongs to: its message id is made of both, and staff see the mail at
 * the member. Where a topic gives the kind, a message id alone.
 * @param make is not called when it was sent; returns undefined if there is nothing to send any more.
 * @param topic where else staff find the mail.
 */
export async function sendOnce(deps: SendDeps, name: MailName, make: MakeMail): Promise<void>;
export async function sendOnce(
  deps: SendDeps,
  messageId: string,
  make: MakeMail,
  topic: MailTopic,
): Promise<void>;
export async function sendOnce(
  deps: SendDeps,
  name: MailName | string,
  make: MakeMail,
  topic?: MailTopic,
): Promise<void> {
  const messageId = typeof name === 'string' ? name : `${name.kind}-${name.id}`;
  const kind = typeof name === 'string' ? null : name.kind;
  if (await selectSentAt(deps.db, messageId)) return;
  const mail = await make();
  // An empty address: its recipient was erased.
  if (!mail || mail.to === '') return;
  await deps.mailer.send({ ...mail, messageId });
  const sentAt = deps.clock.now();
  await insertSentMail(deps.db, { messageId, sentAt, recipient: mail.to, kind, ...topic });
}
