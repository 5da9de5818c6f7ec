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
// The queue creates its own tables.
await shop.startJobs();
afterAll(async () => {
  await shop.jobs.stop();
  await shop.close();
});

/** Words in the name of a column that says who a person is, or how to reach them. */
const PERSON =
  /(^|_)(email|member|visitor|holder|buyer|customer|recipient|sender|user|author|staff|ip|ip_address|address|user_agent|fingerprint|phone|street|city|postal_code|company|vat_id|licence_id|device|birthday|first_name|last_name|legal_name|identifier|token)(_|$)/;
/**
 * Further words in the names of the shop's columns that may say something about a person. In other schemas they are words of
 * documents and queues.
 */
const OF_PERSON = /(^|_)(order|document|names?|notes?|text|reason|country|subject|about|description)(_|$)/;
/** Columns of these types can hold anything. In `cms` they are documents, except in Payload's own tables. */
const ANYTHING = new Set(['json', 'jsonb', 'bytea']);

interface Column {
  schema: string;
  table: string;
  column: string;
  type: string;
}
const isSuspect = ({ schema, table, column, type }: Column): boolean =>
  PERSON.test(column) ||
  (schema === 'shop' && OF_PERSON.test(column)) ||
  (ANYTHING.has(type) && (schema !== 'cms' || table.startsWith('payload_')));

const OF_SANDBOX = 'the made-up provider of the sandbox; a real one keeps its own books';
const STAFF = 'staff, who are no members';
const JOBS = 'an erasure deletes jobs by what they say (`deleteJobsNaming`); others go when they are over';
const EDITORS = 'what editors write and do, who are no members';
const QUEUE = 'what jobs there are and when, and what the queue says of itself';
const BY_ID = 'amounts and moments of payments that are in the register, by the ids of those';
const COUNTRIES = 'of countries, not of who lives there';
/** Tables with columns that look personal but are not about members, each with the reason. */
const TABLES: Readonly<Record<string, string>> = {
  'shop.seller': 'the vendor',
  'shop.sandbox_payments': OF_SANDBOX,
  'shop.sandbox_cards': OF_SANDBOX,
  'shop.sandbox_events': OF_SANDBOX,
  'shop.staff_proved_sessions': STAFF,
  'shop.staff_recovery_codes': STAFF,
  'shop.staff_totp': STAFF,
  'cms.staff': STAFF,
  'cms.articles': EDITORS,
  'cms._articles_v': EDITORS,
  'cms.contact_page': 'the shop’s own address',
  'cms._contact_page_v': 'the shop’s own address',
  'cms.comments':
    'said in public, under a name that readers choose, without address or account: editors delete what its reader asks them to',
  'cms.payload_jobs': EDITORS,
  'cms.payload_jobs_log': EDITORS,
  'cms.payload_kv': EDITORS,
  'cms.payload_locked_documents_rels': EDITORS,
  'cms.payload_preferences': EDITORS,
  'cms.payload_preferences_rels': EDITORS,
  'jobs.job': JOBS,
  'jobs.job_common': JOBS,
  'jobs.schedule': QUEUE,
  'jobs.warning': QUEUE,
};

/** Columns that look personal but are about nobody, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'shop.promotions.name': 'promotions',
  'shop.promotions.max_uses_per_customer': 'a number of promotions',
  'shop.reduction_history.name': 'promotions',
  'shop.offers.builds': 'products',
  'shop.offers.name': 'products',
  'shop.offers.short_name': 'products',
  'shop.offers.names': 'products',
  'shop.releases.file_name': 'products',
  'shop.releases.notes': 'products',
  'shop.terms.text': 'what all agree to',
  'shop.exchange_batches.name': 'what staff call a batch',
  'shop.balance_movements.about': BY_ID,
  'shop.balance_movements.subject': BY_ID,
  'shop.payment_events.about': BY_ID,
  'shop.pay_ratios.country': COUNTRIES,
  'shop.sales_day_takings.by_country': COUNTRIES,
  'shop.sales_day_takings.country': COUNTRIES,
  'shop.sales_day_taxes.country': COUNTRIES,
  'shop.tax_rates.country': COUNTRIES,
  'shop.tax_registrations.country': COUNTRIES,
};

/** Tables with only amounts and times that belong to rows in the register. */
const PARTS = new Set(['refund_lines', 'dispute_decisions', 'webhook_deliveries']);

const held = new Set(shop.modules.flatMap(({ holds = [] }) => holds.map(({ table }) => getTableName(table))));
const isHeld = ({ schema, table }: Column) => schema === 'shop' && held.has(table);

/** All columns of the database: the shop's rows, editors' documents and the queue. */
async function columns(): Promise<Column[]> {
  const { rows } = await db.execute<Column & Record<string, unknown>>(sql`
    select table_schema as schema, table_name as table, column_name as column, data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2, 3`);
  return rows;
}

test('every column that looks personal is in a part of the register, or has a reason why not', async () => {
  const all = await columns();
  expect(new Set(all.map(({ schema }) => schema))).toEqual(new Set(['shop', 'cms', 'jobs', 'drizzle']));
  const forgotten = all
    .filter((column) => isSuspect(column) && !isHeld(column))
    .filter(({ schema, table }) => !(`${schema}.${table}` in TABLES))
    .map(({ schema, table, column }) => `${schema}.${table}.${column}`)
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
  const suspect = (await columns()).filter((column) => isSuspect(column) && !isHeld(column));
  const named = new Set(
    suspect.flatMap(({ schema, table, column }) => [`${schema}.${table}`, `${schema}.${table}.${column}`]),
  );
  expect([...Object.keys(TABLES), ...Object.keys(EXCEPTIONS)].filter((name) => !named.has(name))).toEqual([]);
});
