import { CONSENTS, type Consent } from '@spindle/domain/checkout/consents.ts';
import { z } from 'zod';

/** Messages are codes of the `errors` words. */
const email = z
  .string({ error: 'field_required' })
  .trim()
  .toLowerCase()
  .max(254, { error: 'invalid_email' })
  .pipe(z.email({ error: 'invalid_email' }));

const sent = z.object({
  form_token: z.string({ error: 'checkout_ended' }).max(64, { error: 'checkout_ended' }),
  /** The buyer bought the same just now and wants another one. */
  again: z.literal('1').optional().catch(undefined),
  // Hidden fields count as missing if they hold something that the page can't have sent.
  told_vat_id: z.string().max(40).optional().catch(undefined),
  method: z.string().max(32).optional().catch(undefined),
  gift_email: z
    .string({ error: 'gift_email_invalid' })
    .trim()
    .max(254, { error: 'gift_email_invalid' })
    // A union reports the message of its last option, not one of its own.
    .pipe(z.union([z.literal(''), z.email({ error: 'gift_email_invalid' })]))
    .optional(),
  gift_locale: z.string().max(10).optional().catch(undefined),
  /** Minor units, as shown on the screen. */
  shown_total: z.coerce.number().int().optional().catch(undefined),
});

const tick = z.literal('1', { error: 'consent_needed' });

/** The checkout's form: a member's address is known and not asked for, and only some buyers are asked for consents. */
export function buyForm({ isMember, asksForConsents }: { isMember: boolean; asksForConsents: boolean }) {
  const consent = asksForConsents ? tick : tick.optional().catch(undefined);
  return sent.extend({
    email: isMember ? z.string().optional().catch(undefined) : email,
    consent_delivery: consent,
    consent_withdrawal: consent,
  });
}

export function consentsIn(form: Partial<Record<`consent_${Consent}`, '1' | undefined>>): Consent[] {
  return CONSENTS.filter((name) => form[`consent_${name}`] === '1');
}
