import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { and, eq, getTableName, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { REVERT_DAYS } from '../../accounts/address/address-code.ts';
import { revertAddressChange } from '../../accounts/address/revert-address-change.ts';
import { closeAccount } from '../../accounts/close-account.ts';
import { denySignIn } from '../../accounts/denial/deny-sign-in.ts';
import { newDenialLink } from '../../accounts/denial/new-denial-link.ts';
import { ensureMember } from '../../accounts/ensure-member.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { hashToken } from '../../accounts/passwords/hash-token.ts';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import { logIn } from '../../accounts/sessions/log-in.ts';
import { openSession } from '../../accounts/sessions/open-session.ts';
import { readViewer } from '../../accounts/sessions/read-viewer.ts';
import { addressChanges, members, sessions, verifications } from '../../accounts/tables.ts';
import { cookieHeader, demoSession, testSender, tokenIn } from '../../accounts/testing/accounts.ts';
import { auditEntries } from '../../audit/tables.ts';
import { rateLimits } from '../../backend-api/tables.ts';
import { begin, form } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { invoiceFiles, invoices } from '../../invoices/tables.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { orders } from '../../orders/tables.ts';
import { disputes } from '../../payments/disputes/tables.ts';
import { refunds } from '../../payments/refunds/tables.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { again, buy, doDue, subscribe } from '../../subscriptions/testing/subscribed.ts';
import { orderTaxes } from '../../tax/tables.ts';
import type { Holding } from '../holding.ts';
import { erasures } from '../tables.ts';
import { COMPANY, EMAIL, fillShop, MARKS } from '../testing/filled-shop.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { carryOutErasure } from './carry-out-erasure.ts';
import { checkUndo } from './check-undo.ts';
import { findDueErasures } from './find-due-erasures.ts';
import { undoErasure } from './undo-erasure.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db, modules } = shop;
const privacy = {
  ...deps,
  holdings: () => modules.flatMap(({ holds = [] }) => holds),
  erasures: () => modules.flatMap(({ erasure }) => erasure ?? []),
};
const DAY = 24 * 60;
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const grace = () => pass(deps.config.erasureGraceDays * DAY);
const ip = '192.0.2.9';

beforeEach(async () => {
  await shop.empty();
  await db.execute(sql`truncate shop.promotions, shop.exchange_batches, shop.vat_checks, shop.price_changes,
    shop.webhook_messages, shop.imported_records, shop.imported_order_lines, shop.trials, shop.cancellations,
    shop.rate_limits, shop.coupons, shop.pending_registrations,
    shop.guest_cards, shop.saved_cards, shop.card_pages, shop.refunds, shop.disputes, shop.credits cascade`);
  clock.set(START);
});

/** Does the queued work of these kinds, in the order of the queue. */
async function work(...kinds: string[]): Promise<void> {
  const handlers = modules.flatMap(({ jobs = [] }) => jobs);
  const { rows } = await db.execute<{ name: string; data: never }>(
    sql`update jobs.job set state = 'completed', completed_on = now()
      where state = 'created' and name in ${kinds} returning name, data`,
  );
  for (const { name, data } of rows) await handlers.find(({ kind }) => kind.name === name)?.run(data);
}
/** What waits and is not of these tests: nobody works the queues off. */
const clearQueue = () => db.execute(sql`update jobs.job set state = 'completed' where state = 'created'`);

/** Asks as the demo member, with the mail and what ends with it. @returns the link's token */
async function ask(): Promise<{ memberId: string; token: string; headers: Headers }> {
  await seedDemoMember(db);
  const { viewer, headers } = await demoSession(deps);
  expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
  await work('end-for-erasure', 'erasure-mail');
  const [mail] = await listMailbox(db, { to: EMAIL });
  if (!mail) throw new Error('no mail');
  await clearQueue();
  return { memberId: viewer.memberId, token: tokenIn(mail), headers };
}
const carryOut = (memberId: string) => carryOutErasure(privacy, { memberId });
/** With what it has mailed of subscriptions that ended with it: it waits for those mails to leave. */
async function carryOutWhole(memberId: string) {
  await carryOut(memberId);
  await clearQueue();
  return carryOut(memberId);
}
const memberOf = async (memberId: string) => {
  const [member] = await db.select().from(members).where(eq(members.id, memberId));
  return member ?? expect.fail('the member is gone');
};

/** Rows of the whole database that say one of the words, in whatever column, by table. */
async function rowsSaying(words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`);
  expect(tables.length).toBeGreaterThan(80);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const said = words.map((word) => sql`t::text ilike ${`%${word}%`}`);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(name)} t where ${sql.join(said, sql` or `)}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[name] = count;
  }
  return found;
}

describe('of a member of whom every table holds something', () => {
  test('nothing is left that says who they are, but the documents and proofs that the law asks for', async () => {
    const { memberId, orderId, licenceId, invoice } = await fillShop(shop);
    const subject = { memberId, emails: [EMAIL, 'old.dana@spindle.test'] } as const;
    const { viewer } = await demoSession(deps);
    expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
    await work('end-for-erasure', 'erasure-mail');
    await clearQueue();
    // What was to end with the ask has; all else of the register is still there.
    const ended = new Set([
      'sessions',
      'password_tokens',
      'sign_in_links',
      'second_factor_challenges',
      'member_codes',
    ]);
    const empty: string[] = [];
    for (const { table, of } of privacy.holdings()) {
      if ((await db.$count(table, of(subject))) === 0) empty.push(getTableName(table));
    }
    expect(new Set(empty)).toEqual(ended);
    expect(Object.keys(await rowsSaying(MARKS)).length).toBeGreaterThan(15);
    const keptBefore = await db.select().from(invoices).orderBy(invoices.ordinal);
    const theirs = keptBefore.filter((one) => one.orderId === orderId);
    const others = (await rowsSaying(MARKS))['shop.invoices'];
    const filesBefore = await db.select().from(invoiceFiles);
    const taxBefore = await db.select().from(orderTaxes);

    grace();
    expect(await carryOutWhole(memberId)).toEqual({ erased: true });

    expect(await rowsSaying(MARKS)).toEqual({
      'shop.audit_entries': 1, // of `xdemo@…`, which is somebody else's
      'shop.invoices': others,
      'shop.order_taxes': 1,
      'shop.vat_checks': 1,
    });
    expect(theirs).toHaveLength(1);
    expect(await db.select().from(invoices).orderBy(invoices.ordinal)).toEqual(keptBefore);
    expect(await db.select().from(invoiceFiles)).toEqual(filesBefore);
    expect(await db.select().from(orderTaxes)).toEqual(taxBefore);
    expect(invoice?.document.buyer.email).toBe(EMAIL);
    expect(taxBefore.map(({ company }) => company)).toContain(COMPANY);
    expect(await memberOf(memberId)).toMatchObject({
      email: `${memberId}@erased.invalid`,
      name: '',
      erasedAt: clock.now(),
    });
    expect(await findLicence(db, licenceId)).toMatchObject({ state: 'active', memberId });
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ email: '', state: 'paid', memberId });
    const [gift] = await db.select().from(orders).where(eq(orders.number, 'G-2'));
    expect(gift).toMatchObject({ email: 'other@spindle.test', giftEmail: '' });
  });

  test('what staff did stays, without what they wrote about the member', async () => {
    const { memberId, lostId, orderId } = await fillShop(shop);
    const { viewer } = await demoSession(deps);
    await askForErasure(deps, viewer);
    grace();
    await clearQueue();
    await carryOutWhole(memberId);
    const entries = await db.select().from(auditEntries).orderBy(auditEntries.id);
    const of = (id: string, what: string) =>
      entries.find(({ subjectId, action }) => subjectId === id && action === what);
    expect(of(memberId, 'member.note')).toMatchObject({
      ...{ actorEmail: 'sue@shop.test', subjectId: memberId, before: null, after: null },
    });
    expect(of(lostId, 'member.block')).toMatchObject({ actorId: '7', before: null, after: null });
    expect(of(orderId, 'order.mail')).toMatchObject({
      ...{ subjectId: orderId, before: { to: '', state: 'paid' }, after: { to: ['<>', `x${EMAIL}`] } },
    });
    expect(entries.at(-1)).toMatchObject({ action: 'member.erase', actorId: 'privacy', subjectId: memberId });
  });

  test('a crash in the middle leaves everything as it was, and the next try does it all', async () => {
    const { memberId } = await fillShop(shop);
    const { viewer } = await demoSession(deps);
    await askForErasure(deps, viewer);
    await clearQueue();
    grace();
    await privacy
      .erasures()
      .reduce((done, { end }) => done.then(() => end?.({ memberId, when: 'due' })), Promise.resolve());
    await clearQueue();
    const before = await rowsSaying(MARKS);
    const all = privacy.holdings();
    for (const at of [0, Math.floor(all.length / 2), all.length - 1]) {
      const broken: Holding[] = all.map((holding, index) =>
        index === at
          ? { ...holding, erasure: { kind: 'overwrite', columns: { nothing: sql`1/0` }, why: '' } }
          : holding,
      );
      await expect(carryOutErasure({ ...privacy, holdings: () => broken }, { memberId })).rejects.toThrow();
      expect(await rowsSaying(MARKS)).toEqual(before);
    }
    expect(await carryOut(memberId)).toEqual({ erased: true });
    expect(Object.keys(await rowsSaying(MARKS))).toHaveLength(4);
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    const noted = and(eq(auditEntries.action, 'member.erase'), eq(auditEntries.subjectId, memberId));
    expect(await db.$count(auditEntries, noted)).toBe(1);
  });
});

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
    // Held up by the mail that tells of a new device, which is queued before the session is there.
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
    // As if staff had resumed it, with its renewal due within the grace.
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
    // Its job runs a second time after a crash.
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
      // The clock that undoes is the one of another machine, a moment behind.
      const behind = { ...deps, clock: fixedClock(clock.now()) };
      grace();
      const [undone, done] = await Promise.all([undoErasure(behind, { token, ip }), carryOut(memberId)]);
      const { email, closedAt, erasedAt } = await memberOf(memberId);
      expect(done.erased).toBe(!undone.ok);
      if (undone.ok)
        expect({ email, closedAt, erasedAt }).toEqual({ email: EMAIL, closedAt: null, erasedAt: null });
      else
        expect({ email, erasedAt }).toEqual({ email: `${memberId}@erased.invalid`, erasedAt: clock.now() });
    }
  });
});

describe('it waits', () => {
  test('for its day', async () => {
    const { memberId } = await ask();
    pass(deps.config.erasureGraceDays * DAY - 1);
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    await findDueErasures(deps);
    expect(await shop.queued('erase-member')).toEqual([]);
    pass(1);
    await findDueErasures(deps);
    await findDueErasures(deps);
    expect(await shop.queued('erase-member')).toEqual([{ memberId }]);
  });

  test('for as long as the address can be given back to who had it before, where the grace is shorter', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    const { memberId } = viewer;
    const [token, oldEmail] = ['a link that went to the old address', 'before@spindle.test'];
    await db.insert(addressChanges).values({
      ...{ id: randomUUID(), memberId, oldEmail, newEmail: EMAIL, revertHash: hashToken(token) },
      ...{ expiresAt: clock.now(), changedAt: clock.now() },
    });
    pass(1);
    const impatient = { ...deps, config: { ...deps.config, erasureGraceDays: 3 } };
    const dueAt = new Date(START.getTime() + REVERT_DAYS * 86_400_000);
    expect(await askForErasure(impatient, viewer)).toEqual({ ok: true, dueAt });
    await clearQueue();
    pass(REVERT_DAYS * DAY - 2);
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    expect(await revertAddressChange(deps, { token, ip })).toEqual({ ok: true, email: oldEmail });
    expect(await memberOf(memberId)).toMatchObject({ email: oldEmail, closedAt: null });
  });

  test('for a dispute that a bank has to decide, and for money on its way back', async () => {
    const { memberId, orderId } = await fillShop(shop);
    const { viewer } = await demoSession(deps);
    await askForErasure(deps, viewer);
    await clearQueue();
    grace();
    await db.update(disputes).set({ state: 'open', closedAt: null }).where(eq(disputes.orderId, orderId));
    await db.update(refunds).set({ state: 'requested', settledAt: null });
    const first = await carryOut(memberId);
    await clearQueue();
    expect(first).toMatchObject({ erased: false, waitsFor: expect.arrayContaining(['refund', 'dispute']) });
    await db.update(refunds).set({ state: 'succeeded', settledAt: clock.now() });
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['dispute'] });
    expect(await db.select({ waitsFor: erasures.waitsFor }).from(erasures)).toEqual([
      { waitsFor: ['dispute'] },
    ]);
    await db.update(disputes).set({ state: 'won', closedAt: clock.now() });
    expect(await carryOut(memberId)).toEqual({ erased: true });
  });

  test('for an order that a guest has begun with the address, and takes what it brought with it once paid', async () => {
    const { memberId } = await ask();
    await begin(shop, form('pid=643&opt643=LFT', { email: EMAIL }));
    grace();
    await clearQueue();
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['order'] });
    await db.update(orders).set({ state: 'cancelled' }).where(isNull(orders.memberId));
    const bought = await buy(shop, 'pid=643&opt643=1Y', { email: EMAIL, asGuest: true });
    expect(bought.memberId).toBe(memberId);
    await clearQueue();
    // What was bought goes on, its subscription does not; the first look ends that and the mails leave.
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['job'] });
    await clearQueue();
    expect(await carryOut(memberId)).toEqual({ erased: true });
    const [subscription] = bought.subscriptions;
    if (!subscription) return expect.fail('no subscription');
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended' });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      worksUntil: subscription.periodEnd,
    });
    expect(await db.$count(orders, and(eq(orders.memberId, memberId), eq(orders.email, '')))).toBe(1);
  });

  test('for a job that names them, and not for anybody else’s', async () => {
    const { memberId } = await ask();
    grace();
    const others = JSON.stringify({ to: `mc${EMAIL}`, memberId: randomUUID() });
    await db.execute(sql`insert into jobs.job (name, data) values ('export-data', ${others}::jsonb)`);
    await db.execute(
      sql`insert into jobs.job (name, data, state) values ('export-data', ${JSON.stringify({ memberId })}::jsonb, 'active')`,
    );
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['job'] });
    await db.execute(sql`update jobs.job set state = 'completed' where state = 'active'`);
    expect(await carryOut(memberId)).toEqual({ erased: true });
  });
});

describe('afterwards', () => {
  async function erased() {
    const asked = await ask();
    grace();
    expect(await carryOut(asked.memberId)).toEqual({ erased: true });
    return asked;
  }

  test('an old cookie, the password and the link open nothing, and a log-in says what it says of nobody', async () => {
    const { token, headers, memberId } = await erased();
    expect((await readViewer(deps, headers)).kind).toBe('anonymous');
    const nobody = await logIn(deps, {
      email: 'nobody@x.test',
      password: DEMO_MEMBER.password,
      sender: testSender(),
    });
    expect(await logIn(deps, { ...DEMO_MEMBER, sender: testSender() })).toEqual(nobody);
    expect(await undoErasure(deps, { token, ip })).toEqual({ ok: false, error: 'link_ended' });
    const opened = await openSession(deps, { memberId, way: 'password', sender: testSender() });
    expect(opened).toMatchObject({ ok: false, error: 'account_closed' });
    expect(await findAddress(db, memberId)).toBeUndefined();
  });

  test('the address makes a new account, which has nothing of the old one and can be erased, too', async () => {
    const { memberId } = await erased();
    const anew = await ensureMember(db, { email: EMAIL, locale: 'en' });
    expect(anew).toMatchObject({ created: true });
    expect(anew.memberId).not.toBe(memberId);
    expect(await db.$count(orders, eq(orders.memberId, anew.memberId))).toBe(0);
    await db.delete(members).where(eq(members.id, anew.memberId));
    const second = await ask();
    expect(second.memberId).not.toBe(memberId);
    grace();
    expect(await carryOut(second.memberId)).toEqual({ erased: true });
    const { 'shop.audit_entries': _, 'shop.invoices': kept, ...left } = await rowsSaying([EMAIL]);
    expect(left).toEqual({});
  });
});
