import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { ensureMember } from '../ensure-member.ts';
import { CODE_BY_ADDRESS_AND_IP, REGISTRATION_BY_ADDRESS_AND_IP, SHORT_CODE_TRIES } from '../limits.ts';
import { logIn } from '../sessions/log-in.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { members, sessions } from '../tables.ts';
import { codeIn, cookieHeader, guessEverywhere, testAccounts, testSender } from '../testing/accounts.ts';
import { checkRegistration } from './check-registration.ts';
import { completeRegistration } from './complete-registration.ts';
import { startRegistration } from './start-registration.ts';

const { deps, db, clock, pass, mailTo, forgetLimits } = await testAccounts();
const sender = testSender();
const password = 'a short sentence';

async function codeFor(email: string, ask: { ip?: string; renewal?: number } = {}): Promise<string> {
  await startRegistration(deps, { email, locale: 'de', ip: sender.ip, ...ask });
  const [mail] = await mailTo(email);
  if (!mail) throw new Error('no mail');
  return codeIn(mail);
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

beforeEach(async () => {
  await forgetLimits();
  await db.delete(members);
});

describe('registration', () => {
  it('makes a member who is logged in, in three steps', async () => {
    const email = 'ada@example.com';
    const code = await codeFor(email);
    expect(await checkRegistration(deps, { email, code, ip: sender.ip })).toEqual({ ok: true });
    const done = await completeRegistration(deps, { email, code, password, sender });
    if (!done.ok) throw new Error(done.error);

    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(done.cookies) }));
    expect(viewer).toMatchObject({ kind: 'member', email, memberId: done.memberId });
    const [member] = await db.select().from(members);
    expect(member).toMatchObject({ email, emailVerified: true, locale: 'de' });
  });

  it('makes them at that time by the shop’s clock', async () => {
    const email = 'later@example.com';
    pass(60 * 24);
    const done = await completeRegistration(deps, { email, code: await codeFor(email), password, sender });
    if (!done.ok) throw new Error(done.error);
    const [member] = await db.select().from(members).where(eq(members.email, email));
    expect(member).toMatchObject({ createdAt: clock.now(), updatedAt: clock.now() });
  });

  it('makes the device known: nobody locks a member out who has never used the log-in', async () => {
    const email = 'new@example.com';
    const code = await codeFor(email);
    const done = await completeRegistration(deps, { email, code, password, sender });
    if (!done.ok) throw new Error(done.error);
    await guessEverywhere(deps.limits, email);
    const ip = '203.0.113.1';
    expect(await logIn(deps, { email, password, sender: testSender({ ip }) })).toMatchObject({ ok: false });
    const cookies = cookieHeader(done.cookies);
    expect(
      await logIn(deps, { email, password, sender: testSender({ ip, cookieHeader: cookies }) }),
    ).toMatchObject({ ok: true });
  });

  it('takes the code as people type it', async () => {
    const email = 'spaced@example.com';
    const code = await codeFor(email);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) =>
      String.fromCharCode(0xff10 + Number(digit)),
    );
    expect(await checkRegistration(deps, { email, code: typed, ip: sender.ip })).toEqual({ ok: true });
  });

  it('makes one member when a code comes twice at once', async () => {
    const email = 'twice@example.com';
    const code = await codeFor(email);
    const results = await Promise.all(
      Array.from({ length: 4 }, () => completeRegistration(deps, { email, code, password, sender })),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok && result.error === 'code_wrong')).toHaveLength(3);
    expect(await db.select().from(members)).toHaveLength(1);
    expect(await db.select().from(sessions)).toHaveLength(1);
  });

  it('keeps one code when an address is registered from two places at once', async () => {
    const email = 'two-places@example.com';
    await Promise.all([
      startRegistration(deps, { email, locale: 'en', ip: '192.0.2.1' }),
      startRegistration(deps, { email, locale: 'en', ip: '192.0.2.2' }),
    ]);
    const codes = (await mailTo(email)).map(codeIn);
    expect(new Set(codes).size).toBe(1);
    const code = codes[0] ?? '';
    expect((await completeRegistration(deps, { email, code, password, sender })).ok).toBe(true);
  });

  it('refuses a used code, and a code for another address', async () => {
    const email = 'used@example.com';
    const code = await codeFor(email);
    await codeFor('other@example.com');
    const wrong = { ok: false, error: 'code_wrong' };
    expect(await completeRegistration(deps, { email: 'other@example.com', code, password, sender })).toEqual(
      wrong,
    );
    await completeRegistration(deps, { email, code, password, sender });
    expect(await completeRegistration(deps, { email, code, password, sender })).toEqual(wrong);
  });

  it('ends a code after ten minutes', async () => {
    const email = 'late@example.com';
    const code = await codeFor(email);
    pass(10);
    expect((await checkRegistration(deps, { email, code, ip: sender.ip })).ok).toBe(false);
    const fresh = await codeFor(email);
    expect(fresh).not.toBe(code);
    expect((await checkRegistration(deps, { email, code: fresh, ip: sender.ip })).ok).toBe(true);
  });

  it('lets a network try five wrong codes, also at once, and asking again wins none', async () => {
    const email = 'guess@example.com';
    const code = await codeFor(email);
    const tries = await Promise.all(
      Array.from({ length: 50 }, (_, host) =>
        checkRegistration(deps, { email, code: wrongFor(code), ip: `2001:db8:0:1::${host}` }),
      ),
    );
    expect(tries.filter((tried) => !tried.ok && tried.error === 'code_wrong')).toHaveLength(5);
    const spent = { email, code, ip: '2001:db8:0:1::1' };
    const codeSpent = { ok: false, error: 'code_spent', retryAfterSeconds: expect.any(Number) };
    expect(await checkRegistration(deps, spent)).toEqual(codeSpent);
    expect(await codeFor(email)).toBe(code);
    expect(await checkRegistration(deps, spent)).toEqual(codeSpent);
    // Another network, such as the owner's, still has all its tries.
    expect((await completeRegistration(deps, { email, code, password, sender })).ok).toBe(true);
  });

  it('mails another code where one was spent, and ends the code of nobody else', async () => {
    const email = 'spent@example.com';
    const ip = '2001:db8:0:1::1';
    const first = await codeFor(email);
    const wrong = () => checkRegistration(deps, { email, code: wrongFor(first), ip });
    for (let time = 0; time < CODE_BY_ADDRESS_AND_IP.points; time++) await wrong();
    // More often than a limiter remembers in memory.
    for (let time = 0; time < 20; time++) expect(await wrong()).toMatchObject({ error: 'code_spent' });

    const second = await codeFor(email, { ip, renewal: 1 });
    expect(second).not.toBe(first);
    expect(await checkRegistration(deps, { email, code: second, ip })).toMatchObject({ error: 'code_wrong' });
    expect(await checkRegistration(deps, { email, code: second, renewal: 1, ip })).toEqual({ ok: true });
    expect(await checkRegistration(deps, { email, code: first, ip: sender.ip })).toEqual({ ok: true });
    const answer = { email, code: second, renewal: 1, password, sender: testSender({ ip }) };
    expect((await completeRegistration(deps, answer)).ok).toBe(true);
  });

  it('gives no more tries than mails', async () => {
    const email = 'renewed@example.com';
    const ip = '2001:db8:0:2::1';
    const asked = [];
    const tried = [];
    for (let renewal = 0; renewal < 20; renewal++) {
      asked.push(await startRegistration(deps, { email, locale: 'en', ip, renewal }));
      for (let time = 0; time < 6; time++) {
        tried.push(await checkRegistration(deps, { email, code: '12', renewal, ip }));
      }
    }
    const mails = asked.filter(({ ok }) => ok);
    expect(mails).toHaveLength(REGISTRATION_BY_ADDRESS_AND_IP.points);
    const looked = tried.filter((answer) => !answer.ok && answer.error === 'code_wrong');
    expect(looked).toHaveLength(mails.length * CODE_BY_ADDRESS_AND_IP.points);
  });

  it('gives an address at which many networks guess a longer code, which they cannot use up', async () => {
    const email = 'besieged@example.com';
    const code = await codeFor(email);
    const guessFromEverywhere = (guesses: number) =>
      Promise.all(
        Array.from({ length: guesses }, (_, network) =>
          checkRegistration(deps, { email, code: wrongFor(code), ip: `198.51.100.${network}` }),
        ),
      );
    const mine = { email, ip: sender.ip };
    await guessFromEverywhere(SHORT_CODE_TRIES - 1);
    expect((await checkRegistration(deps, { ...mine, code })).ok).toBe(true);
    await guessFromEverywhere(1);
    expect(await checkRegistration(deps, { ...mine, code })).toEqual({ ok: false, error: 'code_wrong' });

    const longer = await codeFor(email);
    expect(longer).toMatch(/^\d{10}$/);
    await guessFromEverywhere(SHORT_CODE_TRIES + 1);
    expect((await checkRegistration(deps, { ...mine, code: longer })).ok).toBe(true);
    pass(10);
    expect(await codeFor(email)).toMatch(/^\d{10}$/);
  });

  it('lets a code work for ten minutes after each mail', async () => {
    const email = 'again@example.com';
    const code = await codeFor(email);
    pass(9);
    expect(await codeFor(email)).toBe(code);
    pass(9);
    expect((await checkRegistration(deps, { email, code, ip: sender.ip })).ok).toBe(true);
  });

  it('counts no right codes', async () => {
    const email = 'patient@example.com';
    const code = await codeFor(email);
    for (let step = 0; step < CODE_BY_ADDRESS_AND_IP.points + 2; step++) {
      expect((await checkRegistration(deps, { email, code, ip: sender.ip })).ok).toBe(true);
    }
  });

  it.each([
    ['seven77', 'password_too_short'],
    ['x'.repeat(129), 'password_too_long'],
  ])('says what is wrong with the password %s', async (bad, error) => {
    const email = 'short@example.com';
    const code = await codeFor(email);
    expect(await completeRegistration(deps, { email, code, password: bad, sender })).toEqual({
      ok: false,
      error,
    });
    expect((await completeRegistration(deps, { email, code, password, sender })).ok).toBe(true);
  });

  it('never makes a second member of a guest who bought while registering', async () => {
    const email = 'guest@example.com';
    const code = await codeFor(email);
    await ensureMember(db, { email, locale: 'en', at: () => new Date() });
    expect(await completeRegistration(deps, { email, code, password, sender })).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    expect(await db.select().from(members)).toHaveLength(1);
  });
});
