import type { KnownMovement } from '../payments/balance/movements-of.ts';

type Movement = Pick<KnownMovement, 'amountMinor' | 'movedAt'>;

/** How far the provider's clock, or its word on a decision, may be from the shop's, in ms. */
const NEAR_MS = 3_600_000;

/**
 * The decision in a dispute that a movement of the provider's balance belongs to, by its number: what a bank takes when a
 * dispute begins is of the decision that comes, and what it gives back of the one that it came with. Undefined as long as
 * that has not been heard of.
 * @param decisions in their order.
 * @param all movements of the dispute.
 */
export function decisionOf(
  { amountMinor, movedAt }: Movement,
  decisions: readonly { number: number; state: 'won' | 'lost'; at: string }[],
  all: readonly Movement[],
): number | undefined {
  const fits = ({ state }: { state: 'won' | 'lost' }) => state === (amountMinor < 0 ? 'lost' : 'won');
  const coming = decisions.filter(({ at }) => Date.parse(at) >= movedAt.getTime() - NEAR_MS);
  const near = coming.filter(({ at }) => Date.parse(at) <= movedAt.getTime() + NEAR_MS);
  const last = decisions.at(-1);
  // What is listed long after the last decision is its, if it is what that calls for, or was undone: nobody has heard of that.
  const isUndone = all.some((one) => one.movedAt > movedAt && one.amountMinor < 0 !== amountMinor < 0);
  return (near.find(fits) ?? coming[0] ?? (last && (fits(last) || isUndone) ? last : undefined))?.number;
}
