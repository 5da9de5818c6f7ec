import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { contentsOf } from '../catalogue/contents-of.ts';
import type { Licence } from './licence.ts';
import { newLicenceKey } from './licence-key.ts';
import { insertLicence } from './queries.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Issues a trial licence of a product, for one computer, from now on. When it is bought, `issueLicence` turns it into a bought
 * one with the same key.
 * @param trialId source of the grant, which grants once.
 */
export async function issueTrial(
  tx: Db,
  { memberId, pid, productName }: Pick<Licence, 'memberId' | 'pid' | 'productName'>,
  { trialId, days }: { trialId: string; days: number },
  now: Date,
): Promise<Licence> {
  const end = new Date(now.getTime() + days * DAY_MS);
  const issued: Licence = {
    ...{ memberId, pid, productName, alsoOpens: await contentsOf(tx, pid) },
    ...{ licenceType: 'trial', seats: 1, state: 'active' },
    ...{ id: randomUUID(), orderId: null, key: newLicenceKey(), issuedAt: now },
    ...{ worksUntil: end, updatesUntil: end },
  };
  await insertLicence(tx, issued, { source: 'trial', sourceId: trialId, ordinal: 1, orderId: null });
  return issued;
}
