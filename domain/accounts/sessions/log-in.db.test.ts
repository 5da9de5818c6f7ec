import { knownDevice } from '@spindle/platform/cookies/table.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import { countGuess } from '@spindle/platform/password-guesses.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOGIN_GUESSES } from '../limits.ts';
import { deleteEnded } from '../revoking/queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { sessions } from '../tables.ts';
import { cookieHeader as headerOf, testAccounts, testSender } from '../testing/accounts.ts';
import { endFormerSession, endOpenedSession } from './former-session.ts';
import { IDLE_HOURS } from './idle.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { mayHaveSession } from './may-have-session.ts';
import { readViewer } from './read-viewer.ts';
import { hasRecentFactor } from './recent-factor.ts';

const { deps, db, pass, forgetLimits } = await testAccounts();
const { memberId } = await seedDemoMember(db, deps.clock);
const { email, password } = DEMO_MEMBER;
const sender = testSender();

beforeEach(async () => {
  await forgetLimits();
  await db.delete(sessions);
});

async function headersOfDemo(): Promise<Headers> {
  const result = await logIn(deps, { email, password, sender });
  if (!result.ok) throw new Error(result.error);
  return new Headers({ cookie: headerOf(result.cookies) });
}

describe('log-in', () => {
  it('opens a session that says who is asking', async () => {
    expect(await readViewer(deps, await headersOfDemo())).toMatchObject({
      kind: 'member',
      memberId,
      email,
      name: DEMO_MEMBER.name,
    });
  });

  it('sets the cookies of the specification, and only the session is a secret', async () => {
    const result = await logIn(deps, { email, password, sender });
    if (!result.ok) throw new Error(result.error);
    const [session, ...readable] = result.cookies.filter(
      (cookie) => !/^(?:log_out_pending|isSubUser)=;/.test(cookie) && !cookie.startsWith(knownDevice.name),
    );
    expect(session).toMatch(
      /^laravel_session=[^;]+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(mayHaveSession(headerOf(session ? [session] : []))).toBe(true);
    expect(readable.map((cookie) => cookie.split('=')[0])).toEqual([
      'user_info_new',
      'username',
      'vip',
      'email',
      'uid',
    ]);
    for (const cookie of readable) {
      expect(cookie).toMatch(/; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/);
      expect(cookie).not.toContain('HttpOnly');
    }
    // The cookies that pages can read open nothing: neither on their own nor with the marker in place of the session.
    const alone = new Headers({ cookie: headerOf(readable) });
    expect(await readViewer(deps, alone)).toEqual({ kind: 'anonymous', expired: false });
    const marker = new Headers({ cookie: `laravel_session=${result.user.token}` });
    expect(await readViewer(deps, marker)).toEqual({ kind: 'anonymous', expired: true });
    expect(result.user).toMatchObject({ uid: memberId, vip: 0, username: DEMO_MEMBER.name, isInit: true });
  });

  it('takes back what says that the member of before has a subscription', async () => {
    const result = await logIn(deps, { email, password, sender });
    if (!result.ok) throw new Error(result.error);
    expect(result.cookies).toContainEqual(expect.stringMatching(/^isSubUser=; Max-Age=0/));
  });

  it('is limited by address and network, whether the address exists or not', async () => {
    const { points } = LOGIN_GUESSES.byAccountAndNetwork;
    const own = testSender({ ip: '192.0.2.11' });
    for (const address of [email, 'nobody@example.com']) {
      const answers = await Promise.all(
        Array.from({ length: points + 2 }, () =>
          logIn(deps, { email: address, password: 'wrong', sender: own }),
        ),
      );
      const limited = answers.filter((answer) => !answer.ok && answer.error === 'too_many_requests');
      expect(limited).toHaveLength(2);
    }
  });

  it('takes the right password from elsewhere while somebody guesses', async () => {
    await guess(LOGIN_GUESSES.byAccountAndNetwork.points, '2001:db8::1');
    const from = (ip: string) => ({ email, password, sender: testSender({ ip }) });
    expect(await logIn(deps, from('2001:db8::2'))).toMatchObject({ error: 'too_many_requests' });
    expect(await logIn(deps, from('2001:db8:0:1::2'))).toMatchObject({ ok: true });
  });

  it('takes it from a device that it was used on before while many networks guess', async () => {
    const before = await logIn(deps, { email, password, sender });
    const cookieHeader = before.ok ? headerOf(before.cookies) : undefined;
    const { byAccount, byAccountAndNetwork } = LOGIN_GUESSES;
    for (let network = 0; network < byAccount.points / byAccountAndNetwork.points; network++) {
      await guess(byAccountAndNetwork.points, `198.51.100.${network}`);
    }
    const ip = '203.0.113.1';
    const elsewhere = { email, password, sender: testSender({ ip }) };
    const known = testSender({ ip, cookieHeader });
    expect(await logIn(deps, elsewhere)).toMatchObject({ error: 'too_many_requests' });
    expect(await logIn(deps, { ...elsewhere, sender: known })).toMatchObject({ ok: true });
    const other = { email: 'nobody@example.com', password: 'wrong', sender: known };
    for (let time = 0; time < byAccountAndNetwork.points; time++) await logIn(deps, other);
    expect(await logIn(deps, other)).toMatchObject({ error: 'too_many_requests' });
  });

  it('starts anew after the right password', async () => {
    await guess(LOGIN_GUESSES.byAccountAndNetwork.points - 1, sender.ip);
    for (let time = 0; time < 2; time++) {
      expect(await logIn(deps, { email, password, sender })).toMatchObject({ ok: true });
    }
  });

  it('uses nothing up of what a network or an account has when the password is right', async () => {
    const { byNetwork, byAccount } = LOGIN_GUESSES;
    await guess(3, sender.ip);
    for (let time = 0; time < 4; time++) {
      expect(await logIn(deps, { email, password, sender })).toMatchObject({ ok: true });
    }
    expect(await deps.limits.used(byNetwork, { ip: sender.ip })).toBe(3);
    expect(await deps.limits.used(byAccount, { account: email })).toBe(3);
  });

  it('is limited by network', async () => {
    for (let time = 0; time < LOGIN_GUESSES.byNetwork.points; time++) {
      await countGuess(deps.limits, LOGIN_GUESSES, {
        account: `${time}@x.test`,
        ip: sender.ip,
        device: undefined,
      });
    }
    const right = { email, password, sender };
    expect(await logIn(deps, right)).toMatchObject({ error: 'too_many_requests' });
    expect(await logIn(deps, { ...right, sender: testSender({ ip: '192.0.2.2' }) })).toMatchObject({
      ok: true,
    });
  });
});

/** Counts guesses at the demo member's password as `logIn` does, but without hashing. */
async function guess(times: number, ip: string): Promise<void> {
  for (let time = 0; time < times; time++) {
    await countGuess(deps.limits, LOGIN_GUESSES, { account: email, ip, device: undefined });
  }
}

describe('on several hosts', () => {
  const cookies = { secure: true, domain: 'shop.test' };
  const several = { ...deps, cookies };
  const ofHost = (cookie: string) => !cookie.includes('Domain=');

  it('deletes the cookies that a host had for itself, which would hide the new ones, before it sets these', async () => {
    const old = (await headersOfDemo()).get('cookie') ?? '';
    const result = await logIn(several, { email, password, sender: testSender({ cookieHeader: old }) });
    if (!result.ok) return expect.fail(result.error);
    const named = (name: string) => result.cookies.filter((cookie) => cookie.startsWith(`${name}=`));
    for (const name of ['laravel_session', 'user_info_new', 'username', 'vip', 'email', 'uid']) {
      expect(named(name)).toEqual([
        expect.stringMatching(new RegExp(`^${name}=; Max-Age=0; Path=/`)),
        expect.not.stringMatching(/Max-Age=0/),
      ]);
    }
    const ended = (await logOut(several, new Headers())).cookies;
    expect(ended.filter(ofHost).map((cookie) => cookie.split('=')[0])).toEqual(
      ended.filter((cookie) => !ofHost(cookie)).map((cookie) => cookie.split('=')[0]),
    );
  });

  it('ends each session that the browser had', async () => {
    const [one, other] = [await headersOfDemo(), await headersOfDemo()];
    const cookieHeader = `${one.get('cookie')}; ${other.get('cookie')}`;
    expect(await logIn(several, { email, password, sender: testSender({ cookieHeader }) })).toMatchObject({
      ok: true,
    });
    for (const headers of [one, other]) {
      expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: true });
    }
  });

  it('is undone by a log-out for each session that the browser has', async () => {
    const [one, other] = [await headersOfDemo(), await headersOfDemo()];
    await logOut(several, new Headers({ cookie: `${one.get('cookie')}; ${other.get('cookie')}` }));
    for (const headers of [one, other]) {
      expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: true });
    }
  });

  it('ends a session again that was opened by a way in that has ended meanwhile', async () => {
    const result = await logIn(several, { email, password, sender });
    if (!result.ok) return expect.fail(result.error);
    await endOpenedSession(db, result);
    expect(await db.$count(sessions)).toBe(0);
  });
});

describe('a session', () => {
  it('ends after a day of the shop’s clock, whatever is done meanwhile', async () => {
    const headers = await headersOfDemo();
    for (let hour = 1; hour < 24; hour++) {
      pass(60);
      expect(await readViewer(deps, headers)).toMatchObject({ kind: 'member' });
    }
    pass(59);
    expect(await readViewer(deps, headers)).toMatchObject({ kind: 'member' });
    pass(1);
    expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: true });
    // A log-in at the later time is good for another day.
    expect(await readViewer(deps, await headersOfDemo())).toMatchObject({ kind: 'member' });
  });

  it('ends when nothing was done in it for hours, for good, and is listed no more', async () => {
    const [left, used] = [await headersOfDemo(), await headersOfDemo()];
    pass(IDLE_HOURS * 60 - 1);
    expect(await readViewer(deps, used)).toMatchObject({ kind: 'member' });
    pass(1);
    const viewer = await readViewer(deps, used);
    if (viewer.kind !== 'member') return expect.fail('who works has no session');
    for (let time = 0; time < 2; time++)
      expect(await readViewer(deps, left)).toEqual({ kind: 'anonymous', expired: true });
    expect(await listSessions(deps, viewer)).toMatchObject([{ id: viewer.sessionId }]);
    await deleteEnded(db, deps.clock.now());
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: viewer.sessionId }]);
  });

  it('ends when somebody logs in anew in the same browser, and in no other', async () => {
    const [here, elsewhere] = [await headersOfDemo(), await headersOfDemo()];
    const cookieHeader = here.get('cookie') ?? undefined;
    const again = await logIn(deps, { email, password, sender: testSender({ cookieHeader }) });
    expect(again.ok).toBe(true);
    expect(await readViewer(deps, here)).toEqual({ kind: 'anonymous', expired: true });
    expect(await readViewer(deps, elsewhere)).toMatchObject({ kind: 'member' });
  });

  it('says when a factor was given last', async () => {
    const headers = await headersOfDemo();
    pass(9);
    const early = await readViewer(deps, headers);
    expect(early.kind === 'member' && hasRecentFactor(deps.clock, early)).toBe(true);
    pass(1);
    const late = await readViewer(deps, headers);
    expect(late.kind === 'member' && hasRecentFactor(deps.clock, late)).toBe(false);
  });

  it('is ended by a log-out, once and for all, and a second log-out changes nothing', async () => {
    const headers = await headersOfDemo();
    const first = await logOut(deps, headers);
    expect(await readViewer(deps, headers)).toEqual({ kind: 'anonymous', expired: true });
    expect(await logOut(deps, headers)).toEqual(first);
    expect(await logOut(deps, new Headers())).toEqual(first);
    for (const cookie of first.cookies) expect(cookie).toMatch(/^\w+=; Max-Age=0; Path=\//);
    expect(first.cookies[0]).toContain('HttpOnly');
  });

  it('ends at the first contact after a log-out that did not reach us', async () => {
    const headers = await headersOfDemo();
    const cookie = headers.get('cookie') ?? '';
    const leaving = new Headers({ cookie: `${cookie}; log_out_pending=1` });
    expect(await readViewer(deps, leaving)).toEqual({ kind: 'anonymous', expired: true });
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('with a forged or broken cookie is an expired one', async () => {
    const real = (await headersOfDemo()).get('cookie') ?? '';
    const forged = [
      real.replace(/laravel_session=./, 'laravel_session=!'),
      'laravel_session=x',
      'laravel_session=%ff',
      `laravel_session=${'a'.repeat(4000)}`,
    ];
    for (const cookie of forged) {
      expect(await readViewer(deps, new Headers({ cookie }))).toEqual({ kind: 'anonymous', expired: true });
    }
  });

  it('without a cookie asks no database', async () => {
    const closed = { ...deps, auth: new Proxy(deps.auth, { get: () => expect.unreachable() }) };
    const headers = new Headers({ cookie: 'xlaravel_session=1; user_info_new=%7B%7D' });
    expect(await readViewer(closed, headers)).toEqual({ kind: 'anonymous', expired: false });
  });

  it('counts nothing where so many log in that the password can’t be looked at', async () => {
    const select = () => {
      throw new LineFull(30);
    };
    const full = { ...deps, db: { select } as unknown as typeof db };
    for (let time = 0; time <= LOGIN_GUESSES.byAccountAndNetwork.points; time++) {
      expect(await logIn(full, { email, password: 'wrong', sender })).toEqual({
        ...{ ok: false, error: 'too_many_requests', retryAfterSeconds: 30 },
      });
    }
    expect(await logIn(deps, { email, password: 'wrong', sender })).toEqual({
      ok: false,
      error: 'bad_credentials',
    });
  });
});

describe('a browser with several session cookies', () => {
  const sessionOf = (headers: Headers) =>
    /laravel_session=[^;]+/.exec(headers.get('cookie') ?? '')?.[0] ?? '';

  it('is logged in when any of them is a session, in whatever order they come', async () => {
    const ended = await headersOfDemo();
    await logOut(deps, ended);
    const [old, valid] = [sessionOf(ended), sessionOf(await headersOfDemo())];
    for (const cookie of [`${old}; ${valid}`, `${valid}; ${old}`, `laravel_session=made-up; ${valid}`]) {
      expect(await readViewer(deps, new Headers({ cookie }))).toMatchObject({ kind: 'member', memberId });
    }
  });

  it('has only the first few of them read or ended', async () => {
    const valid = sessionOf(await headersOfDemo());
    const made = Array.from({ length: 4 }, (_, index) => `laravel_session=made-up${index}.x`).join('; ');
    const cookie = `${made}; ${valid}`;
    expect(await readViewer(deps, new Headers({ cookie }))).toEqual({ kind: 'anonymous', expired: true });
    await endFormerSession(db, cookie);
    expect(await readViewer(deps, new Headers({ cookie: valid }))).toMatchObject({ kind: 'member' });
  });
});
