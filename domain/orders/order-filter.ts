import type { SQL } from 'drizzle-orm';
import type { OrderState } from './order.ts';

/** What orders are asked for; what is left out does not matter. */
export interface OrderFilter {
  state?: OrderState | undefined;
  /** In lower case, whole. */
  email?: string | undefined;
  /** A member's, and what was placed with their address and is nobody's yet; without one, all of the address. */
  buyer?: { memberId: string | undefined; email: string } | undefined;
  number?: string | undefined;
  /** Of one of its lines. */
  pid?: string | undefined;
  /** ISO 3166 code. */
  country?: string | undefined;
  /** One of those whose ids this selects: what another module knows of orders, such as their risk; and whether those are few. */
  among?: { ids: SQL; few: boolean } | undefined;
  /** Placed then or later. */
  from?: Date | undefined;
  /** Placed earlier. */
  before?: Date | undefined;
}
