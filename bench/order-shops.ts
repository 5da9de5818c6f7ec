import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepDays } from '@spindle/domain/sales/keep-days.ts';
import { keepMonths } from '@spindle/domain/sales/keep-months.ts';
import { salesDays } from '@spindle/domain/sales/tables.ts';
import { addUpOutcomes } from '@spindle/domain/subscriptions/prices/counts-queries.ts';
import { type EmbeddedPostgres, ensureDatabase, startPostgres } from '@spindle/launcher/embedded-postgres.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import pg from 'pg';
import { type DemoDatabase, prepareDatabase, settingsOf } from './demo-shop.ts';
import { loadNow } from './load-now.ts';
import { ORDER_ROWS, statementFor } from './order-rows.ts';

/** A demo shop with this many orders. */
export interface OrderShop extends Pick<DemoDatabase, 'url' | 'env'> {
  orders: number;
}

/** The demo shop without orders, which the others are copied from. */
const TEMPLATE = 'spindle';
/** How long making a shop with a million orders may take, in seconds. */
const FILL_GOAL = 600;

/**
 * Demo shops on one PostgreSQL, the smallest first.
 * @param directory keeps them for the next run; without it they are deleted
 */
export async function openOrderShops(
  sizes: readonly number[],
  { directory, settings }: { directory: string | undefined; settings: Record<string, string> },
): Promise<{ shops: OrderShop[]; close(): Promise<void> }> {
  const home = directory ?? mkdtempSync(join(tmpdir(), 'spindle-bench-'));
  mkdirSync(home, { recursive: true });
  const postgres = await startPostgres({
    directory: join(home, 'postgres'),
    // Otherwise writing a million orders would wait for the disk repeatedly.
    settings: { max_wal_size: '8GB' },
  });
  const close = async () => {
    await postgres.stop();
    if (directory === undefined) rmSync(home, { recursive: true, force: true });
  };
  const shopIn = (database: string) => {
    const url = postgres.url(database);
    return { url, env: { ...settingsOf({ directory: home, url }), ...settings } };
  };
  try {
    const shops = sizes
      .toSorted((one, other) => one - other)
      .map((orders) => ({ ...shopIn(databaseOf(orders)), orders }));
    const kept = await databasesOf(postgres);
    const missing = shops.filter(({ orders }) => !kept.includes(databaseOf(orders)));
    if (missing.length > 0) {
      await ensureDatabase(postgres, TEMPLATE);
      await prepareDatabase(shopIn(TEMPLATE));
    }
    for (const shop of shops) {
      if (missing.includes(shop)) await fill(postgres, shop.orders);
      else await prepareDatabase(shop, '--migrations-only');
      await keepSales(shop);
    }
    return { shops, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const databaseOf = (orders: number) => `orders_${orders}`;

async function databasesOf(postgres: EmbeddedPostgres): Promise<string[]> {
  const { rows } = await asServer(postgres, (server) =>
    server.query<{ name: string }>('select datname as name from pg_database'),
  );
  return rows.map(({ name }) => name);
}

/**
 * Computes what the shop's jobs store about past days and months, and about prices that members were told. The jobs would
 * otherwise do it within ten minutes, during the measurement.
 */
async function keepSales({ url, orders }: Pick<OrderShop, 'url' | 'orders'>): Promise<void> {
  // On a busy machine, a slow database is no outage.
  const times = { connect: 60_000, lock: 60_000, statement: 300_000, answer: 320_000 };
  const { db, close } = openDatabase(url, openLog('bench', 'warn'), { connections: 2, times });
  const began = performance.now();
  try {
    for (let days = -1, kept = await db.$count(salesDays); kept > days; kept = await db.$count(salesDays)) {
      days = kept;
      await keepDays({ db, clock: systemClock });
    }
    await keepMonths({ db, clock: systemClock });
    await addUpOutcomes(db);
    await db.execute('vacuum analyze shop.price_change_counts');
    await db.execute('analyze shop.sales_days, shop.sales_day_takings, shop.sales_day_taxes');
  } finally {
    await close();
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(
    `sales, recurring revenue and answers to prices of ${orders} orders added up in ${seconds} s\n`,
  );
}

/** Makes the database of a shop under another name, so that an interrupted one is not taken for complete. */
async function fill(postgres: EmbeddedPostgres, total: number): Promise<void> {
  const making = `making_${total}`;
  const began = Date.now();
  await asServer(postgres, async (server) => {
    await server.query(`drop database if exists ${making}`);
    await server.query(`create database ${making} template ${TEMPLATE}`);
    await fillTables(postgres.url(making), total);
    await server.query(`alter database ${making} rename to ${databaseOf(total)}`);
  });
  const goal = total >= 1_000_000 ? ` (goal ${FILL_GOAL})` : '';
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(`${total} orders made in ${seconds} s${goal}, ${loadNow()}\n`);
}

const asServer = <Done>(postgres: EmbeddedPostgres, act: (server: pg.Client) => Promise<Done>) =>
  withClient(postgres.url('postgres'), act);

/** How many tables are written at once, each by one process of the server. */
const AT_ONCE = 2;

async function fillTables(url: string, total: number): Promise<void> {
  const today = new Date();
  const left = Object.keys(ORDER_ROWS);
  await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      withClient(url, async (client) => {
        // Inserts rows without triggers and without looking up the references of each.
        await client.query('set session_replication_role = replica');
        await client.query(`set maintenance_work_mem = '512MB'`);
        for (let table = left.shift(); table; table = left.shift()) {
          const indexes = await dropIndexes(client, table);
          await client.query(statementFor(table, { total, today }));
          for (const index of indexes) await client.query(index);
        }
      }),
    ),
  );
  await withClient(url, (client) => client.query('vacuum analyze'));
}

async function withClient<Done>(url: string, act: (client: pg.Client) => Promise<Done>): Promise<Done> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Drops indexes, to be created again in one go, which is several times faster. @returns their definitions */
async function dropIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [`shop.${table}`],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
