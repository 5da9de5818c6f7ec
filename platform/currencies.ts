/** The currencies in which the shop sells, ISO 4217. */
export const CURRENCIES = ['USD', 'EUR', 'JPY'] as const;
export type Currency = (typeof CURRENCIES)[number];
