import type { KnownMovement } from '../payments/balance/movements-of.ts';

type Movement = Pick<KnownMovement, 'amountMinor' | 'movedAt'>;

/** How far the provider's clock, or its report of a decision, may differ from the shop's, in ms. */
const NEAR_MS = 3_600_000;

/**
 * The number of the decision in a dispute that a movement of the provider's balance belongs to. Money taken when a dispute begins
 * belongs to the decision that follows; money given back belongs to the decision that it came with. Undefined until that decision
 * is known.
 * @param decisions in chronological order.
 * @param all all movements of the dispute.
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
  // A movement long after the last decision belongs to it if it fits, or if it was undone by decisions that nobody has heard of.
  const isUndone = all.some((one) => one.movedAt > movedAt && one.amountMinor < 0 !== amountMinor < 0);
  return (near.find(fits) ?? coming[0] ?? (last && (fits(last) || isUndone) ? last : undefined))?.number;
}
