/** What the shop sells in, ISO 4217. */
export const CURRENCIES = ['USD', 'EUR', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];
