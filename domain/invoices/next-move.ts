import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { type Invoice, type InvoiceReason, leftOfLines } from './invoice.ts';

/** What has become of an order's money and has no document yet. */
export interface Move {
  cause: string;
  reason: Extract<InvoiceReason, 'refund' | 'refund_failed' | 'dispute'>;
  /** By line of the order, minor units. */
  amounts: ReadonlyMap<string, number>;
  /** The credit note that a failed refund makes void. */
  note: Invoice | undefined;
}

type RefundOf = Pick<Refund, 'id' | 'state' | 'lines'>;
type DisputeOf = Pick<Dispute, 'id' | 'state' | 'amountMinor'>;

/** The next document that is due for an order, refunds before disputes; undefined when all have been issued. */
export function nextMove(
  issued: readonly Invoice[],
  { refunds, disputes }: { refunds: readonly RefundOf[]; disputes: readonly DisputeOf[] },
): Move | undefined {
  const left = leftOfLines(issued);
  for (const refund of refunds) {
    const move = moveOfRefund(issued, left, refund);
    if (move && sumOf(move.amounts) > 0) return move;
  }
  for (const { id, state, amountMinor } of disputes) {
    const cause = `dispute ${id}`;
    // A bank may take more than was left of an order: that is a loss, and no part of a sale.
    const amount = Math.min(amountMinor, sumOf(left));
    if (state !== 'lost' || amount === 0 || issued.some((one) => one.cause === cause)) continue;
    const shares = shareByWeight(amount, [...left.values()]);
    const amounts = [...left.keys()].map((lineId, index) => [lineId, shares[index] ?? 0] as const);
    return { cause, reason: 'dispute', amounts: new Map(amounts), note: undefined };
  }
  return undefined;
}

function moveOfRefund(
  issued: readonly Invoice[],
  left: ReadonlyMap<string, number>,
  { id, state, lines }: RefundOf,
): Move | undefined {
  const cause = `refund ${id}`;
  const [note, again] = (['credit_note', 'invoice'] as const).map((kind) =>
    issued.find((one) => one.cause === cause && one.document.kind === kind),
  );
  if (state === 'succeeded' && !note) {
    const amounts = lines.map(
      ({ lineId, amountMinor }) => [lineId, Math.min(amountMinor, left.get(lineId) ?? 0)] as const,
    );
    return { cause, reason: 'refund', amounts: new Map(amounts), note };
  }
  if (state === 'failed' && note && !again) {
    const amounts = note.document.lines.map(({ lineId, grossMinor }) => [lineId, grossMinor] as const);
    return { cause, reason: 'refund_failed', amounts: new Map(amounts), note };
  }
  return undefined;
}

export function sumOf(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((one, other) => one + other, 0);
}
