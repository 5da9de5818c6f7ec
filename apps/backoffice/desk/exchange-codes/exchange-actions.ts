import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import { endExchangeBatch } from '@spindle/domain/exchange-codes/end-exchange-batch.ts';
import { findExchangeCode } from '@spindle/domain/exchange-codes/find-exchange-code.ts';
import { makeExchangeCodes } from '@spindle/domain/exchange-codes/make-exchange-codes.ts';
import { readCodes } from '@spindle/domain/exchange-codes/read-codes.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { findTimeZone } from '@spindle/domain/seller/find-time-zone.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { z } from 'zod';
import { momentOf, numberOf, typedOf } from '../forms/form-fields.ts';
import { keepForm } from '../forms/kept-forms.ts';
import type { Outcome } from '../forms/staff-action.ts';
import { exchangeCodePage } from '../pages.ts';

type Deps = Pick<Shop, 'deps'>;

/** The largest file of codes, in bytes: enough for ten thousand long codes with remarks. */
const MAX_FILE = 2 * 1024 * 1024;

/** The form of a batch: a number of new codes, or the codes of a file. */
export async function makeBatchAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const file = form.get('file');
  const hasFile = file instanceof File && file.size > 0;
  form.delete('file');
  const typed = { ...typedOf(form), new: '1' };
  if (hasFile && file.size > MAX_FILE) return { ...typed, problem: 'codes_unreadable' };
  const given = hasFile ? readCodes(await file.text()) : (numberOf(form.get('count')) ?? 0);
  if (given === undefined) return { ...typed, problem: 'codes_unreadable' };
  const name = String(form.get('name') ?? '');
  const made = await makeExchangeCodes(deps, actor, {
    id: String(form.get('form') ?? ''),
    ...{ name, pid: String(form.get('pid') ?? '').trim(), codes: given },
    licenceType: String(form.get('licence') ?? '') as LicenceType,
    redeemableUntil: momentOf(form.get('ends'), await findTimeZone(deps.db)),
  });
  if (made.ok) return { done: made.batch.name, as: 'made' };
  // The new id lets the changed form be sent again as a new batch.
  if (made.error === 'batch_made') return { ...typed, form: randomUUID(), problem: made.error };
  return { ...typed, problem: made.error, ...('code' in made && { which: made.code }) };
}

/** The button that withdraws all codes of a batch that nobody has redeemed. */
export async function endBatchAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const batchId = z.uuid().safeParse(form.get('batch')).data;
  if (batchId === undefined) return { problem: 'batch_ended' };
  const ended = await endExchangeBatch(deps, actor, { batchId });
  return ended.ok ? { done: String(form.get('name') ?? ''), as: 'ended' } : { problem: ended.error };
}

/** The form that finds a code that somebody has read out. */
export async function findCodeAction({ deps }: Deps, actor: Actor, form: FormData): Promise<Outcome> {
  const found = await findExchangeCode(deps.db, actor, String(form.get('q') ?? ''));
  return found.ok
    ? { found: exchangeCodePage(found.id) }
    : { problem: found.error, kept: keepForm(form, actor, deps.clock) };
}
