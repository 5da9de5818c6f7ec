import type { Db } from '@spindle/platform/database.ts';
import { endsOf, type LicenceGrant, movedBehind, splitAround } from './grant.ts';
import {
  insertGrant,
  lockLicence,
  selectGrantsOfSource,
  selectStandingGrants,
  updateGrant,
  updateLicence,
} from './queries.ts';

/** A grant that adds time at the end of a licence. */
type AddedGrant = LicenceGrant & { source: 'exchange_code' | 'staff' };

/**
 * Moves other grants of a licence that are not over behind the span that an order line has just granted: an exchange code that
 * was redeemed while a renewal was pending, or whose time has begun, or days given by staff.
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
  // Each of them begins when the one before ends, so only one can be running.
  const [split] = others.filter(isAdded).flatMap((grant) => splitAround(added, grant, now) ?? []);
  const behind = { ...added, ...(split && { worksUntil: split.rest.worksUntil }) };
  const coming = others.filter(({ id }) => id !== split?.begun.id);
  const moved = [...(split ? [split.begun] : []), ...movedBehind(behind, coming, now)];
  if (moved.length === 0) return;
  for (const grant of moved) await updateGrant(tx, grant);
  if (split) {
    const { source, sourceId } = split.begun;
    const ordinal = ((await selectGrantsOfSource(tx, split.begun)).at(-1)?.ordinal ?? 0) + 1;
    await insertGrant(tx, licenceId, { source, sourceId, ordinal, orderId: null }, split.rest);
  }
  const ids = new Set(moved.map(({ id }) => id));
  const stay = others.filter(({ id }) => !ids.has(id));
  await updateLicence(tx, licenceId, endsOf([added, ...stay, ...moved, ...(split ? [split.rest] : [])]));
}

function isAdded(grant: LicenceGrant): grant is AddedGrant {
  return grant.source === 'exchange_code' || grant.source === 'staff';
}
