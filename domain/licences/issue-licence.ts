import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { type Licence, termsOf } from './licence.ts';
import { newLicenceKey } from './licence-key.ts';
import { insertLicence } from './queries.ts';

/**
 * Issues a licence of a paid order's line. Its term starts now.
 * @throws when the line has brought this one already; the caller's transaction must not commit then.
 */
export async function issueLicence(
  tx: Db,
  licence: Pick<
    Licence,
    'orderId' | 'lineId' | 'ordinal' | 'memberId' | 'pid' | 'productName' | 'licenceType'
  >,
  now: Date,
): Promise<Licence> {
  const issued: Licence = {
    orderId: licence.orderId,
    lineId: licence.lineId,
    ordinal: licence.ordinal,
    memberId: licence.memberId,
    pid: licence.pid,
    productName: licence.productName,
    licenceType: licence.licenceType,
    id: randomUUID(),
    key: newLicenceKey(),
    state: 'active',
    issuedAt: now,
    ...termsOf(licence.licenceType, now),
  };
  await insertLicence(tx, issued);
  return issued;
}
