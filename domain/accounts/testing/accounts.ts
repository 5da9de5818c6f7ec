import { fixedClock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { listMailbox, openMailer } from '@spindle/platform/mailer.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { rateLimits } from '../../backend-api/tables.ts';
import { openAuth } from '../auth.ts';
import type { AccountsDeps, AccountsMailDeps } from '../deps.ts';
import { accountsJobKinds, accountsJobs } from '../jobs.ts';

const ORIGIN = 'https://shop.test';
const SECRET = 'a secret of at least thirty-two characters';

/** The accounts on a database and a queue of the calling test file's own. */
export async function testAccounts({ origin = ORIGIN } = {}) {
  const { db, url } = await testDatabase();
  const log = openLog('test', 'silent');
  const clock = fixedClock(new Date());
  const jobs = openJobs(url, log);
  await jobs.start(accountsJobKinds);
  afterAll(() => jobs.stop());

  const auth = openAuth({ db, clock, log, secret: SECRET, origin });
  const deps: AccountsDeps = { db, clock, jobs, auth, limits: openLimits(db, rateLimits), secret: SECRET };
  const mailDeps: AccountsMailDeps = {
    db,
    clock,
    secret: SECRET,
    mailer: openMailer({ transport: 'mailbox', from: '' }, db),
    from: 'Spindle <orders@spindle.test>',
    site: { origin, defaultLocale: 'en' },
  };
  return {
    db,
    deps,
    clock,
    log,
    origin,
    /** Moves the clock forward. */
    pass: (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000)),
    /** Does the queued work, then returns the mail of an address, newest first. */
    async mailTo(to: string) {
      await runQueued(db, mailDeps);
      return listMailbox(db, { to });
    },
    /** Forgets what the rate limits counted. */
    forgetLimits: () => db.delete(rateLimits),
  };
}

async function runQueued(db: Db, deps: AccountsMailDeps): Promise<void> {
  const queued = await db.execute<{ name: string; data: never }>(
    sql`delete from jobs.job where state = 'created' returning name, data`,
  );
  for (const { name, data } of queued.rows) {
    const handler = accountsJobs(deps).find(({ kind }) => kind.name === name);
    if (!handler) throw new Error(`nothing handles ${name}`);
    await handler.run(data);
  }
}

/** The six digits in a mail. */
export function codeIn({ text }: { text: string }): string {
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (!code) throw new Error('no code in the mail');
  return code;
}

/** The token of the password link in a mail. */
export function tokenIn({ text }: { text: string }): string {
  const token = /token=([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error('no link in the mail');
  return token;
}

/** What a browser sends back of some `Set-Cookie` values. */
export function cookieHeader(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
