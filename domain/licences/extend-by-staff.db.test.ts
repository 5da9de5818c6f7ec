import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { releaseByStaff } from './activation/release-by-staff.ts';
import { licenceDevices } from './activation/tables.ts';
import { extendByStaff } from './extend-by-staff.ts';
import { issueLicence } from './issue-licence.ts';
import type { Licence, LicenceState } from './licence.ts';
import { licenceDetails } from './licence-details.ts';
import { licences } from './tables.ts';

const { db } = await testDatabase();
const bought = new Date('2026-01-31T10:00:00Z');
const clock = fixedClock(new Date('2026-02-10T10:00:00Z'));
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { ...support, role: 'editor' };

async function issued(licenceType: '1M' | 'LFT' = '1M'): Promise<Licence> {
  const of = { memberId: randomUUID(), pid: '643', productName: 'DVD Ripper', licenceType };
  const origin = { source: 'exchange_code', orderId: null, sourceId: randomUUID(), ordinal: 1 } as const;
  return db.transaction((tx) => issueLicence(tx, of, origin, bought));
}
const extend = (licence: Licence, change: object = {}, actor = support, now = clock) =>
  extendByStaff({ db, clock: now }, actor, {
    ...{ licenceId: licence.id, requestKey: randomUUID(), days: 10, reason: 'an outage of ours' },
    ...change,
  });

test('days are added to the end of a licence that runs, with actor and reason', async () => {
  const licence = await issued();
  expect(await extend(licence)).toMatchObject({
    ...{ ok: true, licence: { worksUntil: new Date('2026-03-10T10:00:00Z') } },
  });
  expect(await auditOf(db, { kind: 'licence', id: licence.id })).toMatchObject([
    {
      ...{ action: 'licence.extend', actorEmail: 'sue@shop.test' },
      before: { worksUntil: '2026-02-28T10:00:00.000Z' },
      after: { worksUntil: '2026-03-10T10:00:00.000Z', reason: 'an outage of ours' },
    },
  ]);
});

test('one that is over works again from now on', async () => {
  const later = fixedClock(new Date('2026-06-01T00:00:00Z'));
  expect(await extend(await issued(), {}, support, later)).toMatchObject({
    ...{ licence: { state: 'active', worksUntil: new Date('2026-06-11T00:00:00Z') } },
  });
});

test('the same form extends once, however often and close together it is sent', async () => {
  const licence = await issued();
  const requestKey = randomUUID();
  const all = await Promise.all(Array.from({ length: 8 }, () => extend(licence, { requestKey })));
  expect(all.every(({ ok }) => ok)).toBe(true);
  const details = await licenceDetails({ db, clock }, licence.id);
  expect(details?.grants.map(({ source }) => source)).toEqual(['exchange_code', 'staff']);
  expect(details?.licence.worksUntil).toEqual(new Date('2026-03-10T10:00:00Z'));
});

test.each<[string, object]>([
  ['no day', { days: 0 }],
  ['half a day', { days: 0.5 }],
  ['eleven years', { days: 4000 }],
  ['no reason', { reason: ' ' }],
])('%s is refused', async (_what, change) => {
  expect(await extend(await issued(), change)).toEqual({ ok: false, error: 'extension_invalid' });
});

test.each<LicenceState>(['suspended', 'revoked'])('one that is %s is not extended', async (state) => {
  const licence = await issued();
  await db.update(licences).set({ state }).where(eq(licences.id, licence.id));
  expect(await extend(licence)).toEqual({ ok: false, error: 'not_extendable' });
});

test('a lifetime is not extended, and editors extend nothing', async () => {
  expect(await extend(await issued('LFT'))).toEqual({ ok: false, error: 'not_extendable' });
  expect(await extend(await issued(), {}, editor)).toEqual({ ok: false, error: 'not_allowed' });
});

test('a seat is freed once, with its entry; editors free none', async () => {
  const licence = await issued();
  const deviceId = randomUUID();
  await db.insert(licenceDevices).values({
    ...{ id: deviceId, licenceId: licence.id, fingerprint: 'f', name: 'Kei’s Mac', system: 'mac' },
    ...{ activatedAt: bought, lastSeenAt: bought },
  });
  const asked = { licenceId: licence.id, deviceId };
  expect(await releaseByStaff({ db, clock }, editor, asked)).toEqual({ ok: false, error: 'not_allowed' });
  const other = { ...asked, licenceId: (await issued()).id };
  expect(await releaseByStaff({ db, clock }, support, other)).toMatchObject({ error: 'device_unknown' });
  const all = await Promise.all(
    Array.from({ length: 4 }, () => releaseByStaff({ db, clock }, support, asked)),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await auditOf(db, { kind: 'licence', id: licence.id })).toMatchObject([
    { action: 'licence.release', before: { device: 'Kei’s Mac', system: 'mac' } },
  ]);
  expect((await licenceDetails({ db, clock }, licence.id))?.devices).toEqual([]);
});
