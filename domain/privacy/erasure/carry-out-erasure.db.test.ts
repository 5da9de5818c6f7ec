import { and, eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ensureMember } from '../../accounts/ensure-member.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { DEMO_MEMBER } from '../../accounts/seed-demo.ts';
import { logIn } from '../../accounts/sessions/log-in.ts';
import { openSession } from '../../accounts/sessions/open-session.ts';
import { readViewer } from '../../accounts/sessions/read-viewer.ts';
import { members } from '../../accounts/tables.ts';
import { demoSession, testSender } from '../../accounts/testing/accounts.ts';
import { auditEntries } from '../../audit/tables.ts';
import { invoiceFiles, invoices } from '../../invoices/tables.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { orders } from '../../orders/tables.ts';
import { orderTaxes } from '../../tax/tables.ts';
import type { Holding } from '../holding.ts';
import { erasureShop, ip } from '../testing/erasure-shop.ts';
import { COMPANY, EMAIL, fillShop, MARKS } from '../testing/filled-shop.ts';
import { rowsSaying } from '../testing/rows-saying.ts';
import { subjectWith } from '../testing/subject-with.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { carryOutErasure } from './carry-out-erasure.ts';
import { undoErasure } from './undo-erasure.ts';

const { ask, carryOut, carryOutWhole, clearQueue, clock, db, deps, grace, memberOf, privacy, shop, work } =
  await erasureShop();

describe('of a member of whom every table holds something', () => {
  test('nothing is left that says who they are, but the documents and proofs that the law asks for', async () => {
    const { memberId, orderId, licenceId, invoice } = await fillShop(shop);
    const subject = subjectWith(memberId, EMAIL, 'old.dana@spindle.test');
    const { viewer } = await demoSession(deps);
    expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
    await work('end-for-erasure', 'erasure-mail');
    await clearQueue();
    // What was to end with the request has ended; everything else in the register is still there.
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
    expect(Object.keys(await rowsSaying(db, MARKS)).length).toBeGreaterThan(15);
    const keptBefore = await db.select().from(invoices).orderBy(invoices.ordinal);
    const theirs = keptBefore.filter((one) => one.orderId === orderId);
    const others = (await rowsSaying(db, MARKS))['shop.invoices'];
    const filesBefore = await db.select().from(invoiceFiles);
    const taxBefore = await db.select().from(orderTaxes);

    grace();
    expect(await carryOutWhole(memberId)).toEqual({ erased: true });

    expect(await rowsSaying(db, MARKS)).toEqual({
      'shop.audit_entries': 1, // of `xdemo@…`, which is another person's
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
      email: `${memberId}@invalid`,
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
    // Its subscription ends; the mail of that is waited for.
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: ['job'] });
    await clearQueue();
    const before = await rowsSaying(db, MARKS);
    const all = privacy.holdings();
    for (const at of [0, Math.floor(all.length / 2), all.length - 1]) {
      const broken: Holding[] = all.map((holding, index) =>
        index === at
          ? { ...holding, erasure: { kind: 'overwrite', columns: { nothing: sql`1/0` }, why: '' } }
          : holding,
      );
      await expect(carryOutErasure({ ...privacy, holdings: () => broken }, { memberId })).rejects.toThrow();
      expect(await rowsSaying(db, MARKS)).toEqual(before);
    }
    expect(await carryOut(memberId)).toEqual({ erased: true });
    expect(Object.keys(await rowsSaying(db, MARKS))).toHaveLength(4);
    expect(await carryOut(memberId)).toEqual({ erased: false, waitsFor: [] });
    const noted = and(eq(auditEntries.action, 'member.erase'), eq(auditEntries.subjectId, memberId));
    expect(await db.$count(auditEntries, noted)).toBe(1);
  });
});

test('is done, too, where somebody has an account with the address that was put in the place of others before', async () => {
  const { memberId } = await ask();
  await ensureMember(db, { email: `${memberId}@erased.invalid`, locale: 'en', at: () => clock.now() });
  grace();
  expect(await carryOut(memberId)).toEqual({ erased: true });
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
    const anew = await ensureMember(db, { email: EMAIL, locale: 'en', at: () => new Date() });
    expect(anew).toMatchObject({ created: true });
    expect(anew.memberId).not.toBe(memberId);
    expect(await db.$count(orders, eq(orders.memberId, anew.memberId))).toBe(0);
    await db.delete(members).where(eq(members.id, anew.memberId));
    const second = await ask();
    expect(second.memberId).not.toBe(memberId);
    grace();
    expect(await carryOut(second.memberId)).toEqual({ erased: true });
    const { 'shop.audit_entries': _, 'shop.invoices': kept, ...left } = await rowsSaying(db, [EMAIL]);
    expect(left).toEqual({});
  });
});
