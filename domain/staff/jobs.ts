import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { type JobHandler, type JobKind, type Jobs, jobHandler } from '@spindle/platform/jobs.ts';
import type { Mailer } from '@spindle/platform/mailer.ts';

interface StaffMail {
  to: string;
  subject: string;
  text: string;
  html?: string;
}

/** Mails a member of staff a mail that the back office has written. */
export const staffMail: JobKind<StaffMail & { mailId: string }> = {
  name: 'staff-mail',
  retries: 12,
  key: ({ mailId }) => mailId,
  // It names an address, and a link in it works for an hour.
  keepFailedDays: 7,
};

/** Call it in the transaction of the change that the mail is about, if there is one. */
export async function mailStaff({ jobs }: { jobs: Jobs }, tx: Db, mail: StaffMail): Promise<void> {
  await jobs.send(tx, staffMail, { ...mail, mailId: randomUUID() });
}

export function staffJobs({ mailer, from }: { mailer: Mailer; from: string }): JobHandler<never>[] {
  return [
    jobHandler(staffMail, ({ mailId, html = '', ...mail }) =>
      mailer.send({ ...mail, html, from, messageId: `staff-${mailId}` }),
    ),
  ];
}
