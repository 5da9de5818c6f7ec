import { createHash } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { completePasswordReset } from '../accounts/passwords/complete-password-reset.ts';
import { logIn } from '../accounts/sessions/log-in.ts';
import { members } from '../accounts/tables.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { makeExchangeCodes } from '../exchange-codes/make-exchange-codes.ts';
import { redeemExchangeCode } from '../exchange-codes/redeem-exchange-code.ts';
import { offlineMachine } from '../licences/activation/offline/machine-for-test.ts';
import { licences } from '../licences/tables.ts';
import { sendKeysMail } from '../lost-keys/send-keys-mail.tsx';
import { importedRecords } from './tables.ts';
import { example, importDesk } from './testing/import-desk.ts';

const now = new Date('2026-11-22T12:00:00Z');
const shop = await testCommerce({ clock: fixedClock(now) });
const { db, deps, calls } = shop;
const desk = importDesk(shop);
const LIFETIME = 'DVDR-7731-aB9x-0042';
const YEAR = 'BLU/2f61c0de==';
beforeEach(async () => {
  await shop.empty();
  await db.delete(importedRecords);
  await desk.run({ customers: example('customers'), licences: example('licences') });
});

async function call(path: string, body: object) {
  const answer = await calls.request(`/licence/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ nonce: 'a nonce of its own', ...body }),
  });
  return {
    status: answer.status,
    ...((await answer.json()) as { data: Record<string, string>; error?: string }),
  };
}
const device = 'computer-1-with-its-fingerprint';
const activate = (key: string, computer = device) =>
  call('activate', { key, device: computer, name: 'PC', system: 'win' });

test('a key of another system activates, validates and gives its seat back, to the letter', async () => {
  expect(await activate(` ${LIFETIME}\n`)).toMatchObject({ status: 200, data: { pid: '643', seats: 2 } });
  expect(await call('validate', { key: LIFETIME, device })).toMatchObject({ status: 200 });
  expect(await call('release', { key: LIFETIME, device })).toMatchObject({ status: 200 });
  expect(await activate(LIFETIME.toLowerCase())).toMatchObject({ error: 'licence_unknown' });
  expect(await activate(LIFETIME.replaceAll('-', ''))).toMatchObject({ error: 'licence_unknown' });
  expect(await activate('old_3')).toMatchObject({ error: 'licence_revoked' });
});

test('two keys that differ by a letter’s case are two licences', async () => {
  const other = LIFETIME.toUpperCase();
  await desk.run({ licences: `key,customer,pid,licence_type,issued\n${other},C-1003,646,LFT,2020-01-01\n` });
  expect(await activate(LIFETIME)).toMatchObject({ data: { pid: '643' } });
  expect(await activate(other)).toMatchObject({ data: { pid: '646' } });
});

test('a machine without a network gets a file with the key in it', async () => {
  const machine = offlineMachine();
  const { data, status } = await call('offline_file', { key: YEAR, request: machine.request() });
  expect(status).toBe(200);
  const [, payload = ''] = (data.file ?? '').split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    ...{ key: YEAR, pid: '646', works_until: '2026-12-01T00:00:00.000Z' },
    device: createHash('sha256').update(machine.device).digest('base64url'),
  });
});

test('an exchange code extends the licence, and its key stays', async () => {
  const batch = { name: 'Box', pid: '646', licenceType: '1Y', redeemableUntil: null } as const;
  const codes = ['BOX1-2345-6789'];
  await makeExchangeCodes(deps, { kind: 'system', name: 'test' }, { ...batch, codes });
  const [licence] = await db.select().from(licences).where(eq(licences.key, YEAR));
  const by = { memberId: licence?.memberId ?? '', email: 'kei@example.test' };
  const [code = ''] = codes;
  expect(await redeemExchangeCode(deps, { code, by, extend: licence?.id, locale: 'ja' })).toMatchObject({
    licence: { key: YEAR, worksUntil: new Date('2027-12-01') },
  });
  // Now the shop's licence is more recent than the other system's.
  const file = example('licences').replaceAll('2026-12-01', '2026-12-02');
  expect(await desk.outcomes('licences', file)).toContain(
    '3 refused: the shop has changed its time since: change it there',
  );
});

test('the keys are mailed to their owner, who sets a first password by a mailed link', async () => {
  const asked = { email: 'kei@example.test', locale: 'ja', requestId: crypto.randomUUID() } as const;
  await sendKeysMail(deps, asked);
  expect(await db.select().from(mailbox)).toMatchObject([
    { to: asked.email, text: expect.stringContaining(YEAR) },
  ]);
  const [member] = await db.select().from(members).where(eq(members.email, asked.email));
  const account = { memberId: member?.id ?? '', email: asked.email };
  const token = (await deps.passwordTokenFor(account)) ?? expect.fail('no token');
  const sender = { ip: '192.0.2.1', country: undefined, userAgent: 'test', cookieHeader: undefined };
  const password = 'a sentence of my own';
  expect(await completePasswordReset(deps, { token, password, sender })).toMatchObject({ ok: true });
  expect(await logIn(deps, { email: asked.email, password, sender })).toMatchObject({ ok: true });
});
