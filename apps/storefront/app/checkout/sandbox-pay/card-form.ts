import { z } from 'zod';

/** Field messages are codes of the `errors` words; what they mean is checked by the card provider. */
export const cardForm = z.object({
  number: z.string().max(40, { error: 'card_number' }).default(''),
  expiry: z.string().max(20, { error: 'card_expiry' }).default(''),
  cvc: z.string().max(10, { error: 'card_cvc' }).default(''),
});
export type CardForm = z.infer<typeof cardForm>;
