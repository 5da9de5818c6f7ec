import { findAddress } from '@spindle/domain/accounts/find-address.ts';
import { nameOfDevice } from '@spindle/domain/licences/desk/find-device.ts';
import type { LicenceFilter } from '@spindle/domain/licences/desk/licence-filter.ts';
import { licencesForStaff } from '@spindle/domain/licences/desk/licences-for-staff.ts';
import { ISSUED_TYPES, LICENCE_STATES, type Licence } from '@spindle/domain/licences/licence.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { findOrderByNumber } from '@spindle/domain/orders/find-order-by-number.ts';
import { startOfDay } from '@spindle/domain/seller/seller.ts';
import { z } from 'zod';

const text = z
  .string()
  .trim()
  .transform((written) => written || undefined)
  .optional();

const query = z.object({
  pid: text,
  state: z.enum(LICENCE_STATES).optional().catch(undefined),
  type: z.enum(ISSUED_TYPES).optional().catch(undefined),
  ends: z.iso.date().optional().catch(undefined),
  member: z.uuid().optional().catch(undefined),
  order: text,
  device: z.uuid().optional().catch(undefined),
});

interface FoundLicences {
  licences: Licence[];
  next: string | undefined;
  /** Whose licences were asked for, if anybody's: an address, an order's number, a computer's name. */
  of: string | undefined;
}

/**
 * A page of the licences that match the filters in the query; values that make no sense are left out.
 * @param timeZone the seller's time zone, for the days
 */
export async function findLicences(
  deps: Pick<Shop['deps'], 'db' | 'clock'>,
  asked: Readonly<Record<string, string | undefined>>,
  { after, timeZone }: { after: string | undefined; timeZone: string },
): Promise<FoundLicences> {
  const { pid, state, type, ends, member, order, device } = query.parse(asked);
  const { db } = deps;
  const orderId = order === undefined ? undefined : (await findOrderByNumber(db, order))?.id;
  if (order !== undefined && orderId === undefined) return { licences: [], next: undefined, of: order };
  const filter: LicenceFilter = {
    ...{ pid, state, licenceType: type, memberId: member, orderId, deviceId: device },
    endsBefore: ends === undefined ? undefined : startOfDay(timeZone, ends),
  };
  const of =
    order ??
    (member && ((await findAddress(db, member))?.email ?? member)) ??
    (device && ((await nameOfDevice(db, device)) ?? device));
  const page = await licencesForStaff(deps, filter, { after: z.uuid().safeParse(after).data });
  return { ...page, of };
}
