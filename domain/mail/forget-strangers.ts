import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { forgetRecipients } from './queries.ts';

/** How many days the recipient of a mail is kept if it is nobody with an account. */
const STRANGERS_DAYS = 30;

/** Mails checked in one statement. */
const AT_ONCE = 5_000;

/** Deletes the recipients of old mails that belong to no member. The rows stay, so that no mail is sent again. */
export async function forgetStrangers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - STRANGERS_DAYS * 24 * 3_600_000);
  while ((await forgetRecipients(db, { before, limit: AT_ONCE })) === AT_ONCE);
}
