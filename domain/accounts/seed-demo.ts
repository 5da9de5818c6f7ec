import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { ensureMember } from './ensure-member.ts';
import { hashPassword } from './passwords/hashing.ts';
import { setPassword } from './passwords/queries.ts';
import { findMemberByEmail, markEmailVerified, nameMember } from './queries.ts';

export const DEMO_MEMBER = { email: 'demo@spindle.test', password: 'spindle-demo', name: 'Dana Demo' };

/** The demo shop's member. Created once: a password that was changed since stays changed. */
export async function seedDemoMember(db: Db, clock: Clock = systemClock): Promise<{ memberId: string }> {
  const { email, password, name } = DEMO_MEMBER;
  const known = await findMemberByEmail(db, email);
  if (known) return { memberId: known.id };
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const { memberId, created } = await ensureMember(tx, { email, locale: 'en', at: () => clock.now() });
    if (created) {
      await nameMember(tx, memberId, name);
      await markEmailVerified(tx, memberId);
      await setPassword(tx, memberId, hash);
    }
    return { memberId };
  });
}
