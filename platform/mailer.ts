import { desc, eq } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Db } from './database.ts';
import { mailbox } from './tables.ts';

export interface Mail {
  to: string;
  from: string;
  subject: string;
  html: string;
  text: string;
  /** Identifies this mail (such as `order-4711`): sent twice, it arrives as the same message. */
  messageId: string;
}

export interface Mailer {
  /** @throws when the mail server can't be reached or refuses; the calling job is tried again. */
  send(mail: Mail): Promise<void>;
}

/** Sends over SMTP, with replies going to the shop's support, or into the sandbox's mailbox. */
export function openMailer(config: Config['mail'], db: Db): Mailer {
  return config.transport === 'smtp' ? smtpMailer(config) : mailboxMailer(db);
}

function smtpMailer({ url, replyTo }: { url: string; replyTo: string }): Mailer {
  const transport = createTransport({ url });
  return {
    async send({ messageId, ...mail }) {
      const domain = /@([^\s@>]+)>?\s*$/.exec(mail.from)?.[1] ?? 'localhost';
      // RFC 3834: keeps automatic replies from being sent. No mail of the shop belongs to a list.
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await transport.sendMail({ ...mail, replyTo, headers, messageId: `<${messageId}@${domain}>` });
    },
  };
}

function mailboxMailer(db: Db): Mailer {
  return {
    async send(mail) {
      await db.insert(mailbox).values(mail).onConflictDoNothing();
    },
  };
}

/** The sandbox's mails, newest first, to one address or all. */
export function listMailbox(db: Db, { to, limit = 50 }: { to?: string; limit?: number } = {}) {
  return db
    .select()
    .from(mailbox)
    .where(to === undefined ? undefined : eq(mailbox.to, to))
    .orderBy(desc(mailbox.sentAt))
    .limit(limit);
}

/** One mail of the sandbox. */
export async function findMail(db: Db, messageId: string) {
  const [mail] = await db.select().from(mailbox).where(eq(mailbox.messageId, messageId));
  return mail;
}
