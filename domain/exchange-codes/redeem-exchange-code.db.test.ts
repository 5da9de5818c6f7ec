import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licenceGrants, licences } from '../licences/tables.ts';
import { endExchangeBatch } from './end-exchange-batch.ts';
import { exportCodes } from './export-codes.ts';
import { exchangeCodeDetails, findExchangeCode } from './find-exchange-code.ts';
import { listBatches } from './list-batches.ts';
import { makeExchangeCodes, type NewExchangeBatch } from './make-exchange-codes.ts';
import { previewExchangeCode } from './preview-exchange-code.ts';
import { type Redeemer, redeemExchangeCode } from './redeem-exchange-code.ts';
import { sendRedeemedMail } from './send-redeemed-mail.tsx';
import { exchangeBatches, exchangeCodes } from './tables.ts';

const begun = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(begun);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

beforeEach(async () => {
  clock.set(begun);
  await shop.empty();
  await db.delete(exchangeCodes);
  await db.delete(exchangeBatches);
});

const batchOf = (changes: Partial<NewExchangeBatch> = {}) =>
  makeExchangeCodes(deps, support, {
    ...{ name: 'Magazine', pid: '643', licenceType: '1Y', redeemableUntil: null, codes: 3 },
    ...changes,
  });
async function codesOf(changes: Partial<NewExchangeBatch> = {}) {
  const made = await batchOf(changes);
  if (!made.ok) expect.fail(made.error);
  const rows = await db.select().from(exchangeCodes).where(eq(exchangeCodes.batchId, made.batch.id));
  const [first, ...others] = rows.map(({ code }) => code);
  return { batch: made.batch, code: first ?? expect.fail(), others };
}
const member = (): Redeemer & { memberId: string } => ({
  ...{ memberId: randomUUID(), email: `${randomUUID()}@example.test` },
});
/** The lines of a batch's exported file, the heading first. */
async function fileOf(batchId: string) {
  const file = await exportCodes(deps, support, { batchId });
  return file.ok ? file.csv.trim().split('\n') : expect.fail(file.error);
}
const redeem = (code: string, by: Redeemer = member(), extend?: string) =>
  redeemExchangeCode(deps, { code, by, extend, locale: 'en' });

describe('a code', () => {
  test('for a product that is gone makes no account', async () => {
    const { batch, code } = await codesOf();
    await db.update(exchangeBatches).set({ pid: '999' }).where(eq(exchangeBatches.id, batch.id));
    expect(await redeem(code, { email: 'kei@example.test' })).toEqual({
      ok: false,
      error: 'unknown_product',
    });
    expect(await db.$count(members)).toBe(0);
  });

  test('brings a licence once, and mails its key', async () => {
    const { code } = await codesOf();
    const by = member();
    const redeemed = await redeem(code, by);
    expect(redeemed).toMatchObject({
      ok: true,
      licence: { pid: '643', licenceType: '1Y', memberId: by.memberId, orderId: null, state: 'active' },
    });
    expect(await redeem(code)).toEqual({ ok: false, error: 'exchange_code_redeemed' });
    const [job] = await shop.queued('exchange-codes.redeemed-mail');
    for (let sent = 0; sent < 2; sent += 1) {
      await sendRedeemedMail(deps, job as Parameters<typeof sendRedeemedMail>[1]);
    }
    const [mail, ...more] = await db.select().from(mailbox);
    expect(more).toEqual([]);
    expect(mail?.html).toMatch(/class="mail-code mail-key"[^>]*>(\w{5}-){4}\w{5}</);
  });

  test('is read as people type it', async () => {
    const { code } = await codesOf();
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(await redeem(typed)).toMatchObject({ ok: true });
  });

  test('of 50 who redeem it at once brings one licence', async () => {
    const { code } = await codesOf();
    const all = await Promise.all(Array.from({ length: 50 }, () => redeem(code)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await db.$count(licences)).toBe(1);
    expect(await db.$count(licenceGrants)).toBe(1);
    expect(await shop.queued('exchange-codes.redeemed-mail')).toHaveLength(1);
  });

  test.each([
    ['kei@example.test', true],
    // The account got another address, or became part of another one, before the mail was sent.
    ['moved@example.test', false],
  ])(
    'of a guest mails a first password to the address of the account it has made, and to no other one: %s',
    async (email, opens) => {
      const { code } = await codesOf();
      expect(await redeem(code, { email: 'kei@example.test' })).toMatchObject({ ok: true });
      await db.update(members).set({ email });
      const [job] = await shop.queued('exchange-codes.redeemed-mail');
      await sendRedeemedMail(deps, job as Parameters<typeof sendRedeemedMail>[1]);
      const [mail] = await db.select().from(mailbox);
      expect(mail?.to).toBe('kei@example.test');
      expect(mail?.text.includes('token=')).toBe(opens);
    },
  );

  test('of a guest makes the account', async () => {
    const { code, others } = await codesOf();
    const first = await redeem(code, { email: 'Kei@Example.test' });
    expect(first).toMatchObject({ ok: true, email: 'kei@example.test' });
    const second = await redeem(others[0] ?? '', { email: 'kei@example.test' });
    expect(first.ok && second.ok && second.licence.memberId === first.licence.memberId).toBe(true);
    const mails = await shop.queued('exchange-codes.redeemed-mail');
    expect(mails.filter((mail) => 'accountCreated' in mail && mail.accountCreated)).toHaveLength(1);
    expect(await redeem(others[1] ?? '', { email: 'nobody' })).toEqual({ ok: false, error: 'invalid_email' });
  });

  test.each([
    '',
    'ABC',
    '0'.repeat(65),
    'ÄÖÜ-ÄÖÜ-ÄÖÜ',
    "'; drop table--",
    'ABCD-EFGH-JKMN-PQRS',
    '\ud800'.repeat(10),
  ])('that nobody made (%j) is unknown', async (code) => {
    const unknown = { ok: false, error: 'exchange_code_unknown' };
    expect(await redeem(code)).toEqual(unknown);
    expect(await previewExchangeCode(deps, { code, memberId: undefined })).toEqual(unknown);
  });

  test('of a batch that is over or was ended is taken no more', async () => {
    const until = new Date(begun.getTime() + 86_400_000);
    const { code } = await codesOf({ redeemableUntil: until });
    const ended = await codesOf();
    await endExchangeBatch(deps, support, { batchId: ended.batch.id });
    clock.set(until);
    for (const each of [code, ended.code]) {
      expect(await redeem(each)).toEqual({ ok: false, error: 'exchange_code_ended' });
    }
  });

  test('and the end of its batch at once: one of the two is first, whole', async () => {
    const { batch, code } = await codesOf();
    const [redeemed] = await Promise.all([
      redeem(code),
      endExchangeBatch(deps, support, { batchId: batch.id }),
    ]);
    expect(await db.$count(licences)).toBe(redeemed.ok ? 1 : 0);
  });
});

describe('a licence that the member has', () => {
  test('is extended by a code of its product and type', async () => {
    const { code, others } = await codesOf();
    const by = member();
    const first = await redeem(code, by);
    if (!first.ok) expect.fail(first.error);
    const seen = await previewExchangeCode(deps, { code: others[0] ?? '', memberId: by.memberId });
    expect(seen).toMatchObject({ ok: true, preview: { pid: '643', extendable: [{ id: first.licence.id }] } });
    const second = await redeem(others[0] ?? '', by, first.licence.id);
    expect(second).toMatchObject({ ok: true, licence: { id: first.licence.id } });
    const years = second.ok && second.licence.worksUntil?.getUTCFullYear();
    expect(years).toBe(begun.getUTCFullYear() + 2);
    expect(await db.$count(licences)).toBe(1);
  });

  test('is not extended for somebody else, for a guest, or by a code of another product; the code stays good', async () => {
    const { code, others } = await codesOf();
    const other = await codesOf({ pid: '646' });
    const by = member();
    const owned = await redeem(code, by);
    const id = owned.ok ? owned.licence.id : '';
    const refused = { ok: false, error: 'exchange_licence' };
    expect(await redeem(others[0] ?? '', member(), id)).toEqual(refused);
    expect(await redeem(others[0] ?? '', { email: by.email }, id)).toEqual(refused);
    expect(await redeem(other.code, by, id)).toEqual(refused);
    for (const none of ['', 'x', '\0', `${id}'`]) {
      expect(await redeem(others[0] ?? '', by, none)).toEqual(refused);
    }
    expect(await redeem(others[0] ?? '', by, id)).toMatchObject({ ok: true });
    expect(await redeem(other.code, by)).toMatchObject({ ok: true });
  });

  test('and never ends is none to extend', async () => {
    const { code, others } = await codesOf({ licenceType: 'LFT' });
    const by = member();
    await redeem(code, by);
    expect(await previewExchangeCode(deps, { code: others[0] ?? '', memberId: by.memberId })).toMatchObject({
      preview: { extendable: [] },
    });
  });
});

describe('staff', () => {
  test('make many codes, all different, and find them in the file', async () => {
    const { batch } = await codesOf({ codes: 10_000 });
    expect(new Set(await fileOf(batch.id)).size).toBe(10_001);
    expect(await auditOf(db, { kind: 'exchange_batch', id: batch.id })).toMatchObject([
      { action: 'exchange_batch.export', actorId: '7', after: { name: expect.any(String), codes: 10_000 } },
      { action: 'exchange_batch.make', actorRole: 'support', after: { codes: 10_000, pid: '643' } },
    ]);
  });

  test('get codes back in the order they were taken in', async () => {
    const codes = Array.from({ length: 12 }, (_, index) => `MAG-2026-${99 - index}`);
    const { batch } = await codesOf({ codes });
    const [, ...lines] = await fileOf(batch.id);
    expect(lines.map((line) => line.split(',')[0])).toEqual(codes);
  });

  test('find a code that somebody reads out, and whose licence it has brought; the file says which', async () => {
    const { batch, code, others } = await codesOf();
    const by = member();
    const redeemed = await redeem(code, by);
    if (!redeemed.ok) expect.fail(redeemed.error);
    const found = await findExchangeCode(db, support, ` ${code.replaceAll('-', ' ').toLowerCase()}`);
    const details = found.ok && (await exchangeCodeDetails(deps, found.id));
    expect(details).toMatchObject({
      ...{ code: { code, redeemedAt: begun }, batch: { id: batch.id } },
      licence: { id: redeemed.licence.id, memberId: by.memberId, state: 'active' },
    });
    const open = await findExchangeCode(db, support, others[0] ?? '');
    expect(open.ok && (await exchangeCodeDetails(deps, open.id))).toMatchObject({ licence: undefined });
    for (const none of ['', 'NONE-SUCH-0001']) {
      expect(await findExchangeCode(db, support, none)).toEqual({
        ok: false,
        error: 'exchange_code_unknown',
      });
    }
    expect(await exchangeCodeDetails(deps, randomUUID())).toBeUndefined();
    const [heading, ...lines] = await fileOf(batch.id);
    expect(heading).toBe('code,redeemed_at,licence');
    expect(lines).toContain(`${code},${begun.toISOString()},${redeemed.licence.id}`);
    expect(lines).toContain(`${others[0]},,`);
  });

  test('take in codes of another system, which work as they are', async () => {
    const { code } = await codesOf({ codes: ['mag_2026 ok'.replace('_', '-'), 'SOFT-0001-ILO0'] });
    expect(await redeem(code)).toMatchObject({ ok: true });
    expect(await batchOf({ codes: ['NEW-CODE-0001', 'soft-OOO1-iloo'] })).toEqual({
      ...{ ok: false, error: 'code_exists', code: 'soft-OOO1-iloo' },
    });
    expect(await redeem('NEW-CODE-0001')).toMatchObject({ error: 'exchange_code_unknown' });
  });

  test.each<[Partial<NewExchangeBatch>, string]>([
    [{ codes: 0 }, 'batch_invalid'],
    [{ codes: 10_001 }, 'batch_invalid'],
    [{ codes: [] }, 'batch_invalid'],
    [{ codes: ['SHORT'] }, 'code_unreadable'],
    [{ codes: ['SAME-CODE-1', 'same code l'] }, 'code_twice'],
    [{ name: ' ' }, 'batch_invalid'],
    [{ pid: '999999' }, 'unknown_product'],
    [{ redeemableUntil: begun }, 'batch_invalid'],
  ])('can’t make %o', async (changes, error) => {
    expect(await batchOf(changes)).toMatchObject({ ok: false, error });
    expect(await db.$count(exchangeBatches)).toBe(0);
  });

  test('end a batch once', async () => {
    const { batch } = await codesOf();
    expect(await endExchangeBatch(deps, support, { batchId: batch.id })).toEqual({ ok: true });
    expect(await endExchangeBatch(deps, support, { batchId: batch.id })).toEqual({
      ok: false,
      error: 'batch_ended',
    });
    expect(await auditOf(db, { kind: 'exchange_batch', id: batch.id })).toHaveLength(2);
  });

  test('see the batches a page at a time, with what was redeemed', async () => {
    for (let made = 0; made < 3; made += 1) {
      clock.set(new Date(begun.getTime() + made * 1000));
      const { code } = await codesOf({ name: `Batch ${made}` });
      if (made === 1) await redeem(code);
    }
    const first = await listBatches(db, { size: 2 });
    expect(first.batches.map(({ name, codes, redeemed }) => [name, codes, redeemed])).toEqual([
      ['Batch 2', 3, 0],
      ['Batch 1', 3, 1],
    ]);
    expect((await listBatches(db, { size: 2, after: first.next })).batches).toMatchObject([
      { name: 'Batch 0' },
    ]);
  });

  test.each<Actor>([
    { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
    { kind: 'member', memberId: 'm' },
    { kind: 'visitor' },
  ])('are not %o', async (actor) => {
    const { batch, code } = await codesOf();
    const refused = { ok: false, error: 'not_allowed' };
    const wanted = { name: 'x', pid: '643', licenceType: '1Y', redeemableUntil: null, codes: 1 } as const;
    expect(await makeExchangeCodes(deps, actor, wanted)).toEqual(refused);
    expect(await endExchangeBatch(deps, actor, { batchId: batch.id })).toEqual(refused);
    expect(await exportCodes(deps, actor, { batchId: batch.id })).toEqual(refused);
    expect(await findExchangeCode(db, actor, code)).toEqual(refused);
  });
});
