/** Ways to pay that a buyer may ask for; which of them work is the provider's to say. */
export type PaymentMethod = 'card' | 'blockchain';
