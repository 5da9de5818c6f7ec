import { passkeyName } from '@spindle/domain/accounts/passkeys/passkey-name.ts';
import { memberName } from '@spindle/domain/accounts/profile/member-name.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { hasLength } from '@spindle/platform/text-length.ts';
import * as z from 'zod/mini';
import { filledText, wholeText } from '../forms/text-rules.ts';

const email = z.pipe(filledText(254).check(z.toLowerCase()), z.email({ error: 'invalid_email' }));

export const loginSchema = z.object({
  email,
  password: wholeText(1024),
});
export const emailSchema = z.object({ email });
export const codeSchema = z.object({ code: filledText(32) });
/** A password, in which spaces count, or a code. */
export const proofSchema = z.object({
  proof: wholeText(1024),
});
export const currentPasswordSchema = z.object({
  current: wholeText(1024),
});
/** To have their account erased, members tick that they know what that means. */
export const erasureSchema = z.object({ sure: z.literal('1', { error: 'field_required' }) });
/**
 * Codes of the shop's languages. With only one language there is no question, and the use case checks that a language is
 * active. The form leaves out an empty name.
 */
export const profileSchema = z.object({
  name: z.optional(memberName),
  language: z.optional(z.enum(ALL_LOCALES as [Locale, ...Locale[]], { error: 'invalid_input' })),
});
/** A passkey of the member's list, and its new name. */
export const passkeyNameSchema = z.object({ passkey: z.uuid({ error: 'invalid_input' }), name: passkeyName });
export const newPasswordSchema = z.object({
  password: z.string({ error: 'field_required' }).check(
    z.refine((password) => hasLength(password, { least: 8 }), { error: 'password_too_short' }),
    z.refine((password) => hasLength(password, { most: 128 }), { error: 'password_too_long' }),
  ),
});
