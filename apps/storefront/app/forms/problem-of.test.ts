import { expect, test } from 'vitest';
import { problemOf } from './problem-of.ts';

const control = {
  ...{ value: '', type: 'text', required: true, minLength: -1, checked: false },
  validity: { typeMismatch: false },
};

test.each([
  [{}, 'field_required'],
  [{ value: '  ' }, 'field_required'],
  [{ required: false }, undefined],
  [{ value: '123456' }, undefined],
  [{ type: 'email', value: 'kei@', validity: { typeMismatch: true } }, 'invalid_email'],
  [{ type: 'email', value: 'kei@example.test' }, undefined],
  // A password may consist of spaces.
  [{ type: 'password', value: '  ' }, undefined],
  [{ type: 'password', value: 'seven77', minLength: 8 }, 'password_too_short'],
  [{ type: 'password', value: '🔑🔑🔑🔑', minLength: 8 }, 'password_too_short'],
  [{ type: 'password', value: '🔑🔑🔑🔑🔑🔑🔑🔑', minLength: 8 }, undefined],
  // A checkbox has a value whether it is ticked or not.
  [{ type: 'checkbox', value: '1' }, 'field_required'],
  [{ type: 'checkbox', value: '1', checked: true }, undefined],
  [{ type: 'checkbox', value: '1', required: false }, undefined],
])('%# %o', (changed, code) => {
  expect(problemOf({ ...control, ...changed })).toBe(code);
});
