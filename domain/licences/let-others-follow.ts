import type { Db } from '@spindle/platform/database.ts';
import { endsOf, movedBehind } from './grant.ts';
import { lockLicence, selectStandingGrants, updateGrant, updateLicence } from './queries.ts';

/**
 * Lets what has been granted a licence besides, and has not begun, begin when that ends which the line of an order has just
 * granted: an exchange code that was redeemed while a renewal was not paid, or days that staff gave.
 */
export async function letOthersFollow(
  tx: Db,
  { licenceId, lineId }: { licenceId: string; lineId: string },
  now: Date,
): Promise<void> {
  await lockLicence(tx, licenceId);
  const standing = await selectStandingGrants(tx, licenceId);
  const added = standing.find(({ source, sourceId }) => source === 'order' && sourceId === lineId);
  if (!added) return;
  const others = standing.filter((grant) => grant !== added && grant.source !== 'grace');
  const moved = movedBehind(added, others, now);
  if (moved.length === 0) return;
  for (const grant of moved) await updateGrant(tx, grant);
  const ids = new Set(moved.map(({ id }) => id));
  await updateLicence(tx, licenceId, endsOf([added, ...others.filter(({ id }) => !ids.has(id)), ...moved]));
}
