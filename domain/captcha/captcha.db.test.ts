import { forgetEndedCounts } from '@spindle/platform/limits.ts';
import { like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startRegistration } from '../accounts/registration/start-registration.ts';
import { DEMO_MEMBER, seedDemoMember } from '../accounts/seed-demo.ts';
import { logIn } from '../accounts/sessions/log-in.ts';
import { cookieHeader, testAccounts, testSender } from '../accounts/testing/accounts.ts';
import { rateLimits } from '../backend-api/tables.ts';
import { openShop } from '../open-shop.ts';
import { newWork } from './altcha.ts';
import { CHALLENGE_MINUTES } from './captcha.ts';
import { checkAnswer } from './check-answer.ts';
import { countAttempt, isRisky } from './count-risk.ts';
import { mailCode } from './mail-code.ts';
import { codeOf, newSession } from './session.ts';
import { pictureAnswer, workAnswer } from './testing/answers.ts';
import {
  ANSWERED,
  CODES_A_DAY,
  CODES_AN_HOUR,
  CODES_BY_IP,
  CODES_NEARBY,
  LOGIN_RISK,
  MAIL_RISK,
} from './thresholds.ts';

const { deps, db, config, log, pass, mailTo, forgetLimits } = await testAccounts();
await seedDemoMember(db, deps.clock);
const { email, password } = DEMO_MEMBER;

/** Counters far over their limit are also kept in memory, so each test uses networks of its own. */
let networks = 0;
const freshIp = () => `2001:db8:${(networks++).toString(16)}::1`;
let ip: string;
beforeEach(async () => {
  ip = freshIp();
  await forgetLimits();
});

const wrong = (from = ip, account = email, more: object = {}) =>
  logIn(deps, { email: account, password: 'wrong', sender: testSender({ ip: from }), ...more });
const right = (from = ip, more: object = {}) =>
  logIn(deps, { email, password, sender: testSender({ ip: from }), ...more });
/** Tries wrong passwords until a captcha is wanted. */
async function untilWanted(account = email): Promise<void> {
  for (let time = 0; time < LOGIN_RISK.byAccountAndNetwork.points; time++) await wrong(ip, account);
}
const attempt = () => ({ purpose: 'login', account: email, ip, device: undefined }) as const;
const check = (answer: { recaptcha: string; session?: string }) => checkAnswer(deps, attempt(), answer);

describe('a log-in', () => {
  test.each([email, 'nobody@example.com'])('of %s wants a captcha after some failures', async (account) => {
    const answers = [];
    for (let time = 0; time < 5; time++) answers.push(await wrong(ip, account));
    expect(answers.map((answer) => !answer.ok && answer.error)).toEqual([
      ...Array(LOGIN_RISK.byAccountAndNetwork.points).fill('bad_credentials'),
      'captcha_wanted',
      'captcha_wanted',
    ]);
  });

  test('does not say whether the password was right before the captcha is', async () => {
    await untilWanted();
    expect(await right()).toEqual({ ok: false, error: 'captcha_wanted' });
    const typed = { recaptcha: 'XXXXX', session: pictureAnswer(deps, 'login').session };
    expect(await right(ip, { captcha: typed })).toEqual({ ok: false, error: 'captcha_wrong' });
    expect(await wrong(ip, email, { captcha: pictureAnswer(deps, 'login') })).toMatchObject({
      error: 'bad_credentials',
    });
    expect(await right(ip, { captcha: pictureAnswer(deps, 'login') })).toMatchObject({ ok: true });
  });

  test('that works gives its uses back, so that a whole office can log in', async () => {
    for (let time = 0; time < LOGIN_RISK.byNetwork.points + 5; time++) {
      expect(await right()).toMatchObject({ ok: true });
    }
  });

  test('at once wants it from all that are too many', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => wrong()));
    const asked = answers.filter((answer) => !answer.ok && answer.error === 'captcha_wanted');
    expect(asked).toHaveLength(8 - LOGIN_RISK.byAccountAndNetwork.points);
  });

  test('on a device that the account knows is asked nothing because of others', async () => {
    const before = await right(freshIp());
    const known = cookieHeader(before.ok ? before.cookies : []);
    await untilWanted();
    for (let network = 0; network < LOGIN_RISK.byAccount.points; network++) {
      await countAttempt(deps.limits, { ...attempt(), ip: freshIp() });
    }
    expect(await right(freshIp())).toMatchObject({ error: 'captcha_wanted' });
    const sender = testSender({ ip, cookieHeader: known });
    for (let time = 0; time < 3; time++) {
      expect(await logIn(deps, { email, password, sender })).toMatchObject({ ok: true });
    }
    // The device is unknown to another account.
    expect(await logIn(deps, { email: 'other@example.com', password, sender })).toMatchObject({ ok: false });
    for (let time = 0; time < LOGIN_RISK.byDevice.points; time++) {
      await logIn(deps, { email, password: 'wrong', sender });
    }
    expect(await logIn(deps, { email, password, sender })).toMatchObject({ error: 'captcha_wanted' });
  });
});

describe('risk counts', () => {
  const tried = async (times: number, change: (time: number) => object) => {
    let last = false;
    for (let time = 0; time < times; time++) {
      last = await countAttempt(deps.limits, { ...attempt(), account: `${time}@x.test`, ...change(time) });
    }
    return last;
  };

  test('a network, whatever the addresses', async () => {
    const { points } = LOGIN_RISK.byNetwork;
    expect(await tried(points, () => ({}))).toBe(false);
    expect(await isRisky(deps.limits, { ...attempt(), account: undefined })).toBe(true);
    expect(await tried(1, () => ({}))).toBe(true);
    expect(await isRisky(deps.limits, { ...attempt(), ip: freshIp() })).toBe(false);
  });

  test.each([
    ['an IPv4 /24', (time: number) => `198.51.100.${time}`, '198.51.100.250', '198.51.101.1'],
    ['an IPv6 /48', (time: number) => `2001:db9:1:${time}::1`, '2001:db9:1:ffff::1', '2001:db9:2::1'],
  ])('%s around it', async (_what, networkOf, inside, outside) => {
    const { points } = LOGIN_RISK.nearby;
    expect(await tried(points, (time) => ({ ip: networkOf(time) }))).toBe(false);
    expect(await isRisky(deps.limits, { ...attempt(), ip: inside })).toBe(true);
    expect(await isRisky(deps.limits, { ...attempt(), ip: outside })).toBe(false);
  });

  test('an address from everywhere, and everybody together', async () => {
    const { byAccount, overAll } = LOGIN_RISK;
    expect(await tried(byAccount.points, () => ({ account: 'a@x.test', ip: freshIp() }))).toBe(false);
    expect(await isRisky(deps.limits, { ...attempt(), account: 'a@x.test' })).toBe(true);
    expect(await isRisky(deps.limits, { ...attempt(), account: 'b@x.test' })).toBe(false);
    await deps.limits.take(overAll, { account: 'everybody' }, overAll.points);
    expect(await isRisky(deps.limits, { ...attempt(), account: 'b@x.test' })).toBe(true);
  });

  test('all forms that mail together', async () => {
    const ask = (time: number) => startRegistration(deps, { email: `${time}@mail.test`, locale: 'en', ip });
    for (let time = 0; time < MAIL_RISK.byNetwork.points; time++)
      expect(await ask(time)).toEqual({ ok: true });
    expect(await ask(99)).toEqual({ ok: false, error: 'captcha_wanted' });
    // A renewal sends a mail, too, and counts as one.
    const renewed = { email: '1@mail.test', locale: 'en', ip, renewal: 1 } as const;
    expect(await startRegistration(deps, renewed)).toEqual({ ok: false, error: 'captcha_wanted' });
    expect(await isRisky(deps.limits, { purpose: 'reset', ip, device: undefined })).toBe(true);
    expect(await isRisky(deps.limits, { purpose: 'login', ip, device: undefined })).toBe(false);
  });
});

describe('work (ALTCHA)', () => {
  test('counts once, also at once and on two storefronts', async () => {
    const recaptcha = await workAnswer(await newWork(deps, 'login'));
    const other = await openShop(config, log, { clock: deps.clock });
    try {
      const shops = [deps, other.deps, deps, other.deps, deps, other.deps];
      const answers = await Promise.all(shops.map((each) => checkAnswer(each, attempt(), { recaptcha })));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await check({ recaptcha })).toBe(false);
    } finally {
      await other.close();
    }
  });

  test('is good for its form alone, and until it expires', async () => {
    const forRegistration = await workAnswer(await newWork(deps, 'register'));
    expect(await check({ recaptcha: forRegistration })).toBe(false);
    const late = await workAnswer(await newWork(deps, 'login'));
    pass(CHALLENGE_MINUTES);
    expect(await check({ recaptcha: late })).toBe(false);
  });

  test('that nobody has done, or of a challenge that is not ours, is worth nothing', async () => {
    const challenge = await newWork(deps, 'login');
    const answer = JSON.parse(Buffer.from(await workAnswer(challenge), 'base64').toString());
    const send = (change: unknown) =>
      check({ recaptcha: Buffer.from(JSON.stringify(change)).toString('base64') });
    const { parameters } = challenge;
    const { data } = parameters;
    for (const made of [
      { ...answer, solution: { ...answer.solution, derivedKey: '00'.repeat(32) } },
      {
        ...answer,
        solution: { ...answer.solution, derivedKey: `${parameters.keyPrefix}${'00'.repeat(16)}` },
      },
      { ...answer, challenge: { parameters } },
      { ...answer, challenge: { ...challenge, signature: '00'.repeat(32) } },
      { ...answer, challenge: { ...challenge, parameters: { ...parameters, keySignature: undefined } } },
      {
        ...answer,
        challenge: {
          ...challenge,
          parameters: { ...parameters, data: { ...data, until: Number(data?.until) + 1 } },
        },
      },
      { ...answer, extra: true },
      { challenge: await newWork({ ...deps, secret: 'another secret of thirty-two characters' }, 'login') },
      [],
      null,
      'text',
    ]) {
      expect(await send(made)).toBe(false);
    }
    for (const recaptcha of ['', '!', 'e30=', 'a'.repeat(8000)])
      expect(await check({ recaptcha })).toBe(false);
    // None of these uses it up.
    expect(await send(answer)).toBe(true);
  });
});

describe('a picture', () => {
  test('is answered in small letters, with spaces, in full width, and once', async () => {
    for (const typed of [
      (code: string) => ` ${code.toLowerCase().split('').join(' ')} `,
      (code: string) =>
        [...code].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join(''),
    ]) {
      const { recaptcha, session = '' } = pictureAnswer(deps, 'login');
      expect(await check({ recaptcha: typed(recaptcha), session })).toBe(true);
      expect(await check({ recaptcha, session })).toBe(false);
    }
  });

  test('is used up by a wrong code', async () => {
    const { recaptcha, session = '' } = pictureAnswer(deps, 'login');
    expect(await check({ recaptcha: 'AAAAA', session })).toBe(false);
    expect(await check({ recaptcha, session })).toBe(false);
  });

  test('counts once when its code comes from many connections at once', async () => {
    const answer = pictureAnswer(deps, 'login');
    const answers = await Promise.all(Array.from({ length: 10 }, () => checkAnswer(deps, attempt(), answer)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('of another form, another challenge, another shop or another time is worth nothing', async () => {
    const mine = pictureAnswer(deps, 'login');
    const { session: others } = pictureAnswer(deps, 'login');
    expect(await check({ ...mine, session: others })).toBe(false);
    expect(await check(pictureAnswer(deps, 'register'))).toBe(false);
    const foreign = { secret: 'another secret of thirty-two characters', clock: deps.clock };
    expect(await check(pictureAnswer(foreign, 'login'))).toBe(false);
    // The code of a picture given as a mailed one, and the name of another form put in by hand.
    const { session = '', recaptcha } = pictureAnswer(deps, 'login');
    expect(await check({ session: session.replace('picture', 'mail'), recaptcha })).toBe(false);
    const moved = pictureAnswer(deps, 'register');
    expect(await check({ ...moved, session: moved.session?.replace('register', 'login') })).toBe(false);
    const late = pictureAnswer(deps, 'login');
    pass(CHALLENGE_MINUTES);
    expect(await check(late)).toBe(false);
    for (const broken of ['', '.', 'picture.login.1.a.b', `${session}x`]) {
      expect(await check({ session: broken, recaptcha })).toBe(false);
    }
  });

  test('leaves one row for each that is answered, which says nothing and is forgotten', async () => {
    const kept = () =>
      db
        .select()
        .from(rateLimits)
        .where(like(rateLimits.key, `${ANSWERED.name}%`));
    const sessions = [pictureAnswer(deps, 'login'), pictureAnswer(deps, 'login')];
    for (const answer of sessions) await check(answer);
    const rows = await kept();
    expect(rows).toHaveLength(2);
    for (const { session = '' } of sessions) expect(JSON.stringify(rows)).not.toContain(session);
    await forgetEndedCounts(db, rateLimits);
    expect(await kept()).toHaveLength(2);
    await db.update(rateLimits).set({ expire: new Date(Date.now() - 1) });
    await forgetEndedCounts(db, rateLimits);
    expect(await kept()).toEqual([]);
  });
});

describe('a mailed code', () => {
  const ask = (account: string) => mailCode(deps, { purpose: 'login', email: account, locale: 'en', ip });
  async function sessionFor(account: string): Promise<string> {
    const mailed = await ask(account);
    return mailed.ok ? mailed.captcha.session : expect.fail(mailed.error);
  }

  test.each(['kei@example.test', email])(
    'goes to %s, whether there is an account or not',
    async (account) => {
      const session = await sessionFor(account);
      const [mail] = await mailTo(account);
      const code = codeOf(deps.secret, session, 'mail');
      expect(mail?.text).toContain(code);
      const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
      expect(await checkAnswer(deps, { ...attempt(), account }, { session, recaptcha: spaced })).toBe(true);
      expect(await checkAnswer(deps, { ...attempt(), account }, { session, recaptcha: code })).toBe(false);
    },
  );

  test('is good for the address that it went to alone', async () => {
    const session = await sessionFor('mine@example.test');
    const recaptcha = codeOf(deps.secret, session, 'mail');
    expect(await check({ session, recaptcha })).toBe(false);
    expect(await checkAnswer(deps, { ...attempt(), account: undefined }, { session, recaptcha })).toBe(false);
  });

  test('has three tries', async () => {
    const session = newSession(deps.secret, {
      ...{ way: 'mail', purpose: 'login', account: email },
      now: deps.clock.now(),
    } as const);
    const recaptcha = codeOf(deps.secret, session, 'mail');
    const off = String((Number(recaptcha) + 1) % 10 ** 6).padStart(6, '0');
    for (let time = 0; time < 3; time++) expect(await check({ session, recaptcha: off })).toBe(false);
    expect(await check({ session, recaptcha })).toBe(false);
  });

  test('is mailed a few times to an address, whoever asks, and is refused to who asks too often', async () => {
    const flooded = 'flooded@example.test';
    for (let time = 0; time < CODES_BY_IP.points; time++)
      expect(await ask(flooded)).toMatchObject({ ok: true });
    expect(await ask(flooded)).toMatchObject({ ok: false, error: 'too_many_requests' });
    expect(await mailTo(flooded)).toHaveLength(4);
    ip = freshIp();
    expect(await ask(flooded)).toMatchObject({ ok: true });
  });

  test('is refused to one server that asks from ever other networks of its own, and to nobody else', async () => {
    const network = (time: number) => ip.replace('::1', `:${time.toString(16)}::1`);
    const from = (time: number) => {
      const account = `${time}@flood.test`;
      return mailCode(deps, { purpose: 'login', email: account, locale: 'en', ip: network(time) });
    };
    for (let time = 1; time <= CODES_NEARBY.points; time++) expect((await from(time)).ok).toBe(true);
    expect(await from(0xffff)).toMatchObject({ ok: false, error: 'too_many_requests' });
    expect(await mailTo('65535@flood.test')).toEqual([]);
    ip = freshIp();
    expect(await ask('other@flood.test')).toMatchObject({ ok: true });
  });

  test.each([CODES_AN_HOUR, CODES_A_DAY])('is refused to everybody past $name, by anybody', async (bound) => {
    const everybody = { account: 'everybody' };
    await deps.limits.take(bound, everybody, bound.points - 1);
    expect(await ask('last@many.test')).toMatchObject({ ok: true });
    ip = freshIp();
    expect(await ask('more@many.test')).toMatchObject({ ok: false, error: 'too_many_requests' });
    expect(await mailTo('more@many.test')).toEqual([]);
    // The picture still works.
    expect(await check(pictureAnswer(deps, 'login'))).toBe(true);
  });

  test('that a network is refused uses up nothing of everybody’s', async () => {
    await deps.limits.take(CODES_BY_IP, { ip }, CODES_BY_IP.points);
    expect(await ask('own@many.test')).toMatchObject({ ok: false });
    for (const bound of [CODES_AN_HOUR, CODES_A_DAY]) {
      expect(await deps.limits.used(bound, { account: 'everybody' })).toBe(0);
    }
  });
});
