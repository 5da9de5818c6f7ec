import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { contentsOf } from '../catalogue/contents-of.ts';
import type { GrantOrigin } from './grant.ts';
import { type Licence, termsOf } from './licence.ts';
import { newLicenceKey } from './licence-key.ts';
import {
  insertGrant,
  insertLicence,
  lockTrialOf,
  selectStandingGrants,
  updateGrant,
  updateLicence,
} from './queries.ts';

interface ToIssue extends Pick<Licence, 'memberId' | 'pid' | 'productName'> {
  licenceType: LicenceType;
  /** The buyer, or whoever redeems, is proved to be this member. A typed address proves nothing. */
  byMember?: boolean;
}

/**
 * Issues a licence to a member. Its term starts now, and it covers what its product contains in the catalogue now. If the member
 * has a trial of the product and buys it themselves, the trial becomes the licence and keeps its key; its remaining time is taken
 * back, so that a refund leaves nothing. If somebody else pays, a new key is issued and the trial stays as it is: otherwise that
 * person would see the trial's key and could end it by a refund.
 * @param origin what grants it.
 * @throws if the origin has granted this one already; the caller's transaction must not commit then.
 */
export async function issueLicence(
  tx: Db,
  licence: ToIssue,
  origin: GrantOrigin,
  now: Date,
): Promise<Licence> {
  const alsoOpens = await contentsOf(tx, licence.pid);
  const trial = licence.byMember ? await lockTrialOf(tx, licence) : undefined;
  if (trial) return convertTrial(tx, trial, { ...licence, alsoOpens }, origin, now);
  const { memberId, pid, productName, licenceType } = licence;
  const issued: Licence = {
    ...{ memberId, pid, productName, alsoOpens, licenceType },
    id: randomUUID(),
    orderId: origin.orderId,
    key: newLicenceKey(),
    state: 'active',
    issuedAt: now,
    ...termsOf(licenceType, now),
  };
  await insertLicence(tx, issued, origin);
  return issued;
}

async function convertTrial(
  tx: Db,
  trial: Licence,
  { productName, alsoOpens, licenceType }: ToIssue & Pick<Licence, 'alsoOpens'>,
  origin: GrantOrigin,
  now: Date,
): Promise<Licence> {
  for (const grant of await selectStandingGrants(tx, trial.id)) {
    await updateGrant(tx, { ...grant, takenBackAt: now });
  }
  const { seats, worksUntil, updatesUntil } = termsOf(licenceType, now);
  await insertGrant(tx, trial.id, origin, { startsAt: now, worksUntil, updatesUntil });
  return updateLicence(tx, trial.id, {
    ...{ productName, alsoOpens, licenceType, seats, worksUntil, updatesUntil },
    ...{ orderId: origin.orderId, state: 'active', issuedAt: now },
  });
}
