import { randomUUID } from 'node:crypto';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { openMailer } from '@spindle/platform/mailer.ts';
import type { EmailAdapter } from 'payload';

/** Mail to staff, such as a password reset, goes the way the shop's mail goes. */
export function staffMail(config: Config, db: Db): EmailAdapter {
  const mailer = openMailer(config.mail, db);
  const { from } = config.mail;
  return () => ({
    name: 'spindle',
    defaultFromAddress: from,
    defaultFromName: 'Spindle',
    sendEmail: async ({ to, subject, html, text }) => {
      await mailer.send({
        to: String(to),
        from,
        subject: subject ?? '',
        html: String(html ?? ''),
        text: String(text ?? String(html ?? '').replace(/<[^>]*>/g, ' ')),
        messageId: `staff-${randomUUID()}`,
      });
    },
  });
}
