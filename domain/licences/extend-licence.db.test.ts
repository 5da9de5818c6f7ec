import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { extendLicence } from './extend-licence.ts';
import type { GrantOrigin } from './grant.ts';
import { issueLicence } from './issue-licence.ts';
import type { Licence, LicenceState } from './licence.ts';
import { licenceGrants, licences } from './tables.ts';
import { takeBackGrant } from './take-back-grant.ts';

const { db } = await testDatabase();
const bought = new Date('2026-01-31T10:00:00Z');
const later = new Date('2026-02-10T10:00:00Z');
const ofLine = (sourceId: string = randomUUID()): GrantOrigin => ({
  ...{ source: 'order', orderId: randomUUID(), sourceId, ordinal: 1 },
});
const ofCode = (sourceId: string = randomUUID()): GrantOrigin => ({
  ...{ source: 'exchange_code', orderId: null, sourceId, ordinal: 1 },
});
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

async function issued(licenceType: LicenceType = '1M', origin = ofLine()) {
  const memberId = randomUUID();
  const of = { memberId, pid: '643', productName: 'DVD Ripper', licenceType };
  return db.transaction((tx) => issueLicence(tx, of, origin, bought));
}
const extend = (licence: Licence, origin = ofCode(), now = later) =>
  db.transaction((tx) => extendLicence(tx, licence, origin, now));
const takeBack = async (licence: Licence, { sourceId }: GrantOrigin, now = later) => {
  const [grant] = await db.select().from(licenceGrants).where(eq(licenceGrants.sourceId, sourceId));
  if (!grant) expect.fail(`${licence.id} has no grant of ${sourceId}`);
  return db.transaction((tx) => takeBackGrant({ db: tx, clock: fixedClock(now) }, support, grant));
};
const stored = async ({ id }: Licence) => (await db.select().from(licences).where(eq(licences.id, id)))[0];

test('a term is added to the end of the one that runs', async () => {
  const licence = await issued();
  expect(licence.worksUntil).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(await extend(licence)).toMatchObject({
    ok: true,
    licence: { key: licence.key, worksUntil: new Date('2026-03-28T10:00:00Z') },
  });
});

test.each<LicenceState>(['active', 'expired'])(
  'one that is over (stored as %s) starts again now',
  async (state) => {
    const licence = await issued();
    await db.update(licences).set({ state }).where(eq(licences.id, licence.id));
    await extend(licence, ofCode(), new Date('2027-05-01T00:00:00Z'));
    expect(await stored(licence)).toMatchObject({
      ...{ state: 'active', worksUntil: new Date('2027-06-01T00:00:00Z') },
    });
  },
);

test.each<LicenceState>(['suspended', 'revoked'])('nothing is added to one that is %s', async (state) => {
  const licence = await issued();
  await db.update(licences).set({ state }).where(eq(licences.id, licence.id));
  expect(await extend(licence)).toEqual({ ok: false, error: 'not_extendable' });
  // Nor can it be extended once its term is over.
  expect(await extend(licence, ofCode(), new Date('2027-05-01T00:00:00Z'))).toMatchObject({ ok: false });
  expect(await stored(licence)).toMatchObject({ state, worksUntil: licence.worksUntil });
});

test('nothing is added to a lifetime', async () => {
  expect(await extend(await issued('LFT'))).toEqual({ ok: false, error: 'not_extendable' });
});

test.each([{ memberId: randomUUID() }, { pid: '646' }, { licenceType: '1Y' as const }])(
  'a licence with another %o is not found',
  async (other) => {
    const licence = { ...(await issued()), ...other };
    expect(await extend(licence)).toEqual({ ok: false, error: 'not_found' });
    expect((await stored(licence))?.worksUntil).toEqual(new Date('2026-02-28T10:00:00Z'));
  },
);

test('what grants to many at once grants one of them', async () => {
  const code = ofCode();
  const all = await Promise.all(Array.from({ length: 12 }, () => issued()));
  const done = await Promise.allSettled(all.map((licence) => extend(licence, code)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await db.select().from(licenceGrants).where(eq(licenceGrants.sourceId, code.sourceId))).toHaveLength(
    1,
  );
});

test('many terms at once are all added', async () => {
  const licence = await issued();
  await Promise.all(Array.from({ length: 12 }, () => extend(licence)));
  expect((await stored(licence))?.worksUntil).toEqual(new Date('2027-02-28T10:00:00Z'));
});

test('a first term that is taken back leaves the second one, from now on', async () => {
  const line = ofLine();
  const licence = await issued('1M', line);
  await extend(licence);
  expect(await takeBack(licence, line)).toMatchObject({ ok: true, licence: { state: 'active' } });
  // 28 February to 28 March are 28 days.
  expect((await stored(licence))?.worksUntil).toEqual(new Date('2026-03-10T10:00:00Z'));
  expect(await auditOf(db, { kind: 'licence', id: licence.id })).toMatchObject([
    {
      action: 'licence.shorten',
      before: { worksUntil: '2026-03-28T10:00:00.000Z' },
      after: { worksUntil: '2026-03-10T10:00:00.000Z' },
    },
  ]);
});

test('an extension that is taken back leaves the first term; the last grant takes the licence with it', async () => {
  const [line, code] = [ofLine(), ofCode()];
  const licence = await issued('1M', line);
  await extend(licence, code);
  await takeBack(licence, code);
  expect(await stored(licence)).toMatchObject({ state: 'active', worksUntil: licence.worksUntil });
  expect(await takeBack(licence, code)).toEqual({ ok: false, error: 'already_taken_back' });
  await takeBack(licence, line);
  expect(await stored(licence)).toMatchObject({ state: 'revoked' });
});
