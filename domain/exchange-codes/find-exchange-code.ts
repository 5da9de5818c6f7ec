import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { findLicence } from '../licences/find-licence.ts';
import { type Licence, stateAt } from '../licences/licence.ts';
import { mayAct } from '../staff/may-act.ts';
import { codeKeyOf, type ExchangeBatch, type ExchangeCode } from './exchange-code.ts';
import { selectCode, selectCodeById } from './queries.ts';

/**
 * Finds a code as it is printed, for staff with `exchange_codes`. Whoever knows a code can redeem it, so the addresses of pages
 * contain its id instead.
 */
export async function findExchangeCode(
  db: Db,
  actor: Actor,
  typed: string,
): Promise<{ ok: true; id: string } | { ok: false; error: 'not_allowed' | 'exchange_code_unknown' }> {
  if (!(await mayAct(db, actor, 'exchange_codes'))) return { ok: false, error: 'not_allowed' };
  const key = codeKeyOf(typed);
  const found = key === undefined ? undefined : await selectCode(db, key);
  return found ? { ok: true, id: found.code.id } : { ok: false, error: 'exchange_code_unknown' };
}

export interface ExchangeCodeDetails {
  code: ExchangeCode;
  batch: ExchangeBatch;
  /** The licence that it issued or extended, with its current state. */
  licence: Licence | undefined;
}

/** A code by its id and the licence it was redeemed for, for staff. */
export async function exchangeCodeDetails(
  { db, clock }: { db: Db; clock: Clock },
  id: string,
): Promise<ExchangeCodeDetails | undefined> {
  const found = await selectCodeById(db, id);
  if (!found) return undefined;
  const { licenceId } = found.code;
  const licence = licenceId === null ? undefined : await findLicence(db, licenceId);
  return { ...found, licence: licence && { ...licence, state: stateAt(licence, clock.now()) } };
}
