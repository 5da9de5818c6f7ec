import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { endsOf, type GrantOrigin, type GrantTerm } from './grant.ts';
import type { Licence } from './licence.ts';
import { insertGrant, lockLicence, selectStandingGrants, updateLicence } from './queries.ts';

/**
 * Grants a licence a span of time, in addition to its other grants; with `licenceType`, it becomes a licence of that type. A
 * suspended licence stays suspended.
 * @returns undefined if it is revoked: a revoked licence never works again.
 * @throws if the origin has granted it already; the caller's transaction must not commit then.
 */
export async function grantTime(
  tx: Db,
  licenceId: string,
  origin: GrantOrigin,
  { licenceType, ...span }: GrantTerm & { licenceType?: LicenceType },
): Promise<Licence | undefined> {
  const licence = await lockLicence(tx, licenceId);
  if (!licence || licence.state === 'revoked') return undefined;
  const ends = endsOf([span, ...(await selectStandingGrants(tx, licenceId))]);
  await insertGrant(tx, licenceId, origin, span);
  const state = licence.state === 'suspended' ? 'suspended' : 'active';
  return updateLicence(tx, licenceId, { state, ...ends, ...(licenceType && { licenceType }) });
}
