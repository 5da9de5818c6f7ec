import type { Db } from '@spindle/platform/database.ts';
import type { MailTopic, SentMail } from './mail-topic.ts';
import { selectMailsAbout } from './queries.ts';

/** The mails that were sent about something, oldest first, as far as they were recorded. */
export async function mailsAbout(db: Db, about: MailTopic['about']): Promise<SentMail[]> {
  return selectMailsAbout(db, about);
}
