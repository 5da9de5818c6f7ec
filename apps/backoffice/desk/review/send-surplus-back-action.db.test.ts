import { randomUUID } from 'node:crypto';
import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { expect, test } from 'vitest';
import { keptForm } from '../forms/kept-forms.ts';
import { orderPage, REVIEW_PAGE } from '../pages.ts';
import { pageOfSurplus, sendSurplusBackAction } from './send-surplus-back-action.ts';

const { deps } = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'admin' };

function form(change: Record<string, string> = {}): FormData {
  const sent = new FormData();
  const asked = { payment: randomUUID(), number: 'SP-1', key: randomUUID(), reason: 'Paid twice' };
  for (const [name, value] of Object.entries({ ...asked, ...change })) sent.set(name, value);
  return sent;
}

test('the button leads back to the page that it stood on', () => {
  expect(pageOfSurplus(form({ page: 'order' }))).toBe(orderPage('SP-1'));
  expect(pageOfSurplus(form({ page: 'review' }))).toBe(REVIEW_PAGE);
  expect(pageOfSurplus(form({ page: 'https://elsewhere.test' }))).toBe(REVIEW_PAGE);
});

test('what was typed is there still when it is refused, and in no address', async () => {
  const sent = form();
  const refused = await sendSurplusBackAction({ deps }, admin, sent);
  expect(refused).toEqual({ problem: 'not_surplus', kept: expect.any(String) });
  const { kept } = { kept: '', ...refused };
  expect(keptForm(kept, admin, deps.clock)).toMatchObject({
    ...{ payment: sent.get('payment'), reason: 'Paid twice' },
  });
});
