import { randomUUID } from 'node:crypto';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { listMailbox } from '@spindle/platform/mailer.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { askToAct } from '../accounts/acting/ask-to-act.ts';
import { beginActing } from '../accounts/acting/begin-acting.ts';
import { listActings } from '../accounts/acting/list-actings.ts';
import { settleActings } from '../accounts/acting/settle-actings.ts';
import { createPasswordToken } from '../accounts/passwords/create-password-token.ts';
import { openSession } from '../accounts/sessions/open-session.ts';
import { readViewer } from '../accounts/sessions/read-viewer.ts';
import { actings, addressChanges } from '../accounts/tables.ts';
import { cookieHeader, testSender } from '../accounts/testing/accounts.ts';
import { auditOf } from '../audit/audit-of.ts';
import { again, buy, doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { blockMember } from './block-member.ts';
import { memberDetails } from './member-details.ts';
import { previewMerge } from './preview-merge.ts';
import { searchMembers } from './search-members.ts';
import { sendMergedMail } from './send-merged-mail.tsx';
import { ada, KEPT, LOST, mergeShop, NOBODY, refusal, START, support } from './testing/merge-shop.ts';
import { writeNote } from './write-note.ts';

const { both, clock, db, deps, member, merge, orphans, preview, shop } = await mergeShop();

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
