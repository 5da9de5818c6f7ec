import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';
import { createPasswordToken } from './create-password-token.ts';

/**
 * A token, as `createPasswordToken` makes it, for a mail to an address; undefined where that is not the member's any more. They
 * are held meanwhile, so that whoever gives the account another address ends this link, too.
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
