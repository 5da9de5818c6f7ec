import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Actor } from '../actor.ts';
import { grantsOfLine } from '../licences/grants-of-line.ts';
import type { Licence } from '../licences/licence.ts';
import { revokeLicence } from '../licences/revoke-licence.ts';
import { takeBackGrant } from '../licences/take-back-grant.ts';
import { queueLicenceEvent } from '../webhooks/queue-licence-event.ts';

export type TakeBackResult =
  | { ok: true; taken: Licence[] }
  | { ok: false; error: 'not_allowed' | 'nothing_granted' | 'already_taken_back' };

/**
 * Takes back what a line of an order has granted, or one licence whole, for good, with an entry in the audit for each. A licence
 * without another grant is revoked, whether it was active, suspended or expired: it never works again, and the vendor's own
 * systems are told. A licence with another grant keeps what that gave. Order and payment stay as they are. For admins, support
 * and the shop itself.
 * @param db the transaction of the caller (a refund, a lost dispute, staff).
 * @returns the licences in their new state.
 */
export async function takeBack(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  actor: Actor,
  granted: { lineId: string } | { licenceId: string },
): Promise<TakeBackResult> {
  return db.transaction(async (tx) => {
    const result =
      'licenceId' in granted
        ? await takeLicence({ db: tx, clock }, actor, granted)
        : await takeLine({ db: tx, clock }, actor, granted);
    for (const licence of result.ok ? result.taken : []) {
      if (licence.state === 'revoked')
        await queueLicenceEvent(tx, { jobs, clock }, 'licence.revoked', licence);
    }
    return result;
  });
}

async function takeLicence(
  deps: { db: Db; clock: Clock },
  actor: Actor,
  granted: { licenceId: string },
): Promise<TakeBackResult> {
  const revoked = await revokeLicence(deps, actor, granted);
  if (revoked.ok) return { ok: true, taken: [revoked.licence] };
  if (revoked.error === 'not_allowed') return { ok: false, error: 'not_allowed' };
  return { ok: false, error: revoked.error === 'not_found' ? 'nothing_granted' : 'already_taken_back' };
}

async function takeLine(
  { db: tx, clock }: { db: Db; clock: Clock },
  actor: Actor,
  granted: { lineId: string },
): Promise<TakeBackResult> {
  const grants = await grantsOfLine(tx, granted.lineId);
  if (grants.length === 0) return { ok: false, error: 'nothing_granted' };
  const taken: Licence[] = [];
  for (const grant of grants) {
    const result = await takeBackGrant({ db: tx, clock }, actor, grant);
    if (result.ok) taken.push(result.licence);
    else if (result.error === 'not_allowed') return { ok: false, error: 'not_allowed' };
  }
  return taken.length > 0 ? { ok: true, taken } : { ok: false, error: 'already_taken_back' };
}
