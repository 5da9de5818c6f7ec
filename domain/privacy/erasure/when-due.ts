import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { revertibleUntil } from '../../accounts/address/revertible-until.ts';
import { erasureDueAt } from './erasure.ts';

/**
 * When an erasure requested now will be carried out. Not as long as a change of address can still be undone: the member may
 * have lost the account to whoever asks now, and all other mails go to the new address.
 */
export async function whenDue(
  { db, clock, config }: { db: Db; clock: Clock; config: Pick<Config, 'erasureGraceDays'> },
  memberId: string,
): Promise<Date> {
  const due = erasureDueAt(clock.now(), config.erasureGraceDays);
  const until = await revertibleUntil(db, memberId);
  return until && until > due ? until : due;
}
