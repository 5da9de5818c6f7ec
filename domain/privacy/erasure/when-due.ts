import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { revertibleUntil } from '../../accounts/address/revertible-until.ts';
import { erasureDueAt } from './erasure.ts';

/**
 * When an erasure is carried out that a member asks for now. Not while the address can still be given back to who had it before:
 * they may have lost the account to whoever asks, and all other mails go to the new address.
 */
export async function whenDue(
  { db, clock, config }: { db: Db; clock: Clock; config: Pick<Config, 'erasureGraceDays'> },
  memberId: string,
): Promise<Date> {
  const due = erasureDueAt(clock.now(), config.erasureGraceDays);
  const until = await revertibleUntil(db, memberId);
  return until && until > due ? until : due;
}
