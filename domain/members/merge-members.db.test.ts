import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { askToAct } from '../accounts/acting/ask-to-act.ts';
import { beginActing } from '../accounts/acting/begin-acting.ts';
import { listActings } from '../accounts/acting/list-actings.ts';
import { settleActings } from '../accounts/acting/settle-actings.ts';
import { createPasswordToken } from '../accounts/passwords/create-password-token.ts';
import { openSession } from '../accounts/sessions/open-session.ts';
import { readViewer } from '../accounts/sessions/read-viewer.ts';
import { actings, addressChanges } from '../accounts/tables.ts';
import { cookieHeader, testSender } from '../accounts/testing/accounts.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { again, buy, doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { blockMember } from './block-member.ts';
import { gatherMergedThings } from './gather-merged.ts';
import { memberDetails } from './member-details.ts';
import type { MergeSide } from './merge.ts';
import { mergeMembers } from './merge-members.ts';
import { previewMerge } from './preview-merge.ts';
import { searchMembers } from './search-members.ts';
import { sendMergedMail } from './send-merged-mail.tsx';
import { writeNote } from './write-note.ts';

const START = new Date('2027-04-01T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const ada: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const support: Actor = { ...ada, role: 'support' };
const KEPT = 'kei@example.test';
const LOST = 'kei.old@example.test';
const NOBODY = '00000000-0000-4000-8000-000000000000';

beforeEach(async () => {
  await shop.empty();
  await db.execute(
    sql`truncate shop.coupons, shop.saved_cards, shop.guest_cards, shop.trials, shop.member_merges, shop.member_notes`,
  );
  await db.execute(sql`delete from shop.members`);
  await db.execute(sql`delete from jobs.job`);
  clock.set(START);
});

async function member(email: string, { proved = true } = {}): Promise<string> {
  const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
  await db.execute(sql`update shop.members set email_verified = ${proved} where id = ${memberId}`);
  return memberId;
}
const both = async () => ({ keptId: await member(KEPT), lostId: await member(LOST) });
type Both = Awaited<ReturnType<typeof both>>;

async function preview(accounts: Both) {
  const seen = await previewMerge(deps, ada, accounts);
  return seen.ok ? seen.preview : expect.fail(seen.error);
}
/** As staff do: looks, then merges. */
async function merge(accounts: Both, { actor = ada, reason = 'Asked by mail.', shown = '' } = {}) {
  const seen = await previewMerge(deps, ada, accounts);
  return mergeMembers(deps, actor, {
    ...accounts,
    reason,
    shown: shown || (seen.ok ? seen.preview.shown : 'x'),
  });
}
const refusal = (error: string) => ({ ok: false, error });
/** Ids that rows of every table name a member by, and that are nobody's. */
async function orphans(): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'shop' and table_type = 'BASE TABLE' and column_name = 'member_id' and data_type = 'uuid'`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute(sql`select member_id from shop.${sql.identifier(name)}
      where member_id is not null and member_id not in (select id from shop.members)`);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a merge', () => {
  test('shows what will move before it does, and then moves it; nothing is left behind', async () => {
    const accounts = await both();
    const { keptId, lostId } = accounts;
    const lasting = await subscribe(shop, undefined, { email: LOST });
    await buy(shop, 'pid=646&opt646=LFT', { email: KEPT });
    await writeNote(deps, ada, { memberId: lostId, text: 'Two accounts.' });
    await db.execute(
      sql`insert into shop.coupons (code, audience, email, pids, pay_percent) values ('OLD', 'person', ${LOST}, '{}', 90)`,
    );
    const before = await preview(accounts);
    expect(before.lost).toMatchObject({
      email: LOST,
      orders: 1,
      licences: 1,
      subscriptions: 1,
      cards: 1,
      notes: 1,
    });
    expect(before.lost.paid).toEqual([{ currency: 'USD', amountMinor: 1995 }]);
    expect(before.kept).toMatchObject({ email: KEPT, orders: 1, licences: 1, subscriptions: 0, notes: 0 });
    expect(await merge(accounts)).toEqual({ ok: true });
    const details = (await memberDetails(deps, ada, keptId)) ?? expect.fail();
    expect(details.account).toMatchObject({ email: KEPT });
    expect(details.orders).toHaveLength(2);
    expect(details.licences).toHaveLength(2);
    expect(details.notes).toMatchObject([{ text: 'Two accounts.' }]);
    expect((await preview({ keptId, lostId: await member('x@example.test') })).kept.coupons).toBe(1);
    expect(details.merges).toMatchObject([{ lostId, lostEmail: LOST }]);
    expect(await memberDetails(deps, ada, lostId)).toBeUndefined();
    expect(await orphans()).toEqual([]);
    clock.set(lasting.periodEnd);
    await doDue(shop);
    expect(await again(shop, lasting)).toMatchObject({ memberId: keptId, terms: 2, state: 'active' });
  });

  test('ends the sessions, links and ways in of the lost account, and none of the other one', async () => {
    const accounts = await both();
    const opened = await Promise.all(
      Object.values(accounts).map((memberId) =>
        openSession(deps, { memberId, way: 'password', sender: testSender() }),
      ),
    );
    const headers = opened.map(({ cookies }) => new Headers({ cookie: cookieHeader(cookies) }));
    await createPasswordToken(db, clock, accounts.lostId);
    await merge(accounts);
    const viewers = await Promise.all(headers.map((each) => readViewer(deps, each)));
    expect(viewers.map(({ kind }) => kind)).toEqual(['member', 'anonymous']);
    expect(await orphans()).toEqual([]);
  });

  test('is found by the former address and id, also after two, and its audit with it', async () => {
    const accounts = await both();
    const oldest = await member('oldest@example.test');
    await merge({ keptId: accounts.lostId, lostId: oldest });
    await merge(accounts);
    for (const known of [oldest, accounts.lostId, 'oldest@example.test', LOST]) {
      expect(await searchMembers(db, ada, known)).toMatchObject({ accounts: [{ email: KEPT }] });
    }
    const { audit } = (await memberDetails(deps, ada, accounts.keptId)) ?? expect.fail();
    expect(audit.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [accounts.keptId, accounts.lostId].toSorted(),
    );
  });

  test('keeps which addresses the lost account had and when support looked into it, and nothing of that opens anything', async () => {
    const accounts = await both();
    const { keptId, lostId } = accounts;
    const moved = {
      ...{ memberId: lostId, oldEmail: 'older@example.test', newEmail: LOST, expiresAt: clock.now() },
      ...{ changedAt: clock.now(), revertHash: 'r' },
    };
    const asked = {
      memberId: lostId,
      oldEmail: LOST,
      newEmail: 'never@example.test',
      expiresAt: clock.now(),
    };
    await db.insert(addressChanges).values([
      { id: randomUUID(), ...moved },
      { id: randomUUID(), ...asked },
    ]);
    const ticket = await askToAct(deps, ada, { memberId: lostId, reason: 'They asked for it' });
    const begun = ticket.ok
      ? await beginActing(deps, { ticket: ticket.ticket, sender: testSender() })
      : undefined;
    const cookie = begun?.ok ? cookieHeader(begun.cookies) : expect.fail('nobody acts');
    await askToAct(deps, ada, { memberId: lostId, reason: 'A ticket that nobody used' });

    expect(await merge(accounts)).toEqual({ ok: true });

    expect(await db.select().from(addressChanges)).toMatchObject([
      { memberId: keptId, oldEmail: 'older@example.test', newEmail: LOST, revertHash: null },
    ]);
    expect((await readViewer(deps, new Headers({ cookie }))).kind).toBe('anonymous');
    expect(await listActings(deps, { memberId: keptId })).toMatchObject([
      { reason: 'They asked for it', here: false },
    ]);
    expect(await db.$count(actings)).toBe(1);
    await settleActings(deps);
    expect((await auditOf(db, { kind: 'member', id: keptId })).map(({ action }) => action)).toContain(
      'member.act_end',
    );
  });

  test('is audited with what both had, and mailed to both, each in its language', async () => {
    const accounts = await both();
    await buy(shop, 'pid=646&opt646=LFT', { email: LOST });
    await merge(accounts);
    expect(await auditOf(db, { kind: 'member', id: accounts.keptId })).toMatchObject([
      {
        action: 'member.merge',
        actorEmail: 'ada@shop.test',
        before: {
          other: accounts.lostId,
          orders: 0,
          otherHad: expect.arrayContaining(['orders,1', 'licences,1']),
        },
        after: { other: null, reason: 'Asked by mail.' },
      },
    ]);
    const { rows } = await db.execute<{ data: never }>(
      sql`select data from jobs.job where name = 'members.merged-mail'`,
    );
    for (const { data } of rows) await sendMergedMail(deps, data);
    for (const to of [KEPT, LOST]) {
      const [mail] = await listMailbox(db, { to });
      expect(mail?.text).toContain(KEPT);
      expect(mail?.text).toContain(LOST);
    }
  });

  test.each(ALL_LOCALES)('has a mail in %s', async (locale: Locale) => {
    const lostId = randomUUID();
    await sendMergedMail(deps, { to: LOST, locale, kept: KEPT, lost: LOST, lostId, at: START.toISOString() });
    const [mail] = await listMailbox(db, { to: LOST });
    expect(mail?.text).not.toMatch(/\{\w+\}/);
    expect(mail?.text).toContain('/contact');
  });
});

describe('cards', () => {
  test('where both have one, each goes on paying what it pays', async () => {
    const accounts = await both();
    const mine = await subscribe(shop, undefined, { email: KEPT });
    const other = await subscribe(shop, 'pid=646&opt646=1M', { email: LOST, number: '4000 0000 0000 0341' });
    await db.execute(sql`update shop.sandbox_cards set behaviour = 'pays'`);
    expect((await preview(accounts)).conflicts.cards).toEqual(['sandbox']);
    expect(await merge(accounts)).toEqual({ ok: true });
    const provider = 'sandbox';
    expect(await findCard(db, { memberId: accounts.keptId, provider })).toMatchObject({ lastFour: '4242' });
    const { guestOrderId } = await again(shop, other);
    expect(await findCard(db, { memberId: accounts.keptId, provider, guestOrderId })).toMatchObject({
      lastFour: '0341',
    });
    expect(await again(shop, mine)).toMatchObject({ guestOrderId: null });
    clock.set(mine.periodEnd);
    await doDue(shop);
    for (const each of [mine, other])
      expect(await again(shop, each)).toMatchObject({ state: 'active', terms: 2 });
  });

  test('the only one stays the member’s own', async () => {
    const accounts = await both();
    const theirs = await subscribe(shop, undefined, { email: LOST });
    await merge(accounts);
    const kept = await findCard(db, { memberId: accounts.keptId, provider: 'sandbox' });
    expect(kept).toMatchObject({ lastFour: '4242', givenByMember: true });
    expect(await again(shop, theirs)).toMatchObject({ guestOrderId: null, memberId: accounts.keptId });
  });
});

test('what both have is named: a subscription to one product, a computer, a trial', async () => {
  const accounts = await both();
  await subscribe(shop, undefined, { email: KEPT });
  await subscribe(shop, undefined, { email: LOST });
  const now = START.toISOString();
  for (const memberId of Object.values(accounts)) {
    const [licence] = await licencesOfMember(deps, { memberId });
    await db.execute(sql`insert into shop.licence_devices (id, licence_id, fingerprint, name, system, activated_at, last_seen_at)
      values (${randomUUID()}, ${licence?.id}, 'one computer', 'Studio', 'mac', ${now}, ${now})`);
    await db.execute(sql`insert into shop.trials (id, member_id, pid, product_line, fingerprint, started_at)
      values (${randomUUID()}, ${memberId}, '643', 'dvd', ${memberId}, ${now})`);
  }
  const { conflicts } = await preview(accounts);
  expect(conflicts).toEqual({
    subscriptions: [expect.any(String)],
    devices: ['Studio'],
    trials: ['dvd'],
    cards: ['sandbox'],
  });
  expect(await merge(accounts)).toEqual({ ok: true });
  const { rows } = await db.execute(sql`select state from shop.subscriptions where state <> 'ended'`);
  expect(rows).toHaveLength(2);
  const { rows: trials } = await db.execute(sql`select id from shop.trials`);
  expect(trials).toHaveLength(2);
});

describe('is refused, and nothing changes,', () => {
  test('without the permission, without a reason, with oneself, with nobody', async () => {
    const accounts = await both();
    expect(await merge(accounts, { actor: support })).toEqual(refusal('not_allowed'));
    expect(await previewMerge(deps, support, accounts)).toEqual(refusal('not_allowed'));
    expect(await merge(accounts, { reason: ' ' })).toEqual(refusal('reason_missing'));
    expect(await merge({ ...accounts, lostId: accounts.keptId })).toEqual(refusal('same_member'));
    expect(await merge({ ...accounts, lostId: NOBODY })).toEqual(refusal('not_found'));
    expect(await db.$count(sql`shop.members` as never)).toBe(2);
  });

  test('where one is blocked, erased, or nobody has proved the one that stays', async () => {
    const accounts = await both();
    await blockMember(deps, ada, { memberId: accounts.lostId, blocked: true, reason: 'Fraud.' });
    expect(await merge(accounts)).toEqual(refusal('merge_blocked'));
    const guest = await member('guest@example.test', { proved: false });
    expect(await merge({ ...accounts, keptId: guest })).toEqual(refusal('merge_blocked'));
    expect(await merge({ keptId: guest, lostId: accounts.keptId })).toEqual(refusal('merge_unproved'));
    expect(await merge({ keptId: accounts.keptId, lostId: guest })).toEqual({ ok: true });
    const gone = await member('gone@example.test');
    await db.execute(sql`update shop.members set closed_at = now() where id = ${gone}`);
    expect(await merge({ keptId: accounts.keptId, lostId: gone })).toEqual(refusal('merge_erased'));
  });

  test('where anything has changed since it was shown', async () => {
    const accounts = await both();
    const { shown } = await preview(accounts);
    await buy(shop, 'pid=646&opt646=LFT', { email: LOST });
    expect(await merge(accounts, { shown })).toEqual(refusal('merge_changed'));
    expect(await merge({ keptId: accounts.lostId, lostId: accounts.keptId }, { shown })).toEqual(
      refusal('merge_changed'),
    );
  });
});

describe('at once', () => {
  test('both ways round, one of the two merges is done', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = {
        keptId: await member(`a${round}@example.test`),
        lostId: await member(`b${round}@example.test`),
      };
      const other = { keptId: one.lostId, lostId: one.keptId };
      const [here, there] = [(await preview(one)).shown, (await preview(other)).shown];
      const done = await Promise.all([merge(one, { shown: here }), merge(other, { shown: there })]);
      expect(done.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
      expect(done).toContainEqual(refusal('not_found'));
    }
  });

  test('with orders that are being paid, their licences are the kept account’s', async () => {
    const accounts = await both();
    for (let round = 0; round < 3; round += 1) {
      const lostId = await member(LOST);
      const started = await Promise.all(
        ['pid=643&opt643=LFT', 'pid=646&opt646=LFT', 'pid=643,646&opt643=LFT&opt646=LFT'].map((query) =>
          begin(shop, form(query, { email: LOST, member: { memberId: lostId, email: LOST }, again: true })),
        ),
      );
      for (const { sandboxId: paymentId } of started) await paySandbox(deps, { paymentId, card: GOOD_CARD });
      const { shown } = await preview({ ...accounts, lostId });
      const [merged] = await Promise.all([
        merge({ ...accounts, lostId }, { shown }),
        ...started.map((each) => settleCheckout(deps, each)),
      ]);
      // What is paid in between changes what was shown; staff look again.
      if (!merged.ok) {
        expect(merged).toEqual(refusal('merge_changed'));
        expect(await merge({ ...accounts, lostId })).toEqual({ ok: true });
      }
      await gatherMergedThings(deps, { lostId });
      expect(await orphans()).toEqual([]);
      expect(await licencesOfMember(deps, { memberId: accounts.keptId })).toHaveLength(4 * (round + 1));
    }
  });

  test('what a page still writes for the lost account comes to the other one a little later', async () => {
    const accounts = await both();
    await merge(accounts);
    // A request that was let in before the merge places its order after it.
    const late = { memberId: accounts.lostId, email: LOST };
    await begin(shop, form(undefined, { email: LOST, member: late }));
    expect(await orphans()).toEqual(['orders']);
    const { rows } = await db.execute<{ data: never }>(
      sql`select data from jobs.job where name = 'members.gather-merged'`,
    );
    for (const { data } of rows) await gatherMergedThings(deps, data);
    expect(await orphans()).toEqual([]);
    expect(await shop.orders()).toMatchObject([{ memberId: accounts.keptId }]);
  });
});

test('nothing is lost, whatever two accounts have: counts and the sums of each currency stay', async () => {
  const purchase = fc.record({
    by: fc.constantFrom(KEPT, LOST),
    what: fc.constantFrom(
      'pid=643&opt643=1M',
      'pid=643&opt643=1Y',
      'pid=646&opt646=LFT',
      'pid=643,646&opt643=LFT&opt646=1M',
    ),
    locale: fc.constantFrom('en' as const, 'ja' as const),
    asGuest: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(purchase, { maxLength: 4 }), fc.boolean(), async (bought, turned) => {
      await shop.empty();
      await db.execute(sql`truncate shop.saved_cards, shop.guest_cards, shop.member_merges`);
      await db.execute(sql`delete from shop.members`);
      const ids = await both();
      for (const { by, what, locale, asGuest } of bought) {
        await buy(shop, what, { email: by, asGuest, ...(locale === 'ja' && { locale }) });
      }
      await db.execute(sql`update shop.subscriptions set balance_minor = 100`);
      const accounts = turned ? { keptId: ids.lostId, lostId: ids.keptId } : ids;
      const before = await preview(accounts);
      expect(await merge(accounts)).toEqual({ ok: true });
      const other = await member('other@example.test');
      const { kept: after } = await preview({ keptId: accounts.keptId, lostId: other });
      expect(totals([after])).toEqual(totals([before.kept, before.lost]));
      expect(await orphans()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

function totals(sides: readonly MergeSide[]) {
  const sum = (of: (side: MergeSide) => number) => sides.reduce((total, side) => total + of(side), 0);
  const sums = (of: 'paid' | 'balances') => {
    const byCurrency = new Map<string, number>();
    for (const { currency, amountMinor } of sides.flatMap((side) => side[of])) {
      byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amountMinor);
    }
    return [...byCurrency].toSorted();
  };
  return {
    orders: sum(({ orders }) => orders),
    licences: sum(({ licences }) => licences),
    subscriptions: sum(({ subscriptions }) => subscriptions),
    trials: sum(({ trials }) => trials),
    notes: sum(({ notes }) => notes),
    paid: sums('paid'),
    balances: sums('balances'),
  };
}
