import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { expect, test } from 'vitest';
import { findBuyerAction } from '../buyers/find-buyer-action.ts';
import { findMembersAction } from '../members/find-members-action.ts';
import { BUYERS_PAGE, MEMBERS_PAGE } from '../pages.ts';
import { keptForm } from './kept-forms.ts';

const { deps } = await testCommerce();
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };

test.each([
  [BUYERS_PAGE, findBuyerAction],
  [MEMBERS_PAGE, findMembersAction],
])('what is looked for on %s is there still, and in no address', async (page, action) => {
  const form = new FormData();
  form.set('q', 'kei@example.test');
  const answer = await action({ deps }, support, form);
  const found = new URL('found' in answer ? answer.found : '', 'https://desk.test');
  expect(found.pathname).toBe(page);
  expect(found.href).not.toContain('kei');
  expect(keptForm(found.searchParams.get('kept') ?? '', support, deps.clock).q).toBe('kei@example.test');
});
