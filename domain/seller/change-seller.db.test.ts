import { systemClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { changeSeller } from './change-seller.ts';
import { findSeller } from './find-seller.ts';
import { seedDemoSeller } from './seed-demo-seller.ts';

const { db } = await testDatabase();
const deps = { db, clock: systemClock };
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const settings = {
  ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', vatId: 'DE123456789', taxId: null, timeZone: 'Europe/Berlin' },
};

test('an admin writes who sells, and every change is audited with what it was', async () => {
  expect(await findSeller(db)).toBeUndefined();
  expect(await changeSeller(deps, admin, settings)).toEqual({ ok: true });
  expect(await findSeller(db)).toEqual(settings);
  const moved = { ...settings, street: 'Schattenweg 3' };
  expect(await changeSeller(deps, admin, moved)).toEqual({ ok: true });
  expect(await findSeller(db)).toEqual(moved);
  const audited = await auditOf(db, { kind: 'seller', id: 'seller' });
  expect(audited.map(({ before, after }) => [before?.street ?? null, after?.street])).toEqual([
    ['Lichtweg 12', 'Schattenweg 3'],
    [null, 'Lichtweg 12'],
  ]);
});

test('what does not fit is named, and other roles change nothing', async () => {
  const before = await findSeller(db);
  expect(await changeSeller(deps, admin, { ...settings, city: '', timeZone: 'Mars' })).toEqual({
    ...{ ok: false, error: 'seller_invalid' },
    fields: ['city', 'timeZone'],
  });
  for (const role of ['editor', 'support'] as const) {
    expect(await changeSeller(deps, { ...admin, role }, settings)).toEqual({
      ok: false,
      error: 'not_allowed',
    });
  }
  expect(await findSeller(db)).toEqual(before);
});

test('the demo’s seller takes nobody’s place', async () => {
  const before = await findSeller(db);
  await seedDemoSeller(db);
  expect(await findSeller(db)).toEqual(before);
});
