/** Sections of the member centre that have texts of their own. */
export const SECTIONS = [
  ...(['my_products', 'devices', 'orders', 'subscriptions', 'tickets'] as const),
  ...(['account', 'security', 'privacy'] as const),
] as const;
