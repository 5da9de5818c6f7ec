import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from './audit-of.ts';
import { auditEntries } from './tables.ts';
import { writeAudit } from './write-audit.ts';

const { db } = await testDatabase();
const subject = (id: string) => ({ kind: 'coupon' as const, id });
const record = (id: string) => ({
  ...{ action: 'coupon.make', subject: subject(id), before: null, after: { payPercent: 90 } },
  at: new Date('2026-11-20T12:00:00Z'),
});
const staff: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'admin' };

test('says who did what to what, newest first', async () => {
  await writeAudit(db, staff, record('A'));
  await writeAudit(db, { kind: 'system', name: 'disputes' }, { ...record('A'), action: 'coupon.end' });
  await writeAudit(db, staff, record('B'));
  expect(await auditOf(db, subject('A'))).toMatchObject([
    { actorKind: 'system', actorId: 'disputes', actorRole: null, action: 'coupon.end' },
    {
      ...{ actorKind: 'staff', actorId: '7', actorEmail: 'ada@shop.test', actorRole: 'admin' },
      ...{ action: 'coupon.make', before: null, after: { payPercent: 90 } },
    },
  ]);
});

test('is gone with a change that did not happen', async () => {
  const failed = db.transaction(async (tx) => {
    await writeAudit(tx, staff, record('gone'));
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await auditOf(db, subject('gone'))).toEqual([]);
});

test('does not watch visitors and members', async () => {
  await writeAudit(db, { kind: 'visitor' }, record('own'));
  await writeAudit(db, { kind: 'member', memberId: 'm' }, record('own'));
  expect(await auditOf(db, subject('own'))).toEqual([]);
});

test('is never changed or deleted', async () => {
  await writeAudit(db, staff, record('kept'));
  const one = eq(auditEntries.subjectId, 'kept');
  const refused = { cause: { message: 'audit entries are added and never changed' } };
  await expect(db.update(auditEntries).set({ action: 'other' }).where(one)).rejects.toMatchObject(refused);
  await expect(db.delete(auditEntries).where(one)).rejects.toMatchObject(refused);
  await expect(db.execute('truncate shop.audit_entries')).rejects.toMatchObject(refused);
  expect(await auditOf(db, subject('kept'))).toHaveLength(1);
});
