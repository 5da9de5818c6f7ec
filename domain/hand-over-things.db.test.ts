import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from './accounts/tables.ts';
import { testCommerce } from './checkout/testing/test-commerce.ts';
import { handOverThings } from './hand-over-account.ts';
import { fillShop } from './privacy/testing/filled-shop.ts';

const shop = await testCommerce({ clock: fixedClock(new Date('2027-04-01T10:00:00Z')) });
const { db } = shop;

/** References to an account that stay after everything it had was handed over, each with the reason. */
const STAYS: Readonly<Record<string, string>> = {
  'members.id': 'the account itself, which ends',
  'member_merges.member_id': 'who it was merged into before',
  'audit_entries.subject_id': 'the trail says what was so',
  'data_exports.member_id': 'an archive of what it had then, under its own link',
  'address_changes.member_id': 'its own addresses',
  'member_codes.member_id': 'a way in, which ends with it',
  'password_tokens.member_id': 'a way in, which ends with it',
  'passkeys.member_id': 'a way in, which ends with it',
  'sign_in_links.member_id': 'a way in, which ends with it',
  'sign_in_methods.account_id': 'a way in, which ends with it',
  'sign_in_methods.member_id': 'a way in, which ends with it',
  'recovery_codes.member_id': 'a second factor, which ends with it',
  'second_factor_challenges.member_id': 'a second factor, which ends with it',
  'totp_secrets.member_id': 'a second factor, which ends with it',
  'verifications.value': 'a second factor, which ends with it',
  'actings.member_id': 'staff looked at that account',
};

/** Columns that name the account, whatever they are called, as `orders.member_id`. */
async function whereNamed(memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'shop' and table_type = 'BASE TABLE' and data_type in ('uuid', 'text') order by 1, 2`);
  const named: string[] = [];
  for (const { table, column } of rows) {
    const { rows: found } = await db.execute(sql`
      select 1 from shop.${sql.identifier(table)} where ${sql.identifier(column)}::text = ${memberId} limit 1`);
    if (found.length > 0) named.push(`${table}.${column}`);
  }
  return named;
}

// A module that is missing in `handOverThings` would silently lose what a merged account had there.
test('nothing is left with an account whose things another one gets, but what has a reason', async () => {
  const { memberId } = await fillShop(shop);
  const to = randomUUID();
  await db.insert(members).values({ id: to, email: 'kept@example.test', name: 'Kept' });
  expect(await whereNamed(memberId)).toEqual(
    expect.arrayContaining(['orders.member_id', 'licences.member_id']),
  );
  await db.transaction((tx) => handOverThings(tx, { from: memberId, to, isProved: true }));
  expect(await whereNamed(memberId)).toEqual(Object.keys(STAYS).toSorted());
});
