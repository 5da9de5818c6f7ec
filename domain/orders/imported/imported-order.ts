import { stateOfMoney } from '../order.ts';
import type { importedOrderLines } from './tables.ts';

export type ImportedOrderLine = typeof importedOrderLines.$inferSelect;

/** An order that a member placed in another system. It has no invoice here and can't be changed here. */
export interface ImportedOrder {
  number: string;
  state: 'paid' | 'partly_refunded' | 'refunded';
  placedAt: Date;
  currency: string;
  /** What was paid, minor units. */
  totalMinor: number;
  refundedMinor: number;
  lines: Pick<ImportedOrderLine, 'id' | 'pid' | 'productName' | 'quantity' | 'totalMinor'>[];
}

/** Groups lines into orders, keeping their order: lines with the same number and currency are one order. */
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
