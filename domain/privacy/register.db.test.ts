import { fixedClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openShop } from '../open-shop.ts';

const { db, url } = await testDatabase();
const config = readConfig({
  ...{ NODE_ENV: 'test', SANDBOX: '1', JOBS: 'off', DATABASE_URL: url, DATABASE_TIMEOUT: '60000' },
  SECRET: 'a secret of at least thirty-two characters',
});
const shop = await openShop(config, openLog('test', 'silent'), { clock: fixedClock(new Date()) });
afterAll(() => shop.close());

/** Words that a column which tells something of a person has in its name. */
const PERSONAL =
  /(^|_)(email|member|order|visitor|holder|buyer|customer|recipient|ip|ip_address|address|user_agent|fingerprint|phone|street|city|postal_code|company|vat_id|licence_id|device|first_name|last_name|legal_name|identifier|token|document)(_|$)/;
/** Columns without a form of their own can hold anything. */
const ANYTHING = new Set(['json', 'jsonb', 'bytea']);

/** Columns that look personal and are nobody's, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'seller.legal_name': 'the vendor',
  'seller.street': 'the vendor',
  'seller.postal_code': 'the vendor',
  'seller.city': 'the vendor',
  'seller.vat_id': 'the vendor',
  'promotions.max_uses_per_customer': 'a number of promotions',
  'offers.builds': 'products',
  'offers.names': 'products',
  'releases.notes': 'products',
  'sandbox_payments.customer_id': 'the made-up provider of the sandbox; a real one keeps its own books',
  'sandbox_payments.chaos': 'the made-up provider of the sandbox',
  'sandbox_cards.customer_id': 'the made-up provider of the sandbox',
};

/** Amounts and moments of rows that are in the register, and nobody's words. */
const PARTS = new Set(['refund_lines', 'dispute_decisions', 'webhook_deliveries']);

const held = new Set(shop.modules.flatMap(({ holds = [] }) => holds.map(({ table }) => getTableName(table))));

async function columns(): Promise<{ table: string; column: string; type: string }[]> {
  const { rows } = await db.execute<{ table: string; column: string; type: string }>(sql`
    select table_name as table, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'shop' and table_type = 'BASE TABLE' order by 1, 2`);
  return rows;
}

test('every column that looks personal is in a part of the register, or has a reason why not', async () => {
  const all = await columns();
  expect(all.length).toBeGreaterThan(300);
  const suspect = all.filter(({ column, type }) => PERSONAL.test(column) || ANYTHING.has(type));
  const forgotten = suspect
    .filter(({ table }) => !held.has(table))
    .map(({ table, column }) => `${table}.${column}`)
    .filter((name) => !(name in EXCEPTIONS));
  expect(forgotten).toEqual([]);
});

test('a table that has a key to one of the register is in it, too, or has a reason', async () => {
  const { rows } = await db.execute<{ name: string; table: string; to: string }>(sql`
    select c.conrelid::regclass::text as name, t.relname as table, r.relname as to
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    where c.contype = 'f' and c.connamespace = 'shop'::regnamespace`);
  const forgotten = rows.filter(({ table, to }) => held.has(to) && !held.has(table) && !PARTS.has(table));
  expect(forgotten).toEqual([]);
});

test('no exception is left over', async () => {
  const all = new Set((await columns()).map(({ table, column }) => `${table}.${column}`));
  expect(
    Object.keys(EXCEPTIONS).filter((name) => !all.has(name) || held.has(name.split('.')[0] ?? '')),
  ).toEqual([]);
});
