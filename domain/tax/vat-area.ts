/**
 * Countries that are taxed as part of another one: a sale to Monaco counts as one to France, a sale to the Isle of Man as one to
 * the United Kingdom (Directive 2006/112/EC, article 7). By ISO 3166 code.
 */
const TAXED_AS: ReadonlyMap<string, string> = new Map([
  ['MC', 'FR'],
  ['IM', 'GB'],
]);

/** All countries that are taxed as another one, with that country. */
export const TAXED_ELSEWHERE: readonly (readonly [code: string, as: string])[] = [...TAXED_AS];

/**
 * The country whose value added tax applies in a country. Parts of member states with a code of their own, such as Åland or
 * Réunion, are outside the tax territory of the EU (article 6) and are areas of their own.
 */
export function vatAreaOf(country: string): string {
  return TAXED_AS.get(country) ?? country;
}

/** Whether two countries have the same value added tax. */
export function isSameVatArea(one: string, other: string): boolean {
  return vatAreaOf(one) === vatAreaOf(other);
}
