import { stateOfMoney } from '../order.ts';
import type { importedOrderLines } from './tables.ts';

export type ImportedOrderLine = typeof importedOrderLines.$inferSelect;

/** An order that a member has placed elsewhere. It has no invoice here, and nothing of it can be changed here. */
export interface ImportedOrder {
  number: string;
  state: 'paid' | 'partly_refunded' | 'refunded';
  placedAt: Date;
  currency: string;
  /** Minor units, what was paid. */
  totalMinor: number;
  refundedMinor: number;
  lines: Pick<ImportedOrderLine, 'id' | 'pid' | 'productName' | 'quantity' | 'totalMinor'>[];
}

/** Orders by their lines, in the order of those: lines with one number and currency are one. */
export function ordersOfLines(lines: readonly ImportedOrderLine[]): ImportedOrder[] {
  const grouped = Map.groupBy(lines, ({ number, currency }) => `${currency} ${number}`);
  return [...grouped.values()].map((of) => {
    const [{ number, placedAt, currency }] = of as [ImportedOrderLine];
    const totalMinor = of.reduce((sum, line) => sum + line.totalMinor, 0);
    const refundedMinor = of.reduce((sum, line) => sum + line.refundedMinor, 0);
    const state = stateOfMoney(totalMinor, refundedMinor);
    return { number, state, placedAt, currency, totalMinor, refundedMinor, lines: of };
  });
}
