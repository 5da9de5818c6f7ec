import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { endsOf, type LicenceGrant, movedBehind, movedForward } from './grant.ts';
import { lockLicence, selectStandingGrants, updateGrant, updateLicence } from './queries.ts';

/**
 * Moves the end of the grant of an order line, because the rest of it was credited to something else or that credit was undone.
 * Other grants that follow it move along. A grant that was taken back is not changed.
 * @param to.licenceType new type of the licence, if that changes.
 * @param to.insteadOf the line whose grant is about to be taken back, so that its time counts as free.
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

/** The grant with its new end, and those that move along. */
function movedWith(
  own: LicenceGrant,
  end: Date,
  { others, insteadOf, at }: { others: readonly LicenceGrant[]; insteadOf: string | undefined; at: Date },
): LicenceGrant[] {
  const ended = { ...own, worksUntil: end, updatesUntil: end };
  if (own.worksUntil && end < own.worksUntil) {
    // Beside a grant without end they stay in place, in case that one is refunded.
    const isEndless = others.some(({ worksUntil }) => worksUntil === null);
    const gone = { startsAt: end, worksUntil: own.worksUntil };
    return [ended, ...(isEndless ? [] : movedForward(gone, others, at))];
  }
  const besides = others.filter((grant) => grant.source !== 'grace' && !isOf(grant, insteadOf));
  return [ended, ...movedBehind(ended, besides, at)];
}

const isOf = ({ source, sourceId }: LicenceGrant, lineId: string | undefined) =>
  source === 'order' && sourceId === lineId;
