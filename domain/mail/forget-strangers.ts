import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { forgetRecipients } from './queries.ts';

/** Days for which it is known to whom a code or link has left that nobody with an account was sent. */
const STRANGERS_DAYS = 30;

/** Forgets to whom mails have left that belong to no member; that they have left stays, so that none leaves again. */
export async function forgetStrangers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await forgetRecipients(db, new Date(clock.now().getTime() - STRANGERS_DAYS * 24 * 3_600_000));
}
