import type { SQL } from 'drizzle-orm';
import type { OrderState } from './order.ts';

/** Which orders to list; fields that are left out do not restrict the list. */
export interface OrderFilter {
  state?: OrderState | undefined;
  /** The whole address, in lower case. */
  email?: string | undefined;
  /** Orders of the member, and those with their address that have no member; without `memberId`, all with the address. */
  buyer?: { memberId: string | undefined; email: string } | undefined;
  number?: string | undefined;
  /** Product of one of its lines. */
  pid?: string | undefined;
  /** ISO 3166 code. */
  country?: string | undefined;
  /** A query that selects order ids by what another module knows, such as their risk; and whether it selects only a few. */
  among?: { ids: SQL; few: boolean } | undefined;
  /** Placed at this time or later. */
  from?: Date | undefined;
  /** Placed before this time. */
  before?: Date | undefined;
}
