/** What is brought along, a file each, in the order in which one needs the other. */
export const KINDS = ['customers', 'licences', 'devices', 'orders', 'subscriptions'] as const;
export type Kind = (typeof KINDS)[number];

/** What has become of a line. created: it is in the shop now. refused: nothing of it is, for a reason. */
export const OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];
