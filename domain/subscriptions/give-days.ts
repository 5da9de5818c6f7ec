import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { extendByStaff } from '../licences/extend-by-staff.ts';
import { addTime } from './add-time.ts';

/** Gives a licence more days (`extendByStaff`); its subscription renews, or ends, when they are over. */
export function giveDays(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  days: Parameters<typeof extendByStaff>[2],
): ReturnType<typeof extendByStaff> {
  return db.transaction((tx) =>
    addTime(tx, { clock }, days.licenceId, (held) => extendByStaff({ db: held, clock }, actor, days)),
  );
}
