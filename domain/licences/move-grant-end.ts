import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { endsOf, type LicenceGrant, movedBehind, movedForward } from './grant.ts';
import { lockLicence, selectStandingGrants, updateGrant, updateLicence } from './queries.ts';

/**
 * Lets what the line of an order has granted a licence end at another time: what is left of it was credited to something
 * else, or has come back from there. What was granted besides and follows it goes along. A grant that was taken back
 * stays so.
 * @param to.licenceType as which it lives on, where that changes.
 * @param to.insteadOf the line whose grant is about to be taken back, so that what it covers is free.
 */
export async function moveGrantEnd(
  tx: Db,
  { licenceId, lineId }: { licenceId: string; lineId: string },
  { end, at, licenceType, insteadOf }: { end: Date; at: Date; licenceType?: LicenceType; insteadOf?: string },
): Promise<void> {
  await lockLicence(tx, licenceId);
  const standing = await selectStandingGrants(tx, licenceId);
  const own = standing.find((grant) => isOf(grant, lineId));
  const others = standing.filter((grant) => grant !== own);
  const moved = own ? movedWith(own, end, { others, insteadOf, at }) : [];
  for (const grant of moved) await updateGrant(tx, grant);
  const [first, ...rest] = standing.map((grant) => moved.find(({ id }) => id === grant.id) ?? grant);
  if (first)
    await updateLicence(tx, licenceId, { ...endsOf([first, ...rest]), ...(licenceType && { licenceType }) });
}

/** The grant as it ends then, and those that go along. */
function movedWith(
  own: LicenceGrant,
  end: Date,
  { others, insteadOf, at }: { others: readonly LicenceGrant[]; insteadOf: string | undefined; at: Date },
): LicenceGrant[] {
  const ended = { ...own, worksUntil: end, updatesUntil: end };
  if (own.worksUntil && end < own.worksUntil) {
    // They stay where they are for when the one that never ends is refunded.
    const isEndless = others.some(({ worksUntil }) => worksUntil === null);
    const gone = { startsAt: end, worksUntil: own.worksUntil };
    return [ended, ...(isEndless ? [] : movedForward(gone, others, at))];
  }
  const besides = others.filter((grant) => grant.source !== 'grace' && !isOf(grant, insteadOf));
  return [ended, ...movedBehind(ended, besides, at)];
}

const isOf = ({ source, sourceId }: LicenceGrant, lineId: string | undefined) =>
  source === 'order' && sourceId === lineId;
