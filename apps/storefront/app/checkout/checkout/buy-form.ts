import { z } from 'zod';

/** Messages are codes of the `errors` words. */
const email = z
  .string({ error: 'field_required' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'invalid_email' })
  .pipe(z.email({ error: 'invalid_email' }));

const sent = {
  form_token: z.string({ error: 'checkout_ended' }).max(64, { error: 'checkout_ended' }),
  /** The same was bought just now, and another one is wanted. */
  again: z.literal('1').optional().catch(undefined),
  /** Minor units, as it stood on the screen. */
  shown_total: z.coerce.number().int().optional().catch(undefined),
};

/** A member's address is known and not asked for. */
export const memberBuyForm = z.object({ ...sent, email: z.string().optional() });
export const guestBuyForm = z.object({ ...sent, email });
