import { randomUUID } from 'node:crypto';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { closeAccount } from '../../accounts/close-account.ts';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import { logIn } from '../../accounts/sessions/log-in.ts';
import { openSession } from '../../accounts/sessions/open-session.ts';
import { readViewer } from '../../accounts/sessions/read-viewer.ts';
import { sessions } from '../../accounts/tables.ts';
import { cookieHeader, demoSession, testSender, tokenIn } from '../../accounts/testing/accounts.ts';
import { rateLimits } from '../../backend-api/tables.ts';
import { orders } from '../../orders/tables.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { again, doDue, subscribe } from '../../subscriptions/testing/subscribed.ts';
import { erasures } from '../tables.ts';
import { erasureShop, ip } from '../testing/erasure-shop.ts';
import { EMAIL } from '../testing/filled-shop.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { undoErasure } from './undo-erasure.ts';

const { ask, clock, db, deps, pass, shop, work } = await erasureShop();

describe('from the ask on', () => {
  test('nobody comes in: sessions, cookies, password, links, Google and second factors', async () => {
    const { memberId, headers } = await ask();
    expect(await db.$count(sessions, eq(sessions.userId, memberId))).toBe(0);
    expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: true });
    const wrong = await logIn(deps, { ...DEMO_MEMBER, password: 'wrong', sender: testSender() });
    expect(await logIn(deps, { ...DEMO_MEMBER, sender: testSender() })).toEqual(wrong);
    for (const way of ['google', 'mailed_link', 'reset_link'] as const) {
      const opened = await openSession(deps, { memberId, way, sender: testSender(), isSecondGiven: true });
      expect(opened).toMatchObject({ ok: false, error: 'account_closed' });
    }
    expect(await db.$count(sessions, eq(sessions.userId, memberId))).toBe(0);
  });

  test('it takes a factor of the last ten minutes and a session that is still there', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    pass(11);
    expect(await askForErasure(deps, viewer)).toEqual({ ok: false, error: 'factor_required' });
    const foreign = { ...viewer, factorAt: clock.now(), sessionId: randomUUID() };
    expect(await askForErasure(deps, foreign)).toEqual({ ok: false, error: 'session_expired' });
    const nobody = { ...viewer, factorAt: clock.now(), memberId: randomUUID() };
    expect(await askForErasure(deps, nobody)).toEqual({ ok: false, error: 'session_expired' });
    expect(await db.$count(erasures)).toBe(0);
  });

  test('asked for at once from several tabs, it is asked for once, with one mail', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    const asked = await Promise.all([1, 2, 3, 4].map(() => askForErasure(deps, viewer)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
    await work('erasure-mail');
    expect(
      (await listMailbox(db, { to: EMAIL })).filter(({ subject }) => subject.includes('erased')),
    ).toHaveLength(1);
  });

  test('who logs in at that moment is out, too', async () => {
    for (let times = 0; times < 5; times++) {
      await shop.empty();
      await db.delete(rateLimits);
      await seedDemoMember(db);
      const { viewer } = await demoSession(deps);
      const { memberId } = viewer;
      const [, opened] = await Promise.all([
        askForErasure(deps, viewer),
        logIn(deps, { ...DEMO_MEMBER, sender: testSender() }),
      ]);
      const cookie = opened.ok ? cookieHeader(opened.cookies) : '';
      expect((await readViewer(deps, new Headers({ cookie }))).kind).toBe('anonymous');
      expect(await db.$count(sessions, eq(sessions.userId, memberId))).toBe(0);
    }
  });

  test('who has logged in just before, and has their session just after, is out, too', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const waits = async () => (await db.execute(waiting)).rows.length;
    // Holds the log-in up at the mail about a new device, which is queued before the session exists.
    const { begun } = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table jobs.job in share mode`);
      const begun = logIn(deps, { ...DEMO_MEMBER, sender: testSender() });
      await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
      await db.transaction((own) => closeAccount(own, viewer.memberId, clock.now()));
      return { begun };
    });
    expect(await begun).toEqual({ ok: false, error: 'bad_credentials' });
    expect(await db.$count(sessions, eq(sessions.userId, viewer.memberId))).toBe(0);
  });

  test('subscriptions end with what is paid for, and none is renewed, whoever resumes it', async () => {
    await seedDemoMember(db);
    const subscription = await subscribe(shop, undefined, { email: EMAIL });
    await ask();
    expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
    // As if staff had resumed the subscription, with its renewal due within the grace period.
    await db.execute(
      sql`update shop.subscriptions set state = 'active', next_step = 'renew', due_at = period_end`,
    );
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended' });
    expect(await db.$count(sandboxPayments)).toBe(1);
    expect(await db.$count(orders)).toBe(1);
  });

  test('who asks for a way in is mailed once more how it is undone', async () => {
    const { memberId } = await ask();
    const requestId = randomUUID();
    // The job runs a second time after a crash.
    for (let times = 0; times < 2; times++) {
      await deps.remindClosed(memberId, requestId);
      await work('erasure-mail');
    }
    const mails = (await listMailbox(db, { to: EMAIL })).filter(({ subject }) => subject.includes('erased'));
    expect(mails).toHaveLength(2);
    const results = await Promise.all(mails.map((mail) => undoErasure(deps, { token: tokenIn(mail), ip })));
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
