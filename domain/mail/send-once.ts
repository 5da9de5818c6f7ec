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
 * Sends a mail unless it has left before. A process that dies between sending and writing that down sends
 * it again with the same message id: mailboxes show that as one mail.
 * @param name what kind of mail it is, and what it is of: its message id is made of both. Staff read at the member that it
 * was sent. A message id alone where a topic says the kind.
 * @param make is not called when it has left; undefined where there is nothing to send any more.
 * @param topic where staff find it besides.
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
  // Whom it was for was erased.
  if (!mail || mail.to === '') return;
  await deps.mailer.send({ ...mail, messageId });
  const sentAt = deps.clock.now();
  await insertSentMail(deps.db, { messageId, sentAt, recipient: mail.to, kind, ...topic });
}
