import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { askPrice, type BoughtIn, buy } from './buyers.ts';
import { buildStorefront, type DemoShop, startStorefront } from './demo-shop.ts';
import { median } from './load.ts';
import { loadNow } from './load-now.ts';
import { type OrderShop, openOrderShops } from './order-shops.ts';
import { readSizes } from './sizes.ts';
import { benchValidations } from './validations.ts';

/** How many times as long a checkout may take in a shop with a million orders as in one with a thousand. */
const GOALS = { p50: 1.5, p99: 2 };
/** For a basket of five, in ms. */
const PRICE_GOAL = 5;
/** Buyers come from networks of their own; on a machine with other work to do, a slow database is no outage. */
const SETTINGS = { TRUST_PROXY: '1', DATABASE_TIMEOUT: '60000' };
const ROUNDS = 6;
const CHECKOUTS_A_ROUND = 60;
const BUYERS = 4;
const PRICES = 300;

interface Measured extends OrderShop {
  storefront: DemoShop;
  database: pg.Pool;
  bought: BoughtIn[];
  /** Over all rounds: until every buyer had a licence, and until mails and invoices were made as well. */
  seconds: { bought: number; done: number };
}

/**
 * Whole checkouts (price, order, webhook, licence), quotes and licence validations over HTTP, in shops with few and with many
 * orders. They take turns, so that a change of the machine's speed affects all of them.
 *
 *     npm run bench -- checkout [--orders 1000,100000,1000000] [--keep <directory>]
 */
export async function benchCheckout(args: readonly string[]): Promise<boolean> {
  const { sizes, directory } = readSizes(args, [1_000, 100_000, 1_000_000]);
  await buildStorefront();
  const { shops, close } = await openOrderShops(sizes, { directory, settings: SETTINGS });
  const opened: Measured[] = [];
  try {
    for (const shop of shops) {
      const database = new pg.Pool({ connectionString: shop.url, max: BUYERS });
      const seconds = { bought: 0, done: 0 };
      opened.push({ ...shop, storefront: await startStorefront(shop), database, bought: [], seconds });
    }
    const checkouts = await benchCheckouts(opened);
    const prices = await benchPrices(opened);
    let validations = true;
    for (const shop of opened) validations = (await benchValidations(shop, shop.storefront)) && validations;
    return checkouts && prices && validations;
  } finally {
    for (const { storefront, database } of opened) {
      await storefront.close();
      await database.end();
    }
    await close();
  }
}

async function benchCheckouts(shops: readonly Measured[]): Promise<boolean> {
  // The first calls are slower, since code is compiled and data read from the disk.
  for (const shop of shops) await buyAll(shop, CHECKOUTS_A_ROUND);
  for (const shop of shops) Object.assign(shop, { bought: [], seconds: { bought: 0, done: 0 } });
  for (let round = 0; round < ROUNDS; round++)
    for (const shop of shops) await buyAll(shop, CHECKOUTS_A_ROUND);
  say(`checkouts, ${BUYERS} buyers at once, ${loadNow()}`);
  let good = true;
  const [least] = shops;
  for (const { orders, bought, seconds } of shops) {
    const of = (step: keyof BoughtIn) => bought.map((each) => each[step]);
    const steps = (['price', 'order', 'webhook', 'licence'] as const).map(
      (step) => `${step} ${pair(of(step))}`,
    );
    const perSecond = (time: number) => (bought.length / time).toFixed(1);
    say(
      `  ${orders} orders: ${perSecond(seconds.bought)} checkouts/s (${perSecond(seconds.done)} with mail and invoice), p50 and p99 ${pair(of('whole'))} ms: ${steps.join(', ')}`,
    );
    if (!least || least.orders === orders) continue;
    const whole = least.bought.map((each) => each.whole);
    const times = { p50: median(of('whole')) / median(whole), p99: late(of('whole')) / late(whole) };
    say(
      `    × ${times.p50.toFixed(2)} and × ${times.p99.toFixed(2)} of that at ${least.orders} (goal ${GOALS.p50} and ${GOALS.p99})`,
    );
    good &&= times.p50 <= GOALS.p50 && times.p99 <= GOALS.p99;
  }
  return good;
}

async function buyAll(shop: Measured, count: number): Promise<void> {
  const { storefront, database } = shop;
  const [basket = ''] = await baskets(database);
  const began = performance.now();
  let left = count;
  await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      while (left-- > 0) shop.bought.push(await buy(storefront, database, basket));
    }),
  );
  shop.seconds.bought += (performance.now() - began) / 1000;
  while (await hasJobs(database)) await delay(20);
  shop.seconds.done += (performance.now() - began) / 1000;
}

/** Jobs that orders have left behind, without those of timetables. */
async function hasJobs(database: pg.Pool): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from jobs.job where state in ('created', 'active') and name in
       (select name from jobs.queue where name not like '\\_\\_%' except select name from jobs.schedule)
       and start_after <= now() limit 1`,
  );
  return Boolean(rowCount);
}

/** Links for one product, and for five. */
async function baskets(database: pg.Pool): Promise<[string, string]> {
  const { rows } = await database.query<{ pid: string }>(
    `select pid from shop.offers join shop.offer_prices using (pid)
     where on_sale and licence_type = 'LFT' and currency = 'USD' order by pid limit 5`,
  );
  const link = (pids: readonly string[]) =>
    `pid=${pids.join(',')}${pids.map((pid) => `&opt${pid}=LFT`).join('')}`;
  const pids = rows.map(({ pid }) => pid);
  if (pids.length < 5) throw new Error('The demo shop sells fewer than five products.');
  return [link(pids.slice(0, 1)), link(pids)];
}

async function benchPrices(shops: readonly Measured[]): Promise<boolean> {
  let good = true;
  for (const { orders, storefront, database } of shops) {
    const [, five] = await baskets(database);
    const times: number[] = [];
    for (let round = 0; round < PRICES; round++) times.push(await askPrice(storefront, five));
    const asked = times.slice(PRICES / 10);
    say(
      `  price of a basket of five at ${orders} orders: p50 and p99 ${pair(asked)} ms (goal ${PRICE_GOAL}), ${loadNow()}`,
    );
    good &&= median(asked) <= PRICE_GOAL;
  }
  return good;
}

const late = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
const pair = (values: readonly number[]) => `${median(values).toFixed(1)}/${late(values).toFixed(1)}`;
const say = (line: string) => process.stdout.write(`${line}\n`);
