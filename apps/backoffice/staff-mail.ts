import { mailStaff } from '@spindle/domain/staff/jobs.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { EmailAdapter } from 'payload';

/**
 * Mail to staff, such as a password reset, is sent by a job like the shop's mail: whoever asks for it does not wait for
 * the mail server.
 */
export function staffMail(
  { mail: { from }, shopName }: Pick<Config, 'mail' | 'shopName'>,
  shop: () => Promise<{ db: Db; jobs: Jobs }>,
): EmailAdapter {
  return () => ({
    name: 'spindle',
    defaultFromAddress: from,
    defaultFromName: shopName,
    sendEmail: async ({ to, subject, html, text }) => {
      const { db, jobs } = await shop();
      await mailStaff({ jobs }, db, {
        to: String(to),
        subject: subject ?? '',
        text: String(text ?? String(html ?? '').replace(/<[^>]*>/g, ' ')),
        ...(html && { html: String(html) }),
      });
    },
  });
}
