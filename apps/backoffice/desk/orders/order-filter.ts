import { ORDER_STATES } from '@spindle/domain/orders/order.ts';
import type { OrderFilter } from '@spindle/domain/orders/order-filter.ts';
import { z } from 'zod';

const DAY_MS = 24 * 3_600_000;

const day = z.iso
  .date()
  .transform((written) => new Date(`${written}T00:00:00Z`))
  .optional()
  .catch(undefined);
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
  country: text,
  from: day,
  to: day,
});

/** What the address of the list of orders asks for; what makes no sense in it is left out. Both days count. */
export function orderFilter(query: Readonly<Record<string, string | undefined>>): OrderFilter {
  const { state, email: written, member, number, pid, country, from, to } = asked.parse(query);
  const email = written?.toLowerCase();
  return {
    ...{ state, pid, from },
    ...(member && email ? { buyer: { memberId: member, email } } : { email }),
    number: number?.toUpperCase(),
    country: country?.toUpperCase(),
    before: to && new Date(to.getTime() + DAY_MS),
  };
}
