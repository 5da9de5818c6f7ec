import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { subscribe } from '../subscriptions/testing/subscribed.ts';
import { memberDetails } from './member-details.ts';
import { searchMembers } from './search-members.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.execute(sql`delete from shop.members`);
});
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };

async function found(text: string): Promise<string[]> {
  const result = await searchMembers(db, support, text);
  return result.ok ? result.accounts.map(({ email }) => email) : expect.fail(result.error);
}
async function make(email: string, name = ''): Promise<string> {
  const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
  await db.execute(sql`update shop.members set name = ${name} where id = ${memberId}`);
  return memberId;
}

test('by how the address begins, in any case, and by nothing that it holds', async () => {
  await make('anna@example.test');
  await make('annabel_1@example.test');
  await make('hanna@example.test');
  expect(await found('ann')).toEqual(['anna@example.test', 'annabel_1@example.test']);
  expect(await found(' ANNA@exa')).toEqual(['anna@example.test']);
  // A character that is a wildcard in PostgreSQL is taken literally.
  expect(await found('annabel_')).toEqual(['annabel_1@example.test']);
  expect(await found('ann_')).toEqual([]);
  expect(await found('%')).toEqual([]);
  expect(await found('a')).toEqual([]);
  // Pasted text with invisible characters.
  expect(await found('anna@example.test\0\n')).toEqual(['anna@example.test']);
});

test('by how a part of the name begins, in any script', async () => {
  await make('one@example.test', 'Jürgen Müller-Lüdenscheidt');
  await make('two@example.test', '山田 花子');
  await make('three@example.test', "Conan O'Brien");
  expect(await found('mül')).toEqual(['one@example.test']);
  expect(await found('jürgen lüd')).toEqual(['one@example.test']);
  expect(await found('山田')).toEqual(['two@example.test']);
  expect(await found("o'brien")).toEqual(['three@example.test']);
  for (const odd of ["' | !", ':*', '&&', 'mül & !x', "\\'", '()'])
    expect(await found(odd)).toBeInstanceOf(Array);
});

test('by a whole order number, licence key or id', async () => {
  const { memberId } = await subscribe(shop);
  await make('other@example.test');
  const [order] = await shop.orders();
  const [licence] = await licencesOfMember(deps, { memberId });
  const { email } = order ?? expect.fail();
  for (const known of [
    order?.number,
    order?.number.toLowerCase(),
    licence?.key,
    memberId,
    memberId.toUpperCase(),
  ]) {
    expect(await found(known ?? '')).toEqual([email]);
  }
  expect(await found(licence?.key.slice(0, -3) ?? '')).toEqual([]);
});

test('a page holds everything of theirs that the role may see, and no secret', async () => {
  const { memberId } = await subscribe(shop);
  const details = (await memberDetails(deps, support, memberId)) ?? expect.fail();
  expect(details.orders).toHaveLength(1);
  expect(details.licences).toHaveLength(1);
  expect(details.subscriptions).toHaveLength(1);
  expect(details.consents).toHaveLength(1);
  const { account, ways, twoFactor, sessions } = details;
  expect(JSON.stringify({ account, ways, twoFactor, sessions })).not.toMatch(/password":"|hash|token|sealed/);
  await db.execute(
    sql`delete from shop.staff_permissions where role = 'support' and permission in ('orders', 'licences', 'subscriptions')`,
  );
  const less = (await memberDetails(deps, support, memberId)) ?? expect.fail();
  const { orders, licences, subscriptions, devices, consents } = less;
  expect({ orders, licences, subscriptions, devices, consents }).toEqual({});
  await db.execute(
    sql`insert into shop.staff_permissions values ('support', 'orders'), ('support', 'licences'), ('support', 'subscriptions')`,
  );
});

test('nobody without the permission searches', async () => {
  const editor = { ...support, role: 'editor' } as const;
  expect(await searchMembers(db, editor, 'anna')).toEqual({ ok: false, error: 'not_allowed' });
  expect(await searchMembers(db, { kind: 'visitor' }, 'anna')).toEqual({ ok: false, error: 'not_allowed' });
});
