import { expect, test } from 'vitest';
import { parseForm, replyTo } from '../forms/parse-form.ts';
import { codeSchema, emailSchema, loginSchema, newPasswordSchema, proofSchema } from './form-schemas.ts';

function read(schema: Parameters<typeof parseForm>[1], fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const read = parseForm(form, schema);
  return read.ok ? read.value : read.reply.fields;
}

test('an address is trimmed and in small letters, a password stays as it is', () => {
  expect(read(loginSchema, { email: ' Kei@Example.Test ', password: ' Secret ' })).toEqual({
    email: 'kei@example.test',
    password: ' Secret ',
  });
  expect(read(codeSchema, { code: ' 123456 ' })).toEqual({ code: '123456' });
  expect(read(proofSchema, { proof: ' Secret ' })).toEqual({ proof: ' Secret ' });
});

test('no password goes back into the page', () => {
  const form = new FormData();
  form.set('step', 'totp-off');
  for (const name of ['password', 'current', 'proof']) form.set(name, 'my secret');
  expect(replyTo(form, { problem: 'proof_wrong' }).values).toEqual({ step: 'totp-off' });
});

test.each([
  [loginSchema, {}, { email: 'field_required', password: 'field_required' }],
  [loginSchema, { email: '', password: '' }, { email: 'field_required', password: 'field_required' }],
  [loginSchema, { email: 'a@b.test', password: 'x'.repeat(1025) }, { password: 'invalid_input' }],
  [emailSchema, { email: '  ' }, { email: 'field_required' }],
  [emailSchema, { email: 'kei@' }, { email: 'invalid_email' }],
  [emailSchema, { email: `${'x'.repeat(250)}@b.test` }, { email: 'invalid_input' }],
  [codeSchema, { code: '1'.repeat(33) }, { code: 'invalid_input' }],
  [newPasswordSchema, { password: '' }, { password: 'field_required' }],
  [newPasswordSchema, { password: 'seven77' }, { password: 'password_too_short' }],
  // Four characters, though eight in JavaScript.
  [newPasswordSchema, { password: '🔑🔑🔑🔑' }, { password: 'password_too_short' }],
  [newPasswordSchema, { password: 'x'.repeat(129) }, { password: 'password_too_long' }],
])('%# %o is refused', (schema, fields, error) => {
  expect(read(schema, fields)).toEqual(error);
});
