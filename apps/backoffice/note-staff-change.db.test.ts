import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import { auditOf } from '@spindle/domain/audit/audit-of.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { afterAll, expect, test } from 'vitest';
import { noteStaffChange } from './note-staff-change.ts';

const { db, url } = await testDatabase();
const { payload, close } = await openPayload({
  config: contentSettings(url),
  log: testLog,
  times: TEST_TIMES,
  onStaffChange: noteStaffChange,
});
afterAll(close);

test('who hires, promotes and dismisses is written down', async () => {
  const password = 'correct horse battery';
  const first = await payload.create({ collection: 'staff', data: { email: 'ada@shop.test', password } });
  const user = { ...first, collection: 'staff' } as never;
  const data = { email: 'sue@shop.test', password, role: 'support' };
  const { id } = await payload.create({ collection: 'staff', data, user });
  await payload.update({ collection: 'staff', id, data: { name: 'Sue' }, user });
  await payload.update({ collection: 'staff', id, data: { role: 'editor' }, user });
  await payload.delete({ collection: 'staff', id, user });
  const by = { actorEmail: 'ada@shop.test', actorRole: 'admin' };
  expect(await auditOf(db, { kind: 'staff', id: String(id) })).toMatchObject([
    { ...by, action: 'staff.leave', before: { role: 'editor' }, after: null },
    { ...by, action: 'staff.role', before: { role: 'support' }, after: { role: 'editor' } },
    { ...by, action: 'staff.hire', before: null, after: { role: 'support' } },
  ]);
});
