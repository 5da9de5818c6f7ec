import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { mayAct } from '../staff/may-act.ts';
import { BATCH_SIZE, codeKeyOf, type ExchangeBatch, newExchangeCode } from './exchange-code.ts';
import { insertBatch, insertCodes, selectBatch, selectKeysOfBatch } from './queries.ts';

const newBatch = z.object({
  /** Set by the form, so that sending the form twice makes one batch. */
  id: z.uuid().default(() => randomUUID()),
  name: z.string().trim().min(1).max(120),
  pid: pidSchema,
  licenceType: z.enum(LICENCE_TYPES),
  redeemableUntil: z.date().nullable(),
  /** How many codes to make, or the codes that another system has made. */
  codes: z.union([z.int().min(1).max(BATCH_SIZE), z.array(z.string()).min(1).max(BATCH_SIZE)]),
});

export type NewExchangeBatch = z.input<typeof newBatch>;

type Refusal =
  /** batch_made: there is another batch with this id. */
  | { error: 'not_allowed' | 'batch_invalid' | 'unknown_product' | 'batch_made' }
  /** `code` is the first one that can't be a code, is in the list twice, or exists already. */
  | { error: 'code_unreadable' | 'code_exists' | 'code_twice'; code: string };

/**
 * Makes a batch of codes, or imports codes that another system has made; all of them or none, and once for each id. For staff
 * with `exchange_codes`.
 */
export async function makeExchangeCodes(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: NewExchangeBatch,
): Promise<{ ok: true; batch: ExchangeBatch } | ({ ok: false } & Refusal)> {
  if (!(await mayAct(db, actor, 'exchange_codes'))) return { ok: false, error: 'not_allowed' };
  const parsed = newBatch.safeParse(input);
  const now = clock.now();
  if (!parsed.success) return { ok: false, error: 'batch_invalid' };
  const { codes: asked, ...about } = parsed.data;
  if (about.redeemableUntil && about.redeemableUntil <= now) return { ok: false, error: 'batch_invalid' };
  const codes = Array.isArray(asked)
    ? asked.map((code) => code.trim())
    : Array.from({ length: asked }, () => newExchangeCode());
  const byKey = new Map<string, string>();
  for (const code of codes) {
    const key = codeKeyOf(code);
    if (key === undefined) return { ok: false, error: 'code_unreadable', code };
    if (byKey.has(key)) return { ok: false, error: 'code_twice', code };
    byKey.set(key, code);
  }

  const batch: ExchangeBatch = { ...about, createdAt: now, endedAt: null };
  const made = await db
    .transaction(async (tx): Promise<{ ok: true } | ({ ok: false } & Refusal)> => {
      const [offer] = await findOffers(tx, [about.pid]);
      if (!offer) return { ok: false, error: 'unknown_product' };
      if (!(await insertBatch(tx, batch))) {
        const isSame = await isSameBatch(tx, batch, Array.isArray(asked) ? [...byKey.keys()] : asked);
        return isSame ? { ok: true } : { ok: false, error: 'batch_made' };
      }
      // Sorted, so that the exported file, which is ordered by id, has the codes in this order.
      const ids = Array.from(byKey, () => randomUUID()).toSorted();
      const rows = [...byKey].map(([codeKey, code], index) => ({
        id: ids[index] ?? randomUUID(),
        batchId: batch.id,
        code,
        codeKey,
      }));
      const [known] = await insertCodes(tx, rows);
      if (known !== undefined) throw new CodeExists(byKey.get(known) ?? known);
      await writeAudit(tx, actor, {
        action: 'exchange_batch.make',
        subject: { kind: 'exchange_batch', id: batch.id },
        before: null,
        after: {
          name: batch.name,
          pid: batch.pid,
          licenceType: batch.licenceType,
          codes: rows.length,
          redeemableUntil: batch.redeemableUntil?.toISOString() ?? null,
        },
        at: now,
      });
      return { ok: true };
    })
    .catch((error: unknown) => {
      if (error instanceof CodeExists)
        return { ok: false as const, error: 'code_exists' as const, code: error.message };
      throw error;
    });
  return made.ok ? { ok: true, batch } : made;
}

/** Whether the existing batch with this id has the same properties, and as many codes or these codes. */
async function isSameBatch(
  tx: Db,
  batch: ExchangeBatch,
  codes: number | readonly string[],
): Promise<boolean> {
  const made = await selectBatch(tx, batch.id);
  const same = (['name', 'pid', 'licenceType'] as const).every((what) => made?.[what] === batch[what]);
  if (!same || made?.redeemableUntil?.getTime() !== batch.redeemableUntil?.getTime()) return false;
  const keys = await selectKeysOfBatch(tx, batch.id);
  return typeof codes === 'number'
    ? keys.length === codes
    : keys.toSorted().join() === codes.toSorted().join();
}

/** Rolls the transaction back; its message is the code. */
class CodeExists extends Error {}
