/** Payment methods that a buyer may ask for; the provider decides which of them work. */
export const PAYMENT_METHODS = ['card', 'blockchain'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
