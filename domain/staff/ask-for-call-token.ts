import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { makeCallToken } from './call-token.ts';
import { mayAct } from './may-act.ts';

/**
 * A token for staff who have `prices`, for the shop's calls that do more for staff (`debug_user_tags`, `cache_clear`). It is
 * stored nowhere.
 */
export async function askForCallToken(
  { db, clock, config }: { db: Db; clock: Clock; config: Pick<Config, 'secret' | 'origins'> },
  actor: Actor,
): Promise<{ ok: true; token: string } | { ok: false; error: 'not_allowed' }> {
  return db.transaction(async (tx) => {
    // The shop itself (an actor of kind `system`) needs no token.
    if (actor.kind !== 'staff' || !(await mayAct(tx, actor, 'prices')))
      return { ok: false, error: 'not_allowed' };
    const at = clock.now();
    await writeAudit(tx, actor, {
      action: 'staff.call_token',
      subject: { kind: 'staff', id: actor.staffId },
      before: null,
      after: null,
      at,
    });
    return { ok: true, token: makeCallToken(config, actor, at) };
  });
}
