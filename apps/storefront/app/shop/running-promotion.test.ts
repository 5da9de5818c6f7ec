import { fixedClock } from '@spindle/platform/clock.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { promotionAt, whileRuleRuns } from '../../page/promotion-at.ts';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { promotionFor, promotionShown } from './running-promotion.ts';

const DAY = 86_400_000;
const day = (number: number) => new Date(number * DAY).toISOString();
const from = (name: string, starts: number, ends: number, closed = false) => ({
  name,
  closed,
  startsAt: day(starts),
  endsAt: day(ends),
});
const at = (now: number, ...promotions: ReturnType<typeof from>[]) => {
  const { running, changesAt } = promotionAt(promotions, now * DAY);
  return { running: running?.name, changesAt: changesAt / DAY };
};

describe('the promotion that runs', () => {
  it('runs from its beginning until just before its end, and that is when pages change', () => {
    const week = from('week', 10, 17);
    expect(at(9, week)).toEqual({ running: undefined, changesAt: 10 });
    expect(at(10, week)).toEqual({ running: 'week', changesAt: 17 });
    expect(at(16.999, week)).toEqual({ running: 'week', changesAt: 17 });
    expect(at(17, week)).toEqual({ running: undefined, changesAt: Number.POSITIVE_INFINITY });
  });

  it('is not one that an editor has closed', () => {
    expect(at(12, from('week', 10, 17, true))).toEqual({
      running: undefined,
      changesAt: Number.POSITIVE_INFINITY,
    });
  });

  it('is of two the one that began last, and changes when a third begins', () => {
    const shown = at(12, from('month', 1, 31), from('week', 10, 17), from('next', 14, 20));
    expect(shown).toEqual({ running: 'week', changesAt: 14 });
  });

  it('is none where there is none', () => {
    expect(at(12)).toEqual({ running: undefined, changesAt: Number.POSITIVE_INFINITY });
  });
});

describe('a document that has a rule', () => {
  const month = from('month', 1, 31);
  const rule = {
    ...{ key: 'month', name: 'Month', startsAt: new Date(10 * DAY), endsAt: new Date(17 * DAY) },
    ...{ pids: [], licenceTypes: [], countries: [], tags: [], payPercent: 80, stacking: 'alone' as const },
    ...{ maxUses: 5, maxUsesPerCustomer: null, used: 4 },
  };
  it('is shown while both run', () => {
    expect(whileRuleRuns(month, rule)).toEqual({ ...month, startsAt: day(10), endsAt: day(17) });
    expect(whileRuleRuns(from('short', 12, 14), rule)).toMatchObject({ startsAt: day(12), endsAt: day(14) });
    expect(at(18, whileRuleRuns(month, rule)).running).toBeUndefined();
  });
  it('is closed once the rule is used up, and stands as it is without one', () => {
    expect(whileRuleRuns(month, { ...rule, used: 5 }).closed).toBe(true);
    expect(whileRuleRuns(month, undefined)).toBe(month);
  });
});

describe('what a page says of the promotion', () => {
  const week = {
    ...from('week', 10, 17),
    title: 'A week',
    timeZone: 'Asia/Tokyo',
    product: [{ pid: '643' }],
  };
  const onDay = (now: number, promotion: typeof week, pids?: readonly string[]) => {
    const context = new RouterContextProvider();
    const list = async () => ({ items: [promotion], tags: ['promotions'] });
    const promotions = async () => ({ promotions: [], tags: [] });
    const services = { content: { list }, promotions, clock: fixedClock(new Date(now * DAY)) };
    const visit = { locale: 'en', tags: new Set<string>(), endsAt: Number.POSITIVE_INFINITY };
    context.set(servicesContext, services as unknown as PageServices);
    context.set(requestContext, visit as unknown as ShopRequest);
    return promotionFor(
      context,
      pids?.map((pid) => ({ pid })),
    ).then((said) => [said?.title, visit.endsAt / DAY]);
  };

  it('it says on the home page and on pages of what is reduced, and keeps them no longer than it runs', async () => {
    expect(await onDay(12, week)).toEqual(['A week', 17]);
    expect(await onDay(12, week, ['60643', '643'])).toEqual(['A week', 17]);
    expect(await onDay(12, week, ['646'])).toEqual([undefined, 17]);
    expect(await onDay(12, { ...week, product: [] }, ['646'])).toEqual(['A week', 17]);
  });

  it('is nothing while none runs', async () => {
    expect(await onDay(12, { ...week, closed: true })).toEqual([undefined, Number.POSITIVE_INFINITY]);
    expect(await onDay(17, week)).toEqual([undefined, Number.POSITIVE_INFINITY]);
  });
});

describe('what every page knows of it', () => {
  const ask = async (list: () => Promise<unknown>) => {
    const context = new RouterContextProvider();
    const promotions = async () => ({ promotions: [], tags: [] });
    const log = { error: () => {} };
    const services = { content: { list }, promotions, log, clock: fixedClock(new Date(12 * DAY)) };
    const visit = {
      locale: 'en',
      tags: new Set<string>(),
      endsAt: Number.POSITIVE_INFINITY,
      incomplete: false,
    };
    context.set(servicesContext, services as unknown as PageServices);
    context.set(requestContext, visit as unknown as ShopRequest);
    return { ...(await promotionShown(context)), visit };
  };
  const popup = { title: 'Disc week', text: undefined, label: 'See the prices' };
  const week = {
    ...from('week', 10, 17),
    slug: 'week',
    cookieSuffix: 'week',
    productLine: 'dvd',
    timeZone: 'UTC',
  };
  const listed = (document: object) => async () => ({ items: [document], tags: ['promotions'] });

  it('is its line and what its cookies end in, with a pop-up and without one', async () => {
    const promotion = { productLine: 'dvd', cookieSuffix: 'week' };
    expect((await ask(listed({ ...week, popup }))).promotion).toEqual(promotion);
    expect((await ask(listed(week))).promotion).toEqual(promotion);
    expect((await ask(listed({ ...week, closed: true }))).promotion).toBeUndefined();
  });

  it('is the pop-up of the promotion that runs, on a page that is kept no longer than it', async () => {
    const shown = await ask(listed({ ...week, popup }));
    expect(shown.popup).toEqual({ ...popup, cookieSuffix: 'week', endsAt: day(17), timeZone: 'UTC' });
    expect(shown.visit.endsAt).toBe(17 * DAY);
  });

  it('is no pop-up where the promotion has none, or none runs', async () => {
    expect((await ask(listed(week))).popup).toBeUndefined();
    expect((await ask(listed({ ...week, popup, closed: true }))).popup).toBeUndefined();
  });

  it('never takes a page down', async () => {
    const shown = await ask(() => Promise.reject(new Error('the database is away')));
    expect([shown.popup, shown.visit.incomplete]).toEqual([undefined, true]);
  });
});
