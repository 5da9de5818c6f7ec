import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import { findLicence } from '../licences/find-licence.ts';
import { type Licence, opensOf, stateAt } from '../licences/licence.ts';
import { isEntitled } from './entitlement.ts';
import { selectReleases } from './queries.ts';
import { BUILDS, type Release } from './release.ts';

/**
 * The releases that a member's licence includes, newest first.
 * @returns undefined if the licence does not exist or is not the member's
 */
export async function releasesForLicence(
  deps: { db: Db; clock: Clock },
  { memberId, licenceId }: { memberId: string; licenceId: string },
): Promise<Release[] | undefined> {
  if (!z.uuid().safeParse(licenceId).success) return undefined;
  const licence = await findLicence(deps.db, licenceId);
  if (licence?.memberId !== memberId) return undefined;
  const state = stateAt(licence, deps.clock.now());
  return (await releasesForLicences(deps, [{ ...licence, state }])).get(licenceId);
}

/** The releases of several licences, by licence id. The caller has checked whose they are. */
export async function releasesForLicences(
  { db, clock }: { db: Db; clock: Clock },
  licences: readonly Licence[],
): Promise<Map<string, Release[]>> {
  const pids = [...new Set(licences.flatMap(opensOf))];
  const released = await selectReleases(db, { pids, builds: BUILDS, until: clock.now() });
  return new Map(
    licences.map((licence) => [licence.id, released.filter((release) => isEntitled(release, licence))]),
  );
}
