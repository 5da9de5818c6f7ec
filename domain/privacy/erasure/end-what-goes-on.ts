import type { Db } from '@spindle/platform/database.ts';
import type { RegisterDeps } from '../deps.ts';
import { endEach } from './end-each.ts';
import { selectErasure } from './queries.ts';

/** Ends what would go on for a member who has asked for their erasure, unless that was undone or asked for again since. */
export async function endWhatGoesOn(
  deps: { db: Db } & RegisterDeps,
  { memberId, askedAt }: { memberId: string; askedAt: string },
): Promise<void> {
  await endEach(deps, { memberId, when: 'asked' }, async (tx) => {
    const asked = await selectErasure(tx, memberId);
    return asked?.askedAt.toISOString() === askedAt;
  });
}
