import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { type Invoice, type InvoiceReason, leftOfLines } from './invoice.ts';

/** A refund or dispute of an order that has no document yet. */
export interface Move {
  cause: string;
  reason: Extract<InvoiceReason, 'refund' | 'refund_failed' | 'dispute' | 'dispute_won'>;
  /** Amounts by order line id, minor units. */
  amounts: ReadonlyMap<string, number>;
  /** The credit note that is reversed by a failed refund or a dispute won in the end. */
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
  for (const dispute of disputes) {
    const move = moveOfDispute(issued, left, dispute);
    if (move && sumOf(move.amounts) > 0) return move;
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

/** A bank may decide anew: each loss of a dispute has a credit note, and each win after a loss an invoice. */
function moveOfDispute(
  issued: readonly Invoice[],
  left: ReadonlyMap<string, number>,
  { id, state, amountMinor }: DisputeOf,
): Move | undefined {
  const first = `dispute ${id}`;
  const own = issued.filter(({ cause }) => cause === first || cause.startsWith(`${first} `));
  const [notes = [], again = []] = (['credit_note', 'invoice'] as const).map((kind) =>
    own.filter(({ document }) => document.kind === kind),
  );
  const note = notes[again.length];
  if (state === 'lost' && !note) {
    // A bank may take more than was left of an order: the excess is a loss and not credited.
    const shares = shareByWeight(Math.min(amountMinor, sumOf(left)), [...left.values()]);
    const amounts = [...left.keys()].map((lineId, index) => [lineId, shares[index] ?? 0] as const);
    const cause = notes.length === 0 ? first : `${first} ${notes.length + 1}`;
    return { cause, reason: 'dispute', amounts: new Map(amounts), note };
  }
  if (state !== 'lost' && note) {
    const amounts = note.document.lines.map(({ lineId, grossMinor }) => [lineId, grossMinor] as const);
    return { cause: note.cause, reason: 'dispute_won', amounts: new Map(amounts), note };
  }
  return undefined;
}

export function sumOf(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((one, other) => one + other, 0);
}
