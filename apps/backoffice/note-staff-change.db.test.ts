import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { staffMail } from '@spindle/domain/staff/jobs.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { afterAll, expect, test } from 'vitest';
import { noteStaffChange } from './note-staff-change.ts';

const { db, url } = await testDatabase();
const jobs = openJobs(url, testLog, { works: false });
await jobs.start([staffMail]);
const { payload, close } = await openPayload({
  config: contentSettings(url),
  log: testLog,
  times: TEST_TIMES,
  onStaffChange: noteStaffChange(async () => ({ clock: systemClock, jobs })),
});
afterAll(async () => {
  await close();
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
  return { id, change, audit: () => auditOf(db, { kind: 'staff', id: String(id) }) };
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
  expect(await queued()).toEqual([]);
});

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

test('who sets another address is written down, and both are told', async () => {
  const { change, audit } = await hire('cat@shop.test');
  await change({ email: 'thief@evil.test', password: 'another horse battery' });
  const [was, is] = [{ email: 'cat@shop.test' }, { email: 'thief@evil.test' }];
  expect(await audit()).toMatchObject([
    { ...by, action: 'staff.password', before: is, after: is },
    { ...by, action: 'staff.address', before: was, after: is },
    { action: 'staff.hire' },
  ]);
  const mails = (await queued()).map(({ to, subject }) => `${to}: ${/address|password/.exec(subject)}`);
  expect(mails.toSorted()).toEqual([
    'cat@shop.test: address',
    'cat@shop.test: password',
    'thief@evil.test: address',
  ]);
});
