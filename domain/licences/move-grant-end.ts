import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { endsOf } from './grant.ts';
import { lockLicence, selectStandingGrants, updateGrant, updateLicence } from './queries.ts';

/**
 * Lets what the line of an order has granted a licence end at another time: what is left of it was credited to something
 * else, or has come back from there. A grant that was taken back stays so.
 * @param licenceType as which it lives on, where that changes.
 */
export async function moveGrantEnd(
  tx: Db,
  { licenceId, lineId }: { licenceId: string; lineId: string },
  { end, licenceType }: { end: Date; licenceType?: LicenceType },
): Promise<void> {
  await lockLicence(tx, licenceId);
  const standing = await selectStandingGrants(tx, licenceId);
  const moved = standing.map((grant) =>
    grant.source === 'order' && grant.sourceId === lineId
      ? { ...grant, worksUntil: end, updatesUntil: end }
      : grant,
  );
  for (const grant of moved) if (!standing.includes(grant)) await updateGrant(tx, grant);
  const [first, ...others] = moved;
  if (first)
    await updateLicence(tx, licenceId, {
      ...endsOf([first, ...others]),
      ...(licenceType && { licenceType }),
    });
}
