import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { memberOfAddress } from '../accounts/member-of-address.ts';
import { findLicenceByKey } from '../licences/find-licence-by-key.ts';
import { type Licence, stateAt } from '../licences/licence.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';

/** Licences by what their owner can tell: the whole key, the address of the account, or the number of an order. */
export async function searchLicences(deps: { db: Db; clock: Clock }, written: string): Promise<Licence[]> {
  const text = written.trim();
  if (text.includes('@')) {
    const memberId = await memberOfAddress(deps.db, text.toLowerCase());
    return memberId === undefined ? [] : licencesOfMember(deps, { memberId });
  }
  const licence = await findLicenceByKey(deps.db, text);
  if (licence) return [{ ...licence, state: stateAt(licence, deps.clock.now()) }];
  const order = await findOrderByNumber(deps.db, text.toUpperCase());
  return order ? licencesOfOrder(deps, order.id) : [];
}
