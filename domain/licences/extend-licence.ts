import type { Db } from '@spindle/platform/database.ts';
import { endsOf, type GrantOrigin, type GrantTerm } from './grant.ts';
import { type Licence, stateAt, termsOf } from './licence.ts';
import { insertGrant, lockLicence, selectStandingGrants, updateLicence } from './queries.ts';

/** Whether more time can be added: it has an end, and is neither suspended nor revoked. */
export function canBeExtended(licence: Pick<Licence, 'state' | 'worksUntil'>, now: Date): boolean {
  return licence.worksUntil !== null && ['active', 'expired'].includes(stateAt(licence, now));
}

/**
 * Adds a term of its own type to a licence that was bought, from its end, or from now if it is over.
 * @param of the licence; if member, product or type differ, it is `not_found`.
 * @param anchorAt the first day of its subscription, from which terms are counted.
 * @throws if the origin has granted it already; the caller's transaction must not commit then.
 */
export async function extendLicence(
  tx: Db,
  of: Pick<Licence, 'id' | 'memberId' | 'pid' | 'licenceType'>,
  origin: GrantOrigin,
  now: Date,
  anchorAt?: Date,
): Promise<{ ok: true; licence: Licence } | { ok: false; error: 'not_found' | 'not_extendable' }> {
  const licence = await lockLicence(tx, of.id);
  const fits =
    licence?.memberId === of.memberId && licence.pid === of.pid && licence.licenceType === of.licenceType;
  if (!licence || !fits) return { ok: false, error: 'not_found' };
  const { licenceType } = licence;
  if (licenceType === 'trial' || !canBeExtended(licence, now)) return { ok: false, error: 'not_extendable' };
  const end = licence.worksUntil?.getTime() ?? 0;
  const startsAt = new Date(Math.max(end, now.getTime()));
  const { worksUntil, updatesUntil } = termsOf(licenceType, startsAt, anchorAt);
  const added: GrantTerm = { startsAt, worksUntil, updatesUntil };
  const ends = endsOf([added, ...(await selectStandingGrants(tx, of.id))]);
  await insertGrant(tx, of.id, origin, added);
  return { ok: true, licence: await updateLicence(tx, of.id, { state: 'active', ...ends }) };
}
