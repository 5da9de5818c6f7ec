/** Ways to pay that a buyer may ask for; which of them work is the provider's to say. */
export const PAYMENT_METHODS = ['card', 'blockchain'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
