import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { expect, test } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import { ensureMember } from './ensure-member.ts';
import { accountsHttp } from './http.ts';
import { hashPassword } from './passwords/hashing.ts';
import { setPassword } from './passwords/queries.ts';
import { endedLoginCookies } from './sessions/login-cookies.ts';
import { readViewer } from './sessions/read-viewer.ts';
import { testAccounts } from './testing/accounts.ts';

/*
 * What response times give away: the same calls, in turns, for addresses with and without an account. A heavy test because it
 * needs the real work of a password hash, which database tests reduce.
 */

const { db, deps, clock, log, origin, forgetLimits } = await testAccounts();
const ROUNDS = 30;
const KINDS = ['member', 'guest', 'nobody'] as const;
type Kind = (typeof KINDS)[number];
const addressOf = (kind: Kind, round: number) => `${kind}-${round}@example.test`;

const hash = await hashPassword('the password of all of them');
for (let round = 0; round < ROUNDS; round++) {
  const known = { locale: 'en', at: () => clock.now() } as const;
  const { memberId } = await ensureMember(db, { email: addressOf('member', round), ...known });
  await setPassword(db, memberId, hash);
  await ensureMember(db, { email: addressOf('guest', round), ...known });
}

/** The statements of the current request, as given to the driver; unlike times, they do not depend on how busy the machine is. */
const underWay = new AsyncLocalStorage<string[]>();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
  const [what] = asked as [string | { text: string }];
  underWay.getStore()?.push(typeof what === 'string' ? what : what.text);
  return Reflect.apply(query, this, asked);
} as typeof query;

let network = 0;
const app = createBackend({
  modules: [accountsHttp(deps)],
  readViewer: (headers) => readViewer(deps, headers),
  // A network of its own for each request, so that none is asked for a captcha.
  about: () => ({ locale: 'en', ip: `10.${network >> 8}.${network++ & 255}.1`, country: undefined }),
  ...{ shopName: 'Shop', locales: ['en'], origins: [origin], secret: deps.secret, log, limits: deps.limits },
  endedLoginCookies: endedLoginCookies(deps.cookies),
});

interface Answer {
  status: number;
  /** Those sent before the answer. */
  statements: string[];
  /** ms */
  time: number;
  /** CPU time of this process in ms; other processes change it less than `time`. */
  work: number;
}
async function ask(path: string, body: object): Promise<Answer> {
  const statements: string[] = [];
  const headers = { origin, 'content-type': 'application/json' };
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  const { status } = await underWay.run(statements, async () =>
    app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const time = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  return { status, statements: [...statements], time, work: (user + system) / 1000 };
}

/** The share of pairs in which one of `these` took longer than one of `those`: half of them where nothing can be told. */
function longerThan(those: readonly number[], these: readonly number[]): number {
  const longer = these.map((one) => those.filter((other) => one > other).length);
  return longer.reduce((sum, count) => sum + count, 0) / (these.length * those.length);
}
const quartiles = (list: readonly number[]): [number, number, number] => {
  const sorted = list.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return [at(0.25), at(0.5), at(0.75)];
};

test.each([
  ['log-in', '/api/auth/login', { password: 'not the password' }],
  ['registration', '/api/auth/register/per', {}],
  ['the code sent again', '/api/auth/register/per', { renewal: 1 }],
  ['a wrong code', '/api/auth/register/check', { code: '000000' }],
  [
    'a wrong code at the end',
    '/api/auth/register/complete',
    { code: '000000', password: 'a long and new one' },
  ],
  ['a new password', '/api/auth/reset_pw/per', {}],
  ['a link by mail', '/api/auth/auth_token/per', {}],
])(
  '%s takes as long for an address that has an account, or a guest’s, as for one that has none',
  async (what, path, more) => {
    await forgetLimits();
    const answers: Record<Kind, Answer[]> = { member: [], guest: [], nobody: [] };
    await ask(path, { email: 'warm@example.test', ...more });
    for (let round = 0; round < ROUNDS; round++) {
      // The first of a round may have to do work that the round before left.
      for (let turn = 0; turn < KINDS.length; turn++) {
        const kind = KINDS[(round + turn) % KINDS.length] as Kind;
        answers[kind].push(await ask(path, { email: addressOf(kind, round), ...more }));
      }
    }
    const figures = KINDS.map((kind) => {
      const times = answers[kind].map(({ time }) => time);
      const longer = longerThan(
        answers.nobody.map(({ time }) => time),
        times,
      );
      return {
        kind,
        times: quartiles(times),
        longer,
        work: quartiles(answers[kind].map(({ work }) => work))[1],
      };
    });
    process.stdout.write(`${what}, ${ROUNDS} answers each\n`);
    for (const { kind, times, longer, work } of figures) {
      const [low, middle, high] = times.map((ms) => ms.toFixed(2));
      const of = `${middle} ms (${low} to ${high}), longer than for nobody ${Math.round(longer * 100)} %`;
      process.stdout.write(`  ${kind.padEnd(6)} ${of}, work ${work.toFixed(2)} ms\n`);
    }

    const done = ({ status, statements }: Answer) => ({ status, statements });
    const first = done(answers.nobody[0] ?? expect.fail('no answer'));
    expect(first.statements.length).toBeGreaterThan(0);
    for (const kind of KINDS) for (const answer of answers[kind]) expect(done(answer)).toEqual(first);
    const unknown = figures.find(({ kind }) => kind === 'nobody') ?? expect.fail();
    for (const { kind, longer, work } of figures) {
      // Chance alone stays within four standard deviations.
      if (kind !== 'nobody') expect(Math.abs(longer - 0.5)).toBeLessThan(0.3);
      expect(Math.abs(Math.log2(work / unknown.work))).toBeLessThan(1);
    }
  },
);
