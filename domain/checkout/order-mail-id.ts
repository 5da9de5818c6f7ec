/** Names the mail that brings an order's keys, so that it is sent once. */
export const orderMailId = (orderId: string): string => `order-${orderId}`;
