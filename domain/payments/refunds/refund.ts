import { shareByWeight } from '@spindle/platform/share-by-weight.ts';

/**
 * requested: stored, and the provider has not accepted or refused it yet. succeeded: the money is on its way back.
 * failed: nothing went back; a bank may refuse it late, after the provider has accepted it.
 */
export const REFUND_STATES = ['requested', 'succeeded', 'failed'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

export const REFUND_MOVES: Readonly<Record<RefundState, readonly RefundState[]>> = {
  requested: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

export interface RefundLine {
  lineId: string;
  /** Minor units, more than 0. */
  amountMinor: number;
}

/** A refund of a payment, divided by the lines of its order. Its id is the idempotency key at the provider. */
export interface Refund {
  id: string;
  orderId: string;
  paymentId: string;
  provider: string;
  /** The provider's own id; null until it has answered. */
  providerId: string | null;
  state: RefundState;
  /** Minor units: the sum of the lines. */
  amountMinor: number;
  /** ISO 4217; the payment's currency, which may be one that the shop does not sell in. */
  currency: string;
  lines: readonly RefundLine[];
  /** Why, in the words of staff. Empty if it was made at the provider. */
  reason: string;
  /** Why it failed, in the provider's words. */
  failure: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

/** What was paid for a line, what of that was or is being refunded, and what was turned into credit; minor units. */
export interface LineBalance {
  lineId: string;
  paidMinor: number;
  refundedMinor: number;
  carriedMinor: number;
}

/** How much of a line can still be refunded, minor units. */
export function leftOfLine({
  paidMinor,
  refundedMinor,
  carriedMinor,
}: Pick<LineBalance, 'paidMinor' | 'refundedMinor' | 'carriedMinor'>): number {
  return Math.max(0, paidMinor - refundedMinor - carriedMinor);
}

/** What to refund: all that is left, an amount divided among all lines, or some lines. */
export type RefundRequest =
  | 'rest'
  | { amountMinor: number }
  /** Without an amount: all that is left of the line. */
  | { lines: readonly { lineId: string; amountMinor?: number | undefined }[] };

export type RefundRequestError = 'nothing_to_refund' | 'refund_amount' | 'unknown_line';

/**
 * What was paid for each line of an order: its total, or, if staff accepted another amount, the same share of that.
 */
export function paidShares(
  lines: readonly { id: string; totalMinor: number }[],
  paidMinor: number,
): { lineId: string; paidMinor: number }[] {
  const totals = lines.map(({ totalMinor }) => totalMinor);
  const weights = totals.some((total) => total > 0) ? totals : totals.map(() => 1);
  const shares = shareByWeight(paidMinor, weights);
  return lines.map(({ id }, index) => ({ lineId: id, paidMinor: shares[index] ?? 0 }));
}

/** How much of each line is refunded, never more than is left of it; lines with nothing to refund are left out. */
export function shareRefund(
  balances: readonly LineBalance[],
  request: RefundRequest,
): { ok: true; amountMinor: number; lines: RefundLine[] } | { ok: false; error: RefundRequestError } {
  const left = balances.map(leftOfLine);
  const sum = left.reduce((one, other) => one + other, 0);
  if (sum === 0) return { ok: false, error: 'nothing_to_refund' };
  if (request === 'rest' || 'amountMinor' in request) {
    const amount = request === 'rest' ? sum : request.amountMinor;
    if (!isAmount(amount, sum)) return { ok: false, error: 'refund_amount' };
    return shared(balances, shareByWeight(amount, left));
  }
  const wanted = left.map(() => 0);
  for (const { lineId, amountMinor } of request.lines) {
    const index = balances.findIndex((line) => line.lineId === lineId);
    const rest = left[index];
    if (rest === undefined || wanted[index] !== 0) return { ok: false, error: 'unknown_line' };
    if (!isAmount(amountMinor ?? rest, rest)) return { ok: false, error: 'refund_amount' };
    wanted[index] = amountMinor ?? rest;
  }
  return wanted.some((amount) => amount > 0)
    ? shared(balances, wanted)
    : { ok: false, error: 'nothing_to_refund' };
}

const isAmount = (amount: number, most: number) =>
  Number.isSafeInteger(amount) && amount > 0 && amount <= most;

function shared(balances: readonly LineBalance[], amounts: readonly number[]) {
  const lines = balances.flatMap(({ lineId }, index) => {
    const amountMinor = amounts[index] ?? 0;
    return amountMinor > 0 ? [{ lineId, amountMinor }] : [];
  });
  return {
    ok: true as const,
    amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0),
    lines,
  };
}
