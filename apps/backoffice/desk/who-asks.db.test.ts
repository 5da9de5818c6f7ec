import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { afterAll, expect, test } from 'vitest';
import { whoIsKnown } from './who-asks.ts';

const ADA = { email: 'ada@shop.test', password: 'a sentence of an admin' };
const { db, url } = await testDatabase();
const { payload, close } = await openPayload({
  ...{ config: contentSettings(url), log: testLog, times: { ...TEST_TIMES, lock: 100 } },
  hooks: { onProductChange: async () => {} },
});
afterAll(close);

test('while the database does not answer, nobody seems to be logged out', async () => {
  await payload.create({ collection: 'staff', data: { ...ADA, role: 'admin' } });
  const { token } = await payload.login({ collection: 'staff', data: ADA });
  const headers = new Headers({ authorization: `JWT ${token}` });
  expect(await whoIsKnown(payload, headers)).toMatchObject({ email: ADA.email });
  await db.transaction(async (tx) => {
    await tx.execute('lock table cms.staff in access exclusive mode');
    expect((await payload.auth({ headers })).user).toBeNull();
    const failed = await whoIsKnown(payload, headers).catch((error: unknown) => error);
    expect(isDatabaseOutage(failed)).toBe(true);
  });
  expect(await whoIsKnown(payload, new Headers())).toEqual({ kind: 'visitor' });
});
