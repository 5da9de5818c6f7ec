import { z } from 'zod';

// Messages are error codes; the field looks its words up.
const required = (length: number) =>
  z.string({ error: 'field_required' }).trim().min(1, { error: 'field_required' }).max(length, {
    error: 'invalid_input',
  });
const email = required(254)
  .toLowerCase()
  .pipe(z.email({ error: 'invalid_email' }));
const newPassword = z
  .string({ error: 'field_required' })
  .refine((text) => [...text].length >= 8, { error: 'password_too_short' })
  .refine((text) => text.length <= 128, { error: 'password_too_long' });

export const loginSchema = z.object({
  email,
  password: z.string({ error: 'field_required' }).max(1024, { error: 'invalid_input' }),
});
export const emailSchema = z.object({ email });
export const codeSchema = z.object({ code: required(32) });
export const newPasswordSchema = z.object({ password: newPassword });
