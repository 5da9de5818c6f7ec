import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { lockSeller, upsertSeller } from './queries.ts';
import { sellerSettings } from './seller.ts';

/**
 * Stores who sells. Documents that were issued stay as they are. For staff with `seller`.
 * @returns `seller_invalid` with the names of the invalid fields
 */
export async function changeSeller(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: z.input<typeof sellerSettings>,
): Promise<
  | { ok: true }
  | { ok: false; error: 'not_allowed' }
  | { ok: false; error: 'seller_invalid'; fields: string[] }
> {
  if (!(await mayAct(db, actor, 'seller'))) return { ok: false, error: 'not_allowed' };
  const parsed = sellerSettings.safeParse(input);
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))];
    return { ok: false, error: 'seller_invalid', fields };
  }
  const after = parsed.data;
  await db.transaction(async (tx) => {
    const before = (await lockSeller(tx)) ?? null;
    await upsertSeller(tx, after);
    await writeAudit(tx, actor, {
      action: 'seller.change',
      subject: { kind: 'seller', id: 'seller' },
      before,
      after,
      at: clock.now(),
    });
  });
  return { ok: true };
}
