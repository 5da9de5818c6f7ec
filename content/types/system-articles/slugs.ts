/** The pages that say who the vendor is and on what terms it sells (spec §2); each at its own address. */
export const SYSTEM_ARTICLES = [
  'about',
  'terms-of-use',
  'privacy',
  'purchase-policy',
  'refund-policy',
] as const;
