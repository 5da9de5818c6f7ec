/** Sections of the member centre that have words of their own. */
export const SECTIONS = ['my_products', 'orders', 'subscriptions', 'tickets', 'account'] as const;
