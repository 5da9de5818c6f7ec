/** What can be imported, in a file for each kind. Later kinds refer to earlier ones, so they are imported in this order. */
export const KINDS = ['customers', 'licences', 'devices', 'orders', 'subscriptions'] as const;
export type Kind = (typeof KINDS)[number];

/** What has become of a line. created: it is new in the shop. refused: nothing of it was written; the report says why. */
export const OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];
