import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { LOADING_KEY } from '../demo/demo-state.ts';
import { testPayload } from '../testing/test-content.ts';
import { comingAddresses } from './coming-addresses.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const asked: string[] = [];
const open = () =>
  comingAddresses((text, values) => {
    asked.push(String(values[1]));
    return pool.query(text, values);
  });

test('while the demo shop is loaded, an address that a page of it has claimed is coming', async () => {
  await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'dvd_ripper', title: 'DVD Ripper', _status: 'draft' },
  });
  await payload.kv.set(LOADING_KEY, { part: 'all' });
  const isComing = open();
  expect([await isComing('/dvd-ripper'), await isComing('/made-up')]).toEqual([true, false]);
  await payload.kv.delete(LOADING_KEY);
  expect([await isComing('/dvd-ripper'), await isComing('/made-up')]).toEqual([false, false]);
  expect(asked).toEqual(['/dvd-ripper', '/made-up', '/dvd-ripper']);
});
