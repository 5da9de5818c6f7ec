import { passkeyName } from '@spindle/domain/accounts/passkeys/passkey-name.ts';
import { memberName } from '@spindle/domain/accounts/profile/member-name.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import * as z from 'zod/mini';

// Messages are error codes; the field looks its words up.
const text = () => z.string({ error: 'field_required' });
const required = (length: number) =>
  text().check(
    z.trim(),
    z.minLength(1, { error: 'field_required' }),
    z.maxLength(length, { error: 'invalid_input' }),
  );
const email = z.pipe(required(254).check(z.toLowerCase()), z.email({ error: 'invalid_email' }));

export const loginSchema = z.object({
  email,
  password: text().check(z.maxLength(1024, { error: 'invalid_input' })),
});
export const emailSchema = z.object({ email });
export const codeSchema = z.object({ code: required(32) });
/** A password, whose spaces count, or a code. */
export const proofSchema = z.object({
  proof: text().check(z.maxLength(1024, { error: 'invalid_input' })),
});
export const currentPasswordSchema = z.object({
  current: text().check(z.maxLength(1024, { error: 'invalid_input' })),
});
/** Who has their account erased ticks that they know what that means. */
export const erasureSchema = z.object({ sure: z.literal('1', { error: 'field_required' }) });
/** Codes of languages as the shop knows them; an empty name is left out by the form. */
export const profileSchema = z.object({
  name: z.optional(memberName),
  language: z.enum(ALL_LOCALES as [Locale, ...Locale[]]),
});
/** A passkey of the member's list, and what they call it from now on. */
export const passkeyNameSchema = z.object({ passkey: z.uuid(), name: passkeyName });
export const newPasswordSchema = z.object({
  password: text().check(
    z.refine((password) => [...password].length >= 8, { error: 'password_too_short' }),
    z.maxLength(128, { error: 'password_too_long' }),
  ),
});
