import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { GrantOrigin } from './grant.ts';
import { type Licence, termsOf } from './licence.ts';
import { newLicenceKey } from './licence-key.ts';
import { insertLicence } from './queries.ts';

/**
 * Issues a licence to a member. Its term starts now.
 * @param origin what brings it.
 * @throws when the origin has granted this one already; the caller's transaction must not commit then.
 */
export async function issueLicence(
  tx: Db,
  licence: Pick<Licence, 'memberId' | 'pid' | 'productName' | 'licenceType'>,
  origin: GrantOrigin,
  now: Date,
): Promise<Licence> {
  const { memberId, pid, productName, licenceType } = licence;
  const issued: Licence = {
    ...{ memberId, pid, productName, licenceType },
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
