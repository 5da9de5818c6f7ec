import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { forgetRecipients } from './queries.ts';

/** Days for which it is known to whom a code or link has left that nobody with an account was sent. */
const STRANGERS_DAYS = 30;

/** Mails looked at in one statement. */
const AT_ONCE = 5_000;

/** Forgets to whom mails have left that belong to no member; that they have left stays, so that none leaves again. */
export async function forgetStrangers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - STRANGERS_DAYS * 24 * 3_600_000);
  while ((await forgetRecipients(db, { before, limit: AT_ONCE })) === AT_ONCE);
}
