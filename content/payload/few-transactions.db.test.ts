import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hangingServer } from '@spindle/platform/testing/hanging-server.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { expect, onTestFinished, test } from 'vitest';
import { contentSettings, productData, testLog } from '../testing/test-content.ts';
import { openPayload } from './open-payload.ts';
import type { ContentConfigOptions } from './payload-config.ts';

const hooks = { onProductChange: async () => {} };

async function open(url: string, options: Partial<ContentConfigOptions>) {
  const { payload, close } = await openPayload({
    ...{ config: contentSettings(url), log: testLog, hooks, times: TEST_TIMES },
    ...options,
  });
  onTestFinished(close);
  return payload;
}

/** Saves like the back office, which first checks, outside the transaction, whether somebody else has locked the document. */
const save = (payload: Awaited<ReturnType<typeof open>>, id: number | string) =>
  payload.update({
    collection: 'products',
    id,
    overrideLock: false,
    data: { shortName: 'Saved', _status: 'published' },
  });

test.each([
  [12, 4],
  [30, undefined],
])(
  'of %i editors who save at once nobody waits in vain, with %s connections',
  async (editors, connections) => {
    const { url } = await testDatabase();
    const payload = await open(url, { ...(connections && { connections }) });
    const ids: (number | string)[] = [];
    for (let pid = 1; pid <= editors; pid += 1) {
      const data = productData(String(pid), { slug: `ripper_${pid}` });
      ids.push((await payload.create({ collection: 'products', data })).id);
    }
    const saved = await Promise.all(ids.map((id) => save(payload, id)));
    expect(saved.map(({ shortName }) => shortName)).toEqual(ids.map(() => 'Saved'));
  },
);

test('who waits too long for a turn is told that it was the database, and the turn goes to the next', async () => {
  const { url } = await testDatabase();
  const times = { ...TEST_TIMES, lock: 50 };
  const { db } = await open(url, { connections: 2, times });
  const first = await db.beginTransaction?.();
  const late = await db.beginTransaction?.().catch((error: unknown) => error);
  expect(isDatabaseOutage(late)).toBe(true);
  await db.rollbackTransaction?.(first ?? '');
  await db.commitTransaction?.((await db.beginTransaction?.()) ?? '');
});

test.each(['begin', 'commit'] as const)('a %s that is not answered is told', async (statement) => {
  const { url } = await testDatabase();
  const server = await hangingServer(url);
  onTestFinished(() => server.close());
  const { db } = await open(server.url, { times: { ...TEST_TIMES, connect: 10_000, answer: 4_000 } });
  if (statement === 'begin') server.hang();
  const transaction = async () => {
    const id = (await db.beginTransaction?.()) ?? '';
    server.hang();
    await db.commitTransaction?.(id);
  };
  expect(isDatabaseOutage(await transaction().catch((error: unknown) => error))).toBe(true);
  server.recover();
  const next = async () => db.commitTransaction?.((await db.beginTransaction?.()) ?? '');
  // On a busy machine, the short times above may already be over.
  await expect.poll(() => next().then(() => 'works', String)).toBe('works');
});
