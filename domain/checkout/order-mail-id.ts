/** Identifies the mail with an order's keys, so that it is sent once; `again` identifies a repetition by staff. */
export const orderMailId = (orderId: string, again?: string): string =>
  ['order', orderId, again].filter(Boolean).join('-');
