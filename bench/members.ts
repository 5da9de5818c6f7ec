import { openAuth } from '@spindle/domain/accounts/sessions/auth.ts';
import { readViewer } from '@spindle/domain/accounts/sessions/read-viewer.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import pg from 'pg';
import { buildStorefront, type DemoShop, SECRET, startStorefront } from './demo-shop.ts';
import { median } from './load.ts';
import { loadNow } from './load-now.ts';
import { EAGER, logIn, makeEagerMember, memberNumber, PAGES, PATIENT, setPasswords } from './members-made.ts';
import { benchNavigation } from './members-navigation.ts';
import { benchSignIns } from './members-sign-in.ts';
import { type OrderShop, openOrderShops } from './order-shops.ts';
import { slow } from './scale-rounds.ts';
import { readSizes } from './sizes.ts';

/** Buyers come from networks of their own; on a machine with other work to do, a slow database is no outage. */
const SETTINGS = { TRUST_PROXY: '1', DATABASE_TIMEOUT: '60000' };
/** Milliseconds, median. */
const GOALS = { session: 1, page: 30 };
const ROUNDS = 40;
const WARM_UP = 10;
const SESSION_ROUNDS = 2_000;
/** How many members are logged in, asking in turns. */
const MEMBERS = 20;

/**
 * How long members wait in a shop with a million orders of hundreds of thousands of members: for the look-up of their session;
 * for each page of the member centre, as an ordinary member and as one with 200 orders, 80 licences and 500 computers; and
 * when going from section to section in a browser. Also how many can log in at once, and how long others wait meanwhile.
 *
 *     npm run bench -- members [--orders 1000000] [--keep <directory>]
 */
export async function benchMembers(args: readonly string[]): Promise<boolean> {
  const { sizes, directory } = readSizes(args, [1_000_000]);
  await buildStorefront();
  const { shops, close } = await openOrderShops(sizes, { directory, settings: SETTINGS });
  try {
    let good = true;
    for (const shop of shops) good = (await benchShop(shop)) && good;
    return good;
  } finally {
    await close();
  }
}

async function benchShop(shop: OrderShop): Promise<boolean> {
  const database = new pg.Pool({ connectionString: shop.url, max: 2 });
  const storefront = await startStorefront(shop);
  try {
    const members = await setPasswords(database, MEMBERS);
    await makeEagerMember(database);
    const { rows } = await database.query<{ members: number }>(
      'select count(*)::int as members from shop.members',
    );
    say(`members at ${shop.orders} orders of ${rows[0]?.members} members, ${loadNow()}`);
    const cookies: string[] = [];
    for (const [index, email] of members.entries()) cookies.push(await logIn(storefront, email, index));
    const session = await benchSessions(shop, cookies);
    const usual = await benchPages(storefront, PATIENT, cookies);
    const eager = await benchPages(storefront, EAGER, [await logIn(storefront, memberNumber(1), MEMBERS)]);
    const navigation = await benchNavigation(storefront, cookies[0] ?? '');
    const signIns = await benchSignIns(storefront, { emails: members, cookie: cookies[0] ?? '' });
    return session && usual && eager && navigation && signIns;
  } finally {
    await storefront.close();
    await database.end();
  }
}

/** Finds the member of a session cookie, as every request of a member does. */
async function benchSessions({ url }: OrderShop, cookies: readonly string[]): Promise<boolean> {
  const log = openLog('bench', 'warn');
  const { db, close } = openDatabase(url, log, { connections: 2 });
  const deps = { db, log, clock: systemClock, cookies: { secure: false, domain: undefined } };
  const auth = openAuth({ ...deps, secret: SECRET, origin: 'http://localhost' });
  try {
    const times: number[] = [];
    for (let round = 0; round < SESSION_ROUNDS; round++) {
      const headers = new Headers({ cookie: cookies[round % cookies.length] ?? '' });
      const began = performance.now();
      const viewer = await readViewer({ ...deps, auth, secret: SECRET } as never, headers);
      times.push(performance.now() - began);
      if (viewer.kind !== 'member') throw new Error('A session is none.');
    }
    return told('who is logged in', times.slice(SESSION_ROUNDS / 10), GOALS.session);
  } finally {
    await close();
  }
}

/** The pages take turns, so that a change of the machine's speed affects all of them. The first rounds compile the code. */
async function benchPages({ origin }: DemoShop, whose: string, cookies: readonly string[]): Promise<boolean> {
  const pages = Object.entries(PAGES).map(([name, path]) => ({ name, path, times: [] as number[] }));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const cookie = cookies[Math.abs(round) % cookies.length] ?? '';
    for (const { path, times } of pages) {
      const began = performance.now();
      const answer = await fetch(origin + path, { headers: { cookie }, redirect: 'manual' });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      if (round >= 0) times.push(performance.now() - began);
    }
  }
  let good = true;
  for (const { name, times } of pages) good = told(`${name}, ${whose}`, times, GOALS.page) && good;
  return good;
}

function told(name: string, times: readonly number[], goal: number): boolean {
  const p50 = median(times);
  const remark = p50 <= goal ? '' : '  OVER THE GOAL';
  say(
    `  ${name.padEnd(44)} p50 ${p50.toFixed(2)} ms, p95 ${slow(times).toFixed(2)} ms (goal ${goal})${remark}`,
  );
  return p50 <= goal;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
