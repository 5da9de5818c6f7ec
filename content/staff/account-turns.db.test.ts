import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url, pool } = await testDatabase();
const { payload, rest, hire, as } = await openRest(url);
const admin = await hire('admin');
const EVE = { email: 'eve@example.test', password: 'correct horse battery' };
const NEXT = { ...EVE, password: 'another sentence of hers' };
let eve: number;
beforeEach(async () => {
  await pool.query('delete from cms.staff where email = $1', [EVE.email]);
  eve = Number((await payload.create({ collection: 'staff', data: { ...EVE, role: 'admin' } })).id);
});

const logIn = (who = EVE) => rest('POST', '/staff/login', who);
const tokenOf = async (answer: Response) => ((await answer.json()) as { token: string }).token;
const account = () => payload.findByID({ collection: 'staff', id: eve, showHiddenFields: true });
const demote = () => admin('PATCH', `/staff/${eve}`, { role: 'support' });
const resetToken = () =>
  payload.forgotPassword({ collection: 'staff', data: { email: EVE.email }, disableEmail: true });

test('whoever logs in while their role is taken is what they were made', async () => {
  const [demoted, ...entered] = await Promise.all([demote(), logIn(), logIn()]);
  expect([demoted.status, ...entered.map(({ status }) => status)]).toEqual([200, 200, 200]);
  expect((await account()).role).toBe('support');
});

test('whoever changes their name, renews or ends their session, or sets a new password meanwhile is that, too', async () => {
  const own = as(await tokenOf(await logIn()));
  const leaving = as(await tokenOf(await logIn()));
  for (let round = 0; round < 3; round++) {
    await payload.update({ collection: 'staff', id: eve, data: { role: 'admin' } });
    const token = await resetToken();
    const rename = () => own('PATCH', `/staff/${eve}`, { name: 'Eve' });
    await Promise.all([
      rename(),
      own('PATCH', '/staff?where[email][equals]=eve@example.test', { name: 'Eve' }),
      demote(),
      rename(),
      own('POST', '/staff/refresh-token'),
      leaving('POST', '/staff/logout'),
      rest('POST', '/staff/reset-password', { token, password: EVE.password }),
    ]);
    expect((await account()).role).toBe('support');
  }
});

test('whoever logs in while their account is deleted has none', async () => {
  const [deleted] = await Promise.all([admin('DELETE', `/staff/${eve}`), logIn(), logIn()]);
  expect(deleted.status).toBe(200);
  const { docs } = await payload.find({ collection: 'staff', where: { email: { equals: EVE.email } } });
  expect(docs).toEqual([]);
  expect((await logIn()).status).toBe(401);
});

test.each(['an administrator', 'a mailed link'])(
  'a new password by %s holds, however often somebody logs in with the old one meanwhile',
  async (by) => {
    const token = await resetToken();
    const thief = await tokenOf(await logIn());
    const change = () =>
      by === 'a mailed link'
        ? rest('POST', '/staff/reset-password', { token, password: NEXT.password })
        : admin('PATCH', `/staff/${eve}`, { password: NEXT.password });
    const [changed, ...entered] = await Promise.all([change(), logIn(), logIn(), logIn()]);
    expect(changed.status).toBe(200);
    expect((await logIn()).status).toBe(401);
    expect((await logIn(NEXT)).status).toBe(200);
    const let_in = entered.filter(({ status }) => status === 200);
    for (const session of [thief, ...(await Promise.all(let_in.map(tokenOf)))]) {
      const me = (await (await as(session)('GET', '/staff/me')).json()) as { user: unknown };
      expect(me.user).toBeNull();
    }
  },
);

test('sessions that begin at once are all there, and one that was ended stays so while others begin and are renewed', async () => {
  const first = as(await tokenOf(await logIn()));
  const second = as(await tokenOf(await logIn()));
  const answers = await Promise.all([
    logIn(),
    first('POST', '/staff/logout'),
    logIn(),
    second('POST', '/staff/refresh-token'),
    logIn(),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await account()).sessions).toHaveLength(4);
  expect((await first('GET', '/staff')).status).toBe(403);
  expect((await second('GET', '/staff')).status).toBe(200);
});

/** Makes the calls wait for a turn that somebody else has, in this order. @returns the status of each answer */
async function oneAfterTheOther(calls: (() => Promise<Response>)[]): Promise<number[]> {
  const client = await pool.connect();
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event = 'advisory' and wait_event_type = 'Lock'`;
  try {
    await client.query(`begin; select pg_advisory_xact_lock(hashtextextended('staff accounts', 0))`);
    const answers: Promise<Response>[] = [];
    for (const call of calls) {
      answers.push(call());
      await vi.waitFor(async () => expect((await pool.query(waiting)).rowCount).toBe(answers.length), 10_000);
    }
    await client.query('commit');
    return (await Promise.all(answers)).map(({ status }) => status);
  } finally {
    // Closes the connection, because it still has its turn if a call never arrived.
    client.release(true);
  }
}

const renew = (who: typeof rest) => () => who('POST', '/staff/refresh-token');
const leave =
  (who: typeof rest, all = '') =>
  () =>
    who('POST', `/staff/logout${all}`);

test.each([
  ['is renewed', renew, 2],
  ['is ended', leave, 1],
])('a session that begins while another one %s is there', async (_what, call, left) => {
  const other = as(await tokenOf(await logIn()));
  let entered: Response | undefined;
  const enter = async () => {
    entered = await logIn();
    return entered.clone();
  };
  expect(await oneAfterTheOther([enter, call(other)])).toEqual([200, 200]);
  const own = as(await tokenOf(entered as Response));
  expect((await own('GET', '/staff')).status).toBe(200);
  expect((await account()).sessions).toHaveLength(left);
});

test('whoever ends all of their sessions ends those that began meanwhile, too', async () => {
  const other = as(await tokenOf(await logIn()));
  expect(await oneAfterTheOther([logIn, leave(other, '?allSessions=true')])).toEqual([200, 200]);
  expect((await account()).sessions).toEqual([]);
});

const SESSIONS = 'cms.staff_sessions where _parent_id = $1';

test('sessions that are renewed at once all are', async () => {
  const first = as(await tokenOf(await logIn()));
  const second = as(await tokenOf(await logIn()));
  await pool.query(`update cms.staff_sessions set expires_at = now() + '1 minute' where _parent_id = $1`, [
    eve,
  ]);
  expect(await oneAfterTheOther([renew(first), renew(second)])).toEqual([200, 200]);
  const { rows } = await pool.query(`select expires_at > now() + '1 hour' as renewed from ${SESSIONS}`, [
    eve,
  ]);
  expect(rows).toEqual([{ renewed: true }, { renewed: true }]);
});

test('whoever logs in leaves no sessions behind that are over', async () => {
  await logIn();
  await logIn();
  await pool.query(`update cms.staff_sessions set expires_at = now() where _parent_id = $1`, [eve]);
  await logIn();
  expect((await pool.query(`select from ${SESSIONS}`, [eve])).rowCount).toBe(1);
});
