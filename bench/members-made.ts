import { DEMO_MEMBER } from '@spindle/domain/accounts/seed-demo.ts';
import type pg from 'pg';
import type { DemoShop } from './demo-shop.ts';

export const PATIENT = 'a usual member';
export const EAGER = 'one with very much';

/** The pages that a member opens. */
export const PAGES = {
  overview: '/member',
  products: '/member?a=my_products',
  devices: '/member?a=devices',
  subscriptions: '/member?a=subscriptions',
  orders: '/member?a=orders',
  account: '/member?a=account',
  security: '/member?a=security',
  privacy: '/member?a=privacy',
  'find an order': '/member?a=orders&q=ripper',
  'find a licence': '/member?a=my_products&q=ripper',
} as const;

export const memberNumber = (number: number) => `buyer-${number}@example.test`;

/**
 * Lets members from the second on log in with the demo member's password; the first one is the member with very many things.
 * @returns their addresses
 */
export async function setPasswords(database: pg.Pool, count: number): Promise<string[]> {
  const emails = Array.from({ length: count + 1 }, (_, index) => memberNumber(index + 1));
  await giveRealIds(database, emails);
  await database.query(
    `insert into shop.sign_in_methods (account_id, provider_id, member_id, password)
     select id::text, 'credential', id, (
       select password from shop.sign_in_methods demo join shop.members on members.id = demo.member_id
       where members.email = $1 and provider_id = 'credential') from shop.members
     where email = any($2) and not exists (select from shop.sign_in_methods where member_id = members.id)`,
    [DEMO_MEMBER.email, emails],
  );
  return emails.slice(1);
}

/** Their ids were derived from their numbers and are no valid UUIDs, which calls that return ids require. */
async function giveRealIds(database: pg.Pool, emails: readonly string[]): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `select id from shop.members where email = any($1) and uuid_extract_version(id) is distinct from 4`,
    [emails],
  );
  for (const { id } of rows) {
    const { rows: made } = await database.query<{ id: string }>(
      'update shop.members set id = gen_random_uuid() where id = $1 returning id',
      [id],
    );
    for (const table of ['orders', 'licences', 'subscriptions', 'saved_cards']) {
      await database.query(`update shop.${table} set member_id = $2 where member_id = $1`, [id, made[0]?.id]);
    }
  }
}

/** Gives the first member 200 orders, the licences of 80 of them, and 500 computers. */
export async function makeEagerMember(database: pg.Pool): Promise<void> {
  const email = memberNumber(1);
  const { rows } = await database.query<{ id: string }>('select id from shop.members where email = $1', [
    email,
  ]);
  const id = rows[0]?.id;
  await database.query(
    `update shop.orders set member_id = $1 where id in (
       select orders.id from shop.orders join shop.licences on licences.order_id = orders.id
       where orders.state = 'paid' and licences.state = 'active' order by orders.placed_at limit 200)`,
    [id],
  );
  await database.query(
    `update shop.licences set member_id = $1, seats = 10, state = 'active', works_until = null where id in (
       select licences.id from shop.licences join shop.orders on orders.id = licences.order_id
       where orders.member_id = $1 order by orders.placed_at limit 80)`,
    [id],
  );
  await database.query(
    `insert into shop.licence_devices (id, licence_id, fingerprint, name, system, activated_at, last_seen_at)
     select gen_random_uuid(), licences.id, 'eager-' || n, 'Workstation ' || n, 'win', now(), now() - n * interval '1 hour'
     from (select id, row_number() over (order by id) - 1 as place from shop.licences where member_id = $1) licences
     join generate_series(1, 500) n on n % 80 = place on conflict do nothing`,
    [id],
  );
  await database.query('analyze shop.orders, shop.licences, shop.licence_devices, shop.sign_in_methods');
}

/** @param number of the network that it comes from @returns the cookies */
export async function logIn({ origin }: DemoShop, email: string, number: number): Promise<string> {
  const answer = await fetch(`${origin}/backend/api/auth/login`, {
    method: 'POST',
    headers: {
      ...{ origin, 'content-type': 'application/json' },
      'x-forwarded-for': `2001:db8:${(number >> 16).toString(16)}:${(number & 65_535).toString(16)}::1`,
    },
    body: JSON.stringify({ email, password: DEMO_MEMBER.password }),
  });
  const body = await answer.text();
  if (!answer.ok) throw new Error(`The log-in was answered with ${answer.status}: ${body}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
