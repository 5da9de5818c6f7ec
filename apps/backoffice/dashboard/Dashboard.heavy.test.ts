import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveOrder } from '@spindle/domain/orders/move-order.ts';
import { placeOrder } from '@spindle/domain/orders/place-order.ts';
import { dayIn } from '@spindle/domain/sales/sales.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { seller } from '@spindle/domain/seller/tables.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import type { TrackingEvent } from '@spindle/tracking/protocol/event.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Dashboard } from './Dashboard.tsx';
import { type DashboardDeps, loadFigures } from './load-figures.ts';

const { db } = await testDatabase();
const directory = mkdtempSync(join(tmpdir(), 'spindle-dashboard-'));
const collector = await runCollector({ dataDirectory: directory });
const shop: DashboardDeps = {
  db,
  clock: systemClock,
  reports: { collector: collector.url, token: collector.reportsToken },
};
const deaf: DashboardDeps = { ...shop, reports: { ...shop.reports, collector: 'http://127.0.0.1:9' } };
afterAll(async () => {
  await collector.kill();
  rmSync(directory, { recursive: true, force: true });
});

const staff = (role: string) => ({ collection: 'staff', id: 1, email: `${role}@shop.test`, role });

async function sell(key: string, totalMinor: number, currency: 'USD' | 'JPY', daysAgo: number) {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const { order } = await placeOrder(db, key, {
    email: 'ada@example.com',
    memberId: null,
    locale: 'en',
    country: null,
    currency,
    lines: [
      {
        pid: '643',
        productName: 'DVD Ripper',
        licenceType: 'LFT',
        quantity: 1,
        listMinor: totalMinor,
        discountMinor: 0,
        totalMinor,
      },
    ],
    couponCode: null,
    placedAt: at,
  });
  await moveOrder(db, order.id, { to: 'paid', from: 'pending', at, paid: undefined });
}

let sequence = 0;
async function visit(session: string, ...events: TrackingEvent['event'][]) {
  for (const event of events) {
    const upload = { ...examplePageView, event, sequence: sequence++, s_id: session.repeat(32) };
    await collector.post(encodeUpload(upload, { guid: session.repeat(32) }));
  }
}

beforeAll(async () => {
  await sell('a', 4999, 'USD', 0);
  await sell('b', 4999, 'USD', 0);
  await sell('c', 6980, 'JPY', 3);
  await sell('too long ago', 100, 'USD', 31);
  await visit('1', 'page_view', 'page_view', 'buy_click', 'checkout_begin');
  await visit(
    '2',
    'page_view',
    'buy_click',
    'checkout_begin',
    'checkout_submit',
    'checkout_pay',
    'checkout_complete',
  );
  await visit('3', 'page_view');
});

test('the figures of the last 30 days, a number for each day', async () => {
  const figures = await loadFigures(shop, true);
  expect(figures.days).toHaveLength(30);
  expect(figures.sales?.orders.at(-1)).toBe(2);
  expect(figures.sales?.orders.at(-4)).toBe(1);
  expect(
    figures.sales?.revenue.map(({ currency, amounts }) => [currency, amounts.reduce((a, b) => a + b)]),
  ).toEqual([
    ['USD', 9998],
    ['JPY', 6980],
  ]);
  if (figures.visitors === 'down') throw new Error('the collector did not answer');
  expect(figures.visitors.visits.at(-1)).toBe(3);
  expect(figures.visitors.visits.slice(0, -1).every((visits) => visits === 0)).toBe(true);
  expect(figures.visitors.buyClicks.at(-1)).toBe(2);
  expect(figures.visitors.funnel.map(({ visits }) => visits)).toEqual([2, 1, 1, 1]);
});

test('days are the seller’s, of sales and of visits', async () => {
  const now = new Date();
  // A time zone in which the date differs from that in UTC.
  const timeZone = now.getUTCHours() >= 11 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';
  await seedDemoSeller(db);
  await db.update(seller).set({ timeZone });
  const figures = await loadFigures(shop, true);
  await db.delete(seller);
  expect(figures.timeZone).toBe(timeZone);
  expect(figures.days.at(-1)).toBe(dayIn(timeZone, now));
  expect(figures.days.at(-1)).not.toBe(now.toISOString().slice(0, 10));
  expect(figures.sales?.orders.at(-1)).toBe(2);
  if (figures.visitors === 'down') throw new Error('the collector did not answer');
  expect(figures.visitors.visits.at(-1)).toBe(3);
});

test('are drawn with a sum, a description and a table each', async () => {
  const markup = renderToStaticMarkup(await Dashboard({ open: async () => shop, user: staff('admin') }));
  expect(markup).toContain('$99.98');
  expect(markup).toContain('¥6,980');
  expect(markup).toMatch(/role="img" aria-label="Visits: 3\. /);
  expect(markup).toMatch(/<th scope="row">Details sent<\/th><td>1<\/td><td>50 %/);
  expect(markup).toContain('Days are those of UTC.');
  expect(markup).not.toContain('style=');
});

test.each(['editor', 'support'])('%s sees visits, and nothing of sales', async (role) => {
  const markup = renderToStaticMarkup(await Dashboard({ open: async () => shop, user: staff(role) }));
  expect(markup).toContain('Visits: 3.');
  expect(markup).not.toMatch(/99\.98|6,980|Revenue|Orders paid/);
});

test('nobody who is not of staff sees a figure', async () => {
  expect(await Dashboard({ open: async () => shop })).toBeNull();
});

test('a collector that is down costs the visits, not the sales', async () => {
  const markup = renderToStaticMarkup(
    await Dashboard({ open: async () => deaf, i18n: { language: 'de' }, user: staff('admin') }),
  );
  expect(markup).toContain('Der Sammler antwortet nicht');
  expect(markup).not.toContain('Besuche:');
  expect(markup).toContain('99,98\u00a0$');
});

test('a wrong token is as if it were down', async () => {
  const figures = await loadFigures({ ...shop, reports: { ...shop.reports, token: 'guess' } }, false);
  expect(figures.visitors).toBe('down');
});

test('an empty shop says so', async () => {
  const long = new Date(Date.now() + 400 * 86_400_000);
  const markup = renderToStaticMarkup(
    await Dashboard({ open: async () => ({ ...shop, clock: { now: () => long } }), user: staff('admin') }),
  );
  expect(markup.match(/Nothing in this period\./g)?.length).toBe(5);
});
