import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { denySignIn } from '../denial/deny-sign-in.ts';
import { newDenialLink } from '../denial/new-denial-link.ts';
import { ensureMember } from '../ensure-member.ts';
import { deleteMember, lockMember } from '../queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { addressChanges, members } from '../tables.ts';
import { codeIn, demoSession, testAccounts, tokenIn } from '../testing/accounts.ts';
import { completeAddressChange } from './complete-address-change.ts';
import { revertAddressChange } from './revert-address-change.ts';
import { startAddressChange } from './start-address-change.ts';

const { deps, db, clock, config, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email: oldEmail } = DEMO_MEMBER;
const email = 'new@example.com';
const ip = '192.0.2.1';
let session: Awaited<ReturnType<typeof demoSession>>;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  await seedDemoMember(db, clock);
  session = await demoSession(deps);
});

async function codeFor(to: string): Promise<string> {
  expect(await startAddressChange(deps, session.viewer, { email: to })).toEqual({ ok: true });
  const [mail] = await mailTo(to);
  return codeIn(mail ?? expect.fail('no mail'));
}
const complete = (code: string) =>
  completeAddressChange(deps, session.viewer, { email, code, cookieHeader: null });
const change = async () => (await db.select().from(addressChanges))[0] ?? expect.fail('no change');
const guestAt = (address: string) =>
  ensureMember(db, { email: address, locale: 'en', at: () => clock.now() });

const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
/** Runs `work` while another account is giving the address up: `work` waits for that, and a minute passes. */
async function whileGivenUp<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  const { memberId } = await guestAt(address);
  const { begun } = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await deleteMember(tx, memberId);
    const begun = work();
    await expect
      .poll(async () => (await db.execute(waiting)).rows.length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    pass(1);
    return { begun };
  });
  return begun;
}

describe('an address that somebody has just given up is theirs from then on, and not from when they asked,', () => {
  it('who moves to it', async () => {
    const code = await codeFor(email);
    expect(await whileGivenUp(email, () => complete(code))).toMatchObject({ ok: true });
    expect(await change()).toMatchObject({ changedAt: clock.now() });
  });

  it('who takes a change back', async () => {
    await complete(await codeFor(email));
    const token = tokenIn((await mailTo(oldEmail))[0] ?? expect.fail('no mail'));
    const reverted = await whileGivenUp(oldEmail, () => revertAddressChange(deps, { token, ip }));
    expect(reverted).toEqual({ ok: true, email: oldEmail });
    expect(await change()).toMatchObject({ revertedAt: clock.now() });
  });

  it('who denies a log-in', async () => {
    const { memberId } = session.viewer;
    const about = { memberId, locale: 'en', at: clock.now() } as const;
    const link = await newDenialLink({ db, clock, sites: config.sites }, about);
    const token = new URL(link).searchParams.get('token') ?? '';
    await complete(await codeFor(email));
    const denied = await whileGivenUp(oldEmail, () => denySignIn(deps, { token, ip }));
    expect(denied).toEqual({ ok: true, email: oldEmail });
    expect(await change()).toMatchObject({ revertedAt: clock.now() });
  });
});

it('no account begins at an address before the one before has left it, by whatever clock', async () => {
  const asked = clock.now();
  const startOf = async (address: string) => {
    const { memberId } = await ensureMember(db, { email: address, locale: 'en', at: () => asked });
    const [row] = await db.select().from(members).where(eq(members.id, memberId));
    return row;
  };
  const code = await codeFor(email);
  // The clock of another storefront is some seconds ahead.
  clock.set(new Date(asked.getTime() + 5000));
  await complete(code);
  const left = clock.now();
  expect(await startOf(oldEmail)).toMatchObject({ createdAt: left, updatedAt: left });
  expect(await startOf('another@example.com')).toMatchObject({ createdAt: asked });
  await db.update(addressChanges).set({ revertedAt: new Date(left.getTime() + 1000) });
  await db.update(members).set({ email: 'elsewhere@example.com' }).where(eq(members.email, email));
  expect(await startOf(email)).toMatchObject({ createdAt: new Date(left.getTime() + 1000) });
});
