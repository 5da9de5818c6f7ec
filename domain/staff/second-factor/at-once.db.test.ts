import { fixedClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { rateLimits } from '../../backend-api/tables.ts';
import { appCode } from '../testing/app-code.ts';
import { confirmStaffFactor } from './confirm-staff-factor.ts';
import { endStaffFactor } from './end-staff-factor.ts';
import { giveStaffFactor } from './give-staff-factor.ts';
import { readStaffFactor, type StaffFactorDeps, staffDoor } from './staff-factor.ts';
import { startStaffFactor } from './start-staff-factor.ts';

const { db, url } = await testDatabase();
const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const backOffice = (): StaffFactorDeps => ({
  ...{ db, clock, limits: openLimits(db, rateLimits) },
  ...{ secret: 'a secret for tests only, 32 characters and more', staffTwoFactor: 'required' },
});
/** Two back offices; each remembers on its own whom it has refused. */
let offices: readonly [StaffFactorDeps, StaffFactorDeps];
const actor: Extract<Actor, { kind: 'staff' }> = {
  ...{ kind: 'staff', staffId: '7', email: 'ann@shop.test', role: 'support' },
};
const session = (number: number) => ({ staffId: '7', sessionId: `session ${number}` });

let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  offices = [backOffice(), backOffice()];
  await db.delete(rateLimits);
  for (const table of ['staff_totp', 'staff_recovery_codes', 'staff_proved_sessions'])
    await db.execute(`truncate shop.${table}`);
  const [office] = offices;
  await startStaffFactor(office, session(0));
  const shown = await readStaffFactor(office, session(0));
  if (shown.state !== 'pending') return expect.fail('no secret is shown');
  secret = shown.secret;
  const code = appCode(secret, clock.now());
  const confirmed = await confirmStaffFactor(office, actor, { sessionId: session(0).sessionId, code });
  if (!confirmed.ok) return expect.fail('it is not on');
  recoveryCodes = confirmed.recoveryCodes;
  clock.set(new Date(clock.now().getTime() + 60_000));
});

/** The answers to many sessions of one member of staff who give codes to both back offices at once. */
async function giveAtOnce(count: number, code: (number: number) => string): Promise<string[]> {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      giveStaffFactor(offices[number % 2] ?? offices[0], session(number + 1), code(number)),
    ),
  );
  return answers.map((answer) => (answer.ok ? 'in' : answer.error));
}
const times = (answers: readonly string[], answer: string) =>
  answers.filter((each) => each === answer).length;
async function open(count: number): Promise<number> {
  const doors = await Promise.all(
    Array.from({ length: count }, (_, number) => staffDoor(offices[0], session(number + 1))),
  );
  return times(doors, 'open');
}

test('of many guesses at once over two back offices ten are looked at, and none lets in', async () => {
  const answers = await giveAtOnce(40, (number) => String(number).padStart(6, '0'));
  expect(times(answers, 'code_wrong')).toBe(10);
  expect(times(answers, 'too_many_requests')).toBe(30);
  expect(await open(40)).toBe(0);
});

test('the app’s code that is given many times at once lets one session in', async () => {
  const code = appCode(secret, clock.now());
  const answers = await giveAtOnce(10, () => code);
  expect(times(answers, 'in')).toBe(1);
  expect(await open(10)).toBe(1);
  expect((await giveStaffFactor(offices[1], session(99), code)).ok).toBe(false);
});

test('so does a recovery code, and each of them once', async () => {
  const [one = ''] = recoveryCodes;
  expect(times(await giveAtOnce(10, () => one), 'in')).toBe(1);
  await db.delete(rateLimits);
  const answers = await giveAtOnce(8, (number) => recoveryCodes[1 + (number % 2)] ?? '');
  expect(times(answers, 'in')).toBe(2);
});

test('a code that comes while the factor is ended opens nothing that outlives it', async () => {
  const [one = '', other = ''] = recoveryCodes;
  const ending = { ...offices[1], staffTwoFactor: 'optional' } as const;
  await Promise.all([
    giveStaffFactor(offices[0], session(1), one),
    endStaffFactor(ending, actor, { staffId: '7', code: other }),
    giveStaffFactor(offices[1], session(2), appCode(secret, clock.now())),
  ]);
  const { rows } = await db.execute('select session_id from shop.staff_proved_sessions');
  expect(rows).toEqual([]);
});

test('it is turned on with one connection, so that many at once don’t wait for each other', async () => {
  const one = openDatabase(url, openLog('test', 'silent'), { connections: 1, times: TEST_TIMES });
  onTestFinished(one.close);
  const office = { ...offices[0], db: one.db, limits: openLimits(one.db, rateLimits) };
  const own = { staffId: '8', sessionId: 'another session' };
  await startStaffFactor(office, own);
  const shown = await readStaffFactor(office, own);
  if (shown.state !== 'pending') return expect.fail('no secret is shown');
  const given = { sessionId: own.sessionId, code: appCode(shown.secret, clock.now()) };
  expect(await confirmStaffFactor(office, { ...actor, staffId: '8' }, given)).toMatchObject({ ok: true });
});
