import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { denySignIn } from '../../accounts/denial/deny-sign-in.ts';
import { newDenialLink } from '../../accounts/denial/new-denial-link.ts';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import { logIn } from '../../accounts/sessions/log-in.ts';
import { openSession } from '../../accounts/sessions/open-session.ts';
import { readViewer } from '../../accounts/sessions/read-viewer.ts';
import { verifications } from '../../accounts/tables.ts';
import { cookieHeader, demoSession, testSender } from '../../accounts/testing/accounts.ts';
import { rateLimits } from '../../backend-api/tables.ts';
import type { ErasurePart } from '../holding.ts';
import { DAY, erasureShop, ip, START } from '../testing/erasure-shop.ts';
import { EMAIL } from '../testing/filled-shop.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { carryOutErasure } from './carry-out-erasure.ts';
import { checkUndo } from './check-undo.ts';
import { endWhatGoesOn } from './end-what-goes-on.ts';
import { findDueErasures } from './find-due-erasures.ts';
import { undoErasure } from './undo-erasure.ts';

const { ask, carryOut, clock, db, deps, grace, memberOf, pass, privacy, shop } = await erasureShop();

describe('the mailed link', () => {
  test('undoes it once, and the member comes in as before', async () => {
    const { memberId, token, headers } = await ask();
    expect(await checkUndo(deps, { token })).toMatchObject({ ok: true, email: EMAIL });
    const undone = await Promise.all([1, 2, 3].map(() => undoErasure(deps, { token, ip })));
    expect(undone.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await checkUndo(deps, { token })).toEqual({ ok: false, error: 'link_ended' });
    expect(await memberOf(memberId)).toMatchObject({ closedAt: null, email: EMAIL });
    expect((await readViewer(deps, headers)).kind).toBe('anonymous');
    expect(await logIn(deps, { ...DEMO_MEMBER, sender: testSender() })).toMatchObject({ ok: true });
    grace();
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    await findDueErasures(deps);
    expect(await shop.queued('erase-member')).toEqual([]);
  });

  test('works until the grace has ended, also where the erasure is late', async () => {
    const { token } = await ask();
    pass(deps.config.erasureGraceDays * DAY - 1);
    expect(await checkUndo(deps, { token })).toMatchObject({ ok: true });
    pass(1);
    expect(await checkUndo(deps, { token })).toEqual({ ok: false, error: 'link_ended' });
    expect(await undoErasure(deps, { token, ip })).toEqual({ ok: false, error: 'link_ended' });
  });

  test('is nobody else’s: made-up ones and links for something else undo nothing', async () => {
    const { memberId } = await ask();
    await db.insert(verifications).values({
      ...{ identifier: 'denial x', value: memberId, expiresAt: new Date('2030-01-01') },
    });
    for (const token of ['', 'x', randomUUID()]) {
      expect(await undoErasure(deps, { token, ip })).toEqual({ ok: false, error: 'link_ended' });
    }
    expect((await memberOf(memberId)).closedAt).not.toBeNull();
  });

  test('ends when the erasure was undone another way: it undoes none that is asked for later', async () => {
    const { memberId, token } = await ask();
    const link = await newDenialLink(deps, { memberId, locale: 'en', at: clock.now() });
    const denied = await denySignIn(deps, { token: new URL(link).searchParams.get('token') ?? '', ip });
    expect(denied).toMatchObject({ ok: true });
    const { cookies } = await openSession(deps, { memberId, way: 'mailed_link', sender: testSender() });
    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
    if (viewer.kind !== 'member') throw new Error('not logged in');
    expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
    expect(await checkUndo(deps, { token })).toEqual({ ok: false, error: 'link_ended' });
    expect(await undoErasure(deps, { token, ip })).toEqual({ ok: false, error: 'link_ended' });
    expect((await memberOf(memberId)).closedAt).not.toBeNull();
  });

  test('and asked for anew while the job of the first still waits, all that goes on ends', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    const { memberId } = viewer;
    expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
    const link = await newDenialLink(deps, { memberId, locale: 'en', at: clock.now() });
    await denySignIn(deps, { token: new URL(link).searchParams.get('token') ?? '', ip });
    pass(1);
    const { cookies } = await openSession(deps, { memberId, way: 'mailed_link', sender: testSender() });
    const again = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
    if (again.kind !== 'member') throw new Error('not logged in');
    expect(await askForErasure(deps, again)).toMatchObject({ ok: true });
    expect(await shop.queued('end-for-erasure')).toContainEqual(
      expect.objectContaining({ memberId, askedAt: clock.now().toISOString() }),
    );
  });

  test('is not needed where it was undone another way: nothing is queued for it when its day comes', async () => {
    const { memberId } = await ask();
    const link = await newDenialLink(deps, { memberId, locale: 'en', at: clock.now() });
    await denySignIn(deps, { token: new URL(link).searchParams.get('token') ?? '', ip });
    grace();
    await findDueErasures(deps);
    expect(await shop.queued('erase-member')).toEqual([]);
    expect((await memberOf(memberId)).email).toBe(EMAIL);
  });

  test('and the execution at one moment: either it is undone whole, or erased whole', async () => {
    for (let times = 0; times < 6; times++) {
      await shop.empty();
      await db.delete(rateLimits);
      clock.set(START);
      const { memberId, token } = await ask();
      // The undo runs by another machine's clock, which is a moment behind.
      const behind = { ...deps, clock: fixedClock(clock.now()) };
      grace();
      const [undone, done] = await Promise.all([undoErasure(behind, { token, ip }), carryOut(memberId)]);
      const { email, closedAt, erasedAt } = await memberOf(memberId);
      expect(done.erased).toBe(!undone.ok);
      if (undone.ok)
        expect({ email, closedAt, erasedAt }).toEqual({ email: EMAIL, closedAt: null, erasedAt: null });
      else expect({ email, erasedAt }).toEqual({ email: `${memberId}@invalid`, erasedAt: clock.now() });
    }
  });
});

describe('what goes on by itself, where the owner denies the log-in that asked for the erasure', () => {
  /** The link of the log-in's mail undoes an erasure even where its day has come. */
  async function linkOf(memberId: string) {
    const link = await newDenialLink(deps, { memberId, locale: 'en', at: clock.now() });
    const token = new URL(link).searchParams.get('token') ?? '';
    return () => denySignIn(deps, { token, ip });
  }

  test.each(['asked', 'due'] as const)('ends no more once that is done: %s', async (when) => {
    const askedAt = clock.now().toISOString();
    const { memberId } = await ask();
    if (when === 'due') grace();
    const deny = await linkOf(memberId);
    const ended: string[] = [];
    const part = (id: string, whileFound?: () => Promise<unknown>): ErasurePart => ({
      goesOn: {
        async find() {
          await whileFound?.();
          return [id];
        },
        end: async (_tx, one) => void ended.push(`${one.id} ${one.when}`),
      },
    });
    const parts = { ...privacy, erasures: () => [part('first'), part('second', deny), part('third')] };
    if (when === 'asked') await endWhatGoesOn(parts, { memberId, askedAt });
    else expect(await carryOutErasure(parts, { memberId })).toEqual({ erased: false, waitsFor: [] });
    expect(ended).toEqual([`first ${when}`]);
    expect(await memberOf(memberId)).toMatchObject({ closedAt: null, email: EMAIL });
  });

  test('ends whole before that is done, which waits for it', async () => {
    const { memberId } = await ask();
    grace();
    const deny = await linkOf(memberId);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let denied: ReturnType<typeof deny> | undefined;
    const end = async () => {
      denied = deny();
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBeGreaterThan(0);
    };
    const parts = { ...privacy, erasures: () => [{ goesOn: { find: async () => ['one'], end } }] };
    const done = await carryOutErasure(parts, { memberId });
    expect(await denied).toMatchObject({ ok: !done.erased });
    expect((await memberOf(memberId)).erasedAt !== null).toBe(done.erased);
  });
});
