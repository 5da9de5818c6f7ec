import { listAudit } from '@spindle/domain/audit/list-audit.ts';
import { openCancellations } from '@spindle/domain/cancellations/open-cancellations.ts';
import { findExchangeCode } from '@spindle/domain/exchange-codes/find-exchange-code.ts';
import { listBatches } from '@spindle/domain/exchange-codes/list-batches.ts';
import { findBuyer } from '@spindle/domain/fulfilment/find-buyer.ts';
import { latestDisputes } from '@spindle/domain/fulfilment/latest-disputes.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { searchLicences } from '@spindle/domain/fulfilment/search-licences.ts';
import { surplusPage } from '@spindle/domain/fulfilment/surplus-page.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import { devicesOfMember } from '@spindle/domain/licences/activation/devices-of-member.ts';
import type { LicenceFilter } from '@spindle/domain/licences/desk/licence-filter.ts';
import { licencesForStaff } from '@spindle/domain/licences/desk/licences-for-staff.ts';
import { licenceDetails } from '@spindle/domain/licences/licence-details.ts';
import { searchMembers } from '@spindle/domain/members/search-members.ts';
import { listOrders } from '@spindle/domain/orders/list-orders.ts';
import type { Order } from '@spindle/domain/orders/order.ts';
import type { OrderFilter } from '@spindle/domain/orders/order-filter.ts';
import { ordersInReview } from '@spindle/domain/orders/orders-in-review.ts';
import { riskyOrders } from '@spindle/domain/risk/risky-orders.ts';
import { SUSPICIOUS_SCORE } from '@spindle/domain/risk/thresholds.ts';
import { readRecurring } from '@spindle/domain/sales/read-recurring.ts';
import { readSales } from '@spindle/domain/sales/read-sales.ts';
import { readTax } from '@spindle/domain/sales/read-tax.ts';
import { listSubscriptions } from '@spindle/domain/subscriptions/desk/list-subscriptions.ts';
import type { SubscriptionFilter } from '@spindle/domain/subscriptions/desk/subscription-filter.ts';
import { listPriceChanges } from '@spindle/domain/subscriptions/prices/list-price-changes.ts';
import { subscriptionsOfMember } from '@spindle/domain/subscriptions/subscriptions-of-member.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { type Db, openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { median } from './load.ts';
import { loadNow } from './load-now.ts';
import { openOrderShops } from './order-shops.ts';
import { slow } from './scale-rounds.ts';
import { readSizes } from './sizes.ts';

const ROUNDS = 20;
/** Milliseconds, median. */
const GOAL = 50;
const DAY = 86_400_000;
/** The actor for what only staff may ask. */
const BENCH = { kind: 'system', name: 'bench' } as const;

type Question = (round: number) => Promise<unknown>;

/**
 * How long staff wait in a shop with a million orders: for lists with every filter (the first page and one far behind it), one
 * thing of each kind, and the queries of the owner's sales page.
 *
 *     npm run bench -- desk [--orders 1000000] [--keep <directory>]
 */
export async function benchDesk(args: readonly string[]): Promise<boolean> {
  const { sizes, directory } = readSizes(args, [1_000_000]);
  const { shops, close } = await openOrderShops(sizes, { directory, settings: {} });
  try {
    let good = true;
    for (const { orders, url } of shops) {
      const { db, close: end } = openDatabase(url, openLog('bench', 'warn'), { connections: 2 });
      process.stdout.write(`desk at ${orders} orders (goal p50 ${GOAL} ms)\n`);
      try {
        for (const [name, ask] of Object.entries(await questions(db))) good = (await time(name, ask)) && good;
      } finally {
        await end();
      }
      process.stdout.write(`  ${loadNow()}\n`);
    }
    return good;
  } finally {
    await close();
  }
}

async function questions(db: Db): Promise<Record<string, Question>> {
  const deps = { db, clock: systemClock };
  const ago = (days: number) => new Date(Date.now() - days * DAY);
  const { orders } = await listOrders(db, { state: 'paid', from: ago(400), before: ago(370) });
  const some = (round: number) => orders[round % orders.length] as Order;
  const far = orders.at(-1)?.id;
  const month = { from: ago(600), before: ago(570) };
  const [much, something] = [await riskyOrders(db, SUSPICIOUS_SCORE), await riskyOrders(db, 1)];
  const lists: Record<string, (round: number) => OrderFilter> = {
    'all orders': () => ({}),
    'a state that many have': () => ({ state: 'paid' }),
    'a state that few have': () => ({ state: 'disputed' }),
    'a state that none has': () => ({ state: 'partly_refunded' }),
    'a country that many have': () => ({ country: 'US' }),
    'a country that few have': () => ({ country: 'IS' }),
    'a product that many bought': () => ({ pid: '643' }),
    'a product that few bought': () => ({ pid: '999' }),
    'a product that nobody bought': () => ({ pid: '1' }),
    'orders that much speaks against': () => ({ state: 'paid', among: much }),
    'orders that something speaks against': () => ({ among: something }),
    'few of a product in a country': () => ({ pid: '999', country: 'IS' }),
    'refunds of a product in a country': () => ({ state: 'refunded', pid: '643', country: 'DE' }),
    'an address': (round) => ({ email: some(round).email }),
    'a number': (round) => ({ number: some(round).number }),
    'a month': () => month,
    'a product in a month': () => ({ ...month, pid: '645' }),
    'refunds of a month in a country': () => ({ ...month, state: 'refunded', country: 'DE' }),
  };
  const subscriptions: Record<string, SubscriptionFilter> = {
    'all subscriptions': {},
    'subscriptions in a state that many have': { state: 'active' },
    'subscriptions in a state that none has': { state: 'paused' },
    'subscriptions to a product that nobody has': { pid: '1' },
    'subscriptions that renew in a week': { dueBefore: ago(-7) },
    'subscriptions to nothing that renew in a year': { dueBefore: ago(-365), pid: '1' },
  };
  const [licence] = (await licencesForStaff(deps, { orderId: some(0).id })).licences;
  const change = (await listAudit(db, {}, { size: 5000 })).entries.at(-1)?.id;
  const { id = '', key = '', memberId = '' } = licence ?? {};
  const licences: Record<string, LicenceFilter> = {
    'all licences': {},
    'licences that work': { state: 'active' },
    'licences that are over': { state: 'expired' },
    'licences in a state that few are in': { state: 'suspended' },
    'licences for a product that nobody has': { pid: '1' },
    'licences of a type for a product': { pid: '643', licenceType: '1Y' },
    'licences that end in a month': { state: 'active', endsBefore: ago(-30) },
    'licences of a product that end in a year': { pid: '643', endsBefore: ago(-365) },
  };
  const sales = (days: number, pid?: string) => () =>
    readSales(db, { from: day(ago(days)), to: day(ago(0)), timeZone: 'Europe/Berlin', pid });
  const tax = (days: number) => () => readTax(db, { from: day(ago(days)), to: day(ago(0)), demo: true });
  const recurring = () =>
    readRecurring(db, {
      last: day(ago(0)).slice(0, 7),
      months: 12,
      timeZone: 'Europe/Berlin',
      now: new Date(),
    });
  return {
    ...Object.fromEntries(
      Object.entries(lists).flatMap(([name, filter]): [string, Question][] => [
        [name, (round) => listOrders(db, filter(round))],
        [`${name}, far behind`, (round) => listOrders(db, filter(round), { after: far })],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(subscriptions).map(([name, filter]): [string, Question] => [
        name,
        () => listSubscriptions(db, filter),
      ]),
    ),
    'changes by staff and the shop': () => listAudit(db),
    'changes far behind': () => listAudit(db, {}, { after: change }),
    'changes of orders': () => listAudit(db, { kind: 'order' }),
    'changes by somebody who has made none': () => listAudit(db, { by: 'nobody@example.test' }),
    'payments that came once more': () => surplusPage(db),
    'members whose address begins so': () => searchMembers(db, BENCH, 'buyer-12'),
    'a member by an order': (round) => searchMembers(db, BENCH, some(round).number),
    'batches of exchange codes': () => listBatches(db),
    'an exchange code': () => findExchangeCode(db, BENCH, 'CODE-7777'),
    'price changes': () => listPriceChanges(db),
    'a buyer by their address': (round) => findBuyer(db, some(round).email),
    'a buyer by an order': (round) => findBuyer(db, some(round).number),
    'a buyer by a key': () => findBuyer(db, key),
    'orders in review': () => ordersInReview(db),
    'one order': (round) => orderDetails(deps, some(round).number),
    'its invoices': (round) => invoicesOfOrders(db, [some(round).id]),
    ...Object.fromEntries(
      Object.entries(licences).flatMap(([name, filter]): [string, Question][] => [
        [name, () => licencesForStaff(deps, filter)],
        [`${name}, far behind`, () => licencesForStaff(deps, filter, { after: id })],
      ]),
    ),
    'licences of an order': (round) => licencesForStaff(deps, { orderId: some(round).id }),
    'licences of a member': () => licencesForStaff(deps, { memberId }),
    'whose licences an address asks for': (round) => searchLicences(db, BENCH, some(round).email),
    'a licence by its key': () => searchLicences(db, BENCH, key),
    'a computer that nobody has': () => searchLicences(db, BENCH, 'none such'),
    'one licence with its computers': () => licenceDetails(deps, id),
    'computers of a member': () => devicesOfMember(db, memberId),
    'subscriptions of a member': () => subscriptionsOfMember(db, memberId),
    'cancellations that wait': () => openCancellations(db),
    disputes: () => latestDisputes(deps),
    'sales of 30 days': sales(30),
    'sales of 90 days': sales(90),
    'sales of a product in 90 days': sales(90, '643'),
    'sales of a year': sales(365),
    'tax of 30 days': tax(30),
    'tax of a year': tax(365),
    'recurring revenue of a year': recurring,
  };
}

async function time(name: string, ask: Question): Promise<boolean> {
  await ask(0);
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const began = performance.now();
    await ask(round);
    times.push(performance.now() - began);
  }
  const p50 = median(times);
  const remark = p50 <= GOAL ? '' : '  OVER THE GOAL';
  process.stdout.write(
    `  ${name.padEnd(44)} p50 ${p50.toFixed(1)} ms, p95 ${slow(times).toFixed(1)} ms${remark}\n`,
  );
  return p50 <= GOAL;
}

const day = (moment: Date) => moment.toISOString().slice(0, 10);
