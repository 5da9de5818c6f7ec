import type { Actor } from '@spindle/domain/actor.ts';
import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { licences } from '@spindle/domain/licences/tables.ts';
import { expect, test } from 'vitest';
import { keptForm } from '../forms/kept-forms.ts';
import { licencePage } from '../pages.ts';
import { findLicences } from './find-licences.ts';
import { findLicencesAction } from './licence-actions.ts';

const shop = await testCommerce();
await paidBasket(shop);
const [order] = await shop.orders();
const all = await shop.db.select().from(licences);
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

const search = (q: string) => {
  const form = new FormData();
  form.set('q', q);
  return findLicencesAction(shop, support, form);
};
const list = (asked: Record<string, string>) =>
  findLicences(shop.deps, asked, { after: undefined, timeZone: 'Europe/Berlin' });
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();

test('a key leads to its licence and an address to a list, and neither stands in the address of a page', async () => {
  const [first] = all;
  expect(await search(first?.key ?? '')).toEqual({ found: licencePage(first?.id ?? '') });
  const found = await search(order?.email ?? '');
  expect(JSON.stringify(found)).not.toContain('@');
  const { searchParams } = new URL('found' in found ? found.found : '', 'https://desk.test');
  const page = await list(Object.fromEntries(searchParams));
  expect(ids(page.licences)).toEqual(ids(all));
  expect(page.of).toBe(order?.email);
});

test('what is not found is there still, and in no address', async () => {
  const answer = await search('nobody@example.test');
  expect(answer).toMatchObject({ problem: 'licence_unknown' });
  expect(JSON.stringify(answer)).not.toContain('nobody');
  const { kept } = { kept: '', ...answer };
  expect(keptForm(kept, support, shop.deps.clock).q).toBe('nobody@example.test');
});

test('filters narrow the list, and what makes no sense in the address is left out', async () => {
  expect(ids((await list({ order: order?.number ?? '' })).licences)).toEqual(ids(all));
  expect((await list({ order: 'S-NONE' })).licences).toEqual([]);
  const [{ pid, licenceType } = { pid: '', licenceType: '' }] = all;
  const narrowed = await list({ pid, type: licenceType, state: 'active' });
  expect(narrowed.licences.length).toBeGreaterThan(0);
  expect(narrowed.licences.every((one) => one.pid === pid && one.licenceType === licenceType)).toBe(true);
  const nonsense = { type: '9Y', state: 'lost', ends: '2026-99-99', member: 'x', device: 'x' };
  expect(ids((await list(nonsense)).licences)).toEqual(ids(all));
});
