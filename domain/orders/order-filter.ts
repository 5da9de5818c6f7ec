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
  /** Of this score or more when it was placed (domain/risk). */
  risk?: number | undefined;
  /** Placed then or later. */
  from?: Date | undefined;
  /** Placed earlier. */
  before?: Date | undefined;
}
