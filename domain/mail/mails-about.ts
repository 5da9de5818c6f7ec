import type { Db } from '@spindle/platform/database.ts';
import type { MailTopic, SentMail } from './mail-topic.ts';
import { selectMailsAbout } from './queries.ts';

/** The mails that have left about something, the oldest first; those from before they were noted are not in it. */
export async function mailsAbout(db: Db, about: MailTopic['about']): Promise<SentMail[]> {
  return selectMailsAbout(db, about);
}
