import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { LICENCE_STATES, type LicenceState } from './licence.ts';
import { revokeLicence } from './revoke-licence.ts';
import { licences } from './tables.ts';

const { db } = await testDatabase();
const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

async function licenceIn(state: LicenceState): Promise<string> {
  const id = randomUUID();
  await db.insert(licences).values({
    ...{ id, state, key: id, orderId: randomUUID(), lineId: randomUUID(), memberId: randomUUID() },
    ...{ pid: '643', productName: 'DVD Ripper', licenceType: 'LFT', seats: 1, issuedAt: clock.now() },
  });
  return id;
}
const stateOf = async (id: string) => (await db.select().from(licences).where(eq(licences.id, id)))[0]?.state;
const audited = (id: string) => auditOf(db, { kind: 'licence', id });

test.each(LICENCE_STATES.filter((state) => state !== 'revoked'))(
  'takes one back that is %s',
  async (state) => {
    const licenceId = await licenceIn(state);
    expect(await revokeLicence({ db, clock }, support, { licenceId })).toMatchObject({
      ...{ ok: true, licence: { id: licenceId, state: 'revoked' } },
    });
    expect(await stateOf(licenceId)).toBe('revoked');
    const entries = await audited(licenceId);
    expect(entries).toMatchObject([
      { action: 'licence.revoke', actorRole: 'support', before: { state }, after: { state: 'revoked' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('"key"');
  },
);

test('of many at once one takes it back', async () => {
  const licenceId = await licenceIn('active');
  const all = await Promise.all(
    Array.from({ length: 20 }, () => revokeLicence({ db, clock }, support, { licenceId })),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(all.filter((each) => !each.ok && each.error === 'already_revoked')).toHaveLength(19);
  expect(await audited(licenceId)).toHaveLength(1);
});

test('the shop itself may, and is named', async () => {
  const licenceId = await licenceIn('active');
  await revokeLicence({ db, clock }, { kind: 'system', name: 'disputes' }, { licenceId });
  expect(await audited(licenceId)).toMatchObject([{ actorKind: 'system', actorId: 'disputes' }]);
});

test('there is nothing to take back of a licence that does not exist', async () => {
  const licenceId = randomUUID();
  expect(await revokeLicence({ db, clock }, support, { licenceId })).toEqual({
    ok: false,
    error: 'not_found',
  });
});

test.each<Actor>([
  { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
  { kind: 'member', memberId: 'm' },
  { kind: 'visitor' },
])('is not for %o', async (actor) => {
  const licenceId = await licenceIn('active');
  expect(await revokeLicence({ db, clock }, actor, { licenceId })).toEqual({
    ok: false,
    error: 'not_allowed',
  });
  expect(await stateOf(licenceId)).toBe('active');
  expect(await audited(licenceId)).toEqual([]);
});
