import { beforeEach, describe, expect, it } from 'vitest';
import { checkRegistration } from './check-registration.ts';
import { completeRegistration } from './complete-registration.ts';
import { ensureMember } from './ensure-member.ts';
import { logIn } from './log-in.ts';
import { readViewer } from './read-viewer.ts';
import { CODE_ATTEMPTS } from './registration-code.ts';
import { startRegistration } from './start-registration.ts';
import { members, sessions } from './tables.ts';
import { codeIn, cookieHeader, guessEverywhere, testAccounts } from './testing/accounts.ts';

const { deps, db, pass, mailTo, forgetLimits } = await testAccounts();
const from = { ip: '192.0.2.1', userAgent: 'test' };
const password = 'a short sentence';

async function codeFor(email: string): Promise<string> {
  await startRegistration(deps, { email, locale: 'de', ip: from.ip });
  const [mail] = await mailTo(email);
  if (!mail) throw new Error('no mail');
  return codeIn(mail);
}

beforeEach(async () => {
  await forgetLimits();
  await db.delete(members);
});

describe('registration', () => {
  it('makes a member who is logged in, in three steps', async () => {
    const email = 'ada@example.com';
    const code = await codeFor(email);
    expect(await checkRegistration(deps, { email, code, ip: from.ip })).toEqual({ ok: true });
    const done = await completeRegistration(deps, { email, code, password, ...from });
    if (!done.ok) throw new Error(done.error);

    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(done.cookies) }));
    expect(viewer).toMatchObject({ kind: 'member', email, memberId: done.memberId });
    const [member] = await db.select().from(members);
    expect(member).toMatchObject({ email, emailVerified: true, locale: 'de' });
  });

  it('makes the device known: nobody locks a member out who has never used the log-in', async () => {
    const email = 'new@example.com';
    const code = await codeFor(email);
    const done = await completeRegistration(deps, { email, code, password, ...from });
    if (!done.ok) throw new Error(done.error);
    await guessEverywhere(deps.limits, email);
    const again = { ...from, email, password, ip: '203.0.113.1' };
    expect(await logIn(deps, { ...again, cookieHeader: undefined })).toMatchObject({ ok: false });
    const cookies = cookieHeader(done.cookies);
    expect(await logIn(deps, { ...again, cookieHeader: cookies })).toMatchObject({ ok: true });
  });

  it('takes the code as people type it', async () => {
    const email = 'spaced@example.com';
    const code = await codeFor(email);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) =>
      String.fromCharCode(0xff10 + Number(digit)),
    );
    expect(await checkRegistration(deps, { email, code: typed, ip: from.ip })).toEqual({ ok: true });
  });

  it('makes one member when a code comes twice at once', async () => {
    const email = 'twice@example.com';
    const code = await codeFor(email);
    const results = await Promise.all(
      Array.from({ length: 4 }, () => completeRegistration(deps, { email, code, password, ...from })),
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
    expect((await completeRegistration(deps, { email, code, password, ...from })).ok).toBe(true);
  });

  it('refuses a used code, and a code for another address', async () => {
    const email = 'used@example.com';
    const code = await codeFor(email);
    await codeFor('other@example.com');
    const wrong = { ok: false, error: 'code_wrong' };
    expect(await completeRegistration(deps, { email: 'other@example.com', code, password, ...from })).toEqual(
      wrong,
    );
    await completeRegistration(deps, { email, code, password, ...from });
    expect(await completeRegistration(deps, { email, code, password, ...from })).toEqual(wrong);
  });

  it('ends a code after 15 minutes', async () => {
    const email = 'late@example.com';
    const code = await codeFor(email);
    pass(15);
    expect((await checkRegistration(deps, { email, code, ip: from.ip })).ok).toBe(false);
    const fresh = await codeFor(email);
    expect(fresh).not.toBe(code);
    expect((await checkRegistration(deps, { email, code: fresh, ip: from.ip })).ok).toBe(true);
  });

  it('kills a code after five wrong guesses, also at once, and asking again wins no guesses', async () => {
    const email = 'guess@example.com';
    const code = await codeFor(email);
    const wrong = code === '000000' ? '000001' : '000000';
    await checkRegistration(deps, { email, code: wrong, ip: from.ip });
    expect(await codeFor(email)).toBe(code);
    await Promise.all(
      Array.from({ length: CODE_ATTEMPTS }, () =>
        checkRegistration(deps, { email, code: wrong, ip: from.ip }),
      ),
    );
    expect((await checkRegistration(deps, { email, code, ip: from.ip })).ok).toBe(false);
    expect(await codeFor(email)).not.toBe(code);
  });

  it('does not use up guesses with right codes', async () => {
    const email = 'patient@example.com';
    const code = await codeFor(email);
    for (let step = 0; step < CODE_ATTEMPTS + 2; step++) {
      expect((await checkRegistration(deps, { email, code, ip: from.ip })).ok).toBe(true);
    }
  });

  it.each([
    ['seven77', 'password_too_short'],
    ['x'.repeat(129), 'password_too_long'],
  ])('says what is wrong with the password %s', async (bad, error) => {
    const email = 'short@example.com';
    const code = await codeFor(email);
    expect(await completeRegistration(deps, { email, code, password: bad, ...from })).toEqual({
      ok: false,
      error,
    });
    expect((await completeRegistration(deps, { email, code, password, ...from })).ok).toBe(true);
  });

  it('never makes a second member of a guest who bought while registering', async () => {
    const email = 'guest@example.com';
    const code = await codeFor(email);
    await ensureMember(db, { email, locale: 'en' });
    expect(await completeRegistration(deps, { email, code, password, ...from })).toEqual({
      ok: false,
      error: 'code_wrong',
    });
    expect(await db.select().from(members)).toHaveLength(1);
  });
});
