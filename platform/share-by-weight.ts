/**
 * Whole shares of an amount in proportion to weights, by largest remainder; of equal remainders the earlier share gets more.
 * The shares add up to the amount, and none is more than its weight as long as the amount is at most the sum of the weights.
 * @param weights whole and not negative; not all zero unless the amount is.
 */
export function shareByWeight(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0) return weights.map(() => 0);
  if (amount < 0 || total === 0) throw new Error(`${amount} can't be shared by ${weights}`);
  // BigInt, because the product of two amounts may be too large for an exact number.
  const wanted = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = wanted.map((share) => Number(share / BigInt(total)));
  const open = amount - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = wanted
    .map((share, index) => ({ remainder: share % BigInt(total), index }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  const favoured = new Set(byRemainder.slice(0, open).map(({ index }) => index));
  return shares.map((share, index) => share + (favoured.has(index) ? 1 : 0));
}
