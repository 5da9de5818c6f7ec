import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import { endActingsOfStaff } from '@spindle/domain/accounts/acting/end-actings-of-staff.ts';
import { ensureMember } from '@spindle/domain/accounts/ensure-member.ts';
import { actings } from '@spindle/domain/accounts/tables.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { staffMail } from '@spindle/domain/staff/jobs.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { getPayload, handleEndpoints } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { noteStaffChange } from './note-staff-change.ts';

const { db, url } = await testDatabase();
const jobs = openJobs(url, testLog, { works: false });
await jobs.start([staffMail]);
const config = await contentConfig({
  config: contentSettings(url),
  log: testLog,
  times: TEST_TIMES,
  onStaffChange: noteStaffChange(async () => ({ clock: systemClock, jobs })),
  onStaffLogOut: endActingsOfStaff,
});
// Test files share a process, and Payload keeps its instances by key.
const payload = await getPayload({ config, key: url });
afterAll(async () => {
  await payload.destroy();
  await payload.db.pool.end();
  await jobs.stop();
});

const password = 'correct horse battery';
const first = await payload.create({ collection: 'staff', data: { email: 'ada@shop.test', password } });
const user = { ...first, collection: 'staff' } as never;
const by = { actorEmail: 'ada@shop.test', actorRole: 'admin' };

async function hire(email: string) {
  const data = { email, password, role: 'support' };
  const { id } = await payload.create({ collection: 'staff', data, user });
  const change = (changed: object) => payload.update({ collection: 'staff', id, data: changed, user });
  // Removes the mails about hiring.
  await queued();
  return { id, change, audit: () => auditOf(db, { kind: 'staff', id: String(id) }) };
}
const { token } = await payload.login({ collection: 'staff', data: { email: 'ada@shop.test', password } });
/** Over REST, as the first administrator. */
function rest(method: string, path: string, body?: object, as = token): Promise<Response> {
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `JWT ${as}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config, request, payloadInstanceCacheKey: url });
}
async function queued() {
  const { rows } = await db.execute<{ data: { to: string; subject: string; text: string } }>(
    `select data from jobs.job where name = 'staff-mail' order by created_on, data ->> 'to'`,
  );
  await db.execute(`delete from jobs.job where name = 'staff-mail'`);
  return rows.map(({ data }) => data);
}

test('who hires, promotes and dismisses is written down', async () => {
  const { id, change, audit } = await hire('sue@shop.test');
  await change({ name: 'Sue' });
  await change({ role: 'editor' });
  await payload.delete({ collection: 'staff', id, user });
  expect(await audit()).toMatchObject([
    { ...by, action: 'staff.leave', before: { role: 'editor' }, after: null },
    { ...by, action: 'staff.role', before: { role: 'support' }, after: { role: 'editor' } },
    { ...by, action: 'staff.hire', before: null, after: { role: 'support' } },
  ]);
  // About the role and the deletion.
  expect((await queued()).map(({ to, text }) => [to, text.includes('deleted')])).toEqual([
    ['ada@shop.test', false],
    ['sue@shop.test', false],
    ['ada@shop.test', true],
    ['sue@shop.test', true],
  ]);
});

test('of a new account and a new role the one is told whose log-in did it, and the one whose account it is', async () => {
  const data = { email: 'eve@shop.test', password, role: 'support' };
  const { id } = await payload.create({ collection: 'staff', data, user });
  const told = async () => (await queued()).map(({ to, subject, text }) => [to, subject, text]);
  const hired = [expect.stringContaining('created'), expect.stringContaining('ada@shop.test has created')];
  expect(await told()).toEqual([
    ['ada@shop.test', ...hired],
    ['eve@shop.test', ...hired],
  ]);
  await payload.update({ collection: 'staff', id, data: { role: 'admin' }, user });
  const raised = [
    expect.stringContaining('role'),
    expect.stringMatching(/eve@shop\.test: “Support” has become “Administrators”/),
  ];
  expect(await told()).toEqual([
    ['ada@shop.test', ...raised],
    ['eve@shop.test', ...raised],
  ]);
});

test.each(['select[id]=true', 'select[email]=false&select[role]=false'])(
  'whatever fields who changes an account asks for (%s), what is written down and told is what changed',
  async (select) => {
    const { id, audit } = await hire('fay@shop.test');
    expect((await rest('PATCH', `/staff/${id}?${select}`, { name: 'Fay' })).status).toBe(200);
    expect(await audit()).toMatchObject([{ action: 'staff.hire' }]);
    await rest('PATCH', `/staff/${id}?${select}`, { email: 'fay@other.test', role: 'editor' });
    expect((await queued()).map(({ to }) => to)).toEqual([
      ...['ada@shop.test', 'fay@other.test', 'fay@shop.test', 'fay@shop.test'],
    ]);
    expect((await rest('DELETE', `/staff/${id}?${select}`)).status).toBe(200);
    expect((await queued()).map(({ to }) => to)).toEqual(['ada@shop.test', 'fay@other.test']);
    expect(await audit()).toMatchObject([
      { ...by, action: 'staff.leave', before: { role: 'editor' }, after: null },
      {
        ...by,
        action: 'staff.address',
        before: { email: 'fay@shop.test' },
        after: { email: 'fay@other.test' },
      },
      { ...by, action: 'staff.role', before: { role: 'support' }, after: { role: 'editor' } },
      { ...by, action: 'staff.hire', before: null, after: { role: 'support' } },
    ]);
    const made = { email: 'gus@shop.test', password, role: 'support' };
    expect((await rest('POST', `/staff?${select}`, made)).status).toBe(201);
    expect((await queued()).map(({ to }) => to)).toEqual(['ada@shop.test', 'gus@shop.test']);
    await payload.delete({ collection: 'staff', where: { email: { equals: made.email } } });
  },
);

test('who sets a password anew is written down, without it, and its owner is told', async () => {
  const { change, audit } = await hire('ben@shop.test');
  await change({ password: 'another horse battery', email: 'ben@shop.test' });
  const [entry, ...before] = await audit();
  const email = { email: 'ben@shop.test' };
  expect(entry).toMatchObject({ ...by, action: 'staff.password', before: email, after: email });
  expect(before).toMatchObject([{ action: 'staff.hire' }]);
  const mails = await queued();
  expect(mails).toMatchObject([{ to: 'ben@shop.test', subject: expect.stringContaining('password') }]);
  expect(mails[0]?.text).toContain('ada@shop.test');
  expect(JSON.stringify([entry, mails])).not.toContain('another horse');
});

test('with a new password nobody who has the account acts as a member any longer', async () => {
  const { id, change } = await hire('eda@shop.test');
  const { memberId } = await ensureMember(db, {
    ...{ email: 'buyer@example.com', locale: 'en' },
    at: () => new Date(),
  });
  const until = new Date(Date.now() + 60_000);
  await db.insert(actings).values({
    ...{ memberId, staffId: String(id), staffEmail: 'eda@shop.test', staffRole: 'support' },
    ...{ reason: 'They asked.', ticketUntil: until, tokenHash: 'a token', begunAt: new Date(), until },
  });
  const [open] = await db.select().from(actings);
  await change({ name: 'Eda' });
  expect(await db.select().from(actings)).toEqual([open]);
  await change({ password: 'another horse battery' });
  expect(await db.select().from(actings)).toMatchObject([{ tokenHash: null }]);
  await queued();
});

test.each(['', '?allSessions=true'])(
  'who logs out (%s) acts as no member any longer, nor begins to with a ticket; a colleague goes on',
  async (all) => {
    const data = { email: `fin${all.length}@shop.test`, password };
    const { id } = await hire(data.email);
    const { token: own } = await payload.login({ collection: 'staff', data });
    const { memberId } = await ensureMember(db, {
      ...{ email: 'buyer2@example.com', locale: 'en' },
      at: () => new Date(),
    });
    await db.delete(actings);
    const until = new Date(Date.now() + 60_000);
    const row = { memberId, staffEmail: data.email, staffRole: 'support', reason: 'They asked.' } as const;
    await db.insert(actings).values([
      { ...row, staffId: String(id), ticketUntil: until, ticketHash: 'a ticket' },
      { ...row, staffId: String(id), ticketUntil: until, tokenHash: 'a token', begunAt: new Date(), until },
      { ...row, staffId: 'a colleague', ticketUntil: until, ticketHash: 'a ticket of theirs' },
    ]);
    expect((await rest('POST', `/staff/logout${all}`, undefined, own)).status).toBe(200);
    const left = await db.select().from(actings);
    expect(left.flatMap(({ ticketHash, tokenHash }) => ticketHash ?? tokenHash ?? [])).toEqual([
      'a ticket of theirs',
    ]);
    expect((await rest('POST', `/staff/logout${all}`, undefined, own)).status).toBe(400);
  },
);

test('who chooses a password by a mailed link is written down, and its owner is told', async () => {
  const { audit } = await hire('dot@shop.test');
  const data = { email: 'dot@shop.test' };
  const link = await payload.forgotPassword({ collection: 'staff', data, disableEmail: true });
  const choose = () =>
    rest('POST', '/staff/reset-password', { token: link, password: 'another horse battery' });
  expect((await choose()).status).toBe(200);
  // The link works once.
  expect((await choose()).status).toBe(403);
  const dot = { actorEmail: 'dot@shop.test', actorRole: 'support' };
  expect(await audit()).toMatchObject([
    { ...dot, action: 'staff.password_by_link', before: data, after: data },
    { action: 'staff.hire' },
  ]);
  expect(await queued()).toMatchObject([
    {
      to: 'dot@shop.test',
      subject: expect.stringContaining('password'),
      text: expect.stringContaining('mailbox'),
    },
  ]);
});

test.each([
  ['password', { password: 'yet another horse' }],
  ['address', { email: 'hal@other.test' }],
])('with another %s, a link that was mailed before sets none', async (_what, change) => {
  const { id, change: save } = await hire('hal@shop.test');
  const asked = { collection: 'staff', data: { email: 'hal@shop.test' }, disableEmail: true } as const;
  const link = await payload.forgotPassword(asked);
  await save({ name: 'Hal' });
  await save(change);
  const given = { token: link, password: 'another horse battery' };
  expect((await rest('POST', '/staff/reset-password', given)).status).toBe(403);
  await payload.delete({ collection: 'staff', id, user });
  await queued();
});

test('who sets another address is written down, and both are told where “Forgot password?” leads now', async () => {
  const { change, audit } = await hire('cat@shop.test');
  const [old, now] = ['cat@shop.test', 'cat@other.test'];
  await change({ email: now });
  const address = {
    subject: expect.stringMatching(/^The address/),
    text: expect.stringContaining('mails its link there'),
  };
  expect(await queued()).toMatchObject([
    { ...address, to: now },
    { ...address, to: old },
  ]);
  await change({ email: 'thief@evil.test', password: 'another horse battery' });
  const [was, is] = [{ email: now }, { email: 'thief@evil.test' }];
  expect(await audit()).toMatchObject([
    { ...by, action: 'staff.password', before: is, after: is },
    { ...by, action: 'staff.address', before: was, after: is },
    { ...by, action: 'staff.address', before: { email: old }, after: was },
    { action: 'staff.hire' },
  ]);
  const both = {
    subject: expect.stringContaining('Address and password'),
    text: expect.stringContaining('mails its link to the new address'),
  };
  expect(await queued()).toMatchObject([
    { ...both, to: now },
    { ...both, to: 'thief@evil.test' },
  ]);
});
