import { describe, expect, test } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { wakeRestingLicences } from '../../fulfilment/wake-resting-licences.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { suspendLicence } from '../../licences/suspend-licence.ts';
import type { Subscription } from '../subscription.ts';
import { admin, creditingShop, withPrice } from '../testing/crediting-shop.ts';
import { doDue, subscribe } from '../testing/subscribed.ts';

const { shop, deps, db, at, ordersOf, change, dispute, worksUntil, switched } = await creditingShop();
const stateOf = async ({ licenceId }: Subscription) => (await findLicence(db, licenceId))?.state;
const wake = () => wakeRestingLicences(deps);

describe('a licence whose month and whose year, paid with what was left of the month, are both disputed', () => {
  const MONTH_FIRST = ['month', 'year'] as const;
  const YEAR_FIRST = ['year', 'month'] as const;

  test.each([
    { opened: YEAR_FIRST, won: YEAR_FIRST },
    { opened: YEAR_FIRST, won: MONTH_FIRST },
    { opened: MONTH_FIRST, won: YEAR_FIRST },
    { opened: MONTH_FIRST, won: MONTH_FIRST },
  ])('rests until both are won: opened $opened, won $won', async ({ opened, won }) => {
    const { subscription, ...orders } = await switched();
    for (const which of opened) await dispute(orders[which].id, 'open');
    await wake();
    expect(await stateOf(subscription)).toBe('suspended');
    await dispute(orders[won[0]].id, 'won');
    await wake();
    expect(await stateOf(subscription)).toBe('suspended');
    await dispute(orders[won[1]].id, 'won');
    expect(await stateOf(subscription)).toBe('active');
    expect(await worksUntil(subscription)).toBe('2028-04-16');
  });

  test('rests until the month is decided when the year is lost, and has the rest of the month then', async () => {
    const { subscription, month, year } = await switched();
    await dispute(year.id, 'open');
    await dispute(month.id, 'open');
    await dispute(year.id, 'lost');
    await wake();
    expect(await stateOf(subscription)).toBe('suspended');
    await dispute(month.id, 'won');
    expect(await stateOf(subscription)).toBe('active');
    expect(await worksUntil(subscription)).toBe('2027-05-01');
  });

  test('is revoked with the month, and stays so when the year is won', async () => {
    const { subscription, month, year } = await switched();
    await dispute(year.id, 'open');
    await dispute(month.id, 'open');
    await dispute(month.id, 'lost');
    await dispute(year.id, 'won');
    expect(await stateOf(subscription)).toBe('revoked');
  });

  test('stays as staff have left it who had suspended it before', async () => {
    const { subscription, month, year } = await switched();
    await suspendLicence(deps, admin, { licenceId: subscription.licenceId, to: 'suspended' });
    await dispute(year.id, 'open');
    await dispute(month.id, 'open');
    await dispute(year.id, 'won');
    await dispute(month.id, 'won');
    await wake();
    expect(await stateOf(subscription)).toBe('suspended');
  });

  test('rests when one opens at the moment at which the other is won', async () => {
    const { subscription, month, year } = await switched();
    await dispute(year.id, 'open');
    await Promise.all([dispute(month.id, 'open'), dispute(year.id, 'won')]);
    expect(await stateOf(subscription)).toBe('suspended');
    await dispute(month.id, 'won');
    expect(await stateOf(subscription)).toBe('active');
  });
});

test('a licence works again on the period that runs once the bank leaves that alone, though an earlier one is still disputed', async () => {
  const subscription = await subscribe(shop);
  at('2027-05-01');
  await doDue(shop);
  const [first, second] = await ordersOf();
  if (!first || !second) throw new Error('two orders');
  await dispute(second.id, 'open');
  await dispute(first.id, 'open');
  expect(await stateOf(subscription)).toBe('suspended');
  await dispute(second.id, 'won');
  await wake();
  expect(await stateOf(subscription)).toBe('active');
  await dispute(first.id, 'won');
  expect(await stateOf(subscription)).toBe('active');
});

test('a licence with time of two orders at once rests while both are disputed, and works again on the one that is won', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await projectOffer(db, withPrice('1M', 3500));
  at('2027-06-01');
  await change(subscription, '1M', 3500);
  at('2027-07-01');
  await doDue(shop);
  const [year, month, renewed] = await ordersOf();
  if (!year || !month || !renewed) throw new Error('three orders');
  at('2027-07-02');
  // The year that the month had taken the place of is there again, beside the second month.
  await dispute(month.id, 'lost');
  expect(await worksUntil(subscription)).toBe('2028-04-01');
  await dispute(year.id, 'open');
  expect(await stateOf(subscription)).toBe('active');
  await dispute(renewed.id, 'open');
  await wake();
  expect(await stateOf(subscription)).toBe('suspended');
  await dispute(year.id, 'won');
  await wake();
  expect(await stateOf(subscription)).toBe('active');
});
