import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findUndo } from './queries.ts';
import { hashOfUndo } from './undo-link.ts';

/** Whose erasure a link undoes, and until when. Nothing is used up, so mail scanners may open it. */
export async function checkUndo(
  { db, clock }: { db: Db; clock: Clock },
  { token }: { token: string },
): Promise<{ ok: true; email: string; dueAt: Date } | { ok: false; error: 'link_ended' }> {
  const found = await findUndo(db, hashOfUndo(token), clock.now());
  return found ? { ok: true, email: found.email, dueAt: found.dueAt } : { ok: false, error: 'link_ended' };
}
