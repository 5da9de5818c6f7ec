import type { Db } from '@spindle/platform/database.ts';
import type { RegisterDeps } from '../deps.ts';
import { selectErasure } from './queries.ts';

/** Ends what would go on for a member who has asked for their erasure, unless that was undone or asked for anew since. */
export async function endWhatGoesOn(
  deps: { db: Db } & RegisterDeps,
  { memberId, askedAt }: { memberId: string; askedAt: string },
): Promise<void> {
  const asked = await selectErasure(deps.db, memberId);
  if (asked?.askedAt.toISOString() !== askedAt) return;
  for (const { end } of deps.erasures()) await end?.({ memberId, when: 'asked' });
}
