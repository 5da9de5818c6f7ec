/** Names the mail that brings an order's keys, so that it is sent once; `again` one that staff have sent once more. */
export const orderMailId = (orderId: string, again?: string): string =>
  ['order', orderId, again].filter(Boolean).join('-');
