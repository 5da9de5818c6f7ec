import { z } from 'zod';

/** Field messages are codes of the `errors` words; what they mean is checked by the card provider. */
export const cardForm = z.object({
  number: z.string({ error: 'field_required' }).max(40, { error: 'card_number' }),
  expiry: z.string({ error: 'field_required' }).max(20, { error: 'card_expiry' }),
  cvc: z.string({ error: 'field_required' }).max(10, { error: 'card_cvc' }),
});
export type CardForm = z.infer<typeof cardForm>;
