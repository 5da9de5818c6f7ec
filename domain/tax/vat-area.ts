/**
 * Countries that are taxed as a part of another one: a sale to Monaco is one to France, and one to the Isle of Man one to the
 * United Kingdom (Directive 2006/112/EC, article 7). By ISO 3166 code.
 */
const TAXED_AS: ReadonlyMap<string, string> = new Map([
  ['MC', 'FR'],
  ['IM', 'GB'],
]);

/** All of them, each with the country that it is taxed as. */
export const TAXED_ELSEWHERE: readonly (readonly [code: string, as: string])[] = [...TAXED_AS];

/**
 * The country whose value added tax a country has. What lies in a member state and has a code of its own, such as Åland or
 * Réunion, is outside the tax territory of the Union (article 6) and stands for itself.
 */
export function vatAreaOf(country: string): string {
  return TAXED_AS.get(country) ?? country;
}

/** Whether two countries have the same value added tax. */
export function isSameVatArea(one: string, other: string): boolean {
  return vatAreaOf(one) === vatAreaOf(other);
}
