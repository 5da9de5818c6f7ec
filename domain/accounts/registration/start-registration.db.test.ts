import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { pictureAnswer } from '../../captcha/testing/answers.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { seedDemoMember } from '../seed-demo.ts';
import { pendingRegistrations } from '../tables.ts';
import { codeIn, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { startRegistration } from './start-registration.ts';

const { deps, db, mailTo, forgetLimits } = await testAccounts();
await seedDemoMember(db);
beforeEach(() => forgetLimits());

const known = 'demo@spindle.test';
const unknown = 'new@example.com';
const ip = '192.0.2.1';

it('does the same for an address with an account and one without', async () => {
  const answers = [];
  const traces = [];
  for (const email of [known, unknown]) {
    await db.delete(pendingRegistrations);
    await db.execute(sql`delete from jobs.job`);
    answers.push(await startRegistration(deps, { email, locale: 'en', ip }));
    const rows = await db.select().from(pendingRegistrations);
    const queued = await db.execute(sql`select name, state, jsonb_object_keys(data) as key from jobs.job`);
    traces.push({ rows: rows.map(({ attempts }) => ({ attempts })), queued: queued.rows });
  }
  expect(answers).toEqual([{ ok: true }, { ok: true }]);
  expect(traces[0]).toEqual(traces[1]);
  expect(traces[0]?.queued).not.toHaveLength(0);
});

it('mails a code to a new address, in the language of the page', async () => {
  await startRegistration(deps, { email: unknown, locale: 'ja', ip });
  const [mail] = await mailTo(unknown);
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toBe(`Spindleの確認コード：${codeIn(mail)}`);
  expect(mail.html).toContain('lang="ja"');
});

it('mails a member no code, but a way in', async () => {
  await startRegistration(deps, { email: known, locale: 'en', ip });
  const [mail] = await mailTo(known);
  if (!mail) throw new Error('no mail');
  expect(mail.subject).toBe('You already have an account at Spindle');
  expect(() => codeIn(mail)).toThrow();
  const set = { token: tokenIn(mail), password: 'a new sentence', sender: testSender() };
  expect((await completePasswordReset(deps, set)).ok).toBe(true);
});

it('keeps neither code nor link in the tables', async () => {
  await startRegistration(deps, { email: unknown, locale: 'en', ip });
  const rows = await db.execute(sql`
    select row_to_json(p)::text as row from shop.pending_registrations p
    union all select row_to_json(j)::text from jobs.job j`);
  const stored = JSON.stringify(rows.rows);
  const [mail] = await mailTo(unknown);
  if (!mail) throw new Error('no mail');
  expect(stored).toContain(unknown);
  expect(stored).not.toContain(codeIn(mail));
});

it('is limited by address within a network, and no other network notices', async () => {
  const email = 'often@example.com';
  const captcha = () => pictureAnswer(deps, 'register');
  const ask = (from: string) =>
    startRegistration(deps, { email, locale: 'en', ip: from, captcha: captcha() });
  const asked = await Promise.all(Array.from({ length: 100 }, (_, host) => ask(`2001:db8:0:1::${host}`)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(5);
  expect(asked.find(({ ok }) => !ok)).toMatchObject({ error: 'too_many_requests' });
  expect(await ask('2001:db8:0:2::1')).toEqual({ ok: true });
});

it.each([known, 'flooded@example.com'])(
  'bounds the mails to %s whoever asks, and answers as ever, also at once',
  async (email) => {
    const ask = (network: number) =>
      startRegistration(deps, {
        ...{ email, locale: 'en', ip: `203.0.113.${network}` },
        captcha: pictureAnswer(deps, 'register'),
      });
    const before = (await mailTo(email)).length;
    const sent = async () => (await mailTo(email)).length - before;
    for (let network = 0; network < 10; network++) {
      expect(await ask(network)).toEqual({ ok: true });
      expect(await sent()).toBe(Math.min(network + 1, 6));
    }
    const asked = await Promise.all(Array.from({ length: 100 }, (_, other) => ask(100 + other)));
    expect(asked.every(({ ok }) => ok)).toBe(true);
    expect(await sent()).toBe(6);
  },
);

it('mails another code to who has spent theirs while the first one still waits to be mailed', async () => {
  const email = 'both@example.com';
  await startRegistration(deps, { email, locale: 'en', ip });
  await startRegistration(deps, { email, locale: 'en', ip: '192.0.2.77', renewal: 1 });
  expect(new Set((await mailTo(email)).map(codeIn)).size).toBe(2);
});
