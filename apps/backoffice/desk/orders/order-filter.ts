import { ORDER_STATES } from '@spindle/domain/orders/order.ts';
import type { OrderFilter } from '@spindle/domain/orders/order-filter.ts';
import { dayAfter } from '@spindle/domain/sales/sales.ts';
import { startOfDay } from '@spindle/domain/seller/seller.ts';
import { isCountry } from '@spindle/platform/countries.ts';
import { z } from 'zod';

const day = z.iso.date().optional().catch(undefined);
const text = z
  .string()
  .trim()
  .transform((written) => written || undefined)
  .optional();

const asked = z.object({
  state: z.enum(ORDER_STATES).optional().catch(undefined),
  email: text,
  member: z.uuid().optional().catch(undefined),
  number: text,
  pid: text,
  country: z.string().trim().toUpperCase().refine(isCountry).optional().catch(undefined),
  risk: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
  from: day,
  to: day,
});

/**
 * The filter in the query of the list of orders, without values that make no sense. Both days are included.
 * @param timeZone the seller's time zone, for the days
 */
export function orderFilter(
  query: Readonly<Record<string, string | undefined>>,
  timeZone: string,
): OrderFilter & { risk: number | undefined } {
  const { state, email: written, member, number, pid, country, risk, from, to } = asked.parse(query);
  const email = written?.toLowerCase();
  return {
    ...{ state, pid, risk, from: from === undefined ? undefined : startOfDay(timeZone, from) },
    ...(member && email ? { buyer: { memberId: member, email } } : { email }),
    number: number?.toUpperCase(),
    country,
    before: to === undefined ? undefined : startOfDay(timeZone, dayAfter(to)),
  };
}
