import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url, pool } = await testDatabase();
const { payload, rest, hire } = await openRest(url);
const admin = await hire('admin');
const EVE = { email: 'eve@example.test', password: 'correct horse battery' };
let eve: number;
beforeEach(async () => {
  await pool.query('delete from cms.staff where email = $1', [EVE.email]);
  eve = Number((await payload.create({ collection: 'staff', data: { ...EVE, role: 'admin' } })).id);
});

const logIn = (who = EVE) => rest('POST', '/staff/login', who);
const role = async () => (await payload.findByID({ collection: 'staff', id: eve })).role;

test('LOGIN vs demote', async () => {
  const seen = [];
  for (let round = 0; round < 4; round++) {
    await payload.update({ collection: 'staff', id: eve, data: { role: 'admin' } });
    const [demoted] = await Promise.all([
      admin('PATCH', `/staff/${eve}`, { role: 'support' }),
      logIn(),
      logIn(),
    ]);
    seen.push([demoted.status, await role()]);
  }
  console.log(seen);
  expect(seen.every(([, r]) => r === 'support')).toBe(true);
});
test('LOGIN vs new password', async () => {
  const next = 'another sentence of hers';
  const [changed] = await Promise.all([
    admin('PATCH', `/staff/${eve}`, { password: next }),
    logIn(),
    logIn(),
  ]);
  console.log(changed.status, (await logIn()).status, (await logIn({ ...EVE, password: next })).status);
  expect((await logIn()).status).toBe(401);
});
test('PATCH name vs demote', async () => {
  const { token } = (await (await logIn()).json()) as { token: string };
  const seen = [];
  for (let round = 0; round < 6; round++) {
    await payload.update({ collection: 'staff', id: eve, data: { role: 'admin' } });
    const { handleEndpoints } = await import('payload');
    const patch = (name: string) =>
      handleEndpoints({
        config: payload.config,
        payloadInstanceCacheKey: url,
        request: new Request(`http://localhost:3001/api/staff/${eve}`, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
          body: JSON.stringify({ name }),
        }),
      });
    const all = await Promise.all([
      patch('a'),
      admin('PATCH', `/staff/${eve}`, { role: 'support' }),
      patch('b'),
      patch('c'),
    ]);
    seen.push([all.map((a) => a.status).join(), await role()]);
  }
  console.log(seen);
  expect(seen.every(([, r]) => r === 'support')).toBe(true);
});
test('RESET vs demote, and login vs reset', async () => {
  const seen = [];
  for (let round = 0; round < 4; round++) {
    await payload.update({ collection: 'staff', id: eve, data: { role: 'admin' } });
    const token = await payload.forgotPassword({
      collection: 'staff',
      data: { email: EVE.email },
      disableEmail: true,
    });
    const [reset, demoted] = await Promise.all([
      rest('POST', '/staff/reset-password', { token, password: EVE.password }),
      admin('PATCH', `/staff/${eve}`, { role: 'support' }),
    ]);
    seen.push([reset.status, demoted.status, await role()]);
  }
  console.log(seen);
  const next = 'another sentence of hers';
  const token = await payload.forgotPassword({
    collection: 'staff',
    data: { email: EVE.email },
    disableEmail: true,
  });
  const all = await Promise.all([
    rest('POST', '/staff/reset-password', { token, password: next }),
    logIn(),
    logIn(),
  ]);
  console.log(
    all.map((a) => a.status),
    'old',
    (await logIn()).status,
    'new',
    (await logIn({ ...EVE, password: next })).status,
  );
});
