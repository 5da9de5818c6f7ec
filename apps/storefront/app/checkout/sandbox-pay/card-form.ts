import { z } from 'zod';

/** Field messages are codes of the `errors` words; the card provider checks the values. */
export const cardForm = z.object({
  number: z.string({ error: 'card_number' }).max(40, { error: 'card_number' }).default(''),
  expiry: z.string({ error: 'card_expiry' }).max(20, { error: 'card_expiry' }).default(''),
  cvc: z.string({ error: 'card_cvc' }).max(10, { error: 'card_cvc' }).default(''),
});
export type CardForm = z.infer<typeof cardForm>;
