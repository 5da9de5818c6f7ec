import { fixedClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { countGuess } from '@spindle/platform/password-guesses.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { rateLimits } from '../../backend-api/tables.ts';
import { openShop, type Shop } from '../../open-shop.ts';
import type { AccountsDeps } from '../deps.ts';
import { LOGIN_GUESSES } from '../limits.ts';
import { DEMO_MEMBER } from '../seed-demo.ts';
import { logIn } from '../sessions/log-in.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import type { Sender } from '../sessions/sender.ts';
import { members } from '../tables.ts';

const ORIGIN = 'https://shop.test';
const SECRET = 'a secret of at least thirty-two characters';

/** The accounts of a shop with a database and a queue of the calling test file's own. */
export async function testAccounts({ origin = ORIGIN, locales = 'en' } = {}) {
  const { db, url } = await testDatabase();
  const log = openLog('test', 'silent');
  const clock = fixedClock(new Date());
  const config = readConfig({
    ...{ NODE_ENV: 'test', SANDBOX: '1', JOBS: 'off' },
    // A use case that waits because the machine is busy must not count as an outage.
    ...{ SECRET, ORIGIN: origin, LOCALES: locales, DATABASE_URL: url, DATABASE_TIMEOUT: '60000' },
  });
  const shop = await openShop(config, log, { clock });
  await shop.startJobs();
  afterAll(async () => {
    await shop.jobs.stop();
    await shop.close();
  });
  const deps: AccountsDeps = shop.deps;
  return {
    db,
    url,
    deps,
    config,
    clock,
    log,
    origin,
    /** Moves the clock forward. */
    pass: (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000)),
    /** Runs the queued jobs, then returns the mails to an address, newest first. */
    async mailTo(to: string) {
      await runQueued(shop);
      return listMailbox(db, { to });
    },
    /** Deletes all accounts, and with them their sessions and codes. */
    forgetMembers: () => db.delete(members),
    /** Deletes what the rate limits have counted. */
    forgetLimits: () => db.delete(rateLimits),
  };
}

async function runQueued({ deps: { db }, modules }: Shop): Promise<void> {
  const handlers = modules.flatMap(({ jobs = [] }) => jobs);
  const queued = await db.execute<{ name: string; data: never }>(
    sql`delete from jobs.job where state = 'created' returning name, data`,
  );
  for (const { name, data } of queued.rows) {
    const handler = handlers.find(({ kind }) => kind.name === name);
    if (!handler) throw new Error(`nothing handles ${name}`);
    await handler.run(data);
  }
}

/** The code in a mail: six digits or ten. */
export function codeIn({ text }: { text: string }): string {
  const code = /\b(\d{6}|\d{10})\b/.exec(text)?.[0];
  if (!code) throw new Error('no code in the mail');
  return code;
}

/** The token of the password link in a mail. */
export function tokenIn({ text }: { text: string }): string {
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('no link in the mail');
  return token;
}

/** The sender of a request: 192.0.2.1 and a new browser by default. */
export function testSender(from: Partial<Sender> = {}): Sender {
  return { ip: '192.0.2.1', country: undefined, userAgent: 'test', cookieHeader: undefined, ...from };
}

/** Logs the demo member in, in a new browser. @returns the viewer, as `requireMember` hands it to a use case */
export async function demoSession(deps: AccountsDeps) {
  const { email, password } = DEMO_MEMBER;
  const opened = await logIn(deps, { email, password, sender: testSender() });
  if (!opened.ok) throw new Error(opened.error);
  const headers = new Headers({ cookie: cookieHeader(opened.cookies) });
  const viewer = await readViewer(deps, headers);
  if (viewer.kind !== 'member') throw new Error('no session after a log-in');
  return { viewer, headers };
}

/** The `Cookie` header that a browser sends after these `Set-Cookie` values. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Guesses at one account from many networks, until no more passwords are looked at. */
export async function guessEverywhere(limits: Limits, account: string): Promise<void> {
  for (let guess = 0; guess < LOGIN_GUESSES.byAccount.points; guess++) {
    await countGuess(limits, LOGIN_GUESSES, { account, ip: `198.51.100.${guess}`, device: undefined });
  }
}
