import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';
import { createPasswordToken } from './create-password-token.ts';

/**
 * A token of `createPasswordToken` for a mail to this address; undefined if it is no longer the member's. The member is held
 * meanwhile, so that a change of address ends this link, too.
 */
export async function passwordTokenFor(
  db: Db,
  clock: Clock,
  { memberId, email, minutes }: { memberId: string; email: string; minutes?: number },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    return member?.email === email ? createPasswordToken(tx, clock, memberId, minutes) : undefined;
  });
}
