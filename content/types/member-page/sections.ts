/** Sections of the member centre that have words of their own. */
export const SECTIONS = ['my_products', 'devices', 'orders', 'subscriptions', 'tickets', 'account'] as const;
