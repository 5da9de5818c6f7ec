import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { listTaxRules } from '@spindle/domain/tax/list-tax-rules.ts';
import { expect, test } from 'vitest';
import {
  removeRegistrationAction,
  removeTaxRateAction,
  setRegistrationAction,
  setTaxRateAction,
} from './tax-actions.ts';

const shop = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };

function form(fields: Readonly<Record<string, string>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

test('the form of a registration sets one, and its button takes it back', async () => {
  const typed = {
    ...{ country: 'de', scheme: 'oss', number: ' DE123456789 ' },
    ...{ validFrom: '2026-01-01', validUntil: '' },
  };
  expect(await setRegistrationAction(shop, admin, form(typed))).toEqual({ done: 'DE', as: 'set' });
  expect((await listTaxRules(shop.db)).registrations).toEqual([
    { ...typed, country: 'DE', number: 'DE123456789', validUntil: null },
  ]);
  const wrong = { ...typed, country: 'US' };
  const problem = 'tax_registration_invalid';
  expect(await setRegistrationAction(shop, admin, form(wrong))).toEqual({ ...wrong, problem });
  expect(await removeRegistrationAction(shop, admin, form(typed))).toEqual({ done: 'DE', as: 'removed' });
  expect(await removeRegistrationAction(shop, admin, form(typed))).toEqual({
    problem: 'tax_registration_gone',
  });
});

test('the form of a rate takes a decimal comma, and nothing that is no rate', async () => {
  const typed = { country: 'fi', validFrom: '2027-01-01', percent: '25,5' };
  expect(await setTaxRateAction(shop, admin, form(typed))).toEqual({ done: 'FI', as: 'set' });
  expect((await listTaxRules(shop.db)).rates).toEqual([
    { country: 'FI', validFrom: '2027-01-01', rateBp: 2550 },
  ]);
  for (const percent of ['', 'much', '51', '-1']) {
    const wrong = { ...typed, percent };
    expect(await setTaxRateAction(shop, admin, form(wrong))).toEqual({
      ...wrong,
      problem: 'tax_rate_invalid',
    });
  }
  expect(await removeTaxRateAction(shop, admin, form(typed))).toEqual({ done: 'FI', as: 'removed' });
  expect(await removeTaxRateAction(shop, admin, form({}))).toEqual({ problem: 'tax_rate_gone' });
});
