import { randomUUID } from 'node:crypto';
import type { Config } from '@spindle/platform/config.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';
import type { EmailAdapter } from 'payload';

/** Mail to staff, such as a password reset, goes the way the shop's mail goes. */
export function staffMail(
  { mail: { from }, shopName }: Pick<Config, 'mail' | 'shopName'>,
  mailer: () => Promise<Mailer>,
): EmailAdapter {
  return () => ({
    name: 'spindle',
    defaultFromAddress: from,
    defaultFromName: shopName,
    sendEmail: async ({ to, subject, html, text }) => {
      await (await mailer()).send({
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
